//! Moves in words, with what may stand around them: an offer of a draw, or a claim.

use crate::session::Session;
use crate::session::command::{Claim, Command, Entry};
use crate::voice::Voices;

/// What both players write behind a move with which a draw is offered.
pub(super) const DRAW_OFFERED: &str = "(=)";

/// The move that words mean in the languages of this player.
pub(super) fn entry_of(text: &str, session: &Session, voices: &Voices) -> Entry {
    let settings = session.settings();
    let (language, announcer) = (&settings.language, &settings.announcer);
    voices.hear_between(text, session.position(), language, announcer)
}

/// A claim of a draw with the move that is declared: the words of the claim, then those of the move.
pub(super) fn draw_claim(text: &str, session: &Session, voices: &Voices) -> Option<Command> {
    let language = session.settings().language.as_str();
    let text = text.trim();
    if voices.command(text, language).is_some() {
        return None;
    }
    let gaps = text.match_indices(char::is_whitespace).rev();
    gaps.map(|(at, _)| text.split_at(at))
        .find_map(|(words, mv)| {
            let entry = || Some(entry_of(mv, session, voices));
            match voices.command(words, language)? {
                Command::Claim(Claim::Repetition(None)) => Some(Claim::Repetition(entry())),
                Command::Claim(Claim::QuietMoves(None)) => Some(Claim::QuietMoves(entry())),
                _ => None,
            }
        })
        .map(Command::Claim)
}
