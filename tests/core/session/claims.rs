//! Claims of a draw in a competition: each article by the lines that a player would type.

use annabella::arbiter::{Forbidden, Law, Obligation, Ruling};
use annabella::board::Side;
use annabella::protocol::{ClaimsEvent, Event, Refusal, WrongClaim};
use annabella::record::GameResult;

use crate::common::table::Table;

const EDITIONS: [&str; 5] = [
    "ussr-1956",
    "fide-2001",
    "fide-2005",
    "fide-2009",
    "fide-2023",
];
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// There were 49 moves of each side without capture or pawn move.
const QUIET: &str = "6k1/8/8/8/8/8/r7/1K5R w - - 98 90";

/// A player by touch completes a move.
fn play(table: &mut Table, from: &str, to: &str) -> Vec<Event> {
    table.lines(&format!("lift {from}, put {to}, say {from}{to}, clock"))
}

/// The knights go out and home: after eight plies the start stands for the third time.
fn knights(table: &mut Table, plies: usize) {
    let way = [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")];
    for (from, to) in way.into_iter().cycle().take(plies) {
        play(table, from, to);
    }
}

fn ruling(events: &[Event]) -> Option<Ruling> {
    events.iter().find_map(|event| match event {
        Event::Ruled(ruling) => Some(*ruling),
        _ => None,
    })
}

#[track_caller]
fn wrong(events: &[Event]) -> WrongClaim {
    let found = events.iter().find_map(|event| match event {
        Event::Claims(ClaimsEvent::ClaimWrong(wrong)) => Some(*wrong),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("{events:?}"))
}

#[track_caller]
fn objection(events: &[Event]) -> (Forbidden, Law) {
    match events {
        [Event::Refused(Refusal::Forbidden(objection))] => (objection.what, objection.law),
        _ => panic!("{events:?}"),
    }
}

fn remaining(table: &Table, side: Side) -> u64 {
    let clock = table.session().clock().expect("a clock");
    clock.remaining_ms(side, annabella::time::Moment::default())
}

#[test]
fn articles_9_2_repetition_on_the_board_and_ahead() {
    for (edition, there, ahead) in [
        ("ussr-1956", "§ 17g (USSR 1956)", "§ 17g (USSR 1956)"),
        ("fide-2001", "Art. 9.2 (FIDE 2001)", "Art. 9.2a (FIDE 2001)"),
        ("fide-2005", "Art. 9.2 (FIDE 2005)", "Art. 9.2a (FIDE 2005)"),
        ("fide-2009", "Art. 9.2 (FIDE 2009)", "Art. 9.2a (FIDE 2009)"),
        (
            "fide-2023",
            "Art. 9.2 (FIDE 2023)",
            "Art. 9.2.1 (FIDE 2023)",
        ),
    ] {
        let mut table = Table::from(&format!("{edition} 90"), START);
        knights(&mut table, 8);
        let ruled = ruling(&table.line("claim repetition")).expect("a ruling");
        assert_eq!(ruled.outcome, GameResult::Draw);
        let law = ruled.law();
        assert_eq!(law.rule, "repetition");
        assert!(
            law.article.starts_with(&there[..there.len() - 12]),
            "{law:?}"
        );
        let why = table.line("why").pop();
        assert_eq!(why.and_then(|event| event.explained()), Some(law));
        assert_eq!(table.session().record().outcome(), Some(GameResult::Draw));

        let mut table = Table::from(&format!("{edition} 90"), START);
        knights(&mut table, 7);
        let events = table.line("claim repetition f6g8");
        let law = ruling(&events).expect("a ruling").law();
        assert_eq!((law.rule, law.article), ("claim_ahead", ahead));
        assert_eq!(table.session().record().plies(), 7, "the move is not made");
    }
}

#[test]
fn articles_9_3_fifty_moves_on_the_board_and_ahead() {
    for (edition, article) in [
        ("ussr-1956", "§ 17f (USSR 1956)"),
        ("fide-2005", "Art. 9.3"),
        ("fide-2023", "Art. 9.3"),
    ] {
        let mut table = Table::from(&format!("{edition} 90"), QUIET);
        assert_eq!(wrong(&table.line("claim fifty")).reached, 49);
        let mut table = Table::from(&format!("{edition} 90"), QUIET);
        play(&mut table, "h1", "h2");
        let law = ruling(&table.line("claim fifty a2h2"));
        assert_eq!(law, None, "a capture is no quiet move");
        let mut table = Table::from(&format!("{edition} 90"), QUIET);
        play(&mut table, "h1", "g1");
        let mut events = table.line("claim fifty g8h8");
        if edition == "ussr-1956" {
            // There is no claim ahead; the opponent may prove that more moves are needed, and does not.
            play(&mut table, "g8", "h8");
            table.line("claim fifty");
            events = table.line("no");
        }
        let law = ruling(&events).expect("a ruling").law();
        assert_eq!(law.rule, "fifty_moves");
        assert!(law.article.starts_with(article), "{law:?}");
    }
}

#[test]
fn articles_9_5_wrong_claims_correct_the_clocks() {
    const MINUTE: u64 = 60_000;
    // Ninety minutes each: what the claimant loses and what the opponent gains.
    for (terms, article, lost, gained) in [
        ("ussr-1956 90", None, 0, 0),
        ("fide-2001 90", Some("Art. 9.5b (FIDE 2001)"), 3, 3),
        ("fide-2005 90", Some("Art. 9.5b (FIDE 2005)"), 3, 3),
        ("fide-2009 90", Some("Art. 9.5b (FIDE 2009)"), 0, 3),
        ("fide-2023 90", Some("Art. 9.5.3 (FIDE 2023)"), 0, 2),
    ] {
        let mut table = Table::from(terms, START);
        let claim = wrong(&table.line("claim repetition"));
        assert_eq!((claim.reached, claim.wanted), (1, 3));
        let correction = claim.correction;
        assert_eq!(correction.map(|one| one.law.article), article, "{terms}");
        let sides = [Side::White, Side::Black].map(|side| remaining(&table, side));
        assert_eq!(
            sides,
            [(90 - lost) * MINUTE, (90 + gained) * MINUTE],
            "{terms}"
        );
        assert_eq!(table.session().record().outcome(), None);
        play(&mut table, "e2", "e4");
        assert_eq!(table.session().record().plies(), 1, "the game goes on");
    }
}

#[test]
fn articles_9_5_the_declared_move_must_be_made() {
    for (edition, article) in [
        ("ussr-1956", None),
        ("fide-2001", Some("Art. 9.5b (FIDE 2001)")),
        ("fide-2005", Some("Art. 9.5b (FIDE 2005)")),
        ("fide-2009", Some("Art. 9.5b (FIDE 2009)")),
        ("fide-2023", Some("Art. 9.5.3 (FIDE 2023)")),
    ] {
        let mut table = Table::from(edition, START);
        let claim = wrong(&table.line("claim repetition g1f3"));
        let must = claim.must_make;
        assert_eq!(must.map(|(_, law)| law.article), article, "{edition}");
        let events = table.lines("lift g1, put h3, say g1h3, clock");
        let Some((declared, _)) = must else {
            assert_eq!(table.session().record().plies(), 1);
            continue;
        };
        assert_eq!(declared.to_string(), "g1f3");
        let (what, law) = objection(&events);
        assert_eq!(
            what,
            Forbidden::Bound(Obligation::Declared(declared)),
            "{edition}"
        );
        assert_eq!(Some(law.article), article);
        table.lines("lift h3, put f3, say g1f3, clock");
        assert_eq!(table.session().record().plies(), 1, "{edition}");
        // It binds on that move only.
        play(&mut table, "e7", "e5");
        play(&mut table, "e2", "e4");
        assert_eq!(table.session().record().plies(), 3, "{edition}");
    }
}

#[test]
fn articles_9_4_the_right_is_lost_by_touch_or_by_move() {
    for (edition, by_touch, article) in [
        ("ussr-1956", false, "§ 17g (USSR 1956)"),
        ("fide-2001", false, "Art. 9.4 (FIDE 2001)"),
        ("fide-2005", false, "Art. 9.4 (FIDE 2005)"),
        ("fide-2009", true, "Art. 9.4 (FIDE 2009)"),
        ("fide-2023", true, "Art. 9.4 (FIDE 2023)"),
    ] {
        let mut table = Table::from(&format!("{edition} 90"), START);
        knights(&mut table, 8);
        table.lines("lift e2, put e2");
        let before = remaining(&table, Side::Black);
        let events = table.line("claim repetition");
        if by_touch {
            let (what, law) = objection(&events);
            assert_eq!((what, law.article), (Forbidden::ClaimLost, article));
            assert_eq!(remaining(&table, Side::Black), before, "no penalty");
        } else {
            assert!(ruling(&events).is_some(), "{edition}: {events:?}");
        }
        let mut table = Table::from(&format!("{edition} 90"), START);
        knights(&mut table, 8);
        let events = table.lines("lift e2, put e4, say e2e4, claim repetition");
        let (what, law) = objection(&events);
        assert_eq!((what, law.article), (Forbidden::ClaimLost, article));
    }
}

#[test]
fn articles_9_1_a_claim_is_an_offer() {
    for (edition, article) in [
        ("ussr-1956", None),
        ("fide-2005", Some("Art. 9.1c (FIDE 2005)")),
        ("fide-2009", Some("Art. 9.1b (FIDE 2009)")),
        ("fide-2023", Some("Art. 9.1.2.3 (FIDE 2023)")),
    ] {
        let mut table = Table::from(edition, START);
        play(&mut table, "e2", "e4");
        play(&mut table, "e7", "e5");
        let claim = wrong(&table.line("claim repetition"));
        assert_eq!(claim.offers_draw.map(|law| law.article), article);
        let accepted = ruling(&table.line("yes")).is_some();
        assert_eq!(accepted, article.is_some(), "{edition}");
    }
}

#[test]
fn ussr_1956_17g_the_clock_of_the_claimant_runs_on() {
    let mut table = Table::from("ussr-1956 90", START);
    table.line("claim repetition");
    let running = table
        .session()
        .clock()
        .map(annabella::clock::Clock::running);
    assert_eq!(running, Some(annabella::clock::Running::Runs(Side::White)));
}

#[test]
fn a_claim_with_a_move_that_cannot_be_made_costs_nothing() {
    for edition in EDITIONS {
        let mut table = Table::from(&format!("{edition} 90"), START);
        for line in [
            "claim repetition e2e5",
            "claim fifty Ke7",
            "claim fifty O-O",
        ] {
            let events = table.line(line);
            assert!(
                matches!(events.as_slice(), [Event::Refused(_)]),
                "{line}: {events:?}"
            );
        }
        assert_eq!(remaining(&table, Side::Black), 90 * 60_000);
    }
}

#[test]
fn may_i_claim_answers_in_practice_only() {
    let mut table = Table::new("fide-2023");
    let refusal = Event::Refused(Refusal::PracticeOnly);
    assert_eq!(table.line("may-i-claim"), vec![refusal]);
    let later = Event::Refused(Refusal::ClaimsLater);
    assert_eq!(table.line("claims"), vec![later]);

    table.lines("agree practice, yes");
    for mv in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"] {
        table.line(mv);
    }
    let before = table.session().clone();
    let events = table.line("may-i-claim");
    let [Event::Claims(ClaimsEvent::MayClaim(Side::Black, chances))] = events.as_slice() else {
        panic!("{events:?}");
    };
    assert_eq!((chances.len(), chances[0].moves.len()), (1, 1));
    assert_eq!(chances[0].article, "Art. 9.2.1 (FIDE 2023)");
    assert_eq!(table.session().record(), before.record());
    assert_eq!(table.session().question(), None);
    let events = table.line("claim repetition Ng8");
    assert_eq!(events, vec![Event::Refused(Refusal::NotInPractice)]);
}

#[test]
fn the_claims_are_told_after_the_game() {
    let mut table = Table::from("fide-2023 90", START);
    knights(&mut table, 9);
    table.lines("resign, yes");
    let events = table.line("claims");
    let [Event::Claims(ClaimsEvent::ClaimsTold(report))] = events.as_slice() else {
        panic!("{events:?}");
    };
    let after = |plies| {
        let chances = report.chances.iter();
        chances.filter(|chance| chance.plies == plies).count()
    };
    // Ahead, and then on the board and ahead.
    assert_eq!([7, 8, 9].map(after), [1, 2, 2]);
}

#[test]
fn a_claim_is_made_in_words_with_the_move() {
    for (language, words) in [
        ("en", "claim repetition knight g8"),
        ("de", "Stellungswiederholung Springer g8"),
        ("es", "reclamo repetición caballo g8"),
        ("fr", "réclame répétition cavalier g8"),
        ("ru", "требую повторение конь g8"),
    ] {
        let mut table = Table::from("fide-2023 90", START);
        knights(&mut table, 7);
        table.line(&format!("language {language}"));
        let events = table.line(words);
        assert!(ruling(&events).is_some(), "{words}: {events:?}");
    }
    let mut table = Table::from("fide-2023 90", START);
    assert_eq!(wrong(&table.line("fifty moves")).wanted, 50);
    let claim = wrong(&table.line("fifty moves knight f3"));
    assert!(claim.is_ahead && claim.must_make.is_some());
}
