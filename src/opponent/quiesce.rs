//! The end of the search: only moves that change much, until nothing changes any more.

use super::Node;
use super::order::by_rank;
use super::search::{INFINITE, MOST_PLIES, Search, on_ply};

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
        let is_forced = node.is_forced();
        let mut best = -INFINITE;
        if !is_forced || ply >= MOST_PLIES {
            best = node.value();
            if best >= beta || ply >= MOST_PLIES {
                return best;
            }
            alpha = alpha.max(best);
        }
        let stands = best;
        let mut moves = self.lists.pop().unwrap_or_default();
        moves.clear();
        if is_forced {
            node.moves(&mut moves);
        } else {
            node.noisy(&mut moves);
        }
        let mut ranks = std::mem::take(&mut self.ranks);
        ranks.clear();
        ranks.extend(moves.iter().map(|mv| node.promise(*mv)));
        by_rank(&mut moves, &mut ranks);
        self.ranks = ranks;
        let has_moves = !moves.is_empty();
        for mv in moves.iter().copied() {
            // Even what it wins would not be enough.
            if !is_forced && (stands + node.promise(mv) / 8 + 200 < alpha || !node.holds(mv)) {
                continue;
            }
            let value = -self.quiesce(&node.play(mv), ply + 1, -beta, -alpha);
            if self.has_stopped {
                break;
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
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
        best
    }
}
