//! Sentences as a window writes them.

use crate::desk::Desk;
use crate::narrate::cue::{Phrase, Sentence};
use crate::voice::Script;

/// The text with a capital letter at its beginning.
pub(super) fn capital(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(characters).collect()
}

/// A phrase in the language of the program.
pub(super) fn written(desk: &Desk, phrase: &Phrase) -> String {
    desk.voices()
        .phrase_in_language(phrase, desk.session().settings(), Script::Written)
}

/// The phrases of a sentence without its stop.
pub(super) fn sentence(desk: &Desk, sentence: &Sentence) -> String {
    let phrases = sentence.0.iter().map(|phrase| written(desk, phrase));
    let joined = |text: String, phrase: String| match text.ends_with(':') {
        true => format!("{text} {phrase}"),
        false => format!("{text}, {phrase}"),
    };
    phrases.reduce(joined).unwrap_or_default()
}
