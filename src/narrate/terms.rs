//! What is wrong with the terms of an agreement as they were typed.

use super::cue::{Arg, Cue, Phrase, Sentence, delivered};
use super::parts::one;
use super::phrases as say;
use crate::clock::{ControlFault, Reason};
use crate::earcon::Earcon;

/// A word that is no term; with the faults that it has as a clock, if it was meant as one.
pub fn not_a_term(word: &str, faults: &[ControlFault]) -> Vec<Cue> {
    let word = vec![Arg::Text(word.to_owned())];
    let sentences = if faults.is_empty() {
        vec![one(&say::TERM_UNKNOWN, word)]
    } else {
        let first = Phrase::new(&say::CLOCK_WRONG, word);
        let whole = std::iter::once(first).chain(faults.iter().map(fault));
        vec![Sentence(whole.collect()), one(&say::CLOCK_FORMS, vec![])]
    };
    delivered(Earcon::Refusal, sentences)
}

fn fault(fault: &ControlFault) -> Phrase {
    let period = u32::try_from(fault.period).unwrap_or(u32::MAX);
    let reason = match fault.reason {
        Reason::NoMoves => "no-moves",
        Reason::NoTime => "no-time",
        Reason::SuddenDeathNotLast => "not-last",
        Reason::TooLarge => "too-large",
        _ => "unreadable",
    };
    let args = vec![Arg::Side(fault.side), Arg::Number(period), Arg::Key(reason)];
    Phrase::new(&say::CLOCK_PERIOD, args)
}
