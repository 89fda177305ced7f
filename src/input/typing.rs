//! Typing: characters go into the line, and one key answers a question.

use super::entry::answer_by_key;
use super::hands::{Hands, Purpose};
use super::intent::{Intent, one};
use crate::narrate::{secret_key, typed};
use crate::session::Session;
use crate::voice::Voices;

impl Hands {
    /// Whether the line is for something else than words.
    pub(super) fn has_purpose(&self) -> bool {
        self.purpose != Purpose::Words
    }

    /// Types a character. A question that wants yes or no is answered by one key.
    pub(super) fn write(&mut self, character: char, session: &Session, voices: &Voices) -> Intent {
        self.type_text(character.encode_utf8(&mut [0; 4]), session, voices)
    }

    pub(super) fn type_text(&mut self, text: &str, session: &Session, voices: &Voices) -> Intent {
        // The rest of the word of an answer may as well be the beginning of a move: only Enter, or
        // the answer to another question, tells.
        let has_line = !self.line.is_empty() && self.rest.as_ref() != Some(&self.line);
        if !has_line
            && self.purpose == Purpose::Words
            && let Some((answer, rest)) = answer_by_key(text, session, voices)
        {
            self.line.clear();
            self.rest = Some(rest);
            return one(answer);
        }
        self.line.push_str(text);
        if let Some(reached) = self.seek_option(session, voices) {
            return reached;
        }
        Intent::Heard(if self.is_secret() {
            secret_key()
        } else {
            typed(text, session.settings())
        })
    }
}
