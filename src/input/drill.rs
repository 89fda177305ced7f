//! Drills by hand: verbs of the console, rows of the menu, and answers in words.

use super::{Intent, one};
use crate::drill::{Answer, Exercise, Subject};
use crate::session::Session;
use crate::session::command::Command;
use crate::session::drill::{DrillCommand, Stamp};
use crate::session::event::Question;
use crate::voice::Voices;

/// What stands on the page of the drills.
pub(super) const MENU: &[&str] = &[
    "drill-alphabet",
    "drill-numbers",
    "drill-colours",
    "drill-diagonals",
    "drill-knight",
    "drill-coordinates",
    "drill-vision",
    "drill-skip",
    "drill-hint",
    "drill-leave",
    "drill-summary",
    "drill-export",
];

/// What follows the verb `drill`: a subject, or `skip`, `hint`, `leave`, `summary`, `export`.
pub(super) fn read(what: &str) -> Option<DrillCommand> {
    Some(match what {
        "skip" => DrillCommand::Skip,
        "hint" => DrillCommand::Hint,
        "leave" => DrillCommand::Leave,
        "summary" => DrillCommand::Summary(Stamp::default()),
        "export" => DrillCommand::Export,
        subject => DrillCommand::Begin(Subject::from_key(subject)?, Stamp::default()),
    })
}

/// What a row of the menu does, if it belongs to drills.
pub(super) fn of_menu(key: &str) -> Option<DrillCommand> {
    read(key.strip_prefix("drill-")?)
}

/// Words in a drill: an answer, or a command; what is neither is answered, too.
pub(super) fn answer(text: &str, exercise: Exercise, session: &Session, voices: &Voices) -> Intent {
    let settings = session.settings();
    let language = settings.language.as_str();
    let is_leaving = matches!(session.question(), Some(Question::LeaveDrill));
    if let Some((answer, _)) = super::words::answer_by_key(text.trim(), session, voices) {
        return one(answer);
    }
    let heard = voices.hear_answer(text, exercise, language, &settings.announcer);
    if let Some(answer) = heard.filter(|_| !is_leaving) {
        return one(Command::Drill(DrillCommand::Answer(answer)));
    }
    if voices.asks_for_hint(text, language) {
        return one(Command::Drill(DrillCommand::Hint));
    }
    let command = voices.command(text, language);
    one(command.unwrap_or_else(|| {
        let answer = Answer::Unreadable(text.trim().to_owned());
        Command::Drill(DrillCommand::Answer(answer))
    }))
}
