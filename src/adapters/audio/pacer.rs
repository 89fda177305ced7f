//! The pace of real time where no device gives it: blocks on time, and playing into nowhere.

use std::thread;
use std::time::{Duration, Instant};

use super::frames;
use super::playback::{Output, Playback};

/// How much is rendered at once where there is no device to say so.
const BLOCK_MS: u32 = 10;
const BLOCK: Duration = Duration::from_millis(BLOCK_MS as u64);

/// Renders blocks at the pace at which they would be heard.
pub(super) struct Pacer {
    next: Instant,
    block: Vec<f32>,
}

impl Pacer {
    pub(super) fn new() -> Self {
        Self {
            next: Instant::now(),
            block: vec![0.0; 2 * frames(BLOCK_MS)],
        }
    }

    /// Waits for the time of the next block and renders it.
    pub(super) fn block(&mut self, playback: &Playback, output: Output) -> &[f32] {
        if let Some(wait) = self.next.checked_duration_since(Instant::now()) {
            thread::sleep(wait);
        }
        self.next += BLOCK;
        playback.render(output, &mut self.block);
        &self.block
    }
}

/// Plays into nowhere until the playback closes, or, with a limit, until that time.
pub(super) fn run_silent(playback: &Playback, output: Output, until: Option<Instant>) {
    const FOREVER: Duration = Duration::from_secs(3_600);
    let over = |playback: &Playback| {
        playback.is_closing(output) || until.is_some_and(|until| Instant::now() >= until)
    };
    while !over(playback) {
        let left = until.map_or(FOREVER, |until| {
            until.saturating_duration_since(Instant::now())
        });
        playback.wait_for_work(output, left);
        let mut pacer = Pacer::new();
        while !playback.is_idle(output) && !over(playback) {
            pacer.block(playback, output);
        }
    }
}
