//! How much the words of commands tell: a word that few commands use tells much, one that all use nearly nothing.

use std::collections::{BTreeMap, BTreeSet};

use super::pattern::{Named, Pattern, PatternPart};
use super::slips::slips;
use super::tokens::{Run, Token, fold};

/// How much a word counts that was said with another ending than the one of the list, in percent.
const OTHER_ENDING: u32 = 90;
/// The same for another word that means the same.
pub(super) const SAME_MEANING: u32 = 93;
/// A word that tells little counts a part of what its rarity says.
pub(super) const LIGHT: u32 = 4;
/// The same with a slip.
pub(super) const WITH_SLIP: u32 = 70;
/// The same for a word that ends with the other: "Programmeinstellungen" are "Einstellungen".
pub(super) const COMPOUND: u32 = 75;
/// Words are alike if so many letters begin them, and if these are most of both.
const STEM: usize = 4;
/// No ending is longer.
const LONGEST_ENDING: usize = 3;
/// A part of a compound has so many letters at least, and so has the rest.
const PART: usize = 5;
const REST: usize = 3;

/// The words of all commands of a voice, each with what it tells.
#[derive(Clone, Debug)]
pub(super) struct Weighed {
    /// In order; a gap is a word, too.
    words: Vec<String>,
    weights: Vec<u32>,
    light: Vec<bool>,
    /// Words that mean the same, and which of the words of commands are among them.
    alike: Vec<(Vec<String>, Vec<usize>)>,
    /// The ways of giving commands, in the order of their patterns.
    pub(super) ways: Vec<Phrasing>,
    /// The words of each command.
    commands: Vec<BTreeSet<usize>>,
}

/// A way of giving a command.
#[derive(Clone, Debug)]
pub(super) struct Phrasing {
    /// Its words and gaps, and whether each is soft: politeness, or what begins or ends requests of any kind.
    pub(super) words: Vec<(usize, bool)>,
    /// Whether it denies something: "don't warn me".
    pub(super) denies: bool,
    /// Whether it is a question: "did I win".
    pub(super) asks: bool,
    /// Which command that is.
    pub(super) command: usize,
}

/// The command that is given, its words, which of them are soft, and whether they deny and ask.
type SaidWay = (Named, Vec<String>, Vec<bool>, [bool; 2]);

impl Weighed {
    /// Weighs the words of patterns. `soft` says which of them belong to requests of any kind, `moods` whether they
    /// deny something and whether they ask, `is_light` which tell little, and `classes` which mean the same.
    pub(super) fn new<'a>(
        patterns: impl Iterator<Item = &'a Pattern>,
        soft: impl Fn(&[Token]) -> Vec<bool>,
        moods: impl Fn(&[Token]) -> [bool; 2],
        is_light: impl Fn(&Token) -> bool,
        classes: &[Vec<String>],
    ) -> Self {
        let mut light: BTreeSet<String> = BTreeSet::new();
        let said: Vec<SaidWay> = patterns
            .map(|pattern| {
                let parts = &pattern.parts;
                let tokens: Vec<Token> = parts.iter().map(PatternPart::token).collect();
                let all = parts.iter().zip(&tokens);
                let of_little = all.filter(|(_, token)| is_light(token));
                light.extend(of_little.map(|(part, _)| key(part)));
                let (soft, moods) = (soft(&tokens), moods(&tokens));
                let parts = parts.iter().map(key).collect();
                (pattern.command.clone(), parts, soft, moods)
            })
            .collect();
        let words: BTreeSet<&String> = said.iter().flat_map(|(_, parts, ..)| parts).collect();
        let words: Vec<String> = words.into_iter().cloned().collect();
        let mut named: Vec<Named> = Vec::new();
        let mut commands: Vec<BTreeSet<usize>> = Vec::new();
        let mut ways = Vec::with_capacity(said.len());
        for (command, parts, soft, [denies, asks]) in &said {
            let at = named.iter().position(|other| other == command);
            let at = at.unwrap_or_else(|| {
                named.push(command.clone());
                commands.push(BTreeSet::new());
                named.len() - 1
            });
            let parts = parts.iter().filter_map(|part| found(&words, part));
            let parts: Vec<(usize, bool)> = parts.zip(soft.iter().copied()).collect();
            commands[at].extend(parts.iter().map(|(word, _)| word));
            ways.push(Phrasing {
                words: parts,
                denies: *denies,
                asks: *asks,
                command: at,
            });
        }
        let mut spread: BTreeMap<usize, u32> = BTreeMap::new();
        for word in commands.iter().flatten() {
            *spread.entry(*word).or_default() += 1;
        }
        let all = u32::try_from(commands.len()).unwrap_or(u32::MAX);
        let light: Vec<bool> = words.iter().map(|word| light.contains(word)).collect();
        let weights = (0..words.len()).map(|word| {
            let weight = weight(all, spread.get(&word).copied());
            if light[word] { weight / LIGHT } else { weight }
        });
        let among = |class: &Vec<String>| {
            let own = class.iter().filter_map(|word| found(&words, word));
            (class.clone(), own.collect())
        };
        Self {
            weights: weights.collect(),
            alike: classes.iter().map(among).collect(),
            light,
            words,
            ways,
            commands,
        }
    }

    pub(super) fn weight(&self, word: usize) -> u32 {
        self.weights[word]
    }

    /// Whether a word tells little.
    pub(super) fn is_light(&self, word: usize) -> bool {
        self.light[word]
    }

    /// Whether a command is given with a word in any of its ways.
    pub(super) fn uses(&self, command: usize, word: usize) -> bool {
        self.commands[command].contains(&word)
    }

    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// What a word tells that no command uses.
    pub(super) fn unknown(&self) -> u32 {
        self.weights.iter().max().map_or(0, |most| most * 4 / 5)
    }

    pub(super) fn is_gap(&self, word: usize) -> bool {
        self.words[word].starts_with('{')
    }

    /// The gap with a name, if any command has it.
    pub(super) fn gap(&self, name: &str) -> Option<usize> {
        found(&self.words, &gap(name))
    }

    /// The names of all gaps.
    pub(super) fn gaps(&self) -> impl Iterator<Item = &str> {
        let gaps = self.words.iter().filter_map(|word| word.strip_prefix('{'));
        gaps.map(|gap| gap.trim_end_matches('}'))
    }

    /// The number in figures, as a word.
    pub(super) fn figures(&self, figures: &str) -> Option<usize> {
        found(&self.words, figures)
    }

    /// The words that a word may be, each with how much it counts as that in percent.
    pub(super) fn alike(&self, run: &Run) -> Vec<(usize, u32)> {
        let mut alike = Vec::new();
        for said in run.forms.last().into_iter().chain(&run.alike) {
            let begin: String = said.chars().take(3).collect();
            let first = self.words.partition_point(|word| *word < begin);
            let near = self.words[first..].iter().enumerate();
            for (at, word) in near.take_while(|(_, word)| word.starts_with(&begin)) {
                if word == said {
                    alike.push((first + at, 100));
                } else if has_other_ending(said, word) {
                    alike.push((first + at, OTHER_ENDING));
                }
            }
        }
        if let Some(said) = run.forms.last() {
            let classes = self.alike.iter();
            let of_it = classes.filter(|(class, _)| class.contains(said));
            for word in of_it.flat_map(|(_, words)| words) {
                if alike.iter().all(|(other, _)| other != word) {
                    alike.push((*word, SAME_MEANING));
                }
            }
        }
        if alike.is_empty()
            && let Some(said) = run.forms.last()
        {
            let words = self.words.iter().enumerate();
            let near = words.filter(|(_, word)| slips(said, word).is_some());
            alike.extend(near.map(|(at, _)| (at, WITH_SLIP)));
        }
        if alike.is_empty()
            && let Some(said) = run.forms.last()
        {
            let words = self.words.iter().enumerate();
            let parts = words.filter(|(_, word)| is_part(word, said));
            let longest = parts.max_by_key(|(_, word)| word.len());
            alike.extend(longest.map(|(at, _)| (at, COMPOUND)));
        }
        alike
    }
}

/// Under which name a part is weighed.
fn key(part: &PatternPart) -> String {
    match part {
        PatternPart::Word(spellings) => spellings
            .first()
            .map_or_else(String::new, |word| fold(word)),
        PatternPart::Figures(figures) => figures.to_string(),
        PatternPart::Gap(name) => gap(name),
    }
}

fn gap(name: &str) -> String {
    format!("{{{name}}}")
}

fn found(words: &[String], word: &str) -> Option<usize> {
    words
        .binary_search_by(|other| other.as_str().cmp(word))
        .ok()
}

/// The logarithm of how few commands use a word, in eighths.
fn weight(all: u32, using: Option<u32>) -> u32 {
    let using = u128::from(using.unwrap_or(1));
    let share = (u128::from(all) + using).pow(8) / using.pow(8);
    share.max(1).ilog2()
}

/// Whether words differ only in their endings.
fn has_other_ending(one: &str, other: &str) -> bool {
    let common = one
        .chars()
        .zip(other.chars())
        .take_while(|(one, other)| one == other);
    let common = common.count();
    let lengths = [one, other].map(|word| word.chars().count());
    let [shorter, longer] = [lengths[0].min(lengths[1]), lengths[0].max(lengths[1])];
    let is_stem = common >= STEM && longer - common <= LONGEST_ENDING && common * 10 >= longer * 6;
    let is_longer = common >= STEM - 1 && common == shorter && longer - common < LONGEST_ENDING;
    is_stem || is_longer
}

/// Whether a word ends with another one, as compounds do.
fn is_part(part: &str, word: &str) -> bool {
    let lengths = [part, word].map(|word| word.chars().count());
    lengths[0] >= PART && lengths[0] + REST <= lengths[1] && word.ends_with(part)
}
