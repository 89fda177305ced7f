//! The Hub protocol, version 2, as it is spoken with a foreign engine of draughts.
//!
//! Squares are counted from 1 to 32, from b8 along each rank to g1. The protocol has the squares of a board and those of
//! moves in one order, the standard one of its game: Black's men come first, and White's moves lead to smaller numbers.

use std::time::Duration;

use super::budget::{Budget, part_of};
use super::manners::{Manners, Wait, answer, chosen, fault, keep, settle};
use super::process::{Process, Silence};
use crate::board::{Side, Square};
use crate::draughts;
use crate::game::{Move, Position};
use crate::protocol::{ClockTimes, EngineFault, EngineOption, OptionRange};

/// The argument with which engines are asked to speak Hub.
pub const ARGUMENT: &str = "hub";
const MANNERS: Manners = Manners {
    ask: "ping",
    ready: "pong",
    answer: "done",
};
/// How engines call Russian draughts.
const VARIANT: &str = "russian";

/// How long an engine may prepare itself, in milliseconds: it may read tables of endings.
const PREPARATION_MS: u64 = 30_000;

/// Greets the engine and lets it prepare. Returns the parameters that it offers.
///
/// # Errors
/// It does not answer as Hub asks for, or does not play Russian draughts.
pub fn greet(
    process: &mut Process,
    own: &[(String, String)],
    clock: Option<ClockTimes>,
    wait: &Wait,
) -> Result<Vec<EngineOption>, Silence> {
    process.say("hub")?;
    let mut options = Vec::new();
    let mut note = |line: &str| keep(&mut options, offered(line));
    wait.greeting(process, "wait", &mut note)?;
    if let Some(variants) = options.iter().find(|option| option.is_called("variant")) {
        let is_other = match &variants.range {
            OptionRange::Choice(all) => !all.iter().any(|one| one.eq_ignore_ascii_case(VARIANT)),
            OptionRange::Switch
            | OptionRange::Number(..)
            | OptionRange::Decimal(..)
            | OptionRange::Text => false,
        };
        if is_other {
            return fault(EngineFault::OtherGame);
        }
        process.say(&format!("set-param name=variant value={VARIANT}"))?;
    }
    // Which game it plays is no choice of the player.
    options.retain(|option| !option.is_called("variant"));
    for (name, value) in chosen(&options, own) {
        let order = format!("set-param name={} value={}", quoted(name), quoted(&value));
        process.say(&order)?;
    }
    process.say("init")?;
    let longest = Duration::from_millis(PREPARATION_MS.min(part_of(clock)));
    let wait = Wait {
        last: wait.last.max((wait.watch.now)() + longest),
        watch: wait.watch,
    };
    wait.greeting(process, "ready", &mut |_| {})?;
    process.say("new-game")?;
    Ok(options)
}

/// A parameter: `param name=variant value=normal type=enum values="normal russian"`.
fn offered(line: &str) -> Option<EngineOption> {
    let line = line.strip_prefix("param ")?;
    let of = |key: &str| {
        let at = line.match_indices(key).find(|(at, _)| {
            let is_first = line[..*at].ends_with(' ') || *at == 0;
            is_first && line[at + key.len()..].starts_with('=')
        });
        let rest = &line[at?.0 + key.len() + 1..];
        match rest.strip_prefix('"') {
            Some(rest) => rest.split('"').next(),
            None => rest.split_whitespace().next(),
        }
    };
    let values = || of("values").unwrap_or_default().split_whitespace();
    let range = match of("type") {
        Some("int") => OptionRange::Number(
            of("min").map_or(Some(i64::MIN), |least| least.parse().ok())?,
            of("max").map_or(Some(i64::MAX), |most| most.parse().ok())?,
        ),
        Some("real") => match (of("min"), of("max")) {
            (Some(least), Some(most)) => OptionRange::Decimal(least.to_owned(), most.to_owned()),
            _ => OptionRange::Text,
        },
        Some("bool") => OptionRange::Switch,
        _ if values().next().is_some() => {
            OptionRange::Choice(values().map(str::to_owned).collect())
        }
        _ => OptionRange::Text,
    };
    Some(EngineOption {
        name: of("name")?.to_owned(),
        value: of("value").unwrap_or_default().to_owned(),
        range,
    })
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
    past: &[Position],
    budget: Budget,
    wait: &Wait,
) -> Result<Move, Silence> {
    settle(process, &MANNERS, wait)?;
    process.say(&game(position, past))?;
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

/// `pos` with the moves of the game, so that the engine knows what was repeated. Where a position does not
/// follow from the one before it, the game begins behind it.
fn game(position: &draughts::Position, past: &[Position]) -> String {
    let past = past.iter().filter_map(|past| past.draughts().copied());
    let all: Vec<draughts::Position> = past.chain([*position]).collect();
    let mut start = 0;
    let mut moves = Vec::new();
    for (at, pair) in all.windows(2).enumerate() {
        let mut legal = pair[0].legal_moves().into_iter();
        if let Some(mv) = legal.find(|mv| pair[0].after(*mv) == pair[1]) {
            moves.push(write(mv));
        } else {
            start = at + 1;
            moves.clear();
        }
    }
    let mut order = format!("pos pos={}", board(&all[start]));
    if !moves.is_empty() {
        order += &format!(" moves=\"{}\"", moves.join(" "));
    }
    order
}

/// A move as Hub writes it: `22-18`, and with all that is captured `22x15x18`.
fn write(mv: draughts::Move) -> String {
    let mut captured: Vec<u8> = mv.captured.iter().map(number).collect();
    captured.sort_unstable();
    let sign = if mv.is_capture() { 'x' } else { '-' };
    let taken = captured.iter().map(|number| format!("x{number}"));
    format!("{}{sign}{}", number(mv.from), number(mv.to)) + &taken.collect::<String>()
}

/// The number of a square.
fn number(square: Square) -> u8 {
    4 * (7 - square.rank()) + square.file() / 2 + 1
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
