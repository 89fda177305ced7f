//! The referee of seals: the program `age` opens what is sealed here, and the other way round.

use std::fs;
use std::path::Path;

use annabella::adapters::seal::{WORK, close, open};
use annabella::seal::{Broken, Sealed};

use crate::python::{answers, referee_of};

const MOVE: &str = "Sg1-f3, съел";
const HERE: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// The word as it is typed here, and as it is typed there: in small letters.
const WORDS: [&str; 2] = ["Grüne  Ночь", "grüne ночь"];

/// What the program makes of a file; `None` if it makes nothing of it.
fn made(folder: &Path, what: &str, contents: &str, word: &str) -> Option<String> {
    let [from, to] = ["from", "to"].map(|name| folder.join(name).display().to_string());
    fs::write(&from, contents).unwrap();
    let _ = fs::remove_file(&to);
    let status = referee_of("age", &[what, &from, word, &to]).status();
    status
        .unwrap()
        .success()
        .then(|| fs::read_to_string(&to).unwrap())
}

#[test]
fn the_program_age_opens_what_is_sealed_here_with_the_word_alone() {
    if !answers(referee_of("age", &["there"])) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let Sealed::Age(text) = close(MOVE, Some(WORDS[0]), HERE, WORK).unwrap() else {
        panic!("no word was needed");
    };
    let found = made(folder.path(), "open", &text, WORDS[1]).unwrap();
    assert_eq!(found.trim_end(), format!("{HERE}\n{MOVE}"));
    assert_eq!(made(folder.path(), "open", &text, "grüne"), None);
}

#[test]
fn what_the_program_age_seals_is_opened_here() {
    if !answers(referee_of("age", &["there"])) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let contents = format!("{HERE}\n{MOVE}\n");
    let sealed = Sealed::Age(made(folder.path(), "close", &contents, WORDS[1]).unwrap());
    assert_eq!(open(&sealed, Some(WORDS[0]), HERE).as_deref(), Ok(MOVE));
    assert_eq!(open(&sealed, Some("grüne"), HERE), Err(Broken::Word));
}
