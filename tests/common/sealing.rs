//! Sealing and opening as the host does it, with little work for a word.
#![allow(clippy::unwrap_used, reason = "a test may fail")]
#![allow(dead_code, reason = "not every test uses all of it")]

use std::collections::BTreeMap;
use std::sync::Mutex;

use annabella::adapters::seal;
use annabella::game::Position;
use annabella::input::Intent;
use annabella::protocol::{Adjournment, Ask, Slip};
use annabella::seal::Sealed;
use annabella::session::Session;

/// Seals what a player has written. The same under the same word is sealed once: a key is costly, however little work is
/// asked for.
pub fn sealed(slip: &Slip, word: Option<&str>, position: &Position) -> Sealed {
    static DONE: Mutex<BTreeMap<[String; 3], Sealed>> = Mutex::new(BTreeMap::new());
    let (text, fen) = (slip.to_text(), position.fen());
    let close = || seal::close(&text, word, &fen, seal::WORK_IN_PLAY).unwrap();
    let Some(word) = word else {
        return close();
    };
    let key = [text.clone(), word.to_owned(), fen.clone()];
    let mut done = DONE.lock().unwrap();
    done.entry(key).or_insert_with(close).clone()
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
