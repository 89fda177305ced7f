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
