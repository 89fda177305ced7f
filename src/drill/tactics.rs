//! Positions with something to be found, read from lines of a file, and the places where nothing could be read.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::file;
use super::progress::Progress;
pub use super::puzzle::{Goal, LONGEST_MATE, LineFault, Puzzle, Solution, card};
use crate::chance::Chance;
use crate::game::Game;

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

/// Number of places where nothing could be read that are named.
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

/// The program's own positions; each was made by chance and proved by trying everything.
const OWN: [&str; 4] = [
    include_str!("../../drills/tactics.epd"),
    include_str!("../../drills/long-mates.epd"),
    include_str!("../../drills/pawn-wins.epd"),
    include_str!("../../drills/draughts-wins.epd"),
];

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

/// At most so many, in the order in which they are asked: first those that are due, then those that are new, then the
/// others; each by chance.
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

/// The key under which the progress keeps tactics.
const SUBJECT: &str = "tactics";
