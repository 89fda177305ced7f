//! What a player is bound to do.

use super::rules::Law;
use crate::board::{Piece, Square};
use crate::game::Move;

/// What a player must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obligation {
    /// Move the piece on the square.
    Move(Square, Piece),
    /// Capture the piece on the square.
    Capture(Square, Piece),
    /// Capture the second piece with the first.
    CaptureWith(Square, Piece, Square, Piece),
    /// Castle, the king going to the square.
    Castle(Square),
    /// Move the king: castling was not legal.
    MoveKing(Square),
    /// Move the king, and not by castling: the arbiter has said so.
    MoveKingOnly(Square),
    /// Move the first piece or capture the second: which of them binds the arbiter decides.
    Either(Square, Piece, Square, Piece),
    /// Move the pawn from the first square to the second, where it was released: Art. 7.5.1 with 4.7 (FIDE 2023).
    MovePawn(Square, Square),
    /// Make the move that was declared with a wrong claim: Art. 9.5.3 (FIDE 2023).
    Declared(Move),
}

impl Obligation {
    /// Whether it is to capture a piece: Art. 4.3.2 (FIDE 2023).
    pub const fn is_capture(self) -> bool {
        matches!(self, Self::Capture(..) | Self::CaptureWith(..))
    }
}

/// What a player must do, the moves that do it, and the law.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duty {
    /// What he must do.
    pub obligation: Obligation,
    /// The legal moves that do it; at least one.
    pub moves: Vec<Move>,
    /// The law.
    pub law: Law,
}
