//! The file of games that is open: where each game stands in it, and which one is on the board.
//! Only that one is in memory.

use crate::protocol::{
    DrillReport, NotSaved, OpenFault, OpenedGame, ReadNote, Report, SheetReport, Stamp, Trouble,
    WorkKind, WrittenFile,
};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::games::{GamePlace, Games};
use super::store::{WholeFile, file_fault, pgn_fault, system_fault, unwritable};
use super::tactics;
use super::text_file;
use super::work::{StopSign, Stopped, Work};
use crate::drill::{Progress, file};
use crate::pgn::{self, PgnError};
use crate::record::Record;

/// The number of faulty lines that are named.
const LINES_NAMED: usize = 5;

/// The file that is open.
#[derive(Debug, Default)]
pub struct OpenFile {
    path: PathBuf,
    places: Vec<GamePlace>,
    at: usize,
    /// The file of tactics that was opened after it.
    tactics: Option<String>,
}

/// A file that was read through, with what is to be said about it in addition to its games.
#[derive(Debug)]
pub struct Opened(Result<(OpenFile, ReadNote), OpenFault>);

impl OpenFile {
    /// Reads a file through, to know where its games stand.
    ///
    /// # Errors
    /// [`Stopped`] if the work was stopped.
    pub fn read_file(path: &str, work: &mut Work<'_>) -> Result<Opened, Stopped> {
        let mut games = match Games::open(path) {
            Ok(games) => games,
            Err(fault) => return Ok(Opened(Err(fault))),
        };
        let size = games.size();
        let mut places = Vec::new();
        let mut note = ReadNote::default();
        let mut found = 0;
        while let Some(game) = games.next() {
            work.reached(places.len(), Some((games.bytes_read(), size)))?;
            match game {
                Ok(record) => found += usize::from(file::of_record(&record, 0).is_ok()),
                Err(fault) => {
                    note.faulty = note.faulty.saturating_add(1);
                    if note.lines.len() < LINES_NAMED {
                        note.lines.push(fault.line);
                    }
                    note.wrong_move = Some(fault).filter(|it| note.faulty == 1 && it.number > 0);
                }
            }
            places.push(games.place());
        }
        note.guess = games.guess();
        note.odd = games.oddities().clone();
        if found * 2 > places.len() {
            note.to_be_found = u32::try_from(found).unwrap_or(u32::MAX);
        }
        let file = Self {
            path: PathBuf::from(path),
            places,
            at: 0,
            tactics: None,
        };
        Ok(Opened(Ok((file, note))))
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Takes the place of the file that was open before. The first command puts the first game on the
    /// board or tells what is wrong; the second one, if there is one, tells of games with faults, and of
    /// an encoding that was guessed.
    pub fn take(&mut self, opened: Opened) -> (Report, Option<Report>) {
        let (file, note) = match opened.0 {
            Ok(read) => read,
            Err(fault) => return (Report::NotOpened(fault), None),
        };
        *self = file;
        // For a single game of which nothing can be read its own message says more.
        let first = self.game();
        let is_told = self.places.len() == 1 && matches!(first, Report::NotOpened(_));
        let is_worth = note.guess.is_some()
            || !note.odd.is_empty()
            || note.to_be_found > 0
            || note.faulty > 0 && !is_told;
        let note = is_worth.then_some(Report::Sheet(SheetReport::Read(note)));
        (first, note)
    }

    /// Opens a file at once.
    pub fn open(&mut self, path: &str) -> (Report, Option<Report>) {
        let mut unheard = |_| {};
        let mut work = Work::begin(WorkKind::Open, StopSign::default(), &mut unheard);
        // Nobody else has the sign that stops it; a file without games would be reported.
        let nothing = Opened(Ok((Self::default(), ReadNote::default())));
        self.take(Self::read_file(path, &mut work).unwrap_or(nothing))
    }

    /// Asks for what is to be found in a file, which from now on is the one of which [`OpenFile::tactics_again`] asks.
    pub fn tactics(&mut self, path: &str, progress: &Progress, stamp: Stamp) -> Report {
        self.tactics = Some(path.to_owned());
        tactics::open(path, progress, stamp)
    }

    /// Asks for what is to be found in the file that was opened last.
    pub fn tactics_again(&self, progress: &Progress, stamp: Stamp) -> Report {
        let games = || self.path.to_str().filter(|path| !path.is_empty());
        match self.tactics.as_deref().or_else(games) {
            Some(path) => tactics::open(path, progress, stamp),
            None => Report::Drill(DrillReport::NoFile),
        }
    }

    /// Goes so many games on in the file; the command puts that game on the board.
    pub fn other(&mut self, step: i32) -> Report {
        let by = usize::try_from(step.unsigned_abs()).unwrap_or(usize::MAX);
        let other = if step < 0 {
            self.at.checked_sub(by)
        } else {
            self.at.checked_add(by)
        };
        match other.filter(|other| *other < self.places.len()) {
            Some(other) => {
                self.at = other;
                self.game()
            }
            None => Report::Trouble(Trouble::NoOtherGame),
        }
    }

    /// Puts the game with its notes into the file that it is from, in its place among the others;
    /// a file that has changed since it was read is left alone.
    pub fn save(&mut self, record: &Record) -> Report {
        let not_saved = |why| Report::Sheet(SheetReport::NotSaved(why));
        let Some(place) = self.places.get(self.at).copied() else {
            return not_saved(NotSaved::NoFile);
        };
        let old = match self.read(place) {
            Ok(Ok(old)) => old,
            // What cannot be read of it would be lost.
            Ok(Err(_)) => return not_saved(NotSaved::NoFile),
            Err(_) => return not_saved(NotSaved::ChangedOutside),
        };
        // Another game is on the board than the one that was opened last.
        if old.moves() != record.moves() || old.start() != record.start() {
            return not_saved(NotSaved::NoFile);
        }
        match self.replace(place, &old, record) {
            Ok(true) => {}
            Ok(false) => return not_saved(NotSaved::ChangedOutside),
            Err(error) => return Report::Trouble(unwritable(&self.path, &error)),
        }
        // What follows the game has moved.
        let (at, path) = (self.at, self.path.display().to_string());
        let _ = self.open(&path);
        self.at = at.min(self.places.len().saturating_sub(1));
        Report::Sheet(SheetReport::Written(WrittenFile {
            file: path,
            pages: None,
            is_provisional: false,
        }))
    }

    /// Writes the file anew with another game in a place; `false` if the place has changed.
    fn replace(&self, place: GamePlace, old: &Record, new: &Record) -> io::Result<bool> {
        let part = self.part(place)?;
        let Some(part) = pgn::replaced(&part, place.nth, old, &pgn::write(new)) else {
            return Ok(false);
        };
        let mut out = WholeFile::create(&self.path)?;
        let mut file = BufReader::new(text_file::open(&self.path)?);
        in_utf8(&mut file.by_ref().take(place.offset), &mut out)?;
        out.write_all(part.as_bytes())?;
        file.seek(SeekFrom::Start(place.offset + place.length))?;
        in_utf8(&mut file, &mut out)?;
        out.keep()?;
        Ok(true)
    }

    fn part(&self, place: GamePlace) -> io::Result<Vec<u8>> {
        let mut file = text_file::open(&self.path)?;
        file.seek(SeekFrom::Start(place.offset))?;
        let mut part = Vec::new();
        file.take(place.length).read_to_end(&mut part)?;
        Ok(part)
    }

    fn read(&self, place: GamePlace) -> io::Result<Result<Record, PgnError>> {
        let part = self.part(place)?;
        let mut games = pgn::read(&part);
        if place.nth >= games.len() {
            return Err(io::Error::from(io::ErrorKind::UnexpectedEof));
        }
        Ok(games.swap_remove(place.nth).map_err(|mut error| {
            error.line += place.lines;
            error
        }))
    }

    fn game(&self) -> Report {
        let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
        let Some(place) = self.places.get(self.at).copied() else {
            return Report::Trouble(Trouble::NoOtherGame);
        };
        let path = self.path.display().to_string();
        let kept = match self.read(place) {
            Ok(Ok(record)) => Ok(record),
            Ok(Err(error)) => {
                let fault = pgn_fault(&path, &error);
                error.kept().ok_or(fault)
            }
            Err(error) => Err(file_fault(&path, "not-readable", system_fault(&error))),
        };
        match kept {
            Ok(record) => Report::Opened(Box::new(OpenedGame {
                record,
                number: number(self.at + 1),
                count: number(self.places.len()),
            })),
            Err(fault) => Report::NotOpened(fault),
        }
    }
}

/// Copies line by line, in UTF-8 whatever it was before.
fn in_utf8(from: &mut impl BufRead, to: &mut impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while from.read_until(b'\n', &mut line)? > 0 {
        to.write_all(pgn::decode(&line).as_bytes())?;
        line.clear();
    }
    Ok(())
}
