//! Warnings of the time that is left: each once in a period, and only on the way down.

use serde::{Deserialize, Serialize};

use super::dial::Dial;
use super::{Clock, Running};
use crate::board::Side;
use crate::time::Moment;

/// The warnings that a player has who has chosen none: 5, 2 and 1 minutes, 30 and 10 seconds.
pub const DEFAULT_WARNINGS_MS: [u64; 5] = [300_000, 120_000, 60_000, 30_000, 10_000];

/// A warning that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Warning {
    /// Whose time it is.
    pub side: Side,
    /// The threshold that the reading has come down to, in milliseconds.
    pub threshold_ms: u64,
    /// The reading now, in milliseconds; less than the threshold if the look was late.
    pub remaining_ms: u64,
}

/// The thresholds of both sides, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Thresholds {
    white: Vec<u64>,
    black: Vec<u64>,
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
    fn of(&self, side: Side) -> &[u64] {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The lowest threshold that the reading has reached and that was not reported.
    fn due(&self, side: Side, dial: &Dial) -> Option<u64> {
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

impl Clock {
    /// The thresholds of a side, in milliseconds.
    pub fn warnings_ms(&self, side: Side) -> &[u64] {
        self.warnings.of(side)
    }

    /// Sets the thresholds of a side, in milliseconds, in any order; none for no warnings. Those
    /// that the reading has passed already are not reported.
    pub fn set_warnings(&mut self, side: Side, thresholds_ms: &[u64], now: Moment) {
        self.settle(now);
        let list = match side {
            Side::White => &mut self.warnings.white,
            Side::Black => &mut self.warnings.black,
        };
        thresholds_ms.clone_into(list);
        self.dial_mut(side).forget_passed();
    }

    /// The warning that is due for a side: of all that the reading has reached since the last
    /// report, the most urgent one. Asking changes nothing, so a caller who does not want to speak
    /// yet asks again later. There is none while the clock stands still or once the flag is down.
    pub fn warning(&self, side: Side, now: Moment) -> Option<Warning> {
        let dial = self.at(side, now);
        if self.running != Running::Runs(side) || dial.flag.is_some() {
            return None;
        }
        let threshold_ms = self.warnings.due(side, &dial)?;
        Some(Warning {
            side,
            threshold_ms,
            remaining_ms: dial.remaining_ms(),
        })
    }

    /// The warning has been given: neither it nor a higher one comes again in this period, unless
    /// the arbiter gives more time.
    pub fn warned(&mut self, warning: Warning) {
        let dial = self.dial_mut(warning.side);
        dial.ceiling_ms = dial.ceiling_ms.min(warning.threshold_ms);
    }
}
