//! The verbs of the scoresheet: comments, signs, variations, saving.

use super::Intent;
use super::one;
use crate::braille::{Paper, code};
use crate::narrate::comment_wanted;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::settings::Change;
use crate::session::sheet::{Export, Format, SheetChange, SheetCommand, SheetLayout};

/// The signs of quality as the standard writes them, `$1` to `$6`.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The command of a verb with what follows it; `None` if it is none of the scoresheet.
pub(super) fn command(verb: &str, rest: &str) -> Option<Command> {
    Some(Command::Sheet(match (verb, rest) {
        ("notes", "") => SheetCommand::Tell,
        ("comment", text) => SheetCommand::Comment(text.to_owned()),
        ("glyph", sign) => SheetCommand::Glyph(glyph(sign)?),
        ("variation", "") => SheetCommand::Enter(1),
        ("variation", number) => SheetCommand::Enter(number.parse().ok()?),
        ("main-line", "") => SheetCommand::Leave,
        ("save", "") => SheetCommand::Save,
        ("export", what) => {
            let (format, path) = what.split_once(' ').unwrap_or((what, ""));
            let mut formats = Format::ALL.into_iter();
            return Some(export(
                formats.find(|one| one.key() == format)?,
                path.trim(),
            ));
        }
        ("sheet", what) => return Some(Command::Set(Change::Sheet(change(what)?))),
        _ => return None,
    }))
}

/// Saves the game; without a path under a name that is not there yet.
pub(super) fn export(format: Format, path: &str) -> Command {
    Command::Sheet(SheetCommand::Export(Export {
        format,
        path: (!path.is_empty()).then(|| path.to_owned()),
        overwrites: false,
    }))
}

/// Begins to type a comment, with the one that is there in the line; where none can be made, that
/// is told.
pub(super) fn begin_comment(session: &Session, line: &mut String) -> Option<Intent> {
    if !session.may_annotate() || session.question().is_some() {
        return None;
    }
    let comment = session.record().notes().comment(session.plies());
    comment.clone_into(line);
    Some(Intent::Heard(comment_wanted(comment)))
}

/// A comment was typed.
pub(super) fn comment(text: String) -> Intent {
    one(Command::Sheet(SheetCommand::Comment(text)))
}

fn glyph(sign: &str) -> Option<u8> {
    if let Some(at) = SIGNS.iter().position(|one| *one == sign) {
        return u8::try_from(at + 1).ok();
    }
    let number: u8 = sign.trim_start_matches('$').parse().ok()?;
    (number > 0).then_some(number)
}

/// `code uk-2015`, `layout running`, `size 40 25`.
fn change(what: &str) -> Option<SheetChange> {
    let (name, value) = what.split_once(' ')?;
    let value = value.trim();
    Some(match name {
        "code" => SheetChange::Code(code(value)?.id().to_owned()),
        "layout" => {
            let mut layouts = SheetLayout::ALL.into_iter();
            SheetChange::Layout(layouts.find(|one| one.key() == value)?)
        }
        "size" => {
            let (width, height) = value.split_once(' ')?;
            let (width, height) = (width.parse().ok()?, height.trim().parse().ok()?);
            Paper::new(width, height)?;
            SheetChange::Size(width, height)
        }
        _ => return None,
    })
}
