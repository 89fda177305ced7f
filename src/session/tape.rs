//! The dictaphone: the record of the game as sound, and what the player has chosen for it.

use serde::{Deserialize, Serialize};

use super::event::{Event, Question, Refusal};
use super::settings::Change;
use super::{Session, refused};

/// What kind of sound file is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TapeFormat {
    /// FLAC: a third of the size, without loss.
    #[default]
    Flac,
    /// WAV: what every device plays.
    Wav,
}

impl TapeFormat {
    /// Both, in the order in which the player walks through them.
    pub const ALL: [Self; 2] = [Self::Flac, Self::Wav];

    /// The key under which voices keep its name, and the ending of the files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Flac => "flac",
            Self::Wav => "wav",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Flac => Self::Wav,
            Self::Wav => Self::Flac,
        }
    }
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

/// What a player asks of the dictaphone, and what the host tells of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TapeCommand {
    /// Starts it, or stops it.
    Toggle,
    /// Starts it.
    Start,
    /// Stops it.
    Stop,
    /// The own voice is to be recorded too, which is asked first; or no longer.
    OwnVoice(bool),
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
    Told(TapeCommand),
}

impl Session {
    /// Whether the dictaphone runs.
    pub fn is_taped(&self) -> bool {
        self.sound.is_taped
    }

    pub(super) fn obey_tape(&mut self, command: TapeCommand) -> Vec<Event> {
        let event = match command {
            TapeCommand::Toggle if self.sound.is_taped => return self.obey_tape(TapeCommand::Stop),
            TapeCommand::Toggle => return self.obey_tape(TapeCommand::Start),
            TapeCommand::Start if self.sound.is_taped => TapeEvent::IsOn,
            TapeCommand::Start => {
                self.sound.is_taped = true;
                let own_voice = self.settings.tape.own_voice;
                TapeEvent::Starting { own_voice }
            }
            TapeCommand::Stop if self.sound.is_taped => {
                self.sound.is_taped = false;
                TapeEvent::Stopping
            }
            TapeCommand::Stop => TapeEvent::IsOff,
            TapeCommand::OwnVoice(true) => {
                return match &self.question {
                    Some(question) => refused(Refusal::AnswerFirst(question.clone())),
                    None => self.ask(Question::OwnVoice),
                };
            }
            TapeCommand::OwnVoice(false) => return self.record_own_voice(false),
            told @ TapeCommand::Failed { .. } => {
                self.sound.is_taped = false;
                TapeEvent::Told(told)
            }
            told => TapeEvent::Told(told),
        };
        vec![Event::Tape(event)]
    }

    /// The player has said whether the microphone may be recorded.
    pub(super) fn record_own_voice(&mut self, own_voice: bool) -> Vec<Event> {
        let change = Change::Tape(TapeChange::OwnVoice(own_voice));
        self.settings.apply(&change);
        vec![Event::Changed(change, Box::new(self.settings.clone()))]
    }
}
