//! From what the player does with a device to what is to be done.

pub mod board_keys;
mod console;
mod key_names;
pub mod keymap;
pub mod keys;
mod layers;
mod sound;
pub mod terms;
mod words;

use crate::board::{Side, Square};
use crate::narrate::cue::{Cue, Part};
use crate::narrate::keyboard as narrate;
use crate::narrate::{erased, given_up, line_empty, named, path_wanted, typed};
use crate::session::Session;
use crate::session::command::{Claim, Command, Trouble};
use crate::session::keyboard::Keyboard;
use crate::session::settings::{Change, Speaker};
use crate::session::speech::SpeechCommand;
use crate::voice::Voices;

use console::Line;
use keymap::Pressed;
use keys::{Action, Code, Key};
use layers::Changing;
use words::{answer_by_key, entry_of, is_move, words};

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
    /// A square was clicked or touched.
    Click(Square),
    /// The focus has moved to a part of the window with this name.
    Focused(String),
    /// A file was dropped on the window, or named at the start.
    Path(String),
    /// Something around the session is impaired.
    Trouble(Trouble),
    /// What a device reports that belongs to the player of one side.
    By(Side, Box<Input>),
}

impl Input {
    /// Whose device reports it, if that is known, and what it reports.
    #[must_use]
    pub fn of_whom(self) -> (Option<Side>, Self) {
        match self {
            Self::By(side, input) => (Some(side), input.of_whom().1),
            Self::Line(line) => match by(&line) {
                Some((side, rest)) => (Some(side), Self::Line(rest.to_owned())),
                None => (None, Self::Line(line)),
            },
            other => (None, other),
        }
    }
}

/// `by black left`: a line of the console as it comes from the device of one player.
fn by(line: &str) -> Option<(Side, &str)> {
    let (side, rest) = line.trim().strip_prefix("by ")?.trim().split_once(' ')?;
    let side = Side::BOTH.into_iter().find(|one| one.key() == side)?;
    Some((side, rest.trim()))
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
    /// The next sound device is to be the second player's.
    OtherDevice,
    /// What sounds is to stop.
    Silence,
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
                Line::Press(key) => match key.typed() {
                    Some(typed) => self.stroke(Some(key), typed, session, voices),
                    None => self.press(key, session, voices),
                },
                Line::Type(text) => self.type_text(&text, session, voices),
                Line::Intent(intent) => checked(intent, voices),
                Line::Row(pressed) => self.pressed(pressed, session, voices),
                Line::Words(text) => self.say(&text, session, voices),
                Line::Repetition(text) => {
                    let entry = entry_of(&text, session, voices);
                    one(Command::RepeatedBy(Some(entry)))
                }
                Line::DrawClaim(repeats, text) => {
                    let entry = Some(entry_of(&text, session, voices));
                    one(Command::Claim(if repeats {
                        Claim::Repetition(entry)
                    } else {
                        Claim::QuietMoves(entry)
                    }))
                }
            },
            Input::Click(square) => Intent::Commands(vec![Command::Go(square), Command::TakeOrPut]),
            Input::Focused(name) => Intent::Heard(named(&name)),
            Input::Path(path) => Intent::Open(path),
            Input::By(_, input) => self.interpret(*input, session, voices),
            Input::Trouble(trouble) => Intent::Commands(vec![Command::Report(trouble)]),
        }
    }

    fn press(&mut self, key: Key, session: &Session, voices: &Voices) -> Intent {
        if self.catches_keys() {
            return self.caught(key, session);
        }
        let board = self.letters_are_for(session) == Keyboard::Board;
        let keys = &session.settings().keys;
        // Who silences the list of what can follow a key still waits for it.
        if let Some((_, Pressed::Act(Action::Silence))) = keymap::find(key, None, board, keys) {
            return Intent::Silence;
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
        let Some((_, pressed)) = keymap::find(key, prefix, board, keys) else {
            return Intent::Heard(narrate::explained(vec![keymap::key_name(key)], None));
        };
        self.pressed(pressed, session, voices)
    }

    fn pressed(&mut self, pressed: Pressed, session: &Session, voices: &Voices) -> Intent {
        self.has_helped &= matches!(pressed, Pressed::Act(_));
        match pressed {
            Pressed::Act(action) => self.perform(action, session, voices),
            Pressed::Do(filled) => one(filled.command()),
            Pressed::Prefix(id) => {
                self.prefix = Some(id);
                self.say_prefix(session)
            }
        }
    }

    /// Words: a move, a command, or what stands for a key.
    fn say(&mut self, text: &str, session: &Session, voices: &Voices) -> Intent {
        // Who knows other programs begins a command with a slash.
        let text = text.trim_start().trim_start_matches('/');
        let meant = words(text, session, voices);
        let is_free = session.question().is_none();
        if let Intent::Commands(commands) = &meant
            && is_free
            && matches!(commands.as_slice(), [Command::Enter(entry)] if !is_move(entry))
            && let Some(row) = voices
                .action(text, &session.settings().language)
                .and_then(keymap::row)
            && let Some(pressed) = row.fixed()
        {
            return self.pressed(pressed, session, voices);
        }
        meant
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
            return Intent::Heard(typed(text, session.settings()));
        }
        if self.line.is_empty()
            && self.purpose == Purpose::Words
            && let Some((answer, rest)) = answer_by_key(text, session, voices)
        {
            self.rest = Some(rest);
            return one(answer);
        }
        self.line.push_str(text);
        Intent::Heard(typed(text, session.settings()))
    }

    fn act(&mut self, action: Action, session: &Session, voices: &Voices) -> Intent {
        match action {
            Action::Enter if !self.line.is_empty() => {
                self.writes = false;
                let line = std::mem::take(&mut self.line);
                match std::mem::take(&mut self.purpose) {
                    Purpose::Words => self.say(&line, session, voices),
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
            Action::OtherDevice => Intent::OtherDevice,
            other => one(command_of(other, session, voices)),
        }
    }
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
        Action::Review(step) => Command::Speech(SpeechCommand::Review(step)),
        Action::NextTheme => Command::Set(Change::Theme(settings.theme.next())),
        Action::Zoom(step) => Command::Set(Change::Zoom(step)),
        Action::NextPreset => Command::Set(Change::Preset(settings.verbosity.next())),
        Action::NextOutput => Command::Set(Change::Output(settings.output.other())),
        Action::PressClock => Command::Press,
        Action::TellTime => Command::Clock,
        Action::ReadOut => Command::ReadOut,
        Action::Repeats => Command::RepeatedBy(None),
        Action::Adjust => Command::Adjust,
        Action::Agree => Command::Settle,
        Action::Why => Command::Why,
        Action::Pause => Command::Pause,
        Action::Sweep(sweep) => Command::Sweep(sweep),
        Action::Sound(command) => Command::Sound(command),
        Action::Quit => Command::Quit,
        // The others are no commands of the session, and are carried out before.
        _ => Command::Help,
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
