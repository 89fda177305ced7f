//! How a command that changes who plays is called in the question whether it is meant.

use crate::catalogue::Row;
use crate::narrate::opponent_wanted;
use crate::protocol::Ask;
use crate::session::Session;
use crate::voice::{Script, Voices};

/// What comes of it, where that can be told, or else words for its row that were not said.
pub(super) fn called(
    ask: &Ask,
    row: Option<Row>,
    said: &str,
    session: &Session,
    voices: &Voices,
) -> String {
    let settings = session.settings();
    if let Some(wanted) = opponent_wanted(ask) {
        return voices.phrase_in_language(&wanted, settings, Script::Written);
    }
    let said = said.trim();
    let voice = voices.get(&settings.language);
    let ways = voice.zip(row).map(|(voice, row)| voice.ways_to_say(&row));
    let mut others = ways.into_iter().flatten();
    let other = others.find(|way| way.to_lowercase() != said.to_lowercase());
    other.unwrap_or_else(|| said.to_owned())
}
