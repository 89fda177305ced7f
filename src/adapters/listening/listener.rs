//! The listener: on a thread of its own it makes ready what can be said, and finds out what was said.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use super::learnt_file::LearntFile;
use super::{Competitors, ModelTrouble, SpeechEmbedding, Templates, resampled};
use crate::input::spoken::{Listened, Missed, Sayable, SpokenMeaning};
use crate::listening::{
    FeatureModel, Features, Gate, GateVerdict, Learnt, Loudness, Neighbours, Ranked, Sense,
    SpokenPhrase, alone, distance, fillers, loudness, phrases, prepared, trimmed,
};
use crate::protocol::Settings;
use crate::voice::{Text, Voices};

/// A word that is to be learnt is farther from the program's own voice than this only if another one was said: of the
/// recordings of figures, no right one was farther than 0.13.
const FAR_FROM_SYNTHESIS: f32 = 0.2;

/// Two ways in which one speaker says one word are nearer than this: of those recordings, 99 of 100 pairs.
const FAR_FROM_ITSELF: f32 = 0.12;

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
}

/// A listener; dropping it ends its thread.
pub struct Listener {
    orders: Sender<Order>,
    /// The number of what can be said now: what is made ready for another one is given up.
    newest: Arc<AtomicU64>,
    /// How many orders wait: what could be wanted later is made ready only while there are none.
    waiting: Arc<AtomicU64>,
}

enum Order {
    Prepare(u64, Box<(Sayable, Settings)>),
    Hear(u64, Vec<f32>, u32),
    Confirm(SpokenMeaning),
}

impl Listener {
    /// Starts a listener, which tells the number of what could be said and what it has understood.
    pub fn start(setup: ListenerSetup, tell: impl FnMut(u64, Listened) + Send + 'static) -> Self {
        let (orders, wanted) = channel();
        let newest = Arc::new(AtomicU64::new(0));
        let waiting = Arc::new(AtomicU64::new(0));
        let (number, left) = (Arc::clone(&newest), Arc::clone(&waiting));
        // Without a thread nothing is understood, and nothing else is missing.
        let _ = std::thread::Builder::new()
            .name("listener".into())
            .spawn(move || listen(&setup, &wanted, [&number, &left], tell));
        Self {
            orders,
            newest,
            waiting,
        }
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
        self.send(Order::Confirm(meaning));
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
    competitors: Competitors,
    meanings: Vec<SpokenMeaning>,
    /// The word that is to be learnt, and how it was said the first time.
    taught: Option<(Text, Option<Features>)>,
    /// What was said last, and how far it was from each phrase.
    last: Option<(Features, Vec<Ranked>)>,
}

fn listen(
    setup: &ListenerSetup,
    wanted: &Receiver<Order>,
    [newest, waiting]: [&AtomicU64; 2],
    mut tell: impl FnMut(u64, Listened),
) {
    let mut model = SpeechEmbedding::load(&setup.places);
    let mut templates = Templates::kept_in(setup.cache.clone());
    let mut ready = Ready::default();
    let mut file = LearntFile::new(setup.learnt.clone());
    while let Ok(order) = wanted.recv() {
        waiting.fetch_sub(1, Ordering::Relaxed);
        match (order, &mut model) {
            (Order::Prepare(number, asked), Ok(model)) => {
                let is_wanted = || newest.load(Ordering::Relaxed) == number;
                let (sayable, settings) = *asked;
                if file.turn_to(&sayable.player).is_err() {
                    tell(number, Listened::Missed(Missed::NotKept));
                }
                let (all, meanings) = meant(&sayable, &settings, &setup.voices);
                if let Some(mut bank) = templates.bank(&all, model, &is_wanted) {
                    bank.teach(&file.learnt);
                    let game = sayable.position.as_ref().map(|(one, _)| one.game());
                    let words = |game| Neighbours::new(&setup.voices, game, &settings);
                    let neighbours = game.map(words).unwrap_or_default();
                    ready = Ready {
                        competitors: Competitors::new(bank, all, neighbours),
                        number,
                        meanings,
                        taught: sayable.taught.map(|word| (word, None)),
                        last: None,
                    };
                }
                let pairs = ready.competitors.neighbours().all_pairs().into_iter();
                for pair in pairs.take_while(|_| waiting.load(Ordering::Relaxed) == 0) {
                    templates.said(&pair, model);
                }
                if waiting.load(Ordering::Relaxed) == 0 {
                    templates.keep();
                }
            }
            (Order::Hear(number, sound, rate_hz), Ok(model)) => {
                tell(
                    number,
                    ready.hear(number, (&sound, rate_hz), model, &templates, &mut file),
                );
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
            (Order::Confirm(meaning), Ok(_)) => {
                if ready.learn(&meaning, &mut file.learnt) && file.save().is_err() {
                    tell(ready.number, Listened::Missed(Missed::NotKept));
                }
            }
            (Order::Prepare(..) | Order::Confirm(_), Err(_)) => {}
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
    if let Some(word) = &sayable.taught {
        all.push(SpokenPhrase::new(word.clone(), Sense(0)));
        return (all, meanings);
    }
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
        &mut self,
        number: u64,
        (sound, rate_hz): (&[f32], u32),
        model: &mut SpeechEmbedding,
        templates: &Templates,
        file: &mut LearntFile,
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
        if self.taught.is_some() {
            return self.take(&features, &words, file).unwrap_or(missed);
        }
        let ranked = self.competitors.ranked(&features, templates, &file.learnt);
        self.last = Some((features, ranked.clone()));
        let meaning = |ranked: Ranked| self.meanings.get(ranked.sense.0).cloned();
        match Gate::default().judge(ranked) {
            GateVerdict::Clear { best, .. } => meaning(best).map_or(missed, Listened::Heard),
            GateVerdict::Doubtful { best, second } => match (meaning(best), meaning(second)) {
                (Some(best), Some(second)) => Listened::Unclear(best, second),
                _ => missed,
            },
            GateVerdict::Unsure { best } => meaning(best).map_or(missed, Listened::Unsure),
            GateVerdict::Refused { .. } => missed,
        }
    }

    /// Learns the word that was to be said; `None` if it was another one.
    fn take(&mut self, said: &Features, words: &[f32], file: &mut LearntFile) -> Option<Listened> {
        let (word, first) = self.taught.as_mut()?;
        let nearest = self.competitors.bank().distances(said).into_iter();
        let from_synthesis = nearest
            .map(|one| one.distance)
            .fold(f32::INFINITY, f32::min);
        let from_first = first.as_ref().map_or(0.0, |first| distance(first, said));
        if from_synthesis > FAR_FROM_SYNTHESIS || from_first > FAR_FROM_ITSELF {
            *first = None;
            return None;
        }
        file.learnt.learn(&word.spoken, alone(said, words.len()));
        *first = Some(said.clone());
        match file.save() {
            Ok(()) => Some(Listened::Learnt),
            Err(_) => Some(Listened::Missed(Missed::NotKept)),
        }
    }

    /// Learns the words of what was said last, as the nearest phrase of this meaning; whether there was one.
    fn learn(&mut self, meaning: &SpokenMeaning, learnt: &mut Learnt) -> bool {
        let Some((said, ranked)) = self.last.take() else {
            return false;
        };
        let means = |one: &Ranked| self.meanings.get(one.sense.0) == Some(meaning);
        let all = ranked.into_iter().filter(means);
        let nearest = all.min_by(|a, b| a.distance.total_cmp(&b.distance));
        let Some(nearest) = nearest.filter(|one| one.distance <= Gate::default().farthest) else {
            return false;
        };
        for (word, way) in self.competitors.bank().cut(nearest.phrase, &said) {
            learnt.learn(&word, way);
        }
        true
    }
}
