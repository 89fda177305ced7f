//! A file of combinations that the player has: EPD, or the table of Lichess.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::store::unreadable;
use crate::session::command::Command;
use crate::session::drill::{DrillCommand, Stamp};

/// So many bytes of a file are read, up to the end of a line: about 2,000 combinations.
const MOST_BYTES: u64 = 256 * 1024;

/// Whether the name of the file ends as the names of such files do.
pub fn is_tactics(path: &str) -> bool {
    let ending = Path::new(path).extension();
    ending.is_some_and(|ending| {
        ["epd", "csv"]
            .iter()
            .any(|one| ending.eq_ignore_ascii_case(one))
    })
}

/// The command that begins with the combinations of a file, or the reason why it cannot be read.
pub fn open(path: &str) -> Command {
    match beginning(path) {
        Ok(text) => Command::Drill(DrillCommand::TacticsFrom(text, Stamp::default())),
        Err(error) => Command::OpenFailed(unreadable(path, &error)),
    }
}

/// The whole lines at the beginning of a file. What is no UTF-8 cannot be a move, and is reported with its line.
fn beginning(path: &str) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BYTES).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()) == Ok(MOST_BYTES) {
        let end = bytes.iter().rposition(|byte| *byte == b'\n').unwrap_or(0);
        bytes.truncate(end);
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
