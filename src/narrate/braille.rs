//! Scoresheets in Braille, in sentences: the code that was chosen, what was written, what was read.

use super::cue::{Arg, Phrase, Sentence, Sentences, followed};
use super::phrases::{self as say, Spec};
use crate::braille::{self, BrailleCode, BrailleFault, BrailleSign, CellPlace, LeftOut};
use crate::protocol::Format;
use crate::record::GameResult;

/// The name of a code, what it rests on, and the signs that are provisional.
pub fn braille_chosen(code: &'static BrailleCode) -> Vec<Sentence> {
    (named(code), provisional(code)).sentences()
}

/// The signs of a code that are provisional, if there are any.
pub(super) fn provisional(code: &BrailleCode) -> Option<Sentence> {
    let signs = code.provisional();
    let named = |sign: &BrailleSign| say::BRAILLE_SIGN.with(Arg::Key(sign.into()));
    let head = || say::BRAILLE_PROVISIONAL.plain();
    (!signs.is_empty()).then(|| followed(head(), signs.iter().map(named)))
}

/// The name of a code, and what it rests on.
pub(super) fn named(code: &'static BrailleCode) -> Phrase {
    say::BRAILLE_CODE.with((code.id(), Arg::Key(code.status().into())))
}

/// How many games and pages were written.
pub fn braille_pages(games: usize, pages: usize) -> Phrase {
    say::BRAILLE_PAGES.with((games, pages))
}

/// A code of eight dots cannot be written as BRF.
pub fn braille_eight_dots() -> Phrase {
    say::BRAILLE_EIGHT_DOTS.plain()
}

/// A code has no signs for the moves of a game.
pub fn braille_no_sign() -> Phrase {
    say::SHEET_TOLD.with("no-draughts-sign")
}

/// A word that stands on a sheet, by its key, for example `round`.
pub fn braille_word(key: &'static str) -> Phrase {
    say::BRAILLE_WORD.with(key)
}

/// What is left out of sheets, and how many of each.
pub fn braille_left_out(left: LeftOut) -> Vec<Phrase> {
    let kinds = [
        ("variations", left.variations),
        ("clocks", left.clocks),
        ("fractions", left.fractions),
        ("commands", left.commands),
        ("tags", left.tags),
    ];
    let some = kinds.into_iter().filter(|(_, count)| *count > 0);
    some.map(|kind| say::BRAILLE_LEFT_OUT.with(kind)).collect()
}

/// That so many notes of sheets do not come back from them as they are.
pub fn braille_changed(notes: usize) -> Phrase {
    say::BRAILLE_CHANGED.with(notes)
}

/// In which code a sheet was read, and how many plies.
pub fn braille_read(code: &'static BrailleCode, plies: usize) -> Phrase {
    say::BRAILLE_READ.with((code.id(), plies))
}

/// That a file has a format of Braille that is not read.
pub fn braille_other_format(format: Format) -> Phrase {
    say::BRAILLE_OTHER_FORMAT.with(Arg::Key(format.into()))
}

/// That nothing on a sheet proves it undamaged.
pub fn braille_unproved() -> Phrase {
    say::BRAILLE_UNPROVED.plain()
}

fn other_code(code: &str) -> Vec<Sentence> {
    let named = braille::code(code).map(named);
    (say::BRAILLE_OTHER_CODE.plain(), named).sentences()
}

/// What was read is not what was written; where as many half-moves were read, their number says nothing.
fn differs(place: CellPlace, read: usize, written: usize) -> Vec<Sentence> {
    let (page, line) = (place.page, place.line);
    match read == written {
        true => say::BRAILLE_OTHER_MOVES.with((page, line)).sentences(),
        false => say::BRAILLE_DIFFERS
            .with((page, line, read, written))
            .sentences(),
    }
}

fn number(place: CellPlace, found: u32, due: u32) -> Vec<Sentence> {
    let CellPlace { page, line, cell } = place;
    let args = (page, line, cell, found, due);
    say::BRAILLE_NUMBER.with(args).sentences()
}

fn above(place: CellPlace, text: &str) -> Vec<Sentence> {
    let args = (place.page, place.line, text.to_owned());
    say::BRAILLE_ABOVE.with(args).sentences()
}

/// What could not be read of a sheet, where it stands, and the moves that it could be.
pub fn braille_reading_fault(fault: &BrailleFault) -> Vec<Sentence> {
    match fault {
        BrailleFault::NoGame => say::BRAILLE_NO_GAME.plain().sentences(),
        BrailleFault::OtherCode { code } => other_code(code),
        BrailleFault::Number { place, found, due } => number(*place, *found, *due),
        BrailleFault::Differs {
            place,
            written,
            read,
        } => differs(*place, *read, *written),
        BrailleFault::Mended { moves } => taken(&say::BRAILLE_MENDED, moves),
        BrailleFault::Resumed { moves, then } => {
            let then = then.as_deref().map(braille_reading_fault);
            (
                taken(&say::BRAILLE_RESUMED, moves),
                then.unwrap_or_default(),
            )
                .sentences()
        }
        BrailleFault::InBook { place, found, due } => say::BRAILLE_IN_BOOK
            .with((place.page, place.line, *found, *due))
            .sentences(),
        BrailleFault::Unended { place } => at(&say::BRAILLE_UNENDED, *place),
        BrailleFault::OtherBook { place } => at(&say::BRAILLE_OTHER_BOOK, *place),
        BrailleFault::Stray { place, .. } => at(&say::BRAILLE_STRAY, *place),
        BrailleFault::BreaksOff { place, titled } => {
            let titled = titled.map(|result| say::BRAILLE_TITLED.with(result.pgn()));
            (at(&say::BRAILLE_BREAKS_OFF, *place), titled).sentences()
        }
        BrailleFault::Results { place, results } => two_results(*place, *results),
        BrailleFault::Title {
            place,
            found,
            written,
        } => say::BRAILLE_TITLE
            .with((place.page, place.line, found.clone(), written.clone()))
            .sentences(),
        BrailleFault::Notes { place, lost } => say::BRAILLE_NOTES
            .with((place.page, place.line, *lost))
            .sentences(),
        BrailleFault::LeftOut { text, .. } => say::BRAILLE_SAYS.with(text.clone()).sentences(),
        BrailleFault::Above { place, text } => above(*place, text),
        BrailleFault::OnBoard { place } => at(&say::BRAILLE_ON_BOARD, *place),
        BrailleFault::TooLong { place } => at(&say::BRAILLE_TOO_LONG, *place),
        BrailleFault::GivenUp { place } => at(&say::BRAILLE_GIVEN_UP, *place),
        BrailleFault::Page { found, written } => {
            say::BRAILLE_OTHER_PAGE.with((*found, *written)).sentences()
        }
        BrailleFault::NoColophon { place } => at(&say::BRAILLE_NO_COLOPHON, *place),
        BrailleFault::NoCell { place, found } => {
            let CellPlace { page, line, cell } = *place;
            let args = (page, line, cell, found.to_string());
            say::BRAILLE_NO_CELL.with(args).sentences()
        }
        BrailleFault::Unreadable {
            place,
            cells,
            could_be,
        } => {
            let CellPlace { page, line, cell } = *place;
            let args = (page, line, cell, cells.to_string());
            (say::BRAILLE_UNREADABLE.with(args), could_be_one(could_be)).sentences()
        }
    }
}

/// The moves that something could be, if there are any.
fn could_be_one(moves: &[String]) -> Option<Sentence> {
    let all = moves.iter().cloned();
    let all = all.map(|san| say::BRAILLE_COULD_BE_MOVE.with(Arg::Spelt(san)));
    (!moves.is_empty()).then(|| followed(say::BRAILLE_COULD_BE.plain(), all))
}

/// What is said of a line of a page.
fn at(phrase: &'static Spec, place: CellPlace) -> Vec<Sentence> {
    phrase.with((place.page, place.line)).sentences()
}

/// Where moves stand that could not be read, and for which they were taken.
fn taken(phrase: &'static Spec, moves: &[(CellPlace, String)]) -> Vec<Sentence> {
    let each = moves.iter().map(|(place, san)| {
        let CellPlace { page, line, cell } = *place;
        phrase
            .with((page, line, cell, Arg::Spelt(san.clone())))
            .sentences()
    });
    each.flatten().collect()
}

fn two_results(place: CellPlace, [ended, other]: [GameResult; 2]) -> Vec<Sentence> {
    let results = (place.page, place.line, ended.pgn(), other.pgn());
    say::BRAILLE_RESULTS.with(results).sentences()
}
