//! What is heard when an arbiter intervenes: what he does, what he may not do, what has happened so far.

use super::announce::announce;
use super::cue::{Arg, Cue, Phrase, Sentence, Urgency, announcement, echo, noticed, owed};
use super::parts::{article, duration, number, one};
use super::phrases::{self as say, Spec};
use crate::arbiter::{Law, Limit, Sanction, SetupFault, SetupRuling};
use crate::board::Side;
use crate::game::{Move, Position};
use crate::protocol::arbiter::{ArbiterEvent, Hindrance, Intervention};
use crate::protocol::settings::{MoveForm, Settings};
use crate::protocol::suspension::Suspension;

/// The rules that are explained in this part of the table.
const RULES: [&str; 18] = [
    "arbiters_means",
    "wrong_setup",
    "board_turned",
    "setup_claims_until_moves",
    "wrong_colours",
    "displaced_pieces",
    "illegal_position",
    "king_captured",
    "arbiter_stops_clock",
    "clocks_after_restoring",
    "clock_error",
    "clock_forgotten",
    "time_for_disturbance",
    "sheets_differ",
    "two_boards",
    "sighted_by_normal_rules",
    "assistant",
    "sighted_players_assistant",
];

/// What a rule says that an arbiter applies; `None` if it is another rule.
pub(super) fn why(law: Law) -> Option<Sentence> {
    let rule = Arg::Text(law.rule.replace('_', "-"));
    RULES
        .contains(&law.rule)
        .then(|| one(&say::WHY_ARBITER, vec![rule]))
}

/// What is heard of an intervention.
pub(super) fn tell(event: &ArbiterEvent, settings: &Settings) -> Vec<Cue> {
    match event {
        ArbiterEvent::ToMove(side) => {
            vec![echo(vec![one(
                &say::ARBITER_TO_MOVE,
                vec![Arg::Side(*side)],
            )])]
        }
        ArbiterEvent::SheetsDiffer {
            side,
            before,
            record,
            sheet,
            law,
        } => sheets_differ(*side, before, *record, sheet, *law, settings.form),
        ArbiterEvent::BoardDiffers {
            side,
            squares,
            since,
            law,
        } => {
            let args = vec![Arg::Side(*side), Arg::Squares(squares.clone())];
            let mut cues = noticed(vec![one(&say::BOARD_DIFFERS, args)]);
            if let Some((position, made)) = since {
                cues.extend(board_since(position, *made, settings.form));
            }
            let corrected = one(&say::BOARD_CORRECTED, vec![Arg::Side(*side)]);
            cues.push(owed(vec![corrected, article(*law)]));
            cues
        }
        plain => noticed(sentences(plain)),
    }
}

/// A phrase about a side, then a time.
fn timed(spec: &'static Spec, side: Side, ms: u64) -> Sentence {
    let mut phrases = vec![Phrase::new(spec, vec![Arg::Side(side)])];
    phrases.extend(duration(ms));
    Sentence(phrases)
}

fn of_side(spec: &'static Spec, side: Side) -> Sentence {
    one(spec, vec![Arg::Side(side)])
}

/// The arbiter has stepped back: whose clock runs, or why the game stands still all the same.
fn stepped_back(runs: Option<Side>, suspension: Option<&Suspension>) -> Vec<Sentence> {
    let mut said = Vec::new();
    if let Some(suspension) = suspension {
        said.push(one(&say::ARBITER_AWAY, vec![]));
        said.push(super::play::stands(suspension));
    } else {
        said.push(one(&say::ARBITER_OUT, vec![]));
        said.extend(runs.map(|side| of_side(&say::CLOCK_RUNS, side)));
    }
    said
}

fn sentences(event: &ArbiterEvent) -> Vec<Sentence> {
    let mut said = match *event {
        ArbiterEvent::SteppedIn(_) => vec![one(&say::ARBITER_IN, vec![])],
        ArbiterEvent::SteppedBack {
            runs,
            ref suspension,
            ..
        } => stepped_back(runs, suspension.as_ref()),
        ArbiterEvent::Sanctioned(side, sanction, _) => vec![sanctioned(side, sanction)],
        ArbiterEvent::Compensated(side, bonus_s, _) => {
            let sides = Side::BOTH.into_iter();
            let sides = sides.filter(|one| side.is_none_or(|side| side == *one));
            let gains = sides.map(|side| timed(&say::GAINS, side, u64::from(bonus_s) * 1000));
            std::iter::once(one(&say::DISTURBANCE, vec![]))
                .chain(gains)
                .collect()
        }
        ArbiterEvent::ClockSet(side, ms, _) => vec![timed(&say::CLOCK_SET, side, ms)],
        ArbiterEvent::MovesSet(side, moves, _) => {
            vec![one(
                &say::MOVES_SET,
                vec![Arg::Side(side), Arg::Number(moves)],
            )]
        }
        ArbiterEvent::SetUpWrong(fault, ruling, _) => set_up_wrong(fault, ruling),
        ArbiterEvent::Displaced(side, _) => vec![of_side(&say::DISPLACED, side)],
        ArbiterEvent::Restored(side, _) => vec![of_side(&say::RESTORED_BY, side)],
        ArbiterEvent::ToldToPress(side, _) => vec![of_side(&say::TOLD_TO_PRESS, side)],
        ArbiterEvent::IllegalSeen(_) => vec![one(&say::ILLEGAL_SEEN, vec![])],
        ArbiterEvent::SheetsAgree(side, _) => vec![of_side(&say::SHEETS_AGREE, side)],
        ArbiterEvent::BoardAgrees(side, _) => vec![of_side(&say::BOARD_AGREES, side)],
        ArbiterEvent::Assisted(side, has_one, _) => {
            let key = if has_one { "on" } else { "off" };
            vec![one(&say::ASSISTED, vec![Arg::Side(side), Arg::Key(key)])]
        }
        ArbiterEvent::TwoBoards(law, sighted) => {
            let mut said = vec![one(&say::TWO_BOARDS, vec![]), article(law)];
            if let Some((side, law)) = sighted {
                said.extend([of_side(&say::SIGHTED_NORMAL, side), article(law)]);
            }
            return said;
        }
        ArbiterEvent::WentBack {
            ref position,
            then_ms,
            law,
            clocks,
        } => return went_back(position, then_ms, law, clocks),
        _ => Vec::new(),
    };
    said.extend(event.laws().into_iter().map(article));
    said
}

fn halves(halves: u32) -> Arg {
    Arg::Key(if halves == 1 { "half" } else { "whole" })
}

fn sanctioned(side: Side, sanction: Sanction) -> Sentence {
    let key = match sanction {
        Sanction::OpponentGainsTime(bonus_s) => {
            return timed(&say::GAINS, side.other(), u64::from(bonus_s) * 1000);
        }
        Sanction::OffenderLosesTime(cut_s) => {
            return timed(&say::LOSES_TIME, side, u64::from(cut_s) * 1000);
        }
        Sanction::OpponentGainsPoints(points) => {
            let args = vec![Arg::Side(side.other()), halves(points)];
            return one(&say::POINTS_GAINED, args);
        }
        Sanction::OffenderLosesPoints(points) => {
            return one(&say::POINTS_LOST, vec![Arg::Side(side), halves(points)]);
        }
        Sanction::LossOfGame => return one(&say::RULED_LOST, vec![Arg::Side(side)]),
        Sanction::Warning => "warning",
        Sanction::Reprimand => "reprimand",
        Sanction::Fine => "fine",
        Sanction::ExclusionFromRounds => "exclusion",
        Sanction::Expulsion => "expulsion",
    };
    one(&say::SANCTIONED, vec![Arg::Side(side), Arg::Key(key)])
}

fn set_up_wrong(fault: SetupFault, ruling: SetupRuling) -> Vec<Sentence> {
    vec![
        one(&say::SETUP_FAULT, vec![Arg::Key(fault.into())]),
        one(&say::SETUP_RULING, vec![Arg::Key(ruling.into())]),
    ]
}

fn went_back(
    position: &Position,
    then_ms: Option<[u64; 2]>,
    law: Law,
    clocks: Option<Law>,
) -> Vec<Sentence> {
    let args = vec![Arg::Number(position.number()), Arg::Side(position.turn())];
    let mut said = vec![one(&say::WENT_BACK, args), article(law)];
    if let Some(then_ms) = then_ms {
        said.push(one(&say::CLOCKS_THEN, vec![]));
        let readings = Side::BOTH.into_iter().zip(then_ms);
        said.extend(readings.map(|(side, ms)| timed(&say::TIME_OF, side, ms)));
    }
    if let Some(law) = clocks {
        said.extend([one(&say::CLOCKS_TO_SET, vec![]), article(law)]);
    }
    said
}

fn sheets_differ(
    side: Side,
    before: &Position,
    record: Option<Move>,
    sheet: &str,
    law: Law,
    form: MoveForm,
) -> Vec<Cue> {
    let args = vec![Arg::Side(side), Arg::Number(before.number())];
    let differ = one(&say::SHEETS_DIFFER, args);
    let mut cues = match record {
        None => noticed(vec![differ, one(&say::SHEET_RECORD_ENDS, vec![])]),
        Some(mv) => {
            let mut cues = noticed(vec![differ, one(&say::SHEET_RECORD, vec![])]);
            cues.push(announcement(Urgency::Owed, announce(before, mv, form)));
            cues
        }
    };
    let theirs = match sheet {
        "" => one(&say::SHEET_ENDS, vec![]),
        text => one(&say::SHEET_OTHER, vec![Arg::Spelt(text.to_owned())]),
    };
    cues.push(owed(vec![theirs, article(law)]));
    cues
}

/// From where a board went wrong.
fn board_since(position: &Position, made: Option<Move>, form: MoveForm) -> Vec<Cue> {
    let at = vec![Arg::Number(position.number())];
    match made {
        None => vec![owed(vec![one(&say::BOARD_NOT_MADE, at)])],
        Some(mv) => vec![
            owed(vec![one(&say::BOARD_SINCE, at)]),
            announcement(Urgency::Owed, announce(position, mv, form)),
        ],
    }
}

/// How many things have happened in the game that the arbiter was asked about.
pub(super) fn incidents_counted(count: usize) -> Sentence {
    match count {
        0 => one(&say::INCIDENTS_NONE, vec![]),
        count => one(&say::INCIDENTS_SOME, vec![number(count)]),
    }
}

/// Whether the arbiter is sure of something that cannot be undone.
pub(super) fn question(intervention: &Intervention) -> Sentence {
    match intervention {
        Intervention::Sanction(side, _) => of_side(&say::ASK_LOST, *side),
        Intervention::LostByBoth => one(&say::ASK_LOST_BOTH, vec![]),
        Intervention::GoBack(number, side, _) => {
            one(&say::ASK_BACK, vec![Arg::Number(*number), Arg::Side(*side)])
        }
        Intervention::IllegalPosition => one(&say::ASK_ILLEGAL_DRAW, vec![]),
        _ => one(&say::ASK_ANEW, vec![]),
    }
}

/// Why the laws do not let the arbiter do something.
pub(super) fn limit(limit: Limit) -> Sentence {
    let key = match limit {
        Limit::MorePoints(points) => return one(&say::ARBITER_POINTS, vec![halves(points)]),
        Limit::Settled(moves) => return one(&say::ARBITER_SETTLED, vec![Arg::Number(moves)]),
        Limit::KeepsAtLeast(seconds) => {
            return one(&say::ARBITER_KEEPS, vec![Arg::Number(seconds / 60)]);
        }
        Limit::NotAmongMeans => "not-among-means",
        Limit::GameOver => "game-over",
        Limit::Silent => "silent",
        Limit::NothingForgotten => "nothing-forgotten",
        Limit::NotMixed => "not-mixed",
        Limit::HasAssistant => "has-assistant",
        Limit::TooLate => "too-late",
        Limit::NothingIllegal => "nothing-illegal",
        Limit::WaitForMove => "wait-for-move",
    };
    one(&say::ARBITER_MAY_NOT, vec![Arg::Key(key)])
}

/// What stands against an intervention besides the laws.
pub(super) fn hindrance(hindrance: Hindrance) -> Sentence {
    one(&say::ARBITER_REFUSED, vec![Arg::Key(hindrance.into())])
}
