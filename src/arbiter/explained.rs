//! What a rule says in the edition in force: its numbers and consequences, for a player who asks why.

use super::ends::spares_sealer;
use super::presence::late_arrival_ms;
use super::resumption::lateness_ms;
use super::rules::{Law, Rules};
use super::sealed::arbiter_reads_sealed;
use crate::laws::{
    ClaimLostBy, Consequence, DeadPosition, DeclinedBy, Deducted, FlagRule, FlagSeenBy,
    Resignation, Until, WrongColours,
};

/// Something that an edition says in a rule, besides what the rule is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleDetail {
    /// An illegal move is not taken back, but loses the game if the opponent claims.
    LosesIfClaimed,
    /// The illegal move of this number brings nothing more.
    IllegalMoveFree(u32),
    /// The number of the illegal move, and the seconds that the opponent gains with it.
    IllegalMoveGives(u32, u32),
    /// The illegal move of this number loses the game.
    IllegalMoveLoses(u32),
    /// The opponent gains the time only if he claims.
    OnlyIfClaimed,
    /// Instead of a loss there is a draw when the opponent cannot mate.
    DrawnIfNoMate,
    /// Not if it is certain which move was meant.
    UnlessMeaningCertain,
    /// Positions in which nobody can mate are those of a list.
    ListedMaterial,
    /// The mistake is put right until then.
    PutRight(Until),
    /// The figure of the rule itself.
    Figure(Figure),
    /// The seconds that the opponent gains when a claim is wrong.
    WrongClaimGives(u32),
    /// A player who claims wrongly loses half of his time, at most this number of seconds.
    WrongClaimHalves(u32),
    /// If half would leave less, a player who claims wrongly keeps this number of seconds.
    WrongClaimLeaves(u32),
    /// What loses the right to claim.
    ClaimLost(ClaimLostBy),
    /// What declines an offer.
    Declined(DeclinedBy),
    /// Whose word makes a flag fallen.
    FlagSeen(FlagSeenBy),
    /// The number of seconds below which the time left must be.
    Below(u32),
}

/// The figure on which a rule turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// So many moves, or so many times.
    Number(u32),
    /// So many seconds.
    Seconds(u32),
}

/// What the edition in force says in a rule, for example the two minutes of Art. 7.5.5 (FIDE 2023). Most rules say no
/// more than what they are about; for those nothing is returned. `late_s` is what the event says of coming late.
pub fn details(rules: &Rules, law: Law, late_s: Option<u32>) -> Vec<RuleDetail> {
    let (ends, timing) = (&rules.form.ends, &rules.form.timing);
    let draughts = rules.form.draughts;
    match law.rule {
        "illegal_move"
        | "illegal_move_costs"
        | "promotion_not_completed"
        | "king_captured"
        | "clock_without_move" => of_illegal_move(rules),
        "flag" => no_mate(timing.flag.value == FlagRule::LosesUnlessNoMate),
        "dead_position" if ends.dead_position.value == DeadPosition::ListedMaterial => {
            vec![RuleDetail::ListedMaterial]
        }
        "resignation" => no_mate(ends.resignation.value == Resignation::LosesUnlessNoMate),
        "agreement" => figure(Some(ends.agreement.value)),
        "repetition" => figure(Some(ends.repetition.value)),
        "fivefold" => {
            let times = ends
                .fivefold
                .and_then(|cited| u32::try_from(cited.value).ok());
            figure(times)
        }
        "fifty_moves" => figure(Some(ends.fifty_moves.value)),
        "kings_against_one" => figure(draughts.map(|draughts| draughts.kings_against_one.value)),
        "king_moves" => figure(draughts.map(|draughts| draughts.king_moves.value)),
        "seventy_five" => figure(ends.seventy_five.map(|cited| cited.value)),
        "fifty_moves_extension" => figure(ends.fifty_moves_extension.map(|cited| cited.value)),
        "wrong_claim" => of_wrong_claim(rules),
        "claim_lost_by" | "claim_lost_by_move" => {
            vec![RuleDetail::ClaimLost(ends.claim_lost_by.value)]
        }
        "draw_offer_declined_by" => vec![RuleDetail::Declined(ends.draw_offer_declined_by.value)],
        "claimed_until" => until(rules, rules.form.irregular.illegal_move.value.claimed_until),
        "ruled_until" => until(rules, rules.form.irregular.illegal_move.value.ruled_until),
        "flag_seen_by" => vec![RuleDetail::FlagSeen(timing.flag_seen_by.value)],
        "wrong_colours_early" => match rules.form.irregular.wrong_colours.value {
            WrongColours::NewGameBefore { moves } => figure(Some(moves)),
            WrongColours::Continues | WrongColours::ContinuesUnlessArbiter => Vec::new(),
        },
        "setup_claims_until_moves" => {
            let until = rules.form.irregular.setup_claims_until_moves;
            figure(until.map(|cited| cited.value))
        }
        "daily_playing_time_s" => {
            let daily_s = rules.edition.blind.daily_playing_time_s;
            time(daily_s.map(|cited| u64::from(cited.value) * 1000))
        }
        "sealed_move_flawed" if arbiter_reads_sealed(rules) => {
            vec![RuleDetail::UnlessMeaningCertain]
        }
        "sealed_move_flawed" => no_mate(spares_sealer(rules)),
        "resumption_late_s" => time(Some(lateness_ms(rules, late_s))),
        "late_arrival_s" => time(Some(late_arrival_ms(rules, late_s))),
        "quickplay_finish" => {
            let below = ends.quickplay_finish.map(|cited| cited.value.below_s);
            below.map(RuleDetail::Below).into_iter().collect()
        }
        "quickplay_increment" => {
            let below = ends.quickplay_increment.map(|cited| cited.value.below_s);
            below.map(RuleDetail::Below).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn time(ms: Option<u64>) -> Vec<RuleDetail> {
    let seconds = ms.and_then(|ms| u32::try_from(ms / 1000).ok());
    let figure = seconds.map(|seconds| RuleDetail::Figure(Figure::Seconds(seconds)));
    figure.into_iter().collect()
}

fn no_mate(spares: bool) -> Vec<RuleDetail> {
    spares
        .then_some(RuleDetail::DrawnIfNoMate)
        .into_iter()
        .collect()
}

fn figure(number: Option<u32>) -> Vec<RuleDetail> {
    number
        .map(|number| RuleDetail::Figure(Figure::Number(number)))
        .into_iter()
        .collect()
}

/// Until when an illegal move is put right, where it is.
fn until(rules: &Rules, until: Until) -> Vec<RuleDetail> {
    let consequences = rules.form.irregular.illegal_move.value.consequences;
    match consequences == [Consequence::Loses] {
        true => of_illegal_move(rules),
        false => vec![RuleDetail::PutRight(until)],
    }
}

fn of_illegal_move(rules: &Rules) -> Vec<RuleDetail> {
    let penalty = &rules.form.irregular.illegal_move.value;
    if penalty.consequences == [Consequence::Loses] {
        let draw = penalty
            .drawn_if_no_mate
            .then_some(RuleDetail::DrawnIfNoMate);
        return std::iter::once(RuleDetail::LosesIfClaimed)
            .chain(draw)
            .collect();
    }
    let mut said: Vec<RuleDetail> = (1..)
        .zip(penalty.consequences)
        .map(|(number, consequence)| match *consequence {
            Consequence::Nothing => RuleDetail::IllegalMoveFree(number),
            Consequence::OpponentGains { bonus_s } => RuleDetail::IllegalMoveGives(number, bonus_s),
            Consequence::Loses => RuleDetail::IllegalMoveLoses(number),
        })
        .collect();
    let loses = penalty.consequences.contains(&Consequence::Loses);
    if penalty.bonus_needs_claim {
        said.push(RuleDetail::OnlyIfClaimed);
    }
    if penalty.drawn_if_no_mate && loses {
        said.push(RuleDetail::DrawnIfNoMate);
    }
    said.push(RuleDetail::PutRight(penalty.claimed_until));
    said
}

fn of_wrong_claim(rules: &Rules) -> Vec<RuleDetail> {
    let Some(cited) = rules.form.ends.wrong_claim else {
        return Vec::new();
    };
    let mut said = Vec::new();
    if cited.value.opponent_bonus_s > 0 {
        said.push(RuleDetail::WrongClaimGives(cited.value.opponent_bonus_s));
    }
    said.extend(cited.value.claimant.iter().map(|row| match row.then {
        Deducted::Half { at_most_s } => RuleDetail::WrongClaimHalves(at_most_s),
        Deducted::LeftWith { left_s } => RuleDetail::WrongClaimLeaves(left_s),
    }));
    said
}
