//! How a command that changes who plays is called in the question whether it is meant.

use super::intent::suggested;
use crate::catalogue::Row;
use crate::narrate::opponent_wanted;
use crate::protocol::{Ask, PracticeCommand};
use crate::session::Session;
use crate::voice::{Script, Voices};

/// What changes who plays is asked about, unless a player wishes a side for himself in so many words: "I want to play
/// Black". "I am Black" may be said to a friend.
pub(super) fn asked_about(
    ask: Ask,
    row: impl Fn() -> Option<Row>,
    said: &str,
    session: &Session,
    voices: &Voices,
) -> Ask {
    if !changes_players(&ask, session) {
        return ask;
    }
    let row = row();
    let is_own = row.is_some_and(|row| row.id == OWN_SIDE);
    if is_own && voices.wishes(said, &session.settings().language) {
        return ask;
    }
    let called = called(&ask, row, said, session, voices);
    suggested(ask, called)
}

/// The row with which a player chooses his own side.
const OWN_SIDE: &str = "opponent-own";

/// Whether the program would make the next move of a game that two people play, or leave one that it plays: that is
/// asked about.
fn changes_players(ask: &Ask, session: &Session) -> bool {
    let Ask::Practice(command) = ask else {
        return false;
    };
    let is_under_way =
        session.question().is_none() && session.plies() > 0 && session.outcome_of_game().is_none();
    let changes = match (command, session.opponent()) {
        (PracticeCommand::Opponent(Some(side)), None) => *side == session.to_move(),
        (PracticeCommand::Off, Some(_)) => true,
        _ => false,
    };
    is_under_way && changes
}

/// What comes of it, where that can be told, or else words for its row that were not said.
fn called(ask: &Ask, row: Option<Row>, said: &str, session: &Session, voices: &Voices) -> String {
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
