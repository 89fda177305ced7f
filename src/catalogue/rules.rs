//! A competition under the laws: its procedure, claims, the arbiter, and what happens around the board.

use super::key::{Code, ctrl, function, letter, plain, shift};
use super::{Does, Row, When, command};
use crate::protocol::adjournment::Adjournment;
use crate::protocol::arbiter::Intervention;
use crate::protocol::ask::{Ask, ClaimKind};
use crate::protocol::suspension::{Decision, HallCommand};

const fn decide(decision: Decision) -> Ask {
    Ask::Hall(HallCommand::Decide(decision))
}

const fn postpone(gives_time: bool) -> Ask {
    decide(Decision::Postpone { gives_time })
}

pub(super) const ROWS: &[Row] = &[
    command!("press-clock", Does::Ask(|| Ask::PressClock))
        .key(ctrl(Code::Enter))
        .when(When::Competing)
        .verbs(&["clock"]),
    command!("read-out", Does::Ask(|| Ask::ReadOut))
        .key(shift(Code::Enter))
        .when(When::Competing),
    command!("repeats", Does::Ask(|| Ask::Repeats(None)))
        .key(plain(function(6)))
        .when(When::Competing),
    command!("why", Does::Ask(|| Ask::Why)).key(shift(function(1))),
    command!("claims", Does::Ask(|| Ask::Claims)).key(shift(function(5))),
    command!("adjust", Does::Ask(|| Ask::Adjust))
        .key(ctrl(letter('J')))
        .when(When::NotListening),
    command!("arbiter", Does::Ask(|| Ask::Arbiter(Intervention::Toggle))).key(ctrl(letter('K'))),
    command!(
        "incidents",
        Does::Ask(|| Ask::Arbiter(Intervention::Incidents))
    )
    .key(ctrl(function(5))),
    command!("claim-flag", Does::Ask(|| Ask::Claim(ClaimKind::Flag))),
    command!(
        "claim-illegal",
        Does::Ask(|| Ask::Claim(ClaimKind::Illegal))
    ),
    command!(
        "claim-repetition",
        Does::Ask(|| Ask::Claim(ClaimKind::Repetition(None)))
    ),
    command!(
        "claim-quiet-moves",
        Does::Ask(|| Ask::Claim(ClaimKind::QuietMoves(None)))
    )
    .verbs(&["claim-fifty"]),
    command!("may-i-claim", Does::Ask(|| Ask::MayIClaim)),
    command!(
        "claim-quickplay",
        Does::Ask(|| Ask::Claim(ClaimKind::Quickplay))
    )
    .when(When::Competing),
    command!(
        "claim-increment",
        Does::Ask(|| Ask::Claim(ClaimKind::Increment))
    )
    .when(When::Competing),
    command!("touch", Does::Square(Ask::Touch)).when(When::Competing),
    command!(
        "stop-clocks",
        Does::Ask(|| Ask::Adjournment(Adjournment::Stop))
    )
    .when(When::Competing),
    command!(
        "envelope",
        Does::Ask(|| Ask::Adjournment(Adjournment::Tell))
    )
    .when(When::Competing),
    command!("decide-agree", Does::Ask(|| decide(Decision::Agree))).when(When::Halted),
    command!("decide-postpone", Does::Ask(|| postpone(false))).when(When::Halted),
    command!("decide-postpone-time", Does::Ask(|| postpone(true)))
        .when(When::Halted)
        .verbs(&["decide-postpone-with-time"]),
    command!("decide-reject", Does::Ask(|| decide(Decision::Reject))).when(When::Halted),
    command!("next-day", Does::Ask(|| Ask::Hall(HallCommand::NextDay))).when(When::Halted),
];
