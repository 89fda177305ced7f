//! Drills by hand: answers in words.

use super::entry::answer_by_letter;
use super::intent::{Intent, one};
use super::words::command_in;
use crate::drill::{Answer, Exercise};
use crate::protocol::{Ask, DrillCommand, Question};
use crate::session::Session;
use crate::voice::Voices;

/// Words in a drill: an answer, or a command; what is neither is answered, too.
pub(super) fn answer(text: &str, exercise: Exercise, session: &Session, voices: &Voices) -> Intent {
    let settings = session.settings();
    let language = settings.language.as_str();
    let is_leaving = matches!(session.question(), Some(Question::LeaveDrill));
    if let Some(answer) = answer_by_letter(text, session, voices) {
        return one(answer);
    }
    let heard = voices.hear_answer(text, exercise, language, &settings.announcer);
    if let Some(answer) = heard.filter(|_| !is_leaving) {
        return one(Ask::Drill(DrillCommand::Answer(answer)));
    }
    if voices.asks_for_hint(text, language) {
        return one(Ask::Drill(DrillCommand::Hint));
    }
    let command = command_in(text, session, voices);
    one(command.unwrap_or_else(|| {
        let answer = Answer::Unreadable(text.trim().to_owned());
        Ask::Drill(DrillCommand::Answer(answer))
    }))
}
