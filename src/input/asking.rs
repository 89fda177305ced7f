//! A question in the hands: its options are walked, sought by what is typed, and taken.

use super::choices::{FEW, counts, options, usual};
use super::entry::{answer_by_letter, is_move};
use super::hands::Hands;
use super::intent::{Intent, one};
use crate::catalogue::key::Code;
use crate::drill::Answer;
use crate::narrate::line_empty;
use crate::narrate::pad as tell;
use crate::protocol::{Ask, DrillCommand, Input, MoveEntry, Question, SetupCommand};
use crate::session::Session;
use crate::voice::Voices;

impl Hands {
    /// Which option of the question that waits is reached, counted from 0; before any was walked to, what Enter alone
    /// takes.
    pub fn choice(&self, session: &Session) -> Option<usize> {
        self.walked_to(session)
            .or_else(|| usual(session.question()?))
    }

    /// Whether the player walks through the options of the question that waits.
    pub fn is_answering(&self, session: &Session) -> bool {
        self.walked_to(session).is_some()
    }

    fn walked_to(&self, session: &Session) -> Option<usize> {
        let question = session.question()?;
        let (of, at) = self.answering.as_ref()?;
        (of == question).then_some(*at)
    }

    /// What a key does that walks the options of a question, or takes the one that is reached, or leaps in what is walked
    /// where no question waits; `None` if the key is for something else.
    pub(super) fn walk_options(&mut self, code: Code, session: &Session) -> Option<Intent> {
        // A move that was read back is no question that anybody has heard; Enter makes it at once.
        let is_asked = |question: &&Question| {
            let is_aloud = !matches!(question, Question::Spoken(..)) || code == Code::Enter;
            is_aloud && !self.has_purpose()
        };
        let Some(question) = session.question().filter(is_asked) else {
            return self.leaps(code, session).map(one);
        };
        // Escape has put this question, and who presses it again means it. As a word it is a no.
        let leaves = matches!(question, Question::LeaveDrill | Question::LeaveSetup);
        if leaves && code == Code::Escape && self.line.is_empty() && !self.is_heard() {
            return Some(one(Ask::Yes));
        }
        let items = options(question);
        let last = items.len().checked_sub(1);
        let at = self.choice(session);
        let walked = match code {
            Code::Down | Code::Right => at.filter(|at| Some(*at) < last).map_or(0, |at| at + 1),
            Code::Up | Code::Left => at.and_then(|at| at.checked_sub(1)).or(last).unwrap_or(0),
            Code::Home => 0,
            Code::End => last.unwrap_or(0),
            Code::Enter => match at {
                Some(at) => return Some(self.take_option(at, session)),
                None => 0,
            },
            Code::Space
            | Code::Escape
            | Code::Letter(_)
            | Code::Digit(_)
            | Code::Slash
            | Code::Semicolon
            | Code::Plus
            | Code::Minus
            | Code::Function(_)
            | Code::PageUp
            | Code::PageDown
            | Code::Backspace
            | Code::Control => return None,
        };
        self.line.clear();
        // Where words are wanted there is nothing to walk through.
        Some(
            self.reach(walked, session)
                .unwrap_or_else(|| one(Ask::Repeat)),
        )
    }

    /// Goes to an option, which is told: what it is, and which of how many.
    fn reach(&mut self, at: usize, session: &Session) -> Option<Intent> {
        let question = session.question()?;
        let items = options(question);
        let mut told = items.get(at)?.told.clone();
        told.push(tell::place(at + 1, items.len()));
        self.answering = Some((question.clone(), at));
        self.doubted = None;
        Some(Intent::Heard(told))
    }

    /// Answers with an option.
    pub(super) fn take_option(&mut self, at: usize, session: &Session) -> Intent {
        let items = session.question().map(options).unwrap_or_default();
        self.file = None;
        self.doubted = None;
        self.line.clear();
        match items.into_iter().nth(at) {
            Some(item) => one(item.command),
            None => Intent::Heard(line_empty()),
        }
    }

    /// Goes to the option that the line names so far; `None` if it names none.
    pub(super) fn seek_option(&mut self, session: &Session, voices: &Voices) -> Option<Intent> {
        let question = session.question().filter(|_| !self.has_purpose())?;
        let line = self.line.trim();
        // Whoever types does not wait until his line is read: a letter may answer, and a label begin so.
        let at = match answer_by_letter(line, session, voices) {
            Some(answer) => {
                let items = options(question);
                items.iter().position(|item| item.command == answer)?
            }
            None if !counts(question) && line.parse::<usize>().is_ok() => return None,
            None => *named(question, line, session, voices).first()?,
        };
        // Who goes on with its word knows what he has reached.
        let is_told = self.walked_to(session) == Some(at) && self.line.chars().nth(1).is_some();
        if is_told {
            return None;
        }
        self.reach(at, session)
    }

    /// The option that words begin or number; of several the one that is reached already.
    pub(super) fn option_named(
        &mut self,
        text: &str,
        session: &Session,
        voices: &Voices,
    ) -> Option<Intent> {
        let found = named(session.question()?, text, session, voices);
        let reached = self.walked_to(session).filter(|at| found.contains(at));
        let only = || found.first().copied().filter(|_| found.len() == 1);
        let at = reached.or_else(only)?;
        Some(self.take_option(at, session))
    }
}

/// Whether words are sought among the options before they are read: a number, where it counts them, and a letter that
/// would give the question up.
pub(super) fn is_for_options(text: &str, session: &Session, meant: &Intent) -> bool {
    let Some(question) = session.question() else {
        return false;
    };
    let text = text.trim();
    let is_number = text.parse::<usize>().is_ok();
    let counts = counts(question);
    let is_letter = text.chars().count() == 1;
    let gives_up = !question.wants_yes_or_no() && is_asked(meant, &Ask::No);
    is_unread(meant) || is_number && counts || is_letter && gives_up
}

/// That words are none of the options, which are told; `None` where they are too many, or something else is said of it.
pub(super) fn no_option(meant: &Intent, session: &Session) -> Option<Intent> {
    let question = session.question()?;
    // A move that is not legal is told as such.
    if let Intent::Commands(commands) = meant
        && let [Input::Ask(Ask::Enter(entry))] = commands.as_slice()
        && !matches!(entry, MoveEntry::Unreadable(_))
    {
        return None;
    }
    if let Question::Meant(..) = question {
        return None;
    }
    let items = options(question);
    let told = items.iter().flat_map(|item| item.told.clone());
    let is_told = (1..=FEW).contains(&items.len());
    is_told.then(|| Intent::Heard(tell::no_option(told.collect())))
}

/// The options that a text names: by its number, by its first letters, or by those of one of its words. The same
/// letter again goes on to the next one that begins with it.
fn named(question: &Question, text: &str, session: &Session, voices: &Voices) -> Vec<usize> {
    let text = text.trim().to_lowercase();
    let settings = session.settings();
    let labels = options(question).into_iter();
    let labels: Vec<String> = labels
        .map(|item| item.label(settings, voices).to_lowercase())
        .collect();
    if let Ok(number) = text.parse::<usize>() {
        let at = number.checked_sub(1).filter(|at| *at < labels.len());
        return at.into_iter().collect();
    }
    let Some(first) = text.chars().next() else {
        return Vec::new();
    };
    let those = |fits: &dyn Fn(&String) -> bool| -> Vec<usize> {
        let all = labels.iter().enumerate();
        all.filter(|(_, label)| fits(label))
            .map(|(at, _)| at)
            .collect()
    };
    let begun = those(&|label| label.starts_with(&text));
    if !begun.is_empty() {
        return begun;
    }
    let inside = those(&|label| label.split_whitespace().any(|word| word.starts_with(&text)));
    if inside.len() == 1 {
        return inside;
    }
    let again = text.chars().filter(|one| *one == first).count();
    let with_first = those(&|label| label.starts_with(first));
    match with_first.len() {
        count if count > 1 && again == text.chars().count() => {
            vec![with_first[(again - 1) % count]]
        }
        _ => Vec::new(),
    }
}

/// Whether just this is asked.
fn is_asked(meant: &Intent, ask: &Ask) -> bool {
    matches!(meant, Intent::Commands(commands)
        if matches!(commands.as_slice(), [Input::Ask(only)] if only == ask))
}

/// Whether words announce what stands on the board although no legal move is such: what a player has made by touch need
/// not be legal.
pub(super) fn is_announcement(meant: &Intent, session: &Session) -> bool {
    let Intent::Commands(commands) = meant else {
        return false;
    };
    let names_a_move = matches!(
        commands.as_slice(),
        [Input::Ask(Ask::Enter(
            MoveEntry::FromTo(..)
                | MoveEntry::KindTo(..)
                | MoveEntry::To(_)
                | MoveEntry::Castling(_)
        ))]
    );
    names_a_move && session.shows_no_legal_move()
}

/// Whether words were neither a move nor a command.
pub(super) fn is_unread(meant: &Intent) -> bool {
    let Intent::Commands(commands) = meant else {
        return false;
    };
    match commands.as_slice() {
        [Input::Ask(Ask::Enter(entry))] => !is_move(entry),
        [
            Input::Ask(
                Ask::Setup(SetupCommand::Unreadable(_))
                | Ask::Drill(DrillCommand::Answer(Answer::Unreadable(_))),
            ),
        ] => true,
        _ => false,
    }
}
