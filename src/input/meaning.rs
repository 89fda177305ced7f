//! What words mean to the hands.

use super::entry::{entry_of, is_move};
use super::hands::Hands;
use super::intent::{Intent, one};
use super::words::words;
use super::{braille, drill, setup, shelf};
use crate::protocol::{Ask, Input, MoveEntry, Question, Suggestion};
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
        let is_free = matches!(session.question(), None | Some(Question::Meant(..)));
        if !is_free || !is_no_move(&meant) {
            return meant;
        }
        if let Some(row) = voices.action(text, &session.settings().language)
            && let Some(pressed) = row.fixed()
        {
            return self.pressed(pressed, session, voices);
        }
        let command = shelf::in_words(text, session, voices);
        command
            .or_else(|| suggestion(text, session, voices))
            .map_or(meant, one)
    }
}

/// Whether words were understood neither as a move nor as a command.
fn is_no_move(meant: &Intent) -> bool {
    let Intent::Commands(commands) = meant else {
        return false;
    };
    matches!(commands.as_slice(), [Input::Ask(Ask::Enter(entry))] if !is_move(entry))
}

/// What may have been meant by words that were not understood, if they are nearly a move or a command.
fn suggestion(text: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let settings = session.settings();
    let languages = [settings.language.as_str(), settings.announcer.as_str()];
    let position = session.position_to_move();
    let is_unreadable = matches!(entry_of(text, session, voices), MoveEntry::Unreadable(_));
    let moves = if is_unreadable {
        voices.nearest_moves(text, &position, languages)
    } else {
        // "bxc6" where only a bishop can capture.
        voices.hear_leniently(text, &position, languages[0])
    };
    let suggested = |ask, words| Ask::Suggest(Box::new(Suggestion { ask, words }));
    match moves.as_slice() {
        [] if is_unreadable => {
            let lines = voices.nearest_lines(text, languages[0]).into_iter();
            let mut commands =
                lines.filter_map(|line| Some((voices.command(&line, languages[0])?, line)));
            commands.next().map(|(ask, words)| suggested(ask, words))
        }
        [] => None,
        [only] => Some(suggested(Ask::Enter(MoveEntry::Move(*only)), String::new())),
        _ => Some(Ask::Enter(MoveEntry::Several(moves))),
    }
}
