//! What is heard of the clock.

use super::cue::{Cue, Sentence, Urgency, delivered, echo, interface, noticed, sentence, sound};
use super::parts::{article, duration, timed};
use super::phrases as say;
use super::play::time_left;
use crate::board::Side;
use crate::earcon::Earcon;
use crate::protocol::{ClockEvent, TimeTold};

/// What is heard of an event of the clock.
pub(super) fn tell(event: &ClockEvent) -> Vec<Cue> {
    match event {
        ClockEvent::NoClock => vec![echo(say::NO_CLOCK.plain())],
        ClockEvent::TimeTold(time) => vec![echo(time_told(time))],
        ClockEvent::Warned(warning) => vec![
            sound(Earcon::Warning, None),
            interface(Urgency::Idle, time_left(*warning, None)),
        ],
        ClockEvent::ControlReached {
            side,
            added_ms,
            law,
        } => {
            let reached = timed(say::CONTROL_REACHED.with(side), *added_ms);
            noticed((reached, article(*law)))
        }
        ClockEvent::ClockForgotten(side, law) => {
            let forgotten = say::CLOCK_FORGOTTEN.with(side);
            delivered(Earcon::Warning, (forgotten, article(*law)))
        }
        ClockEvent::Paused => vec![echo(say::PAUSED.plain())],
        ClockEvent::ClockRuns(side) => delivered(Earcon::Press, say::CLOCK_RUNS.with(side)),
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
