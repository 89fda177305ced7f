//! PocketSphinx, by a program in its place: what it is asked, and what is made of its answers.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use annabella::adapters::listening::PocketSphinx;
use annabella::listening::{Sense, SpokenPhrase};

/// A program that keeps what it is asked and hears, and answers with a line.
fn standing_in(folder: &Path, answer: &str) -> PocketSphinx {
    let program = folder.join("sphinx");
    let script = format!(
        "#!/bin/sh\ncat > '{0}/heard'\nfor file; do :; done\ncat \"$file\" > '{0}/asked'\necho '{answer}'\n",
        folder.display()
    );
    fs::write(&program, script).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let words = folder.join("words.dict");
    fs::write(&words, "echo EH K OW\nfour F AO R\nknight N AY T\n").unwrap();
    PocketSphinx::of(program, words).unwrap()
}

fn phrase(language: &str, words: &str, sense: usize) -> SpokenPhrase {
    SpokenPhrase {
        line: String::new(),
        language: language.to_owned(),
        words: words.split(' ').map(str::to_owned).collect(),
        sense: Sense(sense),
        in_other_names: false,
        chooses: false,
    }
}

#[test]
fn it_is_asked_for_english_phrases_whose_words_it_knows() {
    let folder = tempfile::tempdir().unwrap();
    let phrases = [
        phrase("de", "echo four", 0),
        phrase("en", "knight zwischenzug", 1),
        phrase("en", "echo four", 2),
        phrase("en", "knight echo four", 3),
    ];
    let said = [0.0, 0.5, -0.5];
    let grammars = folder.path().join("grammars");
    for (answer, sense) in [
        ("knight echo four", Some(3)),
        ("echo four", Some(2)),
        ("knight", None),
        ("", None),
    ] {
        let sphinx = standing_in(folder.path(), answer);
        let nearest = sphinx.nearest(&phrases, &said, &grammars).unwrap();
        assert_eq!(nearest.map(|one| one.sense.0), sense, "{answer}");
    }
    let asked = fs::read_to_string(folder.path().join("asked")).unwrap();
    assert!(asked.contains("= echo four | knight echo four;"), "{asked}");
    let heard = fs::read(folder.path().join("heard")).unwrap();
    assert_eq!(heard.len(), 6, "16 bits for each sample");
    let left = fs::read_dir(&grammars).unwrap().count();
    assert_eq!(left, 0, "nothing of it is kept");
}

#[test]
fn without_a_phrase_that_it_knows_it_is_not_asked() {
    let folder = tempfile::tempdir().unwrap();
    let sphinx = standing_in(folder.path(), "echo four");
    let phrases = [phrase("de", "echo four", 0), phrase("en", "passant", 1)];
    let nearest = sphinx.nearest(&phrases, &[0.5], folder.path()).unwrap();
    assert_eq!(nearest, None);
    assert!(!folder.path().join("asked").exists());
    let missing = folder.path().join("missing");
    assert!(PocketSphinx::of(missing.clone(), missing).is_none());
}
