//! From what the player does with a device to what is to be done.

pub mod board_keys;
mod console;
pub mod keymap;
pub mod keys;
mod layers;
pub mod menu;
pub mod pad;
mod pad_hands;
pub mod rumble;
pub mod terms;

use crate::board::Square;
use crate::narrate::cue::{Cue, Part};
use crate::narrate::keyboard as narrate;
use crate::narrate::{erased, given_up, line_empty, named, path_wanted, typed};
use crate::session::Session;
use crate::session::command::{Claim, Command, Entry, Trouble};
use crate::session::event::Question;
use crate::session::keyboard::Keyboard;
use crate::session::settings::{Change, Speaker};
use crate::voice::Voices;

use console::Line;
use keymap::Pressed;
use keys::{Action, Code, Key};
use layers::Changing;

/// What a device reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key of the table was pressed.
    Key(Key),
    /// A key was pressed that types a character.
    Stroke(Key, char),
    /// A character was typed, nobody knows by which key.
    Character(char),
    /// A whole line was entered: a verb of the console, or words.
    Line(String),
    /// The gamepad reports something.
    Pad(pad::Report),
    /// A square was clicked or touched.
    Click(Square),
    /// The focus has moved to a part of the window with this name.
    Focused(String),
    /// A file was dropped on the window, or named at the start.
    Path(String),
    /// Something around the session is impaired.
    Trouble(Trouble),
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Commands for the session, in order.
    Commands(Vec<Command>),
    /// A file with games is to be opened.
    Open(String),
    /// Another game of the file that is open, so many further on.
    OtherGame(i32),
    /// What sounds is to stop.
    Silence,
    /// Commands for the session, and then something else is heard.
    Both(Vec<Command>, Vec<Cue>),
    /// Nothing is done, but something is heard: a letter that was typed.
    Heard(Vec<Cue>),
}

/// What the line of text is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Purpose {
    #[default]
    Words,
    Path,
}

/// The player's hands: what has been typed and not been entered yet.
#[derive(Clone, Debug, Default)]
pub struct Hands {
    line: String,
    purpose: Purpose,
    /// After an answer by one key: the rest of its word, which many people type as well.
    rest: Option<String>,
    /// The first of two keys that was pressed.
    prefix: Option<&'static str>,
    /// Whether a line is typed although letters are for something else.
    writes: bool,
    /// Whether keys only say what they do.
    explains: bool,
    /// A key that is being changed.
    changing: Option<Changing>,
    /// The file that the first stroke of the home row named.
    file: Option<u8>,
    /// Whether the last key asked for help.
    has_helped: bool,
    /// What stands open on the gamepad.
    pad: pad_hands::PadHands,
}

impl Hands {
    /// What has been typed and not been entered yet.
    pub fn line(&self) -> &str {
        &self.line
    }

    /// What an input means here and now.
    pub fn interpret(&mut self, input: Input, session: &Session, voices: &Voices) -> Intent {
        match input {
            Input::Key(key) => self.press(key, session, voices),
            Input::Stroke(key, typed) => self.stroke(Some(key), typed, session, voices),
            Input::Character(typed) => self.stroke(None, typed, session, voices),
            Input::Line(line) => match console::read(&line) {
                Line::Pad(report) => self.on_pad(report, session, voices),
                Line::Press(key) => self.press(key, session, voices),
                Line::Type(text) => self.type_text(&text, session, voices),
                Line::Intent(intent) => checked(intent, voices),
                Line::Words(text) => words(&text, session, voices),
                Line::Repetition(text) => {
                    let language = &session.settings().language;
                    let entry = voices.hear(&text, session.position(), language);
                    one(Command::RepeatedBy(Some(entry)))
                }
                Line::DrawClaim(repeats, text) => {
                    let language = &session.settings().language;
                    let entry = Some(voices.hear(&text, session.position(), language));
                    one(Command::Claim(if repeats {
                        Claim::Repetition(entry)
                    } else {
                        Claim::QuietMoves(entry)
                    }))
                }
            },
            Input::Click(square) => Intent::Commands(vec![Command::Go(square), Command::TakeOrPut]),
            Input::Pad(report) => self.on_pad(report, session, voices),
            Input::Focused(name) => Intent::Heard(named(&name)),
            Input::Path(path) => Intent::Open(path),
            Input::Trouble(trouble) => Intent::Commands(vec![Command::Report(trouble)]),
        }
    }

    fn press(&mut self, key: Key, session: &Session, voices: &Voices) -> Intent {
        if self.catches_keys() {
            return self.caught(key, session);
        }
        let prefix = self.prefix.take();
        if prefix.is_some() && key.code == Code::Escape {
            return Intent::Heard(given_up());
        }
        let plain = !key.ctrl && !key.shift;
        if prefix.is_none() && key.code == Code::Backspace && plain {
            return Intent::Heard(match self.line.pop() {
                Some(last) => erased(&last.to_string()),
                None => line_empty(),
            });
        }
        if prefix.is_none() && key.code == Code::Space && !key.ctrl && !self.line.is_empty() {
            return self.write(' ', session, voices);
        }
        let board = self.letters_are_for(session) == Keyboard::Board;
        let keys = &session.settings().keys;
        let Some((_, pressed)) = keymap::find(key, prefix, board, keys) else {
            return Intent::Heard(narrate::explained(vec![keymap::key_name(key)], None));
        };
        match pressed {
            Pressed::Act(action) => self.perform(action, session, voices),
            Pressed::Do(filled) => one(filled.command(session.seen_from())),
            Pressed::Prefix(id) => {
                self.prefix = Some(id);
                self.say_prefix(session)
            }
        }
    }

    /// Carries an action out, and forgets what only the key before it had begun.
    fn perform(&mut self, action: Action, session: &Session, voices: &Voices) -> Intent {
        if action != Action::Enter {
            self.rest = None;
        }
        self.file = None;
        let helped = self.of_the_hands(action, session);
        self.has_helped = action == Action::Help && helped.is_none();
        helped.unwrap_or_else(|| self.act(action, session, voices))
    }

    fn wants_path(&self) -> bool {
        self.purpose == Purpose::Path
    }

    /// Types a character. A question that wants yes or no is answered by one key.
    fn write(&mut self, character: char, session: &Session, voices: &Voices) -> Intent {
        self.type_text(character.encode_utf8(&mut [0; 4]), session, voices)
    }

    fn type_text(&mut self, text: &str, session: &Session, voices: &Voices) -> Intent {
        let rest = self.rest.take();
        if let Some(left) = rest.as_deref().and_then(|rest| rest.strip_prefix(text)) {
            self.rest = Some(left.to_owned());
            return Intent::Heard(typed(text));
        }
        if self.line.is_empty()
            && self.purpose == Purpose::Words
            && let Some((answer, rest)) = answer_by_key(text, session, voices)
        {
            self.rest = Some(rest);
            return one(answer);
        }
        self.line.push_str(text);
        Intent::Heard(typed(text))
    }

    fn act(&mut self, action: Action, session: &Session, voices: &Voices) -> Intent {
        match action {
            Action::Enter if !self.line.is_empty() => {
                self.writes = false;
                let line = std::mem::take(&mut self.line);
                match std::mem::take(&mut self.purpose) {
                    Purpose::Words => words(&line, session, voices),
                    Purpose::Path => Intent::Open(line.trim().to_owned()),
                }
            }
            Action::Enter if self.writes => {
                self.writes = false;
                Intent::Heard(line_empty())
            }
            // Enter that ends an answer must not take a piece.
            Action::Enter if self.rest.take().is_some() => Intent::Heard(line_empty()),
            Action::Enter if self.purpose == Purpose::Path => Intent::Heard(line_empty()),
            Action::Cancel if !self.line.is_empty() || self.wants_path() || self.writes => {
                self.purpose = Purpose::Words;
                self.writes = false;
                Intent::Heard(match std::mem::take(&mut self.line) {
                    line if line.is_empty() => given_up(),
                    line => erased(&line),
                })
            }
            Action::OpenFile => {
                self.line.clear();
                self.purpose = Purpose::Path;
                Intent::Heard(path_wanted())
            }
            Action::NextGame => Intent::OtherGame(1),
            Action::PreviousGame => Intent::OtherGame(-1),
            Action::Silence => Intent::Silence,
            other => one(command_of(other, session, voices)),
        }
    }
}

/// The answer that one key of the language gives to a question that wants yes or no.
fn answer_by_key(text: &str, session: &Session, voices: &Voices) -> Option<(Command, String)> {
    if !session.question()?.wants_yes_or_no() {
        return None;
    }
    let mut keys = text.chars();
    let (key, None) = (keys.next()?, keys.next()) else {
        return None;
    };
    let language = voices.get(&session.settings().language)?;
    let (answer, rest) = language.answer_of(key)?;
    let command = if answer { Command::Yes } else { Command::No };
    Some((command, rest.to_owned()))
}

fn one(command: Command) -> Intent {
    Intent::Commands(vec![command])
}

/// The command of an action that needs no line.
fn command_of(action: Action, session: &Session, voices: &Voices) -> Command {
    let settings = session.settings();
    let next = |id: &str, part| {
        voices
            .after(id, part)
            .map_or(id, |voice| voice.id())
            .to_owned()
    };
    match action {
        Action::Walk(step) => Command::Walk(step),
        Action::Enter => Command::TakeOrPut,
        Action::Cancel => Command::Cancel,
        Action::Look => Command::Look(None),
        Action::Attackers => Command::Attackers(None),
        Action::Repeat => Command::Repeat,
        Action::Turn => Command::Turn,
        Action::Pieces => Command::Pieces {
            side: None,
            kind: None,
        },
        Action::Moves => Command::Moves,
        Action::Undo => Command::Undo,
        Action::NewGame => Command::NewGame(crate::game::Position::default()),
        Action::Forward => Command::Forward,
        Action::Back => Command::Back,
        Action::ToStart => Command::ToStart,
        Action::ToEnd => Command::ToEnd,
        Action::PlayOn => Command::PlayOn,
        Action::OfferDraw => Command::OfferDraw,
        Action::Resign => Command::Resign,
        Action::Faster => Command::Set(Change::Faster),
        Action::Slower => Command::Set(Change::Slower),
        Action::Louder => Command::Set(Change::Louder),
        Action::Softer => Command::Set(Change::Softer),
        Action::EarconsLouder => Command::Set(Change::EarconsLouder),
        Action::EarconsSofter => Command::Set(Change::EarconsSofter),
        Action::NextAnnouncer => Command::Set(Change::Announcer(next(
            &settings.announcer,
            Part::Announcement,
        ))),
        Action::NextLanguage => {
            Command::Set(Change::Language(next(&settings.language, Part::Interface)))
        }
        Action::NextForm => Command::Set(Change::Form(settings.form.next())),
        Action::NextFiles => Command::Set(Change::Files(settings.files.next())),
        Action::ReadBack => Command::Set(Change::ReadBack(!settings.reads_back)),
        Action::NextSpeaker => Command::Set(Change::Speaker(match settings.speaker {
            Speaker::Embedded => Speaker::System,
            Speaker::System => Speaker::Embedded,
        })),
        Action::PressClock => Command::Press,
        Action::TellTime => Command::Clock,
        Action::ReadOut => Command::ReadOut,
        Action::Repeats => Command::RepeatedBy(None),
        Action::Adjust => Command::Adjust,
        Action::Agree => Command::Settle,
        Action::Why => Command::Why,
        Action::Pause => Command::Pause,
        Action::Quit => Command::Quit,
        Action::Help
        | Action::OpenFile
        | Action::NextGame
        | Action::PreviousGame
        | Action::BoardKeys
        | Action::HomeRow
        | Action::Write
        | Action::ExplainKeys
        | Action::ChangeKey
        | Action::ResetKeys
        | Action::Silence => Command::Help,
    }
}

/// A setting that names a voice which does not exist is told, not made.
fn checked(intent: Intent, voices: &Voices) -> Intent {
    let Intent::Commands(commands) = &intent else {
        return intent;
    };
    let missing = commands.iter().find_map(|command| match command {
        Command::Set(Change::Announcer(id)) if voices.get(id).is_none() => Some(id),
        Command::Set(Change::Language(id)) => {
            let is_language = voices.languages().any(|voice| voice.id() == id);
            (!is_language).then_some(id)
        }
        _ => None,
    });
    match missing {
        Some(id) => one(Command::Report(Trouble::NoSuchVoice(id.clone()))),
        None => intent,
    }
}

/// Words: the answer to a question, a move, or a command, in this order.
fn words(text: &str, session: &Session, voices: &Voices) -> Intent {
    let language = session.settings().language.as_str();
    let position = session.position();
    match session.question() {
        Some(Question::Promotion(..)) => {
            if let Some(kind) = voices.promotion(text) {
                return one(Command::Promote(kind));
            }
        }
        Some(Question::Which(_, moves)) => {
            if let Some(mv) = voices.choose(text, position, moves, language) {
                return one(Command::Enter(Entry::Move(mv)));
            }
        }
        Some(question @ (Question::Edition(_) | Question::Blind(_) | Question::Control(_))) => {
            if let Some(term) = terms::answer(question, text) {
                return one(Command::Term(term));
            }
            return one(match voices.command(text, language) {
                Some(
                    command @ (Command::No | Command::Cancel | Command::Help | Command::Repeat),
                ) => command,
                // The question is asked again.
                _ => Command::Enter(Entry::Unreadable(text.to_owned())),
            });
        }
        Some(_) => {
            if let Some((answer, _)) = answer_by_key(text.trim(), session, voices) {
                return one(answer);
            }
            if let Some(answer @ (Command::Yes | Command::No)) = voices.command(text, language) {
                return one(answer);
            }
        }
        None => {}
    }
    if session.is_listening()
        && let Ok(number) = text.trim().trim_end_matches('.').parse()
    {
        return one(Command::ToMove(number));
    }
    if let Some(command) = draw_claim(text, session, voices) {
        return one(command);
    }
    let entry = voices.hear(text, position, language);
    if matches!(entry, Entry::Move(_) | Entry::Several(_)) {
        return one(Command::Enter(entry));
    }
    match voices.command(text, language) {
        Some(command) => one(command),
        None => one(Command::Enter(entry)),
    }
}

/// A claim of a draw with the move that is declared: the words of the claim, then those of the move.
fn draw_claim(text: &str, session: &Session, voices: &Voices) -> Option<Command> {
    let language = session.settings().language.as_str();
    let text = text.trim();
    if voices.command(text, language).is_some() {
        return None;
    }
    let gaps = text.match_indices(char::is_whitespace).rev();
    gaps.map(|(at, _)| text.split_at(at))
        .find_map(|(words, mv)| {
            let entry = || Some(voices.hear(mv, session.position(), language));
            match voices.command(words, language)? {
                Command::Claim(Claim::Repetition(None)) => Some(Claim::Repetition(entry())),
                Command::Claim(Claim::QuietMoves(None)) => Some(Claim::QuietMoves(entry())),
                _ => None,
            }
        })
        .map(Command::Claim)
}
