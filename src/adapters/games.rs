//! The games of a PGN file one after the other, however many there are: memory does not grow with
//! the file.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

use super::store::{pgn_fault, unreadable};
use crate::pgn::{self, Guess, Oddities};
use crate::protocol::OpenFault;
use crate::record::Record;

/// A part that is longer ends at the next empty line: no game is so long, but a file may have games without
/// tags.
const LONG_PART_BYTES: usize = 1 << 20;

/// No part is longer: what has neither tags nor empty lines is hardly a file of games.
const LONGEST_PART_BYTES: usize = 16 << 20;

/// Where a game stands in its file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GamePlace {
    /// Where its part of the file begins, in bytes.
    pub offset: u64,
    /// How long the part is, in bytes.
    pub length: u64,
    /// How many lines stand before the part.
    pub lines: usize,
    /// Which game of the part it is, counted from 0.
    pub nth: usize,
}

/// The games of a file.
pub struct Games {
    path: String,
    reader: BufReader<File>,
    /// The line that begins the next part; it has been read ahead.
    ahead: Vec<u8>,
    /// Lines and games before the part at hand.
    lines: usize,
    games: usize,
    /// The games of the part at hand, in their order.
    part: std::vec::IntoIter<Result<Record, OpenFault>>,
    /// Where the part at hand stands, with the number of the next game in it.
    place: GamePlace,
    guess: Option<Guess>,
    oddities: Oddities,
    has_ended: bool,
}

impl Games {
    /// Opens a file.
    ///
    /// # Errors
    /// The file is not there or cannot be read.
    pub fn open(path: &str) -> Result<Self, OpenFault> {
        let is_file = |file: File| match file.metadata()?.is_dir() {
            true => Err(io::ErrorKind::IsADirectory.into()),
            false => Ok(file),
        };
        let file = File::open(path).and_then(is_file);
        let file = file.map_err(|error| unreadable(path, &error))?;
        Ok(Self {
            path: path.to_owned(),
            reader: BufReader::new(file),
            ahead: Vec::new(),
            lines: 0,
            games: 0,
            part: Vec::new().into_iter(),
            place: GamePlace::default(),
            guess: None,
            oddities: Oddities::default(),
            has_ended: false,
        })
    }

    /// Where the game stands that was read last.
    pub fn place(&self) -> GamePlace {
        GamePlace {
            nth: self.place.nth.saturating_sub(1),
            ..self.place
        }
    }

    /// The encoding for which what was read so far was taken, if it is not UTF-8.
    pub fn guess(&self) -> Option<Guess> {
        self.guess
    }

    /// What was unusual in what was read so far.
    pub fn oddities(&self) -> &Oddities {
        &self.oddities
    }

    /// How many bytes have been read so far.
    pub fn bytes_read(&self) -> u64 {
        self.place.offset + self.place.length
    }

    /// Reads on to the tags that follow moves and an empty line; mostly that is one game.
    fn next_part(&mut self) -> io::Result<Vec<u8>> {
        let mut part = std::mem::take(&mut self.ahead);
        let mut has_moves = false;
        let mut after_gap = false;
        loop {
            let begin = part.len();
            let room = LONGEST_PART_BYTES.saturating_sub(begin);
            let mut within = (&mut self.reader).take(room as u64);
            if within.read_until(b'\n', &mut part)? == 0 {
                self.has_ended = room > 0;
                return Ok(part);
            }
            let line = part[begin..].trim_ascii();
            if has_moves && after_gap && is_tag(line) {
                self.ahead = part.split_off(begin);
                return Ok(part);
            }
            after_gap = line.is_empty();
            if has_moves && after_gap && part.len() > LONG_PART_BYTES {
                return Ok(part);
            }
            has_moves |= !line.is_empty() && !line.starts_with(b"[") && !line.starts_with(b"%");
        }
    }

    fn read_part(&mut self) -> Result<(), OpenFault> {
        let text = self
            .next_part()
            .map_err(|error| unreadable(&self.path, &error))?;
        self.place = GamePlace {
            offset: self.place.offset + self.place.length,
            length: text.len() as u64,
            lines: self.lines,
            nth: 0,
        };
        self.guess = Guess::both(self.guess, pgn::guess(&text));
        // Empty lines at the end are no game, but an empty file is a fault.
        if text.trim_ascii().is_empty() && self.games > 0 {
            return Ok(());
        }
        let reading = pgn::read_all(&text);
        let found = reading.games;
        self.oddities.add(&reading.oddities, self.lines);
        let count = found.len();
        let place = |mut error: pgn::PgnError| {
            error.line += self.lines;
            error.game += self.games;
            pgn_fault(&self.path, &error)
        };
        let part: Vec<_> = found.into_iter().map(|game| game.map_err(place)).collect();
        self.part = part.into_iter();
        self.games += count;
        self.lines += text.iter().filter(|&&byte| byte == b'\n').count();
        Ok(())
    }
}

impl Iterator for Games {
    type Item = Result<Record, OpenFault>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(game) = self.part.next() {
                self.place.nth += 1;
                return Some(game);
            }
            if self.has_ended {
                return None;
            }
            if let Err(fault) = self.read_part() {
                self.has_ended = true;
                self.place.nth += 1;
                return Some(Err(fault));
            }
        }
    }
}

/// Whether a line is a tag pair: a name and a value in quotation marks. A clock time in a comment,
/// such as `[%clk 1:00:00]`, is none.
fn is_tag(line: &[u8]) -> bool {
    let Some(rest) = line.strip_prefix(b"[") else {
        return false;
    };
    let name = rest
        .iter()
        .take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_');
    let name = name.count();
    name > 0 && rest[name..].trim_ascii_start().starts_with(b"\"")
}
