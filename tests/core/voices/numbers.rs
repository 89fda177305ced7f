//! Every phrase with a number, as it is heard with each of some numbers, against tables that were read by native
//! ears: `numbers-LANGUAGE.txt`.
//!
//! A table has two kinds of lines. A noun has its name and what is heard with each of [`NUMBERS`], with semicolons
//! between. A row has a phrase, the argument that is its number, keys of other arguments if it holds for these only,
//! and the noun that must be heard. Where a number only names something, the row says so with a hash: `номер хода #`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::fluent::{Source, Uses, sources};
use annabella::board::{Kind, Side, Square};
use annabella::narrate::cue::{Arg, Phrase, Sentence};
use annabella::narrate::phrases::{self, Spec};
use annabella::protocol::FileNames;
use annabella::voice::{Script, Voices};

const NUMBERS: [u32; 8] = [0, 1, 2, 5, 11, 21, 22, 25];

/// Arguments that are never numbers. One with another name is a number, and its phrases need rows.
const OTHERS: &str = "side opponent winner loser piece taken square squares from to by file rank at-file at-rank to-rank \
    what detail text state name fault step result white black way setting code act word voice subject key held \
    family colour theme rule row quality letter format form event edition article appointment answer variation \
    why who value term task strokes status speaking speaker sign road reason proposed preset place output opening \
    move may lesson leap layout language kept keyboard ground flaw files fate encoding ears earcon device degree \
    conduct competition cells button bonus how words command part announcing announcer dots month \
    version settings speech least most values last";

/// Arguments that are keys or texts in one phrase, and numbers in others.
const EXCEPTIONS: [(&str, &str); 10] = [
    ("tournament-number", "whole"),
    ("ask-meant", "words"),
    ("ask-either", "other"),
    ("explore-move-number", "number"),
    ("fault-line", "line"),
    ("swept-nothing", "line"),
    ("menu", "page"),
    ("file-faults", "lines"),
    ("waits", "what"),
    ("about-places", "games"),
];

/// What the table of a language says.
struct Table {
    nouns: BTreeMap<String, Vec<String>>,
    rows: Vec<Row>,
}

struct Row {
    phrase: String,
    argument: String,
    keys: Vec<(String, String)>,
    noun: String,
}

fn table(language: &str) -> Table {
    let name = format!("tests/core/voices/numbers-{language}.txt");
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&name));
    let text = text.unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut table = Table {
        nouns: BTreeMap::new(),
        rows: Vec::new(),
    };
    for line in text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let (head, rest) = line
            .split_once(": ")
            .unwrap_or_else(|| panic!("{name}: {line}"));
        if rest.contains("; ") {
            let heard: Vec<String> = rest.split("; ").map(str::to_owned).collect();
            assert_eq!(heard.len(), NUMBERS.len(), "{name}: {line}");
            let twice = table.nouns.insert(head.to_owned(), heard);
            assert!(twice.is_none(), "{name}: {head} is there twice");
            continue;
        }
        let mut words = head.split(' ');
        let mut word = || words.next().unwrap_or_else(|| panic!("{name}: {line}"));
        let (phrase, argument) = (word().to_owned(), word().to_owned());
        let key = |key: &str| {
            let (name, value) = key.split_once('=').unwrap_or_else(|| panic!("{line}"));
            (name.to_owned(), value.to_owned())
        };
        table.rows.push(Row {
            phrase,
            argument,
            keys: words.map(key).collect(),
            noun: rest.to_owned(),
        });
    }
    table
}

/// An argument with a value, and the key by which rows name that value.
type Value = (Arg, String);

/// All values that matter for an argument that is not the number in question.
fn values(source: &Source, spec: &Spec, name: &str) -> Vec<Value> {
    let plain = |arg: Arg| vec![(arg, String::new())];
    let square = |name: &str| name.parse::<Square>().unwrap();
    match name {
        "piece" | "taken" => Kind::all()
            .map(|kind| (Arg::Kind(kind), kind.key().to_owned()))
            .collect(),
        "side" | "opponent" | "winner" | "loser" => plain(Arg::Side(Side::White)),
        "from" | "to" | "square" | "by" => plain(Arg::Square(square("a8"))),
        "squares" => plain(Arg::Squares(vec![square("a8"), square("c8")])),
        _ if is_number(spec, name) => plain(Arg::Number(7)),
        _ => {
            let mut keys = BTreeSet::new();
            for pattern in source.messages[spec.id].values() {
                keys.extend(Uses::of(pattern).variants.remove(name).unwrap_or_default());
            }
            if keys.is_empty() {
                return plain(Arg::Text("Petrov".to_owned()));
            }
            let value = |key: String| (Arg::Key(String::leak(key.clone())), key);
            keys.into_iter().map(value).collect()
        }
    }
}

fn is_number(spec: &Spec, name: &str) -> bool {
    !OTHERS.split_whitespace().any(|other| other == name) && !EXCEPTIONS.contains(&(spec.id, name))
}

/// Every list of values of the other arguments.
fn combinations(source: &Source, spec: &Spec, number: &str) -> Vec<Vec<Value>> {
    let mut lists: Vec<Vec<Value>> = vec![vec![]];
    for name in spec.args {
        let values = match *name {
            name if name == number => vec![(Arg::Number(0), String::new())],
            name => values(source, spec, name),
        };
        let longer = lists.iter().flat_map(|list| {
            let with = |value: &Value| [list.as_slice(), std::slice::from_ref(value)].concat();
            values.iter().map(with).collect::<Vec<_>>()
        });
        lists = longer.collect();
    }
    lists
}

/// What is heard of a phrase with a number.
fn heard(
    voices: &Voices,
    language: &str,
    spec: &'static Spec,
    list: &[Value],
    argument: &str,
    number: u32,
) -> String {
    let args = spec.args.iter().zip(list).map(|(name, (arg, _))| {
        if *name == argument && is_number(spec, name) {
            Arg::Number(number)
        } else if *name == argument {
            Arg::Text(number.to_string())
        } else {
            arg.clone()
        }
    });
    let sentence = Sentence::from(Phrase::new(spec, args.collect()));
    let voice = voices.get(language).unwrap();
    let text = voices.sentence(voice, &sentence, FileNames::Letters, Script::Spoken);
    text.to_lowercase()
}

/// Whether a text has some words, and not only as a part of longer ones.
fn has_words(text: &str, words: &str) -> bool {
    let is_edge = |c: Option<char>| !c.is_some_and(char::is_alphanumeric);
    text.match_indices(words).any(|(at, _)| {
        is_edge(text[..at].chars().next_back()) && is_edge(text[at + words.len()..].chars().next())
    })
}

fn check(language: &str) {
    let voices = Voices::embedded();
    let source = sources().into_iter().find(|source| source.id == language);
    let source = source.unwrap();
    let table = table(language);
    let mut wrong: Vec<String> = Vec::new();
    let mut used = vec![false; table.rows.len()];
    for spec in phrases::all() {
        // What comes as a text may be a number, too; then a row says so.
        let has_row = |name: &str| {
            let mut rows = table.rows.iter();
            rows.any(|row| row.phrase == spec.id && row.argument == name)
        };
        for argument in spec
            .args
            .iter()
            .copied()
            .filter(|name| is_number(spec, name) || has_row(name))
        {
            for list in combinations(&source, spec, argument) {
                let say = |number| heard(&voices, language, spec, &list, argument, number);
                let fits = |row: &Row| {
                    let has = |(name, key): &(String, String)| {
                        let at = spec.args.iter().position(|arg| arg == name);
                        at.is_some_and(|at| list[at].1 == *key)
                    };
                    row.phrase == spec.id && row.argument == argument && row.keys.iter().all(has)
                };
                let rows: Vec<usize> = (0..table.rows.len())
                    .filter(|&at| fits(&table.rows[at]))
                    .collect();
                if rows.is_empty() && is_number(spec, argument) && say(5) != say(22) {
                    let keys = spec.args.iter().zip(&list);
                    let keys = keys.filter(|(_, (_, key))| !key.is_empty());
                    let keys: String = keys
                        .map(|(name, (_, key))| format!(" {name}={key}"))
                        .collect();
                    let all = NUMBERS.map(say).join(" | ");
                    wrong.push(format!("no row: {} {argument}{keys}: {all}", spec.id));
                }
                for row in rows {
                    used[row] = true;
                    let noun = &table.rows[row].noun;
                    for (at, number) in NUMBERS.into_iter().enumerate() {
                        let wanted = match table.nouns.get(noun) {
                            Some(all) => all[at].clone(),
                            None if noun.contains('#') => noun.replace('#', &number.to_string()),
                            None => panic!("{language}: there is no noun {noun}"),
                        };
                        let text = say(number);
                        if !has_words(&text, &wanted.to_lowercase()) {
                            wrong.push(format!("{} {argument}: {text} has no {wanted}", spec.id));
                        }
                    }
                }
            }
        }
    }
    for (row, _) in table.rows.iter().zip(used).filter(|(_, used)| !used) {
        wrong.push(format!(
            "of no use: {} {}: {}",
            row.phrase, row.argument, row.noun
        ));
    }
    let said: BTreeSet<&str> = table.rows.iter().map(|row| row.noun.as_str()).collect();
    for noun in table
        .nouns
        .keys()
        .filter(|noun| !said.contains(noun.as_str()))
    {
        wrong.push(format!("of no use: {noun}"));
    }
    let advice = "A phrase that says a number needs a row; what is no number is named in OTHERS.";
    assert!(
        wrong.is_empty(),
        "{language}: {advice}\n{}",
        wrong.join("\n")
    );
}

#[test]
fn english_numbers_agree_with_what_is_counted() {
    check("en");
}

#[test]
fn german_numbers_agree_with_what_is_counted() {
    check("de");
}

#[test]
fn russian_numbers_agree_with_what_is_counted() {
    check("ru");
}

#[test]
fn french_numbers_agree_with_what_is_counted() {
    check("fr");
}

#[test]
fn spanish_numbers_agree_with_what_is_counted() {
    check("es");
}
