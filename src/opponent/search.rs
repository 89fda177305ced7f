//! The search: iterative deepening, alpha and beta, and at the end only moves that change much.

use super::report::{Limits, Report};
use super::table::{Bound, Entry, Table};
use super::{Node, WIN, WIN_IN_SIGHT};

pub(super) const MOST_PLIES: usize = 100;
pub(super) const INFINITE: i32 = 32_000;

/// One search.
pub struct Search<'a, M> {
    table: &'a mut Table,
    stop: &'a mut dyn FnMut(u64) -> bool,
    nodes: u64,
    most_nodes: u64,
    pub(super) has_stopped: bool,
    /// The keys of the game and of the line under way.
    path: Vec<u64>,
    /// Two quiet moves for each ply that have cut before.
    pub(super) killers: Vec<[u32; 2]>,
    /// How often quiet moves between two squares have cut.
    pub(super) history: Vec<i32>,
    /// The ranks of moves while they are put in order.
    pub(super) ranks: Vec<i32>,
    /// The static value at each ply, to know whether things get better.
    values: Vec<i32>,
    /// The best line from each ply.
    pub(super) lines: Vec<Vec<M>>,
    /// Lists of moves that are used again and again.
    pub(super) lists: Vec<Vec<M>>,
}

impl<'a, M: Copy + PartialEq> Search<'a, M> {
    /// A search that knows the keys of the game so far.
    pub(super) fn new(
        table: &'a mut Table,
        past: Vec<u64>,
        stop: &'a mut dyn FnMut(u64) -> bool,
    ) -> Self {
        Self {
            table,
            stop,
            nodes: 0,
            most_nodes: u64::MAX,
            has_stopped: false,
            path: past,
            killers: vec![[0; 2]; MOST_PLIES + 1],
            history: vec![0; 4096],
            ranks: Vec::new(),
            values: vec![0; MOST_PLIES + 2],
            lines: vec![Vec::new(); MOST_PLIES + 2],
            lists: Vec::new(),
        }
    }

    /// Searches deeper and deeper until a limit is reached; `None` if there is no legal move.
    pub(super) fn run<N: Node<Move = M>>(
        &mut self,
        node: &N,
        limits: Limits,
        tell: &mut dyn FnMut(&Report<M>),
    ) -> Option<Report<M>> {
        let mut moves = Vec::new();
        node.moves(&mut moves);
        let mut best = Report {
            depth: 0,
            nodes: 0,
            value: 0,
            line: vec![*moves.first()?],
        };
        self.most_nodes = limits.nodes;
        for depth in 1..=limits.depth.clamp(1, 100) {
            let Some(value) = self.widen(node, i32::from(depth), best.value) else {
                break;
            };
            best = Report {
                depth,
                nodes: self.nodes,
                value,
                line: self.lines[0].clone(),
            };
            tell(&best);
            let is_only = moves.len() == 1 && depth >= 4;
            if is_only || WIN - value.abs() <= i32::from(depth) {
                break;
            }
        }
        best.nodes = self.nodes;
        Some(best)
    }

    /// Searches around the value of the depth before, and wider if it lies outside.
    fn widen<N: Node<Move = M>>(&mut self, node: &N, depth: i32, last: i32) -> Option<i32> {
        let mut margin = if depth < 5 { INFINITE } else { 30 };
        loop {
            let alpha = last.saturating_sub(margin).max(-INFINITE);
            let beta = last.saturating_add(margin).min(INFINITE);
            let value = self.negamax(node, depth, 0, alpha, beta, false);
            if self.has_stopped {
                return None;
            }
            if (value > alpha || alpha == -INFINITE) && (value < beta || beta == INFINITE) {
                return (!self.lines[0].is_empty()).then_some(value);
            }
            margin = if margin > 200 { INFINITE } else { margin * 3 };
        }
    }

    pub(super) fn count_node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.most_nodes
            || self.nodes.is_multiple_of(512) && (self.stop)(self.nodes)
        {
            self.has_stopped = true;
        }
        self.has_stopped
    }

    fn negamax<N: Node<Move = M>>(
        &mut self,
        node: &N,
        depth: i32,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        is_after_pass: bool,
    ) -> i32 {
        self.lines[ply].clear();
        if ply > 0 && (node.is_drawn() || self.is_repeated(node)) {
            return 0;
        }
        let is_forced = node.is_forced();
        let depth = depth + i32::from(is_forced);
        if depth <= 0 || ply >= MOST_PLIES {
            return self.quiesce(node, ply, alpha, beta);
        }
        if self.count_node() {
            return 0;
        }
        let is_open = beta - alpha > 1;
        let known = self.table.get(node.key());
        if let Some(entry) = known
            && ply > 0
            && !is_open
            && entry.depth >= depth
            && let Some(value) = cut(&entry, ply, alpha, beta)
        {
            return value;
        }
        let value = node.value();
        self.values[ply] = value;
        if N::TRUSTS_LOOKS && !is_open && !is_forced && beta.abs() < WIN_IN_SIGHT {
            // So far ahead that a shallow search will not fall below.
            if depth <= 6 && value - 80 * depth >= beta {
                return value;
            }
            if let Some(passed) = self.passes(node, depth, ply, beta, value, is_after_pass) {
                return passed;
            }
        }
        let start = alpha;
        let (best, best_move) = self.try_moves(
            node,
            depth,
            ply,
            &mut alpha,
            beta,
            known.map(|entry| entry.best),
        );
        if self.has_stopped {
            return 0;
        }
        let Some(best_move) = best_move else {
            return on_ply(node.value_without_moves(), ply);
        };
        self.table.put(Entry {
            key: node.key(),
            best: best_move,
            value: off_ply(best, ply),
            depth,
            bound: bound(best, start, beta),
        });
        best
    }

    /// If the other side may move twice and it is still too good, it is too good.
    fn passes<N: Node<Move = M>>(
        &mut self,
        node: &N,
        depth: i32,
        ply: usize,
        beta: i32,
        value: i32,
        is_after_pass: bool,
    ) -> Option<i32> {
        if depth < 3 || value < beta || is_after_pass {
            return None;
        }
        let passed = node.pass()?;
        self.path.push(node.key());
        let reduced = depth - 3 - depth / 3;
        let value = -self.negamax(&passed, reduced, ply + 1, -beta, 1 - beta, true);
        self.path.pop();
        (!self.has_stopped && value >= beta).then_some(value.min(WIN_IN_SIGHT))
    }

    /// Tries the moves in the order of their promise. Returns the best value and the code of the
    /// best move; no code if there is no legal move.
    fn try_moves<N: Node<Move = M>>(
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
        self.sort(node, &mut moves, ply, first);
        self.path.push(node.key());
        let is_open = beta - *alpha > 1;
        let is_forced = node.is_forced();
        let improves = ply < 2 || self.values[ply] > self.values[ply - 2];
        // So far below that a quiet move will hardly change it.
        let is_hopeless = depth <= 5 && self.values[ply] + 80 + 90 * depth <= *alpha;
        let (mut best, mut best_move) = (-INFINITE, None);
        for (at, mv) in moves.iter().copied().enumerate() {
            let is_quiet = node.promise(mv) <= 0;
            // Late quiet moves near the end are not worth looking at.
            let late =
                (4 + usize::try_from(depth * depth).unwrap_or(0)) * (2 + usize::from(improves)) / 3;
            let may_skip = N::TRUSTS_LOOKS && !is_open && !is_forced && best > -WIN_IN_SIGHT;
            let is_late = is_quiet && depth <= 5 && (at > late || is_hopeless && at > 0);
            let loses = at > 0 && depth <= 3 && !is_quiet && !node.holds(mv);
            if may_skip && (is_late || loses) {
                continue;
            }
            let next = node.play(mv);
            let less = if at >= 3 && depth >= 3 && is_quiet && !is_forced {
                let history = self.history[N::squares(mv)];
                let most = if N::TRUSTS_LOOKS { depth - 2 } else { 1 };
                reduction(depth, at, is_open, improves, history).min(most)
            } else {
                0
            };
            let value = self.follow(&next, depth, ply, *alpha, beta, at == 0, less);
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
                    let quiet = moves[..at].iter().filter(|mv| node.promise(**mv) <= 0);
                    let quiet: Vec<M> = quiet.copied().collect();
                    self.note_cut::<N>(mv, &quiet, depth, ply);
                }
                break;
            }
        }
        self.path.pop();
        self.lists.push(moves);
        (best, best_move)
    }

    /// The value of a move: a narrow and perhaps shallower look first, and a full one if it is good.
    #[allow(
        clippy::too_many_arguments,
        reason = "they are the state of one step of the search"
    )]
    fn follow<N: Node<Move = M>>(
        &mut self,
        next: &N,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        is_first: bool,
        less: i32,
    ) -> i32 {
        if is_first {
            return -self.negamax(next, depth - 1, ply + 1, -beta, -alpha, false);
        }
        let mut value = -self.negamax(next, depth - 1 - less, ply + 1, -alpha - 1, -alpha, false);
        if value > alpha && less > 0 {
            value = -self.negamax(next, depth - 1, ply + 1, -alpha - 1, -alpha, false);
        }
        if value > alpha && value < beta {
            value = -self.negamax(next, depth - 1, ply + 1, -beta, -alpha, false);
        }
        value
    }

    fn is_repeated<N: Node<Move = M>>(&self, node: &N) -> bool {
        let key = node.key();
        self.path.iter().rev().take(100).any(|past| *past == key)
    }

    pub(super) fn keep_line(&mut self, ply: usize, mv: M) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(mv);
        line.extend(&after[0]);
    }
}

/// By how much a late quiet move is looked at less deep: the later, the less.
fn reduction(depth: i32, at: usize, is_open: bool, improves: bool, history: i32) -> i32 {
    let log = |value: i32| i32::try_from(value.max(1).ilog2()).unwrap_or(0);
    let at = i32::try_from(at).unwrap_or(i32::MAX);
    let less = (2 + log(depth) * log(at)) / 3 + i32::from(!improves);
    (less - i32::from(is_open) - history / 4_000).max(0)
}

/// What a value says that was found within a window.
fn bound(value: i32, alpha: i32, beta: i32) -> Bound {
    match value {
        value if value >= beta => Bound::AtLeast,
        value if value > alpha => Bound::Exact,
        _ => Bound::AtMost,
    }
}

/// What a stored value says about this window, if it says enough.
fn cut(entry: &Entry, ply: usize, alpha: i32, beta: i32) -> Option<i32> {
    let value = on_ply(entry.value, ply);
    match entry.bound {
        Bound::Exact => Some(value),
        Bound::AtLeast => (value >= beta).then_some(value),
        Bound::AtMost => (value <= alpha).then_some(value),
    }
}

/// Wins are stored as seen from their position, and counted as seen from the root.
pub(super) fn on_ply(value: i32, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or(0);
    match value {
        value if value >= WIN_IN_SIGHT => value - ply,
        value if value <= -WIN_IN_SIGHT => value + ply,
        value => value,
    }
}

fn off_ply(value: i32, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or(0);
    match value {
        value if value >= WIN_IN_SIGHT => value + ply,
        value if value <= -WIN_IN_SIGHT => value - ply,
        value => value,
    }
}
