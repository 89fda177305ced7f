//! A text that is put away so that nobody reads it, and that can be shown not to have been changed.
//!
//! The text is padded, marked and enciphered under a key that comes from a word. The mark is a code
//! over the text and over what it belongs to, so that neither can be changed unnoticed. With a word
//! that only its owner knows, nobody else can read the text. Without one, the key is known to
//! everybody who has the program: the text then only cannot be read by eye or by ear.

mod sha256;

use serde::{Deserialize, Serialize};

use sha256::{DIGEST_BYTES, hmac};
pub use sha256::{Digest, digest};

/// So many times a word is worked through, so that guessing words takes time.
const ROUNDS: u32 = 1024;

/// Texts are padded to a multiple of so many bytes, so that the length tells nothing.
const PAD_BYTES: usize = 256;

/// A text put away. Both parts are written in hexadecimal figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Sealed {
    /// Whether a word is needed to open it.
    pub locked: bool,
    /// The mark: it shows that nothing was changed.
    pub mark: String,
    /// The enciphered text.
    pub content: String,
}

/// Why a sealed text cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// The word is another one, or something was changed.
    Mark,
    /// What is written there is no sealed text.
    Form,
}

impl Sealed {
    /// Puts a text away. `belongs_to` is what it must be opened with again, such as a position.
    pub fn close(text: &str, word: Option<&str>, belongs_to: &str) -> Self {
        let keys = Keys::of(word, belongs_to);
        let mut bytes = text.as_bytes().to_vec();
        bytes.push(1);
        bytes.resize(bytes.len().next_multiple_of(PAD_BYTES), 0);
        let mark = keys.mark(&bytes, belongs_to);
        keys.encipher(&mark, &mut bytes);
        Self {
            locked: word.is_some(),
            mark: hex(&mark),
            content: hex(&bytes),
        }
    }

    /// The text, if the word is right and nothing was changed.
    ///
    /// # Errors
    /// The word is wrong, something was changed, or this is no sealed text.
    pub fn open(&self, word: Option<&str>, belongs_to: &str) -> Result<String, Broken> {
        let mark = unhex(&self.mark).ok_or(Broken::Form)?;
        let mark: Digest = mark.try_into().map_err(|_| Broken::Form)?;
        let mut bytes = unhex(&self.content).ok_or(Broken::Form)?;
        let keys = Keys::of(word, belongs_to);
        keys.encipher(&mark, &mut bytes);
        if keys.mark(&bytes, belongs_to) != mark {
            return Err(Broken::Mark);
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
        // A word is the same word however it is typed or dictated.
        let word = word.map(|word| word.trim().to_lowercase());
        let word = word.unwrap_or_default();
        let mut step = hmac(word.as_bytes(), &[salt.as_bytes(), b"annabella"]);
        let mut root = step;
        let rounds = if word.is_empty() { 1 } else { ROUNDS };
        for _ in 1..rounds {
            step = hmac(word.as_bytes(), &[&step]);
            for (byte, more) in root.iter_mut().zip(step) {
                *byte ^= more;
            }
        }
        Self {
            mark: hmac(&root, &[b"mark"]),
            cipher: hmac(&root, &[b"cipher"]),
        }
    }

    fn mark(&self, bytes: &[u8], belongs_to: &str) -> Digest {
        let length = (belongs_to.len() as u64).to_be_bytes();
        hmac(&self.mark, &[&length, belongs_to.as_bytes(), bytes])
    }

    /// Enciphers, or deciphers: the same stream is added both ways. It begins from the mark, so
    /// that two texts never share one.
    fn encipher(&self, mark: &Digest, bytes: &mut [u8]) {
        for (number, block) in (0u64..).zip(bytes.chunks_mut(DIGEST_BYTES)) {
            let stream = hmac(&self.cipher, &[mark, &number.to_be_bytes()]);
            for (byte, more) in block.iter_mut().zip(stream) {
                *byte ^= more;
            }
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from(b"0123456789abcdef"[usize::from(nibble)]);
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(digit).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16);
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else {
        return None;
    };
    let byte = |[high, low]: &[u8; 2]| u8::try_from(digit(high)? * 16 + digit(low)?).ok();
    pairs.iter().map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOVE: &str = "Sg1-f3";
    const HERE: &str = "the position";

    #[test]
    fn it_opens_with_the_word_and_with_no_other() {
        let sealed = Sealed::close(MOVE, Some("Regenbogen"), HERE);
        assert_eq!(sealed.open(Some(" regenbogen "), HERE).as_deref(), Ok(MOVE));
        assert_eq!(sealed.open(Some("Regen"), HERE), Err(Broken::Mark));
        assert_eq!(sealed.open(None, HERE), Err(Broken::Mark));
    }

    #[test]
    fn without_a_word_it_opens_where_it_belongs() {
        let sealed = Sealed::close(MOVE, None, HERE);
        assert!(!sealed.locked);
        assert_eq!(sealed.open(None, HERE).as_deref(), Ok(MOVE));
        assert_eq!(sealed.open(None, "elsewhere"), Err(Broken::Mark));
    }

    #[test]
    fn what_is_changed_is_noticed() {
        let sealed = Sealed::close(MOVE, None, HERE);
        for at in 0..sealed.content.len() {
            let mut other = sealed.clone();
            let digit = if other.content.as_bytes()[at] == b'0' {
                "1"
            } else {
                "0"
            };
            other.content.replace_range(at..=at, digit);
            assert_eq!(other.open(None, HERE), Err(Broken::Mark), "{at}");
        }
        for content in ["", "0", "zz", "€"] {
            let content = content.to_owned();
            let other = Sealed {
                content,
                ..sealed.clone()
            };
            assert!(other.open(None, HERE).is_err());
        }
    }

    #[test]
    fn nothing_of_the_text_shows_and_every_length_looks_alike() {
        let one = Sealed::close("e4", None, HERE);
        let other = Sealed::close("knight from g1 to f3, check", None, HERE);
        assert_eq!(one.content.len(), other.content.len());
        let shown = format!("{} {one:?}", serde_json::to_string(&one).unwrap());
        assert!(!shown.contains("e4\"") && !shown.contains(&hex(b"e4\x01")));
        assert_ne!(one.content[..16], other.content[..16]);
    }
}
