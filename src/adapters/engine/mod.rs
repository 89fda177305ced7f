//! Foreign engines: UCI for chess, Hub for draughts. Nothing that they say is trusted.
//!
//! An engine that does not answer in time, ends, writes without end or makes an impossible move is at fault.
//! It is for the caller to say so and to go on without the engine.

mod budget;
pub mod find;
mod hub;
pub(super) mod leash;
mod manners;
mod process;
mod uci;

use std::time::Duration;

use crate::game::{Move, Position};
use crate::protocol::{ClockTimes, Engine, EngineFault, EngineOption};
pub use budget::{Budget, Strength, Watch};

use budget::part_of;
use manners::Wait;
use process::{Process, Silence};

/// The longest that an engine may take to start and to become ready, in milliseconds: for the first time it is
/// read from the disk, and what it needs is prepared. Stockfish takes 2,300 on a busy machine.
const FIRST_START_MS: u64 = 10_000;
/// The same for an engine that has been running before.
const START_MS: u64 = 3_000;

/// The longest that an engine may take to start and to become ready, in milliseconds, by the clock.
pub fn start_ms(clock: Option<ClockTimes>, is_first: bool) -> u64 {
    let most = if is_first { FIRST_START_MS } else { START_MS };
    most.min(part_of(clock))
}

/// An engine that runs.
pub struct External {
    process: Process,
    engine: Engine,
    strength: Strength,
    is_for_chess: bool,
    /// What can be set.
    options: Vec<EngineOption>,
}

impl External {
    /// Starts an engine for the game of a position, for the first time or again, with the clocks where some run,
    /// and waits until it is ready. `None` if it is not wanted any more.
    ///
    /// # Errors
    /// The engine is at fault.
    pub fn open(
        engine: &Engine,
        strength: Strength,
        position: &Position,
        (clock, is_first): (Option<ClockTimes>, bool),
        watch: Watch,
    ) -> Result<Option<Self>, EngineFault> {
        let is_chess = position.chess().is_some();
        let arguments: &[&str] = if is_chess { &[] } else { &[hub::ARGUMENT] };
        let wait = Wait {
            last: (watch.now)() + Duration::from_millis(start_ms(clock, is_first)),
            watch,
        };
        let mut process = Process::start(engine, arguments)?;
        let greeted = if is_chess {
            uci::greet(&mut process, strength, engine, &wait)
        } else {
            hub::greet(&mut process, &engine.options, clock, &wait)
        };
        Ok(wanted(greeted)?.map(|options| Self {
            process,
            engine: engine.clone(),
            strength,
            is_for_chess: is_chess,
            options,
        }))
    }

    /// The options that the engine offers.
    pub fn options(&self) -> &[EngineOption] {
        &self.options
    }

    /// Whether this is the engine for a position, with these options.
    pub fn is_for(&self, engine: &Engine, position: &Position) -> bool {
        self.engine == *engine && self.is_for_chess == position.chess().is_some()
    }

    /// Whether the engine plays as well as it can, though it was asked to play worse, and nothing else was set.
    pub fn cannot_be_weakened(&self) -> bool {
        let can_be = self.is_for_chess && uci::can_be_weakened(&self.options);
        self.strength != Strength::Full && !can_be && !self.engine.has_own_strength()
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
        match position.draughts() {
            None if self.is_for_chess => {
                if self.strength != strength {
                    uci::set(process, &self.options, strength, &self.engine)?;
                    self.strength = strength;
                }
                wanted(uci::choose(process, position, past, budget, &wait))
            }
            Some(position) if !self.is_for_chess => {
                wanted(hub::choose(process, position, past, budget, &wait))
            }
            _ => Err(EngineFault::Missing),
        }
    }
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
