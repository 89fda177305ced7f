//! The moves of one position are tried: which of them deserve a look, how deep, and in which window.

use super::node::{Node, WIN_IN_SIGHT};
use super::search::{INFINITE, Search};

/// What is known about a position while its moves are tried.
#[derive(Clone, Copy)]
struct Step {
    depth: i32,
    ply: usize,
    /// Whether the value itself is wanted, and not only whether it is enough.
    is_open: bool,
    is_forced: bool,
    improves: bool,
}

impl<M: Copy + PartialEq> Search<'_, M> {
    /// Tries the moves in the order of their promise. Returns the best value and the code of the
    /// best move; no code if there is no legal move.
    pub(super) fn try_moves<N: Node<Move = M>>(
        &mut self,
        node: &N,
        depth: i32,
        ply: usize,
        alpha: &mut i32,
        beta: i32,
        first: Option<u32>,
    ) -> (i32, Option<u32>) {
        let mut moves = self.lists.pop().unwrap_or_default();
        moves.clear();
        node.moves(&mut moves);
        if ply == 0 && !self.roots.is_empty() {
            moves.retain(|mv| self.roots.contains(mv));
        }
        self.sort(node, &mut moves, ply, first);
        self.path.push(node.key());
        let step = Step {
            depth,
            ply,
            is_open: beta - *alpha > 1,
            is_forced: node.is_forced(),
            improves: self.improves(ply),
        };
        let (mut best, mut best_move) = (-INFINITE, None);
        for (at, mv) in moves.iter().copied().enumerate() {
            let is_quiet = node.promise(mv) <= 0;
            if best > -WIN_IN_SIGHT && self.skips(node, mv, at, is_quiet, step, *alpha) {
                continue;
            }
            let less = self.reduction(node, mv, at, is_quiet, step);
            let next = node.play(mv);
            self.arrivals[ply + 1] = Some(N::arrival(mv));
            let value = self.follow(&next, step, *alpha, beta, at == 0, less);
            if self.has_stopped {
                break;
            }
            if best_move.is_none() || value > best {
                best = value;
                best_move = Some(N::code(mv));
            }
            if value > *alpha {
                *alpha = value;
                self.keep_line(ply, mv);
            }
            if *alpha >= beta {
                if is_quiet {
                    let tried = moves[..at].iter().copied();
                    let quiet = tried.filter(|mv| node.promise(*mv) <= 0);
                    self.note_cut::<N>(mv, quiet, depth, ply);
                }
                break;
            }
        }
        self.path.pop();
        self.lists.push(moves);
        (best, best_move)
    }

    /// Whether a move near the end of the search is not worth a look: it comes late, cannot bring enough,
    /// has never been good, or loses too much on its square.
    fn skips<N: Node<Move = M>>(
        &self,
        node: &N,
        mv: M,
        at: usize,
        is_quiet: bool,
        step: Step,
        alpha: i32,
    ) -> bool {
        let depth = step.depth;
        if !N::TRUSTS_LOOKS || step.is_open || step.is_forced || at == 0 || depth > 6 {
            return false;
        }
        if !is_quiet {
            return node.loss(mv) > 80 * depth;
        }
        let most = usize::try_from(4 + depth * depth).unwrap_or(0);
        if at > most * (2 + usize::from(step.improves)) / 3 {
            return true;
        }
        if self.values[step.ply] + 80 + 90 * depth <= alpha {
            return true;
        }
        let before = self.arrival_before(step.ply);
        if depth <= 3 && self.history.of::<N>(mv, step.ply, before) < -3_000 * depth {
            return true;
        }
        node.loss(mv) > 40 * depth
    }

    /// By how much a late move is looked at less deep: the later, the less.
    fn reduction<N: Node<Move = M>>(
        &self,
        node: &N,
        mv: M,
        at: usize,
        is_quiet: bool,
        step: Step,
    ) -> i32 {
        let depth = step.depth;
        if at < 3 || depth < 3 || step.is_forced {
            return 0;
        }
        if !is_quiet {
            let loses = N::TRUSTS_LOOKS && !step.is_open && node.loss(mv) > 0;
            return i32::from(loses);
        }
        let at = i32::try_from(at).unwrap_or(i32::MAX);
        let less = (900 + log(depth) * log(at)) / 1_150 + i32::from(!step.improves);
        let before = self.arrival_before(step.ply);
        let history = self.history.of::<N>(mv, step.ply, before);
        let less = less - i32::from(step.is_open) - history / 5_000;
        // Where a quiet move is often a sacrifice, a late one may be the point, too.
        let most = if N::TRUSTS_LOOKS {
            depth - 2
        } else {
            1 + i32::from(depth >= 6)
        };
        less.clamp(0, most)
    }

    /// The value of a move: a narrow and perhaps shallower look first, and a full one if it is good.
    fn follow<N: Node<Move = M>>(
        &mut self,
        next: &N,
        step: Step,
        alpha: i32,
        beta: i32,
        is_first: bool,
        less: i32,
    ) -> i32 {
        let (depth, ply) = (step.depth - 1, step.ply + 1);
        if is_first {
            return -self.negamax(next, depth, ply, -beta, -alpha, false);
        }
        let mut value = -self.negamax(next, depth - less, ply, -alpha - 1, -alpha, false);
        if value > alpha && less > 0 {
            value = -self.negamax(next, depth, ply, -alpha - 1, -alpha, false);
        }
        if value > alpha && value < beta {
            value = -self.negamax(next, depth, ply, -beta, -alpha, false);
        }
        value
    }
}

/// Sixteen times the logarithm of a number to the base of two, in a straight line between the powers.
fn log(number: i32) -> i32 {
    let number = number.max(1);
    let whole = i32::try_from(number.ilog2()).unwrap_or(0);
    let power = 1 << whole;
    16 * whole + 16 * (number - power) / power
}
