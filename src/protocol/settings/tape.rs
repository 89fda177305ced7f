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
