//! Saves the game on the board: as PGN, or as a sheet in Braille with a preview in dots.

use std::fs;
use std::path::{Path, PathBuf};

use super::store::{Folders, unwritable, write_whole};
use crate::braille::format::{brf, unicode};
use crate::braille::{Diagram, Layout, Paper, Style, Words, code, notes_of, prose};
use crate::desk::Desk;
use crate::narrate::braille_word;
use crate::pgn;
use crate::record::Record;
use crate::session::command::Command;
use crate::session::settings::Settings;
use crate::session::sheet::{Export, Format, SheetCommand, SheetLayout, Written};
use crate::voice::Script;

/// What came of an export: what the session is told, and the first page in dots.
pub struct Exported {
    /// That the file is written, that it exists already, or that it cannot be written.
    pub command: Command,
    /// The first page of a Braille sheet.
    pub preview: Option<String>,
}

/// Writes the game on the board to a file: whole or not at all, and over another one only if that
/// was wanted.
pub fn export(desk: &Desk, folders: Option<&Folders>, wanted: &Export) -> Exported {
    let record = desk.session().whole_record();
    let path = match &wanted.path {
        Some(path) => PathBuf::from(path),
        None => free_path(folders, &record, wanted.format),
    };
    let exists = path.exists();
    if exists && !wanted.overwrites {
        let path = Some(path.display().to_string());
        let export = Export {
            path,
            ..wanted.clone()
        };
        return only(SheetCommand::Exists(export));
    }
    let (text, sheet) = match wanted.format {
        Format::Pgn => (pgn::write(&record), None),
        Format::Brf | Format::Unicode => braille(desk, &record, wanted.format),
    };
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let made = folder.map_or(Ok(()), fs::create_dir_all);
    if let Err(error) = made.and_then(|()| write_whole(&path, text.as_bytes())) {
        return Exported {
            command: Command::Report(unwritable(&path, &error)),
            preview: None,
        };
    }
    let (pages, is_provisional, preview) = match sheet {
        Some(sheet) => (Some(sheet.pages), sheet.is_provisional, Some(sheet.preview)),
        None => (None, false, None),
    };
    let written = Written {
        file: path.display().to_string(),
        pages,
        is_provisional,
    };
    Exported {
        command: Command::Sheet(SheetCommand::Written(written)),
        preview,
    }
}

fn only(command: SheetCommand) -> Exported {
    Exported {
        command: Command::Sheet(command),
        preview: None,
    }
}

/// A file that is not there yet, named after the date and the players.
fn free_path(folders: Option<&Folders>, record: &Record, format: Format) -> PathBuf {
    let folder = folders.map_or_else(PathBuf::new, |folders| folders.data.join("scoresheets"));
    let (today, _) = super::calendar::now();
    let date = record.tag("Date").unwrap_or(&today).replace('.', "-");
    let names = ["White", "Black"].map(|tag| record.tag(tag));
    let parts = [Some(date.as_str()), names[0], names[1]];
    let name: Vec<&str> = parts.into_iter().flatten().collect();
    let usable = |c: char| c.is_alphanumeric() || "-_ ".contains(c);
    let name: String = name
        .join("-")
        .chars()
        .filter(|c| usable(*c))
        .take(80)
        .collect();
    let ending = match format {
        Format::Pgn => "pgn",
        Format::Brf => "brf",
        Format::Unicode => "txt",
    };
    let numbered = (1..).map(|number| match number {
        1 => folder.join(format!("{name}.{ending}")),
        _ => folder.join(format!("{name}-{number}.{ending}")),
    });
    let mut free = numbered.filter(|path: &PathBuf| !Path::exists(path));
    free.next().unwrap_or(folder)
}

/// A sheet in Braille.
struct Sheet {
    /// The number of pages, and the cells and lines of one.
    pages: (u32, u32, u32),
    is_provisional: bool,
    preview: String,
}

fn braille(desk: &Desk, record: &Record, format: Format) -> (String, Option<Sheet>) {
    let settings = desk.session().settings();
    let wanted = &settings.sheet;
    let own = || code("san-low").expect("the table is part of the program");
    let mut code = code(&wanted.code).unwrap_or_else(own);
    // Braille ASCII has six dots.
    if format == Format::Brf && code.has_eight_dots() {
        code = own();
    }
    let paper = Paper::new(wanted.width, wanted.height).unwrap_or_default();
    let prose = prose(code.language());
    let words = words(desk, settings, prose.language());
    let style = Style {
        code,
        prose,
        words: &words,
        paper,
        layout: match wanted.layout {
            SheetLayout::Columns => Layout::Columns,
            SheetLayout::Running => Layout::Running,
            SheetLayout::Single => Layout::Single,
            SheetLayout::Double => Layout::Double,
        },
        diagram: Diagram::Forsyth,
    };
    let (pages, _) = style.game(record, &notes_of(record, false), 1);
    let text = pages.iter().map(|page| match format {
        Format::Brf => brf(page).unwrap_or_default(),
        Format::Pgn | Format::Unicode => unicode(page),
    });
    let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
    let sheet = Sheet {
        pages: (
            number(pages.len()),
            number(paper.width()),
            number(paper.height()),
        ),
        is_provisional: !code.provisional().is_empty(),
        preview: pages.first().map(preview).unwrap_or_default(),
    };
    (text.collect(), Some(sheet))
}

fn preview(page: &crate::braille::Page) -> String {
    let lines = page.lines.iter().map(|line| line.to_unicode('\u{2800}'));
    lines.collect::<Vec<_>>().join("\n")
}

/// The words of a sheet in the language of its prose.
pub fn words(desk: &Desk, settings: &Settings, language: &str) -> Words {
    let mut settings = settings.clone();
    language.clone_into(&mut settings.language);
    let word = |key| {
        let phrase = braille_word(key);
        desk.voices()
            .phrase_in_language(&phrase, &settings, Script::Written)
    };
    Words {
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
    }
}
