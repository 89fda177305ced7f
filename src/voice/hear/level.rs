//! A level of the opponent that is no whole one, or none at all: "level 3.9", "level six and two thirds", "level minus two".

use super::reply::number;
use super::tokens::tokens;
use super::vocabulary::Vocabulary;
use crate::protocol::settings::opponent::LEVELS;
use crate::protocol::{Ask, Change, OpponentChange};
use crate::voice::Voices;

/// A fraction takes no more words than this.
const LONGEST_PART: usize = 4;
/// No level takes more words than this, and no number written as one more letters.
const MOST_WORDS: usize = 12;
const LONGEST_WORD: usize = 40;
/// The verb of the console, which is the same in every language.
const VERB: &str = "level";
/// Fractions in figures, in hundredths.
const FRACTIONS: [(&str, u32); 6] = [
    ("½", 50),
    ("⅓", 33),
    ("⅔", 67),
    ("1/2", 50),
    ("1/3", 33),
    ("2/3", 67),
];

/// A level as it was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaidLevel {
    /// The word alone.
    Bare,
    /// In hundredths; below zero it is 0.
    Hundredths(u32),
}

/// What stands behind a level in words, or before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LevelPart {
    /// So many hundredths more.
    More(u32),
    /// It is below zero.
    Minus,
}

impl Voices {
    /// The level that a line names without a number, with a fraction, or where there is none; `None` if it says anything
    /// else.
    pub fn level_in(&self, text: &str, language: &str) -> Option<SaidLevel> {
        let own = self.own(language);
        let said = tokens(text);
        let is_bare = own.levels.find(&said) == Some(("bare", said.len()));
        if is_bare || text.trim().eq_ignore_ascii_case(VERB) {
            return Some(SaidLevel::Bare);
        }
        let hundredths = match in_figures(text) {
            Some((with_five, hundredths)) => {
                let is_usual = LEVELS
                    .map(|level| 100 * u32::from(level))
                    .any(|one| one == hundredths);
                let is_level = !is_usual && self.level_named(&with_five, language).is_some();
                is_level.then_some(hundredths)
            }
            None => None,
        };
        let hundredths = hundredths.or_else(|| self.level_in_words(text, language));
        hundredths.map(SaidLevel::Hundredths)
    }

    /// The level with a fraction in words, in hundredths.
    fn level_in_words(&self, text: &str, language: &str) -> Option<u32> {
        let own = self.own(language);
        let words: Vec<&str> = text.split_whitespace().take(MOST_WORDS + 1).collect();
        if words.len() > MOST_WORDS {
            return None;
        }
        let with = |part: LevelPart, rest: &str| {
            let level = u32::from(self.level_named(rest, language)?);
            Some(match part {
                LevelPart::More(hundredths) => 100 * level + hundredths,
                LevelPart::Minus => 0,
            })
        };
        for from in 1..words.len() {
            for to in (from + 1..=words.len().min(from + LONGEST_PART)).rev() {
                let rest = || [&words[..from], &words[to..]].concat().join(" ");
                let part = part(&words[from..to].join(" "), own);
                if let Some(level) = part.and_then(|part| with(part, &rest())) {
                    return Some(level);
                }
            }
            // "Viereinhalb"
            let word = words[from];
            for (at, _) in word.char_indices().take(LONGEST_WORD).skip(1) {
                let rest = || {
                    [&words[..from], &[&word[..at]], &words[from + 1..]]
                        .concat()
                        .join(" ")
                };
                let part = part(&word[at..], own);
                if let Some(level) = part.and_then(|part| with(part, &rest())) {
                    return Some(level);
                }
            }
        }
        None
    }

    /// The whole level that words name.
    fn level_named(&self, text: &str, language: &str) -> Option<u8> {
        let typed = text
            .trim()
            .split_once(' ')
            .filter(|(verb, _)| *verb == VERB);
        if let Some(level) = typed.and_then(|(_, level)| level.trim().parse().ok()) {
            return Some(level);
        }
        let Some(Ask::Set(Change::Opponent(OpponentChange::Level(level)))) =
            self.command(text, language)
        else {
            return None;
        };
        Some(level)
    }
}

/// What a text of some words makes of a level: "and two thirds", "point nine", "minus".
fn part(text: &str, own: &Vocabulary) -> Option<LevelPart> {
    let said = tokens(text);
    let (name, taken) = own.levels.find(&said)?;
    let rest = &said[taken..];
    match name {
        "half" if rest.is_empty() => Some(LevelPart::More(50)),
        "third" if rest.is_empty() => Some(LevelPart::More(33)),
        "two-thirds" if rest.is_empty() => Some(LevelPart::More(67)),
        "minus" if rest.is_empty() => Some(LevelPart::Minus),
        "point" => {
            let (number, taken) = number(rest, own)?;
            let hundredths = if number < 10 { 10 * number } else { number };
            let is_whole = taken == rest.len() && hundredths < 100;
            is_whole.then_some(LevelPart::More(hundredths))
        }
        _ => None,
    }
}

/// The one number in figures of a line, in hundredths, and the line with a five in its place.
fn in_figures(text: &str) -> Option<(String, u32)> {
    let begin = text.find(|c: char| c.is_ascii_digit())?;
    let figures = |text: &str| {
        text.find(|c: char| !c.is_ascii_digit())
            .unwrap_or(text.len())
    };
    let (before, rest) = text.split_at(begin);
    let (whole, rest) = rest.split_at(figures(rest));
    let shortened = before.strip_suffix(['-', '−', '–', '+']);
    let before = shortened.unwrap_or(before);
    // "e4" and "5-10" are no such numbers.
    let is_apart = before.is_empty() || before.ends_with(char::is_whitespace);
    let is_negative = shortened.is_some() && !text[..begin].ends_with('+');
    let whole: u32 = whole.parse().unwrap_or(u32::MAX);
    let decimal = rest
        .strip_prefix(['.', ','])
        .map(|rest| rest.split_at(figures(rest)));
    let decimal = decimal.filter(|(decimals, _)| !decimals.is_empty());
    let (part, rest) = if let Some((decimals, rest)) = decimal {
        let two: String = decimals.chars().chain("0".chars()).take(2).collect();
        (two.parse().ok()?, rest)
    } else {
        let behind = rest.trim_start();
        let written = |(sign, part): &(&str, u32)| Some((*part, behind.strip_prefix(sign)?));
        FRACTIONS.iter().find_map(written).unwrap_or((0, rest))
    };
    let hundredths = match is_negative {
        true => 0,
        false => whole.saturating_mul(100).saturating_add(part),
    };
    let has_more = rest.contains(|c: char| c.is_ascii_digit());
    (is_apart && !has_more).then(|| (format!("{before}5{rest}"), hundredths))
}
