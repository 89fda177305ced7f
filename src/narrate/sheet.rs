//! What is heard of the scoresheet: comments, signs, variations, and files that were written.

use super::announce::announce;
use super::braille;
use super::cue::{Cue, Phrase, Sentence, Sentences, answered, delivered, echo, noticed};
use super::parts::{path, wrong_move};
use super::phrases as say;
use crate::earcon::Earcon;
use crate::pgn::{Guess, Oddities};
use crate::protocol::{
    NotSaved, Previewed, ReadNote, Settings, SheetEvent, SheetQuestion, WrittenFile,
};

/// What is heard of an event around the scoresheet.
pub(super) fn tell(event: &SheetEvent, settings: &Settings) -> Vec<Cue> {
    let set = |said: Phrase| answered(Earcon::Setting, said);
    match event {
        SheetEvent::Beside {
            comment,
            glyphs,
            variations,
        } => {
            let count = variations.len();
            let counted = (count > 0).then(|| say::SHEET_VARIATIONS.with(count));
            let first = variations.iter();
            let first = first.map(|(before, mv)| announce(before, *mv, settings.form));
            let first: Vec<Sentence> = first.collect();
            vec![echo((signs(glyphs), said(comment), counted, first))]
        }
        SheetEvent::Commented(comment) if comment.is_empty() => set(plain("deleted")),
        SheetEvent::Commented(comment) => answered(Earcon::Setting, said(comment)),
        SheetEvent::Signed(glyphs) if glyphs.is_empty() => set(plain("no-sign")),
        SheetEvent::Signed(glyphs) => answered(Earcon::Setting, signs(glyphs)),
        SheetEvent::Entered(intro) => answered(Earcon::Notice, (plain("entered"), said(intro))),
        SheetEvent::Left => set(plain("left")),
        SheetEvent::Nothing => answered(Earcon::Edge, plain("nothing")),
        SheetEvent::NoVariation => answered(Earcon::Edge, plain("no-variation")),
        SheetEvent::NotNow => refused("not-now"),
        SheetEvent::NoSign => refused("no-draughts-sign"),
        SheetEvent::Saving => vec![echo(plain("saving"))],
        SheetEvent::Written(written) => self::written(written),
        SheetEvent::Read(note) => noticed(read(note)),
        SheetEvent::Previewing => vec![echo(plain("preview"))],
        SheetEvent::Previewed(shown) => vec![echo(previewed(shown))],
        SheetEvent::NotSaved(NotSaved::EightDots) => {
            delivered(Earcon::Refusal, braille::braille_eight_dots())
        }
        SheetEvent::NotSaved(NotSaved::NoFile) => refused("no-file"),
        SheetEvent::NotSaved(NotSaved::NothingSealed) => refused("nothing-sealed"),
        SheetEvent::NotSaved(NotSaved::WrongWord) => refused("wrong-word"),
        SheetEvent::NotSaved(NotSaved::ChangedOutside) => refused("changed-outside"),
    }
}

/// A question about the scoresheet.
pub(super) fn question(question: &SheetQuestion) -> Phrase {
    match question {
        SheetQuestion::Save => say::ASK_SAVE_NOTES.plain(),
        SheetQuestion::Overwrite(export) => {
            say::ASK_OVERWRITE.with(path(export.path.as_deref().unwrap_or_default()))
        }
        SheetQuestion::Delete => say::ASK_DELETE_COMMENT.plain(),
    }
}

/// The line waits for a comment; the one that is there.
pub fn comment_wanted(comment: &str) -> Vec<Cue> {
    answered(Earcon::Question, (plain("wanted"), said(comment)))
}

fn previewed(shown: &Previewed) -> Vec<Sentence> {
    // Once is enough: on the first page.
    let is_told = shown.is_provisional && shown.page == 1;
    (
        say::SHEET_PREVIEW.with((shown.page, shown.pages, shown.lines)),
        say::SET_SHEET_SIZE.with((shown.width, shown.height)),
        is_told.then(|| plain("provisional")),
    )
        .sentences()
}

/// Games with faults, with their lines, and the encoding that was guessed.
fn read(note: &ReadNote) -> Vec<Sentence> {
    let faults = (note.faulty > 0).then(|| {
        let lines: Vec<String> = note.lines.iter().map(u32::to_string).collect();
        say::FILE_FAULTS.with((note.faulty, lines.join(", ")))
    });
    let to_be_found = (note.to_be_found > 0).then(|| say::FIND_OFFER.with(note.to_be_found));
    let wrong = note.wrong_move.as_ref().map(wrong_move);
    (
        faults,
        wrong,
        note.guess.map(guessed),
        odd(&note.odd),
        to_be_found,
    )
        .sentences()
}

/// A file is not in UTF-8, and was read as something else.
pub fn guessed(guess: Guess) -> Phrase {
    say::FILE_GUESSED.with(guess.key())
}

/// What was unusual in a file, a phrase for each kind.
pub fn odd(oddities: &Oddities) -> Vec<Phrase> {
    let kinds = oddities.iter();
    let told = kinds.map(|(kind, tally)| say::FILE_ODD.with((kind.key(), tally.count, tally.line)));
    told.collect()
}

fn written(written: &WrittenFile) -> Vec<Cue> {
    noticed((
        say::SHEET_SAVED.with(path(&written.file)),
        written.pages.map(|pages| say::SHEET_PAGES.with(pages)),
        written.is_provisional.then(|| plain("provisional")),
    ))
}

fn said(comment: &str) -> Option<Phrase> {
    (!comment.is_empty()).then(|| say::SHEET_COMMENT.with(comment.to_owned()))
}

fn signs(glyphs: &[u8]) -> Vec<Phrase> {
    glyphs.iter().map(|glyph| glyph_in_words(*glyph)).collect()
}

/// A numeric annotation glyph of the standard of PGN, `$1` to `$255`.
pub fn glyph_in_words(glyph: u8) -> Phrase {
    say::SHEET_QUALITY.with(match glyph {
        1 => "good",
        2 => "bad",
        3 => "brilliant",
        4 => "blunder",
        5 => "interesting",
        6 => "dubious",
        7 => "forced",
        10 => "even",
        13 => "unclear",
        _ => return say::SHEET_SIGN.with(glyph),
    })
}

pub(super) fn plain(what: &'static str) -> Phrase {
    say::SHEET_TOLD.with(what)
}

fn refused(what: &'static str) -> Vec<Cue> {
    delivered(Earcon::Refusal, plain(what))
}
