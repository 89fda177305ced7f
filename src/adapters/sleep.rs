//! Notices that the computer slept, or that the program stood still, while a clock ran.

use std::time::SystemTime;

use crate::clock::{Jump, Tolerance};
use crate::time::Moment;

/// While a clock runs, the longest between two looks of the host at the time, in milliseconds.
pub const LOOK_MS: u64 = 5_000;

/// A busy computer may look later than it meant to, and its clocks drift apart a little.
const TOLERANCE: Tolerance = Tolerance {
    gap_ms: LOOK_MS + 10_000,
    drift_ms: 10_000,
};

/// Time that is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slept {
    /// How long, in milliseconds.
    pub ms: u64,
    /// How much of it the program's own time has counted, in milliseconds.
    pub counted_ms: u64,
}

/// Compares each look at the time with the one before.
#[derive(Clone, Copy, Debug, Default)]
pub struct SleepWatch {
    last: Option<(Moment, SystemTime)>,
}

impl SleepWatch {
    /// A look at the program's time and at the wall clock, and whether a clock runs: only then the
    /// program looks often enough to know, and only then it matters.
    pub fn look(&mut self, now: Moment, wall: SystemTime, runs: bool) -> Option<Slept> {
        let before = self.last.take();
        self.last = runs.then_some((now, wall));
        let (then, wall_then) = before?;
        let ms = |span: std::time::Duration| i64::try_from(span.as_millis()).unwrap_or(i64::MAX);
        let wall_ms = match wall.duration_since(wall_then) {
            Ok(span) => ms(span),
            Err(error) => -ms(error.duration()),
        };
        let slept = |ms, counted_ms| Some(Slept { ms, counted_ms });
        match Jump::between(then, now, wall_ms, TOLERANCE)? {
            Jump::Uncounted { ms } => slept(ms, 0),
            Jump::Counted { ms } => slept(ms, ms),
            // The chessclock does not care.
            Jump::WallSetBack { .. } | Jump::Backwards { .. } => None,
        }
    }

    /// The next look is the first.
    pub fn forget(&mut self) {
        self.last = None;
    }
}
