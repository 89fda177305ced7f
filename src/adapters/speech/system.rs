//! The voices of the operating system, on a thread of their own, because any call to them may never return.
//!
//! On Linux that is Speech Dispatcher. Without a sound card it takes the first message and then blocks every client for
//! ever, so each message is followed by a question to which only a server that is alive can answer.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use tts::{Tts, Voice};

use super::{Delivery, LifeSign, Segment, Speaking, speakable, within_rates};

/// What is asked of the system's voice.
enum Call {
    Speak {
        /// How often silence had been asked for before this; more often since means that it is not wanted any more.
        stops: u64,
        segments: Vec<Segment>,
        delivery: Delivery,
        volume: f32,
    },
    Stop,
}

/// The handle of the thread; it is never waited for, since it may be blocked for ever.
pub struct SystemVoice {
    calls: Sender<Call>,
    stops: Arc<AtomicU64>,
}

impl SystemVoice {
    /// Starts the thread, which connects to the system's voice and reports that with a first [`LifeSign::Done`].
    /// `tell` is called on that thread and on threads of the system.
    pub fn start(tell: impl Fn(LifeSign) + Send + Clone + 'static) -> Self {
        let (calls, inbox) = channel();
        let stops = Arc::new(AtomicU64::new(0));
        let stopped = Arc::clone(&stops);
        let teller = tell.clone();
        let started = thread::Builder::new()
            .name("system voice".into())
            .spawn(move || {
                // Some systems' libraries panic where they should fail.
                let _ = catch_unwind(AssertUnwindSafe(|| run(&inbox, &stopped, &teller)));
                teller(LifeSign::Gone);
            });
        if started.is_err() {
            tell(LifeSign::Gone);
        }
        Self { calls, stops }
    }

    /// Asks for segments to be spoken.
    pub fn speak(&self, segments: Vec<Segment>, delivery: Delivery, volume: f32) {
        self.send(Call::Speak {
            stops: self.stops.load(Ordering::Relaxed),
            segments,
            delivery,
            volume,
        });
    }

    /// Asks for silence, also of what has been asked for and not begun.
    pub fn stop(&self) {
        self.stops.fetch_add(1, Ordering::Relaxed);
        self.send(Call::Stop);
    }

    fn send(&self, call: Call) {
        // A thread that has ended has told so.
        let _ = self.calls.send(call);
    }
}

impl Drop for SystemVoice {
    fn drop(&mut self) {
        self.stops.fetch_add(1, Ordering::Relaxed);
    }
}

fn run(inbox: &Receiver<Call>, stops: &AtomicU64, tell: &(impl Fn(LifeSign) + Clone + 'static)) {
    let Ok(tts) = Tts::default() else {
        return;
    };
    tell(LifeSign::Alive);
    // Speech Dispatcher has thousands of voices and needs a second to list them, so it is asked once and at the beginning.
    let voices = if tts.supported_features().voice {
        tts.voices().unwrap_or_default()
    } else {
        Vec::new()
    };
    let mut speech = Speech {
        follows: follow(&tts, tell),
        tts,
        voices,
        language: String::new(),
        speaking: Speaking::Plain,
    };
    tell(LifeSign::Done { utterances: None });
    while let Ok(call) = inbox.recv() {
        let done = match call {
            Call::Speak {
                stops: at,
                segments,
                delivery,
                volume,
            } => {
                let wanted = || stops.load(Ordering::Relaxed) == at;
                speech.speak(&segments, delivery, volume, &wanted, tell)
            }
            Call::Stop => speech.tts.stop().map(|_| None),
        };
        match done {
            Ok(utterances) => tell(LifeSign::Done { utterances }),
            Err(_) => break,
        }
    }
    // The library's threads still call the callbacks that dropping would remove, and would abort the program.
    std::mem::forget(speech);
}

/// Has begins and ends reported; `false` when this system cannot.
fn follow(tts: &Tts, tell: &(impl Fn(LifeSign) + Clone + 'static)) -> bool {
    let began = tell.clone();
    let ended = tell.clone();
    tts.supported_features().utterance_callbacks
        && tts
            .on_utterance_begin(Some(Box::new(move |_| began(LifeSign::Began))))
            .is_ok()
        && tts
            .on_utterance_end(Some(Box::new(move |_| ended(LifeSign::Ended))))
            .is_ok()
}

/// A connection and what it is set to.
struct Speech {
    tts: Tts,
    follows: bool,
    voices: Vec<Voice>,
    language: String,
    speaking: Speaking,
}

impl Speech {
    fn speak(
        &mut self,
        segments: &[Segment],
        delivery: Delivery,
        volume: f32,
        wanted: &impl Fn() -> bool,
        tell: &impl Fn(LifeSign),
    ) -> Result<Option<usize>, tts::Error> {
        let features = self.tts.supported_features();
        if features.volume {
            let (min, max) = (self.tts.min_volume(), self.tts.max_volume());
            self.tts
                .set_volume(min + (max - min) * volume.clamp(0.0, 1.0))?;
            tell(LifeSign::Alive);
        }
        let mut utterances = 0;
        for segment in segments {
            let text = speakable(&segment.text);
            if text.is_empty() {
                continue;
            }
            if features.voice
                && (self.language != segment.language || self.speaking != delivery.speaking)
            {
                self.choose(&segment.language, delivery.speaking);
                tell(LifeSign::Alive);
            }
            if features.rate {
                self.tts.set_rate(self.rate(delivery.rate))?;
                tell(LifeSign::Alive);
            }
            if features.pitch {
                self.tts.set_pitch(self.pitch(delivery.pitch))?;
                tell(LifeSign::Alive);
            }
            if !wanted() {
                break;
            }
            self.tts.speak(text, false)?;
            tell(LifeSign::Alive);
            utterances += 1;
        }
        if features.rate {
            // The question that only a living server answers; see the head of this file.
            self.tts.set_rate(self.rate(delivery.rate))?;
        }
        Ok(self.follows.then_some(utterances))
    }

    /// The rate on the system's own scale, which is a factor on some systems and runs from -100 to 100 on others.
    fn rate(&self, rate: f32) -> f32 {
        let (normal, max) = (self.tts.normal_rate(), self.tts.max_rate());
        let rate = within_rates(rate);
        if normal > 0.0 {
            (normal * rate).min(max)
        } else {
            normal + (max - normal) * (rate - 1.0) / 2.0
        }
    }

    /// The pitch on the system's own scale.
    fn pitch(&self, pitch: f32) -> f32 {
        let (min, normal, max) = (
            self.tts.min_pitch(),
            self.tts.normal_pitch(),
            self.tts.max_pitch(),
        );
        let shift = 2.0 * (pitch.clamp(0.5, 1.5) - 1.0);
        if shift < 0.0 {
            normal + (normal - min) * shift
        } else {
            normal + (max - normal) * shift
        }
    }

    /// Takes a voice of a language: the first for the plain one, another for each other choice, as far as there are
    /// others. Without one, the system's own choice is better than silence.
    fn choose(&mut self, language: &str, speaking: Speaking) {
        let voices = self.voices.iter();
        let of_language: Vec<&Voice> = voices
            .filter(|voice| voice.language().primary_language() == language)
            .collect();
        if let Some(voice) = of_language.get(speaking as usize % of_language.len().max(1)) {
            // A voice that cannot be set leaves the one before.
            let _ = self.tts.set_voice(voice);
        }
        language.clone_into(&mut self.language);
        self.speaking = speaking;
    }
}
