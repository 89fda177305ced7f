//! Half a word beside its neighbour: what phrases share, and strands of words in which many of them are heard.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;

use crate::listening::{HOP, SPEECH_RATE_HZ, SpokenPhrase};

/// The silence between two words.
pub(super) const GAP_MS: usize = 20;

/// The same in samples.
const GAP: usize = GAP_MS * SPEECH_RATE_HZ as usize / 1_000;

/// Half a window of the model: what sounds farther away does not change a frame.
const HALF: usize = 6_200;

/// Frames of silence between two phrases: the word before it has the first, from whose middle it is half a window to the
/// next word.
const SILENCE: usize = 5;

/// So many words are heard in one go, about six seconds: more of them would keep waiting what was said meanwhile.
const LONGEST: usize = 12;

/// Which half of a word a neighbour changes: the first one that before it, the second one that behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Half {
    Begins,
    Ends,
}

/// A word, or the silence before and behind a phrase.
pub(super) type Sounding = Option<String>;

/// Half a word beside its neighbour, in one language.
pub(super) type WordHalf = (String, [Sounding; 2], Half);

/// The halves of the words of a phrase, each beside its neighbour.
pub(super) fn places(phrase: &SpokenPhrase) -> Vec<WordHalf> {
    let words: Vec<Sounding> = phrase.words.iter().cloned().map(Some).collect();
    places_of(&phrase.language, &words)
}

fn places_of(language: &str, words: &[Sounding]) -> Vec<WordHalf> {
    let mut places = Vec::new();
    for (at, word) in words.iter().enumerate().filter(|(_, word)| word.is_some()) {
        let before = at.checked_sub(1).and_then(|at| words[at].clone());
        let behind = words.get(at + 1).cloned().flatten();
        let language = || language.to_owned();
        places.push((language(), [before, word.clone()], Half::Begins));
        places.push((language(), [word.clone(), behind], Half::Ends));
    }
    places
}

/// Words of one language that are said behind each other, with silence at both ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Strand {
    pub(super) language: String,
    pub(super) words: Vec<Sounding>,
}

impl Strand {
    /// The halves that are heard in it.
    pub(super) fn places(&self) -> Vec<WordHalf> {
        places_of(&self.language, &self.words)
    }
}

/// Strands in which all these halves are heard, most of them once: a strand goes on wherever a word has a neighbour that
/// is still wanted, in the order of the halves.
pub(super) fn strands(halves: impl IntoIterator<Item = WordHalf>) -> Vec<Strand> {
    let mut languages: BTreeMap<String, BTreeMap<Sounding, VecDeque<Sounding>>> = BTreeMap::new();
    for (language, [word, next], _) in halves {
        let ways = languages.entry(language).or_default();
        let ways = ways.entry(word).or_default();
        if !ways.contains(&next) {
            ways.push_back(next);
        }
    }
    let mut strands = Vec::new();
    for (language, mut ways) in languages {
        let mut words: Vec<Sounding> = Vec::new();
        let mut at = None;
        loop {
            let next = ways.get_mut(&at).and_then(VecDeque::pop_front);
            ways.retain(|_, ways| !ways.is_empty());
            // Where nothing is wanted behind a word, any other one that has a neighbour is said there.
            let Some(next) = next.or_else(|| ways.keys().next().cloned()) else {
                break;
            };
            if words.len() >= LONGEST {
                let next_begins = at.map(Some).into_iter().collect();
                let words = std::mem::replace(&mut words, next_begins);
                strands.push(whole(&language, words));
            }
            words.push(next.clone());
            at = next;
        }
        strands.push(whole(&language, words));
    }
    strands
}

fn whole(language: &str, mut words: Vec<Sounding>) -> Strand {
    // There is silence at both ends as it is.
    words.pop_if(|last| last.is_none());
    Strand {
        language: language.to_owned(),
        words,
    }
}

/// What the model must hear of the words of a strand, and which frames are those of each half. Words begin where frames
/// begin: the silence before one is up to 40 ms longer or shorter.
pub(super) fn laid_out(words: &[Option<&[f32]>]) -> (Vec<f32>, Vec<Range<usize>>) {
    let mut halves = Vec::new();
    let mut window = vec![0.0; HALF];
    let mut begin = 0;
    for (at, word) in words.iter().enumerate() {
        let Some(word) = word else {
            begin += SILENCE;
            continue;
        };
        let frames = ((word.len() + GAP + HOP / 2) / HOP).max(2);
        // Where there is no word behind it, its last frame has silence to end in.
        let is_last = !matches!(words.get(at + 1), Some(Some(_)));
        let (middle, end) = (begin + frames / 2, begin + frames);
        halves.push(begin..middle);
        halves.push(middle..end + usize::from(is_last));
        window.resize(HALF + begin * HOP, 0.0);
        window.extend_from_slice(word);
        begin = end;
    }
    let frames = halves.last().map_or(0, |last| last.end);
    window.resize(2 * HALF + frames.saturating_sub(1) * HOP, 0.0);
    (window, halves)
}
