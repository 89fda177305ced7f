//! What words mean to the hands.

use super::entry::{answer_in_words, is_move};
use super::hands::Hands;
use super::intent::{Intent, one};
use super::words::{meaning, words};
use super::{braille, drill, setup, shelf};
use crate::catalogue::{Does, Hand};
use crate::drill::Answer;
use crate::protocol::{Ask, DrillCommand, Input, SetupCommand};
use crate::session::Session;
use crate::voice::{Meaning, Voices};

impl Hands {
    /// Words: a move, a command, or what stands for a key.
    pub(super) fn say(&mut self, text: &str, session: &Session, voices: &Voices) -> Intent {
        if braille::is_cells(text) {
            return self.say_cells(text, session, voices);
        }
        // Who knows other programs begins a command with a slash.
        let text = text.trim_start().trim_start_matches('/');
        if let Some(answer) = answer_in_words(text, session, voices) {
            return one(answer);
        }
        if let Some(fen) = setup::fen(text) {
            return one(fen);
        }
        let meant = if let Some(board) = session.setup() {
            setup::words(text, board, session, voices)
        } else if let Some(exercise) = session.exercise() {
            drill::answer(text, exercise, session, voices)
        } else {
            words(text, session, voices)
        };
        if is_unread(&meant) {
            return self.by_hand(text, session, voices).unwrap_or(meant);
        }
        meant
    }

    /// What the hands do about words, and what is asked of the library with words of its own.
    fn by_hand(&mut self, text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
        let is_free = session.question().is_none();
        if let Some(Meaning::Hands(row)) = meaning(text, session, voices) {
            let is_short = matches!(row.does, Does::Hands(Hand::Silence | Hand::Thanks));
            let pressed = row.fixed().filter(|_| is_free || is_short)?;
            return Some(self.pressed(pressed, session, voices));
        }
        let command = shelf::in_words(text, session, voices);
        command.filter(|_| is_free).map(one)
    }
}

/// Whether words were neither a move nor a command.
fn is_unread(meant: &Intent) -> bool {
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
