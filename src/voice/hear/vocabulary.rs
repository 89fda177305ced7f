//! The words of one voice and what they mean.

use std::collections::BTreeMap;
use std::sync::Arc;

use fluent_bundle::FluentResource;

use super::command::Pattern;
use super::said::Mark;
use super::source::{Part, Source};
use super::tokens::{Run, Token, fold, fold_in_two_letters, latin_alike, tokens};
use crate::board::{Kind, Side};
use crate::chess::Castling;
use crate::session::settings::FileNames;

/// The pieces in the order in which voices list their letters.
const LETTERED: [Kind; 5] = [
    Kind::King,
    Kind::Queen,
    Kind::Rook,
    Kind::Bishop,
    Kind::Knight,
];

/// The words of one voice.
#[derive(Clone, Debug, Default)]
pub(in crate::voice) struct Vocabulary {
    phrases: BTreeMap<String, Vec<Entry>>,
    /// The letters of the pieces, the longest first.
    letters: Vec<(String, Kind)>,
    /// The same letters where their names are files when written small.
    capitals: Vec<(String, Kind)>,
    files: Vec<(char, u8)>,
    pub(super) commands: Vec<Pattern>,
    /// Words that are only polite, or carry no meaning in a command.
    pub(super) polite: Names,
    pub(super) forms: Names,
    pub(super) file_sets: Names,
    /// What this voice calls the voices.
    pub(super) voices: Names,
}

/// Names with what they stand for.
#[derive(Clone, Debug, Default)]
pub(super) struct Names(Vec<(Vec<Token>, String)>);

impl Names {
    /// The names in the messages that begin so, each for the rest of its message's name.
    fn new(source: &Source, beginning: &str) -> Self {
        let keys = source.names(beginning).filter(|key| !key.contains('.'));
        let listed = |key: &str| {
            let names = source.list(&format!("{beginning}{key}"));
            let entry = |name: &str| (tokens(name), key.to_owned());
            names.map(entry).collect::<Vec<_>>()
        };
        Self(keys.flat_map(listed).collect())
    }

    pub(super) fn add(&mut self, name: &str, key: &str) {
        self.0.push((tokens(name), key.to_owned()));
    }

    pub(super) fn extend(&mut self, other: &Self) {
        self.0.extend(other.0.iter().cloned());
    }

    /// What the longest name stands for with which the tokens begin, and its length.
    pub(super) fn find(&self, said: &[Token]) -> Option<(&str, usize)> {
        let begins = |name: &[Token]| {
            let fits = name.len() <= said.len() && !name.is_empty();
            fits && name.iter().zip(said).all(|(name, said)| name.is_like(said))
        };
        let named = self.0.iter().filter(|(name, _)| begins(name));
        let (name, key) = named.max_by_key(|(name, _)| name.len())?;
        Some((key, name.len()))
    }
}

/// A phrase by its first word.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    rest: Vec<String>,
    mark: Mark,
}

impl Vocabulary {
    /// Reads the words of a voice.
    pub(in crate::voice) fn new(resources: &[Arc<FluentResource>]) -> Self {
        let source = Source::new(resources);
        let mut said = Vec::new();
        add_moves(&source, &mut said);
        add_lines(&source, &mut said);
        add_pieces(&source, &mut said);
        add_signs(&source, &mut said);
        for (name, mark) in SYNONYMS {
            said.extend(source.list(name).map(|text| (text.to_owned(), mark)));
        }
        let mut vocabulary = Self::default();
        vocabulary.add(&said);
        vocabulary.add_letters(&source);
        vocabulary.commands = Pattern::all(&source);
        vocabulary.polite = Names::new(&source, "hear-polite");
        vocabulary.forms = Names::new(&source, "hear-form-");
        vocabulary.file_sets = Names::new(&source, "hear-files-");
        vocabulary.voices = Names::new(&source, "language-");
        vocabulary
            .voices
            .extend(&Names::new(&source, "hear-language-"));
        vocabulary
    }

    /// Takes over the words of another voice of the same language that this one does not have.
    pub(super) fn borrow(&mut self, other: &Self) {
        for (first, entries) in &other.phrases {
            let own = self.phrases.entry(first.clone()).or_default();
            let has = |own: &[Entry], rest: &[String]| own.iter().any(|entry| entry.rest == rest);
            let missing = entries.iter().filter(|entry| !has(own, &entry.rest));
            let missing: Vec<Entry> = missing.cloned().collect();
            own.extend(missing);
        }
        for letter in &other.letters {
            if self.letters.iter().all(|own| own.0 != letter.0) {
                self.letters.push(letter.clone());
            }
        }
        for file in &other.files {
            if self.files.iter().all(|own| own.0 != file.0) {
                self.files.push(*file);
            }
        }
        if self.commands.is_empty() {
            self.commands.clone_from(&other.commands);
            self.polite.clone_from(&other.polite);
            self.forms.clone_from(&other.forms);
            self.file_sets.clone_from(&other.file_sets);
        }
    }

    /// What the words from here on mean: the marks of the longest phrase that fits, and how many
    /// tokens it takes.
    pub(super) fn look_up(&self, tokens: &[Token]) -> (Vec<Mark>, usize) {
        let Some(Token::Run(first)) = tokens.first() else {
            return (Vec::new(), 0);
        };
        let mut marks = Vec::new();
        let mut longest = 0;
        for form in &first.forms {
            for entry in self.phrases.get(form).into_iter().flatten() {
                let length = 1 + entry.rest.len();
                if length >= longest && follows(&entry.rest, &tokens[1..]) {
                    if length > longest {
                        marks.clear();
                        longest = length;
                    }
                    marks.push(entry.mark);
                }
            }
            if longest > 0 {
                break;
            }
        }
        (marks, longest)
    }

    /// The piece of which this is the letter, in exactly this spelling.
    pub(super) fn letter(&self, text: &str) -> Option<Kind> {
        let mut all = self.letters.iter().chain(&self.capitals);
        all.find(|(letter, _)| letter == text)
            .map(|(_, kind)| *kind)
    }

    /// The letters of the pieces, the longest first.
    pub(super) fn letters(&self) -> &[(String, Kind)] {
        &self.letters
    }

    /// The file that a letter means.
    pub(super) fn file(&self, letter: char) -> Option<u8> {
        let latin = latin_alike(letter).unwrap_or(letter).to_ascii_lowercase();
        match latin {
            'a'..='h' => Some(latin as u8 - b'a'),
            _ => self
                .files
                .iter()
                .find(|file| file.0 == letter)
                .map(|file| file.1),
        }
    }

    /// First all words as they are, then, where nothing else has these letters, without accents.
    fn add(&mut self, said: &[(String, Mark)]) {
        for (text, mark) in said {
            self.insert(&text.to_lowercase(), *mark, true);
        }
        for fold in [fold, fold_in_two_letters] {
            for (text, mark) in said {
                self.insert(&fold(text), *mark, false);
            }
        }
    }

    fn insert(&mut self, text: &str, mark: Mark, may_share: bool) {
        let words: Option<Vec<String>> = tokens(text)
            .into_iter()
            .map(|token| match token {
                Token::Run(run) => Some(run.text),
                _ => None,
            })
            .collect();
        let Some((first, rest)) = words.as_deref().and_then(<[String]>::split_first) else {
            return;
        };
        let entries = self.phrases.entry(first.clone()).or_default();
        let has = |entry: &Entry| entry.rest == rest && (!may_share || entry.mark == mark);
        if !entries.iter().any(has) {
            let rest = rest.to_vec();
            entries.push(Entry { rest, mark });
        }
    }

    fn add_letters(&mut self, source: &Source) {
        for (at, text) in source.texts("san-letters").enumerate() {
            for (letter, kind) in names(text).zip(LETTERED) {
                if at == 0 {
                    self.letters.push((letter.clone(), kind));
                }
                let name = tokens(&letter);
                let (marks, length) = self.look_up(&name);
                let is_file = length == name.len() && marks.iter().any(is_file);
                match is_file {
                    true => self.capitals.push((letter, kind)),
                    false if at > 0 => self.add(&[(letter, Mark::Letter(kind))]),
                    false => {}
                }
            }
        }
        self.letters
            .sort_by_key(|(letter, _)| std::cmp::Reverse(letter.len()));
        for list in source.texts("uci-letters") {
            for (letter, kind) in names(list).zip(&LETTERED[1..]) {
                // The bishop's letter is the name of a file, and is understood as that.
                if letter != "b" {
                    self.add(&[(letter, Mark::Engine(*kind))]);
                }
            }
        }
        for file in 0..8 {
            for name in source.list(&format!("hear-file-{}", char::from(b'a' + file))) {
                let mut chars = name.chars();
                if let (Some(letter), None) = (chars.next(), chars.next()) {
                    self.files.push((letter, file));
                }
            }
        }
    }
}

fn is_file(mark: &Mark) -> bool {
    matches!(mark, Mark::File(_))
}

fn follows(rest: &[String], tokens: &[Token]) -> bool {
    let fits = |(word, token): (&String, &Token)| matches!(token, Token::Run(run) if run.is(word));
    rest.len() <= tokens.len() && rest.iter().zip(tokens).all(fits)
}

/// The names of a list; an underscore stands for a space.
fn names(list: &str) -> impl Iterator<Item = String> {
    list.split_whitespace().map(|name| name.replace('_', " "))
}

/// The synonyms that a voice lists.
const SYNONYMS: [(&str, Mark); 23] = [
    ("hear-takes", Mark::Takes),
    ("hear-becomes", Mark::Becomes),
    ("hear-check", Mark::Check),
    ("hear-double-check", Mark::DoubleCheck),
    ("hear-mate", Mark::Mate),
    ("hear-en-passant", Mark::EnPassant),
    ("hear-castles", Mark::Castles),
    ("hear-castles-short", Mark::CastlesTo(Castling::Short)),
    ("hear-castles-long", Mark::CastlesTo(Castling::Long)),
    ("hear-short", Mark::Way(Castling::Short)),
    ("hear-long", Mark::Way(Castling::Long)),
    ("hear-from", Mark::From),
    ("hear-to", Mark::To),
    ("hear-white", Mark::Side(Side::White)),
    ("hear-black", Mark::Side(Side::Black)),
    ("hear-fillers", Mark::Filler),
    ("hear-nought", Mark::Nought),
    ("hear-king", Mark::Kind(Kind::King)),
    ("hear-queen", Mark::Kind(Kind::Queen)),
    ("hear-rook", Mark::Kind(Kind::Rook)),
    ("hear-bishop", Mark::Kind(Kind::Bishop)),
    ("hear-knight", Mark::Kind(Kind::Knight)),
    ("hear-pawn", Mark::Kind(Kind::Pawn)),
];

/// The words around the gaps in the announcements of moves.
fn add_moves(source: &Source, said: &mut Vec<(String, Mark)>) {
    let whole = [
        ("castling-short", Mark::CastlesTo(Castling::Short)),
        ("castling-long", Mark::CastlesTo(Castling::Long)),
        ("en-passant", Mark::EnPassant),
        ("check", Mark::Check),
        ("double-check", Mark::DoubleCheck),
        ("mate", Mark::Mate),
    ];
    for (name, mark) in whole {
        said.extend(source.texts(name).map(|text| (text.to_owned(), mark)));
    }
    let quiet = [
        "move-from-to",
        "move-to",
        "move-file-to",
        "move-rank-to",
        "pawn-to",
    ];
    let around = |names: &[&str]| {
        let forms = names.iter().flat_map(|name| source.forms(name)).flatten();
        let texts = forms.filter_map(|part| match part {
            Part::Text(text) => Some(text.trim_matches(|c: char| !c.is_alphabetic()).to_owned()),
            Part::Gap(_) => None,
        });
        texts.filter(|text| !text.is_empty()).collect::<Vec<_>>()
    };
    let fillers = around(&[&quiet[..], &["squares-from-to"]].concat());
    let captures = around(&[
        "capture-from-to",
        "capture-to",
        "capture-file-to",
        "capture-rank-to",
        "pawn-capture-to",
    ]);
    let takes = captures.into_iter().filter(|text| !fillers.contains(text));
    said.extend(takes.map(|text| (text, Mark::Takes)));
    said.extend(fillers.iter().map(|text| (text.clone(), Mark::Filler)));
    let becomes = around(&["promotion"]).into_iter();
    said.extend(becomes.map(|text| (text, Mark::Becomes)));
}

/// The names of files and ranks, of all sets.
fn add_lines(source: &Source, said: &mut Vec<(String, Mark)>) {
    let sets = FileNames::ALL.map(|set| format!("files-{}", set.key()));
    for list in sets.iter().flat_map(|set| source.texts(set)) {
        said.extend(names(list).zip((0..8).map(Mark::File)));
    }
    for list in source.texts("ranks") {
        said.extend(names(list).zip((0..8).map(Mark::Rank)));
    }
    for (index, file) in ('a'..='h').enumerate() {
        let index = u8::try_from(index).unwrap_or_default();
        let lists = [
            (format!("hear-file-{file}"), Mark::File(index)),
            (format!("hear-rank-{}", index + 1), Mark::Rank(index)),
            (format!("hear-ordinal-{}", index + 1), Mark::Ordinal(index)),
        ];
        said.push((file.to_string(), Mark::File(index)));
        for (name, mark) in lists {
            said.extend(source.list(&name).map(|text| (text.to_owned(), mark)));
        }
    }
}

/// The names of pieces and sides in all their forms of one word.
fn add_pieces(source: &Source, said: &mut Vec<(String, Mark)>) {
    for kind in Kind::CHESS {
        // Forms of several words are the piece with its article, which is a word of its own.
        let words = source.texts(kind.key()).filter(|text| !text.contains(' '));
        said.extend(words.map(|text| (text.to_owned(), Mark::Kind(kind))));
    }
    for side in Side::BOTH {
        let words = source.texts(side.key()).filter(|text| !text.contains(' '));
        said.extend(words.map(|text| (text.to_owned(), Mark::Side(side))));
    }
}

/// The words for the signs of notation.
fn add_signs(source: &Source, said: &mut Vec<(String, Mark)>) {
    let signs = [
        ("sign-capture", Mark::Takes),
        ("sign-check", Mark::Check),
        ("sign-mate", Mark::Mate),
        ("sign-promotion", Mark::Becomes),
        ("sign-hyphen", Mark::Filler),
        ("sign-castling", Mark::Nought),
    ];
    for (name, mark) in signs {
        let words = source.texts(name).filter(|text| *text != "x");
        said.extend(words.map(|text| (text.to_owned(), mark)));
    }
}

impl Run {
    /// Whether it is written with capital letters only.
    pub(super) fn is_capital(&self) -> bool {
        self.text.chars().all(char::is_uppercase)
    }
}
