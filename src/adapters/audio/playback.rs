//! The mixer that the threads share: those who speak, and the one that feeds the device.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::{Mixer, MixerEvent, Pcm, Volumes};

/// What the shared mixer and its sink have to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaybackEvent {
    /// Something happened to an announcement.
    Mixer(MixerEvent),
    /// Something happened to the sink.
    Sink(SinkEvent),
}

/// What happens to a sink.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SinkEvent {
    /// There is no sound device, or none that can be opened.
    NoDevice,
    /// The device has gone or stopped working.
    DeviceLost,
    /// A device is there (again).
    DeviceBack,
    /// The file cannot be written (any more).
    FileFailed,
}

/// A mixer behind a lock that is only ever held for as long as it takes to move a pointer or fill one buffer.
pub struct Playback {
    state: Mutex<State>,
    changed: Condvar,
    tell: Box<dyn Fn(PlaybackEvent) + Send + Sync>,
}

struct State {
    mixer: Mixer,
    closing: bool,
}

impl Playback {
    /// A playback that tells what happens by calling `tell`, which must not wait for anything.
    pub fn new(volumes: Volumes, tell: impl Fn(PlaybackEvent) + Send + Sync + 'static) -> Self {
        Self {
            state: Mutex::new(State {
                mixer: Mixer::new(volumes),
                closing: false,
            }),
            changed: Condvar::new(),
            tell: Box::new(tell),
        }
    }

    /// See [`Mixer::play`]; wakes a sleeping sink.
    pub fn play(&self, ticket: u64, sounds: Vec<f32>) {
        self.lock().mixer.play(ticket, sounds);
        self.changed.notify_all();
    }

    /// See [`Mixer::speak`].
    pub fn speak(&self, ticket: u64, piece: Pcm) {
        self.lock().mixer.speak(ticket, piece);
    }

    /// See [`Mixer::complete`].
    pub fn complete(&self, ticket: u64) {
        self.lock().mixer.complete(ticket);
    }

    /// See [`Mixer::stop`].
    pub fn stop(&self) {
        self.lock().mixer.stop();
    }

    /// See [`Mixer::set_volumes`].
    pub fn set_volumes(&self, volumes: Volumes) {
        self.lock().mixer.set_volumes(volumes);
    }

    /// See [`Mixer::sounds_are_over`].
    pub fn sounds_are_over(&self, ticket: u64) -> Option<bool> {
        self.lock().mixer.sounds_are_over(ticket)
    }

    /// Fills a buffer and tells what happened meanwhile.
    pub fn render(&self, out: &mut [f32]) {
        let events = {
            let mut state = self.lock();
            state.mixer.render(out);
            state.mixer.take_events()
        };
        for event in events {
            (self.tell)(PlaybackEvent::Mixer(event));
        }
    }

    /// Cuts what sounds and tells the sink to end.
    pub fn close(&self) {
        let mut state = self.lock();
        state.mixer.stop();
        state.closing = true;
        drop(state);
        self.changed.notify_all();
    }

    pub(super) fn tell(&self, event: SinkEvent) {
        (self.tell)(PlaybackEvent::Sink(event));
    }

    pub(super) fn is_closing(&self) -> bool {
        self.lock().closing
    }

    pub(super) fn is_idle(&self) -> bool {
        self.lock().mixer.is_idle()
    }

    /// Sleeps until there is something to play, the playback closes, or the time is over.
    pub(super) fn wait_for_work(&self, at_most: Duration) {
        let state = self.lock();
        let _state = self.changed.wait_timeout_while(state, at_most, |state| {
            state.mixer.is_idle() && !state.closing
        });
    }

    /// Sleeps until the playback closes or the time is over; `true` when it closes.
    #[cfg(feature = "sound")]
    pub(super) fn wait_for_close(&self, at_most: Duration) -> bool {
        let state = self.lock();
        self.changed
            .wait_timeout_while(state, at_most, |state| !state.closing)
            .is_ok_and(|(state, _)| state.closing)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic elsewhere must not silence the program; the mixer's state is valid between any two of its steps.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
