//! A sweep: a line of the board played as sound, square after square, each with what stands on it.
//!
//! Where the line lies is heard by pan and pitch, what stands there by rhythm: each kind of piece has its own, Black's
//! begin with a knock, and an empty square is a tick. The arrangement of the pieces is all that is heard.

use super::{Earcon, JOIN_MS, Placed};
use crate::board::{Piece, Side, Square};

/// How long a square takes at the normal speed, in milliseconds: the longest piece of Black and a breath.
pub const SLOT_MS: u16 = 200;

/// The speeds of a sweep, in percent of the normal one.
pub const SPEED_PERCENT: std::ops::RangeInclusive<u16> = 50..=300;

/// The earcons of a sweep over squares, in their order, at a speed in percent.
///
/// At any speed each square has the same time, unless what stands there needs more to be known.
pub fn plan(squares: &[(Square, Option<Piece>)], speed_percent: u16) -> Vec<Placed> {
    let speed = speed_percent.clamp(*SPEED_PERCENT.start(), *SPEED_PERCENT.end());
    let slot_ms = u16::try_from(u32::from(SLOT_MS) * 100 / u32::from(speed)).unwrap_or(SLOT_MS);
    let strike = |&(square, piece): &(Square, Option<Piece>)| Placed {
        earcon: piece.map_or(Earcon::Empty, |piece| Earcon::of(piece.kind)),
        square: Some(square),
        knocks: piece.is_some_and(|piece| piece.side == Side::Black),
        slot_ms: slot_ms.max(JOIN_MS),
    };
    squares.iter().map(strike).collect()
}
