//! Slips of the hand: by how many letters what was typed differs from a word.

/// Shorter words have too many neighbours: `c4` is no slip of `d4`.
const SHORTEST: usize = 3;
/// A word of fewer letters is a slip only of one that begins alike.
pub(super) const SHORT: usize = 4;
/// In words as long as this two letters may be wrong.
const LONG: usize = 8;

/// By how many letters a word differs from another, if that can be a slip: a letter that is wrong,
/// missing, too much, or exchanged with the one beside it; in a long word two.
pub(super) fn slips(typed: &str, word: &str) -> Option<usize> {
    let lengths = [typed, word].map(|word| word.chars().count());
    let length = lengths[0].min(lengths[1]);
    let begins_alike = || typed.chars().next() == word.chars().next();
    let most = if length < LONG { 1 } else { 2 };
    let may_be = length >= SHORTEST && lengths[0].abs_diff(lengths[1]) <= most && typed != word;
    if !may_be || length < SHORT && !begins_alike() {
        return None;
    }
    Some(strsim::osa_distance(typed, word)).filter(|slips| *slips <= most)
}
