//! What is announced, how it is to sound, and what the speaker reports of it.

use std::time::Duration;

use strum::IntoStaticStr;

use super::{Delivery, Segment};
use crate::adapters::audio::{Ear, Route, Volumes};
use crate::board::Side;
use crate::earcon::{Placed, SoundStage};
use crate::narrate::cue::Audience;
use crate::protocol::Ears;

/// What is heard as one: earcons, then speech.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Names the announcement in [`SpeakerEvent::Finished`]; no two that sound or wait may share it.
    pub ticket: u64,
    /// Who hears it.
    pub audience: Audience,
    /// The earcons, in order.
    pub sounds: Vec<Placed>,
    /// What is then said, in order.
    pub speech: Vec<Segment>,
}

/// Whose voice speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoiceSource {
    /// The synthesiser inside the program.
    Embedded,
    /// The voices of the operating system.
    System,
}

/// How the program sounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpeakerSettings {
    /// Whose voice speaks.
    pub source: VoiceSource,
    /// How it speaks.
    pub delivery: Delivery,
    /// How loud the voice is, 0 to 1.
    pub speech_volume: f32,
    /// How loud the earcons are, 0 to 1.
    pub earcon_volume: f32,
    /// How the earcons are laid out before the listener.
    pub stage: SoundStage,
    /// Where two players hear.
    pub ears: Ears,
    /// The system's voice is given up when it has been silent for so long; heeded when the speaker opens.
    pub patience: Duration,
}

impl Default for SpeakerSettings {
    fn default() -> Self {
        Self {
            source: VoiceSource::Embedded,
            delivery: Delivery::default(),
            speech_volume: 1.0,
            earcon_volume: 0.7,
            stage: SoundStage::default(),
            ears: Ears::Shared,
            patience: Duration::from_secs(2),
        }
    }
}

impl SpeakerSettings {
    pub(super) fn volumes(&self) -> Volumes {
        Volumes::new(self.speech_volume, self.earcon_volume)
    }

    /// Where an announcement is heard.
    pub(super) fn route(&self, audience: Audience) -> Route {
        let ear = |side: Side| {
            if (side == Side::White) == self.stage.reversed {
                Ear::Right
            } else {
                Ear::Left
            }
        };
        match (self.ears, audience) {
            (Ears::Shared, _) | (_, Audience::Both) => Route::Everywhere,
            (Ears::LeftRight, Audience::One(side)) => Route::First(ear(side)),
            (Ears::TwoDevices, Audience::One(Side::White)) => Route::First(Ear::Both),
            (Ears::TwoDevices, Audience::One(Side::Black)) => Route::Second,
        }
    }
}

/// What the speaker reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpeakerEvent {
    /// The announcement of this ticket has been heard to its end. Those that were cut are not reported.
    Finished(u64),
    /// Something that the player should know.
    Notice(SpeakerNotice),
    /// How often the device has run out of samples since this was last reported: there were holes in what was heard.
    Underruns(u64),
}

/// What the player should know; the words are made elsewhere, by the keys of the variants.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SpeakerNotice {
    /// There is no sound device that can be opened. One is looked for every few seconds.
    NoDevice,
    /// The sound device has gone or stopped working.
    DeviceLost,
    /// A sound device is there (again).
    DeviceBack,
    /// The second player's device is not there; the first one plays everything.
    #[strum(serialize = "second-device-missing")]
    SecondMissing,
    /// The second player's device is there again.
    #[strum(serialize = "second-device-back")]
    SecondBack,
    /// The sound file cannot be written (any more).
    FileFailed,
    /// No embedded voice speaks this language; its text was not spoken. Told once for each language.
    VoiceMissing {
        /// The language asked for.
        language: String,
    },
    /// A text could not be spoken.
    SpeechFailed,
    /// The system's voice is missing or does not answer: the embedded voice speaks from now on.
    SystemVoiceSilent,
    /// The system has no eSpeak NG: the voice that is compiled in speaks.
    EmbeddedPort,
}
