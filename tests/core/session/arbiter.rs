//! The arbiter's mode: each article that he acts upon, by the lines that he would type.

use annabella::arbiter::{Cause, Forbidden, Limit, Sanction, SetupFault, SetupRuling, Verdict};
use annabella::board::Side;
use annabella::clock::Running;
use annabella::protocol::{
    ArbiterEvent, Event, Hindrance, Intervention, PracticeEvent, Question, Refusal, TurnEvent,
};
use annabella::record::GameResult;

use super::square;
use crate::common::table::{Table, articles};

/// The articles that the last of the lines cites; the arbiter has stepped in before.
fn cited(terms: &str, lines: &str) -> Vec<&'static str> {
    let mut table = Table::new(terms);
    table.line("arbiter in");
    let events = table.lines(lines);
    events.iter().flat_map(articles).collect()
}

#[track_caller]
fn silent(terms: &str, line: &str) {
    let mut table = Table::new(terms);
    table.line("arbiter in");
    let events = table.line(line);
    let wanted = Event::Refused(Refusal::Arbiter(Hindrance::Silent));
    assert_eq!(events, [wanted], "{terms}: {line}");
}

#[track_caller]
fn beyond(table: &mut Table, line: &str, limit: Limit, article: &str) {
    let events = table.line(line);
    let [Event::Refused(Refusal::Forbidden(objection))] = events.as_slice() else {
        panic!("{line}: {events:?}");
    };
    assert_eq!(objection.what, Forbidden::Beyond(limit), "{line}");
    assert_eq!(objection.law.article, article, "{line}");
}

fn readings_ms(table: &Table) -> [u64; 2] {
    let clock = table.session().clock().unwrap();
    Side::BOTH.map(|side| clock.remaining_ms(side, table.now()))
}

#[test]
fn a_sighted_player_puts_a_breach_of_the_touch_rules_right_by_the_move_itself() {
    let mut table = Table::new("fide-2009 none 90");
    table.lines("touch e2, d2d4");
    assert!(matches!(
        table.line("clock").as_slice(),
        [Event::Refused(Refusal::Forbidden(_))]
    ));
    table.lines("e2e4, clock");
    let moves = table.session().record().moves();
    assert_eq!(
        moves.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["e2e4"]
    );
}

#[test]
fn an_arbiter_who_mistypes_is_told_so() {
    let mut table = Table::new("fide-2023 both 90+30");
    table.line("arbiter");
    let events = table.line("say wxyzng for White");
    assert!(
        matches!(events.as_slice(), [Event::Refused(Refusal::Unreadable(_))]),
        "{events:?}"
    );
    // One slip is asked about.
    let events = table.line("say wrning for White");
    assert!(
        matches!(events.as_slice(), [Event::Asked(Question::Meant(..))]),
        "{events:?}"
    );
}

#[test]
fn fide_2023_article_6_11_the_arbiter_stops_the_clocks_and_starts_them() {
    for (terms, article) in [
        ("fide-2023 none 5+0", "Art. 6.11 (FIDE 2023)"),
        ("fide-2009 none 90+0", "Art. 6.12 (FIDE 2009)"),
        ("fide-2005 none 90+0", "Art. 6.13 (FIDE 2005)"),
        ("fide-2001 none 90+0", "Art. 6.13 (FIDE 2001)"),
        ("ussr-1956 none 90+0", "§ 26 (USSR 1956)"),
    ] {
        let mut table = Table::new(terms);
        table.lines("e4, clock");
        let law: Vec<_> = table.line("arbiter").iter().flat_map(articles).collect();
        assert_eq!(law, [article]);
        let before = readings_ms(&table);
        assert!(table.wait(60_000).is_empty());
        assert_eq!(readings_ms(&table), before, "{terms}: both clocks stand");
        for line in [
            "e5",
            "clock",
            "lift e7",
            "resign",
            "claim flag",
            "draw",
            "adjust",
        ] {
            let events = table.line(line);
            let acting = Event::Refused(Refusal::Arbiter(Hindrance::Acting));
            assert_eq!(events, [acting], "{line}");
        }
        // Who calls him twice does not send him away.
        let present = Event::Refused(Refusal::Arbiter(Hindrance::Present));
        assert_eq!(table.line("arbiter"), [present], "{terms}");
        let law: Vec<_> = table
            .line("arbiter out")
            .iter()
            .flat_map(articles)
            .collect();
        assert_eq!(law, [article]);
        let clock = table.session().clock().unwrap();
        assert_eq!(clock.running(), Running::Runs(Side::Black), "{terms}");
    }
}

#[test]
fn an_arbiter_who_has_not_stepped_in_does_nothing() {
    let mut table = Table::new("fide-2023 none 5+0");
    for line in [
        "arbiter warn white",
        "arbiter lost both",
        "arbiter back 1 white",
    ] {
        let absent = Event::Refused(Refusal::Arbiter(Hindrance::Absent));
        assert_eq!(table.line(line), [absent], "{line}");
    }
}

#[test]
fn fide_2023_article_12_9_the_arbiters_means() {
    let article = "Art. 12.9 (FIDE 2023)";
    let mut table = Table::new("fide-2023 none 5+0");
    table.line("arbiter in");
    for line in [
        "arbiter warn white",
        "arbiter points white -0.5",
        "arbiter points white +1",
        "arbiter fine black",
        "arbiter exclude black",
        "arbiter expel black",
        "arbiter gain black 1:00",
        "arbiter cut black 2:00",
    ] {
        let events = table.line(line);
        let law: Vec<_> = events.iter().flat_map(articles).collect();
        assert_eq!(law, [article], "{line}: {events:?}");
    }
    assert_eq!(readings_ms(&table), [300_000, 240_000]);
    beyond(
        &mut table,
        "arbiter reprimand white",
        Limit::NotAmongMeans,
        article,
    );
}

#[test]
fn fide_2005_and_2009_article_13_4_the_arbiters_means() {
    for (edition, article) in [
        ("fide-2001", "Art. 13.4 (FIDE 2001)"),
        ("fide-2005", "Art. 13.4 (FIDE 2005)"),
        ("fide-2009", "Art. 13.4 (FIDE 2009)"),
    ] {
        let mut table = Table::new(&format!("{edition} none 90+0"));
        table.line("arbiter in");
        beyond(
            &mut table,
            "arbiter fine white",
            Limit::NotAmongMeans,
            article,
        );
        let warned = table.line("arbiter warn black");
        let [Event::Arbiter(ArbiterEvent::Sanctioned(Side::Black, Sanction::Warning, law))] =
            warned.as_slice()
        else {
            panic!("{warned:?}");
        };
        assert_eq!(law.article, article);
    }
}

#[test]
fn ussr_1956_section_26_warning_reprimand_loss_and_no_time() {
    let article = "§ 24 and § 26 (USSR 1956)";
    for line in [
        "arbiter warn white",
        "arbiter reprimand white",
        "arbiter expel white",
    ] {
        assert_eq!(cited("ussr-1956 none 90+0", line), [article], "{line}");
    }
    let mut table = Table::new("ussr-1956 none 90+0");
    table.line("arbiter in");
    for line in [
        "arbiter gain white 2:00",
        "arbiter cut white 2:00",
        "arbiter points white -1",
    ] {
        beyond(&mut table, line, Limit::NotAmongMeans, article);
    }
}

#[test]
fn fide_2005_article_13_4_time_is_not_taken_to_the_last_second() {
    let mut table = Table::new("fide-2005 none 90+0");
    table.line("arbiter in");
    let events = table.line("arbiter cut white 2:00:00");
    assert_eq!(
        events,
        [Event::Refused(Refusal::Arbiter(Hindrance::TooMuchTime))]
    );
    assert_eq!(readings_ms(&table), [5_400_000; 2]);
}

#[test]
fn fide_2023_article_12_9_the_game_is_declared_lost_after_a_question() {
    for (line, outcome, verdict) in [
        (
            "arbiter lost white",
            GameResult::Win(Side::Black),
            Verdict::DeclaredLost(Some(Side::White)),
        ),
        (
            "arbiter lost both",
            GameResult::LostByBoth,
            Verdict::DeclaredLost(None),
        ),
    ] {
        let mut table = Table::new("fide-2023 none 5+0");
        table.line("arbiter in");
        let asked = table.line(line);
        assert!(matches!(
            asked.as_slice(),
            [Event::Asked(Question::Arbiter(..))]
        ));
        table.line("no");
        assert_eq!(table.session().record().outcome(), None);
        table.line(line);
        let events = table.line("yes");
        let [Event::Ruled(ruling)] = events.as_slice() else {
            panic!("{events:?}");
        };
        assert_eq!(
            (ruling.verdict, ruling.article),
            (verdict, "Art. 12.9 (FIDE 2023)")
        );
        assert_eq!(table.session().record().outcome(), Some(outcome));
        assert!(!table.session().has_arbiter());
    }
}

#[test]
fn fide_2023_article_12_5_time_for_a_disturbance() {
    let mut table = Table::new("fide-2023 none 5+0");
    table.line("arbiter in");
    table.line("arbiter disturbed both 1:00");
    assert_eq!(readings_ms(&table), [360_000; 2]);
    table.line("arbiter disturbed black 0:30");
    assert_eq!(readings_ms(&table), [360_000, 390_000]);
    let article = cited("fide-2009 none 90+0", "arbiter disturbed white 1:00");
    assert_eq!(article, ["Art. 13.5 (FIDE 2009)"]);
    silent("ussr-1956 none 90+0", "arbiter disturbed both 1:00");
}

/// What becomes of a game after some moves of each side.
#[track_caller]
fn set_up_wrong(terms: &str, moves: u32, line: &str, ruling: SetupRuling, article: &str) {
    let mut table = Table::new(terms);
    play(&mut table, moves);
    table.line("arbiter in");
    let mut events = table.line(line);
    if matches!(events.as_slice(), [Event::Asked(_)]) {
        events = table.line("yes");
    }
    let [Event::Arbiter(ArbiterEvent::SetUpWrong(_, ruled, law))] = events.as_slice() else {
        panic!("{terms}: {line}: {events:?}");
    };
    assert_eq!((*ruled, law.article), (ruling, article), "{terms}: {line}");
    let plies = table.session().record().plies();
    let wanted = if ruling == SetupRuling::NewGame {
        0
    } else {
        2 * moves as usize
    };
    assert_eq!(plies, wanted, "{terms}: {line}");
}

/// Knights out and back.
fn play(table: &mut Table, moves: u32) {
    for number in 0..moves {
        let lines = if number % 2 == 0 {
            "Nf3, clock, Nf6, clock"
        } else {
            "Ng1, clock, Ng8, clock"
        };
        table.lines(lines);
    }
}

#[test]
fn a_wrong_starting_position_begins_the_game_anew() {
    use SetupRuling::NewGame;
    let line = "arbiter wrong pieces";
    for (terms, article) in [
        ("fide-2023 none 90+0", "Art. 7.2.1 (FIDE 2023)"),
        ("fide-2009 none 90+0", "Art. 7.1a (FIDE 2009)"),
        ("fide-2005 none 90+0", "Art. 7.1a (FIDE 2005)"),
        ("fide-2001 none 90+0", "Art. 7.1a (FIDE 2001)"),
        ("ussr-1956 none 90+0", "§ 15 (USSR 1956)"),
        ("fide-2005 rapid none 20+0", "Art. 7.1a (FIDE 2005)"),
    ] {
        set_up_wrong(terms, 2, line, NewGame, article);
    }
    let mut table = Table::new("fide-2023 none 90+0");
    table.lines("e4, clock, arbiter in, arbiter wrong pieces, yes, arbiter out");
    let clock = table.session().clock().unwrap();
    assert_eq!(clock.running(), Running::Runs(Side::White));
    assert_eq!(readings_ms(&table), [5_400_000; 2]);
}

#[test]
fn fide_2005_app_b_4_after_three_moves_the_setting_up_is_settled() {
    for (terms, moves, article) in [
        ("fide-2001 rapid none 20+0", 3, "App. B.4 (FIDE 2001)"),
        ("fide-2005 rapid none 20+0", 3, "App. B.4 (FIDE 2005)"),
        ("fide-2005 blitz none 5+0", 3, "App. B.4 (FIDE 2005)"),
        ("fide-2009 rapid none 20+0", 3, "App. A.4a (FIDE 2009)"),
        ("fide-2023 rapid none 20+0", 10, "App. A.5.1 (FIDE 2023)"),
    ] {
        let mut table = Table::new(terms);
        play_quietly(&mut table, moves);
        table.line("arbiter in");
        let before = readings_ms(&table);
        for line in [
            "arbiter wrong pieces",
            "arbiter wrong board",
            "arbiter clock white 1:00",
            "arbiter moves white 3",
        ] {
            beyond(&mut table, line, Limit::Settled(moves), article);
        }
        assert_eq!(
            readings_ms(&table),
            before,
            "{terms}: the clocks are left alone"
        );
        let plies = table.session().record().plies();
        assert_eq!(plies, 2 * moves as usize, "{terms}: the game goes on");
    }
}

/// Pawn moves, so that no position comes again.
fn play_quietly(table: &mut Table, moves: u32) {
    let files = ["a", "b", "c", "d", "e", "f", "g", "h"];
    for number in 0..moves as usize {
        let (file, rank) = (files[number % 8], number / 8);
        let (white, black) = (3 + rank, 6 - rank);
        table.lines(&format!("{file}{white}, clock, {file}{black}, clock"));
    }
}

#[test]
fn a_board_that_was_turned_is_put_right_and_the_game_goes_on() {
    for (terms, article) in [
        ("fide-2023 none 90+0", "Art. 7.2.2 (FIDE 2023)"),
        ("fide-2009 none 90+0", "Art. 7.1b (FIDE 2009)"),
        ("fide-2005 none 90+0", "Art. 7.1b (FIDE 2005)"),
        ("fide-2001 none 90+0", "Art. 7.1b (FIDE 2001)"),
        ("ussr-1956 none 90+0", "§ 15 (USSR 1956)"),
    ] {
        set_up_wrong(
            terms,
            2,
            "arbiter wrong board",
            SetupRuling::BoardPutRight,
            article,
        );
    }
}

#[test]
fn wrong_colours_by_edition() {
    use SetupRuling::{GoesOn, NewGame};
    let (line, anew) = ("arbiter wrong colours", "arbiter wrong colours-new");
    for (terms, moves, line, ruling, article) in [
        (
            "fide-2023 none 90+0",
            2,
            line,
            NewGame,
            "Art. 7.3 (FIDE 2023)",
        ),
        (
            "fide-2009 none 90+0",
            2,
            line,
            GoesOn,
            "Art. 7.2 (FIDE 2009)",
        ),
        (
            "fide-2009 none 90+0",
            2,
            anew,
            NewGame,
            "Art. 7.2 (FIDE 2009)",
        ),
        (
            "fide-2005 none 90+0",
            2,
            line,
            GoesOn,
            "Art. 7.2 (FIDE 2005)",
        ),
        (
            "fide-2005 none 90+0",
            2,
            anew,
            NewGame,
            "Art. 7.2 (FIDE 2005)",
        ),
        (
            "fide-2001 none 90+0",
            2,
            anew,
            NewGame,
            "Art. 7.2 (FIDE 2001)",
        ),
        ("ussr-1956 none 90+0", 2, line, GoesOn, "§ 15 (USSR 1956)"),
        ("ussr-1956 none 90+0", 2, anew, GoesOn, "§ 15 (USSR 1956)"),
    ] {
        set_up_wrong(terms, moves, line, ruling, article);
    }
    let mut table = Table::new("fide-2023 none 90+0");
    play_quietly(&mut table, 10);
    table.line("arbiter in");
    let events = table.line(line);
    let [Event::Arbiter(ArbiterEvent::SetUpWrong(what, ruled, _))] = events.as_slice() else {
        panic!("after ten moves: {events:?}");
    };
    assert_eq!((*what, *ruled), (SetupFault::Colours, GoesOn));
}

#[test]
fn with_the_right_colours_the_blind_player_has_the_other_ones() {
    let mut table = Table::new("fide-2023 black 90+0");
    table.lines("arbiter in, arbiter assistant black on, arbiter wrong colours, yes");
    assert_eq!(table.session().agreement().blind, [true, false]);
}

/// The game goes back after a question; returns what was told.
#[track_caller]
fn back(table: &mut Table, line: &str) -> Vec<Event> {
    let asked = table.line(line);
    // What was legal is said to be so first.
    assert!(
        matches!(asked.last(), Some(Event::Asked(_))),
        "{line}: {asked:?}"
    );
    table.line("yes")
}

#[test]
fn displaced_pieces_go_back_and_the_clocks_are_set() {
    for (terms, displaced, clocks) in [
        (
            "fide-2023 none 90+30",
            "Art. 7.4 and 7.6 (FIDE 2023)",
            "Art. 7.1 (FIDE 2023)",
        ),
        (
            "fide-2009 none 90+30",
            "Art. 7.3 and 7.5 (FIDE 2009)",
            "Art. 6.13 (FIDE 2009)",
        ),
        (
            "fide-2005 none 90+30",
            "Art. 7.3 and 7.5 (FIDE 2005)",
            "Art. 6.14 (FIDE 2005)",
        ),
        (
            "fide-2001 none 90+30",
            "Art. 7.3 and 7.5 (FIDE 2001)",
            "Art. 6.14 (FIDE 2001)",
        ),
    ] {
        let mut table = Table::new(terms);
        table.line("e4");
        table.wait(10_000);
        table.lines("clock, e5, clock, Nf3, clock");
        table.line("arbiter in");
        let events = back(&mut table, "arbiter back 1 black");
        let law: Vec<_> = events.iter().flat_map(articles).collect();
        assert_eq!(law, [displaced, clocks], "{terms}");
        let session = table.session();
        assert_eq!(session.record().plies(), 1);
        let clock = session.clock().unwrap();
        assert_eq!((clock.moves(Side::White), clock.moves(Side::Black)), (1, 0));
        let law: Vec<_> = table
            .line("arbiter clock white 1:20:00")
            .iter()
            .flat_map(articles)
            .collect();
        assert_eq!(law, [clocks], "{terms}");
        table.line("arbiter clocks-then");
        // White had used ten seconds and had the increment for one move.
        assert_eq!(readings_ms(&table), [5_450_000, 5_430_000], "{terms}");
        table.line("arbiter out");
        let clock = table.session().clock().unwrap();
        assert_eq!(clock.running(), Running::Runs(Side::Black));
    }
    silent("ussr-1956 none 90+0", "arbiter displaced white");
}

#[test]
fn fide_2023_article_7_4_the_displacer_restores_on_his_own_time() {
    let mut table = Table::new("fide-2023 none 5+0");
    table.lines("e4, clock, arbiter in");
    table.line("arbiter displaced white");
    table.wait(20_000);
    assert_eq!(readings_ms(&table), [280_000, 300_000]);
    table.line("arbiter restored");
    table.wait(20_000);
    assert_eq!(readings_ms(&table), [280_000, 300_000]);
    table.line("arbiter out");
    let clock = table.session().clock().unwrap();
    assert_eq!(clock.running(), Running::Runs(Side::Black));
}

#[test]
fn an_illegal_move_is_taken_back_while_the_edition_lets_the_arbiter() {
    // To the end of the game, to the next round, or until the opponent has moved.
    for (terms, article) in [
        ("fide-2023 none 90+0", "Art. 7.5.1 and 7.5.5 (FIDE 2023)"),
        ("fide-2005 none 90+0", "Art. 7.4 (FIDE 2005)"),
        ("ussr-1956 none 90+0", "§ 15 (USSR 1956)"),
    ] {
        let mut table = Table::new(terms);
        table.lines("e4, clock, e5, clock, Nf3, clock, arbiter in");
        let events = back(&mut table, "arbiter back 1 white illegal");
        let law = events.iter().flat_map(articles).next();
        assert_eq!(law, Some(article), "{terms}");
    }
    let article = "App. A.5.2 and A.3 (FIDE 2023)";
    let mut table = Table::new("fide-2023 rapid none 20+0");
    table.lines("e4, clock, e5, clock, Nf3, clock, arbiter in");
    beyond(
        &mut table,
        "arbiter back 1 white illegal",
        Limit::TooLate,
        article,
    );
    // Both players want it put right.
    back(&mut table, "arbiter back 1 white agreed");
    let mut table = Table::new("fide-2005 rapid none 20+0");
    table.lines("e4, clock, e5, clock, Nf3, clock, arbiter in");
    let article = "Art. 7.4 and App. B.6 (FIDE 2005)";
    beyond(
        &mut table,
        "arbiter back 1 white agreed",
        Limit::TooLate,
        article,
    );
    // Here only the opponent brings a move before the arbiter.
    beyond(
        &mut table,
        "arbiter back 2 white illegal",
        Limit::Unclaimed,
        article,
    );
}

#[test]
fn ussr_1956_section_15_a_game_that_is_over_is_still_put_right() {
    let lines = "f3, clock, e5, clock, g4, clock, Qh4, arbiter in";
    let mut table = Table::new("ussr-1956 none 90+0");
    table.lines(lines);
    assert!(table.session().record().outcome().is_some());
    back(&mut table, "arbiter back 2 white illegal");
    assert_eq!(table.session().record().outcome(), None);
    table.line("arbiter out");
    let clock = table.session().clock().unwrap();
    assert_eq!(clock.running(), Running::Runs(Side::White));
    let mut table = Table::new("fide-2005 none 90+0");
    table.lines(lines);
    let article = "Art. 7.4 (FIDE 2005)";
    beyond(
        &mut table,
        "arbiter back 2 white illegal",
        Limit::GameOver,
        article,
    );
    beyond(
        &mut table,
        "arbiter wrong pieces",
        Limit::GameOver,
        "Art. 7.1a (FIDE 2005)",
    );
}

#[test]
fn fide_2023_app_a_5_4_an_illegal_position_is_drawn_after_the_next_move() {
    let article = "App. A.5.4 (FIDE 2023)";
    let line = "arbiter illegal-position";
    let mut table = Table::new("fide-2023 rapid none 20+0");
    table.lines("e4, clock, arbiter in");
    // Legal moves have led to it: that is said, and asked about.
    let seen = back(&mut table, line);
    assert_eq!(
        seen.iter().flat_map(articles).collect::<Vec<_>>(),
        [article]
    );
    beyond(&mut table, line, Limit::WaitForMove, article);
    table.lines("arbiter out, e5, clock, arbiter in");
    let events = back(&mut table, line);
    assert!(matches!(events.as_slice(), [Event::Ruled(ruling)]
        if ruling.article == article && ruling.verdict == Verdict::IllegalPosition));
    assert_eq!(table.session().record().outcome(), Some(GameResult::Draw));
    for (terms, limit, article) in [
        (
            "fide-2023 none 90+0",
            Limit::NothingIllegal,
            "Art. 7.5.1 and 7.5.5 (FIDE 2023)",
        ),
        (
            "fide-2005 rapid none 20+0",
            Limit::NothingIllegal,
            "Art. 7.4 and App. B.6 (FIDE 2005)",
        ),
    ] {
        let mut table = Table::new(terms);
        table.line("arbiter in");
        beyond(&mut table, line, limit, article);
    }
    // An illegal move waits to be claimed.
    let mut table = Table::new("fide-2005 rapid none 20+0");
    table.lines("lift e2, put e5, clock, arbiter in");
    beyond(&mut table, line, Limit::Unclaimed, "App. B.6 (FIDE 2005)");
}

#[test]
fn a_clock_that_was_set_wrong_is_put_right() {
    for (terms, article) in [
        ("fide-2023 none 90+0", "Art. 6.10.2 (FIDE 2023)"),
        ("fide-2009 none 90+0", "Art. 6.10b (FIDE 2009)"),
        ("fide-2005 none 90+0", "Art. 6.11 (FIDE 2005)"),
        ("fide-2001 none 90+0", "Art. 6.11 (FIDE 2001)"),
        ("ussr-1956 none 90+0", "§ 18 (USSR 1956)"),
    ] {
        assert_eq!(cited(terms, "arbiter clock white 1:00:00"), [article]);
        assert_eq!(cited(terms, "arbiter moves black 7"), [article]);
    }
}

#[test]
fn ussr_1956_section_18_time_is_taken_only_if_each_keeps_fifteen_minutes() {
    let mut table = Table::new("ussr-1956 none ussr-1956-40-20");
    table.line("arbiter in");
    let article = "§ 18 (USSR 1956)";
    let line = "arbiter clock white 0:14:59";
    beyond(&mut table, line, Limit::KeepsAtLeast(900), article);
    table.line("arbiter clock white 0:15:00");
    assert_eq!(readings_ms(&table)[0], 900_000);
    // More time is given always; nobody need keep anything then.
    let mut table = Table::new("ussr-1956 none 10+0");
    table.line("arbiter in");
    table.line("arbiter clock black 0:12:00");
    assert_eq!(readings_ms(&table)[1], 720_000);
    beyond(
        &mut table,
        "arbiter clock black 0:11:00",
        Limit::KeepsAtLeast(900),
        article,
    );
}

#[test]
fn who_speaks_of_a_forgotten_clock() {
    let mut table = Table::new("ussr-1956 none 90+0");
    let article = "§ 18 (USSR 1956)";
    beyond(
        &mut table,
        "arbiter tell-to-press",
        Limit::NothingForgotten,
        article,
    );
    table.line("e4");
    let events = table.line("arbiter tell-to-press");
    assert!(
        matches!(events.as_slice(), [Event::Arbiter(ArbiterEvent::ToldToPress(Side::White, law))]
        if law.article == article)
    );
    for (edition, article) in [
        ("fide-2005", "Art. 13.6 (FIDE 2005)"),
        ("fide-2009", "Art. 13.6 (FIDE 2009)"),
        ("fide-2023", "Art. 12.6 (FIDE 2023)"),
    ] {
        let mut table = Table::new(&format!("{edition} none 90+0"));
        table.line("e4");
        beyond(&mut table, "arbiter tell-to-press", Limit::Silent, article);
    }
    silent("fide-2001 none 90+0", "arbiter tell-to-press");
}

#[test]
fn sheets_that_differ_go_back_to_where_they_agree() {
    for (edition, article) in [
        ("fide-2023", "App. D.2.9 (FIDE 2023)"),
        ("fide-2009", "App. E.2.7 and E.2.8 (FIDE 2009)"),
        ("fide-2005", "App. F.2.7 and F.2.8 (FIDE 2005)"),
        ("fide-2001", "App. F.2.7 and F.2.8 (FIDE 2001)"),
    ] {
        let mut table = Table::new(&format!("{edition} none 90+0"));
        table.lines("e4, clock, e5, clock, Nf3, clock, Nc6, clock, arbiter in");
        // One who has not written the last moves yet has written nothing wrong.
        for same in ["1. e4 e5 2. Nf3 Nc6", "e4 e5 Nf3", "1.e4 e5 {so far}"] {
            let events = table.line(&format!("arbiter sheet black {same}"));
            let agrees = matches!(events.as_slice(), [Event::Arbiter(ArbiterEvent::SheetsAgree(Side::Black, law))]
                if law.article == article);
            assert!(agrees, "{same}: {events:?}");
        }
        let events = table.line("arbiter sheet black 1. e4 e5 2. Nc3 Nc6");
        let [
            Event::Arbiter(ArbiterEvent::SheetsDiffer {
                before,
                record,
                sheet,
                law,
                ..
            }),
            Event::Asked(_),
        ] = events.as_slice()
        else {
            panic!("{events:?}");
        };
        assert_eq!(
            (before.number(), sheet.as_str(), law.article),
            (2, "Nc3", article)
        );
        assert_eq!(record.map(|mv| mv.to_string()).as_deref(), Some("g1f3"));
        table.line("no");
        assert_eq!(
            table.session().record().plies(),
            4,
            "no is the answer that changes nothing"
        );
        table.line("arbiter sheet black 1. e4 e5 2. Ke3 Nc6");
        let events = table.line("yes");
        assert!(
            matches!(events.as_slice(), [Event::Arbiter(ArbiterEvent::WentBack { law, .. })]
            if law.article == article)
        );
        assert_eq!(table.session().record().plies(), 2);
    }
    silent("ussr-1956 none 90+0", "arbiter sheet white e4");
}

#[test]
fn a_board_that_differs_follows_the_sheets() {
    let mut table = Table::new("fide-2005 black 90+0 read-out");
    table.lines("e4, clock, lift e7, put e5, read-out, clock, Nf3, clock, arbiter in");
    let agrees =
        table.line("arbiter board black rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
    assert!(matches!(
        agrees.as_slice(),
        [Event::Arbiter(ArbiterEvent::BoardAgrees(Side::Black, _))]
    ));
    let events =
        table.line("arbiter board black rnbqkbnr/pppp1ppp/8/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR");
    let [
        Event::Arbiter(ArbiterEvent::BoardDiffers {
            side,
            squares,
            since,
            law,
        }),
    ] = events.as_slice()
    else {
        panic!("{events:?}");
    };
    let four = ["b1", "g1", "c3", "f3"].map(square);
    assert_eq!((*side, squares.as_slice()), (Side::Black, four.as_slice()));
    let (position, made) = since.as_ref().unwrap();
    assert_eq!(
        (position.number(), made.map(|mv| mv.to_string())),
        (2, Some("b1c3".to_owned()))
    );
    assert_eq!(law.article, "App. F.2.7 and F.2.8 (FIDE 2005)");
    assert_eq!(table.session().record().plies(), 3, "the record stays");
    let events = table.line("arbiter board black rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    let missing = matches!(
        events.as_slice(),
        [Event::Arbiter(ArbiterEvent::BoardDiffers {
            since: Some((_, None)),
            ..
        })]
    );
    assert!(missing, "{events:?}");
    for strange in [
        "xx",
        "8/8",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRR",
        "9/8/8/8/8/8/8/8",
    ] {
        let events = table.line(&format!("arbiter board black {strange}"));
        assert_eq!(
            events,
            [Event::Refused(Refusal::Arbiter(Hindrance::Unreadable))],
            "{strange}"
        );
    }
}

#[test]
fn either_may_demand_two_boards_when_one_sees_and_one_does_not() {
    for (edition, article) in [
        ("fide-2001", "App. F.1 (FIDE 2001)"),
        ("fide-2005", "App. F.1 (FIDE 2005)"),
        ("fide-2009", "App. E.1 (FIDE 2009)"),
        ("fide-2023", "App. D.1 (FIDE 2023)"),
    ] {
        let mut table = Table::new(&format!("{edition} white 90+0"));
        let events = table.line("arbiter two-boards");
        let [Event::Arbiter(ArbiterEvent::TwoBoards(law, Some((Side::Black, _))))] =
            events.as_slice()
        else {
            panic!("{events:?}");
        };
        assert_eq!(law.article, article);
        assert!(table.session().agreement().two_boards);
        let mut table = Table::new(&format!("{edition} both 90+0"));
        beyond(&mut table, "arbiter two-boards", Limit::NotMixed, article);
    }
    silent("ussr-1956 white 90+0", "arbiter two-boards");
}

#[test]
fn a_blind_player_may_have_an_assistant_and_the_sighted_one_without() {
    for (edition, blind, sighted) in [
        (
            "fide-2005",
            "App. F.2.9 (FIDE 2005)",
            "App. F.2.9 (FIDE 2005)",
        ),
        (
            "fide-2009",
            "App. E.2.9 (FIDE 2009)",
            "App. E.2.10 (FIDE 2009)",
        ),
        (
            "fide-2023",
            "App. D.2.10 (FIDE 2023)",
            "App. D.2.11 (FIDE 2023)",
        ),
    ] {
        let mut table = Table::new(&format!("{edition} white 90+0 words"));
        table.lines("lift e2, put e4");
        assert_eq!(
            table.line("read-out"),
            [Event::Refused(Refusal::NotReadOut)]
        );
        let law: Vec<_> = table
            .line("arbiter assistant white on")
            .iter()
            .flat_map(articles)
            .collect();
        assert_eq!(law, [blind]);
        // The assistant announces.
        assert!(matches!(
            table.line("read-out").as_slice(),
            [Event::Turn(TurnEvent::Announced { .. })]
        ));
        beyond(
            &mut table,
            "arbiter assistant black on",
            Limit::HasAssistant,
            sighted,
        );
        table.line("arbiter assistant white off");
        let law: Vec<_> = table
            .line("arbiter assistant black on")
            .iter()
            .flat_map(articles)
            .collect();
        assert_eq!(law, [sighted]);
    }
    silent("ussr-1956 white 90+0", "arbiter assistant white on");
}

#[test]
fn the_incidents_of_a_game_can_be_asked_for() {
    let mut table = Table::new("fide-2023 none 5+0");
    let incidents = |table: &mut Table| match table.line("incidents").as_slice() {
        // The arbiter hears with them that nobody is helped.
        [
            Event::Incidents(incidents),
            Event::Practice(PracticeEvent::NoHelp),
        ] => incidents.clone(),
        other => panic!("{other:?}"),
    };
    assert!(incidents(&mut table).is_empty());
    // The program's own rulings are among them.
    table.lines("clock, e4, clock, arbiter in, arbiter warn black, arbiter out");
    let told = incidents(&mut table);
    assert!(matches!(
        told[0].event,
        Event::Turn(TurnEvent::Penalised(_))
    ));
    assert!(matches!(
        told[1].event,
        Event::Arbiter(ArbiterEvent::Sanctioned(Side::Black, ..))
    ));
    assert_eq!((told[1].number, told[1].side), (1, Side::Black));
    assert_eq!(told.len(), 2);
    // A new game for the old one keeps them.
    table.lines("arbiter in, arbiter wrong pieces, yes");
    assert_eq!(incidents(&mut table).len(), 3);
}

#[test]
fn an_arbiter_who_acts_is_still_there_after_a_restart() {
    let mut table = Table::new("fide-2023 none 5+0");
    table.lines("e4, clock, arbiter in");
    table.obey(annabella::protocol::report::Report::Started(
        annabella::protocol::settings::Settings::default(),
    ));
    table.line("yes");
    assert!(table.session().has_arbiter());
    assert!(table.wait(400_000).is_empty(), "the clocks stand");
    table.line("arbiter out");
    let clock = table.session().clock().unwrap();
    assert_eq!(clock.running(), Running::Runs(Side::Black));
}

#[test]
fn the_increment_of_a_press_that_does_not_count_is_taken_back() {
    let mut table = Table::new("fide-2005 blitz none 3+5");
    table.line("e4");
    table.wait(10_000);
    table.lines("clock, e5, clock");
    assert_eq!(readings_ms(&table), [180_000, 190_000]);
    table.lines("touch d2, lift g1, put f3");
    table.wait(20_000);
    table.line("clock");
    assert_eq!(readings_ms(&table), [165_000, 190_000]);
    table.wait(1_000);
    table.line("claim illegal");
    assert_eq!(readings_ms(&table), [160_000, 189_000]);
    let clock = table.session().clock().unwrap();
    assert_eq!(
        (clock.moves(Side::White), clock.running()),
        (1, Running::Runs(Side::White))
    );
}

#[test]
fn after_an_illegal_move_that_stands_nothing_is_forgotten() {
    let mut table = Table::new("fide-2005 blitz none 5+0");
    table.lines("e4, clock, e5, clock, lift g1, put g5, clock");
    // Black is to move, though the record still ends before the illegal move.
    let turn = table.line("turn");
    assert!(matches!(turn.as_slice(), [Event::ToMove(position)] if position.turn() == Side::Black));
    table.lines("d6, clock");
    let events = table.line("moves");
    let [Event::MoveList(moves)] = events.as_slice() else {
        panic!("{events:?}");
    };
    assert_eq!(moves.len(), 3);
    assert_eq!(table.session().earlier().len(), 1);
    // The arbiter may go back to before it, where both want that.
    let clock = table.session().clock().unwrap();
    assert_eq!(clock.moves(Side::White), 2);
    table.line("arbiter in");
    let events = back(&mut table, "arbiter back 1 black");
    assert!(matches!(
        events.as_slice(),
        [Event::Arbiter(ArbiterEvent::WentBack { .. })]
    ));
    assert_eq!(
        (
            table.session().earlier().len(),
            table.session().record().plies()
        ),
        (0, 1)
    );
    let clock = table.session().clock().unwrap();
    assert_eq!((clock.moves(Side::White), clock.moves(Side::Black)), (1, 0));
}

#[test]
fn what_an_arbiter_says_is_heard_in_every_language() {
    use annabella::protocol::ask::Ask;
    let voices = crate::common::voices();
    let warn = Intervention::Sanction(Side::White, Sanction::Warning);
    let gain = Intervention::Sanction(Side::Black, Sanction::OpponentGainsTime(120));
    let back = Intervention::GoBack(12, Side::White, Cause::Displaced);
    for (language, lines) in [
        (
            "en",
            [
                "warn White",
                "two minutes for White",
                "White displaced pieces",
                "back to move 12",
                "incidents",
                "the game goes on",
            ],
        ),
        (
            "de",
            [
                "Weiß verwarnen",
                "zwei Minuten für Weiß",
                "Weiß hat Figuren verschoben",
                "zurück zu Zug 12",
                "Vorfälle",
                "die Partie geht weiter",
            ],
        ),
        (
            "ru",
            [
                "предупреждение белым",
                "две минуты белым",
                "белые сдвинули фигуры",
                "назад к ходу 12",
                "случаи",
                "партия продолжается",
            ],
        ),
        (
            "es",
            [
                "advertencia a blancas",
                "dos minutos para blancas",
                "blancas movieron piezas",
                "volver a la jugada 12",
                "incidentes",
                "la partida sigue",
            ],
        ),
        (
            "fr",
            [
                "avertissement aux Blancs",
                "deux minutes pour les Blancs",
                "les Blancs ont déplacé des pièces",
                "retour au coup 12",
                "incidents",
                "la partie continue",
            ],
        ),
    ] {
        let wanted = [
            warn.clone(),
            gain.clone(),
            Intervention::Displaced(Side::White),
            back.clone(),
            Intervention::Incidents,
            Intervention::StepBack,
        ];
        for (line, wanted) in lines.into_iter().zip(wanted) {
            assert_eq!(
                voices.command(line, language),
                Some(Ask::Arbiter(wanted)),
                "{language}: {line}"
            );
        }
    }
}

#[test]
fn an_illegal_move_that_the_arbiter_finds_later_costs_what_it_costs() {
    let lines = "e4, clock, e5, clock, Nf3, clock, arbiter in";
    for (terms, black_ms) in [
        ("fide-2005 none 90+0", 5_520_000),
        ("fide-2023 none 90+0", 5_520_000),
        // Only who claims it gains time; and in 1956 nobody does.
        ("fide-2009 none 90+0", 5_400_000),
        ("ussr-1956 none 90+0", 5_400_000),
    ] {
        let mut table = Table::new(terms);
        table.lines(lines);
        let events = back(&mut table, "arbiter back 1 white illegal");
        assert!(events.iter().any(
            |event| matches!(event, Event::Turn(TurnEvent::Penalised(penalty))
            if penalty.by == Side::White && penalty.number == 1)
        ));
        assert_eq!(readings_ms(&table), [5_400_000, black_ms], "{terms}");
    }
}

#[test]
fn the_page_for_arbiters_names_only_what_is_understood() {
    use annabella::protocol::ask::Ask;
    let voices = crate::common::voices();
    let page = include_str!("../../../docs/en/arbiter.md");
    let mut table = Table::new("fide-2023 both 90+0");
    let verbs = page.split('`').skip(1).step_by(2);
    let verbs: Vec<_> = verbs.filter(|span| span.starts_with("arbiter ")).collect();
    assert!(verbs.len() > 25);
    for verb in verbs {
        let understood = table.means(verb);
        assert!(
            matches!(understood, Some(Ask::Arbiter(_))),
            "{verb}: {understood:?}"
        );
    }
    let said: Vec<_> = page.split('"').skip(1).step_by(2).collect();
    assert!(said.len() > 15);
    for words in said {
        let understood = voices.command(words, "en");
        assert!(
            matches!(understood, Some(Ask::Arbiter(_))),
            "{words}: {understood:?}"
        );
    }
}

#[test]
fn where_none_was_agreed_on_no_arbiter_steps_in() {
    let mut table = Table::new("fide-2005 none 90+0 quickplay no-arbiter");
    table.lines("e4, clock");
    let none = Event::Refused(Refusal::Arbiter(Hindrance::NoneAgreed));
    assert_eq!(table.line("arbiter in"), [none]);
    assert!(!table.session().has_arbiter());
    let clock = table.session().clock().unwrap();
    assert_eq!(clock.running(), Running::Runs(Side::Black));
}
