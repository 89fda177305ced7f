//! What was probably meant by words that are none of the ways in which a command is given: the ways that have most in
//! common with them. Every word counts as much as it tells.

use std::ops::Range;

use super::command::{Meaning, meant};
use super::filling::HeardFilling;
use super::pattern::{Pattern, PatternPart};
use super::patterns::Patterns;
use super::tokens::Token;
use super::vocabulary::Vocabulary;
use super::weigh::Weighed;
use crate::voice::Voices;

/// What politeness counts for that is not in both, in percent of what it tells.
const SOFT: u32 = 10;
/// The same where the way of giving a command has it.
const SOFT_IN_WAY: u32 = 50;
/// What a word counts that belongs to another way of giving the same command, in percent.
const BESIDES: u32 = 90;
/// Less in common than this is chance, in percent.
const LEAST: u32 = 40;

/// A command that was probably meant.
#[derive(Clone, Debug)]
pub struct Likely {
    /// How much it has in common with what was said, in percent.
    pub share: u32,
    /// Whether every word of what was said is one of commands, as it is spelt.
    pub is_known: bool,
    /// What it means.
    pub meaning: Meaning,
    /// How it is said.
    pub words: String,
}

/// The commands that may be meant, the likeliest first.
pub(super) fn likely(tokens: &[Token], vocabulary: &Vocabulary, voices: &Voices) -> Vec<Likely> {
    let tokens: Vec<Token> = tokens.iter().filter(|token| is_word(token)).cloned().collect();
    let said = Line::new(&tokens, vocabulary, voices);
    let patterns = vocabulary.commands().into_iter().flat_map(Patterns::iter);
    let ways = patterns.zip(&said.weighed.ways);
    let mut best: Vec<(u32, usize, &Pattern)> = Vec::new();
    for (pattern, (words, command)) in ways {
        let Some(share) = said.share(words, *command) else {
            continue;
        };
        match best.iter_mut().find(|(_, other, _)| other == command) {
            Some(one) if one.0 >= share => {}
            Some(one) => *one = (share, *command, pattern),
            None => best.push((share, *command, pattern)),
        }
    }
    // Of several that are equally near the first one goes before.
    best.sort_by_key(|(share, ..)| std::cmp::Reverse(*share));
    let found = best.into_iter().filter_map(|(share, _, pattern)| {
        Some(Likely {
            share,
            is_known: said.is_known(),
            meaning: meant(pattern.command, &said.filling(pattern)?)?,
            words: said.text(pattern),
        })
    });
    found.collect()
}

fn is_word(token: &Token) -> bool {
    matches!(token, Token::Run(_) | Token::Figures(_))
}

/// A word that was said.
struct SaidWord {
    /// The words of commands that it may be, each with how much it counts as that.
    alike: Vec<(usize, u32)>,
    weight: u32,
    is_soft: bool,
    /// A number that was said is meant.
    is_figures: bool,
}

impl SaidWord {
    /// What it tells if it is left over.
    fn left_over(&self) -> u32 {
        match self.is_soft {
            true => self.weight * SOFT / 100,
            false => self.weight,
        }
    }
}

/// What was said, for the comparison with ways of giving commands.
struct Line<'a> {
    tokens: &'a [Token],
    said: Vec<SaidWord>,
    /// For each word of commands where it was said, and how much it counts there.
    places: Vec<Vec<(usize, u32)>>,
    /// Where each gap can be filled.
    gaps: Vec<(usize, Range<usize>)>,
    weighed: &'a Weighed,
    vocabulary: &'a Vocabulary,
    voices: &'a Voices,
}

impl<'a> Line<'a> {
    fn new(tokens: &'a [Token], vocabulary: &'a Vocabulary, voices: &'a Voices) -> Self {
        let weighed = vocabulary.weighed();
        let said: Vec<SaidWord> = tokens
            .iter()
            .map(|token| said_word(token, vocabulary))
            .collect();
        let mut places = vec![Vec::new(); weighed.len()];
        for (at, one) in said.iter().enumerate() {
            for (word, counts) in &one.alike {
                places[*word].push((at, *counts));
            }
        }
        let mut line = Self {
            tokens,
            said,
            places,
            gaps: Vec::new(),
            weighed,
            vocabulary,
            voices,
        };
        let filled = weighed.gaps().filter_map(|name| Some((weighed.gap(name)?, line.place(name)?)));
        line.gaps = filled.collect();
        line
    }

    /// Where a gap can be filled: by figures, or else as late as can be.
    fn place(&self, gap: &str) -> Option<Range<usize>> {
        let places = (0..self.tokens.len()).filter_map(|at| {
            let rest = &self.tokens[at..];
            let taken = HeardFilling::default().fill(gap, rest, self.vocabulary, self.voices)?;
            (1..=rest.len()).contains(&taken).then_some(at..at + taken)
        });
        places.max_by_key(|place| {
            let has_figures = self.said[place.clone()].iter().any(|one| one.is_figures);
            (has_figures, place.start)
        })
    }

    /// Whether every word is one of commands, as it is spelt or with another ending.
    fn is_known(&self) -> bool {
        let is_known = |one: &SaidWord| {
            one.is_soft || one.is_figures || one.alike.iter().any(|(_, counts)| *counts > 70)
        };
        let in_gap = |at: usize| self.gaps.iter().any(|(_, place)| place.contains(&at));
        let mut all = self.said.iter().enumerate();
        all.all(|(at, one)| is_known(one) || in_gap(at))
    }

    /// How much a way of giving a command has in common with what was said, in percent; `None` if that is chance, a
    /// gap stays open, or a number that was said is none of it.
    fn share(&self, words: &[usize], command: usize) -> Option<u32> {
        let mut used = 0_u64;
        let (mut common, mut way, mut said) = (0, 0, 0);
        for &word in words {
            let weight = self.weighed.weight(word);
            if let Some((_, place)) = self.gaps.iter().find(|(gap, _)| *gap == word) {
                for at in place.clone() {
                    used |= 1 << at;
                }
                common += 200 * weight;
                way += weight;
                said += weight;
            }
        }
        let is_gap = |word: usize| self.gaps.iter().any(|(gap, _)| *gap == word);
        for &word in words.iter().filter(|word| !is_gap(**word)) {
            let weight = self.weighed.weight(word);
            let free = self.places[word].iter().filter(|(at, _)| used & 1 << at == 0);
            if let Some(&(at, counts)) = free.max_by_key(|(_, counts)| *counts) {
                used |= 1 << at;
                common += counts * (weight + self.said[at].weight);
                way += weight;
                said += self.said[at].weight;
            } else if self.weighed.is_gap(word) {
                return None;
            } else if self.weighed.is_soft(word) {
                way += weight * SOFT_IN_WAY / 100;
            } else {
                way += weight;
            }
        }
        if used == 0 {
            return None;
        }
        let mut left = self.said.iter().enumerate();
        let left = left.by_ref().filter(|(at, _)| used & 1 << at == 0);
        for (_, one) in left {
            if one.is_figures {
                return None;
            }
            said += one.left_over();
            let of_command = one.alike.iter().filter(|(word, _)| self.weighed.uses(command, *word));
            let counts = of_command.map(|(_, counts)| *counts).max().unwrap_or(0);
            common += counts * one.left_over() * BESIDES / 100;
        }
        let share = common / (said + way).max(1);
        (share >= LEAST).then_some(share)
    }

    /// What fills the gaps of a pattern.
    fn filling(&self, pattern: &Pattern) -> Option<HeardFilling> {
        let mut filling = HeardFilling::default();
        for part in &pattern.parts {
            if let PatternPart::Gap(name) = part {
                let place = self.place(name)?;
                filling.fill(name, &self.tokens[place], self.vocabulary, self.voices)?;
            }
        }
        Some(filling)
    }

    /// A pattern as it is said with what fills its gaps.
    fn text(&self, pattern: &Pattern) -> String {
        let words = pattern.parts.iter().filter_map(|part| match part {
            PatternPart::Gap(name) => self.place(name).map(|place| spelt(&self.tokens[place])),
            PatternPart::Word(_) | PatternPart::Figures(_) => part.word().map(str::to_owned),
        });
        words.collect::<Vec<String>>().join(" ")
    }
}

fn said_word(token: &Token, vocabulary: &Vocabulary) -> SaidWord {
    let weighed = vocabulary.weighed();
    let figures = |figures: &str| weighed.figures(figures).map(|word| (word, 100));
    let (alike, is_figures, is_soft) = match token {
        Token::Run(run) => (weighed.alike(run), false, weighed.is_said_softly(run)),
        Token::Figures(text) => (figures(text).into_iter().collect(), true, false),
        Token::Sign(_) | Token::Strange => (Vec::new(), false, false),
    };
    let exact = alike.iter().find(|(_, counts)| *counts == 100);
    let weights = alike.iter().map(|(word, _)| weighed.weight(*word));
    let weight = match exact {
        _ if is_figures => 0,
        Some((word, _)) => weighed.weight(*word),
        None => weights.max().unwrap_or(weighed.unknown()),
    };
    SaidWord {
        alike,
        weight,
        is_soft,
        is_figures,
    }
}

/// Tokens as they were typed: a file and its rank are one word.
fn spelt(tokens: &[Token]) -> String {
    let mut text = String::new();
    for token in tokens {
        match token {
            Token::Run(run) => {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(&run.text);
            }
            Token::Figures(figures) => text.push_str(figures),
            Token::Sign(_) | Token::Strange => {}
        }
    }
    text
}
