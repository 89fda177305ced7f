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
    let means = |likely: &[Likely]| likely.first().is_some_and(|first| first.share >= LIKELY);
    let meaning = found.iter().filter(|(_, likely)| means(likely)).count();
    let short = |(length, likely): &&(usize, Vec<Likely>)| means(likely) || *length <= SHORT_PART;
    let is_sure = meaning == 1 && found.iter().filter(short).count() == found.len();
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
