//! The Hub protocol, version 2, as it is spoken with a foreign engine of draughts.
//!
//! Squares are counted from 1 to 32, from b8 along each rank to g1, as in the protocol's own game.

use super::budget::Budget;
use super::manners::{Manners, Wait, answer, fault, settle};
use super::process::{Process, Silence};
use crate::board::{Side, Square};
use crate::draughts;
use crate::game::Move;
use crate::protocol::EngineFault;

/// The argument with which engines are asked to speak Hub.
pub const ARGUMENT: &str = "hub";
const MANNERS: Manners = Manners {
    ask: "ping",
    ready: "pong",
    answer: "done",
};
/// How engines call Russian draughts.
const VARIANT: &str = "russian";

/// Greets the engine and lets it prepare.
///
/// # Errors
/// It does not answer as Hub asks for.
pub fn greet(process: &mut Process, own: &[(String, String)], wait: &Wait) -> Result<(), Silence> {
    process.say("hub")?;
    let mut has_variants = false;
    let mut note = |line: &str| {
        has_variants |= line.starts_with("param ") && line.contains("name=variant");
    };
    wait.greeting(process, "wait", &mut note)?;
    if has_variants {
        process.say(&format!("set-param name=variant value={VARIANT}"))?;
    }
    for (name, value) in own {
        let order = format!("set-param name={} value={}", quoted(name), quoted(value));
        process.say(&order)?;
    }
    process.say("init")?;
    wait.greeting(process, "ready", &mut |_| {})?;
    process.say("new-game")?;
    Ok(())
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', ""))
}

/// Asks for a move.
///
/// # Errors
/// The answer is not wanted any more, or the engine is at fault.
pub fn choose(
    process: &mut Process,
    position: &draughts::Position,
    budget: Budget,
    wait: &Wait,
) -> Result<Move, Silence> {
    settle(process, &MANNERS, wait)?;
    process.say(&format!("pos pos={}", board(position)))?;
    process.say(&level(budget))?;
    process.say("go think")?;
    let answer = answer(process, &MANNERS, budget, wait)?;
    let mut words = answer.split_whitespace();
    let Some(word) = words.find_map(|word| word.strip_prefix("move=")) else {
        return fault(EngineFault::Rubbish);
    };
    let word = word.trim_matches('"');
    match read(word, position) {
        Some(mv) => Ok(mv.into()),
        None if word.contains(['-', 'x']) => {
            let shown = word.chars().filter(|c| "0123456789-x".contains(*c));
            fault(EngineFault::Illegal(shown.take(12).collect()))
        }
        None => fault(EngineFault::Rubbish),
    }
}

/// `level` with the clock where there is one, and otherwise with the time for the move, in seconds.
fn level(budget: Budget) -> String {
    let seconds = |ms: u64| format!("{}.{:03}", ms / 1000, ms % 1000);
    let Some(clock) = budget.clock else {
        return format!("level move-time={}", seconds(budget.move_ms));
    };
    let moves = clock.moves_to_go.map(|moves| format!("moves={moves} "));
    format!(
        "level {}time={} inc={}",
        moves.unwrap_or_default(),
        seconds(clock.own_ms),
        seconds(clock.bonus_ms)
    )
}

/// The square with a number.
fn square(number: u8) -> Option<Square> {
    let at = number.checked_sub(1)?;
    let rank = 7_u8.checked_sub(at / 4)?;
    Square::new(2 * (at % 4) + rank % 2, rank)
}

/// The side to move and the squares in their order.
fn board(position: &draughts::Position) -> String {
    let turn = match position.turn() {
        Side::White => 'W',
        Side::Black => 'B',
    };
    let piece = |number: u8| match position.piece_at(square(number)?)? {
        (Side::White, false) => Some('w'),
        (Side::White, true) => Some('W'),
        (Side::Black, false) => Some('b'),
        (Side::Black, true) => Some('B'),
    };
    let squares = (1..=32).map(|number| piece(number).unwrap_or('e'));
    std::iter::once(turn).chain(squares).collect()
}

/// The legal move that an engine means: `22-18`, `22x15`, or with what is captured, `22x15x18`. Where
/// several captures lie between two squares, those that are named must be right.
fn read(text: &str, position: &draughts::Position) -> Option<draughts::Move> {
    let mut numbers = text
        .split(['-', 'x'])
        .map(|part| square(part.parse().ok()?));
    let (from, to) = (numbers.next()??, numbers.next()??);
    let captured: draughts::Squares = numbers.collect::<Option<draughts::Squares>>()?;
    let mut fits = position.legal_moves().into_iter().filter(|mv| {
        (mv.from, mv.to, mv.is_capture()) == (from, to, text.contains('x'))
            && (captured.is_empty() || captured == mv.captured)
    });
    let first = fits.next()?;
    fits.next().is_none().then_some(first)
}
