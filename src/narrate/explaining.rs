//! The answer to the question why: the article, what it says, and what can be done now.

use super::cue::{Arg, Cue, Phrase, Sentence, echo};
use super::objections::must;
use super::parts::{article, duration, one};
use super::phrases as say;
use super::refusals;
use crate::arbiter::{Law, RuleDetail};
use crate::laws::{BothFlagsThen, ClaimLostBy, DeclinedBy, FlagSeenBy, Until};
use crate::protocol::explanation::{Explanation, Next, NextStep};
use crate::protocol::refusal::Refusal;

/// What is heard of an explanation.
pub(super) fn tell(explanation: &Explanation) -> Vec<Cue> {
    let mut sentences = match explanation.law {
        Some(law) => vec![article(law), rule(law)],
        None => vec![one(&say::WHY_NOTHING, vec![])],
    };
    sentences.extend(explanation.says.iter().copied().map(detail));
    sentences.extend(explanation.now.iter().flat_map(next));
    vec![echo(sentences)]
}

fn rule(law: Law) -> Sentence {
    let says = super::adjourning::why(law)
        .or_else(|| super::arbiter::why(law))
        .or_else(|| super::draughts::why(law));
    says.unwrap_or_else(|| {
        let rule = Arg::Text(law.rule.replace('_', "-"));
        one(&say::WHY, vec![rule])
    })
}

/// What an edition says in a rule.
fn detail(detail: RuleDetail) -> Sentence {
    let (key, number, time_s) = match detail {
        RuleDetail::IllegalMoveFree(number) => ("illegal-free", number, None),
        RuleDetail::IllegalMoveGives(number, time_s) => ("illegal-gives", number, Some(time_s)),
        RuleDetail::IllegalMoveLoses(number) => ("illegal-loses", number, None),
        RuleDetail::OnlyIfClaimed => ("only-if-claimed", 0, None),
        RuleDetail::DrawnIfNoMate => ("drawn-if-no-mate", 0, None),
        RuleDetail::PutRight(until) => (until_key(until), 0, None),
        RuleDetail::Times(number) => ("times", number, None),
        RuleDetail::Moves(number) => ("moves", number, None),
        RuleDetail::WrongClaimGives(time_s) => ("claim-gives", 0, Some(time_s)),
        RuleDetail::WrongClaimHalves(time_s) => ("claim-halves", 0, Some(time_s)),
        RuleDetail::WrongClaimLeaves(time_s) => ("claim-leaves", 0, Some(time_s)),
        RuleDetail::ClaimLost(ClaimLostBy::Move) => ("claim-lost-by-move", 0, None),
        RuleDetail::ClaimLost(ClaimLostBy::Touch) => ("claim-lost-by-touch", 0, None),
        RuleDetail::Declined(DeclinedBy::WordOrMove) => ("declined-by-move", 0, None),
        RuleDetail::Declined(DeclinedBy::WordOrTouch) => ("declined-by-touch", 0, None),
        RuleDetail::FlagSeen(by) => (seen_key(by), 0, None),
        RuleDetail::BothFlagsEarlier(then) => (
            match then {
                BothFlagsThen::Continues => "both-flags-earlier-on",
                BothFlagsThen::Drawn => "both-flags-earlier-drawn",
            },
            0,
            None,
        ),
        RuleDetail::BothFlagsLast(then) => (
            match then {
                BothFlagsThen::Continues => "both-flags-last-on",
                BothFlagsThen::Drawn => "both-flags-last-drawn",
            },
            0,
            None,
        ),
        RuleDetail::LateUntil(0) => ("late-at-once", 0, None),
        RuleDetail::LateUntil(time_s) => ("late-until", 0, Some(time_s)),
        RuleDetail::Below(time_s) => ("below", 0, Some(time_s)),
    };
    let said = Phrase::new(&say::LAW_DETAIL, vec![Arg::Key(key), Arg::Number(number)]);
    let time = time_s.map_or_else(Vec::new, |time_s| duration(u64::from(time_s) * 1000));
    Sentence(std::iter::once(said).chain(time).collect())
}

const fn until_key(until: Until) -> &'static str {
    match until {
        Until::OpponentTouches => "until-touch",
        Until::OpponentMoves => "until-move",
        Until::EndOfGame => "until-end",
        Until::NextRound => "until-round",
    }
}

const fn seen_key(by: FlagSeenBy) -> &'static str {
    match by {
        FlagSeenBy::Arbiter => "flag-arbiter",
        FlagSeenBy::ArbiterOrClaim => "flag-both",
        FlagSeenBy::Claim => "flag-player",
        FlagSeenBy::ClaimUnlessBoth => "flag-player-unless-both",
    }
}

/// What can be done now.
fn next(next: &Next) -> Vec<Sentence> {
    match next {
        Next::Hindered(Refusal::AnswerFirst(_)) => vec![one(&say::NOW_ASKED, vec![])],
        Next::Hindered(refusal) => refusals::refusal(refusal),
        Next::Must(obligation) => vec![must(*obligation)],
        Next::Offered(side) => vec![one(&say::NOW_OFFERED, vec![Arg::Side(*side)])],
        Next::Step(step) => vec![of_step(*step)],
    }
}

fn of_step(step: NextStep) -> Sentence {
    let key = Arg::Key(step.key());
    match step.square() {
        Some(square) => one(&say::NOW_STEP_AT, vec![key, Arg::Square(square)]),
        None => one(&say::NOW_STEP, vec![key]),
    }
}
