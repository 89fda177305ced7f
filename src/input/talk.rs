//! The key of the microphone: held while the player speaks, or struck before and after.

use super::intent::MicrophoneKey;
use crate::time::Moment;

/// A key that is held for so long closes the microphone when it comes up; one that was only struck closes it when it is
/// struck again. In milliseconds.
const HELD_MS: u64 = 400;

/// The microphone while it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Talk {
    /// Since when.
    since: Moment,
    /// Whether the key that has opened it is still down.
    is_down: bool,
}

impl Talk {
    /// What is open after its key went down, came up or was struck; `None` if the microphone is closed then. A key that
    /// repeats itself while it is held goes down once.
    pub fn after(open: Option<Self>, key: MicrophoneKey, now: Moment) -> Option<Self> {
        let is_down = key == MicrophoneKey::Down;
        match (open, key) {
            (None, MicrophoneKey::Down | MicrophoneKey::Struck) => Some(Self {
                since: now,
                is_down,
            }),
            (Some(open), MicrophoneKey::Up) => {
                let is_held = open.is_down && now.ms.saturating_sub(open.since.ms) >= HELD_MS;
                (!is_held).then_some(Self { is_down, ..open })
            }
            (None, MicrophoneKey::Up | MicrophoneKey::GivenUp)
            | (Some(_), MicrophoneKey::Down | MicrophoneKey::Struck | MicrophoneKey::GivenUp) => {
                None
            }
        }
    }
}
