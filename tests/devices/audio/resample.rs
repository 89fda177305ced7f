//! From the sample rate of a synthesiser to that of the mixer.

use std::f64::consts::TAU;

use annabella::adapters::audio::resample::{Filter, Resampler};

fn sine(hertz: f64, rate_hz: u32, length: usize) -> Vec<f32> {
    (0..length)
        .map(|n| (TAU * hertz * n as f64 / f64::from(rate_hz)).sin() as f32)
        .collect()
}

fn resample(input: &[f32], piece: usize) -> Vec<f32> {
    let mut resampler = Resampler::new(&Filter::new(22_050));
    let mut out = Vec::new();
    for part in input.chunks(piece) {
        resampler.push(part, &mut out);
    }
    resampler.finish(&mut out);
    out
}

#[test]
fn a_sine_stays_the_same_sine() {
    for hertz in [100.0, 1_000.0, 5_000.0, 8_000.0] {
        let out = resample(&sine(hertz, 22_050, 22_050), 22_050);
        assert!(out.len().abs_diff(48_000) <= 2, "{} samples", out.len());
        let wanted = sine(hertz, 48_000, out.len());
        let inside = 200..47_800;
        let worst = inside.fold(0.0_f32, |worst, n| worst.max((out[n] - wanted[n]).abs()));
        assert!(worst < 1e-3, "{hertz} Hz is off by {worst}");
    }
}

#[test]
fn pieces_join_without_a_seam() {
    let input = sine(440.0, 22_050, 5_000);
    assert_eq!(resample(&input, 5_000), resample(&input, 7));
}

#[test]
fn the_same_rate_and_rate_zero_keep_the_length() {
    for rate_hz in [0, 48_000] {
        let mut resampler = Resampler::new(&Filter::new(rate_hz));
        let mut out = Vec::new();
        resampler.push(&sine(440.0, 48_000, 1_000), &mut out);
        resampler.finish(&mut out);
        assert_eq!(out.len(), 1_000);
    }
}
