//! What is left of sound for comparing.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// The distance of two frames in samples: 80 ms.
pub const HOP: usize = 1_280;

/// The numbers of one frame.
pub const DIMENSIONS: usize = 96;

/// Why sound did not become features.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelFault {
    /// The sound is shorter than one window of the model.
    TooShort,
    /// The model failed on it.
    Failed,
}

/// What makes features of sound.
pub trait FeatureModel {
    /// The features of sound of 16 kHz, one channel, full scale 1.
    ///
    /// # Errors
    /// When the sound is too short, or the model fails.
    fn features(&mut self, sound: &[f32]) -> Result<Features, ModelFault>;

    /// The same for several sounds, as fast as the machine can.
    ///
    /// # Errors
    /// As for one.
    fn features_of_all(&mut self, sounds: &[Vec<f32>]) -> Result<Vec<Features>, ModelFault> {
        sounds.iter().map(|sound| self.features(sound)).collect()
    }
}

/// A sequence of frames, each a vector of length one, or of zeros.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Features(Vec<[f32; DIMENSIONS]>);

impl Features {
    /// Features of frames, which are brought to length one. What is not a number counts as zero.
    pub fn new(frames: impl IntoIterator<Item = [f32; DIMENSIONS]>) -> Self {
        Self(frames.into_iter().map(of_length_one).collect())
    }

    /// The frames.
    pub fn frames(&self) -> &[[f32; DIMENSIONS]] {
        &self.0
    }

    /// How many frames there are.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The frames from one to before another; what lies outside is left out.
    pub fn part(&self, from: usize, to: usize) -> Self {
        let to = to.min(self.0.len());
        Self(self.0[from.min(to)..to].to_vec())
    }

    /// The frames as text: numbers of 16 bits, in base64.
    pub fn write(&self) -> String {
        let numbers = self.0.iter().flatten();
        let bytes = numbers.flat_map(|x| ((x * 32_767.0).round() as i16).to_le_bytes());
        STANDARD.encode(bytes.collect::<Vec<u8>>())
    }

    /// Reads what [`Features::write`] has written; `None` if it cannot have written it, or there is no frame.
    pub fn read(text: &str) -> Option<Self> {
        let bytes = STANDARD.decode(text).ok()?;
        let (frames, rest) = bytes.as_chunks::<{ 2 * DIMENSIONS }>();
        if !rest.is_empty() || frames.is_empty() {
            return None;
        }
        let number = |frame: &[u8; 2 * DIMENSIONS], at: usize| {
            f32::from(i16::from_le_bytes([frame[2 * at], frame[2 * at + 1]])) / 32_767.0
        };
        let frame = |frame: &[u8; 2 * DIMENSIONS]| {
            std::array::from_fn::<f32, DIMENSIONS, _>(|at| number(frame, at))
        };
        Some(Self::new(frames.iter().map(frame)))
    }

    /// Adds the frames of others behind these.
    pub fn append(&mut self, others: &Self) {
        self.0.extend_from_slice(&others.0);
    }
}

/// The frames of a word of so many samples that was said alone: those of the silence behind it are left out, so that
/// another word can follow.
pub fn alone(features: &Features, samples: usize) -> Features {
    features.part(0, ((samples + HOP / 2) / HOP).max(2))
}

fn of_length_one(frame: [f32; DIMENSIONS]) -> [f32; DIMENSIONS] {
    let frame = frame.map(|x| if x.is_finite() { x } else { 0.0 });
    let length = frame.iter().map(|x| x * x).sum::<f32>().sqrt();
    if length > 0.0 && length.is_finite() {
        frame.map(|x| x / length)
    } else {
        [0.0; DIMENSIONS]
    }
}
