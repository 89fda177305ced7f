//! Names of choices: voices, forms of a move, names of the files.

use super::source::Source;
use super::tokens::{Token, tokens};

/// Names with what they stand for.
#[derive(Clone, Debug, Default)]
pub(in crate::voice) struct Names(Vec<(Vec<Token>, String)>);

impl Names {
    /// The names in the messages that begin so, each for the rest of its message's name.
    pub(super) fn new(source: &Source, beginning: &str) -> Self {
        let keys = source.names(beginning).filter(|key| !key.contains('.'));
        let listed = |key: &str| {
            let names = source.list(&format!("{beginning}{key}"));
            let entry = |name: &str| (tokens(name), key.to_owned());
            names.map(entry).collect::<Vec<_>>()
        };
        Self(keys.flat_map(listed).collect())
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn add(&mut self, name: &str, key: &str) {
        self.0.push((tokens(name), key.to_owned()));
    }

    pub(super) fn extend(&mut self, other: &Self) {
        self.0.extend(other.0.iter().cloned());
    }

    /// The words with which names begin, in each of their forms.
    pub(super) fn first_words(&self) -> impl Iterator<Item = &str> {
        let firsts = self.0.iter().filter_map(|(name, _)| name.first());
        firsts.flat_map(|first| match first {
            Token::Run(run) => run.forms.iter().map(String::as_str),
            Token::Figures(_) | Token::Sign(_) | Token::Strange => [].iter().map(String::as_str),
        })
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

    /// Which of these keys the tokens name, all of them together.
    pub(super) fn one_of<'a>(&self, said: &[Token], keys: &[&'a str]) -> Option<&'a str> {
        let is_named = |name: &[Token]| {
            name.len() == said.len() && name.iter().zip(said).all(|(name, said)| name.is_like(said))
        };
        let mut named = self.0.iter().filter(|(name, _)| is_named(name));
        named.find_map(|(_, key)| keys.iter().copied().find(|one| one == key))
    }

    /// How many tokens the longest name has with which the tokens end.
    pub(super) fn find_at_end(&self, said: &[Token]) -> Option<usize> {
        let ends = |name: &[Token]| {
            let start = said.len().checked_sub(name.len());
            let end = start.map_or(&[][..], |start| &said[start..]);
            !end.is_empty() && name.iter().zip(end).all(|(name, said)| name.is_like(said))
        };
        let lengths = self.0.iter().filter(|(name, _)| ends(name));
        lengths.map(|(name, _)| name.len()).max()
    }
}
