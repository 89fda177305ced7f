//! The end of the search: only moves that change much, until nothing changes any more.

use super::history::MOST_PLIES;
use super::node::Node;
use super::order::by_rank;
use super::search::{INFINITE, Search, bound, off_ply, on_ply, seen};
use super::table::TableEntry;

impl<M: Copy + PartialEq> Search<'_, M> {
    /// The value when only moves that change much are made; where there is no quiet choice, all.
    pub(super) fn quiesce<N: Node<Move = M>>(
        &mut self,
        node: &N,
        ply: usize,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        self.lines[ply].clear();
        if self.count_node() {
            return 0;
        }
        let (known, value) = self.look_up(node, 0, ply, alpha, beta);
        if let Some(value) = value {
            return value;
        }
        let is_forced = node.is_forced();
        let looks = known.map_or_else(|| node.value(), |entry| entry.looks);
        let start = alpha;
        let mut best = -INFINITE;
        if !is_forced || ply >= MOST_PLIES {
            best = known.map_or(looks, |entry| seen(&entry, looks));
            if best >= beta || ply >= MOST_PLIES {
                return best;
            }
            alpha = alpha.max(best);
        }
        let stands = best;
        let first = known.map_or(0, |entry| entry.best);
        let moves = self.loud_moves(node, is_forced, first);
        let has_moves = !moves.is_empty();
        let mut best_move = 0;
        for mv in moves.iter().copied() {
            // Even what it wins would not be enough.
            if !is_forced && (stands + node.promise(mv) / 8 + 200 < alpha || node.loss(mv) > 0) {
                continue;
            }
            let value = -self.quiesce(&node.play(mv), ply + 1, -beta, -alpha);
            if self.has_stopped {
                break;
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
                best_move = N::code(mv);
                self.keep_line(ply, mv);
            }
            if alpha >= beta {
                break;
            }
        }
        self.lists.push(moves);
        if is_forced && !has_moves {
            return on_ply(node.value_without_moves(), ply);
        }
        if !self.has_stopped {
            self.table.put(TableEntry {
                key: node.key(),
                best: best_move,
                value: off_ply(best, ply),
                looks,
                depth: 0,
                bound: bound(best, start, beta),
            });
        }
        best
    }

    /// The moves that change much; where there is no quiet choice, all. The one that was best before
    /// comes first, and then what promises most.
    fn loud_moves<N: Node<Move = M>>(&mut self, node: &N, is_forced: bool, first: u32) -> Vec<M> {
        let mut moves = self.lists.pop().unwrap_or_default();
        moves.clear();
        if is_forced {
            node.moves(&mut moves);
        } else {
            node.noisy(&mut moves);
        }
        self.ranks.clear();
        self.ranks.extend(moves.iter().map(|mv| match N::code(*mv) {
            code if code == first => 1_000_000,
            _ => node.promise(*mv),
        }));
        by_rank(&mut moves, &mut self.ranks);
        moves
    }
}
