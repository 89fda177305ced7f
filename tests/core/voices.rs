//! The voices: every file can be read, nothing is missing, nothing is left over, every word has its
//! forms.

pub mod fluent;
mod numbers;
mod terms;

use annabella::protocol::{Choice as _, FileNames, MoveForm, Settings};
use std::collections::BTreeSet;

use annabella::board::{Kind, Side, Square};
use annabella::catalogue;
use annabella::narrate::cue::{Arg, Cue, Part, Phrase, Sentence};
use annabella::narrate::phrases::{self, Spec};
use annabella::voice::{Script, Voice, Voices};
use fluent::{Uses, sources};

/// The keys that a variable of WORD can have.
fn keys(variable: &str) -> Vec<&'static str> {
    match variable {
        "piece" | "taken" => Kind::all().map(Kind::key).collect(),
        "side" | "opponent" | "winner" | "loser" => Side::BOTH.map(Side::key).to_vec(),
        other => panic!("WORD(${other}) is never a word"),
    }
}

/// All names of words that a call of WORD can ask for.
fn names(variables: &[String]) -> Vec<String> {
    let mut names = vec![String::new()];
    for variable in variables {
        let longer = names.iter().flat_map(|name| {
            let join = move |key: &str| match name.as_str() {
                "" => key.to_owned(),
                name => format!("{name}-{key}"),
            };
            keys(variable).into_iter().map(join)
        });
        names = longer.collect();
    }
    names
}

#[test]
fn every_voice_is_embedded() {
    let voices = crate::common::voices();
    let embedded: BTreeSet<&str> = voices.all().map(Voice::id).collect();
    let sources = sources();
    assert_eq!(
        embedded,
        sources.iter().map(|source| source.id.as_str()).collect()
    );
    for source in &sources {
        let part = voices.get(&source.id).unwrap().part();
        assert_eq!(part == Part::Interface, source.language, "{}", source.id);
    }
    for id in ["de", "en", "es", "fr", "ru"] {
        assert!(voices.languages().any(|voice| voice.id() == id), "{id}");
    }
}

#[test]
fn a_sign_that_is_typed_is_written_as_it_is_and_spoken_by_its_name() {
    let voices = crate::common::voices();
    for language in voices.languages() {
        let settings = Settings {
            language: language.id().to_owned(),
            ..Settings::default()
        };
        let mut names = BTreeSet::new();
        let signs = [
            ",", ".", "-", ":", ";", "!", "?", "'", "\"", "(", ")", "/", "_",
        ];
        for sign in signs {
            let cues = annabella::narrate::typed(sign, &settings);
            let [Cue::Say(said)] = cues.as_slice() else {
                panic!("{sign}: {cues:?}");
            };
            let text = voices.render(said, &settings);
            assert!(text.written.starts_with(sign), "{}: {sign}", language.id());
            assert!(
                text.spoken.contains(char::is_alphabetic),
                "{}: {sign}",
                language.id()
            );
            names.insert(text.spoken);
        }
        assert_eq!(names.len(), signs.len(), "{}", language.id());
    }
}

#[test]
fn every_phrase_is_there_with_its_arguments_and_no_others() {
    for source in sources() {
        for (spec, attribute, pattern) in source.phrases() {
            assert!(
                matches!(attribute, "" | "spoken"),
                "{}: {}.{attribute}",
                source.id,
                spec.id
            );
            let wanted = spec.args.iter().map(|&arg| arg.to_owned()).collect();
            assert_eq!(
                Uses::of(pattern).variables,
                wanted,
                "{}: {}",
                source.id,
                spec.id
            );
        }
    }
}

#[test]
fn nothing_is_left_over() {
    let ids: Vec<String> = sources().into_iter().map(|source| source.id).collect();
    for source in sources() {
        let all = phrases::all().chain(catalogue::phrases());
        let mut known: BTreeSet<String> = all
            .filter(|spec| source.needs(spec))
            .map(|spec| spec.id.to_owned())
            .collect();
        let kinds = names(&["piece".to_owned()]);
        known.extend(kinds);
        let always = "voice-name voice-speech voice-locales voice-part files-anna ranks san-letters uci-letters \
            sign-capture sign-check sign-mate sign-promotion sign-hyphen sign-castling";
        known.extend(always.split_whitespace().map(str::to_owned));
        if source.language {
            known.extend(names(&["side".to_owned()]));
            known.extend(names(&["side".to_owned(), "piece".to_owned()]));
            let words = "files-letters files-nato list-and list-or article-word appendix-word guidelines-word note-word article-to section-word section-letters laws-fide laws-ussr laws-draughts \
                answer-yes answer-no";
            known.extend(words.split_whitespace().map(str::to_owned));
            known.extend(ids.iter().map(|id| format!("language-{id}")));
        }
        // The other word for two.
        if source.id == "de" {
            known.insert("rank-zwo".to_owned());
        }
        // The words that are only understood have their own tests.
        let is_heard = |name: &String| {
            let messages = &source.messages[name];
            name.starts_with("hear-")
                // Words for numbers have names of each voice's own, and a test below.
                || name.starts_with("number-")
                || !messages.contains_key("") && catalogue::messages().any(|id| id == name)
        };
        let names = source.messages.keys().filter(|name| !is_heard(name));
        let there: BTreeSet<String> = names.cloned().collect();
        let missing: Vec<_> = known.difference(&there).collect();
        let left_over: Vec<_> = there.difference(&known).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", source.id);
        assert!(
            left_over.is_empty(),
            "{}: nobody says {left_over:?}",
            source.id
        );
    }
}

#[test]
fn every_word_has_the_forms_that_phrases_ask_for() {
    for source in sources() {
        for (spec, _, pattern) in source.phrases() {
            for (variables, form) in Uses::of(pattern).words {
                let names = names(&variables);
                for name in &names {
                    assert!(source.messages.contains_key(name), "{}: {name}", source.id);
                }
                // A form that is the same as the word itself may be left out, but a form that no
                // word has is a slip.
                let has = |name: &String| source.messages[name].contains_key(form.as_str());
                let known = form.is_empty() || names.iter().any(has);
                assert!(known, "{}: {} asks for {form}", source.id, spec.id);
            }
        }
    }
}

#[test]
fn every_form_of_a_number_is_there_and_used() {
    for source in sources() {
        let mut asked: BTreeSet<String> = BTreeSet::new();
        for (_, _, pattern) in source.phrases() {
            asked.extend(Uses::of(pattern).counts);
        }
        // What a word asks for, and what a list of numbers takes over from another one.
        for (name, patterns) in &source.messages {
            let counts = patterns.get("count").map(fluent::plain);
            asked.extend(counts);
            if name.starts_with("number-") {
                asked.extend(fluent::references(&patterns[""]));
            }
        }
        let there = source.messages.keys();
        let there = there.filter_map(|name| Some(name.strip_prefix("number-")?.to_owned()));
        assert_eq!(asked, there.collect(), "{}", source.id);
    }
}

#[test]
fn languages_distinguish_the_same_cases() {
    let sources = sources();
    let english = sources.iter().find(|source| source.id == "en").unwrap();
    for source in sources.iter().filter(|source| source.language) {
        for (spec, _, pattern) in source.phrases() {
            let mut here = Uses::of(pattern).variants;
            let mut there = Uses::of(&english.messages[spec.id][""]).variants;
            // Numbers follow the rules of each language, pieces their genders.
            for variants in [&mut here, &mut there] {
                variants.retain(|name, _| {
                    let key = [
                        "result",
                        "form",
                        "files",
                        "speaker",
                        "way",
                        "fault",
                        "what",
                        "state",
                        "rule",
                        "who",
                        "conduct",
                        "competition",
                        "announcing",
                        "bonus",
                        "fate",
                        "act",
                        "step",
                        "leap",
                        "colour",
                        "family",
                        "held",
                        "key",
                        "keyboard",
                    ];
                    key.contains(&name.as_str())
                });
            }
            assert_eq!(here, there, "{}: {}", source.id, spec.id);
        }
    }
}

/// The keys that a help text names: function keys and single letters.
fn keys_in(voices: &Voices, voice: &Voice, spec: &'static Spec) -> Vec<String> {
    let sentence = Sentence::from(Phrase::new(spec, vec![]));
    let text = voices.sentence(voice, &sentence, FileNames::Anna, Script::Written);
    let words = text.split_whitespace();
    let words = words.map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    let key = |word: &&str| {
        // "A" is an English article and no key.
        let letter =
            word.chars().count() == 1 && *word != "A" && word.chars().all(char::is_uppercase);
        let number = word
            .strip_prefix('F')
            .and_then(|number| number.parse::<u8>().ok());
        letter || number.is_some()
    };
    words.filter(key).map(str::to_owned).collect()
}

#[test]
fn help_names_the_same_keys_in_every_language() {
    let voices = crate::common::voices();
    for spec in [&phrases::HELP_ARBITER, &phrases::HELP_CHOOSING] {
        let english = keys_in(&voices, voices.get("en").unwrap(), spec);
        assert!(!english.is_empty());
        for voice in voices.languages() {
            let here = keys_in(&voices, voice, spec);
            assert_eq!(here, english, "{}: {}", voice.id(), spec.id);
        }
    }
}

#[test]
fn help_names_the_letters_of_yes_and_no() {
    let voices = crate::common::voices();
    for voice in voices.languages() {
        let keys = keys_in(&voices, voice, &phrases::HELP_ANSWERING);
        let answer = |at: usize| {
            let letter = keys[at].to_lowercase().chars().next();
            letter.and_then(|letter| voice.answer_of(letter))
        };
        assert_eq!(
            (answer(0), answer(1)),
            (Some(true), Some(false)),
            "{}",
            voice.id()
        );
        assert_eq!(keys[2..], ["F2"], "{}", voice.id());
    }
}

/// All values that matter for an argument of this name.
fn values(name: &str) -> Vec<Arg> {
    let key = |keys: &[&'static str]| keys.iter().map(|&key| Arg::Key(key)).collect();
    let square = |name: &str| name.parse::<Square>().unwrap();
    match name {
        "piece" | "taken" => Kind::all().map(Arg::Kind).collect(),
        "side" | "opponent" | "winner" | "loser" => Side::BOTH.map(Arg::Side).to_vec(),
        "from" | "to" | "square" | "by" => ["a1", "e4", "h8"].map(square).map(Arg::Square).to_vec(),
        "squares" => vec![
            Arg::Squares(vec![square("d4")]),
            Arg::Squares(vec![square("a1"), square("f1"), square("h1")]),
        ],
        "file" => vec![Arg::File(2)],
        "rank" => vec![Arg::Rank(6)],
        "number" | "moves" | "count" | "times" | "percent" | "line" | "column" | "hours"
        | "minutes" | "seconds" => [0, 1, 2, 3, 5, 11, 21, 22, 100].map(Arg::Number).to_vec(),
        "result" => key(&["white", "black", "draw", "unknown"]),
        "form" => MoveForm::ALL
            .iter()
            .map(|form| Arg::Key(form.key()))
            .collect(),
        "files" => FileNames::ALL
            .iter()
            .map(|files| Arg::Key(files.key()))
            .collect(),
        "speaker" => key(&["system", "embedded"]),
        "way" => key(&["short", "long"]),
        "language" | "announcer" | "voice" => vec![
            Arg::Voice("fide-de".to_owned()),
            Arg::Voice("my-own".to_owned()),
        ],
        "article" => vec![
            Arg::Article("Art. 5.1.1 (FIDE 2023)"),
            Arg::Article("§ 17 (USSR 1956)"),
            Arg::Article("App. 1 to § 6 and § 17e, note (USSR 1956)"),
        ],
        "fault" => key(&[
            "not-found",
            "not-readable",
            "no-game",
            "illegal-move",
            "strange",
        ]),
        "what" => key(&[
            "no-device",
            "device-back",
            "voice-missing",
            "board",
            "strange",
        ]),
        "state" => key(&["on", "off"]),
        "rule" => key(&["flag", "own-piece-touched", "strange"]),
        "who" => key(&["both", "white", "black", "nobody"]),
        "conduct" => key(&["competition", "practice"]),
        "competition" => key(&["standard", "rapid-watched", "blitz"]),
        "announcing" => key(&["words", "read-out"]),
        "bonus" => key(&["increment", "delay", "bronstein"]),
        "at-file" => vec![Arg::File(2)],
        "at-rank" | "to-rank" => vec![Arg::Rank(6)],
        "fate" => key(&["made", "missed", "open"]),
        _ => vec![
            Arg::Text("Petrov".to_owned()),
            Arg::Text("e2-e9".to_owned()),
        ],
    }
}

/// Every list that takes one value of each argument.
fn combinations(spec: &Spec) -> Vec<Vec<Arg>> {
    let mut lists: Vec<Vec<Arg>> = vec![vec![]];
    for name in spec.args {
        // The file of a move and the file on a disk have the same name.
        let values = match (*name, spec.part) {
            ("file", Part::Interface) => values("text"),
            _ => values(name),
        };
        let longer = lists.iter().flat_map(|list| {
            let with = |value: &Arg| [list.as_slice(), std::slice::from_ref(value)].concat();
            values.iter().map(with).collect::<Vec<_>>()
        });
        lists = longer.collect();
    }
    lists
}

#[test]
fn every_phrase_becomes_a_clean_sentence() {
    let voices = crate::common::voices();
    let sources = sources();
    for source in &sources {
        let voice = voices.get(&source.id).unwrap();
        let all = phrases::all().chain(catalogue::phrases());
        for spec in all.filter(|spec| source.needs(spec)) {
            for args in combinations(spec) {
                let sentence = Sentence::from(Phrase::new(spec, args));
                for (files, script) in [
                    (FileNames::Anna, Script::Written),
                    (FileNames::Letters, Script::Spoken),
                    (FileNames::Nato, Script::Spoken),
                ] {
                    let text = voices.sentence(voice, &sentence, files, script);
                    let clean = !["{", "}", "  ", " ,", " .", "..", "_", "\n"]
                        .iter()
                        .any(|dirt| text.contains(dirt));
                    // A phrase that lacks a word falls back to its name.
                    let whole =
                        spec.args.is_empty() || text.to_lowercase() != format!("{}.", spec.id);
                    // A variation has a name in some languages only.
                    let is_said = text.len() > 1 || spec.id == "opening-variation";
                    assert!(
                        clean && whole && is_said,
                        "{}: {}: {text}",
                        source.id,
                        spec.id
                    );
                }
            }
        }
    }
}
