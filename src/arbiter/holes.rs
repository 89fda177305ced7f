//! What stands in the holes of a board.

use serde::de::Deserializer;
use serde::{Deserialize, Serializer};

use crate::board::{Piece, Side, Square};
use crate::game::Position;

/// What stands on each square, a1 to h8.
pub type Holes = [Option<Piece>; 64];

pub(super) fn holes_of(position: &Position) -> Holes {
    let mut holes = [None; 64];
    for square in Square::all() {
        holes[at(square)] = position.piece_at(square);
    }
    holes
}

/// The place of a square among the holes.
pub(super) fn at(square: Square) -> usize {
    usize::from(square.index())
}

/// In a file only the holes stand that are not empty.
pub(super) fn serialize<S: Serializer>(holes: &Holes, serializer: S) -> Result<S::Ok, S::Error> {
    let filled = Square::all().filter_map(|square| Some((square, holes[at(square)]?)));
    serializer.collect_seq(filled)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Holes, D::Error> {
    let filled = Vec::<(Square, Piece)>::deserialize(deserializer)?;
    let mut holes = [None; 64];
    for (square, piece) in filled {
        holes[at(square)] = Some(piece);
    }
    Ok(holes)
}

/// The rank on which the pawns of a side are promoted, counted from 0.
pub(super) const fn last_rank(side: Side) -> u8 {
    match side {
        Side::White => 7,
        Side::Black => 0,
    }
}
