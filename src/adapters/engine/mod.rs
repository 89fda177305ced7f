//! Foreign engines: UCI for chess, Hub for draughts. Nothing that they say is trusted.
//!
//! Whoever does not answer in time, ends, writes without end or makes an impossible move is at fault.
//! It is for the caller to say so and to go on without the engine.

pub mod find;
mod hub;
mod process;
mod uci;

use std::path::Path;
use std::time::{Duration, Instant};

use crate::game::{Move, Position};
use crate::session::engine::{ClockTimes, Engine, EngineFault};
use process::{Process, Silence};

/// So long an engine may take to start or to become ready.
const START: Duration = Duration::from_secs(3);

/// How strong an engine is to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// One of the levels 1 to 10 of the program: spread over what the engine offers.
    Level(u8),
    /// A rating on the scale of the engine.
    Elo(u32),
    /// As strong as it can.
    Full,
}

impl Strength {
    /// The strength for a level of the program: the highest one is all that the engine can.
    pub const fn of_level(level: u8) -> Self {
        match level {
            10.. => Self::Full,
            level => Self::Level(level),
        }
    }
}

/// How long an engine may think about a move, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// After so long it is told to stop.
    pub move_ms: u64,
    /// So long after that it must have answered; at most 1,500.
    pub grace_ms: u64,
    /// The clocks, where some run.
    pub clock: Option<ClockTimes>,
}

impl Budget {
    /// A budget of so long a move, with the clocks. Where little time is left, less is waited for.
    pub fn new(move_ms: u64, clock: Option<ClockTimes>) -> Self {
        let left_ms = clock.map_or(u64::MAX, |clock| clock.own_ms);
        Self {
            move_ms,
            grace_ms: (left_ms / 4).min(1_500),
            clock,
        }
    }
}

/// An engine that runs.
pub struct External {
    process: Process,
    engine: Engine,
    strength: Strength,
    /// The options of an engine of chess; an engine of draughts has none that are used.
    options: Option<uci::Options>,
}

impl External {
    /// Starts an engine for the game of a position. `None` if it is not wanted any more.
    ///
    /// # Errors
    /// The engine is at fault.
    pub fn open(
        engine: &Engine,
        strength: Strength,
        position: &Position,
        is_over: &dyn Fn() -> bool,
    ) -> Result<Option<Self>, EngineFault> {
        let file = Path::new(&engine.file);
        let is_chess = position.chess().is_some();
        let arguments: &[&str] = if is_chess { &[] } else { &[hub::ARGUMENT] };
        let mut process = Process::start(file, arguments)?;
        let options = if is_chess {
            let Some(options) = wanted(uci::greet(&mut process, is_over))? else {
                return Ok(None);
            };
            uci::set(&mut process, &options, strength, &engine.options)?;
            Some(options)
        } else {
            if wanted(hub::greet(&mut process, &engine.options, is_over))?.is_none() {
                return Ok(None);
            }
            None
        };
        Ok(Some(Self {
            process,
            engine: engine.clone(),
            strength,
            options,
        }))
    }

    /// Whether this is the engine for a position, with these options.
    pub fn is_for(&self, engine: &Engine, position: &Position) -> bool {
        self.engine == *engine && self.options.is_some() == position.chess().is_some()
    }

    /// The move that the engine makes. `None` if it is not wanted any more.
    ///
    /// # Errors
    /// The engine is at fault.
    pub fn choose(
        &mut self,
        position: &Position,
        past: &[Position],
        strength: Strength,
        budget: Budget,
        is_over: &dyn Fn() -> bool,
    ) -> Result<Option<Move>, EngineFault> {
        match (&self.options, position.draughts()) {
            (Some(options), None) => {
                if self.strength != strength {
                    uci::set(&mut self.process, options, strength, &self.engine.options)?;
                    self.strength = strength;
                }
                wanted(uci::choose(
                    &mut self.process,
                    position,
                    past,
                    budget,
                    is_over,
                ))
            }
            (None, Some(position)) => {
                wanted(hub::choose(&mut self.process, position, budget, is_over))
            }
            _ => Err(EngineFault::Missing),
        }
    }
}

/// What stands behind a word with which an engine gives its answer. After its time it is told to stop.
fn answer(
    process: &mut Process,
    word: &str,
    budget: Budget,
    is_over: &dyn Fn() -> bool,
) -> Result<String, Silence> {
    let end = Instant::now() + Duration::from_millis(budget.move_ms);
    let mut until = end;
    loop {
        match process.hear(until, is_over) {
            Ok(line) => {
                if let Some(rest) = line.strip_prefix(word) {
                    return Ok(rest.to_owned());
                }
            }
            Err(Silence::Deadline) if until == end && budget.grace_ms > 0 => {
                until = end + Duration::from_millis(budget.grace_ms);
                process.say("stop").map_err(Silence::Fault)?;
            }
            Err(Silence::Deadline) => return fault(EngineFault::Silent),
            Err(silence) => {
                // What it says of this is passed over when it is asked again.
                let _ = process.say("stop");
                return Err(silence);
            }
        }
    }
}

/// Hears a greeting line by line up to a word that stands alone; `note` is given what stands before it. Who
/// has spoken, but never says the word, speaks another language.
fn greeting(
    process: &mut Process,
    word: &str,
    until: Instant,
    is_over: &dyn Fn() -> bool,
    note: &mut dyn FnMut(&str),
) -> Result<(), Silence> {
    let mut has_spoken = false;
    loop {
        let line = match process.hear(until, is_over) {
            Err(Silence::Deadline) if has_spoken => return fault(EngineFault::Rubbish),
            heard => asked(heard)?,
        };
        if line == word {
            return Ok(());
        }
        has_spoken = true;
        note(&line);
    }
}

/// A line, or why there is none; that the engine is silent is its fault.
fn asked(heard: Result<String, Silence>) -> Result<String, Silence> {
    match heard {
        Err(Silence::Deadline) => fault(EngineFault::Silent),
        heard => heard,
    }
}

fn fault<T>(fault: EngineFault) -> Result<T, Silence> {
    Err(Silence::Fault(fault))
}

/// What was heard, if it is still wanted.
fn wanted<T>(heard: Result<T, Silence>) -> Result<Option<T>, EngineFault> {
    match heard {
        Ok(heard) => Ok(Some(heard)),
        Err(Silence::Unwanted) => Ok(None),
        Err(Silence::Deadline) => Err(EngineFault::Silent),
        Err(Silence::Fault(fault)) => Err(fault),
    }
}
