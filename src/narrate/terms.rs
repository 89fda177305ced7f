//! What is wrong with the terms of an agreement as they were typed.

use super::cue::{Cue, Phrase, delivered, echo, followed};
use super::phrases as say;
use crate::clock::{ControlFault, Reason};
use crate::earcon::Earcon;

/// A word that is no term; with the faults that it has as a clock, if it was meant as one.
pub fn not_a_term(word: &str, faults: &[ControlFault]) -> Vec<Cue> {
    let word = word.to_owned();
    if faults.is_empty() {
        return delivered(Earcon::Refusal, say::TERM_UNKNOWN.with(word));
    }
    let wrong = followed(say::CLOCK_WRONG.with(word), faults.iter().map(fault));
    delivered(Earcon::Refusal, (wrong, say::CLOCK_FORMS.plain()))
}

/// What was said is no clock.
pub fn no_clock() -> Vec<Cue> {
    delivered(Earcon::Refusal, say::CLOCK_UNKNOWN.plain())
}

/// What helps who does not know what to do.
pub fn at_a_loss() -> Vec<Cue> {
    vec![echo(say::AT_A_LOSS.plain())]
}

/// That a setting stays as it is.
pub fn left_as_it_is() -> Vec<Cue> {
    vec![echo(say::LEFT_AS_IT_IS.plain())]
}

fn fault(fault: &ControlFault) -> Phrase {
    let reason = match fault.reason {
        Reason::NoMoves => "no-moves",
        Reason::NoTime => "no-time",
        Reason::SuddenDeathNotLast => "not-last",
        Reason::TooLarge => "too-large",
        Reason::Empty
        | Reason::Unreadable
        | Reason::Sandclock
        | Reason::UnreadableDelay
        | Reason::DelaysDiffer
        | Reason::IncrementAndDelay
        | Reason::OneSide => "unreadable",
    };
    say::CLOCK_PERIOD.with((fault.side, fault.period, reason))
}
