//! The verbs of the scoresheet: comments, signs, variations, saving.

use super::{Hands, Intent, Purpose, one};
use crate::narrate::{comment_wanted, seal_word_wanted};
use crate::protocol::ask::Ask;
use crate::protocol::settings::Settings;
use crate::protocol::settings::sheet::Format;
use crate::protocol::sheet::{Export, SheetCommand};
use crate::seal::Sealed;
use crate::session::Session;

/// What a key does with the scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetAction {
    /// Types a comment after the move reached.
    Comment,
    /// The next sign of quality for the move reached.
    NextQuality,
    /// Goes into the first variation.
    EnterVariation,
    /// Goes back from a variation.
    LeaveVariation,
    /// Saves the notes in the file of the game.
    Save,
    /// Saves the game as PGN.
    ExportPgn,
    /// Saves the game as a sheet in Braille.
    ExportBraille,
    /// Shows the next page of the sheet in dots.
    Preview,
}

impl SheetAction {
    /// The key under which voices keep what the action does.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Comment => "comment",
            Self::NextQuality => "next-quality",
            Self::EnterVariation => "enter-variation",
            Self::LeaveVariation => "leave-variation",
            Self::Save => "save-notes",
            Self::ExportPgn => "export-pgn",
            Self::ExportBraille => "export-braille",
            Self::Preview => "preview",
        }
    }

    /// Whether it is about files, and not about the game on the board.
    pub(super) const fn is_of_files(self) -> bool {
        matches!(
            self,
            Self::Save | Self::ExportPgn | Self::ExportBraille | Self::Preview
        )
    }

    fn command(self, settings: &Settings) -> Ask {
        Ask::Sheet(match self {
            // Where no comment can be made, the session says so.
            Self::Comment => SheetCommand::Comment(String::new()),
            Self::NextQuality => SheetCommand::NextQuality,
            Self::EnterVariation => SheetCommand::Enter(1),
            Self::LeaveVariation => SheetCommand::Leave,
            Self::Save => SheetCommand::Save,
            Self::ExportPgn => return export(Format::Pgn, ""),
            Self::ExportBraille => return export(settings.sheet.format, ""),
            Self::Preview => SheetCommand::Preview(None),
        })
    }
}

impl Hands {
    /// Carries out an action for the scoresheet. A comment is typed, with the one that is there in
    /// the line.
    pub(super) fn at_the_sheet(&mut self, action: SheetAction, session: &Session) -> Intent {
        let types = action == SheetAction::Comment;
        if !types || !session.may_annotate() || session.question().is_some() {
            return one(action.command(session.settings()));
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
        ("notes", "") => SheetCommand::Tell,
        ("comment", text) => SheetCommand::Comment(text.to_owned()),
        ("glyph", sign) => SheetCommand::Glyph(glyph(sign)?),
        ("variation", "") => SheetCommand::Enter(1),
        ("variation", number) => SheetCommand::Enter(number.parse().ok()?),
        ("main-line", "") => SheetCommand::Leave,
        ("save", "") => SheetCommand::Save,
        ("export", what) => {
            let (format, path) = what.split_once(' ').unwrap_or((what, ""));
            return Some(export(format.parse().ok()?, path.trim()));
        }
        ("preview", "") => SheetCommand::Preview(None),
        ("preview", page) => SheetCommand::Preview(Some(page.parse().ok()?)),
        _ => return None,
    }))
}

/// Saves the game; without a path under a name that is not there yet.
pub(super) fn export(format: Format, path: &str) -> Ask {
    Ask::Sheet(SheetCommand::Export(Export {
        format,
        path: (!path.is_empty()).then(|| path.to_owned()),
        overwrites: false,
    }))
}

fn glyph(sign: &str) -> Option<u8> {
    if let Some(at) = SIGNS.iter().position(|one| *one == sign) {
        return u8::try_from(at + 1).ok();
    }
    let number: u8 = sign.trim_start_matches('$').parse().ok()?;
    (number > 0).then_some(number)
}
