//! The order in which moves are tried: what promises most first.

use super::Node;
use super::search::{MOST_PLIES, Search};

impl<M: Copy + PartialEq> Search<'_, M> {
    pub(super) fn note_cut<N: Node<Move = M>>(&mut self, mv: M, depth: i32, ply: usize) {
        let killers = &mut self.killers[ply];
        let code = N::code(mv);
        if killers[0] != code {
            *killers = [code, killers[0]];
        }
        let count = &mut self.history[N::squares(mv)];
        *count += depth * depth;
        if *count > 4_000 {
            self.history.iter_mut().for_each(|count| *count /= 2);
        }
    }

    /// First the move that was best before, then what promises most, then quiet moves that have cut.
    pub(super) fn sort<N: Node<Move = M>>(
        &self,
        node: &N,
        moves: &mut [M],
        ply: usize,
        first: Option<u32>,
    ) {
        let killers = self.killers[ply.min(MOST_PLIES)];
        moves.sort_by_cached_key(|mv| {
            let code = N::code(*mv);
            let promise = node.promise(*mv);
            let rank = if first == Some(code) {
                1_000_000
            } else if promise > 0 {
                100_000 + promise
            } else if code == killers[0] {
                90_000
            } else if code == killers[1] {
                80_000
            } else {
                self.history[N::squares(*mv)]
            };
            -rank
        });
    }
}
