//! Illegal moves: who points them out, until when, and what they cost.

use super::completion::has_moved;
use super::ends::loss;
use super::irregularity::Irregularity;
use super::made::Made;
use super::objection::{Forbidden, Objection};
use super::rules::{Law, Rules};
use super::ruling::{Ruling, Verdict};
use super::turn::Turn;
use crate::board::{Kind, Side, Square};
use crate::chess;
use crate::draughts::Breach;
use crate::laws::{Consequence, IllegalPosition, NoticedBy, Until};

/// The law on an irregularity that only draughts know.
fn of_draughts(rules: &Rules, breach: Breach) -> Option<Law> {
    let draughts = rules.form.draughts?;
    Some(match breach {
        Breach::TwoMoves => law!(draughts, two_moves),
        Breach::Uncompleted => law!(draughts, capture_completed),
        Breach::Missed => law!(draughts, capture_compulsory),
    })
}

/// The law that leaves it to the opponent whether two moves in a row are put right: Art. 1.4.1
/// (Russian draughts). `None` for what the arbiter may see.
pub fn left_to_opponent(rules: &Rules, irregularity: Irregularity) -> Option<Law> {
    match irregularity {
        Irregularity::Draughts(breach @ Breach::TwoMoves) => of_draughts(rules, breach),
        Irregularity::Draughts(Breach::Uncompleted | Breach::Missed)
        | Irregularity::IllegalMove
        | Irregularity::WithoutMove
        | Irregularity::Unpromoted(_) => None,
    }
}

/// What an illegal move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Penalty {
    /// What was wrong.
    pub irregularity: Irregularity,
    /// Whose move it was.
    pub by: Side,
    /// Which illegal move of this player it was, counted from 1.
    pub number: u32,
    /// Whether the number means anything: § 15 (USSR 1956) knows none.
    pub counts: bool,
    /// What the opponent gains, in seconds.
    pub bonus_s: u32,
    /// The end of the game, if that follows.
    pub ruling: Option<Ruling>,
    /// Whether what was touched binds the move that replaces it.
    pub touch_binds: bool,
    /// The law.
    pub law: Law,
}

/// Whether the arbiter acts on an illegal move as soon as the clock is pressed: Art. 7.5 (FIDE 2023).
/// Otherwise the opponent must claim it.
pub fn steps_in(rules: &Rules) -> bool {
    rules.form.irregular.illegal_move.value.noticed_by == NoticedBy::ArbiterOrOpponent
}

/// Whether only the opponent's claim brings an illegal move before the arbiter: App. B.6 and C.3 (FIDE 2005).
/// `turn` is the one in which it was made, if it is still known.
pub fn needs_claim(rules: &Rules, turn: Option<&Turn>) -> bool {
    let noticed_by = rules.form.irregular.illegal_move.value.noticed_by;
    let steps_in = |turn: &Turn| must_step_in(rules, turn).is_some();
    noticed_by == NoticedBy::Opponent && !turn.is_some_and(steps_in)
}

/// Whether the arbiter acts on an illegal move as soon as the opponent has answered it without a
/// claim: Art. 7.4 (FIDE 2009).
pub fn steps_in_later(rules: &Rules) -> bool {
    rules.form.irregular.illegal_move.value.noticed_by == NoticedBy::OpponentElseArbiter
}

/// The law by which the arbiter acts at once where he otherwise waits for a claim: both kings are in
/// check, or a pawn stands on the last rank. App. B.6 (FIDE 2005).
pub fn must_step_in(rules: &Rules, turn: &Turn) -> Option<Law> {
    let rule = rules.form.irregular.illegal_position?;
    let law = law_if!(rules.form.irregular, illegal_position);
    let ends = |square: &Square| matches!(square.rank(), 0 | 7);
    let is_pawn = |square| turn.piece_at(square).map(|piece| piece.kind) == Some(Kind::Pawn);
    let seen = Square::all().filter(ends).any(is_pawn)
        || chess::both_kings_attacked(|square| turn.piece_at(square));
    match rule.value {
        IllegalPosition::StepsIn => law.filter(|_| seen),
        // Here the arbiter does not wait for a claim at all.
        IllegalPosition::DrawnAfterNextMove => None,
    }
}

/// The law that says what the illegal moves of a player cost.
fn costs(rules: &Rules) -> Law {
    let irregular = &rules.form.irregular;
    law_if!(irregular, illegal_move_costs).unwrap_or(law!(irregular, illegal_move))
}

/// What an illegal move costs: Art. 7.5.5 (FIDE 2023). `number` counts the illegal moves of this
/// player with this one; `claimed` says whether the opponent pointed it out.
pub fn penalty(
    rules: &Rules,
    irregularity: Irregularity,
    turn: &Turn,
    number: u32,
    claimed: bool,
) -> Penalty {
    let irregular = &rules.form.irregular;
    let rule = irregular.illegal_move.value;
    let (position, by) = (turn.before(), turn.side());
    let at = usize::try_from(number.saturating_sub(1)).unwrap_or(usize::MAX);
    let consequence = rule.consequences.get(at).or(rule.consequences.last());
    let mut bonus_s = 0;
    let mut ruling = None;
    match consequence {
        None | Some(Consequence::Nothing) => {}
        Some(Consequence::OpponentGains { bonus_s: seconds }) => {
            if claimed || !rule.bonus_needs_claim {
                bonus_s = *seconds;
            }
        }
        Some(Consequence::Loses) => {
            ruling = Some(Ruling::new(
                Verdict::IllegalMoves(by, number),
                loss(position, by, rule.drawn_if_no_mate),
                costs(rules).article,
            ));
        }
    }
    let waits = !claimed && !steps_in(rules);
    let stepped_in = waits.then(|| must_step_in(rules, turn)).flatten();
    let king_captured = law_if!(irregular, king_captured).filter(|_| turn.king_is_captured());
    let own = match irregularity {
        Irregularity::IllegalMove => stepped_in.or(king_captured),
        Irregularity::WithoutMove => law_if!(rules.form.timing, clock_without_move),
        Irregularity::Unpromoted(_) => law_if!(irregular, promotion_not_completed),
        Irregularity::Draughts(breach) => of_draughts(rules, breach),
    };
    Penalty {
        irregularity,
        by,
        number,
        counts: rule
            .consequences
            .iter()
            .any(|one| *one != Consequence::Nothing),
        bonus_s,
        ruling,
        touch_binds: irregular.touch_binds_replacement.is_some(),
        law: own.unwrap_or(law!(irregular, illegal_move)),
    }
}

/// The law by which an illegal move stands that the opponent has answered without a claim: App. B.6 and C.3 (FIDE 2005),
/// Art. 1.4.1 (Russian draughts).
pub fn stands_unclaimed(rules: &Rules, irregularity: Irregularity) -> Law {
    let irregular = &rules.form.irregular;
    law_if!(irregular, stands_unclaimed)
        .or(left_to_opponent(rules, irregularity))
        .unwrap_or(law!(irregular, illegal_move))
}

/// What was completed is legal, or was ruled on.
pub(super) fn none_illegal(rules: &Rules) -> Law {
    Law {
        rule: "nothing_illegal",
        ..law!(rules.form.irregular, illegal_move)
    }
}

/// Why no illegal move can be claimed: what stands on the board is not completed, Art. 6.2.1 (FIDE 2023), or what was
/// completed is legal, or was ruled on.
pub fn nothing_illegal(rules: &Rules, turn: &Turn) -> Law {
    match turn.made() {
        Made::Nothing => none_illegal(rules),
        Made::InHand(..)
        | Made::Legal(_)
        | Made::CaptureLeft(..)
        | Made::PromotionLeft(_)
        | Made::CastlingLeft(..)
        | Made::Illegal => Law {
            rule: "not_completed",
            ..law!(rules.form.timing, move_completed_when)
        },
    }
}

/// Whether the opponent may still claim an illegal move: App. B.5b (FIDE 2001), App. B.6 (FIDE 2005),
/// Art. 7.5.1 (FIDE 2023). `answer` is his own turn since.
///
/// # Errors
/// The law by which it is too late.
pub fn claim_in_time(rules: &Rules, answer: &Turn) -> Result<(), Objection> {
    let irregular = &rules.form.irregular;
    let is_late = match irregular.illegal_move.value.claimed_until {
        Until::OpponentTouches => !answer.touched().is_empty(),
        Until::OpponentMoves => has_moved(rules, answer),
        Until::EndOfGame | Until::NextRound => false,
    };
    let law = Law {
        rule: "claimed_until",
        ..law!(irregular, illegal_move)
    };
    let late = Objection::new(Forbidden::ClaimTooLate, law);
    if is_late { Err(late) } else { Ok(()) }
}
