//! What is heard of the clock.

use super::cue::{Cue, Sentence, Urgency, delivered, echo, interface, noticed, sentence, sound};
use super::parts::{article, duration, timed};
use super::phrases as say;
use super::play::time_left;
use crate::board::Side;
use crate::earcon::Earcon;
use crate::protocol::event::{Event, TimeTold};

/// What is heard of an event of the clock.
pub(super) fn tell(event: &Event) -> Vec<Cue> {
    match event {
        Event::NoClock => vec![echo(say::NO_CLOCK.plain())],
        Event::TimeTold(time) => vec![echo(time_told(time))],
        Event::Warned(warning) => vec![
            sound(Earcon::Warning, None),
            interface(Urgency::Idle, time_left(*warning, None)),
        ],
        Event::ControlReached {
            side,
            added_ms,
            law,
        } => {
            let reached = timed(say::CONTROL_REACHED.with(side), *added_ms);
            noticed((reached, article(*law)))
        }
        Event::ClockForgotten(side, law) => {
            let forgotten = say::CLOCK_FORGOTTEN.with(side);
            delivered(Earcon::Warning, (forgotten, article(*law)))
        }
        Event::Paused => vec![echo(say::PAUSED.plain())],
        Event::ClockRuns(side) => delivered(Earcon::Press, say::CLOCK_RUNS.with(side)),
        _ => Vec::new(),
    }
}

fn time_told(time: &TimeTold) -> Vec<Sentence> {
    let of = |side: Side| {
        let at = side as usize;
        let reading = if time.flags[at] {
            vec![say::FLAG_DOWN.plain()]
        } else {
            duration(time.remaining_ms[at])
        };
        sentence((
            say::TIME_OF.with(side),
            reading,
            time.moves.map(|moves| say::MOVES_MADE.with(moves[at])),
            time.to_control[at].map(|moves| say::TO_CONTROL.with(moves)),
        ))
    };
    Side::BOTH.map(of).into()
}
