//! Half a word beside its neighbour: what phrases share.

use crate::listening::{HOP, SPEECH_RATE_HZ, SpokenPhrase, joined};

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

impl Half {
    /// What the model must hear for the frames of this half of a word beside its neighbour: the left word is the
    /// neighbour of one that begins, the right word that of one that ends.
    pub(super) fn window(self, left: Vec<f32>, right: Vec<f32>) -> Vec<f32> {
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
