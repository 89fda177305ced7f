//! UCI as it is spoken with a foreign engine of chess.

use super::budget::{Budget, Strength};
use super::manners::{Manners, Wait, answer, chosen, fault, keep, settle};
use super::process::{Process, Silence};
use crate::board::Side;
use crate::chess;
use crate::game::{Move, Position};
use crate::protocol::{Engine, EngineFault, EngineOption, OptionRange};

/// The options with which an engine plays another game: that is no choice of the player.
const OTHER_GAMES: [&str; 2] = ["UCI_Variant", "UCI_Chess960"];
const MANNERS: Manners = Manners {
    ask: "isready",
    ready: "readyok",
    answer: "bestmove",
};

/// Greets the engine, tells it how to play, and waits until it is ready. Returns the options that it offers.
///
/// # Errors
/// It does not answer as UCI asks for.
pub fn greet(
    process: &mut Process,
    strength: Strength,
    engine: &Engine,
    wait: &Wait,
) -> Result<Vec<EngineOption>, Silence> {
    let mut options = Vec::new();
    process.say("uci")?;
    wait.greeting(process, "uciok", &mut |line| {
        keep(&mut options, read(line));
    })?;
    options.retain(|option| !OTHER_GAMES.iter().any(|name| option.is_called(name)));
    set(process, &options, strength, engine)?;
    settle(process, &MANNERS, wait)?;
    Ok(options)
}

/// An option: `option name N type spin default D min A max B`. A button, which is nothing, is left out.
fn read(line: &str) -> Option<EngineOption> {
    let (name, rest) = line.strip_prefix("option name ")?.split_once(" type ")?;
    let words: Vec<&str> = rest.split_whitespace().collect();
    // A value may have several words; it ends where the next thing is named.
    let keys = ["default", "min", "max", "var"];
    let after = |at: usize| {
        let value = words.iter().skip(at + 1);
        let value: Vec<&str> = value
            .copied()
            .take_while(|word| !keys.contains(word))
            .collect();
        value.join(" ")
    };
    let all = |key: &str| -> Vec<String> {
        let places = words.iter().enumerate().filter(|(_, word)| **word == key);
        places.map(|(at, _)| after(at)).collect()
    };
    let one = |key| all(key).into_iter().next();
    let range = match *words.first()? {
        "spin" => OptionRange::Number(one("min")?.parse().ok()?, one("max")?.parse().ok()?),
        "check" => OptionRange::Switch,
        "combo" => OptionRange::Choice(all("var")),
        "string" => OptionRange::Text,
        _ => return None,
    };
    let value = one("default").filter(|value| value != "<empty>");
    Some(EngineOption {
        name: name.trim().to_owned(),
        value: value.unwrap_or_default(),
        range,
    })
}

/// Whether the engine can be told to play worse.
pub fn can_be_weakened(options: &[EngineOption]) -> bool {
    !orders(options, Strength::Level(1)).is_empty()
}

/// The orders that make the engine as strong as is wished.
fn orders(options: &[EngineOption], strength: Strength) -> Vec<String> {
    let set = |name: &str, value: i64| format!("setoption name {name} value {value}");
    let limits = options.iter().any(|one| one.is_called("UCI_LimitStrength"));
    let spin = |name: &str| {
        let found = options.iter().find(|one| one.is_called(name))?;
        match found.range {
            OptionRange::Number(least, most) => Some((found.name.as_str(), least, most)),
            OptionRange::Switch
            | OptionRange::Decimal(..)
            | OptionRange::Choice(_)
            | OptionRange::Text => None,
        }
    };
    let between = |least: i64, most: i64, level: u8| {
        let part = most
            .saturating_sub(least)
            .saturating_mul(i64::from(level) - 1);
        least.saturating_add(part / 9)
    };
    let elo = spin("UCI_Elo").filter(|_| limits);
    let limit = "setoption name UCI_LimitStrength value true".to_owned();
    match (strength, elo, spin("Skill Level")) {
        (Strength::Full, _, skill) => {
            let free = "setoption name UCI_LimitStrength value false".to_owned();
            let skill = skill.map(|(name, _, most)| set(name, most));
            limits.then_some(free).into_iter().chain(skill).collect()
        }
        (Strength::Elo(wished), Some((name, least, most)), _) => {
            vec![limit, set(name, i64::from(wished).clamp(least, most))]
        }
        (Strength::Level(level), Some((name, least, most)), _) => {
            vec![limit, set(name, between(least, most, level))]
        }
        (Strength::Level(level), None, Some((name, least, most))) => {
            vec![set(name, between(least, most, level))]
        }
        (Strength::Elo(_) | Strength::Level(_), None, _) => Vec::new(),
    }
}

/// Tells the engine how strong it is to be, unless the player has set that himself, and what he has set.
///
/// # Errors
/// The engine is at fault.
pub fn set(
    process: &mut Process,
    options: &[EngineOption],
    strength: Strength,
    engine: &Engine,
) -> Result<(), EngineFault> {
    if !engine.has_own_strength() {
        for order in orders(options, strength) {
            process.say(&order)?;
        }
    }
    for (name, value) in chosen(options, &engine.options) {
        process.say(&format!("setoption name {name} value {value}"))?;
    }
    process.say("ucinewgame")
}

/// Asks for a move.
///
/// # Errors
/// The answer is not wanted any more, or the engine is at fault.
pub fn choose(
    process: &mut Process,
    position: &Position,
    past: &[Position],
    budget: Budget,
    wait: &Wait,
) -> Result<Move, Silence> {
    settle(process, &MANNERS, wait)?;
    process.say(&game(position, past))?;
    process.say(&go(position, budget))?;
    let answer = answer(process, &MANNERS, budget, wait)?;
    let word = answer.split_whitespace().next().unwrap_or_default();
    match word.parse::<chess::Move>() {
        Ok(mv) if position.play(mv.into()).is_some() => Ok(mv.into()),
        Ok(mv) => fault(EngineFault::Illegal(mv.to_string())),
        Err(_) => fault(EngineFault::Rubbish),
    }
}

/// `position` with the moves of the game, so that the engine knows what was repeated.
fn game(position: &Position, past: &[Position]) -> String {
    let start = past.first().unwrap_or(position);
    let mut order = if start.is_start() {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", start.fen())
    };
    let next = past.iter().skip(1).chain([position]);
    let moves: Vec<String> = past
        .iter()
        .zip(next)
        .filter_map(|(before, after)| {
            let mut moves = before.legal_moves().into_iter();
            let mv = moves.find(|mv| before.play(*mv).as_ref() == Some(after))?;
            Some(mv.to_string())
        })
        .collect();
    if !moves.is_empty() {
        order.push_str(" moves ");
        order.push_str(&moves.join(" "));
    }
    order
}

/// `go` with the clocks where there are some, and otherwise with the time for the move.
fn go(position: &Position, budget: Budget) -> String {
    let Some(clock) = budget.clock else {
        return format!("go movetime {}", budget.move_ms.max(1));
    };
    let own = (clock.own_ms, clock.bonus_ms);
    let other = (clock.other_ms, clock.other_bonus_ms);
    let [white, black] = match position.turn() {
        Side::White => [own, other],
        Side::Black => [other, own],
    };
    let moves = clock.moves_to_go.map(|moves| format!(" movestogo {moves}"));
    format!(
        "go wtime {} btime {} winc {} binc {}{}",
        white.0,
        black.0,
        white.1,
        black.1,
        moves.unwrap_or_default()
    )
}
