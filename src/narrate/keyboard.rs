//! What is heard of the keys themselves: what they do, which one to press, and what was begun.

use super::cue::{Arg, Cue, Phrase, Sentence, answered, echo, sound};
use super::parts::one;
use super::phrases::{self as say, Spec};
use crate::earcon::Earcon;
use crate::protocol::choice::Choice as _;
use crate::protocol::settings::keyboard::Keyboard;

fn plain(spec: &'static Spec) -> Sentence {
    one(spec, vec![])
}

/// A key, by its name, and what it does; without that, that it does nothing.
pub fn explained(names: Vec<Phrase>, doc: Option<Phrase>) -> Vec<Cue> {
    let earcon = if doc.is_some() {
        Earcon::Notice
    } else {
        Earcon::Edge
    };
    vec![sound(earcon, None), echo(vec![named(names, doc)])]
}

/// The sentence of a key and what it does.
pub fn named(mut names: Vec<Phrase>, doc: Option<Phrase>) -> Sentence {
    names.push(doc.unwrap_or_else(|| Phrase::new(&say::KEY_FREE, vec![])));
    Sentence(names)
}

/// Rows of the key table, one after the other.
pub fn listed(sentences: Vec<Sentence>) -> Vec<Cue> {
    answered(Earcon::Notice, sentences)
}

/// The first key of two was pressed: what it begins, and which keys can follow.
pub fn prefix(doc: Phrase, next: Vec<Sentence>) -> Vec<Cue> {
    let begun = Sentence(vec![doc, Phrase::new(&say::PREFIX, vec![])]);
    let sentences = std::iter::once(begun).chain(next).collect();
    answered(Earcon::Question, sentences)
}

/// Keys begin or cease to explain themselves.
pub fn explains(on: bool) -> Vec<Cue> {
    let state = Arg::Key(if on { "on" } else { "off" });
    let sentence = one(&say::EXPLAINS, vec![state]);
    answered(Earcon::Setting, vec![sentence])
}

/// A line can be typed.
pub fn writes() -> Vec<Cue> {
    answered(Earcon::Question, vec![plain(&say::WRITES)])
}

/// Asks for the key that is to change.
pub fn change_key() -> Vec<Cue> {
    let asked = echo(vec![plain(&say::CHANGE_KEY)]);
    vec![sound(Earcon::Question, None), asked]
}

/// Asks for the new key of what a key does.
pub fn change_key_to(doc: Phrase) -> Vec<Cue> {
    let asked = echo(vec![doc.into(), plain(&say::CHANGE_KEY_TO)]);
    vec![sound(Earcon::Question, None), asked]
}

/// A key does something else already, and another one is wanted.
pub fn key_taken(names: Vec<Phrase>, doc: Phrase) -> Vec<Cue> {
    let taken = vec![named(names, Some(doc)), plain(&say::KEY_TAKEN)];
    answered(Earcon::Refusal, taken)
}

/// A key cannot be given away or taken.
pub fn key_fixed(names: Vec<Phrase>) -> Vec<Cue> {
    let mut phrases = names;
    phrases.push(Phrase::new(&say::KEY_FIXED, vec![]));
    answered(Earcon::Refusal, vec![Sentence(phrases)])
}

/// The first of two strokes that name a square.
pub fn home_file(file: u8) -> Vec<Cue> {
    let sentence = one(&say::HOME_FILE, vec![Arg::File(file)]);
    vec![echo(vec![sentence])]
}

/// What the letters are for.
pub fn letters(keyboard: Keyboard) -> Phrase {
    Phrase::new(&say::SET_KEYBOARD, vec![Arg::Key(keyboard.key())])
}

/// Help: what can be done at a place, its keys, and the key that tells all of them.
pub fn help(
    place: &'static str,
    keyboard: Keyboard,
    keys: Vec<Sentence>,
    mut more: Vec<Phrase>,
) -> Vec<Cue> {
    let begin = Phrase::new(&say::HELP_BEGIN, vec![Arg::Key(place)]);
    let begin = match (place, keyboard) {
        (_, Keyboard::Line) => vec![begin],
        // It begins with the letters that are typed.
        ("playing", _) => vec![letters(keyboard)],
        _ => vec![letters(keyboard), begin],
    };
    more.push(Phrase::new(&say::HELP_MORE, vec![]));
    let sentences = begin.into_iter().map(Sentence::from).chain(keys);
    answered(Earcon::Notice, sentences.chain([Sentence(more)]).collect())
}
