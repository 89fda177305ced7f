//! What a key does, where somebody asks for it by its name: "what does F2 do".

use super::intent::Intent;
use crate::catalogue::key::Key;
use crate::catalogue::{Stroke, keymap};
use crate::narrate;
use crate::session::Session;
use crate::voice::{Script, Voices, WordMood};

/// The name of a key has no more words.
const MOST_WORDS: usize = 3;

/// What the key does that was asked about; `None` if none was.
pub(super) fn told(text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
    let settings = session.settings();
    let moods = [WordMood::KeyDoes, WordMood::Laws, WordMood::Asks];
    let behind = |mood| voices.after_mood(mood, text, &settings.language);
    let asked = moods.into_iter().find_map(behind)?;
    let words: Vec<&str> = asked.split_whitespace().collect();
    let lengths = (1..=words.len().min(MOST_WORDS)).rev();
    let named = |taken: usize| {
        let key = named(&words[..taken].join(" "), session, voices)?;
        // "Do", "for"
        (words.len() <= taken + 1).then_some(key)
    };
    let key = lengths.into_iter().find_map(named)?;
    let (row, _) = keymap::find(key, None, false, &settings.keys)?;
    let names = vec![keymap::key_name(key)];
    let told = narrate::keyboard::explained(names, Some(row.doc()));
    Some(Intent::Heard(told))
}

/// The key with a name, as the program says it or as it is written. "f2" is a square.
fn named(name: &str, session: &Session, voices: &Voices) -> Option<Key> {
    let settings = session.settings();
    let of_row = |stroke| match stroke {
        Stroke::Key(key) => Some(key),
        Stroke::None
        | Stroke::File
        | Stroke::Rank
        | Stroke::FileByNumber
        | Stroke::Kind
        | Stroke::KindShifted
        | Stroke::Step => None,
    };
    let is_it = |key: &Key| {
        let said = keymap::key_name(*key);
        let said = voices.phrase_in_language(&said, settings, Script::Written);
        said.to_lowercase() == name.to_lowercase()
    };
    let mut keys = keymap::rows().filter_map(|row| of_row(row.stroke_in(&settings.keys)));
    let key = keys.find(is_it);
    let key = key.or_else(|| Key::from_name(&name.replace(' ', "+")))?;
    (key.typed().is_none() && !name.starts_with('f')).then_some(key)
}
