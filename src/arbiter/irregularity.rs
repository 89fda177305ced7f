//! What was wrong when the clock was pressed.

use super::turn::Turn;
use crate::board::{Side, Square};
use crate::draughts::Breach;

/// What was wrong when the clock was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Irregularity {
    /// The move on the board is not legal.
    IllegalMove,
    /// No move was made.
    WithoutMove,
    /// A pawn stands on the last rank; on the square named it becomes a queen, otherwise the move
    /// is taken back.
    Unpromoted(Option<Square>),
    /// The move on the board breaks a rule of draughts that is put right in a way of its own.
    Draughts(Breach),
}

/// What is wrong with a board that shows no legal move: Art. 1.4.1, 1.5.3 and 1.5.13 (Russian draughts).
pub(super) fn irregularity(turn: &Turn) -> Irregularity {
    let pieces = |side: Side| {
        let own = |square: &Square| turn.piece_at(*square).map(|piece| piece.side) == Some(side);
        Square::all().filter(own).collect()
    };
    let position = turn.before().draughts();
    let breach =
        position.and_then(|position| position.breach(Side::BOTH.map(pieces), turn.moved().len()));
    breach.map_or(Irregularity::IllegalMove, Irregularity::Draughts)
}
