//! From the notes of an earcon to stereo samples.

use std::f32::consts::{PI, TAU};

use super::{SAMPLE_RATE_HZ, frames};
use crate::earcon::{EarconNote, FIRST_RANK_HZ, JOIN_MS, Placed, SoundStage, Timbre};

/// The loudest an earcon gets, so that it stands a little below the voice.
const PEAK: f32 = 0.6;

/// Rise and fall of a note: long enough not to click, short enough to sound struck.
const RISE_FRAMES: usize = frames(3);
const FALL_FRAMES: usize = frames(8);

/// How quickly a knock dies away: to a third in this time.
const KNOCK_DECAY_S: f32 = 0.018;

/// The partials of a timbre: frequency ratio and weight. The weights add up to 1, so a note never exceeds its level.
const fn partials(timbre: Timbre) -> &'static [(f32, f32)] {
    match timbre {
        Timbre::Pure => &[(1.0, 0.9), (2.0, 0.1)],
        Timbre::Hollow => &[(1.0, 0.6), (3.0, 0.25), (5.0, 0.1), (7.0, 0.05)],
        Timbre::Full | Timbre::BySquare => &[
            (1.0, 0.38),
            (2.0, 0.24),
            (3.0, 0.16),
            (4.0, 0.1),
            (5.0, 0.07),
            (6.0, 0.05),
        ],
        Timbre::Knock => &[(1.0, 0.5), (2.76, 0.3), (5.4, 0.2)],
    }
}

/// Renders earcons one after another as interleaved stereo. One that cannot be heard takes no time
/// from the words after it.
pub fn render(sounds: &[Placed], stage: &SoundStage) -> Vec<f32> {
    let mut out = Vec::new();
    let audible = |placed: &&Placed| stage.level(placed.earcon) > 0.0;
    let sounds: Vec<&Placed> = sounds.iter().filter(audible).collect();
    for (index, placed) in sounds.iter().enumerate() {
        let begin = out.len();
        for note in placed.notes() {
            append_note(&mut out, **placed, note, stage);
            let gap = 2 * frames(u32::from(note.gap_ms));
            out.resize(out.len() + gap, 0.0);
        }
        if index + 1 < sounds.len() {
            let joined = out.len() + 2 * frames(u32::from(JOIN_MS));
            let slot = begin + 2 * frames(u32::from(placed.slot_ms));
            out.resize(joined.max(slot), 0.0);
        }
    }
    out
}

fn append_note(out: &mut Vec<f32>, placed: Placed, note: &EarconNote, stage: &SoundStage) {
    let pan = stage.pan(placed.square);
    let loudness = PEAK * stage.level(placed.earcon) * note.level;
    let timbre = placed.timbre(note);
    let hertz = FIRST_RANK_HZ * stage.pitch(placed.square) * note.pitch;
    let length = frames(u32::from(note.length_ms));
    for frame in 0..length {
        let time_s = frame as f32 / SAMPLE_RATE_HZ as f32;
        let wave: f32 = partials(timbre)
            .iter()
            .map(|(ratio, weight)| weight * (TAU * hertz * ratio * time_s).sin())
            .sum();
        let decay = if timbre == Timbre::Knock {
            (-time_s / KNOCK_DECAY_S).exp()
        } else {
            1.0
        };
        let sample = loudness * decay * envelope(frame, length) * wave;
        out.push(sample * pan.left);
        out.push(sample * pan.right);
    }
}

/// 0 at both ends of a note, 1 in its middle, with raised cosines between.
fn envelope(frame: usize, length: usize) -> f32 {
    let rise = RISE_FRAMES.min(length / 2);
    let fall = FALL_FRAMES.min(length - rise);
    let left = length - 1 - frame;
    let ramp = |at: usize, of: usize| 0.5 - 0.5 * (PI * at as f32 / of as f32).cos();
    if frame < rise {
        ramp(frame, rise)
    } else if left < fall {
        ramp(left, fall)
    } else {
        1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Square;
    use crate::earcon::Earcon;

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
}
