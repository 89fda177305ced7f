//! How strong an engine is to play, and how long it may think.

use std::time::Instant;

use crate::protocol::ClockTimes;

/// How far beyond its time an engine may answer at most, in milliseconds.
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
    /// After this time it is told to stop.
    pub move_ms: u64,
    /// What it may take in addition, to become ready and to answer; at most 1,500.
    pub grace_ms: u64,
    /// The clocks, where some run.
    pub clock: Option<ClockTimes>,
}

impl Budget {
    /// A budget for each move, with the clocks. Where little time is left, the grace is shorter.
    pub fn new(move_ms: u64, clock: Option<ClockTimes>) -> Self {
        Self {
            move_ms,
            grace_ms: GRACE_MS.min(part_of(clock)),
            clock,
        }
    }
}

/// What may be spent of the time that is left on waiting for an engine, in milliseconds.
pub(super) fn part_of(clock: Option<ClockTimes>) -> u64 {
    clock.map_or(u64::MAX, |clock| clock.own_ms / 4)
}

/// What is looked at while an engine is waited for.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Whether the answer is not wanted any more.
    pub is_over: &'a dyn Fn() -> bool,
    /// What time it is. A test lets the deadline pass when the engine has done what it is to be blamed
    /// for.
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
