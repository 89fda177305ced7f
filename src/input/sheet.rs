//! The verbs of the scoresheet: comments, signs, variations, saving.

use super::hands::{Hands, Purpose};
use super::intent::{Intent, one};
use crate::narrate::{comment_wanted, seal_word_wanted};
use crate::protocol::{Ask, Export, Format, SheetCommand};
use crate::seal::Sealed;
use crate::session::Session;

impl Hands {
    /// A comment is typed, with the one that is there in the line. Where none can be made, the session says so.
    pub(super) fn comment(&mut self, session: &Session) -> Intent {
        if !session.may_annotate() || session.question().is_some() {
            return one(Ask::Sheet(SheetCommand::Comment(String::new())));
        }
        let comment = session.record().notes().comment(session.plies());
        comment.clone_into(&mut self.line);
        self.purpose = Purpose::Comment;
        Intent::Heard(comment_wanted(comment))
    }

    /// Writes the sealed move on a page of its own. The word under which it is sealed is typed before.
    pub(super) fn seal_on_a_page(&mut self, session: &Session) -> Intent {
        if session.sealed().is_some_and(Sealed::is_locked) {
            self.begin_line(Purpose::SealWord);
            return Intent::Heard(seal_word_wanted());
        }
        Intent::SealedPage(None)
    }
}

/// The signs of quality as the standard writes them, `$1` to `$6`.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The command of a verb with what follows it; `None` if it is none of the scoresheet.
pub(super) fn command(verb: &str, rest: &str) -> Option<Ask> {
    Some(Ask::Sheet(match (verb, rest) {
        ("comment", text) => SheetCommand::Comment(text.to_owned()),
        ("glyph", sign) => SheetCommand::Glyph(glyph(sign)?),
        ("variation", number) => SheetCommand::Enter(number.parse().ok()?),
        ("export", what) => {
            let (format, path) = what.split_once(' ').unwrap_or((what, ""));
            return Some(export(format.parse().ok()?, path.trim()));
        }
        ("preview", page) => SheetCommand::Preview(Some(page.parse().ok()?)),
        _ => return None,
    }))
}

/// Saves the game; without a path under a name that is not there yet.
pub(super) fn export(format: Format, path: &str) -> Ask {
    let path = (!path.is_empty()).then(|| path.to_owned());
    Ask::Sheet(SheetCommand::Export(Export {
        path,
        ..Export::of(format)
    }))
}

fn glyph(sign: &str) -> Option<u8> {
    if let Some(at) = SIGNS.iter().position(|one| *one == sign) {
        return u8::try_from(at + 1).ok();
    }
    let number: u8 = sign.trim_start_matches('$').parse().ok()?;
    (number > 0).then_some(number)
}
