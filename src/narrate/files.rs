//! The list of files that can be opened, and of folders in which something is saved.

use super::cue::{Cue, Phrase, Phrases as _, Sentence, answered};
use super::parts::{path, reason};
use super::phrases as say;
use crate::earcon::Earcon;
use crate::protocol::{FileKind, FileRow, Folder};

/// The names that are told of those that fit a path.
const NAMES: usize = 5;

/// The words on a row.
pub fn row(row: &FileRow) -> Phrase {
    let kind: &'static str = row.kind.into();
    say::FILES_ROW.with((kind, row.name.clone()))
}

/// What can be done on a row, as the help of its control.
pub fn help(kind: FileKind) -> Phrase {
    say::MENU_HELP.with(match kind {
        FileKind::Here => "here",
        FileKind::Recent | FileKind::File | FileKind::Folder | FileKind::Above => "file",
    })
}

/// The player stands on a row, counted from 0, of so many.
pub fn stood_on(shown: Option<&FileRow>, at: usize, count: usize) -> Vec<Cue> {
    match shown {
        Some(shown) => {
            let place = say::MENU_PLACE.with((at + 1, count));
            answered(Earcon::Notice, Sentence((row(shown), place).phrases()))
        }
        None => answered(Earcon::Edge, say::FILES_NONE.plain()),
    }
}

/// A folder is open, and this is heard of its first row.
pub fn opened(folder: &Folder, first: Vec<Cue>) -> Vec<Cue> {
    let told = say::FILES_IN.with(folder.name.clone());
    let mut cues = answered(Earcon::Question, told);
    cues.extend(first);
    cues
}

/// A folder cannot be read.
pub fn unreadable(folder: &str, detail: &str) -> Vec<Cue> {
    let told = say::FILES_UNREADABLE.with((path(folder), reason(detail)));
    answered(Earcon::Refusal, told)
}

/// There is no folder above this one.
pub fn at_the_top() -> Vec<Cue> {
    answered(Earcon::Edge, say::FILES.with("top"))
}

/// What the keys do while a text is typed, or a path, which can be completed.
pub fn keys_of_line(is_path: bool) -> Vec<Cue> {
    let what = if is_path { "path" } else { "text" };
    answered(Earcon::Notice, say::FILES.with(what))
}

/// What the keys of the list do.
pub fn keys(saves: bool) -> Vec<Cue> {
    let what = if saves { "saving" } else { "keys" };
    answered(Earcon::Notice, say::FILES.with(what))
}

/// No name begins with a character.
pub fn no_name_with(character: char) -> Vec<Cue> {
    answered(Earcon::Edge, say::FILES_NO_NAME.with(character.to_string()))
}

/// No name goes on as the path that is typed.
pub fn no_completion() -> Vec<Cue> {
    answered(Earcon::Edge, say::FILES.with("no-completion"))
}

/// What was pasted into the list is no path; nothing was taken of it.
pub fn no_path() -> Vec<Cue> {
    answered(Earcon::Refusal, say::FILES.with("no-path"))
}

/// Several names go on as the path that is typed.
pub fn completions(names: &[String]) -> Vec<Cue> {
    let told = names.iter().take(NAMES).cloned().collect::<Vec<_>>();
    answered(Earcon::Notice, say::FILES_FIT.with(told.join(", ")))
}
