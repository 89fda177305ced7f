//! What is heard where the cursor goes: the square, what stands on it, and its properties.

use super::cue::{Arg, Cue, Phrase, answered, echo, sound};
use super::parts::one;
use super::phrases::{self as say, Spec};
use crate::board::Square;
use crate::earcon::Earcon;
use crate::protocol::event::Event;
use crate::protocol::settings::Settings;

/// The player walks, takes and puts.
pub(super) fn walking(event: &Event, settings: &Settings) -> Vec<Cue> {
    let (earcon, square, spec, args): (_, _, &'static Spec, Vec<Arg>) = match *event {
        Event::Stood {
            square,
            piece: None,
            ..
        } => (
            Earcon::Empty,
            square,
            &say::SQUARE_EMPTY,
            vec![Arg::Square(square)],
        ),
        Event::Stood {
            square,
            piece: Some(piece),
            turn,
            ..
        } => {
            let own = if piece.side == turn {
                Earcon::Own
            } else {
                Earcon::Opponent
            };
            let args = vec![
                Arg::Square(square),
                Arg::Side(piece.side),
                Arg::Kind(piece.kind),
            ];
            (own, square, &say::SQUARE_PIECE, args)
        }
        Event::Taken(square, piece) => {
            let args = vec![
                Arg::Side(piece.side),
                Arg::Kind(piece.kind),
                Arg::Square(square),
            ];
            (Earcon::Take, square, &say::TAKEN, args)
        }
        Event::PutBack(square, piece) => {
            let args = vec![Arg::Kind(piece.kind), Arg::Square(square)];
            (Earcon::Cancel, square, &say::PUT_BACK, args)
        }
        Event::NothingToCancel => {
            let phrase = Phrase::new(&say::NOTHING_TO_CANCEL, vec![]);
            return answered(Earcon::Cancel, vec![phrase.into()]);
        }
        Event::Edge(square) => (Earcon::Edge, square, &say::EDGE, vec![Arg::Square(square)]),
        _ => return Vec::new(),
    };
    let mut cues = match *event {
        Event::Stood { is_target, .. } => properties(earcon, square, is_target, settings),
        _ => vec![sound(earcon, Some(square))],
    };
    cues.push(echo(vec![one(spec, args)]));
    cues
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
