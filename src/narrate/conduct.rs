//! What is heard of touches that bind to nothing, of moves that nobody has judged, of results taken back.

use super::cue::{Arg, Cue};
use super::lawful::{article, duration, one};
use super::phrases as say;
use super::tell::to_move;
use super::{owed, sound};
use crate::arbiter::{Irregularity, Penalty};
use crate::board::{Piece, Side, Square};
use crate::earcon::Earcon;
use crate::session::event::Event;

/// What is heard of such an event; `None` if it is another.
pub(super) fn tell(event: &Event) -> Option<Vec<Cue>> {
    Some(match event {
        Event::TouchFree(law) => {
            let said = vec![one(&say::TOUCH_FREE, vec![]), article(*law)];
            vec![sound(Earcon::Notice, None), owed(said)]
        }
        Event::ControlReached {
            side,
            added_ms,
            law,
        } => {
            let mut said = one(&say::CONTROL_REACHED, vec![Arg::Side(*side)]);
            said.0.extend(duration(*added_ms));
            vec![sound(Earcon::Notice, None), owed(vec![said, article(*law)])]
        }
        Event::ClockForgotten(side, law) => {
            let said = one(&say::CLOCK_FORGOTTEN, vec![Arg::Side(*side)]);
            let said = vec![said, article(*law)];
            vec![sound(Earcon::Notice, None), owed(said)]
        }
        Event::Shown(placed, next) => shown(*placed, *next),
        // The ruling that follows says the same and more.
        Event::Penalised(penalty) if ends_game_alone(penalty) => vec![sound(Earcon::Notice, None)],
        Event::ResultUndone(position) => {
            let said = vec![one(&say::RESULT_UNDONE, vec![]), to_move(position)];
            vec![sound(Earcon::Undo, None), owed(said)]
        }
        _ => return None,
    })
}

/// A piece that was put, and whose turn it is: nothing in it says whether the move is legal.
fn shown(placed: Option<(Square, Piece)>, next: Side) -> Vec<Cue> {
    let square = placed.map(|(square, _)| square);
    let put = placed.map(|(square, piece)| {
        let args = vec![Arg::Kind(piece.kind), Arg::Square(square)];
        one(&say::PLACED, args)
    });
    let next = one(&say::COMPLETED, vec![Arg::Side(next)]);
    vec![
        sound(Earcon::Move, square),
        owed(put.into_iter().chain([next]).collect()),
    ]
}

/// Whether an illegal move ends the game, so that nothing is to be told but the end.
fn ends_game_alone(penalty: &Penalty) -> bool {
    penalty.ruling.is_some() && penalty.irregularity == Irregularity::IllegalMove
}
