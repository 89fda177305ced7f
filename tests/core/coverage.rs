//! The page on the laws says of each rule whether the program acts on it, as its own source text shows.

use std::fmt::Write;
use std::fs;

use annabella::input::terms;
use annabella::laws::{ALL, Edition, FIDE_2023, Rule};
use annabella::protocol::Agreement;

pub mod reads;
pub mod status;
pub mod tested;

use crate::tidy::source::Source;
use reads::{Code, Read};
use status::{NOT_APPLICABLE, Status, details, sources, words};
use tested::Tests;

const BEGIN: &str = "<!-- rules: made by the test `the_page_says_what_the_code_does` -->\n";
const END: &str = "<!-- end of rules -->";

/// The parts of an edition with their headings.
const PARTS: &[(&str, &str)] = &[
    ("standard", "The standard game"),
    ("rapid", "Rapid, no arbiter at each board"),
    ("rapid-watched", "Rapid, watched by arbiters"),
    ("blitz", "Blitz, no arbiter at each board"),
    ("blitz-watched", "Blitz, watched by an arbiter"),
    ("blind", "Players who play by touch"),
    ("event", "The event"),
    ("adjourned", "Adjourned games"),
];

/// The rules of one part on which the edition speaks; of a form beside the standard game only what differs.
fn spoken(rules: &[Rule], part: &str) -> Vec<Rule> {
    let is_form = !["standard", "blind", "event", "adjourned"].contains(&part);
    let as_standard = |rule: &Rule| {
        is_form
            && rules.iter().any(|one| {
                one.part == "standard"
                    && one.name == rule.name
                    && one.article == rule.article
                    && one.value == rule.value
            })
    };
    let spoken = rules.iter().filter(|rule| rule.part == part);
    let spoken = spoken.filter(|rule| rule.article.is_some() && !as_standard(rule));
    spoken.cloned().collect()
}

/// The rules of the standard game that a form does not have.
fn dropped(rules: &[Rule], part: &str) -> Vec<String> {
    let has = |part: &str, name: &str| {
        rules
            .iter()
            .any(|rule| rule.part == part && rule.name == name && rule.article.is_some())
    };
    let silent = rules.iter().filter(|rule| rule.part == part);
    let silent = silent.filter(|rule| rule.article.is_none() && has("standard", rule.name));
    silent.map(|rule| words(rule.name)).collect()
}

/// One edition: a section for each part, a line for each rule. The statuses go into `all`.
fn edition_section(edition: &Edition, code: &Code, all: &mut Vec<Status>) -> String {
    let rules: Vec<Rule> = edition.rules().collect();
    let ending = format!(" ({})", edition.name);
    let tests = Tests::read();
    let mut text = format!("\n## {}\n\nIts key is `{}`.\n", edition.name, edition.id);
    for (part, heading) in PARTS {
        if !rules.iter().any(|rule| rule.part == *part) {
            continue;
        }
        write!(text, "\n### {}: {heading}\n\n", edition.name).unwrap();
        if !["standard", "blind", "event", "adjourned"].contains(part) {
            text.push_str("Only what differs from the standard game.\n\n");
        }
        for rule in spoken(&rules, part) {
            let status = match Status::of(&rule, &rules, code) {
                status if status.is_acted_on() && !tests.cover(&rule, edition.id) => {
                    Status::Untested
                }
                status => status,
            };
            let article = rule.article.unwrap_or_default();
            let article = article.strip_suffix(&ending).unwrap_or(article);
            let (name, status_words) = (words(rule.name), status.words());
            let analogy = if edition.id == "russian-draughts" && article.ends_with("(FIDE 2023)") {
                "by analogy "
            } else {
                ""
            };
            writeln!(text, "- {analogy}{article}, {name}: {status_words}.").unwrap();
            all.push(status);
        }
        let dropped = dropped(&rules, part);
        if !dropped.is_empty() && !["blind", "event", "adjourned"].contains(part) {
            writeln!(text, "- It has no rule on: {}.", dropped.join(", ")).unwrap();
        }
    }
    text
}

/// How many of the rules have which of the three states, in a line for each edition.
fn summary(edition: &Edition, all: &[Status]) -> String {
    let count = |state: &str| {
        let words = all.iter().map(Status::words);
        words.filter(|words| words.starts_with(state)).count()
    };
    format!(
        "- {}: {} rules. Implemented {}, not applicable {}, not implemented {}.\n",
        edition.name,
        all.len(),
        count("implemented"),
        count("not applicable"),
        count("not implemented"),
    )
}

/// The part of the page that is made from the laws and from the code; the newest edition first.
fn lists(code: &Code) -> String {
    let mut summaries = String::new();
    let mut sections = String::new();
    for edition in ALL.into_iter().rev() {
        let mut all = Vec::new();
        sections.push_str(&edition_section(edition, code, &mut all));
        summaries.push_str(&summary(edition, &all));
    }
    format!("\n{summaries}{sections}\n")
}

#[test]
fn the_page_says_what_the_code_does() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/laws-coverage.md");
    let page = fs::read_to_string(path).unwrap().replace("\r\n", "\n");
    let (before, rest) = page.split_once(BEGIN).expect("the page has a place");
    let (kept, after) = rest.split_once(END).expect("the place has an end");
    let now = lists(&Code::new(&sources()));
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, format!("{before}{BEGIN}{now}{END}{after}")).unwrap();
        return;
    }
    for (kept, now) in kept.lines().zip(now.lines()) {
        assert_eq!(kept, now, "UPDATE=1 writes the page anew");
    }
    assert_eq!(kept, now, "UPDATE=1 writes the page anew");
}

#[test]
fn the_page_names_terms_that_are_understood_and_every_edition_and_form() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/en/competition.md");
    let page = fs::read_to_string(path).unwrap();
    let (_, begin) = page.split_once("## How to begin").unwrap();
    let (begin, _) = begin.split_once("\n## ").unwrap();
    let named: Vec<_> = begin.split('`').skip(1).step_by(2).collect();
    assert!(named.len() > 10);
    for word in named.iter().flat_map(|span| span.split_whitespace()) {
        let taken = terms::take(&mut Agreement::default(), word);
        assert!(word == "new" || taken.is_some(), "{word} is no term");
    }
    for edition in ALL {
        assert!(page.contains(&format!("\n- `{}`: ", edition.id)));
        for (form, _) in edition.forms() {
            assert!(named.contains(&form), "{form} is not named");
        }
    }
}

#[test]
fn a_rule_that_the_code_forgets_changes_the_page() {
    let before = lists(&Code::new(&sources()));
    assert!(before.contains("Art. 4.3.3, both touched: implemented."));
    let without: Vec<_> = sources()
        .iter()
        .map(|file| {
            let text = file.text.replace("both_touched", "nothing_touched");
            Source::new(&file.path, &text)
        })
        .collect();
    let after = lists(&Code::new(&without));
    assert!(after.contains("Art. 4.3.3, both touched: not implemented."));
}

#[test]
fn what_is_not_applicable_is_a_rule_and_is_not_read() {
    let code = Code::new(&sources());
    let rules: Vec<Rule> = FIDE_2023.rules().collect();
    for (name, _) in NOT_APPLICABLE {
        let rule = rules.iter().find(|rule| rule.name == *name);
        let rule = rule.unwrap_or_else(|| panic!("{name} is no rule"));
        assert_eq!(code.read(rule.part, name), Read::Nowhere, "{name}");
    }
}

/// What the scanner finds in pieces of code: one of the arbiter's, one of the session's.
fn scan(arbiter: &str, session: &str) -> Code {
    Code::new(&[
        Source::new("src/arbiter/a.rs", arbiter),
        Source::new("src/session/a.rs", session),
    ])
}

#[test]
fn a_read_is_a_field_of_its_group_or_a_citation() {
    let code = scan(
        "fn one(two: [u32; 2]) -> [u32; 2] { law!(rules.form.moving, adjust); law_if!(ends, fivefold); }",
        "fn go() { one(); if rules.form.timing.delay.is_none() { let _ = blind.touched_when; } }",
    );
    for (part, name) in [
        ("standard", "adjust"),
        ("blitz", "fivefold"),
        ("rapid", "delay"),
        ("blind", "touched_when"),
    ] {
        let read = code.read(part, name);
        assert!(
            matches!(read, Read::Cited | Read::InGame),
            "{part} {name}: {read:?}"
        );
    }
    assert_eq!(code.read("standard", "touched_when"), Read::Nowhere);
    assert_eq!(code.read("event", "delay"), Read::Nowhere);
}

#[test]
fn comments_words_tests_and_other_fields_are_no_reads() {
    let code = scan(
        "// fn ends.fivefold\n/// ends.repetition\nfn one() { \"ends.stalemate\"; /* ends.flag */ }\n\
         #[cfg(test)]\nmod tests { fn two() { ends.checkmate; } }",
        "fn go() { one(); contest.agreement; ends.delay(); tuple(ends, resignation); }",
    );
    for name in [
        "fivefold",
        "repetition",
        "stalemate",
        "flag",
        "checkmate",
        "agreement",
        "delay",
        "resignation",
    ] {
        assert_eq!(code.read("standard", name), Read::Nowhere, "{name}");
    }
}

#[test]
fn what_no_game_comes_to_is_told_apart() {
    let arbiter = "fn judge() { count(); } fn count() { ends.repetition; }";
    let read = |session: &str| scan(arbiter, session).read("standard", "repetition");
    assert_eq!(read("fn go() {}"), Read::Afterwards);
    assert_eq!(read("fn go() { judge(); }"), Read::InGame);
}

#[test]
fn a_rule_of_which_only_the_article_is_read_is_named_only() {
    let mut rule = FIDE_2023.rules().next().unwrap();
    rule.name = "flag";
    let mut status = |value: &str, session: &str| {
        rule.value = value.into();
        Status::of(&rule, &[], &scan("", session))
    };
    for session in [
        "fn go() { law!(timing, flag); }",
        "fn go() { timing.flag.article; }",
    ] {
        assert_eq!(status("Loses", session), Status::Cited);
        assert_eq!(status("yes", session), Status::Implemented);
    }
    let session = "fn go() { law!(timing, flag); timing.flag.value; }";
    assert_eq!(status("Loses", session), Status::Implemented);
}

#[test]
fn a_rule_with_a_detail_that_is_not_read_is_implemented_in_part() {
    assert_eq!(
        details("Rule { least_s: 1, then: [Gains { bonus_s: 120 }] }"),
        ["least_s", "then", "bonus_s"]
    );
    let mut rule = FIDE_2023.rules().next().unwrap();
    (rule.name, rule.value) = ("flag", "Both { now: Yes, later_s: 3 }".into());
    let status = |session: &str| Status::of(&rule, &[], &scan("", session)).words();
    assert_eq!(
        status("fn go() { timing.flag.value.now }"),
        "not implemented in full, without: later"
    );
    assert_eq!(
        status("fn go() { timing.flag.value.now; x.later_s }"),
        "implemented"
    );
}
