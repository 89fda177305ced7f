//! Pieces that are taken out of their holes and put into others by words.

use crate::protocol::{Ask, Place};
use crate::session::Session;
use crate::voice::Meaning;

/// Whether it can be meant here: pieces are lifted and put down under an agreement, and in its lessons. Elsewhere such
/// words move.
pub(super) fn may_be(meaning: &Meaning, session: &Session) -> bool {
    let is_by_hand =
        matches!(meaning, Meaning::Ask(ask, _) if matches!(**ask, Ask::Lift(_) | Ask::Put(_)));
    !is_by_hand || session.is_in_competition() || session.place() == Place::Lesson
}

/// Whether it lifts a piece, or puts down the one in the hand: then "put it on f3" says where it goes, and announces
/// nothing.
pub(super) fn lifts_or_puts(ask: &Ask, session: &Session) -> bool {
    matches!(ask, Ask::Lift(_)) || session.hand().is_some() && matches!(ask, Ask::Put(_))
}
