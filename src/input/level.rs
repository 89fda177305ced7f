//! Levels that a key moves by one step: how fast and how loud speech is, how loud sounds are.

use crate::protocol::settings::Change;
use crate::protocol::settings::setting::Setting;

/// A step of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Speaks faster.
    Faster,
    /// Speaks slower.
    Slower,
    /// Speaks louder.
    Louder,
    /// Speaks softer.
    Softer,
    /// Sounds louder.
    EarconsLouder,
    /// Sounds softer.
    EarconsSofter,
}

impl Level {
    /// The key under which voices keep what the step does.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Faster => "faster",
            Self::Slower => "slower",
            Self::Louder => "louder",
            Self::Softer => "softer",
            Self::EarconsLouder => "earcons-louder",
            Self::EarconsSofter => "earcons-softer",
        }
    }

    /// The change of the settings.
    pub(super) const fn change(self) -> Change {
        match self {
            Self::Faster => Change::More(Setting::Rate),
            Self::Slower => Change::Less(Setting::Rate),
            Self::Louder => Change::More(Setting::SpeechVolume),
            Self::Softer => Change::Less(Setting::SpeechVolume),
            Self::EarconsLouder => Change::More(Setting::EarconVolume),
            Self::EarconsSofter => Change::Less(Setting::EarconVolume),
        }
    }

    /// Whether it is about sounds, and not about speech.
    pub(super) const fn is_of_sounds(self) -> bool {
        matches!(self, Self::EarconsLouder | Self::EarconsSofter)
    }
}
