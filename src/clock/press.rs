//! A press of the clock, as it is remembered.

use serde::{Deserialize, Serialize};

use super::dial::Dial;
use crate::board::Side;

/// A press of the clock: how both dials stood just before it, and what it brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ClockPress {
    pub(super) side: Side,
    pub(super) white: Dial,
    pub(super) black: Dial,
    /// The main time that came with it, in milliseconds: an increment, the time of a new period.
    pub(super) gained_ms: u64,
}
