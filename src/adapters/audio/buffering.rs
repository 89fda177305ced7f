//! How much sound a device is given at once: as little as it keeps up with.
//!
//! What a key answers waits for the buffers that the device has already, so small ones answer sooner. On a busy machine,
//! or through a sound server that wakes late, small ones run dry. Which it is shows while something is heard.

use std::time::{Duration, Instant};

/// The sizes of a buffer in frames, of 5, 11, 21 and 43 ms. The device holds two of them.
const FRAMES: [u32; 4] = [256, 512, 1024, 2048];

/// So many holes in what is heard, so soon after one another, are no accident.
const HOLES: u64 = 2;
/// How soon.
const SOON: Duration = Duration::from_secs(20);
/// With so many the player hears more holes than the change of buffers makes.
const UNBEARABLE: u64 = 6;

/// The size of the buffers of a device, and how it gets on with them.
#[derive(Debug, Default)]
pub struct Buffering {
    /// Which of [`FRAMES`] is used.
    at: usize,
    holes: u64,
    /// When the first of the holes was.
    since: Option<Instant>,
}

impl Buffering {
    /// The sizes that are tried one after the other until the device takes one, in frames.
    pub fn sizes(&self) -> impl Iterator<Item = u32> + use<> {
        FRAMES.into_iter().skip(self.at)
    }

    /// The device has taken a size; smaller ones are not tried again.
    pub fn taken(&mut self, frames: u32) {
        self.at = FRAMES
            .iter()
            .position(|&size| size == frames)
            .unwrap_or(self.at);
    }

    /// There were holes in what is heard, or none; says whether the device is to be opened anew with larger buffers: as
    /// soon as nothing sounds, or at once if it is unbearable.
    pub fn grows(&mut self, holes: u64, is_idle: bool, now: Instant) -> bool {
        if self.since.is_some_and(|since| now > since + SOON) && self.holes < HOLES {
            (self.holes, self.since) = (0, None);
        }
        if holes > 0 {
            self.holes += holes;
            self.since.get_or_insert(now);
        }
        let is_due = self.holes >= HOLES && is_idle || self.holes >= UNBEARABLE;
        if !is_due || self.at + 1 >= FRAMES.len() {
            return false;
        }
        *self = Self {
            at: self.at + 1,
            ..Self::default()
        };
        true
    }
}
