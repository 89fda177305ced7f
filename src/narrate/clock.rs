//! What is heard of the clock.

use super::cue::{Cue, Sentence, Urgency, delivered, echo, interface, noticed, sentence, sound};
use super::parts::{article, duration, reading, timed};
use super::phrases as say;
use super::play::time_left;
use crate::board::Side;
use crate::earcon::Earcon;
use crate::protocol::{ClockEvent, Detail, Settings, TimeTold};

/// What is heard of an event of the clock.
pub(super) fn tell(event: &ClockEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        ClockEvent::NoClock => vec![echo(say::NO_CLOCK.plain())],
        ClockEvent::TimeTold(time) => {
            let at_length = settings.verbosity.says(Detail::Long);
            vec![echo(time_told(time, at_length))]
        }
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

/// What the clocks show; at length to the second and with the moves.
fn time_told(time: &TimeTold, at_length: bool) -> Vec<Sentence> {
    let of = |side: Side| {
        let at = side as usize;
        let (of, reading) = if time.flags[at] {
            (&say::TIME_OF, vec![say::FLAG_DOWN.plain()])
        } else if at_length {
            (&say::TIME_OF, duration(time.remaining_ms[at]))
        } else {
            (&say::TIME_LEFT_OF, reading(time.remaining_ms[at]))
        };
        let moves = time.moves.filter(|_| at_length);
        let to_control = time.to_control[at].filter(|_| at_length);
        sentence((
            of.with(side),
            reading,
            moves.map(|moves| say::MOVES_MADE.with(moves[at])),
            to_control.map(|moves| say::TO_CONTROL.with(moves)),
        ))
    };
    Side::BOTH.map(of).into()
}
