//! What is heard when the laws forbid something.

use super::claims::declared;
use super::cue::{Arg, Sentence};
use super::parts::{article, one};
use super::phrases as say;
use crate::arbiter::{Forbidden, Objection, Obligation};
use crate::board::{Piece, Square};

/// The sentences of what the laws forbid.
pub(super) fn objection(objection: &Objection) -> Vec<Sentence> {
    let plain = |what| one(&say::FORBIDDEN, vec![Arg::Key(what)]);
    let of_piece = |what, square: Square, piece: Piece| {
        let args = vec![Arg::Key(what), Arg::Kind(piece.kind), Arg::Square(square)];
        one(&say::FORBIDDEN_PIECE, args)
    };
    let of_square = |what, square: Square| {
        one(
            &say::FORBIDDEN_SQUARE,
            vec![Arg::Key(what), Arg::Square(square)],
        )
    };
    let said = match objection.what {
        Forbidden::InHand(square, piece) => of_piece("in-hand", square, piece),
        Forbidden::CaptureLeft(square, piece) => of_piece("capture-left", square, piece),
        Forbidden::AdjustedElsewhere(square, piece) => {
            of_piece("adjusted-elsewhere", square, piece)
        }
        Forbidden::PromotionLeft(square) => of_square("promotion-left", square),
        Forbidden::PromotionFinal(square) => of_square("promotion-final", square),
        Forbidden::CastlingLeft(square) => of_square("castling-left", square),
        Forbidden::Bound(obligation) => must(obligation),
        Forbidden::OfferBefore(moves) => one(&say::FORBIDDEN_BEFORE, vec![Arg::Number(moves)]),
        Forbidden::Beyond(limit) => super::arbiter::limit(limit),
        Forbidden::Declared(from, to) => declared(from, to),
        Forbidden::ClaimLost => plain("claim-lost"),
        Forbidden::NotMoved => plain("not-moved"),
        Forbidden::NotAnnounced => plain("not-announced"),
        Forbidden::Differs => plain("differs"),
        Forbidden::NotRepeated => plain("not-repeated"),
        Forbidden::RepetitionDiffers => plain("repetition-differs"),
        Forbidden::PromotionNotSaid => plain("promotion-not-said"),
        Forbidden::Ambiguous => plain("ambiguous"),
        Forbidden::Made => plain("made"),
        Forbidden::AdjustNow => plain("adjust-now"),
        Forbidden::TimeNotNow => plain("time-not-now"),
        Forbidden::OfferNotNow => plain("offer-not-now"),
        Forbidden::OfferAgain => plain("offer-again"),
        Forbidden::FlagUp => plain("flag-up"),
        Forbidden::OwnFlagDown => plain("own-flag-down"),
        Forbidden::FlagNotClaimed => plain("flag-not-claimed"),
        Forbidden::NothingIllegal => plain("nothing-illegal"),
        Forbidden::ClaimTooLate => plain("claim-too-late"),
        Forbidden::Advice => plain("advice"),
        Forbidden::TakingBack => plain("taking-back"),
        what @ (Forbidden::QuickplayNotAnnounced
        | Forbidden::QuickplayNotNow
        | Forbidden::ClaimFinal) => super::play::forbidden(what),
        what => super::adjourning::forbidden(what).unwrap_or_else(|| plain("made")),
    };
    vec![said, article(objection.law)]
}

/// What a player is bound to do.
pub(super) fn must(obligation: Obligation) -> Sentence {
    let piece = |square: Square, piece: Piece| vec![Arg::Kind(piece.kind), Arg::Square(square)];
    match obligation {
        Obligation::Move(square, own) => one(&say::MUST_MOVE, piece(square, own)),
        Obligation::Capture(square, taken) => one(&say::MUST_CAPTURE, piece(square, taken)),
        Obligation::CaptureWith(from, own, square, taken) => {
            let args = [piece(from, own), piece(square, taken)].concat();
            one(&say::MUST_CAPTURE_WITH, args)
        }
        Obligation::Castle(to) => one(&say::MUST_CASTLE, vec![Arg::Square(to)]),
        Obligation::MoveKing(_) => one(&say::MUST_MOVE_KING, vec![]),
    }
}
