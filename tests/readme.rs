//! The README says what the program does: its key table is the program's own.

use annabella::input::keys::BINDINGS;
use annabella::narrate::cue::{Arg, Phrase};
use annabella::narrate::phrases;
use annabella::session::settings::Settings;
use annabella::voice::{Script, Voices};

const BEGIN: &str = "<!-- keys: made by the test `the_readme_has_the_key_table` -->\n";
const END: &str = "<!-- end of keys -->";

/// The key table as the README shows it: one line for each key, which a reader reads in one go.
fn key_table() -> String {
    let voices = Voices::embedded();
    let mut table = String::new();
    for binding in BINDINGS {
        let phrase = Phrase::new(&phrases::ACTION, vec![Arg::Key(binding.action.key())]);
        let doc = voices.phrase_in_language(&phrase, &Settings::default(), Script::Written);
        table.push_str(&format!("- {}: {doc}\n", binding.key.name()));
    }
    table
}

#[test]
fn the_readme_has_the_key_table() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = std::fs::read_to_string(path).unwrap();
    let (before, rest) = readme
        .split_once(BEGIN)
        .expect("the README has a place for the keys");
    let (table, after) = rest.split_once(END).expect("the table of keys has an end");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, format!("{before}{BEGIN}{}{END}{after}", key_table())).unwrap();
        return;
    }
    assert_eq!(
        table,
        key_table(),
        "run with UPDATE=1 to write the table anew"
    );
}

#[test]
fn no_two_keys_are_the_same() {
    for (at, binding) in BINDINGS.iter().enumerate() {
        let earlier = BINDINGS[..at].iter().find(|other| other.key == binding.key);
        assert_eq!(earlier, None, "{}", binding.key.name());
    }
}
