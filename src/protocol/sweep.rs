//! Lines of the board that are played as sound: which squares they have, in which order.

use crate::board::{Side, Square, Step, keyed};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A line of the board that is played as sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Sweep {
    /// The rank of the cursor, from left to right.
    Rank,
    /// The file of the cursor, from the own side upwards.
    File,
    /// The diagonal of the cursor that rises to the right.
    #[strum(serialize = "diagonal")]
    Rising,
    /// The diagonal of the cursor that falls to the right.
    #[strum(serialize = "diagonal")]
    Falling,
    /// From the cursor as far as the board goes in one direction.
    Ray(Step),
    /// All pawns or men, file by file.
    Pawns,
    /// The whole board, rank by rank from the far side, as a page is read.
    Board,
}

keyed!(Sweep);

impl Sweep {
    /// The squares, in the order in which they are heard by a listener on a side of the board.
    pub fn squares(self, cursor: Square, side: Side) -> Vec<Square> {
        let seen = |step: Step| match side {
            Side::White => step,
            Side::Black => step.turned(),
        };
        let through = |step: Step| {
            let step = seen(step);
            let first = cursor.ray(step.turned()).last().unwrap_or(cursor);
            std::iter::once(first).chain(first.ray(step)).collect()
        };
        match self {
            Self::Rank => through(Step::Right),
            Self::File => through(Step::Up),
            Self::Rising => through(Step::UpRight),
            Self::Falling => through(Step::DownRight),
            Self::Ray(step) => cursor.ray(step).collect(),
            Self::Pawns | Self::Board => {
                let mut squares: Vec<Square> = Square::all().collect();
                squares.sort_by_key(|square| {
                    let (file, rank) = match side {
                        Side::White => (square.file(), square.rank()),
                        Side::Black => (7 - square.file(), 7 - square.rank()),
                    };
                    if let Self::Pawns = self {
                        (file, rank)
                    } else {
                        (7 - rank, file)
                    }
                });
                squares
            }
        }
    }
}
