//! Where earcons are heard: from the left to the right by file, and higher by rank.

use annabella::board::{Side, Square};
use annabella::earcon::{Earcon, FIRST_RANK_HZ, Placed, SoundStage, Timbre};

fn square(name: &str) -> Option<Square> {
    name.parse().ok()
}

fn decibels(stage: &SoundStage) -> Vec<f32> {
    ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]
        .into_iter()
        .map(|name| {
            let pan = stage.pan(square(name));
            assert!((pan.left.powi(2) + pan.right.powi(2) - 1.0).abs() < 1e-6);
            20.0 * (pan.right / pan.left).log10()
        })
        .collect()
}

fn hertz(stage: &SoundStage) -> Vec<i32> {
    (0..8)
        .map(|rank| (stage.pitch(Square::new(3, rank)) * FIRST_RANK_HZ).round() as i32)
        .collect()
}

#[test]
fn files_pan_by_the_published_decibels() {
    let stage = SoundStage::default();
    for (found, wanted) in decibels(&stage)
        .iter()
        .zip([-15.1, -8.8, -4.8, -1.5, 1.5, 4.8, 8.8, 15.1])
    {
        assert!((found - wanted).abs() < 0.06, "{found} for {wanted}");
    }
    let middle = stage.pan(None);
    assert!((middle.left - middle.right).abs() < 1e-6);
}

#[test]
fn ranks_rise_by_the_pentatonic_scale() {
    let stage = SoundStage::default();
    assert_eq!(hertz(&stage), [262, 294, 330, 392, 440, 523, 587, 659]);
    let middle = (stage.pitch(None) * FIRST_RANK_HZ).round();
    assert!((middle - 392.0).abs() < 0.5);
}

#[test]
fn black_hears_the_board_from_the_other_side() {
    let black = SoundStage {
        side: Side::Black,
        ..SoundStage::default()
    };
    assert_eq!(hertz(&black), [659, 587, 523, 440, 392, 330, 294, 262]);
    assert!(decibels(&black).windows(2).all(|pair| pair[0] > pair[1]));
}

#[test]
fn reversed_channels_exchange_the_ears_and_mono_loses_no_rank() {
    let usual = SoundStage::default();
    let reversed = SoundStage {
        reversed: true,
        ..usual
    };
    let mono = SoundStage {
        mono: true,
        ..usual
    };
    for square in Square::all().map(Some) {
        let (a, b) = (usual.pan(square), reversed.pan(square));
        assert!((a.left - b.right).abs() < 1e-6 && (a.right - b.left).abs() < 1e-6);
        let middle = mono.pan(square);
        assert!((middle.left - middle.right).abs() < 1e-6);
    }
    assert_eq!(hertz(&mono), hertz(&usual));
    assert_eq!(hertz(&reversed), hertz(&usual));
}

#[test]
fn dark_squares_sound_hollow() {
    let note = &Earcon::Empty.notes()[0];
    let at = |name| Placed::new(Earcon::Empty, square(name)).timbre(note);
    assert_eq!(at("a1"), Timbre::Hollow);
    assert_eq!(at("h1"), Timbre::Full);
    assert_eq!(Earcon::Empty.anywhere().timbre(note), Timbre::Full);
}
