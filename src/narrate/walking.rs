//! What is heard where the cursor goes: the square, what stands on it, and its properties.

use super::cue::{Cue, answered, answered_at, echo, sound};
use super::phrases as say;
use crate::board::Square;
use crate::earcon::Earcon;
use crate::protocol::{CursorEvent, Settings};

/// The player walks, takes and puts.
pub(super) fn tell(event: &CursorEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        CursorEvent::Stood {
            square,
            piece,
            turn,
            is_target,
        } => {
            let (earcon, said) = match piece {
                None => (Earcon::Empty, say::SQUARE_EMPTY.with(square)),
                Some(piece) => {
                    let is_own = piece.side == *turn;
                    let earcon = if is_own {
                        Earcon::Own
                    } else {
                        Earcon::Opponent
                    };
                    (
                        earcon,
                        say::SQUARE_PIECE.with((square, piece.side, piece.kind)),
                    )
                }
            };
            let mut cues = properties(earcon, *square, *is_target, settings);
            cues.push(echo(said));
            cues
        }
        CursorEvent::Taken(square, piece) => {
            let taken = say::TAKEN.with((piece.side, piece.kind, square));
            answered_at(Earcon::Take, *square, taken)
        }
        CursorEvent::PutBack(square, piece) => {
            let put_back = say::PUT_BACK.with((piece.kind, square));
            answered_at(Earcon::Cancel, *square, put_back)
        }
        CursorEvent::NothingToCancel => answered(Earcon::Cancel, say::NOTHING_TO_CANCEL.plain()),
        CursorEvent::Edge(square) => answered_at(Earcon::Edge, *square, say::EDGE.with(square)),
    }
}

/// What a square is like, as far as the player wants to hear it: what stands there, whether it is dark, whether the
/// piece in the hand may go there.
fn properties(earcon: Earcon, square: Square, is_target: bool, settings: &Settings) -> Vec<Cue> {
    let wanted = &settings.sound;
    let properties = [
        (wanted.tells_piece, earcon),
        (wanted.tells_dark && square.is_dark(), Earcon::Dark),
        (wanted.tells_target && is_target, Earcon::Target),
    ];
    let told = properties.into_iter().filter(|(is_told, _)| *is_told);
    told.map(|(_, earcon)| sound(earcon, Some(square)))
        .collect()
}
