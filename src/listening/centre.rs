//! What all that one voice says has in common. It tells of the voice and of the microphone, and nothing of the words:
//! where most of it is taken away, one word said by two people is nearer to itself.

use super::features::{DIMENSIONS, Features};

/// So much of it is taken away: without all of it, a word that is said alone would lose what makes it that word.
const SHARE: f32 = 0.8;

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

    /// What the voice says, without most of what all of it has in common.
    pub fn taken_from(&self, said: &Features) -> Features {
        let rest =
            |frame: &[f32; DIMENSIONS]| std::array::from_fn(|at| frame[at] - SHARE * self.mean[at]);
        Features::new(said.frames().iter().map(rest))
    }

    /// The same of a player, who is heard meanwhile; at first he is `expected` to have this in common.
    pub fn taken_from_player(&mut self, said: &Features, expected: &Self) -> Features {
        if self.frames == 0.0 {
            self.mean = expected.mean;
            self.frames = expected.frames.min(EXPECTED);
        }
        self.hear(said);
        self.frames = self.frames.min(MOST);
        self.taken_from(said)
    }
}
