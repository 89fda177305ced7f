//! What the pawns of a side of chess are worth, and the pieces that depend on them.

use shakmaty::{Bitboard, Color, Piece, Role, Square};

use super::chess_value::{SideValue, ahead, beside, count, seen_from};
use super::chess_weights::WEIGHTS;

impl SideValue<'_> {
    /// Passed, doubled, isolated and supported pawns; rooks on open files; squares for knights and bishops.
    pub(super) fn weigh_pawns(&mut self, other: &Self) {
        let weights = &WEIGHTS;
        let (board, color, own, theirs) = (self.board, self.color, self.pawns, other.pawns);
        for square in own {
            let file = square.file();
            let (_, rank) = seen_from(color, square);
            let column = Bitboard::from_file(file);
            let wings = beside(file);
            let before = ahead(color, square);
            if (own & column & before).any() {
                self.add(weights.doubled);
            }
            if (own & wings).is_empty() {
                self.add(weights.isolated[usize::from((theirs & column & before).is_empty())]);
            } else if (own & wings & !before).is_empty() {
                self.add(weights.backward[usize::from((theirs & column & before).is_empty())]);
            }
            if self.cover.contains(square) {
                self.add(weights.supported[rank]);
            }
            if (own & wings & Bitboard::from_rank(square.rank())).any() {
                self.add(weights.abreast[rank]);
            }
            if (theirs & before & (wings | column)).is_empty() && (own & column & before).is_empty()
            {
                self.passed(square, rank, other);
            }
        }
        for square in board.by_piece(color.rook()) {
            let file = Bitboard::from_file(square.file());
            if (own & file).is_empty() {
                self.add(weights.open_file[usize::from((theirs & file).is_empty())]);
            }
        }
        // No pawn can drive these away.
        for (at, role) in [Role::Knight, Role::Bishop].into_iter().enumerate() {
            for square in board.by_piece(Piece { color, role }) & self.cover {
                let (_, rank) = seen_from(color, square);
                let drivers = theirs & beside(square.file()) & ahead(color, square);
                if (3..6).contains(&rank) && drivers.is_empty() {
                    self.add(weights.outpost[at]);
                }
            }
        }
        let light = Bitboard::LIGHT_SQUARES;
        for square in board.by_piece(color.bishop()) {
            let same = if light.contains(square) {
                light
            } else {
                !light
            };
            self.add(weights.own_colour[count(own & same).min(8)]);
        }
    }

    /// A pawn that no other pawn can stop.
    fn passed(&mut self, square: Square, rank: usize, other: &Self) {
        let weights = &WEIGHTS;
        self.add(weights.passed[rank]);
        let step = if self.color == Color::White { 8 } else { -8 };
        if let Some(next) = square.offset(step)
            && !self.board.occupied().contains(next)
        {
            let is_safe = !other.reached.contains(next);
            self.add(weights.passed_free[rank]);
            if is_safe {
                self.add(weights.passed_safe[rank]);
            }
        }
        if rank >= 3 {
            let far = |king: Option<Square>| king.map_or(7, |king| king.distance(square) as usize);
            self.add(weights.passed_own_king[far(self.king)]);
            self.add(weights.passed_other_king[far(other.king)]);
        }
    }
}
