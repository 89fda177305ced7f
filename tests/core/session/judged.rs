//! The same mistakes in the neighbourhood: other pieces, the other side, the other conduct, after a step of the
//! arbiter; and what the laws leave open.

use annabella::arbiter::Obligation;
use annabella::board::Side;
use annabella::chess::Mating;
use annabella::protocol::{
    Event, LeftOpen, PlayEvent, Proof, Question, Report, Suspension, TurnEvent,
};
use annabella::record::GameResult;

use super::square;
use crate::common::table::{Table, articles};

const ALL: [&str; 5] = [
    "ussr-1956",
    "fide-2001",
    "fide-2005",
    "fide-2009",
    "fide-2023",
];

fn duty(events: &[Event]) -> Option<Obligation> {
    events.iter().find_map(|event| match event {
        Event::Turn(TurnEvent::Bound(obligation, ..)) => Some(*obligation),
        _ => None,
    })
}

fn left_open(events: &[Event]) -> Option<LeftOpen> {
    events.iter().find_map(|event| match event {
        Event::Play(PlayEvent::LeftOpen(open)) => Some(*open),
        _ => None,
    })
}

fn plies(table: &Table) -> usize {
    table.session().record().plies()
}

#[test]
fn an_illegal_move_that_the_arbiter_takes_back_binds_like_one_that_was_claimed() {
    let short = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let no_short = "5r2/1k6/8/8/8/8/8/4K2R w K - 0 1";
    for edition in ALL {
        for (fen, hands, wanted) in [
            (
                short,
                "lift e1, put g1, lift h1, put e1",
                Obligation::Castle(square("g1")),
            ),
            (
                no_short,
                "lift e1, put g1, lift h1, put f1",
                Obligation::MoveKing(square("e1")),
            ),
        ] {
            let mut table = Table::from(&format!("{edition} none 90+0"), fen);
            let mut events = table.lines(&format!("{hands}, clock"));
            // Where the arbiter has stepped in at once, there is nothing to take back.
            if duty(&events).is_none() {
                table.lines("arbiter, arbiter back 1 white illegal");
                events = table.line("yes");
                table.line("arbiter out");
            }
            assert_eq!(duty(&events), Some(wanted), "{edition} {fen}: {events:?}");
        }
    }
}

#[test]
fn what_is_taken_by_touch_when_the_move_stands_binds_nobody() {
    for edition in ALL {
        for (fen, hands, said) in [
            ("3rk3/8/8/8/8/8/8/3QK3 w - - 0 1", "lift d1, put d4", "d1d4"),
            ("3qk3/8/8/8/8/8/8/3RK3 b - - 0 1", "lift d8, put d5", "d8d5"),
        ] {
            let mut table = Table::from(&format!("{edition} both 90+0"), fen);
            table.lines(hands);
            let other = if fen.contains(" w ") { "d8" } else { "d1" };
            table.line(&format!("lift {other}"));
            table.line(&format!("put {other}"));
            table.lines(&format!("say {said}, clock"));
            assert_eq!(plies(&table), 1, "{edition} {fen}: {}", table.heard());
        }
    }
}

#[test]
fn before_the_clock_is_pressed_an_illegal_placement_is_changed_freely() {
    for edition in ALL {
        for (fen, wrong, right, said) in [
            (
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
                "lift a1, put b2",
                "lift b2, put a4",
                "a1a4",
            ),
            (
                "4k3/8/8/8/8/8/8/R3K3 b - - 0 1",
                "lift e8, put e6",
                "lift e6, put e7",
                "e8e7",
            ),
        ] {
            for who in ["both", "none"] {
                let mut table = Table::from(&format!("{edition} {who} 90+0"), fen);
                table.lines(wrong);
                if who == "both" {
                    table.line(&format!("say {said}"));
                }
                table.lines(right);
                if who == "both" {
                    table.line(&format!("say {said}"));
                }
                let events = table.line("clock");
                let penalised =
                    |event: &Event| matches!(event, Event::Turn(TurnEvent::Penalised(_)));
                assert!(!events.iter().any(penalised), "{edition} {who} {fen}");
                assert_eq!(plies(&table), 1, "{edition} {who} {fen}: {}", table.heard());
            }
        }
    }
}

#[test]
fn pieces_that_are_only_touched_are_adjusted_too() {
    for edition in ALL {
        let mut table = Table::new(&format!("{edition} none 90+0"));
        table.lines("adjust, touch e2, touch g1, touch d8, lift b1, put c3, clock");
        assert_eq!(plies(&table), 1, "{edition}: {}", table.heard());
    }
}

#[test]
fn a_king_that_castled_wrongly_and_cannot_move_frees_every_move_by_its_own_article() {
    for (edition, article) in [
        ("fide-2001", "Art. 4.4c (FIDE 2001)"),
        ("fide-2005", "Art. 4.4c (FIDE 2005)"),
        ("fide-2009", "Art. 4.4c (FIDE 2009)"),
        ("fide-2023", "Art. 4.4.3 (FIDE 2023)"),
    ] {
        let fen = "3r1r2/1k6/8/8/8/8/3P1P1r/R2BKB1R w KQ - 0 1";
        // The bishops stand between king and rooks, and beside the king nothing is free.
        let fen = fen.replace("3P1P1r", "3PPP1r");
        let mut table = Table::from(&format!("{edition} none 90+0"), &fen);
        let events = table.lines("touch e1, touch h1");
        let cited: Vec<_> = events.iter().flat_map(articles).collect();
        assert!(cited.contains(&article), "{edition}: {cited:?} {events:?}");
    }
}

#[test]
fn after_a_breach_it_is_said_what_becomes_of_the_other_piece() {
    for edition in ALL {
        for who in ["both", "none"] {
            let mut table = Table::new(&format!("{edition} {who} 90+0"));
            let say = if who == "both" { ", say e2e4" } else { "" };
            table.lines(&format!("lift g1, put g1, lift e2, put e4{say}"));
            table.line("clock");
            assert!(
                table.heard().contains("Put back what you moved"),
                "{edition} {who}: {}",
                table.heard()
            );
        }
    }
}

#[test]
fn why_says_of_each_edition_what_it_wants() {
    let both = "8/8/8/3p4/4P3/8/8/4K1kN w - - 0 1";
    let hands = "touch d5, touch h1, lift h1, put g3";
    for edition in ALL {
        let is_old = edition == "ussr-1956";
        let mut table = Table::from(&format!("{edition} none 90+0"), both);
        table.lines(hands);
        table.line("clock");
        table.line("why");
        let wanted = if is_old {
            "The first touched piece"
        } else {
            "the first"
        };
        assert!(
            table.heard().contains(wanted),
            "{edition}: {}",
            table.heard()
        );

        // A slip of the tongue.
        let mut table = Table::new(&format!("{edition} both 90+0"));
        table.lines("lift e2, put e4, say d2d4");
        table.line("why");
        let wanted = if is_old {
            "the move on the board counts"
        } else {
            "corrected before the clock"
        };
        assert!(
            table.heard().contains(wanted),
            "{edition}: {}",
            table.heard()
        );

        // What loses the right to claim.
        let by_touch = ["fide-2009", "fide-2023"].contains(&edition);
        let mut table = Table::new(&format!("{edition} none 90+0"));
        table.lines("touch e2");
        if !by_touch {
            table.lines("lift e2, put e4");
        }
        table.line("claim repetition");
        table.line("why");
        let wanted = if by_touch {
            "before you touch"
        } else {
            "before you make your move"
        };
        assert!(
            table.heard().contains(wanted),
            "{edition}: {}",
            table.heard()
        );
    }
}

#[test]
fn a_pawn_that_was_not_promoted_is_an_illegal_move_of_this_number() {
    for edition in ["fide-2005", "fide-2023"] {
        let fen = "7k/1P6/8/8/8/8/8/K7 w - - 0 1";
        let mut table = Table::from(&format!("{edition} none 90+0"), fen);
        table.lines("lift b7, put b8, clock");
        let heard = table.heard();
        assert!(
            heard.contains("llegal move, number 1"),
            "{edition}: {heard}"
        );
    }
}

#[test]
fn a_quickplay_finish_is_no_claim_of_blitz() {
    for edition in ["fide-2005", "fide-2009", "fide-2023"] {
        let mut table = Table::new(&format!("{edition} none 1+0 blitz"));
        table.line("claim quickplay");
        let heard = table.heard();
        assert!(
            heard.contains("This form of play knows no such claim"),
            "{edition}: {heard}"
        );
    }
}

#[test]
fn endless_checks_are_put_to_the_arbiter_and_never_end_the_game_by_themselves() {
    let fen = "6k1/5p1p/5Q2/8/8/8/q7/7K w - - 0 1";
    let checks = "f6d8 g8g7 d8g5 g7f8 g5d8 f8g7 d8g5";
    for agrees in [true, false] {
        let mut table = Table::from("ussr-1956 none 90+0", fen);
        let mut events = Vec::new();
        for mv in checks.split(' ') {
            assert_eq!(left_open(&events), None, "{mv}");
            events = table.lines(&format!("{mv}, clock"));
        }
        assert!(
            matches!(
                left_open(&events),
                Some(LeftOpen::PerpetualCheck(Side::White, _))
            ),
            "{events:?}"
        );
        assert!(
            table.heard().contains("The arbiter decides"),
            "{}",
            table.heard()
        );
        assert_eq!(table.session().record().outcome(), None);
        if agrees {
            table.line("arbiter agrees");
            assert_eq!(table.session().record().outcome(), Some(GameResult::Draw));
            continue;
        }
        table.line("arbiter rejects");
        // These checks are not asked about again.
        for mv in ["g7f8", "g5d8", "f8g7", "d8g5"] {
            let events = table.lines(&format!("{mv}, clock"));
            assert_eq!(left_open(&events), None, "{mv}");
        }
        assert_eq!(plies(&table), 11, "{}", table.heard());
        assert_eq!(table.session().record().outcome(), None);
    }
}

#[test]
fn whether_castling_is_a_move_of_the_king_is_put_to_the_arbiter_in_1956() {
    let fen = "5r2/1k6/8/8/8/8/8/R3K2R w KQ - 0 1";
    for edition in ALL {
        for agrees in [true, false] {
            let mut table = Table::from(&format!("{edition} none 90+0"), fen);
            let mut events = table.lines("lift e1, put g1, lift h1, put f1, clock");
            if duty(&events).is_none() {
                events = table.line("claim illegal");
            }
            assert!(
                matches!(duty(&events), Some(Obligation::MoveKing(_))),
                "{edition}"
            );
            let events = table.lines("lift e1, put c1, lift a1, put d1, clock");
            if edition != "ussr-1956" {
                assert_eq!(plies(&table), 1, "{edition}: {events:?}");
                continue;
            }
            assert!(
                matches!(left_open(&events), Some(LeftOpen::Castling(_))),
                "{events:?}"
            );
            assert!(table.heard().contains("§ 10"), "{}", table.heard());
            table.line(if agrees {
                "arbiter agrees"
            } else {
                "arbiter rejects"
            });
            assert_eq!(plies(&table), usize::from(agrees), "{}", table.heard());
        }
    }
}

/// The search that somebody else makes comes to this end.
fn found(table: &mut Table, mating: Mating) -> Vec<Event> {
    let question = table.session().proof_wanted().cloned().expect("a question");
    table.obey(Report::Proved(Proof { question, mating }))
}

#[test]
fn what_the_search_could_not_decide_is_put_to_the_arbiter() {
    let fen = "5k2/5p1p/8/8/1p6/1Pp5/B1P2P1P/KB6 b - - 0 1";
    for edition in ["fide-2001", "fide-2005", "fide-2009", "fide-2023"] {
        for (answer, wanted) in [
            ("arbiter agrees", GameResult::Draw),
            ("arbiter rejects", GameResult::Win(Side::White)),
        ] {
            let mut table = Table::from(&format!("{edition} none 1+0"), fen);
            table.wait(60_001);
            if !matches!(table.session().suspension(), Some(Suspension::Proving(..))) {
                table.line("claim flag");
            }
            let events = found(&mut table, Mating::Undecided);
            assert!(
                matches!(left_open(&events), Some(LeftOpen::Mate(Side::White, _))),
                "{edition}: {events:?}"
            );
            assert_eq!(table.session().record().outcome(), None, "{edition}");
            table.line(answer);
            assert_eq!(
                table.session().record().outcome(),
                Some(wanted),
                "{edition}"
            );
        }
    }
}

#[test]
fn a_loss_by_illegal_moves_asks_the_search_as_well() {
    let fen = "5k2/5p1p/8/8/1p6/1Pp5/B1P2P1P/KB6 b - - 0 1";
    for terms in ["fide-2005 none 3+0 blitz", "fide-2023 none 90+0"] {
        let mut table = Table::from(terms, fen);
        for _ in 0..2 {
            table.lines("lift f8, put f6, clock");
            if terms.contains("blitz") {
                table.line("claim illegal");
                break;
            }
        }
        assert!(
            matches!(table.session().suspension(), Some(Suspension::Proving(..))),
            "{terms}: {}",
            table.heard()
        );
        found(&mut table, Mating::Unwinnable);
        assert_eq!(
            table.session().record().outcome(),
            Some(GameResult::Draw),
            "{terms}"
        );
    }
}

#[test]
fn a_mate_of_black_by_touch_ends_the_game_in_1956_before_the_flag() {
    let mut table = Table::from("ussr-1956 both 1+0", "4k3/8/8/8/8/8/6qr/4K3 b - - 0 1");
    table.line("lift h2");
    table.wait(59_000);
    table.line("put h1");
    table.wait(5_000);
    let outcome = table.session().record().outcome();
    assert_eq!(outcome, Some(GameResult::Win(Side::Black)));
}

#[test]
fn a_legal_move_called_illegal_is_asked_about_by_touch_and_of_either_side() {
    for edition in ALL {
        for (side, number) in [("white", 1), ("black", 1)] {
            let mut table = Table::new(&format!("{edition} both 90+0"));
            table.lines(
                "lift e2, put e4, say e2e4, clock, lift e7, put e5, say e7e5, clock, arbiter",
            );
            let events = table.line(&format!("arbiter back {number} {side} illegal"));
            let asks = |event: &Event| matches!(event, Event::Asked(Question::Arbiter(..)));
            assert!(events.iter().any(asks), "{edition} {side}: {events:?}");
            assert!(
                table.heard().contains("legal"),
                "{edition}: {}",
                table.heard()
            );
            table.line("no");
            assert_eq!(plies(&table), 2, "{edition} {side}");
        }
    }
}
