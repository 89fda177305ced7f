//! What happens to the clocks, and what they show.

use super::reach::Reach;
use crate::arbiter::Law;
use crate::board::Side;
use crate::clock::Warning;

/// What happens to the clocks, and what they show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// There is no clock in this game.
    NoClock,
    /// How the clocks stand.
    TimeTold(TimeTold),
    /// The time left.
    Warned(Warning),
    /// A side has completed the moves of a period: the time of the next one, in milliseconds, is
    /// added to what it has saved.
    ControlReached {
        side: Side,
        /// The time that is added.
        added_ms: u64,
        /// The law by which the saved time is kept.
        law: Law,
    },
    /// A move was made long ago, and the clock was not pressed.
    ClockForgotten(Side, Law),
    /// The clocks are stopped for a while.
    Paused,
    /// The clock of the side named runs.
    ClockRuns(Side),
}

impl ClockEvent {
    /// Who hears it, and whether it is said again.
    pub const fn reach(&self) -> Reach {
        match self {
            Self::ControlReached { .. } => Reach::Announced,
            Self::Warned(_) | Self::Paused | Self::ClockRuns(_) | Self::ClockForgotten(..) => {
                Reach::Shared
            }
            Self::NoClock | Self::TimeTold(_) => Reach::Private,
        }
    }
}

/// How the clocks stand, White first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeTold {
    /// The readings, in milliseconds.
    pub remaining_ms: [u64; 2],
    /// The moves completed, where they are told.
    pub moves: Option<[u32; 2]>,
    /// The moves still to be completed in this period; `None` for all that remain.
    pub to_control: [Option<u32>; 2],
    /// Whether the flags are down.
    pub flags: [bool; 2],
    /// Whose clock runs.
    pub running: Option<Side>,
}
