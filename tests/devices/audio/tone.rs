//! Earcons as tones: their length, loudness and place.

use annabella::adapters::audio::{frames, render_tones as render};
use annabella::board::Square;
use annabella::earcon::{Earcon, JOIN_MS, Placed, SoundStage};

/// The loudest an earcon gets.
const PEAK: f32 = 0.6;

fn plainly(sounds: &[Placed]) -> Vec<f32> {
    render(sounds, &SoundStage::default())
}

/// The energy in each ear.
fn energy(samples: &[f32]) -> [f32; 2] {
    [0, 1].map(|ear| samples.iter().skip(ear).step_by(2).map(|s| s * s).sum())
}

fn at(name: &str) -> Placed {
    Earcon::Move.at(name.parse().unwrap())
}

#[test]
fn every_earcon_has_its_length_starts_and_ends_in_silence_and_never_clips() {
    for &earcon in Earcon::ALL {
        for square in Square::all() {
            let samples = plainly(&[earcon.at(square)]);
            assert_eq!(samples.len(), 2 * frames(earcon.length_ms()));
            let peak = samples.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
            assert!(peak > 0.05 && peak < PEAK, "{} {peak}", earcon.name());
            assert!(samples[0].abs() < 1e-4 && samples[samples.len() - 1].abs() < 1e-4);
        }
    }
}

#[test]
fn notes_do_not_click() {
    for &earcon in Earcon::ALL {
        let samples = plainly(&[earcon.anywhere()]);
        let steepest = samples
            .chunks_exact(2)
            .zip(samples[2..].chunks_exact(2))
            .fold(0.0_f32, |most, (a, b)| most.max((a[0] - b[0]).abs()));
        assert!(steepest < 0.12, "{} {steepest}", earcon.name());
    }
}

#[test]
fn the_a_file_is_left_and_the_h_file_right() {
    let ratio = |name: &str, stage: &SoundStage| {
        let [left, right] = energy(&render(&[at(name)], stage));
        left / right
    };
    let usual = SoundStage::default();
    assert!(ratio("a4", &usual) > 30.0);
    assert!(ratio("h4", &usual) < 1.0 / 30.0);
    let reversed = SoundStage {
        reversed: true,
        ..usual
    };
    assert!(ratio("a4", &reversed) < 1.0 / 30.0);
    let mono = SoundStage {
        mono: true,
        ..usual
    };
    assert!((ratio("a4", &mono) - 1.0).abs() < 1e-3);
}

#[test]
fn a_category_has_its_own_volume() {
    let quiet_squares = SoundStage {
        levels: [1.0, 0.5, 1.0, 1.0],
        ..SoundStage::default()
    };
    let ratio = |sound: Placed| {
        let [usual, _] = energy(&plainly(&[sound]));
        let [quiet, _] = energy(&render(&[sound], &quiet_squares));
        quiet / usual
    };
    assert!((ratio(Earcon::Own.anywhere()) - 0.25).abs() < 1e-3);
    assert!((ratio(Earcon::Move.anywhere()) - 1.0).abs() < 1e-3);
    assert!((ratio(Earcon::Press.anywhere()) - 1.0).abs() < 1e-3);
}

#[test]
fn what_cannot_be_heard_takes_no_time() {
    let no_squares = SoundStage {
        levels: [1.0, 0.0, 1.0, 1.0],
        ..SoundStage::default()
    };
    let both = [Earcon::Own.anywhere(), Earcon::Move.anywhere()];
    let alone = [Earcon::Move.anywhere()];
    assert_eq!(render(&both, &no_squares), render(&alone, &no_squares));
}

#[test]
fn earcons_follow_each_other_with_a_gap_and_in_their_slots() {
    let [first, second] = [Earcon::Own.anywhere(), Earcon::Dark.anywhere()];
    let both = plainly(&[first, second]);
    let alone = plainly(&[first]);
    assert_eq!(both[..alone.len()], alone[..]);
    let joined_ms = first.length_ms() + u32::from(JOIN_MS) + second.length_ms();
    assert_eq!(both.len(), 2 * frames(joined_ms));
    let slotted = Placed {
        slot_ms: 300,
        ..first
    };
    let both = plainly(&[slotted, second]);
    assert_eq!(both.len(), 2 * frames(300 + second.length_ms()));
}
