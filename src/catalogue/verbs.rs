//! The verbs of the console: the ids of rows and what they are called besides.

use super::{Pressed, Row, rows};

/// What may be typed before the rest of a name with a space instead of a hyphen: `drill skip`, `claim flag`.
const FAMILIES: [&str; 15] = [
    "claim",
    "decide",
    "device",
    "drill",
    "library",
    "opponent",
    "review",
    "road",
    "setup",
    "shelf",
    "sound",
    "sweep",
    "tournament",
    "work",
    "zoom",
];

/// What a line of the console means by the catalogue: an id or another name of a row, and what fills its gap.
pub fn verb(line: &str) -> Option<Pressed> {
    let line = line.trim();
    let gaps = line.match_indices(char::is_whitespace).map(|(at, _)| at);
    let mut ends = std::iter::once(line.len()).chain(gaps);
    ends.find_map(|end| {
        let (name, rest) = line.split_at(end);
        let name = joined(name);
        let is_called = |row: &Row| row.id == name || row.verbs.contains(&name.as_str());
        rows()
            .filter(is_called)
            .find_map(|row| row.with(rest.trim()))
    })
}

fn joined(name: &str) -> String {
    let name = match name.split_once(' ') {
        Some((family, rest)) if FAMILIES.contains(&family) => format!("{family}-{rest}"),
        _ => name.to_owned(),
    };
    match name.strip_prefix("library-") {
        Some(rest) => format!("shelf-{rest}"),
        None => name,
    }
}
