//! Attacks: who stands behind an attacker, what a piece would attack elsewhere, who attacks whom.

use shakmaty::{Position as _, attacks};

use super::{Move, Position, color, from_shakmaty, plain, role, to_shakmaty};
use crate::board::{Piece, Side, Square};

impl Position {
    /// The pieces of a side that attack a square only through other attackers of their own side:
    /// the rook behind a rook, the queen behind a bishop or a pawn. a1 to h8.
    pub fn attackers_behind(&self, square: Square, side: Side) -> Vec<Square> {
        let board = self.0.board();
        let target = to_shakmaty(square);
        let direct = board.attacks_to(target, color(side), board.occupied());
        let (mut known, mut occupied) = (direct, board.occupied());
        loop {
            occupied &= !known;
            // A piece that has stepped aside is not on the board any more, but still attacks.
            let now = board.attacks_to(target, color(side), occupied) | known;
            if now == known {
                break;
            }
            known = now;
        }
        let behind = known & !direct;
        behind.into_iter().map(from_shakmaty).collect()
    }

    /// The legal moves of the piece on a square; for a piece of the side that is not to move, those
    /// that it would have if it were its turn.
    pub fn moves_from(&self, square: Square) -> Vec<Move> {
        let Some(piece) = self.piece_at(square) else {
            return Vec::new();
        };
        let position = if piece.side == self.turn() {
            Ok(self.0.clone())
        } else {
            self.0.clone().swap_turn()
        };
        // A side in check must answer it: the other side has no move to make then.
        let Ok(position) = position else {
            return Vec::new();
        };
        let moves = position.legal_moves();
        let moves = moves.iter().map(|mv| plain(*mv));
        moves.filter(|mv| mv.from == square).collect()
    }

    /// The opponent's pieces that a piece would attack if it stood on another square, and those of
    /// the opponent that would attack it there. The square that it leaves is empty then.
    pub fn attacks_if_put(&self, from: Square, to: Square) -> Option<[Vec<Square>; 2]> {
        let Piece { side, kind } = self.piece_at(from)?;
        let board = self.0.board();
        let occupied = board
            .occupied()
            .without(to_shakmaty(from))
            .with(to_shakmaty(to));
        let piece = role(kind).of(color(side));
        let targets = attacks::attacks(to_shakmaty(to), piece, occupied);
        let targets = targets & board.by_color(color(side.other()));
        let by = board.attacks_to(to_shakmaty(to), color(side.other()), occupied);
        let by = by.without(to_shakmaty(to));
        Some([targets, by].map(|squares| squares.into_iter().map(from_shakmaty).collect()))
    }

    /// Every piece that attacks a piece of the other side, with the square of that piece.
    pub fn threats(&self) -> Vec<(Square, Square)> {
        let occupied = Square::all().filter_map(|to| Some((to, self.piece_at(to)?)));
        let attacks = occupied.flat_map(|(to, piece)| {
            let by = self.attackers(to, piece.side.other());
            by.into_iter().map(move |from| (from, to))
        });
        attacks.collect()
    }

    /// The attacks of a piece upon a piece that a legal move brings, and those that it ends. An
    /// attack that goes on from where the piece that moved stands now is neither.
    pub fn threats_by(&self, mv: Move) -> Option<[Vec<(Square, Square)>; 2]> {
        let next = self.play(mv)?;
        let castles = self.facts(mv)?.castling.is_some();
        let rook = castles.then(|| {
            let is_short = mv.to.file() > mv.from.file();
            let (from, to) = if is_short { (7, 5) } else { (0, 3) };
            let on = |file| Square::new(file, mv.from.rank());
            Some((on(from)?, on(to)?))
        });
        let rook = rook.flatten();
        // A promoted pawn is another piece: what it attacks is new.
        let stays = |square: Square| match rook {
            Some((from, to)) if square == from => to,
            _ if square == mv.from && mv.promotion.is_none() => mv.to,
            _ => square,
        };
        let captured = |square: Square| square == mv.to;
        let before: Vec<_> = self.threats();
        let went_on = |(from, to): &(Square, Square)| (stays(*from), stays(*to));
        let kept: Vec<_> = before
            .iter()
            .filter(|(from, to)| !captured(*from) && !captured(*to))
            .map(went_on)
            .collect();
        let after = next.threats();
        let new = after.iter().filter(|threat| !kept.contains(threat));
        let ended = before.iter().filter(|threat| {
            let (from, to) = **threat;
            let has_both = !captured(from) && !captured(to);
            has_both && !after.contains(&went_on(threat))
        });
        Some([new.copied().collect(), ended.copied().collect()])
    }
}
