//! Tournaments on the disk: the file of an event, the engine that pairs a Swiss, and pages of tables.

mod desk;
pub mod engine;
mod file;
pub mod pages;

pub use desk::{EventDesk, EventMemory};
pub use file::{EventFile, Unkept};

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::pgn;

/// The games of a PGN file, or of all such files of a folder in the order of their names: each with where it is from.
///
/// # Errors
/// A file or the folder cannot be read.
pub fn games_in(from: &Path) -> io::Result<Vec<(String, String)>> {
    let mut files: Vec<PathBuf> = vec![from.to_owned()];
    if from.is_dir() {
        let found: io::Result<Vec<_>> = fs::read_dir(from)?.collect();
        let is_games = |path: &PathBuf| {
            path.extension()
                .is_some_and(|it| it.eq_ignore_ascii_case("pgn"))
        };
        files = found?
            .into_iter()
            .map(|entry| entry.path())
            .filter(is_games)
            .collect();
        files.sort();
    }
    let mut games = Vec::new();
    for file in files {
        let read = pgn::read(&fs::read(&file)?);
        let read = read.iter().flatten().map(pgn::write);
        games.extend(read.map(|game| (file.display().to_string(), game)));
    }
    Ok(games)
}
