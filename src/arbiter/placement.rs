//! What is on a board that no legal move explains, and the position to which the pieces go back.

use super::Denied;
use super::illegal::none_illegal;
use super::objection::Limit;
use super::rules::{Law, Rules};
use super::turn::Turn;
use crate::game::Position;
use crate::laws::{IllegalPosition, NoticedBy, Until};

/// The position that a turn has brought about, with the opponent to move, if a game can go on from it:
/// App. A.5.2 (FIDE 2023).
pub fn position_after(turn: &Turn) -> Option<Position> {
    turn.before().with_board(|square| turn.piece_at(square))
}

/// What the arbiter does when he sees an illegal position: he waits for the next move to be completed, and declares the
/// game drawn if it is still there. App. A.5.4 (FIDE 2023). `is_legal` says that legal moves have led to it.
///
/// # Errors
/// Where there is no such rule he acts on illegal moves: on this board the program has done so, Art. 7.5.1 (FIDE 2023), or
/// waits until the opponent claims, App. B.6 and C.3 (FIDE 2005).
pub fn illegal_position(rules: &Rules, is_legal: bool) -> Result<Law, Denied> {
    let irregular = &rules.form.irregular;
    let rule = irregular.illegal_position;
    if let Some(law) = law_if!(irregular, illegal_position)
        && rule.map(|rule| rule.value) == Some(IllegalPosition::DrawnAfterNextMove)
    {
        return Ok(law);
    }
    let law = law!(irregular, illegal_move);
    let unclaimed = law_if!(irregular, stands_unclaimed).unwrap_or(law);
    Err(match irregular.illegal_move.value.noticed_by {
        NoticedBy::ArbiterOrOpponent => Denied::limit(Limit::NothingIllegal, none_illegal(rules)),
        NoticedBy::Opponent | NoticedBy::OpponentElseArbiter if is_legal => {
            Denied::limit(Limit::NothingIllegal, none_illegal(rules))
        }
        NoticedBy::Opponent | NoticedBy::OpponentElseArbiter => {
            Denied::limit(Limit::Unclaimed, unclaimed)
        }
    })
}

/// Why the pieces are put back to an earlier position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Pieces stood on wrong squares since.
    Displaced,
    /// An illegal move was made there.
    IllegalMove,
    /// An illegal move was made there, and both players want it put right.
    Agreed,
    /// There the two sheets begin to differ.
    SheetsDiffer,
    /// There the game was taken up again, and the pieces were set up wrong.
    WrongResumption,
}

/// Whether the arbiter may put the pieces back: § 15 (USSR 1956), Art. 7.4 and 7.5 (FIDE 2005), Art.
/// 7.5.1 and 7.6 (FIDE 2023). `plies_since` counts the moves of both sides that would be lost, and
/// `touched` says whether the player on move has touched a piece.
///
/// # Errors
/// The law by which it is too late, or that the edition says nothing about it.
pub fn may_go_back(
    rules: &Rules,
    cause: Cause,
    plies_since: usize,
    touched: bool,
    is_over: bool,
) -> Result<Law, Denied> {
    let irregular = &rules.form.irregular;
    let law = match cause {
        Cause::Displaced => law_if!(irregular, displaced_pieces),
        Cause::SheetsDiffer => {
            let blind = &rules.edition.blind;
            law_if!(blind, sheets_differ)
        }
        Cause::IllegalMove | Cause::Agreed => Some(law!(irregular, illegal_move)),
        Cause::WrongResumption => Some(Law {
            rule: "wrong_resumption",
            ..law!(irregular, wrong_setup)
        }),
    };
    let law = law.ok_or(Denied::Silent)?;
    let rule = irregular.illegal_move.value;
    let until = match cause {
        Cause::IllegalMove => rule.ruled_until,
        Cause::Agreed if !rule.corrected_by_agreement => rule.ruled_until,
        Cause::WrongResumption => irregular.wrong_setup.value,
        Cause::Agreed | Cause::Displaced | Cause::SheetsDiffer => Until::EndOfGame,
    };
    let in_time = match until {
        Until::OpponentTouches => plies_since <= 1 && !touched,
        Until::OpponentMoves => plies_since <= 1,
        Until::EndOfGame | Until::NextRound => true,
    };
    if !in_time {
        let rule = "ruled_until";
        return Err(Denied::limit(Limit::TooLate, Law { rule, ..law }));
    }
    if is_over && until != Until::NextRound {
        return Err(Denied::limit(Limit::GameOver, law));
    }
    Ok(law)
}

/// Pieces have left their squares; the player who displaced them puts them back on his own time:
/// Art. 7.3 (FIDE 2005), Art. 7.4.1 (FIDE 2023).
///
/// # Errors
/// If the edition says nothing about it.
pub fn displaced(rules: &Rules, is_over: bool) -> Result<Law, Denied> {
    may_go_back(rules, Cause::Displaced, 0, false, is_over)
}
