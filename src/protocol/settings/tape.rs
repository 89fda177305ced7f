//! The dictaphone: the record of the game as sound, and what the player has chosen for it.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// What kind of sound file is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TapeFormat {
    /// FLAC: a third of the size, without loss.
    #[default]
    Flac,
    /// WAV: what every device plays.
    Wav,
}

/// The settings of the dictaphone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct TapeSettings {
    /// What kind of file is written.
    pub format: TapeFormat,
    /// Whether the microphone is recorded at each announcement. Only a yes to the question makes it so.
    pub own_voice: bool,
}

/// A change of such a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TapeChange {
    /// Another kind of file.
    Format(TapeFormat),
    /// Whether the microphone is recorded.
    OwnVoice(bool),
}

impl TapeSettings {
    /// Makes a change.
    pub fn apply(&mut self, change: TapeChange) {
        match change {
            TapeChange::Format(format) => self.format = format,
            TapeChange::OwnVoice(own_voice) => self.own_voice = own_voice,
        }
    }
}
