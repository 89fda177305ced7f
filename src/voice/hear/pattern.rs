//! The commands that voices have words for, and the ways in which they are said.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::names::Names;
use super::source::{Source, SourcePart};
use super::tokens::{Token, fold, fold_in_two_letters, tokens};
use crate::catalogue::{self, Row};

/// The settings that words can give, under the names that voices use.
const SCREEN: [&str; 29] = [
    "words-hall",
    "words-own",
    "language",
    "announcer",
    "form",
    "files",
    "speaker-system",
    "speaker-embedded",
    "output-own-voice",
    "output-screen-reader",
    "theme-dark",
    "theme-light",
    "theme-yellow",
    "verbosity-brief",
    "verbosity-normal",
    "verbosity-full",
    "detail-on",
    "detail-off",
    "hints-off",
    "level",
    "level-lowest",
    "level-highest",
    "rate",
    "rate-normal",
    "volume",
    "tape-flac",
    "tape-wav",
    "own-voice-on",
    "own-voice-off",
];

/// What an arbiter says, under the names that voices use.
const ARBITER: [&str; 22] = [
    "arbiter-in",
    "arbiter-out",
    "arbiter-warn",
    "arbiter-reprimand",
    "arbiter-gain",
    "arbiter-cut",
    "arbiter-lost",
    "arbiter-lost-both",
    "arbiter-fine",
    "arbiter-exclude",
    "arbiter-expel",
    "arbiter-pieces",
    "arbiter-board",
    "arbiter-colours",
    "arbiter-displaced",
    "arbiter-restored",
    "arbiter-back",
    "arbiter-illegal-position",
    "arbiter-tell",
    "arbiter-clocks-then",
    "arbiter-two-boards",
    "arbiter-assistant",
];

/// The terms that words can give, under the names that voices use.
const TERMS: [&str; 16] = [
    "term-read-out",
    "term-words",
    "term-repeats",
    "term-no-repeats",
    "term-two-boards",
    "term-one-board",
    "term-quickplay",
    "term-no-quickplay",
    "term-no-arbiter",
    "term-with-arbiter",
    "term-warnings",
    "term-no-warnings",
    "term-no-draws-before",
    "term-session",
    "term-late",
    "term-awaiting",
];

/// What is said of a side when its game is over, under the names that voices use.
const RESULTS: [&str; 4] = ["wins", "loses", "absent", "accepts"];

/// One way of giving a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    pub(super) command: Named,
    pub(super) parts: Arc<[PatternPart]>,
    /// The same without what is only polite.
    pub(super) plain: Arc<[PatternPart]>,
    /// As the voice has it.
    pub(super) source: Box<[SourcePart]>,
    /// Whether it is only taken for a question: "clock?" asks for the time, and "clock" presses it.
    pub(super) asks: bool,
}

/// What words stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// A row of the catalogue.
    Row(Arc<Row>),
    /// A setting, a term of an agreement, or what an arbiter says.
    Other(&'static str),
}

/// A part of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PatternPart {
    /// A word in each spelling that is taken for it.
    Word(Arc<[String]>),
    /// A number in figures.
    Figures(Arc<str>),
    /// A gap.
    Gap(Arc<str>),
}

impl PatternPart {
    pub(super) fn word(&self) -> Option<&str> {
        match self {
            Self::Word(spellings) => spellings.first().map(String::as_str),
            Self::Figures(figures) => Some(figures),
            Self::Gap(_) => None,
        }
    }

    /// The part as it is said; what fills a gap is no politeness.
    pub(super) fn token(&self) -> Token {
        let said = self.word().and_then(|word| tokens(word).into_iter().next());
        said.unwrap_or(Token::Strange)
    }
}

impl Pattern {
    /// What people say for each command of a voice.
    pub(super) fn commands(source: &Source) -> Vec<Self> {
        let rows = catalogue::rows().map(|row| (row.words(), Named::Row(Arc::new(row))));
        let others = SCREEN.iter().chain(&ARBITER);
        let others = others.map(|name| (format!("hear-command-{name}"), Named::Other(name)));
        Self::list(source, rows.chain(others))
    }

    /// The sentence of each row as the menu says it.
    pub(super) fn sentences(source: &Source) -> Vec<Self> {
        let rows = catalogue::rows();
        Self::list(
            source,
            rows.map(|row| (row.message().to_owned(), Named::Row(Arc::new(row)))),
        )
    }

    /// The terms on which players agree before a game. They are apart, because some of the same
    /// words are commands in a game.
    pub(super) fn terms(source: &Source) -> Vec<Self> {
        let names = TERMS.iter();
        Self::list(
            source,
            names.map(|name| (format!("hear-{name}"), Named::Other(name))),
        )
    }

    /// What is said of a side when its game is over.
    pub(super) fn results(source: &Source) -> Vec<Self> {
        let names = RESULTS.iter();
        Self::list(
            source,
            names.map(|name| (format!("hear-result-{name}"), Named::Other(name))),
        )
    }

    /// Takes words that are only polite out of the plain parts.
    pub(super) fn leave_out(&mut self, polite: &Names) {
        let said: Vec<Token> = self.parts.iter().map(PatternPart::token).collect();
        let mut plain = Vec::with_capacity(said.len());
        let mut at = 0;
        while let Some(part) = self.parts.get(at) {
            if let Some((_, length)) = polite.find(&said[at..]) {
                at += length;
            } else {
                plain.push(part.clone());
                at += 1;
            }
        }
        // "Moi les Blancs" wishes something, "Blancs" does not.
        let names_only = plain.iter().all(|part| matches!(part, PatternPart::Gap(_)));
        if plain.len() < said.len() && !names_only {
            self.plain = plain.into();
        }
    }

    fn list(source: &Source, named: impl Iterator<Item = (String, Named)>) -> Vec<Self> {
        let mut patterns = Vec::new();
        let mut known = Known::default();
        for (message, command) in named {
            for said in source.patterns(&message) {
                let parts = said.iter().flat_map(|part| known.parts(part));
                let parts: Arc<[PatternPart]> = parts.collect();
                if !parts.is_empty() {
                    let last = said.last();
                    patterns.push(Self {
                        command: command.clone(),
                        plain: Arc::clone(&parts),
                        parts,
                        asks: matches!(last, Some(SourcePart::Text(text)) if text.ends_with('?')),
                        source: said.into(),
                    });
                }
            }
        }
        patterns.shrink_to_fit();
        patterns
    }
}

/// The words and gaps of a list. Most of them stand in many patterns, and are kept once.
#[derive(Default)]
struct Known {
    words: BTreeMap<String, PatternPart>,
    gaps: BTreeMap<String, PatternPart>,
}

impl Known {
    fn parts(&mut self, part: &SourcePart) -> Vec<PatternPart> {
        let text = match part {
            SourcePart::Gap(name) => {
                let made = || PatternPart::Gap(name.as_str().into());
                let gap = self.gaps.entry(name.clone()).or_insert_with(made);
                return vec![gap.clone()];
            }
            SourcePart::Text(text) => text,
        };
        let word = |token: Token| match token {
            Token::Run(run) => {
                let word = run.text;
                let made = || {
                    let mut spellings =
                        vec![word.to_lowercase(), fold(&word), fold_in_two_letters(&word)];
                    spellings.dedup();
                    PatternPart::Word(spellings.into())
                };
                let part = self.words.entry(word.clone()).or_insert_with(made);
                Some(part.clone())
            }
            Token::Figures(figures) => Some(PatternPart::Figures(figures.into())),
            Token::Sign(_) | Token::Strange => None,
        };
        tokens(text).into_iter().filter_map(word).collect()
    }
}
