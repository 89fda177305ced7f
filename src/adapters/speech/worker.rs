//! The thread of the embedded voice: requests in, pieces of speech into the playback.

use std::collections::{HashSet, VecDeque};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{self, JoinHandle};

use super::{Delivery, Embedded, Segment, SpeechError, pause};
use crate::adapters::audio::Playback;
use crate::board::Side;
use crate::narrate::cue::Audience;

/// What the voice has to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The system has no eSpeak NG, which others of its kind have: the port speaks.
    EmbeddedPort,
    /// There is no voice for this language; its text was not spoken.
    VoiceMissing {
        /// The language asked for.
        language: String,
    },
    /// A text could not be spoken.
    Failed,
}

/// Whether eSpeak NG belongs to a system of this kind. Elsewhere nobody expects it, and that the port speaks is no news.
const LIBRARY_IS_USUAL: bool = cfg!(target_os = "linux");

enum Job {
    Speak {
        generation: u64,
        ticket: u64,
        audience: Audience,
        segments: Vec<Segment>,
        delivery: Delivery,
    },
    Prepare {
        segments: Vec<Segment>,
        delivery: Delivery,
    },
    Quit,
}

/// The embedded voice on its own thread.
pub struct EmbeddedVoice {
    jobs: Sender<Job>,
    state: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    /// What is for both, for White and for Black: each rises with every cancellation, and a request
    /// of an older one is dropped.
    generations: [AtomicU64; 3],
    /// Requests to speak that wait: as long as there are any, nothing is prepared.
    waiting: AtomicUsize,
}

impl Shared {
    fn generation(&self, audience: Audience) -> u64 {
        self.generations[place(audience)].load(Ordering::Relaxed)
    }
}

const fn place(audience: Audience) -> usize {
    match audience {
        Audience::Both => 0,
        Audience::One(Side::White) => 1,
        Audience::One(Side::Black) => 2,
    }
}

impl EmbeddedVoice {
    /// Starts the thread, which first loads the voice. `notify` is called on that thread.
    pub fn start(
        playback: Arc<Playback>,
        cache_dir: Option<PathBuf>,
        notify: impl Fn(Notice) + Send + 'static,
    ) -> Self {
        let (jobs, inbox) = channel();
        let state = Arc::new(Shared::default());
        let shared = Arc::clone(&state);
        let thread = thread::Builder::new()
            .name("voice".into())
            .spawn(move || {
                let voice = Embedded::new(cache_dir);
                if LIBRARY_IS_USUAL && !voice.has_system_library() {
                    notify(Notice::EmbeddedPort);
                }
                let mut worker = Worker {
                    voice,
                    playback,
                    shared,
                    notify,
                    unvoiced: HashSet::new(),
                };
                worker.run(&inbox);
            })
            .ok();
        Self {
            jobs,
            state,
            thread,
        }
    }

    /// Speaks segments into the announcement of a ticket and completes it.
    pub fn speak(
        &self,
        ticket: u64,
        audience: Audience,
        segments: Vec<Segment>,
        delivery: Delivery,
    ) {
        self.state.waiting.fetch_add(1, Ordering::Relaxed);
        self.send(Job::Speak {
            generation: self.state.generation(audience),
            ticket,
            audience,
            segments,
            delivery,
        });
    }

    /// Drops what is being spoken to a player and what waits to be; to both players, everything.
    pub fn cancel(&self, audience: Audience) {
        for (at, generation) in self.state.generations.iter().enumerate() {
            if audience == Audience::Both || at == place(audience) {
                generation.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// Speaks phrases into the cache when there is nothing else to do; replaces what was to be prepared before.
    pub fn prepare(&self, segments: Vec<Segment>, delivery: Delivery) {
        self.send(Job::Prepare { segments, delivery });
    }

    fn send(&self, job: Job) {
        // The thread ends only with this handle; if it could not be started there is no voice to send to.
        let _ = self.jobs.send(job);
    }
}

impl Drop for EmbeddedVoice {
    fn drop(&mut self) {
        self.cancel(Audience::Both);
        self.send(Job::Quit);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

struct Worker<N> {
    voice: Embedded,
    playback: Arc<Playback>,
    shared: Arc<Shared>,
    notify: N,
    /// Languages of which it has been told that they have no voice.
    unvoiced: HashSet<String>,
}

impl<N: Fn(Notice)> Worker<N> {
    fn run(&mut self, inbox: &Receiver<Job>) {
        let mut to_prepare: VecDeque<Segment> = VecDeque::new();
        let mut prepared = Delivery::default();
        loop {
            let job = if to_prepare.is_empty() {
                inbox.recv().ok()
            } else {
                match inbox.try_recv() {
                    Ok(job) => Some(job),
                    Err(TryRecvError::Disconnected) => None,
                    Err(TryRecvError::Empty) => {
                        if let Some(segment) = to_prepare.pop_front() {
                            self.prepare(&segment, prepared);
                        }
                        continue;
                    }
                }
            };
            match job {
                Some(Job::Speak {
                    generation,
                    ticket,
                    audience,
                    segments,
                    delivery,
                }) => {
                    self.shared.waiting.fetch_sub(1, Ordering::Relaxed);
                    let shared = Arc::clone(&self.shared);
                    let wanted = || shared.generation(audience) == generation;
                    self.speak(&wanted, ticket, &segments, delivery);
                }
                Some(Job::Prepare { segments, delivery }) => {
                    to_prepare = segments.into();
                    prepared = delivery;
                }
                Some(Job::Quit) | None => return,
            }
        }
    }

    fn prepare(&mut self, segment: &Segment, delivery: Delivery) {
        let shared = Arc::clone(&self.shared);
        self.voice.prepare(segment, delivery, &|| {
            shared.waiting.load(Ordering::Relaxed) == 0
        });
    }

    fn speak(
        &mut self,
        wanted: &dyn Fn() -> bool,
        ticket: u64,
        segments: &[Segment],
        delivery: Delivery,
    ) {
        let playback = Arc::clone(&self.playback);
        for (index, segment) in segments.iter().enumerate() {
            if !wanted() {
                return;
            }
            if index > 0 {
                playback.speak(ticket, &pause(delivery.rate));
            }
            let spoken = self.voice.speak(segment, delivery, &mut |piece| {
                if !wanted() {
                    return ControlFlow::Break(());
                }
                playback.speak(ticket, &piece);
                ControlFlow::Continue(())
            });
            match spoken {
                Ok(()) => {}
                Err(SpeechError::VoiceMissing { language }) => {
                    if self.unvoiced.insert(language.clone()) {
                        (self.notify)(Notice::VoiceMissing { language });
                    }
                }
                Err(_) => (self.notify)(Notice::Failed),
            }
        }
        playback.complete(ticket);
    }
}
