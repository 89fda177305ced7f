//! The player's manual: the same chapters in three languages, short sentences, true keys and true phrases.

mod listened;
mod phrases;

use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use annabella::catalogue::keymap::rows;
use annabella::catalogue::{Page, Row, Stroke};
use annabella::manual::{CHAPTERS, Manual, PassageKind};
use annabella::narrate::cue::{Arg, Phrase};
use annabella::narrate::phrases::MENU;
use annabella::protocol::{Keys, Settings};
use annabella::voice::{Script, Voices};

pub const LANGUAGES: [&str; 3] = ["en", "de", "ru"];

/// No sentence has more words.
const WORDS: usize = 25;

const END: &str = "<!-- end of keys -->";

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The manual as it stands in the folder: what is part of the program was read when it was built.
pub fn on_disk(language: &'static str) -> Manual {
    Manual::read(language, |id| {
        let path = root().join(format!("docs/{language}/{id}.md"));
        fs::read_to_string(path).ok()
    })
}

static VOICES: LazyLock<Voices> = LazyLock::new(Voices::embedded);

fn say(phrase: &Phrase, language: &str) -> String {
    let settings = Settings {
        language: language.to_owned(),
        ..Settings::default()
    };
    VOICES.phrase_in_language(phrase, &settings, Script::Written)
}

/// A key and what it does, as an item of a list.
pub fn key_line(row: &Row, language: &str) -> String {
    let names = row.names(&Keys::new()).into_iter();
    let names: Vec<String> = names.map(|name| say(&name, language)).collect();
    format!("- {}: {}\n", names.join(", "), say(&row.doc(), language))
}

/// The keys of the board, or all others under the pages of the menu.
fn key_lists(language: &str) -> [String; 2] {
    let board = rows().filter(|row| row.board);
    let mut table = String::new();
    for &page in Page::ALL {
        let on_page = rows().filter(|row| !row.board && row.page() == Some(page));
        let lines: String = on_page.map(|row| key_line(&row, language)).collect();
        if !lines.is_empty() {
            let name = say(&Phrase::new(&MENU, vec![Arg::Key(page.key())]), language);
            let mut name = name.chars();
            let first: String = name
                .next()
                .into_iter()
                .flat_map(char::to_uppercase)
                .collect();
            table.push_str(&format!("\n### {first}{}\n\n{lines}", name.as_str()));
        }
    }
    let board = board.map(|row| key_line(&row, language)).collect();
    [format!("{table}\n"), board]
}

/// Compares the lists of a page with what they should be, or writes them anew.
pub fn replaced(file: &str, lists: &[(&str, String)]) {
    let path = root().join(file);
    let page = fs::read_to_string(&path).unwrap().replace("\r\n", "\n");
    let mut now = page.clone();
    for (begin, list) in lists {
        let (before, rest) = now.split_once(begin).expect("the page has a place");
        let (comment, rest) = rest.split_once('\n').expect("the comment ends");
        let (_, after) = rest.split_once(END).expect("the list has an end");
        now = format!("{before}{begin}{comment}\n{list}{END}{after}");
    }
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, now).unwrap();
        return;
    }
    assert_eq!(page, now, "run with UPDATE=1 to write the lists anew");
}

#[test]
fn the_manual_has_the_keys() {
    for language in LANGUAGES {
        let [table, board] = key_lists(language);
        let lists = [("<!-- keys: ", table), ("<!-- board keys: ", board)];
        replaced(&format!("docs/{language}/keys.md"), &lists);
    }
}

#[test]
fn every_key_stands_in_the_manual() {
    for language in LANGUAGES {
        let lists = key_lists(language).concat();
        let lines = lists.lines().filter(|line| line.starts_with("- "));
        let has_no_page = |row: &Row| !row.board && row.page().is_none();
        assert_eq!(
            lines.count(),
            rows().filter(|row| !has_no_page(row)).count()
        );
        let of_prefix = |row: &Row| matches!(row.stroke, Stroke::None);
        assert!(rows().all(|row| !of_prefix(&row)));
    }
}

#[test]
fn every_language_has_the_same_chapters() {
    let mut wanted: Vec<String> = CHAPTERS.iter().map(|id| format!("{id}.md")).collect();
    wanted.sort();
    for language in LANGUAGES {
        let folder = fs::read_dir(root().join("docs").join(language)).unwrap();
        let names = folder.map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        assert_eq!(names, wanted, "{language}");
        let manual = on_disk(language);
        assert_eq!(
            (manual.language, manual.chapters.len()),
            (language, CHAPTERS.len())
        );
        assert_eq!(Manual::of(language).chapters.len(), CHAPTERS.len());
    }
    assert_eq!(Manual::of("fr").language, "en");
}

#[test]
fn headings_stand_in_order_and_every_one_has_something_under_it() {
    for language in LANGUAGES {
        for chapter in on_disk(language).chapters {
            let mut last = 0;
            let mut was_heading = false;
            for passage in &chapter.passages {
                let at = format!("{language}, {}: {}", chapter.id, passage.text);
                assert!(!passage.text.trim().is_empty(), "{at}: empty");
                let PassageKind::Heading(level) = passage.kind else {
                    was_heading = false;
                    continue;
                };
                assert!(level <= last + 1, "{at}: a level is left out");
                assert!(
                    (level == 1) == (last == 0),
                    "{at}: one heading of a chapter"
                );
                assert!(
                    !was_heading || level > last,
                    "{at}: nothing stands before it"
                );
                (last, was_heading) = (level, true);
            }
            assert!(!was_heading, "{language}, {}: the end", chapter.id);
        }
    }
}

/// The sentences of a passage. A point within a word or a number ends none.
fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut begin = 0;
    for (at, sign) in text.char_indices() {
        let end = at + sign.len_utf8();
        let closes = |c: char| c.is_whitespace() || "\"“”»)".contains(c);
        if ".!?…".contains(sign) && text[end..].chars().next().is_none_or(closes) {
            found.push(&text[begin..end]);
            begin = end;
        }
    }
    found.push(&text[begin..]);
    found
}

#[test]
fn sentences_are_short() {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        for chapter in on_disk(language).chapters {
            for passage in &chapter.passages {
                for sentence in sentences(&passage.text) {
                    let words = sentence.split_whitespace();
                    let count = words
                        .filter(|word| word.chars().any(char::is_alphanumeric))
                        .count();
                    if count > WORDS {
                        faults.push(format!("{language}, {}: {count}: {sentence}", chapter.id));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn nothing_is_drawn_and_lists_are_flat() {
    for language in LANGUAGES {
        for id in CHAPTERS {
            let path = root().join(format!("docs/{language}/{id}.md"));
            for line in fs::read_to_string(path).unwrap().lines() {
                let drawn = line.starts_with('|') || line.contains("![") || line.contains("```");
                let nested = line.starts_with(' ') && !line.trim().is_empty();
                assert!(!drawn && !nested, "{language}, {id}: {line}");
            }
        }
    }
}

#[test]
fn a_chapter_is_found_by_number_name_and_heading() {
    let manual = Manual::of("de");
    assert_eq!(manual.find("1"), Some(0));
    assert_eq!(manual.find("competition"), Some(4));
    assert_eq!(manual.find("turnierpartie"), Some(4));
    for none in ["0", "99", "", "nothing"] {
        assert_eq!(manual.find(none), None, "{none}");
    }
}
