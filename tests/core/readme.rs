//! The README says what the program does: its key table is the program's own.

use annabella::catalogue::keymap::rows;
use annabella::catalogue::{Row, Stroke};
use annabella::input::menu::{page_of, pages};
use annabella::narrate::cue::{Arg, Phrase};
use annabella::narrate::phrases::MENU;
use annabella::protocol::{Keys, Settings};
use annabella::voice::{Script, Voices};

const BEGIN: &str = "<!-- keys: made by the test `the_readme_has_the_key_table` -->\n";
const BOARD: &str = "<!-- board keys: made by the same test -->\n";
const END: &str = "<!-- end of keys -->";

/// The key table as the README shows it: one line for each key, which a reader reads in one go. The keys of every
/// layer stand under the pages of the menu, so that a reader can go from heading to heading.
fn key_table(board: bool) -> String {
    let voices = Voices::embedded();
    if board {
        return rows()
            .filter(|row| row.board)
            .map(|row| line(&row, &voices))
            .collect();
    }
    let mut table = String::new();
    for page in pages() {
        let on_page = rows().filter(|row| !row.board && page_of(row) == Some(page));
        let lines: String = on_page.map(|row| line(&row, &voices)).collect();
        if !lines.is_empty() {
            let name = say(&Phrase::new(&MENU, vec![Arg::Key(page)]), &voices);
            table.push_str(&format!("\n### {name}\n\n{lines}"));
        }
    }
    format!("{table}\n")
}

fn say(phrase: &Phrase, voices: &Voices) -> String {
    voices.phrase_in_language(phrase, &Settings::default(), Script::Written)
}

fn line(row: &Row, voices: &Voices) -> String {
    let names: Vec<String> = match row.stroke {
        Stroke::Key(key) if row.prefix.is_none() => vec![key.name()],
        _ => row
            .names(&Keys::new())
            .into_iter()
            .map(|name| say(&name, voices))
            .collect(),
    };
    format!("- {}: {}\n", names.join(", then "), say(&row.doc(), voices))
}

#[test]
fn every_key_of_every_layer_stands_in_the_readme() {
    let table = key_table(false);
    let lines = table.lines().filter(|line| line.starts_with("- "));
    assert_eq!(lines.count(), rows().filter(|row| !row.board).count());
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
