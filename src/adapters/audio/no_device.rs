//! The sound device of a program that was built without one.

use super::playback::{Playback, SinkEvent};
use super::sink::run_silent;

/// Says that there is none, and plays into nowhere until the playback closes.
pub fn run(playback: &Playback) {
    playback.tell(SinkEvent::NoDevice);
    run_silent(playback, None);
}
