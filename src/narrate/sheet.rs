//! What is heard of the scoresheet: comments, signs, variations, and files that were written.

use super::announce::announce;
use super::braille;
use super::cue::{Arg, Cue, Phrase, Sentence};
use super::phrases as say;
use super::{echo, owed, sound};
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
            vec![
                sound(Earcon::Setting, None),
                echo(said(comment).into_iter().collect()),
            ]
        }
        SheetEvent::Signed(glyphs) if glyphs.is_empty() => done("no-sign"),
        SheetEvent::Signed(glyphs) => vec![
            sound(Earcon::Setting, None),
            echo(glyphs.iter().map(|glyph| sign(*glyph)).collect()),
        ],
        SheetEvent::Entered(intro) => {
            let entered = std::iter::once(plain("entered")).chain(said(intro));
            vec![sound(Earcon::Notice, None), echo(entered.collect())]
        }
        SheetEvent::Left => done("left"),
        SheetEvent::Nothing => edge("nothing"),
        SheetEvent::NoVariation => edge("no-variation"),
        SheetEvent::NotNow => refused("not-now"),
        SheetEvent::NoSign => refused("no-draughts-sign"),
        SheetEvent::Saving => vec![echo(vec![plain("saving")])],
        SheetEvent::Written(written) => self::written(written),
        SheetEvent::Read(note) => vec![sound(Earcon::Notice, None), owed(read(note))],
        SheetEvent::Previewing => vec![echo(vec![plain("preview")])],
        SheetEvent::Previewed(shown) => previewed(shown),
        SheetEvent::NotSaved(NotSaved::EightDots) => vec![
            sound(Earcon::Refusal, None),
            owed(vec![braille::braille_eight_dots()]),
        ],
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
    vec![sound(Earcon::Question, None), echo(asked.collect())]
}

fn previewed(shown: &Previewed) -> Vec<Cue> {
    let page = [shown.page, shown.pages, shown.lines].map(Arg::Number);
    let size = [shown.width, shown.height].map(Arg::Number);
    let mut sentences = vec![
        Phrase::new(&say::SHEET_PREVIEW, page.to_vec()).into(),
        Phrase::new(&say::SET_SHEET_SIZE, size.to_vec()).into(),
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
        sentences.push(Phrase::new(&say::FILE_FAULTS, args).into());
    }
    sentences.extend(note.guess.map(guessed));
    if note.to_be_found > 0 {
        sentences.push(Phrase::new(&say::FIND_OFFER, vec![Arg::Number(note.to_be_found)]).into());
    }
    sentences
}

/// A file is not in UTF-8, and was read as something else.
pub fn guessed(guess: Guess) -> Sentence {
    Phrase::new(&say::FILE_GUESSED, vec![Arg::Key(guess.key())]).into()
}

fn written(written: &WrittenFile) -> Vec<Cue> {
    let file = Arg::Text(written.file.clone());
    let mut sentences = vec![Phrase::new(&say::SHEET_SAVED, vec![file]).into()];
    if let Some((pages, width, height)) = written.pages {
        let args = [pages, width, height].map(Arg::Number).to_vec();
        sentences.push(Phrase::new(&say::SHEET_PAGES, args).into());
    }
    if written.is_provisional {
        sentences.push(plain("provisional"));
    }
    vec![sound(Earcon::Notice, None), owed(sentences)]
}

fn said(comment: &str) -> Option<Sentence> {
    let text = || vec![Arg::Text(comment.to_owned())];
    (!comment.is_empty()).then(|| Phrase::new(&say::SHEET_COMMENT, text()).into())
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
        _ => return Phrase::new(&say::SHEET_SIGN, vec![Arg::Number(glyph.into())]).into(),
    };
    Phrase::new(&say::SHEET_QUALITY, vec![Arg::Key(key)]).into()
}

fn counted(variations: usize) -> Sentence {
    Phrase::new(&say::SHEET_VARIATIONS, vec![number(variations)]).into()
}

fn number(value: usize) -> Arg {
    Arg::Number(u32::try_from(value).unwrap_or(u32::MAX))
}

pub(super) fn plain(what: &'static str) -> Sentence {
    Phrase::new(&say::SHEET_TOLD, vec![Arg::Key(what)]).into()
}

fn done(what: &'static str) -> Vec<Cue> {
    vec![sound(Earcon::Setting, None), echo(vec![plain(what)])]
}

fn edge(what: &'static str) -> Vec<Cue> {
    vec![sound(Earcon::Edge, None), echo(vec![plain(what)])]
}

fn refused(what: &'static str) -> Vec<Cue> {
    vec![sound(Earcon::Refusal, None), owed(vec![plain(what)])]
}
