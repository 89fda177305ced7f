//! What is heard when an arbiter intervenes: what he does, what he may not do, what has happened so far.

use super::cue::{Arg, Cue, Phrase, Sentence, Sentences, Urgency, echo, noticed, owed};
use super::parts::{announced, article, on_off, readings, timed, timed_s};
use super::{phrases as say, play};
use crate::arbiter::{Limit, Sanction};
use crate::board::Side;
use crate::game::{Move, Position};
use crate::protocol::{ArbiterEvent, Hindrance, Intervention, MoveForm, Settings, Suspension};

/// What is heard of an intervention: what the arbiter does, with its articles.
pub(super) fn tell(event: &ArbiterEvent, settings: &Settings) -> Vec<Cue> {
    let done: Vec<Sentence> = match event {
        ArbiterEvent::ToMove(side) => return vec![echo(say::ARBITER_TO_MOVE.with(side))],
        ArbiterEvent::SheetsDiffer { .. } => return sheets_differ(event, settings.form),
        ArbiterEvent::BoardDiffers { .. } => return board_differs(event, settings.form),
        ArbiterEvent::TwoBoards(law, sighted) => {
            let sighted = sighted.map(|(side, law)| (say::SIGHTED_NORMAL.with(side), article(law)));
            return noticed((say::TWO_BOARDS.plain(), article(*law), sighted));
        }
        ArbiterEvent::WentBack {
            position,
            then_ms,
            law,
            clocks,
        } => {
            let then = then_ms.map(|then_ms| (say::CLOCKS_THEN.plain(), readings(then_ms)));
            return noticed((
                say::WENT_BACK.with((position.number(), position.turn())),
                article(*law),
                then,
                clocks.map(|law| (say::CLOCKS_TO_SET.plain(), article(law))),
            ));
        }
        ArbiterEvent::SteppedIn {
            has_clock: true, ..
        } => say::ARBITER_IN.plain().sentences(),
        ArbiterEvent::SteppedIn { .. } => say::ARBITER_IN_UNCLOCKED.plain().sentences(),
        ArbiterEvent::SteppedBack {
            runs, suspension, ..
        } => stepped_back(*runs, suspension.as_ref()),
        ArbiterEvent::Sanctioned(side, sanction, _) => sanctioned(*side, *sanction).sentences(),
        ArbiterEvent::Compensated(side, bonus_s, _) => {
            let sides = side.map_or(Side::BOTH.to_vec(), |side| vec![side]);
            let gains = sides.into_iter().map(|side| gains(side, *bonus_s));
            (say::DISTURBANCE.plain(), gains.collect::<Vec<_>>()).sentences()
        }
        ArbiterEvent::ClockSet(side, ms, _) => timed(say::CLOCK_SET.with(side), *ms).sentences(),
        ArbiterEvent::MovesSet(side, moves, _) => say::MOVES_SET.with((side, moves)).sentences(),
        ArbiterEvent::SetUpWrong(fault, ruling, _) => (
            say::SETUP_FAULT.with(Arg::Key(fault.into())),
            say::SETUP_RULING.with(Arg::Key(ruling.into())),
        )
            .sentences(),
        ArbiterEvent::Displaced(side, _) => say::DISPLACED.with(side).sentences(),
        ArbiterEvent::Restored(side, _) => say::RESTORED_BY.with(side).sentences(),
        ArbiterEvent::ToldToPress(side, _) => say::TOLD_TO_PRESS.with(side).sentences(),
        ArbiterEvent::IsLegal(_) => limit(Limit::NothingIllegal).sentences(),
        ArbiterEvent::WasLegal(_) => say::WAS_LEGAL.plain().sentences(),
        ArbiterEvent::IllegalSeen(_) => say::ILLEGAL_SEEN.plain().sentences(),
        ArbiterEvent::SheetsAgree(side, _) => say::SHEETS_AGREE.with(side).sentences(),
        ArbiterEvent::BoardAgrees(side, _) => say::BOARD_AGREES.with(side).sentences(),
        ArbiterEvent::Assisted(side, has_one, law) => {
            // The assistant of a sighted player leaves the clock to him.
            let is_sighted = *has_one && law.rule == "sighted_players_assistant";
            let what = if is_sighted {
                "sighted"
            } else {
                on_off(*has_one)
            };
            say::ASSISTED.with((side, what)).sentences()
        }
    };
    let articles: Vec<Phrase> = event.laws().into_iter().map(article).collect();
    noticed((done, articles.sentences()))
}

/// The side gains so many seconds.
pub(super) fn gains(side: Side, seconds: u32) -> Sentence {
    timed_s(say::GAINS.with(side), seconds)
}

/// The arbiter has stepped back: whose clock runs, or why the game stands still all the same.
fn stepped_back(runs: Option<Side>, suspension: Option<&Suspension>) -> Vec<Sentence> {
    if let Some(suspension) = suspension {
        return (say::ARBITER_AWAY.plain(), play::stands(suspension)).sentences();
    }
    let runs = runs.map(|side| say::CLOCK_RUNS.with(side));
    (say::ARBITER_OUT.plain(), runs).sentences()
}

const fn halves(halves: u32) -> &'static str {
    if halves == 1 { "half" } else { "whole" }
}

fn sanctioned(side: Side, sanction: Sanction) -> Sentence {
    let key = match sanction {
        Sanction::OpponentGainsTime(bonus_s) => return gains(side.other(), bonus_s),
        Sanction::OffenderLosesTime(cut_s) => {
            return timed_s(say::LOSES_TIME.with(side), cut_s);
        }
        Sanction::OpponentGainsPoints(points) => {
            let args = (side.other(), halves(points));
            return say::POINTS_GAINED.with(args).into();
        }
        Sanction::OffenderLosesPoints(points) => {
            return say::POINTS_LOST.with((side, halves(points))).into();
        }
        Sanction::LossOfGame => return say::RULED_LOST.with(side).into(),
        Sanction::Warning => "warning",
        Sanction::Reprimand => "reprimand",
        Sanction::Fine => "fine",
        Sanction::ExclusionFromRounds => "exclusion",
        Sanction::Expulsion => "expulsion",
    };
    say::SANCTIONED.with((side, key)).into()
}

fn sheets_differ(event: &ArbiterEvent, form: MoveForm) -> Vec<Cue> {
    let ArbiterEvent::SheetsDiffer {
        side,
        before,
        record,
        sheet,
        law,
    } = event
    else {
        return Vec::new();
    };
    let recorded = match record {
        None => &say::SHEET_RECORD_ENDS,
        Some(_) => &say::SHEET_RECORD,
    };
    let differ = say::SHEETS_DIFFER.with((side, before.number()));
    let mut cues = noticed((differ, recorded.plain()));
    cues.extend(record.map(|mv| announced(Urgency::Owed, before, mv, form)));
    let theirs = match sheet.as_str() {
        "" => say::SHEET_ENDS.plain(),
        text => say::SHEET_OTHER.with(Arg::Spelt(text.to_owned())),
    };
    cues.push(owed((theirs, article(*law))));
    cues
}

fn board_differs(event: &ArbiterEvent, form: MoveForm) -> Vec<Cue> {
    let ArbiterEvent::BoardDiffers {
        side,
        squares,
        since,
        law,
    } = event
    else {
        return Vec::new();
    };
    let mut cues = noticed(say::BOARD_DIFFERS.with((side, squares.clone())));
    if let Some((position, made)) = since {
        cues.extend(board_since(position, *made, form));
    }
    cues.push(owed((say::BOARD_CORRECTED.with(side), article(*law))));
    cues
}

/// From where a board went wrong.
fn board_since(position: &Position, made: Option<Move>, form: MoveForm) -> Vec<Cue> {
    match made {
        None => vec![owed(say::BOARD_NOT_MADE.with(position.number()))],
        Some(mv) => vec![
            owed(say::BOARD_SINCE.with(position.number())),
            announced(Urgency::Owed, position, mv, form),
        ],
    }
}

/// How many things have happened in the game that the arbiter was asked about.
pub(super) fn incidents_counted(count: usize) -> Phrase {
    match count {
        0 => say::INCIDENTS_NONE.plain(),
        count => say::INCIDENTS_SOME.with(count),
    }
}

/// Whether the arbiter is sure of something that cannot be undone.
pub(super) fn question(intervention: &Intervention) -> Phrase {
    match intervention {
        Intervention::Sanction(side, _) => say::ASK_LOST.with(side),
        Intervention::LostByBoth => say::ASK_LOST_BOTH.plain(),
        Intervention::GoBack(number, side, _) => say::ASK_BACK.with((number, side)),
        Intervention::IllegalPosition => say::ASK_ILLEGAL_DRAW.plain(),
        Intervention::IllegalAllTheSame => say::ASK_ILLEGAL_SEEN.plain(),
        // Only a wrong set-up is asked about besides; the game is played anew.
        Intervention::SetUpWrong(..)
        | Intervention::Toggle
        | Intervention::StepIn
        | Intervention::StepBack
        | Intervention::Compensate(..)
        | Intervention::SetClock(..)
        | Intervention::SetMoves(..)
        | Intervention::ClocksAsThen
        | Intervention::Displaced(_)
        | Intervention::Restored
        | Intervention::Sheet(..)
        | Intervention::Board(..)
        | Intervention::TellToPress
        | Intervention::TwoBoards
        | Intervention::Assistant(..)
        | Intervention::Incidents => say::ASK_ANEW.plain(),
    }
}

/// Why the laws do not let the arbiter do something.
pub(super) fn limit(limit: Limit) -> Phrase {
    match limit {
        Limit::MorePoints(points) => say::ARBITER_POINTS.with(halves(points)),
        Limit::Settled(moves) => say::ARBITER_SETTLED.with(moves),
        Limit::KeepsAtLeast(seconds) => say::ARBITER_KEEPS.with(seconds / 60),
        Limit::NotAmongMeans
        | Limit::GameOver
        | Limit::Silent
        | Limit::NothingForgotten
        | Limit::NotMixed
        | Limit::HasAssistant
        | Limit::TooLate
        | Limit::NothingIllegal
        | Limit::WaitForMove
        | Limit::NotMade
        | Limit::Unclaimed => say::ARBITER_MAY_NOT.with(Arg::Key(limit.into())),
    }
}

/// What stands against an intervention besides the laws.
pub(super) fn hindrance(hindrance: Hindrance) -> Phrase {
    say::ARBITER_REFUSED.with(Arg::Key(hindrance.into()))
}
