//! The sound device of a program that was built without one.

use super::pacer::run_silent;
use super::playback::{Output, Playback, SinkEvent};

/// Says that there is none, and plays into nowhere until the playback closes.
pub fn run(playback: &Playback, output: Output, _name: Option<&str>) {
    playback.tell(output, SinkEvent::NoDevice);
    run_silent(playback, output, None);
}

/// The names of the devices that there are: none.
pub const fn names() -> Vec<String> {
    Vec::new()
}
