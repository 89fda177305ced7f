//! Settings and games in files: read with care, written whole.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use toml::{Table, Value};

use crate::pgn::{PgnError, PgnFault};
use crate::protocol::{OpenFault, Settings, SystemFault, Trouble};

pub(super) use super::whole_file::rename_over;
pub use super::whole_file::{Destination, WholeFile, write_whole};

/// The file that makes a folder with the program portable. It lies beside the program, and its text tells people so.
pub const PORTABLE: &str = "portable.txt";

/// Where the program keeps its files.
#[derive(Clone, Debug)]
pub struct Folders {
    /// Settings.
    pub config: PathBuf,
    /// The log and the games.
    pub data: PathBuf,
    /// What can be made again.
    pub cache: PathBuf,
}

impl Folders {
    /// The folders of the system's user; `None` if the user has no home. A file [`PORTABLE`] beside the program
    /// keeps everything there, in a folder `data`.
    pub fn of_user() -> Option<Self> {
        let program = std::env::current_exe().ok();
        if let Some(beside) = program.as_deref().and_then(Path::parent)
            && beside.join(PORTABLE).exists()
        {
            return Some(Self::under(&beside.join("data")));
        }
        let dirs = ProjectDirs::from("", "", "annabella")?;
        Some(Self {
            config: dirs.config_dir().to_owned(),
            data: dirs.data_dir().to_owned(),
            cache: dirs.cache_dir().to_owned(),
        })
    }

    /// All folders under one, as tests and travellers want it.
    pub fn under(folder: &Path) -> Self {
        Self {
            config: folder.join("config"),
            data: folder.join("data"),
            cache: folder.join("cache"),
        }
    }

    /// All folders under one if it is given, else those of the user.
    pub fn under_or_of_user(folder: Option<&Path>) -> Option<Self> {
        folder.map_or_else(Self::of_user, |folder| Some(Self::under(folder)))
    }

    /// The file of the settings.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.toml")
    }
}

/// Settings that were read.
#[derive(Debug)]
pub struct Loaded {
    /// The settings; where a value could not be read, the usual one.
    pub settings: Settings,
    /// The values that could not be read.
    pub faults: Vec<String>,
}

/// Reads the settings; `None` if there are none yet.
///
/// # Errors
/// The file cannot be read or is no TOML; it is then kept as `settings.toml.broken`, and the error
/// says what was wrong and where.
pub fn load_settings(folders: &Folders) -> Result<Option<Loaded>, String> {
    let path = folders.settings();
    let set_aside = || {
        let _ = fs::rename(&path, path.with_extension("toml.broken"));
    };
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => {
            set_aside();
            return Err(system_fault(&error));
        }
    };
    let table = match text.parse::<Table>() {
        Ok(table) => table,
        Err(error) => {
            set_aside();
            return Err(format!(
                "{}{}",
                path.display(),
                place_in(&text, error.span())
            ));
        }
    };
    let (sound, faults) = readable(table);
    if !faults.is_empty() {
        // The fault is reported once: what cannot be read is only in the copy from now on.
        let _ = fs::copy(&path, path.with_extension("toml.broken"));
        let _ = write_whole(&path, sound.to_string().as_bytes());
    }
    let mut settings: Settings = sound.try_into().unwrap_or_default();
    settings.mend();
    Ok(Some(Loaded { settings, faults }))
}

/// What of a table of settings can be read, and the values that cannot.
fn readable(table: Table) -> (Table, Vec<String>) {
    let mut faults = Vec::new();
    let mut sound = Table::new();
    for (name, value) in table {
        let alone: Table = [(name.clone(), value.clone())].into_iter().collect();
        if alone.try_into::<Settings>().is_ok() {
            sound.insert(name, value);
        } else {
            faults.push(format!("{name} = {value}"));
        }
    }
    (sound, faults)
}

/// `:3:14: form = songs`, the line and the column where a span begins, and what stands in that line: the parser says why
/// in English only. Nothing if there is no span.
fn place_in(text: &str, span: Option<std::ops::Range<usize>>) -> String {
    const LONGEST: usize = 60;
    let Some((line, column)) = line_and_column(text, span) else {
        return String::new();
    };
    let there = text.lines().nth(line - 1).unwrap_or("").trim();
    let there: String = there.chars().take(LONGEST).collect();
    format!(":{line}:{column}: {there}")
}

/// The line and the column where a span begins, counted from 1.
pub(super) fn line_and_column(
    text: &str,
    span: Option<std::ops::Range<usize>>,
) -> Option<(usize, usize)> {
    let before = text.get(..span?.start)?;
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    Some((line, column))
}

/// Writes the settings.
///
/// # Errors
/// The folder cannot be written.
pub fn save_settings(folders: &Folders, settings: &Settings) -> io::Result<()> {
    let ours = Table::try_from(settings).map_err(io::Error::other)?;
    // What a later program or a human hand has written into the file is not ours to lose.
    let there = fs::read_to_string(folders.settings()).unwrap_or_default();
    let mut table: Table = there.parse().unwrap_or_default();
    let known = known(&table);
    forget(&mut table, &known, &ours);
    overlay(&mut table, ours);
    let text = toml::to_string(&table).map_err(io::Error::other)?;
    fs::create_dir_all(&folders.config)?;
    write_whole(&folders.settings(), text.as_bytes())
}

/// What of a table of settings is ours.
fn known(table: &Table) -> Table {
    let settings = readable(table.clone()).0.try_into::<Settings>();
    settings.map_or_else(
        |_| Table::new(),
        |settings| Table::try_from(settings).unwrap_or_default(),
    )
}

/// Takes out of a table what is known of it and is not so any more: what is as usual may be written by nothing.
fn forget(table: &mut Table, known: &Table, ours: &Table) {
    for (name, value) in known {
        match (table.get_mut(name), value, ours.get(name)) {
            (Some(Value::Table(table)), Value::Table(known), Some(Value::Table(ours))) => {
                forget(table, known, ours);
            }
            (_, _, Some(_)) => {}
            (_, _, None) => {
                table.remove(name);
            }
        }
    }
}

/// Puts the values of one table over those of another, inside their tables too.
fn overlay(table: &mut Table, over: Table) {
    for (name, value) in over {
        match (table.get_mut(&name), value) {
            (Some(Value::Table(below)), Value::Table(above)) => overlay(below, above),
            (_, value) => {
                table.insert(name, value);
            }
        }
    }
}

/// The name of the file in which games that were pasted are kept.
pub(super) const PASTED: &str = "clipboard.pgn";

pub(super) fn pgn_fault(path: &str, error: &PgnError) -> OpenFault {
    // What is not in a file has no line.
    let is_in_it = error.fault != PgnFault::NoGame;
    let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX) * u32::from(is_in_it);
    let is_of_move = matches!(
        error.fault,
        PgnFault::UnreadableMove { .. }
            | PgnFault::IllegalMove { .. }
            | PgnFault::AmbiguousMove { .. }
    );
    OpenFault {
        line: number(error.line),
        column: number(error.column),
        number: error.played.position().number() * u32::from(is_of_move),
        ..file_fault(path, error.fault.key(), error.fault.detail())
    }
}

/// A file that cannot be read at all.
pub(super) fn unreadable(path: &str, error: &io::Error) -> OpenFault {
    if let io::ErrorKind::NotFound = error.kind() {
        file_fault(path, "not-found", String::new())
    } else {
        file_fault(path, "not-readable", system_fault(error))
    }
}

/// What is wrong with a file as a whole.
pub(super) fn file_fault(path: &str, key: &str, detail: String) -> OpenFault {
    // What was pasted is kept in a file of which the player knows nothing.
    let is_pasted = Path::new(path).ends_with(PASTED);
    OpenFault {
        file: String::from(if is_pasted { "" } else { path }),
        line: 0,
        column: 0,
        key: key.to_owned(),
        detail,
        number: 0,
    }
}

/// A path in a folder that no file has yet: the name, a number if it is taken, and the ending.
pub(super) fn free_path(folder: &Path, name: &str, ending: &str) -> PathBuf {
    first_free(|taken| match taken {
        0 => folder.join(format!("{name}.{ending}")),
        _ => folder.join(format!("{name}-{}.{ending}", taken + 1)),
    })
}

/// A path that no file has, given how many of those before it are taken.
pub(super) fn first_free(path: impl Fn(u32) -> PathBuf) -> PathBuf {
    let mut taken = 0;
    while path(taken).exists() && taken < u32::MAX - 1 {
        taken += 1;
    }
    path(taken)
}

/// What the player hears when a file cannot be written.
pub(super) fn unwritable(path: &Path, error: &io::Error) -> Trouble {
    Trouble::Unwritable {
        file: path.display().to_string(),
        detail: write_fault(error),
    }
}

/// Why a file cannot be written, as a key: where one is to be made, it is its folder that is not there.
pub(super) fn write_fault(error: &io::Error) -> String {
    match error.kind() == io::ErrorKind::NotFound {
        true => SystemFault::NoFolder.to_string(),
        false => system_fault(error),
    }
}

/// Why the system did not do what was wanted, as a key.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "an enum of the standard library, which will grow"
)]
pub(super) fn system_fault(error: &io::Error) -> String {
    use io::ErrorKind as Kind;
    #[cfg(unix)]
    if let Some(fault) = match rustix::io::Errno::from_io_error(error) {
        Some(rustix::io::Errno::LOOP) => Some(SystemFault::Circle),
        Some(rustix::io::Errno::NXIO) => Some(SystemFault::NoFile),
        _ => None,
    } {
        return fault.to_string();
    }
    let fault = match error.kind() {
        Kind::PermissionDenied => SystemFault::Denied,
        Kind::NotFound => SystemFault::NotFound,
        Kind::IsADirectory => SystemFault::Folder,
        Kind::NotADirectory => SystemFault::NoFolder,
        Kind::AlreadyExists => SystemFault::Exists,
        Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => SystemFault::Full,
        Kind::ReadOnlyFilesystem => SystemFault::ReadOnly,
        Kind::ResourceBusy | Kind::ExecutableFileBusy | Kind::WouldBlock => SystemFault::Busy,
        Kind::InvalidFilename | Kind::InvalidInput => SystemFault::BadName,
        Kind::InvalidData => SystemFault::NoText,
        _ => SystemFault::Other,
    };
    fault.to_string()
}
