//! What moves look like on the board, legal or not.

use super::{Made, Turn};
use crate::board::{Kind, Piece, Square};
use crate::chess::{MoveFacts, Origin};
use crate::game::Move;

impl Turn {
    /// What an illegal move on the board looks like, told as if it were legal: where the arbiter waits
    /// for a claim, App. B.6 (FIDE 2005), its announcement does not give away that it is not. `None` if
    /// no piece of the side has moved.
    pub fn shown(&self) -> Option<MoveFacts> {
        let Made::Illegal(Some(from), Some(to)) = self.made() else {
            return None;
        };
        let (from, to) = self.first_of_two().unwrap_or((from, to));
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

    /// Whether a legal move captures what stands on a square; in passing it is not the square to
    /// which the pawn goes: Art. 3.7.3.1 (FIDE 2023).
    pub fn captures(&self, mv: Move, square: Square) -> bool {
        let captured = self.before().captured(mv);
        captured.iter().any(|(taken, _)| *taken == square)
    }

    /// The first of two moves in a row, from square to square: Art. 1.4.1 (Russian draughts).
    fn first_of_two(&self) -> Option<(Square, Square)> {
        let (to, from) = self.moved().first()?;
        let are_two = self.moved().len() > 1 && self.before().draughts().is_some();
        are_two.then_some((*from, *to))
    }

    /// Whether one of several moves in a row went from square to square: Art. 1.4.1 (Russian draughts).
    pub fn has_among_moves(&self, from: Square, to: Square) -> bool {
        self.moved().len() > 1 && self.moved().contains(&(to, from))
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
