//! What a side of chess threatens: pieces, and the other king.

use shakmaty::{Bitboard, Color, File, Role, Square, attacks};

use super::chess_value::{SideValue, ahead, count, pawn_cover, seen_from};
use super::chess_weights::{Pair, WEIGHTS};

impl SideValue<'_> {
    /// Pieces that something of less worth attacks, or that nobody guards.
    pub(super) fn weigh_threats(&mut self, other: &Self) {
        let weights = &WEIGHTS;
        let board = self.board;
        let theirs = board.by_color(other.color);
        let pieces = theirs & !other.pawns & !board.kings();
        let minor = self.by_role[Role::Knight as usize] | self.by_role[Role::Bishop as usize];
        let rook = self.by_role[Role::Rook as usize];
        for square in pieces & self.reached {
            let at = match board.role_at(square) {
                Some(Role::Knight) => 0,
                Some(Role::Bishop) => 1,
                Some(Role::Rook) => 2,
                _ => 3,
            };
            if self.cover.contains(square) {
                self.add(weights.pawn_threat[at]);
            } else if minor.contains(square) {
                self.add(weights.minor_threat[at]);
            } else if rook.contains(square) {
                self.add(weights.rook_threat[at]);
            }
        }
        let weak = theirs & self.reached & !other.cover & !(other.twice & !self.twice);
        let hanging = theirs & self.reached & !other.reached;
        let times = |[middle, end]: Pair, squares: Bitboard| {
            let times = i32::try_from(count(squares)).unwrap_or(0);
            [middle * times, end * times]
        };
        self.add(times(weights.hanging_pawn, hanging & other.pawns));
        self.add(times(weights.hanging_piece, hanging & pieces));
        self.add(times(weights.weak_piece, weak & pieces));
        // What pawns attack after a safe step.
        let occupied = board.occupied();
        let step = |pawns: Bitboard| match self.color {
            Color::White => Bitboard(pawns.0 << 8),
            Color::Black => Bitboard(pawns.0 >> 8),
        };
        let stepped = step(self.pawns) & !occupied & !other.cover & (self.reached | !other.reached);
        let pushed = pawn_cover(stepped, self.color) & pieces & !self.cover;
        self.add(times(weights.push_threat, pushed));
    }

    /// The attack on the other king: its shelter of pawns, who looks at the squares around it, and checks.
    pub(super) fn weigh_attack(&mut self, other: &Self) {
        let weights = &WEIGHTS;
        let Some(king) = other.king else {
            return;
        };
        let (file, _) = seen_from(other.color, king);
        for near in file.saturating_sub(1)..=(file + 1).min(7) {
            let column = Bitboard::from_file(File::new(near as u32));
            let before = column & (ahead(other.color, king) | Bitboard::from_rank(king.rank()));
            let far = |pawns: Bitboard| {
                let ranks = (pawns & before)
                    .into_iter()
                    .map(|square| usize::from((square.rank() as u8).abs_diff(king.rank() as u8)));
                ranks.min().map_or(0, |far| far.min(6) + 1)
            };
            let is_own = usize::from(near == file);
            self.add(weights.shelter[is_own][far(other.pawns)]);
            self.add(weights.storm[is_own][far(self.pawns)]);
        }
        let units = self.danger(other, king);
        self.add(weights.danger[units.min(weights.danger.len() - 1)]);
    }

    /// How many and how strong pieces look at the squares around the other king, and can give check.
    fn danger(&self, other: &Self, king: Square) -> usize {
        let board = self.board;
        let ring = attacks::king_attacks(king) | Bitboard::from_square(king);
        let by = |role: Role| self.by_role[role as usize];
        let weak = !other.reached | (other.by_role[Role::King as usize] & !other.twice);
        let safe = !board.by_color(self.color) & (!other.reached | (weak & self.twice));
        let occupied = board.occupied();
        let lines = attacks::rook_attacks(king, occupied) & safe;
        let slants = attacks::bishop_attacks(king, occupied) & safe;
        let jumps = attacks::knight_attacks(king) & safe;
        let mut units = 0;
        for (role, looks, checks, from) in [
            (Role::Knight, 2, 3, jumps),
            (Role::Bishop, 2, 2, slants),
            (Role::Rook, 3, 4, lines),
            (Role::Queen, 4, 3, lines | slants),
        ] {
            let near = count(by(role) & ring);
            if near > 0 {
                units += looks + near;
            }
            if (by(role) & from).any() {
                units += checks;
            }
        }
        units += 2 * count(ring & self.reached & weak & !other.cover);
        if board.by_piece(self.color.queen()).is_empty() {
            units / 3
        } else {
            units
        }
    }
}
