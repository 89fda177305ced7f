//! What a player has drilled, in a file; and what the world gives to a drill.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{fs, io};

use super::calendar;
use super::store::{Folders, system_fault, write_whole};
use crate::drill::{Progress, date};
use crate::protocol::Stamp;

const FILE: &str = "progress.toml";

/// The seed and the day of now.
pub fn stamp() -> Stamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let since = since.unwrap_or_default();
    Stamp {
        seed: u64::try_from(since.as_nanos() & u128::from(u64::MAX)).unwrap_or(0),
        day: calendar::day(),
    }
}

/// Reads the progress; `None` if there is none yet.
///
/// # Errors
/// The file cannot be read or is none of ours; it is then kept as `progress.toml.broken`, and the
/// error says what was wrong.
pub fn load(folders: &Folders) -> Result<Option<Progress>, String> {
    let path = folders.data.join(FILE);
    let broken = || {
        let _ = fs::rename(&path, path.with_extension("toml.broken"));
        Err(path.display().to_string())
    };
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => {
            let _ = broken();
            return Err(system_fault(&error));
        }
    };
    match toml::from_str(&text) {
        Ok(progress) => Ok(Some(progress)),
        Err(_) => broken(),
    }
}

/// Writes the progress so that the file is either as before or whole.
///
/// # Errors
/// The folder cannot be written.
pub fn save(folders: &Folders, progress: &Progress) -> io::Result<()> {
    fs::create_dir_all(&folders.data)?;
    write_whole(&folders.data.join(FILE), to_toml(progress)?.as_bytes())
}

fn to_toml(progress: &Progress) -> io::Result<String> {
    toml::to_string(progress).map_err(io::Error::other)
}

/// Writes the progress for other programs: as a table in CSV, or in TOML by the name of the file.
///
/// # Errors
/// The file cannot be written.
pub fn export(path: &Path, progress: &Progress) -> io::Result<()> {
    let is_toml = path.extension().is_some_and(|end| end == "toml");
    let text = if is_toml {
        to_toml(progress)?
    } else {
        progress.csv()
    };
    write_whole(path, text.as_bytes())
}

/// The file into which the progress is exported when the player names none: with the day in its
/// name, beside the games.
pub fn export_path(folders: &Folders) -> PathBuf {
    let day = date(stamp().day);
    folders.data.join(format!("drills-{day}.csv"))
}
