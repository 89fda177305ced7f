//! Announcements to files, as fast as the machine can.

use std::fmt;
use std::fs::File;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::{Segment, SpeakerSettings};
use crate::adapters::audio::{
    FlacRecording, Mixer, MixerEvent, MixerPlace, Recording, SAMPLE_RATE_HZ, frames, render_tones,
};
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

impl fmt::Display for OfflineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(kind) => kind.fmt(f),
            Self::Speech(error) => write!(f, "{error:?}"),
        }
    }
}

impl From<hound::Error> for OfflineError {
    fn from(error: hound::Error) -> Self {
        if let hound::Error::IoError(error) = error {
            Self::File(error.kind())
        } else {
            // With a format that never varies, only the size that it can hold can go wrong.
            Self::File(std::io::ErrorKind::FileTooLarge)
        }
    }
}

impl From<std::io::Error> for OfflineError {
    fn from(error: std::io::Error) -> Self {
        Self::File(error.kind())
    }
}

/// The voice and the mixer of announcements that are not heard but written.
pub struct Studio {
    voice: Embedded,
    mixer: Mixer,
    settings: SpeakerSettings,
    block: Vec<f32>,
}

/// Takes what is rendered, interleaved stereo at 48 kHz.
pub type Take<'a> = dyn FnMut(&[f32]) -> Result<(), OfflineError> + 'a;

impl Studio {
    /// The embedded voice, through the same mixer that feeds the sound device.
    pub fn new(cache_dir: Option<PathBuf>, settings: SpeakerSettings) -> Self {
        Self {
            voice: Embedded::new(cache_dir),
            mixer: Mixer::new(settings.volumes()),
            settings,
            block: vec![0.0; 2 * BLOCK_FRAMES],
        }
    }

    /// Renders a passage and the silence after it; returns how many frames.
    ///
    /// # Errors
    /// When `take` fails, or the passage cannot be spoken; what could be spoken before has been rendered.
    pub fn render(
        &mut self,
        passage: &Passage,
        take: &mut Take<'_>,
    ) -> Result<usize, OfflineError> {
        let settings = self.settings;
        let tones = render_tones(&passage.sounds, &settings.stage);
        self.mixer.play(0, tones, MixerPlace::default());
        let mut spoken = Ok(());
        for (index, segment) in passage.speech.iter().enumerate() {
            if index > 0 {
                self.mixer.speak(0, pause(settings.delivery.rate));
            }
            let mixer = &mut self.mixer;
            spoken = self.voice.speak(segment, settings.delivery, &mut |piece| {
                mixer.speak(0, piece);
                ControlFlow::Continue(())
            });
            if spoken.is_err() {
                break;
            }
        }
        self.mixer.complete(0);
        let rendered = self.drain(take)?;
        let pause = frames(passage.pause_ms);
        take(&vec![0.0; 2 * pause])?;
        spoken.map_err(OfflineError::Speech)?;
        Ok(rendered + pause)
    }

    /// Renders until the mixer has finished; returns how many frames.
    fn drain(&mut self, take: &mut Take<'_>) -> Result<usize, OfflineError> {
        let mut rendered = 0;
        loop {
            self.mixer.render(&mut self.block);
            take(&self.block)?;
            rendered += BLOCK_FRAMES;
            let events = self.mixer.take_events();
            let is_over = |event: &MixerEvent| matches!(event, MixerEvent::Finished(_));
            if events.iter().any(is_over) {
                return Ok(rendered);
            }
        }
    }
}

/// Renders passages one after another to a stereo file at 48 kHz: FLAC if its name ends so, else WAV.
///
/// # Errors
/// When the file cannot be written or a passage cannot be spoken; what was rendered before is in the file.
pub fn render_offline(
    path: &Path,
    cache_dir: Option<PathBuf>,
    settings: SpeakerSettings,
    passages: impl IntoIterator<Item = Passage>,
) -> Result<Rendered, OfflineError> {
    let mut studio = Studio::new(cache_dir, settings);
    let mut length_frames = 0;
    let render = |take: &mut Take<'_>| -> Result<(), OfflineError> {
        for passage in passages {
            length_frames += studio.render(&passage, take)?;
        }
        Ok(())
    };
    if path
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("flac"))
    {
        let mut recording = FlacRecording::begin(File::create(path)?)?;
        render(&mut |block| Ok(recording.append(block)?))?;
        recording.finish()?;
    } else {
        let mut recording = Recording::create(path, 2)?;
        render(&mut |block| Ok(recording.append(block)?))?;
        recording.finish()?;
    }
    Ok(Rendered {
        length_ms: length_frames as u64 * 1000 / u64::from(SAMPLE_RATE_HZ),
        embedded_port: !studio.voice.has_system_library(),
    })
}
