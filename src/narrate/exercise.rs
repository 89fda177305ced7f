//! What an exercise asks.

use super::cue::{Arg, Sentence};
use super::parts::{number, one};
use super::phrases as say;
use crate::drill::Exercise;

/// What is asked, without the word of the hall that may follow.
pub(super) fn question(exercise: Exercise) -> Vec<Sentence> {
    let line = |line: u8| Arg::Number(u32::from(line) + 1);
    vec![match exercise {
        Exercise::WordOfFile(file) => one(&say::DRILL_WORD_OF_FILE, vec![Arg::Letter(file)]),
        Exercise::FileOfWord(_) => one(&say::DRILL_FILE_OF_WORD, vec![]),
        Exercise::WordOfRank(rank) => one(&say::DRILL_WORD_OF_RANK, vec![line(rank)]),
        Exercise::RankOfWord(_) => one(&say::DRILL_RANK_OF_WORD, vec![]),
        Exercise::Dark(square) => one(&say::DRILL_DARK, vec![Arg::Square(square)]),
        Exercise::OnDiagonal(from, to) => one(
            &say::DRILL_ON_DIAGONAL,
            vec![Arg::Square(from), Arg::Square(to)],
        ),
        Exercise::Diagonal(from, to) => one(
            &say::DRILL_DIAGONAL,
            vec![Arg::Square(from), Arg::Square(to)],
        ),
        Exercise::Route(from, to) => {
            let moves = number(exercise.squares().len());
            one(
                &say::DRILL_ROUTE,
                vec![Arg::Square(from), Arg::Square(to), moves],
            )
        }
        Exercise::Seat(side, file, rank) => one(
            &say::DRILL_SEAT,
            vec![Arg::Key(side.key()), line(file), line(rank)],
        ),
        Exercise::Beside(side, square, step) => one(
            &say::DRILL_BESIDE,
            vec![
                Arg::Key(side.key()),
                Arg::Key(step.key()),
                Arg::Square(square),
            ],
        ),
        Exercise::Reach(kind, square) => one(
            &say::DRILL_REACH,
            vec![Arg::Kind(kind), Arg::Square(square)],
        ),
    }]
}
