//! Faults from the beginning of the game: pieces, board, colours; clocks that were set wrong or forgotten.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::objection::Limit;
use super::rules::{Law, Rules};
use super::turn::Turn;
use super::{Completion, Denied, may_press};
use crate::board::Side;
use crate::laws::{ClockError, ClockForgotten, Until, WrongColours};

/// What was wrong when the game began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SetupFault {
    /// Pieces stood on wrong squares.
    Pieces,
    /// The board was turned.
    Board,
    /// Each player had the other's colour.
    Colours,
}

/// What becomes of a game that began so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SetupRuling {
    /// It does not count, and a new one is played.
    NewGame,
    /// The position is moved to a board that is placed rightly, and the game goes on.
    #[strum(serialize = "board-right")]
    BoardPutRight,
    /// It goes on as it is.
    GoesOn,
}

/// What becomes of a game in which something was wrong from the beginning: § 15 (USSR 1956), Art. 7.1
/// and 7.2 (FIDE 2005), Art. 7.2 and 7.3 (FIDE 2023), App. B.4 (FIDE 2005). `moves` are the moves that
/// White and Black have completed; `renew` says that the arbiter wants a new game where it is his to say.
///
/// # Errors
/// The law by which it is too late.
pub fn wrong_setup(
    rules: &Rules,
    fault: SetupFault,
    moves: [u32; 2],
    is_over: bool,
    renew: bool,
) -> Result<(SetupRuling, Law), Denied> {
    let irregular = &rules.form.irregular;
    if fault != SetupFault::Colours {
        still_open(rules, moves)?;
    }
    Ok(match fault {
        SetupFault::Pieces => {
            let law = law!(irregular, wrong_setup);
            if is_over && irregular.wrong_setup.value != Until::NextRound {
                return Err(Denied::limit(Limit::GameOver, law));
            }
            (SetupRuling::NewGame, law)
        }
        SetupFault::Board if is_over => (SetupRuling::GoesOn, law!(irregular, board_turned)),
        SetupFault::Board => (SetupRuling::BoardPutRight, law!(irregular, board_turned)),
        SetupFault::Colours => {
            let begins_anew = match irregular.wrong_colours.value {
                WrongColours::Continues => false,
                WrongColours::ContinuesUnlessArbiter => renew,
                WrongColours::NewGameBefore { moves: limit } => {
                    moves.iter().all(|made| *made < limit)
                }
            };
            let ruling = if begins_anew && !is_over {
                SetupRuling::NewGame
            } else {
                SetupRuling::GoesOn
            };
            let rule = match irregular.wrong_colours.value {
                WrongColours::Continues => "wrong_colours_stay",
                WrongColours::ContinuesUnlessArbiter => "wrong_colours",
                WrongColours::NewGameBefore { .. } => "wrong_colours_early",
            };
            let article = irregular.wrong_colours.article;
            (ruling, Law { rule, article })
        }
    })
}

/// Whether a game whose pieces were set up wrong when it was taken up again is replayed from there: § 15 (USSR 1956).
/// Elsewhere displaced pieces are put right.
pub fn replays_resumption(rules: &Rules) -> bool {
    let irregular = &rules.form.irregular;
    irregular.displaced_pieces.is_none() && irregular.wrong_setup.value == Until::NextRound
}

/// Whether claims about the setting up are still open: App. B.4 (FIDE 2005), App. A.5.1 (FIDE 2023).
fn still_open(rules: &Rules, moves: [u32; 2]) -> Result<(), Denied> {
    let irregular = &rules.form.irregular;
    match irregular.setup_claims_until_moves {
        Some(until) if moves.iter().all(|made| *made >= until.value) => {
            let law = law_if!(irregular, setup_claims_until_moves);
            let law = law.expect("the rule is there");
            Err(Denied::limit(Limit::Settled(until.value), law))
        }
        _ => Ok(()),
    }
}

/// A clock as the arbiter finds it when he wants to set it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockFound {
    /// Whether pieces were put back before, so that the clocks must follow.
    pub restored: bool,
    /// Whether the game is in its first period.
    pub first_period: bool,
    /// The moves that White and Black have completed.
    pub moves: [u32; 2],
    /// The readings of White's and Black's clock, in milliseconds.
    pub readings_ms: [u64; 2],
}

/// Whether the arbiter may set the clock of a side to a reading, in milliseconds: § 18 (USSR 1956),
/// Art. 6.13 (FIDE 2009), Art. 6.10.2 and 7.1 (FIDE 2023).
///
/// # Errors
/// The law that stands against it.
pub fn may_set_clock(
    rules: &Rules,
    found: &ClockFound,
    side: Side,
    to_ms: u64,
) -> Result<Law, Denied> {
    let law = may_put_clocks_right(rules, found)?;
    let timing = &rules.form.timing;
    let Some(ClockError::ReducedOnlyIfLeft { least_s }) = timing.clock_error.map(|rule| rule.value)
    else {
        return Ok(law);
    };
    let mut after_ms = found.readings_ms;
    after_ms[side as usize] = to_ms;
    let is_less = to_ms < found.readings_ms[side as usize];
    let least_ms = u64::from(least_s) * 1000;
    if found.first_period && is_less && after_ms.iter().any(|ms| *ms < least_ms) {
        return Err(Denied::limit(Limit::KeepsAtLeast(least_s), law));
    }
    Ok(law)
}

/// Whether the arbiter may correct the clocks or their counters of moves at all, as Art. 6.10.2 and
/// 7.1 (FIDE 2023) say it.
///
/// # Errors
/// The law by which it is too late, or that the edition says nothing about it.
pub fn may_put_clocks_right(rules: &Rules, found: &ClockFound) -> Result<Law, Denied> {
    let timing = &rules.form.timing;
    if found.restored
        && let Some(law) = law_if!(timing, clocks_after_restoring)
    {
        return Ok(law);
    }
    still_open(rules, found.moves)?;
    law_if!(timing, clock_error).ok_or(Denied::Silent)
}

/// Whether the arbiter may tell a player to start the opponent's clock: § 18 (USSR 1956), Art. 12.6
/// (FIDE 2023).
///
/// # Errors
/// The law by which he is silent, or that no move waits for the clock.
pub fn may_tell_to_press(rules: &Rules, turn: &Turn) -> Result<Law, Denied> {
    let timing = &rules.form.timing;
    let law = law_if!(timing, clock_forgotten).ok_or(Denied::Silent)?;
    match timing.clock_forgotten.map(|rule| rule.value) {
        Some(ClockForgotten::ArbiterMayTell) => match may_press(rules, turn, false) {
            Ok(Completion::Legal(..)) => Ok(law),
            Ok(Completion::Irregular(_)) | Err(_) => {
                Err(Denied::limit(Limit::NothingForgotten, law))
            }
        },
        Some(ClockForgotten::ArbiterSilent) | None => {
            let rule = "clock_not_told";
            Err(Denied::limit(Limit::Silent, Law { rule, ..law }))
        }
    }
}
