//! The listener: on a thread of its own it makes ready what can be said, and finds out what was said.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use super::learnt_file::LearntFile;
use super::ready::Ready;
use super::{ModelTrouble, PocketSphinx, SpeechEmbedding, Templates};
use crate::adapters::trace::Trace;
use crate::input::spoken::{Listened, Missed, Sayable, SpokenMeaning};
use crate::protocol::Settings;
use crate::voice::Voices;

/// What a listener needs.
pub struct ListenerSetup {
    /// The words.
    pub voices: Arc<Voices>,
    /// Where the model may lie.
    pub places: Vec<PathBuf>,
    /// Where the data of the embedded voice is unpacked.
    pub cache: Option<PathBuf>,
    /// Where what is learnt of the players' voices is kept.
    pub learnt: Option<PathBuf>,
    /// Where is told from when on it is ready to hear.
    pub trace: Trace,
}

/// A listener; dropping it ends its thread.
pub struct Listener {
    orders: Sender<Order>,
    /// The number of what can be said now: what is made ready for another one is given up.
    newest: Arc<AtomicU64>,
    /// The number of what is ready.
    ready: Arc<AtomicU64>,
    /// How many orders wait: what could be wanted later is made ready only while there are none.
    waiting: Arc<AtomicU64>,
}

enum Order {
    Prepare(u64, Box<(Sayable, Settings)>),
    Hear(u64, Vec<f32>, u32),
    /// What was said did mean this; without a meaning, what was learnt last was not meant.
    Confirm(Option<SpokenMeaning>),
}

impl Listener {
    /// Starts a listener, which tells the number of what could be said and what it has understood.
    pub fn start(setup: ListenerSetup, tell: impl FnMut(u64, Listened) + Send + 'static) -> Self {
        let (orders, wanted) = channel();
        let newest = Arc::new(AtomicU64::new(0));
        let waiting = Arc::new(AtomicU64::new(0));
        let ready = Arc::new(AtomicU64::new(0));
        let shared = [&newest, &waiting, &ready].map(Arc::clone);
        // Without a thread nothing is understood, and nothing else is missing.
        let _ = std::thread::Builder::new()
            .name("listener".into())
            .spawn(move || listen(&setup, &wanted, shared.each_ref().map(|one| &**one), tell));
        Self {
            orders,
            newest,
            ready,
            waiting,
        }
    }

    /// Whether what can be said now is ready; else the answer takes longer.
    pub fn is_ready(&self) -> bool {
        self.ready.load(Ordering::Relaxed) == self.number()
    }

    /// Makes ready what can be said from now on.
    pub fn prepare(&self, sayable: Sayable, settings: Settings) {
        let number = self.newest.fetch_add(1, Ordering::Relaxed) + 1;
        let order = Order::Prepare(number, Box::new((sayable, settings)));
        self.send(order);
    }

    fn send(&self, order: Order) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        // A listener that has ended answers nothing.
        let _ = self.orders.send(order);
    }

    /// Finds out what was said: sound of one channel and its rate. The answer comes when what can be said is ready.
    pub fn hear(&self, sound: Vec<f32>, rate_hz: u32) {
        let number = self.number();
        self.send(Order::Hear(number, sound, rate_hz));
    }

    /// What was said last did mean this: it is learnt how the player says it.
    pub fn confirm(&self, meaning: SpokenMeaning) {
        self.send(Order::Confirm(Some(meaning)));
    }

    /// What was confirmed last was taken back: it is not learnt.
    pub fn take_back(&self) {
        self.send(Order::Confirm(None));
    }

    /// The number of what can be said now.
    pub fn number(&self) -> u64 {
        self.newest.load(Ordering::Relaxed)
    }
}

fn listen(
    setup: &ListenerSetup,
    wanted: &Receiver<Order>,
    [newest, waiting, made]: [&AtomicU64; 3],
    mut tell: impl FnMut(u64, Listened),
) {
    let mut model = SpeechEmbedding::load(&setup.places);
    let sphinx = PocketSphinx::of_system();
    let mut templates = Templates::kept_in(setup.cache.clone());
    let mut ready = Ready::default();
    // What was heard last: it is confirmed when something else can be said already.
    let mut said = Ready::default();
    let mut file = LearntFile::new(setup.learnt.clone());
    while let Ok(order) = wanted.recv() {
        waiting.fetch_sub(1, Ordering::Relaxed);
        match (order, &mut model) {
            (Order::Prepare(number, asked), Ok(model)) => {
                let is_wanted = || newest.load(Ordering::Relaxed) == number;
                if file.turn_to(&asked.0.player).is_err() {
                    tell(number, Listened::Missed(Missed::NotKept));
                }
                let wanted = Ready::of(number, &asked, &setup.voices);
                if let Some(now) = wanted.sounding(model, &mut templates, &file, &is_wanted) {
                    let before = std::mem::replace(&mut ready, now);
                    if before.has_heard() {
                        said = before;
                    }
                    made.store(number, Ordering::Relaxed);
                    tell_ready(setup, &ready, false);
                }
            }
            (Order::Hear(number, sound, rate_hz), Ok(model)) => {
                tell(
                    number,
                    ready.hear(number, (&sound, rate_hz), model, &mut templates, &mut file),
                );
            }
            (Order::Prepare(number, asked), Err(_)) => {
                ready = Ready::of(number, &asked, &setup.voices);
                made.store(number, Ordering::Relaxed);
            }
            (Order::Hear(number, sound, rate_hz), Err(trouble)) => {
                let missed = Listened::Missed(match trouble {
                    ModelTrouble::Missing => Missed::NoModel,
                    ModelTrouble::Damaged | ModelTrouble::Unreadable(_) => Missed::BadModel,
                });
                let folder = setup.cache.clone().unwrap_or_else(std::env::temp_dir);
                let hear = |sphinx| ready.recognise(number, (&sound, rate_hz), sphinx, &folder);
                let heard = sphinx.as_ref().and_then(hear);
                tell(number, heard.unwrap_or(missed));
                // It may have been fetched meanwhile.
                model = SpeechEmbedding::load(&setup.places);
            }
            (Order::Confirm(meaning), Ok(_)) => {
                if !is_learnt([&mut ready, &mut said], meaning.as_ref(), &mut file) {
                    tell(ready.number(), Listened::Missed(Missed::NotKept));
                }
            }
            (Order::Confirm(_), Err(_)) => {}
        }
        if let Ok(model) = &mut model {
            let is_idle = || waiting.load(Ordering::Relaxed) == 0;
            let was_whole = ready.is_whole();
            if ready.let_others_compete(model, &mut templates, &file, &is_idle) {
                tell_ready(setup, &ready, was_whole);
                ready.make_neighbours(model, &mut templates, &is_idle);
            }
        }
    }
}

/// Traces that what can be said is ready, or all that competes with it, if it was not before.
fn tell_ready(setup: &ListenerSetup, ready: &Ready, was_whole: bool) {
    if was_whole {
        return;
    }
    let how = ["first", "whole"][usize::from(ready.is_whole())];
    setup
        .trace
        .line("sayable", || format!("{} {how}", ready.number()));
}

/// Learns what was said, if it is known what it meant, or forgets what was learnt last; whether that could be kept.
fn is_learnt(
    heard: [&mut Ready; 2],
    meaning: Option<&SpokenMeaning>,
    file: &mut LearntFile,
) -> bool {
    let Some(meaning) = meaning else {
        return file.forget_last().is_ok();
    };
    file.keep_before();
    let mut heard = heard.into_iter();
    let is_new = heard.any(|ready| ready.learn(meaning, &mut file.learnt));
    !is_new || file.save().is_ok()
}
