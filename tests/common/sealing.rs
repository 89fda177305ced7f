//! Sealing and opening as the host does it, with little work for a word.
#![allow(clippy::unwrap_used, reason = "a test may fail")]
#![allow(dead_code, reason = "not every test uses all of it")]

use annabella::adapters::seal;
use annabella::game::Position;
use annabella::input::Intent;
use annabella::protocol::{Adjournment, Ask, Slip};
use annabella::seal::Sealed;
use annabella::session::Session;

/// Seals what a player has written.
pub fn sealed(slip: &Slip, word: Option<&str>, position: &Position) -> Sealed {
    seal::close(&slip.to_text(), word, &position.fen(), seal::WORK_IN_PLAY).unwrap()
}

/// The command for an intent to seal or to open; every other intent stays as it is.
pub fn done(intent: Intent, session: &Session) -> Intent {
    Intent::Commands(vec![match intent {
        Intent::Seal(slip, word) => {
            let sealed = sealed(&slip, word.as_deref(), session.position());
            Ask::Adjournment(Adjournment::Seal(sealed)).into()
        }
        Intent::Unseal(word) => seal::unsealing(session, &word).into(),
        other => return other,
    }])
}
