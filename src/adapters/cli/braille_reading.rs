//! `score --from braille`: the games of scoresheets in Braille, and what is wrong with them.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::Arc;

use super::args::ScoreArgs;
use super::outcome::{Done, Failed, complain, ended, machine_settings, said, unread};
use super::texts::FileProgress;
use crate::adapters::text_file;
use crate::braille::{BrailleFault, SheetReader, SheetStep, SheetWords};
use crate::desk::Desk;
use crate::game::Position;
use crate::narrate::{braille_other_format, braille_read, braille_reading_fault, braille_unproved};
use crate::protocol::{Format, Settings};
use crate::record::Record;
use crate::voice::Voices;

/// No file of sheets is longer, in bytes.
const LONGEST: u64 = 512 << 20;
/// What is longer and not in UTF-8 is read in its place, so that it is not in memory twice.
const LONG: usize = 16 << 20;
/// Stands for what is no character; it is no cell.
const NO_CHARACTER: u8 = 0x1a;

/// The text of a file of sheets.
pub(super) fn text_of(path: &Path) -> Result<String, Failed> {
    let shown = path.display();
    let told = |error: io::Error| unread(Some(path), &error);
    let file = File::open(path).map_err(told)?;
    let mut bytes = Vec::new();
    let mut within = file.take(LONGEST + 1);
    within.read_to_end(&mut bytes).map_err(told)?;
    if bytes.len() as u64 > LONGEST {
        return Err(complain(&format!("{shown}: > {} MiB", LONGEST >> 20)));
    }
    if let Some(format) = other_format(&bytes) {
        let desk = Desk::new(Arc::new(Voices::embedded()));
        let settings = machine_settings(desk.voices());
        let reason = said(&desk, &settings, braille_other_format(format));
        return Err(complain(&format!("{shown}: {reason}")));
    }
    if let Some(unit) = text_file::unit(&bytes) {
        let mut text = Vec::new();
        text_file::in_utf8(&bytes[..], unit, &mut text).map_err(told)?;
        bytes = text;
    }
    // So files of DOS end.
    while bytes
        .pop_if(|byte| [0, NO_CHARACTER].contains(byte))
        .is_some()
    {}
    Ok(String::from_utf8(bytes).unwrap_or_else(|error| {
        if error.as_bytes().len() <= LONG {
            return String::from_utf8_lossy(error.as_bytes()).into_owned();
        }
        let mut bytes = error.into_bytes();
        for byte in bytes.iter_mut().filter(|byte| !byte.is_ascii()) {
            *byte = NO_CHARACTER;
        }
        String::from_utf8(bytes).unwrap_or_default()
    }))
}

/// The format of a file that is Braille, but no text of cells.
fn other_format(bytes: &[u8]) -> Option<Format> {
    const HEAD: usize = 1024;
    let head = &bytes[..bytes.len().min(HEAD)];
    let is_pef = || {
        head.trim_ascii_start().starts_with(b"<") && head.windows(5).any(|part| part == b"<pef ")
    };
    match head.starts_with(b"PK\x03\x04") {
        true => Some(Format::Ebraille),
        false => is_pef().then_some(Format::Pef),
    }
}

/// The games of a file of sheets, each with its number. What is wrong with them is said as they come.
pub(super) struct SheetGames<'a> {
    reader: SheetReader<'a>,
    path: String,
    progress: FileProgress<'a>,
    number: usize,
    plies: usize,
    all_good: bool,
    is_doubted: bool,
}

impl<'a> SheetGames<'a> {
    pub(super) fn begin(
        args: &ScoreArgs,
        (text, start): (&'a str, &'a Position),
        (desk, settings): (&'a Desk, &'a Settings),
        words: &'a dyn Fn(&str) -> SheetWords,
    ) -> Result<Self, Failed> {
        let path = args.file.display().to_string();
        // So long as nothing is written, Control C ends the program at once: a long file is looked through first.
        let reader = SheetReader::new(text, (args.braille.code()?, start), words);
        Ok(Self {
            progress: FileProgress::begin(&path, desk, settings),
            reader,
            path,
            number: 0,
            plies: 0,
            all_good: true,
            is_doubted: false,
        })
    }

    /// Says in which code the games were read, and how the command ends.
    pub(super) fn end(&self) -> Done {
        let (desk, settings) = (self.progress.desk, self.progress.settings);
        let _ = complain(&said(
            desk,
            settings,
            braille_read(self.reader.code, self.plies),
        ));
        ended(self.number, self.all_good)
    }

    /// Says what is wrong with a game; returns whether there is one.
    fn told(&mut self, record: &Record, faults: &[BrailleFault]) -> bool {
        let (desk, settings) = (self.progress.desk, self.progress.settings);
        let path = &self.path;
        if record.plies() > 0 && !self.reader.is_proved && !self.is_doubted {
            self.is_doubted = true;
            let unproved = said(desk, settings, braille_unproved());
            let _ = complain(&format!("{path}: {unproved}"));
        }
        for fault in faults {
            self.all_good &= matches!(fault, BrailleFault::LeftOut { .. });
            let reason = said(desk, settings, braille_reading_fault(fault));
            let _ = complain(&format!("{path}: {reason}"));
        }
        let is_no_game = |fault: &BrailleFault| {
            matches!(
                fault,
                BrailleFault::NoGame
                    | BrailleFault::OtherCode { .. }
                    | BrailleFault::InBook { .. }
                    | BrailleFault::Unended { .. }
                    | BrailleFault::OtherBook { .. }
                    | BrailleFault::Stray { in_game: false, .. }
                    | BrailleFault::GivenUp { .. }
            )
        };
        !faults.iter().any(is_no_game)
    }
}

impl Iterator for SheetGames<'_> {
    type Item = Result<(usize, Record), Failed>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Err(stopped) = self.progress.reached(self.number, None) {
                return Some(Err(stopped));
            }
            match self.reader.step() {
                SheetStep::Game(game) => {
                    let (record, faults) = *game;
                    if self.told(&record, &faults) {
                        self.number += 1;
                        self.plies += record.plies();
                        return Some(Ok((self.number, record)));
                    }
                }
                SheetStep::On => {}
                SheetStep::Done => return None,
            }
        }
    }
}
