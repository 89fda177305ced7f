//! Numbers as they are said, made of those that a voice lists: "one hundred and twenty-one", "hunderteinundzwanzig".

use super::mark::Mark;
use super::tokens::{Token, tokens};
use super::vocabulary::Vocabulary;

/// No number that is written as one word has more bytes.
const LONGEST: usize = 48;

/// The number in words with which the tokens begin, and how many tokens it takes.
pub(super) fn in_words(said: &[Token], vocabulary: &Vocabulary) -> Option<(u32, usize)> {
    let (mut sum, mut taken) = one(said, vocabulary)?;
    let mut most = room(sum);
    let ordinal = |rest: &[Token]| {
        let (marks, taken) = vocabulary.look_up(rest);
        let at = marks.into_iter().find_map(Mark::try_as_ordinal)?;
        Some((u32::from(at) + 1, taken))
    };
    while most > 0 {
        let rest = &said[taken..];
        let next = one(rest, vocabulary).or_else(|| ordinal(rest));
        let Some((more, length)) = next.filter(|(more, _)| (1..most).contains(more)) else {
            break;
        };
        sum += more;
        taken += length;
        most = room(more);
    }
    Some((sum, taken))
}

/// What is behind a number in the same number is less than this.
const fn room(number: u32) -> u32 {
    match (number, number % 100) {
        (0, _) => 0,
        (_, 0) => 100,
        (_, ten) if ten >= 20 && ten % 10 == 0 => 10,
        _ => 0,
    }
}

/// A number that a voice lists, or that is written as one word.
fn one(said: &[Token], vocabulary: &Vocabulary) -> Option<(u32, usize)> {
    if let Some((name, taken)) = vocabulary.numbers.find(said)
        && let Ok(number) = name.parse()
    {
        return Some((number, taken));
    }
    match said.first()? {
        Token::Run(run) if run.text.len() <= LONGEST => {
            Some((glued(&run.text.to_lowercase(), vocabulary)?, 1))
        }
        Token::Run(_) | Token::Figures(_) | Token::Sign(_) | Token::Strange => None,
    }
}

/// The number of words that are written as one, where the unit may stand before the ten: "fünfundzwanzig".
fn glued(word: &str, vocabulary: &Vocabulary) -> Option<u32> {
    let named = |word: &str| {
        let said = tokens(word);
        let (name, taken) = vocabulary.numbers.find(&said)?;
        (taken == said.len()).then(|| name.to_owned())
    };
    let listed = |word: &str| named(word)?.parse::<u32>().ok();
    let unit = |word: &str| {
        let name = named(word)?;
        name.trim_start_matches("joined-").parse::<u32>().ok()
    };
    let mut cuts = word.char_indices().skip(1);
    cuts.find_map(|(at, _)| {
        let (left, right) = word.split_at(at);
        if let Some(hundred) = listed(left).filter(|left| room(*left) == 100) {
            let rest = listed(right).or_else(|| glued(right, vocabulary));
            return Some(hundred + rest.filter(|rest| (1..100).contains(rest))?);
        }
        let unit = unit(left).filter(|unit| (1..10).contains(unit))?;
        let mut joins = right.char_indices().skip(1);
        joins.find_map(|(at, _)| {
            let (join, ten) = right.split_at(at);
            let ten = listed(ten).filter(|ten| room(*ten) == 10)?;
            (named(join)? == "joined").then_some(unit + ten)
        })
    })
}
