//! The mixers that the threads share: those who speak, and those that feed the devices.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::mixer::MixerPlace;
use super::{Ear, Mixer, MixerEvent, Pcm, Volumes};

/// What the shared mixers and their sinks have to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaybackEvent {
    /// Something happened to an announcement.
    Mixer(MixerEvent),
    /// Something happened to the sink of an output.
    Sink(Output, SinkEvent),
    /// How often a device has run out of samples since this was last reported.
    Underruns(u64),
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

/// One of the places that sound can go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// The one that is always there.
    First,
    /// The one of the second player, where each has an own.
    Second,
}

/// Where an announcement is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// On every output, by everybody.
    Everywhere,
    /// On the first output alone, in one ear or both.
    First(Ear),
    /// On the second output alone; on the first one while there is no second.
    Second,
}

/// What is heard one after the other. On the first output there are three, so that what one ear
/// alone hears neither waits for the other ear nor is cut with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// Everybody hears it.
    Both,
    /// The left ear, or the player of the first output.
    Left,
    /// The right ear, or the player of the second output while there is none.
    Right,
    /// The second output.
    Second,
}

impl Line {
    const ALL: [Self; 4] = [Self::Both, Self::Left, Self::Right, Self::Second];

    /// The lines that an output plays.
    const fn of(output: Output) -> (Self, &'static [Self]) {
        match output {
            Output::First => (Self::Both, &[Self::Left, Self::Right]),
            Output::Second => (Self::Second, &[]),
        }
    }

    fn all_of(output: Output) -> impl Iterator<Item = Self> {
        let (line, others) = Self::of(output);
        std::iter::once(line).chain(others.iter().copied())
    }
}

/// A mixer for each line of sound, behind a lock that is only ever held for as long as it takes to move a pointer or fill one
/// buffer.
pub struct Playback {
    state: Mutex<State>,
    changed: Condvar,
    tell: Box<dyn Fn(PlaybackEvent) + Send + Sync>,
}

struct State {
    /// A mixer for each [`Line`].
    mixers: [Mixer; 4],
    closing: [bool; 2],
    /// Since when there is nothing to play on an output.
    quiet_since: [Option<Instant>; 2],
    /// Whether the device of an output is being let go: it is given nothing that could be lost with it.
    resting: [bool; 2],
    /// Whether anybody can hear the second output.
    has_second: bool,
}

impl State {
    fn is_idle(&self, output: Output) -> bool {
        Line::all_of(output).all(|line| self.mixers[line as usize].is_idle())
    }

    /// Notices whether there is something to play.
    fn listen(&mut self, output: Output) {
        let is_idle = self.is_idle(output);
        let since = &mut self.quiet_since[output as usize];
        *since = is_idle.then(|| since.unwrap_or_else(Instant::now));
    }
}

impl Playback {
    /// Mixers that tell what happens by calling `tell`, which must not wait for anything.
    pub fn new(volumes: Volumes, tell: impl Fn(PlaybackEvent) + Send + Sync + 'static) -> Self {
        Self {
            state: Mutex::new(State {
                mixers: std::array::from_fn(|_| Mixer::new(volumes)),
                closing: [false; 2],
                quiet_since: [None; 2],
                resting: [false; 2],
                has_second: false,
            }),
            changed: Condvar::new(),
            tell: Box::new(tell),
        }
    }

    /// See [`Mixer::play`]; wakes a sleeping sink.
    pub fn play(&self, ticket: u64, sounds: Vec<f32>, route: Route) {
        let mut state = self.lock();
        let has_second = state.has_second;
        let place = |ear, tells| MixerPlace { ear, tells };
        if route == Route::Everywhere && has_second {
            let second = &mut state.mixers[Line::Second as usize];
            second.play(ticket, sounds.clone(), place(Ear::Both, false));
        }
        let (line, ear) = match route {
            Route::Second if has_second => (Line::Second, Ear::Both),
            Route::Second => (Line::Right, Ear::Both),
            Route::First(Ear::Right) => (Line::Right, Ear::Right),
            Route::First(ear) => (Line::Left, ear),
            Route::Everywhere => (Line::Both, Ear::Both),
        };
        state.mixers[line as usize].play(ticket, sounds, place(ear, true));
        drop(state);
        self.changed.notify_all();
    }

    /// See [`Mixer::speak`].
    pub fn speak(&self, ticket: u64, piece: &Pcm) {
        for mixer in &mut self.lock().mixers {
            mixer.speak(ticket, Pcm::clone(piece));
        }
    }

    /// See [`Mixer::complete`].
    pub fn complete(&self, ticket: u64) {
        for mixer in &mut self.lock().mixers {
            mixer.complete(ticket);
        }
    }

    /// Cuts what is heard by a route; see [`Mixer::stop`]. By the one that is everywhere it cuts everything.
    pub fn stop(&self, route: Route) {
        let lines: &[Line] = match route {
            Route::Everywhere => &Line::ALL,
            Route::First(Ear::Right) => &[Line::Right],
            Route::First(_) => &[Line::Left],
            Route::Second => &[Line::Right, Line::Second],
        };
        let mut state = self.lock();
        for line in lines {
            state.mixers[*line as usize].stop();
        }
    }

    /// See [`Mixer::set_volumes`].
    pub fn set_volumes(&self, volumes: Volumes) {
        for mixer in &mut self.lock().mixers {
            mixer.set_volumes(volumes);
        }
    }

    /// See [`Mixer::sounds_are_over`].
    pub fn sounds_are_over(&self, ticket: u64) -> Option<bool> {
        let state = self.lock();
        let mut mixers = state.mixers.iter();
        mixers.find_map(|mixer| mixer.sounds_are_over(ticket))
    }

    /// Fills a buffer of an output and tells what happened meanwhile.
    pub fn render(&self, output: Output, out: &mut [f32]) {
        let events = {
            let mut state = self.lock();
            state.listen(output);
            if state.resting[output as usize] {
                return out.fill(0.0);
            }
            let (line, others) = Line::of(output);
            let first = &mut state.mixers[line as usize];
            first.render(out);
            let mut events = first.take_events();
            for other in others {
                let mixer = &mut state.mixers[*other as usize];
                if !mixer.is_idle() {
                    mixer.add(out);
                }
                events.extend(mixer.take_events());
            }
            events
        };
        self.pass_on(events);
    }

    /// Says whether the second output can be heard. What only it would have played ends when it cannot.
    pub fn set_second(&self, is_heard: bool) {
        let events = {
            let mut state = self.lock();
            state.has_second = is_heard;
            let second = &mut state.mixers[Line::Second as usize];
            if !is_heard {
                second.abandon();
            }
            second.take_events()
        };
        self.pass_on(events);
    }

    /// Opens an output that was closed.
    pub(super) fn open(&self, output: Output) {
        self.lock().closing[output as usize] = false;
    }

    /// Cuts what sounds on an output and tells its sink to end.
    pub fn close(&self, output: Output) {
        let mut state = self.lock();
        for line in Line::all_of(output) {
            state.mixers[line as usize].stop();
        }
        state.closing[output as usize] = true;
        drop(state);
        self.changed.notify_all();
    }

    pub(super) fn tell(&self, output: Output, event: SinkEvent) {
        (self.tell)(PlaybackEvent::Sink(output, event));
    }

    #[cfg(feature = "sound")]
    pub(super) fn tell_underruns(&self, count: u64) {
        (self.tell)(PlaybackEvent::Underruns(count));
    }

    pub(super) fn is_closing(&self, output: Output) -> bool {
        self.lock().closing[output as usize]
    }

    pub(super) fn is_idle(&self, output: Output) -> bool {
        self.lock().is_idle(output)
    }

    /// Sleeps until there is something to play on an output, it closes, or the time is over.
    pub(super) fn wait_for_work(&self, output: Output, at_most: Duration) {
        let state = self.lock();
        let at = output as usize;
        let _state = self.changed.wait_timeout_while(state, at_most, |state| {
            state.is_idle(output) && !state.closing[at]
        });
    }

    /// Lets the device of an output go if there has been nothing to play for a given time. What is played from then on waits
    /// for [`Self::wake`].
    #[cfg(feature = "sound")]
    pub(super) fn rest(&self, output: Output, after: Duration) -> bool {
        let mut state = self.lock();
        state.listen(output);
        let at = output as usize;
        state.resting[at] = state.quiet_since[at].is_some_and(|since| since.elapsed() >= after);
        state.resting[at]
    }

    /// The next device of an output is given everything.
    #[cfg(feature = "sound")]
    pub(super) fn wake(&self, output: Output) {
        let mut state = self.lock();
        state.resting[output as usize] = false;
        state.quiet_since[output as usize] = None;
    }

    /// Sleeps until an output closes or the time is over; `true` when it closes.
    #[cfg(feature = "sound")]
    pub(super) fn wait_for_close(&self, output: Output, at_most: Duration) -> bool {
        let state = self.lock();
        let at = output as usize;
        self.changed
            .wait_timeout_while(state, at_most, |state| !state.closing[at])
            .is_ok_and(|(state, _)| state.closing[at])
    }

    fn pass_on(&self, events: Vec<MixerEvent>) {
        for event in events {
            (self.tell)(PlaybackEvent::Mixer(event));
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic elsewhere must not silence the program; the mixers' state is valid between any two of their steps.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
