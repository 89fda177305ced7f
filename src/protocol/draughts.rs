//! Draughts: what was said of a move and why it is refused, what players ask, and the claim of 1.9.2.

use crate::arbiter::Law;
use crate::arbiter::draughts::Count;
use crate::board::{Piece, Side, Square};
use crate::draughts::Road;
use crate::game::{Move, Position};
use serde::{Deserialize, Serialize};

/// What was said of a move of draughts, where no legal move is such.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DraughtsEntry {
    /// A move along these squares.
    Along(Vec<Square>),
    /// A capture of so many pieces; the legal move captures another number, the second one.
    Takes(u32, u32),
}

/// What players of draughts ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DraughtsCommand {
    /// How far each count towards a draw has come.
    Counts,
    /// Whether there is a capture, with which pieces, and along which ways.
    Captures,
    /// The roads on which a square lies; without one, the square of the cursor.
    Roads(Option<Square>),
    /// What stands on a road.
    Road(Road),
    /// Claims a draw because neither side can win.
    NoWin,
}

/// What is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraughtsEvent {
    /// Every count that runs.
    Counts(Vec<Count>),
    /// The captures of the position; none if there is none.
    Captures(Position, Vec<Move>),
    /// The roads through a square.
    Roads(Square, Vec<Road>),
    /// The pieces on a road, from its lower end.
    Road(Road, Vec<(Square, Piece)>),
    /// A claim was wrong: so often the position has stood. The game goes on.
    NotRepeated(Count),
    /// A draw was claimed because neither side can win, and that is not shown. The game goes on.
    MayBeWon(Law),
    /// The side named has made two moves in a row; its opponent decides whether that is put right.
    TwoMoves(Side, Law),
    /// No game of draughts is on the board.
    OtherGame,
}
