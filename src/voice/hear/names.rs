//! Names of choices: voices, forms of a move, names of the files.

use std::collections::HashMap;

use super::source::Source;
use super::tokens::{Token, tokens};

/// No name that is sought by its key has more words.
const LONGEST: usize = 6;

/// Names with what they stand for.
#[derive(Clone, Debug, Default)]
pub(in crate::voice) struct Names {
    all: Vec<(Vec<Token>, String)>,
    /// Where those stand that begin with a word, in each of its forms.
    by_first: HashMap<String, Vec<usize>>,
    /// Those that begin with anything else.
    other: Vec<usize>,
}

impl Names {
    /// The names in the messages that begin so, each for the rest of its message's name.
    pub(super) fn new(source: &Source, beginning: &str) -> Self {
        let keys = source.names(beginning).filter(|key| !key.contains('.'));
        let mut names = Self::default();
        for key in keys {
            for name in source.list(&format!("{beginning}{key}")) {
                names.add(name, key);
            }
        }
        names
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn add(&mut self, name: &str, key: &str) {
        self.push(tokens(name), key.to_owned());
    }

    pub(super) fn extend(&mut self, other: &Self) {
        for (name, key) in &other.all {
            self.push(name.clone(), key.clone());
        }
    }

    /// What is left of a line without these names, wherever they stand.
    pub(super) fn left_of(&self, said: &[Token]) -> Vec<Token> {
        let (mut left, mut rest) = (Vec::with_capacity(said.len()), said);
        while let Some((first, others)) = rest.split_first() {
            if let Some((_, length)) = self.find(rest) {
                rest = &rest[length..];
            } else {
                left.push(first.clone());
                rest = others;
            }
        }
        left
    }

    fn push(&mut self, name: Vec<Token>, key: String) {
        let at = self.all.len();
        if let Some(Token::Run(run)) = name.first() {
            for form in &run.forms {
                self.by_first.entry(form.clone()).or_default().push(at);
            }
        } else {
            self.other.push(at);
        }
        self.all.push((name, key));
    }

    /// Whether the tokens begin with a name in its own spelling, its accents included.
    pub(super) fn has_exactly(&self, said: &[Token]) -> bool {
        let is_same = |(name, said): (&Token, &Token)| match (name, said) {
            (Token::Run(name), Token::Run(said)) => name.forms.first() == said.forms.first(),
            (name, said) => name == said,
        };
        let begins = |name: &[Token]| {
            let fits = name.len() <= said.len() && !name.is_empty();
            fits && name.iter().zip(said).all(is_same)
        };
        self.all.iter().any(|(name, _)| begins(name))
    }

    /// What the longest name stands for with which the tokens begin, and its length.
    pub(super) fn find(&self, said: &[Token]) -> Option<(&str, usize)> {
        let spelt = match said.first()? {
            Token::Run(run) => [run.forms.as_slice(), &run.alike],
            Token::Figures(_) | Token::Sign(_) | Token::Strange => [&[][..], &[]],
        };
        let by_first = spelt.into_iter().flatten();
        let by_first = by_first
            .filter_map(|form| self.by_first.get(form))
            .flatten();
        let begins = |name: &[Token]| {
            let fits = name.len() <= said.len() && !name.is_empty();
            fits && name.iter().zip(said).all(|(name, said)| name.is_like(said))
        };
        let named = by_first.chain(&self.other).filter_map(|at| {
            let (name, key) = &self.all[*at];
            begins(name).then_some((name.len(), *at, key))
        });
        // Of several that are equally long the last one.
        let (length, _, key) = named.max_by_key(|(length, at, _)| (*length, *at))?;
        Some((key, length))
    }

    /// Which of these keys the tokens name, all of them together.
    pub(super) fn one_of<'a>(&self, said: &[Token], keys: &[&'a str]) -> Option<&'a str> {
        let is_named = |name: &[Token]| {
            name.len() == said.len() && name.iter().zip(said).all(|(name, said)| name.is_like(said))
        };
        let mut named = self.all.iter().filter(|(name, _)| is_named(name));
        named.find_map(|(_, key)| keys.iter().copied().find(|one| one == key))
    }

    /// The longest name of some keys with which the tokens begin, and its length.
    pub(super) fn longest_of<'a>(
        &self,
        said: &[Token],
        keys: &[&'a str],
    ) -> Option<(&'a str, usize)> {
        let mut lengths = (1..=said.len().min(LONGEST)).rev();
        lengths.find_map(|length| Some((self.one_of(&said[..length], keys)?, length)))
    }

    /// How many tokens the longest name has with which the tokens end.
    pub(super) fn find_at_end(&self, said: &[Token]) -> Option<usize> {
        let ends = |name: &[Token]| {
            let start = said.len().checked_sub(name.len());
            let end = start.map_or(&[][..], |start| &said[start..]);
            !end.is_empty() && name.iter().zip(end).all(|(name, said)| name.is_like(said))
        };
        let lengths = self.all.iter().filter(|(name, _)| ends(name));
        lengths.map(|(name, _)| name.len()).max()
    }
}
