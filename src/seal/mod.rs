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
