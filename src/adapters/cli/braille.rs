//! `score --to brf`, `unicode`, `pef` and `ebrl`: games as scoresheets in Braille.

use std::path::Path;

use super::args::{ScoreArgs, ScoreTarget};
use super::braille_args::BrailleArgs;
use super::outcome::{self, Done, Failed, complain, ended, said};
use super::score_games::ScoreGames;
use crate::adapters::book::{Book, Unwritten};
use crate::adapters::scoresheet::{BrailleSheet, words};
use crate::board::Side;
use crate::braille::{Binding, BraillePage, LeftOut, SheetNote, SheetNotes, code, names};
use crate::desk::Desk;
use crate::narrate::{
    braille_changed, braille_chosen, braille_left_out, braille_no_sign, braille_pages,
};
use crate::protocol::{Format, Settings};
use crate::record::Record;

/// Writes games as scoresheets.
pub(super) fn write(
    args: &ScoreArgs,
    desk: &Desk,
    settings: &Settings,
    games: &mut dyn ScoreGames<'_>,
) -> Done {
    let wanted = SheetArgs::new(&args.braille, desk, settings)?;
    wanted.check(args.to)?;
    let sheet = &wanted.sheet;
    let _ = complain(&said(desk, settings, braille_chosen(sheet.code)));
    let path = args.file.display().to_string();
    let title = args.file.file_stem().unwrap_or_default().to_string_lossy();
    let metadata = sheet.metadata(&title, &format!("{path}\n{title}"));
    let output = args.output.as_deref();
    let told = |error| unwritten(output, error);
    let mut book = Book::begin(format(args.to), output, &metadata, sheet.paper).map_err(told)?;
    let (mut missing, mut changed, mut unmet) = (LeftOut::default(), 0, wanted.diagrams.clone());
    let (mut count, mut next, mut all_good) = (0, 1, true);
    let style = sheet.style();
    if args.braille.contents && args.to != ScoreTarget::Ebrl {
        let pages;
        (pages, next) = contents(&wanted, games)?;
        book.pages(&pages).map_err(told)?;
    }
    // Whether a game is the last one is known when all behind it have been looked at.
    let games = games.filter(|game| {
        let has_signs = |(_, record): &(usize, Record)| sheet.code.writes(record.start());
        let is_written = game.as_ref().map_or(true, has_signs);
        if !is_written {
            all_good = false;
            let reason = said(desk, settings, braille_no_sign());
            let _ = complain(&format!("{path}: {reason}"));
        }
        is_written
    });
    let mut games = games.peekable();
    while let Some(game) = games.next() {
        let (_, record) = game?;
        let notes = wanted.notes(&record);
        unmet.retain(|wanted| behind(&record, *wanted).is_none());
        let is_last = games.peek().is_none();
        let written = book.game(&style, &metadata, &record, &notes, (next, is_last));
        next = written.map_err(told)?;
        count += 1;
        missing.add(wanted.left_out(&record));
        changed += style.changed(&record, &notes);
    }
    if count == 0 {
        return ended(count, all_good);
    }
    let pages = book.finish(&style, &metadata).map_err(told)?;
    let pages = (args.to != ScoreTarget::Ebrl).then_some((count, pages));
    tell_written(desk, settings, pages, (missing, changed));
    tell_unmet(&unmet);
    ended(count, all_good)
}

/// Says how many games are on how many pages, what sheets leave out of their games, and how many notes do not come back
/// from them.
fn tell_written(
    desk: &Desk,
    settings: &Settings,
    pages: Option<(usize, usize)>,
    (missing, changed): (LeftOut, usize),
) {
    if let Some((count, pages)) = pages {
        let _ = complain(&said(desk, settings, braille_pages(count, pages)));
    }
    let changed = (changed > 0).then(|| braille_changed(changed));
    for phrase in braille_left_out(missing).into_iter().chain(changed) {
        let _ = complain(&said(desk, settings, phrase));
    }
}

/// Says behind which moves a diagram was wanted that no game has.
fn tell_unmet(unmet: &[(u32, Side)]) {
    for (number, side) in unmet {
        let side = match side {
            Side::White => "w",
            Side::Black => "b",
        };
        let _ = complain(&format!(
            "--diagram-after {number}{side}: no game has this move"
        ));
    }
}

/// The pages of contents that go before the games, and the number of the page after them.
fn contents(
    wanted: &SheetArgs<'_>,
    games: &mut dyn ScoreGames<'_>,
) -> Result<(Vec<BraillePage>, u32), Failed> {
    let style = wanted.sheet.style();
    let mut entries = Vec::new();
    let (mut page, mut binding) = (1, Binding::default());
    let mut enter = |record: &Record, is_last| {
        entries.push((names(record), page));
        let in_book = (&mut binding, is_last);
        page = style
            .game_in_book(record, &wanted.notes(record), page, in_book)
            .1;
    };
    let mut last: Option<Record> = None;
    games.look_through(&mut |record| {
        if style.code.writes(record.start())
            && let Some(before) = last.replace(record.clone())
        {
            enter(&before, false);
        }
        Ok(())
    })?;
    if let Some(last) = last {
        enter(&last, true);
    }
    Ok(style.contents(&entries))
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
        (Unwritten::File(error), path) => outcome::unwritten(path, &error),
        (Unwritten::EightDots, _) => complain("--to brf: a cell has eight dots"),
        (Unwritten::NeedsFile, _) => complain("--to ebrl: give the file with -o FILE"),
        (Unwritten::NoPages, _) => complain("--to ebrl: it has no pages"),
    }
}

/// What the arguments say of a sheet.
pub(super) struct SheetArgs<'a> {
    pub(super) sheet: BrailleSheet,
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
        let prose = args.prose(code)?;
        let sheet = BrailleSheet {
            code,
            paper: args.paper()?,
            layout: args.layout,
            diagram: args.diagram,
            prose,
            words: words(desk, settings, prose.language()),
        };
        Ok(Self {
            sheet,
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
        if to == ScoreTarget::Brf && self.sheet.code.has_eight_dots() {
            let reason = crate::narrate::braille_eight_dots();
            return Err(complain(&said(self.desk, self.settings, reason)));
        }
        Ok(())
    }

    /// What a sheet leaves out of a game.
    fn left_out(&self, record: &Record) -> LeftOut {
        LeftOut::of(record, self.args.clocks, self.args.variations)
    }

    /// What stands beside the moves, and the diagrams that are asked for, where this game has those
    /// moves.
    fn notes(&self, record: &Record) -> SheetNotes {
        let (clocks, variations) = (self.args.clocks, self.args.variations);
        let sheet = &self.sheet;
        let mut notes = sheet.notes(self.desk, self.settings, record, clocks, variations);
        for wanted in &self.diagrams {
            if let Some(plies) = behind(record, *wanted) {
                notes.entry(plies).or_default().push(SheetNote::Diagram);
            }
        }
        notes
    }
}

/// The plies of a game up to a move of a side, that one too; `None` if it has no such move.
fn behind(record: &Record, (number, side): (u32, Side)) -> Option<usize> {
    let before = record.plies_before(number, side)?;
    (before < record.plies()).then_some(before + 1)
}
