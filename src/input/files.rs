//! The list of files: what was opened lately and what stands in a folder, walked by arrows and letters, to open a file or
//! to save one there.
//!
//! The hands only walk it. What stands in a folder comes from the disk, as a [`Folder`].

use super::file_list::FileList;
use super::hands::{Hands, Purpose};
use super::intent::{Intent, one};
use super::sheet;
use super::typing::are_moves;
use crate::catalogue::FileAim;
use crate::catalogue::key::{Code, Key};
use crate::narrate::{files as tell, given_up, typed};
use crate::protocol::{FileKind, Folder, Format, PathCompletion};
use crate::session::Session;

/// The rows of a page.
const PAGE: usize = 10;

impl Hands {
    /// The list of files, if it is open.
    pub fn files(&self) -> Option<&FileList> {
        self.files.as_ref()
    }

    /// Whether a path is being typed, which can be completed.
    pub fn types_a_path(&self) -> bool {
        matches!(self.purpose, Purpose::Path(_))
    }

    /// The disk has told what stands in a folder. One that cannot be read leaves the list as it was.
    pub(super) fn list_files(&mut self, folder: Folder) -> Intent {
        if let Some(fault) = &folder.fault {
            return Intent::Heard(tell::unreadable(&folder.path, fault));
        }
        let list = FileList::of(folder, self.aim);
        let heard = tell::opened(list.folder(), list.heard());
        self.files = Some(list);
        self.menu = None;
        Intent::Heard(heard)
    }

    /// What a key does while the list is open; `None` if it does what it does elsewhere, and the list is closed.
    pub(super) fn press_in_files(&mut self, key: Key, session: &Session) -> Option<Intent> {
        let list = self.files.as_mut()?;
        let last = list.folder.rows.len().saturating_sub(1);
        let is_plain = !key.ctrl && !key.shift;
        let at = match key.code {
            Code::Control => return None,
            _ if !is_plain => {
                self.files = None;
                return None;
            }
            Code::Down if list.at >= last => 0,
            Code::Down => list.at + 1,
            Code::Up => list.at.checked_sub(1).unwrap_or(last),
            Code::Home => 0,
            Code::End => last,
            Code::PageDown => (list.at + PAGE).min(last),
            Code::PageUp => list.at.saturating_sub(PAGE),
            Code::Enter | Code::Space | Code::Right => {
                let at = list.at;
                return Some(self.choose_file(at, session));
            }
            Code::Left | Code::Backspace => {
                return Some(match list.above() {
                    Some(above) => Intent::Browse(Some(above.path.clone())),
                    None => Intent::Heard(tell::at_the_top()),
                });
            }
            Code::Escape => {
                self.files = None;
                return Some(Intent::Heard(given_up()));
            }
            Code::Function(2) => list.at,
            Code::Function(_)
            | Code::Letter(_)
            | Code::Digit(_)
            | Code::Slash
            | Code::Semicolon
            | Code::Plus
            | Code::Minus => return Some(Intent::Heard(tell::keys(list.saves()))),
        };
        list.at = at;
        Some(Intent::Heard(list.heard()))
    }

    /// What a character does while the list is open: it goes to a name, or begins a path.
    pub(super) fn type_in_files(&mut self, character: char, session: &Session) -> Option<Intent> {
        let list = self.files.as_mut()?;
        if matches!(character, '/' | '\\' | '~') {
            let aim = list.aim;
            self.files = None;
            self.begin_line(Purpose::Path(aim));
            self.line.push(character);
            return Some(Intent::Heard(typed(
                &character.to_string(),
                session.settings(),
            )));
        }
        Some(Intent::Heard(match list.beginning_with(character) {
            Some(at) => {
                list.at = at;
                list.heard()
            }
            None => tell::no_name_with(character),
        }))
    }

    /// Text from the clipboard while the list is open: a path is typed, games are opened, and anything else is refused, for
    /// nobody would see it in the line.
    pub(super) fn paste_in_files(&mut self, text: &str, session: &Session) -> Option<Intent> {
        let aim = self.files.as_ref()?.aim;
        let only = text.trim();
        let is_long = only.contains('\n');
        if is_path(only) && !is_long {
            self.files = None;
            self.begin_line(Purpose::Path(aim));
            only.clone_into(&mut self.line);
            return Some(Intent::Heard(typed(only, session.settings())));
        }
        let first = only.lines().next().unwrap_or_default();
        if aim == FileAim::Open && (is_long || are_moves(first)) {
            self.files = None;
            return None;
        }
        Some(Intent::Heard(tell::no_path()))
    }

    /// Opens what stands on a row, or saves there.
    pub(super) fn choose_file(&mut self, at: usize, session: &Session) -> Intent {
        let Some(list) = &mut self.files else {
            return Intent::Heard(tell::keys(false));
        };
        list.at = at;
        let Some(row) = list.folder.rows.get(at) else {
            return Intent::Heard(list.heard());
        };
        let path = row.path.clone();
        match row.kind {
            FileKind::Folder | FileKind::Above => Intent::Browse(Some(path)),
            FileKind::Recent | FileKind::File | FileKind::Here => {
                let aim = list.aim;
                self.files = None;
                at_path(aim, path, session)
            }
        }
    }

    /// The disk has completed the path that is being typed.
    pub(super) fn complete(&mut self, completion: PathCompletion, session: &Session) -> Intent {
        if !self.types_a_path() {
            return Intent::Heard(tell::no_completion());
        }
        let added = completion.path.strip_prefix(&self.line).map(str::to_owned);
        self.line = completion.path;
        Intent::Heard(match (added.as_deref(), completion.names.as_slice()) {
            (Some("") | None, []) => tell::no_completion(),
            (Some("") | None, names) => tell::completions(names),
            (Some(added), _) => typed(added, session.settings()),
        })
    }
}

/// Whether a text from the clipboard is a path: from the root, the home or a drive on, or the name of a file. The board of
/// a position has strokes, too, and a move with its number a point.
fn is_path(text: &str) -> bool {
    let is_drive =
        |text: &str| text.chars().nth(1) == Some(':') && text.starts_with(char::is_alphabetic);
    let ending = text.rsplit_once('.').map(|(_, ending)| ending);
    let is_ending = |ending: &str| !ending.is_empty() && ending.chars().all(char::is_alphabetic);
    let is_name = !text.contains(char::is_whitespace) && ending.is_some_and(is_ending);
    text.starts_with(['/', '\\', '~']) || is_drive(text) || is_name
}

/// What is done with the path that was chosen or typed.
pub(super) fn at_path(aim: FileAim, path: String, session: &Session) -> Intent {
    let format = match aim {
        FileAim::Open => return Intent::Open(path),
        FileAim::SaveGame => Format::Pgn,
        FileAim::SaveSheet => session.settings().sheet.format,
    };
    one(sheet::export(format, &path))
}
