//! What hands do to the pieces in a competition.

use crate::arbiter::Law;
use crate::board::{Kind, Piece, Square};

/// What hands do to the pieces in a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandsEvent {
    /// An own piece was taken out of its hole.
    Lifted(Square, Piece),
    /// A piece of the opponent was taken off the board.
    TakenOff(Square, Piece),
    /// A piece was touched, and that binds.
    Touched(Square, Piece),
    /// A piece was felt by a player for whom that has no consequence.
    Felt(Square, Piece, Law),
    /// A piece was put into a hole.
    Placed(Square, Piece),
    /// The pawn in the hand, or on the square, has become a piece.
    Promoted(Option<Square>, Kind),
    /// Pieces may be adjusted until one is put again.
    Adjusting(Law),
}
