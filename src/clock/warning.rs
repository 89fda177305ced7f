//! Warnings of the time that is left: each once in a period, and only on the way down.

use serde::{Deserialize, Serialize};

use super::{Clock, Running};
use crate::board::Side;
use crate::time::Moment;

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

impl Clock {
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
