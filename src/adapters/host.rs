//! The loop: one inbox, one session, the log before the ear, and the front that shows it all.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::gamepad::Gamepads;
use super::log::{Entry, Log};
use super::speaker::{
    Announcement, Segment, SinkChoice, Speaker, SpeakerEvent, SpeakerNotice, SpeakerSettings,
    VoiceSource,
};
use super::store::{self, Folders, OpenFile};
use super::trace::Trace;
use crate::desk::{Desk, Heard};
use crate::input::{Input, Intent, rumble};
use crate::narrate::queue::{Order, Queue};
use crate::session::command::{Command, Trouble};
use crate::session::event::Event;
use crate::session::settings::{Settings, Speaker as Source};
use crate::time::Moment;
use crate::voice::Voices;

/// What arrives in the inbox.
#[derive(Debug)]
pub enum Message {
    /// The player did something.
    Input(Input),
    /// The speaker reports.
    Speaker(SpeakerEvent),
    /// The front is gone; the program ends.
    Close,
}

/// What a front end does with what the host tells it: the window shows it, the console prints it.
pub trait Front: Send {
    /// Something is heard now.
    fn hear(&mut self, heard: &Heard);
    /// The desk has changed; the moment serves to show the clocks.
    fn show(&mut self, desk: &Desk, now: Moment);
    /// The program ends.
    fn close(&mut self);
}

/// How the host is to be started.
pub struct Start {
    /// Where files are kept; `None` keeps nothing.
    pub folders: Option<Folders>,
    /// Where sound goes; `None` for no sound and no voice at all.
    pub sink: Option<SinkChoice>,
    /// The settings when none have been saved.
    pub defaults: Settings,
    /// Changes of settings for this start, from the command line.
    pub overrides: Vec<crate::session::settings::Change>,
    /// Whether gamepads are listened to.
    pub gamepads: bool,
    /// Where lines for testing are written.
    pub trace: Option<PathBuf>,
}

/// The session with everything around it.
pub struct Host {
    desk: Desk,
    queue: Queue<Heard>,
    speaker: Option<Speaker>,
    gamepads: Option<Gamepads>,
    folders: Option<Folders>,
    log: Option<Log>,
    front: Box<dyn Front>,
    trace: Trace,
    file: OpenFile,
    /// Whether the player knows that settings cannot be saved; to hear it once is enough.
    has_told_unsaved: bool,
    started: Instant,
    /// The moment of the log at which this program started.
    origin: Moment,
}

impl Host {
    /// Opens the speaker and the log, replays the log, and greets.
    pub fn start(
        start: Start,
        voices: Arc<Voices>,
        inbox: Sender<Message>,
        front: Box<dyn Front>,
    ) -> Self {
        let mut troubles = Vec::new();
        let settings = settings_of(&start, &voices, &mut troubles);
        let cache = start.folders.as_ref().map(|folders| folders.cache.clone());
        let gamepads = if start.gamepads {
            Gamepads::listen(inbox.clone())
        } else {
            None
        };
        let speaker = start.sink.map(|sink| {
            Speaker::open(sink, cache, speaker_settings(&settings), move |event| {
                let _ = inbox.send(Message::Speaker(event));
            })
        });
        let mut host = Self {
            desk: Desk::new(voices),
            queue: Queue::default(),
            speaker,
            gamepads,
            log: None,
            folders: start.folders,
            front,
            trace: Trace::open(start.trace),
            file: OpenFile::default(),
            has_told_unsaved: false,
            started: Instant::now(),
            origin: Moment::default(),
        };
        host.open_log(&mut troubles);
        host.command(Command::Start(settings));
        for trouble in troubles {
            host.command(Command::Report(trouble));
        }
        host.show();
        host
    }

    /// Works through the inbox until the program ends.
    pub fn run(mut self, inbox: &Receiver<Message>) {
        while !self.desk.session().has_ended() {
            match self.wait(inbox) {
                Ok(Message::Input(input)) => self.input(input),
                Ok(Message::Speaker(event)) => self.speaker_event(event),
                Ok(Message::Close) | Err(RecvTimeoutError::Disconnected) => {
                    self.command(Command::Quit);
                }
                Err(RecvTimeoutError::Timeout) => self.command(Command::Tick),
            }
            self.show();
        }
        self.say_to_the_end(inbox);
        self.front.close();
    }

    fn wait(&self, inbox: &Receiver<Message>) -> Result<Message, RecvTimeoutError> {
        match self.desk.session().next_deadline() {
            Some(at) => {
                let wait_ms = at.ms.saturating_sub(self.now().ms);
                inbox.recv_timeout(Duration::from_millis(wait_ms))
            }
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }

    /// The last words are heard, but they do not hold the program for long.
    fn say_to_the_end(&mut self, inbox: &Receiver<Message>) {
        let until = Instant::now() + Duration::from_secs(4);
        while self.speaker.is_some() && !self.queue.is_silent() {
            let left = until.saturating_duration_since(Instant::now());
            match inbox.recv_timeout(left) {
                Ok(Message::Speaker(event)) => self.speaker_event(event),
                Ok(Message::Input(_)) => {}
                Ok(Message::Close) | Err(_) => break,
            }
        }
    }

    fn now(&self) -> Moment {
        let elapsed = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.origin.plus_ms(elapsed)
    }

    fn open_log(&mut self, troubles: &mut Vec<Trouble>) {
        let Some(folders) = &self.folders else {
            return;
        };
        match Log::open(&folders.data) {
            Ok((log, found)) => {
                if let Some(damage) = found.damage {
                    troubles.push(Trouble::LogDamaged {
                        line: u32::try_from(damage.line).unwrap_or(u32::MAX),
                        kept: damage.kept.display().to_string(),
                    });
                }
                for entry in found.entries {
                    self.origin = entry.at;
                    self.desk.replay(entry.at, entry.command);
                }
                self.started = Instant::now();
                self.log = Some(log);
            }
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {
                troubles.push(Trouble::LogInUse);
            }
            Err(error) => troubles.push(unwritable(&folders.data, &error)),
        }
    }

    fn input(&mut self, input: Input) {
        self.trace.line("input", || format!("{input:?}"));
        match self.desk.interpret(input) {
            Intent::Commands(commands) => {
                for command in commands {
                    self.command(command);
                }
            }
            Intent::Open(path) => {
                let command = self.file.open(&path);
                self.command(command);
            }
            Intent::OtherGame(step) => {
                let command = self.file.other(step);
                self.command(command);
            }
            Intent::Silence => {
                let orders = self.queue.silence();
                self.obey(orders);
                self.trace.line("silent", String::new);
            }
            Intent::Both(commands, cues) => {
                for command in commands {
                    self.command(command);
                }
                let heard = self.desk.tell(&cues);
                self.hear(heard);
            }
            Intent::Heard(cues) => {
                let heard = self.desk.tell(&cues);
                self.hear(heard);
            }
        }
    }

    /// Writes a command to the log, and only then lets it be heard.
    fn command(&mut self, command: Command) {
        let now = self.now();
        let entry = Entry { at: now, command };
        let written = self.log.as_mut().map(|log| log.append(&entry));
        let mut trouble = None;
        if let (Some(Err(error)), Some(folders)) = (written, &self.folders) {
            trouble = Some(unwritable(&folders.data, &error));
            self.log = None;
        }
        let session = self.desk.session();
        let has_moves = session.record().plies() > 0 && !session.is_listening();
        let (events, heard) = self.desk.obey(now, entry.command);
        for event in &events {
            match event {
                Event::Began(position) => {
                    self.begin_log(now, Command::NewGame(position.clone()), has_moves);
                }
                Event::Agreed(agreement) => {
                    self.begin_log(now, Command::Agree(agreement.clone()), has_moves);
                }
                Event::Opened(opening) => {
                    self.begin_log(now, Command::Open(opening.clone()), has_moves);
                }
                Event::Changed(..) => trouble = trouble.or(self.keep_settings()),
                _ => {}
            }
        }
        self.hear(heard);
        if let Some(trouble) = trouble {
            self.command(Command::Report(trouble));
        }
    }

    /// A new game has a log of its own; the one before is kept if moves were made in it.
    fn begin_log(&mut self, now: Moment, beginning: Command, keeps_old: bool) {
        let Some(log) = &mut self.log else { return };
        let settings = self.desk.session().settings().clone();
        let entries =
            [Command::Start(settings), beginning].map(|command| Entry { at: now, command });
        if let Err(error) = log.begin_anew(&entries, keeps_old) {
            // Nothing is lost: the old log goes on and has the beginning of the new game in it.
            self.trace.line("same log", || error.to_string());
        }
    }

    /// Settings have changed: the speaker and the disk are told. Returns what the player is to
    /// hear if they could not be saved.
    fn keep_settings(&mut self) -> Option<Trouble> {
        let settings = self.desk.session().settings();
        if let Some(speaker) = &self.speaker {
            speaker.set(speaker_settings(settings));
        }
        let folders = self.folders.as_ref()?;
        let error = store::save_settings(folders, settings).err()?;
        let is_news = !std::mem::replace(&mut self.has_told_unsaved, true);
        is_news.then(|| unwritable(&folders.config, &error))
    }

    fn hear(&mut self, batch: Vec<Heard>) {
        for heard in &batch {
            let mut felt = heard.sounds.iter().filter_map(rumble::of);
            if let (Some(gamepads), Some(felt)) = (&self.gamepads, felt.next_back()) {
                gamepads.rumble(felt);
            }
            for text in &heard.texts {
                self.trace.line("said", || text.written.clone());
            }
            self.front.hear(heard);
        }
        if self.speaker.is_some() {
            let batch = batch.into_iter().map(|heard| (heard.urgency, heard));
            let orders = self.queue.push(batch);
            self.obey(orders);
        }
    }

    fn obey(&mut self, orders: Vec<Order<Heard>>) {
        let Some(speaker) = &self.speaker else {
            return;
        };
        for order in orders {
            match order {
                Order::Stop => speaker.stop(),
                Order::Start(ticket, heard) => {
                    let segment = |text: crate::voice::Text| Segment {
                        language: text.language,
                        text: text.spoken,
                    };
                    speaker.play(Announcement {
                        ticket,
                        sounds: heard.sounds,
                        speech: heard.texts.into_iter().map(segment).collect(),
                    });
                }
            }
        }
    }

    fn speaker_event(&mut self, event: SpeakerEvent) {
        match event {
            SpeakerEvent::Finished(ticket) => {
                self.trace.line("heard", || ticket.to_string());
                let orders = self.queue.finished(ticket);
                self.obey(orders);
            }
            SpeakerEvent::Notice(notice) => {
                let (key, detail) = match notice {
                    SpeakerNotice::NoDevice => ("no-device", String::new()),
                    SpeakerNotice::DeviceLost => ("device-lost", String::new()),
                    SpeakerNotice::DeviceBack => ("device-back", String::new()),
                    SpeakerNotice::FileFailed => ("file-failed", String::new()),
                    SpeakerNotice::VoiceMissing { language } => ("voice-missing", language),
                    SpeakerNotice::SpeechFailed => ("speech-failed", String::new()),
                    SpeakerNotice::SystemVoiceSilent => ("system-voice-silent", String::new()),
                    SpeakerNotice::EmbeddedPort => ("embedded-port", String::new()),
                };
                let key = key.to_owned();
                self.command(Command::Report(Trouble::Sound { key, detail }));
            }
        }
    }

    fn show(&mut self) {
        let now = self.now();
        self.front.show(&self.desk, now);
    }
}

fn unwritable(path: &Path, error: &std::io::Error) -> Trouble {
    Trouble::Unwritable {
        file: path.display().to_string(),
        detail: error.to_string(),
    }
}

/// The settings saved, or the defaults, with what the command line changes.
fn settings_of(start: &Start, voices: &Voices, troubles: &mut Vec<Trouble>) -> Settings {
    let saved = start.folders.as_ref().map(store::load_settings);
    let mut settings = match saved {
        Some(Ok(Some(settings))) => settings,
        Some(Err(detail)) => {
            troubles.push(Trouble::SettingsBroken { detail });
            start.defaults.clone()
        }
        _ => start.defaults.clone(),
    };
    // A file that somebody has edited, or an older program has written, may name what is not there.
    if !voices
        .languages()
        .any(|voice| voice.id() == settings.language)
    {
        let default = start.defaults.language.clone();
        let missing = std::mem::replace(&mut settings.language, default);
        troubles.push(Trouble::NoSuchVoice(missing));
    }
    if voices.get(&settings.announcer).is_none() {
        let default = start.defaults.announcer.clone();
        let missing = std::mem::replace(&mut settings.announcer, default);
        troubles.push(Trouble::NoSuchVoice(missing));
    }
    for change in &start.overrides {
        settings.apply(change);
    }
    settings
}

fn speaker_settings(settings: &Settings) -> SpeakerSettings {
    SpeakerSettings {
        source: match settings.speaker {
            Source::Embedded => VoiceSource::Embedded,
            Source::System => VoiceSource::System,
        },
        rate: f32::from(settings.rate_percent) / 100.0,
        speech_volume: f32::from(settings.speech_percent) / 100.0,
        earcon_volume: f32::from(settings.earcon_percent) / 100.0,
    }
}
