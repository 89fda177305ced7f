//! Competitions: each article that the arbiter applies, by the lines that a player would type.

use annabella::arbiter::{Forbidden, Obligation};
use annabella::clock::Running;
use annabella::protocol::{
    ClaimsEvent, ClockEvent, Event, HandsEvent, LeftOpen, PlayEvent, Refusal, TurnEvent,
};
use annabella::record::GameResult;

use super::square;
use crate::common::table::{Table, articles, penalty};

/// What is forbidden by the last of the lines, and the article.
#[track_caller]
fn forbidden(terms: &str, fen: &str, lines: &str, what: Forbidden, article: &str) {
    let mut table = Table::from(terms, fen);
    let events = table.lines(lines);
    let objection = events.iter().find_map(|event| match event {
        Event::Refused(Refusal::Forbidden(objection)) => Some(*objection),
        _ => None,
    });
    let objection = objection.unwrap_or_else(|| panic!("{terms}: {lines}: {events:?}"));
    assert_eq!(
        (objection.what, objection.law.article),
        (what, article),
        "{terms}: {lines}"
    );
    let Some(law) = table.line("why").pop().and_then(|event| event.explained()) else {
        panic!("nothing is explained");
    };
    assert_eq!(law, objection.law);
}

/// The lines complete a move.
#[track_caller]
fn completes(terms: &str, fen: &str, lines: &str, mv: &str) {
    let mut table = Table::from(terms, fen);
    let events = table.lines(lines);
    let last = table
        .session()
        .record()
        .moves()
        .last()
        .map(ToString::to_string);
    assert_eq!(last.as_deref(), Some(mv), "{terms}: {lines}: {events:?}");
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Each side can castle on both sides.
const CASTLING: &str = "r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w KQkq - 0 1";
/// White cannot castle short: f1 is attacked.
const NO_SHORT: &str = "r3k3/pppp1ppp/5r2/8/8/8/PPPP2PP/R3K2R w KQq - 0 1";
/// The pawn on e4 can take d5 and the knight on c3 can too.
const CAPTURE: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3";
const PROMOTION: &str = "7k/P7/8/8/8/8/8/K7 w - - 0 1";

fn piece(name: &str) -> annabella::board::Piece {
    let (side, kind) = name.split_once(' ').expect("a side and a kind");
    let side = annabella::board::Side::BOTH
        .into_iter()
        .find(|one| one.key() == side);
    let kind = annabella::board::Kind::CHESS
        .into_iter()
        .find(|one| one.key() == kind);
    annabella::board::Piece {
        side: side.expect("a side"),
        kind: kind.expect("a kind"),
    }
}

fn must_move(at: &str, name: &str) -> Forbidden {
    Forbidden::Bound(Obligation::Move(square(at), piece(name)))
}

#[test]
fn the_clock_waits_for_the_announcement() {
    for (edition, moved, announced) in [
        (
            "ussr-1956",
            "App. 1 to § 6 (USSR 1956)",
            "App. 1 to § 18 (USSR 1956)",
        ),
        (
            "fide-2005",
            "App. F.2.3 (FIDE 2005)",
            "App. F.2.3 (FIDE 2005)",
        ),
        (
            "fide-2023",
            "App. D.2.3 (FIDE 2023)",
            "App. D.2.4 (FIDE 2023)",
        ),
    ] {
        forbidden(edition, START, "clock", Forbidden::NotMoved, moved);
        let in_hand = Forbidden::InHand(square("e2"), piece("white pawn"));
        forbidden(edition, START, "lift e2, clock", in_hand, moved);
        forbidden(
            edition,
            START,
            "lift e2, put e4, clock",
            Forbidden::NotAnnounced,
            announced,
        );
        completes(edition, START, "lift e2, put e4, say e2e4, clock", "e2e4");
    }
}

#[test]
fn fide_2005_app_f_2_2_touched_is_out_of_the_hole() {
    let mut table = Table::new("fide-2005");
    assert!(
        matches!(table.line("touch e2").as_slice(), [Event::Hands(HandsEvent::Felt(_, _, law))]
        if law.article == "App. F.2.2 (FIDE 2005)")
    );
    table.lines("lift d2, put d4, say d2d4, clock");
    assert_eq!(table.session().record().plies(), 1);
}

#[test]
fn articles_4_3_first_touched_own_piece() {
    for (edition, article) in [
        ("ussr-1956", "§ 14 (USSR 1956)"),
        ("fide-2001", "Art. 4.3a (FIDE 2001)"),
        ("fide-2005", "Art. 4.3a (FIDE 2005)"),
        ("fide-2009", "Art. 4.3a (FIDE 2009)"),
        ("fide-2023", "Art. 4.3.1 (FIDE 2023)"),
    ] {
        let lines = "lift e2, put e2, lift d2, put d4, say d2d4, clock";
        forbidden(
            edition,
            START,
            lines,
            must_move("e2", "white pawn"),
            article,
        );
        // A rook that cannot move binds to nothing.
        completes(
            edition,
            START,
            "lift a1, put a1, lift d2, put d4, say d2d4, clock",
            "d2d4",
        );
        // Said beforehand, nothing is touched.
        completes(
            edition,
            START,
            "adjust, lift e2, put e2, lift d2, put d4, say d2d4, clock",
            "d2d4",
        );
    }
}

#[test]
fn articles_4_3_opponents_piece_and_both() {
    for (edition, theirs, both) in [
        ("ussr-1956", "§ 14 (USSR 1956)", "§ 14 (USSR 1956)"),
        (
            "fide-2005",
            "Art. 4.3b (FIDE 2005)",
            "Art. 4.3c (FIDE 2005)",
        ),
        (
            "fide-2023",
            "Art. 4.3.2 (FIDE 2023)",
            "Art. 4.3.3 (FIDE 2023)",
        ),
    ] {
        let pawn = piece("black pawn");
        let capture = Forbidden::Bound(Obligation::Capture(square("d5"), pawn));
        let lines = "lift d5, put d5, clock";
        let mut table = Table::from(edition, CAPTURE);
        table.lines(lines);
        // Both are touched now: the knight must take, and not the pawn.
        let with = Obligation::CaptureWith(square("c3"), piece("white knight"), square("d5"), pawn);
        let lines = "lift c3, put c3, lift d5, lift e4, put d5, say e4d5, clock";
        forbidden(edition, CAPTURE, lines, Forbidden::Bound(with), both);
        // A rook that cannot take: the pawn must be taken all the same, or the rook cannot move.
        let lines = "lift d5, put d5, lift a1, put a1, lift d2, put d3, say d2d3, clock";
        forbidden(edition, CAPTURE, lines, capture, both);
        let _ = theirs;
        completes(
            edition,
            CAPTURE,
            "lift d5, lift e4, put d5, say e4d5, clock",
            "e4d5",
        );
        completes(
            edition,
            CAPTURE,
            "lift e4, remove d5, put d5, say e4d5, clock",
            "e4d5",
        );
    }
}

#[test]
fn articles_4_3c_differ_when_the_touched_piece_cannot_take() {
    // The rook on a1 can move and cannot take; the pawn on d5 can be taken.
    let fen = "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1";
    let lines = "lift a1, put a1, lift d5, put d5, lift e1, put e2, say e1e2, clock";
    let rook = must_move("a1", "white rook");
    let (own, theirs) = (piece("white rook"), piece("black pawn"));
    let either = Obligation::Either(square("a1"), own, square("d5"), theirs);
    let either = Forbidden::Bound(either);
    forbidden("ussr-1956", fen, lines, either, "§ 14 (USSR 1956)");
    forbidden("fide-2005", fen, lines, rook, "Art. 4.3c (FIDE 2005)");
    forbidden("fide-2023", fen, lines, rook, "Art. 4.3.3 (FIDE 2023)");
}

#[test]
fn articles_4_4_king_and_rook() {
    for (edition, king_first, rook_first, own) in [
        (
            "fide-2005",
            "Art. 4.4a (FIDE 2005)",
            "Art. 4.4b (FIDE 2005)",
            "Art. 4.4c (FIDE 2005)",
        ),
        (
            "fide-2023",
            "Art. 4.4.1 (FIDE 2023)",
            "Art. 4.4.2 (FIDE 2023)",
            "Art. 4.4.3 (FIDE 2023)",
        ),
    ] {
        completes(
            edition,
            CASTLING,
            "lift e1, lift h1, put g1, put f1, say 0-0, clock",
            "e1g1",
        );
        let castle = Forbidden::Bound(Obligation::Castle(square("g1")));
        let lines = "lift e1, lift h1, put e1, put h1, lift e1, put e2, say e1e2, clock";
        forbidden(edition, CASTLING, lines, castle, king_first);
        // The rook first: no castling on that side, and the rook must move.
        let lines = "lift h1, lift e1, put g1, put f1, say 0-0, clock";
        forbidden(
            edition,
            CASTLING,
            lines,
            must_move("h1", "white rook"),
            rook_first,
        );
        // Castling that is not legal: the king must move.
        let king = must_move("e1", "white king");
        let lines = "lift e1, lift h1, put e1, put h1, lift h2, put h3, say h2h3, clock";
        forbidden(edition, NO_SHORT, lines, king, own);
        // The other castling is a king's move too.
        let other =
            "lift e1, lift h1, put e1, put h1, lift e1, put c1, lift a1, put d1, say 0-0-0, clock";
        completes(edition, NO_SHORT, other, "e1c1");
    }
}

#[test]
fn ussr_1956_section_10_illegal_castling() {
    let mut table = Table::from("ussr-1956", NO_SHORT);
    let events = table.lines("lift e1, put g1, lift h1, put f1, say 0-0, clock");
    let penalty = penalty(&events);
    assert_eq!(
        (penalty.bonus_s, penalty.law.article),
        (0, "§ 15 (USSR 1956)")
    );
    let bound = events.iter().find_map(|event| match event {
        Event::Turn(TurnEvent::Bound(obligation, law, _)) => Some((*obligation, law.article)),
        _ => None,
    });
    assert_eq!(
        bound,
        Some((Obligation::MoveKing(square("e1")), "§ 10 (USSR 1956)"))
    );
    // Whether castling to the other side is a move of the king, the code does not say.
    let events = table.lines("lift e1, put c1, lift a1, put d1, say 0-0-0, clock");
    assert!(
        matches!(
            events.as_slice(),
            [Event::Play(PlayEvent::LeftOpen(LeftOpen::Castling(_)))]
        ),
        "{events:?}"
    );
}

#[test]
fn promotion_choice_and_announcement() {
    for (edition, choice) in [
        ("ussr-1956", "§ 6e (USSR 1956)"),
        ("fide-2005", "Art. 4.4d (FIDE 2005)"),
        ("fide-2023", "Art. 4.4.4 (FIDE 2023)"),
    ] {
        let left = Forbidden::PromotionLeft(square("a8"));
        forbidden(edition, PROMOTION, "lift a7, put a8, clock", left, choice);
        let lines = "lift a7, put a8, promote rook, say a7a8r, clock";
        completes(edition, PROMOTION, lines, "a7a8r");
        let lines = "lift a7, promote rook, put a8, say a7a8r, clock";
        completes(edition, PROMOTION, lines, "a7a8r");
    }
    let lines = "lift a7, put a8, promote rook, say a7 a8";
    let said = Forbidden::PromotionNotSaid;
    forbidden(
        "fide-2023",
        PROMOTION,
        lines,
        said,
        "App. D.2.1 (FIDE 2023)",
    );
    completes("fide-2005", PROMOTION, &format!("{lines}, clock"), "a7a8r");
}

#[test]
fn the_announcement_differs_from_the_move() {
    for (edition, article) in [
        ("fide-2001", "App. F.2.6 (FIDE 2001)"),
        ("fide-2005", "App. F.2.6 (FIDE 2005)"),
        ("fide-2023", "App. D.2.8 (FIDE 2023)"),
    ] {
        let lines = "lift e2, put e4, say d2d4, clock";
        forbidden(edition, START, lines, Forbidden::Differs, article);
        completes(
            edition,
            START,
            "lift e2, put e4, say d2d4, say e2e4, clock",
            "e2e4",
        );
    }
    let mut table = Table::new("ussr-1956");
    let events = table.lines("lift e2, put e4, say d2d4, clock");
    assert!(
        matches!(events.as_slice(), [Event::Turn(TurnEvent::MoveCounts(law)), Event::Turn(TurnEvent::Completed { was_announced: false, .. })]
        if law.article == "App. 1 to § 6 (USSR 1956)"),
        "{events:?}"
    );
}

#[test]
fn the_opponent_repeats_the_announcement() {
    for (edition, article) in [
        ("fide-2005", "App. F.2.1 (FIDE 2005)"),
        ("fide-2023", "App. D.2.1 (FIDE 2023)"),
    ] {
        let terms = format!("{edition} repeats");
        let lines = "lift e2, put e4, say e2e4, clock";
        forbidden(&terms, START, lines, Forbidden::NotRepeated, article);
        let lines = "lift e2, put e4, say e2e4, repeat d2d4";
        forbidden(&terms, START, lines, Forbidden::RepetitionDiffers, article);
        completes(
            &terms,
            START,
            "lift e2, put e4, say e2e4, repeat e2e4, clock",
            "e2e4",
        );
        completes(
            &terms,
            START,
            "lift e2, put e4, say e2e4, repeats, clock",
            "e2e4",
        );
    }
}

#[test]
fn a_sighted_side_moves_by_the_normal_rules() {
    completes("fide-2023 black", START, "lift e2, put e4, clock", "e2e4");
    completes("fide-2023 black", START, "e2e4, clock", "e2e4");
    let article = "Art. 4.3.1 (FIDE 2023)";
    let lines = "touch e2, lift d2, put d4, clock";
    forbidden(
        "fide-2023 black",
        START,
        lines,
        must_move("e2", "white pawn"),
        article,
    );
    let article = "Art. 4.7 (FIDE 2023)";
    forbidden(
        "fide-2023 black",
        START,
        "lift e2, put e4, lift e4",
        Forbidden::Made,
        article,
    );
    // The side by touch has not made its move before it is announced.
    completes(
        "fide-2023 both",
        START,
        "lift e2, put e4, lift e4, put e3, say e2e3, clock",
        "e2e3",
    );
    let mut table = Table::new("fide-2023 black");
    table.lines("e2e4, clock, lift e7, put e5");
    let events = table.line("clock");
    assert!(
        matches!(events.as_slice(), [Event::Refused(Refusal::Forbidden(_))]),
        "{events:?}"
    );
}

#[test]
fn a_mate_needs_no_clock() {
    let fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    for terms in ["ussr-1956", "fide-2005", "fide-2023", "fide-2023 none"] {
        let mut table = Table::from(terms, fen);
        let lines = if terms.ends_with("none") || terms == "ussr-1956" {
            "lift a1, put a8"
        } else {
            "lift a1, put a8, say a1a8"
        };
        let events = table.lines(lines);
        assert!(
            matches!(events.last(), Some(Event::Ruled(_))),
            "{terms}: {events:?}"
        );
    }
}

#[test]
fn illegal_moves_cost_what_the_edition_says() {
    // Each row: what the opponent gains, in seconds, until the game is lost.
    for (terms, bonuses) in [
        ("ussr-1956", vec![Some(0), Some(0), Some(0)]),
        ("fide-2001", vec![Some(120), Some(120), None]),
        ("fide-2005", vec![Some(120), Some(120), None]),
        ("fide-2023", vec![Some(120), None]),
        ("fide-2023 rapid", vec![Some(60), None]),
        ("fide-2023 blitz", vec![Some(60), None]),
    ] {
        let mut table = Table::new(&format!("{terms} 90+0"));
        for (at, bonus) in bonuses.iter().enumerate() {
            let events = table.lines("lift e2, put e5, say e2e5, clock");
            let penalty = penalty(&events);
            assert_eq!(penalty.number as usize, at + 1);
            let lost = matches!(events.last(), Some(Event::Ruled(_)));
            assert_eq!((!lost).then_some(penalty.bonus_s), *bonus, "{terms} {at}");
            if lost {
                break;
            }
            // The position stands again, White's clock runs, and what was touched binds.
            assert_eq!(table.session().position().fen(), START);
            assert_eq!(
                table.session().piece_at(square("e2")),
                Some(piece("white pawn"))
            );
            let running = table.session().clock().unwrap().running();
            assert_eq!(running, Running::Runs(annabella::board::Side::White));
        }
    }
}

#[test]
fn fide_2023_article_7_5_5_draw_when_the_opponent_cannot_mate() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut table = Table::from("fide-2023", fen);
    table.lines("lift e2, put e5, say e2e5, clock");
    table.lines("lift e2, put e5, say e2e5, clock");
    assert_eq!(table.session().record().outcome(), Some(GameResult::Draw));
}

#[test]
fn fide_2005_app_c_3_the_opponent_claims_in_blitz() {
    let mut table = Table::new("fide-2005 blitz none 5+0");
    let events = table.lines("lift e2, put e5, clock");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Turn(TurnEvent::Penalised(_)))),
        "{events:?}"
    );
    let events = table.line("claim illegal");
    assert!(
        matches!(events.last(), Some(Event::Ruled(ruling)) if ruling.article == "App. C.3 (FIDE 2005)"),
        "{events:?}"
    );
    // Nobody tells the opponent; who makes his own move lets it stand.
    let mut table = Table::new("fide-2005 blitz none 5+0");
    table.lines("lift e2, put e5, clock");
    let events = table.lines("lift d7, put d5");
    assert!(
        matches!(events.as_slice(), [Event::Hands(HandsEvent::Placed(..))]),
        "{events:?}"
    );
    let late = table.line("claim illegal");
    assert!(
        matches!(late.as_slice(), [Event::Refused(Refusal::Forbidden(objection))]
            if objection.what == Forbidden::ClaimTooLate),
        "{late:?}"
    );
    let events = table.line("clock");
    assert!(
        matches!(
            events.get(1),
            Some(Event::Turn(TurnEvent::IllegalStands(_)))
        ),
        "{events:?}"
    );
    table.lines("lift e5, remove d5, put d6, clock");
    assert_eq!(
        table.session().piece_at(square("d6")),
        Some(piece("white pawn"))
    );
}

#[test]
fn fide_2005_app_b_5_and_b_6_the_opponent_claims_in_rapid_chess() {
    use annabella::board::Side;
    for (lines, article) in [
        (
            "lift e2, put e5, clock",
            "Art. 7.4 and App. B.6 (FIDE 2005)",
        ),
        ("touch e2, lift d2, put d4, clock", "Art. 4.3a (FIDE 2005)"),
    ] {
        let mut table = Table::new("fide-2005 rapid none 20+0");
        table.lines(lines);
        let clock = table.session().clock().unwrap();
        assert_eq!(clock.running(), Running::Runs(Side::Black), "{lines}");
        let events = table.line("claim illegal");
        let cited: Vec<_> = events.iter().flat_map(articles).collect();
        assert!(cited.contains(&article), "{lines}: {events:?}");
        // The position before stands again, and White's clock runs as if it had not been pressed.
        assert_eq!(table.session().position().fen(), START);
        let clock = table.session().clock().unwrap();
        assert_eq!(clock.running(), Running::Runs(Side::White), "{lines}");
        assert_eq!(clock.moves(Side::White), 0);
        let lines = "lift d2, put d4, clock, claim illegal, lift e2, put e4, clock";
        table.lines(lines);
        assert_eq!(table.session().record().plies(), 1);
    }
}

#[test]
fn the_clock_without_a_move() {
    forbidden(
        "ussr-1956 none",
        START,
        "clock",
        Forbidden::NotMoved,
        "§ 18 (USSR 1956)",
    );
    forbidden(
        "fide-2005 none",
        START,
        "clock",
        Forbidden::NotMoved,
        "Art. 6.8a (FIDE 2005)",
    );
    let mut table = Table::new("fide-2023 none");
    let events = table.line("clock");
    assert!(
        matches!(events.first(), Some(Event::Turn(TurnEvent::Penalised(penalty)))
        if penalty.law.article == "Art. 7.5.3 (FIDE 2023)" && penalty.bonus_s == 120),
        "{events:?}"
    );
}

#[test]
fn fide_2023_article_7_5_2_the_pawn_becomes_a_queen() {
    let mut table = Table::from("fide-2023 none", PROMOTION);
    let events = table.lines("lift a7, put a8, clock");
    assert!(
        matches!(events.first(), Some(Event::Turn(TurnEvent::Penalised(_)))),
        "{events:?}"
    );
    assert_eq!(
        table.session().piece_at(square("a8")),
        Some(piece("white queen"))
    );
    assert_eq!(table.session().record().plies(), 1);
}

#[test]
fn flags_fall_by_arbiter_or_by_claim() {
    let mut table = Table::new("fide-2023 0:10");
    let events = table.wait(10_000);
    assert!(
        matches!(events.last(), Some(Event::Ruled(ruling)) if ruling.article == "Art. 6.9 (FIDE 2023)"),
        "{events:?}"
    );
    assert_eq!(table.session().record().outcome().unwrap().pgn(), "0-1");
    // In rapid chess of 2005 the arbiter says nothing.
    let mut table = Table::new("fide-2005 rapid none 0:10");
    let events = table.wait(20_000);
    assert!(events.is_empty(), "{events:?}");
    assert_eq!(table.session().next_deadline(), None);
    let events = table.line("claim flag");
    assert!(matches!(events.last(), Some(Event::Ruled(_))), "{events:?}");
    forbidden(
        "fide-2005 rapid 5+0",
        START,
        "claim flag",
        Forbidden::FlagUp,
        "App. B.7 (FIDE 2005)",
    );
    forbidden(
        "ussr-1956 5+0",
        START,
        "claim flag",
        Forbidden::FlagNotClaimed,
        "§ 18 (USSR 1956)",
    );
    // A bare king cannot win on time.
    let mut table = Table::from("fide-2023 0:10", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    table.wait(10_000);
    assert_eq!(table.session().record().outcome(), Some(GameResult::Draw));
    let mut table = Table::from("ussr-1956 0:10", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    table.wait(10_000);
    assert_eq!(table.session().record().outcome().unwrap().pgn(), "0-1");
}

#[test]
fn draw_offers() {
    let article = "§ 17e, note (USSR 1956)";
    forbidden("ussr-1956", START, "draw", Forbidden::OfferNotNow, article);
    let adjourned = "adjourn, yes, seal e4; word, clock, draw";
    let away = Forbidden::OfferWhileAdjourned;
    forbidden("ussr-1956 90+0 session-60", START, adjourned, away, article);
    let mut table = Table::new("ussr-1956");
    table.lines("lift e2, put e4, say e2e4, draw, clock");
    // The reply move declines it, and White may not offer again before Black has.
    let events = table.lines("lift e7, put e5");
    table.lines("say e7e5, clock");
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Declined(_))),
        "{events:?}"
    );
    table.lines("lift d2, put d4, say d2d4");
    let events = table.line("draw");
    assert!(
        matches!(events.as_slice(), [Event::Refused(Refusal::Forbidden(objection))]
        if objection.what == Forbidden::OfferAgain),
        "{events:?}"
    );
    // Under the FIDE laws a touch declines.
    let mut table = Table::new("fide-2023");
    table.lines("lift e2, put e4, say e2e4, clock, lift e7, put e5, say e7e5, draw, clock");
    let events = table.line("lift g1");
    assert!(
        matches!(events.first(), Some(Event::Declined(_))),
        "{events:?}"
    );
    // Accepted: both must have moved.
    let mut table = Table::new("fide-2023");
    table.lines("lift e2, put e4, say e2e4, clock, lift e7, put e5, say e7e5, draw, clock");
    let events = table.line("yes");
    assert!(
        matches!(events.as_slice(), [Event::Ruled(ruling)] if ruling.article == "Art. 5.2.3 (FIDE 2023)"),
        "{events:?}"
    );
    let article = "Art. 9.1.1 (FIDE 2023)";
    let terms = "fide-2023 no-draws-before-30";
    forbidden(
        terms,
        START,
        "lift e2, put e4, say e2e4, draw",
        Forbidden::OfferBefore(30),
        article,
    );
    let mut table = Table::new("fide-2023");
    table.lines("lift e2, put e4, say e2e4, clock");
    let events = table.line("draw");
    assert!(
        matches!(
            events.as_slice(),
            [Event::Claims(ClaimsEvent::Offered { disturbs: true, .. })]
        ),
        "{events:?}"
    );
}

#[test]
fn ussr_1956_section_17d_perpetual_check() {
    let fen = "6k1/5p1p/5Q2/8/8/8/q7/7K w - - 0 1";
    let checks = "f6d8 g8g7 d8g5 g7f8 g5d8 f8g7 d8g5";
    for (terms, ends_at) in [("ussr-1956 none", Some(7)), ("fide-2005 none", None)] {
        let mut table = Table::from(terms, fen);
        let mut asked = None;
        for (at, mv) in checks.split(' ').enumerate() {
            table.line(mv);
            let events = table.line("clock");
            if let Some(Event::Play(PlayEvent::LeftOpen(open))) = events.last() {
                assert_eq!(open.law().article, "§ 17d (USSR 1956)");
                asked = Some(at + 1);
                break;
            }
        }
        assert_eq!(asked, ends_at, "{terms}");
        assert_eq!(table.session().record().outcome(), None, "{terms}");
    }
}

#[test]
fn time_is_told_and_warned_of() {
    let mut table = Table::new("fide-2023 0:40");
    let events = table.wait(10_000);
    assert!(
        matches!(events.as_slice(), [Event::Play(PlayEvent::Warned(warning, None, _))] if warning.threshold_ms == 30_000),
        "{events:?}"
    );
    let events = table.line("time");
    assert!(
        matches!(events.as_slice(), [Event::Clock(ClockEvent::TimeTold(time))]
        if time.remaining_ms == [30_000, 40_000] && time.moves == Some([0, 0])),
        "{events:?}"
    );
}

#[test]
fn what_a_sighted_player_has_released_stays_though_another_move_is_typed() {
    for (edition, article) in [
        ("ussr-1956", "§ 6 (USSR 1956)"),
        ("fide-2001", "Art. 4.7 (FIDE 2001)"),
        ("fide-2005", "Art. 4.6 (FIDE 2005)"),
        ("fide-2009", "Art. 4.6 (FIDE 2009)"),
        ("fide-2023", "Art. 4.7 (FIDE 2023)"),
    ] {
        let terms = format!("{edition} 90+0 none");
        forbidden(&terms, START, "e4, d4", Forbidden::Made, article);
        // The same move once more is nothing new.
        completes(&terms, START, "e4, e4, clock", "e2e4");
    }
}
