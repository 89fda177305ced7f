//! How good quiet moves have been elsewhere in the search, and in the searches before it.

use super::node::Node;
use crate::board::Side;

/// How deep the search goes at most, in half-moves.
pub(super) const MOST_PLIES: usize = 100;
/// How far a count may go either way.
const MOST: i32 = 8_000;

/// How many pairs of squares there are.
const SQUARES: usize = 4096;

/// How many arrivals of pieces there are at most.
const MOST_ARRIVALS: usize = 512;

/// How good quiet moves have been elsewhere in the search.
pub(super) struct History {
    /// By the side, as it is known from the ply, and the squares of the move.
    plain: Vec<i32>,
    /// By the arrival before and the own one.
    answers: Vec<i32>,
    /// The side to move where the search begins.
    root: Side,
    /// Two moves for each ply that have cut before.
    pub(super) killers: Vec<[u32; 2]>,
}

impl History {
    pub(super) fn new() -> Self {
        Self {
            plain: vec![0; 2 * SQUARES],
            answers: vec![0; MOST_ARRIVALS * MOST_ARRIVALS],
            root: Side::White,
            killers: vec![[0; 2]; MOST_PLIES + 1],
        }
    }

    /// Another search begins, perhaps for the other side: what was good in the one before counts half.
    pub(super) fn begin<N: Node>(&mut self, root: Side) {
        let answers = self.answers[..N::ARRIVALS * N::ARRIVALS].iter_mut();
        for count in self.plain.iter_mut().chain(answers) {
            *count /= 2;
        }
        if self.root != root {
            self.plain.rotate_left(SQUARES);
            self.root = root;
        }
        self.killers.fill([0; 2]);
    }

    /// How good a quiet move has been, within twice [`MOST`] either way.
    pub(super) fn of<N: Node>(&self, mv: N::Move, ply: usize, before: Option<usize>) -> i32 {
        let plain = self.plain[(ply % 2) * SQUARES + N::squares(mv)];
        let answer = before.map_or(0, |before| {
            self.answers[before * N::ARRIVALS + N::arrival(mv)]
        });
        plain + answer
    }

    pub(super) fn note<N: Node>(
        &mut self,
        mv: N::Move,
        ply: usize,
        before: Option<usize>,
        bonus: i32,
    ) {
        note(&mut self.plain[(ply % 2) * SQUARES + N::squares(mv)], bonus);
        if let Some(before) = before {
            let at = before * N::ARRIVALS + N::arrival(mv);
            note(&mut self.answers[at], bonus);
        }
    }
}

/// The nearer a count is to its end, the less it still changes.
fn note(count: &mut i32, bonus: i32) {
    *count += bonus - *count * bonus.abs() / MOST;
}
