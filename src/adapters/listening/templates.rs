//! What the phrases sound like: words in the program's own voice, joined, as features.

use std::collections::HashMap;
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::kept::{self, HalvesMade};
use super::place::{GAP_MS, WordHalf, places, stretch};
use crate::adapters::audio::SAMPLE_RATE_HZ;
use crate::adapters::audio::resample::{Filter, Resampler};
use crate::adapters::speech::{Delivery, Embedded, Segment, Speaking};
use crate::listening::{
    Bank, FeatureModel, Features, SPEECH_RATE_HZ, SpokenPhrase, Template, trimmed,
};

/// The voices in which each phrase is said.
const SPEAKERS: [Speaking; 3] = [Speaking::Plain, Speaking::High, Speaking::Low];

/// How fast the phrases are said: 150 words a minute, as people speak into a microphone.
const RATE: f32 = 0.857;

/// The words that are kept, each as it sounds between two others: at most 50 MB.
const MOST_PIECES: usize = 8_000;

/// The file of a folder in which they are kept.
pub fn kept_at(cache_dir: &Path) -> PathBuf {
    cache_dir.join("listening.pieces")
}

/// How words are said: what was said otherwise is made anew.
fn manner() -> String {
    format!("whole phrases {SPEAKERS:?} {RATE} {GAP_MS}")
}

/// Words as they sound, kept from turn to turn.
pub struct Templates {
    voice: Embedded,
    filter: Filter,
    words: HashMap<(String, String), Vec<Vec<f32>>>,
    pieces: HalvesMade,
    /// Where the pieces are kept, and how many of them are there.
    kept: Option<(PathBuf, usize)>,
}

impl Templates {
    /// What was made before and is kept in this folder, where the data of the embedded voice is unpacked, too.
    pub fn kept_in(cache_dir: Option<PathBuf>) -> Self {
        let path = cache_dir.as_deref().map(kept_at);
        let mut templates = Self::new(cache_dir);
        if let Some(path) = path {
            templates.pieces = kept::read(&path, &manner());
            templates.kept = Some((path, templates.pieces.len()));
        }
        templates
    }

    /// Keeps what was made since. A folder that cannot be written costs the next start a few seconds, and nothing else.
    pub fn keep(&mut self) {
        let count = self.pieces.len();
        if let Some((path, kept)) = self.kept.as_mut().filter(|(_, kept)| *kept != count) {
            *kept = count;
            let _ = kept::write(path, &manner(), &self.pieces);
        }
    }

    /// Nothing yet, and nothing is kept. `cache_dir` is where the data of the embedded voice is unpacked.
    pub fn new(cache_dir: Option<PathBuf>) -> Self {
        Self {
            voice: Embedded::new(cache_dir),
            filter: Filter::between(SAMPLE_RATE_HZ, SPEECH_RATE_HZ),
            words: HashMap::new(),
            pieces: HalvesMade::new(),
            kept: None,
        }
    }

    /// The phrases with what they sound like. What was made before is taken from memory. `None` if `wanted`, which is
    /// asked before each phrase, says no.
    pub fn bank(
        &mut self,
        phrases: &[SpokenPhrase],
        model: &mut dyn FeatureModel,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Bank> {
        if self.pieces.len() > MOST_PIECES {
            self.pieces.clear();
        }
        let mut bank = Bank::default();
        for phrase in phrases {
            if !wanted() {
                return None;
            }
            let templates = self.said(phrase, model);
            bank.add(phrase.words.clone(), phrase.sense, templates);
        }
        Some(bank)
    }

    /// Phrases of whose words everything was made before, with what they sound like; the others are left out.
    pub fn known(&self, phrases: Vec<SpokenPhrase>) -> Bank {
        let mut bank = Bank::default();
        for phrase in phrases {
            let known = |place: &WordHalf| self.pieces.get(place).cloned();
            let halves: Option<Vec<_>> = places(&phrase).iter().map(known).collect();
            if let Some(halves) = halves {
                bank.add(phrase.words, phrase.sense, in_voices(&halves));
            }
        }
        bank
    }

    /// A phrase in each of the voices.
    pub fn said(&mut self, phrase: &SpokenPhrase, model: &mut dyn FeatureModel) -> Vec<Template> {
        let places = places(phrase);
        let is_missing = |place: &WordHalf| !self.pieces.contains_key(place);
        let first = places.iter().position(is_missing);
        if let (Some(first), Some(last)) = (first, places.iter().rposition(is_missing)) {
            self.make(phrase, &places, first..last + 1, model);
        }
        let halves: Vec<_> = places
            .iter()
            .filter_map(|place| self.pieces.get(place).cloned())
            .collect();
        in_voices(&halves)
    }

    /// Makes the halves of a stretch of a phrase in one go, in each of the voices, and keeps those that are new.
    fn make(
        &mut self,
        phrase: &SpokenPhrase,
        places: &[WordHalf],
        halves: Range<usize>,
        model: &mut dyn FeatureModel,
    ) {
        let words = phrase.words.iter();
        let words: Vec<_> = words
            .map(|word| self.word(&phrase.language, word))
            .collect();
        let mut made: Vec<Vec<Arc<Features>>> = vec![Vec::new(); halves.len()];
        for voice in 0..SPEAKERS.len() {
            let said: Option<Vec<Vec<f32>>> =
                words.iter().map(|ways| ways.get(voice).cloned()).collect();
            let Some(said) = said else { continue };
            let (window, frames) = stretch(&said, halves.clone());
            let Ok(features) = model.features(&window) else {
                continue;
            };
            let mut at = 0;
            for (half, frames) in made.iter_mut().zip(frames) {
                half.push(Arc::new(features.part(at, at + frames)));
                at += frames;
            }
        }
        for (place, made) in places[halves].iter().zip(made) {
            self.pieces.entry(place.clone()).or_insert(made);
        }
    }

    /// A word in each of the voices; fewer where no voice speaks the language.
    fn word(&mut self, language: &str, word: &str) -> Vec<Vec<f32>> {
        let key = (language.to_owned(), word.to_owned());
        if let Some(known) = self.words.get(&key) {
            return known.clone();
        }
        let ways: Vec<Vec<f32>> = SPEAKERS
            .into_iter()
            .filter_map(|speaking| self.spoken(language, word, speaking))
            .collect();
        self.words.insert(key, ways.clone());
        ways
    }

    fn spoken(&mut self, language: &str, word: &str, speaking: Speaking) -> Option<Vec<f32>> {
        let segment = Segment {
            language: language.to_owned(),
            text: word.to_owned(),
        };
        let delivery = Delivery {
            rate: RATE,
            pitch: 1.0,
            speaking,
        };
        let mut sound = Vec::new();
        let spoken = self.voice.speak(&segment, delivery, &mut |piece| {
            sound.extend(piece.iter().map(|&sample| f32::from(sample) / 32_768.0));
            ControlFlow::Continue(())
        });
        let sound = trimmed(&filtered(&self.filter, &sound));
        (spoken.is_ok() && !sound.is_empty()).then_some(sound)
    }
}

/// The halves of words as templates, one in each voice; a half that a voice cannot say leaves the voice out.
fn in_voices(halves: &[Vec<Arc<Features>>]) -> Vec<Template> {
    let in_voice = |voice: usize| -> Option<Template> {
        let halves = halves.iter().map(|half| half.get(voice).cloned());
        let halves: Vec<Arc<Features>> = halves.collect::<Option<_>>()?;
        Some(Template(halves.chunks(2).map(<[_]>::to_vec).collect()))
    };
    (0..SPEAKERS.len()).filter_map(in_voice).collect()
}

/// Sound of another rate at that of speech.
pub fn resampled(sound: &[f32], from_hz: u32) -> Vec<f32> {
    filtered(&Filter::between(from_hz, SPEECH_RATE_HZ), sound)
}

fn filtered(filter: &Filter, sound: &[f32]) -> Vec<f32> {
    let mut resampler = Resampler::new(filter);
    let mut out = Vec::new();
    resampler.push(sound, &mut out);
    resampler.finish(&mut out);
    out
}
