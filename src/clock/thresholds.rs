//! The readings at which a clock warns.

use serde::{Deserialize, Serialize};

use super::dial::Dial;
use crate::board::Side;

/// The warnings that a player has who has chosen none: 5, 2 and 1 minutes, 30 and 10 seconds.
pub const DEFAULT_WARNINGS_MS: [u64; 5] = [300_000, 120_000, 60_000, 30_000, 10_000];

/// The thresholds of both sides, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Thresholds {
    pub(super) white: Vec<u64>,
    pub(super) black: Vec<u64>,
}

impl Default for Thresholds {
    fn default() -> Self {
        Self {
            white: DEFAULT_WARNINGS_MS.to_vec(),
            black: DEFAULT_WARNINGS_MS.to_vec(),
        }
    }
}

impl Thresholds {
    pub(super) fn of(&self, side: Side) -> &[u64] {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The lowest threshold that the reading has reached and that was not reported.
    pub(super) fn due(&self, side: Side, dial: &Dial) -> Option<u64> {
        let remaining_ms = dial.remaining_ms();
        let reached = |&ms: &u64| remaining_ms <= ms && ms < dial.ceiling_ms;
        self.of(side).iter().copied().filter(reached).min()
    }

    /// The highest threshold that the reading has yet to reach.
    pub fn next(&self, side: Side, dial: &Dial) -> Option<u64> {
        let ahead = |&ms: &u64| ms < dial.remaining_ms() && ms < dial.ceiling_ms;
        self.of(side).iter().copied().filter(ahead).max()
    }
}
