//! The opponent that the program brings along: one search for both games, with an evaluation for
//! each. It is pure: how long it may think is said from outside, and so is every chance.

mod advice;
mod book;
mod chess_attack;
mod chess_node;
mod chess_pawns;
mod chess_value;
mod chess_weights;
mod draughts_fit;
mod draughts_node;
mod draughts_value;
mod exchange;
mod history;
mod level;
mod moves;
mod node;
mod order;
mod quiesce;
mod report;
mod search;
mod table;

pub use advice::{hanging, threat};
use chess_node::ChessNode;
pub use draughts_fit::{Sample, fit, samples};
use draughts_node::DraughtsNode;
pub use draughts_value::is_draughts_table;
use history::History;
pub use level::{LEVELS, agrees_to_draw, choose};
use node::Node;
pub use node::WIN;
pub use report::{Limits, SearchReport, SearchScope};
use search::Search;

use crate::draughts::Endings;
use crate::game::{Move, Position};
use table::Transpositions;

/// What is remembered from move to move of a game.
pub struct Memory {
    table: Transpositions,
    endings: Option<Endings>,
    history: History,
}

impl Memory {
    /// A memory of this number of mebibytes, at least one.
    pub fn new(mebibytes: usize) -> Self {
        Self {
            table: Transpositions::new(mebibytes),
            endings: None,
            history: History::new(),
        }
    }

    /// The same memory, with endings of draughts that are solved.
    #[must_use]
    pub fn with_endings(self, endings: Option<Endings>) -> Self {
        Self { endings, ..self }
    }

    /// Forgets what was found: another game begins. What is solved stays.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history = History::new();
    }
}

/// Thinks about a position of either game. `past` holds the positions of the game before it, for
/// repetition. `stop` is asked again and again with the number of positions seen so far; when it
/// says yes the best move so far is the answer. `tell` is called after every depth that is finished.
///
/// `None` if there is no legal move, or none of those that are to be looked at.
pub fn think<'a>(
    position: &Position,
    past: &[Position],
    memory: &mut Memory,
    scope: impl Into<SearchScope<'a>>,
    stop: &mut dyn FnMut(u64) -> bool,
    tell: &mut dyn FnMut(&SearchReport<Move>),
) -> Option<SearchReport<Move>> {
    if position.chess().is_some() {
        think_as::<ChessNode>(position, past, memory, scope.into(), stop, tell)
    } else {
        think_as::<DraughtsNode>(position, past, memory, scope.into(), stop, tell)
    }
}

fn think_as<N: Node>(
    position: &Position,
    past: &[Position],
    memory: &mut Memory,
    scope: SearchScope,
    stop: &mut dyn FnMut(u64) -> bool,
    tell: &mut dyn FnMut(&SearchReport<Move>),
) -> Option<SearchReport<Move>> {
    let node = N::new(position, past)?;
    let mut search = Search::new(&mut memory.table, keys::<N>(past), stop);
    search.endings = memory.endings.as_ref();
    std::mem::swap(&mut search.history, &mut memory.history);
    search.history.begin::<N>(position.turn());
    let own = |report: &SearchReport<_>| report.map(N::plain);
    let best = search.run(&node, scope, &mut |report| tell(&own(report)));
    memory.history = search.history;
    best.as_ref().map(own)
}

/// The value of a position without legal moves for the side to move: lost, or a draw.
pub fn value_at_end(position: &Position) -> i32 {
    fn of<N: Node>(position: &Position) -> Option<i32> {
        N::new(position, &[]).map(|node| node.value_without_moves())
    }
    let value = of::<ChessNode>(position).or_else(|| of::<DraughtsNode>(position));
    value.unwrap_or(0)
}

/// The keys of the positions of a game.
fn keys<N: Node>(past: &[Position]) -> Vec<u64> {
    let nodes = past.iter().filter_map(|past| N::new(past, &[]));
    nodes.map(|node| node.key()).collect()
}
