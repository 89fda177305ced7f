//! Sealing a move under a word, and opening it again: with the age format, which other programs read.
//!
//! The work that a word costs is done here and never while a log is replayed: the log holds what was
//! sealed and what was found in it, and neither the word nor the writing of the player.

use std::io;

use age::secrecy::SecretString;
use age::{DecryptError, EncryptError, scrypt};
use unicode_normalization::UnicodeNormalization;

use super::store::unwritable;
use crate::game::Position;
use crate::protocol::{Adjournment, AdjournmentQuestion, Ask, Input, Question, Report, Slip};
use crate::seal::{Broken, Sealed, packed, unpacked};
use crate::session::Session;

/// The work for a word as a power of two: 128 megabytes and about half a second on a plain computer.
pub const WORK: u8 = 17;

/// The work for a word in a play: its envelopes are kept in no file.
pub const WORK_IN_PLAY: u8 = 1;

/// More work than this is not done for a file: somebody may have written a number there that would
/// keep the program busy for years. The age program itself writes 18.
const MOST_WORK: u8 = 18;

/// Puts a text away: under a word that costs so much `work`, or without one so that everybody can read it who wants to.
/// `belongs_to` is what it must be opened with again, such as a position, in one line.
///
/// # Errors
/// The system gives no chance to make a key of.
pub fn close(text: &str, word: Option<&str>, belongs_to: &str, work: u8) -> io::Result<Sealed> {
    let Some(word) = word.and_then(plain) else {
        return Ok(Sealed::open_to_all(text, belongs_to));
    };
    let mut recipient = scrypt::Recipient::new(word);
    recipient.set_work_factor(work);
    let contents = packed(text, belongs_to);
    match age::encrypt_and_armor(&recipient, contents.as_bytes()) {
        Ok(text) => Ok(Sealed::Age(text)),
        Err(EncryptError::Io(error)) => Err(error),
        Err(error) => Err(io::Error::other(error.to_string())),
    }
}

/// Reads a text that was put away, now or by an earlier version.
///
/// # Errors
/// The word is another one, something was changed, or it belongs to something else.
pub fn open(sealed: &Sealed, word: Option<&str>, belongs_to: &str) -> Result<String, Broken> {
    match sealed {
        Sealed::Age(text) => {
            let word = word.and_then(plain).ok_or(Broken::Word)?;
            let mut identity = scrypt::Identity::new(word);
            identity.set_max_work_factor(MOST_WORK);
            let bytes = age::decrypt(&identity, text.as_bytes()).map_err(|error| why(&error))?;
            unpacked(&bytes, belongs_to)
        }
        Sealed::Legacy(legacy) if legacy.locked => {
            let word = word.unwrap_or_default();
            // Earlier versions took the letters as the keyboard gave them.
            let whole: String = word.nfc().collect();
            let parts: String = word.nfd().collect();
            let mut found = legacy.open(Some(word), belongs_to);
            for other in [whole, parts] {
                if found == Err(Broken::Word) && other != word {
                    found = legacy.open(Some(&other), belongs_to);
                }
            }
            found
        }
        Sealed::Open(_) | Sealed::Legacy(_) => sealed.read(belongs_to),
    }
}

/// A word is the same word however it is typed or dictated: in small letters, with one blank between
/// its parts, and with its marks joined to its letters. `None` if nothing is left of it.
fn plain(word: &str) -> Option<SecretString> {
    let word: String = word.nfc().collect::<String>().to_lowercase();
    let parts: Vec<&str> = word.split_whitespace().collect();
    let word: String = parts.join(" ").nfc().collect();
    (!word.is_empty()).then(|| SecretString::from(word))
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "an enum of age, which will grow"
)]
fn why(error: &DecryptError) -> Broken {
    match error {
        DecryptError::DecryptionFailed
        | DecryptError::KeyDecryptionFailed
        | DecryptError::NoMatchingKeys => Broken::Word,
        DecryptError::InvalidMac | DecryptError::Io(_) => Broken::Changed,
        // Too much work, no such file, or whatever the format may come to know.
        _ => Broken::Form,
    }
}

/// The writing that was sealed in a position; `None` if the word is wrong or the seal is broken.
pub fn unseal(sealed: &Sealed, word: Option<&str>, position: &Position) -> Option<Slip> {
    let text = open(sealed, word, &position.fen()).ok()?;
    Slip::from_text(&text)
}

/// The command that seals what the player on move has written, or tells why it is not sealed.
pub fn sealing(session: &Session, slip: &Slip, word: Option<&str>) -> Input {
    sealing_with(session, slip, word, WORK)
}

/// The same in a play, whose envelopes are kept in no file: a word costs hardly any work.
pub fn sealing_in_play(session: &Session, slip: &Slip, word: Option<&str>) -> Input {
    sealing_with(session, slip, word, WORK_IN_PLAY)
}

fn sealing_with(session: &Session, slip: &Slip, word: Option<&str>, work: u8) -> Input {
    if session.seals_other(&slip.written) {
        return Ask::Adjournment(Adjournment::SealsOther).into();
    }
    match close(&slip.to_text(), word, &session.position().fen(), work) {
        Ok(sealed) => Ask::Adjournment(Adjournment::Seal(sealed)).into(),
        Err(error) => Report::Trouble(unwritable("age".as_ref(), &error)).into(),
    }
}

/// The command that opens what is sealed in a session with a word, as far as it fits.
pub fn unsealing(session: &Session, word: &str) -> Ask {
    let asked = Some(&Question::Adjournment(AdjournmentQuestion::Word));
    let sealed = session.sealed().filter(|_| session.question() == asked);
    let slip = sealed.and_then(|sealed| unseal(sealed, Some(word), session.position()));
    Ask::Adjournment(Adjournment::Unsealed(slip.map(Box::new)))
}
