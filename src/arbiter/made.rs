//! What the board shows of a move, and whether it was announced.

use serde::{Deserialize, Serialize};

use crate::board::{Piece, Square};
use crate::chess;
use crate::game::Move;

/// Whether a move was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Announced {
    /// Not yet.
    No,
    /// As it was made.
    AsMade,
    /// Otherwise than it was made.
    Otherwise,
}

/// What the board shows in comparison with the position before the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// Nothing has changed.
    Nothing,
    /// The piece from this square is out of its hole.
    InHand(Square, Piece),
    /// A legal move.
    Legal(Move),
    /// A legal capture but for the captured piece on this square: the pawn that was passed, or in
    /// draughts the first piece that is still to be taken off.
    CaptureLeft(Square, Piece),
    /// A legal promotion but for the new piece on this square.
    PromotionLeft(Square),
    /// A legal castling but for the rook on this square.
    CastlingLeft(chess::Move, Square),
    /// No legal move.
    Illegal,
}
