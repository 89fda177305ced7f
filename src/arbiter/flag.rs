//! Flags: who sees that one has fallen, and what follows.

use super::ends::loss;
use super::objection::{Forbidden, Objection};
use super::rules::Rules;
use super::ruling::{Ruling, Verdict};
use crate::board::Side;
use crate::clock::Flags;
use crate::game::Position;
use crate::laws::{BothFlagsThen, FlagClaim, FlagRule, FlagSeenBy};
use crate::record::GameResult;

/// Whether the arbiter points out a fallen flag of his own accord: Art. 6.8 (FIDE 2023). `both` says
/// whether both are down.
pub fn sees_flag(rules: &Rules, both: bool) -> bool {
    match rules.form.timing.flag_seen_by.value {
        FlagSeenBy::Arbiter | FlagSeenBy::ArbiterOrClaim => true,
        FlagSeenBy::Claim => false,
        FlagSeenBy::ClaimUnlessBoth => both,
    }
}

/// What a fallen flag means: Art. 6.9 (FIDE 2023).
pub fn flag_fallen(rules: &Rules, position: &Position, side: Side) -> Ruling {
    let rule = rules.form.timing.flag;
    let drawn = rule.value == FlagRule::LosesUnlessNoMate;
    Ruling::new(
        Verdict::Flag(side),
        loss(position, side, drawn),
        rule.article,
    )
}

/// What two fallen flags mean: App. B.9 (FIDE 2005). The inner `None` lets the game go on; the outer one
/// says that the edition has no rule on it. `last_period` says whether all the moves that are left must
/// be made in this period.
pub fn both_fallen(rules: &Rules, last_period: bool) -> Option<Option<Ruling>> {
    let both = rules.form.timing.both_flags?;
    let then = if last_period {
        both.value.last_period
    } else {
        both.value.earlier_period
    };
    Some(match then {
        BothFlagsThen::Continues => None,
        BothFlagsThen::Drawn => Some(Ruling {
            rule: match both.value.earlier_period {
                BothFlagsThen::Drawn => "both_flags",
                BothFlagsThen::Continues => "both_flags_unclear",
            },
            ..Ruling::new(Verdict::BothFlags, GameResult::Draw, both.article)
        }),
    })
}

/// A player claims that his opponent's flag has fallen: Art. 6.8 and App. A.5.3 (FIDE 2023).
/// `last_period` says whether all the moves that are left must be made in this period. `Ok(None)`
/// means that both flags are down and the game goes on.
///
/// # Errors
/// Why the claim is not valid.
pub fn flag_claimed(
    rules: &Rules,
    position: &Position,
    claimant: Side,
    flags: Flags,
    last_period: bool,
) -> Result<Option<Ruling>, Objection> {
    let timing = &rules.form.timing;
    let law = law!(timing, flag_seen_by);
    if timing.flag_seen_by.value == FlagSeenBy::Arbiter {
        return Err(Objection::new(Forbidden::FlagNotClaimed, law));
    }
    let (own, other) = match claimant {
        Side::White => (flags.white, flags.black),
        Side::Black => (flags.black, flags.white),
    };
    match (own, other) {
        (_, None) => Err(Objection::new(Forbidden::FlagUp, law)),
        (None, Some(_)) => Ok(Some(flag_fallen(rules, position, claimant.other()))),
        (Some(_), Some(_)) => {
            if let Some(then) = both_fallen(rules, last_period) {
                return Ok(then);
            }
            let law = match timing.flag_claim.map(|rule| rule.value) {
                Some(FlagClaim::OwnFlagUp) => law_if!(timing, flag_claim).unwrap_or(law),
                Some(FlagClaim::TellArbiter) | None => law,
            };
            Err(Objection::new(Forbidden::OwnFlagDown, law))
        }
    }
}
