//! A text that is put away so that nobody hears or reads it before its time, as it stands in a file.
//!
//! Under a word it is a file of the age format, which any program of that format opens: the adapter
//! makes and opens it, because both take chance and time. Without a word it is not enciphered: it is
//! written so that neither eye nor ear makes anything of it, with a sum that shows a slip of the disk.
//! Anybody can undo that, and nothing here says otherwise.

mod broken;
mod legacy;

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub use broken::Broken;
pub use legacy::Legacy;

/// The version of the form that is written now. The first one had no number.
const VERSION: u32 = 2;

/// What is put away is padded to a multiple of so many bytes, so that the length tells nothing.
const PAD_BYTES: usize = 1024;

/// A text put away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub enum Sealed {
    /// Under a word: a file of the age format, in its letters.
    Age(String),
    /// Without a word: not enciphered.
    Open(Open),
    /// By an earlier version, with a word or without.
    Legacy(Legacy),
}

/// A text that is put away without a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// The text and what it belongs to, in base 64.
    pub text: String,
    /// The SHA-256 of both, in hexadecimal figures. Whoever changes the text can write a new one.
    pub sum: String,
}

impl Sealed {
    /// Puts a text away without a word. `belongs_to` is what it must be opened with again, such as a
    /// position, in one line.
    pub fn open_to_all(text: &str, belongs_to: &str) -> Self {
        let contents = packed(text, belongs_to);
        Self::Open(Open {
            text: STANDARD.encode(&contents),
            sum: sum(contents.as_bytes()),
        })
    }

    /// Whether a word is needed to open it.
    pub const fn is_locked(&self) -> bool {
        match self {
            Self::Age(_) => true,
            Self::Open(_) => false,
            Self::Legacy(legacy) => legacy.locked,
        }
    }

    /// The text, if neither a word nor much work is needed to read it.
    ///
    /// # Errors
    /// A word is needed, or something was changed.
    pub fn read(&self, belongs_to: &str) -> Result<String, Broken> {
        match self {
            Self::Age(_) => Err(Broken::Word),
            Self::Open(open) => {
                let bytes = STANDARD.decode(&open.text).map_err(|_| Broken::Form)?;
                if sum(&bytes) != open.sum {
                    return Err(Broken::Changed);
                }
                unpacked(&bytes, belongs_to)
            }
            Self::Legacy(legacy) => legacy.open(None, belongs_to),
        }
    }
}

/// What is put away of a text: what it belongs to, on a line of its own, then the text, so that
/// people can read it who open it with another program. Blanks at the end hide the length.
pub fn packed(text: &str, belongs_to: &str) -> String {
    let contents = format!("{belongs_to}\n{text}\n");
    let length = contents.len().next_multiple_of(PAD_BYTES);
    format!(
        "{contents:<width$}",
        width = contents.chars().count() + length - contents.len()
    )
}

/// The text of what was put away.
///
/// # Errors
/// It belongs to something else, or is nothing that was put away here.
pub fn unpacked(bytes: &[u8], belongs_to: &str) -> Result<String, Broken> {
    let contents = str::from_utf8(bytes).map_err(|_| Broken::Form)?;
    let contents = contents.trim_end_matches(' ');
    let contents = contents.strip_suffix('\n').ok_or(Broken::Form)?;
    let (place, text) = contents.split_once('\n').ok_or(Broken::Form)?;
    if place != belongs_to {
        return Err(Broken::Place);
    }
    Ok(text.to_owned())
}

fn sum(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// How it stands in a file or in a log.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Age {
        version: u32,
        age: String,
    },
    Open {
        version: u32,
        open: String,
        sum: String,
    },
    Legacy(Legacy),
}

impl From<Sealed> for Written {
    fn from(sealed: Sealed) -> Self {
        let version = VERSION;
        match sealed {
            Sealed::Age(age) => Self::Age { version, age },
            Sealed::Open(Open { text: open, sum }) => Self::Open { version, open, sum },
            Sealed::Legacy(legacy) => Self::Legacy(legacy),
        }
    }
}

/// The seal has a version that this program does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct UnknownVersion(u32);

impl fmt::Display for UnknownVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seal of version {}", self.0)
    }
}

impl std::error::Error for UnknownVersion {}

impl TryFrom<Written> for Sealed {
    type Error = UnknownVersion;

    fn try_from(written: Written) -> Result<Self, UnknownVersion> {
        match written {
            Written::Age { version, .. } | Written::Open { version, .. } if version != VERSION => {
                Err(UnknownVersion(version))
            }
            Written::Age { age, .. } => Ok(Self::Age(age)),
            Written::Open {
                open: text, sum, ..
            } => Ok(Self::Open(Open { text, sum })),
            Written::Legacy(legacy) => Ok(Self::Legacy(legacy)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOVE: &str = "Sg1-f3";
    const HERE: &str = "the position";

    #[test]
    fn without_a_word_it_is_read_where_it_belongs_and_nowhere_else() {
        let sealed = Sealed::open_to_all(MOVE, HERE);
        assert!(!sealed.is_locked());
        assert_eq!(sealed.read(HERE).as_deref(), Ok(MOVE));
        assert_eq!(sealed.read("elsewhere"), Err(Broken::Place));
    }

    #[test]
    fn what_is_changed_is_noticed() {
        let Sealed::Open(open) = Sealed::open_to_all(MOVE, HERE) else {
            panic!("it is locked");
        };
        for at in 0..open.text.len() {
            let mut other = open.clone();
            let letter = if other.text.as_bytes()[at] == b'A' {
                "B"
            } else {
                "A"
            };
            other.text.replace_range(at..=at, letter);
            assert!(Sealed::Open(other).read(HERE).is_err(), "{at}");
        }
        for text in ["", "0", "zz", "€"] {
            let text = text.to_owned();
            let other = Open {
                text,
                ..open.clone()
            };
            assert!(Sealed::Open(other).read(HERE).is_err());
        }
    }

    #[test]
    fn neither_eye_nor_ear_makes_anything_of_it_and_every_length_looks_alike() {
        let one = Sealed::open_to_all("e4", HERE);
        let other = Sealed::open_to_all("Springer von g1 nach f3, sch\u{e4}tze ich", HERE);
        let shown = [one, other].map(|sealed| serde_json::to_string(&sealed).unwrap());
        assert_eq!(shown[0].len(), shown[1].len());
        assert!(!shown[0].contains("e4\"") && !shown[1].contains("Springer"));
    }

    #[test]
    fn every_text_comes_back_as_it_was() {
        for text in ["", " ", "a\nb\n", "e4  ", "\u{440}\u{430}\u{43a}"] {
            let bytes = packed(text, HERE);
            assert_eq!(bytes.len(), PAD_BYTES, "{text:?}");
            assert_eq!(unpacked(bytes.as_bytes(), HERE).as_deref(), Ok(text));
        }
    }

    #[test]
    fn a_seal_of_a_newer_version_is_not_taken_for_one_of_this() {
        let text = serde_json::to_string(&Sealed::Age(String::from("x"))).unwrap();
        assert_eq!(text, r#"{"version":2,"age":"x"}"#);
        let newer = text.replace('2', "3");
        assert!(serde_json::from_str::<Sealed>(&newer).is_err());
    }
}
