//! How a voice says what it says.

use std::time::Duration;

pub use crate::protocol::settings::sound::Speaking;

use crate::adapters::audio::{Pcm, frames};

/// The rate, the pitch and the voice with which a text is said.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Delivery {
    /// How fast, as a multiple of the normal rate, 0.8 to 3.
    pub rate: f32,
    /// How high, as a multiple of the voice's own pitch, 0.5 to 1.5.
    pub pitch: f32,
    /// Whose voice it is.
    pub speaking: Speaking,
}

impl Default for Delivery {
    fn default() -> Self {
        Self::from(1.0)
    }
}

impl From<f32> for Delivery {
    /// The plain voice at a rate.
    fn from(rate: f32) -> Self {
        Self {
            rate,
            pitch: 1.0,
            speaking: Speaking::Plain,
        }
    }
}

impl Delivery {
    /// The rate in words per minute, the whole number that a synthesiser takes.
    pub fn words_per_minute(self) -> i32 {
        (NORMAL_WPM * within_rates(self.rate)).round() as i32
    }

    /// The pitch as eSpeak NG counts it: 0 to 100, and 50 is the voice's own.
    pub fn espeak_pitch(self) -> i32 {
        let pitch = if self.pitch.is_nan() { 1.0 } else { self.pitch };
        (50.0 + (pitch.clamp(0.5, 1.5) - 1.0) * 100.0).round() as i32
    }

    /// The port has no voices but the plain one: the others are that voice, shifted by this factor with its formants.
    pub const fn port_shift(self) -> f64 {
        match self.speaking {
            Speaking::Plain => 1.0,
            Speaking::Low => 0.88,
            Speaking::Deep => 0.76,
            Speaking::High => 1.2,
            Speaking::Bright => 1.4,
        }
    }

    /// The variant of eSpeak NG's voices, after the name of the language.
    pub const fn espeak_variant(self) -> &'static str {
        match self.speaking {
            Speaking::Plain => "",
            Speaking::Low => "+m3",
            Speaking::Deep => "+m7",
            Speaking::High => "+f2",
            Speaking::Bright => "+linda",
        }
    }
}

/// The rates at which a voice can speak, as multiples of its normal rate.
pub const RATES: std::ops::RangeInclusive<f32> = 0.8..=3.0;

/// The normal rate, in words per minute, as both eSpeak NG and its port count them.
const NORMAL_WPM: f32 = 175.0;

/// The silence between two segments at the normal rate.
const PAUSE: Duration = Duration::from_millis(90);

/// A rate within [`RATES`]; what is no number is the normal rate.
pub fn within_rates(rate: f32) -> f32 {
    if rate.is_nan() {
        1.0
    } else {
        rate.clamp(*RATES.start(), *RATES.end())
    }
}

/// The silence between two segments.
pub fn pause(rate: f32) -> Pcm {
    let pause = PAUSE.div_f32(within_rates(rate));
    vec![0; frames(pause.as_millis() as u32)].into()
}
