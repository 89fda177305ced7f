//! What all that one voice says has in common. It tells of the voice and of the microphone, and nothing of the words:
//! where it is taken away, one word said by two people is nearer to itself.

use super::features::{DIMENSIONS, Features};

/// What is expected of a voice counts like so many frames that were heard.
const EXPECTED: f32 = 20.0;

/// What was heard counts like so many frames at most, so that another microphone is known soon.
const MOST: f32 = 400.0;

/// The mean of the frames of one voice.
#[derive(Clone, Debug, PartialEq)]
pub struct Centre {
    mean: [f32; DIMENSIONS],
    frames: f32,
}

impl Default for Centre {
    /// That of a voice of which nothing was heard.
    fn default() -> Self {
        Self {
            mean: [0.0; DIMENSIONS],
            frames: 0.0,
        }
    }
}

impl Centre {
    /// Hears more of the voice.
    pub fn hear(&mut self, said: &Features) {
        for frame in said.frames() {
            self.frames += 1.0;
            for (mean, x) in self.mean.iter_mut().zip(frame) {
                *mean += (x - *mean) / self.frames;
            }
        }
    }

    /// That of a player who says this as well. What he said long ago counts less than what he says now.
    pub fn of_player(&mut self, said: &Features, expected: &Self) -> Self {
        self.hear(said);
        self.frames = self.frames.min(MOST);
        self.expecting(expected)
    }

    /// That of a voice of which this is expected, as long as little of it was heard: a word that is the only one would
    /// lose what makes it that word.
    pub fn expecting(&self, expected: &Self) -> Self {
        let frames = self.frames + EXPECTED;
        let mean = |at| (self.mean[at] * self.frames + expected.mean[at] * EXPECTED) / frames;
        Self {
            mean: std::array::from_fn(mean),
            frames,
        }
    }

    /// What the voice says, without what all of it has in common.
    pub fn taken_from(&self, said: &Features) -> Features {
        let rest = |frame: &[f32; DIMENSIONS]| std::array::from_fn(|at| frame[at] - self.mean[at]);
        Features::new(said.frames().iter().map(rest))
    }
}
