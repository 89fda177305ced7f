//! What is made of any voice: no silence around it, an even level, and 48 kHz.

use std::ops::ControlFlow;

use annabella::adapters::audio::Pcm;
use annabella::adapters::speech::{Delivery, SpeechEngine, SpeechError, Synthesiser};

const RATE_HZ: usize = 22_050;

/// Silence, half a second of a tone, silence.
fn phrase(peak: f32) -> Vec<i16> {
    let mut samples = vec![3_i16; RATE_HZ / 4];
    samples.extend((0..RATE_HZ / 2).map(|n| ((n as f32 * 0.1).sin() * peak * 32_767.0) as i16));
    samples.extend(vec![-2_i16; RATE_HZ / 4]);
    samples
}

/// A voice that has these samples for whatever it is to say.
struct Playing<'a> {
    samples: &'a [i16],
    piece: usize,
}

impl Synthesiser for Playing<'_> {
    fn engine(&self) -> SpeechEngine {
        SpeechEngine::SystemEspeak
    }

    fn sample_rate_hz(&self) -> u32 {
        RATE_HZ as u32
    }

    fn stream(
        &mut self,
        _: &str,
        _: &str,
        _: Delivery,
        piece: &mut dyn FnMut(&[i16]) -> ControlFlow<()>,
    ) -> Result<(), SpeechError> {
        let _ = self.samples.chunks(self.piece).try_for_each(piece);
        Ok(())
    }
}

fn shape(samples: &[i16], piece: usize) -> Pcm {
    let mut voice = Playing { samples, piece };
    let delivery = Delivery::default();
    voice.synthesise("en", "a text", delivery).unwrap()
}

fn peak(samples: &[i16]) -> u16 {
    samples.iter().map(|s| s.unsigned_abs()).max().unwrap_or(0)
}

#[test]
fn silence_around_the_phrase_is_cut() {
    let out = shape(&phrase(0.5), 1_000);
    // A little is kept before the first sound and after the last.
    let wanted_ms = 500 + 5 + 40;
    assert!(
        (out.len() / 48).abs_diff(wanted_ms) <= 3,
        "{} ms",
        out.len() / 48
    );
    let onset = out.iter().position(|s| s.unsigned_abs() > 500).unwrap();
    assert!(onset < 48 * 8, "sound starts after {onset} samples");
}

#[test]
fn quiet_and_loud_phrases_come_out_alike() {
    let quiet = peak(&shape(&phrase(0.1), 500));
    let loud = peak(&shape(&phrase(0.9), 500));
    assert!(quiet.abs_diff(loud) < 60, "{quiet} {loud}");
    assert!(peak(&shape(&phrase(0.9), 500)) < 32_000);
}

#[test]
fn pieces_do_not_change_the_result() {
    let whole = shape(&phrase(0.4), 1 << 20);
    assert_eq!(whole, shape(&phrase(0.4), 1_323));
    assert_eq!(whole, shape(&phrase(0.4), 1));
}

#[test]
fn silence_stays_silent() {
    assert_eq!(peak(&shape(&[0; 30_000], 100)), 0);
    assert_eq!(peak(&shape(&[], 100)), 0);
}
