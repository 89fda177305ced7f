//! Who speaks: the program's own voice or the screen reader, and the question which of them.

use serde::{Deserialize, Serialize};

/// Through what the player hears words. It is never both, or every word would be heard twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpeechOutput {
    /// The program speaks itself.
    #[default]
    OwnVoice,
    /// The player's screen reader speaks, and shows the words on a Braille display.
    ScreenReader,
}

impl SpeechOutput {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::OwnVoice, Self::ScreenReader];

    /// The key under which voices keep its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::OwnVoice => "own-voice",
            Self::ScreenReader => "screen-reader",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::OwnVoice => Self::ScreenReader,
            Self::ScreenReader => Self::OwnVoice,
        }
    }
}
