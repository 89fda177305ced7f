//! Claims of a draw in words.

use crate::session::Session;
use crate::session::command::{Claim, Command};
use crate::voice::Voices;

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
            let entry = || Some(super::entry_of(mv, session, voices));
            match voices.command(words, language)? {
                Command::Claim(Claim::Repetition(None)) => Some(Claim::Repetition(entry())),
                Command::Claim(Claim::QuietMoves(None)) => Some(Claim::QuietMoves(entry())),
                _ => None,
            }
        })
        .map(Command::Claim)
}
