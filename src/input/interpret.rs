//! What an input means here and now.

use super::ahead::made_ahead;
use super::console::{self, Line};
use super::device::DeviceInput;
use super::entry::entry_of;
use super::hands::Hands;
use super::intent::{Intent, MicrophoneKey, one};
use super::menu::MenuResponse;
use super::reading::ReadingResponse;
use super::shelf::names_a_path;
use super::words::words;
use super::{adjourning, arbiter, event_words, irreversible, sound, tournament};
use crate::catalogue::key::{Code, Key, plain};
use crate::catalogue::{Hand, Pressed, Row, keymap};
use crate::narrate::{erased, given_up, line_empty, named, secret_key};
use crate::narrate::{files, keyboard as narrate};
use crate::protocol::{
    Adjournment, Ask, Change, ClaimKind, Input, Keyboard, Proof, Question, Report, Setting,
    SheetCommand, Trouble, Value,
};
use crate::session::Session;
use crate::voice::Voices;

impl Hands {
    /// What an input means here and now. In practice the clocks wait while the menu is open.
    pub fn interpret(&mut self, input: DeviceInput, session: &Session, voices: &Voices) -> Intent {
        self.has_helped = false;
        self.turn_to_question(session);
        let is_done = !matches!(input, DeviceInput::Focused(_) | DeviceInput::MicrophoneUp);
        self.was_unclear &= !is_done || matches!(input, DeviceInput::Spoken(_));
        let meant = self.meant(input, session, voices);
        let meant = self.in_enrolment(meant, session);
        let meant = self.with_keys(meant, session);
        // Whoever does something else has left the pages of help.
        if !self.has_helped && is_done {
            self.help = None;
        }
        if is_done {
            self.at_sounds = sound::is_of_sound(&meant);
        }
        let meant = irreversible::asked_first(meant, session, voices);
        let has_clock = session.clock().is_some() && !session.is_in_competition();
        let waits = self.menu.is_some() && has_clock;
        if waits == self.waits {
            return meant;
        }
        let mut commands = vec![Report::InMenu(waits).into()];
        let (more, cues) = match meant.split() {
            Ok(parts) => parts,
            // The next input tells it.
            Err(other) => return other,
        };
        commands.extend(more);
        self.waits = waits;
        Intent::joined(commands, cues)
    }

    /// A question that has come meanwhile wants its answer: what lies over it closes.
    fn turn_to_question(&mut self, session: &Session) {
        let question = session.question();
        if question != self.asked.as_ref() {
            self.turn_to_other_question(question);
        }
        if question.is_some() && question != self.asked.as_ref() {
            self.menu = None;
            self.files = None;
        }
        self.asked = question.cloned();
        self.must_seal = session.must_seal();
    }

    fn meant(&mut self, input: DeviceInput, session: &Session, voices: &Voices) -> Intent {
        match input {
            DeviceInput::Key(key) => self.press(key, session, voices),
            DeviceInput::Stroke(key, typed) => self.stroke(Some(key), typed, session, voices),
            DeviceInput::Character(typed) => self.stroke(None, typed, session, voices),
            DeviceInput::Line(line) => self.on_line(&line, session, voices),
            DeviceInput::Pasted(text) => self.paste(text, session, voices),
            DeviceInput::Ahead(text) => made_ahead(&text, session, voices),
            DeviceInput::Spoken(spoken) => self.on_spoken(spoken, session, voices),
            DeviceInput::MicrophoneUp => Intent::Listen(MicrophoneKey::Up),
            DeviceInput::Click(square) => {
                Intent::Commands(vec![Ask::Go(square).into(), Ask::TakeOrPut.into()])
            }
            DeviceInput::Row(at) if self.files.is_some() => self.choose_file(at, session),
            DeviceInput::Row(at) => {
                let menu = self.menu.as_mut();
                match menu.map(|menu| menu.click(at, session, voices)) {
                    Some(pressed) => self.in_menu(pressed, session, voices),
                    None => self.take_option(at, session),
                }
            }
            DeviceInput::Pad(report) => self.on_pad(report, session, voices),
            DeviceInput::Touch(touch) => self.touch(touch, session, voices),
            DeviceInput::Display(key) => self.on_display(key, session, voices),
            DeviceInput::Focused(name) => Intent::Heard(named(&name)),
            DeviceInput::Path(path) => Intent::Open(path),
            DeviceInput::Files(folder) => self.list_files(folder),
            DeviceInput::Complete if self.types_a_path() => Intent::Complete(self.line.clone()),
            DeviceInput::Complete => Intent::Heard(files::no_completion()),
            DeviceInput::Completed(completion) => self.complete(completion, session),
            DeviceInput::By(_, input) => self.meant(*input, session, voices),
        }
    }

    /// What a line is: an answer, a sentence that only begins like a verb, what a line was begun for, a verb, or words.
    fn read(&self, line: &str, session: &Session, voices: &Voices) -> Line {
        let language = session.settings().language.as_str();
        let words = || Line::Words(line.to_owned());
        let read = console::read(line);
        // A password, or a move to be sealed, may be called as a command is.
        let is_typed = matches!(read, Line::Words(_) | Line::Row(_));
        if is_typed && !gives_up(&read, line, session, voices) {
            if self.writes_secretly() {
                return Line::Wanted(line.trim().to_owned());
            }
            if session.question().is_some_and(Question::wants_password) {
                return words();
            }
        }
        if let Line::Words(text) = &read
            && let Some(ask) = event_words::adjourned(text, session, voices)
                .or_else(|| tournament::in_words(text, session, voices))
                .or_else(|| event_words::in_words(text, session, voices))
                .or_else(|| event_words::at_board(text, session, voices))
        {
            return Line::Intent(one(ask));
        }
        // A verb alone is that verb: the French "résumé" without its accents is none.
        let words_of_it = line.split_whitespace();
        let is_sentence = words_of_it
            .filter(|word| word.contains(char::is_alphanumeric))
            .nth(1)
            .is_some();
        let is_bare = matches!(&read, Line::Words(text) if text == line.trim());
        let begins_like_a_verb = matches!(
            read,
            Line::Words(_) | Line::Repetition(_) | Line::Intent(_) | Line::Type(_)
        );
        let is_verb = if matches!(read, Line::Row(_)) {
            !answers(line, session, voices)
        } else {
            is_bare || !begins_like_a_verb || !is_sentence || !voices.is_command(line, language)
        };
        if !is_verb || is_no_verb(&read, line, voices, language) {
            return words();
        }
        if is_bare && self.wants_text() && !voices.is_command(line, language) {
            return Line::Wanted(line.trim().to_owned());
        }
        read
    }

    /// A line of the console, or of the window.
    pub(super) fn line_means(&mut self, line: &str, session: &Session, voices: &Voices) -> Intent {
        // Enter alone takes what most people want.
        if line.trim().is_empty()
            && let Some(taken) = self.walk_options(Code::Enter, session)
        {
            return taken;
        }
        if let Some(done) = self.say_in_list(line, session, voices) {
            return done;
        }
        match self.read(line, session, voices) {
            Line::Help(page) => {
                let told = self.help_page(page, session, voices);
                told.unwrap_or_else(|| one(Ask::Help))
            }
            Line::Pad(report) => self.on_pad(report, session, voices),
            Line::Touches(touches) => self.touches(&touches, session, voices),
            Line::Press(key) => match key.typed() {
                Some(typed) => self.stroke(Some(key), typed, session, voices),
                None => self.press(key, session, voices),
            },
            Line::Type(text) => self.type_text(&text, session, voices),
            Line::Intent(intent) => checked(intent, voices),
            Line::Row(pressed) => self.pressed(pressed, session, voices),
            Line::Words(text) if is_help_key(&text, session, voices) => {
                self.press(HELP_KEY, session, voices)
            }
            Line::Words(text) => self.say(&text, session, voices),
            Line::Wanted(text) => {
                self.line = text;
                self.entered(session, voices)
            }
            Line::Repetition(text) => {
                let entry = entry_of(&text, session, voices);
                one(Ask::Repeats(Some(entry)))
            }
            Line::Seal(text) => adjourning::seal(&text, session, voices),
            Line::SealedMove(text) => {
                let entry = entry_of(&text, session, voices);
                one(Ask::Adjournment(Adjournment::Says(entry)))
            }
            Line::Proved(mating) => match session.proof_wanted().cloned() {
                Some(question) => {
                    let proof = Proof { question, mating };
                    one(Report::Proved(proof))
                }
                None => words(line, session, voices),
            },
            Line::DrawClaim(repeats, text) => {
                let entry = Some(entry_of(&text, session, voices));
                one(Ask::Claim(if repeats {
                    ClaimKind::Repetition(entry)
                } else {
                    ClaimKind::QuietMoves(entry)
                }))
            }
        }
    }

    /// What Backspace does with the line. Who takes back what he typed has not chosen anything by it.
    fn take_letter_back(&mut self) -> Intent {
        let last = self.line.pop();
        if last.is_some() && self.line.is_empty() {
            self.answering = None;
        }
        Intent::Heard(match last {
            Some(_) if self.types_unheard() => secret_key(),
            Some(last) => erased(&last.to_string()),
            None => line_empty(),
        })
    }

    pub(super) fn press(&mut self, key: Key, session: &Session, voices: &Voices) -> Intent {
        if key.code == Code::Escape && self.braille.test.take().is_some() {
            return Intent::Heard(given_up());
        }
        if self.catches_keys() {
            return self.caught(key, session);
        }
        if let Some(done) = self.press_in_files(key, session) {
            return done;
        }
        if self.menu.is_none()
            && let Some(page) = self.walk_help(key, session, voices)
        {
            return page;
        }
        let board = self.letters_are_for(session) == Keyboard::Board;
        let keys = &session.settings().keys;
        if let Some(menu) = &mut self.menu {
            let found = keymap::find(key, None, board, keys).map(|(_, pressed)| pressed);
            // What is said again is where one is.
            if matches!(&found, Some(Pressed::Ask(ask)) if **ask == Ask::Repeat) {
                return Intent::Heard(menu.heard(session));
            }
            match menu.press(key, session, voices) {
                MenuResponse::Elsewhere
                    if matches!(found, Some(Pressed::Hands(Hand::Menu | Hand::Silence))) => {}
                MenuResponse::Elsewhere => self.menu = None,
                MenuResponse::Beside => {}
                pressed @ (MenuResponse::Heard(_)
                | MenuResponse::Set(_)
                | MenuResponse::Device
                | MenuResponse::Closed(_)
                | MenuResponse::Row(_)
                | MenuResponse::Picked(_)) => return self.in_menu(pressed, session, voices),
            }
        }
        if self.reading.1 && self.line.is_empty() {
            match self.reading.0.press(key, &session.settings().language) {
                ReadingResponse::Heard(cues) => return Intent::Heard(cues),
                ReadingResponse::Closed(cues) => {
                    self.reading.1 = false;
                    return Intent::Heard(cues);
                }
                ReadingResponse::Elsewhere => {}
            }
        }
        // Who silences the list of what can follow a key still waits for it.
        if let Some((_, Pressed::Hands(Hand::Silence))) = keymap::find(key, None, board, keys) {
            return Intent::Silence;
        }
        let prefix = self.prefix.take();
        if prefix.is_some() && key.code == Code::Escape {
            return Intent::Heard(given_up());
        }
        let plain = !key.ctrl && !key.shift;
        if prefix.is_none() && key.code == Code::Backspace && plain {
            let taken = self.take_cell_back(session);
            return taken.unwrap_or_else(|| self.take_letter_back());
        }
        if prefix.is_none() && key.code == Code::Space && !key.ctrl && !self.line.is_empty() {
            return self.write(' ', session, voices);
        }
        let walks = prefix.is_none() && plain && key.code != Code::Enter;
        let walked = walks.then(|| self.walk_options(key.code, session));
        walked
            .flatten()
            .unwrap_or_else(|| self.press_in_place(key, prefix, session, voices))
    }

    /// What a key does by the table of keys.
    fn press_in_place(
        &mut self,
        key: Key,
        prefix: Option<Row>,
        session: &Session,
        voices: &Voices,
    ) -> Intent {
        let board = prefix.is_some() || self.letters_are_for(session) == Keyboard::Board;
        let keys = &session.settings().keys;
        let Some((_, pressed)) = keymap::find(key, prefix.map(|row| row.id), board, keys) else {
            return Intent::Heard(narrate::explained(vec![keymap::key_name(key)], None));
        };
        self.pressed(pressed, session, voices)
    }
}

/// Whether a line that begins like a verb with a text is a sentence of the player: "open a game", "type in Braille", and
/// in French "comment", which asks how.
fn is_no_verb(read: &Line, line: &str, voices: &Voices, language: &str) -> bool {
    let comments =
        |commands: &[Input]| matches!(commands, [Input::Ask(Ask::Sheet(SheetCommand::Comment(_)))]);
    let takes_a_text = matches!(read, Line::Type(text) if text.contains(char::is_alphanumeric))
        || matches!(
            read,
            Line::Intent(Intent::Open(_) | Intent::Solve(_))
                | Line::Row(Pressed::Hands(Hand::Comment))
        )
        || matches!(read, Line::Intent(Intent::Commands(commands)) if comments(commands));
    if !takes_a_text || names_a_path(line) {
        return false;
    }
    voices.begins_request(line, language)
        || voices
            .likely(line, language)
            .first()
            .is_some_and(|one| one.is_known && one.share >= SENTENCE)
}

/// So much in common with a command, in percent, makes a sentence of what begins like a verb.
const SENTENCE: u32 = 90;

/// A setting that names a voice which does not exist is told, not made.
fn checked(intent: Intent, voices: &Voices) -> Intent {
    let Intent::Commands(commands) = &intent else {
        return intent;
    };
    let missing = commands.iter().find_map(|command| match command {
        Input::Ask(Ask::Set(Change::To(Setting::Announcer, Value::Text(id))))
            if voices.get(id).is_none() =>
        {
            Some(id)
        }
        Input::Ask(Ask::Set(Change::To(Setting::Language, Value::Text(id)))) => {
            let is_language = voices.languages().any(|voice| voice.id() == id);
            (!is_language).then_some(id)
        }
        Input::Ask(_) | Input::Report(_) => None,
    });
    match missing {
        Some(id) => one(Report::Trouble(Trouble::NoSuchVoice(id.clone()))),
        None => intent,
    }
}

/// The key that the greeting names.
const HELP_KEY: Key = plain(Code::Function(1));

/// Whether a line names the key of the greeting, and no legal move: in a terminal it can only be typed.
fn is_help_key(line: &str, session: &Session, voices: &Voices) -> bool {
    let is_at_board = session.setup().is_none() && session.exercise().is_none();
    if !is_at_board || line.trim() != HELP_KEY.name() {
        return false;
    }
    let entry = entry_of(line, session, voices);
    let moves = session.position().legal_moves();
    !moves.iter().any(|mv| entry.names(mv))
}

/// Whether a line gives up what is typed or asked, or wants to hear it again or help with it.
fn gives_up(read: &Line, line: &str, session: &Session, voices: &Voices) -> bool {
    let is_verb = matches!(read, Line::Row(Pressed::Hands(Hand::Cancel | Hand::Help)))
        || matches!(read, Line::Row(Pressed::Ask(ask)) if **ask == Ask::Repeat);
    let command = voices.command(line, &session.settings().language);
    is_verb || matches!(command, Some(Ask::No | Ask::Cancel | Ask::Help))
}

/// Whether a line that is a verb answers what is asked.
fn answers(line: &str, session: &Session, voices: &Voices) -> bool {
    let settings = session.settings();
    let language = settings.language.as_str();
    match session.question() {
        Some(Question::Which(position, moves)) => {
            voices.choose(line, position, moves, language).is_some()
        }
        Some(Question::Promotion(..)) => voices.promotion(line).is_some(),
        None if session.suspension().is_some() => arbiter::decides(line, language, voices),
        Some(_) | None => session.exercise().is_some_and(|exercise| {
            (voices.hear_answer(line, exercise, language, &settings.announcer)).is_some()
        }),
    }
}
