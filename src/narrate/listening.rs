//! What is heard of the microphone: that it is open or closed, and why nothing was understood.

use super::cue::{Cue, delivered, sound};
use super::phrases as say;
use crate::earcon::Earcon;

/// The microphone is open: the player may speak.
pub fn open() -> Vec<Cue> {
    vec![sound(Earcon::Open, None)]
}

/// The microphone is closed.
pub fn closed() -> Vec<Cue> {
    vec![sound(Earcon::Closed, None)]
}

/// Nothing came of it, for a reason by its key.
pub fn missed(why: &'static str) -> Vec<Cue> {
    delivered(Earcon::Refusal, say::NOT_HEARD.with(why))
}
