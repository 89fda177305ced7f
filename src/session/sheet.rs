//! The scoresheet of the game: notes beside its moves, its variations, and saving it in files.

use serde::{Deserialize, Serialize};

use super::event::{Event, Question};
use super::{Mode, Session};
use crate::braille;
use crate::game::{Move, Position};
use crate::pgn::Guess;
use crate::record::{Note, Notes, Record, prose};
use crate::session::verbosity::Detail;

pub use super::sheet_settings::{Format, SheetChange, SheetLayout, SheetSettings};

/// The last sign of quality that a key goes through: `$6`, a dubious move.
const LAST_QUALITY: u8 = 6;

/// What is done with the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetCommand {
    /// Tells what stands beside the move reached.
    Tell,
    /// Puts a comment after the move reached; an empty one takes it away.
    Comment(String),
    /// Puts a sign beside the move reached, or takes it away if it stands there.
    Glyph(u8),
    /// The next sign of quality; after the last one none.
    NextQuality,
    /// Goes into a variation instead of the move reached, by its number from 1.
    Enter(usize),
    /// Goes back from a variation.
    Leave,
    /// Saves the notes in the file that the game is from; asks first.
    Save,
    /// Writes the game to a file; without a path one that is not there yet.
    Export(Export),
    /// A file has been written.
    Written(Written),
    /// Shows a page of the sheet in dots and tells what the sheet is like, without writing it; without a
    /// number the page after the one shown last.
    Preview(Option<u32>),
    /// A page is shown.
    Previewed(Previewed),
    /// The file exists: shall it be overwritten?
    Exists(Export),
    /// What is to be told of a file of games besides the games.
    Read(ReadNote),
    /// The notes could not be saved.
    NotSaved(NotSaved),
}

/// A file to be written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Export {
    /// In which format.
    pub format: Format,
    /// Where; `None` for a name made of the date and the players.
    pub path: Option<String>,
    /// Whether a file there may be overwritten.
    #[serde(default)]
    pub overwrites: bool,
}

/// A file that has been written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// Its path.
    pub file: String,
    /// Of a Braille sheet, the number of pages, and the cells and lines of one.
    pub pages: Option<(u32, u32, u32)>,
    /// Whether the code has signs that no source gives.
    pub is_provisional: bool,
}

/// What is to be told of a file of games besides the games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ReadNote {
    /// How many games have faults; the others are there.
    pub faulty: u32,
    /// The lines of the first faults, counted from 1.
    pub lines: Vec<u32>,
    /// The encoding that was guessed, if the file is not in UTF-8.
    pub guess: Option<Guess>,
    /// How many games begin from a position and have moves, if most of them do: there something can be found.
    #[serde(default)]
    pub to_be_found: u32,
}

/// Why notes could not be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotSaved {
    /// The game is from no file.
    NoFile,
    /// The file is no longer as it was read.
    ChangedOutside,
    /// Braille ASCII has no cells of eight dots, and the code wants them.
    EightDots,
    /// No move is sealed.
    NothingSealed,
    /// The move is sealed under another word.
    WrongWord,
}

/// A page of a sheet that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Previewed {
    /// Its number, from 1.
    pub page: u32,
    /// How many pages the sheet has.
    pub pages: u32,
    /// How many lines are written on it.
    pub lines: u32,
    /// Cells in a line of a page.
    pub width: u32,
    /// Lines on a page.
    pub height: u32,
    /// Whether the code has signs that no source gives.
    pub is_provisional: bool,
}

/// A question about the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetQuestion {
    /// Save the notes in the file?
    Save,
    /// Overwrite the file?
    Overwrite(Export),
}

/// What happened to the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetEvent {
    /// What stands beside the move reached.
    Beside {
        /// The comment, without commands to programs.
        comment: String,
        /// The signs.
        glyphs: Vec<u8>,
        /// The first moves of the variations, with the position before them.
        variations: Vec<(Position, Move)>,
    },
    /// Nothing stands there.
    Nothing,
    /// The comment there now; empty if it was taken away.
    Commented(String),
    /// The signs there now.
    Signed(Vec<u8>),
    /// A variation was entered; its comment, and the position before its first move.
    Entered(String),
    /// A variation was left.
    Left,
    /// There is no such variation.
    NoVariation,
    /// The Braille code has no signs for the game on the board.
    NoSign,
    /// Notes are not made while a game is played.
    NotNow,
    /// What is to be told of a file of games besides the games.
    Read(ReadNote),
    /// The notes are to be saved in the file of the game.
    SaveWanted,
    /// A file is to be written.
    ExportWanted(Export),
    /// A page is to be shown, by its number; the last one if there are not so many.
    PreviewWanted(u32),
    /// A page is shown.
    Previewed(Previewed),
    /// A file has been written.
    Written(Written),
    /// The notes could not be saved.
    NotSaved(NotSaved),
}

/// The line out of which a variation was entered.
#[derive(Clone, Debug)]
pub(super) struct Outer {
    record: Record,
    /// The move instead of which the variation stands, from 0, and the number of the variation.
    ply: usize,
    index: usize,
}

impl Session {
    pub(super) fn obey_sheet(&mut self, command: SheetCommand) -> Vec<Event> {
        let is_braille = match &command {
            SheetCommand::Export(export) => export.format != Format::Pgn,
            SheetCommand::Preview(_) => true,
            _ => false,
        };
        let event = match command {
            _ if is_braille && !self.can_be_written() => SheetEvent::NoSign,
            SheetCommand::Tell => self.beside().unwrap_or(SheetEvent::Nothing),
            SheetCommand::Export(export) => SheetEvent::ExportWanted(export),
            SheetCommand::Read(note) => SheetEvent::Read(note),
            SheetCommand::Written(written) => SheetEvent::Written(written),
            SheetCommand::NotSaved(why) => SheetEvent::NotSaved(why),
            SheetCommand::Preview(page) => {
                let next = self.previewed.filter(|shown| shown.page < shown.pages);
                SheetEvent::PreviewWanted(page.unwrap_or(next.map_or(1, |shown| shown.page + 1)))
            }
            SheetCommand::Previewed(shown) => {
                self.previewed = Some(shown);
                SheetEvent::Previewed(shown)
            }
            SheetCommand::Exists(export) => {
                return self.ask(Question::Sheet(SheetQuestion::Overwrite(export)));
            }
            _ if !self.may_annotate() => SheetEvent::NotNow,
            SheetCommand::Save => return self.ask(Question::Sheet(SheetQuestion::Save)),
            SheetCommand::Comment(text) => self.comment(&text),
            SheetCommand::Glyph(glyph) => self.sign(|glyphs| {
                if glyphs.contains(&glyph) {
                    glyphs.retain(|one| *one != glyph);
                } else {
                    glyphs.push(glyph);
                }
            }),
            SheetCommand::NextQuality => self.sign(|glyphs| {
                let now = glyphs.iter().find(|glyph| **glyph <= LAST_QUALITY);
                let next = now.map_or(1, |now| now + 1);
                glyphs.retain(|glyph| *glyph > LAST_QUALITY);
                glyphs.extend((next <= LAST_QUALITY).then_some(next));
            }),
            SheetCommand::Enter(number) => self.enter_variation(number),
            SheetCommand::Leave => self.leave_variation(),
        };
        vec![Event::Sheet(event)]
    }

    pub(super) fn yes_to_sheet(&mut self, question: SheetQuestion) -> Vec<Event> {
        let event = match question {
            SheetQuestion::Save => {
                while !self.outer.is_empty() {
                    self.leave_variation();
                }
                SheetEvent::SaveWanted
            }
            SheetQuestion::Overwrite(export) => SheetEvent::ExportWanted(Export {
                overwrites: true,
                ..export
            }),
        };
        vec![Event::Sheet(event)]
    }

    /// Whether the Braille code that is set has signs for the game on the board.
    fn can_be_written(&self) -> bool {
        let code = braille::code(&self.settings.sheet.code);
        code.is_none_or(|code| code.writes(self.record.start()))
    }

    /// Whether notes can be made: while listening and after a game.
    pub fn may_annotate(&self) -> bool {
        self.is_listening() || self.record.outcome().is_some()
    }

    /// The game with its variations, though one of them stands on the board.
    pub fn whole_record(&self) -> Record {
        let mut whole = self.clone();
        while !whole.outer.is_empty() {
            whole.leave_variation();
        }
        whole.record
    }

    /// What stands beside the move reached, if it is to be said on the way.
    pub(super) fn beside_on_the_way(&self) -> Option<Event> {
        let says = self.settings.verbosity.says(Detail::Comments);
        self.beside().filter(|_| says).map(Event::Sheet)
    }

    fn beside(&self) -> Option<SheetEvent> {
        let plies = self.plies();
        let comment = prose(self.record.notes().comment(plies));
        let note = plies
            .checked_sub(1)
            .and_then(|ply| Some((ply, self.record.notes().of(ply)?)));
        let glyphs = note.map(|(_, note)| note.glyphs.clone());
        let variations = note.map(|(ply, note)| {
            let before = self.record.position_after(ply);
            let firsts = note.variations.iter().filter_map(|one| one.moves.first());
            firsts.map(|&mv| (before.clone(), mv)).collect::<Vec<_>>()
        });
        let (glyphs, variations) = (glyphs.unwrap_or_default(), variations.unwrap_or_default());
        let is_empty = comment.is_empty() && glyphs.is_empty() && variations.is_empty();
        (!is_empty).then_some(SheetEvent::Beside {
            comment,
            glyphs,
            variations,
        })
    }

    fn change_notes(&mut self, change: impl FnOnce(&mut Notes)) {
        let mut notes = self.record.notes().clone();
        change(&mut notes);
        let fits = self.record.set_notes(notes);
        debug_assert!(fits, "the variations have not changed");
    }

    fn comment(&mut self, text: &str) -> SheetEvent {
        let plies = self.plies();
        self.change_notes(|notes| notes.set_comment(plies, text));
        SheetEvent::Commented(prose(self.record.notes().comment(plies)))
    }

    fn sign(&mut self, change: impl FnOnce(&mut Vec<u8>)) -> SheetEvent {
        let Some(ply) = self.plies().checked_sub(1) else {
            return SheetEvent::Nothing;
        };
        self.change_notes(|notes| notes.change(ply, |note| change(&mut note.glyphs)));
        let note = self.record.notes().of(ply);
        SheetEvent::Signed(note.map(|note| note.glyphs.clone()).unwrap_or_default())
    }

    fn enter_variation(&mut self, number: usize) -> SheetEvent {
        let place = self.plies().checked_sub(1).zip(number.checked_sub(1));
        let found = place.and_then(|(ply, index)| {
            let variation = self.record.notes().of(ply)?.variations.get(index)?;
            Some((ply, index, variation.clone()))
        });
        let (Some((ply, index, variation)), Mode::Listen(_)) = (found, self.mode) else {
            return SheetEvent::NoVariation;
        };
        let mut line = Record::starting_from(self.record.start().clone());
        for &mv in self.record.moves()[..ply].iter().chain(&variation.moves) {
            if !line.play(mv) {
                return SheetEvent::NoVariation;
            }
        }
        let mut notes = Notes::default();
        let shifted = variation.notes.moves.into_iter();
        notes.moves = shifted.map(|(at, note)| (at + ply, note)).collect();
        let fits = line.set_notes(notes);
        debug_assert!(fits, "the notes of a variation fit it");
        let record = std::mem::replace(&mut self.record, line);
        self.outer.push(Outer { record, ply, index });
        self.mode = Mode::Listen(ply);
        SheetEvent::Entered(prose(&variation.notes.intro))
    }

    /// Goes back into the line around, which takes the notes made in the variation.
    fn leave_variation(&mut self) -> SheetEvent {
        let Some(Outer { record, ply, index }) = self.outer.pop() else {
            return SheetEvent::NoVariation;
        };
        let line = std::mem::replace(&mut self.record, record);
        let inner: Vec<(usize, Note)> = line
            .notes()
            .moves
            .iter()
            .filter_map(|(at, note)| Some((at.checked_sub(ply)?, note.clone())))
            .collect();
        self.change_notes(|notes| {
            notes.change(ply, |note| {
                if let Some(variation) = note.variations.get_mut(index) {
                    variation.notes.moves = inner.into_iter().collect();
                }
            });
        });
        if let Mode::Listen(_) = self.mode {
            self.mode = Mode::Listen(ply + 1);
        }
        SheetEvent::Left
    }
}
