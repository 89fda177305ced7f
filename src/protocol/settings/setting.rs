//! The settings that are turned, and the values that they are put to.

use crate::board::made_of;
use crate::protocol::choice::Choice as _;
use crate::protocol::settings::sound::SoundSetting;
use crate::protocol::settings::verbosity::Detail;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

/// A setting that is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields of the settings say it")]
pub enum Setting {
    Language,
    Announcer,
    Form,
    Files,
    Zwo,
    ReadBack,
    Warnings,
    Output,
    Speaker,
    Rate,
    SpeechVolume,
    EarconVolume,
    Preset,
    #[strum(disabled)]
    Detail(Detail),
    Theme,
    Zoom,
    SecondWindow,
    BoardOnly,
    Braille,
    Keyboard,
    Code,
    Strokes,
    Level,
    Ponders,
    BoardForBlack,
    SheetFormat,
    SheetCode,
    SheetLayout,
    SheetWidth,
    SheetHeight,
    #[strum(disabled)]
    Sound(SoundSetting),
    Device,
    TapeFormat,
    OwnVoice,
}

/// What a setting is put to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// On or off.
    Switch(bool),
    /// A number: percent, a level, a size, or the number of a choice.
    Number(u32),
    /// The key of a choice, the id of a voice or of a code, a name; empty for none.
    Text(String),
    /// Readings of the clock, in seconds.
    Times(Vec<u32>),
}

impl Setting {
    /// The key under which voices keep the setting's name.
    pub fn key(self) -> &'static str {
        if let Self::Detail(detail) = self {
            detail.key()
        } else if let Self::Sound(setting) = self {
            setting.key()
        } else {
            self.into()
        }
    }
}

made_of!(Value: Switch(bool), Number(u32), Text(String), Times(Vec<u32>));

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}
