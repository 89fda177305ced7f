//! `rehearse`: a play is run without sound on a simulated clock and printed with what is heard.

use crate::protocol::{Agreement, Ask, Change, Input, Report, Setting, Settings};
use std::collections::{BTreeMap, VecDeque};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::outcome::{Done, complain, print};
use super::script::{Held, agree_on, seconds};
use crate::adapters::browse::{self, Browser};
use crate::adapters::open_file::OpenFile;
use crate::adapters::shelf::Keeper;
use crate::adapters::tournament::EventMemory;
use crate::adapters::{envelope, seal, tactics};
use crate::desk::{Desk, Heard};
use crate::game::Game;
use crate::input::{DeviceInput, Intent};
use crate::opponent::Memory;
use crate::time::Moment;
use crate::voice::{Text, Voice, Voices};

/// A line of a play that means nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub reason: &'static str,
}

/// Runs a play from a file or from standard input.
pub(super) fn run(file: &Path, check: bool) -> Done {
    let name = file.display();
    let (text, folder) = if file == Path::new("-") {
        let mut text = String::new();
        let read = std::io::stdin().read_to_string(&mut text);
        (read.map(|_| text), PathBuf::new())
    } else {
        let folder = file.parent().unwrap_or(Path::new("")).to_owned();
        (std::fs::read_to_string(file), folder)
    };
    let text = text.map_err(|error| complain(&format!("{name}: {error}")))?;
    let voices = Arc::new(Voices::embedded());
    let heard = rehearse(&text, &folder, voices).map_err(|error| {
        let (line, column) = (error.line, error.column);
        complain(&format!("{name}:{line}:{column}: {}", error.reason))
    })?;
    print(heard.trim_end())?;
    if !check {
        return Ok(());
    }
    let differs = text
        .trim_end()
        .lines()
        .zip(heard.trim_end().lines())
        .position(|(a, b)| a != b);
    let lengths = text.trim_end().lines().count() == heard.trim_end().lines().count();
    match (differs, lengths) {
        (None, true) => Ok(()),
        (at, _) => {
            let line = at.unwrap_or_else(|| text.lines().count().min(heard.lines().count())) + 1;
            let fault = format!("{name}:{line}:1: something else is heard");
            Err(complain(&fault))
        }
    }
}

/// Runs a play and returns it with what is heard in these voices. Files that it opens are looked for in `folder`.
///
/// # Errors
/// The first line that is neither a comment, a set-up, an input nor something heard.
pub fn rehearse(play: &str, folder: &Path, voices: Arc<Voices>) -> Result<String, PlayError> {
    let mut stage = Rehearsal::new(folder, voices);
    for (at, line) in play.lines().enumerate() {
        let line = line.trim_end();
        if line.starts_with("  ") {
            continue;
        }
        stage.line(line).map_err(|(column, reason)| PlayError {
            line: at + 1,
            column,
            reason,
        })?;
    }
    Ok(stage.out)
}

pub(super) struct Rehearsal<'a> {
    pub(super) voices: Arc<Voices>,
    pub(super) desk: Desk,
    pub(super) file: OpenFile,
    /// A play has a shelf of its own, which is empty at first, and its own tournaments.
    pub(super) shelf: Keeper,
    pub(super) events: EventMemory,
    pub(super) folder: &'a Path,
    now: Moment,
    log: Vec<(Moment, Input)>,
    settings: Settings,
    /// What the play agrees on before the first input, if it does.
    agreement: Option<Agreement>,
    has_started: bool,
    /// The game that the play begins with.
    game: Game,
    /// The envelopes that the play has written, by the names of their files.
    pub(super) envelopes: BTreeMap<String, String>,
    pub(super) day: u32,
    pub(super) out: String,
    /// What is said after the last line.
    pub(super) said: Vec<Text>,
    pub(super) memory: Option<Memory>,
    /// What a slow world has not done yet.
    pub(super) held: Option<VecDeque<Held>>,
}

type Fault = (usize, &'static str);

impl<'a> Rehearsal<'a> {
    pub(super) fn new(folder: &'a Path, voices: Arc<Voices>) -> Self {
        Self {
            desk: Desk::new(Arc::clone(&voices)),
            voices,
            file: OpenFile::default(),
            shelf: Keeper::in_memory(),
            events: EventMemory::new(folder),
            folder,
            now: Moment::default(),
            log: Vec::new(),
            settings: Settings::default(),
            agreement: None,
            has_started: false,
            game: Game::default(),
            envelopes: BTreeMap::new(),
            day: 0,
            out: String::new(),
            said: Vec::new(),
            memory: None,
            held: None,
        }
    }

    /// A line of the play, and what is heard then.
    pub(super) fn line(&mut self, line: &str) -> Result<(), Fault> {
        self.said.clear();
        self.out.push_str(line);
        self.out.push('\n');
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        if line == "@ next" {
            self.next_scene();
            return Ok(());
        }
        if let Some(setup) = line.strip_prefix("@ ") {
            return self.set_up(setup.trim());
        }
        match line.strip_prefix("> ") {
            Some(input) => {
                self.start_silently();
                self.input(input);
                Ok(())
            }
            None => Err((1, "a line begins with #, @, > or two spaces")),
        }
    }

    fn set_up(&mut self, setup: &str) -> Result<(), Fault> {
        let (key, value) = setup.split_once(' ').unwrap_or((setup, ""));
        let column = 4 + key.len();
        match key {
            "wait" => {
                let seconds = seconds(value).ok_or((column, "wait takes seconds or m:ss"))?;
                self.start_silently();
                self.wait(seconds);
                return Ok(());
            }
            "day" => {
                self.day = value.parse().map_err(|_| (column, "day takes a number"))?;
                return Ok(());
            }
            "start" if !self.has_started => {
                self.start();
                return Ok(());
            }
            "slow" | "report" | "fails" => {
                self.start_silently();
                return self
                    .in_a_slow_world(key)
                    .ok_or((3, "nothing such is held back"));
            }
            "again" => {
                self.start_silently();
                self.again();
                return Ok(());
            }
            _ if self.has_started => return Err((3, "this comes before the first input")),
            _ => {}
        }
        let missing = (column, "no such value");
        let change = match key {
            "language" => {
                let languages = self.desk.voices().languages();
                let found = languages.map(Voice::id).find(|id| *id == value);
                Change::to(Setting::Language, found.ok_or(missing)?)
            }
            "voice" => {
                self.desk.voices().get(value).ok_or(missing)?;
                Change::to(Setting::Announcer, value)
            }
            "form" => Change::to(Setting::Form, value),
            "files" => Change::to(Setting::Files, value),
            "verbosity" => Change::to(Setting::Preset, value),
            "edition" | "conduct" | "form-of-play" | "blind" | "clock" | "announce" | "repeats"
            | "no-draws-before" | "session" | "hall" => {
                let agreement = self.agreement.get_or_insert_default();
                return agree_on(agreement, key, value).ok_or(missing);
            }
            "game" => {
                return Game::of_key(value)
                    .map(|game| self.game = game)
                    .ok_or(missing);
            }
            "fen" => return self.begin_at(value).ok_or((column, "not a position")),
            _ => return Err((3, "no such set-up")),
        };
        if let Change::To(setting, value) = &change
            && !self.settings.can_be(*setting, value)
        {
            return Err(missing);
        }
        self.settings.apply(&change);
        Ok(())
    }

    /// Begins with a position of the game that the play is about.
    fn begin_at(&mut self, fen: &str) -> Option<()> {
        let agreed = self.agreement.as_ref();
        let game = agreed.map_or(self.game, |agreement| agreement.position.game());
        let position = game.read_fen(fen).ok()?;
        if let Some(agreement) = &mut self.agreement {
            agreement.position = position;
        } else {
            self.start_silently();
            self.command(Ask::NewGameFrom(position));
        }
        Some(())
    }

    fn start(&mut self) {
        for heard in self.begin() {
            self.print(&heard);
        }
    }

    fn start_silently(&mut self) {
        if !self.has_started {
            self.begin();
        }
    }

    /// Starts the program, and the game that was agreed on.
    fn begin(&mut self) -> Vec<Vec<Heard>> {
        self.has_started = true;
        let mut heard = vec![self.command(Report::Started(self.settings.clone()))];
        if let Some(agreement) = self.agreement.take() {
            heard.push(self.command(Ask::AgreeOn(Box::new(agreement))));
        } else if self.game != Game::default() {
            heard.push(self.command(Ask::NewGameFrom(self.game.start())));
        }
        heard
    }

    /// The program ends and is started again: what it knows is what its log knows.
    fn again(&mut self) {
        self.desk = Desk::new(Arc::clone(&self.voices));
        self.file = OpenFile::default();
        for (at, input) in &self.log {
            self.desk.replay(*at, input.clone());
        }
        let settings = self.desk.session().own_settings().clone();
        self.hear(Report::Started(settings));
        if self.desk.session().has_left_question() {
            self.hear(Report::QuestionLeft);
        }
    }

    fn input(&mut self, input: &str) {
        self.given(DeviceInput::Line(input.to_owned()));
    }

    fn given(&mut self, input: DeviceInput) {
        match self.desk.interpret(input) {
            Intent::Commands(commands) => {
                for command in commands {
                    self.hear(command);
                }
            }
            Intent::Open(path) if envelope::is_envelope(&path) => {
                let command = self.take_envelope(path);
                self.hear(command);
            }
            Intent::Open(path) if tactics::is_tactics(&path) => self.open_tactics(&path),
            Intent::Solve(path) => self.open_tactics(&path),
            Intent::Open(path) => self.open_games(path),
            Intent::Browse(folder) => {
                let folder = folder.unwrap_or_else(|| self.folder.display().to_string());
                let listed = Browser::default().list(Some(&folder));
                self.given(DeviceInput::Files(listed));
            }
            Intent::Complete(path) => {
                self.given(DeviceInput::Completed(browse::complete(&path)));
            }
            Intent::Seal(slip, word) => {
                let session = self.desk.session();
                self.hear(seal::sealing_in_play(session, &slip, word.as_deref()));
            }
            Intent::Unseal(word) => self.hear(seal::unsealing(self.desk.session(), &word)),
            Intent::OtherGame(step) => {
                let report = self.file.other(step);
                self.hear(report);
            }
            Intent::Both(commands, cues) => {
                commands.into_iter().for_each(|one| self.hear(one));
                let heard = self.desk.tell(&cues);
                self.print(&heard);
            }
            Intent::Heard(cues) => self.print(&self.desk.tell(&cues)),
            // A play is the same on every computer, pastes nothing and writes no files.
            Intent::Silence
            | Intent::Listen(_)
            | Intent::TeachVoice
            | Intent::OpenText(_)
            | Intent::OtherDevice
            | Intent::SealedPage(_)
            | Intent::About
            | Intent::FaultReport => {}
        }
    }

    fn wait(&mut self, seconds: u64) {
        let end = self.now.plus_ms(seconds.saturating_mul(1000));
        let next = |play: &Self| play.desk.session().next_deadline();
        while let Some(due) = next(self).filter(|due| *due <= end) {
            self.now = due;
            self.hear(Report::Tick);
        }
        self.now = end;
    }

    /// Prints what is heard of an input.
    pub(super) fn hear(&mut self, input: impl Into<Input>) {
        let heard = self.command(input);
        self.print(&heard);
        if let Some(ahead) = self.desk.take_ahead() {
            self.given(ahead);
        }
    }

    /// Handles an input and does what is wanted then.
    pub(super) fn command(&mut self, input: impl Into<Input>) -> Vec<Heard> {
        let mut input = input.into();
        // A play is the same on every computer.
        input.stamp(self.stamp(), Vec::new);
        self.log.push((self.now, input.clone()));
        let (outcome, mut heard) = self.desk.handle(self.now, input);
        let mut reports = Vec::new();
        for request in outcome.requests {
            reports.extend(self.fulfil_or_hold(request));
        }
        for report in reports {
            heard.extend(self.command(report));
        }
        heard
    }

    pub(super) fn print(&mut self, heard: &[Heard]) {
        for one in heard {
            for sound in &one.sounds {
                self.out
                    .push_str(if sound.knocks { "  ~ knock " } else { "  ~ " });
                self.out.push_str(sound.earcon.name());
                self.out.push('\n');
            }
            for text in &one.texts {
                self.out.push_str("  ");
                self.out.push_str(&text.written);
                self.out.push('\n');
                self.said.push(text.clone());
            }
        }
    }
}
