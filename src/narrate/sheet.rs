//! What is heard of the scoresheet: comments, signs, variations, and files that were written.

use super::announce::announce;
use super::braille;
use super::cue::{Arg, Cue, Phrase, Sentence, answered, delivered, noticed};
use super::echo;
use super::parts::{number, one};
use super::phrases as say;
use crate::earcon::Earcon;
use crate::pgn::Guess;
use crate::protocol::settings::Settings;
use crate::protocol::sheet::{
    NotSaved, Previewed, ReadNote, SheetEvent, SheetQuestion, WrittenFile,
};

/// What is heard of an event around the scoresheet.
pub(super) fn tell(event: &SheetEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        SheetEvent::Beside {
            comment,
            glyphs,
            variations,
        } => {
            let mut sentences: Vec<Sentence> = glyphs.iter().map(|glyph| sign(*glyph)).collect();
            sentences.extend(said(comment));
            if !variations.is_empty() {
                sentences.push(counted(variations.len()));
                let first = variations.iter();
                sentences.extend(first.map(|(before, mv)| announce(before, *mv, settings.form)));
            }
            vec![echo(sentences)]
        }
        SheetEvent::Commented(comment) if comment.is_empty() => done("deleted"),
        SheetEvent::Commented(comment) => {
            answered(Earcon::Setting, said(comment).into_iter().collect())
        }
        SheetEvent::Signed(glyphs) if glyphs.is_empty() => done("no-sign"),
        SheetEvent::Signed(glyphs) => answered(
            Earcon::Setting,
            glyphs.iter().map(|glyph| sign(*glyph)).collect(),
        ),
        SheetEvent::Entered(intro) => {
            let entered = std::iter::once(plain("entered")).chain(said(intro));
            answered(Earcon::Notice, entered.collect())
        }
        SheetEvent::Left => done("left"),
        SheetEvent::Nothing => edge("nothing"),
        SheetEvent::NoVariation => edge("no-variation"),
        SheetEvent::NotNow => refused("not-now"),
        SheetEvent::NoSign => refused("no-draughts-sign"),
        SheetEvent::Saving => vec![echo(vec![plain("saving")])],
        SheetEvent::Written(written) => self::written(written),
        SheetEvent::Read(note) => noticed(read(note)),
        SheetEvent::Previewing => vec![echo(vec![plain("preview")])],
        SheetEvent::Previewed(shown) => previewed(shown),
        SheetEvent::NotSaved(NotSaved::EightDots) => {
            delivered(Earcon::Refusal, vec![braille::braille_eight_dots()])
        }
        SheetEvent::NotSaved(NotSaved::NoFile) => refused("no-file"),
        SheetEvent::NotSaved(NotSaved::NothingSealed) => refused("nothing-sealed"),
        SheetEvent::NotSaved(NotSaved::WrongWord) => refused("wrong-word"),
        SheetEvent::NotSaved(NotSaved::ChangedOutside) => refused("changed-outside"),
    }
}

/// A question about the scoresheet.
pub(super) fn question(question: &SheetQuestion) -> Sentence {
    match question {
        SheetQuestion::Save => Phrase::new(&say::ASK_SAVE_NOTES, vec![]),
        SheetQuestion::Overwrite(export) => {
            let path = export.path.clone().unwrap_or_default();
            Phrase::new(&say::ASK_OVERWRITE, vec![Arg::Text(path)])
        }
    }
    .into()
}

/// The line waits for a comment; the one that is there.
pub fn comment_wanted(comment: &str) -> Vec<Cue> {
    let asked = std::iter::once(plain("wanted")).chain(said(comment));
    answered(Earcon::Question, asked.collect())
}

fn previewed(shown: &Previewed) -> Vec<Cue> {
    let page = [shown.page, shown.pages, shown.lines].map(Arg::Number);
    let size = [shown.width, shown.height].map(Arg::Number);
    let mut sentences = vec![
        one(&say::SHEET_PREVIEW, page.to_vec()),
        one(&say::SET_SHEET_SIZE, size.to_vec()),
    ];
    // Once is enough: on the first page.
    if shown.is_provisional && shown.page == 1 {
        sentences.push(plain("provisional"));
    }
    vec![echo(sentences)]
}

/// Games with faults, with their lines, and the encoding that was guessed.
fn read(note: &ReadNote) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    if note.faulty > 0 {
        let lines: Vec<String> = note.lines.iter().map(u32::to_string).collect();
        let args = vec![Arg::Number(note.faulty), Arg::Text(lines.join(", "))];
        sentences.push(one(&say::FILE_FAULTS, args));
    }
    sentences.extend(note.guess.map(guessed));
    if note.to_be_found > 0 {
        sentences.push(one(&say::FIND_OFFER, vec![Arg::Number(note.to_be_found)]));
    }
    sentences
}

/// A file is not in UTF-8, and was read as something else.
pub fn guessed(guess: Guess) -> Sentence {
    one(&say::FILE_GUESSED, vec![Arg::Key(guess.key())])
}

fn written(written: &WrittenFile) -> Vec<Cue> {
    let file = Arg::Text(written.file.clone());
    let mut sentences = vec![one(&say::SHEET_SAVED, vec![file])];
    if let Some((pages, width, height)) = written.pages {
        let args = [pages, width, height].map(Arg::Number).to_vec();
        sentences.push(one(&say::SHEET_PAGES, args));
    }
    if written.is_provisional {
        sentences.push(plain("provisional"));
    }
    noticed(sentences)
}

fn said(comment: &str) -> Option<Sentence> {
    let text = || vec![Arg::Text(comment.to_owned())];
    (!comment.is_empty()).then(|| one(&say::SHEET_COMMENT, text()))
}

fn sign(glyph: u8) -> Sentence {
    let key = match glyph {
        1 => "good",
        2 => "bad",
        3 => "brilliant",
        4 => "blunder",
        5 => "interesting",
        6 => "dubious",
        7 => "forced",
        10 => "even",
        13 => "unclear",
        _ => return one(&say::SHEET_SIGN, vec![Arg::Number(glyph.into())]),
    };
    one(&say::SHEET_QUALITY, vec![Arg::Key(key)])
}

fn counted(variations: usize) -> Sentence {
    one(&say::SHEET_VARIATIONS, vec![number(variations)])
}

pub(super) fn plain(what: &'static str) -> Sentence {
    one(&say::SHEET_TOLD, vec![Arg::Key(what)])
}

fn done(what: &'static str) -> Vec<Cue> {
    answered(Earcon::Setting, vec![plain(what)])
}

fn edge(what: &'static str) -> Vec<Cue> {
    answered(Earcon::Edge, vec![plain(what)])
}

fn refused(what: &'static str) -> Vec<Cue> {
    delivered(Earcon::Refusal, vec![plain(what)])
}
