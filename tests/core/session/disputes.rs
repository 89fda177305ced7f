//! What a referee has found to be ruled wrongly once: a play for each, in every edition that it concerns.

use annabella::arbiter::{Forbidden, Obligation};
use annabella::board::Side;
use annabella::chess::Castling;
use annabella::protocol::{
    ArbiterEvent, Ask, ClaimKind, ClaimsEvent, ClockEvent, Event, MoveEntry, PlayEvent, Proof,
    Question, Refusal, Report, TurnEvent,
};
use annabella::record::GameResult;

use super::{refusal, square};
use crate::common::table::Table;

const FIDE: [&str; 4] = ["fide-2001", "fide-2005", "fide-2009", "fide-2023"];
const ALL: [&str; 5] = [
    "ussr-1956",
    "fide-2001",
    "fide-2005",
    "fide-2009",
    "fide-2023",
];
const MINUTE_MS: u64 = 60_000;

/// White or Black may not castle there: a rook looks at the square between.
const NO_SHORT: &str = "5r2/k7/8/8/8/8/8/4K2R w K - 0 1";
const NO_LONG: &str = "3r4/7k/8/8/8/8/8/R3K3 w Q - 0 1";
const BLACK_NO_SHORT: &str = "4k2r/8/8/8/8/8/8/K4R2 b k - 0 1";
/// White may castle short.
const SHORT: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
const LONG: &str = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";

fn castling(events: &[Event]) -> Option<Castling> {
    events.iter().find_map(|event| match event {
        Event::Turn(TurnEvent::AnnouncedUnheard(board) | TurnEvent::Shown(Some(board), _)) => {
            board.moves.first()?.castling
        }
        _ => None,
    })
}

fn is_penalised(events: &[Event]) -> bool {
    let penalises = |event: &Event| matches!(event, Event::Turn(TurnEvent::Penalised(_)));
    events.iter().any(penalises)
}

fn forbidden(events: &[Event]) -> Option<Forbidden> {
    match refusal(events) {
        Some(Refusal::Forbidden(objection)) => Some(objection.what),
        _ => None,
    }
}

fn duty(events: &[Event]) -> Option<Obligation> {
    events.iter().find_map(|event| match event {
        Event::Turn(TurnEvent::Bound(obligation, _, _)) => Some(*obligation),
        _ => None,
    })
}

#[test]
fn an_illegal_castling_is_heard_as_castling_and_can_be_claimed() {
    for (fen, hands, said, wanted) in [
        (
            NO_SHORT,
            "lift e1, put g1, lift h1, put f1",
            "O-O",
            Castling::Short,
        ),
        (
            NO_LONG,
            "lift e1, put c1, lift a1, put d1",
            "O-O-O",
            Castling::Long,
        ),
        (
            BLACK_NO_SHORT,
            "lift e8, put g8, lift h8, put f8",
            "O-O",
            Castling::Short,
        ),
    ] {
        for edition in FIDE {
            let terms = format!("{edition} blitz both 3+0");
            let mut table = Table::from(&terms, fen);
            table.lines(hands);
            let events = table.line(&format!("say {said}"));
            assert_eq!(castling(&events), Some(wanted), "{terms} {fen}: {events:?}");
            // Where the arbiter watches, he steps in himself.
            let mut events = table.line("clock");
            if !is_penalised(&events) {
                events = table.line("claim illegal");
            }
            assert!(is_penalised(&events), "{terms} {fen}: {events:?}");
            // A player who sees makes it without a word.
            let terms = format!("{edition} blitz none 3+0");
            let mut table = Table::from(&terms, fen);
            let events = table.lines(&format!("{hands}, clock"));
            if edition == "fide-2023" {
                assert!(is_penalised(&events), "{terms} {fen}: {events:?}");
            } else {
                assert_eq!(castling(&events), Some(wanted), "{terms} {fen}: {events:?}");
            }
        }
    }
}

#[test]
fn a_slip_of_the_hand_in_castling_is_put_right_before_the_clock() {
    for (fen, hands, right, said) in [
        (
            SHORT,
            "lift e1, put g1, lift h1, put e1",
            "lift e1, put f1",
            "O-O",
        ),
        (
            LONG,
            "lift e1, put c1, lift a1, put e1",
            "lift e1, put d1",
            "O-O-O",
        ),
        (
            LONG,
            "lift e1, put c1, lift a1, put b1",
            "lift b1, put d1",
            "O-O-O",
        ),
    ] {
        for edition in FIDE {
            let mut table = Table::from(&format!("{edition} both 90+0"), fen);
            table.lines(hands);
            let events = table.line(&format!("say {said}"));
            let otherwise =
                |event: &Event| matches!(event, Event::Turn(TurnEvent::AnnouncedOtherwise { .. }));
            assert!(events.iter().any(otherwise), "{edition}: {events:?}");
            let events = table.line("clock");
            assert_eq!(forbidden(&events), Some(Forbidden::Differs), "{edition}");
            table.lines(&format!("{right}, say {said}, clock"));
            assert_eq!(table.session().record().plies(), 1, "{edition}");
        }
    }
}

#[test]
fn who_touched_the_rook_first_takes_the_king_back_and_moves_the_rook() {
    for edition in FIDE {
        for who in ["both", "none"] {
            let mut table = Table::from(&format!("{edition} {who} 90+0"), SHORT);
            table.lines("lift h1, put h1, lift e1, put g1");
            let events = table.line("clock");
            let bound = forbidden(&events);
            assert!(
                matches!(bound, Some(Forbidden::Bound(Obligation::Move(at, _))) if at == square("h1")),
                "{edition} {who}: {events:?}"
            );
            let say = if who == "both" { ", say h1h5" } else { "" };
            table.lines(&format!("lift g1, put e1, lift h1, put h5{say}, clock"));
            assert_eq!(table.session().record().plies(), 1, "{edition} {who}");
        }
    }
}

#[test]
fn after_a_king_on_its_castling_square_only_castling_replaces_the_move() {
    for edition in ALL {
        let mut table = Table::from(&format!("{edition} none 90+0"), SHORT);
        table.lines("lift e1, put g1, lift h1, put e1");
        let mut events = table.line("clock");
        if !is_penalised(&events) {
            events = table.line("claim illegal");
        }
        assert_eq!(
            duty(&events),
            Some(Obligation::Castle(square("g1"))),
            "{edition}: {events:?}"
        );
        let events = table.lines("lift e1, put e2, clock");
        assert!(
            matches!(forbidden(&events), Some(Forbidden::Bound(_))),
            "{edition}: {events:?}"
        );
        table.lines("lift e2, put g1, lift h1, put f1, clock");
        assert_eq!(table.session().record().plies(), 1, "{edition}");
    }
}

#[test]
fn what_is_touched_after_the_move_binds_nobody() {
    for edition in ALL {
        let terms = format!("{edition} none 90+0");
        let mut table = Table::from(&terms, "4k2r/8/8/8/8/8/8/3QK3 w - - 0 1");
        table.lines("lift d1, put d4");
        let events = table.line("touch h8");
        assert!(
            refusal(&events).is_some() || duty(&events).is_none(),
            "{edition}: {events:?}"
        );
        table.line("clock");
        assert_eq!(
            table.session().record().plies(),
            1,
            "{edition}: {}",
            table.heard()
        );
        // A pawn on the last rank stays there.
        let mut table = Table::from(&terms, "4k2r/P7/8/8/8/8/8/4K3 w - - 0 1");
        table.lines("lift a7, put a8");
        table.line("touch h8");
        table.line("lift e1");
        table.lines("promote queen, clock");
        let last = table
            .session()
            .record()
            .moves()
            .last()
            .map(ToString::to_string);
        assert_eq!(
            last.as_deref(),
            Some("a7a8q"),
            "{edition}: {}",
            table.heard()
        );
    }
}

#[test]
fn a_wrong_claim_offers_no_draw_where_none_may_be_agreed() {
    for edition in ["fide-2009", "fide-2023"] {
        for (term, offers) in [("no-draws-before-30", false), ("", true)] {
            let mut table = Table::new(&format!("{edition} none 90+0 {term}"));
            table.lines("e4, clock, e5, clock");
            let events = table.line("claim repetition");
            let offered = events.iter().find_map(|event| match event {
                Event::Claims(ClaimsEvent::ClaimWrong(wrong)) => Some(wrong.offers_draw.is_some()),
                _ => None,
            });
            assert_eq!(offered, Some(offers), "{edition} {term}: {events:?}");
            table.line("yes");
            assert_eq!(
                table.session().record().outcome().is_some(),
                offers,
                "{edition} {term}"
            );
        }
    }
}

#[test]
fn a_fallen_flag_draws_where_no_series_of_moves_mates() {
    for (fen, side) in [
        ("8/1p2k3/bPp5/BpP5/1P4K1/8/1P6/8 b - - 0 1", Side::Black),
        ("6k1/6p1/6P1/6PK/6P1/6PP/8/8 w - - 0 1", Side::White),
        ("8/8/8/3k4/8/8/4K3/7R b - - 0 1", Side::Black),
    ] {
        let mates = fen.contains('R');
        for edition in ALL {
            let mut table = Table::from(&format!("{edition} none 1+0"), fen);
            let events = table.wait(MINUTE_MS + 1);
            // Some editions leave it to the opponent to claim the flag.
            if table.session().record().outcome().is_none() {
                table.line("claim flag");
            }
            // Where the search may take seconds, somebody else does it.
            if let Some(question) = table.session().proof_wanted().cloned()
                && question.side.is_some()
            {
                let chess = question.position.chess().expect("chess");
                let mating = chess.search_mate(question.side.expect("a side"));
                table.obey(Report::Proved(Proof { question, mating }));
            }
            let wanted = if mates || edition == "ussr-1956" {
                GameResult::Win(side.other())
            } else {
                GameResult::Draw
            };
            assert_eq!(
                table.session().record().outcome(),
                Some(wanted),
                "{edition} {fen}: {events:?} {:?}",
                table.session().suspension()
            );
        }
    }
}

#[test]
fn in_1956_a_mate_by_touch_ends_the_game_when_it_stands() {
    for (fen, hands, wanted) in [
        (
            "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
            "lift a1, put a8",
            GameResult::Win(Side::White),
        ),
        (
            "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1",
            "lift c1, put c7",
            GameResult::Draw,
        ),
    ] {
        let mut table = Table::from("ussr-1956 both 90+0", fen);
        table.lines(hands);
        assert_eq!(table.session().record().outcome(), Some(wanted), "{fen}");
        // By later laws the announcement belongs to the move.
        let mut table = Table::from("fide-2023 both 90+0", fen);
        table.lines(hands);
        assert_eq!(table.session().record().outcome(), None, "{fen}");
    }
}

#[test]
fn i_adjust_covers_every_piece_that_is_adjusted_after_it() {
    for edition in ALL {
        for who in ["both", "none"] {
            let mut table = Table::new(&format!("{edition} {who} 90+0"));
            table.lines("adjust, lift e2, put e2, lift g1, put g1, lift h8, put h8");
            let say = if who == "both" { ", say d2d4" } else { "" };
            table.lines(&format!("lift d2, put d4{say}, clock"));
            assert_eq!(
                table.session().record().plies(),
                1,
                "{edition} {who}: {}",
                table.heard()
            );
            // A move ends it: what is taken on the next turn is touched.
            table.lines("lift e7, put e7, lift d7, put d5");
            let say = if who == "both" { "say d7d5" } else { "" };
            table.lines(say);
            table.line("clock");
            assert_eq!(
                table.session().record().plies(),
                1,
                "{edition} {who}: {}",
                table.heard()
            );
        }
    }
}

#[test]
fn in_1956_nobody_counts_the_moves_to_the_control() {
    for (edition, counts) in [("ussr-1956", false), ("fide-2023", true)] {
        let mut table = Table::new(&format!("{edition} both 40/90,30"));
        let events = table.line("time");
        let told = events.iter().find_map(|event| match event {
            Event::Clock(ClockEvent::TimeTold(told)) => Some(told.to_control[0].is_some()),
            _ => None,
        });
        assert_eq!(told, Some(counts), "{edition}");
        let events = table.wait(86 * MINUTE_MS);
        let warned = events.iter().find_map(|event| match event {
            Event::Play(PlayEvent::Warned(_, to_control, _)) => Some(to_control.is_some()),
            _ => None,
        });
        assert_eq!(warned, Some(counts), "{edition}: {events:?}");
    }
}

#[test]
fn in_1956_quiet_moves_are_not_claimed_with_a_move_ahead() {
    let ahead = Ask::Claim(ClaimKind::QuietMoves(Some(MoveEntry::FromTo(
        square("e1"),
        square("e2"),
    ))));
    for (edition, knows) in [
        ("ussr-1956", false),
        ("fide-2001", true),
        ("fide-2005", true),
        ("fide-2009", true),
        ("fide-2023", true),
    ] {
        let fen = "4k3/8/8/8/8/8/8/4K2R w - - 99 80";
        let mut table = Table::from(&format!("{edition} none 90+0"), fen);
        let events = table.obey(ahead.clone());
        let ahead = forbidden(&events) == Some(Forbidden::NotAhead);
        assert_eq!(ahead, !knows, "{edition}: {events:?}");
        assert_eq!(
            table.session().record().outcome().is_some(),
            knows,
            "{edition}"
        );
    }
}

#[test]
fn a_legal_move_that_the_arbiter_calls_illegal_is_asked_about() {
    for edition in ALL {
        let mut table = Table::new(&format!("{edition} none 90+0"));
        table.lines("e4, clock, e5, clock, arbiter");
        let events = table.line("arbiter back 1 white illegal");
        let was_legal = |event: &Event| matches!(event, Event::Arbiter(ArbiterEvent::WasLegal(_)));
        let asks = |event: &Event| matches!(event, Event::Asked(Question::Arbiter(..)));
        assert!(events.iter().any(was_legal), "{edition}: {events:?}");
        assert!(events.iter().any(asks), "{edition}: {events:?}");
        let events = table.line("no");
        assert!(!is_penalised(&events), "{edition}");
        assert_eq!(table.session().record().plies(), 2, "{edition}");
    }
}

#[test]
fn the_time_is_told_unasked_only_where_the_laws_or_the_players_say_so() {
    let warned = |terms: &str| {
        let mut table = Table::new(&format!("{terms} 10+0"));
        let events = table.wait(5 * MINUTE_MS);
        events.iter().any(|event| {
            matches!(
                event,
                Event::Play(PlayEvent::Warned(..)) | Event::Clock(ClockEvent::Warned(_))
            )
        })
    };
    for (terms, wanted) in [
        ("ussr-1956 both", true),
        ("fide-2001 both", false),
        ("fide-2005 both", false),
        ("fide-2009 both", false),
        ("fide-2005 both warnings", true),
        ("fide-2009 both warnings", true),
        ("ussr-1956 none", false),
        ("fide-2005 none", false),
        ("fide-2005 none warnings", true),
        ("fide-2023 none", false),
        ("fide-2023 white", true),
        ("fide-2023 both", true),
    ] {
        assert_eq!(warned(terms), wanted, "{terms}");
    }
}

#[test]
fn the_assistant_of_a_sighted_player_leaves_the_clock_alone() {
    for edition in FIDE {
        let mut table = Table::new(&format!("{edition} black 90+0"));
        table.line("arbiter");
        table.line("arbiter assistant white on");
        assert!(
            !table.heard().contains("clock"),
            "{edition}: {}",
            table.heard()
        );
        table.line("arbiter assistant white off");
        table.line("arbiter assistant black on");
        assert!(
            table.heard().contains("clock"),
            "{edition}: {}",
            table.heard()
        );
    }
}

#[test]
fn in_1956_a_move_refuses_the_offer() {
    for who in ["both", "none"] {
        let say = |mv: &str| match who {
            "both" => format!(", say {mv}"),
            _ => String::new(),
        };
        let mut table = Table::new(&format!("ussr-1956 {who} 90+0"));
        table.lines(&format!("lift e2, put e4{}, draw, clock", say("e2e4")));
        table.lines(&format!("lift e7, put e5{}", say("e7e5")));
        table.line("yes");
        assert_eq!(table.session().record().outcome(), None, "{who}");
        table.line("clock");
        assert_eq!(
            table.session().record().plies(),
            2,
            "{who}: {}",
            table.heard()
        );
    }
}
