//! The one handle through which the program is heard.
//!
//! It obeys: what interrupts what is decided elsewhere. An announcement's earcons go to the mixer on the caller's own
//! thread, so that they sound with the device's next buffer; its speech follows from the thread of the voice.

mod announcement;
mod conductor;
mod lead;
mod message;
mod offline;

use std::path::PathBuf;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use conductor::Conductor;
use message::{SpeakerMessage, Spoken};

pub use super::audio::SinkChoice;
use super::audio::{Output, Playback, Route, Sink, render_tones};
pub use super::audio::{Tap, device_names};
use super::speech::{self, EmbeddedVoice};
pub use super::speech::{Delivery, Segment};
use crate::narrate::cue::Audience;
pub use announcement::{Announcement, SpeakerEvent, SpeakerNotice, SpeakerSettings, VoiceSource};
pub use offline::{OfflineError, Passage, Rendered, Studio, render_offline};

/// The program's voice and sounds. Dropping it silences the device at once and makes the sound file whole.
pub struct Loudspeaker {
    settings: Mutex<SpeakerSettings>,
    messages: Sender<SpeakerMessage>,
    conductor: Option<JoinHandle<()>>,
    playback: Arc<Playback>,
    voice: Arc<EmbeddedVoice>,
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
            let _ = from_playback.send(SpeakerMessage::Playback(event));
        }));
        let from_voice = messages.clone();
        let voice = Arc::new(EmbeddedVoice::start(
            Arc::clone(&playback),
            cache_dir,
            move |notice| {
                let _ = from_voice.send(SpeakerMessage::Voice(notice));
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
        self.send(SpeakerMessage::Source(settings.source));
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
            self.send(SpeakerMessage::Announce(Spoken {
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
            self.send(SpeakerMessage::Stop);
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

    fn send(&self, message: SpeakerMessage) {
        // The conductor lives as long as this handle; if it could not be started there is nobody to tell.
        let _ = self.messages.send(message);
    }
}

impl Drop for Loudspeaker {
    fn drop(&mut self) {
        self.voice.cancel(Audience::Both);
        self.playback.close(Output::First);
        self.set_second(None);
        self.send(SpeakerMessage::Quit);
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
