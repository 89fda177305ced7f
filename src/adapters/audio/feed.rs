//! What a device is given, buffer by buffer. A buffer that the device did not take is given once more.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Output, Playback};

/// A device that has run dry refuses the buffer that comes too late, and says so at once. What it has taken lasts
/// longer than this.
const AT_ONCE: Duration = Duration::from_millis(5);

/// The samples on their way to a device.
pub struct Feed {
    playback: Arc<Playback>,
    output: Output,
    /// The last buffer.
    mixed: Vec<f32>,
    filled_at: Option<Instant>,
    is_refused: bool,
    /// Whether sound goes on after the last buffer, and whether it went on after the one before.
    goes_on: bool,
    went_on: bool,
}

impl Feed {
    /// What one output of a playback gives its device.
    pub const fn new(playback: Arc<Playback>, output: Output) -> Self {
        Self {
            playback,
            output,
            mixed: Vec::new(),
            filled_at: None,
            is_refused: false,
            goes_on: false,
            went_on: false,
        }
    }

    /// The next buffer, of a given number of samples, which the device gets now.
    pub fn next(&mut self, samples: usize, now: Instant) -> &[f32] {
        let is_again = std::mem::take(&mut self.is_refused) && self.mixed.len() == samples;
        if !is_again {
            self.mixed.resize(samples, 0.0);
            self.playback.render(self.output, &mut self.mixed);
            self.went_on = self.goes_on;
            self.goes_on = !self.playback.is_idle(self.output);
        }
        self.filled_at = Some(now);
        &self.mixed
    }

    /// The device says now that it has run dry; returns whether there was a hole in what is heard.
    pub fn ran_dry(&mut self, now: Instant) -> bool {
        let is_at_once = |at| now.saturating_duration_since(at) < AT_ONCE;
        self.is_refused = self.filled_at.is_some_and(is_at_once);
        match self.is_refused {
            true => self.went_on,
            false => self.goes_on,
        }
    }
}
