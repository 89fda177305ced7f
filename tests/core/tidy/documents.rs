//! What every text of the project keeps to: no path of anybody's machine, no link to nowhere.

use std::path::{Component, Path, PathBuf};

/// Beginnings of paths that exist only where somebody worked.
const PLACES: &[&str] = &[
    concat!("/wo", "rk/"),
    concat!("../sha", "red"),
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
];

/// Every line of a text that names somebody's machine.
pub fn places(path: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for place in PLACES.iter().filter(|place| names(line, place)) {
            faults.push(format!(
                "{path}:{}: {place} exists only on somebody's machine",
                index + 1
            ));
        }
    }
    faults
}

/// Whether a line holds that beginning of a path, and not as the middle of a longer one.
fn names(line: &str, place: &str) -> bool {
    line.match_indices(place).any(|(at, _)| {
        !line[..at].ends_with(|before: char| before.is_alphanumeric() || "./_-~".contains(before))
    })
}

/// Every relative link of a document that leads to no file. `exists` is asked for paths from the
/// root of the project.
pub fn links(path: &str, text: &str, exists: impl Fn(&Path) -> bool) -> Vec<String> {
    let folder = Path::new(path).parent().unwrap_or(Path::new(""));
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for (at, _) in line.match_indices("](") {
            let target = line[at + 2..]
                .split([')', '#', ' '])
                .next()
                .unwrap_or_default();
            // Other sites are not ours to check, and rustdoc checks the paths of Rust items.
            let elsewhere = target.is_empty()
                || target.contains("://")
                || target.contains("::")
                || target.starts_with("mailto:");
            if !elsewhere && !exists(&tidy_path(&folder.join(target))) {
                faults.push(format!(
                    "{path}:{}: the link to {target} leads nowhere",
                    index + 1
                ));
            }
        }
    }
    faults
}

/// The path without `.` and `..`.
fn tidy_path(path: &Path) -> PathBuf {
    let mut tidy = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                tidy.pop();
            }
            _ => tidy.push(part),
        }
    }
    tidy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_of_somebody_are_faults() {
        let line = format!("see {}notes.md", PLACES[0]);
        assert_eq!(places("src/a.rs", &line).len(), 1);
        assert_eq!(
            places("src/a.rs", &format!("[law]({}/laws)", PLACES[1])).len(),
            1
        );
        assert!(places("src/a.rs", "https://example.org/work/ and target/work/").is_empty());
    }

    #[test]
    fn links_to_nowhere_are_faults() {
        let exists =
            |path: &Path| path == Path::new("src/board.rs") || path == Path::new("README.md");
        let good = "[a](board.rs) [b](../README.md#keys) [c](https://example.org) [d](crate::board) [e](#here)";
        assert!(links("src/README.md", good, exists).is_empty());
        assert_eq!(
            links("src/README.md", "[a](bord.rs) and [b](../README)", exists).len(),
            2
        );
    }
}
