//! Offers of a draw: when they may be made, and what declines them.

use serde::{Deserialize, Serialize};

use super::completion::has_moved;
use super::made::Made;
use super::objection::{Forbidden, Objection};
use super::rules::{Law, Rules};
use super::turn::Turn;
use crate::board::Side;
use crate::laws::{DeclinedBy, DrawOffer};

/// The offers of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Offers {
    /// Whose offer stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Side>,
    /// Whose offer was declined last, if the opponent has not offered since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declined: Option<Side>,
}

impl Offers {
    /// A side offers a draw: Art. 9.1.2.1 (FIDE 2023). An offer of the other side is used up.
    pub fn offer(&mut self, side: Side) {
        self.standing = Some(side);
        if self.declined == Some(side.other()) {
            self.declined = None;
        }
    }

    /// The offer that stands is declined: Art. 9.1.2.1 (FIDE 2023). Returns whose it was.
    pub fn decline(&mut self) -> Option<Side> {
        let side = self.standing.take()?;
        self.declined = Some(side);
        Some(side)
    }

    /// What a touch by the player on move makes of an offer of his opponent: Art. 9.1.2.1 (FIDE
    /// 2023). Returns whose offer was declined.
    pub fn touched(&mut self, rules: &Rules, by: Side) -> Option<Side> {
        let declines = rules.form.ends.draw_offer_declined_by.value == DeclinedBy::WordOrTouch;
        if declines && self.standing == Some(by.other()) {
            self.decline()
        } else {
            None
        }
    }

    /// What a sealed move makes of the opponent's offer when it is opened and made: a reply move refuses it, § 17e (USSR
    /// 1956). Elsewhere the offer stands on the envelope until it is answered, App. A.2 (FIDE 2005).
    pub fn opened(&mut self, rules: &Rules, by: Side) -> Option<Side> {
        match rules.form.ends.draw_offer_declined_by.value {
            DeclinedBy::WordOrMove => self.moved(by),
            DeclinedBy::WordOrTouch => None,
        }
    }

    /// What a completed move makes of the opponent's offer: Art. 9.1.2.1 (FIDE 2023).
    pub fn moved(&mut self, by: Side) -> Option<Side> {
        if self.standing == Some(by.other()) {
            self.decline()
        } else {
            None
        }
    }
}

/// Whether the player on move may offer a draw: Art. 9.1 (FIDE 2023).
///
/// Returns the law, and whether the offer disturbs the opponent because it does not come between the
/// move and the clock. `before` is the number of moves that the regulations forbid draws before.
///
/// # Errors
/// Why not now.
pub fn may_offer(
    rules: &Rules,
    turn: &Turn,
    offers: Offers,
    before: Option<u32>,
) -> Result<(Law, bool), Objection> {
    let ends = &rules.form.ends;
    let law = law!(ends, draw_offer);
    if let Some(law) = law_if!(ends, draw_offers_alternate)
        && offers.declined == Some(turn.side())
    {
        return Err(Objection::new(Forbidden::OfferAgain, law));
    }
    too_early(rules, turn, before)?;
    let made = turn.made();
    let in_time = matches!(made, Made::Legal(_) | Made::Illegal) || has_moved(rules, turn);
    match (in_time, ends.draw_offer.value) {
        (true, _) => Ok((law, false)),
        (false, DrawOffer::AfterMoveElseDisturbs) => Ok((law, true)),
        (false, DrawOffer::AfterMoveOnly) => Err(Objection::new(Forbidden::OfferNotNow, law)),
    }
}

/// Whether the move has come before which the regulations forbid draws: Art. 9.1.1 (FIDE 2023).
///
/// # Errors
/// The law by which it is too early.
pub fn too_early(rules: &Rules, turn: &Turn, before: Option<u32>) -> Result<(), Objection> {
    let law = law_if!(rules.form.ends, no_draws_before_move);
    match law.zip(before) {
        Some((law, moves)) if turn.before().number() < moves => {
            Err(Objection::new(Forbidden::OfferBefore(moves), law))
        }
        _ => Ok(()),
    }
}

/// Whether players who have made `moves` may agree on a draw: Art. 5.2.3 (FIDE 2023).
///
/// # Errors
/// The law by which it is too early.
pub fn may_agree(rules: &Rules, moves: &[u32]) -> Result<(), Objection> {
    let ends = &rules.form.ends;
    let least = ends.agreement.value;
    if moves.iter().any(|moves| *moves < least) {
        let law = law!(ends, agreement);
        return Err(Objection::new(Forbidden::OfferBefore(least), law));
    }
    Ok(())
}
