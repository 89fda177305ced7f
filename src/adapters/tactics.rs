//! A file of combinations that the player has: EPD, the table of Lichess, or games that begin from a position.

use crate::protocol::{DrillReport, OpenFault, Report, Stamp};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

use super::games::Games;
use super::store::unreadable;
use super::text_file;
use crate::drill::tactics::{Collection, LineFault};
use crate::drill::{Progress, file, tactics};
use crate::pgn;

/// A file of up to this number of bytes is read whole: about 20,000 combinations of a table.
const WHOLE_BYTES: u64 = 4 << 20;

/// The number of places that are read in a larger one, evenly from its beginning to its end.
const PLACES: u64 = 64;

/// The number of combinations that are given to the session: more than anybody finds before the file is opened again.
const MOST: usize = 200;

/// Whether the name of the file ends as the names of such files do.
pub fn is_tactics(path: &str) -> bool {
    has_ending(path, &["epd", "csv"])
}

/// Whether a path ends in one of these.
pub(super) fn has_ending(path: &str, endings: &[&str]) -> bool {
    let ending = Path::new(path).extension();
    ending.is_some_and(|ending| endings.iter().any(|one| ending.eq_ignore_ascii_case(one)))
}

/// The command that begins with the combinations of a file, or the reason why it cannot be read. Those that are due
/// by what was learnt are asked first.
pub fn open(path: &str, progress: &Progress, stamp: Stamp) -> Report {
    let read = if has_ending(path, &["pgn", "pdn"]) {
        of_games(path)
    } else {
        of_lines(path).map_err(|error| unreadable(path, &error))
    };
    match read {
        Ok(mut collection) => {
            let order = (stamp.seed, stamp.day);
            let all = std::mem::take(&mut collection.puzzles);
            collection.puzzles = tactics::pick(all, progress, order, MOST);
            Report::Drill(DrillReport::Collection(Box::new(collection), stamp))
        }
        Err(fault) => Report::NotOpened(fault),
    }
}

/// The games of a file that begin from a position; without any, the others are faults.
fn of_games(path: &str) -> Result<Collection, OpenFault> {
    let mut games = Games::open(path)?;
    let mut collection = Collection::default();
    let mut number = 0;
    while let Some(game) = games.next() {
        number += 1;
        match game {
            Ok(record) => match file::of_record(&record, number) {
                // Whole games among positions are passed over; an empty file is reported anyway.
                Err(LineFault::WholeGame) => {}
                puzzle => collection.take(line_of(&games), puzzle),
            },
            Err(fault) if fault.line == 0 => return Err(fault),
            Err(fault) => collection.take(fault.line, Err(LineFault::Moves)),
        }
        if games.bytes_read() > WHOLE_BYTES {
            collection.is_part = true;
            break;
        }
    }
    Ok(collection)
}

/// The line at which the part of the game that was read last begins.
fn line_of(games: &Games) -> u32 {
    u32::try_from(games.place().lines + 1).unwrap_or(u32::MAX)
}

/// The lines of a file, or of a large one lines from all over it: always the same ones, so that what was wrong can be
/// asked again.
fn of_lines(path: &str) -> io::Result<Collection> {
    let mut file = text_file::open(path)?;
    let size = file.metadata()?.len();
    let mut collection = Collection::default();
    if size <= WHOLE_BYTES {
        let mut bytes = Vec::new();
        file.take(WHOLE_BYTES).read_to_end(&mut bytes)?;
        collection.read_lines(&pgn::decode(&bytes), Some(0));
        return Ok(collection);
    }
    collection.is_part = true;
    for place in 0..PLACES {
        let bytes = at(&mut file, size / PLACES * place, WHOLE_BYTES / PLACES)?;
        let before = (place == 0).then_some(0);
        collection.read_lines(&String::from_utf8_lossy(&bytes), before);
    }
    Ok(collection)
}

/// The whole lines among a number of bytes of a file.
fn at(file: &mut File, offset: u64, length: u64) -> io::Result<Vec<u8>> {
    file.seek(SeekFrom::Start(offset))?;
    let mut bytes = Vec::new();
    file.take(length).read_to_end(&mut bytes)?;
    let end = bytes.iter().rposition(|byte| *byte == b'\n').unwrap_or(0);
    bytes.truncate(end);
    if offset > 0 {
        let begin = bytes.iter().position(|byte| *byte == b'\n');
        bytes.drain(..begin.map_or(bytes.len(), |begin| begin + 1));
    }
    Ok(bytes)
}
