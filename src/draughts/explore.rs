//! What players ask of a position: who can capture what, and where a piece can go.

use super::{Move, Position};
use crate::board::{Side, Square};

impl Position {
    /// The same position with the side named to move.
    pub(super) fn with_turn(&self, turn: Side) -> Self {
        Self { turn, ..*self }
    }

    /// The pieces of a side that could capture what stands on a square if the side were to move;
    /// on an empty square, those that could move there without a capture.
    pub fn attackers(&self, square: Square, side: Side) -> Vec<Square> {
        let attacks =
            |mv: &Move| mv.captured.contains(square) || mv.to == square && !mv.is_capture();
        let moves = self.with_turn(side).legal_moves().into_iter();
        let mut found: Vec<Square> = moves.filter(attacks).map(|mv| mv.from).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The moves of the piece on a square as if its side were to move.
    pub fn moves_from(&self, square: Square) -> Vec<Move> {
        let Some((side, _)) = self.piece_at(square) else {
            return Vec::new();
        };
        let mut moves = self.with_turn(side).legal_moves();
        moves.retain(|mv| mv.from == square);
        moves
    }
}
