//! What the phrases sound like: words in the program's own voice, joined, as features.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::PathBuf;

use crate::adapters::audio::SAMPLE_RATE_HZ;
use crate::adapters::audio::resample::{Filter, Resampler};
use crate::adapters::speech::{Delivery, Embedded, Segment, Speaking};
use crate::listening::{
    Bank, FeatureModel, SPEECH_RATE_HZ, SpokenPhrase, Template, joined, prepared, trimmed,
};

/// The voices in which each phrase is said.
const SPEAKERS: [Speaking; 3] = [Speaking::Plain, Speaking::High, Speaking::Low];

/// How fast the phrases are said: a little slower than the normal rate.
const RATE: f32 = 1.0;

/// The silence between two words.
const GAP_MS: usize = 20;

/// The phrases that are kept; each of them has about 10 kB.
const MOST_PHRASES: usize = 4_000;

/// The distance of two frames of features in samples.
const HOP: usize = 1_280;

/// Phrases as they sound, kept from turn to turn.
pub struct Templates {
    voice: Embedded,
    filter: Filter,
    words: HashMap<(String, String), Vec<Vec<f32>>>,
    phrases: HashMap<(String, Vec<String>), Vec<Template>>,
}

impl Templates {
    /// Nothing yet. `cache_dir` is where the data of the embedded voice is unpacked.
    pub fn new(cache_dir: Option<PathBuf>) -> Self {
        Self {
            voice: Embedded::new(cache_dir),
            filter: Filter::between(SAMPLE_RATE_HZ, SPEECH_RATE_HZ),
            words: HashMap::new(),
            phrases: HashMap::new(),
        }
    }

    /// The phrases with what they sound like. What was made before is taken from memory. `None` if `wanted`, which is
    /// asked after each phrase, says no.
    pub fn bank(
        &mut self,
        phrases: &[SpokenPhrase],
        model: &mut dyn FeatureModel,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Bank> {
        if self.phrases.len() + phrases.len() > MOST_PHRASES {
            self.phrases.clear();
        }
        let mut bank = Bank::default();
        for phrase in phrases {
            if !wanted() {
                return None;
            }
            let key = (phrase.language.clone(), phrase.words.clone());
            let templates = if let Some(known) = self.phrases.get(&key) {
                known.clone()
            } else {
                let made = self.made(phrase, model);
                self.phrases.insert(key, made.clone());
                made
            };
            bank.add(phrase.words.clone(), phrase.sense, templates);
        }
        Some(bank)
    }

    /// A phrase in each of the voices.
    fn made(&mut self, phrase: &SpokenPhrase, model: &mut dyn FeatureModel) -> Vec<Template> {
        let words = phrase.words.iter();
        let words: Vec<Vec<Vec<f32>>> = words
            .map(|word| self.word(&phrase.language, word))
            .collect();
        let in_voice = |at: usize| {
            let words = words.iter().map(|ways| ways.get(at).cloned());
            let (sound, starts) = joined(&words.collect::<Option<Vec<_>>>()?, GAP_MS);
            let features = model.features(&prepared(&sound)).ok()?;
            let borders = starts
                .into_iter()
                .map(|start| (start / HOP).min(features.len()));
            let borders = borders.collect();
            Some(Template { features, borders })
        };
        (0..SPEAKERS.len()).filter_map(in_voice).collect()
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
