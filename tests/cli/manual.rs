//! The manual in the terminal and in Braille.

use std::fs;
use std::path::Path;

/// Runs the program in a folder: what it wrote, what it complained of, whether it succeeded.
fn run(folder: &Path, arguments: &[&str]) -> (String, String, bool) {
    crate::run_in(
        folder,
        ["manual"].into_iter().chain(arguments.iter().copied()),
    )
}

#[test]
fn chapters_are_listed_and_printed_in_each_language() {
    let folder = tempfile::tempdir().unwrap();
    let (list, _, good) = run(folder.path(), &[]);
    assert!(
        good && list.starts_with("1. First start (first-start)\n"),
        "{list}"
    );
    let (page, _, good) = run(folder.path(), &["--language", "de", "privacy"]);
    assert!(good && page.starts_with("Datenschutz\n\n"), "{page}");
    assert!(!page.contains(['#', '`']), "{page}");
    let (page, _, _) = run(folder.path(), &["--language", "ru", "1"]);
    assert!(page.starts_with("Первый запуск\n"), "{page}");
    let (all, _, _) = run(folder.path(), &["all"]);
    assert!(all.lines().count() > 400);
}

#[test]
fn a_manual_in_another_language_than_was_asked_for_says_so() {
    let folder = tempfile::tempdir().unwrap();
    for (language, said) in [
        ("fr", "annabella: Le manuel est en anglais.\n"),
        ("es", "annabella: El manual está en inglés.\n"),
        ("ru", ""),
    ] {
        let (page, told, good) = run(folder.path(), &["--language", language, "privacy"]);
        assert!(good && !page.is_empty(), "{language}");
        assert_eq!(told, said, "{language}");
    }
}

#[test]
fn what_is_not_there_is_refused_with_what_is() {
    let folder = tempfile::tempdir().unwrap();
    let (_, said, good) = run(folder.path(), &["cooking"]);
    assert!(
        !good && said.contains("no chapter cooking") && said.contains("playing"),
        "{said}"
    );
    let (_, said, good) = run(folder.path(), &["--language", "xx"]);
    assert!(!good && said.contains("there are"), "{said}");
    let (_, said, good) = run(folder.path(), &["--to", "brf", "--width", "3", "a.brf"]);
    assert!(!good && said.contains("--width 3"), "{said}");
    assert!(!folder.path().join("a.brf").exists());
}

#[test]
fn braille_keeps_to_its_page_and_says_how_it_was_made() {
    let folder = tempfile::tempdir().unwrap();
    for language in ["en", "de", "ru"] {
        for how in [None, Some("--uncontracted")] {
            let mut arguments = vec![
                "--to",
                "brf",
                "--language",
                language,
                "--width",
                "32",
                "manual.brf",
            ];
            arguments.extend(how);
            let (_, said, good) = run(folder.path(), &arguments);
            assert!(good && said.chars().count() > 20, "{said}");
            let text = fs::read_to_string(folder.path().join("manual.brf")).unwrap();
            assert!(text.is_ascii());
            let pages: Vec<&str> = text.split_terminator('\u{c}').collect();
            assert!(pages.len() > 50, "{}", pages.len());
            for page in pages {
                let lines: Vec<&str> = page.split_terminator("\r\n").collect();
                assert!(lines.len() == 25 && lines.iter().all(|line| line.len() <= 32));
            }
        }
    }
    // The same words, uncontracted, by the tables of the program.
    let (text, said, _) = run(
        folder.path(),
        &["--to", "unicode", "--uncontracted", "privacy"],
    );
    assert!(said.contains("Uncontracted Braille"), "{said}");
    assert!(text.contains("⠠⠏⠗⠊⠧⠁⠉⠽"), "{text}");
}
