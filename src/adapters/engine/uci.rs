//! UCI as it is spoken with a foreign engine of chess.

use super::budget::{Budget, Strength};
use super::manners::{Manners, Wait, answer, fault, settle};
use super::process::{Process, Silence};
use crate::board::Side;
use crate::chess;
use crate::game::{Move, Position};
use crate::protocol::EngineFault;

const MANNERS: Manners = Manners {
    ask: "isready",
    ready: "readyok",
    answer: "bestmove",
};
/// How many options of an engine are remembered.
const MOST_OPTIONS: usize = 200;

/// A number that the engine lets be set, with its range.
struct Spin {
    name: String,
    least: i64,
    most: i64,
}

/// What an engine can be told about its strength.
#[derive(Default)]
pub struct Options {
    spins: Vec<Spin>,
    limits_strength: bool,
}

/// Greets the engine, tells it how to play, and waits until it is ready.
///
/// # Errors
/// It does not answer as UCI asks for.
pub fn greet(
    process: &mut Process,
    strength: Strength,
    own: &[(String, String)],
    wait: &Wait,
) -> Result<Options, Silence> {
    let mut options = Options::default();
    process.say("uci")?;
    wait.greeting(process, "uciok", &mut |line| options.note(line))?;
    set(process, &options, strength, own)?;
    settle(process, &MANNERS, wait)?;
    Ok(options)
}

impl Options {
    /// Notes an option: `option name N type spin default D min A max B`.
    fn note(&mut self, line: &str) {
        let Some(rest) = line.strip_prefix("option name ") else {
            return;
        };
        let Some((name, rest)) = rest.split_once(" type ") else {
            return;
        };
        if name == "UCI_LimitStrength" {
            self.limits_strength = true;
        }
        let words: Vec<&str> = rest.split_whitespace().collect();
        let number = |key: &str| -> Option<i64> {
            let at = words.iter().position(|word| *word == key)?;
            words.get(at + 1)?.parse().ok()
        };
        if let (Some(least), Some(most)) = (number("min"), number("max"))
            && least <= most
            && self.spins.len() < MOST_OPTIONS
        {
            let name = name.to_owned();
            self.spins.push(Spin { name, least, most });
        }
    }

    /// Whether the engine can be told to play worse.
    pub fn is_weaker(&self) -> bool {
        !self.orders(Strength::Level(1)).is_empty()
    }

    fn spin(&self, name: &str) -> Option<&Spin> {
        self.spins.iter().find(|spin| spin.name == name)
    }

    /// The orders that make the engine as strong as is wished.
    fn orders(&self, strength: Strength) -> Vec<String> {
        let set = |name: &str, value: i64| format!("setoption name {name} value {value}");
        let between = |spin: &Spin, part: i64, of: i64| {
            spin.least + (spin.most - spin.least).saturating_mul(part) / of
        };
        let elo = self.spin("UCI_Elo").filter(|_| self.limits_strength);
        let limit = "setoption name UCI_LimitStrength value true".to_owned();
        match (strength, elo, self.spin("Skill Level")) {
            (Strength::Full, _, skill) => {
                let free = "setoption name UCI_LimitStrength value false".to_owned();
                let free = self.limits_strength.then_some(free);
                let skill = skill.map(|skill| set(&skill.name, skill.most));
                free.into_iter().chain(skill).collect()
            }
            (Strength::Elo(wished), Some(elo), _) => {
                let wished = i64::from(wished).clamp(elo.least, elo.most);
                vec![limit, set(&elo.name, wished)]
            }
            (Strength::Level(level), Some(elo), _) => {
                let wished = between(elo, i64::from(level) - 1, 9);
                vec![limit, set(&elo.name, wished)]
            }
            (Strength::Level(level), None, Some(skill)) => {
                vec![set(&skill.name, between(skill, i64::from(level) - 1, 9))]
            }
            (Strength::Elo(_) | Strength::Level(_), None, _) => Vec::new(),
        }
    }
}

/// Tells the engine how strong it is to be, and what the player has set.
///
/// # Errors
/// The engine is at fault.
pub fn set(
    process: &mut Process,
    options: &Options,
    strength: Strength,
    own: &[(String, String)],
) -> Result<(), EngineFault> {
    for order in options.orders(strength) {
        process.say(&order)?;
    }
    for (name, value) in own {
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
