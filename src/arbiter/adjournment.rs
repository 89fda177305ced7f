//! Adjourning a game: whether it may be adjourned now, what that costs, how it ends meanwhile.

use serde::{Deserialize, Serialize};

use super::objection::{Forbidden, Objection};
use super::rules::{Law, Rules};
use crate::clock::Booking;
use crate::laws::EarlyAdjournment;

/// On whose word a game is adjourned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OnWord {
    /// The player on move wishes it.
    Player,
    /// The arbiter says that the session is over.
    SessionOver,
    /// The arbiter agrees to the wish of the player on move.
    Arbiter,
}

/// How far the session has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayingSession {
    /// How long it lasts, in milliseconds; `None` if that was not agreed on.
    pub length_ms: Option<u64>,
    /// The time that both players have used in it, in milliseconds.
    pub used_ms: u64,
    /// Whether both players have made the moves of the control.
    pub control_made: bool,
    /// Whether a game is resumed in it.
    pub is_resumption: bool,
}

impl PlayingSession {
    /// Whether its time is over: § 19 (USSR 1956), App. A.13 (FIDE 2005).
    pub fn is_over(&self) -> bool {
        self.length_ms
            .is_some_and(|length_ms| self.used_ms >= length_ms)
    }

    /// How much of it is left, in milliseconds; `None` if its length was not agreed on: § 19 (USSR 1956).
    pub fn left_ms(&self) -> Option<u64> {
        let length_ms = self.length_ms?;
        Some(Booking::filling(length_ms, 0, self.used_ms).extra_ms)
    }
}

/// How a game is adjourned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Adjourning {
    /// Whether the player on move takes what is left of the session on himself.
    pub takes_time: bool,
    /// The law.
    pub law: Law,
}

/// Whether the game may be adjourned now, on somebody's word: § 19 (USSR 1956), App. A.1 (FIDE
/// 2005), Guidelines I.1 (FIDE 2023).
///
/// # Errors
/// Why not, and the law.
pub fn may_adjourn(
    rules: &Rules,
    playing_session: &PlayingSession,
    on: OnWord,
) -> Result<Adjourning, Objection> {
    let adjourned = &rules.edition.adjourned;
    if playing_session.is_over() || on == OnWord::SessionOver {
        return Ok(Adjourning {
            takes_time: false,
            law: if playing_session.is_resumption {
                law!(adjourned, resumption_session)
            } else {
                law!(adjourned, adjournment)
            },
        });
    }
    let law = Law {
        rule: match adjourned.early_adjournment.value {
            EarlyAdjournment::TakesTime => "early_adjournment",
            EarlyAdjournment::TakesTimeAfterControl => "adjournment_after_control",
        },
        ..law!(adjourned, early_adjournment)
    };
    let takes_time = match adjourned.early_adjournment.value {
        EarlyAdjournment::TakesTime => true,
        EarlyAdjournment::TakesTimeAfterControl if playing_session.control_made => true,
        EarlyAdjournment::TakesTimeAfterControl if on == OnWord::Arbiter => false,
        EarlyAdjournment::TakesTimeAfterControl => {
            return Err(Objection::new(Forbidden::BeforeControl, law));
        }
    };
    Ok(Adjourning { takes_time, law })
}

/// The law that the player on move seals: a player who has completed a move is no longer on move. § 19
/// (USSR 1956), App. A.1a (FIDE 2005).
pub fn adjourned_on_move(rules: &Rules) -> Law {
    let adjourned = &rules.edition.adjourned;
    law!(adjourned, adjournment)
}

/// The law by which a sealed move may be changed until the clocks are stopped: App. A.1a (FIDE
/// 2005).
///
/// # Errors
/// The edition gives no such right: what was sealed stays.
pub fn may_change_seal(rules: &Rules) -> Result<Law, Objection> {
    let adjourned = &rules.edition.adjourned;
    law_if!(adjourned, sealed_move_changed).ok_or(Objection::new(
        Forbidden::SealChanged,
        law!(adjourned, adjournment),
    ))
}

/// The law on a move that is made on the board instead of being sealed: it is written down and
/// counts as made openly. § 19 (USSR 1956), App. A.1a (FIDE 2005).
pub fn sealed_on_board(rules: &Rules) -> Law {
    let adjourned = &rules.edition.adjourned;
    law!(adjourned, sealed_move_on_board)
}

/// The law on what the envelope tells, and who keeps it: App. A.2 and A.3 (FIDE 2005).
pub fn envelope_told(rules: &Rules) -> Law {
    let adjourned = &rules.edition.adjourned;
    law!(adjourned, envelope_told)
}

/// The law by which a side writes its sealed move in Braille: App. 1 to § 19 (USSR 1956).
pub fn seals_in_braille(rules: &Rules, side: crate::board::Side) -> Option<Law> {
    let blind = &rules.edition.blind;
    law_if!(blind, sealed_in_braille).filter(|_| rules.is_blind(side))
}

/// Whether the opponent may offer a draw after the move was sealed: App. A.4 (FIDE 2005).
///
/// # Errors
/// The edition lets a draw be offered in its own way only.
pub fn may_offer_after_sealing(rules: &Rules) -> Result<Law, Objection> {
    let (adjourned, ends) = (&rules.edition.adjourned, &rules.form.ends);
    law_if!(adjourned, offer_after_sealing).ok_or(Objection::new(
        Forbidden::OfferWhileAdjourned,
        law!(ends, draw_offer),
    ))
}

/// The law by which the game ends without the envelope being opened: App. A.6 (FIDE 2005).
pub fn ended_meanwhile(rules: &Rules) -> Option<Law> {
    let adjourned = &rules.edition.adjourned;
    law_if!(adjourned, ended_meanwhile)
}
