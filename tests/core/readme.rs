//! The README says what the program does: its keys are the program's own.

use crate::manual::{key_line, replaced};
use annabella::catalogue::keymap::rows;

/// What a beginner needs, in the order in which the README names it.
const FIFTEEN: [&str; 15] = [
    "enter",
    "cancel",
    "look",
    "help",
    "repeat",
    "turn",
    "pieces",
    "moves",
    "tell-time",
    "undo",
    "new-game",
    "opponent",
    "agree",
    "menu",
    "quit",
];

#[test]
fn the_readme_has_fifteen_keys() {
    let line = |id: &&'static str| {
        let row = rows().find(|row| row.id == *id);
        key_line(&row.unwrap_or_else(|| panic!("{id} has no key")), "en")
    };
    let list: String = FIFTEEN.iter().map(line).collect();
    replaced("README.md", &[("<!-- fifteen keys: ", list)]);
}

#[test]
fn the_readme_is_short() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = std::fs::read_to_string(path).unwrap();
    let words = readme.split_whitespace().count();
    assert!(words <= 800, "{words} words; the rest belongs to docs");
}

#[test]
fn the_files_of_a_release_have_the_version_of_the_program() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/");
    let version = env!("CARGO_PKG_VERSION");
    for (file, named) in [
        ("README.md", format!("annabella_{version}-1_amd64.deb")),
        (
            "packaging/debian/annabella.metainfo.xml",
            format!("<release version=\"{version}\""),
        ),
    ] {
        let text = std::fs::read_to_string(format!("{root}{file}")).unwrap();
        assert!(text.contains(&named), "{file} does not name {named}");
    }
}
