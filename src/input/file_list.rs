//! The list of files to open, and where the player stands in it.

use crate::narrate::cue::Cue;
use crate::narrate::files as tell;
use crate::protocol::{FileKind, FileRow, Folder};

/// The list, and where the player stands in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileList {
    pub(super) folder: Folder,
    pub(super) at: usize,
}

impl FileList {
    /// The folder that is listed.
    pub fn folder(&self) -> &Folder {
        &self.folder
    }

    /// On which row the player stands, counted from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    pub(super) fn heard(&self) -> Vec<Cue> {
        tell::stood_on(
            self.folder.rows.get(self.at),
            self.at,
            self.folder.rows.len(),
        )
    }

    /// The folder in which this one is, if there is one.
    pub(super) fn above(&self) -> Option<&FileRow> {
        let mut rows = self.folder.rows.iter();
        rows.find(|row| row.kind == FileKind::Above)
    }

    /// The next row, after this one and round again, whose name begins with a character.
    pub(super) fn beginning_with(&self, typed: char) -> Option<usize> {
        let begins = |row: &FileRow| {
            let first = row.name.chars().next();
            first.is_some_and(|first| first.to_lowercase().eq(typed.to_lowercase()))
        };
        let count = self.folder.rows.len();
        let mut after = (1..=count).map(|step| (self.at + step) % count);
        after.find(|at| self.folder.rows.get(*at).is_some_and(begins))
    }
}
