//! New random exercises on a subject.

use super::exercise::Exercise;
use super::{Subject, route};
use crate::board::{Kind, Side, Square, Step};
use crate::chance::Chance;

/// The pieces whose squares are asked for; the slanting ones and the knight more often, because
/// ranks and files are easy.
const PIECES: [Kind; 8] = [
    Kind::Bishop,
    Kind::Bishop,
    Kind::Bishop,
    Kind::Knight,
    Kind::Knight,
    Kind::King,
    Kind::Rook,
    Kind::Queen,
];

impl Subject {
    /// An exercise of the subject.
    pub(super) fn exercise(self, chance: &mut Chance) -> Exercise {
        let turned = chance.below(2) == 1;
        let line = u8::try_from(chance.below(8)).unwrap_or(0);
        let square = any_square(chance);
        match self {
            Self::Alphabet if turned => Exercise::FileOfWord(line),
            Self::Alphabet => Exercise::WordOfFile(line),
            Self::Numbers if turned => Exercise::RankOfWord(line),
            Self::Numbers => Exercise::WordOfRank(line),
            Self::Colours => Exercise::Dark(square),
            Self::Diagonals if turned => {
                let ends = route::diagonals();
                let (from, to) = chance.pick(&ends).copied().unwrap_or((square, square));
                Exercise::Diagonal(from, to)
            }
            Self::Diagonals => on_diagonal(square, chance),
            Self::Knight => knight(square, chance),
            Self::Coordinates => coordinates(square, turned, chance),
            Self::Vision => {
                let kind = chance.pick(&PIECES).copied().unwrap_or(Kind::Bishop);
                Exercise::Reach(kind, square)
            }
        }
    }
}

fn any_square(chance: &mut Chance) -> Square {
    let index = u8::try_from(chance.below(64)).unwrap_or(0);
    Square::from_index(index).expect("the index is below 64")
}

/// As often yes as no; where the answer is no the squares are near to one diagonal.
fn on_diagonal(square: Square, chance: &mut Chance) -> Exercise {
    let yes = chance.below(2) == 0;
    let fits = |other: &Square| {
        if yes {
            return *other != square && route::on_one_diagonal(square, *other);
        }
        let files = square.file().abs_diff(other.file());
        let ranks = square.rank().abs_diff(other.rank());
        files.abs_diff(ranks) == 1 && files > 0 && ranks > 0
    };
    let others: Vec<Square> = Square::all().filter(fits).collect();
    let other = chance.pick(&others).copied();
    Exercise::OnDiagonal(
        square,
        other.expect("every square has others on a diagonal and near one"),
    )
}

/// A route of at least two moves.
fn knight(square: Square, chance: &mut Chance) -> Exercise {
    let far = |to: &Square| route::knight_moves(square, *to) >= 2;
    let far: Vec<Square> = Square::all().filter(far).collect();
    let to = chance.pick(&far).copied();
    Exercise::Route(square, to.expect("from every square some others are far"))
}

/// From Black's chair more often: from White's the names of the squares say it.
fn coordinates(square: Square, turned: bool, chance: &mut Chance) -> Exercise {
    let side = match chance.below(3) {
        0 => Side::White,
        _ => Side::Black,
    };
    let near = Step::ALL.iter().copied().filter(|step| {
        let exercise = Exercise::Beside(side, square, *step);
        !exercise.squares().is_empty()
    });
    let near: Vec<Step> = near.collect();
    match chance.pick(&near) {
        Some(step) if turned => Exercise::Beside(side, square, *step),
        _ => Exercise::Seat(side, square.file(), square.rank()),
    }
}
