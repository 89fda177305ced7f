//! `score --to brf`, `unicode`, `pef` and `ebrl`: games as scoresheets in Braille; and `--from braille`.

use std::fs;
use std::path::Path;

use super::args::{ScoreArgs, ScoreTarget};
use super::braille_args::{BrailleArgs, DiagramArg, LayoutArg};
use super::outcome::{Done, Failed, complain, complain_of_file};
use super::texts::FileProgress;
use crate::adapters::book::{Book, Unwritten, identifier};
use crate::adapters::calendar::now;
use crate::adapters::games::Games;
use crate::adapters::scoresheet::words;
use crate::board::Side;
use crate::braille::format::Metadata;
use crate::braille::{
    BrailleCode, BrailleFault, Diagram, Layout, Paper, SheetNote, SheetNotes, SheetWords, Style,
    code, names, notes_of, prose, read_sheets,
};
use crate::desk::Desk;
use crate::narrate::cue::{Part, Sentences, Urgency, Utterance};
use crate::narrate::{
    braille_chosen, braille_no_sign, braille_pages, braille_read, braille_reading_fault,
};
use crate::protocol::settings::Settings;
use crate::protocol::settings::sheet::Format;
use crate::record::Record;

/// Reads the games of a sheet, and complains of what cannot be read.
pub(super) fn read(
    args: &ScoreArgs,
    desk: &Desk,
    settings: &Settings,
) -> Result<(Vec<Record>, bool), Failed> {
    let path = args.file.display();
    let bytes = fs::read(&args.file).map_err(|error| complain(&format!("{path}: {error}")))?;
    let text = String::from_utf8_lossy(&bytes);
    let sheets = read_sheets(&text, args.braille.code()?, &args.game.start());
    let mut all_good = true;
    let mut records = Vec::new();
    for (record, fault) in sheets.games {
        if let Some(fault) = &fault {
            all_good = false;
            let said = written(desk, settings, braille_reading_fault(fault));
            let _ = complain(&format!("{path}: {said}"));
        }
        if !matches!(fault, Some(BrailleFault::NoGame)) {
            records.push(record);
        }
    }
    let plies = records.iter().map(Record::plies).sum();
    let _ = complain(&written(desk, settings, braille_read(sheets.code, plies)));
    Ok((records, all_good))
}

/// Writes games as scoresheets; those of a sheet have been read already.
pub(super) fn write(
    args: &ScoreArgs,
    desk: &Desk,
    settings: &Settings,
    read: Option<&[Record]>,
) -> Done {
    let sheet = SheetArgs::new(&args.braille, desk, settings)?;
    sheet.check(args.to)?;
    let _ = complain(&written(desk, settings, braille_chosen(sheet.code)));
    let path = args.file.display().to_string();
    let games = || -> Result<Box<dyn Iterator<Item = _>>, Failed> {
        match read {
            Some(records) => Ok(Box::new(records.iter().cloned().map(Ok))),
            None => match Games::open(&path) {
                Ok(games) => Ok(Box::new(games)),
                Err(fault) => Err(complain_of_file(desk, settings, fault)),
            },
        }
    };
    let title = args.file.file_stem().unwrap_or_default().to_string_lossy();
    let metadata = sheet.metadata(&title, &path);
    let output = args.output.as_deref();
    let told = |error| unwritten(output, error);
    let mut progress = FileProgress::begin(&path, desk, settings);
    let mut book = Book::begin(format(args.to), output, &metadata, sheet.paper).map_err(told)?;
    let mut next = 1;
    let style = sheet.style();
    if args.braille.contents && args.to != ScoreTarget::Ebrl {
        let mut entries = Vec::new();
        let mut page = 1;
        for record in games()?.flatten() {
            progress.reached(entries.len(), None)?;
            entries.push((names(&record), page));
            page = style.game(&record, &sheet.notes(&record), page).1;
        }
        let (pages, after) = style.contents(&entries);
        book.pages(&pages).map_err(told)?;
        next = after;
    }
    let (mut count, mut all_good) = (0, true);
    for game in games()? {
        progress.reached(count, None)?;
        match game {
            Ok(record) if !sheet.code.writes(record.start()) => {
                all_good = false;
                let said = written(desk, settings, braille_no_sign());
                let _ = complain(&format!("{path}: {said}"));
            }
            Ok(record) => {
                let notes = sheet.notes(&record);
                let written = book.game(&style, &metadata, &record, &notes, next);
                next = written.map_err(told)?;
                count += 1;
            }
            Err(fault) => {
                all_good = false;
                complain_of_file(desk, settings, fault);
            }
        }
    }
    let pages = book.finish(&style, &metadata).map_err(told)?;
    if args.to != ScoreTarget::Ebrl {
        let _ = complain(&written(desk, settings, braille_pages(count, pages)));
    }
    if all_good { Ok(()) } else { Err(Failed) }
}

/// The format of a target; what is no Braille has been refused before.
pub(super) fn format(to: ScoreTarget) -> Format {
    match to {
        ScoreTarget::Unicode => Format::Unicode,
        ScoreTarget::Pef => Format::Pef,
        ScoreTarget::Ebrl => Format::Ebraille,
        ScoreTarget::Text
        | ScoreTarget::Pgn
        | ScoreTarget::Wav
        | ScoreTarget::Flac
        | ScoreTarget::Claims
        | ScoreTarget::Brf => Format::Brf,
    }
}

pub(super) fn unwritten(path: Option<&Path>, error: Unwritten) -> Failed {
    match (error, path) {
        (Unwritten::File(error), Some(path)) => complain(&format!("{}: {error}", path.display())),
        // The reader of standard output has gone away.
        (Unwritten::File(_), None) => Failed,
        (Unwritten::EightDots, _) => complain("--to brf: a cell has eight dots"),
        (Unwritten::NeedsFile, _) => complain("--to ebrl: give the file with -o FILE"),
        (Unwritten::NoPages, _) => complain("--to ebrl: it has no pages"),
    }
}

/// What the arguments say of a sheet.
pub(super) struct SheetArgs<'a> {
    pub(super) code: &'static BrailleCode,
    pub(super) paper: Paper,
    words: SheetWords,
    language: String,
    diagrams: Vec<(u32, Side)>,
    args: &'a BrailleArgs,
    desk: &'a Desk,
    settings: &'a Settings,
}

impl<'a> SheetArgs<'a> {
    pub(super) fn new(
        args: &'a BrailleArgs,
        desk: &'a Desk,
        settings: &'a Settings,
    ) -> Result<Self, Failed> {
        let own = || code("san-low").expect("the table is part of the program");
        let code = args.code()?.unwrap_or_else(own);
        let language = args.prose.as_deref().unwrap_or(code.language()).to_owned();
        Ok(Self {
            code,
            paper: args.paper()?,
            words: words(desk, settings, prose(&language).language()),
            language,
            diagrams: args.diagrams()?,
            args,
            desk,
            settings,
        })
    }

    /// Refuses what an embosser cannot emboss.
    pub(super) fn check(&self, to: ScoreTarget) -> Done {
        if !matches!(
            to,
            ScoreTarget::Brf | ScoreTarget::Unicode | ScoreTarget::Pef | ScoreTarget::Ebrl
        ) {
            return Err(complain("--to: brf, unicode or pef"));
        }
        if to == ScoreTarget::Brf && self.code.has_eight_dots() {
            let said = crate::narrate::braille_eight_dots();
            return Err(complain(&written(self.desk, self.settings, said)));
        }
        Ok(())
    }

    pub(super) fn style(&self) -> Style<'_> {
        Style {
            code: self.code,
            prose: prose(&self.language),
            words: &self.words,
            paper: self.paper,
            layout: match self.args.layout {
                LayoutArg::Columns => Layout::Columns,
                LayoutArg::Running => Layout::Running,
                LayoutArg::Single => Layout::Single,
                LayoutArg::Double => Layout::Double,
            },
            diagram: match self.args.diagram {
                DiagramArg::Forsyth => Diagram::Forsyth,
                DiagramArg::Lists => Diagram::Lists,
                DiagramArg::Grid => Diagram::Grid,
            },
        }
    }

    /// What stands beside the moves, and the diagrams that are asked for, where this game has those
    /// moves.
    fn notes(&self, record: &Record) -> SheetNotes {
        let mut notes = notes_of(record, self.args.clocks);
        for (number, side) in &self.diagrams {
            if let Some(before) = record.plies_before(*number, *side)
                && before < record.plies()
            {
                notes
                    .entry(before + 1)
                    .or_default()
                    .push(SheetNote::Diagram);
            }
        }
        notes
    }

    pub(super) fn metadata(&self, title: &str, path: &str) -> Metadata {
        let (date, _) = now();
        let of = [path, title, self.code.id(), &date].join("\n");
        Metadata {
            identifier: identifier(&of),
            title: title.to_owned(),
            language: prose(&self.language).language().to_owned(),
            date,
            system: self.code.system().to_owned(),
            dots: if self.code.has_eight_dots() { 8 } else { 6 },
        }
    }
}

pub(super) fn written(desk: &Desk, settings: &Settings, said: impl Sentences) -> String {
    let utterance = Utterance {
        part: Part::Interface,
        urgency: Urgency::Owed,
        sentences: said.sentences(),
    };
    desk.voices().render(&utterance, settings).written
}
