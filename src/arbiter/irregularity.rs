//! What was wrong when the clock was pressed.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::turn::Turn;
use crate::board::{Side, Square};
use crate::draughts::Breach;

/// What was wrong when the clock was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Irregularity {
    /// The move on the board is not legal.
    IllegalMove,
    /// No move was made.
    WithoutMove,
    /// A pawn stands on the last rank; on the square named it becomes a queen, otherwise the move
    /// is taken back.
    Unpromoted(#[serde(serialize_with = "as_list", deserialize_with = "from_list")] Option<Square>),
    /// The move on the board breaks a rule of draughts that is put right in a way of its own.
    Draughts(Breach),
}

/// A file has no word for nothing.
fn as_list<S: Serializer>(square: &Option<Square>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(square)
}

fn from_list<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Square>, D::Error> {
    Ok(Vec::deserialize(deserializer)?.pop())
}

/// An illegal move that was completed by the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CompletedIllegalMove {
    /// The turn in which it was made.
    pub turn: Turn,
    /// What was wrong.
    pub irregularity: Irregularity,
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
