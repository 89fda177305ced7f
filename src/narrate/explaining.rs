//! The answer to the question why: the article, what it says, and what can be done now.

use super::cue::{Cue, Phrase, Sentence, Sentences, echo, sentence};
use super::objections::{must, must_briefly};
use super::parts::{article, article_number, timed_s};
use super::phrases as say;
use super::{draughts, refusals};
use crate::arbiter::{Figure, Law, RuleDetail};
use crate::laws::{ClaimLostBy, DeclinedBy, FlagSeenBy, Until};
use crate::protocol::{Detail, Explanation, Next, NextStep, Refusal, Settings};
use crate::record::GameResult;

/// What is heard of an explanation.
pub(super) fn tell(explanation: &Explanation, settings: &Settings) -> Vec<Cue> {
    let is_told = explanation.law.is_some_and(is_only_detail);
    let says = explanation.says.iter().copied().filter(|_| !is_told);
    let says = says.flat_map(detail);
    let now = explanation.now.iter().flat_map(next);
    // The ruling has told the next step, where there was one, but not what binds.
    let is_long = explanation.law.is_none() || settings.verbosity.says(Detail::Long);
    let named = if is_long { article } else { article_number };
    let explained = explanation
        .law
        .map(|law| (named(law), rule(law, &explanation.says)));
    let nothing = explained.is_none().then(|| say::WHY_NOTHING.plain());
    let rest: Vec<Sentence> = if is_long {
        says.chain(now).collect()
    } else {
        let says = explanation.says.iter().copied();
        let decisive = says.filter(|says| decides(explanation, *says));
        let binds = explanation
            .now
            .iter()
            .filter_map(|next| binding(next, explanation.law));
        decisive.filter_map(detail).chain(binds).collect()
    };
    vec![echo((explained, nothing, rest))]
}

/// Whether it decides about the game: a loss by illegal moves, or the draw instead of a loss. That a sealed move which is
/// certain all the same loses nothing is said always: it goes on by this, or would have.
fn decides(explanation: &Explanation, says: RuleDetail) -> bool {
    if says == RuleDetail::UnlessMeaningCertain {
        return true;
    }
    match explanation.outcome {
        Some(GameResult::Draw) if says == RuleDetail::DrawnIfNoMate => true,
        outcome => outcome.is_some() && matches!(says, RuleDetail::IllegalMoveLoses(_)),
    }
}

/// What binds the player, in few words, and the article where it is another than the one that was told.
fn binding(next: &Next, told: Option<Law>) -> Option<Sentence> {
    if let Next::Must(obligation, law) = next {
        let is_told = told.is_some_and(|told| told.article == law.article);
        let law = (!is_told).then(|| article_number(*law));
        Some(sentence((must_briefly(*obligation), law)))
    } else {
        None
    }
}

fn figure(detail: &RuleDetail) -> Option<Figure> {
    if let RuleDetail::Figure(figure) = detail {
        Some(*figure)
    } else {
        None
    }
}

/// Whether a rule is no more than what the edition says in it.
fn is_only_detail(law: Law) -> bool {
    matches!(
        law.rule,
        "flag_seen_by" | "claimed_until" | "ruled_until" | "draw_offer_declined_by"
    )
}

/// A rule, with its figure where it has one.
fn rule(law: Law, says: &[RuleDetail]) -> Sentence {
    if is_only_detail(law)
        && let Some(only) = says.first().copied().and_then(detail)
    {
        return only;
    }
    let spec = if draughts::explains(law) {
        &say::WHY_DRAUGHTS
    } else {
        &say::WHY
    };
    // The code of 1956 has a list where the later laws have a reason, and in blitz an illegal move loses.
    let is_list = says.contains(&RuleDetail::ListedMaterial);
    let loses = says.contains(&RuleDetail::LosesIfClaimed);
    let key = match law.rule {
        _ if is_list => "listed_material",
        "illegal_move" | "illegal_move_costs" | "claimed_until" | "ruled_until" if loses => {
            "illegal_move_loses"
        }
        rule => rule,
    };
    let said = |number: u32| spec.with((key.replace('_', "-"), number));
    match says.iter().find_map(figure) {
        None => said(0).into(),
        Some(Figure::Number(number)) => said(number).into(),
        Some(Figure::Seconds(0)) => say::LAW_DETAIL.with(("late-at-once", 0u32)).into(),
        Some(Figure::Seconds(time_s)) => timed_s(said(0), time_s),
    }
}

/// What an edition says in a rule.
fn detail(detail: RuleDetail) -> Option<Sentence> {
    let numbered = |key: &'static str, number: u32| say::LAW_DETAIL.with((key, number));
    let plain = |key| numbered(key, 0).into();
    let timed = |key, time_s| timed_s(numbered(key, 0), time_s);
    Some(match detail {
        // The rule has it.
        RuleDetail::Figure(_) | RuleDetail::ListedMaterial | RuleDetail::LosesIfClaimed => {
            return None;
        }
        RuleDetail::IllegalMoveFree(number) => numbered("illegal-free", number).into(),
        RuleDetail::IllegalMoveGives(number, time_s) => {
            timed_s(numbered("illegal-gives", number), time_s)
        }
        RuleDetail::IllegalMoveLoses(number) => numbered("illegal-loses", number).into(),
        RuleDetail::OnlyIfClaimed => plain("only-if-claimed"),
        RuleDetail::DrawnIfNoMate => plain("drawn-if-no-mate"),
        RuleDetail::UnlessMeaningCertain => plain("unless-certain"),
        RuleDetail::PutRight(until) => plain(match until {
            Until::OpponentTouches => "until-touch",
            Until::OpponentMoves => "until-move",
            Until::EndOfGame => "until-end",
            Until::NextRound => "until-round",
        }),
        RuleDetail::WrongClaimGives(time_s) => timed("claim-gives", time_s),
        RuleDetail::WrongClaimHalves(time_s) => timed("claim-halves", time_s),
        RuleDetail::WrongClaimLeaves(time_s) => timed("claim-leaves", time_s),
        RuleDetail::ClaimLost(ClaimLostBy::Move) => plain("claim-lost-by-move"),
        RuleDetail::ClaimLost(ClaimLostBy::Touch) => plain("claim-lost-by-touch"),
        RuleDetail::Declined(DeclinedBy::WordOrMove) => plain("declined-by-move"),
        RuleDetail::Declined(DeclinedBy::WordOrTouch) => plain("declined-by-touch"),
        RuleDetail::FlagSeen(by) => plain(match by {
            FlagSeenBy::Arbiter => "flag-arbiter",
            FlagSeenBy::ArbiterOrClaim => "flag-both",
            FlagSeenBy::Claim => "flag-player",
            FlagSeenBy::ClaimUnlessBoth => "flag-player-unless-both",
        }),
        RuleDetail::Below(time_s) => timed("below", time_s),
    })
}

/// What can be done now.
fn next(next: &Next) -> Vec<Sentence> {
    match next {
        Next::Hindered(Refusal::AnswerFirst(_)) => say::NOW_ASKED.plain().sentences(),
        Next::Hindered(refusal) => refusals::refusal(refusal),
        Next::Must(obligation, law) => (must(*obligation), article(*law)).sentences(),
        Next::Offered(side) => say::NOW_OFFERED.with(side).sentences(),
        Next::Step(step) => of_step(*step).sentences(),
    }
}

fn of_step(step: NextStep) -> Phrase {
    match step.square() {
        Some(square) => say::NOW_STEP_AT.with((step.key(), square)),
        None => say::NOW_STEP.with(step.key()),
    }
}
