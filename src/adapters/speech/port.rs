//! The pure Rust port of eSpeak NG: compiled in, so that no machine is without a voice.

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::{fs, io};

use espeak_ng::{EspeakNg, Parameter};

use super::{Delivery, SpeechEngine, SpeechError, Synthesiser, speakable, within_rates};

/// The folder of the unpacked data; its name carries the version and the number of languages, so that a new one is
/// unpacked beside the old.
const DATA_FOLDER: &str = "espeak-ng-data-0.2.0-5";

/// The languages whose data is compiled in.
const LANGUAGES: [&str; 5] = ["de", "en", "es", "fr", "ru"];

/// How fast the port really speaks: the rate, measured on German, English and Russian phrases (alike to 1 %), and the
/// words per minute that it must be asked for. It renders no faster than the last; beyond it, the rest is stretched.
const MEASURED_RATES: [(f32, f32); 5] = [
    (1.0, 175.0),
    (1.2, 220.0),
    (1.36, 262.0),
    (1.5, 300.0),
    (1.66, 350.0),
];

/// The port and its data.
pub struct EspeakPort {
    data: Data,
}

/// Where the data lies.
enum Data {
    /// In a folder that stays.
    Kept(PathBuf),
    /// In a folder that goes when the program ends well, because nobody gave a place for it.
    Temporary(PathBuf),
}

impl EspeakPort {
    /// The port with its data unpacked under `cache_dir`, once for all programs and starts, or under the system's
    /// folder for temporary files.
    ///
    /// # Errors
    /// [`SpeechError::DataMissing`] when the data can be written to neither.
    pub fn open(cache_dir: Option<&Path>) -> Result<Self, SpeechError> {
        let kept = cache_dir.and_then(|folder| unpack(folder).ok());
        let data = match kept {
            Some(folder) => Data::Kept(folder),
            None => Data::Temporary(
                temporary().map_err(|error| SpeechError::DataMissing(error.kind()))?,
            ),
        };
        Ok(Self { data })
    }

    fn folder(&self) -> &Path {
        match &self.data {
            Data::Kept(folder) | Data::Temporary(folder) => folder,
        }
    }

    fn engine_for(&self, language: &str, delivery: Delivery) -> Result<EspeakNg, SpeechError> {
        let (wpm, stretch) = rendering(within_rates(delivery.rate));
        let mut engine =
            EspeakNg::with_data_dir(language, self.folder()).map_err(|_| SpeechError::Failed)?;
        engine.set_parameter(Parameter::Rate, wpm.round() as i32);
        engine.set_parameter(Parameter::Pitch, delivery.espeak_pitch());
        Ok(engine
            .with_post_tempo(f64::from(stretch))
            .with_post_pitch(delivery.port_shift()))
    }
}

impl Drop for EspeakPort {
    fn drop(&mut self) {
        if let Data::Temporary(folder) = &self.data {
            // What cannot be removed is the system's to clean up.
            let _ = fs::remove_dir_all(folder);
        }
    }
}

impl Synthesiser for EspeakPort {
    fn engine(&self) -> SpeechEngine {
        SpeechEngine::EspeakPort
    }

    fn sample_rate_hz(&self) -> u32 {
        22_050
    }

    fn stream(
        &mut self,
        language: &str,
        text: &str,
        delivery: Delivery,
        piece: &mut dyn FnMut(&[i16]) -> ControlFlow<()>,
    ) -> Result<(), SpeechError> {
        if !LANGUAGES.contains(&language) {
            return Err(SpeechError::VoiceMissing {
                language: language.to_owned(),
            });
        }
        let engine = self.engine_for(language, delivery)?;
        let text = speakable(text);
        // The port is young: a text that makes it panic must not take the voice of the whole program away.
        let spoken = catch_unwind(AssertUnwindSafe(|| {
            engine.synth_streaming(&text, |samples, _| piece(samples).is_break())
        }));
        match spoken {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(SpeechError::Failed),
        }
    }
}

/// The words per minute to ask for, and how much faster still the result must be made.
fn rendering(rate: f32) -> (f32, f32) {
    let (fastest, fastest_wpm) = MEASURED_RATES[MEASURED_RATES.len() - 1];
    for pair in MEASURED_RATES.windows(2) {
        let ((slow, slow_wpm), (fast, fast_wpm)) = (pair[0], pair[1]);
        if rate <= fast {
            let part = (rate - slow) / (fast - slow);
            return (slow_wpm + part * (fast_wpm - slow_wpm), 1.0);
        }
    }
    (fastest_wpm, rate / fastest)
}

/// Unpacks the data into a folder of `cache_dir`, which appears whole or not at all.
fn unpack(cache_dir: &Path) -> io::Result<PathBuf> {
    let folder = cache_dir.join(DATA_FOLDER);
    if folder.is_dir() {
        return Ok(folder);
    }
    fs::create_dir_all(cache_dir)?;
    let unfinished = unused(cache_dir);
    let moved = espeak_ng::install_bundled_languages(&unfinished, &LANGUAGES)
        .and_then(|()| fs::rename(&unfinished, &folder));
    if moved.is_err() {
        let _ = fs::remove_dir_all(&unfinished);
    }
    // Another start of the program may have been quicker; its folder is as good.
    if folder.is_dir() {
        Ok(folder)
    } else {
        moved.map(|()| folder)
    }
}

/// Unpacks the data into a folder of this process alone.
fn temporary() -> io::Result<PathBuf> {
    let folder = unused(&std::env::temp_dir());
    // Making the folder first fails if somebody else has put one there.
    fs::create_dir(&folder)?;
    espeak_ng::install_bundled_languages(&folder, &LANGUAGES)?;
    Ok(folder)
}

/// A name that no other process or thread uses.
fn unused(parent: &Path) -> PathBuf {
    use std::sync::atomic::{AtomicU32, Ordering};
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    parent.join(format!("{DATA_FOLDER}.{}.{count}", std::process::id()))
}
