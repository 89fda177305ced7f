//! What words mean to the hands.

use super::entry::is_move;
use super::hands::Hands;
use super::intent::{Intent, one};
use super::words::words;
use super::{braille, drill, setup, shelf};
use crate::protocol::{Ask, Input};
use crate::session::Session;
use crate::voice::Voices;

impl Hands {
    /// Words: a move, a command, or what stands for a key.
    pub(super) fn say(&mut self, text: &str, session: &Session, voices: &Voices) -> Intent {
        if braille::is_cells(text) {
            return self.say_cells(text, session, voices);
        }
        // Who knows other programs begins a command with a slash.
        let text = text.trim_start().trim_start_matches('/');
        if let Some(fen) = setup::fen(text) {
            return one(fen);
        }
        if let Some(board) = session.setup() {
            return setup::words(text, board, session, voices);
        }
        if let Some(exercise) = session.exercise() {
            return drill::answer(text, exercise, session, voices);
        }
        let meant = words(text, session, voices);
        let is_free = session.question().is_none();
        if let Intent::Commands(commands) = &meant
            && is_free
            && matches!(commands.as_slice(), [Input::Ask(Ask::Enter(entry))] if !is_move(entry))
            && let Some(row) = voices.action(text, &session.settings().language)
            && let Some(pressed) = row.fixed()
        {
            return self.pressed(pressed, session, voices);
        }
        if let Intent::Commands(commands) = &meant
            && is_free
            && matches!(commands.as_slice(), [Input::Ask(Ask::Enter(entry))] if !is_move(entry))
            && let Some(command) = shelf::in_words(text, session, voices)
        {
            return one(command);
        }
        meant
    }
}
