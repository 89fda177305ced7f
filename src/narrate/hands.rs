//! What the player's hands do besides commands: typing, and changing settings.

use super::cue::{
    Arg, Cue, Phrase, Sentence, Urgency, answered, delivered, echo, interface, sound,
};
use super::{list, phrases as say};
use crate::board::Side;
use crate::earcon::Earcon;
use crate::game::Position;
use crate::protocol::{Detail, Settings};

/// What was said is in the clipboard now.
pub fn copied() -> Vec<Cue> {
    answered(Earcon::Put, say::REVIEW_COPIED.plain())
}

/// Nothing was said before or after that.
pub fn edge_of_review() -> Vec<Cue> {
    vec![sound(Earcon::Edge, None)]
}

/// Who does something at the board is not the one to move.
pub fn out_of_turn(to_move: Side) -> Vec<Cue> {
    delivered(Earcon::Refusal, say::TO_MOVE_NOW.with(to_move))
}

/// Nothing was said yet that could be read again.
pub fn nothing_said() -> Vec<Cue> {
    answered(Earcon::Edge, say::NOTHING_ANNOUNCED.plain())
}

/// A text, character by character.
pub fn spelling(text: &str) -> Vec<Cue> {
    let characters = text.chars().map(|character| written(character.to_string()));
    vec![echo(Sentence(characters.collect()))]
}

/// Text was typed into the line.
pub fn typed(text: &str, settings: &Settings) -> Vec<Cue> {
    if !settings.verbosity.says(Detail::Typing) {
        return vec![sound(Earcon::Put, None)];
    }
    vec![interface(Urgency::Typed, written(text.to_owned()))]
}

fn written(text: String) -> Phrase {
    let sign = match text.as_str() {
        " " => return say::TYPED_SPACE.plain(),
        "," => "comma",
        "." => "dot",
        "-" => "hyphen",
        ":" => "colon",
        ";" => "semicolon",
        "!" => "exclamation",
        "?" => "question",
        "'" => "apostrophe",
        "\"" => "quotes",
        "(" => "opens",
        ")" => "closes",
        "/" => "slash",
        "_" => "underscore",
        _ => return say::TYPED.with(text),
    };
    say::TYPED_SIGN.with((text, Arg::Key(sign)))
}

/// The focus stands on a part of the window.
pub fn named(name: &str) -> Vec<Cue> {
    answered(Earcon::Notice, say::TYPED.with(name.to_owned()))
}

/// More characters than these are not read out when they are erased: a key that was held types many.
const READ_WHEN_ERASED: usize = 20;

/// Text was taken out of the line again.
pub fn erased(text: &str) -> Vec<Cue> {
    let is_long = text.chars().nth(READ_WHEN_ERASED).is_some();
    let erased = match is_long {
        true => say::LINE_ERASED.plain(),
        false => say::ERASED.with(Sentence(vec![written(text.to_owned())])),
    };
    answered(Earcon::Cancel, erased)
}

/// What the line was for is given up before anything was typed.
pub fn given_up() -> Vec<Cue> {
    answered(Earcon::Cancel, say::DECLINED.plain())
}

/// The line is empty, and there is nothing to erase or to enter.
pub fn line_empty() -> Vec<Cue> {
    answered(Earcon::Edge, say::LINE_EMPTY.plain())
}

/// There is nothing to paste.
pub fn clipboard_empty() -> Vec<Cue> {
    answered(Earcon::Edge, say::CLIPBOARD_EMPTY.plain())
}

/// What was pasted is nothing that the program knows; so it begins, and nothing was taken of it.
pub fn paste_unread(begins: String) -> Vec<Cue> {
    answered(Earcon::Refusal, say::PASTE_UNREAD.with(begins))
}

/// What was pasted is too long; nothing was taken of it.
pub fn paste_too_long() -> Vec<Cue> {
    answered(Earcon::Refusal, say::PASTE_TOO_LONG.plain())
}

/// A position was pasted into the line: who is to move, and where the pieces stand, but for the usual ones.
pub fn pasted(position: &Position) -> Vec<Cue> {
    let board = (!position.is_start()).then(|| list::board(position));
    let said = (say::PASTED_POSITION.with(position.turn()), board);
    answered(Earcon::Put, said)
}

/// A move was said ahead and is kept, or is given up.
pub fn ahead(is_kept: bool) -> Vec<Cue> {
    let (earcon, kept) = match is_kept {
        true => (Earcon::Ready, "kept"),
        false => (Earcon::Cancel, "gone"),
    };
    answered(earcon, say::MOVE_AHEAD.with(kept))
}

/// The player has said thanks.
pub fn thanked() -> Vec<Cue> {
    vec![echo(say::THANKED.plain())]
}

/// A greeting is answered.
pub fn hello() -> Vec<Cue> {
    vec![echo(say::HELLO.plain())]
}

/// Which language: the name of each is a command.
pub fn which_language() -> Vec<Cue> {
    vec![echo(say::WHICH_LANGUAGE.plain())]
}

/// Which voice, that of the moves or that of all.
pub fn which_voice() -> Vec<Cue> {
    vec![echo(say::WHICH_VOICE.plain())]
}

/// A rule of the game in a sentence.
pub fn rule(name: &'static str) -> Vec<Cue> {
    vec![echo(say::RULE.with(Arg::Key(name)))]
}

/// A key was pressed while a move is written that nobody may hear.
pub fn secret_key() -> Vec<Cue> {
    vec![sound(Earcon::Put, None)]
}

/// The line waits for a move to be sealed.
pub fn secret_wanted() -> Vec<Cue> {
    answered(Earcon::Question, say::SECRET_WANTED.plain())
}

/// A line was not understood while a move is due to be sealed: it may hold the move, so nothing of it is said.
pub fn secret_unread() -> Vec<Cue> {
    answered(Earcon::Refusal, say::SECRET_UNREAD.plain())
}

/// The line waits for the word under which a move is sealed.
pub fn seal_word_wanted() -> Vec<Cue> {
    answered(Earcon::Question, say::ASK_WORD.plain())
}
