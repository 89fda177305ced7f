//! What is heard of the manual.

use super::cue::{Cue, Sentence, answered, echo, sentence, sound};
use super::phrases as say;
use crate::earcon::Earcon;

/// A passage. A heading has a sound; the heading of a chapter says its number and how many there are.
pub fn passage(text: String, is_heading: bool, number: Option<(usize, usize)>) -> Vec<Cue> {
    let text = say::MANUAL_TEXT.with(text);
    let said: Sentence = match number {
        Some(place) => sentence((text, say::MENU_PLACE.with(place))),
        None => text.into(),
    };
    if is_heading {
        return answered(Earcon::Notice, said);
    }
    vec![echo(said)]
}

/// There is no manual in the language of the program.
pub fn foreign() -> Sentence {
    say::MANUAL_FOREIGN.plain().into()
}

/// The manual is opened: how to walk in it, and where the player is.
pub fn opened(is_foreign: bool, here: Vec<Cue>) -> Vec<Cue> {
    let foreign = is_foreign.then(|| say::MANUAL_FOREIGN.plain());
    let mut cues = here;
    cues.push(echo((foreign, say::MANUAL_KEYS.plain())));
    cues
}

/// Nothing follows there: the passage is said again.
pub fn edge(here: Vec<Cue>) -> Vec<Cue> {
    let spoken = here.into_iter().filter(|cue| matches!(cue, Cue::Say(_)));
    std::iter::once(sound(Earcon::Edge, None))
        .chain(spoken)
        .collect()
}

/// The manual is closed.
pub fn closed() -> Vec<Cue> {
    answered(Earcon::Cancel, say::MANUAL_CLOSED.plain())
}

/// The manual was written in Braille: how, and how many pages.
pub fn written(how: &'static str, pages: usize) -> Sentence {
    say::MANUAL_WRITTEN.with((how, pages)).into()
}
