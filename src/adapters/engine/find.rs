//! Which engines the system has.

use std::path::{Path, PathBuf};

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

/// Whether the system has a program: a path to one, or the name of one on the search path.
pub fn can_start(file: &str) -> bool {
    let file = Path::new(file);
    if file.components().count() > 1 {
        return is_program(file);
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| is_program(&folder.join(file)))
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
