//! Which engines the system has.

use std::path::{Path, PathBuf};

use crate::adapters::store::{file_fault, unreadable};
use crate::protocol::{OpenFault, SystemFault};

/// The names of engines that are looked for.
const NAMES: [&str; 1] = ["stockfish"];
/// Where systems keep games and what a user has installed, besides the search path.
const USUAL: [&str; 5] = [
    "/usr/games",
    "/usr/local/bin",
    "/usr/bin",
    "/opt/homebrew/bin",
    "/snap/bin",
];

/// The files of engines of chess that the system has, each once.
pub fn engines() -> Vec<String> {
    programs(&NAMES)
}

/// The programs of these names that the system has, in the order of the search path.
pub fn programs(names: &[&str]) -> Vec<String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(USUAL.map(PathBuf::from));
    in_folders(names, folders)
}

/// The programs of these names in some folders, in the order of the folders.
pub fn in_folders(names: &[&str], folders: impl Iterator<Item = PathBuf>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for folder in folders.filter(|folder| folder.is_absolute()) {
        for name in names {
            let file = folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
            let Some(text) = file.to_str().filter(|_| is_program(&file)) else {
                continue;
            };
            let has_name = |other: &String| Path::new(other).file_name() == file.file_name();
            if !found.iter().any(has_name) {
                found.push(text.to_owned());
            }
        }
    }
    found
}

/// Why the system has no such program: a path to one, or the name of one on the search path. `None` if it has it.
pub fn why_missing(file: &str) -> Option<OpenFault> {
    let path = Path::new(file);
    if path.components().count() == 1 {
        let folders = std::env::var_os("PATH").unwrap_or_default();
        let found = std::env::split_paths(&folders).any(|folder| is_program(&folder.join(path)));
        return (!found).then(|| file_fault(file, "not-found", String::new()));
    }
    if is_program(path) {
        return None;
    }
    let what = match path.metadata() {
        Err(error) => return Some(unreadable(file, &error)),
        Ok(data) if data.is_dir() => SystemFault::Folder,
        Ok(_) => SystemFault::NoProgram,
    };
    Some(file_fault(file, "not-readable", what.to_string()))
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata()
        .is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    let named = |ending: &str| file.with_extension(ending).is_file();
    file.is_file() || file.extension().is_none() && named(std::env::consts::EXE_EXTENSION)
}
