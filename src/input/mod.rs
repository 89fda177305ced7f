//! From what the player does with a device to what is to be done.

mod arbiter;
mod console;
pub mod keys;
mod sound;
pub mod terms;

use crate::board::{Side, Square};
use crate::narrate::cue::{Cue, Part};
use crate::narrate::{erased, given_up, line_empty, named, path_wanted, typed};
use crate::session::Session;
use crate::session::command::{Claim, Command, Entry, Trouble};
use crate::session::event::Question;
use crate::session::intervention::Intervention;
use crate::session::settings::{Change, Speaker};
use crate::session::speech::SpeechCommand;
use crate::voice::Voices;

use console::Line;
use keys::{Action, Code, Key, action_of};

/// What a device reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key of the table was pressed.
    Key(Key),
    /// A character was typed.
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
            Input::Character(character) => self.write(character, session, voices),
            Input::Line(line) => match console::read(&line) {
                Line::Press(key) => self.press(key, session, voices),
                Line::Type(text) => self.type_text(&text, session, voices),
                Line::Intent(intent) => checked(intent, voices),
                Line::Words(text) => words(&text, session, voices),
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
        if key.code == Code::Backspace {
            return Intent::Heard(match self.line.pop() {
                Some(last) => erased(&last.to_string()),
                None => line_empty(),
            });
        }
        if key.code == Code::Space && !key.ctrl && !self.line.is_empty() {
            return self.write(' ', session, voices);
        }
        let Some(action) = action_of(key) else {
            return Intent::Commands(vec![Command::Help]);
        };
        if action != Action::Enter {
            self.rest = None;
        }
        self.act(action, session, voices)
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
                let line = std::mem::take(&mut self.line);
                match std::mem::take(&mut self.purpose) {
                    Purpose::Words => words(&line, session, voices),
                    Purpose::Path => Intent::Open(line.trim().to_owned()),
                }
            }
            // Enter that ends an answer must not take a piece.
            Action::Enter if self.rest.take().is_some() => Intent::Heard(line_empty()),
            Action::Enter if self.purpose == Purpose::Path => Intent::Heard(line_empty()),
            Action::Cancel if !self.line.is_empty() || self.purpose == Purpose::Path => {
                self.purpose = Purpose::Words;
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
        Action::Arbiter => Command::Arbiter(Intervention::Toggle),
        Action::Incidents => Command::Arbiter(Intervention::Incidents),
        Action::Pause => Command::Pause,
        Action::Sweep(sweep) => Command::Sweep(sweep),
        Action::Sound(command) => Command::Sound(command),
        Action::Quit => Command::Quit,
        Action::Help
        | Action::OpenFile
        | Action::NextGame
        | Action::PreviousGame
        | Action::OtherDevice
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

/// What both players write behind a move with which a draw is offered.
const DRAW_OFFERED: &str = "(=)";

/// The move that words mean in the languages of this player.
fn entry_of(text: &str, session: &Session, voices: &Voices) -> Entry {
    let settings = session.settings();
    let (language, announcer) = (&settings.language, &settings.announcer);
    voices.hear_between(text, &session.position_to_move(), language, announcer)
}

/// Words: the answer to a question, a move, or a command, in this order.
fn words(text: &str, session: &Session, voices: &Voices) -> Intent {
    let language = session.settings().language.as_str();
    let position = &session.position_to_move();
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
    // What an arbiter types is the same in every language, and in the window as at the console.
    if let Some(rest) = text.trim().strip_prefix("arbiter")
        && (rest.is_empty() || rest.starts_with(char::is_whitespace))
        && let Some(command) = arbiter::read(rest)
    {
        return one(command);
    }
    if session.is_listening()
        && let Ok(number) = text.trim().trim_end_matches('.').parse()
    {
        return one(Command::ToMove(number));
    }
    if let Some(command) = draw_claim(text, session, voices) {
        return one(command);
    }
    if let Some(mv) = text.trim_end().strip_suffix(DRAW_OFFERED) {
        return one(Command::EnterOffering(entry_of(mv, session, voices)));
    }
    let entry = entry_of(text, session, voices);
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
            let entry = || Some(entry_of(mv, session, voices));
            match voices.command(words, language)? {
                Command::Claim(Claim::Repetition(None)) => Some(Claim::Repetition(entry())),
                Command::Claim(Claim::QuietMoves(None)) => Some(Claim::QuietMoves(entry())),
                _ => None,
            }
        })
        .map(Command::Claim)
}
