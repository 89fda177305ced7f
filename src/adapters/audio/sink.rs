//! Where the mixed sound goes: a device, a file, or nowhere at the same pace.

use std::path::PathBuf;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use super::pacer::{Pacer, run_silent};
use super::playback::{Output, Playback, SinkEvent};
use super::{Recording, device};

/// Where the sound goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SinkChoice {
    /// The default sound device; silence, with a notice, where there is none.
    Device,
    /// The sound device of this name, likewise.
    Named(String),
    /// A WAV file, written in real time, so that it records a session as it was heard.
    Wav(PathBuf),
    /// Nowhere, in real time, so that announcements still end when they would.
    Silent,
    /// To whatever listens in, in real time.
    Tap(Tap),
}

/// Somebody who is given every buffer, interleaved stereo at 48 kHz, at the moment at which a device would take it.
#[derive(Clone)]
pub struct Tap(pub Arc<TapFn>);

/// What takes the buffers of a [`Tap`].
type TapFn = dyn Fn(&[f32]) + Send + Sync;

impl std::fmt::Debug for Tap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Tap")
    }
}

impl PartialEq for Tap {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Tap {}

impl SinkChoice {
    /// Where a second player's sound goes, given the name of the device that this player has chosen.
    #[must_use]
    pub fn second(&self, name: &str) -> Self {
        match self {
            Self::Device | Self::Named(_) => Self::Named(name.to_owned()),
            Self::Wav(path) => Self::Wav(path.with_extension("second.wav")),
            Self::Silent | Self::Tap(_) => Self::Silent,
        }
    }
}

/// A running sink; dropping it silences it at once and waits until its device is closed and its file is whole.
pub struct Sink {
    playback: Arc<Playback>,
    output: Output,
    thread: Option<JoinHandle<()>>,
}

impl Sink {
    /// Starts to feed the sound of an output into the chosen sink; never fails, but may tell that it had to fall back.
    pub fn open(choice: SinkChoice, playback: Arc<Playback>, output: Output) -> Self {
        playback.open(output);
        let shared = Arc::clone(&playback);
        let thread = thread::Builder::new()
            .name("sound".into())
            .spawn(move || match choice {
                SinkChoice::Device => device::run(&shared, output, None),
                SinkChoice::Named(name) => device::run(&shared, output, Some(&name)),
                SinkChoice::Wav(path) => heard(&shared, output, || run_wav(&shared, output, &path)),
                SinkChoice::Silent => heard(&shared, output, || run_silent(&shared, output, None)),
                SinkChoice::Tap(tap) => heard(&shared, output, || run_tap(&shared, output, &tap)),
            })
            .ok();
        Self {
            playback,
            output,
            thread,
        }
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        self.playback.close(self.output);
        if let Some(thread) = self.thread.take() {
            // A sink that panicked has nothing left to close.
            let _ = thread.join();
        }
    }
}

/// Runs a sink that cannot be missing.
fn heard(playback: &Playback, output: Output, run: impl FnOnce()) {
    if output == Output::Second {
        playback.set_second(true);
    }
    run();
    if output == Output::Second {
        playback.set_second(false);
    }
}

fn run_tap(playback: &Playback, output: Output, tap: &Tap) {
    let mut pacer = Pacer::new();
    while !playback.is_closing(output) {
        (tap.0)(pacer.block(playback, output));
    }
}

fn run_wav(playback: &Playback, output: Output, path: &std::path::Path) {
    let recorded = Recording::create(path, 2).and_then(|mut recording| {
        let mut pacer = Pacer::new();
        while !playback.is_closing(output) {
            recording.append(pacer.block(playback, output))?;
        }
        recording.append(pacer.block(playback, output))?;
        recording.finish()
    });
    if recorded.is_err() {
        playback.tell(output, SinkEvent::FileFailed);
        run_silent(playback, output, None);
    }
}
