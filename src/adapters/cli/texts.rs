//! Games that are written as text one after the other, into a file or to the terminal, and how far
//! that is.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::time::Instant;

use super::outcome::{Done, Failed, complain, said, unwritten, written};
use crate::adapters::interrupt::stop_sign;
use crate::adapters::store::WholeFile;
use crate::adapters::work::{REPORT, StopSign};
use crate::desk::Desk;
use crate::narrate::{guessed, odd};
use crate::pgn::{Guess, Oddities};
use crate::protocol::{Event, Settings, WorkEvent, WorkKind, Working};

/// What is being written.
pub(super) struct Texts<'a> {
    path: Option<&'a Path>,
    out: Out,
    /// Whether each text is one line, so that nothing stands between two of them.
    are_lines: bool,
    has_begun: bool,
}

enum Out {
    File(WholeFile),
    Console(BufWriter<io::Stdout>),
}

impl<'a> Texts<'a> {
    /// Begins a file, which stands in its place when it is whole, or writes to standard output.
    pub(super) fn begin(path: Option<&'a Path>, are_lines: bool) -> Result<Self, Failed> {
        let out = match path {
            Some(path) => {
                Out::File(WholeFile::create(path).map_err(|error| unwritten(Some(path), &error))?)
            }
            None => Out::Console(BufWriter::new(io::stdout())),
        };
        Ok(Self {
            path,
            out,
            are_lines,
            has_begun: false,
        })
    }

    /// Writes the text of a game.
    pub(super) fn put(&mut self, text: &str) -> Done {
        let gap = if self.has_begun && !self.are_lines {
            "\n"
        } else {
            ""
        };
        self.has_begun = true;
        let out: &mut dyn Write = match &mut self.out {
            Out::File(file) => file,
            Out::Console(out) => out,
        };
        let put = writeln!(out, "{gap}{}", text.trim_end());
        put.map_err(|error| unwritten(self.path, &error))
    }

    /// Puts the file in its place; one in which nothing stands takes the place of no other.
    pub(super) fn finish(self) -> Done {
        let path = self.path;
        let ended = match self.out {
            Out::File(file) if self.has_begun => file.keep(),
            Out::File(_) => Ok(()),
            Out::Console(mut out) => out.flush(),
        };
        ended.map_err(|error| unwritten(path, &error))
    }
}

/// How far an export is; it is reported now and then, apart from what is written. Control C stops it.
pub(super) struct FileProgress<'a> {
    pub(super) desk: &'a Desk,
    pub(super) settings: &'a Settings,
    size: u64,
    last: Instant,
    stop: StopSign,
}

impl<'a> FileProgress<'a> {
    pub(super) fn begin(path: &str, desk: &'a Desk, settings: &'a Settings) -> Self {
        Self {
            desk,
            settings,
            size: fs::metadata(path).map_or(0, |found| found.len()),
            last: Instant::now(),
            stop: stop_sign(),
        }
    }

    /// The number of games that are done, and of bytes of the file, if that is known. Whoever is stopped here
    /// leaves no half file.
    pub(super) fn reached(&mut self, done: usize, bytes: Option<u64>) -> Done {
        if self.stop.is_up() {
            let event = Event::Work(WorkEvent::Ended(WorkKind::Export, true));
            return Err(complain(&written(self.desk, self.settings, &event)));
        }
        if self.last.elapsed() < REPORT {
            return Ok(());
        }
        self.last = Instant::now();
        let working = Working::at(
            WorkKind::Export,
            done,
            bytes.map(|bytes| (bytes, self.size)),
        );
        let event = Event::Work(WorkEvent::Reached(working, false));
        let _ = complain(&written(self.desk, self.settings, &event));
        Ok(())
    }
}

/// Tells which encoding was guessed, if a file is not in UTF-8, and what was unusual in it.
pub(super) fn tell_of(
    desk: &Desk,
    settings: &Settings,
    (guess, oddities): (Option<Guess>, &Oddities),
) {
    for phrase in guess.map(guessed).into_iter().chain(odd(oddities)) {
        let _ = complain(&said(desk, settings, phrase));
    }
}
