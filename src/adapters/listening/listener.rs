//! The listener: on a thread of its own it makes ready what can be said, and finds out what was said.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use super::{ModelTrouble, SpeechEmbedding, Templates, resampled};
use crate::input::spoken::{Listened, Missed, Sayable, SpokenMeaning};
use crate::listening::{
    Bank, FeatureModel, Gate, GateVerdict, Loudness, Ranked, Sense, SpokenPhrase, fillers,
    loudness, phrases, prepared, trimmed,
};
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
}

/// A listener; dropping it ends its thread.
pub struct Listener {
    orders: Sender<Order>,
    /// The number of what can be said now: what is made ready for another one is given up.
    newest: Arc<AtomicU64>,
}

enum Order {
    Prepare(u64, Box<(Sayable, Settings)>),
    Hear(u64, Vec<f32>, u32),
}

impl Listener {
    /// Starts a listener, which tells the number of what could be said and what it has understood.
    pub fn start(setup: ListenerSetup, tell: impl FnMut(u64, Listened) + Send + 'static) -> Self {
        let (orders, wanted) = channel();
        let newest = Arc::new(AtomicU64::new(0));
        let number = Arc::clone(&newest);
        // Without a thread nothing is understood, and nothing else is missing.
        let _ = std::thread::Builder::new()
            .name("listener".into())
            .spawn(move || listen(&setup, &wanted, &number, tell));
        Self { orders, newest }
    }

    /// Makes ready what can be said from now on.
    pub fn prepare(&self, sayable: Sayable, settings: Settings) {
        let number = self.newest.fetch_add(1, Ordering::Relaxed) + 1;
        let order = Order::Prepare(number, Box::new((sayable, settings)));
        // A listener that has ended answers nothing.
        let _ = self.orders.send(order);
    }

    /// Finds out what was said: sound of one channel and its rate. The answer comes when what can be said is ready.
    pub fn hear(&self, sound: Vec<f32>, rate_hz: u32) {
        let number = self.number();
        let _ = self.orders.send(Order::Hear(number, sound, rate_hz));
    }

    /// The number of what can be said now.
    pub fn number(&self) -> u64 {
        self.newest.load(Ordering::Relaxed)
    }
}

/// What can be said, as it sounds, and what it means.
#[derive(Default)]
struct Ready {
    number: u64,
    bank: Bank,
    meanings: Vec<SpokenMeaning>,
}

fn listen(
    setup: &ListenerSetup,
    wanted: &Receiver<Order>,
    newest: &AtomicU64,
    mut tell: impl FnMut(u64, Listened),
) {
    let mut model = SpeechEmbedding::load(&setup.places);
    let mut templates = Templates::new(setup.cache.clone());
    let mut ready = Ready::default();
    while let Ok(order) = wanted.recv() {
        match (order, &mut model) {
            (Order::Prepare(number, asked), Ok(model)) => {
                let is_wanted = || newest.load(Ordering::Relaxed) == number;
                let (sayable, settings) = *asked;
                let (all, meanings) = meant(&sayable, &settings, &setup.voices);
                if let Some(bank) = templates.bank(&all, model, &is_wanted) {
                    ready = Ready {
                        number,
                        bank,
                        meanings,
                    };
                }
            }
            (Order::Prepare(..), Err(_)) => {}
            (Order::Hear(number, sound, rate_hz), Ok(model)) => {
                tell(number, ready.hear(number, &sound, rate_hz, model));
            }
            (Order::Hear(number, ..), Err(trouble)) => {
                let missed = match trouble {
                    ModelTrouble::Missing => Missed::NoModel,
                    ModelTrouble::Damaged | ModelTrouble::Unreadable(_) => Missed::BadModel,
                };
                tell(number, Listened::Missed(missed));
                // It may have been fetched meanwhile.
                model = SpeechEmbedding::load(&setup.places);
            }
        }
    }
}

/// The phrases that can be said, and what each sense means.
fn meant(
    sayable: &Sayable,
    settings: &Settings,
    voices: &Voices,
) -> (Vec<SpokenPhrase>, Vec<SpokenMeaning>) {
    let mut all = Vec::new();
    let mut meanings = Vec::new();
    if let Some((position, among)) = &sayable.position {
        let legal = position.legal_moves();
        let is_among = |sense: Sense| {
            let mv = legal.get(sense.0);
            among
                .as_ref()
                .is_none_or(|among| mv.is_some_and(|mv| among.contains(mv)))
        };
        all = phrases(voices, position, settings);
        all.retain(|phrase| is_among(phrase.sense));
        meanings.extend(legal.into_iter().map(SpokenMeaning::Move));
    }
    for (text, meaning) in &sayable.words {
        let known = meanings.iter().position(|one| one == meaning);
        let at = known.unwrap_or_else(|| {
            meanings.push(meaning.clone());
            meanings.len() - 1
        });
        let phrase = SpokenPhrase::new(text.clone(), Sense(at));
        if !phrase.words.is_empty() {
            all.push(phrase);
        }
    }
    let others = fillers(voices, settings, &all);
    all.extend(others);
    (all, meanings)
}

impl Ready {
    fn hear(
        &self,
        number: u64,
        sound: &[f32],
        rate_hz: u32,
        model: &mut SpeechEmbedding,
    ) -> Listened {
        let loudness = loudness(sound);
        if loudness == Loudness::TooSoft {
            return Listened::Missed(Missed::TooSoft);
        }
        let words = trimmed(&resampled(sound, rate_hz));
        let missed = Listened::Missed(match loudness {
            Loudness::Clipping => Missed::TooLoud,
            Loudness::TooSoft | Loudness::Good => Missed::NotUnderstood,
        });
        if number != self.number {
            return missed;
        }
        let Ok(features) = model.features(&prepared(&words)) else {
            return missed;
        };
        let meaning = |ranked: Ranked| self.meanings.get(ranked.sense.0).cloned();
        match self.bank.hear(&features, &Gate::default()) {
            GateVerdict::Clear { best, .. } => meaning(best).map_or(missed, Listened::Heard),
            GateVerdict::Doubtful { best, second } => match (meaning(best), meaning(second)) {
                (Some(best), Some(second)) => Listened::Unclear(best, second),
                _ => missed,
            },
            GateVerdict::Refused { .. } => missed,
        }
    }
}
