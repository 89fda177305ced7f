//! From one sample rate to another, by a polyphase windowed-sinc filter: from a synthesiser's to the mixer's, and from a
//! microphone's to that of speech.
//!
//! The ratio is a fixed small fraction (22,050 to 48,000 Hz is 320 to 147), so each output sample is one dot product with
//! one of 320 precomputed phases of the same filter. That is all a resampling library would do here.

use std::f64::consts::PI;
use std::sync::Arc;

use super::SAMPLE_RATE_HZ;
use crate::listening::dot_product;

/// Samples of the lower rate that one output sample is made of: a multiple of eight.
const TAPS: usize = 32;

/// The pass band, as a part of what both rates can carry.
const PASS: f64 = 0.94;

/// The shape of the Kaiser window; 8 keeps images about 80 dB below the signal.
const KAISER_BETA: f64 = 8.0;

/// The phases of the filter between two sample rates; cheap to clone.
#[derive(Clone)]
pub struct Filter {
    phases: Arc<[Vec<f32>]>,
    /// Input samples that one output sample is made of.
    taps: usize,
    /// Output samples for each `down` input samples.
    up: usize,
    down: usize,
    from_hz: u32,
}

impl Filter {
    /// The filter from `from_hz` to 48 kHz. A rate of zero counts as 48 kHz.
    pub fn new(from_hz: u32) -> Self {
        Self::between(from_hz, SAMPLE_RATE_HZ)
    }

    /// The filter from `from_hz` to `to_hz`. A rate of zero counts as 48 kHz.
    pub fn between(from_hz: u32, to_hz: u32) -> Self {
        let rate = |hz| if hz == 0 { SAMPLE_RATE_HZ } else { hz };
        let (from_hz, to_hz) = (rate(from_hz), rate(to_hz));
        let divisor = greatest_common_divisor(from_hz, to_hz);
        let up = (to_hz / divisor) as usize;
        let down = (from_hz / divisor) as usize;
        let narrower = (up as f64 / down as f64).min(1.0);
        let length = TAPS * down.div_ceil(up);
        let phases = (0..up)
            .map(|phase| {
                let offset = phase as f64 / up as f64;
                let mut taps = vec![0.0_f64; length];
                for (index, tap) in taps.iter_mut().enumerate() {
                    let distance = index as f64 - (length as f64 / 2.0 - 1.0) - offset;
                    *tap =
                        sinc(distance * narrower * PASS) * kaiser(distance / (length as f64 / 2.0));
                }
                // Each phase passes a constant unchanged, so no ripple at the phase rate is added.
                let sum: f64 = taps.iter().sum();
                taps.iter().map(|tap| (tap / sum) as f32).collect()
            })
            .collect();
        Self {
            phases,
            taps: length,
            up,
            down,
            from_hz,
        }
    }

    /// The sample rate that the filter takes in.
    pub const fn from_hz(&self) -> u32 {
        self.from_hz
    }
}

/// Resamples a stream piece by piece; the pieces join without a seam.
pub struct Resampler {
    filter: Filter,
    /// Input that is still needed.
    input: Vec<f32>,
    phase: usize,
}

impl Resampler {
    /// A resampler at the beginning of a stream.
    pub fn new(filter: &Filter) -> Self {
        Self {
            filter: filter.clone(),
            input: vec![0.0; filter.taps / 2 - 1],
            phase: 0,
        }
    }

    /// Appends to `out` all that can be made of the input so far.
    pub fn push(&mut self, input: &[f32], out: &mut Vec<f32>) {
        self.input.extend_from_slice(input);
        let mut at = 0;
        while let Some(window) = self.input.get(at..at + self.filter.taps) {
            let taps = &self.filter.phases[self.phase];
            out.push(dot_product(window, taps));
            self.phase += self.filter.down;
            at += self.phase / self.filter.up;
            self.phase %= self.filter.up;
        }
        self.input.drain(..at.min(self.input.len()));
    }

    /// Appends to `out` what the end of the stream still owes.
    pub fn finish(mut self, out: &mut Vec<f32>) {
        self.push(&vec![0.0; self.filter.taps / 2], out);
    }
}

const fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 {
        a
    } else {
        greatest_common_divisor(b, a % b)
    }
}

fn sinc(x: f64) -> f64 {
    if x == 0.0 {
        1.0
    } else {
        (PI * x).sin() / (PI * x)
    }
}

/// The Kaiser window at `x`, -1 to 1, but for a constant factor: the modified Bessel function of the first kind and order
/// zero, by its power series.
fn kaiser(x: f64) -> f64 {
    let half = KAISER_BETA * (1.0 - x * x).max(0.0).sqrt() / 2.0;
    let (mut sum, mut term, mut k) = (1.0, 1.0, 1.0);
    // The terms fall from the fifth on; those that are left out are less than what a sample can show.
    while term > sum * 1e-12 {
        term *= (half / k) * (half / k);
        sum += term;
        k += 1.0;
    }
    sum
}
