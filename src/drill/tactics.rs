//! Tactics: positions with what is to be found in them.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::Progress;
use super::file;
use crate::chance::Chance;
use crate::game::{Game, Move, Position};

/// The program's own positions; each was made at random and proved by trying everything.
const OWN: [&str; 4] = [
    include_str!("../../drills/tactics.epd"),
    include_str!("../../drills/long-mates.epd"),
    include_str!("../../drills/pawn-wins.epd"),
    include_str!("../../drills/draughts-wins.epd"),
];

/// The key under which the progress keeps tactics.
const SUBJECT: &str = "tactics";

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
    /// Mate in this number of moves, or a win in draughts; every move that keeps it is right.
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

/// What was found in a file of the player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Collection {
    /// What can be asked; not always all of it.
    pub puzzles: Vec<Puzzle>,
    /// How many positions with something to be found were read.
    pub read: u32,
    /// Whether the file is so large that only a part of it was read.
    #[serde(default)]
    pub is_part: bool,
    /// The first places where nothing could be read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bad: Vec<BadLine>,
    /// How many such places there are.
    #[serde(default)]
    pub bad_count: u32,
}

/// A place in a file where nothing could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BadLine {
    /// The line, counted from 1; 0 if nobody has counted.
    pub line: u32,
    /// What is wrong there.
    pub fault: LineFault,
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

impl LineFault {
    /// The key under which voices keep the words for it.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

/// The longest mate that is looked for, in moves: a longer one would take too long to prove.
pub const LONGEST_MATE: u32 = 4;

/// The longest mate, in moves, that is mostly proved at once; for a longer one the moves that are given count for more.
pub(super) const SHORT_MATE: u32 = 3;

/// How many places where nothing could be read are named.
const PLACES_NAMED: usize = 5;

/// The program's own positions of a game.
pub fn own(game: Game) -> Vec<Puzzle> {
    static READ: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
        let mut own = Collection::default();
        OWN.iter().for_each(|text| own.read_lines(text, Some(0)));
        own.puzzles
    });
    let of_game = READ.iter().filter(|one| one.position.game() == game);
    of_game.cloned().collect()
}

/// The name under which the progress keeps a position: that of FEN, without its counters.
pub fn card(position: &Position) -> String {
    let fen = position.fen();
    let fen = fen.split(":F").next().unwrap_or_default();
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

/// The comment in EPD that says that no other move wins.
pub(super) const ONLY_WIN: &str = "only";

/// Some of the positions, in the order in which they are asked: first those that are due, then those
/// that are new, then the others; each group in random order.
pub fn pick(
    mut puzzles: Vec<Puzzle>,
    progress: &Progress,
    (seed, day): (u64, u32),
    most: usize,
) -> Vec<Puzzle> {
    let mut chance = Chance::new(seed);
    for at in (1..puzzles.len()).rev() {
        puzzles.swap(at, chance.below(at + 1));
    }
    puzzles.sort_by_cached_key(|puzzle| progress.turn_of(SUBJECT, &card(&puzzle.position), day));
    puzzles.truncate(most);
    puzzles
}

impl Collection {
    /// Reads lines of EPD or of the table of Lichess; empty lines and comments are passed over. `before`
    /// is the number of lines of the file that stand before them, if anybody has counted.
    pub fn read_lines(&mut self, text: &str, before: Option<u32>) {
        let mut columns = file::Columns::default();
        for (at, line) in text.lines().enumerate() {
            let line = line.trim_start_matches('\u{feff}').trim();
            if line.is_empty() || line.starts_with('#') || columns.are_named_by(line) {
                continue;
            }
            let at = u32::try_from(at + 1).unwrap_or(u32::MAX);
            let number = before.map_or(0, |before| before.saturating_add(at));
            self.take(number, file::puzzle(line, number, &columns));
        }
    }

    /// Takes what was read at a line, counted from 1, or 0 if nobody has counted.
    pub fn take(&mut self, line: u32, puzzle: Result<Puzzle, LineFault>) {
        match puzzle {
            Ok(puzzle) => {
                self.read = self.read.saturating_add(1);
                self.puzzles.push(puzzle);
            }
            Err(fault) => {
                self.bad_count = self.bad_count.saturating_add(1);
                if line > 0 && self.bad.len() < PLACES_NAMED {
                    self.bad.push(BadLine { line, fault });
                }
            }
        }
    }
}

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
