//! The scoresheet of the game: notes beside its moves, its variations, and saving it in files.

use crate::braille;
use crate::protocol::{
    Detail, Event, Export, Format, Question, Request, SheetCommand, SheetEvent, SheetQuestion,
    SheetReport,
};
use crate::record::{Note, Notes, Record, prose};
use crate::session::Session;
use crate::session::table::{Mode, Outer};

/// The last sign of quality that a key goes through: `$6`, a dubious move.
const LAST_QUALITY: u8 = 6;

impl Session {
    pub(in crate::session) fn handle_sheet(&mut self, command: SheetCommand) -> Vec<Event> {
        let is_braille = match &command {
            SheetCommand::Export(export) => export.format != Format::Pgn,
            SheetCommand::Preview(_) => true,
            SheetCommand::Tell
            | SheetCommand::Comment(_)
            | SheetCommand::Glyph(_)
            | SheetCommand::NextQuality
            | SheetCommand::Enter(_)
            | SheetCommand::Leave
            | SheetCommand::Save => false,
        };
        let event = match command {
            _ if is_braille && !self.can_be_written() => SheetEvent::NoSign,
            SheetCommand::Tell => self.beside().unwrap_or(SheetEvent::Nothing),
            SheetCommand::Export(export) => self.export(export),
            SheetCommand::Preview(page) => {
                let next = self
                    .table
                    .previewed
                    .filter(|shown| shown.page < shown.pages);
                let page = page.unwrap_or(next.map_or(1, |shown| shown.page + 1));
                self.outside.requests.push(Request::Preview(page));
                SheetEvent::Previewing
            }
            _ if !self.may_annotate() => SheetEvent::NotNow,
            SheetCommand::Save => return self.ask(Question::Sheet(SheetQuestion::Save)),
            SheetCommand::Comment(text) if text.trim().is_empty() => {
                if self.table.record.notes().comment(self.plies()).is_empty() {
                    SheetEvent::Nothing
                } else {
                    return self.ask(Question::Sheet(SheetQuestion::Delete));
                }
            }
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

    pub(in crate::session) fn yes_to_sheet(&mut self, question: SheetQuestion) -> Vec<Event> {
        let event = match question {
            SheetQuestion::Save => {
                while !self.table.outer.is_empty() {
                    self.leave_variation();
                }
                self.outside.requests.push(Request::Save);
                SheetEvent::Saving
            }
            SheetQuestion::Overwrite(export) => self.export(Export {
                overwrites: true,
                ..export
            }),
            SheetQuestion::Delete => self.comment(""),
        };
        vec![Event::Sheet(event)]
    }

    /// Whether the Braille code that is set has signs for the game on the board.
    fn export(&mut self, export: Export) -> SheetEvent {
        self.outside.requests.push(Request::Export(export));
        SheetEvent::Saving
    }

    /// What became of a sheet that was to be written, shown or read.
    pub(in crate::session) fn hear_of_sheet(&mut self, report: SheetReport) -> Vec<Event> {
        let event = match report {
            SheetReport::Written(written) => SheetEvent::Written(written),
            SheetReport::Previewed(shown) => {
                self.game_mut().previewed = Some(shown);
                SheetEvent::Previewed(shown)
            }
            SheetReport::Exists(export) => {
                return self.ask(Question::Sheet(SheetQuestion::Overwrite(export)));
            }
            SheetReport::Read(note) => SheetEvent::Read(note),
            SheetReport::NotSaved(why) => SheetEvent::NotSaved(why),
        };
        vec![Event::Sheet(event)]
    }

    fn can_be_written(&self) -> bool {
        let code = braille::code(&self.settings.sheet.code);
        code.is_none_or(|code| code.writes(self.table.record.start()))
    }

    /// Whether notes can be made: while listening and after a game.
    pub fn may_annotate(&self) -> bool {
        self.is_listening() || self.table.record.outcome().is_some()
    }

    /// The game with its variations, though one of them stands on the board.
    pub fn whole_record(&self) -> Record {
        let mut whole = self.clone();
        while !whole.table.outer.is_empty() {
            whole.leave_variation();
        }
        whole.table.record
    }

    /// What stands beside the move reached, if it is to be said on the way.
    pub(in crate::session) fn beside_on_the_way(&self) -> Option<Event> {
        let says = self.settings.verbosity.says(Detail::Comments);
        self.beside().filter(|_| says).map(Event::Sheet)
    }

    fn beside(&self) -> Option<SheetEvent> {
        let plies = self.plies();
        let comment = prose(self.table.record.notes().comment(plies));
        let note = plies
            .checked_sub(1)
            .and_then(|ply| Some((ply, self.table.record.notes().of(ply)?)));
        let glyphs = note.map(|(_, note)| note.glyphs.clone());
        let variations = note.map(|(ply, note)| {
            let before = self.table.record.position_after(ply);
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
        let mut notes = self.table.record.notes().clone();
        change(&mut notes);
        let fits = self.table.record.set_notes(notes);
        debug_assert!(fits, "the variations have not changed");
    }

    fn comment(&mut self, text: &str) -> SheetEvent {
        let plies = self.plies();
        self.change_notes(|notes| notes.set_comment(plies, text));
        SheetEvent::Commented(prose(self.table.record.notes().comment(plies)))
    }

    fn sign(&mut self, change: impl FnOnce(&mut Vec<u8>)) -> SheetEvent {
        let Some(ply) = self.plies().checked_sub(1) else {
            return SheetEvent::Nothing;
        };
        self.change_notes(|notes| notes.change(ply, |note| change(&mut note.glyphs)));
        let note = self.table.record.notes().of(ply);
        SheetEvent::Signed(note.map(|note| note.glyphs.clone()).unwrap_or_default())
    }

    fn enter_variation(&mut self, number: usize) -> SheetEvent {
        let place = self.plies().checked_sub(1).zip(number.checked_sub(1));
        let found = place.and_then(|(ply, index)| {
            let variation = self.table.record.notes().of(ply)?.variations.get(index)?;
            Some((ply, index, variation.clone()))
        });
        let (Some((ply, index, variation)), Mode::Listen(_)) = (found, self.table.mode) else {
            return SheetEvent::NoVariation;
        };
        let mut line = Record::starting_from(self.table.record.start().clone());
        for &mv in self.table.record.moves()[..ply]
            .iter()
            .chain(&variation.moves)
        {
            if !line.play(mv) {
                return SheetEvent::NoVariation;
            }
        }
        let mut notes = Notes::default();
        let shifted = variation.notes.moves.into_iter();
        notes.moves = shifted.map(|(at, note)| (at + ply, note)).collect();
        let fits = line.set_notes(notes);
        debug_assert!(fits, "the notes of a variation fit it");
        let record = std::mem::replace(&mut self.table.record, line);
        self.table.outer.push(Outer { record, ply, index });
        self.table.mode = Mode::Listen(ply);
        SheetEvent::Entered(prose(&variation.notes.intro))
    }

    /// Goes back into the line around, which takes the notes made in the variation.
    fn leave_variation(&mut self) -> SheetEvent {
        let Some(Outer { record, ply, index }) = self.table.outer.pop() else {
            return SheetEvent::NoVariation;
        };
        let line = std::mem::replace(&mut self.table.record, record);
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
        if let Mode::Listen(_) = self.table.mode {
            self.table.mode = Mode::Listen(ply + 1);
        }
        SheetEvent::Left
    }
}
