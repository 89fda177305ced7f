//! The microphone of a program that was built without sound devices.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use super::heard::{MicrophoneFault, MicrophoneReport};

/// Whether there is a microphone: no.
pub const fn is_there() -> bool {
    false
}

/// A microphone that is not there.
#[derive(Debug)]
pub struct Microphone;

impl Microphone {
    /// Says that there is none.
    pub fn open(
        _at_most: Duration,
        mut tell: impl FnMut(MicrophoneReport) + Send + 'static,
    ) -> Self {
        tell(MicrophoneReport::Failed(MicrophoneFault::Missing));
        Self
    }

    /// Hears nothing.
    pub fn listen(_at_most: Duration) -> (Self, Receiver<Vec<i16>>) {
        (Self, channel().1)
    }
}
