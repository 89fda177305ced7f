//! Moves in words, in the languages of this player, and the sign that offers a draw with them.

use crate::session::Session;
use crate::session::command::Entry;
use crate::voice::Voices;

/// What both players write behind a move with which a draw is offered.
pub(super) const DRAW_OFFERED: &str = "(=)";

/// The move that words mean in the languages of this player.
pub(super) fn entry_of(text: &str, session: &Session, voices: &Voices) -> Entry {
    let settings = session.settings();
    let (language, announcer) = (&settings.language, &settings.announcer);
    voices.hear_between(text, session.position(), language, announcer)
}
