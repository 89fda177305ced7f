//! Commands in words: patterns that a voice lists, with gaps for squares, pieces and the like.

use super::Ears;
use super::arbiter;
use super::filling::Filling;
use super::screen;
use super::source::{Part, Source};
use super::terms;
use super::tokens::{Token, fold, fold_in_two_letters, tokens};
use super::vocabulary::Vocabulary;
use crate::catalogue::{self, Does, Row};
use crate::protocol::ask::Ask;

/// One way of giving a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    command: Named,
    parts: Vec<PatternPart>,
}

/// What words stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Named {
    /// A row of the catalogue.
    Row(Row),
    /// A setting, a term of an agreement, or what an arbiter says.
    Other(&'static str),
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum PatternPart {
    /// A word in each spelling that is taken for it.
    Word(Vec<String>),
    /// A gap.
    Gap(String),
}

impl Pattern {
    /// All commands of a voice.
    pub(super) fn commands(source: &Source) -> Vec<Self> {
        let rows = catalogue::rows().map(|row| (row.words(), Named::Row(row)));
        let others = screen::COMMANDS.iter().chain(&arbiter::COMMANDS);
        let others = others.map(|name| (format!("hear-command-{name}"), Named::Other(name)));
        Self::list(source, rows.chain(others))
    }

    /// The terms on which players agree before a game. They are apart, because some of the same
    /// words are commands in a game.
    pub(super) fn terms(source: &Source) -> Vec<Self> {
        let names = terms::COMMANDS.iter();
        Self::list(
            source,
            names.map(|name| (format!("hear-{name}"), Named::Other(name))),
        )
    }

    fn list(source: &Source, named: impl Iterator<Item = (String, Named)>) -> Vec<Self> {
        let mut patterns = Vec::new();
        for (message, command) in named {
            for parts in source.patterns(&message) {
                let parts: Vec<PatternPart> = parts.iter().flat_map(pattern_parts).collect();
                if !parts.is_empty() {
                    patterns.push(Self { command, parts });
                }
            }
        }
        patterns
    }

    /// What fills the gaps of this pattern, if the tokens are such words.
    fn read(&self, tokens: &[Token], vocabulary: &Vocabulary, ears: &Ears) -> Option<Filling> {
        let mut filling = Filling::default();
        let mut rest = tokens;
        for part in &self.parts {
            let taken = match part {
                PatternPart::Word(spellings) => {
                    let Some(Token::Run(run)) = rest.first() else {
                        return None;
                    };
                    spellings.iter().any(|word| run.is(word)).then_some(1)
                }
                PatternPart::Gap(name) => filling.fill(name, rest, vocabulary, ears),
            };
            rest = &rest[taken?..];
        }
        rest.is_empty().then_some(filling)
    }
}

fn pattern_parts(part: &Part) -> Vec<PatternPart> {
    let text = match part {
        Part::Gap(name) => return vec![PatternPart::Gap(name.clone())],
        Part::Text(text) => text,
    };
    let word = |token: Token| match token {
        Token::Run(run) => {
            let word = run.text;
            let mut spellings = vec![word.to_lowercase(), fold(&word), fold_in_two_letters(&word)];
            spellings.dedup();
            Some(PatternPart::Word(spellings))
        }
        _ => None,
    };
    tokens(text).into_iter().filter_map(word).collect()
}

/// The command that the tokens give in the words of one voice.
pub(super) fn read(tokens: &[Token], vocabulary: &Vocabulary, ears: &Ears) -> Option<Ask> {
    one_of(&vocabulary.commands, tokens, vocabulary, ears)
}

/// The term of an agreement that the tokens give in the words of one voice.
pub(super) fn term(tokens: &[Token], vocabulary: &Vocabulary, ears: &Ears) -> Option<Ask> {
    one_of(&vocabulary.terms, tokens, vocabulary, ears)
}

fn one_of(
    patterns: &[Pattern],
    tokens: &[Token],
    vocabulary: &Vocabulary,
    ears: &Ears,
) -> Option<Ask> {
    let said = without_politeness(tokens, vocabulary);
    let mut patterns = patterns.iter();
    patterns.find_map(|pattern| {
        let filling = pattern.read(&said, vocabulary, ears)?;
        match pattern.command {
            Named::Row(row) => row.ask(&filling.of_row),
            Named::Other(name) => screen::command(name, &filling)
                .or_else(|| terms::command(name, &filling.of_row))
                .or_else(|| arbiter::command(name, filling.of_row.side, filling.of_row.number)),
        }
    })
}

/// The row for the hands that the tokens stand for in the words of one voice.
pub(super) fn action(tokens: &[Token], vocabulary: &Vocabulary, ears: &Ears) -> Option<Row> {
    let said = without_politeness(tokens, vocabulary);
    vocabulary
        .commands
        .iter()
        .find_map(|pattern| match pattern.command {
            Named::Row(row) if matches!(row.does, Does::Hands(_) | Does::Prefix) => {
                pattern.read(&said, vocabulary, ears).map(|_| row)
            }
            Named::Row(_) | Named::Other(_) => None,
        })
}

/// What was said without what is only polite.
pub(super) fn without_politeness(tokens: &[Token], vocabulary: &Vocabulary) -> Vec<Token> {
    let mut said = Vec::with_capacity(tokens.len());
    let mut rest = tokens;
    while let Some((first, others)) = rest.split_first() {
        if let Some((_, length)) = vocabulary.polite.find(rest) {
            rest = &rest[length..];
        } else {
            said.push(first.clone());
            rest = others;
        }
    }
    said
}
