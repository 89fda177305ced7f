//! The editions of the laws: a listing for a person to compare, the citations, and the values row by row.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use annabella::laws::{ALL, Rule, edition};

mod values;

/// Every rule with what each edition says of it, one edition a line; forms after the first only where they differ.
fn listing() -> String {
    let tables: Vec<(&str, Vec<Rule>)> = ALL
        .iter()
        .map(|edition| (edition.id, edition.rules().collect()))
        .collect();
    let mut text = String::from(
        "The editions of the laws, rule by rule. UPDATE=1 cargo test --test core laws:: writes this file.\n\
         A form other than standard lists only what differs from the standard game.\n",
    );
    let parts = [
        "standard",
        "rapid",
        "rapid-watched",
        "blitz",
        "blitz-watched",
        "blind",
        "event",
        "adjourned",
    ];
    for part in parts {
        writeln!(text, "\n== {part}").expect("a string takes every text");
        let names: Vec<_> = tables[0]
            .1
            .iter()
            .chain(&tables[4].1)
            .chain(&tables[5].1)
            .map(|rule| rule.name)
            .collect();
        let mut seen = BTreeSet::new();
        for name in names.into_iter().filter(|name| seen.insert(*name)) {
            let lines: Vec<_> = tables
                .iter()
                .filter_map(|(id, rules)| line(id, rules, part, name))
                .collect();
            if !lines.is_empty() {
                let key = name.replace('_', "-");
                writeln!(text, "\n{key}\n{}", lines.join("\n")).expect("a string takes every text");
            }
        }
    }
    text
}

/// What one edition says of one rule in one part, unless it has no such part or says the same as the standard game.
fn line(id: &str, rules: &[Rule], part: &str, name: &str) -> Option<String> {
    let find = |part: &str| {
        rules
            .iter()
            .find(|rule| rule.part == part && rule.name == name)
    };
    let rule = find(part)?;
    let standard = find("standard").filter(|_| !["standard", "blind", "event"].contains(&part));
    if standard.is_some_and(|s| s.article == rule.article && s.value == rule.value) {
        return None;
    }
    Some(match rule.article {
        Some(article) => format!("  {id}: {}; {article}", rule.value),
        None => format!("  {id}: silent"),
    })
}

#[test]
fn the_editions_are_as_a_person_has_compared_them() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/core/laws/editions.txt");
    let now = listing();
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &now).expect("the listing can be written");
    }
    let kept = fs::read_to_string(&path)
        .unwrap_or_default()
        .replace("\r\n", "\n");
    for (kept, now) in kept.lines().zip(now.lines()) {
        assert_eq!(kept, now, "the editions have changed; UPDATE=1 accepts it");
    }
    assert_eq!(kept, now, "the editions have changed; UPDATE=1 accepts it");
}

#[test]
fn every_citation_names_its_own_edition() {
    for edition in ALL {
        let ending = format!(" ({})", edition.name);
        for rule in edition.rules() {
            if let Some(article) = rule.article {
                // What the code of draughts is silent on is taken from today's Laws of chess.
                let by_analogy =
                    edition.id == "russian-draughts" && article.ends_with(" (FIDE 2023)");
                assert!(
                    article.ends_with(&ending) || by_analogy,
                    "{}: {} cites {article}",
                    edition.id,
                    rule.name
                );
                assert!(
                    !rule.value.is_empty(),
                    "{}: {} has no value",
                    edition.id,
                    rule.name
                );
            }
        }
    }
}

#[test]
fn every_part_of_every_edition_lists_the_same_rules() {
    let names = |edition: &annabella::laws::Edition, part: &str| -> Vec<_> {
        edition
            .rules()
            .filter(|rule| rule.part == part)
            .map(|rule| rule.key())
            .collect()
    };
    let standard = names(ALL[0], "standard");
    assert!(standard.contains(&"move-made-when".to_owned()));
    for edition in ALL {
        for (form, _) in edition.forms() {
            let mut names = names(edition, form);
            if edition.standard.draughts.is_some() {
                names.truncate(standard.len());
            }
            assert_eq!(names, standard, "{} {form}", edition.id);
        }
        assert_eq!(names(edition, "blind"), names(ALL[0], "blind"));
        assert_eq!(names(edition, "event"), names(ALL[0], "event"));
    }
}

#[test]
fn an_edition_is_found_by_its_id() {
    for wanted in ALL {
        assert_eq!(edition(wanted.id).map(|found| found.id), Some(wanted.id));
    }
    assert!(edition("fide-1997").is_none());
}

#[test]
fn the_forms_that_each_edition_has() {
    let forms = |id: &str| -> Vec<_> {
        edition(id)
            .expect("the edition is known")
            .forms()
            .map(|(name, _)| name)
            .collect()
    };
    assert_eq!(forms("ussr-1956"), ["standard"]);
    assert_eq!(forms("russian-draughts"), ["standard"]);
    assert_eq!(forms("fide-2001"), ["standard", "rapid", "blitz"]);
    assert_eq!(forms("fide-2005"), ["standard", "rapid", "blitz"]);
    let all = [
        "standard",
        "rapid",
        "rapid-watched",
        "blitz",
        "blitz-watched",
    ];
    assert_eq!(forms("fide-2009"), all);
    assert_eq!(forms("fide-2023"), all);
}
