//! What somebody tried who wanted to trap the arbiter: castling that is taken back, illegal moves that wait, draws
//! that may not be agreed on.

use annabella::arbiter::{Forbidden, Obligation};
use annabella::board::{Kind, Side};
use annabella::chess::MoveFacts;
use annabella::protocol::{
    ArbiterEvent, Ask, Change, ClaimDecidedBy, Event, PlayEvent, Question, Refusal, Setting,
    Suspension, TurnEvent,
};

use annabella::record::GameResult;
use annabella::session::REMINDER_MS;

use super::{refusal, square};
use crate::common::table::Table;

const FIDE: [&str; 4] = ["fide-2001", "fide-2005", "fide-2009", "fide-2023"];
/// Each side can castle on both sides.
const CASTLING: &str = "r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w KQkq - 0 1";

fn forbidden(events: &[Event]) -> Option<Forbidden> {
    match refusal(events) {
        Some(Refusal::Forbidden(objection)) => Some(objection.what),
        _ => None,
    }
}

fn shown(events: &[Event]) -> Option<MoveFacts> {
    events.iter().find_map(|event| match event {
        Event::Turn(TurnEvent::Shown(Some(board), _) | TurnEvent::AnnouncedUnheard(board)) => {
            board.moves.first().copied()
        }
        _ => None,
    })
}

fn last_move(table: &Table) -> Option<String> {
    let moves = table.session().record().moves();
    moves.last().map(ToString::to_string)
}

#[test]
fn castling_that_is_not_allowed_is_taken_back_in_either_order() {
    let black = CASTLING.replace(" w ", " b ");
    for (fen, touched, castles, back, rook, mv) in [
        (
            CASTLING,
            "h1",
            "lift e1, put g1, lift h1, put f1",
            ["lift g1, put e1", "lift f1, put h1"],
            "lift h1, put g1",
            "h1g1",
        ),
        (
            black.as_str(),
            "a8",
            "lift e8, put c8, lift a8, put d8",
            ["lift c8, put e8", "lift d8, put a8"],
            "lift a8, put b8",
            "a8b8",
        ),
    ] {
        for edition in FIDE {
            for who in ["both", "none"] {
                for [first, then] in [back, [back[1], back[0]]] {
                    let mut table = Table::from(&format!("{edition} {who} 90+0"), fen);
                    let say = |words: &str| match who {
                        "both" => format!(", say {words}"),
                        _ => String::new(),
                    };
                    let long = if touched == "a8" { "O-O-O" } else { "O-O" };
                    table.lines(&format!(
                        "lift {touched}, put {touched}, {castles}{}",
                        say(long)
                    ));
                    let events = table.line("clock");
                    assert!(
                        matches!(forbidden(&events), Some(Forbidden::Bound(Obligation::Move(at, _))) if at == square(touched)),
                        "{edition} {who}: {events:?}"
                    );
                    let events = table.lines(&format!("{first}, {then}, {rook}{}, clock", say(mv)));
                    assert_eq!(
                        last_move(&table).as_deref(),
                        Some(mv),
                        "{edition} {who} {first}: {events:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_rook_that_was_touched_decides_where_the_king_castles() {
    for edition in FIDE {
        for who in ["both", "none"] {
            let say = if who == "both" { ", say O-O" } else { ", turn" };
            // The other rook first: it must move.
            let mut table = Table::from(&format!("{edition} {who} 90+0"), CASTLING);
            table.lines("lift a1, put a1, lift e1, put g1, lift h1, put f1");
            table.line(say.trim_start_matches(", "));
            let events = table.line("clock");
            let bound = forbidden(&events);
            assert!(
                matches!(bound, Some(Forbidden::Bound(Obligation::Move(at, _))) if at == square("a1")),
                "{edition} {who}: {bound:?}"
            );
            // The king, then the other rook: castling goes there.
            let mut table = Table::from(&format!("{edition} {who} 90+0"), CASTLING);
            let hands = "lift e1, put e1, lift a1, put a1, lift e1, put g1, lift h1, put f1";
            let events = table.lines(&format!("{hands}{say}, clock"));
            let castle = Obligation::Castle(square("c1"));
            assert_eq!(
                forbidden(&events),
                Some(Forbidden::Bound(castle)),
                "{edition} {who}"
            );
        }
    }
}

#[test]
fn what_is_heard_of_an_illegal_move_is_what_was_done() {
    // The rook goes to the square that the king has left: nobody takes a king.
    let mut table = Table::from("fide-2009 none 90+0", CASTLING);
    let events = table.lines("lift e1, put g1, lift h1, put e1, clock");
    let facts = shown(&events).expect("a move is shown");
    assert_eq!(
        (facts.piece, facts.from, facts.to, facts.captured),
        (Kind::King, square("e1"), square("g1"), None)
    );
    assert!(!table.heard().contains("takes"), "{}", table.heard());
    // A pawn that is promoted beside its file.
    let mut table = Table::from("fide-2009 none 90+0", "7k/P7/8/8/8/8/8/K7 w - - 0 1");
    let events = table.lines("lift a7, put b8, promote queen, clock");
    let facts = shown(&events).expect("a move is shown");
    assert_eq!(
        (facts.piece, facts.promotion),
        (Kind::Pawn, Some(Kind::Queen))
    );
    assert!(table.heard().contains("Dame"), "{}", table.heard());
}

#[test]
fn a_castling_that_was_spoilt_is_named_in_the_ruling() {
    for edition in ["ussr-1956", "fide-2005", "fide-2023"] {
        let mut table = Table::from(&format!("{edition} none 90+0"), CASTLING);
        let settings = Ask::Set(Change::to(Setting::Preset, "normal"));
        table.obey(settings);
        table.lines("lift e1, put c1, lift a1, put b1");
        table.line("clock");
        assert!(
            table.heard().contains("Castling must be made"),
            "{edition}: {}",
            table.heard()
        );
    }
}

#[test]
fn after_a_restart_an_illegal_move_still_waits_for_its_claim() {
    for edition in ["fide-2005 blitz", "fide-2009 standard"] {
        for who in ["both", "none"] {
            let fen = "5r2/k7/8/8/8/8/8/4K2R w K - 0 1";
            let mut table = Table::from(&format!("{edition} {who} 3+0"), fen);
            let say = if who == "both" { ", say O-O" } else { "" };
            table.lines(&format!("lift e1, put g1, lift h1, put f1{say}, clock"));
            table.restart();
            let events = table.line("yes");
            let turn = events.iter().find_map(|event| match event {
                Event::Resumed { to_move, .. } => Some(*to_move),
                _ => None,
            });
            assert_eq!(turn, Some(Side::Black), "{edition} {who}: {events:?}");
            assert!(shown(&events).is_some(), "{edition} {who}: {events:?}");
            let events = table.line("claim illegal");
            let is_penalised =
                |event: &Event| matches!(event, Event::Turn(TurnEvent::Penalised(_)));
            assert!(events.iter().any(is_penalised), "{edition} {who}");
        }
    }
}

/// In a quickplay finish, too, a claim offers no draw where none may be agreed on.
#[test]
fn no_claim_gets_round_the_rule_that_forbids_draws() {
    let fen = "4k3/4p3/8/8/8/8/4P3/4K2R w - - 0 20";
    for edition in ["fide-2009", "fide-2023"] {
        for (term, offers) in [("", true), ("no-draws-before-30", false)] {
            let terms = format!("{edition} standard none 1+0 quickplay {term}");
            let mut table = Table::from(&terms, fen);
            table.lines("e2e3, clock, e7e6, clock");
            let events = table.line("claim quickplay");
            let by = events.iter().find_map(|event| match event {
                Event::Play(PlayEvent::QuickplayClaimed(_, _, by)) => Some(*by),
                _ => None,
            });
            let wanted = if offers {
                ClaimDecidedBy::OpponentElseArbiter
            } else {
                ClaimDecidedBy::Arbiter
            };
            assert_eq!(by, Some(wanted), "{terms}: {events:?}");
            assert_eq!(table.heard().contains("offer"), offers, "{}", table.heard());
            table.line("yes");
            let is_over = table.session().record().outcome().is_some();
            assert_eq!(is_over, offers, "{terms}");
            if edition != "fide-2023" {
                continue;
            }
            let mut table = Table::from(&terms, fen);
            table.lines("e2e3, clock, e7e6, clock");
            table.line("claim increment");
            assert_eq!(
                table.heard().contains("offers"),
                offers,
                "{}",
                table.heard()
            );
            let declined = matches!(
                table.session().suspension(),
                Some(Suspension::Increment { is_declined, .. }) if *is_declined
            );
            assert_eq!(declined, !offers, "{terms}");
            // Then only the arbiter is asked.
            if !offers {
                table.line("arbiter agrees");
                assert_eq!(table.session().suspension(), None);
            }
        }
    }
}

#[test]
fn a_legal_move_is_told_to_be_legal_where_both_want_it_put_right() {
    for who in ["both", "none"] {
        let mut table = Table::new(&format!("fide-2023 rapid {who} 15+0"));
        let moves = match who {
            "both" => "lift e2, put e4, say e2e4, clock, lift e7, put e5, say e7e5, clock",
            _ => "e4, clock, e5, clock",
        };
        table.lines(&format!("{moves}, arbiter"));
        let events = table.line("arbiter back 1 white agreed");
        let was_legal = |event: &Event| matches!(event, Event::Arbiter(ArbiterEvent::WasLegal(_)));
        assert!(events.iter().any(was_legal), "{who}: {events:?}");
        table.line("no");
        assert_eq!(table.session().record().plies(), 2, "{who}");
    }
}

/// Castling is made with the king, § 6d, by touch as well: that refuses the offer.
#[test]
fn in_1956_the_king_that_castles_refuses_the_offer() {
    for who in ["both", "none"] {
        let say = if who == "both" { ", say e1e2" } else { "" };
        let mut table = Table::from(&format!("ussr-1956 {who} 90+0"), CASTLING);
        table.lines(&format!(
            "lift e1, put e2{say}, draw, clock, lift e8, put g8"
        ));
        table.line("yes");
        assert_eq!(table.session().record().outcome(), None, "{who}");
        table.lines("lift h8, put f8");
        let say = if who == "both" {
            "say O-O, clock"
        } else {
            "clock"
        };
        table.lines(say);
        assert_eq!(last_move(&table).as_deref(), Some("e8g8"), "{who}");
    }
}

/// Who does not answer is asked once more, about the game that waits and about what was asked in it.
#[test]
fn what_is_asked_after_a_restart_is_asked_once_more() {
    let asked = |events: &[Event]| {
        let questions = events.iter().filter_map(|event| match event {
            Event::Asked(question) => Some(question.clone()),
            _ => None,
        });
        questions.collect::<Vec<_>>()
    };
    let fen = "6k1/6pp/8/8/8/8/6PP/6KR w - - 100 90";
    let mut table = Table::from("ussr-1956 none 90+0", fen);
    let disputed = asked(&table.line("claim fifty"));
    assert!(
        matches!(disputed.as_slice(), [Question::Dispute(..)]),
        "{disputed:?}"
    );
    table.wait(REMINDER_MS / 2);
    table.restart();
    assert_eq!(asked(&table.wait(REMINDER_MS - 1)), []);
    let resume = asked(&table.wait(1));
    assert!(
        matches!(resume.as_slice(), [Question::Resume(..)]),
        "{resume:?}"
    );
    assert_eq!(asked(&table.wait(REMINDER_MS)), []);
    assert_eq!(asked(&table.line("yes")), disputed);
    assert_eq!(asked(&table.wait(REMINDER_MS - 1)), []);
    assert_eq!(asked(&table.wait(1)), disputed);
    assert_eq!(asked(&table.wait(REMINDER_MS)), []);
    table.line("no");
    assert_eq!(table.session().record().outcome(), Some(GameResult::Draw));
}
