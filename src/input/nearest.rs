//! What was nearly said: a move or a command that is asked about.

use super::acting::other_value;
use super::entry::{entry_of, on_the_other};
use super::intent::{Intent, suggested};
use super::likely::{can_be_meant, is_possible};
use super::words::meaning;
use crate::catalogue::{Does, Hand, Row};
use crate::narrate::opponent_wanted;
use crate::protocol::{Ask, Input, MoveEntry};
use crate::session::Session;
use crate::voice::{Meaning, Script, Voices};

/// The move or the moves that may have been meant by words that were not understood.
pub(super) fn nearest_move(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let settings = session.settings();
    let languages = [settings.language.as_str(), settings.announcer.as_str()];
    let position = session.position();
    let is_unreadable = matches!(entry_of(text, session, voices), MoveEntry::Unreadable(_));
    let is_foreign = is_unreadable || voices.is_foreign(text, languages[0]);
    let other = is_foreign.then(|| on_the_other(text, session, voices));
    let moves = if let Some(MoveEntry::Move(mv)) = other {
        vec![mv]
    } else if is_unreadable {
        voices.nearest_moves(text, position, languages)
    } else {
        // "bxc6" where only a bishop can capture.
        voices.hear_leniently(text, position, languages[0])
    };
    match moves.as_slice() {
        [] if is_unreadable => no_move(text, session, voices),
        [] => None,
        [only] => Some(suggested(Ask::Enter(MoveEntry::Move(*only)), String::new())),
        _ => Some(Ask::Enter(MoveEntry::Several(moves))),
    }
}

/// What a slip of the hand has said of a piece that cannot go there: why it cannot. Under the laws that would be its
/// announcement, and is asked about.
fn no_move(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let settings = session.settings();
    let languages = [settings.language.as_str(), settings.announcer.as_str()];
    let found = voices.nearest_to_no_move(text, session.position(), languages);
    let (line, entry) = found?;
    Some(match session.is_in_competition() {
        true => suggested(Ask::Enter(entry), line),
        false => Ask::Enter(entry),
    })
}

/// The command that words are with the slip of one letter put right, as a question.
pub(super) fn nearest_command(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    // "Keine neue Partie" is no slip of "eine neue Partie".
    if voices.says_no(text, language) || voices.asks(text, language) {
        return None;
    }
    // No other number is suggested than was said.
    let numbers = voices.numbers_in(text, language);
    let mut lines = voices.nearest_to_unknown(text, language);
    lines.retain(|line| voices.numbers_in(line, language) == numbers);
    lines.into_iter().find_map(|line| {
        let meaning = meaning(&line, session, voices)?;
        let is_of_here = can_be_meant(&meaning, session) && is_possible(&meaning, session);
        let words = as_called(&meaning, line, session, voices);
        let ask = is_of_here.then(|| asked_for(meaning, session, voices))??;
        (!session.refuses(&ask)).then(|| suggested(ask, words))
    })
}

/// The move that the known words among others mean, or a part of them, as a question.
pub(super) fn known_move(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    let known = voices.known_words(text, language).into_iter();
    let mut lines = known.chain(voices.parts_of_a_move(text, language));
    lines.find_map(|line| {
        let entry = entry_of(&line, session, voices);
        matches!(entry, MoveEntry::Move(_)).then(|| suggested(Ask::Enter(entry), String::new()))
    })
}

/// What is suggested, as the program itself calls it, if it is named there and nothing is named with it; else in words
/// like those that were said.
pub(super) fn as_called(
    meaning: &Meaning,
    said: String,
    session: &Session,
    voices: &Voices,
) -> String {
    let settings = session.settings();
    let written = |phrase| voices.phrase_in_language(&phrase, settings, Script::Written);
    let Meaning::Ask(ask, Some(row)) = meaning else {
        return said;
    };
    if let Some(wanted) = opponent_wanted(ask) {
        return written(wanted);
    }
    if !matches!(row.does, Does::Ask(_) | Does::Both(..)) || row.page().is_none() {
        return said;
    }
    let called = written(row.doc());
    // What follows tells more of it: "say the last two moves, again for all". One word is not all of it: "сказать, чей
    // ход".
    let ends = called.match_indices([',', ';', ':']).map(|(at, _)| at);
    let is_phrase = |end: &usize| called[..*end].trim().contains(' ');
    let end = ends.into_iter().find(is_phrase).unwrap_or(called.len());
    called[..end].to_owned()
}

/// What a meaning asks of the session, if it does not only open something for the hands.
pub(super) fn asked_for(meaning: Meaning, session: &Session, voices: &Voices) -> Option<Ask> {
    match meaning {
        Meaning::Ask(ask, _) => Some(*ask),
        Meaning::Hands(row) => changed(row, session, voices),
    }
}

/// What a row of the hands that changes a setting asks of the session.
fn changed(row: Row, session: &Session, voices: &Voices) -> Option<Ask> {
    let intent = if let Does::Hands(Hand::NextValue(setting)) = row.does {
        other_value(setting, true, session, voices)
    } else if let Does::Hands(Hand::PreviousValue(setting)) = row.does {
        other_value(setting, false, session, voices)
    } else {
        return None;
    };
    let Intent::Commands(commands) = intent else {
        return None;
    };
    match commands.as_slice() {
        [Input::Ask(ask)] => Some(ask.clone()),
        _ => None,
    }
}
