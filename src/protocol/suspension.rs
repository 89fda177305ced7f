//! What happens around the board: proofs that take time, decisions of a person who is the arbiter,
//! players who come late, the end of a day's play, a computer that slept.

use crate::arbiter::{Law, Ruling};
use crate::board::Side;
use crate::clock::Warning;
use crate::time::Moment;
use serde::{Deserialize, Serialize};

/// The decision of a person who is the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// As the player wants it.
    Agree,
    /// Later, or when a flag has fallen; the game goes on.
    Postpone {
        /// Whether the opponent is given more time.
        gives_time: bool,
    },
    /// Not as the player wants it.
    Reject,
}

/// What the laws leave open, or what could not be found out: a person decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOpen {
    /// Whether the winner by this ruling can mate at all. To agree is a draw.
    Mate(Side, Ruling),
    /// Whether these checks have no end. To agree is the ruling.
    PerpetualCheck(Side, Ruling),
    /// Whether to castle to the other side is a move of the king. To agree lets the move stand.
    Castling(Law),
    /// Which of two touches binds, where the move on the board keeps to one of them: whether to that of the own piece.
    /// To agree lets the move stand.
    Touch(bool, Law),
}

impl LeftOpen {
    /// The law that is applied.
    pub fn law(&self) -> Law {
        match self {
            Self::Mate(_, ruling) | Self::PerpetualCheck(_, ruling) => ruling.law(),
            Self::Castling(law) | Self::Touch(_, law) => *law,
        }
    }
}

/// Why the game stands still though it is not over. The clocks are stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Suspension {
    /// Whether the winner by this ruling can mate at all is being searched, until the moment given.
    Proving(Ruling, Moment),
    /// This side has claimed a draw in a quickplay finish, and the arbiter decides.
    Quickplay {
        /// Who claims.
        side: Side,
        /// The law.
        law: Law,
        /// Whether the claim has ended the play, so that the arbiter can only agree or reject.
        is_last: bool,
    },
    /// This side has asked for an increment in a quickplay finish.
    Increment {
        /// Who asks.
        side: Side,
        /// The law.
        law: Law,
        /// Whether the opponent has declined the draw that is offered with it.
        is_declined: bool,
    },
    /// The decision on a claim was put off, and then the claimant's flag has fallen.
    Flag(Ruling, Law),
    /// The arbiter decides what the laws leave open.
    LeftOpen(LeftOpen),
    /// Nobody may play longer on this day.
    DayOver(Law),
    /// Neither player has come in time.
    NobodyCame(Law),
}

/// Who decides on a claim in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimDecidedBy {
    /// The opponent, to whom it is an offer of a draw; otherwise the arbiter.
    OpponentElseArbiter,
    /// The arbiter alone, where no draw may be agreed on yet.
    Arbiter,
    /// An arbiter afterwards: play has ended with the claim.
    ArbiterAfterwards,
}

/// What has happened around the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayEvent {
    /// Whether this side can still mate is being searched.
    Proving(Side, Law),
    /// It could not be decided whether anybody can still mate; the game goes on.
    DeadUndecided(Law),
    /// It could not be decided whether this side can still mate; outside a competition the ruling stands.
    MateUndecided(Side),
    /// The laws leave something open, and the arbiter is asked.
    LeftOpen(LeftOpen),
    /// A draw is claimed in a quickplay finish, and who decides.
    QuickplayClaimed(Side, Law, ClaimDecidedBy),
    /// An increment is asked for in a quickplay finish; whether a draw is offered with it.
    IncrementAsked(Side, Law, bool),
    /// The draw is declined; the arbiter decides on the increment.
    IncrementDecided(Side, Law),
    /// The arbiter's decision, and what this side is given, in milliseconds.
    Decided {
        /// What was decided.
        decision: Decision,
        /// Who gains time.
        gains: Side,
        /// How much.
        gained_ms: u64,
        /// How much each move brings from now on, in seconds; 0 for what it was.
        increment_s: u32,
        /// The law.
        law: Law,
    },
    /// The claimant's flag has fallen, and the arbiter decides on the claim that was put off.
    DecideNow(Side, Law),
    /// The flag of the claimant has fallen while the claim is checked.
    FlagInCheck(Side, Law),
    /// The claim is not right: so many moves more are needed.
    NeedsMore(u32, Law),
    /// Whether White and whether Black is awaited.
    Awaiting([bool; 2]),
    /// The player has come, so late in milliseconds.
    Came(Side, u64),
    /// Neither player has come in time: both have lost.
    NobodyCame(Law),
    /// The playing time left on this day, in milliseconds.
    DayEnds(u64, Law),
    /// The day's playing time is over.
    DayOver(Law),
    /// Play goes on on another day; the side to move.
    NextDay(Side),
    /// The computer was away for so long, in milliseconds; nothing was going on.
    Slept(u64),
    /// The time left, and the number of moves left to the control.
    Warned(Warning, Option<u32>, Law),
}

impl PlayEvent {
    /// Whether it belongs to the incidents of the game: what was put to the arbiter, and what he decided.
    pub const fn is_incident(&self) -> bool {
        match self {
            Self::LeftOpen(_)
            | Self::QuickplayClaimed(..)
            | Self::IncrementAsked(..)
            | Self::Decided { .. }
            | Self::NeedsMore(..) => true,
            Self::Proving(..)
            | Self::DeadUndecided(_)
            | Self::MateUndecided(_)
            | Self::IncrementDecided(..)
            | Self::DecideNow(..)
            | Self::FlagInCheck(..)
            | Self::Awaiting(_)
            | Self::Came(..)
            | Self::NobodyCame(_)
            | Self::DayEnds(..)
            | Self::DayOver(_)
            | Self::NextDay(_)
            | Self::Slept(_)
            | Self::Warned(..) => false,
        }
    }

    /// The law that stands behind it.
    pub fn law(&self) -> Option<Law> {
        match self {
            Self::Proving(_, law)
            | Self::DeadUndecided(law)
            | Self::QuickplayClaimed(_, law, _)
            | Self::IncrementAsked(_, law, _)
            | Self::IncrementDecided(_, law)
            | Self::Decided { law, .. }
            | Self::DecideNow(_, law)
            | Self::FlagInCheck(_, law)
            | Self::NeedsMore(_, law)
            | Self::NobodyCame(law)
            | Self::DayEnds(_, law)
            | Self::DayOver(law)
            | Self::Warned(_, _, law) => Some(*law),
            Self::LeftOpen(open) => Some(open.law()),
            Self::MateUndecided(_)
            | Self::Awaiting(_)
            | Self::Came(..)
            | Self::NextDay(_)
            | Self::Slept(_) => None,
        }
    }
}
