//! The opponent that the program brings along: one search for both games, with an evaluation for
//! each. It is pure: how long it may think is said from outside, and so is every chance.

mod advice;
mod book;
mod chess_attack;
mod chess_node;
mod chess_pawns;
mod chess_value;
mod chess_weights;
mod draughts_node;
mod draughts_value;
mod exchange;
mod level;
mod moves;
mod order;
mod quiesce;
mod report;
mod search;
mod table;

pub use advice::{hanging, threat};
use chess_node::ChessNode;
use draughts_node::DraughtsNode;
pub use level::{LEVELS, agrees_to_draw, choose};
pub use report::{Limits, Report};
use search::Search;

use crate::game::{Move, Position};
use table::Table;

/// The value of a mate or another win on the spot; one that comes later is worth as much less as it
/// takes half-moves.
pub const WIN: i32 = 30_000;

/// From this value on a win is in sight.
const WIN_IN_SIGHT: i32 = WIN - 1_000;

/// What the search needs to know of a game.
trait Node: Clone {
    /// A move.
    type Move: Copy + PartialEq;

    /// Whether quiet moves that come late, and whole positions, may be passed over by their looks.
    /// In draughts a quiet move is often a sacrifice, and everything else is forced.
    const TRUSTS_LOOKS: bool;

    /// The position with what the game before it counts; `None` for another game.
    fn new(position: &Position, past: &[Position]) -> Option<Self>;

    /// A move in the form of the rest of the program.
    fn plain(mv: Self::Move) -> Move;

    /// A number that differs from position to position.
    fn key(&self) -> u64;

    /// All legal moves.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// The moves that change much, which are looked at even at the end of the search.
    fn noisy(&self, into: &mut Vec<Self::Move>);

    /// Whether the side to move has no quiet choice: it is in check, or must capture.
    fn is_forced(&self) -> bool;

    /// The position after a legal move.
    fn play(&self, mv: Self::Move) -> Self;

    /// The same position with the other side to move; `None` where it would prove nothing.
    fn pass(&self) -> Option<Self>;

    /// How good the position is for the side to move, in hundredths of a pawn or a man.
    fn value(&self) -> i32;

    /// The value for the side to move when it has no legal move: lost, or a draw.
    fn value_without_moves(&self) -> i32;

    /// Whether the position is a draw by its material, or by the moves without progress.
    fn is_drawn(&self) -> bool;

    /// How much a move promises before it is tried; 0 for a quiet one.
    fn promise(&self, mv: Self::Move) -> i32;

    /// What a move loses at most by the exchange on its square, in hundredths of a pawn or a man; 0 where
    /// it loses nothing.
    fn loss(&self, mv: Self::Move) -> i32;

    /// The squares of a move as a number below 4096.
    fn squares(mv: Self::Move) -> usize;

    /// Which piece comes to which square, as a number below 512.
    fn arrival(mv: Self::Move) -> usize;

    /// A number that differs from legal move to legal move.
    fn code(mv: Self::Move) -> u32;
}

/// What is remembered from move to move of a game.
pub struct Memory {
    table: Table,
}

impl Memory {
    /// A memory of this number of mebibytes, at least one.
    pub fn new(mebibytes: usize) -> Self {
        Self {
            table: Table::new(mebibytes),
        }
    }

    /// Forgets everything: another game begins.
    pub fn clear(&mut self) {
        self.table.clear();
    }
}

/// Thinks about a position of either game. `past` holds the positions of the game before it, for
/// repetition. `stop` is asked again and again with the number of positions seen so far; when it
/// says yes the best move so far is the answer. `tell` is called after every depth that is finished.
///
/// `None` if there is no legal move.
pub fn think(
    position: &Position,
    past: &[Position],
    memory: &mut Memory,
    limits: Limits,
    stop: &mut dyn FnMut(u64) -> bool,
    tell: &mut dyn FnMut(&Report<Move>),
) -> Option<Report<Move>> {
    if position.chess().is_some() {
        think_as::<ChessNode>(position, past, memory, limits, stop, tell)
    } else {
        think_as::<DraughtsNode>(position, past, memory, limits, stop, tell)
    }
}

fn think_as<N: Node>(
    position: &Position,
    past: &[Position],
    memory: &mut Memory,
    limits: Limits,
    stop: &mut dyn FnMut(u64) -> bool,
    tell: &mut dyn FnMut(&Report<Move>),
) -> Option<Report<Move>> {
    let node = N::new(position, past)?;
    let mut search = Search::new(&mut memory.table, keys::<N>(past), stop);
    let own = |report: &Report<_>| report.map(N::plain);
    let best = search.run(&node, limits, &mut |report| tell(&own(report)))?;
    Some(own(&best))
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
