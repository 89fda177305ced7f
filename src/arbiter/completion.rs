//! How a move is announced and completed, and what stands against it.

use super::beside::{left_off, made_when, moved_too};
use super::claims::{Ground, lost_by_move};
use super::irregularity::{Irregularity, irregularity};
use super::made::{Announced, Made};
use super::objection::{Forbidden, Objection};
use super::obligation::Duty;
use super::rules::{Law, Rules};
use super::touch::{bound, duty, ruled_duty};
use super::turn::Turn;
use crate::board::{Side, Square};
use crate::game::Move;
use crate::laws::{
    AnnouncementDiffers, AnnouncementWords, CastlingKingReleased, ClockForgotten, ClockWithoutMove,
    MoveMadeWhen, PromotionNotCompleted,
};

/// What it means that the clock is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completion {
    /// A legal move is completed. The law speaks where the announcement was another and does not
    /// count.
    Legal(Move, Option<Law>),
    /// Something is wrong that has consequences.
    Irregular(Irregularity),
}

/// Why a move cannot be announced yet; the announcement follows the move on the board:
/// App. D.2.3 (FIDE 2023).
///
/// # Errors
/// What is still to be done of the move.
pub fn may_announce(rules: &Rules, turn: &Turn) -> Result<Made, Objection> {
    let law = made_when(rules, turn.side());
    match turn.made() {
        Made::Nothing => Err(Objection::new(Forbidden::NotMoved, law)),
        made @ (Made::InHand(..)
        | Made::Legal(_)
        | Made::CaptureLeft(..)
        | Made::PromotionLeft(_)
        | Made::CastlingLeft(..)
        | Made::Illegal) => unfinished(rules, turn, made)
            .or_else(|| left_off(rules, turn))
            .or_else(|| moved_too(rules, turn))
            .map_or(Ok(made), Err),
    }
}

/// The law by which a move stands that is made: by touch it is made with the announcement, and elsewhere when the piece
/// is released. App. 1 to § 6 (USSR 1956), App. D.2.3 and Art. 4.7 (FIDE 2023).
fn stands_by(rules: &Rules, side: Side) -> Law {
    let rule = match is_made_by_announcing(rules, side) {
        true => "made_by_announcing",
        false => "move_made_when",
    };
    Law {
        rule,
        ..made_when(rules, side)
    }
}

/// In which words moves are announced: App. 3 and App. 1 to § 6 (USSR 1956), App. D.2.1 (FIDE 2023).
/// `None` where nobody plays by touch.
pub fn announcement_words(rules: &Rules) -> Option<(AnnouncementWords, Law)> {
    let blind = &rules.edition.blind;
    let by_touch = Side::BOTH.into_iter().any(|side| rules.is_blind(side));
    by_touch.then_some((
        blind.announcement_words.value,
        law!(blind, announcement_words),
    ))
}

/// What is still to be done of a move.
fn unfinished(rules: &Rules, turn: &Turn, made: Made) -> Option<Objection> {
    let moving = &rules.form.moving;
    let law = made_when(rules, turn.side());
    let (what, law) = match made {
        Made::InHand(square, piece) => (Forbidden::InHand(square, piece), law),
        Made::CaptureLeft(square, piece) => (Forbidden::CaptureLeft(square, piece), law),
        Made::PromotionLeft(square) => (
            Forbidden::PromotionLeft(square),
            Law {
                rule: "promotion_left",
                ..law!(moving, promotion_choice_final)
            },
        ),
        Made::CastlingLeft(mv, rook) => match duty_against(rules, turn, mv.into()) {
            Some(duty) => (Forbidden::Bound(duty.obligation), duty.law),
            None => (
                Forbidden::CastlingLeft(rook),
                law!(moving, castling_king_released),
            ),
        },
        Made::Nothing | Made::Legal(_) | Made::Illegal => return None,
    };
    Some(Objection::new(what, law))
}

/// What follows when a player presses the clock, or why he may not: Art. 6.2.1 and App. D.2.4
/// (FIDE 2023). `repeats` says whether it was agreed that the opponent repeats the announcement.
///
/// # Errors
/// What is still to be done before, and the law that says so.
pub fn may_press(rules: &Rules, turn: &Turn, repeats: bool) -> Result<Completion, Objection> {
    let made = turn.made();
    let mut ignored = None;
    if rules.is_blind(turn.side()) {
        may_announce(rules, turn)?;
        ignored = announced(rules, turn, repeats)?;
    } else {
        match made {
            Made::Nothing => return without_move(rules),
            Made::PromotionLeft(square) => return unpromoted(rules, turn, square),
            Made::CaptureLeft(..) => return Ok(Completion::Irregular(irregularity(turn))),
            // Castling without the rook is no move.
            Made::CastlingLeft(mv, _)
                if rules.form.moving.castling_king_released.value
                    == CastlingKingReleased::OnlyCastlingLeft
                    && duty_against(rules, turn, mv.into()).is_none() =>
            {
                return Ok(Completion::Irregular(irregularity(turn)));
            }
            Made::InHand(..) | Made::Legal(_) | Made::CastlingLeft(..) | Made::Illegal => {}
        }
        if let Some(objection) = unfinished(rules, turn, made) {
            return Err(objection);
        }
    }
    let Made::Legal(mv) = made else {
        return Ok(Completion::Irregular(irregularity(turn)));
    };
    match breach(rules, turn) {
        Some(objection) => Err(objection),
        None => Ok(Completion::Legal(mv, ignored)),
    }
}

/// What the pieces that were touched want instead of the legal move on the board, where the arbiter sees to it: Art. 4.3
/// (FIDE 2023).
pub fn breach(rules: &Rules, turn: &Turn) -> Option<Objection> {
    let Made::Legal(mv) = turn.made() else {
        return None;
    };
    let duty = duty_against(rules, turn, mv)?;
    Some(Objection::new(Forbidden::Bound(duty.obligation), duty.law))
}

/// Whether the announcement lets the clock be pressed; the law by which another one does not count.
fn announced(rules: &Rules, turn: &Turn, repeats: bool) -> Result<Option<Law>, Objection> {
    let blind = &rules.edition.blind;
    let differs = slip_of_tongue(rules);
    let ignored = match (turn.announced, blind.announcement_differs.value) {
        (Announced::No, _) => {
            let law = law!(blind, clock_after_announcement);
            return Err(Objection::new(Forbidden::NotAnnounced, law));
        }
        (Announced::Otherwise, AnnouncementDiffers::CorrectedBeforeClock) => {
            return Err(Objection::new(Forbidden::Differs, differs));
        }
        (Announced::Otherwise, AnnouncementDiffers::MoveMadeCounts) => Some(differs),
        (Announced::AsMade, _) => None,
    };
    match law_if!(blind, repeat_announcement) {
        Some(law) if repeats && !turn.repeated => Err(Objection::new(Forbidden::NotRepeated, law)),
        _ => Ok(ignored),
    }
}

/// The law on an announcement that is not the move on the board: it is corrected, App. D.2.8 (FIDE 2023), or the
/// move made counts, App. 1 to § 6 (USSR 1956).
pub fn slip_of_tongue(rules: &Rules) -> Law {
    let blind = &rules.edition.blind;
    let law = law!(blind, announcement_differs);
    match blind.announcement_differs.value {
        AnnouncementDiffers::CorrectedBeforeClock => law,
        AnnouncementDiffers::MoveMadeCounts => Law {
            rule: "move_made_counts",
            ..law
        },
    }
}

fn without_move(rules: &Rules) -> Result<Completion, Objection> {
    let timing = &rules.form.timing;
    match timing.clock_without_move.map(|rule| rule.value) {
        Some(ClockWithoutMove::IllegalMove) => Ok(Completion::Irregular(Irregularity::WithoutMove)),
        Some(ClockWithoutMove::Refused) | None => {
            let law = law_if!(timing, clock_without_move);
            let law = law.unwrap_or(law!(timing, move_completed_when));
            Err(Objection::new(Forbidden::NotMoved, law))
        }
    }
}

fn unpromoted(rules: &Rules, turn: &Turn, square: Square) -> Result<Completion, Objection> {
    match rules.form.irregular.promotion_not_completed {
        Some(rule) => Ok(Completion::Irregular(match rule.value {
            PromotionNotCompleted::IllegalMove => Irregularity::Unpromoted(None),
            PromotionNotCompleted::IllegalMoveBecomesQueen => {
                Irregularity::Unpromoted(Some(square))
            }
        })),
        None => Err(unfinished(rules, turn, Made::PromotionLeft(square))
            .expect("a pawn on the last rank is unfinished")),
    }
}

/// The law by which the arbiter may tell a player that he has forgotten the clock: § 18 (USSR 1956).
/// `None` where he says nothing, Art. 12.6 (FIDE 2023).
pub fn may_tell_of_clock(rules: &Rules) -> Option<Law> {
    let rule = rules.form.timing.clock_forgotten?;
    match rule.value {
        ClockForgotten::ArbiterMayTell => law_if!(rules.form.timing, clock_forgotten),
        ClockForgotten::ArbiterSilent => None,
    }
}

/// Whether a move that ends the game is complete without the clock: Art. 6.2.1.1 (FIDE 2023).
pub fn needs_no_clock(rules: &Rules) -> bool {
    rules.form.timing.last_move_needs_no_clock.is_some()
}

/// The move that ends the game if it ends it, before the clock is pressed: one that could be completed, or castling that
/// is made with the king, § 6d (USSR 1956).
pub fn stands_to_end(rules: &Rules, turn: &Turn) -> Option<Move> {
    match (turn.made(), may_press(rules, turn, false)) {
        (_, Ok(Completion::Legal(mv, _))) => Some(mv),
        (Made::CastlingLeft(mv, _), Err(_)) if has_moved(rules, turn) => {
            let is_free = duty_against(rules, turn, mv.into()).is_none();
            is_free.then_some(mv.into())
        }
        (_, Ok(Completion::Irregular(_)) | Err(_)) => None,
    }
}

/// Whether the player has done all that his move needs but for pressing the clock: § 18 (USSR 1956).
pub fn waits_for_clock(rules: &Rules, turn: &Turn) -> bool {
    has_moved(rules, turn) && matches!(turn.settled().made(), Made::Legal(_))
}

/// Why a piece may not be taken out of its hole: the move is made, or only castling is left.
/// Art. 4.7 and App. D.2.3 (FIDE 2023).
///
/// # Errors
/// The law by which the move is made.
pub fn may_lift(rules: &Rules, turn: &Turn, square: Square) -> Result<(), Objection> {
    // What is only adjusted stays where it is, too.
    if turn.is_adjusting() {
        return Ok(());
    }
    let law = stands_by(rules, turn.side());
    match turn.made() {
        Made::Legal(mv) if is_made(rules, turn) => {
            // A breach of the touch rules is put right, and an illegal choice of piece with it.
            match bound(rules, turn, mv) {
                Some(_) => Ok(()),
                None => Err(Objection::new(Forbidden::Made, law)),
            }
        }
        // The choice is final, even while the move is still to be announced.
        Made::Legal(mv) if mv.promotion().is_some() && square == mv.to() => {
            let law = law!(rules.form.moving, promotion_choice_final);
            match bound(rules, turn, mv) {
                Some(_) => Ok(()),
                None => Err(Objection::new(Forbidden::PromotionFinal(square), law)),
            }
        }
        Made::PromotionLeft(pawn) => {
            let law = law!(rules.form.moving, promotion_square_final);
            let fits = |duty: Duty| duty.moves.iter().any(|mv| mv.to() == pawn);
            if duty(rules, turn).is_none_or(fits) {
                Err(Objection::new(Forbidden::PromotionLeft(pawn), law))
            } else {
                Ok(())
            }
        }
        Made::CaptureLeft(captured, piece) if !is_made_by_announcing(rules, turn.side()) => {
            let law = law_if!(rules.form.moving, release_final);
            let stands = turn.moved().last().map(|(to, _)| *to);
            let fits = |duty: Duty| duty.moves.iter().any(|mv| Some(mv.to()) == stands);
            match law.filter(|_| Some(square) == stands && duty(rules, turn).is_none_or(fits)) {
                Some(law) => Err(Objection::new(Forbidden::CaptureLeft(captured, piece), law)),
                None => Ok(()),
            }
        }
        Made::CastlingLeft(mv, rook)
            if square != rook && duty_against(rules, turn, mv.into()).is_none() =>
        {
            let law = law!(rules.form.moving, castling_king_released);
            Err(Objection::new(Forbidden::CastlingLeft(rook), law))
        }
        Made::Nothing
        | Made::InHand(..)
        | Made::Legal(_)
        | Made::CaptureLeft(..)
        | Made::CastlingLeft(..)
        | Made::Illegal => Ok(()),
    }
}

/// What the pieces that were touched want instead of a move, where the arbiter sees to it.
fn duty_against(rules: &Rules, turn: &Turn, mv: Move) -> Option<Duty> {
    ruled_duty(rules, turn).filter(|duty| !duty.moves.contains(&mv))
}

/// Whether a side's move is made by announcing it as well; elsewhere it is made when it stands on the board and
/// the hands are off it: App. 1 to § 6 (USSR 1956), Art. 4.7 (FIDE 2023).
pub fn is_made_by_announcing(rules: &Rules, side: Side) -> bool {
    let when = if rules.is_blind(side) {
        rules.edition.blind.move_made_when.value
    } else {
        rules.form.moving.move_made_when.value
    };
    when == MoveMadeWhen::PlacedAndAnnounced
}

/// Whether a legal move that stands on the board is made, so that no other can be played.
fn is_made(rules: &Rules, turn: &Turn) -> bool {
    !turn.is_taken_back()
        && (!is_made_by_announcing(rules, turn.side()) || turn.announced == Announced::AsMade)
}

/// Why a draw can no longer be claimed on this ground and on this move: it is made, Art. 9.4 (FIDE 2005), or sealed
/// where what was sealed stays as it is, § 19 (USSR 1956).
pub fn claim_lost_by_move(
    rules: &Rules,
    turn: &Turn,
    has_sealed: bool,
    ground: Ground,
) -> Option<Law> {
    let stays = rules.edition.adjourned.sealed_move_changed.is_none();
    let is_made = has_moved(rules, turn) || has_sealed && stays;
    lost_by_move(rules.form, ground).filter(|_| is_made)
}

/// The move that is made and waits for the clock: Art. 4.7 (FIDE 2023).
pub fn move_made(rules: &Rules, turn: &Turn) -> Option<Move> {
    let Made::Legal(mv) = turn.settled().made() else {
        return None;
    };
    is_made(rules, turn).then_some(mv)
}

/// Whether the player has made his move; the clock is still to be pressed. Castling is made with the
/// king in § 6d (USSR 1956), and with the rook in Art. 4.7.2 (FIDE 2023).
pub fn has_moved(rules: &Rules, turn: &Turn) -> bool {
    match turn.settled().made() {
        Made::Legal(_) => is_made(rules, turn),
        Made::CastlingLeft(..) => {
            let moving = &rules.form.moving;
            let with_king = moving.castling_king_released.value == CastlingKingReleased::MoveMade;
            with_king && !is_made_by_announcing(rules, turn.side())
        }
        Made::Nothing
        | Made::InHand(..)
        | Made::CaptureLeft(..)
        | Made::PromotionLeft(_)
        | Made::Illegal => false,
    }
}
