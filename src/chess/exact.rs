//! Which pieces a proof plays as they stand.

use shakmaty::{Bitboard, Board, Color, Square};

/// Which pieces are played as they stand, and are no shadows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Exact {
    /// None.
    Nothing,
    /// Those of a side.
    Side(Color),
    /// Those of the side that is to mate, and those of the other side that begin near their king. What else this side
    /// has, pawns too, stands somewhere.
    Cage(Color),
}

impl Exact {
    pub(super) fn is(self, color: Color) -> bool {
        match self {
            Self::Nothing => false,
            Self::Side(side) => color == side,
            Self::Cage(_) => true,
        }
    }

    /// What stands somewhere, and whose it is.
    pub(super) fn loose(self, board: &Board) -> (Option<Color>, Bitboard) {
        let Self::Cage(winner) = self else {
            return (None, Bitboard::EMPTY);
        };
        let near = |king| {
            Bitboard::from_iter(
                Square::ALL
                    .into_iter()
                    .filter(|one| one.distance(king) <= CAGE),
            )
        };
        let near = board.king_of(!winner).map_or(Bitboard::EMPTY, near);
        (Some(!winner), board.by_color(!winner) & !near)
    }
}

/// How far from the king a piece may stand to be near it.
const CAGE: u32 = 2;
