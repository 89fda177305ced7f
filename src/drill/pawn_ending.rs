//! King and pawn against king, solved backwards: from every position it is known whether the pawn wins.
//!
//! The pawn is White's. It has won when it promotes to a queen or a rook that cannot be taken at once and does not
//! stalemate; nothing else is taken on trust. Positions are found lost step by step, as Ströhlein did for rooks
//! ("Untersuchungen über kombinatorische Spiele", 1970), until nothing more is found.

use crate::board::{Square, Step};

/// A position: both kings and the pawn, by the indexes of their squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The king with the pawn.
    pub king: usize,
    /// The other king.
    pub bare: usize,
    pub pawn: usize,
}

/// What is won, by position: with White and with Black to move.
pub struct Solved {
    white: Vec<bool>,
    black: Vec<bool>,
    /// The squares next to each square.
    beside: Vec<Vec<usize>>,
}

impl Ending {
    fn index(self) -> usize {
        (self.king * 64 + self.bare) * 64 + self.pawn
    }

    fn all() -> impl Iterator<Item = Self> {
        (0..64).flat_map(|king| {
            (0..64).flat_map(move |bare| (8..56).map(move |pawn| Self { king, bare, pawn }))
        })
    }
}

/// The squares that a white pawn on a square attacks.
fn attacked_by_pawn(pawn: usize) -> impl Iterator<Item = usize> {
    let left = (!pawn.is_multiple_of(8)).then(|| pawn + 7);
    let right = (pawn % 8 != 7).then(|| pawn + 9);
    left.into_iter().chain(right)
}

impl Solved {
    /// Solves every position.
    pub fn new() -> Self {
        let beside = Square::all().map(|from| {
            let near = Step::ALL.iter().copied().filter_map(|step| from.step(step));
            near.map(|square| usize::from(square.index())).collect()
        });
        let mut solved = Self {
            white: vec![false; 64 * 64 * 64],
            black: vec![false; 64 * 64 * 64],
            beside: beside.collect(),
        };
        let all: Vec<Ending> = Ending::all().filter(|one| solved.can_stand(*one)).collect();
        loop {
            let mut has_grown = false;
            for &one in &all {
                let at = one.index();
                if !solved.black[at] && solved.loses(one) {
                    solved.black[at] = true;
                    has_grown = true;
                }
                let may_move = !attacked_by_pawn(one.pawn).any(|square| square == one.bare);
                if may_move && !solved.white[at] && !solved.winning_moves(one).is_empty() {
                    solved.white[at] = true;
                    has_grown = true;
                }
            }
            if !has_grown {
                return solved;
            }
        }
    }

    /// Whether White wins with the move.
    pub fn wins(&self, one: Ending) -> bool {
        self.white[one.index()]
    }

    fn are_beside(&self, one: usize, other: usize) -> bool {
        self.beside[one].contains(&other)
    }

    /// Whether the pieces stand on squares of their own, and the kings not next to each other.
    pub fn can_stand(&self, one: Ending) -> bool {
        one.king != one.bare
            && one.king != one.pawn
            && one.bare != one.pawn
            && !self.are_beside(one.king, one.bare)
    }

    /// White's moves that win, from square to square.
    pub fn winning_moves(&self, one: Ending) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        for &king in &self.beside[one.king] {
            let next = Ending { king, ..one };
            if self.can_stand(next) && self.black[next.index()] {
                found.push((one.king, king));
            }
        }
        let is_free = |square: usize| square != one.king && square != one.bare;
        let ahead = one.pawn + 8;
        if !is_free(ahead) {
            return found;
        }
        if ahead >= 56 {
            if self.promotion_wins(one, ahead) {
                found.push((one.pawn, ahead));
            }
            return found;
        }
        let is_first = one.pawn < 16;
        for pawn in [Some(ahead), is_first.then_some(ahead + 8)]
            .into_iter()
            .flatten()
            .filter(|pawn| is_free(*pawn))
        {
            let next = Ending { pawn, ..one };
            if self.black[next.index()] {
                found.push((one.pawn, pawn));
            }
        }
        found
    }

    /// Whether the bare king, which is to move, is lost whatever it does.
    fn loses(&self, one: Ending) -> bool {
        let attacked: Vec<usize> = attacked_by_pawn(one.pawn).collect();
        let mut can_move = false;
        for &bare in &self.beside[one.bare] {
            if attacked.contains(&bare) || self.are_beside(one.king, bare) {
                continue;
            }
            can_move = true;
            // The side that takes the pawn has a draw.
            if bare == one.pawn || !self.white[Ending { bare, ..one }.index()] {
                return false;
            }
        }
        // Without a move it is mate or stalemate.
        can_move || attacked.contains(&one.bare)
    }

    /// Whether a queen or a rook on the last rank cannot be taken, and leaves a move or mates.
    fn promotion_wins(&self, one: Ending, square: usize) -> bool {
        let is_kept = !self.are_beside(one.bare, square) || self.are_beside(one.king, square);
        is_kept
            && [true, false]
                .iter()
                .any(|slants| !self.is_stalemate(one, square, *slants))
    }

    /// Whether the bare king is stalemated by a queen, which goes slanting too, or by a rook.
    fn is_stalemate(&self, one: Ending, piece: usize, slants: bool) -> bool {
        let attacks = |to: usize| {
            let (files, ranks) = (to % 8, to / 8);
            let straight = files == piece % 8 || ranks == piece / 8;
            let slanting = files.abs_diff(piece % 8) == ranks.abs_diff(piece / 8);
            let is_on_line = to != piece && (straight || slants && slanting);
            is_on_line && !between(piece, to).any(|square| square == one.king)
        };
        // A king that is attacked is mated or not, but never stalemated.
        if attacks(one.bare) {
            return false;
        }
        self.beside[one.bare].iter().all(|&to| {
            let is_guarded = self.are_beside(one.king, to);
            to == one.king || is_guarded || attacks(to)
        })
    }
}

impl Default for Solved {
    fn default() -> Self {
        Self::new()
    }
}

/// The squares between two squares of one line.
fn between(from: usize, to: usize) -> impl Iterator<Item = usize> {
    let files = (to % 8).cmp(&(from % 8)) as isize;
    let ranks = (to / 8).cmp(&(from / 8)) as isize;
    let step = ranks * 8 + files;
    let next = move |at: &usize| at.checked_add_signed(step).filter(|at| *at != to);
    std::iter::successors(next(&from), next)
}
