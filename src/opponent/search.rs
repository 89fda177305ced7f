//! The search: iterative deepening, alpha and beta, and at the end only moves that change much.

use std::cmp::Reverse;

use super::history::{History, MOST_PLIES};
use super::node::{Node, WIN, WIN_IN_SIGHT};
use super::report::{SearchReport, SearchScope};
use super::table::{TableEntry, Transpositions, ValueBound};
use crate::draughts::Endings;

pub(super) const INFINITE: i32 = 32_000;

/// One search.
pub struct Search<'a, M> {
    pub(super) table: &'a mut Transpositions,
    /// What is solved, if something is.
    pub(super) endings: Option<&'a Endings>,
    stop: &'a mut dyn FnMut(u64) -> bool,
    nodes: u64,
    most_nodes: u64,
    pub(super) has_stopped: bool,
    /// The moves that are tried at the root; all, if there are none.
    pub(super) roots: Vec<M>,
    /// The keys of the game and of the line under way.
    pub(super) path: Vec<u64>,
    /// How good quiet moves have been.
    pub(super) history: History,
    /// Which piece came to which square before each ply; none by a pass.
    pub(super) arrivals: Vec<Option<usize>>,
    /// The ranks of moves while they are put in order.
    pub(super) ranks: Vec<i32>,
    /// The static value at each ply, to know whether things get better.
    pub(super) values: Vec<i32>,
    /// The best line from each ply.
    pub(super) lines: Vec<Vec<M>>,
    /// Lists of moves that are used again and again.
    pub(super) lists: Vec<Vec<M>>,
}

impl<'a, M: Copy + PartialEq> Search<'a, M> {
    /// A search that knows the keys of the game so far.
    pub(super) fn new(
        table: &'a mut Transpositions,
        past: Vec<u64>,
        stop: &'a mut dyn FnMut(u64) -> bool,
    ) -> Self {
        Self {
            table,
            endings: None,
            stop,
            nodes: 0,
            most_nodes: u64::MAX,
            has_stopped: false,
            roots: Vec::new(),
            path: past,
            history: History::new(),
            arrivals: vec![None; MOST_PLIES + 2],
            ranks: Vec::new(),
            values: vec![0; MOST_PLIES + 2],
            lines: vec![Vec::new(); MOST_PLIES + 2],
            lists: Vec::new(),
        }
    }

    /// Searches deeper and deeper until a limit is reached; `None` if there is no move to look at.
    pub(super) fn run<'b, N: Node<Move = M>>(
        &mut self,
        node: &N,
        scope: impl Into<SearchScope<'b>>,
        tell: &mut dyn FnMut(&SearchReport<M>),
    ) -> Option<SearchReport<M>> {
        let SearchScope {
            limits,
            only,
            lines,
        } = scope.into();
        let mut moves = Vec::new();
        node.moves(&mut moves);
        moves.retain(|mv| only.is_empty() || only.contains(&N::plain(*mv)));
        let mut best = SearchReport {
            depth: 0,
            place: 1,
            nodes: 0,
            value: 0,
            line: vec![*moves.first()?],
        };
        self.most_nodes = limits.nodes;
        let mut values = vec![0; lines.clamp(1, moves.len())];
        for depth in 1..=limits.depth.clamp(1, 100) {
            if !only.is_empty() || values.len() > 1 {
                self.roots.clone_from(&moves);
            }
            let found = self.lines_at(node, depth, &values);
            let is_whole = found.len() == values.len();
            // Of a depth that was not finished nothing is told, unless there was none before it.
            if is_whole || best.depth == 0 {
                found.iter().for_each(&mut *tell);
                if let Some(first) = found.first() {
                    best.clone_from(first);
                }
            }
            if !is_whole {
                // The first move of a depth is the best one of the depth before, where all moves are
                // looked at: what has taken its place is better.
                let is_better = self.roots.is_empty() || best.depth == 0;
                if is_better && !self.lines[0].is_empty() {
                    best.line.clone_from(&self.lines[0]);
                }
                break;
            }
            values = found.iter().map(|report| report.value).collect();
            // Where late moves were looked at less deep, a shorter win may still show.
            let sure = i32::from(depth) - if N::TRUSTS_LOOKS { 0 } else { 4 };
            if values.iter().all(|value| WIN - value.abs() <= sure) {
                break;
            }
        }
        best.nodes = self.nodes;
        Some(best)
    }

    /// The lines of a depth, the best first, each with another first move; fewer if the search was stopped.
    /// They are looked for around the values of the depth before.
    fn lines_at<N: Node<Move = M>>(
        &mut self,
        node: &N,
        depth: u8,
        values: &[i32],
    ) -> Vec<SearchReport<M>> {
        let mut found = Vec::new();
        for last in values {
            let Some(value) = self.widen(node, i32::from(depth), *last) else {
                break;
            };
            let line = self.lines[0].clone();
            self.roots.retain(|mv| *mv != line[0]);
            found.push(SearchReport {
                depth,
                place: 1,
                nodes: self.nodes,
                value,
                line,
            });
        }
        // A line that was looked for later may prove better than one before it.
        found.sort_by_key(|report| Reverse(report.value));
        for (place, report) in (1..).zip(&mut found) {
            report.place = place;
            report.nodes = self.nodes;
        }
        found
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

    /// What is remembered of a position, and its value where that is enough, or where the position is solved. The
    /// root is searched all the same, for a move is wanted.
    pub(super) fn look_up<N: Node<Move = M>>(
        &self,
        node: &N,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
    ) -> (Option<TableEntry>, Option<i32>) {
        let known = self.table.get(node.key());
        if ply == 0 {
            return (known, None);
        }
        let solved = self.endings.and_then(|endings| node.solved(endings));
        let is_enough = |entry: &TableEntry| beta - alpha == 1 && entry.depth >= depth;
        let value = match (solved, known.filter(is_enough)) {
            (Some(value), _) => Some(on_ply(value, ply)),
            (None, Some(entry)) => cut(&entry, ply, alpha, beta),
            (None, None) => None,
        };
        (known, value)
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

    #[allow(
        clippy::too_many_arguments,
        reason = "they are the state of one step of the search"
    )]
    pub(super) fn negamax<N: Node<Move = M>>(
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
        let mut depth = depth + i32::from(is_forced);
        if depth <= 0 || ply >= MOST_PLIES {
            return self.quiesce(node, ply, alpha, beta);
        }
        if self.count_node() {
            return 0;
        }
        let is_open = beta - alpha > 1;
        let (known, value) = self.look_up(node, depth, ply, alpha, beta);
        if let Some(value) = value {
            return value;
        }
        let looks = match known {
            Some(entry) => entry.looks,
            // In check a piece may be about to be lost.
            None if N::TRUSTS_LOOKS && is_forced && ply >= 2 => self.values[ply - 2],
            None => node.value(),
        };
        self.values[ply] = looks;
        if N::TRUSTS_LOOKS && !is_open && !is_forced && beta.abs() < WIN_IN_SIGHT {
            let value = known.map_or(looks, |entry| seen(&entry, looks));
            let early = self.decide_early(node, depth, ply, (alpha, beta), value, is_after_pass);
            if let Some(early) = early {
                return early;
            }
        }
        let first = known.map(|entry| entry.best).filter(|best| *best != 0);
        // Without a move to begin with, the next depth is better prepared by a shallower search.
        depth -= i32::from(N::TRUSTS_LOOKS && first.is_none() && depth >= 4);
        let start = alpha;
        let (best, best_move) = self.try_moves(node, depth, ply, &mut alpha, beta, first);
        if self.has_stopped {
            return 0;
        }
        let Some(best_move) = best_move else {
            return on_ply(node.value_without_moves(), ply);
        };
        // Of some of the moves alone nothing is known about the position.
        if ply == 0 && !self.roots.is_empty() {
            return best;
        }
        self.table.put(TableEntry {
            key: node.key(),
            best: best_move,
            value: off_ply(best, ply),
            looks,
            depth,
            bound: bound(best, start, beta),
        });
        best
    }

    /// The value of a position that is decided by its looks, by a few captures, or by a pass.
    fn decide_early<N: Node<Move = M>>(
        &mut self,
        node: &N,
        depth: i32,
        ply: usize,
        (alpha, beta): (i32, i32),
        value: i32,
        is_after_pass: bool,
    ) -> Option<i32> {
        // Too far ahead: a shallow search will not fall below.
        if depth <= 7 && value - 80 * (depth - i32::from(self.improves(ply))) >= beta {
            return Some(value);
        }
        // Too far behind: only captures could help.
        if depth <= 3 && value + 150 + 150 * depth <= alpha {
            let value = self.quiesce(node, ply, alpha, alpha + 1);
            if value <= alpha {
                return Some(value);
            }
        }
        self.passes(node, depth, ply, beta, value, is_after_pass)
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
        self.arrivals[ply + 1] = None;
        let reduced = depth - 4 - depth / 4 - ((value - beta) / 200).min(2);
        let value = -self.negamax(&passed, reduced, ply + 1, -beta, 1 - beta, true);
        self.path.pop();
        (!self.has_stopped && value >= beta).then_some(value.min(WIN_IN_SIGHT))
    }

    /// Whether the side to move stands better than a move before.
    pub(super) fn improves(&self, ply: usize) -> bool {
        ply < 2 || self.values[ply] > self.values[ply - 2]
    }

    /// The arrival that led to a ply.
    pub(super) fn arrival_before(&self, ply: usize) -> Option<usize> {
        self.arrivals.get(ply).copied().flatten()
    }

    fn is_repeated<N: Node<Move = M>>(&self, node: &N) -> bool {
        let key = node.key();
        let past = self.path.iter().rev().take(node.quiet_plies());
        past.into_iter().any(|past| *past == key)
    }

    pub(super) fn keep_line(&mut self, ply: usize, mv: M) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(mv);
        line.extend(&after[0]);
    }
}

/// What a position is worth, as far as it is known without a search of its own.
pub(super) fn seen(entry: &TableEntry, looks: i32) -> i32 {
    let says = match entry.bound {
        _ if entry.value.abs() >= WIN_IN_SIGHT => false,
        ValueBound::Exact => true,
        ValueBound::AtLeast => entry.value > looks,
        ValueBound::AtMost => entry.value < looks,
    };
    if says { entry.value } else { looks }
}

/// What a value says that was found within a window.
pub(super) fn bound(value: i32, alpha: i32, beta: i32) -> ValueBound {
    match value {
        value if value >= beta => ValueBound::AtLeast,
        value if value > alpha => ValueBound::Exact,
        _ => ValueBound::AtMost,
    }
}

/// What a stored value says about this window, if it says enough.
fn cut(entry: &TableEntry, ply: usize, alpha: i32, beta: i32) -> Option<i32> {
    let value = on_ply(entry.value, ply);
    match entry.bound {
        ValueBound::Exact => Some(value),
        ValueBound::AtLeast => (value >= beta).then_some(value),
        ValueBound::AtMost => (value <= alpha).then_some(value),
    }
}

/// Wins are stored as seen from their position, and counted as seen from the root.
pub(super) fn on_ply(value: i32, ply: usize) -> i32 {
    farther(value, i32::try_from(ply).unwrap_or(0))
}

pub(super) fn off_ply(value: i32, ply: usize) -> i32 {
    farther(value, -i32::try_from(ply).unwrap_or(0))
}

/// The value of a win that is so many half-moves farther away; other values stay.
fn farther(value: i32, plies: i32) -> i32 {
    match value.abs() >= WIN_IN_SIGHT {
        true => value - value.signum() * plies,
        false => value,
    }
}
