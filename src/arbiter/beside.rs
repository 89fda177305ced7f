//! What is out of place beside the move of a player by touch, so that there is nothing to announce yet.

use super::looks::rook_squares;
use super::made::Made;
use super::objection::{Forbidden, Objection};
use super::obligation::Duty;
use super::rules::{Law, Rules};
use super::touch::{duty, ruled_duty};
use super::turn::Turn;
use crate::board::{Kind, Side, Square};

/// The law that says when a side's move is made.
pub(super) fn made_when(rules: &Rules, side: Side) -> Law {
    if rules.is_blind(side) {
        Law {
            rule: "move_made_by_touch",
            article: rules.edition.blind.move_made_when.article,
        }
    } else {
        law!(rules.form.moving, move_made_when)
    }
}

/// What is to be done with a piece of the opponent's that is off the board beside the move: what was touched binds
/// first, else it goes back. App. D.2.2 and D.2.3 (FIDE 2023).
pub fn left_off(rules: &Rules, turn: &Turn) -> Option<Objection> {
    let (square, piece) = turn.left_off()?;
    let stands = match turn.put_back_theirs().made() {
        Made::Legal(mv) => Some(mv),
        Made::Nothing
        | Made::InHand(..)
        | Made::CaptureLeft(..)
        | Made::PromotionLeft(_)
        | Made::CastlingLeft(..)
        | Made::Illegal => None,
    };
    let must_capture = ruled_duty(rules, turn).filter(|duty| {
        let keeps = stands.is_some_and(|mv| duty.moves.contains(&mv));
        !keeps && duty.obligation.is_capture()
    });
    Some(match must_capture {
        Some(duty) => Objection::new(Forbidden::Bound(duty.obligation), duty.law),
        None => Objection::new(
            Forbidden::GoesBack(square, piece),
            made_when(rules, turn.side()),
        ),
    })
}

/// What goes back where more than one own piece was moved, so that no announcement can name them: the piece that was
/// touched first moves, where it can, and the others stand where they were. § 14 with App. 1 (USSR 1956), Art. 4.3 with
/// App. D.2.3 (FIDE 2023). What looks like castling is one move, and pieces that were moved by sight are an illegal one.
pub fn moved_too(rules: &Rules, turn: &Turn) -> Option<Objection> {
    let is_one_board = turn.before().chess().is_some() && rules.is_blind(turn.side());
    if !is_one_board || turn.made() != Made::Illegal || turn.shown().moves.len() < 2 {
        return None;
    }
    let duty = duty(rules, turn);
    let kept = kept(turn, duty.as_ref());
    let castles = turn.king_two_files().filter(|king| Some(*king) == kept);
    let rook = castles.and_then(|(from, to)| rook_squares(from, to));
    let is_rook = |home| turn.before().piece_at(home).map(|piece| piece.kind) == Some(Kind::Rook);
    let rook = rook.filter(|(home, _)| is_rook(*home));
    let stays = |from: Square| {
        kept.is_some_and(|(kept, _)| kept == from) || rook.is_some_and(|(home, _)| home == from)
    };
    let mut others = turn.moved().iter().filter(|(_, from)| !stays(*from));
    let (stands, home) = *others.next()?;
    let piece = turn.piece_at(stands)?;
    let duty = ruled_duty(rules, turn);
    let law = duty.as_ref().map(|duty| duty.law);
    let bound = duty.map(|duty| duty.obligation);
    Some(Objection::new(
        Forbidden::MovedToo(stands, home, piece, bound),
        law.unwrap_or(made_when(rules, turn.side())),
    ))
}

/// Of several own pieces that were moved, from where and to where the one went that may stay: the one that keeps best
/// to what was touched. Where nothing binds, a king that was to castle, else the one that was put last.
fn kept(turn: &Turn, duty: Option<&Duty>) -> Option<(Square, Square)> {
    let mut went = turn.moved().iter().map(|(to, from)| (*from, *to));
    let Some(duty) = duty else {
        return turn.king_two_files().or(went.next_back());
    };
    let keeps = |(from, to): &(Square, Square)| {
        let moves = duty.moves.iter().filter(|mv| mv.from() == *from);
        moves.map(|mv| 1 + u8::from(mv.to() == *to)).max()
    };
    went.filter(|one| keeps(one).is_some()).max_by_key(keeps)
}
