//! What is heard of what happens around the board: proofs, decisions, lateness, the end of the day.

use super::cue::{Arg, Cue, Phrase, Sentence, Urgency, echo, interface, noticed, sound};
use super::parts::{article, duration, one};
use super::phrases::{self as say, Spec};
use crate::arbiter::Forbidden;
use crate::board::Side;
use crate::clock::Warning;
use crate::earcon::Earcon;
use crate::protocol::agreement::Arrangements;
use crate::protocol::suspension::{Decision, PlayEvent, Suspension};

/// What is heard of an event around the board.
pub(super) fn tell(event: &PlayEvent) -> Vec<Cue> {
    if let PlayEvent::Warned(warning, to_control, _) = event {
        return warned(*warning, *to_control);
    }
    let mut sentences = told(event);
    match event {
        PlayEvent::Came(..) | PlayEvent::Slept(_) => vec![echo(sentences)],
        _ => {
            sentences.extend(event.law().map(article));
            noticed(sentences)
        }
    }
}

/// A warning fills silence only: nothing that is announced waits for it.
fn warned(warning: Warning, to_control: Option<u32>) -> Vec<Cue> {
    let mut phrases = vec![Phrase::new(&say::TIME_OF, vec![Arg::Side(warning.side)])];
    phrases.extend(duration(warning.threshold_ms));
    if let Some(moves) = to_control {
        phrases.push(Phrase::new(&say::TO_CONTROL, vec![Arg::Number(moves)]));
    }
    vec![
        sound(Earcon::Notice, None),
        interface(Urgency::Idle, vec![Sentence(phrases)]),
    ]
}

fn plain(what: &'static str) -> Sentence {
    one(&say::HALL_PLAIN, vec![Arg::Key(what)])
}

fn of(what: &'static str, side: Side) -> Sentence {
    one(&say::HALL_SIDE, vec![Arg::Key(what), Arg::Side(side)])
}

/// Something with a time.
fn timed(spec: &'static Spec, what: &'static str, ms: u64) -> Sentence {
    let mut phrases = vec![Phrase::new(spec, vec![Arg::Key(what)])];
    phrases.extend(duration(ms));
    Sentence(phrases)
}

fn told(event: &PlayEvent) -> Vec<Sentence> {
    match *event {
        PlayEvent::Proving(side, _) => vec![of("proving", side)],
        PlayEvent::DeadUndecided(_) => vec![plain("dead-undecided")],
        PlayEvent::MateUndecided(side) => vec![of("mate-undecided", side)],
        PlayEvent::QuickplayClaimed(side, _, is_last) => {
            let then = if is_last { "decides-last" } else { "decides" };
            vec![of("quickplay-claimed", side), plain(then)]
        }
        PlayEvent::IncrementAsked(side, _) => vec![of("increment-asked", side)],
        PlayEvent::IncrementDecided(..) => vec![plain("increment-decides")],
        PlayEvent::Decided {
            decision,
            gains,
            gained_ms,
            increment_s,
            ..
        } => decided(decision, gains, gained_ms, increment_s),
        PlayEvent::DecideNow(side, _) => vec![of("flag-decides", side)],
        PlayEvent::FlagInCheck(side, _) => vec![of("flag-in-check", side)],
        PlayEvent::NeedsMore(moves, _) => vec![one(&say::NEEDS_MORE, vec![Arg::Number(moves)])],
        PlayEvent::Awaiting(sides) => awaited(sides),
        PlayEvent::Came(side, late_ms) => {
            let mut sentences = vec![of("came", side)];
            if late_ms > 0 {
                sentences.push(timed(&say::HALL_TIME, "late", late_ms));
            }
            sentences
        }
        PlayEvent::NobodyCame(_) => vec![plain("nobody-came")],
        PlayEvent::DayEnds(left_ms, _) => vec![timed(&say::HALL_TIME, "day-ends", left_ms)],
        PlayEvent::DayOver(_) => vec![plain("day-over")],
        PlayEvent::NextDay(side) => vec![of("next-day", side)],
        PlayEvent::Slept(ms) => vec![timed(&say::HALL_TIME, "slept", ms)],
        PlayEvent::Warned(..) => Vec::new(),
    }
}

fn decided(decision: Decision, gains: Side, gained_ms: u64, increment_s: u32) -> Vec<Sentence> {
    let what = match decision {
        Decision::Agree => "agrees",
        Decision::Postpone { .. } => "postpones",
        Decision::Reject => "rejects",
    };
    let mut sentences = vec![one(&say::HALL_DECIDED, vec![Arg::Key(what)])];
    if increment_s > 0 {
        sentences.push(one(&say::INCREMENT_NOW, vec![Arg::Number(increment_s)]));
    }
    if gained_ms > 0 {
        let mut gain = one(&say::GAINS, vec![Arg::Side(gains)]);
        gain.0.extend(duration(gained_ms));
        sentences.push(gain);
    }
    sentences
}

/// Who is not there yet.
pub(super) fn awaited(sides: [bool; 2]) -> Vec<Sentence> {
    match sides {
        [false, false] => Vec::new(),
        [true, true] => vec![plain("awaiting-both")],
        [true, false] => vec![of("awaiting", Side::White)],
        [false, true] => vec![of("awaiting", Side::Black)],
    }
}

/// What was agreed on around the board.
pub(super) fn agreed(terms: &Arrangements) -> Vec<Sentence> {
    let agreed = |what| one(&say::AGREED_HALL, vec![Arg::Key(what)]);
    let mut sentences = Vec::new();
    if terms.quickplay {
        sentences.push(agreed("quickplay"));
    }
    if terms.without_arbiter {
        sentences.push(agreed("without-arbiter"));
    }
    if let Some(late_s) = terms.late_s {
        sentences.push(timed(&say::AGREED_HALL, "late", u64::from(late_s) * 1000));
    }
    sentences
}

/// The computer was away; does that time count for the side whose clock ran?
pub(super) fn missing(side: Side, ms: u64) -> Vec<Sentence> {
    vec![
        timed(&say::HALL_TIME, "slept", ms),
        one(&say::ASK_MISSING, vec![Arg::Side(side)]),
    ]
}

/// Why nothing can be done while the game stands still, with the article.
pub(super) fn suspended(suspension: &Suspension) -> Vec<Sentence> {
    let law = match suspension {
        Suspension::Proving(ruling, _) => ruling.law(),
        Suspension::Quickplay { law, .. }
        | Suspension::Increment { law, .. }
        | Suspension::Flag(_, law)
        | Suspension::DayOver(law)
        | Suspension::NobodyCame(law) => *law,
    };
    vec![stands(suspension), article(law)]
}

/// Why the game stands still.
pub(super) fn stands(suspension: &Suspension) -> Sentence {
    refused(match suspension {
        Suspension::Proving(..) => "proving",
        Suspension::Quickplay { is_last: true, .. } => "decides-last",
        Suspension::Quickplay { is_last: false, .. } => "decides",
        Suspension::Increment {
            is_declined: true, ..
        } => "increment",
        Suspension::Increment {
            is_declined: false, ..
        } => "answer",
        Suspension::Flag(..) => "flag",
        Suspension::DayOver(_) => "day-over",
        Suspension::NobodyCame(_) => "nobody-came",
    })
}

pub(super) fn refused(what: &'static str) -> Sentence {
    one(&say::REFUSED_HALL, vec![Arg::Key(what)])
}

pub(super) fn not_here(side: Side) -> Sentence {
    of("not-here", side)
}

/// What the laws forbid around the board.
pub(super) fn forbidden(what: Forbidden) -> Sentence {
    let key = match what {
        Forbidden::QuickplayNotAnnounced => "not-announced",
        Forbidden::QuickplayNotNow => "not-now",
        _ => "final",
    };
    one(&say::FORBIDDEN_HALL, vec![Arg::Key(key)])
}
