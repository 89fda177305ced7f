//! The order in which moves are tried: what promises most first, and of quiet moves what has been good before.

use super::history::MOST_PLIES;
use super::node::Node;
use super::search::Search;

impl<M: Copy + PartialEq> Search<'_, M> {
    /// A quiet move has cut, and those that were tried before it have not.
    pub(super) fn note_cut<N: Node<Move = M>>(
        &mut self,
        mv: M,
        tried: impl Iterator<Item = M>,
        depth: i32,
        ply: usize,
    ) {
        let before = self.arrival_before(ply);
        let killers = &mut self.history.killers[ply];
        let code = N::code(mv);
        if killers[0] != code {
            *killers = [code, killers[0]];
        }
        let bonus = (16 * depth * depth).min(1_200);
        self.history.note::<N>(mv, ply, before, bonus);
        for other in tried {
            self.history.note::<N>(other, ply, before, -bonus);
        }
    }

    /// First the move that was best before, then captures that win something, then quiet moves that
    /// have cut, and captures that lose something at the end.
    pub(super) fn sort<N: Node<Move = M>>(
        &mut self,
        node: &N,
        moves: &mut [M],
        ply: usize,
        first: Option<u32>,
    ) {
        let killers = self.history.killers[ply.min(MOST_PLIES)];
        let before = self.arrival_before(ply);
        let mut ranks = std::mem::take(&mut self.ranks);
        ranks.clear();
        ranks.extend(moves.iter().map(|mv| {
            let code = N::code(*mv);
            let promise = node.promise(*mv);
            if first == Some(code) {
                1_000_000
            } else if promise > 0 {
                let wins = node.loss(*mv) == 0;
                promise + if wins { 100_000 } else { -100_000 }
            } else if code == killers[0] {
                90_000
            } else if code == killers[1] {
                80_000
            } else {
                self.history.of::<N>(*mv, ply, before)
            }
        }));
        by_rank(moves, &mut ranks);
        self.ranks = ranks;
    }
}

/// Puts moves in the order of their ranks, the greatest first. The lists are short, and mostly the
/// first move is enough.
pub(super) fn by_rank<M: Copy>(moves: &mut [M], ranks: &mut [i32]) {
    for at in 1..moves.len() {
        let (mv, rank) = (moves[at], ranks[at]);
        let mut place = at;
        while place > 0 && ranks[place - 1] < rank {
            moves[place] = moves[place - 1];
            ranks[place] = ranks[place - 1];
            place -= 1;
        }
        moves[place] = mv;
        ranks[place] = rank;
    }
}
