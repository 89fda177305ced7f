//! Kings and pawns are played as they stand; every other piece is a shadow, which stands wherever it could have gone.
//!
//! Pieces that walk about behind a wall of pawns make millions of positions, and all of them are alike: what counts is
//! where kings and pawns stand, and whose move it is. So more can happen here than in any game, and a mate that cannot
//! come about even so is proved to be impossible.

use std::collections::HashMap;

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, FromSetup as _, Move, Piece, Position as _,
    PositionError, Role, Setup, Square, attacks,
};

use super::exact::Exact;
use super::helpmate::{Effort, has_mated};
use super::reach::may_be_mate;
use super::scene::{By, Scene};

/// In no more than so many ways the officers are tried on their squares, to see whether it is mate.
const MOST_WAYS: usize = 256;

/// Whether it is proved, as far as the effort goes, that no series of legal moves ends in a mate by this side.
///
/// The officers that are exact are played as they stand, too.
pub(super) fn proves_none(start: &Chess, winner: Color, exact: Exact, effort: Effort) -> bool {
    let Some(first) = Scene::of(start, exact) else {
        return false;
    };
    if has_mated(start, winner) {
        return false;
    }
    let mut open = vec![first.solid.clone()];
    let mut met = HashMap::from([(first.solid.clone(), (first, true))]);
    let mut steps = 0;
    while let Some(solid) = open.pop() {
        let Some((scene, is_open)) = met.get_mut(&solid) else {
            continue;
        };
        *is_open = false;
        for (next, by) in scene.clone().moves() {
            steps += 1;
            if effort.is_spent(steps) {
                return false;
            }
            if next.solid.turn != winner && next.may_be_mate(by, &mut steps) {
                return false;
            }
            if next.solid.has_nothing(winner) {
                continue;
            }
            match met.get_mut(&next.solid) {
                None => {
                    open.push(next.solid.clone());
                    met.insert(next.solid.clone(), (next, true));
                }
                Some((known, is_open)) => {
                    if known.join(&next) && !*is_open {
                        *is_open = true;
                        open.push(next.solid);
                    }
                }
            }
        }
    }
    true
}

impl Scene {
    /// Adds the squares of another scene in which the same stands for certain; whether any is new.
    fn join(&mut self, other: &Self) -> bool {
        let mut has_grown = !other.loose.is_subset(self.loose);
        self.loose |= other.loose;
        for (known, more) in self.shadows.iter_mut().zip(&other.shadows) {
            has_grown |= !more.is_subset(*known);
            *known |= *more;
        }
        has_grown
    }

    /// Whether the side to move may have been mated by the move that has been made.
    fn may_be_mate(&self, by: By, steps: &mut usize) -> bool {
        if let By::King(from) = by
            && !self.opens_line(from)
        {
            return false;
        }
        let loser = self.solid.turn;
        let one = |color, role| move |square: Square| (color, role, Bitboard::from(square));
        let kings = Color::ALL.map(|color| one(color, Role::King)(self.solid.kings[color]));
        let pawns = Color::ALL.into_iter().flat_map(|color| {
            let pawns = self.solid.pawns[color].into_iter();
            pawns.map(one(color, Role::Pawn))
        });
        let officers = (self.solid.officers.iter().zip(&self.shadows))
            .map(|(officer, shadow)| (officer.color, officer.role, *shadow));
        let loose = self.solid.loose().into_iter().flat_map(|(color, count)| {
            std::iter::repeat_n((color, Role::Queen, self.loose), count)
        });
        let pieces = kings.into_iter().chain(pawns).chain(officers).chain(loose);
        may_be_mate(pieces, !loser) && self.is_mate_somehow(&mut Vec::new(), steps)
    }

    /// Whether the side to move is mated with the officers on some of their squares; taken for granted where there are
    /// too many ways for them to stand.
    fn is_mate_somehow(&self, placed: &mut Vec<Square>, steps: &mut usize) -> bool {
        let ways = |all: usize, shadow: &Bitboard| all.saturating_mul(shadow.count());
        let is_vague = self.solid.loose().is_some()
            || placed.is_empty() && self.shadows.iter().fold(1, ways) > MOST_WAYS;
        if is_vague {
            return self.is_mate_beside_shadows();
        }
        let Some(shadow) = self.shadows.get(placed.len()) else {
            *steps += 1;
            return self.is_mate(placed);
        };
        shadow.into_iter().any(|square| {
            !placed.contains(&square) && {
                placed.push(square);
                let is_mate = self.is_mate_somehow(placed, steps);
                placed.pop();
                is_mate
            }
        })
    }

    /// Whether the side to move may be mated, wherever its shadows stand: no reply to the check is certain. Taken for
    /// granted where the other side has shadows.
    fn is_mate_beside_shadows(&self) -> bool {
        let loser = self.solid.turn;
        let officers = self.solid.officers.iter();
        if officers
            .clone()
            .any(|one| one.color != loser && one.place.is_none())
        {
            return true;
        }
        let mut shadows = self.loose;
        let mut exact = Vec::new();
        for (officer, squares) in officers.zip(&self.shadows) {
            match officer.place {
                Some(square) => exact.push((officer.role.of(officer.color), square)),
                None => shadows |= *squares,
            }
        }
        let Some(position) = self.with(exact.into_iter()) else {
            return true;
        };
        // Shadows can only stand in the way: of a check, and of a reply that captures nothing or comes from afar.
        let is_certain = |mv: &Move| {
            let from = mv.from().unwrap_or(mv.to());
            let between = attacks::between(from, mv.to());
            (mv.is_capture() || !shadows.contains(mv.to())) && (between & shadows).is_empty()
        };
        position.is_check() && !position.legal_moves().iter().any(is_certain)
    }

    /// Whether the side to move is mated with the officers on these squares.
    fn is_mate(&self, placed: &[Square]) -> bool {
        let officers = self.solid.officers.iter().zip(placed);
        let officers = officers.map(|(officer, square)| (officer.role.of(officer.color), *square));
        self.with(officers)
            .is_some_and(|position| position.is_checkmate())
    }

    /// The position with these officers beside kings and pawns.
    fn with(&self, officers: impl Iterator<Item = (Piece, Square)>) -> Option<Chess> {
        let mut board = Board::empty();
        for color in Color::ALL {
            for square in self.solid.pawns[color] {
                board.set_piece_at(square, Role::Pawn.of(color));
            }
            board.set_piece_at(self.solid.kings[color], Role::King.of(color));
        }
        for (piece, square) in officers {
            board.set_piece_at(square, piece);
        }
        let mut setup = Setup::empty();
        setup.board = board;
        setup.turn = self.solid.turn;
        setup.ep_square = self.solid.passed;
        let mode = CastlingMode::Standard;
        Chess::from_setup(setup, mode)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .or_else(PositionError::ignore_invalid_ep_square)
            .ok()
    }

    /// Whether a king that leaves a square may have uncovered a check.
    fn opens_line(&self, from: Square) -> bool {
        let loser = self.solid.turn;
        let king = self.solid.kings[loser];
        let stands = self.solid.stands();
        let mut officers = self.solid.officers.iter().zip(&self.shadows);
        officers.any(|(officer, shadow)| {
            officer.color != loser
                && shadow.into_iter().any(|square| {
                    let between = attacks::between(king, square);
                    let seen = attacks::attacks(square, officer.role.of(!loser), Bitboard::EMPTY);
                    seen.contains(king) && between.contains(from) && (between & stands).is_empty()
                })
        })
    }
}
