//! The quickplay finish: who may claim a draw or ask for an increment when little time is left.

use super::objection::{Forbidden, Objection};
use super::rules::{Law, Rules};
use super::ruling::{Ruling, Verdict};
use crate::board::Side;
use crate::record::GameResult;

/// What an edition needs to know of the game for a claim in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The event has announced that such claims are possible.
    pub is_announced: bool,
    /// No arbiter is on the spot.
    pub without_arbiter: bool,
    /// All the moves that are left must be made in the time that is left, without any bonus.
    pub is_last_period: bool,
    /// The reading of the claimant's clock, in milliseconds; 0 when his flag is down.
    pub remaining_ms: u64,
}

/// Whether the player on move may claim a draw in a quickplay finish: Art. 10.2 (FIDE 2009), App.
/// D.1 (FIDE 2005) where there is no arbiter, Guidelines III.5 (FIDE 2023). Returns the law, and
/// whether play ends with the claim; `None` where the edition has no such rule.
///
/// # Errors
/// Why not now.
pub fn may_claim_quickplay(
    rules: &Rules,
    finish: Finish,
) -> Option<Result<(Law, bool), Objection>> {
    let ends = &rules.form.ends;
    let rule = ends.quickplay_finish?.value;
    let mut law = law_if!(ends, quickplay_finish)?;
    if finish.without_arbiter {
        law = law_if!(ends, quickplay_without_arbiter)?;
    }
    let may = is_short(rules, finish, rule.below_s, law);
    Some(may.map(|()| (law, finish.without_arbiter)))
}

/// Whether the player on move may ask for an increment: Guidelines III.4 (FIDE 2023). Returns the
/// law; `None` where the edition has no such rule.
///
/// # Errors
/// Why not now.
pub fn may_ask_increment(rules: &Rules, finish: Finish) -> Option<Result<Law, Objection>> {
    let ends = &rules.form.ends;
    let rule = ends.quickplay_increment?.value;
    let law = law_if!(ends, quickplay_increment)?;
    if finish.without_arbiter {
        return None;
    }
    Some(is_short(rules, finish, rule.below_s, law).map(|()| law))
}

fn is_short(rules: &Rules, finish: Finish, below_s: u32, law: Law) -> Result<(), Objection> {
    let announced = law_if!(rules.form.ends, quickplay_announced);
    if let Some(law) = announced.filter(|_| !finish.is_announced) {
        return Err(Objection::new(Forbidden::QuickplayNotAnnounced, law));
    }
    let below_ms = u64::from(below_s) * 1000;
    let is_short = (1..below_ms).contains(&finish.remaining_ms);
    if finish.is_last_period && is_short {
        Ok(())
    } else {
        Err(Objection::new(Forbidden::QuickplayNotNow, law))
    }
}

/// What the opponent is given when a claim is rejected, and may be given when it is put off, in
/// seconds: Art. 10.2b-c (FIDE 2005).
pub fn quickplay_bonus_s(rules: &Rules) -> u32 {
    let rule = rules.form.ends.quickplay_finish;
    rule.map_or(0, |rule| rule.value.opponent_bonus_s)
}

/// The law by which a claim that was put off is not decided before a flag has fallen: Art. 10.2b (FIDE 2001).
pub fn decided_after_flag(rules: &Rules) -> Option<Law> {
    let ends = &rules.form.ends;
    let law = law_if!(ends, quickplay_finish);
    law.filter(|_| {
        ends.quickplay_finish
            .is_some_and(|rule| rule.value.decided_after_flag)
    })
}

/// The increment of both players and what the opponent is given at once, in seconds, when the
/// arbiter grants the request: Guidelines III.4 (FIDE 2023).
pub fn quickplay_increment_s(rules: &Rules) -> (u32, u32) {
    let rule = rules.form.ends.quickplay_increment;
    rule.map_or((0, 0), |rule| {
        (rule.value.increment_s, rule.value.opponent_bonus_s)
    })
}

/// The arbiter decides on a claim that cannot be taken up again: a draw, or a loss for the claimant
/// where play had ended with it. Art. 10.2a (FIDE 2005), App. D.1 (FIDE 2005).
pub fn quickplay_ruling(claimant: Side, is_right: bool, law: Law) -> Ruling {
    let (verdict, outcome) = if is_right {
        (Verdict::Quickplay, GameResult::Draw)
    } else {
        let outcome = GameResult::Win(claimant.other());
        (Verdict::QuickplayLost(claimant), outcome)
    };
    Ruling {
        rule: law.rule,
        ..Ruling::new(verdict, outcome, law.article)
    }
}
