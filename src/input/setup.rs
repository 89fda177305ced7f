//! Setting a position up by hand: pieces in words, and positions as the field writes them.

use super::entry::answer_by_letter;
use super::intent::{Intent, one};
use super::words::command_in;
use crate::game::Setup;
use crate::protocol::{Ask, SetupCommand};
use crate::session::Session;
use crate::voice::Voices;

/// A line with so many strokes between the ranks is meant as FEN, even if it is not right.
const RANKS_PARTED: usize = 5;

/// The position in FEN that a line is, or is to be; `None` if it is anything else.
pub(super) fn fen(text: &str) -> Option<Ask> {
    let text = text.trim();
    if let Some(fen) = text.strip_prefix("fen ") {
        return Some(Ask::Setup(SetupCommand::Fen(fen.trim().to_owned())));
    }
    let first = text.split_whitespace().next()?;
    let is_chess = first.matches('/').count() >= RANKS_PARTED;
    let mut parts = first.split(':');
    let is_side =
        |part: Option<&str>| part.is_some_and(|part| matches!(part, "W" | "w" | "B" | "b"));
    let is_draughts = is_side(parts.next()) && parts.clone().count() >= 2;
    let fen = SetupCommand::Fen(text.to_owned());
    (is_chess || is_draughts).then_some(Ask::Setup(fen))
}

/// Words while a position is set up: the answer to a question, a command, or pieces.
pub(super) fn words(text: &str, board: &Setup, session: &Session, voices: &Voices) -> Intent {
    let settings = session.settings();
    let language = settings.language.as_str();
    if let Some(answer) = answer_by_letter(text, session, voices) {
        return one(answer);
    }
    let command = command_in(text, session, voices);
    // "Go to e4" walks, and puts no pawn there.
    if let Some(command @ (Ask::Setup(_) | Ask::Go(_))) = command {
        return one(command);
    }
    let side = session.placed_side().unwrap_or(board.turn);
    let both = [language, settings.announcer.as_str()];
    let placed = voices.hear_placing(text, board.game(), side, both);
    one(match placed {
        Ok((placings, side)) => Ask::Setup(SetupCommand::Place(placings, side)),
        Err(part) => command.unwrap_or(Ask::Setup(SetupCommand::Unreadable(part))),
    })
}
