//! What the phrases sound like: words in the program's own voice, joined, as features.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::kept::{self, HalvesMade};
use super::place::{GAP_MS, Strand, WordHalf, laid_out, places, strands};
use crate::adapters::audio::SAMPLE_RATE_HZ;
use crate::adapters::audio::resample::{Filter, Resampler};
use crate::adapters::speech::{Delivery, Embedded, Segment, Speaking};
use crate::listening::{
    Bank, Centre, FeatureModel, Features, SPEECH_RATE_HZ, SpokenPhrase, Template, trimmed,
};

/// The voices in which each phrase is said.
const SPEAKERS: [Speaking; 3] = [Speaking::Plain, Speaking::High, Speaking::Low];

/// How fast the phrases are said: 150 words a minute, as people speak into a microphone.
const RATE: f32 = 0.857;

/// The words that are kept, each as it sounds between two others: at most 50 MB.
const MOST_PIECES: usize = 8_000;

/// So many strands are made at once, so that two threads have the same to do.
const TOGETHER: usize = 2;

/// The words as sound, each in all voices: at most 30 MB.
const MOST_WORDS: usize = 300;

/// The file of a folder in which they are kept.
pub fn kept_at(cache_dir: &Path) -> PathBuf {
    cache_dir.join("listening.pieces")
}

/// How words are said: what was said otherwise is made anew.
fn manner() -> String {
    format!("strands {SPEAKERS:?} {RATE} {GAP_MS}")
}

/// Words as they sound, kept from turn to turn.
pub struct Templates {
    voice: Embedded,
    filter: Filter,
    words: HashMap<(String, String), Vec<Vec<f32>>>,
    pieces: HalvesMade,
    /// What all pieces in each of the voices have in common.
    centres: [Centre; SPEAKERS.len()],
    /// Where the pieces are kept, and how many of them are there.
    kept: Option<(PathBuf, usize)>,
}

impl Templates {
    /// What was made before and is kept in this folder, where the data of the embedded voice is unpacked, too.
    pub fn kept_in(cache_dir: Option<PathBuf>) -> Self {
        let path = cache_dir.as_deref().map(kept_at);
        let mut templates = Self::new(cache_dir);
        if let Some(path) = path {
            let kept = kept::read(&path, &manner()).into_iter();
            kept.for_each(|(place, made)| templates.take(place, made));
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
            centres: Default::default(),
            kept: None,
        }
    }

    /// The phrases with what they sound like. What was made before is taken from memory. `None` if `wanted`, which is
    /// asked before each piece of work, says no.
    pub fn bank(
        &mut self,
        phrases: &[SpokenPhrase],
        model: &mut dyn FeatureModel,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Bank> {
        self.make(phrases, model, wanted)
            .then(|| self.known(phrases))
    }

    /// The phrases with what they sound like; those of which not everything was made before are never heard.
    pub fn known(&self, phrases: &[SpokenPhrase]) -> Bank {
        let centres = self.centres.each_ref().map(of_voice);
        // Half a word in all voices, without what each of them has in common.
        let centred = |made: &[Arc<Features>]| -> Vec<Arc<Features>> {
            let voices = centres.iter().zip(made);
            voices
                .map(|(centre, half)| Arc::new(centre.taken_from(half)))
                .collect()
        };
        let mut bank = Bank::default();
        let mut sounding: HashMap<&WordHalf, Vec<Arc<Features>>> = HashMap::new();
        for phrase in phrases {
            let places = places(phrase);
            let halves = places.iter().map(|place| {
                let (place, made) = self.pieces.get_key_value(place)?;
                let sounds = sounding.entry(place).or_insert_with(|| centred(made));
                Some(sounds.clone())
            });
            let templates = halves.collect::<Option<Vec<_>>>().map(|it| in_voices(&it));
            let templates = templates.unwrap_or_default();
            bank.add(phrase.words.clone(), phrase.sense, templates);
        }
        bank
    }

    /// What a voice is expected to have in common of which nothing was heard.
    pub fn expected(&self) -> Centre {
        of_voice(&self.centres[0])
    }

    /// Keeps half a word in all voices.
    fn take(&mut self, place: WordHalf, made: Vec<Arc<Features>>) {
        if self.pieces.contains_key(&place) {
            return;
        }
        for (centre, half) in self.centres.iter_mut().zip(&made) {
            centre.hear(half);
        }
        self.pieces.insert(place, made);
    }

    /// Makes what is missing of some phrases; whether all of it was made. `wanted` is asked before each piece of work.
    pub fn make(
        &mut self,
        phrases: &[SpokenPhrase],
        model: &mut dyn FeatureModel,
        wanted: &dyn Fn() -> bool,
    ) -> bool {
        if self.pieces.len() > MOST_PIECES {
            self.pieces.clear();
        }
        if self.words.len() > MOST_WORDS {
            self.words.clear();
        }
        let mut missing = Vec::new();
        for place in phrases.iter().flat_map(places) {
            if self.pieces.contains_key(&place) {
                continue;
            }
            if !wanted() {
                return false;
            }
            if self.can_say(&place) {
                missing.push(place);
            } else {
                self.pieces.insert(place, Vec::new());
            }
        }
        for strands in strands(missing).chunks(TOGETHER) {
            if !wanted() {
                return false;
            }
            self.say(strands, model);
        }
        true
    }

    /// Makes the halves of some strands in each of the voices, and keeps those that are new. Where the model fails nothing is
    /// kept.
    fn say(&mut self, strands: &[Strand], model: &mut dyn FeatureModel) {
        let mut windows = Vec::new();
        let mut halves = Vec::new();
        for strand in strands {
            for voice in 0..SPEAKERS.len() {
                let said = strand.words.iter().map(|word| {
                    let key = (strand.language.clone(), word.clone()?);
                    self.words.get(&key)?.get(voice).map(Vec::as_slice)
                });
                let (window, ranges) = laid_out(&said.collect::<Vec<_>>());
                windows.push(window);
                halves.push(ranges);
            }
        }
        let Ok(heard) = model.features_of_all(&windows) else {
            return;
        };
        let heard: Vec<_> = heard.iter().zip(halves).collect();
        for (strand, voices) in strands.iter().zip(heard.chunks(SPEAKERS.len())) {
            for (at, place) in strand.places().into_iter().enumerate() {
                let made = voices.iter().filter_map(|(features, halves)| {
                    let half = halves.get(at)?;
                    Some(Arc::new(features.part(half.start, half.end)))
                });
                let made = made.collect();
                self.take(place, made);
            }
        }
    }

    /// Whether all voices can say the words of half a word and its neighbour.
    fn can_say(&mut self, (language, words, _): &WordHalf) -> bool {
        let mut words = words.iter().flatten();
        words.all(|word| self.word(language, word) == SPEAKERS.len())
    }

    /// In how many of the voices a word is there; fewer where no voice speaks the language.
    fn word(&mut self, language: &str, word: &str) -> usize {
        let key = (language.to_owned(), word.to_owned());
        if let Some(known) = self.words.get(&key) {
            return known.len();
        }
        let ways = SPEAKERS.into_iter();
        let ways = ways.filter_map(|speaking| self.spoken(language, word, speaking));
        let ways: Vec<Vec<f32>> = ways.collect();
        let count = ways.len();
        self.words.insert(key, ways);
        count
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

/// What a voice of the program has in common, of which nothing else is expected.
fn of_voice(heard: &Centre) -> Centre {
    heard.expecting(&Centre::default())
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
