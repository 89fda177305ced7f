//! What turns text into samples, what it is given, and why it may fail.

use std::ops::ControlFlow;

use super::Delivery;
use super::shape::{Shaper, filter};
use crate::adapters::audio::Pcm;

/// A text and the language that it is in, as the voice is to say it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Segment {
    /// The primary language subtag, for example `de`.
    pub language: String,
    /// The spoken form, which may differ from the written one.
    pub text: String,
}

/// The synthesisers inside the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpeechEngine {
    /// eSpeak NG of the system, in C.
    SystemEspeak,
    /// The pure Rust port that is compiled in.
    EspeakPort,
}

/// Why a voice did not speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpeechError {
    /// The system has no eSpeak NG that can be loaded.
    LibraryMissing,
    /// There is no voice for this language.
    VoiceMissing {
        /// The language asked for.
        language: String,
    },
    /// The data of the compiled-in voice could not be unpacked.
    DataMissing(std::io::ErrorKind),
    /// The synthesiser failed on this text.
    Failed,
}

/// A sign of life from the system's voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LifeSign {
    /// A call has returned, and more belong to what was asked.
    Alive,
    /// All that was asked by one call has been done. `utterances` is how many were begun for it and how many ends will
    /// therefore be reported; `None` when this system does not report ends.
    Done {
        /// How many ends will be reported.
        utterances: Option<usize>,
    },
    /// An utterance has begun to sound.
    Began,
    /// An utterance has been heard to its end.
    Ended,
    /// There is no such voice, or it has failed.
    Gone,
}

/// Something that turns text into samples.
pub trait Synthesiser {
    /// Which one it is.
    fn engine(&self) -> SpeechEngine;

    /// The rate of the samples that [`Synthesiser::stream`] hands over.
    fn sample_rate_hz(&self) -> u32;

    /// Speaks `text` as it is to be delivered and hands the raw samples over piece by piece, each as soon as it
    /// exists; ends early when `piece` breaks.
    ///
    /// # Errors
    /// When there is no such voice or the synthesiser fails; pieces already handed over stay valid.
    fn stream(
        &mut self,
        language: &str,
        text: &str,
        delivery: Delivery,
        piece: &mut dyn FnMut(&[i16]) -> ControlFlow<()>,
    ) -> Result<(), SpeechError>;

    /// Speaks `text` as one whole at 48 kHz, without leading silence and at the level of every other voice.
    ///
    /// # Errors
    /// As [`Synthesiser::stream`].
    fn synthesise(
        &mut self,
        language: &str,
        text: &str,
        delivery: Delivery,
    ) -> Result<Pcm, SpeechError> {
        let mut shaper = Shaper::new(&filter(self.sample_rate_hz()));
        let mut whole = Vec::new();
        self.stream(language, text, delivery, &mut |piece| {
            shaper.push(piece, &mut whole);
            ControlFlow::Continue(())
        })?;
        shaper.finish(&mut whole);
        Ok(whole.into())
    }
}

/// The text without characters that no voice can say and some take for the end of the text.
pub(super) fn speakable(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect::<String>()
        .trim()
        .to_owned()
}
