//! The README says what the program does: its key table is the program's own.

use annabella::input::board_keys::Stroke;
use annabella::input::keymap::rows;
use annabella::session::keyboard::Keys;
use annabella::session::settings::Settings;
use annabella::voice::{Script, Voices};

const BEGIN: &str = "<!-- keys: made by the test `the_readme_has_the_key_table` -->\n";
const BOARD: &str = "<!-- board keys: made by the same test -->\n";
const END: &str = "<!-- end of keys -->";

/// The key table as the README shows it: one line for each key, which a reader reads in one go.
fn key_table(board: bool) -> String {
    let voices = Voices::embedded();
    let mut table = String::new();
    for row in rows().filter(|row| row.board == board) {
        let say =
            |phrase| voices.phrase_in_language(&phrase, &Settings::default(), Script::Written);
        let names: Vec<String> = match row.stroke {
            Stroke::Key(key) if row.prefix.is_none() => vec![key.name()],
            _ => row.names(&Keys::new()).into_iter().map(say).collect(),
        };
        table.push_str(&format!(
            "- {}: {}\n",
            names.join(", then "),
            say(row.doc())
        ));
    }
    table
}

#[test]
fn the_readme_has_the_key_table() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = std::fs::read_to_string(path).unwrap();
    let mut page = readme.clone();
    for (begin, board) in [(BEGIN, false), (BOARD, true)] {
        let (before, rest) = page
            .split_once(begin)
            .expect("the README has a place for the keys");
        let (_, after) = rest.split_once(END).expect("the table of keys has an end");
        page = format!("{before}{begin}{}{END}{after}", key_table(board));
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, page).unwrap();
        return;
    }
    assert_eq!(readme, page, "run with UPDATE=1 to write the table anew");
}
