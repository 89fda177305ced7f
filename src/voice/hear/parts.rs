//! What was probably meant by a part of a line between commas: "oh no, take it back".

use super::likely::{Likely, likely};
use super::tokens::Token;
use super::vocabulary::Vocabulary;
use crate::catalogue::{Does, Hand};
use crate::voice::Voices;

/// With so much in common, in percent, a part of a line means something.
const LIKELY: u32 = 52;
/// A part of a line that says no more than that is beside the point.
const SHORT_PART: usize = 3;
/// What is common with a part of a line counts so much, in percent.
const OF_PART: u32 = 90;
/// A line of more parts tells a story.
pub(super) const MOST_PARTS: usize = 4;

/// Adds what may be meant by parts of a line to what may be meant by all of it. Parts that only begin or end requests,
/// or only thank, are passed over. It is sure of a part only where the others are short and mean nothing.
pub(super) fn add(
    all: &mut Vec<Likely>,
    parts: &[Vec<Token>],
    vocabulary: &Vocabulary,
    voices: &Voices,
) {
    let tells = |part: &&Vec<Token>| vocabulary.soft(part).contains(&false);
    let parts = parts.iter().filter(tells);
    let found: Vec<(usize, Vec<Likely>)> = parts
        .map(|part| (part.len(), likely(part, vocabulary, voices)))
        .filter(|(_, likely)| !likely.first().is_some_and(thanks))
        .collect();
    let meant: Vec<Option<&Likely>> = found
        .iter()
        .map(|(_, likely)| likely.first().filter(|first| first.share >= LIKELY))
        .collect();
    let one = meant.iter().flatten().next();
    let is_one = |other: &&Likely| one.is_some_and(|one| one.meaning == other.meaning);
    let agree = one.is_some() && meant.iter().flatten().all(is_one);
    // What was said word for word counts beside a longer remark, too.
    let is_exact = |one: &&Likely| one.share == 100 && one.is_whole;
    let is_exact = meant.iter().flatten().any(is_exact);
    let mut all_parts = found.iter().zip(&meant);
    let is_sure = agree
        && all_parts
            .all(|((length, _), meant)| meant.is_some() || *length <= SHORT_PART || is_exact);
    for mut one in found.into_iter().flat_map(|(_, likely)| likely) {
        one.share = one.share * OF_PART / 100;
        one.is_known &= is_sure;
        one.is_whole &= is_sure;
        match all.iter_mut().find(|other| other.meaning == one.meaning) {
            Some(other) if other.share >= one.share => {}
            Some(other) => *other = one,
            None => all.push(one),
        }
    }
    all.sort_by_key(|one| std::cmp::Reverse(one.share));
}

/// "I resign, well played": what is said besides.
fn thanks(likely: &Likely) -> bool {
    let row = likely.meaning.row();
    row.is_some_and(|row| matches!(row.does, Does::Hands(Hand::Thanks)))
}
