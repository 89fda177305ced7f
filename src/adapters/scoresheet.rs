//! Saves the game on the board: as PGN, or as a sheet in Braille, which can be looked at before.

use crate::protocol::{
    Export, Format, NotSaved, Previewed, Report, Settings, SheetReport, Slip, WrittenFile,
};
use std::fs;
use std::path::{Path, PathBuf};

use super::book::{Book, Unwritten, identifier};
use super::browse::at_home;
use super::calendar::now;
use super::players;
use super::seal::unseal;
use super::store::{self, Folders, unwritable, write_whole};
use crate::braille::format::Metadata;
use crate::braille::{
    BrailleCode, BraillePage, Diagram, Layout, LeftOut, NotesWanted, Paper, Prose, SheetNotes,
    SheetWords, Style, code, codes, names, notes_of, prose,
};
use crate::desk::{Copied, Desk};
use crate::narrate::{braille_left_out, braille_word, cue::Phrase, glyph_in_words};
use crate::pgn;
use crate::record::Record;
use crate::voice::Script;

/// Writes the game on the board to a file: whole or not at all, and over another one only if that
/// was wanted. The command tells the session what became of it.
pub fn export(desk: &Desk, folders: Option<&Folders>, wanted: &Export) -> Report {
    let record = dated(desk);
    let named = wanted.path.as_deref();
    let named = named.map(|path| PathBuf::from(at_home(path)));
    let path = match named {
        Some(path) if !path.is_dir() => path,
        folder => {
            let folder = folder.unwrap_or_else(|| own_folder(folders));
            free_path(&folder, &record, wanted.format, None)
        }
    };
    if path.exists() && !wanted.overwrites {
        let path = Some(path.display().to_string());
        let export = Export {
            path,
            ..wanted.clone()
        };
        return Report::Sheet(SheetReport::Exists(export));
    }
    told(&path, || {
        if wanted.format == Format::Pgn {
            write_whole(&path, pgn::write(&record).as_bytes())?;
            return Ok((None, false));
        }
        let sheet = BrailleSheet::of(desk);
        let pages = sheet.write(wanted.format, (desk, &record), &path)?;
        Ok((pages, sheet.is_provisional()))
    })
}

/// Writes the sealed move on the page for its envelope, opened with the word under which it is sealed.
pub fn sealed_page(desk: &Desk, folders: Option<&Folders>, word: Option<&str>) -> Report {
    let not_saved = |why| Report::Sheet(SheetReport::NotSaved(why));
    let session = desk.session();
    let Some(sealed) = session.sealed() else {
        return not_saved(NotSaved::NothingSealed);
    };
    let Some(slip) = unseal(sealed, word, session.position()) else {
        return not_saved(NotSaved::WrongWord);
    };
    let (record, sheet) = (dated(desk), BrailleSheet::of(desk));
    let format = match session.settings().sheet.format {
        // It has no pages.
        Format::Ebraille => Format::Brf,
        format @ (Format::Pgn | Format::Brf | Format::Unicode | Format::Pef) => format,
    };
    let what = Some(sheet.words.sealed_move.as_str());
    let path = free_path(&own_folder(folders), &record, format, what);
    told(&path, || {
        let style = sheet.style();
        let page = envelope_page(&style, &record, &slip).ok_or(Unwritten::NoPages)?;
        let metadata = sheet.metadata_of(&record);
        let mut book = Book::begin(format, Some(&path), &metadata, sheet.paper)?;
        book.pages(&[page])?;
        book.finish(&style, &metadata)?;
        let (width, height) = sheet.size();
        Ok((Some((1, width, height)), sheet.is_provisional()))
    })
}

/// The page for the envelope: the sealed move in full notation, or what the player has written, if that is
/// not one legal move. Nobody learns which of them it is before the envelope is opened.
pub fn envelope_page(style: &Style<'_>, record: &Record, slip: &Slip) -> Option<BraillePage> {
    let page = match slip.written.fitting.as_slice() {
        [mv] => style.sealed(record, *mv),
        _ => None,
    };
    page.or_else(|| style.sealed_in_words(record, &slip.text))
}

/// What a sheet is like that was written: the number of its pages and their size, if it has pages, and
/// whether its code has signs that no source gives.
type Made = (Option<(u32, u32, u32)>, bool);

/// Makes the folder of a file, writes the file, and returns what the session is told of it.
fn told(path: &Path, write: impl FnOnce() -> Result<Made, Unwritten>) -> Report {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let made = folder.map_or(Ok(()), fs::create_dir_all);
    match made.map_err(Unwritten::from).and_then(|()| write()) {
        Ok((pages, is_provisional)) => Report::Sheet(SheetReport::Written(WrittenFile {
            file: path.display().to_string(),
            pages,
            is_provisional,
        })),
        Err(Unwritten::File(error)) => Report::Trouble(unwritable(path, &error)),
        Err(_) => Report::Sheet(SheetReport::NotSaved(NotSaved::EightDots)),
    }
}

/// A page of the sheet as it would be written, in dots, and what the session is told of it.
pub fn preview(desk: &Desk, page: u32) -> (Report, String) {
    let record = dated(desk);
    let sheet = BrailleSheet::of(desk);
    let notes = sheet.notes(desk, desk.session().settings(), &record, false, true);
    let (pages, _) = sheet.style().game(&record, &notes, 1);
    let at = usize::try_from(page.saturating_sub(1)).unwrap_or(usize::MAX);
    let at = at.min(pages.len().saturating_sub(1));
    let lines = pages
        .get(at)
        .map_or(&[][..], |page: &BraillePage| &page.lines);
    let dots: Vec<String> = lines
        .iter()
        .map(|line| line.to_unicode('\u{2800}'))
        .collect();
    let (width, height) = sheet.size();
    let shown = Previewed {
        page: number(at + 1),
        pages: number(pages.len()),
        lines: number(lines.len()),
        width,
        height,
        is_provisional: sheet.is_provisional(),
    };
    let command = Report::Sheet(SheetReport::Previewed(shown));
    (command, dots.join("\n"))
}

/// What the player wants in the clipboard, as text.
pub fn copied(desk: &Desk, what: Copied) -> String {
    match what {
        Copied::Text(text) => text,
        Copied::Game => pgn::write(&dated(desk)),
    }
}

/// The whole game on the board; one that was played here has the date of today, if it has none, and the names of the
/// players.
fn dated(desk: &Desk) -> Record {
    let mut record = desk.session().whole_record();
    if record.tag("Date").is_none() && !desk.session().is_listening() {
        record.set_tag("Date", &now().0.replace('-', "."));
    }
    players::name(desk, &mut record);
    record
}

fn number(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

/// Where sheets are saved if no other place is named.
fn own_folder(folders: Option<&Folders>) -> PathBuf {
    folders.map_or_else(PathBuf::new, |folders| folders.data.join("scoresheets"))
}

/// A file that is not there yet, named after the date and the players, and after what it is besides a game.
fn free_path(folder: &Path, record: &Record, format: Format, what: Option<&str>) -> PathBuf {
    let (today, _) = now();
    let date = record.tag("Date").unwrap_or(&today).replace('.', "-");
    // For a day that is not known there are only question marks.
    let date = date.trim_end_matches(['-', '?']);
    let names = ["White", "Black"].map(|tag| record.tag(tag));
    let parts = [Some(date), names[0], names[1], what];
    let name: Vec<&str> = parts.into_iter().flatten().collect();
    let usable = |c: char| c.is_alphanumeric() || "-_ ".contains(c);
    let name: String = name
        .join("-")
        .chars()
        .filter(|c| usable(*c))
        .take(80)
        .collect();
    let ending = match format {
        Format::Pgn if record.position().chess().is_none() => "pdn",
        Format::Pgn => "pgn",
        Format::Brf => "brf",
        Format::Unicode => "txt",
        Format::Pef => "pef",
        Format::Ebraille => "ebrl",
    };
    store::free_path(folder, &name, ending)
}

/// How a sheet is to be written.
pub struct BrailleSheet {
    /// The Braille chess code.
    pub code: &'static BrailleCode,
    /// The size of a page.
    pub paper: Paper,
    /// How the moves stand.
    pub layout: Layout,
    /// How positions are shown.
    pub diagram: Diagram,
    /// The Braille of names and headings.
    pub prose: &'static Prose,
    /// The words of headings.
    pub words: SheetWords,
}

impl BrailleSheet {
    /// A sheet as the settings have it.
    fn of(desk: &Desk) -> Self {
        let settings = desk.session().settings();
        let wanted = &settings.sheet;
        let code = code(&wanted.code).unwrap_or(&codes()[0]);
        let prose = prose(code.language());
        Self {
            code,
            paper: Paper::new(wanted.width, wanted.height).unwrap_or_default(),
            layout: wanted.layout,
            diagram: Diagram::Forsyth,
            prose,
            words: words(desk, settings, prose.language()),
        }
    }

    /// The style in which its games are written.
    pub fn style(&self) -> Style<'_> {
        Style {
            code: self.code,
            prose: self.prose,
            words: &self.words,
            paper: self.paper,
            layout: self.layout,
            diagram: self.diagram,
        }
    }

    /// What its file says of itself; two files of the same code and day are told apart by what they are made of.
    pub fn metadata(&self, title: &str, made_of: &str) -> Metadata {
        let (date, _) = now();
        Metadata {
            identifier: identifier(&[made_of, self.code.id(), &date].join("\n")),
            title: title.to_owned(),
            language: self.prose.language().to_owned(),
            date,
            system: self.code.system().to_owned(),
            dots: if self.code.has_eight_dots() { 8 } else { 6 },
        }
    }

    fn metadata_of(&self, record: &Record) -> Metadata {
        self.metadata(&names(record), &pgn::write(record))
    }

    /// What stands beside the moves of a game, with the clock times and the variations if they are wanted.
    pub fn notes(
        &self,
        desk: &Desk,
        settings: &Settings,
        record: &Record,
        clocks: bool,
        variations: bool,
    ) -> SheetNotes {
        let said = written_in(desk, settings, self.prose.language());
        let left_out = braille_left_out(LeftOut::of(record, clocks, variations));
        let left_out = left_out.into_iter().map(&said);
        let left_out: Vec<String> = left_out.collect();
        let wanted = NotesWanted {
            clocks,
            variations,
            left_out: &left_out.join(", "),
        };
        notes_of(record, wanted)
    }

    fn is_provisional(&self) -> bool {
        !self.code.provisional().is_empty()
    }

    fn size(&self) -> (u32, u32) {
        (number(self.paper.width()), number(self.paper.height()))
    }

    /// Writes a game; returns the number of pages and their size, if the format has pages.
    fn write(
        &self,
        format: Format,
        (desk, record): (&Desk, &Record),
        path: &Path,
    ) -> Result<Option<(u32, u32, u32)>, Unwritten> {
        // What cannot be written whole is not begun.
        if format == Format::Brf && self.code.has_eight_dots() {
            return Err(Unwritten::EightDots);
        }
        let style = self.style();
        let metadata = self.metadata_of(record);
        let mut book = Book::begin(format, Some(path), &metadata, self.paper)?;
        let notes = self.notes(desk, desk.session().settings(), record, false, true);
        book.game(&style, &metadata, record, &notes, (1, true))?;
        let pages = number(book.finish(&style, &metadata)?);
        let (width, height) = self.size();
        Ok((format != Format::Ebraille).then_some((pages, width, height)))
    }
}

/// Phrases in a language, as they are written.
fn written_in(desk: &Desk, settings: &Settings, language: &str) -> impl Fn(Phrase) -> String {
    let mut settings = settings.clone();
    language.clone_into(&mut settings.language);
    let voices = desk.voices();
    move |phrase| voices.phrase_in_language(&phrase, &settings, Script::Written)
}

/// The words of a sheet in the language of its prose.
pub fn words(desk: &Desk, settings: &Settings, language: &str) -> SheetWords {
    let said = written_in(desk, settings, language);
    let word = |key| said(braille_word(key));
    // Each form that a number can take in a language, once.
    let forms = [1, 2, 5, 21, 22].map(LeftOut::all).into_iter();
    let mut left_out: Vec<String> = forms
        .flat_map(braille_left_out)
        .map(|phrase| said(phrase).replace(|digit: char| digit.is_ascii_digit(), "#"))
        .flat_map(|form| prose(language).forms_of(&form.replace("##", "#")))
        .collect();
    left_out.sort();
    left_out.dedup();
    SheetWords {
        white: word("white"),
        black: word("black"),
        event: word("event"),
        site: word("site"),
        date: word("date"),
        round: word("round"),
        result: word("result"),
        contents: word("contents"),
        draw_offered: word("draw-offered"),
        sealed_move: word("sealed-move"),
        signs: (0..=u8::MAX)
            .map(|glyph| said(glyph_in_words(glyph)))
            .collect(),
        left_out,
    }
}
