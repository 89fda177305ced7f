//! Levels that a key moves by one step: how fast and how loud speech is, how loud sounds are.

use crate::protocol::settings::Change;

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
            Self::Faster => Change::Faster,
            Self::Slower => Change::Slower,
            Self::Louder => Change::Louder,
            Self::Softer => Change::Softer,
            Self::EarconsLouder => Change::EarconsLouder,
            Self::EarconsSofter => Change::EarconsSofter,
        }
    }

    /// Whether it is about sounds, and not about speech.
    pub(super) const fn is_of_sounds(self) -> bool {
        matches!(self, Self::EarconsLouder | Self::EarconsSofter)
    }
}
