//! What was probably meant by a part of a line, between commas or words that join: "oh no, take it back".

use super::guess::{Likely, Mood};
use super::likely::likely;
use super::reply::CLAUSE_ENDS;
use super::tokens::{Token, tokens};
use super::vocabulary::Vocabulary;
use crate::catalogue::{Does, Hand};
use crate::protocol::Ask;
use crate::voice::{Meaning, Voices};

/// With so much in common, in percent, a part of a line means something.
const LIKELY: u32 = 52;
/// With so much in common a part is said word for word.
const EXACT: u32 = 100;
/// With so much in common, and nothing else in it, a part says what is wanted.
const STRONG: u32 = 85;
/// A part of a line that says no more than that is beside the point.
const SHORT_PART: usize = 3;
/// What is common with a part of a line counts so much, in percent.
const OF_PART: u32 = 90;
/// The same with the last part where another one means something else.
const OF_LAST_PART: u32 = 98;
/// So much, in percent, is left over at least beside a part of a line whose other parts say something else.
const OTHER_PARTS: u32 = 50;
/// The words that go on with the part before a comma: "the moves, which ...".
const GOES_ON: &str = "-no";
/// A line of more parts tells a story.
const MOST_PARTS: usize = 5;

/// The parts of a line. Politeness between commas divides none, and neither does a comma before a word that goes on.
fn parts(text: &str, vocabulary: &Vocabulary) -> Vec<Vec<Token>> {
    // One word behind "and" goes on.
    let tells = |said: &[Token]| vocabulary.soft(said).iter().filter(|soft| !**soft).count() > 1;
    let mut parts: Vec<Vec<Token>> = Vec::new();
    let mut goes_on = false;
    for said in text.split(CLAUSE_ENDS).map(tokens) {
        let joined = vocabulary.joins.find(&said);
        let goes_on_here = goes_on || joined.is_some_and(|(name, _)| name == GOES_ON);
        goes_on = !said.is_empty() && vocabulary.polite.left_of(&said).is_empty();
        if goes_on {
            continue;
        }
        if !goes_on_here || parts.is_empty() {
            parts.push(Vec::new());
        }
        let mut rest = said.as_slice();
        while let Some((first, others)) = rest.split_first() {
            let joined = vocabulary.joins.find(rest);
            let joined =
                joined.filter(|(name, length)| *name != GOES_ON && tells(&rest[*length..]));
            if let Some((_, length)) = joined {
                parts.push(Vec::new());
                rest = &rest[length..];
            } else {
                if let Some(part) = parts.last_mut() {
                    part.push(first.clone());
                }
                rest = others;
            }
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// Adds what may be meant by parts of a line to what may be meant by all of it. Parts that only begin or end requests,
/// or only thank, answer or ask for help, are passed over. It is sure of a part where the others mean the same or
/// nothing; where they mean something else, of the last one: what is wanted comes behind its reason.
pub(super) fn add(
    all: &mut Vec<Likely>,
    text: &str,
    is_question: bool,
    vocabulary: &Vocabulary,
    voices: &Voices,
) {
    let mut parts = parts(text, vocabulary);
    if !(2..=MOST_PARTS).contains(&parts.len()) {
        return;
    }
    parts.retain(|part| vocabulary.soft(part).contains(&false));
    let found = parts.iter().map(|part| {
        let mut found = likely(part, is_question, vocabulary, voices);
        // A single word means what it is, and not what is spelt nearly so.
        found.retain(|one| part.len() > 1 || one.share >= EXACT);
        (part, found)
    });
    let mut found: Vec<(&Vec<Token>, Vec<Likely>)> = found.collect();
    if found.len() > 1 {
        found.retain(|(_, likely)| !likely.first().is_some_and(says_nothing_more));
    }
    let meant = found.iter().map(|(_, likely)| {
        let first = likely.first();
        first.filter(|first| first.share >= LIKELY).cloned()
    });
    let meant: Vec<Option<Likely>> = meant.collect();
    let is_strong = |at: usize| says_all(at, &found, &meant);
    let strong = (0..found.len()).rev().find(|at| is_strong(*at));
    let one = strong.map_or_else(|| meant.iter().flatten().next(), |at| meant[at].as_ref());
    let is_one = |other: &Likely| one.is_some_and(|one| one.meaning == other.meaning);
    let agree = one.is_some() && meant.iter().flatten().all(is_one);
    let mut others = found.iter().zip(&meant);
    let is_sure = strong.is_some()
        || agree && others.all(|((part, _), meant)| meant.is_some() || part.len() <= SHORT_PART);
    // Words of several parts that say the same make nothing else together.
    if found.len() > 1 && strong.is_some() && agree {
        all.retain(is_one);
    }
    // "If you take, I take back" asks for nothing in its second part either.
    let asked_before = text.trim_end().trim_end_matches('?').contains('?');
    let asks_on = !asked_before && vocabulary.asks(&tokens(text));
    let parts = found.iter().enumerate();
    for (at, mut part) in
        parts.flat_map(|(at, (_, all))| all.iter().map(move |one| (at, one.clone())))
    {
        if asks_on && at > 0 {
            part.mood = Mood::Question;
        }
        part.share = match (strong.is_some() && is_one(&part), agree) {
            (true, true) => part.share,
            (true, false) => part.share * OF_LAST_PART / 100,
            (false, _) => part.share * OF_PART / 100,
        };
        part.is_known &= is_sure;
        part.is_whole &= is_sure;
        if !is_sure {
            part.left_over = part.left_over.max(OTHER_PARTS);
        }
        match all.iter_mut().find(|other| other.meaning == part.meaning) {
            Some(other) if other.share >= part.share => {}
            Some(other) => *other = part,
            None => all.push(part),
        }
    }
    all.sort_by_key(|one| std::cmp::Reverse(one.share));
}

/// Whether a part says what is wanted, and the others name no number or square besides. A single word does beside short
/// ones only.
fn says_all(at: usize, found: &[(&Vec<Token>, Vec<Likely>)], meant: &[Option<Likely>]) -> bool {
    let is_figures = |token: &Token| matches!(token, Token::Figures(_));
    let mut others = found.iter().enumerate().filter(|(other, _)| *other != at);
    let is_single = found[at].0.len() == 1;
    let are_beside = others.all(|(_, (part, _))| {
        !part.iter().any(is_figures) && (!is_single || part.len() <= SHORT_PART)
    });
    let says = |one: &Likely| one.share >= STRONG && one.is_whole;
    are_beside && meant[at].as_ref().is_some_and(says)
}

/// "I resign, well played", "no, take it back", "I'm stuck, a hint": what is said besides.
fn says_nothing_more(likely: &Likely) -> bool {
    match &likely.meaning {
        Meaning::Ask(ask, _) => matches!(**ask, Ask::Yes | Ask::No | Ask::Help),
        Meaning::Hands(row) => matches!(
            row.does,
            Does::Hands(Hand::Thanks | Hand::Hello | Hand::Help)
        ),
    }
}
