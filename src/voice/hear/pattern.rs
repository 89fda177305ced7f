//! The commands that voices have words for, and the ways in which they are said.

use super::names::Names;
use super::source::{Source, SourcePart};
use super::tokens::{Token, fold, fold_in_two_letters, tokens};
use crate::catalogue::{self, Row};

/// The settings that words can give, under the names that voices use.
const SCREEN: [&str; 25] = [
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
    "level",
    "level-lowest",
    "level-highest",
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

/// One way of giving a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    pub(super) command: Named,
    pub(super) parts: Vec<PatternPart>,
    /// The same without what is only polite.
    pub(super) plain: Vec<PatternPart>,
    /// As the voice has it.
    pub(super) source: Vec<SourcePart>,
    /// Whether it is only taken for a question: "clock?" asks for the time, and "clock" presses it.
    pub(super) asks: bool,
}

/// What words stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// A row of the catalogue.
    Row(Row),
    /// A setting, a term of an agreement, or what an arbiter says.
    Other(&'static str),
}

/// A part of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PatternPart {
    /// A word in each spelling that is taken for it.
    Word(Vec<String>),
    /// A number in figures.
    Figures(String),
    /// A gap.
    Gap(String),
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
        let rows = catalogue::rows().map(|row| (row.words(), Named::Row(row)));
        let others = SCREEN.iter().chain(&ARBITER);
        let others = others.map(|name| (format!("hear-command-{name}"), Named::Other(name)));
        Self::list(source, rows.chain(others))
    }

    /// The sentence of each row as the menu says it.
    pub(super) fn sentences(source: &Source) -> Vec<Self> {
        let rows = catalogue::rows();
        Self::list(
            source,
            rows.map(|row| (row.message().to_owned(), Named::Row(row))),
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

    /// The parts without words that are only polite.
    pub(super) fn without(&self, polite: &Names) -> Vec<PatternPart> {
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
        plain
    }

    fn list(source: &Source, named: impl Iterator<Item = (String, Named)>) -> Vec<Self> {
        let mut patterns = Vec::new();
        for (message, command) in named {
            for said in source.patterns(&message) {
                let parts: Vec<PatternPart> = said.iter().flat_map(pattern_parts).collect();
                if !parts.is_empty() {
                    let last = said.last();
                    patterns.push(Self {
                        command,
                        plain: parts.clone(),
                        parts,
                        asks: matches!(last, Some(SourcePart::Text(text)) if text.ends_with('?')),
                        source: said,
                    });
                }
            }
        }
        patterns
    }
}

fn pattern_parts(part: &SourcePart) -> Vec<PatternPart> {
    let text = match part {
        SourcePart::Gap(name) => return vec![PatternPart::Gap(name.clone())],
        SourcePart::Text(text) => text,
    };
    let word = |token: Token| match token {
        Token::Run(run) => {
            let word = run.text;
            let mut spellings = vec![word.to_lowercase(), fold(&word), fold_in_two_letters(&word)];
            spellings.dedup();
            Some(PatternPart::Word(spellings))
        }
        Token::Figures(figures) => Some(PatternPart::Figures(figures)),
        Token::Sign(_) | Token::Strange => None,
    };
    tokens(text).into_iter().filter_map(word).collect()
}
