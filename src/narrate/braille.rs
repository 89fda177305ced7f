//! Scoresheets in Braille, in sentences: the code that was chosen, what was written, what was read.

use super::cue::{Arg, Phrase, Sentence};
use super::parts::{number, one};
use super::phrases as say;
use crate::braille::{BrailleCode, BrailleFault, BrailleSign};

/// The name of a code, what it rests on, and the signs that are provisional.
pub fn braille_chosen(code: &'static BrailleCode) -> Vec<Sentence> {
    let mut sentences = vec![named(code).into()];
    sentences.extend(provisional(code));
    sentences
}

/// The signs of a code that are provisional, if there are any.
pub(super) fn provisional(code: &BrailleCode) -> Option<Sentence> {
    if code.provisional().is_empty() {
        return None;
    }
    let mut phrases = vec![Phrase::new(&say::BRAILLE_PROVISIONAL, vec![])];
    let one = |sign: &BrailleSign| Phrase::new(&say::BRAILLE_SIGN, vec![Arg::Key(sign.into())]);
    phrases.extend(code.provisional().iter().map(one));
    Some(Sentence(phrases))
}

/// The name of a code, and what it rests on.
pub(super) fn named(code: &'static BrailleCode) -> Phrase {
    let args = vec![Arg::Key(code.id()), Arg::Key(code.status().into())];
    Phrase::new(&say::BRAILLE_CODE, args)
}

/// How many games and pages were written.
pub fn braille_pages(games: usize, pages: usize) -> Vec<Sentence> {
    vec![Phrase::new(&say::BRAILLE_PAGES, vec![number(games), number(pages)]).into()]
}

/// A code of eight dots cannot be written as BRF.
pub fn braille_eight_dots() -> Sentence {
    Phrase::new(&say::BRAILLE_EIGHT_DOTS, vec![]).into()
}

/// A code has no signs for the moves of a game.
pub fn braille_no_sign() -> Sentence {
    one(&say::SHEET_TOLD, vec![Arg::Key("no-draughts-sign")])
}

/// A word that stands on a sheet, by its key, for example `round`.
pub fn braille_word(key: &'static str) -> Phrase {
    Phrase::new(&say::BRAILLE_WORD, vec![Arg::Key(key)])
}

/// In which code a sheet was read, and how many plies.
pub fn braille_read(code: &'static BrailleCode, plies: usize) -> Vec<Sentence> {
    let args = vec![Arg::Key(code.id()), number(plies)];
    vec![Phrase::new(&say::BRAILLE_READ, args).into()]
}

/// What could not be read of a sheet, where it stands, and the moves that it could be.
pub fn braille_reading_fault(fault: &BrailleFault) -> Vec<Sentence> {
    let at = |place: &crate::braille::CellPlace| {
        vec![number(place.page), number(place.line), number(place.cell)]
    };
    match fault {
        BrailleFault::NoGame => vec![Phrase::new(&say::BRAILLE_NO_GAME, vec![]).into()],
        BrailleFault::NoCell { place, found } => {
            let mut args = at(place);
            args.push(Arg::Text(found.to_string()));
            vec![Phrase::new(&say::BRAILLE_NO_CELL, args).into()]
        }
        BrailleFault::Unreadable {
            place,
            cells,
            could_be,
        } => {
            let mut args = at(place);
            args.push(Arg::Text(cells.to_string()));
            let mut sentences = vec![Phrase::new(&say::BRAILLE_UNREADABLE, args).into()];
            if !could_be.is_empty() {
                let mut phrases = vec![Phrase::new(&say::BRAILLE_COULD_BE, vec![])];
                let one = |san: &String| {
                    Phrase::new(&say::BRAILLE_COULD_BE_MOVE, vec![Arg::Spelt(san.clone())])
                };
                phrases.extend(could_be.iter().map(one));
                sentences.push(Sentence(phrases));
            }
            sentences
        }
    }
}
