//! The voices: every file can be read, nothing is missing, nothing is left over, every word has its
//! forms.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use annabella::board::{Kind, Side, Square};
use annabella::narrate::cue::{Arg, Part, Phrase, Sentence};
use annabella::narrate::phrases::{self, ALL, Spec};
use annabella::session::settings::{FileNames, Form};
use annabella::voice::{Script, Voices};
use fluent_syntax::ast;

type Pattern = ast::Pattern<String>;

/// What a voice's files hold, as the parser of Fluent sees it.
struct Source {
    id: String,
    language: bool,
    /// The patterns of each message: its value under the empty name, and its attributes.
    messages: BTreeMap<String, BTreeMap<String, Pattern>>,
}

/// What a pattern asks for.
#[derive(Debug, Default, PartialEq)]
struct Uses {
    variables: BTreeSet<String>,
    /// The variables and the form of each call of WORD.
    words: Vec<(Vec<String>, String)>,
    /// The variants that are chosen by a variable.
    variants: BTreeMap<String, BTreeSet<String>>,
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices");
    let mut sources = Vec::new();
    for folder in fs::read_dir(root)
        .unwrap()
        .map(|entry| entry.unwrap().path())
    {
        if !folder.is_dir() {
            continue;
        }
        let id = folder.file_name().unwrap().to_string_lossy().into_owned();
        let mut messages = BTreeMap::new();
        for file in fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
        {
            let text = fs::read_to_string(&file).unwrap();
            let resource = fluent_syntax::parser::parse(text)
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
            for entry in resource.body {
                let message = match entry {
                    ast::Entry::Message(message) => message,
                    ast::Entry::Term(_) | ast::Entry::Junk { .. } => {
                        panic!("{}: {entry:?}", file.display())
                    }
                    _ => continue,
                };
                let value = message.value.map(|value| (String::new(), value));
                let attributes = message.attributes.into_iter();
                let attributes = attributes.map(|one| (one.id.name, one.value));
                let patterns = value.into_iter().chain(attributes).collect();
                let name = message.id.name;
                let twice = messages.insert(name.clone(), patterns);
                assert!(twice.is_none(), "{id}: {name} is there twice");
            }
        }
        let language = messages.contains_key(phrases::GREETING.id);
        sources.push(Source {
            id,
            language,
            messages,
        });
    }
    sources
}

impl Uses {
    fn of(pattern: &Pattern) -> Self {
        let mut uses = Self::default();
        uses.pattern(pattern);
        uses
    }

    fn pattern(&mut self, pattern: &Pattern) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<String>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    if let (
                        ast::InlineExpression::VariableReference { id },
                        ast::VariantKey::Identifier { name },
                    ) = (selector, &variant.key)
                    {
                        let keys = self.variants.entry(id.name.clone()).or_default();
                        keys.insert(name.clone());
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<String>) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            ast::InlineExpression::FunctionReference { id, arguments } => {
                assert_eq!(id.name, "WORD", "the only function");
                let mut variables = Vec::new();
                for argument in &arguments.positional {
                    self.inline(argument);
                    if let ast::InlineExpression::VariableReference { id } = argument {
                        variables.push(id.name.clone());
                    }
                }
                let mut form = String::new();
                for argument in &arguments.named {
                    assert_eq!(
                        argument.name.name, "form",
                        "the only named argument of WORD"
                    );
                    if let ast::InlineExpression::StringLiteral { value } = &argument.value {
                        form.clone_from(value);
                    }
                }
                self.words.push((variables, form));
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
            ast::InlineExpression::StringLiteral { .. } => {}
            other => panic!("nothing that a translator needs: {other:?}"),
        }
    }
}

impl Source {
    fn needs(&self, spec: &Spec) -> bool {
        self.language || spec.part == Part::Announcement
    }

    fn phrases(&self) -> impl Iterator<Item = (&'static Spec, &str, &Pattern)> {
        let needed = ALL.iter().copied().filter(|spec| self.needs(spec));
        needed.flat_map(|spec| {
            let patterns = self.messages.get(spec.id);
            let patterns = patterns.unwrap_or_else(|| panic!("{} lacks {}", self.id, spec.id));
            assert!(
                patterns.contains_key(""),
                "{}: {} is empty",
                self.id,
                spec.id
            );
            let name = move |(name, pattern)| (spec, String::as_str(name), pattern);
            patterns.iter().map(name)
        })
    }
}

/// The keys that a variable of WORD can have.
fn keys(variable: &str) -> Vec<&'static str> {
    match variable {
        "piece" | "taken" => Kind::CHESS.map(Kind::key).to_vec(),
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
    let voices = Voices::embedded();
    let embedded: BTreeSet<&str> = voices.all().map(|voice| voice.id()).collect();
    let sources = sources();
    assert_eq!(
        embedded,
        sources.iter().map(|source| source.id.as_str()).collect()
    );
    for source in &sources {
        let part = voices.get(&source.id).unwrap().part();
        assert_eq!(part == Part::Interface, source.language, "{}", source.id);
    }
    let languages: Vec<&str> = voices.languages().map(|voice| voice.id()).collect();
    assert_eq!(languages, ["de", "en", "es", "fr", "ru"]);
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
        let mut known: BTreeSet<String> = ALL
            .iter()
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
            let words =
                "files-letters files-nato list-and article-word section-word laws-fide laws-ussr";
            known.extend(words.split_whitespace().map(str::to_owned));
            known.extend(ids.iter().map(|id| format!("language-{id}")));
        }
        let there: BTreeSet<String> = source.messages.keys().cloned().collect();
        assert_eq!(there, known, "{}", source.id);
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
                    let key = ["result", "form", "files", "speaker", "way", "fault", "what"];
                    key.contains(&name.as_str())
                });
            }
            assert_eq!(here, there, "{}: {}", source.id, spec.id);
        }
    }
}

#[test]
fn help_names_the_same_keys_in_every_language() {
    let key = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let letter = word.len() == 1 && word.chars().all(|c| c.is_ascii_uppercase());
        let function = word
            .strip_prefix('F')
            .is_some_and(|number| number.parse::<u8>().is_ok());
        (letter || function).then(|| word.to_owned())
    };
    let voices = Voices::embedded();
    for spec in [
        &phrases::HELP_PLAYING,
        &phrases::HELP_LISTENING,
        &phrases::HELP_ANSWERING,
    ] {
        let keys = |id: &str| -> Vec<String> {
            let sentence = Sentence::from(Phrase::new(spec, vec![]));
            let voice = voices.get(id).unwrap();
            let text = voices.sentence(voice, &sentence, FileNames::Anna, Script::Written);
            text.split_whitespace().filter_map(key).collect()
        };
        assert!(!keys("en").is_empty());
        for voice in voices.languages() {
            assert_eq!(keys(voice.id()), keys("en"), "{}: {}", voice.id(), spec.id);
        }
    }
}

/// All values that matter for an argument of this name.
fn values(name: &str) -> Vec<Arg> {
    let key = |keys: &[&'static str]| keys.iter().map(|&key| Arg::Key(key)).collect();
    let square = |name: &str| name.parse::<Square>().unwrap();
    match name {
        "piece" | "taken" => Kind::CHESS.map(Arg::Kind).to_vec(),
        "side" | "opponent" | "winner" | "loser" => Side::BOTH.map(Arg::Side).to_vec(),
        "from" | "to" | "square" | "by" => ["a1", "e4", "h8"].map(square).map(Arg::Square).to_vec(),
        "squares" => vec![
            Arg::Squares(vec![square("d4")]),
            Arg::Squares(vec![square("a1"), square("f1"), square("h1")]),
        ],
        "file" => vec![Arg::File(2)],
        "rank" => vec![Arg::Rank(6)],
        "number" | "moves" | "count" | "times" | "percent" | "line" | "column" => {
            [0, 1, 2, 3, 5, 11, 21, 22, 100].map(Arg::Number).to_vec()
        }
        "result" => key(&["white", "black", "draw", "unknown"]),
        "form" => Form::ALL.map(|form| Arg::Key(form.key())).to_vec(),
        "files" => FileNames::ALL.map(|files| Arg::Key(files.key())).to_vec(),
        "speaker" => key(&["system", "embedded"]),
        "way" => key(&["short", "long"]),
        "language" | "announcer" | "voice" => vec![
            Arg::Voice("fide-de".to_owned()),
            Arg::Voice("my-own".to_owned()),
        ],
        "article" => vec![
            Arg::Article("Art. 5.1.1 (FIDE 2023)"),
            Arg::Article("§ 17 (USSR 1956)"),
        ],
        "fault" => key(&[
            "not-found",
            "not-readable",
            "no-game",
            "illegal-move",
            "strange",
        ]),
        "what" => key(&["no-device", "device-back", "voice-missing", "strange"]),
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
    let voices = Voices::embedded();
    let sources = sources();
    for source in &sources {
        let voice = voices.get(&source.id).unwrap();
        for spec in ALL.iter().copied().filter(|spec| source.needs(spec)) {
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
                    assert!(
                        clean && whole && text.len() > 1,
                        "{}: {}: {text}",
                        source.id,
                        spec.id
                    );
                }
            }
        }
    }
}
