//! Typing: characters go into the line.

use super::hands::{Hands, Purpose};
use super::intent::Intent;
use crate::game::Position;
use crate::narrate::{clipboard_empty, paste_too_long, paste_unread, pasted, secret_key, typed};
use crate::pgn;
use crate::session::Session;
use crate::voice::Voices;

/// More than this is not pasted, in bytes: some ten thousand games.
const LONGEST_PASTE: usize = 16 << 20;
/// No position, move or command is longer, in bytes; a path and a comment may be.
const LONGEST_WORDS: usize = 300;
const LONGEST_TEXT: usize = 4096;
/// With so many characters nobody mistakes what was pasted.
const SAID_OF_PASTE: usize = 20;

impl Hands {
    /// Whether the line is for something else than words.
    pub(super) fn has_purpose(&self) -> bool {
        self.purpose != Purpose::Words
    }

    /// Types a character. A letter answers nothing by itself: it may begin another word, and a yes is not taken back.
    pub(super) fn write(&mut self, character: char, session: &Session, voices: &Voices) -> Intent {
        self.type_text(character.encode_utf8(&mut [0; 4]), session, voices)
    }

    /// Text from the clipboard: games are opened, anything else goes into the line as if it had been typed at once. Where
    /// a text is wanted, or a line has been begun, it is never a game.
    pub(super) fn paste(&mut self, text: String, session: &Session, voices: &Voices) -> Intent {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let Some(first) = lines.next() else {
            return Intent::Heard(clipboard_empty());
        };
        if text.len() > LONGEST_PASTE {
            return Intent::Heard(paste_too_long());
        }
        if let Some(done) = self.paste_in_files(&text, session) {
            return done;
        }
        // As with any key that is for something else than the menu.
        self.menu = None;
        let goes_on = !self.line.is_empty() || self.wants_text() || self.types_unheard();
        if !goes_on && (lines.next().is_some() || are_moves(first)) {
            return Intent::OpenText(text);
        }
        let most = match goes_on {
            true => LONGEST_TEXT,
            false => LONGEST_WORDS,
        };
        if first.len() > most {
            let begins = first.chars().take(SAID_OF_PASTE).collect();
            return Intent::Heard(paste_unread(begins));
        }
        let first = first.to_owned();
        // Nobody can listen to the signs of a position.
        if !goes_on
            && session.question().is_none()
            && let Ok(position) = Position::from_fen(&first)
        {
            self.line = first;
            return Intent::Heard(pasted(&position));
        }
        self.type_text(&first, session, voices)
    }

    pub(super) fn type_text(&mut self, text: &str, session: &Session, voices: &Voices) -> Intent {
        self.line.push_str(text);
        if let Some(reached) = self.seek_option(session, voices) {
            return reached;
        }
        Intent::Heard(if self.types_unheard() {
            secret_key()
        } else {
            typed(text, session.settings())
        })
    }
}

/// Whether a line is a list of moves, with numbers or without, or a tag of a game, and no position and no single move.
pub(super) fn are_moves(line: &str) -> bool {
    let is_number = |word: &str| {
        let figures = word.trim_end_matches(|c: char| !c.is_ascii_digit());
        let first = word.split('.').next().unwrap_or_default();
        word.contains('.') && !figures.is_empty() && first.bytes().all(|byte| byte.is_ascii_digit())
    };
    let begins = line.split_whitespace().next().is_some_and(is_number);
    let is_long = line.split_whitespace().nth(2).is_some();
    line.starts_with('[') || is_long && (begins || has_moves(line))
}

/// Whether the first words of a line are moves from the start of a game. Squares with a blank between them may be one move.
fn has_moves(line: &str) -> bool {
    let first = pgn::read(line.as_bytes()).into_iter().next();
    let plies = first.map(|game| match game {
        Ok(record) => record.plies(),
        Err(error) => error.played.plies(),
    });
    plies.is_some_and(|plies| plies > 1)
}
