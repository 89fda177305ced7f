//! Words that were entered: the answer to a question, a move, or a command.

use super::{Intent, answer_by_key, one, terms};
use crate::session::Session;
use crate::session::command::{Claim, Command, Entry};
use crate::session::event::Question;
use crate::voice::Voices;

/// Whether a legal move was meant, or several.
pub(super) fn is_move(entry: &Entry) -> bool {
    matches!(entry, Entry::Move(_) | Entry::Several(_))
}

/// Words: the answer to a question, a move, or a command, in this order.
pub(super) fn words(text: &str, session: &Session, voices: &Voices) -> Intent {
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
    if is_move(&entry) {
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
