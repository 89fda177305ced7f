//! How much sound a device is given at once: as little as it keeps up with.
//!
//! What a key answers waits for the buffers that the device has already, so small ones answer sooner. On a busy machine,
//! or through a sound server that wakes late, small ones run dry. Which it is shows while something is heard.

use std::time::{Duration, Instant};

/// The sizes of a buffer in frames, of 3, 5, 11, 21 and 43 ms. The device holds two of them.
const FRAMES: [u32; 5] = [128, 256, 512, 1024, 2048];
/// The one that is tried first; smaller ones have to be deserved.
const FIRST: usize = 1;

/// So many holes in what is heard, so soon after one another, are no accident.
const HOLES: u64 = 2;
/// How soon.
const SOON: Duration = Duration::from_secs(20);
/// With so many the player hears more holes than the change of buffers makes.
const UNBEARABLE: u64 = 6;
/// So often something was heard without a hole where smaller buffers are tried: in some seconds of speech.
const SMOOTH: u32 = 8;

/// The size of the buffers of a device, and how it gets on with them.
#[derive(Debug)]
pub struct Buffering {
    /// Which of [`FRAMES`] is used.
    at: usize,
    /// The smallest of them that has not failed.
    least: usize,
    holes: u64,
    /// When the first of the holes was.
    since: Option<Instant>,
    /// How often something was heard without a hole.
    smooth: u32,
}

impl Default for Buffering {
    fn default() -> Self {
        Self::with(FIRST, 0)
    }
}

impl Buffering {
    const fn with(at: usize, least: usize) -> Self {
        Self {
            at,
            least,
            holes: 0,
            since: None,
            smooth: 0,
        }
    }

    /// The sizes that are tried one after the other until the device takes one, in frames.
    pub fn sizes(&self) -> impl Iterator<Item = u32> + use<> {
        FRAMES.into_iter().skip(self.at)
    }

    /// The device has taken a size; smaller ones that it was offered are not tried again.
    pub fn taken(&mut self, frames: u32) {
        let taken = FRAMES.iter().position(|&size| size == frames);
        if let Some(at) = taken.filter(|at| *at != self.at) {
            *self = Self::with(at, at);
        }
    }

    /// There were holes in what is heard, or none; says whether the device is to be opened anew with other buffers.
    /// Larger ones come as soon as nothing sounds, or at once if it is unbearable. Smaller ones come when nothing sounds and
    /// all was smooth.
    pub fn changes(&mut self, holes: u64, is_idle: bool, now: Instant) -> bool {
        if self.since.is_some_and(|since| now > since + SOON) && self.holes < HOLES {
            (self.holes, self.since) = (0, None);
        }
        if holes > 0 {
            self.holes += holes;
            self.since.get_or_insert(now);
            self.smooth = 0;
        } else if !is_idle {
            self.smooth = self.smooth.saturating_add(1);
        }
        let is_due = self.holes >= HOLES && is_idle || self.holes >= UNBEARABLE;
        let next = if is_due && self.at + 1 < FRAMES.len() {
            Self::with(self.at + 1, self.at + 1)
        } else if is_idle && self.smooth >= SMOOTH && self.at > self.least {
            Self::with(self.at - 1, self.least)
        } else {
            return false;
        };
        *self = next;
        true
    }
}
