//! Castling, and promoting.

use annabella::arbiter::{Forbidden, Obligation};
use annabella::laws::{CastlingKingReleased, ClaimLostBy, DrawOffer, MoveMadeWhen};
use annabella::protocol::{ClaimsEvent, Event, PlayEvent, Refusal, TurnEvent};

use crate::common::table::Table;

use super::case::{
    CASTLING, Case, NO_SHORT, PROMOTION, WHO, completes, irregular, must_move, square,
};

const TWO_SQUARES: &str = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";

pub fn king_then_rook(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, CASTLING);
        completes(&mut table, "lift e1, lift h1, put g1, put f1", "e1g1");
    }
    let castle = Obligation::Castle(square("g1"));
    let lines = "lift e1, lift h1, put e1, put h1, lift e1, put e2";
    case.binds(CASTLING, lines, "e1e2", castle, true);
}

/// Another piece that was touched before king and rook binds first.
#[test]
fn what_was_touched_before_king_and_rook_moves() {
    let fen = "r3k2r/pppp1ppp/8/8/8/2N5/PPPP1PPP/R3K2R w KQkq - 0 1";
    for edition in [
        "fide-2001",
        "fide-2005",
        "fide-2009",
        "fide-2023",
        "ussr-1956",
    ] {
        for who in WHO {
            let mut table = Table::from(&format!("{edition} {who}"), fen);
            let by_touch = ["both", "white"].contains(&who);
            let say = if by_touch { ", say 0-0" } else { "" };
            let lines = "lift c3, put c3, lift e1, put g1, lift h1, put f1";
            let events = table.lines(&format!("{lines}{say}, clock"));
            assert!(
                events.iter().any(|event| matches!(
                    event,
                    Event::Refused(Refusal::Forbidden(one))
                        if one.what == Forbidden::Bound(must_move("c3", "white knight"))
                )),
                "{edition} {who}: {events:?}"
            );
            // King and rook go back, and the knight moves.
            let say = if by_touch { ", say c3e4" } else { "" };
            let back = "lift g1, put e1, lift f1, put h1, lift c3, put e4";
            table.lines(&format!("{back}{say}, clock"));
            assert_eq!(table.session().record().plies(), 1, "{edition} {who}");
        }
    }
}

/// The rook first: no castling on that side, and the rook must move.
pub fn rook_then_king(case: &Case) {
    let rook = must_move("h1", "white rook");
    let lines = "lift h1, lift e1, put g1, put f1";
    case.binds(CASTLING, lines, "e1g1", rook, true);
}

pub fn illegal_castling(case: &Case) {
    let king = Obligation::MoveKing(square("e1"));
    if case.form.moving.king_then_rook.is_some() {
        let lines = "lift e1, lift h1, put e1, put h1, lift h2, put h3";
        let touched = must_move("e1", "white king");
        case.binds(NO_SHORT, lines, "h2h3", touched, true);
        // The other castling is a king's move, too.
        let mut table = case.table("both", NO_SHORT);
        let lines = "lift e1, lift h1, put e1, put h1, lift e1, put c1, lift a1, put d1";
        completes(&mut table, lines, "e1c1");
        return;
    }
    for who in WHO {
        let mut table = case.table(who, NO_SHORT);
        // By sight the king that is released on g1 has made an illegal move at once.
        let blind = ["both", "white"].contains(&who);
        let rook = if blind { ", lift h1, put f1" } else { "" };
        let lines = format!("lift e1, put g1{rook}");
        let events = irregular(&mut table, &lines, "0-0");
        let bound = events.iter().any(|event| {
            matches!(event, Event::Turn(TurnEvent::Bound(one, law, _)) if *one == king && law.article == case.article)
        });
        assert!(bound, "{who}: {events:?}");
        case.is_heard(&table);
        // Whether castling on the other side is a move of the king is left open, and the arbiter decides.
        let say = if ["both", "white"].contains(&who) {
            ", say 0-0-0"
        } else {
            ""
        };
        let events = table.lines(&format!("lift e1, put c1, lift a1, put d1{say}, clock"));
        assert!(
            matches!(events.as_slice(), [Event::Play(PlayEvent::LeftOpen(_))]),
            "{events:?}"
        );
    }
}

/// Only the rook may follow; whether the move is made already, the editions see differently.
pub fn castling_king_released(case: &Case) {
    for who in WHO {
        let left = Forbidden::CastlingLeft(square("h1"));
        case.forbids(who, CASTLING, "lift e1, put g1, lift a1", left);
    }
    let with_king = case.form.moving.castling_king_released.value == CastlingKingReleased::MoveMade;
    let mut table = case.table("none", CASTLING);
    let events = table.lines("lift e1, put g1, claim repetition");
    let lost = matches!(
        events.as_slice(),
        [Event::Refused(Refusal::Forbidden(objection))] if objection.what == Forbidden::ClaimLost
    );
    let by_touch = case.form.ends.claim_lost_by.value == ClaimLostBy::Touch;
    let is_refused = lost
        || events
            .iter()
            .any(|event| matches!(event, Event::Refused(_)));
    assert_eq!(is_refused, with_king || by_touch, "{events:?}");
    let mut table = case.table("none", CASTLING);
    completes(&mut table, "lift a2, put a3", "a2a3");
    completes(&mut table, "lift a7, put a6", "a7a6");
    let events = table.lines("lift e1, put g1, draw");
    let disturbs = case.form.ends.draw_offer.value == DrawOffer::AfterMoveElseDisturbs;
    assert!(
        matches!(events.as_slice(), [Event::Claims(ClaimsEvent::Offered { disturbs: one, .. })] if *one == disturbs),
        "{events:?}"
    );
}

/// A pawn that stands on the last rank is promoted there.
pub fn promotion_square_final(case: &Case) {
    for who in WHO {
        let left = Forbidden::PromotionLeft(square("a8"));
        case.forbids(who, TWO_SQUARES, "lift a7, put a8, lift a8", left);
    }
}

pub fn promotion_choice_final(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, PROMOTION);
        let lines = "lift a7, put a8, promote rook";
        let events = table.lines(&format!("{lines}, promote queen"));
        assert!(
            matches!(events.as_slice(), [Event::Refused(_)]),
            "{events:?}"
        );
        let mut table = case.table(who, PROMOTION);
        completes(&mut table, lines, "a7a8r");
        // In the hand the choice is still free.
        let mut table = case.table(who, PROMOTION);
        let lines = "lift a7, promote rook, promote queen, put a8";
        completes(&mut table, lines, "a7a8q");
    }
    for who in ["both", "white"] {
        let lines = "lift a7, put a8, promote rook, lift a8";
        // Where the move is not made before the announcement, the choice is final all the same.
        if case.edition.blind.move_made_when.value == MoveMadeWhen::PlacedAndAnnounced {
            let stays = Forbidden::PromotionFinal(square("a8"));
            case.forbids(who, PROMOTION, lines, stays);
        }
        let left = Forbidden::PromotionLeft(square("a8"));
        case.forbids(who, PROMOTION, "lift a7, put a8, clock", left);
    }
}

/// A piece that was released stays.
pub fn move_made_by_sight(case: &Case) {
    for who in ["none", "black"] {
        let lines = "lift e2, put e4, lift e4";
        case.forbids(who, super::case::START, lines, Forbidden::Made);
    }
}
