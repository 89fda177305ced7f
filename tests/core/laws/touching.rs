//! Touching and adjusting.

use annabella::arbiter::{Forbidden, Obligation};
use annabella::laws::BothTouched;
use annabella::protocol::{Event, HandsEvent, TurnEvent};

use super::case::{CAPTURE, Case, START, WHO, completes, irregular, must_move, piece, square};

const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

/// The first of two touched pieces that can move must move.
pub fn own_piece_touched(case: &Case) {
    let pawn = must_move("e2", "white pawn");
    case.binds(
        START,
        "lift e2, put e2, lift d2, put d4",
        "d2d4",
        pawn,
        true,
    );
    for who in WHO {
        // A rook that cannot move binds to nothing.
        let mut table = case.table(who, START);
        completes(&mut table, "lift a1, put a1, lift d2, put d4", "d2d4");
    }
}

pub fn opponents_piece_touched(case: &Case) {
    let pawn = Obligation::Capture(square("d5"), piece("black pawn"));
    case.binds(
        CAPTURE,
        "lift d5, put d5, lift d2, put d3",
        "d2d3",
        pawn,
        false,
    );
    // Only the opponent's piece was touched, and it was taken off: that is no move.
    let mut table = case.table("none", CAPTURE);
    let events = irregular(&mut table, "lift d5", "");
    let bound = |event: &Event| matches!(event, Event::Turn(TurnEvent::Bound(one, law, _)) if *one == pawn && law.article == case.article);
    let binds = case.form.irregular.touch_binds_replacement.is_some();
    if binds && table.session().record().outcome().is_none() {
        assert!(events.iter().any(bound), "{events:?}");
        case.is_heard(&table);
    }
}

pub fn both_touched(case: &Case) {
    let (d5, pawn) = (square("d5"), piece("black pawn"));
    let with = Obligation::CaptureWith(square("c3"), piece("white knight"), d5, pawn);
    // Both are out of their holes at one time; what was touched alone before is another matter in 1956.
    let lines = "lift c3, lift d5, put c3, lift e4, put d5";
    case.binds(CAPTURE, lines, "e4d5", with, true);
    // The rook on a1 can move and cannot take; the pawn on d5 can be taken by another piece.
    let fen = "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1";
    let then = match case.form.moving.both_touched.value {
        BothTouched::CaptureAnyhowElseMove => Obligation::Capture(d5, pawn),
        BothTouched::CaptureElseFirstTouched | BothTouched::OwnOnly => {
            must_move("a1", "white rook")
        }
    };
    let lines = "lift a1, lift d5, put a1, put d5, lift e1, put e2";
    case.binds(fen, lines, "e1e2", then, true);
    // The rook was touched first and alone: no capture with another piece lets its player off.
    let rook = must_move("a1", "white rook");
    let lines = "lift a1, put a1, lift e4, lift d5, put d5";
    case.binds(fen, lines, "e4d5", rook, false);
}

pub fn nothing_playable(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, START);
        let events = table.lines("lift a1, put a1");
        let told = events
            .iter()
            .any(|event| matches!(event, Event::Turn(TurnEvent::TouchFree(law)) if law.article == case.article));
        assert!(told, "{who}: {events:?}");
        case.is_heard(&table);
        completes(&mut table, "lift e2, put e4", "e2e4");
    }
}

pub fn adjust(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, START);
        let events = table.line("adjust");
        assert!(
            matches!(events.as_slice(), [Event::Hands(HandsEvent::Adjusting(law))] if law.article == case.article),
            "{events:?}"
        );
        completes(&mut table, "lift e2, put e2, lift d2, put d4", "d2d4");
        // What is adjusted goes back to its square, and it is said beforehand.
        let elsewhere = Forbidden::GoesBack(square("e2"), piece("white pawn"));
        case.forbids(who, START, "adjust, lift e2, put e4", elsewhere);
        case.forbids(who, START, "lift e2, adjust", Forbidden::AdjustNow);
    }
}

/// A touch binds who plays by sight.
pub fn touched_by_sight(case: &Case) {
    let mut table = case.table("none", START);
    let events = table.line("touch e2");
    assert!(
        matches!(events.as_slice(), [Event::Hands(HandsEvent::Touched(..))]),
        "{events:?}"
    );
    if case.form.moving.touch_ruled_on_request.is_none() {
        let events = table.lines("lift d2, put d4, clock");
        assert!(
            matches!(events.as_slice(), [Event::Refused(_)]),
            "{events:?}"
        );
    }
}

/// Who plays by touch has touched what has left its hole.
pub fn touched_by_touch(case: &Case) {
    for who in ["both", "white"] {
        let mut table = case.table(who, START);
        let events = table.line("touch e2");
        assert!(
            matches!(events.as_slice(), [Event::Hands(HandsEvent::Felt(_, _, law))] if law.article == case.article),
            "{events:?}"
        );
        case.is_heard(&table);
        completes(&mut table, "lift d2, put d4", "d2d4");
    }
}

pub fn touch_binds_replacement(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, START);
        let events = irregular(&mut table, "lift e2, put e5", "e2e5");
        if table.session().record().outcome().is_some() {
            continue;
        }
        let pawn = must_move("e2", "white pawn");
        let bound = |event: &Event| matches!(event, Event::Turn(TurnEvent::Bound(one, _, _)) if *one == pawn);
        assert!(events.iter().any(bound), "{who}: {events:?}");
    }
}

/// A pawn that was released where it takes in passing goes to no other square; by touch the move is made later.
pub fn release_final(case: &Case) {
    let lines = "lift e5, put d6, lift d6";
    let left = Forbidden::CaptureLeft(square("d5"), piece("black pawn"));
    case.forbids("none", EN_PASSANT, lines, left);
}

/// Nor in the move that replaces the illegal one, whatever is touched then.
pub fn release_binds_replacement(case: &Case) {
    let there = Obligation::MovePawn(square("e5"), square("d6"));
    for replaced in ["lift e5, put e6, clock", "lift e1, put e2, clock"] {
        let mut table = case.table("none", EN_PASSANT);
        irregular(&mut table, "lift e5, put d6", "e5d6");
        if table.session().record().outcome().is_some() {
            continue;
        }
        let events = table.lines(replaced);
        if case.form.moving.touch_ruled_on_request.is_some() {
            let events = table.line("claim illegal");
            assert!(
                matches!(events.as_slice(), [Event::Turn(TurnEvent::Bound(one, law, _))]
                    if *one == there && law.article == case.article),
                "{events:?}"
            );
            case.is_heard(&table);
        } else {
            case.is_forbidden(&mut table, &events, Forbidden::Bound(there));
        }
    }
}

/// The arbiter waits until a player asks him to rule.
pub fn touch_ruled_on_request(case: &Case) {
    let pawn = must_move("e2", "white pawn");
    case.binds(
        START,
        "lift e2, put e2, lift d2, put d4",
        "d2d4",
        pawn,
        false,
    );
}

/// Who touches a piece himself gives the claim up; adjusting is no such touch.
pub fn loss_of_touch_claim(case: &Case) {
    let breach = "lift e2, put e2, lift d2, put d4";
    for who in WHO {
        let mut table = case.table(who, START);
        completes(&mut table, breach, "d2d4");
        table.lines("lift e7, put e7");
        let events = table.line("claim illegal");
        case.is_forbidden(&mut table, &events, Forbidden::ClaimTooLate);
        let mut table = case.table(who, START);
        completes(&mut table, breach, "d2d4");
        let events = table.lines("adjust, lift e7, put e7, claim illegal");
        assert!(
            matches!(events.first(), Some(Event::Turn(TurnEvent::Bound(..)))),
            "{events:?}"
        );
    }
}
