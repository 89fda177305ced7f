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
    let length = typed.chars().count().min(word.chars().count());
    let begins_alike = || typed.chars().next() == word.chars().next();
    if length < SHORTEST || typed == word || length < SHORT && !begins_alike() {
        return None;
    }
    let most = if length < LONG { 1 } else { 2 };
    Some(strsim::osa_distance(typed, word)).filter(|slips| *slips <= most)
}
