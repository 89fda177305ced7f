//! What the thread of the speaker hears of.

use super::announcement::{SpeakerSettings, VoiceSource};
use crate::adapters::audio::playback::PlaybackEvent;
use crate::adapters::speech::{LifeSign, Notice, Segment};

/// What the conductor hears of.
pub enum SpeakerMessage {
    /// An announcement for the system's voice.
    Announce(Spoken),
    /// The player wants silence.
    Stop,
    /// Whose voice is to speak from now on.
    Source(VoiceSource),
    /// From the mixer and its sink.
    Playback(PlaybackEvent),
    /// From the embedded voice.
    Voice(Notice),
    /// From the system's voice; the number tells one connection from another.
    Sign(u64, LifeSign),
    /// The program ends.
    Quit,
}

/// What is to be said for an announcement once its earcons are over.
pub struct Spoken {
    pub ticket: u64,
    pub speech: Vec<Segment>,
    pub settings: SpeakerSettings,
}
