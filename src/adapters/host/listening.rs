//! Listening to the player: the microphone while its key asks for it, and what was understood.

use std::path::PathBuf;
use std::time::Duration;

use super::Host;
use super::underway::OpenMicrophone;
use crate::adapters::audio::heard::{MicrophoneFault, MicrophoneReport};
use crate::adapters::audio::microphone::Microphone;
use crate::adapters::inbox::Message;
use crate::adapters::listening::{Listener, ListenerSetup, PocketSphinx, kept_at, model_places};
use crate::desk::Desk;
use crate::input::spoken::{Listened, Missed, SpokenMeaning};
use crate::input::talk::Talk;
use crate::input::{DeviceInput, MicrophoneKey, taught_words};
use crate::listening::begins_at_once;
use crate::protocol::{Event, Report};
use crate::time::Moment;

/// Nobody says a move for longer.
const LONGEST: Duration = Duration::from_secs(10);

/// The greeting has begun by then; nothing is made ready before it has ended.
const GREETING: Duration = Duration::from_secs(2);

/// What the microphone hears first is the earcon that it is open.
const EARCON_MS: usize = 150;

impl Host {
    /// The key of the microphone went down, came up, or was struck; or what is said is given up.
    pub(super) fn listen(&mut self, key: MicrophoneKey) {
        let open = self.listening.open.as_ref().map(|open| open.talk);
        let after = Talk::after(open, key, self.now());
        match after {
            Some(talk) if open.is_none() => self.open_microphone(talk),
            Some(talk) => {
                let open = self.listening.open.as_mut();
                open.into_iter().for_each(|open| open.talk = talk);
            }
            None if key == MicrophoneKey::GivenUp => self.give_up_listening(),
            None => self.close_microphone(),
        }
    }

    /// Closes the microphone, and forgets what was said and is not found out yet.
    fn give_up_listening(&mut self) {
        self.forget_utterance();
        self.listening.teaches = false;
        let was_open = self.listening.open.take().is_some();
        self.listening.unheard += u32::from(was_open);
        let waited = was_open.then(|| self.gathered.take()).flatten();
        self.spoken(Listened::GivenUp);
        self.sound_out(waited.unwrap_or_default());
    }

    /// What was said so far is answered no more.
    fn forget_utterance(&mut self) {
        let Some(listener) = &self.listening.listener else {
            return;
        };
        self.listening.works = false;
        self.listening.given_up = listener.number();
        self.listening.told = None;
        self.prepare_listening();
    }

    /// Makes ready with what a line is read, before the first line waits for it.
    pub fn prepare_reading(&self) {
        let settings = self.desk.session().own_settings().clone();
        let mut desk = Desk::new(self.desk.shared_voices());
        let reads = move || {
            drop(desk.handle(Moment::default(), Report::Started(settings)));
            // A move, and what is none: that is compared with all that there is.
            for line in ["e4", "zebra"] {
                drop(desk.interpret(DeviceInput::Line(line.to_owned())));
            }
        };
        // Without a thread the first line waits.
        let _ = std::thread::Builder::new()
            .name("reading".into())
            .spawn(reads);
    }

    /// The player wants to teach the program his voice. Which words it needs takes a while to find out.
    pub(super) fn teach_voice(&mut self) {
        if !self.model_places().iter().any(|place| place.exists()) {
            return self.spoken(Listened::Missed(Missed::NoModel));
        }
        self.start_listener();
        let session = self.desk.session();
        let (game, settings) = (session.position().game(), session.settings().clone());
        let (voices, inbox) = (self.desk.shared_voices(), self.inbox.clone());
        let tell = move || {
            let words = taught_words(&voices, game, &settings);
            let _ = inbox.send(Message::Understood(u64::MAX, Listened::Teaches(words)));
        };
        let name = std::thread::Builder::new().name("words".into());
        let began = name.spawn(tell);
        self.listening.teaches = began.is_ok();
        self.spoken(match began {
            Ok(_) => Listened::Waits,
            Err(_) => Listened::Missed(Missed::NotUnderstood),
        });
    }

    fn open_microphone(&mut self, talk: Talk) {
        if !self.start_listener() {
            return self.spoken(Listened::Missed(Missed::NoModel));
        }
        self.handle(Report::Speaks(true));
        self.prepare_listening();
        // Nobody is to talk into the words of the player.
        let orders = self.queue.silence(None);
        self.carry_out(orders);
        let inbox = self.inbox.clone();
        let microphone = Microphone::open(LONGEST, move |report| {
            let _ = inbox.send(Message::Microphone(report));
        });
        self.listening.open = Some(OpenMicrophone {
            _microphone: microphone,
            talk,
        });
    }

    fn model_places(&self) -> Vec<PathBuf> {
        let data = self.folders.as_ref().map(|folders| folders.data.as_path());
        model_places(data)
    }

    /// Starts the listener, if it is not there yet; whether it is there now. Without the model there is none, unless the
    /// player speaks English and the system has PocketSphinx.
    fn start_listener(&mut self) -> bool {
        let data = self.folders.as_ref().map(|folders| folders.data.as_path());
        let places = self.model_places();
        let language = &self.desk.session().settings().language;
        let has_other = || PocketSphinx::speaks(language) && PocketSphinx::of_system().is_some();
        if !places.iter().any(|place| place.exists()) && !has_other() {
            return false;
        }
        if self.listening.listener.is_none() {
            let setup = ListenerSetup {
                voices: self.desk.shared_voices(),
                places,
                cache: self.folders.as_ref().map(|folders| folders.cache.clone()),
                learnt: data.map(|data| data.join("listening")),
                trace: self.trace.clone(),
            };
            let inbox = self.inbox.clone();
            self.listening.listener = Some(Listener::start(setup, move |number, spoken| {
                let _ = inbox.send(Message::Understood(number, spoken));
            }));
        }
        true
    }

    /// Whoever has spoken in an earlier run will do so again: as soon as the greeting is over, what can be said is made ready,
    /// so that the first words need not wait for it.
    fn listen_as_before(&mut self) {
        let is_over = self.started.elapsed() > GREETING && self.queue.is_silent();
        if is_over && !std::mem::replace(&mut self.listening.has_looked, true) {
            let cache = self.folders.as_ref().map(|folders| kept_at(&folders.cache));
            if cache.is_some_and(|cache| cache.exists()) {
                self.start_listener();
            }
        }
    }

    /// What has waited while the player spoke is heard.
    fn close_microphone(&mut self) {
        if self.listening.open.take().is_some() {
            let waited = self.gathered.take().unwrap_or_default();
            self.spoken(Listened::Closed);
            self.sound_out(waited);
        }
    }

    pub(super) fn microphone_report(&mut self, report: MicrophoneReport) {
        match report {
            // What was given up is heard no more.
            MicrophoneReport::Heard { .. } | MicrophoneReport::Failed(_)
                if self.listening.unheard > 0 =>
            {
                self.listening.unheard -= 1;
            }
            MicrophoneReport::Open if self.listening.open.is_some() => {
                self.spoken(Listened::Open);
                self.gathered.get_or_insert_default();
            }
            MicrophoneReport::Open => {}
            MicrophoneReport::Heard {
                is_whole: false, ..
            } => {
                self.close_microphone();
                self.spoken(Listened::Missed(Missed::Lost));
            }
            MicrophoneReport::Heard {
                mut samples,
                rate_hz,
                has_gaps,
                ..
            } => {
                self.close_microphone();
                let earcon = (EARCON_MS * rate_hz as usize / 1_000).min(samples.len());
                samples.drain(..earcon);
                // Of what is said before the first is answered, the last counts.
                if self.listening.works {
                    self.forget_utterance();
                }
                self.listening.works = self.listening.listener.is_some();
                self.listening.is_cut = has_gaps || begins_at_once(&samples, rate_hz);
                self.trace
                    .line("is cut", || self.listening.is_cut.to_string());
                if let Some(listener) = &self.listening.listener {
                    listener.hear(samples, rate_hz);
                    if !listener.is_ready() {
                        self.spoken(Listened::Waits);
                    }
                }
            }
            MicrophoneReport::Failed(fault) => {
                self.close_microphone();
                self.spoken(Listened::Missed(match fault {
                    MicrophoneFault::Missing => Missed::NoMicrophone,
                    MicrophoneFault::Busy => Missed::Busy,
                    MicrophoneFault::Denied => Missed::Denied,
                    MicrophoneFault::Mute => Missed::Mute,
                }));
            }
        }
    }

    /// What was said belongs to what could be said then: if that has changed, it is as if nothing was understood.
    pub(super) fn understood(&mut self, number: u64, spoken: Listened) {
        if let Listened::Teaches(_) = spoken {
            if std::mem::take(&mut self.listening.teaches) {
                self.spoken(spoken);
            }
            return;
        }
        let newest = self.listening.listener.as_ref().map(Listener::number);
        self.trace.line("spoken", || format!("{spoken:?}"));
        if number <= self.listening.given_up {
            return;
        }
        self.listening.works = false;
        let spoken = match self.listening.is_cut {
            true => spoken.cut(),
            false => spoken,
        };
        self.listening.meant = match &spoken {
            Listened::Heard(one) | Listened::Unsure(one) => vec![one.clone()],
            Listened::Unclear(one, other) => vec![one.clone(), other.clone()],
            Listened::Open
            | Listened::Closed
            | Listened::Waits
            | Listened::GivenUp
            | Listened::Teaches(_)
            | Listened::Learnt
            | Listened::Missed(_) => Vec::new(),
        };
        let is_late = newest != Some(number) && !matches!(spoken, Listened::Missed(_));
        self.spoken(if is_late {
            Listened::Missed(Missed::NotUnderstood)
        } else {
            spoken
        });
    }

    /// Tells the listener what can be said, if that has changed; nobody listens before the microphone was used once, now or in
    /// an earlier run.
    pub(super) fn prepare_listening(&mut self) {
        if self.listening.listener.is_none() {
            self.listen_as_before();
        }
        let Some(listener) = &self.listening.listener else {
            return;
        };
        let settings = self.desk.session().settings().clone();
        let told = (self.desk.sayable(), settings);
        if self.listening.told.as_ref() != Some(&told) {
            listener.prepare(told.0.clone(), told.1.clone());
            let number = listener.number();
            self.trace.line("sayable", || format!("{number} asked"));
            self.listening.told = Some(told);
        }
    }

    /// A move was made: if it was said aloud, it is known now how the player says it, unless he takes it back.
    pub(super) fn confirm_spoken(&mut self, event: &Event) {
        if let (Event::Undone { .. }, Some(listener)) = (event, &self.listening.listener) {
            listener.take_back();
        }
        let Event::Moved { mv, .. } = event else {
            return;
        };
        let meaning = SpokenMeaning::Move(*mv);
        let is_meant = std::mem::take(&mut self.listening.meant).contains(&meaning);
        if let (true, Some(listener)) = (is_meant, &self.listening.listener) {
            listener.confirm(meaning);
        }
    }

    fn spoken(&mut self, spoken: Listened) {
        self.input(DeviceInput::Spoken(spoken));
    }
}
