//! The dictaphone: the record of the game as sound, and what the player has chosen for it.

use serde::{Deserialize, Serialize};

/// What a player asks of the dictaphone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TapeCommand {
    /// Starts it, or stops it.
    Toggle,
    Start,
    Stop,
    /// The own voice is to be recorded too, which is asked first; or no longer.
    OwnVoice(bool),
}

/// What has happened to the dictaphone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TapeEvent {
    /// The host is to start it; whether the own voice is recorded.
    Starting {
        /// Whether the microphone is recorded at each announcement.
        own_voice: bool,
    },
    /// The host is to stop it.
    Stopping,
    /// It runs already.
    IsOn,
    /// It does not run.
    IsOff,
    /// What the host has told.
    Reported(TapeReport),
}

/// What became of the dictaphone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TapeReport {
    /// The host: the file is there.
    Started {
        /// Its path.
        file: String,
        /// Whether the own voice is wanted, and there is no microphone.
        lacks_microphone: bool,
    },
    /// The host: the file is whole.
    Stopped {
        /// Its path.
        file: String,
        /// How many announcements it has.
        announcements: u32,
        /// How long it plays, in seconds.
        length_s: u32,
    },
    /// The host: it cannot be written, or not any more.
    Failed {
        /// Its path.
        file: String,
        /// What the system said.
        detail: String,
    },
}
