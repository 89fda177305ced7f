//! What the phrases sound like: words in the program's own voice, joined, as features.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use crate::adapters::audio::SAMPLE_RATE_HZ;
use crate::adapters::audio::resample::{Filter, Resampler};
use crate::adapters::speech::{Delivery, Embedded, Segment, Speaking};
use crate::listening::{
    Bank, FeatureModel, Features, HOP, SPEECH_RATE_HZ, SpokenPhrase, Template, joined, trimmed,
};

/// The voices in which each phrase is said.
const SPEAKERS: [Speaking; 3] = [Speaking::Plain, Speaking::High, Speaking::Low];

/// How fast the phrases are said: 150 words a minute, as people speak into a microphone.
const RATE: f32 = 0.857;

/// The silence between two words.
const GAP_MS: usize = 20;

/// The same in samples.
const GAP: usize = GAP_MS * SPEECH_RATE_HZ as usize / 1_000;

/// The words that are kept, each as it sounds between two others: at most 50 MB.
const MOST_PIECES: usize = 8_000;

/// Half a window of the model: what sounds farther away does not change a frame.
const HALF: usize = 6_200;

/// Which half of a word a neighbour changes: the first one that before it, the second one that behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Half {
    Begins,
    Ends,
}

/// Half a word beside its neighbour, in one language.
type Place = (String, [Option<String>; 2], Half);

/// Words as they sound, kept from turn to turn.
pub struct Templates {
    voice: Embedded,
    filter: Filter,
    words: HashMap<(String, String), Vec<Vec<f32>>>,
    pieces: HashMap<Place, Vec<Arc<Features>>>,
}

impl Templates {
    /// Nothing yet. `cache_dir` is where the data of the embedded voice is unpacked.
    pub fn new(cache_dir: Option<PathBuf>) -> Self {
        Self {
            voice: Embedded::new(cache_dir),
            filter: Filter::between(SAMPLE_RATE_HZ, SPEECH_RATE_HZ),
            words: HashMap::new(),
            pieces: HashMap::new(),
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
            let known = |place: &Place| self.pieces.get(place).cloned();
            let halves: Option<Vec<_>> = places(&phrase).iter().map(known).collect();
            if let Some(halves) = halves {
                bank.add(phrase.words, phrase.sense, in_voices(&halves));
            }
        }
        bank
    }

    /// A phrase in each of the voices.
    pub fn said(&mut self, phrase: &SpokenPhrase, model: &mut dyn FeatureModel) -> Vec<Template> {
        let places = places(phrase).into_iter();
        let halves: Vec<_> = places.map(|place| self.half(place, model)).collect();
        in_voices(&halves)
    }

    /// A half of a word as it sounds beside its neighbour, in each of the voices.
    fn half(&mut self, place: Place, model: &mut dyn FeatureModel) -> Vec<Arc<Features>> {
        if let Some(known) = self.pieces.get(&place) {
            return known.clone();
        }
        let (language, pair, half) = &place;
        let ways =
            [&pair[0], &pair[1]].map(|word| word.as_ref().map(|word| self.word(language, word)));
        let in_voice = |voice: usize| {
            let in_voice = |ways: &Option<Vec<Vec<f32>>>| match ways {
                Some(ways) => ways.get(voice).cloned(),
                None => Some(Vec::new()),
            };
            let [left, right] = ways.each_ref().map(in_voice);
            let features = model.features(&half.window(left?, right?)).ok()?;
            Some(Arc::new(features))
        };
        let made: Vec<Arc<Features>> = (0..SPEAKERS.len()).filter_map(in_voice).collect();
        self.pieces.insert(place, made.clone());
        made
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

/// The halves of the words of a phrase, each beside its neighbour.
fn places(phrase: &SpokenPhrase) -> Vec<Place> {
    let words = &phrase.words;
    let mut places = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| words.get(at)).cloned();
        let behind = words.get(at + 1).cloned();
        let language = || phrase.language.clone();
        places.push((language(), [before, Some(word.clone())], Half::Begins));
        places.push((language(), [Some(word.clone()), behind], Half::Ends));
    }
    places
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

impl Half {
    /// What the model must hear for the frames of this half of a word beside its neighbour: the left word is the
    /// neighbour of one that begins, the right word that of one that ends.
    fn window(self, left: Vec<f32>, right: Vec<f32>) -> Vec<f32> {
        let length = match self {
            Self::Begins => right.len(),
            Self::Ends => left.len(),
        };
        let frames = ((length + GAP + HOP / 2) / HOP).max(2);
        let is_last = right.is_empty();
        let (sound, starts) = joined(&[left, right], GAP_MS);
        let (start, frames) = match self {
            Self::Begins => (starts[1], frames / 2),
            // Behind the last word there is no silence before another one.
            Self::Ends => (frames / 2 * HOP, frames.div_ceil(2) + usize::from(is_last)),
        };
        let silence = HALF.saturating_sub(start);
        let end = start + (frames - 1) * HOP + HALF;
        let mut window = vec![0.0; silence];
        window.extend_from_slice(
            &sound[(start + silence).saturating_sub(HALF).min(sound.len())..end.min(sound.len())],
        );
        window.resize(2 * HALF + (frames - 1) * HOP, 0.0);
        window
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
