//! Illegal moves: who brings them up, until when, and what they cost.

use super::ends::loss;
use super::{Forbidden, Law, Objection, Rules, Ruling, Verdict};
use crate::board::{Side, Square};
use crate::game::Position;
use crate::laws::{Consequence, NoticedBy, Until};

/// What was wrong when the clock was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Irregularity {
    /// The move on the board is not legal.
    IllegalMove,
    /// The opponent's king was captured.
    KingCaptured,
    /// No move was made.
    WithoutMove,
    /// A pawn stands on the last rank; on the square named it becomes a queen, otherwise the move
    /// is taken back.
    Unpromoted(Option<Square>),
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

/// What an illegal move costs: Art. 7.5.5 (FIDE 2023). `number` counts the illegal moves of this
/// player with this one; `claimed` says whether the opponent brought it up.
pub fn penalty(
    rules: &Rules,
    irregularity: Irregularity,
    position: &Position,
    number: u32,
    claimed: bool,
) -> Penalty {
    let irregular = &rules.form.irregular;
    let rule = irregular.illegal_move.value;
    let by = position.turn();
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
                irregular.illegal_move.article,
            ));
        }
    }
    let own = match irregularity {
        Irregularity::IllegalMove => None,
        Irregularity::KingCaptured => law_if!(irregular, king_captured),
        Irregularity::WithoutMove => law_if!(rules.form.timing, clock_without_move),
        Irregularity::Unpromoted(_) => law_if!(irregular, promotion_not_completed),
    };
    Penalty {
        irregularity,
        by,
        number,
        bonus_s,
        ruling,
        touch_binds: irregular.touch_binds_replacement.is_some(),
        law: own.unwrap_or(law!(irregular, illegal_move)),
    }
}

/// Whether the opponent may still claim an illegal move: Art. 7.5.1 and App. A.5.2 (FIDE 2023).
/// `touched` says whether he has touched a piece since.
///
/// # Errors
/// The law by which it is too late.
pub fn claim_in_time(rules: &Rules, touched: bool) -> Result<Law, Objection> {
    let irregular = &rules.form.irregular;
    let law = law!(irregular, illegal_move);
    match irregular.illegal_move.value.claimed_until {
        Until::OpponentTouches if touched => Err(Objection::new(Forbidden::ClaimTooLate, law)),
        _ => Ok(law),
    }
}
