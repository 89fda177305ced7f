//! The verbs of the scoresheet: comments, signs, variations, saving.

use super::{Hands, Intent, Purpose, one};
use crate::braille::{Code, Paper, code, codes};
use crate::narrate::{comment_wanted, seal_word_wanted};
use crate::protocol::ask::Ask;
use crate::protocol::settings::Change;
use crate::protocol::settings::sheet::{Format, SheetChange, SheetLayout, SheetSettings};
use crate::protocol::sheet::{Export, SheetCommand};
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
        if session.sealed().is_some_and(|sealed| sealed.locked) {
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
            let mut formats = Format::ALL.into_iter();
            return Some(export(
                formats.find(|one| one.key() == format)?,
                path.trim(),
            ));
        }
        ("preview", page) => SheetCommand::Preview(Some(page.parse().ok()?)),
        ("sheet", what) => return Some(Ask::Set(Change::Sheet(change(what)?))),
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

/// `format pef`, `code uk-2015`, `layout running`, `size 40 25`.
fn change(what: &str) -> Option<SheetChange> {
    let (name, value) = what.split_once(' ')?;
    let value = value.trim();
    Some(match name {
        "format" => {
            let mut formats = Format::ALL.into_iter().filter(|one| *one != Format::Pgn);
            SheetChange::Format(formats.find(|one| one.key() == value)?)
        }
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

/// A setting of sheets that the menu can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SheetSetting {
    Format,
    Code,
    Layout,
    Width,
    Height,
}

impl SheetSetting {
    /// All of them, in their order.
    pub(super) const ALL: [Self; 5] = [
        Self::Format,
        Self::Code,
        Self::Layout,
        Self::Width,
        Self::Height,
    ];

    /// The key under which voices keep its name.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Format => "sheet-format",
            Self::Code => "sheet-code",
            Self::Layout => "sheet-layout",
            Self::Width => "sheet-width",
            Self::Height => "sheet-height",
        }
    }

    /// The change that would make it what it is.
    pub(super) fn as_it_is(self, now: &SheetSettings) -> SheetChange {
        match self {
            Self::Format => SheetChange::Format(now.format),
            Self::Code => SheetChange::Code(now.code.clone()),
            Self::Layout => SheetChange::Layout(now.layout),
            Self::Width => SheetChange::Width(now.width),
            Self::Height => SheetChange::Height(now.height),
        }
    }

    /// The next value, or where there is more and less the one above or below.
    pub(super) fn turned(self, up: bool, now: &SheetSettings) -> SheetChange {
        let step = |size: usize| if up { size + 1 } else { size.saturating_sub(1) };
        match self {
            Self::Format => SheetChange::Format(now.format.next_in_braille()),
            Self::Code => SheetChange::Code(next_code(&now.code)),
            Self::Layout => SheetChange::Layout(now.layout.next()),
            Self::Width => {
                let width = step(now.width);
                let fits = Paper::new(width, now.height).is_some();
                SheetChange::Width(if fits { width } else { now.width })
            }
            Self::Height => {
                let height = step(now.height);
                let fits = Paper::new(now.width, height).is_some();
                SheetChange::Height(if fits { height } else { now.height })
            }
        }
    }
}

fn next_code(id: &str) -> String {
    let codes = codes();
    let at = codes.iter().position(|code| code.id() == id);
    let next = at.map_or(0, |at| (at + 1) % codes.len());
    codes.get(next).map_or(id, Code::id).to_owned()
}
