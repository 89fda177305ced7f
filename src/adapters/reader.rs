//! The screen reader as one that speaks: it is given a text, and how long it takes is estimated.

use std::time::{Duration, Instant};

/// How long it takes a screen reader to begin.
const BEGINNING: Duration = Duration::from_millis(200);
/// A character of a fast screen reader. A text that the player cuts short after that is taken for
/// heard, and is not said again: many are set so fast that it was, and to hear a move twice is worse
/// than to ask for it.
const FAST: Duration = Duration::from_millis(20);
/// A character of a slow screen reader. The next text waits this long, or it would cut the first.
const SLOW: Duration = Duration::from_millis(85);

/// What the screen reader is speaking, as far as anybody can tell: none of them says when it is done.
#[derive(Clone, Copy, Debug)]
pub struct ScreenReading {
    ticket: u64,
    heard: Instant,
    done: Instant,
}

impl ScreenReading {
    /// A text was given to the screen reader.
    pub fn began(ticket: u64, text: &str, now: Instant) -> Self {
        let characters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
        let after = |one: Duration| now + BEGINNING.saturating_add(one.saturating_mul(characters));
        Self {
            ticket,
            heard: after(FAST),
            done: after(SLOW),
        }
    }

    /// The name of the announcement.
    pub fn ticket(self) -> u64 {
        self.ticket
    }

    /// Whether a fast screen reader has said it all.
    pub fn is_heard(self, now: Instant) -> bool {
        self.heard <= now
    }

    /// How long a slow one still takes.
    pub fn left(self, now: Instant) -> Duration {
        self.done.saturating_duration_since(now)
    }
}
