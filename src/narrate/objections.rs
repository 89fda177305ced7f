//! What is heard when the laws forbid something.

use super::claims::declared;
use super::cue::Phrase;
use super::parts::article;
use super::phrases as say;
use crate::arbiter::{Forbidden, Objection, Obligation};

/// What the laws forbid, what is to be done before, and the article.
pub(super) fn objection(objection: &Objection) -> (Phrase, Option<Phrase>, Phrase) {
    let what: &'static str = objection.what.into();
    let said = match objection.what {
        Forbidden::InHand(square, piece)
        | Forbidden::CaptureLeft(square, piece)
        | Forbidden::GoesBack(square, piece) => {
            say::FORBIDDEN_PIECE.with((what, piece.kind, square))
        }
        Forbidden::PromotionLeft(square)
        | Forbidden::PromotionFinal(square)
        | Forbidden::CastlingLeft(square) => say::FORBIDDEN_SQUARE.with((what, square)),
        Forbidden::Bound(obligation) => must(obligation),
        Forbidden::MovedToo(square, home, piece, _) => {
            say::FORBIDDEN_MOVED.with((piece.kind, square, home))
        }
        Forbidden::OfferBefore(moves) => say::FORBIDDEN_BEFORE.with(moves),
        Forbidden::Beyond(limit) => super::arbiter::limit(limit),
        Forbidden::SealsOther(mv) => declared(mv),
        Forbidden::ClaimLost
        | Forbidden::NotAhead
        | Forbidden::NoChecks
        | Forbidden::JustRejected
        | Forbidden::NotMoved
        | Forbidden::NothingToAnnounce
        | Forbidden::NotAnnounced
        | Forbidden::Differs
        | Forbidden::NotRepeated
        | Forbidden::RepetitionDiffers
        | Forbidden::PromotionNotSaid
        | Forbidden::Ambiguous
        | Forbidden::Made
        | Forbidden::AdjustNow
        | Forbidden::TimeNotNow
        | Forbidden::ToldUnasked
        | Forbidden::OfferNotNow
        | Forbidden::OfferWhileAdjourned
        | Forbidden::OfferAgain
        | Forbidden::FlagUp
        | Forbidden::OwnFlagDown
        | Forbidden::FlagNotClaimed
        | Forbidden::NothingIllegal
        | Forbidden::ClaimTooLate
        | Forbidden::Advice
        | Forbidden::TakingBack
        | Forbidden::QuickplayNotAnnounced
        | Forbidden::QuickplayNotNow
        | Forbidden::ClaimFinal
        | Forbidden::DecidedAfterFlag
        | Forbidden::BeforeControl
        | Forbidden::SealChanged
        | Forbidden::MustSeal
        | Forbidden::OnlyMoreTime
        | Forbidden::ErrorTooLate => say::FORBIDDEN.with(what),
    };
    // The pieces show a move that is not allowed.
    let shows_move = matches!(objection.what, Forbidden::Bound(_));
    let back = shows_move.then(|| say::PUT_MOVED_BACK.plain());
    let bound = if let Forbidden::MovedToo(.., bound) = objection.what {
        bound.map(must)
    } else {
        None
    };
    (said, back.or(bound), article(objection.law))
}

/// What a player is bound to do.
pub(super) fn must(obligation: Obligation) -> Phrase {
    match obligation {
        Obligation::Move(square, own) => say::MUST_MOVE.with((own.kind, square)),
        Obligation::Capture(square, taken) => say::MUST_CAPTURE.with((taken.kind, square)),
        Obligation::CaptureWith(from, own, square, taken) => {
            say::MUST_CAPTURE_WITH.with((own.kind, from, taken.kind, square))
        }
        Obligation::Either(from, own, square, taken) => {
            say::MUST_EITHER.with((own.kind, from, taken.kind, square))
        }
        Obligation::Castle(to) => say::MUST_CASTLE.with(to),
        Obligation::MoveKing(_) => say::MUST_MOVE_KING.plain(),
        Obligation::MoveKingOnly(_) => say::MUST_MOVE_KING_ONLY.plain(),
        Obligation::MovePawn(from, to) => say::MUST_MOVE_PAWN.with((from, to)),
        Obligation::Declared(mv) => declared(mv),
    }
}

/// The same, without that the piece was touched.
pub(super) fn must_briefly(obligation: Obligation) -> Phrase {
    if let Obligation::Move(square, own) = obligation {
        say::MOVE_TOUCHED.with((own.kind, square))
    } else {
        must(obligation)
    }
}
