//! Where an ending stands in the table: a number for each position, by what it consists of and where that stands.

use super::super::Position;
use crate::board::Side;

/// The dark squares.
const SQUARES: usize = 32;
/// The squares of a rank on which pieces stand.
const RANK: usize = 4;
/// The most pieces that a table can hold.
pub const MOST_PIECES: usize = 5;

/// How many men and kings the side to move has, and how many the other one has.
pub type Force = [usize; 4];

/// The pieces as the side to move sees them: its men and kings, and those of the other side, by dark squares.
type Board = [u32; 4];

/// The squares on which men stand: not on the last rank, as they see it.
const PLACES: [usize; 4] = [SQUARES - RANK, SQUARES, SQUARES - RANK, SQUARES];
/// The first dark square of each: men of the other side do not stand on the first rank.
const FIRST: [usize; 4] = [0, 0, RANK, 0];

/// The numbers of all positions of so many pieces or fewer.
#[derive(Clone, Debug)]
pub struct EndingLayout {
    pieces: usize,
    /// Where the positions of each force begin.
    starts: Vec<usize>,
    size: usize,
}

impl EndingLayout {
    /// The layout for so many pieces, 2 to [`MOST_PIECES`].
    pub fn new(pieces: usize) -> Self {
        let pieces = pieces.clamp(2, MOST_PIECES);
        let mut starts = vec![usize::MAX; (MOST_PIECES + 1).pow(4)];
        let mut size = 0;
        for force in forces(pieces) {
            starts[slot(force)] = size;
            size += count(force);
        }
        Self {
            pieces,
            starts,
            size,
        }
    }

    /// The most pieces on the board.
    pub fn pieces(&self) -> usize {
        self.pieces
    }

    /// How many numbers there are; some stand for no position.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The numbers of a force.
    pub fn range(&self, force: Force) -> std::ops::Range<usize> {
        let start = self.starts[slot(force)];
        start..start + count(force)
    }

    /// The number of a position; `None` if there are too many pieces, or one side has none.
    pub fn number(&self, position: &Position) -> Option<usize> {
        let all = position.sides[0] | position.sides[1];
        if all.count_ones() as usize > self.pieces {
            return None;
        }
        let board = seen(position);
        let force = board.map(|set| set.count_ones() as usize);
        let start = self.starts[slot(force)];
        let number = (0..4).fold(0, |number, at| {
            number * choices(PLACES[at], force[at]) + rank(board[at] >> FIRST[at])
        });
        (start != usize::MAX).then(|| start + number)
    }

    /// The position with a number of a force, White to move; `None` if two pieces stand on one square.
    pub fn position(&self, force: Force, number: usize) -> Option<Position> {
        let mut rest = number - self.starts[slot(force)];
        let mut board: Board = [0; 4];
        for at in (0..4).rev() {
            let choices = choices(PLACES[at], force[at]);
            board[at] = set(rest % choices, force[at]) << FIRST[at];
            rest /= choices;
        }
        let all = board.into_iter().fold(0, |all, set| all | set);
        if all.count_ones() as usize != force.iter().sum::<usize>() {
            return None;
        }
        let [men, kings, their_men, their_kings] = board.map(spread);
        Some(Position {
            sides: [men | kings, their_men | their_kings],
            kings: kings | their_kings,
            turn: Side::White,
            number: 1,
        })
    }
}

/// The forces of so many pieces or fewer: those that others lead to come first, by captures and by promotion.
pub fn forces(pieces: usize) -> Vec<Force> {
    let most = 0..=pieces;
    let mut found = Vec::new();
    for men in most.clone() {
        for kings in most.clone() {
            for their_men in most.clone() {
                let others = most
                    .clone()
                    .map(|their_kings| [men, kings, their_men, their_kings]);
                found.extend(others);
            }
        }
    }
    let total = |force: &Force| force.iter().sum::<usize>();
    found.retain(|force| {
        total(force) <= pieces && force[0] + force[1] > 0 && force[2] + force[3] > 0
    });
    found.sort_by_key(|force| (total(force), force[0] + force[2]));
    found
}

fn slot(force: Force) -> usize {
    force
        .iter()
        .fold(0, |slot, count| slot * (MOST_PIECES + 1) + count)
}

/// How many numbers the positions of a force take.
fn count(force: Force) -> usize {
    (0..4).map(|at| choices(PLACES[at], force[at])).product()
}

/// In how many ways so many of some squares can be chosen.
fn choices(squares: usize, chosen: usize) -> usize {
    (0..chosen).fold(1, |ways, at| ways * (squares.saturating_sub(at)) / (at + 1))
}

/// The number of a set of squares among those of its size.
fn rank(mut set: u32) -> usize {
    let mut number = 0;
    let mut nth = 0;
    while set != 0 {
        nth += 1;
        number += choices(set.trailing_zeros() as usize, nth);
        set &= set - 1;
    }
    number
}

/// The set of so many squares with a number.
fn set(mut number: usize, size: usize) -> u32 {
    let mut found = 0;
    let mut below = SQUARES;
    for left in (1..=size).rev() {
        while choices(below - 1, left) > number {
            below -= 1;
        }
        below -= 1;
        number -= choices(below, left);
        found |= 1 << below;
    }
    found
}

/// The pieces as the side to move sees them.
fn seen(position: &Position) -> Board {
    let turned = |bits: u64| match position.turn {
        Side::White => bits,
        Side::Black => bits.reverse_bits(),
    };
    let (own, theirs, kings) = (
        turned(position.own()),
        turned(position.theirs()),
        turned(position.kings),
    );
    [own & !kings, own & kings, theirs & !kings, theirs & kings].map(gathered)
}

/// Of the squares of the board only the dark ones: a1, c1, e1, g1, b2 and so on.
fn gathered(bits: u64) -> u32 {
    let mut left = bits;
    let mut found = 0;
    while left != 0 {
        found |= 1 << (left.trailing_zeros() / 2);
        left &= left - 1;
    }
    found
}

fn spread(dark: u32) -> u64 {
    let bits = super::super::moves::bits(u64::from(dark));
    // On every second rank the dark squares begin with the second file.
    bits.map(|at| 1 << (2 * at + at / 4 % 2))
        .fold(0, |set, one: u64| set | one)
}
