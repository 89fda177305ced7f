//! The list of files to open, or of folders to save in, and where the player stands in it.

use crate::catalogue::FileAim;
use crate::narrate::cue::Cue;
use crate::narrate::files as tell;
use crate::protocol::{FileKind, FileRow, Folder};

/// The list, and where the player stands in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileList {
    pub(super) folder: Folder,
    pub(super) at: usize,
    pub(super) aim: FileAim,
}

impl FileList {
    /// A folder from its first row on. Where something is saved, that is the folder itself, and only folders follow: the
    /// file has a name that is not there yet.
    pub(super) fn of(mut folder: Folder, aim: FileAim) -> Self {
        if aim != FileAim::Open {
            let is_folder = |row: &FileRow| matches!(row.kind, FileKind::Folder | FileKind::Above);
            folder.rows.retain(is_folder);
            let here = FileRow {
                kind: FileKind::Here,
                name: folder.name.clone(),
                path: folder.path.clone(),
            };
            folder.rows.insert(0, here);
        }
        Self { folder, at: 0, aim }
    }

    /// Whether something is saved in the folder that is chosen.
    pub fn saves(&self) -> bool {
        self.aim != FileAim::Open
    }

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
