//! What a search may cost, and what it has found.

use super::node::{WIN, WIN_IN_SIGHT};
use crate::game::Move;

/// How far the search may go. Time is not known here: whoever calls stops it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The greatest depth in half-moves, 1 to 100.
    pub depth: u8,
    /// The greatest number of positions.
    pub nodes: u64,
}

/// What is searched. Limits alone mean the best of all moves.
#[derive(Clone, Copy, Debug)]
pub struct SearchScope<'a> {
    /// How far.
    pub limits: Limits,
    /// Only these moves are looked at; all, if there are none.
    pub only: &'a [Move],
    /// How many lines are told of each depth, the best first, each with another first move; at least 1.
    pub lines: usize,
}

impl From<Limits> for SearchScope<'_> {
    fn from(limits: Limits) -> Self {
        Self {
            limits,
            only: &[],
            lines: 1,
        }
    }
}

/// What the search has found at a depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchReport<M> {
    /// The depth that was finished, in half-moves.
    pub depth: u8,
    /// Which of the lines of the depth this is; 1 is the best.
    pub place: usize,
    /// How many positions were seen.
    pub nodes: u64,
    /// The value for the side to move, in hundredths of a pawn or a man.
    pub value: i32,
    /// The line that is expected; the first move is the one to make.
    pub line: Vec<M>,
}

impl<M: Copy> SearchReport<M> {
    /// The same report with other moves.
    pub(super) fn map<T>(&self, of: impl Fn(M) -> T) -> SearchReport<T> {
        SearchReport {
            depth: self.depth,
            place: self.place,
            nodes: self.nodes,
            value: self.value,
            line: self.line.iter().map(|mv| of(*mv)).collect(),
        }
    }

    /// In how many half-moves the game is won (positive) or lost (negative), if that is in sight.
    pub fn win_in(&self) -> Option<i32> {
        let plies = WIN - self.value.abs();
        (self.value.abs() >= WIN_IN_SIGHT).then_some(if self.value > 0 { plies } else { -plies })
    }
}
