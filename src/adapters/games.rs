//! The games of a PGN file one after the other, however many there are: memory does not grow with
//! the file.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

use super::store::{file_fault, pgn_fault, unreadable};
use super::text_file;
use crate::pgn::{self, Guess, Oddities, PgnError, PgnFault, tag_name};
use crate::protocol::OpenFault;
use crate::record::Record;

/// A part that is longer ends at the next empty line: no game is so long, but a file may have games without
/// tags.
const LONG_PART_BYTES: usize = 1 << 20;

/// No part is longer: what has neither tags nor results nor empty lines is hardly a file of games. What is longer is
/// passed over, and told.
const LONGEST_PART_BYTES: usize = 4 << 20;

/// What is passed over is read in pieces of this size.
const LINE_PIECE_BYTES: u64 = 1 << 16;

/// Behind these a game ends.
const RESULTS: [&[u8]; 4] = [b"1-0", b"0-1", b"1/2-1/2", b"*"];

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

/// Why a game is not read whole, and what is kept of it.
type Unread = (OpenFault, Option<Record>);

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
    part: std::vec::IntoIter<Result<Record, Box<Unread>>>,
    kept: Option<Record>,
    /// Where the part at hand stands, with the number of the next game in it.
    place: GamePlace,
    guess: Option<Guess>,
    oddities: Oddities,
    has_ended: bool,
    /// Whether the part at hand is longer than any is read.
    is_cut: bool,
}

impl Games {
    /// Opens a file.
    ///
    /// # Errors
    /// The file is not there or cannot be read.
    pub fn open(path: &str) -> Result<Self, OpenFault> {
        let file = text_file::open(path).map_err(|error| unreadable(path, &error))?;
        Ok(Self {
            path: path.to_owned(),
            reader: BufReader::new(file),
            ahead: Vec::new(),
            lines: 0,
            games: 0,
            part: Vec::new().into_iter(),
            kept: None,
            place: GamePlace::default(),
            guess: None,
            oddities: Oddities::default(),
            has_ended: false,
            is_cut: false,
        })
    }

    /// Goes back to the first game.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn restart(&mut self) -> Result<(), OpenFault> {
        let begun = self.reader.seek(SeekFrom::Start(0));
        begun.map_err(|error| unreadable(&self.path, &error))?;
        self.ahead.clear();
        (self.lines, self.games, self.has_ended) = (0, 0, false);
        self.part = Vec::new().into_iter();
        self.place = GamePlace::default();
        (self.guess, self.oddities) = (None, Oddities::default());
        Ok(())
    }

    /// Where the game stands that was read last.
    pub fn place(&self) -> GamePlace {
        GamePlace {
            nth: self.place.nth.saturating_sub(1),
            ..self.place
        }
    }

    /// What is kept of the game that was faulty last, if anything is: see [`PgnError::kept`].
    pub fn take_kept(&mut self) -> Option<Record> {
        self.kept.take()
    }

    /// The encoding for which what was read so far was taken, if it is not UTF-8.
    pub fn guess(&self) -> Option<Guess> {
        self.guess
    }

    /// What was unusual in what was read so far.
    pub fn oddities(&self) -> &Oddities {
        &self.oddities
    }

    /// How many bytes there are to read; none if nobody knows.
    pub fn size(&self) -> u64 {
        self.reader
            .get_ref()
            .metadata()
            .map_or(0, |found| found.len())
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
        let mut in_comment = false;
        // A game without moves ends where the first of its tags comes again behind an empty line.
        let mut first = tag_name(part.trim_ascii()).map(<[u8]>::to_vec);
        loop {
            let begin = part.len();
            let room = LONGEST_PART_BYTES.saturating_sub(begin);
            let mut within = (&mut self.reader).take(room as u64);
            if within.read_until(b'\n', &mut part)? == 0 {
                self.has_ended = room > 0;
                self.is_cut = room == 0;
                return Ok(part);
            }
            let line = part[begin..].trim_ascii();
            let name = tag_name(line);
            if after_gap && name.is_some() && (has_moves || name == first.as_deref()) {
                self.ahead = part.split_off(begin);
                return Ok(part);
            }
            first = first.or_else(|| name.map(<[u8]>::to_vec));
            after_gap = line.is_empty();
            let is_end = RESULTS.iter().any(|result| line.ends_with(result));
            if has_moves && (after_gap || is_end) && part.len() > LONG_PART_BYTES {
                return Ok(part);
            }
            let is_moves = !line.starts_with(b"[") && !line.starts_with(b"%");
            has_moves |= outside_comments(line, &mut in_comment) && is_moves;
        }
    }

    /// Passes over the rest of a part that is too long; returns how many bytes and ends of lines it had.
    fn pass_over(&mut self) -> io::Result<(u64, usize)> {
        let (mut bytes, mut lines) = (0, 0);
        let (mut after_gap, mut is_begun) = (false, true);
        loop {
            self.ahead.clear();
            let mut within = (&mut self.reader).take(LINE_PIECE_BYTES);
            if within.read_until(b'\n', &mut self.ahead)? == 0 {
                self.has_ended = true;
                return Ok((bytes, lines));
            }
            let line = self.ahead.trim_ascii();
            if !is_begun && after_gap && tag_name(line).is_some() {
                return Ok((bytes, lines));
            }
            after_gap = !is_begun && line.is_empty();
            is_begun = !self.ahead.ends_with(b"\n");
            bytes += self.ahead.len() as u64;
            lines += usize::from(!is_begun);
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
        if std::mem::take(&mut self.is_cut) {
            let line = u32::try_from(self.lines + 1).unwrap_or(u32::MAX);
            self.lines += text.iter().filter(|&&byte| byte == b'\n').count();
            drop(text);
            let passed = self.pass_over();
            let (bytes, lines) = passed.map_err(|error| unreadable(&self.path, &error))?;
            self.place.length += bytes;
            self.lines += lines;
            self.games += 1;
            let fault = OpenFault {
                line,
                column: 1,
                ..file_fault(
                    &self.path,
                    "too-long",
                    format!("{} MiB", LONGEST_PART_BYTES >> 20),
                )
            };
            self.part = vec![Err(Box::new((fault, None)))].into_iter();
            return Ok(());
        }
        self.guess = Guess::both(self.guess, pgn::guess(&text));
        // Empty lines at the end are no game, but an empty file is a fault.
        if text.trim_ascii().is_empty() && self.games > 0 {
            return Ok(());
        }
        let reading = pgn::read_all(&text);
        let found = reading.games;
        // What somebody says of the file before its games or behind them is no game either.
        let is_none = |game: &Result<Record, PgnError>| matches!(game, Err(error) if error.fault == PgnFault::NoGame);
        if found.iter().all(is_none) && (self.games > 0 || !self.has_ended) {
            self.lines += text.iter().filter(|&&byte| byte == b'\n').count();
            return Ok(());
        }
        self.oddities.add(&reading.oddities, self.lines);
        let count = found.len();
        let place = |mut error: PgnError| {
            error.line += self.lines;
            error.game += self.games;
            let fault = pgn_fault(&self.path, &error);
            Box::new((fault, error.kept()))
        };
        let part: Vec<_> = found.into_iter().map(|game| game.map_err(place)).collect();
        self.part = part.into_iter();
        self.games += count;
        self.lines += text.iter().filter(|&&byte| byte == b'\n').count();
        Ok(())
    }
}

/// Whether letters, figures or a result stand in a line outside comments, of which one may go on behind it.
fn outside_comments(line: &[u8], in_comment: &mut bool) -> bool {
    let mut found = false;
    for byte in line {
        match byte {
            b'{' => *in_comment = true,
            b'}' => *in_comment = false,
            b';' if !*in_comment => break,
            _ => found |= !*in_comment && (byte.is_ascii_alphanumeric() || *byte == b'*'),
        }
    }
    found
}

impl Iterator for Games {
    type Item = Result<Record, OpenFault>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(game) = self.part.next() {
                self.place.nth += 1;
                return Some(game.map_err(|unread| {
                    let (fault, kept) = *unread;
                    self.kept = kept;
                    fault
                }));
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
