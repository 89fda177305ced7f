//! What the player's hands do besides commands: typing, and changing settings.

use super::cue::answered;
use super::cue::{Arg, Cue, Phrase, Sentence};
use super::parts::one;
use super::phrases as say;
use super::{echo, sound};
use crate::earcon::Earcon;
use crate::protocol::settings::Settings;
use crate::protocol::settings::verbosity::Detail;

/// What was said is in the clipboard now.
pub fn copied() -> Vec<Cue> {
    let phrase = Phrase::new(&say::REVIEW_COPIED, vec![]);
    answered(Earcon::Put, vec![phrase.into()])
}

/// Nothing was said before or after that.
pub fn edge_of_review() -> Vec<Cue> {
    vec![sound(Earcon::Edge, None)]
}

/// Nothing was said yet that could be read again.
pub fn nothing_said() -> Vec<Cue> {
    let phrase = Phrase::new(&say::NOTHING_ANNOUNCED, vec![]);
    answered(Earcon::Edge, vec![phrase.into()])
}

/// A text, character by character.
pub fn spelling(text: &str) -> Vec<Cue> {
    let character = |character: char| match character {
        ' ' => Phrase::new(&say::TYPED_SPACE, vec![]),
        _ => Phrase::new(&say::TYPED, vec![Arg::Text(character.to_string())]),
    };
    vec![echo(vec![Sentence(text.chars().map(character).collect())])]
}

/// Text was typed into the line.
pub fn typed(text: &str, settings: &Settings) -> Vec<Cue> {
    if !settings.verbosity.says(Detail::Typing) {
        return vec![sound(Earcon::Put, None)];
    }
    let phrase = match text {
        " " => Phrase::new(&say::TYPED_SPACE, vec![]),
        _ => Phrase::new(&say::TYPED, vec![Arg::Text(text.to_owned())]),
    };
    vec![echo(vec![phrase.into()])]
}

/// The focus stands on a part of the window.
pub fn named(name: &str) -> Vec<Cue> {
    let name = vec![Arg::Text(name.to_owned())];
    answered(Earcon::Notice, vec![one(&say::TYPED, name)])
}

/// Text was taken out of the line again.
pub fn erased(text: &str) -> Vec<Cue> {
    let text = vec![Arg::Text(text.to_owned())];
    answered(Earcon::Cancel, vec![one(&say::ERASED, text)])
}

/// What the line was for is given up before anything was typed.
pub fn given_up() -> Vec<Cue> {
    answered(Earcon::Cancel, vec![one(&say::DECLINED, vec![])])
}

/// The line is empty, and there is nothing to erase or to enter.
pub fn line_empty() -> Vec<Cue> {
    answered(Earcon::Edge, vec![one(&say::LINE_EMPTY, vec![])])
}

/// The line waits for the path of a file.
pub fn path_wanted() -> Vec<Cue> {
    answered(Earcon::Question, vec![one(&say::ASK_PATH, vec![])])
}

/// A key was pressed while a move is written that nobody may hear.
pub fn secret_key() -> Vec<Cue> {
    vec![sound(Earcon::Put, None)]
}

/// The line waits for a move to be sealed.
pub fn secret_wanted() -> Vec<Cue> {
    answered(Earcon::Question, vec![one(&say::SECRET_WANTED, vec![])])
}

/// The line waits for the word under which a move is sealed.
pub fn seal_word_wanted() -> Vec<Cue> {
    answered(Earcon::Question, vec![one(&say::ASK_WORD, vec![])])
}
