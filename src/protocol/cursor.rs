//! What happens where the cursor goes, and to the piece in the hand.

use crate::board::{Piece, Side, Square};

/// What happens where the cursor goes, and to the piece in the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CursorEvent {
    /// The cursor stands on a square.
    Stood {
        square: Square,
        /// What stands there.
        piece: Option<Piece>,
        turn: Side,
        /// Whether the piece in the hand may go there, as far as that may be told.
        is_target: bool,
    },
    /// The cursor is at the edge and stays where it is.
    Edge(Square),
    /// A piece was taken into the hand.
    Taken(Square, Piece),
    /// The piece in the hand was put back.
    PutBack(Square, Piece),
    /// There was nothing to cancel.
    NothingToCancel,
}
