//! Taking up an adjourned game again: who must be there, who is late, a lost envelope, wrong clocks.

use super::ends::loss;
use super::objection::{Forbidden, Objection};
use super::rules::{Law, Rules};
use super::ruling::{Ruling, Verdict};
use crate::board::Side;
use crate::game::Position;
use crate::laws::{EnvelopeLost, ResumptionClockError, SealerAbsent};
use crate::record::GameResult;

/// What happens when a game is to be resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The envelope is opened, the sealed move is made, and the clock of the player who must reply
    /// runs.
    Opened(Law),
    /// The envelope is opened although the player who sealed is away; what the other one does then.
    SealerAway(SealerAbsent, Law),
    /// The envelope stays closed, and the clock of the player who must reply runs.
    Closed(Law),
}

/// What happens when a game is to be resumed, by which players are present, White first: § 20
/// (USSR 1956), App. A.7 and A.9 (FIDE 2005), Guidelines I.7, I.9 and I.11 (FIDE 2023).
pub fn opening(rules: &Rules, sealer: Side, present: [bool; 2]) -> Opening {
    let adjourned = &rules.edition.adjourned;
    match (present[sealer.other() as usize], present[sealer as usize]) {
        (true, true) => Opening::Opened(law!(adjourned, replier_present)),
        (true, false) => Opening::SealerAway(
            adjourned.sealer_absent.value,
            Law {
                rule: match adjourned.sealer_absent.value {
                    SealerAbsent::ReplyMayBeSealed => "sealer_absent",
                    SealerAbsent::ReplyMustBeSealed => "sealer_absent_must",
                },
                ..law!(adjourned, sealer_absent)
            },
        ),
        (false, true) => Opening::Closed(law!(adjourned, replier_absent)),
        (false, false) => {
            let both = law_if!(adjourned, both_absent);
            Opening::Closed(both.unwrap_or(law!(adjourned, replier_absent)))
        }
    }
}

/// The law by which the envelope is opened in the presence of the player who must reply only:
/// App. A.7 (FIDE 2005).
pub fn opened_before(rules: &Rules) -> Law {
    let adjourned = &rules.edition.adjourned;
    law!(adjourned, envelope_opened)
}

/// The law by which the position and the times of the adjournment are set up: App. A.5 (FIDE 2005).
pub fn position_restored(rules: &Rules) -> Law {
    let adjourned = &rules.edition.adjourned;
    law!(adjourned, position_restored)
}

/// The law by which a sealed move that ends the game counts although its player is late: App. A.10
/// (FIDE 2005).
pub fn sealed_move_ends(rules: &Rules) -> Option<Law> {
    let adjourned = &rules.edition.adjourned;
    law_if!(adjourned, sealed_move_ends)
}

/// How late a player may come to the resumption, in milliseconds; the event may set another time:
/// § 16 (USSR 1956), App. A.10 (FIDE 2005), Guidelines I.10 (FIDE 2023).
pub fn lateness_ms(rules: &Rules, set_by_event_s: Option<u32>) -> u64 {
    let adjourned = &rules.edition.adjourned;
    let may_be_set = rules.form.timing.late_arrival_set_by_event.is_some();
    let set_by_event_s = set_by_event_s.filter(|_| may_be_set);
    let seconds = set_by_event_s.unwrap_or(adjourned.resumption_late_s.value);
    u64::from(seconds) * 1000
}

/// What it means that players have come too late, White first; `None` if nobody has. § 16 (USSR
/// 1956), App. A.10 (FIDE 2005).
pub fn late(rules: &Rules, position: &Position, late: [bool; 2]) -> Option<Ruling> {
    let adjourned = &rules.edition.adjourned;
    let article = adjourned.resumption_late_s.article;
    let loser = match late {
        [false, false] => return None,
        [true, true] => {
            return Some(Ruling::new(
                Verdict::BothLate,
                GameResult::LostByBoth,
                article,
            ));
        }
        [true, false] => Side::White,
        [false, true] => Side::Black,
    };
    let outcome = loss(position, loser, false);
    Some(Ruling::new(Verdict::Late(loser), outcome, article))
}

/// What happens when the envelope is lost, and the law: § 20 (USSR 1956), App. A.11 (FIDE 2005).
pub fn envelope_lost(rules: &Rules) -> (EnvelopeLost, Law) {
    let adjourned = &rules.edition.adjourned;
    (
        adjourned.envelope_lost.value,
        law!(adjourned, envelope_lost),
    )
}

/// When an error in the times on the clocks is pointed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockErrorFound {
    /// Whether the resumption has begun.
    pub resumed: bool,
    /// Whether the player who points it out has made a move since.
    pub has_moved: bool,
    /// Whether the correction gives the player more time.
    pub gives_time: bool,
    /// Whether the arbiter decides on it himself.
    pub arbiter: bool,
}

/// Whether an error in the times on the clocks is put right: § 20 (USSR 1956), App. A.12 (FIDE
/// 2005).
///
/// # Errors
/// It is too late, or the correction would take time away; and the law.
pub fn may_correct_clocks(rules: &Rules, error: ClockErrorFound) -> Result<Law, Objection> {
    let adjourned = &rules.edition.adjourned;
    let law = law!(adjourned, resumption_clock_error);
    let objection = match adjourned.resumption_clock_error.value {
        ResumptionClockError::OnlyMoreTime => {
            (error.resumed && !error.gives_time).then_some(Forbidden::OnlyMoreTime)
        }
        ResumptionClockError::BeforeOwnFirstMove => {
            (error.resumed && error.has_moved && !error.arbiter).then_some(Forbidden::ErrorTooLate)
        }
    };
    objection.map_or(Ok(law), |what| Err(Objection::new(what, law)))
}
