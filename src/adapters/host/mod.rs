//! The host: one inbox, one session, the log before the ear, and the front that shows it all.

mod dictaphone;
mod display;
mod drilling;
mod ear;
mod logging;
mod opening;
mod sheet;
mod waiting;

use crate::protocol::settings::setting::Setting;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use super::brlapi::{Address, Displays};
use super::engine::find::engines;
use super::envelope::{self, Cabinet};
use super::gamepad::Gamepads;
use super::log::{Entry, Log};
use super::open_file::OpenFile;
use super::progress;
use super::prover::{Prover, Searches};
use super::reader::Reading;
use super::scoresheet::sealed_page;
use super::shelf::Shelf;
use super::sleep::Watch;
use super::speaker::{Loudspeaker, SinkChoice, SpeakerEvent};
use super::store::{Folders, unwritable};
use super::tactics;
use super::tape::Report as TapeReport;
use super::thinker::Thinker;
use super::trace::Trace;
use super::tuning::{Found, next_device, speaker_settings};
use crate::board::Side;
use crate::desk::{Desk, Heard};
use crate::display::Report;
use crate::input::{DeviceInput, Intent};
use crate::narrate::lanes::Lanes;
use crate::protocol::ask::Ask;
use crate::protocol::event::Event;
use crate::protocol::explore::Explored;
use crate::protocol::practice::Finding;
use crate::protocol::proof::Proof;
use crate::protocol::settings::speech::SpeechOutput;
use crate::protocol::settings::{Change, Settings};
use crate::protocol::shelf::{Keeping, ShelfEvent, ShelfRequest};
use crate::protocol::work::{WorkEvent, WorkKind};
use crate::time::Moment;
use crate::voice::Voices;
pub(super) use dictaphone::{dial, numbered};

/// What arrives in the inbox.
#[derive(Debug)]
pub enum Message {
    /// The player did something.
    Input(DeviceInput),
    /// The speaker reports.
    Speaker(SpeakerEvent),
    /// A screen reader reads the front from now on, or does so no longer.
    Reader(bool),
    /// The Braille display reports.
    Display(Report),
    /// The dictaphone reports.
    Tape(TapeReport),
    /// A search has come to its end.
    Proved(Proof),
    /// What was thought about is found.
    Thought(Box<Finding>),
    /// What is done elsewhere tells something.
    Told(Box<Ask>),
    /// A file that took its time to read has been read.
    Opened,
    /// The front is gone; the program ends.
    Close,
}

/// What a front end does with what the host tells it: the window shows it, the console prints it.
pub trait Front: Send {
    /// Something is heard now.
    fn hear(&mut self, heard: &Heard);
    /// Whether a screen reader reads the front; waits so long for one to come. `None` where none
    /// can: a terminal has a reader of its own.
    fn await_reader(&mut self, _wait: Duration) -> Option<bool> {
        None
    }
    /// A page of a sheet, in dots.
    fn preview(&mut self, _page: &str) {}
    /// The player wants this in the clipboard; a front without one leaves it to the terminal.
    fn copy(&mut self, _text: String) {}
    /// The screen reader is to say this now.
    fn read(&mut self, _text: &str) {}
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
    pub overrides: Vec<Change>,
    /// Who searches whether somebody can still mate.
    pub searches: Searches,
    /// Whether gamepads are listened to.
    pub gamepads: bool,
    /// Where Braille displays are looked for.
    pub displays: Option<Address>,
    /// Where lines for testing are written.
    pub trace: Option<PathBuf>,
}

/// How long a screen reader has to find the window before it is taken to be absent.
const READER_COMES: Duration = Duration::from_millis(700);

/// The session with everything around it.
pub struct Host {
    desk: Desk,
    queue: Lanes<Heard>,
    /// Whether the device of the second player can be heard.
    second_is_there: bool,
    /// Whether a screen reader reads the front.
    reader_is_there: bool,
    /// What the screen reader is speaking.
    reading: Option<Reading>,
    speaker: Option<Loudspeaker>,
    gamepads: Option<Gamepads>,
    displays: Option<Displays>,
    shown: display::Shown,
    folders: Option<Folders>,
    log: Option<Log>,
    front: Box<dyn Front>,
    trace: Trace,
    file: OpenFile,
    opening: opening::Opening,
    /// Where everything arrives that happens elsewhere.
    inbox: Sender<Message>,
    taping: dictaphone::Taping,
    cabinet: Cabinet,
    /// The settings as they are saved: without what the command line changes for this time only.
    kept: Settings,
    /// Whether the player knows that settings cannot be saved; to hear it once is enough.
    has_told_unsaved: bool,
    prover: Prover,
    thinker: Thinker,
    shelf: Shelf,
    watch: Watch,
    /// Time that has passed and does not count, in milliseconds.
    held_ms: u64,
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
        let Found {
            kept,
            settings,
            is_first,
        } = Found::of(&start, &voices, &mut troubles);
        let answers = inbox.clone();
        let shelf = shelf_of(start.folders.as_ref(), inbox.clone());
        let cache = start.folders.as_ref().map(|folders| folders.cache.clone());
        let gamepads = start.gamepads.then(|| inbox.clone());
        let gamepads = gamepads.and_then(Gamepads::listen);
        let listen = |address| Displays::listen(address, inbox.clone());
        let displays = start.displays.and_then(listen);
        let speaker = start.sink.map(|sink| {
            let settings = speaker_settings(&settings, Side::White);
            Loudspeaker::open(sink, cache, settings, move |event| {
                let _ = inbox.send(Message::Speaker(event));
            })
        });
        let mut host = Self {
            desk: Desk::new(voices),
            queue: Lanes::default(),
            second_is_there: true,
            reader_is_there: false,
            reading: None,
            speaker,
            gamepads,
            displays,
            shown: display::Shown::default(),
            log: None,
            cabinet: Cabinet::under(start.folders.as_ref()),
            folders: start.folders,
            front,
            trace: Trace::open(start.trace),
            file: OpenFile::default(),
            opening: opening::Opening::default(),
            inbox: answers.clone(),
            taping: dictaphone::Taping::default(),
            kept,
            has_told_unsaved: false,
            thinker: Thinker::new(answers.clone()),
            prover: Prover::new(start.searches, move |proof| {
                let _ = answers.send(Message::Proved(proof));
            }),
            shelf,
            watch: Watch::default(),
            held_ms: 0,
            started: Instant::now(),
            origin: Moment::default(),
        };
        host.open_log(&mut troubles);
        let waits = is_first || settings.output == SpeechOutput::ScreenReader;
        let reader = host.front.await_reader(READER_COMES * u32::from(waits));
        host.reader_is_there = reader == Some(true);
        host.command(Ask::Start(settings));
        troubles.extend(host.load_progress());
        host.tune();
        host.ask_output(is_first, reader);
        for trouble in troubles {
            host.command(Ask::Report(trouble));
        }
        host.show();
        host
    }

    fn now(&self) -> Moment {
        let elapsed = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.origin.plus_ms(elapsed.saturating_sub(self.held_ms))
    }

    fn input(&mut self, input: DeviceInput) {
        self.end_own_voice();
        if !self.desk.is_secret() {
            self.trace.line("input", || format!("{input:?}"));
        }
        // A screen reader names by itself what has the focus, whoever speaks else.
        let is_named = matches!(input, DeviceInput::Focused(_)) && self.reader_is_there;
        match self.desk.interpret(input) {
            Intent::Commands(commands) => {
                for command in commands {
                    self.command(command);
                }
            }
            Intent::Open(path) if tactics::is_tactics(&path) => self.open_tactics(&path),
            Intent::Solve(path) => self.open_tactics(&path),
            Intent::Open(path) => match envelope::open(&path) {
                Some(command) => self.command(command),
                None => self.open_file(path),
            },
            Intent::SealedPage(word) => {
                let command = sealed_page(&self.desk, self.folders.as_ref(), word.as_deref());
                self.command(command);
            }
            Intent::OtherGame(step) => {
                let command = self.file.other(step);
                self.command(command);
            }
            Intent::OtherDevice => {
                let device = next_device(self.desk.session().settings()).unwrap_or_default();
                self.command(Ask::Set(Change::to(Setting::Device, device)));
            }
            Intent::Silence => {
                let orders = self.queue.silence(self.desk.hand());
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
                let mut heard = self.desk.tell(&cues);
                if is_named {
                    heard.iter_mut().for_each(|heard| heard.texts.clear());
                }
                self.hear(heard);
            }
        }
    }

    /// Writes a command to the log, and only then lets it be heard.
    fn command(&mut self, mut command: Ask) {
        let now = self.now();
        command.stamp(progress::stamp(), engines);
        let entry = Entry { at: now, command };
        let written = self.log.as_mut().map(|log| log.append(&entry));
        let mut trouble = None;
        let mut filed = None;
        if let (Some(Err(error)), Some(folders)) = (written, &self.folders) {
            trouble = Some(unwritable(&folders.data, &error));
            self.log = None;
        }
        let session = self.desk.session();
        let has_moves = session.record().plies() > 0 && !session.is_listening();
        let outcome = session.outcome_of_game();
        let was_drilling = session.is_drilling();
        let (events, heard) = self.desk.obey(now, entry.command);
        if !was_drilling && !self.desk.session().is_drilling() {
            self.record(now, &events);
        }
        if let Some(ended) = self.desk.session().ended_since(outcome) {
            self.shelf
                .ask(ShelfRequest::Keep(Box::new(ended), Keeping::Ended));
        }
        for event in &events {
            self.begin_log_of(event, now, has_moves);
            match event {
                Event::Adjournment(told) => filed = self.cabinet.keep(told, self.desk.session()),
                Event::Drill(told) => filed = self.keep_progress(told),
                Event::Shelf(ShelfEvent::Wanted(request)) => self.shelf.ask(request.clone()),
                Event::Work(WorkEvent::Stopping(WorkKind::Open)) => self.opening.stop(),
                Event::Work(WorkEvent::Stopping(_)) => self.shelf.stop(),
                Event::Explored(Explored::Flipped(_)) => self.tune(),
                Event::Tape(wanted) => filed = self.obey_tape(wanted),
                Event::Sheet(event) => filed = self.file_sheet(event),
                Event::Changed(change, _) => {
                    self.kept.apply(change);
                    trouble = trouble.or(self.keep_settings());
                }
                _ => {}
            }
        }
        if let Some(text) = self.desk.take_copied() {
            self.front.copy(text);
        }
        self.hear(heard);
        self.prover.ask(self.desk.session().proof_wanted());
        self.thinker.ask(self.desk.session());
        for command in filed.into_iter().chain(trouble.map(Ask::Report)) {
            self.command(command);
        }
    }

    fn show(&mut self) {
        let now = self.now();
        self.front.show(&self.desk, now);
        self.show_on_display(now);
    }
}

fn shelf_of(folders: Option<&Folders>, inbox: Sender<Message>) -> Shelf {
    let data = folders.map(|folders| folders.data.as_path());
    Shelf::start(data, move |command| {
        let _ = inbox.send(Message::Told(Box::new(command)));
    })
}
