//! The voice inside the program: the best synthesiser there is for a language, and the phrases it has said before.

use std::ops::ControlFlow;
use std::path::PathBuf;

use super::cache::{Cache, CacheKey};
use super::shape::{Shaper, filter};
use super::{Delivery, EspeakPort, Segment, SpeechError, Synthesiser, SystemEspeak, speakable};
use crate::adapters::audio::Pcm;

/// Room for about 300 phrases of one second.
const CACHE_BYTES: usize = 32 << 20;

/// The embedded voice.
pub struct Embedded {
    system: Option<SystemEspeak>,
    port: PortState,
    cache: Cache,
}

/// The port unpacks its data only when it is needed for the first time.
enum PortState {
    Unopened(Option<PathBuf>),
    Open(EspeakPort),
    Failed(SpeechError),
}

impl Embedded {
    /// The voice of the system's eSpeak NG, where it is installed, and of the port for everything else.
    pub fn new(cache_dir: Option<PathBuf>) -> Self {
        Self::with(SystemEspeak::load().ok(), cache_dir)
    }

    /// The voice of the port alone.
    pub fn port_only(cache_dir: Option<PathBuf>) -> Self {
        Self::with(None, cache_dir)
    }

    fn with(system: Option<SystemEspeak>, cache_dir: Option<PathBuf>) -> Self {
        Self {
            system,
            port: PortState::Unopened(cache_dir),
            cache: Cache::new(CACHE_BYTES),
        }
    }

    /// Whether the system's eSpeak NG speaks.
    pub const fn has_system_library(&self) -> bool {
        self.system.is_some()
    }

    /// Speaks a segment and hands its samples over piece by piece, each as soon as it exists; ends early when `piece`
    /// breaks. A phrase that was spoken before comes at once and in one piece.
    ///
    /// # Errors
    /// When no synthesiser has a voice for the language, or all fail.
    pub fn speak(
        &mut self,
        segment: &Segment,
        delivery: impl Into<Delivery>,
        piece: &mut dyn FnMut(Pcm) -> ControlFlow<()>,
    ) -> Result<(), SpeechError> {
        let delivery = delivery.into();
        let text = speakable(&segment.text);
        if text.is_empty() {
            return Ok(());
        }
        let Self {
            system,
            port,
            cache,
        } = self;
        if let Some(system) = system {
            match speak(system, cache, &segment.language, &text, delivery, piece) {
                // A library without the data of this language: the port may have it.
                Err(SpeechError::VoiceMissing { .. }) => {}
                spoken => return spoken,
            }
        }
        let port = port.open()?;
        speak(port, cache, &segment.language, &text, delivery, piece)
    }

    /// Speaks a segment into the cache alone, so that it starts at once when it is needed; nothing is heard.
    /// `wanted` is asked again and again whether to go on.
    pub fn prepare(
        &mut self,
        segment: &Segment,
        delivery: impl Into<Delivery>,
        wanted: &dyn Fn() -> bool,
    ) {
        // What cannot be prepared will say so when it is spoken.
        let _ = self.speak(segment, delivery, &mut |_| {
            if wanted() {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
    }
}

impl PortState {
    fn open(&mut self) -> Result<&mut EspeakPort, SpeechError> {
        if let Self::Unopened(cache_dir) = self {
            *self = match EspeakPort::open(cache_dir.as_deref()) {
                Ok(port) => Self::Open(port),
                Err(error) => Self::Failed(error),
            };
        }
        match self {
            Self::Open(port) => Ok(port),
            Self::Failed(error) => Err(error.clone()),
            Self::Unopened(_) => Err(SpeechError::Failed),
        }
    }
}

/// Speaks with one synthesiser, from the cache if the phrase is there and into it if it is not.
fn speak(
    synthesiser: &mut dyn Synthesiser,
    cache: &mut Cache,
    language: &str,
    text: &str,
    delivery: Delivery,
    piece: &mut dyn FnMut(Pcm) -> ControlFlow<()>,
) -> Result<(), SpeechError> {
    let key = CacheKey {
        engine: synthesiser.engine(),
        language: language.to_owned(),
        wpm: delivery.words_per_minute(),
        pitch: delivery.espeak_pitch(),
        speaking: delivery.speaking,
        text: text.to_owned(),
    };
    if let Some(samples) = cache.get(&key) {
        // A single piece: breaking off after it changes nothing.
        let _ = piece(samples);
        return Ok(());
    }
    let mut shaper = Shaper::new(&filter(synthesiser.sample_rate_hz()));
    let mut whole = Vec::new();
    let mut handed_over = 0;
    let mut broken = false;
    synthesiser.stream(language, text, delivery, &mut |raw| {
        shaper.push(raw, &mut whole);
        if whole.len() == handed_over {
            return ControlFlow::Continue(());
        }
        let flow = piece(whole[handed_over..].into());
        handed_over = whole.len();
        broken = flow.is_break();
        flow
    })?;
    if broken {
        return Ok(());
    }
    shaper.finish(&mut whole);
    if whole.len() > handed_over {
        // The last piece: breaking off after it changes nothing.
        let _ = piece(whole[handed_over..].into());
    }
    cache.insert(key, whole.into());
    Ok(())
}
