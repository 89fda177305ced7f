//! Announcements to a WAV file, as fast as the machine can.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::{Segment, SpeakerSettings};
use crate::adapters::audio::{Mixer, MixerEvent, Place, Recording, frames, render_tones};
use crate::adapters::speech::{Embedded, SpeechError, pause};
use crate::earcon::Placed;

/// What is rendered at once.
const BLOCK_FRAMES: usize = frames(20);

/// One announcement in a file, and the silence after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Passage {
    /// The earcons, in order.
    pub sounds: Vec<Placed>,
    /// What is then said, in order.
    pub speech: Vec<Segment>,
    /// The silence after it, in milliseconds.
    pub pause_ms: u32,
}

/// What was rendered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rendered {
    /// How long the file plays, in milliseconds.
    pub length_ms: u64,
    /// Whether the compiled-in voice spoke because the system has no eSpeak NG.
    pub embedded_port: bool,
}

/// Why nothing could be rendered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfflineError {
    /// The file cannot be written.
    File(std::io::ErrorKind),
    /// A passage cannot be spoken.
    Speech(SpeechError),
}

impl From<hound::Error> for OfflineError {
    fn from(error: hound::Error) -> Self {
        match error {
            hound::Error::IoError(error) => Self::File(error.kind()),
            // Nothing else can go wrong with a format that never varies but the size that it can hold.
            _ => Self::File(std::io::ErrorKind::FileTooLarge),
        }
    }
}

/// Renders passages one after another to a stereo WAV file at 48 kHz, with the embedded voice, through the same mixer
/// that feeds the sound device.
///
/// # Errors
/// When the file cannot be written or a passage cannot be spoken; what was rendered before is in the file.
pub fn render_offline(
    path: &Path,
    cache_dir: Option<PathBuf>,
    settings: SpeakerSettings,
    passages: impl IntoIterator<Item = Passage>,
) -> Result<Rendered, OfflineError> {
    let mut voice = Embedded::new(cache_dir);
    let mut mixer = Mixer::new(settings.volumes());
    let mut recording = Recording::create(path)?;
    let mut length_frames = 0;
    for passage in passages {
        mixer.play(
            0,
            render_tones(&passage.sounds, &settings.stage),
            Place::default(),
        );
        for (index, segment) in passage.speech.iter().enumerate() {
            if index > 0 {
                mixer.speak(0, pause(settings.delivery.rate));
            }
            voice
                .speak(segment, settings.delivery, &mut |piece| {
                    mixer.speak(0, piece);
                    ControlFlow::Continue(())
                })
                .map_err(OfflineError::Speech)?;
        }
        mixer.complete(0);
        length_frames += record(&mut mixer, &mut recording)?;
        let pause = frames(passage.pause_ms);
        recording.append(&vec![0.0; 2 * pause])?;
        length_frames += pause;
    }
    recording.finish()?;
    Ok(Rendered {
        length_ms: length_frames as u64 * 1000 / u64::from(crate::adapters::audio::SAMPLE_RATE_HZ),
        embedded_port: !voice.has_system_library(),
    })
}

/// Records until the mixer has finished; returns the frames recorded.
fn record(mixer: &mut Mixer, recording: &mut Recording) -> Result<usize, OfflineError> {
    let mut block = vec![0.0; 2 * BLOCK_FRAMES];
    let mut recorded = 0;
    loop {
        mixer.render(&mut block);
        recording.append(&block)?;
        recorded += BLOCK_FRAMES;
        if mixer
            .take_events()
            .iter()
            .any(|event| matches!(event, MixerEvent::Finished(_)))
        {
            return Ok(recorded);
        }
    }
}
