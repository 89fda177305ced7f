//! What a player can do about the sound: the settings, one after another by the same keys, and the glossary.

use crate::board::{Piece, Square};
use crate::protocol::settings::sound::SoundSetting;
use crate::protocol::sweep::Sweep;
use serde::{Deserialize, Serialize};

/// What a player can ask about the sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SoundCommand {
    /// Goes to the next setting of the sound and tells its value.
    NextSetting,
    /// Goes to the setting before.
    PreviousSetting,
    /// Changes the setting: more, on, the next choice.
    More,
    /// Changes the setting: less, off, the choice before.
    Less,
    /// Plays the next earcon of the glossary and tells its name.
    NextEarcon,
    /// Plays the earcon before.
    PreviousEarcon,
    /// Plays the earcon of the glossary once more.
    Earcon,
}

/// What has happened around the sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoundEvent {
    /// A setting, whose value is told.
    Setting(SoundSetting),
    /// An earcon of the glossary, counted from the first; the glossary goes round.
    Earcon(i32),
    /// A line of the board, square by square, each with what stands on it.
    Swept(Sweep, Vec<(Square, Option<Piece>)>),
}
