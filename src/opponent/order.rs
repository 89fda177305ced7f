//! The order in which moves are tried: what promises most first, and of quiet moves what has been good before.

use super::Node;
use super::search::{MOST_PLIES, Search};

/// How far a count may go either way.
const MOST: i32 = 8_000;
/// How many pairs of squares there are.
const SQUARES: usize = 4096;
/// How many arrivals of pieces there are.
const ARRIVALS: usize = 512;

/// How good quiet moves have been elsewhere in the search.
pub(super) struct History {
    /// By the side, as it is known from the ply, and the squares of the move.
    plain: Vec<i32>,
    /// By the square of arrival of the move before and that of the move itself.
    answers: Vec<i32>,
    /// Two moves for each ply that have cut before.
    killers: Vec<[u32; 2]>,
}

impl History {
    pub(super) fn new() -> Self {
        Self {
            plain: vec![0; 2 * SQUARES],
            answers: vec![0; ARRIVALS * ARRIVALS],
            killers: vec![[0; 2]; MOST_PLIES + 1],
        }
    }

    /// How good a quiet move has been, within twice [`MOST`] either way.
    pub(super) fn of<N: Node>(&self, mv: N::Move, ply: usize, before: Option<usize>) -> i32 {
        let plain = self.plain[(ply % 2) * SQUARES + N::squares(mv)];
        let answer = before.map_or(0, |before| self.answers[before * ARRIVALS + N::arrival(mv)]);
        plain + answer
    }

    fn note<N: Node>(&mut self, mv: N::Move, ply: usize, before: Option<usize>, bonus: i32) {
        note(&mut self.plain[(ply % 2) * SQUARES + N::squares(mv)], bonus);
        if let Some(before) = before {
            let at = before * ARRIVALS + N::arrival(mv);
            note(&mut self.answers[at], bonus);
        }
    }
}

/// The nearer a count is to its end, the less it still changes.
fn note(count: &mut i32, bonus: i32) {
    *count += bonus - *count * bonus.abs() / MOST;
}

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
