//! The one handle through which the program is heard.
//!
//! It obeys: what interrupts what is decided elsewhere. An announcement's earcons go to the mixer on the caller's own
//! thread, so that they sound with the device's next buffer; its speech follows from the thread of the voice.

mod conductor;
mod lead;
mod offline;

use std::path::PathBuf;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use conductor::{Conductor, Message, Spoken};

pub use super::audio::SinkChoice;
use super::audio::{Ear, Output, Playback, Route, Sink, Volumes, render_tones};
pub use super::audio::{Tap, device_names};
use super::speech::{self, Voice};
pub use super::speech::{Delivery, Segment};
use crate::board::Side;
use crate::earcon::{Placed, Stage};
use crate::narrate::cue::Audience;
use crate::protocol::settings::sound::Ears;
pub use offline::{OfflineError, Passage, Rendered, Studio, render_offline};

/// What is heard as one: earcons, then speech.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Names the announcement in [`SpeakerEvent::Finished`]; no two that sound or wait may share it.
    pub ticket: u64,
    /// Who hears it.
    pub audience: Audience,
    /// The earcons, in order.
    pub sounds: Vec<Placed>,
    /// What is then said, in order.
    pub speech: Vec<Segment>,
}

/// Whose voice speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoiceSource {
    /// The synthesiser inside the program.
    Embedded,
    /// The voices of the operating system.
    System,
}

/// How the program sounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpeakerSettings {
    /// Whose voice speaks.
    pub source: VoiceSource,
    /// How it speaks.
    pub delivery: Delivery,
    /// How loud the voice is, 0 to 1.
    pub speech_volume: f32,
    /// How loud the earcons are, 0 to 1.
    pub earcon_volume: f32,
    /// How the earcons are laid out before the listener.
    pub stage: Stage,
    /// Where two players hear.
    pub ears: Ears,
    /// The system's voice is given up when it has been silent for so long; heeded when the speaker opens.
    pub patience: Duration,
}

impl Default for SpeakerSettings {
    fn default() -> Self {
        Self {
            source: VoiceSource::Embedded,
            delivery: Delivery::default(),
            speech_volume: 1.0,
            earcon_volume: 0.7,
            stage: Stage::default(),
            ears: Ears::Shared,
            patience: Duration::from_secs(2),
        }
    }
}

impl SpeakerSettings {
    fn volumes(&self) -> Volumes {
        Volumes::new(self.speech_volume, self.earcon_volume)
    }

    /// Where an announcement is heard.
    fn route(&self, audience: Audience) -> Route {
        let ear = |side: Side| {
            if (side == Side::White) == self.stage.reversed {
                Ear::Right
            } else {
                Ear::Left
            }
        };
        match (self.ears, audience) {
            (Ears::Shared, _) | (_, Audience::Both) => Route::Everywhere,
            (Ears::LeftRight, Audience::One(side)) => Route::First(ear(side)),
            (Ears::TwoDevices, Audience::One(Side::White)) => Route::First(Ear::Both),
            (Ears::TwoDevices, Audience::One(Side::Black)) => Route::Second,
        }
    }
}

/// What the speaker reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpeakerEvent {
    /// The announcement of this ticket has been heard to its end. Those that were cut are not reported.
    Finished(u64),
    /// Something that the player should know.
    Notice(SpeakerNotice),
    /// The device has run out of samples so often since this was told last: there were holes in what was heard.
    Underruns(u64),
}

/// What the player should know; the words are made elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpeakerNotice {
    /// There is no sound device that can be opened. One is looked for every few seconds.
    NoDevice,
    /// The sound device has gone or stopped working.
    DeviceLost,
    /// A sound device is there (again).
    DeviceBack,
    /// The second player's device is not there; the first one plays everything.
    SecondMissing,
    /// The second player's device is there again.
    SecondBack,
    /// The sound file cannot be written (any more).
    FileFailed,
    /// No embedded voice speaks this language; its text was not spoken. Told once for each language.
    VoiceMissing {
        /// The language asked for.
        language: String,
    },
    /// A text could not be spoken.
    SpeechFailed,
    /// The system's voice is missing or does not answer: the embedded voice speaks from now on.
    SystemVoiceSilent,
    /// The system has no eSpeak NG: the voice that is compiled in speaks.
    EmbeddedPort,
}

/// The program's voice and sounds. Dropping it silences the device at once and makes the sound file whole.
pub struct Loudspeaker {
    settings: Mutex<SpeakerSettings>,
    messages: Sender<Message>,
    conductor: Option<JoinHandle<()>>,
    playback: Arc<Playback>,
    voice: Arc<Voice>,
    first: SinkChoice,
    /// The second player's sink, and the name of its device.
    second: Mutex<Option<(String, Sink)>>,
    // Dropped last: what waits in it is silenced before.
    _sink: Sink,
}

impl Loudspeaker {
    /// Opens the sink and the voices. It never fails: where something is missing it falls back and reports what.
    ///
    /// `cache_dir` is where the compiled-in voice unpacks its data once; without it, each start unpacks anew. `report` is
    /// called on a thread of the speaker and should return quickly.
    pub fn open(
        sink: SinkChoice,
        cache_dir: Option<PathBuf>,
        settings: SpeakerSettings,
        report: impl Fn(SpeakerEvent) + Send + 'static,
    ) -> Self {
        let (messages, inbox) = std::sync::mpsc::channel();
        let from_playback = messages.clone();
        let playback = Arc::new(Playback::new(settings.volumes(), move |event| {
            let _ = from_playback.send(Message::Playback(event));
        }));
        let from_voice = messages.clone();
        let voice = Arc::new(Voice::start(
            Arc::clone(&playback),
            cache_dir,
            move |notice| {
                let _ = from_voice.send(Message::Voice(notice));
            },
        ));
        let conductor = Conductor::new(
            Arc::clone(&playback),
            Arc::clone(&voice),
            messages.clone(),
            &settings,
            report,
        );
        let thread = std::thread::Builder::new()
            .name("speaker".into())
            .spawn(move || conductor.run(&inbox))
            .ok();
        Self {
            settings: Mutex::new(settings),
            messages,
            conductor: thread,
            first: sink.clone(),
            second: Mutex::default(),
            _sink: Sink::open(sink, Arc::clone(&playback), Output::First),
            playback,
            voice,
        }
    }

    /// Changes how the program sounds: volumes at once, the rest with the next announcement.
    pub fn set(&self, settings: SpeakerSettings) {
        *self.settings.lock().unwrap_or_else(PoisonError::into_inner) = settings;
        self.playback.set_volumes(settings.volumes());
        self.send(Message::Source(settings.source));
    }

    /// Opens the device of the second player, or closes it; asked again for the same one, it changes nothing.
    pub fn set_second(&self, name: Option<&str>) {
        let mut second = self.second.lock().unwrap_or_else(PoisonError::into_inner);
        if second.as_ref().map(|(open, _)| open.as_str()) == name {
            return;
        }
        // The old device is closed before the new one opens: they may be the same by another name.
        *second = None;
        *second = name.map(|name| {
            let playback = Arc::clone(&self.playback);
            let sink = Sink::open(self.first.second(name), playback, Output::Second);
            (name.to_owned(), sink)
        });
    }

    /// Plays an announcement, after those for the same player that still sound or wait.
    pub fn play(&self, announcement: Announcement) {
        let settings = self.settings();
        let Announcement {
            ticket,
            audience,
            sounds,
            speech,
        } = announcement;
        let route = settings.route(audience);
        // Sounds that are switched off must not delay the words.
        let tones = match settings.earcon_volume > 0.0 {
            true => render_tones(&sounds, &settings.stage),
            false => Vec::new(),
        };
        self.playback.play(ticket, tones, route);
        // The system's voice plays by itself and cannot be sent to one ear: what is private is said by our own.
        let is_ours = settings.source == VoiceSource::Embedded || route != Route::Everywhere;
        if speech.is_empty() {
            self.playback.complete(ticket);
        } else if !is_ours {
            self.send(Message::Announce(Spoken {
                ticket,
                speech,
                settings,
            }));
        } else {
            self.voice
                .speak(ticket, audience, speech, settings.delivery);
        }
    }

    /// Cuts what sounds now for a player and forgets what waits; for both players, everything.
    pub fn stop(&self, audience: Audience) {
        self.voice.cancel(audience);
        self.playback.stop(match audience {
            Audience::Both => Route::Everywhere,
            Audience::One(_) => self.settings().route(audience),
        });
        // The system's voice says only what is for both.
        if audience == Audience::Both {
            self.send(Message::Stop);
        }
    }

    /// Readies phrases that will probably be needed next, most probable first; replaces those of the last call.
    pub fn prepare(&self, segments: Vec<Segment>) {
        let settings = self.settings();
        if settings.source == VoiceSource::Embedded {
            self.voice.prepare(segments, settings.delivery);
        }
    }

    fn settings(&self) -> SpeakerSettings {
        *self.settings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send(&self, message: Message) {
        // The conductor lives as long as this handle; if it could not be started there is nobody to tell.
        let _ = self.messages.send(message);
    }
}

impl Drop for Loudspeaker {
    fn drop(&mut self) {
        self.voice.cancel(Audience::Both);
        self.playback.close(Output::First);
        self.set_second(None);
        self.send(Message::Quit);
        if let Some(conductor) = self.conductor.take() {
            let _ = conductor.join();
        }
    }
}

impl From<speech::Notice> for SpeakerNotice {
    fn from(notice: speech::Notice) -> Self {
        match notice {
            speech::Notice::EmbeddedPort => Self::EmbeddedPort,
            speech::Notice::VoiceMissing { language } => Self::VoiceMissing { language },
            speech::Notice::Failed => Self::SpeechFailed,
        }
    }
}
