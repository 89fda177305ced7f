//! Time that jumps: a computer that was suspended, a program that stood still, a clock set anew.

use serde::{Deserialize, Serialize};

use crate::time::Moment;

/// What is suspicious, in milliseconds. Less is the ordinary inaccuracy of computers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tolerance {
    /// The longest time between two looks that the program itself meant to let pass.
    pub gap_ms: u64,
    /// How far the monotonic and the wall clock may drift apart between two looks.
    pub drift_ms: u64,
}

/// What happened to time between two looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Jump {
    /// The monotonic time went backwards.
    Backwards {
        /// How far.
        ms: u64,
    },
    /// The wall clock went further than the monotonic time: the computer was
    /// suspended, or its wall clock set forward. The chessclock has not counted that time.
    Uncounted {
        /// How far.
        ms: u64,
    },
    /// Nobody looked for some time, which the chessclock has counted: the computer was
    /// suspended, or the program stood still.
    Counted {
        /// How long.
        ms: u64,
    },
    /// The wall clock was set back. That does not matter to the chessclock.
    WallSetBack {
        /// How far.
        ms: u64,
    },
}

impl Jump {
    /// Compares two looks at the monotonic time with what the wall clock did between them, in
    /// milliseconds, less than zero if it went back. The first kind that fits is reported; `None`
    /// if all is well.
    pub fn between(
        before: Moment,
        after: Moment,
        wall_ms: i64,
        tolerance: Tolerance,
    ) -> Option<Self> {
        if after < before {
            let ms = before.ms - after.ms;
            return Some(Self::Backwards { ms });
        }
        let passed_ms = after.ms - before.ms;
        let ahead_ms = i128::from(wall_ms) - i128::from(passed_ms);
        // The difference of a `u64` and an `i64` may be greater than either.
        let ms = u64::try_from(ahead_ms.unsigned_abs()).unwrap_or(u64::MAX);
        if ahead_ms > 0 && ms > tolerance.drift_ms {
            Some(Self::Uncounted { ms })
        } else if passed_ms > tolerance.gap_ms {
            Some(Self::Counted { ms: passed_ms })
        } else if ahead_ms < 0 && ms > tolerance.drift_ms {
            Some(Self::WallSetBack { ms })
        } else {
            None
        }
    }
}
