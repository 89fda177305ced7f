//! Half a word beside its neighbour: what phrases share.

use std::ops::Range;

use crate::listening::{HOP, SPEECH_RATE_HZ, SpokenPhrase};

/// The silence between two words.
pub(super) const GAP_MS: usize = 20;

/// The same in samples.
const GAP: usize = GAP_MS * SPEECH_RATE_HZ as usize / 1_000;

/// Half a window of the model: what sounds farther away does not change a frame.
const HALF: usize = 6_200;

/// Which half of a word a neighbour changes: the first one that before it, the second one that behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Half {
    Begins,
    Ends,
}

/// Half a word beside its neighbour, in one language.
pub(super) type WordHalf = (String, [Option<String>; 2], Half);

/// The halves of the words of a phrase, each beside its neighbour.
pub(super) fn places(phrase: &SpokenPhrase) -> Vec<WordHalf> {
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

/// What the model must hear for some halves of the words of a phrase, from one to before another one, and how many frames
/// each of these halves has. Words begin where frames begin: the silence before one is up to 40 ms longer or shorter.
pub(super) fn stretch(words: &[Vec<f32>], halves: Range<usize>) -> (Vec<f32>, Vec<usize>) {
    let mut borders = vec![0];
    let mut begin = 0;
    for (at, word) in words.iter().enumerate() {
        let frames = ((word.len() + GAP + HOP / 2) / HOP).max(2);
        // Behind the last word there is no silence before another one.
        let is_last = at + 1 == words.len();
        borders.push(begin + frames / 2);
        borders.push(begin + frames + usize::from(is_last));
        begin += frames;
    }
    let (first, end) = (borders[halves.start], borders[halves.end]);
    let mut window = vec![0.0; 2 * HALF + (end - first).saturating_sub(1) * HOP];
    for (at, word) in words.iter().enumerate() {
        let begin = HALF + borders[2 * at] * HOP;
        for (sample, behind) in word.iter().zip(begin..) {
            let place = behind.checked_sub(first * HOP);
            if let Some(there) = place.and_then(|place| window.get_mut(place)) {
                *there += sample;
            }
        }
    }
    let frames = halves.map(|half| borders[half + 1] - borders[half]);
    (window, frames.collect())
}
