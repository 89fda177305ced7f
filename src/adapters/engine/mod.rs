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
use crate::protocol::engine::{ClockTimes, Engine, EngineFault};
use process::{Process, Silence};

/// So long an engine may take at most to start and to become ready, in milliseconds. Stockfish takes a
/// tenth of it, and half of it with a gigabyte to be cleared.
const START_MS: u64 = 1_800;
/// So long after its time an engine may answer at most, in milliseconds.
const GRACE_MS: u64 = 1_500;

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
    /// So long it may take besides, to become ready and to answer; at most 1,500.
    pub grace_ms: u64,
    /// The clocks, where some run.
    pub clock: Option<ClockTimes>,
}

impl Budget {
    /// A budget of so long a move, with the clocks. Where little time is left, less is waited for.
    pub fn new(move_ms: u64, clock: Option<ClockTimes>) -> Self {
        Self {
            move_ms,
            grace_ms: GRACE_MS.min(part_of(clock)),
            clock,
        }
    }
}

/// So long an engine may take to start and to become ready, in milliseconds.
pub fn start_ms(clock: Option<ClockTimes>) -> u64 {
    START_MS.min(part_of(clock))
}

/// What may be spent of the time that is left on waiting for an engine, in milliseconds.
fn part_of(clock: Option<ClockTimes>) -> u64 {
    clock.map_or(u64::MAX, |clock| clock.own_ms / 4)
}

/// What is looked at while an engine is waited for.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Whether the answer is not wanted any more.
    pub is_over: &'a dyn Fn() -> bool,
    /// What time it is. A test lets the deadline pass when the engine has done what it is to be blamed for.
    pub now: &'a dyn Fn() -> Instant,
}

impl<'a> Watch<'a> {
    /// By the clock of the system.
    pub fn new(is_over: &'a dyn Fn() -> bool) -> Self {
        Self {
            is_over,
            now: &Instant::now,
        }
    }
}

/// The deadline of one question, and what is looked at until then.
struct Wait<'a> {
    /// When the engine must have answered.
    last: Instant,
    watch: Watch<'a>,
}

impl Wait<'_> {
    /// The next line; that there is none by the deadline is the engine's fault.
    fn line(&self, process: &mut Process) -> Result<String, Silence> {
        match process.hear(self.last, self.watch) {
            Err(Silence::Deadline) => fault(EngineFault::Silent),
            heard => heard,
        }
    }

    /// Hears a greeting line by line up to a word that stands alone; `note` is given what stands before it.
    /// Who has spoken, but never says the word, speaks another language.
    fn greeting(
        &self,
        process: &mut Process,
        word: &str,
        note: &mut dyn FnMut(&str),
    ) -> Result<(), Silence> {
        let mut has_spoken = false;
        loop {
            let line = match process.hear(self.last, self.watch) {
                Err(Silence::Deadline) if has_spoken => return fault(EngineFault::Rubbish),
                Err(Silence::Deadline) => return fault(EngineFault::Silent),
                heard => heard?,
            };
            if line == word {
                return Ok(());
            }
            has_spoken = true;
            note(&line);
        }
    }
}

/// The words with which a protocol makes sure that an engine listens, and in which it answers.
struct Manners {
    /// What is asked,
    ask: &'static str,
    /// and what is answered as soon as all before is done.
    ready: &'static str,
    /// The first word of an answer.
    answer: &'static str,
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
    /// Starts an engine for the game of a position, with the clocks where some run, and waits until it is
    /// ready. `None` if it is not wanted any more.
    ///
    /// # Errors
    /// The engine is at fault.
    pub fn open(
        engine: &Engine,
        strength: Strength,
        position: &Position,
        clock: Option<ClockTimes>,
        watch: Watch,
    ) -> Result<Option<Self>, EngineFault> {
        let file = Path::new(&engine.file);
        let is_chess = position.chess().is_some();
        let arguments: &[&str] = if is_chess { &[] } else { &[hub::ARGUMENT] };
        let wait = Wait {
            last: (watch.now)() + Duration::from_millis(start_ms(clock)),
            watch,
        };
        let mut process = Process::start(file, arguments)?;
        let greeted = if is_chess {
            let own = &engine.options;
            uci::greet(&mut process, strength, own, &wait).map(Some)
        } else {
            hub::greet(&mut process, &engine.options, &wait).map(|()| None)
        };
        Ok(wanted(greeted)?.map(|options| Self {
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
        watch: Watch,
    ) -> Result<Option<Move>, EngineFault> {
        let spare = Duration::from_millis(budget.move_ms.saturating_add(budget.grace_ms));
        let wait = Wait {
            last: (watch.now)() + spare,
            watch,
        };
        let process = &mut self.process;
        match (&self.options, position.draughts()) {
            (Some(options), None) => {
                if self.strength != strength {
                    uci::set(process, options, strength, &self.engine.options)?;
                    self.strength = strength;
                }
                wanted(uci::choose(process, position, past, budget, &wait))
            }
            (None, Some(position)) => wanted(hub::choose(process, position, budget, &wait)),
            _ => Err(EngineFault::Missing),
        }
    }
}

/// Waits until the engine has nothing more to say of what it was asked before: an answer that was not
/// wanted any more, and whatever stands before it is ready.
fn settle(process: &mut Process, manners: &Manners, wait: &Wait) -> Result<(), Silence> {
    process.begin();
    while process.owes_answer {
        let line = wait.line(process)?;
        process.owes_answer = after(&line, manners.answer).is_none();
    }
    process.say(manners.ask)?;
    process.owed_readiness += 1;
    while process.owed_readiness > 0 {
        if wait.line(process)? == manners.ready {
            process.owed_readiness -= 1;
        }
    }
    Ok(())
}

/// What stands behind the word with which an engine gives its answer. After its time it is told to stop.
fn answer(
    process: &mut Process,
    manners: &Manners,
    budget: Budget,
    wait: &Wait,
) -> Result<String, Silence> {
    process.owes_answer = true;
    let end = (wait.watch.now)() + Duration::from_millis(budget.move_ms);
    let mut until = end.min(wait.last);
    loop {
        match process.hear(until, wait.watch) {
            Ok(line) => {
                if let Some(rest) = after(&line, manners.answer) {
                    process.owes_answer = false;
                    return Ok(rest.to_owned());
                }
            }
            Err(Silence::Deadline) if until < wait.last => {
                until = wait.last;
                process.say("stop")?;
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

/// What stands behind a first word.
fn after<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let rest = line.strip_prefix(word)?;
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then(|| rest.trim())
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
