//! What a player may not be told while the game goes on.

use super::{Forbidden, Law, Objection, Rules};

/// The objection to help of any kind during the game: Art. 11.3.1 (FIDE 2023).
///
/// Feeling one's own board is no help: which pieces stand on which squares may always be told.
/// What follows from that, such as attacks, legal moves and threats, is for the player to find.
pub fn no_advice(rules: &Rules) -> Objection {
    let event = &rules.edition.event;
    let law: Law = law!(event, advice_forbidden);
    Objection::new(Forbidden::Advice, law)
}
