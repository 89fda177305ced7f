//! Positions with what is to be found in them.

use crate::board::keyed;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::game::{Move, Position};

/// A position in which something is to be found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its name.
    pub id: String,
    /// The position.
    pub position: Position,
    /// What is to be found.
    pub goal: Goal,
    /// How hard it is, on the scale of its collection.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
}

/// What is to be found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Mate in so many moves, or a win in draughts; every move that keeps it is right.
    Mate(u32),
    /// One of these moves.
    Best(Vec<Move>),
    /// The only move that wins.
    Win(Move),
    /// A line of moves.
    Line(Solution),
}

/// The moves that are to be found one after another, the answers of the opponent among them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solution {
    /// The moves of both sides; the player makes the first one.
    pub moves: Vec<Move>,
    /// What is as right as a move of the line, by the number of moves before it; with such a move all is found.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<(usize, Move)>,
}

/// What is wrong with a line, or with a game of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum LineFault {
    /// There is no legal position in it.
    Position,
    /// A move is not legal, or none is given.
    Moves,
    /// Only moves to be avoided are given.
    OnlyAvoided,
    /// The mate is longer than what can be proved, and no moves are given.
    LongMate,
    /// The game begins at the beginning, and there is nothing to be found in it.
    WholeGame,
}

keyed!(LineFault);

/// The longest mate that is looked for, in moves: a longer one would take too long to prove.
pub const LONGEST_MATE: u32 = 4;

/// Mates of so many moves are mostly proved at once; for a longer one moves that are given count for more.
pub(super) const SHORT_MATE: u32 = 3;

/// The name under which the progress keeps a position: that of FEN, without its counters.
pub fn card(position: &Position) -> String {
    let fen = position.fen();
    let fen = fen.split(":F").next().unwrap_or_default();
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

/// The comment in EPD that says that no other move wins.
pub(super) const ONLY_WIN: &str = "only";

impl Goal {
    /// One line of moves, and no other move is right.
    pub fn line(moves: Vec<Move>) -> Self {
        let also = Vec::new();
        Self::Line(Solution { moves, also })
    }
}

impl Puzzle {
    /// A position without a rating.
    pub fn new(id: String, position: Position, goal: Goal) -> Self {
        Self {
            id,
            position,
            goal,
            rating: None,
        }
    }

    /// The line of EPD; `None` for a line of moves, which EPD does not have.
    pub fn epd(&self) -> Option<String> {
        let operation = match &self.goal {
            Goal::Mate(moves) => format!("dm {moves};"),
            Goal::Win(mv) => format!("bm {}; c0 \"{ONLY_WIN}\";", self.position.notation(*mv)?),
            Goal::Best(moves) => {
                let san: Vec<String> = moves
                    .iter()
                    .filter_map(|mv| self.position.notation(*mv))
                    .collect();
                format!("bm {};", san.join(" "))
            }
            Goal::Line(_) => return None,
        };
        let position = card(&self.position);
        Some(format!("{position} {operation} id \"{}\";", self.id))
    }
}
