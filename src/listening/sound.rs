//! Sound before it becomes features: without silence around it, and at one level.

use std::time::Duration;

/// Samples a second of all sound that is listened to.
pub const SPEECH_RATE_HZ: u32 = 16_000;

/// A frame of 10 ms.
const FRAME: usize = SPEECH_RATE_HZ as usize / 100;

/// What is quieter than the loudest frame by this factor, 35 dB, is silence around the words.
const SILENCE: f32 = 0.0178;

/// The level to which all is brought, the root of the mean square, as a part of full scale.
const LEVEL: f32 = 0.1;

/// The silence before and behind the words, so that the window of the model, 775 ms, begins and ends with them.
const AROUND: usize = 6_200;

/// A level below which nobody has spoken into the microphone (-50 dB of full scale).
const SOFTEST: f32 = 0.003;

/// The part of samples at full scale from which on words are clipped.
const CLIPPED: f32 = 0.002;

/// How loud what came from the microphone is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Loudness {
    /// Nobody has spoken, or the microphone is turned down.
    TooSoft,
    /// As it is wanted.
    Good,
    /// Louder than the microphone can say.
    Clipping,
}

/// How loud sound is, by its loudest tenth of a second.
pub fn loudness(sound: &[f32]) -> Loudness {
    let clipped = sound.iter().filter(|x| x.abs() >= 0.99).count();
    let loudest = sound.chunks(10 * FRAME).map(level).fold(0.0, f32::max);
    if sound.is_empty() || loudest < SOFTEST {
        Loudness::TooSoft
    } else if clipped as f32 > CLIPPED * sound.len() as f32 {
        Loudness::Clipping
    } else {
        Loudness::Good
    }
}

/// The words without the silence around them, but for 30 ms, at the common level.
pub fn trimmed(sound: &[f32]) -> Vec<f32> {
    let frames: Vec<f32> = sound.chunks(FRAME).map(level).collect();
    let loudest = frames.iter().copied().fold(0.0, f32::max);
    let is_loud = |level: &f32| *level > loudest * SILENCE;
    let (Some(first), Some(last)) = (
        frames.iter().position(is_loud),
        frames.iter().rposition(is_loud),
    ) else {
        return Vec::new();
    };
    let from = first.saturating_sub(2) * FRAME;
    let to = ((last + 3) * FRAME).min(sound.len());
    let words = &sound[from..to];
    let gain = LEVEL / level(words).max(f32::EPSILON);
    words.iter().map(|x| x * gain).collect()
}

/// The frames with which a sound begins, 80 ms: in a "p" or "t" nothing is heard for as long.
const BEGINNING: usize = 8;

/// Louder than this part of the loudest frame, 26 dB less, somebody speaks.
const SPEAKS: f32 = 0.05;

/// So much louder than what is heard between the words speech is.
const ABOVE_NOISE: f32 = 3.0;

/// Whether somebody speaks already when the sound begins, so that his first word may lack its beginning. A noise that is
/// there all the time is no speech.
pub fn begins_at_once(sound: &[f32], rate_hz: u32) -> bool {
    let frame = (rate_hz as usize / 100).max(1);
    let mut frames: Vec<f32> = sound.chunks(frame).map(level).collect();
    let first = frames.iter().take(BEGINNING).copied().fold(0.0, f32::max);
    frames.sort_by(f32::total_cmp);
    let quiet = frames.get(frames.len() / 10).copied().unwrap_or_default();
    let loudest = frames.last().copied().unwrap_or_default();
    loudest >= SOFTEST && first > loudest * SPEAKS && first > quiet * ABOVE_NOISE
}

/// Until which moment all that a microphone hears has come. Each arrival is a moment and how many samples had come by then.
/// What is whole is as long as the time that it took; a server that begins late has lost nothing, and neither has one that is
/// late once, for that is made up for by what comes next.
pub fn heard_until(arrivals: &[(Duration, usize)], rate_hz: u32) -> Duration {
    let all = arrivals.last().map_or(0, |(_, samples)| *samples);
    let came_behind = |samples: &usize| all.saturating_sub(*samples) as f32 / rate_hz.max(1) as f32;
    let ends = arrivals
        .iter()
        .map(|(at, samples)| *at + Duration::from_secs_f32(came_behind(samples)));
    ends.min().unwrap_or_default()
}

/// Words behind each other, each trimmed, with silence of `gap_ms` between them.
pub fn joined(words: &[Vec<f32>], gap_ms: usize) -> Vec<f32> {
    words.join(vec![0.0; gap_ms * FRAME / 10].as_slice())
}

/// What is given to the model: the words, with silence before and behind them.
pub fn prepared(words: &[f32]) -> Vec<f32> {
    let mut sound = vec![0.0; AROUND];
    let gain = LEVEL / level(words).max(f32::EPSILON);
    sound.extend(words.iter().map(|x| x * gain));
    sound.resize(sound.len() + AROUND, 0.0);
    sound
}

fn level(sound: &[f32]) -> f32 {
    let sum: f32 = sound.iter().map(|x| x * x).sum();
    (sum / sound.len().max(1) as f32).sqrt()
}
