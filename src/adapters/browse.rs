//! Files that a player can open: what was opened lately, what stands in a folder, how a path goes on.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use directories::UserDirs;
use serde::{Deserialize, Serialize};

use super::envelope::is_envelope;
use super::store::{Folders, system_fault, write_whole};
use super::tactics::{has_ending, is_tactics};
use crate::protocol::{FileKind, FileRow, Folder, PathCompletion};

/// The number of files that are remembered.
const REMEMBERED: usize = 5;
/// The number of names in a folder that are looked at.
const MOST: usize = 20_000;

/// What was opened lately, newest first, and the folder where the player looked last.
#[derive(Debug, Default)]
pub struct Browser {
    /// Read when it is first wanted.
    recent: Option<Recent>,
    /// Where it is kept; `None` if nothing is.
    kept: Option<PathBuf>,
    here: Option<PathBuf>,
}

/// The file `recent.toml` in the data folder.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Recent {
    files: Vec<PathBuf>,
}

impl Browser {
    /// One that keeps what was opened in the folders of the player.
    pub fn under(folders: Option<&Folders>) -> Self {
        Self {
            kept: folders.map(|folders| folders.data.join("recent.toml")),
            ..Self::default()
        }
    }

    /// What was opened lately; nothing where that cannot be read, for it can be made again.
    fn recent(&mut self) -> &mut Vec<PathBuf> {
        let kept = &self.kept;
        let read = || {
            let text = fs::read_to_string(kept.as_ref()?).ok()?;
            toml::from_str(&text).ok()
        };
        let recent = self
            .recent
            .get_or_insert_with(|| read().unwrap_or_default());
        &mut recent.files
    }

    /// A file was opened. That it could not be remembered costs nobody anything.
    pub fn remember(&mut self, path: &Path) {
        let Ok(path) = fs::canonicalize(path) else {
            return;
        };
        self.here = path.parent().map(Path::to_owned);
        let recent = self.recent();
        recent.retain(|one| *one != path);
        recent.insert(0, path);
        recent.truncate(REMEMBERED);
        if let (Some(kept), Ok(text)) = (&self.kept, toml::to_string(&self.recent)) {
            let _ = write_whole(kept, text.as_bytes());
        }
    }

    /// What stands in a folder; without one in the folder of the last file, of the player's documents, or at home.
    /// What was opened lately comes first where nobody has named a folder.
    pub fn list(&mut self, wanted: Option<&str>) -> Folder {
        let path = wanted.map_or_else(|| self.beginning(), |path| PathBuf::from(at_home(path)));
        // A dot is no name that tells anybody where he is.
        let path = std::path::absolute(&path).unwrap_or(path);
        let mut folder = Folder {
            path: path.display().to_string(),
            name: row(FileKind::Folder, &path).name,
            ..Folder::default()
        };
        let mut rows = match rows(&path) {
            Ok(rows) => rows,
            Err(error) => {
                folder.fault = Some(system_fault(&error));
                return folder;
            }
        };
        if wanted.is_none() {
            let recent = self.recent().iter().filter(|file| file.is_file());
            let recent: Vec<FileRow> = recent.map(|path| row(FileKind::Recent, path)).collect();
            rows.retain(|row| recent.iter().all(|one| one.path != row.path));
            rows.splice(0..0, recent);
        }
        self.here = Some(path);
        Folder { rows, ..folder }
    }

    fn beginning(&mut self) -> PathBuf {
        let first = self.recent().first();
        let last = first.and_then(|file| Some(file.parent()?.to_owned()));
        let users = || {
            let dirs = UserDirs::new()?;
            Some(dirs.document_dir().unwrap_or(dirs.home_dir()).to_owned())
        };
        let begun = self.here.clone().or(last).or_else(users);
        let found = begun.filter(|folder| folder.is_dir());
        found.unwrap_or_else(|| PathBuf::from("/"))
    }
}

/// The files, newest first; the folders by their names; and the folder above.
fn rows(folder: &Path) -> io::Result<Vec<FileRow>> {
    let mut files: Vec<(SystemTime, PathBuf)> = Vec::new();
    let mut folders: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder)?.take(MOST).flatten() {
        let path = entry.path();
        let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
        let Ok(found) = fs::metadata(&path) else {
            continue;
        };
        if is_hidden {
        } else if found.is_dir() {
            folders.push(path);
        } else if can_be_opened(&path.to_string_lossy()) {
            files.push((found.modified().unwrap_or(SystemTime::UNIX_EPOCH), path));
        }
    }
    files.sort_by(|one, other| other.0.cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
    folders.sort();
    let files = files.iter().map(|(_, path)| row(FileKind::File, path));
    let folders = folders.iter().map(|path| row(FileKind::Folder, path));
    let above = folder.parent().map(|path| row(FileKind::Above, path));
    Ok(files.chain(folders).chain(above).collect())
}

fn row(kind: FileKind, path: &Path) -> FileRow {
    let name = path.file_name().unwrap_or(path.as_os_str());
    FileRow {
        kind,
        name: name.to_string_lossy().into_owned(),
        path: path.display().to_string(),
    }
}

fn can_be_opened(path: &str) -> bool {
    has_ending(path, &["pgn", "pdn"]) || is_tactics(path) || is_envelope(path)
}

/// A path as the disk understands it: `~` is the home of the player, and nothing is the folder of the program.
pub fn at_home(path: &str) -> String {
    let separators = ['/', '\\'];
    let rest = path
        .strip_prefix('~')
        .filter(|rest| rest.is_empty() || rest.starts_with(separators));
    match (rest, UserDirs::new()) {
        (Some(rest), Some(dirs)) => {
            let home = dirs.home_dir().join(rest.trim_start_matches(separators));
            home.display().to_string()
        }
        _ if path.is_empty() => ".".to_owned(),
        _ => path.to_owned(),
    }
}

/// How a path goes on that is typed in part: as far as all names agree that fit it.
pub fn complete(typed: &str) -> PathCompletion {
    let split = typed.rfind(['/', '\\']).map_or(0, |at| at + 1);
    let (folder, begun) = typed.split_at(split);
    let found = fs::read_dir(at_home(folder))
        .into_iter()
        .flatten()
        .flatten()
        .take(MOST);
    let mut names: Vec<String> = found
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let is_folder = entry.path().is_dir();
            let is_wanted = is_folder || can_be_opened(&name);
            let is_shown = !name.starts_with('.') || begun.starts_with('.');
            let end = if is_folder { "/" } else { "" };
            (name.starts_with(begun) && is_wanted && is_shown).then(|| name + end)
        })
        .collect();
    names.sort();
    let common = names
        .iter()
        .skip(1)
        .fold(names.first().cloned(), |common, name| {
            let common = common?;
            let same = common
                .chars()
                .zip(name.chars())
                .take_while(|(one, other)| one == other);
            Some(same.map(|(one, _)| one).collect())
        });
    let is_whole = names.len() < 2;
    PathCompletion {
        path: format!("{folder}{}", common.as_deref().unwrap_or(begun)),
        names: if is_whole { Vec::new() } else { names },
    }
}
