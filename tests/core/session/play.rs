//! Around the board: proofs, the quickplay finish, lateness, the day's end, a computer that slept.

use annabella::arbiter::{Forbidden, Ruling, Verdict};
use annabella::board::Side;
use annabella::chess::Mating;
use annabella::clock::{Clock, Running};
use annabella::laws;
use annabella::protocol::{
    Agreement, Ask, ClaimKind, ClaimsEvent, Decision, Event, Hindrance, Intervention, LeftOpen,
    PlayEvent, Proof, ProofQuestion, Question, Refusal, Report, Suspension,
};
use annabella::record::GameResult;

use super::{NOW, at};
use crate::common::table::Table;

/// Black's king cannot move, and White's pawns may or may not let it out: the quick proof leaves that
/// alone, and here a fake answers for the search.
const SHUT_IN: &str = "kb6/b1p2p1p/1pP5/1P6/8/8/5P1P/5K2 w - - 0 1";
const ENDGAME: &str = "4k3/4p3/8/8/8/8/4P3/4K2R w - - 0 1";
const MINUTE_MS: u64 = 60_000;

fn ruling(events: &[Event]) -> Option<Ruling> {
    events.iter().find_map(|event| match event {
        Event::Ruled(ruling) => Some(*ruling),
        _ => None,
    })
}

fn hall(events: &[Event]) -> Option<&PlayEvent> {
    events.iter().find_map(|event| match event {
        Event::Play(event) => Some(event),
        _ => None,
    })
}

fn article(events: &[Event]) -> &'static str {
    hall(events)
        .and_then(PlayEvent::law)
        .map_or("", |law| law.article)
}

#[track_caller]
fn outcome(events: &[Event]) -> (Verdict, GameResult, &'static str) {
    let ruling = ruling(events).unwrap_or_else(|| panic!("{events:?}"));
    (ruling.verdict, ruling.outcome, ruling.article)
}

fn answer(table: &mut Table, mating: &str) -> Vec<Event> {
    table.line(&format!("proved {mating}"))
}

fn play(table: &mut Table, from: &str, to: &str) -> Vec<Event> {
    table.lines(&format!("lift {from}, put {to}, say {from}{to}, clock"))
}

fn remaining(table: &Table, side: Side) -> u64 {
    let clock = table.session().clock().expect("a clock");
    clock.remaining_ms(side, table.now())
}

fn runs(table: &Table) -> Option<Side> {
    match table.session().clock().map(Clock::running) {
        Some(Running::Runs(side)) => Some(side),
        _ => None,
    }
}

#[test]
fn fide_2023_article_5_2_2_a_dead_position_is_found_by_the_search() {
    for edition in ["fide-2001", "fide-2005", "fide-2009", "fide-2023"] {
        let mut table = Table::from(edition, SHUT_IN);
        assert_eq!(
            table.session().proof_wanted().map(|asked| asked.side),
            Some(None)
        );
        let rule = laws::edition(edition).unwrap().standard.ends.dead_position;
        let (verdict, result, cited) = outcome(&answer(&mut table, "unwinnable"));
        assert_eq!((verdict, result), (Verdict::DeadPosition, GameResult::Draw));
        assert_eq!(cited, rule.article);
        assert_eq!(table.session().proof_wanted(), None);
    }
    // The short list of 1956 needs no search.
    assert_eq!(
        Table::from("ussr-1956", SHUT_IN).session().proof_wanted(),
        None
    );
}

#[test]
fn most_positions_are_not_searched() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ENDGAME,
        "8/8/4k2p/8/8/3K4/8/7N w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
    ] {
        assert_eq!(at(fen).proof_wanted(), None, "{fen}");
    }
}

#[test]
fn an_undecided_search_is_said_and_not_repeated_at_once() {
    let mut table = Table::from("fide-2023", SHUT_IN);
    let events = answer(&mut table, "undecided");
    assert!(
        matches!(hall(&events), Some(PlayEvent::DeadUndecided(_))),
        "{events:?}"
    );
    assert_eq!(table.session().record().outcome(), None);
    // King moves change nothing; a pawn move does.
    play(&mut table, "f1", "e1");
    assert_eq!(table.session().proof_wanted(), None);
    play(&mut table, "f7", "f5");
    assert!(table.session().proof_wanted().is_some());
    // A helpmate was found: nothing is said, and it may be asked again later.
    assert!(answer(&mut table, "winnable").is_empty());
    play(&mut table, "e1", "d1");
    assert!(table.session().proof_wanted().is_some());
}

#[test]
fn an_answer_to_another_question_changes_nothing() {
    let mut session = at(SHUT_IN);
    let question = session.proof_wanted().cloned().unwrap();
    let side = Some(Side::White);
    for question in [
        ProofQuestion {
            side,
            ..question.clone()
        },
        ProofQuestion {
            position: super::position(ENDGAME),
            side: None,
        },
    ] {
        let mating = Mating::Unwinnable;
        let proof = Proof { question, mating };
        let before = format!("{session:?}");
        let events = session.handle(NOW, Report::Proved(proof)).events;
        assert!(events.is_empty());
        assert_eq!(before, format!("{session:?}"));
    }
    // The position has changed while the search went on.
    super::play(&mut session, "Ke2");
    let mating = Mating::Unwinnable;
    let late = Report::Proved(Proof { question, mating });
    assert!(session.handle(NOW, late).events.is_empty());
    assert_eq!(session.record().outcome(), None);
}

/// Each row: the edition, how a side loses, and the article.
const LOSSES: [(&str, &str, &str); 6] = [
    ("fide-2023 5+0", "flag", "Art. 6.9 (FIDE 2023)"),
    ("fide-2005 5+0 standard", "flag", "Art. 6.10 (FIDE 2005)"),
    ("fide-2009 5+0 standard", "flag", "Art. 6.9 (FIDE 2009)"),
    ("fide-2001 5+0 standard", "flag", "Art. 6.10 (FIDE 2001)"),
    ("fide-2023", "resign", "Art. 5.1.2 (FIDE 2023)"),
    ("fide-2023", "illegal", "Art. 7.5.5 (FIDE 2023)"),
];

fn lose(terms: &str, how: &str) -> (Table, Vec<Event>) {
    let mut table = Table::from(terms, SHUT_IN);
    let events = match how {
        "flag" => {
            let mut events = table.wait(5 * MINUTE_MS);
            events.extend(table.wait(0));
            events
        }
        "resign" => table.lines("resign, yes"),
        _ => {
            table.lines("lift f1, put f4, say f1f4, clock");
            table.lines("lift f1, put f4, say f1f4, clock")
        }
    };
    (table, events)
}

/// Whether the arbiter is asked, because nobody has found out whether Black can mate.
fn is_mate_open(event: &Event) -> bool {
    let open = |event: &Event| match event {
        Event::Play(PlayEvent::LeftOpen(open)) => Some(*open),
        _ => None,
    };
    matches!(open(event), Some(LeftOpen::Mate(Side::Black, _)))
}

#[test]
fn articles_6_9_5_1_2_and_7_5_5_whether_the_winner_can_mate_is_searched() {
    for (terms, how, article) in LOSSES {
        let black = GameResult::Win(Side::Black);
        for (found, result) in [
            ("unwinnable", GameResult::Draw),
            ("winnable", black),
            ("undecided", black),
        ] {
            let (mut table, events) = lose(terms, how);
            let said = events
                .iter()
                .any(|event| matches!(event, Event::Play(PlayEvent::Proving(Side::Black, _))));
            assert!(said, "{terms}, {how}: {events:?}");
            assert_eq!(ruling(&events), None);
            // Until the answer nothing is played, and no clock runs.
            assert_eq!(runs(&table), None);
            let refused = table.line("lift f1");
            assert!(matches!(
                refused.as_slice(),
                [Event::Refused(Refusal::Suspended(Suspension::Proving(..)))]
            ));
            let mut events = answer(&mut table, found);
            let undecided = events.iter().any(is_mate_open);
            assert_eq!(undecided, found == "undecided");
            if undecided {
                events = table.line("arbiter rejects");
            }
            let (_, outcome, cited) = outcome(&events);
            assert_eq!(
                (outcome, cited),
                (result, article),
                "{terms}, {how}, {found}"
            );
        }
    }
}

#[test]
fn without_an_answer_the_arbiter_is_asked_after_a_while() {
    let (mut table, _) = lose("fide-2023", "resign");
    assert!(table.wait(2_999).is_empty());
    let events = table.wait(1);
    assert!(events.iter().any(is_mate_open), "{events:?}");
    let events = table.line("arbiter rejects");
    assert_eq!(outcome(&events).1, GameResult::Win(Side::Black));
}

#[test]
fn where_the_loser_always_loses_nothing_is_searched() {
    let mut table = Table::from("ussr-1956", SHUT_IN);
    let events = table.lines("resign, yes");
    assert_eq!(outcome(&events).1, GameResult::Win(Side::Black));
}

/// The terms of a quickplay finish in each edition, and the articles with and without an arbiter.
const FINISH: [(&str, &str, Option<&str>); 4] = [
    ("fide-2001", "Art. 10.2 (FIDE 2001)", None),
    (
        "fide-2005",
        "Art. 10.2 (FIDE 2005)",
        Some("App. D.1 (FIDE 2005)"),
    ),
    (
        "fide-2009",
        "Art. 10.2 (FIDE 2009)",
        Some("App. D.1 (FIDE 2009)"),
    ),
    (
        "fide-2023",
        "Guidelines III.5 (FIDE 2023)",
        Some("Guidelines III.6 (FIDE 2023)"),
    ),
];

/// White has one minute and a half left of three.
fn short_of_time(edition: &str, terms: &str) -> Table {
    let terms = format!("{edition} 3+0 standard quickplay {terms}");
    let mut table = Table::from(&terms, ENDGAME);
    // Before each side has made a move, no draw can be agreed on.
    play(&mut table, "h1", "h2");
    play(&mut table, "e7", "e6");
    table.wait(90_000);
    table
}

#[test]
fn article_10_2_the_arbiter_agrees_rejects_or_postpones() {
    for (edition, article_of_claim, _) in FINISH {
        let mut table = short_of_time(edition, "");
        let events = table.line("claim quickplay");
        assert_eq!(article(&events), article_of_claim);
        assert_eq!(runs(&table), None, "the clocks are stopped");
        let (verdict, result, cited) = outcome(&table.line("decide agree"));
        assert_eq!((verdict, result), (Verdict::Quickplay, GameResult::Draw));
        assert_eq!(cited, article_of_claim);

        for (decision, gained_ms) in [
            ("reject", 2 * MINUTE_MS),
            ("postpone", 0),
            ("postpone-with-time", 2 * MINUTE_MS),
        ] {
            let mut table = short_of_time(edition, "");
            table.lines("claim quickplay");
            let events = table.line(&format!("decide {decision}"));
            assert_eq!(article(&events), article_of_claim);
            assert_eq!(remaining(&table, Side::Black), 3 * MINUTE_MS + gained_ms);
            assert_eq!(remaining(&table, Side::White), 90_000);
            assert_eq!(runs(&table), Some(Side::White), "the game goes on");
        }
    }
}

#[test]
fn article_10_2b_a_postponed_decision_comes_after_the_flag_or_before() {
    for (decision, verdict, result) in [
        ("agree", Verdict::Quickplay, GameResult::Draw),
        (
            "reject",
            Verdict::Flag(Side::White),
            GameResult::Win(Side::Black),
        ),
    ] {
        let mut table = short_of_time("fide-2005", "");
        table.lines("claim quickplay, decide postpone");
        let events = table.wait(90_000);
        let fallen = events
            .iter()
            .any(|event| matches!(event, Event::Play(PlayEvent::DecideNow(Side::White, _))));
        assert!(fallen, "{events:?}");
        assert_eq!(ruling(&events), None);
        let found = outcome(&table.line(&format!("decide {decision}")));
        assert_eq!((found.0, found.1), (verdict, result));
    }
    let mut table = short_of_time("fide-2005", "");
    table.lines("claim quickplay, decide postpone");
    play(&mut table, "h2", "h3");
    assert_eq!(outcome(&table.line("decide agree")).1, GameResult::Draw);
}

#[test]
fn appendix_d_without_an_arbiter_the_claim_ends_the_play() {
    for (edition, _, without) in FINISH {
        let mut table = short_of_time(edition, "no-arbiter");
        let events = table.line("claim quickplay");
        let Some(law) = without else {
            assert_eq!(
                super::refusal(&events),
                Some(&Refusal::Arbiter(Hindrance::NoneAgreed)),
                "{edition}"
            );
            continue;
        };
        assert_eq!(article(&events), law);
        assert!(super::refusal(&table.line("lift h2")).is_some());
        let postponed = table.line("decide postpone");
        assert_eq!(super::refusal(&postponed), Some(&Refusal::NoOccasion));
        let (verdict, result, cited) = outcome(&table.line("decide reject"));
        assert_eq!(verdict, Verdict::QuickplayLost(Side::White));
        assert_eq!((result, cited), (GameResult::Win(Side::Black), law));
        let mut table = short_of_time(edition, "no-arbiter");
        table.line("claim quickplay");
        assert_eq!(outcome(&table.line("decide agree")).1, GameResult::Draw);
    }
}

#[test]
fn article_10_2_not_before_the_last_two_minutes_nor_with_an_increment() {
    let not_now = |table: &mut Table, what: Forbidden| {
        let events = table.line("claim quickplay");
        let Some(Refusal::Forbidden(objection)) = super::refusal(&events) else {
            panic!("{events:?}");
        };
        assert_eq!(objection.what, what);
    };
    for edition in ["fide-2001", "fide-2005", "fide-2009", "fide-2023"] {
        let terms = format!("{edition} 3+0 standard quickplay");
        let mut table = Table::from(&terms, ENDGAME);
        table.wait(60_000);
        not_now(&mut table, Forbidden::QuickplayNotNow);
        table.wait(1);
        assert!(hall(&table.line("claim quickplay")).is_some(), "{edition}");
        let terms = format!("{edition} 1+5 standard quickplay");
        not_now(
            &mut Table::from(&terms, ENDGAME),
            Forbidden::QuickplayNotNow,
        );
    }
    let mut table = Table::from("fide-2023 1+0 standard", ENDGAME);
    not_now(&mut table, Forbidden::QuickplayNotAnnounced);
    for (terms, why) in [
        ("ussr-1956 1+0", Refusal::NoneInTheseLaws),
        ("fide-2023 1+0 blitz", Refusal::NoSuchRule),
    ] {
        let events = Table::from(terms, ENDGAME).line("claim quickplay");
        assert_eq!(super::refusal(&events), Some(&why), "{terms}");
    }
}

#[test]
fn article_9_1_a_claim_is_not_taken_back_and_is_an_offer() {
    let mut table = short_of_time("fide-2005", "");
    table.line("claim quickplay");
    let events = table.line("cancel");
    let Some(Refusal::Forbidden(objection)) = super::refusal(&events) else {
        panic!("{events:?}");
    };
    assert_eq!(objection.what, Forbidden::ClaimFinal);
    assert_eq!(objection.law.rule, "claim_is_final");
    assert_eq!(outcome(&table.line("yes")).0, Verdict::Agreement);
}

#[test]
fn fide_2023_guidelines_iii_4_an_increment_is_asked_for() {
    let mut table = short_of_time("fide-2023", "");
    let events = table.line("claim increment");
    assert_eq!(article(&events), "Guidelines III.4 (FIDE 2023)");
    // First the draw that is offered with it is answered.
    assert!(super::refusal(&table.line("decide agree")).is_some());
    let events = table.line("no");
    assert!(matches!(
        hall(&events),
        Some(PlayEvent::IncrementDecided(Side::White, _))
    ));
    table.line("decide agree");
    assert_eq!(remaining(&table, Side::Black), 5 * MINUTE_MS);
    assert_eq!(remaining(&table, Side::White), 90_000);
    play(&mut table, "h2", "h3");
    assert_eq!(remaining(&table, Side::White), 95_000);

    let mut table = short_of_time("fide-2023", "");
    table.lines("claim increment, no, decide reject");
    play(&mut table, "h2", "h3");
    assert_eq!(remaining(&table, Side::White), 90_000);

    let mut table = short_of_time("fide-2023", "");
    assert_eq!(
        outcome(&table.lines("claim increment, yes")).0,
        Verdict::Agreement
    );
    let events = short_of_time("fide-2009", "").line("claim increment");
    assert_eq!(super::refusal(&events), Some(&Refusal::NoneInTheseLaws));
}

#[test]
fn late_arrival_by_edition() {
    let hour_ms = 60 * MINUTE_MS;
    for (terms, allowed_ms, article) in [
        ("ussr-1956 90+0", hour_ms, "§ 16 (USSR 1956)"),
        ("fide-2001 90+0", hour_ms, "Art. 6.7 (FIDE 2001)"),
        ("fide-2005 90+0", hour_ms, "Art. 6.7 (FIDE 2005)"),
        ("fide-2009 90+0", 0, "Art. 6.6a (FIDE 2009)"),
        ("fide-2023 90+0", 0, "Art. 6.7.1 (FIDE 2023)"),
        (
            "fide-2023 90+0 late-30",
            hour_ms / 2,
            "Art. 6.7.1 (FIDE 2023)",
        ),
        (
            "fide-2005 90+0 late-15",
            hour_ms / 4,
            "Art. 6.7 (FIDE 2005)",
        ),
    ] {
        let mut table = Table::new(&format!("{terms} awaiting-white"));
        assert_eq!(
            super::refusal(&table.line("lift e2")),
            Some(&Refusal::NotHere(Side::White))
        );
        let on_time = table.wait(allowed_ms);
        assert_eq!(
            ruling(&on_time),
            None,
            "{terms}: exactly so late is in time"
        );
        let events = table.wait(1);
        let (verdict, result, cited) = outcome(&events);
        assert_eq!(verdict, Verdict::LateArrival(Side::White), "{terms}");
        assert_eq!((result, cited), (GameResult::Win(Side::Black), article));
    }
    let refused = Table::try_line("agree competition ussr-1956 late-30");
    assert!(
        super::refusal(&refused).is_some(),
        "the code sets the hour itself"
    );
}

#[test]
fn article_6_7_2_nobody_is_there_and_whites_clock_runs() {
    for (edition, article) in [
        ("ussr-1956", "§ 18 (USSR 1956)"),
        ("fide-2001", "Art. 6.6 (FIDE 2001)"),
        ("fide-2005", "Art. 6.6 (FIDE 2005)"),
        ("fide-2009", "Art. 6.6b (FIDE 2009)"),
        ("fide-2023", "Art. 6.7.2 (FIDE 2023)"),
    ] {
        let late = if edition == "ussr-1956" {
            ""
        } else {
            "late-60"
        };
        let mut table = Table::new(&format!("{edition} 90+0 {late} awaiting-both"));
        assert_eq!(runs(&table), Some(Side::White));
        let Some(law) = table.line("why").pop().and_then(|event| event.explained()) else {
            panic!("nothing is explained");
        };
        assert_eq!(law.article, article);
        table.wait(10 * MINUTE_MS);
        let events = table.line("present black");
        assert_eq!(
            hall(&events),
            Some(&PlayEvent::Came(Side::Black, 10 * MINUTE_MS))
        );
        table.wait(5 * MINUTE_MS);
        table.line("present white");
        assert_eq!(remaining(&table, Side::White), 75 * MINUTE_MS);
        assert_eq!(remaining(&table, Side::Black), 90 * MINUTE_MS);
        assert!(!play(&mut table, "e2", "e4").is_empty());
        let events = table.wait(80 * MINUTE_MS);
        assert_eq!(ruling(&events), None, "{edition}: both are there");
    }
    let mut table = Table::new("ussr-1956 awaiting-both");
    let events = table.wait(60 * MINUTE_MS + 1);
    assert!(
        matches!(hall(&events), Some(PlayEvent::NobodyCame(_))),
        "{events:?}"
    );
    assert!(super::refusal(&table.line("lift e2")).is_some());
}

#[test]
fn ussr_1956_appendix_1_to_section_18_six_hours_a_day() {
    let mut table = Table::new("ussr-1956 600+0");
    let events = table.wait((6 * 60 - 15) * MINUTE_MS);
    let left = events.iter().find_map(|event| match event {
        Event::Play(PlayEvent::DayEnds(ms, law)) => Some((*ms, law.article)),
        _ => None,
    });
    assert_eq!(left, Some((15 * MINUTE_MS, "App. 1 to § 18 (USSR 1956)")));
    let events = table.wait(15 * MINUTE_MS);
    assert!(
        matches!(hall(&events), Some(PlayEvent::DayOver(_))),
        "{events:?}"
    );
    assert_eq!(runs(&table), None);
    assert!(super::refusal(&table.line("lift e2")).is_some());
    table.wait(14 * 60 * MINUTE_MS);
    table.line("next-day");
    assert_eq!(runs(&table), Some(Side::White));
    assert_eq!(remaining(&table, Side::White), 4 * 60 * MINUTE_MS);
    // The next day has six hours of its own.
    assert!(table.wait(5 * MINUTE_MS).is_empty());
    // Players by sight and other editions know no limit.
    for terms in ["ussr-1956 600+0 none", "fide-2023 600+0"] {
        let events = Table::new(terms).wait(7 * 60 * MINUTE_MS);
        assert_eq!(hall(&events), None, "{terms}");
    }
}

#[test]
fn a_computer_that_slept_asks_whether_the_time_counts() {
    for (reply, left_ms) in [("yes", 20 * MINUTE_MS), ("no", 90 * MINUTE_MS)] {
        let mut table = Table::new("fide-2023 90+0");
        let events = table.line("slept 4200");
        let side = Side::White;
        let ms = 70 * MINUTE_MS;
        assert_eq!(events, [Event::Asked(Question::Missing { side, ms })]);
        assert_eq!(runs(&table), None);
        table.wait(MINUTE_MS);
        table.line(reply);
        assert_eq!(remaining(&table, Side::White), left_ms);
        assert_eq!(runs(&table), Some(Side::White));
    }
    let mut table = Table::new("fide-2023 60+0");
    table.line("slept 4200");
    assert_eq!(outcome(&table.line("yes")).0, Verdict::Flag(Side::White));
    let events = Table::new("fide-2023").line("slept 60");
    assert_eq!(hall(&events), Some(&PlayEvent::Slept(MINUTE_MS)));
}

/// There were 49 moves of each side without capture or pawn move.
const QUIET: &str = "6k1/8/8/8/8/8/r7/1K5R w - - 98 90";

/// Black claims fifty moves.
fn claims_fifty(terms: &str) -> (Table, Vec<Event>) {
    let mut table = Table::from(terms, QUIET);
    play(&mut table, "h1", "h2");
    play(&mut table, "a2", "a3");
    play(&mut table, "h2", "h1");
    let events = table.line("claim fifty");
    (table, events)
}

#[test]
fn ussr_1956_section_17f_the_opponent_proves_that_more_moves_are_needed() {
    let (mut table, events) = claims_fifty("ussr-1956");
    let asked = matches!(
        events.last(),
        Some(Event::Asked(Question::Dispute(_, Side::Black, 50)))
    );
    assert!(asked, "{events:?}");
    let refused = table.line("cancel");
    assert!(super::refusal(&refused).is_some(), "only yes or no decides");
    let events = table.line("yes");
    assert_eq!(
        hall(&events).map(|event| matches!(event, PlayEvent::NeedsMore(50, _))),
        Some(true)
    );
    assert_eq!(article(&events), "§ 17f (USSR 1956)");
    let events = table.line("claim fifty");
    let wrong = events.iter().find_map(|event| match event {
        Event::Claims(ClaimsEvent::ClaimWrong(wrong)) => Some((wrong.reached, wrong.wanted)),
        _ => None,
    });
    assert_eq!(wrong, Some((50, 100)));

    let (mut table, _) = claims_fifty("ussr-1956");
    let (verdict, result, cited) = outcome(&table.line("no"));
    assert_eq!(
        (verdict, result),
        (Verdict::QuietMoves(50), GameResult::Draw)
    );
    assert_eq!(cited, "§ 17f (USSR 1956)");
    // The later laws have no such proof.
    let (_, events) = claims_fifty("fide-2023");
    assert_eq!(outcome(&events).1, GameResult::Draw);
}

#[test]
fn ussr_1956_section_17_the_claim_is_checked_on_the_claimants_clock() {
    for (reply, result, article_of_end) in [
        ("no", GameResult::Draw, "§ 17f (USSR 1956)"),
        ("yes", GameResult::Win(Side::White), "§ 17g (USSR 1956)"),
    ] {
        let (mut table, _) = claims_fifty("ussr-1956 10+0");
        assert_eq!(
            runs(&table),
            Some(Side::Black),
            "the claimant's clock runs on"
        );
        let events = table.wait(10 * MINUTE_MS);
        let fell = events.iter().any(|event| {
            matches!(event, Event::Play(PlayEvent::FlagInCheck(Side::Black, law))
                if law.article == "§ 17g (USSR 1956)")
        });
        assert!(fell, "{events:?}");
        assert_eq!(ruling(&events), None);
        let (_, outcome, cited) = outcome(&table.line(reply));
        assert_eq!((outcome, cited), (result, article_of_end));
    }
}

#[test]
fn ussr_1956_appendix_1_to_section_24_the_arbiter_warns() {
    let warned = |terms: &str, lines: &str| {
        let mut table = Table::new(terms);
        if !lines.is_empty() {
            table.line(lines);
        }
        table.wait(148 * MINUTE_MS)
    };
    let control = "ussr-1956 ussr-1956-40-16";
    // Even who has switched warnings off is warned.
    for lines in ["", "warnings none"] {
        let events = warned(control, lines);
        let told = events.iter().find_map(|event| match event {
            Event::Play(PlayEvent::Warned(warning, moves, law)) => {
                Some((warning.threshold_ms, *moves, law.article))
            }
            _ => None,
        });
        let expected = (5 * MINUTE_MS, None, "App. 1 to § 24 (USSR 1956)");
        assert_eq!(told, Some(expected), "{lines}");
    }
    let silent = warned("ussr-1956 ussr-1956-40-16 none", "warnings none");
    assert!(silent.is_empty(), "who sees the clock need not be warned");
    // Today a clock may speak, and a player may switch it off.
    let events = warned("fide-2023 150+0", "");
    assert_eq!(article(&events), "App. D.2.6.1 (FIDE 2023)");
    assert!(warned("fide-2023 150+0", "warnings none").is_empty());
}

#[test]
fn a_decision_without_occasion_is_refused() {
    let mut table = Table::new("fide-2005 3+0 standard");
    for line in ["decide agree", "decide reject", "next-day", "present white"] {
        let events = table.line(line);
        assert_eq!(
            super::refusal(&events),
            Some(&Refusal::NoOccasion),
            "{line}"
        );
    }
    let command = Ask::Decide(Decision::Agree);
    let events = at(ENDGAME).handle(NOW, command).events;
    assert_eq!(super::refusal(&events), Some(&Refusal::NoOccasion));
}

#[test]
fn offers_and_the_time_control_are_in_the_record() {
    let mut table = Table::new("fide-2009 5d3 standard");
    table.lines("lift e2, put e4, say e2e4, draw, clock");
    table.line("no");
    play(&mut table, "e7", "e5");
    let record = table.session().record();
    assert_eq!(record.offers(), [0]);
    assert_eq!(record.tag("TimeControl"), Some("300"));
    assert_eq!(record.tag("TimeControlDelay"), Some("simple 3"));
    let text = annabella::pgn::write(record);
    assert!(text.contains("1. e4 {(=)} "), "{text}");
}

#[test]
fn a_game_that_stands_still_says_so_when_it_is_resumed() {
    let mut table = short_of_time("fide-2005", "");
    table.line("claim quickplay");
    table.restart();
    let events = table.line("yes");
    assert!(
        matches!(events.first(), Some(Event::Resumed { .. })),
        "{events:?}"
    );
    let told = events.iter().any(|event| {
        matches!(
            event,
            Event::Refused(Refusal::Suspended(Suspension::Quickplay { .. }))
        )
    });
    assert!(told, "{events:?}");
    assert_eq!(runs(&table), None);
    table.line("decide reject");
    assert_eq!(runs(&table), Some(Side::White));
}

#[test]
fn the_clock_of_a_practice_game_stands_while_a_loss_is_examined() {
    let mut session = super::started();
    let agreement = Agreement {
        control: "5+0".parse().ok(),
        position: super::position(SHUT_IN),
        ..Agreement::default()
    };
    session.handle(NOW, Ask::AgreeOn(Box::new(agreement)));
    session.handle(NOW, Ask::Resign);
    let events = session.handle(NOW, Ask::Yes).events;
    assert!(matches!(
        hall(&events),
        Some(PlayEvent::Proving(Side::Black, _))
    ));
    assert!(super::refusal(&session.handle(NOW, Ask::Pause).events).is_some());
    let running = session.clock().map(Clock::running);
    assert_eq!(running, Some(Running::Paused(Side::White)));
    // Who takes a move back takes the resignation back with it; here there is none to take back.
    assert!(super::refusal(&session.handle(NOW, Ask::Undo).events).is_some());
}

#[test]
fn decisions_and_claims_are_understood_in_every_language() {
    let voices = crate::common::voices();
    let decide = |decision| Ask::Decide(decision);
    let postpone = |gives_time| decide(Decision::Postpone { gives_time });
    let present = |side| Ask::Present(side);
    let commands = [
        Ask::Claim(ClaimKind::Quickplay),
        Ask::Claim(ClaimKind::Increment),
        decide(Decision::Agree),
        postpone(false),
        postpone(true),
        decide(Decision::Reject),
        present(Side::White),
        present(Side::Black),
        Ask::NextDay,
    ];
    for (language, words) in [
        (
            "en",
            "claim quickplay, I ask for an increment, the arbiter agrees, postpone, \
             postpone with two minutes, the arbiter rejects, White is here, Black has come, next day",
        ),
        (
            "de",
            "Remis im Endspurt, ich bitte um Zeitgutschrift, zustimmen, aufschieben, \
             aufschieben mit zwei Minuten, ablehnen, Weiß ist da, Schwarz ist gekommen, nächster Tag",
        ),
        (
            "ru",
            "быстрое окончание, прошу добавку времени, судья согласен, отложить решение, \
             отложить с добавкой, отклонить, белые здесь, чёрные пришли, следующий день",
        ),
        (
            "es",
            "final rápido, pido incremento, aceptar, aplazar, aplazar con dos minutos, rechazar, \
             las blancas están aquí, las negras han llegado, día siguiente",
        ),
        (
            "fr",
            "cadence finale, incrément, accepter, différer, \
             différer avec deux minutes, rejeter, les Blancs sont ici, les Noirs sont arrivés, \
             jour suivant",
        ),
    ] {
        let heard: Vec<_> = words
            .split(',')
            .map(|words| voices.command(words.trim(), language))
            .collect();
        let expected: Vec<_> = commands.iter().cloned().map(Some).collect();
        assert_eq!(heard, expected, "{language}");
    }
}

#[test]
fn an_arbiter_who_steps_back_starts_no_clock_of_a_game_that_stands_still() {
    let mut table = Table::new("fide-2009 none 90 awaiting-both");
    table.wait(1);
    table.obey(Ask::Arbiter(Intervention::StepIn));
    assert!(matches!(
        table.session().suspension(),
        Some(Suspension::NobodyCame(_))
    ));
    table.line("arbiter out");
    assert_eq!(runs(&table), None);
    let heard = table.heard();
    assert!(heard.contains("The arbiter has stepped back"), "{heard}");
    assert!(heard.contains("Neither player arrived"), "{heard}");
    assert!(!heard.contains("continues"), "{heard}");
}

#[test]
fn an_arbiter_who_steps_back_during_the_search_hears_that_it_goes_on_and_not_the_game() {
    let mut table = Table::from("fide-2023 none 90", SHUT_IN);
    answer(&mut table, "undecided");
    table.line("resign");
    table.line("yes");
    assert!(matches!(
        table.session().suspension(),
        Some(Suspension::Proving(..))
    ));
    table.line("arbiter");
    table.line("arbiter out");
    let heard = table.heard();
    assert!(heard.contains("checking whether"), "{heard}");
    assert!(!heard.contains("continues"), "{heard}");
    assert_eq!(runs(&table), None);
}

#[test]
fn nobody_comes_too_late_while_the_arbiter_has_stopped_the_clocks() {
    let mut table = Table::new("fide-2023 90+0 awaiting-black late-15");
    table.wait(10 * MINUTE_MS);
    table.obey(Ask::Arbiter(Intervention::StepIn));
    table.wait(20 * MINUTE_MS);
    assert_eq!(table.session().record().outcome(), None);
    table.obey(Ask::Arbiter(Intervention::StepBack));
    table.wait(4 * MINUTE_MS);
    assert_eq!(table.session().record().outcome(), None);
    table.wait(2 * MINUTE_MS);
    let outcome = table.session().record().outcome();
    assert_eq!(outcome, Some(GameResult::Win(Side::White)));
}

#[test]
fn time_that_the_computer_slept_and_that_counts_makes_late() {
    for (answer, is_late) in [(Ask::Yes, true), (Ask::No, false)] {
        let mut table = Table::new("fide-2023 90+0 awaiting-black late-15");
        table.wait(10 * MINUTE_MS);
        table.obey(Report::Slept { ms: 4 * MINUTE_MS });
        table.obey(answer);
        table.wait(2 * MINUTE_MS);
        assert_eq!(table.session().record().outcome().is_some(), is_late);
    }
}

#[test]
fn after_a_restart_the_players_hear_what_is_awaited() {
    let mut table = Table::new("fide-2023 90+0 awaiting-black");
    table.restart();
    table.line("yes");
    assert!(table.heard().contains("Black"), "{}", table.heard());
    let events = table.obey(Ask::Status);
    assert!(!events.is_empty());

    let mut table = Table::new("fide-2023 90+0 session-60");
    table.lines("adjourn, yes");
    table.restart();
    let events = table.line("yes");
    let seals = |event: &Event| {
        matches!(
            event,
            Event::Adjournment(annabella::protocol::AdjournmentEvent::SealNow { .. })
        )
    };
    assert!(events.iter().any(seals), "{events:?}");
}
