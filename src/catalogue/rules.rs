//! A competition under the laws: its procedure, claims, the arbiter, and what happens around the board.

use super::key::{Code, ctrl, function, letter, plain, shift};
use super::{Does, Row, When, ask, command};
use crate::protocol::{Adjournment, Ask, ClaimKind, Decision, Intervention};

const fn decide(decision: Decision) -> Ask {
    Ask::Decide(decision)
}

const fn postpone(gives_time: bool) -> Ask {
    decide(Decision::Postpone { gives_time })
}

pub(super) const ROWS: &[Row] = &[
    ask!("press-clock", Ask::PressClock)
        .key(ctrl(Code::Enter))
        .when(When::Competing)
        .verbs(&["clock"]),
    ask!("read-out", Ask::ReadOut)
        .key(shift(Code::Enter))
        .when(When::Competing),
    ask!("repeats", Ask::Repeats(None))
        .key(plain(function(6)))
        .when(When::Competing),
    ask!("why", Ask::Why).key(shift(function(1))),
    ask!("claims", Ask::Claims).key(shift(function(5))),
    ask!("adjust", Ask::Adjust)
        .key(ctrl(letter('J')))
        .when(When::NotListening),
    ask!("arbiter", Ask::Arbiter(Intervention::Toggle)).key(ctrl(letter('K'))),
    ask!("incidents", Ask::Arbiter(Intervention::Incidents)).key(ctrl(function(5))),
    ask!("claim-flag", Ask::Claim(ClaimKind::Flag)),
    ask!("claim-illegal", Ask::Claim(ClaimKind::Illegal)),
    ask!("claim-repetition", Ask::Claim(ClaimKind::Repetition(None))),
    ask!("claim-quiet-moves", Ask::Claim(ClaimKind::QuietMoves(None))).verbs(&["claim-fifty"]),
    ask!("may-i-claim", Ask::MayIClaim),
    ask!(
        "claim-perpetual-check",
        Ask::Claim(ClaimKind::PerpetualCheck)
    )
    .when(When::Competing),
    ask!("claim-quickplay", Ask::Claim(ClaimKind::Quickplay)).when(When::Competing),
    ask!("claim-increment", Ask::Claim(ClaimKind::Increment)).when(When::Competing),
    command!("touch", Does::Square(Ask::Touch)).when(When::Competing),
    ask!("stop-clocks", Ask::Adjournment(Adjournment::Stop)).when(When::Competing),
    ask!("envelope", Ask::Adjournment(Adjournment::Tell)).when(When::Competing),
    ask!("decide-agree", decide(Decision::Agree)).when(When::Suspended),
    ask!("decide-postpone", postpone(false)).when(When::Suspended),
    ask!("decide-postpone-time", postpone(true))
        .when(When::Suspended)
        .verbs(&["decide-postpone-with-time"]),
    ask!("decide-reject", decide(Decision::Reject)).when(When::Suspended),
    ask!("next-day", Ask::NextDay).when(When::Suspended),
];
