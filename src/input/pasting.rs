//! What is pasted: a game is put on the board, a line is typed, and what nobody can have meant is refused.

use super::hands::Hands;
use super::intent::{Intent, one};
use crate::narrate::files as tell;
use crate::narrate::line_empty;
use crate::pgn;
use crate::protocol::{OpenedGame, Report};
use crate::session::Session;
use crate::voice::Voices;

/// No game with its notes has more bytes.
const MOST_BYTES: usize = 100_000;

impl Hands {
    /// Takes text from the clipboard: a game in PGN, or a list of moves; else its first line, as if it were typed.
    pub(super) fn paste(&mut self, text: &str, session: &Session, voices: &Voices) -> Intent {
        if text.len() > MOST_BYTES {
            return Intent::Heard(tell::too_long_to_paste());
        }
        if !self.has_purpose()
            && session.question().is_none()
            && let Some(record) = game(text)
        {
            let (number, count) = (1, 1);
            return one(Report::Opened(Box::new(OpenedGame {
                record,
                number,
                count,
            })));
        }
        match text.lines().map(str::trim).find(|line| !line.is_empty()) {
            Some(line) => self.type_text(line, session, voices),
            None => Intent::Heard(line_empty()),
        }
    }
}

/// The first game of a text, if it is one: with tags, or with several moves.
fn game(text: &str) -> Option<crate::record::Record> {
    let first = pgn::read(text.as_bytes()).into_iter().next()?.ok()?;
    let is_game = first.plies() > 1 || text.trim_start().starts_with('[');
    is_game.then_some(first)
}
