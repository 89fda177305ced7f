//! Sides that are named in a move.

use super::mark::Mark;

/// Whether it is told what a side does, and not which piece is meant: "White plays e4".
pub(super) fn is_told_of(marks: &[Mark], side: usize) -> bool {
    let before = side.checked_sub(1).and_then(|before| marks.get(before));
    let is_of_piece = before.is_some_and(|mark| *mark == Mark::With || mark.kind().is_some());
    let does = |mark: &Mark| {
        matches!(
            mark,
            Mark::Filler
                | Mark::Putting
                | Mark::AskingFirst
                | Mark::Takes
                | Mark::Taking
                | Mark::Cross
                | Mark::Castles
                | Mark::CastlesTo(_)
        )
    };
    !is_of_piece && marks.get(side + 1).is_some_and(does)
}
