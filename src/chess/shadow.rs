//! Kings and pawns are played as they stand; every other piece is a shadow, which stands wherever it could have gone.
//!
//! Pieces that walk about behind a wall of pawns make millions of positions, and all of them are alike: what counts is
//! where kings and pawns stand, and whose move it is. So more can happen here than in any game, and a mate that cannot
//! come about even so is proved to be impossible.

use std::collections::HashMap;

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, FromSetup as _, Position as _, PositionError,
    Role, Setup, Square, attacks,
};

use super::helpmate::has_mated;
use super::reach::may_be_mate;
use super::scene::{By, Scene};

/// In no more than so many ways the officers are tried on their squares, to see whether it is mate.
const MOST_WAYS: usize = 256;

/// Whether it is proved, within so many steps, that no series of legal moves ends in a mate by this side.
///
/// The officers of the side that is exact, if one is, are played as they stand, too.
pub(super) fn proves_none(start: &Chess, winner: Color, exact: Option<Color>, most: usize) -> bool {
    let Some(first) = Scene::of(start, exact) else {
        return false;
    };
    if has_mated(start, winner) {
        return false;
    }
    let mut met = HashMap::from([(first.solid.clone(), (first.shadows, true))]);
    let mut open = vec![first.solid];
    let mut steps = 0;
    while let Some(solid) = open.pop() {
        let Some((shadows, is_open)) = met.get_mut(&solid) else {
            continue;
        };
        *is_open = false;
        let shadows = shadows.clone();
        for (next, by) in (Scene { solid, shadows }).moves() {
            steps += 1;
            if steps > most {
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
                    met.insert(next.solid.clone(), (next.shadows, true));
                    open.push(next.solid);
                }
                Some((known, is_open)) => {
                    if join(known, &next.shadows) && !*is_open {
                        *is_open = true;
                        open.push(next.solid);
                    }
                }
            }
        }
    }
    true
}

/// Adds squares to squares; whether any is new.
fn join(known: &mut [Bitboard], more: &[Bitboard]) -> bool {
    let mut has_grown = false;
    for (known, more) in known.iter_mut().zip(more) {
        has_grown |= !more.is_subset(*known);
        *known |= *more;
    }
    has_grown
}

impl Scene {
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
        may_be_mate(kings.into_iter().chain(pawns).chain(officers), !loser)
            && self.is_mate_somehow(&mut Vec::new(), steps)
    }

    /// Whether the side to move is mated with the officers on some of their squares; taken for granted where there are
    /// too many ways for them to stand.
    fn is_mate_somehow(&self, placed: &mut Vec<Square>, steps: &mut usize) -> bool {
        let ways = |all: usize, shadow: &Bitboard| all.saturating_mul(shadow.count());
        if placed.is_empty() && self.shadows.iter().fold(1, ways) > MOST_WAYS {
            return true;
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

    /// Whether the side to move is mated with the officers on these squares.
    fn is_mate(&self, placed: &[Square]) -> bool {
        let mut board = Board::empty();
        for color in Color::ALL {
            for square in self.solid.pawns[color] {
                board.set_piece_at(square, Role::Pawn.of(color));
            }
            board.set_piece_at(self.solid.kings[color], Role::King.of(color));
        }
        for (officer, square) in self.solid.officers.iter().zip(placed) {
            board.set_piece_at(*square, officer.role.of(officer.color));
        }
        let mut setup = Setup::empty();
        setup.board = board;
        setup.turn = self.solid.turn;
        setup.ep_square = self.solid.passed;
        let mode = CastlingMode::Standard;
        let position = Chess::from_setup(setup, mode)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .or_else(PositionError::ignore_invalid_ep_square);
        position.is_ok_and(|position| position.is_checkmate())
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
