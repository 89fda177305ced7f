//! `score --to brf`, `unicode`, `pef` and `ebrl`: games as scoresheets in Braille; and `--from braille`.

use std::fs;
use std::path::Path;

use clap::{Args, ValueEnum};

use super::texts::Progress;
use super::{Done, Failed, ScoreArgs, Target, complain, complain_of_file};
use crate::adapters::book::{Book, Unwritten, identifier};
use crate::adapters::calendar::now;
use crate::adapters::games::Games;
use crate::adapters::scoresheet::words;
use crate::board::Side;
use crate::braille::format::Metadata;
use crate::braille::{
    Code, Diagram, Fault, Layout, Note, Notes, Paper, Style, Words, code, codes, names, notes_of,
    prose, read_sheets,
};
use crate::desk::Desk;
use crate::narrate::cue::{Part, Sentence, Urgency, Utterance};
use crate::narrate::{
    braille_chosen, braille_no_sign, braille_pages, braille_read, braille_reading_fault,
};
use crate::protocol::settings::Settings;
use crate::protocol::settings::sheet::Format;
use crate::record::Record;

/// How scoresheets in Braille are written and read.
#[derive(Args)]
pub(super) struct BrailleArgs {
    /// The Braille chess code; auto, when a sheet is read, finds it
    #[arg(long, value_name = "CODE")]
    code: Option<String>,
    /// How the moves stand on a page in Braille
    #[arg(long, value_enum, default_value_t = LayoutArg::Columns)]
    layout: LayoutArg,
    /// Cells in a line
    #[arg(long, default_value_t = 40)]
    width: usize,
    /// Lines on a page
    #[arg(long, default_value_t = 25)]
    height: usize,
    /// How positions are shown in Braille
    #[arg(long, value_enum, default_value_t = DiagramArg::Forsyth)]
    diagram: DiagramArg,
    /// After which moves the position is shown, for example 12,24w; without a letter after Black's
    #[arg(long, value_name = "MOVES", value_delimiter = ',')]
    diagram_after: Vec<String>,
    /// Write the clock times, a line after each move
    #[arg(long)]
    clocks: bool,
    /// Begin with a table of contents
    #[arg(long)]
    contents: bool,
    /// The language of names and headings in Braille; without it that of the code
    #[arg(long, value_name = "LANGUAGE")]
    prose: Option<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum LayoutArg {
    /// A line for each number: number, White, Black
    Columns,
    /// One after the other
    Running,
    /// A line for each move
    Single,
    /// Two columns of number, White, Black, where they fit
    Double,
}

#[derive(Clone, Copy, ValueEnum)]
enum DiagramArg {
    /// The British line, rank after rank
    Forsyth,
    /// Lists of the pieces
    Lists,
    /// The board in eight lines
    Grid,
}

impl BrailleArgs {
    /// The code that is asked for; `None` for `auto`.
    fn code(&self) -> Result<Option<&'static Code>, Failed> {
        let Some(id) = self.code.as_deref().filter(|id| *id != "auto") else {
            return Ok(None);
        };
        let ids: Vec<&str> = codes().iter().map(Code::id).collect();
        let unknown = || complain(&format!("--code {id}: there are {}", ids.join(", ")));
        code(id).map(Some).ok_or_else(unknown)
    }

    fn paper(&self) -> Result<Paper, Failed> {
        Paper::new(self.width, self.height).ok_or_else(|| {
            complain(&format!(
                "--width {} --height {}: from {} to {} cells, from {} to {} lines",
                self.width,
                self.height,
                Paper::LEAST_WIDTH,
                Paper::MOST,
                Paper::LEAST_HEIGHT,
                Paper::MOST
            ))
        })
    }

    /// Where diagrams are wanted: numbers and sides.
    fn diagrams(&self) -> Result<Vec<(u32, Side)>, Failed> {
        let read = |text: &String| {
            let (number, side) = match text.strip_suffix('w') {
                Some(number) => (number, Side::White),
                None => (text.strip_suffix('b').unwrap_or(text), Side::Black),
            };
            let number = number.trim().parse();
            let wrong = |_| {
                complain(&format!(
                    "--diagram-after {text}: a number, w or b after it"
                ))
            };
            number.map(|number| (number, side)).map_err(wrong)
        };
        self.diagram_after.iter().map(read).collect()
    }
}

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
        if !matches!(fault, Some(Fault::NoGame)) {
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
    let mut progress = Progress::begin(&path, desk, settings);
    let mut book = Book::begin(format(args.to), output, &metadata, sheet.paper).map_err(told)?;
    let mut next = 1;
    let style = sheet.style();
    if args.braille.contents && args.to != Target::Ebrl {
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
                let said = written(desk, settings, vec![braille_no_sign()]);
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
    if args.to != Target::Ebrl {
        let _ = complain(&written(desk, settings, braille_pages(count, pages)));
    }
    if all_good { Ok(()) } else { Err(Failed) }
}

/// The format of a target; what is no Braille has been refused before.
pub(super) fn format(to: Target) -> Format {
    match to {
        Target::Unicode => Format::Unicode,
        Target::Pef => Format::Pef,
        Target::Ebrl => Format::Ebraille,
        _ => Format::Brf,
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
    pub(super) code: &'static Code,
    pub(super) paper: Paper,
    words: Words,
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
    pub(super) fn check(&self, to: Target) -> Done {
        if !matches!(
            to,
            Target::Brf | Target::Unicode | Target::Pef | Target::Ebrl
        ) {
            return Err(complain("--to: brf, unicode or pef"));
        }
        if to == Target::Brf && self.code.has_eight_dots() {
            let said = vec![crate::narrate::braille_eight_dots()];
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
    fn notes(&self, record: &Record) -> Notes {
        let mut notes = notes_of(record, self.args.clocks);
        for (number, side) in &self.diagrams {
            if let Some(before) = record.plies_before(*number, *side)
                && before < record.plies()
            {
                notes.entry(before + 1).or_default().push(Note::Diagram);
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

pub(super) fn written(desk: &Desk, settings: &Settings, sentences: Vec<Sentence>) -> String {
    let utterance = Utterance {
        part: Part::Interface,
        urgency: Urgency::Owed,
        sentences,
    };
    desk.voices().render(&utterance, settings).written
}
