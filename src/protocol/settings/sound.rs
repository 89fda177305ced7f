//! How the program sounds: the settings, and how a step changes each of them.

use crate::board::Side;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// Where two players at one computer hear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Ears {
    /// Both hear everything.
    #[default]
    Shared,
    /// White's exploring is heard on the left, Black's on the right, and what concerns both in both ears.
    LeftRight,
    /// Black hears by a device of his own.
    TwoDevices,
}

/// Which of the program's own voices speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Speaking {
    /// The voice of the language as it is.
    #[default]
    Plain,
    /// A low voice.
    Low,
    /// A deep and slow-moving voice.
    Deep,
    /// A high voice.
    High,
    /// A bright and high voice.
    Bright,
}

/// How the program sounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct SoundSettings {
    /// How loud the sounds of moves are, in percent.
    pub moves_percent: u16,
    /// How loud the sounds of squares are, in percent.
    pub squares_percent: u16,
    /// How loud the sounds of the clock are, in percent.
    pub clock_percent: u16,
    /// How loud the other sounds are, in percent.
    pub messages_percent: u16,
    /// Whether it is heard what stands on a square.
    pub tells_piece: bool,
    /// Whether it is heard that a square is dark.
    pub tells_dark: bool,
    /// Whether it is heard that the piece in the hand may go to a square.
    pub tells_target: bool,
    /// Whether everything sounds in the middle.
    pub mono: bool,
    /// Whether left and right are exchanged.
    pub reversed: bool,
    /// From whose side of the board it is heard.
    pub side: Side,
    /// The speed of a sweep, in percent.
    pub sweep_percent: u16,
    /// Where two players hear.
    pub ears: Ears,
    /// The sound device of the second player.
    pub second_device: Option<String>,
    /// The pitch of the voice, in percent of its own.
    pub pitch_percent: u16,
    /// Which of the program's own voices speaks.
    pub speaking: Speaking,
}

impl Default for SoundSettings {
    fn default() -> Self {
        Self {
            moves_percent: 100,
            squares_percent: 100,
            clock_percent: 100,
            messages_percent: 100,
            tells_piece: true,
            tells_dark: true,
            tells_target: true,
            mono: false,
            reversed: false,
            side: Side::White,
            sweep_percent: 100,
            ears: Ears::Shared,
            second_device: None,
            pitch_percent: 100,
            speaking: Speaking::Plain,
        }
    }
}

/// One setting of the sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SoundSetting {
    /// How loud moves are.
    #[default]
    Moves,
    /// How loud squares are.
    Squares,
    /// How loud the clock is.
    Clock,
    /// How loud all else is.
    Messages,
    /// Whether it is heard what stands on a square.
    Piece,
    /// Whether it is heard that a square is dark.
    Dark,
    /// Whether it is heard that the piece in the hand may go to a square.
    Target,
    /// Whether everything sounds in the middle.
    Mono,
    /// Whether left and right are exchanged.
    Reversed,
    /// From whose side of the board it is heard.
    Side,
    /// How fast a sweep is.
    Sweep,
    /// Where two players hear.
    Ears,
    /// The pitch of the voice.
    Pitch,
    /// Which voice speaks.
    Speaking,
}
