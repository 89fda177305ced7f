//! Where the mixed sound goes: a device, a file, or nowhere at the same pace.

use std::path::PathBuf;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::playback::{Playback, SinkEvent};
use super::{Recording, device, frames};

/// How much is rendered at once where there is no device to say so.
const BLOCK_MS: u32 = 10;
const BLOCK: Duration = Duration::from_millis(BLOCK_MS as u64);

/// Where the sound goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SinkChoice {
    /// The default sound device; silence, with a notice, where there is none.
    Device,
    /// A WAV file, written in real time, so that it records a session as it was heard.
    Wav(PathBuf),
    /// Nowhere, in real time, so that announcements still end when they would.
    Silent,
}

/// A running sink; dropping it silences it at once and waits until its device is closed and its file is whole.
pub struct Sink {
    playback: Arc<Playback>,
    thread: Option<JoinHandle<()>>,
}

impl Sink {
    /// Starts to feed the playback's sound into the chosen sink; never fails, but may tell that it had to fall back.
    pub fn open(choice: SinkChoice, playback: Arc<Playback>) -> Self {
        let shared = Arc::clone(&playback);
        let thread = thread::Builder::new()
            .name("sound".into())
            .spawn(move || match choice {
                SinkChoice::Device => device::run(&shared),
                SinkChoice::Wav(path) => run_wav(&shared, &path),
                SinkChoice::Silent => run_silent(&shared, None),
            })
            .ok();
        Self { playback, thread }
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        self.playback.close();
        if let Some(thread) = self.thread.take() {
            // A sink that panicked has nothing left to close.
            let _ = thread.join();
        }
    }
}

/// Renders blocks at the pace at which they would be heard.
struct Pacer {
    next: Instant,
    block: Vec<f32>,
}

impl Pacer {
    fn new() -> Self {
        Self {
            next: Instant::now(),
            block: vec![0.0; 2 * frames(BLOCK_MS)],
        }
    }

    /// Waits for the time of the next block and renders it.
    fn block(&mut self, playback: &Playback) -> &[f32] {
        if let Some(wait) = self.next.checked_duration_since(Instant::now()) {
            thread::sleep(wait);
        }
        self.next += BLOCK;
        playback.render(&mut self.block);
        &self.block
    }
}

/// Plays into nowhere until the playback closes, or, with a limit, until that time.
pub(super) fn run_silent(playback: &Playback, until: Option<Instant>) {
    const FOREVER: Duration = Duration::from_secs(3_600);
    let over = |playback: &Playback| {
        playback.is_closing() || until.is_some_and(|until| Instant::now() >= until)
    };
    while !over(playback) {
        playback.wait_for_work(until.map_or(FOREVER, |until| {
            until.saturating_duration_since(Instant::now())
        }));
        let mut pacer = Pacer::new();
        while !playback.is_idle() && !over(playback) {
            pacer.block(playback);
        }
    }
}

fn run_wav(playback: &Playback, path: &std::path::Path) {
    let recorded = Recording::create(path).and_then(|mut recording| {
        let mut pacer = Pacer::new();
        while !playback.is_closing() {
            recording.append(pacer.block(playback))?;
        }
        recording.append(pacer.block(playback))?;
        recording.finish()
    });
    if recorded.is_err() {
        playback.tell(SinkEvent::FileFailed);
        run_silent(playback, None);
    }
}
