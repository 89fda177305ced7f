//! What is heard of what happens around the board: proofs, decisions, lateness, the end of the day.

use super::cue::{
    Cue, Phrase, Sentence, Sentences, Urgency, echo, interface, noticed, sentence, sound,
};
use super::parts::{article, duration, timed, timed_s};
use super::phrases as say;
use crate::board::Side;
use crate::clock::Warning;
use crate::earcon::Earcon;
use crate::protocol::{Arrangements, ClaimDecidedBy, Decision, LeftOpen, PlayEvent, Suspension};

/// What is heard of an event around the board.
pub(super) fn tell(event: &PlayEvent) -> Vec<Cue> {
    let told: Vec<Sentence> = match *event {
        PlayEvent::Warned(warning, to_control, _) => return warned(warning, to_control),
        PlayEvent::Came(side, late_ms) => {
            let late = (late_ms > 0).then(|| timed(say::HALL_TIME.with("late"), late_ms));
            return vec![echo((of("came", side), late))];
        }
        PlayEvent::Slept(ms) => return vec![echo(timed(say::HALL_TIME.with("slept"), ms))],
        PlayEvent::Proving(side, _) => of("proving", side).sentences(),
        PlayEvent::DeadUndecided(_) => plain("dead-undecided").sentences(),
        PlayEvent::MateUndecided(side) => of("mate-undecided", side).sentences(),
        PlayEvent::LeftOpen(open) => (left_open(&open), plain("left-open")).sentences(),
        PlayEvent::QuickplayClaimed(side, _, by) => {
            let then = match by {
                ClaimDecidedBy::OpponentElseArbiter => "decides",
                ClaimDecidedBy::Arbiter => "decides-alone",
                ClaimDecidedBy::ArbiterAfterwards => "decides-last",
            };
            (of("quickplay-claimed", side), plain(then)).sentences()
        }
        PlayEvent::IncrementAsked(side, _, true) => of("increment-asked", side).sentences(),
        PlayEvent::IncrementAsked(side, _, false) => of("increment-alone", side).sentences(),
        PlayEvent::IncrementDecided(..) => plain("increment-decides").sentences(),
        PlayEvent::Decided {
            decision,
            gains,
            gained_ms,
            increment_s,
            ..
        } => decided(decision, gains, gained_ms, increment_s),
        PlayEvent::DecideNow(side, _) => of("flag-decides", side).sentences(),
        PlayEvent::FlagInCheck(side, _) => of("flag-in-check", side).sentences(),
        PlayEvent::NeedsMore(moves, _) => say::NEEDS_MORE.with(moves).sentences(),
        PlayEvent::Awaiting(sides) => awaited(sides).sentences(),
        PlayEvent::NobodyCame(_) => plain("nobody-came").sentences(),
        PlayEvent::DayEnds(left_ms, _) => {
            timed(say::HALL_TIME.with("day-ends"), left_ms).sentences()
        }
        PlayEvent::DayOver(_) => plain("day-over").sentences(),
        PlayEvent::NextDay(side) => of("next-day", side).sentences(),
    };
    noticed((told, event.law().map(article)))
}

/// A warning fills silence only: nothing that is announced waits for it.
fn warned(warning: Warning, to_control: Option<u32>) -> Vec<Cue> {
    vec![
        sound(Earcon::Notice, None),
        interface(Urgency::Idle, time_left(warning, to_control)),
    ]
}

/// What a warning says: whose time, how much is left, and for how many moves.
pub(super) fn time_left(warning: Warning, to_control: Option<u32>) -> Sentence {
    sentence((
        say::TIME_OF.with(warning.side),
        duration(warning.threshold_ms),
        to_control.map(|moves| say::TO_CONTROL.with(moves)),
    ))
}

fn plain(what: &'static str) -> Phrase {
    say::HALL_PLAIN.with(what)
}

fn of(what: &'static str, side: Side) -> Phrase {
    say::HALL_SIDE.with((what, side))
}

fn decided(decision: Decision, gainer: Side, gained_ms: u64, increment_s: u32) -> Vec<Sentence> {
    let what = match decision {
        Decision::Agree => "agrees",
        Decision::Postpone { .. } => "postpones",
        Decision::Reject => "rejects",
    };
    (
        say::HALL_DECIDED.with(what),
        (increment_s > 0).then(|| say::INCREMENT_NOW.with(increment_s)),
        (gained_ms > 0).then(|| timed(say::GAINS.with(gainer), gained_ms)),
    )
        .sentences()
}

/// Who is not there yet.
pub(super) fn awaited(sides: [bool; 2]) -> Option<Phrase> {
    match sides {
        [false, false] => None,
        [true, true] => Some(plain("awaiting-both")),
        [true, false] => Some(of("awaiting", Side::White)),
        [false, true] => Some(of("awaiting", Side::Black)),
    }
}

/// What was agreed on around the board.
pub(super) fn agreed(terms: &Arrangements) -> Vec<Sentence> {
    let agreed = |what| say::AGREED_HALL.with(what);
    (
        terms.quickplay.then(|| agreed("quickplay")),
        terms.without_arbiter.then(|| agreed("without-arbiter")),
        terms.warnings.then(|| agreed("warnings")),
        terms.late_s.map(|late_s| timed_s(agreed("late"), late_s)),
    )
        .sentences()
}

/// The computer was away; does that time count for the side whose clock ran?
pub(super) fn missing(side: Side, ms: u64) -> Vec<Sentence> {
    let slept = timed(say::HALL_TIME.with("slept"), ms);
    (slept, say::ASK_MISSING.with(side)).sentences()
}

/// Why nothing can be done while the game stands still, with the article.
pub(super) fn suspended(suspension: &Suspension) -> (Phrase, Phrase) {
    let law = match suspension {
        Suspension::Proving(ruling, _) => ruling.law(),
        Suspension::Quickplay { law, .. }
        | Suspension::Increment { law, .. }
        | Suspension::Flag(_, law)
        | Suspension::DayOver(law)
        | Suspension::NobodyCame(law) => *law,
        Suspension::LeftOpen(open) => open.law(),
    };
    (stands(suspension), article(law))
}

fn left_open(open: &LeftOpen) -> Phrase {
    match open {
        LeftOpen::Mate(side, _) => of("mate-left-open", *side),
        LeftOpen::PerpetualCheck(side, _) => of("checks-left-open", *side),
        LeftOpen::Castling(_) => plain("castling-left-open"),
        LeftOpen::Touch(..) => plain("touch-left-open"),
    }
}

/// Why the game stands still.
pub(super) fn stands(suspension: &Suspension) -> Phrase {
    refused(match suspension {
        Suspension::Proving(..) => "proving",
        Suspension::Quickplay { is_last: true, .. } => "decides-last",
        Suspension::Quickplay { .. } => "decides",
        Suspension::Increment {
            is_declined: true, ..
        } => "increment",
        Suspension::Increment { .. } => "answer",
        Suspension::Flag(..) => "flag",
        Suspension::LeftOpen(_) => "left-open",
        Suspension::DayOver(_) => "day-over",
        Suspension::NobodyCame(_) => "nobody-came",
    })
}

pub(super) fn refused(what: &'static str) -> Phrase {
    say::REFUSED_HALL.with(what)
}

pub(super) fn not_here(side: Side) -> Phrase {
    of("not-here", side)
}
