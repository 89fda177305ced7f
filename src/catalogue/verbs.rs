//! The verbs of the console: the ids of rows and what they are called besides.

use super::{Pressed, rows};

/// What may be typed before the rest of an id with a space instead of a hyphen: `drill skip`, `claim flag`.
const FAMILIES: [&str; 9] = [
    "claim", "decide", "drill", "review", "setup", "shelf", "sweep", "work", "zoom",
];

/// What a line of the console means by the catalogue: an id or another name of a row, and what fills its gap.
pub fn verb(line: &str) -> Option<Pressed> {
    let line = line.trim();
    let gaps = line.match_indices(char::is_whitespace).map(|(at, _)| at);
    let mut ends = std::iter::once(line.len()).chain(gaps);
    ends.find_map(|end| {
        let (name, rest) = line.split_at(end);
        let id = id_of(name);
        let mut called = rows().filter(|row| row.id == id || row.verbs.contains(&name));
        called.find_map(|row| row.with(rest.trim()))
    })
}

fn id_of(name: &str) -> String {
    match name.split_once(' ') {
        Some((family, rest)) if FAMILIES.contains(&family) => format!("{family}-{rest}"),
        _ => name.to_owned(),
    }
}
