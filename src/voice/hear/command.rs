//! Commands in words: patterns that a voice lists, with gaps for squares, pieces and the like.

use std::ops::Range;

use super::filling::HeardFilling;
use super::pattern::{Named, Pattern, PatternPart};
use super::patterns::{Compared, Patterns};
use super::slips::slips;
use super::tokens::Token;
use super::vocabulary::Vocabulary;
use super::{arbiter, screen, terms};
use crate::catalogue::{Does, Row};
use crate::protocol::Ask;
use crate::voice::Voices;

/// What words stand for as a command.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    /// What is asked, and the row of the catalogue that it comes from, if it comes from one.
    Ask(Box<Ask>, Option<Row>),
    /// What the hands do.
    Hands(Row),
}

impl Meaning {
    /// The row of the catalogue.
    pub fn row(&self) -> Option<Row> {
        match self {
            Self::Ask(_, row) => *row,
            Self::Hands(row) => Some(*row),
        }
    }

    /// What is asked.
    pub fn ask(self) -> Option<Ask> {
        match self {
            Self::Ask(ask, _) => Some(*ask),
            Self::Hands(_) => None,
        }
    }
}

/// Everything that the tokens can mean in the words of one voice. What is said in exactly the words of a list goes
/// before what is said politely, and that before what begins or ends with more words, where these may be. In each,
/// what people say goes before the sentences of the menu.
pub(super) fn meanings(
    tokens: &[Token],
    vocabulary: &Vocabulary,
    voices: &Voices,
    core_too: bool,
) -> Vec<Meaning> {
    let plain = vocabulary.without_politeness(tokens);
    let core = vocabulary.core(&plain);
    let any = |compared: Compared, said: &[Token]| {
        let lists = vocabulary.commands();
        let mut found = lists.map(|list| matching(list, compared, said, vocabulary, voices));
        let first = found.iter_mut().find(|found| !found.is_empty());
        first.map(std::mem::take).unwrap_or_default()
    };
    let mut found = any(Compared::All, tokens);
    if found.is_empty() {
        found = any(Compared::Plain, &plain);
    }
    if !core_too {
        return found;
    }
    // One word behind others, as in "show 4", is too little to go by if it is a number.
    if found.is_empty() && core.len() < plain.len() && !matches!(core, [Token::Figures(_)]) {
        found = any(Compared::Plain, core);
    }
    found
}

/// The term of an agreement that the tokens give in the words of one voice.
pub(super) fn term(tokens: &[Token], vocabulary: &Vocabulary, voices: &Voices) -> Option<Ask> {
    let plain = vocabulary.without_politeness(tokens);
    let terms = vocabulary.terms();
    let found = matching(terms, Compared::Plain, &plain, vocabulary, voices);
    found.into_iter().find_map(Meaning::ask)
}

/// The way of giving a command that has most words in common with what was said, if those are most of both, and
/// their share of both in percent. A gap is a word, and what fills it is one.
pub(super) fn alike(
    tokens: &[Token],
    vocabulary: &Vocabulary,
    voices: &Voices,
) -> Option<(usize, String)> {
    let plain = vocabulary.without_politeness(tokens);
    let said = Line {
        tokens: vocabulary.core(&plain),
        vocabulary,
        voices,
    };
    let all = vocabulary.commands().into_iter().flat_map(Patterns::iter);
    let scored = all.filter_map(|pattern| Some((said.share(pattern)?, pattern)));
    // Of several that are equally near the first one is named.
    let (share, nearest) = scored.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
    Some((share, said.text(nearest)))
}

/// Less in common than this is chance, in percent.
const LEAST_ALIKE: usize = 60;
/// The same where a word may be any square, any side and the like.
const LEAST_WITH_GAP: usize = 75;

/// What was said, for the comparison with a way of giving a command.
struct Line<'a> {
    tokens: &'a [Token],
    vocabulary: &'a Vocabulary,
    voices: &'a Voices,
}

impl<'a> Line<'a> {
    /// Where a gap can be filled first.
    fn place(&self, gap: &str) -> Option<Range<usize>> {
        (0..self.tokens.len()).find_map(|at| {
            let rest = &self.tokens[at..];
            let taken = HeardFilling::default().fill(gap, rest, self.vocabulary, self.voices)?;
            (taken <= rest.len()).then_some(at..at + taken)
        })
    }

    /// How much a pattern has in common with what was said, in percent; `None` if that is chance, a gap stays open,
    /// or a number that was said is none of it.
    fn share(&self, pattern: &Pattern) -> Option<usize> {
        let mut open: Vec<&Token> = self.tokens.iter().collect();
        let is_figures = |token: &&Token| matches!(token, Token::Figures(_));
        let (mut gaps, mut filled, mut figures) = (0, 0, 0);
        for part in &pattern.plain {
            match part {
                PatternPart::Gap(name) => {
                    let filling = &self.tokens[self.place(name)?];
                    figures += filling.iter().filter(is_figures).count();
                    filled += filling.len().saturating_sub(1);
                    gaps += 1;
                    // What fills a gap is no word of the pattern besides.
                    open.retain(|token| !filling.iter().any(|one| std::ptr::eq(one, *token)));
                }
                PatternPart::Figures(_) => return None,
                PatternPart::Word(_) => {}
            }
        }
        let has = |part: &&PatternPart| {
            let said = |spellings: &[String]| open.iter().any(|token| is_nearly(token, spellings));
            matches!(part, PatternPart::Word(spellings) if said(spellings))
        };
        let words = pattern.plain.iter().filter(has).count();
        if words == 0 {
            return None;
        }
        let shared = words + gaps;
        let all = self.tokens.iter().filter(is_figures).count();
        let both = pattern.plain.len() + self.tokens.len().saturating_sub(filled);
        let share = 200 * shared / both.max(1);
        let least = match gaps {
            0 => LEAST_ALIKE,
            _ => LEAST_WITH_GAP,
        };
        (figures == all && share >= least).then_some(share)
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

fn is_nearly(token: &Token, spellings: &[String]) -> bool {
    let Token::Run(run) = token else {
        return false;
    };
    let slip = |word: &String| run.forms.iter().any(|form| slips(form, word).is_some());
    spellings.iter().any(|word| run.is(word) || slip(word))
}

fn matching(
    patterns: &Patterns,
    compared: Compared,
    said: &[Token],
    vocabulary: &Vocabulary,
    voices: &Voices,
) -> Vec<Meaning> {
    let mut found = Vec::new();
    for pattern in patterns.that_may_be(said, compared) {
        let Some(filling) = filled(compared.of(pattern), said, vocabulary, voices) else {
            continue;
        };
        let meaning = match pattern.command {
            Named::Row(row) => match row.ask(&filling.of_row) {
                Some(ask) => Some(Meaning::Ask(Box::new(ask), Some(row))),
                None if matches!(row.does, Does::Hands(_) | Does::Prefix) => {
                    Some(Meaning::Hands(row))
                }
                None => None,
            },
            Named::Other(name) => screen::command(name, &filling)
                .or_else(|| terms::command(name, &filling.of_row))
                .or_else(|| arbiter::command(name, filling.of_row.side, filling.of_row.number))
                .map(|ask| Meaning::Ask(Box::new(ask), None)),
        };
        found.extend(meaning.filter(|meaning| !found.contains(meaning)));
    }
    found
}

/// What fills the gaps of a pattern, if the tokens are such words.
fn filled(
    parts: &[PatternPart],
    tokens: &[Token],
    vocabulary: &Vocabulary,
    voices: &Voices,
) -> Option<HeardFilling> {
    if parts.is_empty() {
        return None;
    }
    let mut filling = HeardFilling::default();
    let mut rest = tokens;
    for part in parts {
        let taken = match part {
            PatternPart::Word(spellings) => {
                let Some(Token::Run(run)) = rest.first() else {
                    return None;
                };
                spellings.iter().any(|word| run.is(word)).then_some(1)
            }
            PatternPart::Figures(figures) => {
                let is_it = matches!(rest.first(), Some(Token::Figures(said)) if said == figures);
                is_it.then_some(1)
            }
            PatternPart::Gap(name) => filling.fill(name, rest, vocabulary, voices),
        };
        rest = &rest[taken?..];
    }
    rest.is_empty().then_some(filling)
}
