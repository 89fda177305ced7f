//! Why: the law of the last ruling or refusal, what the edition says in it, and what can be done now.

use crate::arbiter::{Law, Obligation, RuleDetail};
use crate::board::{Side, Square, keyed};
use crate::protocol::refusal::Refusal;
use crate::record::GameResult;
use strum::IntoStaticStr;

/// The answer to the question why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The law of the last ruling or refusal; `None` if nothing has been ruled yet.
    pub law: Option<Law>,
    /// What the edition says in it.
    pub says: Vec<RuleDetail>,
    /// How the game has ended, if it has.
    pub outcome: Option<GameResult>,
    /// What can be done now, the most pressing first.
    pub now: Vec<Next>,
}

/// What a player can or must do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing at the board, for this reason.
    Hindered(Refusal),
    /// What a touched piece demands, and by which law.
    Must(Obligation, Law),
    /// The offer of this side waits: accept it or decline it.
    Offered(Side),
    /// A step of the move under way.
    Step(NextStep),
}

/// A step of a move in a competition: App. D.2.1 to D.2.4 (FIDE 2023).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NextStep {
    /// Take a piece out of its hole.
    Take,
    /// Make a move, by sight.
    Move,
    /// Put the piece from this square into a hole.
    Put(Square),
    /// Take the captured piece off this square.
    TakeOff(Square),
    /// Say what the pawn on this square becomes.
    Promote(Square),
    /// Let the rook from this square follow.
    Rook(Square),
    /// Announce the move.
    Announce,
    /// Announce the move as it was made, or make it was announced.
    AnnounceAgain,
    /// The opponent repeats the announcement.
    Repeat,
    /// Press the clock.
    Press,
}

keyed!(NextStep);

impl NextStep {
    /// The square that the step is about.
    pub const fn square(self) -> Option<Square> {
        if let Self::Put(square)
        | Self::TakeOff(square)
        | Self::Promote(square)
        | Self::Rook(square) = self
        {
            Some(square)
        } else {
            None
        }
    }
}
