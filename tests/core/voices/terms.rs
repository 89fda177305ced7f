//! One term for one thing: words that no voice says, and a guide that names all its files.

use std::collections::BTreeSet;
use std::path::Path;

use super::fluent::{sources, texts};

/// What each language says otherwise, as the glossary of `voices/README.md` has it, and addresses that are not polite:
/// the words that it must not say. A star stands for any ending, a caret before the first word for the beginning of
/// the text. Behind the language may stand how the names of the phrases begin in which the words are forbidden.
const FORBIDDEN: &str = "tests/core/voices/forbidden.txt";

/// The beginnings of the names of phrases, and what these must not say.
fn forbidden(language: &str) -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FORBIDDEN);
    let text = std::fs::read_to_string(path).unwrap();
    let lines = text.lines().filter_map(|line| line.split_once(": "));
    let own = lines.filter_map(|(head, words)| {
        let (id, phrases) = head.split_once(' ').unwrap_or((head, ""));
        (id == language).then_some((phrases, words))
    });
    own.flat_map(|(phrases, words)| {
        let words = words.split('|').map(str::trim);
        words.map(|words| (phrases.to_owned(), words.to_owned()))
    })
    .collect()
}

/// Whether words follow one another in a text.
fn says(text: &[String], words: &str) -> bool {
    let (words, text) = match words.strip_prefix('^') {
        Some(words) => (words, &text[..text.len().min(words.split(' ').count())]),
        None => (words, text),
    };
    let words: Vec<&str> = words.split_whitespace().collect();
    let same = |(said, word): (&String, &&str)| match word.strip_suffix('*') {
        Some(stem) => said.starts_with(stem),
        None => said == word,
    };
    text.windows(words.len())
        .any(|window| window.iter().zip(&words).all(same))
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '-');
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

#[test]
fn no_voice_says_a_word_that_is_not_its_term() {
    let mut wrong = Vec::new();
    for source in sources() {
        let forbidden = forbidden(&source.id);
        for (spec, _, pattern) in source.phrases() {
            for text in texts(pattern) {
                let words = words(&text.to_lowercase());
                let here = |(phrases, said): &&(String, String)| {
                    spec.id.starts_with(phrases.as_str()) && says(&words, said)
                };
                for (_, said) in forbidden.iter().filter(here) {
                    wrong.push(format!("{}: {} says {said}", source.id, spec.id));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A line of a manual without what is typed or said there.
fn told_in(line: &str) -> String {
    let mut told = String::new();
    let mut closes = None;
    for c in line.chars() {
        match closes {
            Some(end) if c == end => closes = None,
            Some(_) => {}
            None => match c {
                '`' => closes = Some('`'),
                '"' => closes = Some('"'),
                '„' => closes = Some('“'),
                '«' => closes = Some('»'),
                c => told.push(c),
            },
        }
    }
    told.to_lowercase()
}

#[test]
fn no_manual_says_a_word_that_is_not_its_term() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let mut wrong = Vec::new();
    for language in ["en", "de", "ru"] {
        let forbidden = forbidden(language);
        let forbidden = || forbidden.iter().filter(|(phrases, _)| phrases.is_empty());
        for file in std::fs::read_dir(docs.join(language)).unwrap() {
            let path = file.unwrap().path();
            for line in std::fs::read_to_string(&path).unwrap().lines() {
                let words = words(&told_in(line));
                for (_, said) in forbidden().filter(|(_, said)| says(&words, said)) {
                    wrong.push(format!("{} says {said}: {line}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_guide_names_every_file_of_a_voice() {
    let voices = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices");
    let guide = std::fs::read_to_string(voices.join("README.md")).unwrap();
    let mut files = BTreeSet::new();
    for voice in sources() {
        for file in std::fs::read_dir(voices.join(&voice.id)).unwrap() {
            files.insert(file.unwrap().file_name().into_string().unwrap());
        }
    }
    for file in &files {
        assert!(
            guide.contains(&format!("`{file}`")),
            "voices/README.md does not name {file}"
        );
    }
}

#[test]
fn the_glossary_has_each_term_in_every_language() {
    let voices = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices");
    let guide = std::fs::read_to_string(voices.join("README.md")).unwrap();
    let terms: Vec<&str> = guide
        .lines()
        .filter(|line| line.starts_with("- en: "))
        .collect();
    assert!(terms.len() >= 40, "{}", terms.len());
    for term in terms {
        for language in ["- en: ", "; de: ", "; ru: ", "; fr: ", "; es: "] {
            assert!(term.contains(language), "{term}");
        }
    }
}

#[test]
fn spaces_before_french_signs_do_not_break() {
    let signs = [" :", " ;", " ?", " !", " »", "« "];
    let mut wrong = Vec::new();
    for source in sources().iter().filter(|source| source.id == "fr") {
        for (spec, _, pattern) in source.phrases() {
            let breaks = |text: &String| signs.iter().any(|sign| text.contains(sign));
            if texts(pattern).iter().any(breaks) {
                wrong.push(spec.id);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
