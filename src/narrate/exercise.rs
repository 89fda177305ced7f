//! What an exercise asks.

use super::cue::{Arg, Phrase};
use super::phrases as say;
use crate::drill::Exercise;

/// What is asked, without the word of the hall that may follow.
pub(super) fn question(exercise: Exercise) -> Phrase {
    let line = |line: u8| u32::from(line) + 1;
    match exercise {
        Exercise::WordOfFile(file) => say::DRILL_WORD_OF_FILE.with(Arg::Letter(file)),
        Exercise::FileOfWord(_) => say::DRILL_FILE_OF_WORD.plain(),
        Exercise::WordOfRank(rank) => say::DRILL_WORD_OF_RANK.with(line(rank)),
        Exercise::RankOfWord(_) => say::DRILL_RANK_OF_WORD.plain(),
        Exercise::Dark(square) => say::DRILL_DARK.with(square),
        Exercise::OnDiagonal(from, to) => say::DRILL_ON_DIAGONAL.with((from, to)),
        Exercise::Diagonal(from, to) => say::DRILL_DIAGONAL.with((from, to)),
        Exercise::Route(from, to) => say::DRILL_ROUTE.with((from, to, exercise.squares().len())),
        Exercise::Seat(side, file, rank) => {
            say::DRILL_SEAT.with((side.key(), line(file), line(rank)))
        }
        Exercise::Beside(side, square, step) => {
            say::DRILL_BESIDE.with((side.key(), step.key(), square))
        }
        Exercise::Reach(kind, square) => say::DRILL_REACH.with((kind, square)),
    }
}
