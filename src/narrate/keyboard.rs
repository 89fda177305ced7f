//! What is heard of the keys themselves: what they do, which one to press, and what was begun.

use super::cue::{Cue, Phrase, Phrases as _, Sentence, answered, echo, sentence};
use super::parts::on_off;
use super::phrases as say;
use crate::earcon::Earcon;
use crate::protocol::{Choice as _, Keyboard};

/// A key, by its name, and what it does; without that, that it does nothing.
pub fn explained(names: Vec<Phrase>, doc: Option<Phrase>) -> Vec<Cue> {
    let is_bound = doc.is_some();
    let earcon = if is_bound {
        Earcon::Notice
    } else {
        Earcon::Edge
    };
    answered(earcon, named(names, doc))
}

/// The sentence of a key and what it does.
pub fn named(names: Vec<Phrase>, doc: Option<Phrase>) -> Sentence {
    sentence((names, doc.unwrap_or_else(|| say::KEY_FREE.plain())))
}

/// The first key of two was pressed: what it begins, and which keys can follow.
pub fn prefix(doc: Phrase, next: Vec<Sentence>) -> Vec<Cue> {
    let begun = sentence((doc, say::PREFIX.plain()));
    answered(Earcon::Question, (begun, next))
}

/// Keys begin or cease to explain themselves.
pub fn explains(on: bool) -> Vec<Cue> {
    answered(Earcon::Setting, say::EXPLAINS.with(on_off(on)))
}

/// A line can be typed.
pub fn writes() -> Vec<Cue> {
    answered(Earcon::Question, say::WRITES.plain())
}

/// Asks for the key that is to change.
pub fn change_key() -> Vec<Cue> {
    answered(Earcon::Question, say::CHANGE_KEY.plain())
}

/// Asks for the new key of what a key does.
pub fn change_key_to(doc: Phrase) -> Vec<Cue> {
    answered(Earcon::Question, (doc, say::CHANGE_KEY_TO.plain()))
}

/// A key does something else already, and another one is wanted.
pub fn key_taken(names: Vec<Phrase>, doc: Phrase) -> Vec<Cue> {
    let taken = (named(names, Some(doc)), say::KEY_TAKEN.plain());
    answered(Earcon::Refusal, taken)
}

/// A key cannot be given away or taken.
pub fn key_fixed(names: Vec<Phrase>) -> Vec<Cue> {
    answered(Earcon::Refusal, sentence((names, say::KEY_FIXED.plain())))
}

/// The first of two strokes that name a square.
pub fn home_file(file: u8) -> Vec<Cue> {
    vec![echo(super::pad::file(file))]
}

/// What the letters are for.
pub fn letters(keyboard: Keyboard) -> Phrase {
    say::SET_KEYBOARD.with(keyboard.key())
}

/// A key, and in a word or two what it does.
pub fn help_key(names: Vec<Phrase>, command: &'static str) -> Vec<Phrase> {
    (names, say::HELP_KEY.with(command)).phrases()
}

/// The first page of help: what can be done at a place, its keys, and the key that tells more.
pub fn help(
    place: &'static str,
    keyboard: Keyboard,
    keys: Vec<Phrase>,
    more: Vec<Phrase>,
) -> Vec<Cue> {
    let begin = match (place, keyboard) {
        // It begins with the letters that are typed.
        ("playing", Keyboard::Board | Keyboard::HomeRow | Keyboard::Perkins) => letters(keyboard),
        _ => say::HELP_BEGIN.with(place),
    };
    answered(Earcon::Notice, (begin, Sentence(keys), help_more(more)))
}

/// Keys after what the place has told of itself, and the key that tells more.
pub fn help_after(keys: Vec<Phrase>, more: Vec<Phrase>) -> Vec<Cue> {
    vec![echo((Sentence(keys), help_more(more)))]
}

fn help_more(key: Vec<Phrase>) -> Sentence {
    sentence((key, say::HELP_MORE.plain()))
}

/// What has no room on the first page.
pub fn help_part(part: &'static str) -> Sentence {
    say::HELP_PART.with(part).into()
}

/// A page of help, with the name of the page of the menu, its number, and how many there are.
pub fn help_page(
    section: Option<&'static str>,
    place: (usize, usize),
    sentences: Vec<Sentence>,
) -> Vec<Cue> {
    let section = section.map(|section| say::MENU.with(section));
    let heading = sentence((section, say::MENU_PLACE.with(place)));
    answered(Earcon::Notice, (heading, sentences))
}

/// The pages of help are left.
pub fn help_left() -> Vec<Cue> {
    answered(Earcon::Cancel, say::HELP_LEFT.plain())
}
