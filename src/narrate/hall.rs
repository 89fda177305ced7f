//! What is heard of what happens around the board: proofs, decisions, lateness, the end of the day.

use super::cue::{
    Cue, Phrase, Sentence, Sentences, Urgency, echo, interface, noticed, sentence, sound,
};
use super::parts::{article, duration, timed, timed_s};
use super::phrases as say;
use crate::board::Side;
use crate::clock::Warning;
use crate::earcon::Earcon;
use crate::protocol::agreement::Hall;
use crate::protocol::suspension::{Decision, HallEvent, Halt};

/// What is heard of an event around the board.
pub(super) fn tell(event: &HallEvent) -> Vec<Cue> {
    let told: Vec<Sentence> = match *event {
        HallEvent::Warned(warning, to_control, _) => return warned(warning, to_control),
        HallEvent::Came(side, late_ms) => {
            let late = (late_ms > 0).then(|| timed(say::HALL_TIME.with("late"), late_ms));
            return vec![echo((of("came", side), late))];
        }
        HallEvent::Slept(ms) => return vec![echo(timed(say::HALL_TIME.with("slept"), ms))],
        HallEvent::Proving(side, _) => of("proving", side).sentences(),
        HallEvent::DeadUndecided(_) => plain("dead-undecided").sentences(),
        HallEvent::MateUndecided(side) => of("mate-undecided", side).sentences(),
        HallEvent::QuickplayClaimed(side, _, is_last) => {
            let then = if is_last { "decides-last" } else { "decides" };
            (of("quickplay-claimed", side), plain(then)).sentences()
        }
        HallEvent::IncrementAsked(side, _) => of("increment-asked", side).sentences(),
        HallEvent::IncrementDecided(..) => plain("increment-decides").sentences(),
        HallEvent::Decided {
            decision,
            gains,
            gained_ms,
            increment_s,
            ..
        } => decided(decision, gains, gained_ms, increment_s),
        HallEvent::DecideNow(side, _) => of("flag-decides", side).sentences(),
        HallEvent::FlagInCheck(side, _) => of("flag-in-check", side).sentences(),
        HallEvent::NeedsMore(moves, _) => say::NEEDS_MORE.with(moves).sentences(),
        HallEvent::Awaiting(sides) => awaited(sides).sentences(),
        HallEvent::NobodyCame(_) => plain("nobody-came").sentences(),
        HallEvent::DayEnds(left_ms, _) => {
            timed(say::HALL_TIME.with("day-ends"), left_ms).sentences()
        }
        HallEvent::DayOver(_) => plain("day-over").sentences(),
        HallEvent::NextDay(side) => of("next-day", side).sentences(),
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
pub(super) fn agreed(terms: &Hall) -> Vec<Sentence> {
    let agreed = |what| say::AGREED_HALL.with(what);
    (
        terms.quickplay.then(|| agreed("quickplay")),
        terms.without_arbiter.then(|| agreed("without-arbiter")),
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
pub(super) fn halted(halt: &Halt) -> (Phrase, Phrase) {
    let law = match halt {
        Halt::Proving(ruling, _) => ruling.law(),
        Halt::Quickplay { law, .. }
        | Halt::Increment { law, .. }
        | Halt::Flag(_, law)
        | Halt::DayOver(law)
        | Halt::NobodyCame(law) => *law,
    };
    (stands(halt), article(law))
}

/// Why the game stands still.
pub(super) fn stands(halt: &Halt) -> Phrase {
    refused(match halt {
        Halt::Proving(..) => "proving",
        Halt::Quickplay { is_last: true, .. } => "decides-last",
        Halt::Quickplay { .. } => "decides",
        Halt::Increment {
            is_declined: true, ..
        } => "increment",
        Halt::Increment { .. } => "answer",
        Halt::Flag(..) => "flag",
        Halt::DayOver(_) => "day-over",
        Halt::NobodyCame(_) => "nobody-came",
    })
}

pub(super) fn refused(what: &'static str) -> Phrase {
    say::REFUSED_HALL.with(what)
}

pub(super) fn not_here(side: Side) -> Phrase {
    of("not-here", side)
}
