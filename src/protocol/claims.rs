//! Claims of a draw: a right one ends the game, a wrong one costs what the edition says.

use crate::arbiter::claims::Ground;
use crate::arbiter::{ClaimChance, ClaimsReport, Law};
use crate::board::Side;
use crate::game::{Move, Position};

/// Offers and claims of a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimsEvent {
    /// A draw was offered.
    Offered {
        /// By whom.
        side: Side,
        /// Whether the offer did not come between the move and the clock.
        disturbs: bool,
        /// Whether both players write it down.
        written: bool,
        /// Who answers, where it is not plain: an offer that stands is said again while its player is to move.
        answers: Option<Side>,
        /// The law.
        law: Law,
    },
    /// The side to move claims a draw, with the move that it declares.
    DrawClaimed(Ground, Position, Option<Move>),
    /// The claim is wrong, and the game goes on.
    ClaimWrong(WrongClaim),
    /// What the side could claim now.
    MayClaim(Side, Vec<ClaimChance>),
    /// Every claim that was possible in the game.
    ClaimsTold(ClaimsReport),
}

impl ClaimsEvent {
    /// Whether it is said again when the player asks for the last announcement.
    pub const fn is_announcement(&self) -> bool {
        !matches!(self, Self::MayClaim(..) | Self::ClaimsTold(_))
    }
}

/// A wrong claim of a draw, and what follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongClaim {
    /// Who claims.
    pub side: Side,
    /// Why the draw is claimed.
    pub ground: Ground,
    /// Whether a move was declared with it.
    pub is_ahead: bool,
    /// How often the position has stood, or how many moves of each side were quiet.
    pub reached: u32,
    /// How often or how many it must be.
    pub wanted: u32,
    /// The law under which the claim was judged.
    pub law: Law,
    /// What happens to the clocks, if there are any.
    pub correction: Option<Correction>,
    /// The move that must be made, and the law that says so.
    pub must_make: Option<(Move, Law)>,
    /// Whether this move counts as made already.
    pub counts_as_made: bool,
    /// The law by which the claim counts as an offer of a draw.
    pub offers_draw: Option<Law>,
}

/// What a wrong claim has done to the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Correction {
    /// What the opponent has gained, in milliseconds.
    pub opponent_ms: u64,
    /// What the claimant has lost, in milliseconds.
    pub taken_ms: u64,
    /// The law.
    pub law: Law,
}
