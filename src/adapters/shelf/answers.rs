//! What is answered of a shelf.

use crate::protocol::{Report, ShelfAnswer};

/// Tells how many games are altered, and of how many nobody knows.
pub(super) fn tell_of_unlike([altered, unchecked]: [u32; 2], tell: &mut dyn FnMut(Report)) {
    if altered > 0 {
        tell(answer(ShelfAnswer::Altered(altered)));
    }
    tell_of_unchecked(unchecked, tell);
}

pub(super) fn tell_of_unchecked(games: u32, tell: &mut dyn FnMut(Report)) {
    if games > 0 {
        tell(answer(ShelfAnswer::Unchecked(games)));
    }
}

pub(super) fn answer(answer: ShelfAnswer) -> Report {
    Report::Shelf(answer)
}
