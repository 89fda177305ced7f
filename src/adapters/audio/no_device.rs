//! The sound device of a program that was built without one.

use super::desk::{Desk, SinkEvent};
use super::sink::run_silent;

/// Says that there is none, and plays into nowhere until the desk closes.
pub fn run(desk: &Desk) {
    desk.tell(SinkEvent::NoDevice);
    run_silent(desk, None);
}
