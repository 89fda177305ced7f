//! What is heard most stays short: no sentence grows beyond the page that holds its measures.

use std::collections::BTreeMap;

use annabella::adapters::cli::{Measured, measured};
use annabella::adapters::speech::Embedded;
use annabella::protocol::Preset;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/sentences.md");
const HEAD: &str = "<!-- sentences: made by the test `no_sentence_grows` -->\n";
const LANGUAGES: [(&str, &str); 3] = [("en", "English"), ("de", "German"), ("ru", "Russian")];

/// The lines of the page, by language and name.
fn lines(page: &str) -> BTreeMap<(String, String), String> {
    let mut language = "";
    let mut found = BTreeMap::new();
    for line in page.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            language = heading;
        } else if let Some((name, rest)) = line.strip_prefix("- ").and_then(|l| l.split_once(": "))
        {
            let key = (language.to_owned(), name.to_owned());
            found.insert(key, rest.to_owned());
        }
    }
    found
}

/// "5 words, 1.6 seconds. Before: ..."
fn words(line: &str) -> usize {
    let (words, _) = line.split_once(' ').expect("a number of words");
    words.parse().expect("a number of words")
}

fn said(one: &Measured, voice: &mut Embedded) -> String {
    let tenths = one.tenths(voice).expect("a voice for the language");
    let (words, whole, tenth) = (one.words(), tenths / 10, tenths % 10);
    format!("{words} words, {whole}.{tenth} seconds")
}

#[test]
fn no_sentence_grows() {
    let voices = crate::common::voices();
    let page = std::fs::read_to_string(PAGE).unwrap();
    let known = lines(&page);
    let updates = std::env::var_os("UPDATE").is_some();
    let mut anew = String::new();
    let mut voice = updates.then(|| Embedded::new(None));
    for (language, heading) in LANGUAGES {
        anew.push_str(&format!("\n## {heading}\n\n"));
        for one in measured(&voices, language, Preset::Normal) {
            let key = (heading.to_owned(), one.name.to_owned());
            let line = known.get(&key);
            if let Some(voice) = &mut voice {
                let before = line.and_then(|line| line.split_once(". Before: "));
                let before = before.map_or_else(|| said(&one, voice), |(_, b)| b.to_owned());
                let now = said(&one, voice);
                anew.push_str(&format!("- {}: {now}. Before: {before}\n", one.name));
                continue;
            }
            let line = line.unwrap_or_else(|| panic!("{heading}: {} is not measured", one.name));
            assert!(
                one.words() <= words(line),
                "{heading}, {}: {} words: {}; make it shorter, or run with UPDATE=1",
                one.name,
                one.words(),
                one.written()
            );
        }
    }
    if updates {
        let (head, _) = page.split_once(HEAD).expect("a place for the sentences");
        std::fs::write(PAGE, format!("{head}{HEAD}{anew}")).unwrap();
    }
}

#[test]
fn every_level_says_something_everywhere_and_no_less_than_the_one_before() {
    let voices = crate::common::voices();
    for language in ["en", "de", "ru", "fr", "es"] {
        let levels = [Preset::Brief, Preset::Normal, Preset::Full];
        let [brief, normal, full] = levels.map(|level| measured(&voices, language, level));
        for ((brief, normal), full) in brief.iter().zip(&normal).zip(&full) {
            assert!(brief.words() > 0, "{language}: {} is silent", brief.name);
            assert!(
                brief.words() <= normal.words() && normal.words() <= full.words(),
                "{language}: {}: {} {} {}",
                brief.name,
                brief.written(),
                normal.written(),
                full.written()
            );
        }
    }
}

/// In no language does what is asked for most take longer than a player waits.
#[test]
fn what_is_asked_for_most_is_short_in_every_language() {
    let voices = crate::common::voices();
    for language in ["en", "de", "ru", "fr", "es"] {
        let all = measured(&voices, language, Preset::Normal);
        for (name, most) in [
            ("time", 10),
            ("moves so far", 17),
            ("pieces", 45),
            ("material", 7),
            ("draw declined", 3),
            ("which piece", 8),
            ("new game", 9),
            ("next announcer", 8),
            ("not announced", 3),
            ("why", 12),
        ] {
            let one = all.iter().find(|one| one.name == name).unwrap();
            let text = one.written();
            assert!(one.words() <= most, "{language}: {name}: {text}");
        }
    }
}
