//! The host: one inbox, one session, the log before the ear, and the front that shows it all.

mod dictaphone;
mod display;
mod drilling;
mod ear;
mod event;
mod library_word;
mod listening;
mod logging;
mod opening;
mod program;
pub(super) mod start;
mod underway;
mod waiting;

use crate::protocol::{
    Ask, Change, Event, Explored, Input, Report, Request, Setting, Settings, SpeechOutput,
    TournamentRequest, Trouble, WorkKind,
};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use super::audio::SinkChoice;
use super::brlapi::Displays;
use super::browse::{self, Browser};
use super::engine::find::engines;
use super::envelope::Cabinet;
use super::gamepad::Gamepads;
pub use super::inbox::Message;
use super::log::{Log, LogEntry};
use super::open_file::OpenFile;
use super::prover::Prover;
use super::reader::ScreenReading;
use super::scoresheet::{copied, export, preview, sealed_page};
use super::shelf::Shelf;
use super::sleep::SleepWatch;
use super::speaker::Loudspeaker;
use super::store::Folders;
use super::thinker::Thinker;
use super::tournament::EventDesk;
use super::trace::Trace;
use super::tuning::{FoundSettings, next_device, speaker_settings};
use super::{endings, players, progress, seal};
use crate::board::Side;
use crate::desk::{Desk, Heard};
use crate::input::{DeviceInput, Intent};
use crate::narrate::lanes::Lanes;
use crate::time::Moment;
use crate::voice::Voices;
pub(super) use dictaphone::numbered;
use library_word::LibraryWord;
pub use start::Start;
use start::{prover_of, shelf_of, speaker_of};
use underway::{FileOpening, Listening, Shown, Taping};

/// What a front end does with what the host tells it: the window shows it, the console prints it.
pub trait Front: Send {
    /// Something is heard now.
    fn hear(&mut self, heard: &Heard);
    /// Whether a screen reader reads the front; waits for one to come, up to the given time. `None` where none
    /// can: a terminal has a reader of its own.
    fn await_reader(&mut self, _wait: Duration) -> Option<bool> {
        None
    }
    /// A page of a sheet, in dots.
    fn preview(&mut self, _page: &str) {}
    /// The player wants this in the clipboard; a front without one leaves it to the terminal.
    fn copy(&mut self, _text: String) {}
    /// The screen reader is to say this now; its language is empty where it has none, or several.
    fn read(&mut self, _text: &str, _language: &str) {}
    /// The desk has changed; the moment serves to show the clocks.
    fn show(&mut self, desk: &Desk, now: Moment);
    /// The program ends.
    fn close(&mut self);
}

/// The session with everything around it.
pub struct Host {
    desk: Desk,
    queue: Lanes<Heard>,
    /// When the player did something last.
    touched: Instant,
    /// What is heard together at the end of something, so that nothing of it cuts the rest.
    gathered: Option<Vec<Heard>>,
    /// Whether the device of the second player can be heard.
    second_is_there: bool,
    /// Whether a screen reader reads the front.
    reader_is_there: bool,
    /// What the screen reader is speaking.
    reading: Option<ScreenReading>,
    library_word: LibraryWord,
    speaker: Option<Loudspeaker>,
    /// Whether anybody or any file hears the speaker.
    is_audible: bool,
    gamepads: Option<Gamepads>,
    displays: Option<Displays>,
    shown: Shown,
    folders: Option<Folders>,
    log: Option<Log>,
    front: Box<dyn Front>,
    trace: Trace,
    file: OpenFile,
    opening: FileOpening,
    /// Where everything arrives that happens elsewhere.
    inbox: Sender<Message>,
    taping: Taping,
    listening: Listening,
    cabinet: Cabinet,
    browser: Browser,
    /// The settings as they are saved: without what the command line changes for this time only.
    kept: Settings,
    /// Whether the player knows that settings cannot be saved; to hear it once is enough.
    has_told_unsaved: bool,
    prover: Prover,
    thinker: Thinker,
    shelf: Shelf,
    events: EventDesk,
    watch: SleepWatch,
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
        let FoundSettings {
            kept,
            settings,
            is_first,
            asks_words,
        } = FoundSettings::of(&start, &voices, &mut troubles);
        let (answers, shelved) = (inbox.clone(), inbox.clone());
        let cache = start.folders.as_ref().map(|folders| folders.cache.clone());
        let endings = start.folders.as_ref().map(endings::path);
        let gamepads = start.gamepads.then(|| inbox.clone());
        let gamepads = gamepads.and_then(Gamepads::listen);
        let listen = |address| Displays::listen(address, inbox.clone());
        let displays = start.displays.and_then(listen);
        let is_audible = !matches!(start.sink, None | Some(SinkChoice::Silent));
        let of_white = speaker_settings(&settings, Side::White);
        let open = |sink| speaker_of(sink, cache, of_white, inbox);
        let speaker = start.sink.map(open);
        let mut host = Self {
            desk: Desk::new(voices),
            queue: Lanes::folding(Heard::together),
            touched: Instant::now(),
            gathered: None,
            second_is_there: true,
            reader_is_there: false,
            reading: None,
            library_word: LibraryWord::default(),
            speaker,
            is_audible,
            gamepads,
            displays,
            shown: Shown::default(),
            log: None,
            cabinet: Cabinet::under(start.folders.as_ref()),
            browser: Browser::under(start.folders.as_ref()),
            shelf: shelf_of(start.folders.as_ref(), shelved),
            folders: start.folders,
            front,
            trace: Trace::open(start.trace),
            file: OpenFile::default(),
            opening: FileOpening::default(),
            inbox: answers.clone(),
            taping: Taping::default(),
            listening: Listening::default(),
            kept,
            has_told_unsaved: false,
            thinker: Thinker::new(answers.clone(), endings),
            prover: prover_of(start.searches, answers),
            events: EventDesk::default(),
            watch: SleepWatch::default(),
            held_ms: 0,
            started: Instant::now(),
            origin: Moment::default(),
        };
        host.open_log(&mut troubles);
        let waits = is_first || settings.output == SpeechOutput::ScreenReader;
        let reader = host.await_reader(waits);
        host.greet(settings, troubles, |host| {
            host.ask_output(is_first, reader);
            host.ask_words(asks_words);
        });
        host.show();
        host
    }

    /// The program is there: it greets, asks what it must, and tells what is wrong.
    fn greet(
        &mut self,
        settings: Settings,
        mut troubles: Vec<Trouble>,
        ask: impl FnOnce(&mut Self),
    ) {
        self.together(|host| {
            host.handle(Report::Started(settings));
            if host.desk.session().has_left_question() {
                host.handle(Report::QuestionLeft);
            }
            troubles.extend(host.load_progress());
            host.tune();
            ask(host);
            for trouble in troubles {
                host.handle(Report::Trouble(trouble));
            }
        });
    }

    fn now(&self) -> Moment {
        let elapsed = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.origin.plus_ms(elapsed.saturating_sub(self.held_ms))
    }

    fn input(&mut self, input: DeviceInput) {
        self.touched = Instant::now();
        if input != DeviceInput::MicrophoneUp {
            self.end_own_voice();
        }
        // While a move is due to be sealed, any line may hold it.
        if !self.desk.is_secret() && !self.desk.session().can_seal() {
            self.trace.line("input", || format!("{input:?}"));
        }
        // A screen reader names what has the focus by itself, whoever else speaks.
        let is_named = matches!(input, DeviceInput::Focused(_)) && self.reader_is_there;
        match self.desk.interpret(input) {
            Intent::Commands(commands) => commands.into_iter().for_each(|one| self.obey(one)),
            Intent::Open(path) => self.open(browse::at_home(&path)),
            Intent::OpenText(text) => self.open_text(&text),
            Intent::Solve(path) => self.open_tactics(&browse::at_home(&path)),
            Intent::Browse(folder) => {
                let folder = self.browser.list(folder.as_deref());
                self.input(DeviceInput::Files(folder));
            }
            Intent::Complete(path) => {
                self.input(DeviceInput::Completed(browse::complete(&path)));
            }
            Intent::SealedPage(word) => {
                let command = sealed_page(&self.desk, self.folders.as_ref(), word.as_deref());
                self.handle(command);
            }
            Intent::Seal(slip, word) => {
                let command = seal::sealing(self.desk.session(), &slip, word.as_deref());
                self.handle(command);
            }
            Intent::Unseal(word) => {
                let command = seal::unsealing(self.desk.session(), &word);
                self.handle(command);
            }
            Intent::OtherGame(step) => {
                let command = self.file.other(step);
                self.handle(command);
            }
            Intent::OtherDevice => {
                let device = next_device(self.desk.session().settings()).unwrap_or_default();
                self.handle(Ask::Set(Change::to(Setting::Device, device)));
            }
            Intent::About => self.tell_about(),
            Intent::FaultReport => self.write_fault_report(),
            Intent::Listen(key) => self.listen(key),
            Intent::TeachVoice => self.teach_voice(),
            Intent::Silence => self.fall_silent(),
            Intent::Both(commands, cues) => self.together(|host| {
                for command in commands {
                    host.handle(command);
                }
                let heard = host.desk.tell(&cues);
                host.hear(heard);
            }),
            Intent::Heard(cues) => {
                let mut heard = self.desk.tell(&cues);
                if is_named {
                    heard.iter_mut().for_each(|heard| heard.texts.clear());
                }
                self.hear(heard);
            }
        }
    }

    /// Writes an input to the log, handles it, makes it heard, and does what is wanted then.
    pub(super) fn handle(&mut self, input: impl Into<Input>) {
        let mut input = input.into();
        self.catch_up_with_event(&input);
        let now = self.now();
        input.stamp(progress::stamp(), engines);
        let entry = LogEntry { at: now, input };
        let mut troubles = self.write_down(&entry);
        let session = self.desk.session();
        let has_moves = session.record_of_game().plies() > 0 && !session.is_listening();
        let was_drilling = session.is_drilling();
        let (outcome, heard) = self.desk.handle(now, entry.input);
        if !was_drilling && !self.desk.session().is_drilling() {
            self.record(now, &outcome.events);
        }
        for event in &outcome.events {
            self.begin_log_of(event, now, has_moves);
            let noticed = self.notice(event);
            troubles.extend(noticed.filter(|_| troubles.is_empty()));
        }
        if let Some(what) = self.desk.take_copied() {
            self.front.copy(copied(&self.desk, what));
        }
        // What has happened in a tournament is in its file before it is heard.
        let (kept, wanted): (Vec<_>, Vec<_>) = outcome.requests.into_iter().partition(|request| {
            matches!(request, Request::Tournament(TournamentRequest::Keep(..)))
        });
        let mut reports: Vec<Report> = kept
            .into_iter()
            .filter_map(|request| self.fulfil(request))
            .collect();
        self.hear_with_name(heard, &outcome.events);
        let employs_engine = self.desk.session().employs_engine();
        self.thinker.employ(employs_engine);
        for request in wanted {
            reports.extend(self.fulfil(request));
        }
        let troubles = troubles.into_iter().map(Report::Trouble);
        for report in reports.into_iter().chain(troubles) {
            self.handle(report);
        }
        if let Some(ahead) = self.desk.take_ahead() {
            self.input(ahead);
        }
    }

    /// What has happened and matters to the devices: the settings, the drills, the side of the board.
    fn notice(&mut self, event: &Event) -> Option<Trouble> {
        self.confirm_spoken(event);
        if let Event::Drill(told) = event {
            return self.keep_progress(told);
        }
        if let Event::Changed(change, _) = event {
            self.kept.apply(change);
            return self.keep_settings();
        }
        if let Event::Explored(Explored::Flipped(_)) = event {
            self.tune();
        }
        None
    }

    /// Does what is wanted, or has it done. What is done at once has its report at once.
    fn fulfil(&mut self, request: Request) -> Option<Report> {
        match request {
            Request::Think { errand, past } => self.thinker.think(*errand, past),
            Request::StopThinking => self.thinker.stop(),
            Request::Prove(question) => self.prover.ask(question),
            Request::Shelf(request) => self.shelf.ask(players::in_request(&self.desk, request)),
            Request::Tournament(request) => return self.at_the_event(request),
            Request::StopWork(WorkKind::Open) => self.opening.stop(),
            Request::StopWork(_) => self.shelf.stop(),
            Request::Record { own_voice } => {
                return Some(Report::Tape(self.start_dictaphone(own_voice)));
            }
            Request::StopRecording => self.stop_dictaphone(),
            Request::Save => return Some(self.file.save(self.desk.session().record())),
            Request::Export(wanted) => {
                return Some(export(&self.desk, self.folders.as_ref(), &wanted));
            }
            Request::Preview(page) => {
                let (report, dots) = preview(&self.desk, page);
                self.front.preview(&dots);
                return Some(report);
            }
            Request::ReadTactics => {
                let known = self.desk.session().progress();
                return Some(self.file.tactics_again(known, progress::stamp()));
            }
            Request::ExportProgress => return Some(self.export_progress()),
            Request::KeepEnvelope { envelope, is_new } => {
                return Some(self.cabinet.keep(&envelope, is_new));
            }
        }
        None
    }

    fn show(&mut self) {
        self.prepare_listening();
        let now = self.now();
        self.front.show(&self.desk, now);
        self.show_on_display(now);
    }
}
