//! What a move that is not legal looks like on the board.

use super::{Made, Turn};
use crate::board::{Kind, Piece, Square};
use crate::chess::{MoveFacts, Origin};

impl Turn {
    /// What an illegal move on the board looks like, told as if it were legal: where the arbiter waits
    /// for a claim, App. B.6 (FIDE 2005), nobody hears from its announcement that it is not. `None` if
    /// no piece of the side has moved.
    pub fn shown(&self) -> Option<MoveFacts> {
        let Made::Illegal(Some(from), Some(to)) = self.made() else {
            return None;
        };
        let captured = self.before().piece_at(to).map(|piece| piece.kind);
        Some(MoveFacts {
            side: self.side(),
            piece: self.piece_at(to)?.kind,
            from,
            to,
            captured,
            en_passant: false,
            castling: None,
            promotion: None,
            check: None,
            origin: Origin::Clear,
        })
    }

    /// Whether the opponent's king is off the board: Art. 1.4.1 (FIDE 2023).
    pub fn king_is_captured(&self) -> bool {
        let king = Piece {
            side: self.side().other(),
            kind: Kind::King,
        };
        !Square::all().any(|square| self.piece_at(square) == Some(king))
    }
}
