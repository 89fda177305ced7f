//! The diagonals that have names (1.2). Players speak of them.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::squares::Squares;
use crate::board::{Square, listed};

/// A diagonal with a name. The lower ones end at White's edge of the board, the upper ones at Black's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Road {
    /// a1 to h8, the main road: eight squares.
    #[strum(serialize = "main-road")]
    Main,
    /// g1 to a7, seven squares.
    LowerDouble,
    /// h2 to b8, seven squares.
    UpperDouble,
    /// g1 to h2, two squares.
    LowerLittleDouble,
    /// a7 to b8, two squares.
    UpperLittleDouble,
    /// c1 to h6, six squares.
    LowerTriple,
    /// a3 to f8, six squares.
    UpperTriple,
    /// c1 to a3, three squares.
    LowerLittleTriple,
    /// h6 to f8, three squares.
    UpperLittleTriple,
    /// e1 to a5, five squares.
    LowerSlant,
    /// h4 to d8, five squares.
    UpperSlant,
    /// e1 to h4, four squares.
    LowerLittleSlant,
    /// a5 to d8, four squares.
    UpperLittleSlant,
}

listed!(Road);

impl Road {
    /// The road with this key.
    pub fn of_key(key: &str) -> Option<Self> {
        key.parse().ok()
    }

    /// Both ends, the lower one first.
    pub fn ends(self) -> Option<(Square, Square)> {
        let [(file, rank), (last_file, last_rank)] = self.corners();
        Square::new(file, rank).zip(Square::new(last_file, last_rank))
    }

    /// The coordinates of both ends, files and ranks from 0: the lower end first.
    const fn corners(self) -> [(u8, u8); 2] {
        match self {
            Self::Main => [(0, 0), (7, 7)],
            Self::LowerDouble => [(6, 0), (0, 6)],
            Self::UpperDouble => [(7, 1), (1, 7)],
            Self::LowerLittleDouble => [(6, 0), (7, 1)],
            Self::UpperLittleDouble => [(0, 6), (1, 7)],
            Self::LowerTriple => [(2, 0), (7, 5)],
            Self::UpperTriple => [(0, 2), (5, 7)],
            Self::LowerLittleTriple => [(2, 0), (0, 2)],
            Self::UpperLittleTriple => [(7, 5), (5, 7)],
            Self::LowerSlant => [(4, 0), (0, 4)],
            Self::UpperSlant => [(7, 3), (3, 7)],
            Self::LowerLittleSlant => [(4, 0), (7, 3)],
            Self::UpperLittleSlant => [(0, 4), (3, 7)],
        }
    }

    /// Its squares, from the lower end upwards.
    pub fn squares(self) -> Vec<Square> {
        let [(file, rank), (last_file, last_rank)] = self.corners();
        let steps = 0..=last_rank - rank;
        steps
            .filter_map(|step| {
                let file = if last_file > file {
                    file + step
                } else {
                    file.checked_sub(step)?
                };
                Square::new(file, rank + step)
            })
            .collect()
    }

    /// The roads on which a dark square lies; a light square lies on none.
    pub fn through(square: Square) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |road| {
            road.squares()
                .into_iter()
                .collect::<Squares>()
                .contains(square)
        })
    }
}
