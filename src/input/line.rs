//! The line of text: what it is for, and what becomes of it when it is entered or given up.

use super::files::at_path;
use super::hands::{Hands, Purpose};
use super::intent::{Intent, one};
use super::{adjourning, braille, shelf};
use crate::narrate::{ahead, erased, files, given_up, line_empty};
use crate::protocol::{Ask, SheetCommand};
use crate::session::Session;
use crate::voice::Voices;

impl Hands {
    /// Begins a line for something.
    pub(super) fn begin_line(&mut self, purpose: Purpose) {
        self.line.clear();
        self.purpose = purpose;
    }

    /// What Enter does with the line; `None` if nothing is written, so that it is for the board.
    pub(super) fn enter(&mut self, session: &Session, voices: &Voices) -> Option<Intent> {
        if !self.line.is_empty() || self.purpose.may_be_empty() {
            self.writes = false;
            return Some(self.entered(session, voices));
        }
        // Where a question is open that Enter answers, it does.
        let is_choice = session.question().is_some_and(|one| !one.wants_yes_or_no());
        if is_choice && !self.has_purpose() {
            self.writes = false;
            return None;
        }
        let ends = std::mem::take(&mut self.writes) || self.has_purpose();
        ends.then(|| Intent::Heard(line_empty()))
    }

    /// What the keys do while a text is typed.
    pub(super) fn help_of_line(&self) -> Option<Intent> {
        let told = || Intent::Heard(files::keys_of_line(self.types_a_path()));
        self.wants_text().then(told)
    }

    /// Whether the next line is a text and no command: a path, what is searched, a comment.
    pub(super) fn wants_text(&self) -> bool {
        matches!(
            self.purpose,
            Purpose::Path(_) | Purpose::Shelf(_) | Purpose::Comment
        )
    }

    pub(super) fn entered(&mut self, session: &Session, voices: &Voices) -> Intent {
        let line = std::mem::take(&mut self.line);
        let prose = |line: String| braille::as_prose(&line, session).unwrap_or(line);
        match std::mem::take(&mut self.purpose) {
            Purpose::Words => self.on_line(&line, session, voices),
            Purpose::Secret => adjourning::seal(&line, session, voices),
            Purpose::SealWord => Intent::SealedPage(Some(line)),
            Purpose::Comment => one(Ask::Sheet(SheetCommand::Comment(prose(line)))),
            Purpose::Path(aim) => at_path(aim, prose(line).trim().to_owned(), session),
            Purpose::Shelf(typed) => one(shelf::meant(typed, &prose(line), session, voices)),
        }
    }

    /// Gives up what is written; `None` if nothing is.
    pub(super) fn give_up_line(&mut self) -> Option<Intent> {
        if self.line.is_empty() && !self.has_purpose() && !self.writes {
            return self.ahead.take().map(|_| Intent::Heard(ahead(false)));
        }
        let is_secret = self.types_unheard();
        self.purpose = Purpose::Words;
        self.writes = false;
        Some(Intent::Heard(match std::mem::take(&mut self.line) {
            line if line.is_empty() || is_secret || braille::is_cells(&line) => given_up(),
            line => erased(&line),
        }))
    }
}
