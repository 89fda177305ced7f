//! What earlier versions have sealed: it can be opened still, and nothing is sealed so any more.
//!
//! It was a cipher of this program's own, made of codes over digests: with few rounds for a word, and
//! read by no other program.

use hmac::{Hmac, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use super::broken::Broken;

/// How many times a word was worked through.
const ROUNDS: u32 = 1024;

/// The length of a digest in bytes.
const DIGEST_BYTES: usize = 32;

type Digest = [u8; DIGEST_BYTES];

/// A text put away by an earlier version. Both parts are written in hexadecimal figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Legacy {
    /// Whether a word is needed to open it.
    pub locked: bool,
    /// The mark: it shows that nothing was changed.
    pub mark: String,
    /// The enciphered text.
    pub content: String,
}

impl Legacy {
    /// The text, if the word is right and nothing was changed.
    ///
    /// # Errors
    /// The word is wrong, something was changed, or this is no sealed text.
    pub fn open(&self, word: Option<&str>, belongs_to: &str) -> Result<String, Broken> {
        let mark = unhex(&self.mark).ok_or(Broken::Form)?;
        let mark: Digest = mark.try_into().map_err(|_| Broken::Form)?;
        let mut bytes = unhex(&self.content).ok_or(Broken::Form)?;
        let keys = Keys::of(word, belongs_to);
        keys.decipher(&mark, &mut bytes);
        if keys.mark(&bytes, belongs_to) != mark {
            return Err(Broken::Word);
        }
        while bytes.pop_if(|byte| *byte == 0).is_some() {}
        bytes.pop();
        String::from_utf8(bytes).map_err(|_| Broken::Form)
    }
}

/// The keys that a word gives: one for the mark, one for the cipher.
struct Keys {
    mark: Digest,
    cipher: Digest,
}

impl Keys {
    fn of(word: Option<&str>, salt: &str) -> Self {
        let word = word.map(|word| word.trim().to_lowercase());
        let word = word.unwrap_or_default();
        let mut step = code(word.as_bytes(), &[salt.as_bytes(), b"annabella"]);
        let mut root = step;
        let rounds = if word.is_empty() { 1 } else { ROUNDS };
        for _ in 1..rounds {
            step = code(word.as_bytes(), &[&step]);
            for (byte, more) in root.iter_mut().zip(step) {
                *byte ^= more;
            }
        }
        Self {
            mark: code(&root, &[b"mark"]),
            cipher: code(&root, &[b"cipher"]),
        }
    }

    fn mark(&self, bytes: &[u8], belongs_to: &str) -> Digest {
        let length = (belongs_to.len() as u64).to_be_bytes();
        code(&self.mark, &[&length, belongs_to.as_bytes(), bytes])
    }

    fn decipher(&self, mark: &Digest, bytes: &mut [u8]) {
        for (number, block) in (0u64..).zip(bytes.chunks_mut(DIGEST_BYTES)) {
            let stream = code(&self.cipher, &[mark, &number.to_be_bytes()]);
            for (byte, more) in block.iter_mut().zip(stream) {
                *byte ^= more;
            }
        }
    }
}

/// The code of a message in parts under a key.
fn code(key: &[u8], message: &[&[u8]]) -> Digest {
    // A key of any length is taken, so that there is nothing to go wrong.
    let Ok(mut code) = Hmac::<Sha256>::new_from_slice(key) else {
        return Digest::default();
    };
    for part in message {
        code.update(part);
    }
    code.finalize().into_bytes().into()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16);
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else {
        return None;
    };
    let byte = |[high, low]: &[u8; 2]| u8::try_from(digit(high)? * 16 + digit(low)?).ok();
    pairs.iter().map(byte).collect()
}
