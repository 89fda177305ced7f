//! Ways of giving a command by the words with which they begin, so that only those are compared that can be meant.

use std::collections::BTreeMap;

use super::pattern::{Pattern, PatternPart};
use super::tokens::Token;

/// Which parts of a pattern are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Compared {
    /// All of them.
    All,
    /// Those that are not only polite.
    Plain,
}

/// Ways of giving a command, in the order in which a voice lists them.
#[derive(Clone, Debug)]
pub(super) struct Patterns {
    all: Vec<Pattern>,
    by_first: [Beginnings; 2],
}

/// Where the patterns stand that begin in a certain way.
#[derive(Clone, Debug, Default)]
struct Beginnings {
    word: BTreeMap<String, Vec<Place>>,
    /// Those that begin with figures or a gap.
    other: Vec<Place>,
}

/// Where a pattern stands in its list, and how many words it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    at: usize,
    length: usize,
    /// Whether it has a gap, which more than one word may fill.
    has_gap: bool,
}

impl Place {
    /// Whether so many words may be those of the pattern.
    fn fits(self, said: usize) -> bool {
        self.length == said || self.has_gap && self.length < said
    }
}

impl Compared {
    /// The parts of a pattern that are compared.
    pub(super) fn of(self, pattern: &Pattern) -> &[PatternPart] {
        match self {
            Self::All => &pattern.parts,
            Self::Plain => &pattern.plain,
        }
    }
}

impl Patterns {
    pub(super) fn new(all: Vec<Pattern>) -> Self {
        let by_first = [Compared::All, Compared::Plain].map(|compared| {
            let mut beginnings = Beginnings::default();
            for (at, pattern) in all.iter().enumerate() {
                beginnings.add(at, compared.of(pattern));
            }
            beginnings
        });
        Self { all, by_first }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Pattern> {
        self.all.iter()
    }

    /// Those that may be what was said: the others begin with another word, or have more words or fewer.
    pub(super) fn that_may_be(&self, said: &[Token], compared: Compared) -> Vec<&Pattern> {
        let beginnings = &self.by_first[compared as usize];
        let spelt = match said.first() {
            Some(Token::Run(run)) => [run.forms.as_slice(), &run.alike],
            Some(Token::Figures(_) | Token::Sign(_) | Token::Strange) | None => [&[][..], &[]],
        };
        let by_word = spelt.into_iter().flatten();
        let by_word = by_word.filter_map(|form| beginnings.word.get(form));
        let all = by_word.chain([&beginnings.other]).flatten().copied();
        let mut found: Vec<Place> = all.filter(|place| place.fits(said.len())).collect();
        found.sort_unstable();
        found.dedup();
        found.into_iter().map(|place| &self.all[place.at]).collect()
    }
}

impl Beginnings {
    fn add(&mut self, at: usize, parts: &[PatternPart]) {
        let place = Place {
            at,
            length: parts.len(),
            has_gap: parts.iter().any(|part| matches!(part, PatternPart::Gap(_))),
        };
        match parts.first() {
            None => {}
            Some(PatternPart::Word(spellings)) => {
                for spelling in spellings.iter() {
                    self.word.entry(spelling.clone()).or_default().push(place);
                }
            }
            Some(PatternPart::Figures(_) | PatternPart::Gap(_)) => self.other.push(place),
        }
    }
}
