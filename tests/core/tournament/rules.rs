//! §§ 20, 22, 23 and 27 of 1956, FIDE's rules beside them, Swiss rounds and what is asked.

use super::{BLACK, DRAW, WHITE, at, drawn, entered, happen, play_to, score, withdraw};
use annabella::board::Side;
use annabella::laws;
use annabella::tournament::{
    ByeKind, Entrant, EventLevel, GameScore, NextGame, PairingSystem, Regulations, SwissPairs,
    TieBreak, Tournament, TournamentFact, TournamentFault, TournamentInput, TournamentRound,
    judges,
};

const ROBIN: PairingSystem = PairingSystem::RoundRobin;
const OLD: &str = "ussr-1956";
const NEW: &str = "fide-2023";

pub fn points(event: &Tournament, player: usize) -> u32 {
    let places = event.standings_now();
    places
        .iter()
        .find(|one| one.player == player)
        .unwrap()
        .halves
}

#[test]
fn the_tables_of_1956_are_for_3_to_20() {
    for (count, fits) in [(2, false), (3, true), (20, true), (21, false)] {
        let mut event = entered(ROBIN, OLD, count, 0);
        let drawn = happen(&mut event, TournamentInput::Draw(Some(7)));
        assert_eq!(drawn.is_ok(), fits, "{count}");
        let mut event = entered(ROBIN, NEW, count, 0);
        assert!(happen(&mut event, TournamentInput::Draw(Some(7))).is_ok());
    }
}

#[test]
fn the_same_seed_draws_the_same_numbers_and_another_one_others() {
    let names = |seed| {
        let mut event = entered(ROBIN, NEW, 12, 0);
        happen(&mut event, TournamentInput::Draw(Some(seed))).unwrap();
        assert_eq!(event.seed(), Some(seed));
        let names: Vec<String> = event
            .entrants()
            .iter()
            .map(|one| one.name.clone())
            .collect();
        names
    };
    assert_eq!(names(42), names(42));
    assert_ne!(names(42), names(43));
    let mut sorted = names(42);
    sorted.sort();
    let mut all: Vec<String> = (1..=12).map(|at| format!("P{at}")).collect();
    all.sort();
    assert_eq!(sorted, all);
}

#[test]
fn every_result_of_article_22_has_its_points_and_its_sign() {
    let cases = [
        ("1-0", [2, 0], ["1", "0"]),
        ("0-1", [0, 2], ["0", "1"]),
        ("1/2", [1, 1], ["½", "½"]),
        ("0-0", [0, 0], ["0", "0"]),
        ("+-", [2, 0], ["+", "-"]),
        ("-+", [0, 2], ["-", "+"]),
        ("--", [0, 0], ["-", "-"]),
        ("judged 1/2", [1, 1], ["½", "½"]),
        ("forfeit 0-1", [0, 2], ["-", "+"]),
        ("forfeit 0-0", [0, 0], ["-", "-"]),
        ("annulled", [0, 0], ["x", "x"]),
    ];
    for (typed, halves, signs) in cases {
        let score = GameScore::read(typed).unwrap();
        assert_eq!(Side::BOTH.map(|side| score.halves(side)), halves, "{typed}");
        assert_eq!(Side::BOTH.map(|side| score.sign(side)), signs, "{typed}");
    }
    for typed in ["", "2-0", "judged +-", "1-1", "forfeit 1/2", "forfeit"] {
        assert_eq!(GameScore::read(typed), None, "{typed}");
    }
}

#[test]
fn a_result_is_only_replaced_with_a_reason() {
    let mut event = drawn(ROBIN, NEW, 4, 0);
    score(&mut event, 1, 1, WHITE).unwrap();
    assert_eq!(score(&mut event, 1, 1, WHITE), Ok(vec![]));
    assert_eq!(
        score(&mut event, 1, 1, DRAW),
        Err(TournamentFault::Reason(WHITE))
    );
    let log = event.log().len();
    let reason = "sheets compared".to_owned();
    let input = TournamentInput::Score {
        at: at(1, 1),
        score: DRAW,
        reason,
    };
    let facts = happen(&mut event, input).unwrap();
    assert!(matches!(
        &facts[..],
        [TournamentFact::Scored {
            before: Some(WHITE),
            score: DRAW,
            ..
        }]
    ));
    assert_eq!(event.log().len(), log + 1);
    assert_eq!(points(&event, 1), 1);
}

#[test]
fn who_comes_later_than_the_event_allows_has_lost() {
    let late = |edition: &str, own: Option<u32>, minutes| {
        let mut settled = Regulations::new(ROBIN, edition);
        settled.late_minutes = own;
        let mut event = Tournament::default();
        happen(&mut event, TournamentInput::Found(Box::new(settled))).unwrap();
        for name in ["A", "B", "C", "D"] {
            let entrant = Entrant::typed(name).unwrap();
            happen(&mut event, TournamentInput::Enter(Box::new(entrant))).unwrap();
        }
        happen(&mut event, TournamentInput::Draw(None)).unwrap();
        let (at, player) = (at(1, 1), event.rounds()[0].boards[0].black);
        let input = TournamentInput::Late {
            at,
            player,
            minutes,
        };
        happen(&mut event, input).unwrap();
        event.board(at).unwrap().score
    };
    let lost = Some(GameScore::Forfeit(Some(Side::White)));
    // § 16 gives an hour; one minute more loses, and the event cannot give another time.
    assert_eq!(late(OLD, None, 60), None);
    assert_eq!(late(OLD, None, 61), lost);
    // Today's default is no minute at all, and the event may say another.
    assert_eq!(late(NEW, None, 0), None);
    assert_eq!(late(NEW, None, 1), lost);
    assert_eq!(late(NEW, Some(30), 30), None);
    assert_eq!(late(NEW, Some(30), 31), lost);
}

#[test]
fn an_entry_is_read_with_what_else_is_known() {
    let read = Entrant::typed(
        "Ivanova, Anna rating 1850 title WGM federation RUS seat 2 assistant Maria K touch",
    );
    let read = read.unwrap();
    assert_eq!((read.name.as_str(), read.rating), ("Ivanova, Anna", 1850));
    assert_eq!(
        (read.seat, read.assistant.as_str(), read.touch),
        (2, "Maria K", true)
    );
    for bad in ["", "Anna rating high", "Anna seat -1", "Anna touch maybe"] {
        assert!(Entrant::typed(bad).is_none(), "{bad}");
    }
    assert!(!Entrant::typed("Anna touch no").unwrap().touch);
}

#[test]
fn exactly_half_of_the_games_counts_and_one_less_annuls_all() {
    // Five players, four games each: number 5 has played two or one.
    for (played, annulled) in [(2, false), (1, true)] {
        for edition in [OLD, NEW] {
            let mut event = drawn(ROBIN, edition, 5, 0);
            let mut left = played;
            for round in 1..=5 {
                let seat = super::seat_of(&event.rounds()[round - 1], 5);
                if let (Some((board, side)), true) = (seat, left > 0) {
                    let lost = if side == Side::White { BLACK } else { WHITE };
                    score(&mut event, round, board + 1, lost).unwrap();
                    left -= 1;
                }
            }
            let facts = withdraw(&mut event, 5).unwrap();
            let [
                TournamentFact::Withdrew {
                    annulled: is_annulled,
                    games,
                    article,
                    ..
                },
            ] = &facts[..]
            else {
                panic!("{facts:?}");
            };
            assert_eq!((*is_annulled, *games), (annulled, (played, 4)), "{edition}");
            assert_eq!(*article == "§ 23 (USSR 1956)", edition == OLD);
            let all: u32 = (1..=4).map(|player| points(&event, player)).sum();
            // Either all four have beaten him, two of them without a game, or nothing counts.
            assert_eq!(all, if annulled { 0 } else { 8 }, "{edition}");
            let places = event.standings_now();
            assert_eq!(places[4].player, 5);
            assert_eq!(places[4].is_struck, annulled);
            assert_eq!(
                withdraw(&mut event, 5),
                Err(TournamentFault::Left("P5".into()))
            );
        }
    }
}

#[test]
fn a_game_that_was_played_after_all_makes_half_of_the_games() {
    for edition in [OLD, NEW] {
        let mut event = drawn(ROBIN, edition, 5, 0);
        let mut own = Vec::new();
        for round in 1..=5 {
            if let Some((board, side)) = super::seat_of(&event.rounds()[round - 1], 5) {
                own.push((at(round, board + 1), side));
            }
        }
        let lost = |side| if side == Side::White { BLACK } else { WHITE };
        let [(first, of_first), (second, of_second), ..] = own[..] else {
            panic!();
        };
        score(&mut event, first.round, first.board, lost(of_first)).unwrap();
        let absent = GameScore::Forfeit(Some(of_second.other()));
        score(&mut event, second.round, second.board, absent).unwrap();
        withdraw(&mut event, 5).unwrap();
        assert!(event.standings_now()[4].is_struck, "{edition}");
        let played = TournamentInput::Score {
            at: second,
            score: lost(of_second),
            reason: "it was played".to_owned(),
        };
        let facts = happen(&mut event, played).unwrap();
        let is_told = facts.iter().any(|fact| {
            matches!(
                fact,
                TournamentFact::Withdrew {
                    annulled: false,
                    games: (2, 4),
                    ..
                }
            )
        });
        assert!(is_told, "{facts:?}");
        let all: u32 = (1..=4).map(|player| points(&event, player)).sum();
        assert_eq!(all, 8, "all four have beaten him, two without a game");
        assert!(!event.standings_now()[4].is_struck);
    }
}

#[test]
fn games_that_fide_does_not_count_are_won_without_a_game_by_who_is_there() {
    let mut event = drawn(ROBIN, NEW, 6, 0);
    withdraw(&mut event, 5).unwrap();
    withdraw(&mut event, 6).unwrap();
    for round in event.rounds() {
        for board in &round.boards {
            let gone = Side::BOTH.map(|side| board.at(side) > 4);
            let score = match gone {
                [true, true] => Some(GameScore::Forfeit(None)),
                [true, false] => Some(GameScore::Forfeit(Some(Side::Black))),
                [false, true] => Some(GameScore::Forfeit(Some(Side::White))),
                [false, false] => None,
            };
            assert_eq!(
                board.score, score,
                "C.06 V.4: plus for who is there, else two minuses"
            );
        }
    }
    assert!(
        (1..=4).all(|player| points(&event, player) == 0),
        "they do not count"
    );
}

#[test]
fn who_leaves_later_keeps_the_plus_of_a_round_at_which_he_was() {
    for edition in [NEW, OLD] {
        // In a double round robin of four, numbers 3 and 4 meet in two rounds.
        let mut event = drawn(PairingSystem::DoubleRoundRobin, edition, 4, 0);
        let meet = |round: &TournamentRound| {
            let (board, _) = super::seat_of(round, 4)?;
            round.boards[board].side_of(3).map(|_| board)
        };
        let met: Vec<usize> = (1..=6)
            .filter(|&round| meet(&event.rounds()[round - 1]).is_some())
            .collect();
        let [first, second] = met[..] else {
            panic!("{met:?}");
        };
        for round in 1..=first {
            for board in 1..=2 {
                let is_theirs = meet(&event.rounds()[round - 1]) == Some(board - 1);
                if !(is_theirs && round == first) {
                    score(&mut event, round, board, DRAW).unwrap();
                }
            }
        }
        withdraw(&mut event, 4).unwrap();
        withdraw(&mut event, 3).unwrap();
        for round in met {
            let found = &event.rounds()[round - 1];
            let board = &found.boards[meet(found).unwrap()];
            let plus = Some(GameScore::Forfeit(board.side_of(3)));
            let expected = match (edition == OLD, round == second) {
                // § 23 (USSR 1956) strikes both rows, for neither has played half.
                (true, _) => Some(GameScore::Annulled),
                (false, true) => Some(GameScore::Forfeit(None)),
                (false, false) => plus,
            };
            assert_eq!(board.score, expected, "{edition}, round {round}");
        }
    }
}

#[test]
fn who_comes_too_late_as_well_has_lost_as_well() {
    let mut event = drawn(ROBIN, NEW, 4, 0);
    let (white, black) = {
        let board = event.board(at(1, 1)).unwrap();
        (board.white, board.black)
    };
    let late = |player, minutes| TournamentInput::Late {
        at: at(1, 1),
        player,
        minutes,
    };
    happen(&mut event, late(white, 61)).unwrap();
    let won = Some(GameScore::Forfeit(Some(Side::Black)));
    assert_eq!(event.board(at(1, 1)).unwrap().score, won);
    // In time, or the same one again, changes nothing.
    for again in [late(black, 0), late(white, 90)] {
        assert_eq!(happen(&mut event, again), Err(TournamentFault::GameOver));
    }
    happen(&mut event, late(black, 62)).unwrap();
    let none = Some(GameScore::Forfeit(None));
    assert_eq!(event.board(at(1, 1)).unwrap().score, none);
    assert_eq!((points(&event, white), points(&event, black)), (0, 0));
}

#[test]
fn games_that_were_not_played_are_not_among_the_half() {
    let mut event = drawn(ROBIN, OLD, 5, 0);
    let mut games = 0;
    for round in 1..=5 {
        if let Some((board, side)) = super::seat_of(&event.rounds()[round - 1], 5)
            && games < 2
        {
            score(&mut event, round, board + 1, GameScore::Forfeit(Some(side))).unwrap();
            games += 1;
        }
    }
    let facts = withdraw(&mut event, 5).unwrap();
    assert!(matches!(
        facts[0],
        TournamentFact::Withdrew {
            annulled: true,
            games: (0, 4),
            ..
        }
    ));
}

#[test]
fn unfinished_games_are_judged_before_a_player_leaves() {
    let mut event = drawn(ROBIN, OLD, 4, 0);
    let (board, _) = super::seat_of(&event.rounds()[0], 4).unwrap();
    let day = "1956-05-03".to_owned();
    let adjourn = TournamentInput::Adjourn {
        at: at(1, board + 1),
        sealed_by: 4,
        day,
    };
    happen(&mut event, adjourn).unwrap();
    let fault = withdraw(&mut event, 4);
    assert_eq!(
        fault,
        Err(TournamentFault::JudgeFirst(1, "§ 23 (USSR 1956)"))
    );
    let judged = GameScore::read("judged 1/2").unwrap();
    score(&mut event, 1, board + 1, judged).unwrap();
    let facts = withdraw(&mut event, 4).unwrap();
    // The judged game is among those played: one of three is less than half.
    assert!(matches!(
        facts[0],
        TournamentFact::Withdrew {
            annulled: true,
            games: (1, 3),
            ..
        }
    ));
}

#[test]
fn who_leaves_an_odd_tournament_before_it_starts_means_a_new_draw() {
    let mut odd = drawn(ROBIN, OLD, 7, 0);
    let facts = withdraw(&mut odd, 3).unwrap();
    assert_eq!(
        facts,
        [TournamentFact::DrawAgain("P3".into(), "§ 23 (USSR 1956)")]
    );
    assert!(odd.rounds().is_empty());
    happen(&mut odd, TournamentInput::Draw(Some(1))).unwrap();
    assert_eq!(odd.rounds().len(), 5);
    let mut even = drawn(ROBIN, OLD, 8, 0);
    let facts = withdraw(&mut even, 3).unwrap();
    assert!(matches!(
        facts[0],
        TournamentFact::Withdrew { annulled: true, .. }
    ));
    assert_eq!(even.rounds().len(), 7);
    // Once a game has a result, the tournament has begun.
    let mut begun = drawn(ROBIN, OLD, 7, 0);
    score(&mut begun, 1, 1, DRAW).unwrap();
    let facts = withdraw(&mut begun, 3).unwrap();
    assert!(matches!(facts[0], TournamentFact::Withdrew { .. }));
}

#[test]
fn absences_keep_to_their_players_when_numbers_change() {
    let mut event = entered(PairingSystem::Swiss, NEW, 0, 5);
    for typed in [
        "A rating 1500",
        "B rating 1900",
        "C rating 1700",
        "D rating 1600",
    ] {
        let entrant = Entrant::typed(typed).unwrap();
        happen(&mut event, TournamentInput::Enter(Box::new(entrant))).unwrap();
    }
    let (player, round, bye) = (1, 1, ByeKind::Half);
    happen(&mut event, TournamentInput::Absent { player, round, bye }).unwrap();
    // By rating A is the last; B leaves, and A moves up.
    happen(&mut event, TournamentInput::Draw(Some(5))).unwrap();
    assert_eq!(event.called("a"), Some(4));
    withdraw(&mut event, 1).unwrap();
    let pairs = SwissPairs::typed(["1-2"].into_iter()).unwrap();
    happen(&mut event, TournamentInput::Pair(pairs)).unwrap();
    assert_eq!(event.rounds()[0].byes, [(3, ByeKind::Half)]);
}

#[test]
fn a_result_that_was_a_mistake_opens_the_game_again() {
    let mut event = drawn(ROBIN, NEW, 4, 0);
    let reopen = |event: &mut Tournament, reason: &str| {
        let reason = reason.to_owned();
        let at = at(1, 1);
        happen(event, TournamentInput::Reopen { at, reason })
    };
    assert_eq!(reopen(&mut event, "wrong board"), Ok(vec![]));
    score(&mut event, 1, 1, DRAW).unwrap();
    assert_eq!(reopen(&mut event, " "), Err(TournamentFault::Reason(DRAW)));
    let names = ["P1", "P4"].map(str::to_owned);
    let facts = reopen(&mut event, "wrong board").unwrap();
    assert_eq!(facts, [TournamentFact::Reopened(at(1, 1), names)]);
    assert_eq!(event.board(at(1, 1)).unwrap().score, None);
    withdraw(&mut event, 4).unwrap();
    assert_eq!(
        reopen(&mut event, "x"),
        Err(TournamentFault::Left("P4".into()))
    );
}

#[test]
fn a_player_is_found_by_his_name_if_it_is_one_players() {
    let mut event = entered(ROBIN, NEW, 0, 0);
    for name in ["Ivanova, Anna", "Ivanov, Boris", "Petrov, Boris", "An"] {
        let entrant = Entrant {
            name: name.to_owned(),
            ..Entrant::default()
        };
        happen(&mut event, TournamentInput::Enter(Box::new(entrant))).unwrap();
    }
    let found = [
        "ivanova",
        "IVANOV, b",
        "petr",
        "an",
        "ann",
        "boris",
        "ivan",
        "x",
        "",
    ];
    let numbers = found.map(|name| event.called(name));
    let expected = [
        Some(1),
        Some(2),
        Some(3),
        Some(4),
        Some(1),
        None,
        None,
        None,
        None,
    ];
    assert_eq!(numbers, expected);
}

#[test]
fn who_leaves_a_match_has_lost_it() {
    let mut event = drawn(PairingSystem::Match, OLD, 2, 6);
    for round in 1..=3 {
        let won = if round % 2 == 1 { WHITE } else { BLACK };
        score(&mut event, round, 1, won).unwrap();
    }
    assert_eq!((points(&event, 1), points(&event, 2)), (6, 0));
    withdraw(&mut event, 1).unwrap();
    assert_eq!(event.standings_now()[0].player, 2);
    assert_eq!(event.rounds()[3].boards[0].white, 2);
    assert_eq!(
        event.rounds()[3].boards[0].score,
        Some(GameScore::Forfeit(Some(Side::White)))
    );
}

#[test]
fn adjourned_games_before_the_last_round_are_a_warning_of_article_20() {
    let mut event = drawn(ROBIN, OLD, 4, 0);
    let day = String::new();
    let white = event.rounds()[0].boards[0].white;
    let adjourn = TournamentInput::Adjourn {
        at: at(1, 1),
        sealed_by: white,
        day,
    };
    let facts = happen(&mut event, adjourn).unwrap();
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, TournamentFact::Unfinished(..)))
    );
    score(&mut event, 1, 2, DRAW).unwrap();
    score(&mut event, 2, 1, DRAW).unwrap();
    let facts = score(&mut event, 2, 2, DRAW).unwrap();
    assert!(facts.contains(&TournamentFact::Unfinished(1, "§ 20 (USSR 1956)")));
    score(&mut event, 1, 1, WHITE).unwrap();
    let facts = score(&mut event, 3, 1, WHITE).unwrap();
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, TournamentFact::Unfinished(..)))
    );
}

#[test]
fn judges_are_counted_by_article_27_and_for_the_blind_by_appendix_1() {
    let count = |level, games, blind, players| {
        judges(&laws::USSR_1956, "standard", level, games, blind, players).map(|one| one.count)
    };
    assert_eq!(count(EventLevel::Country, 6, false, 12), Some(2));
    assert_eq!(count(EventLevel::Country, 7, false, 14), Some(3));
    assert_eq!(count(EventLevel::City, 8, false, 16), Some(2));
    assert_eq!(count(EventLevel::Club, 7, false, 14), Some(1));
    assert_eq!(count(EventLevel::Club, 8, false, 15), None);
    assert_eq!(count(EventLevel::Club, 7, true, 14), Some(3));
    let today = |form, games| {
        judges(&laws::FIDE_2023, form, EventLevel::Club, games, true, 20).map(|one| one.count)
    };
    assert_eq!(today("rapid", 7), Some(3));
    assert_eq!(today("blitz", 7), Some(7));
    assert_eq!(today("standard", 7), None);
}

#[test]
fn pairs_of_a_swiss_are_checked() {
    let mut event = drawn(PairingSystem::Swiss, NEW, 5, 5);
    let pairs = |text: &str| SwissPairs::typed(text.split(' ')).unwrap();
    let faults = [
        ("1-3 2-4", TournamentFault::Missing(5)),
        ("1-3 2-3 5", TournamentFault::Twice(3)),
        ("1-3 2-6 5", TournamentFault::Absent(6)),
        ("1-1 2-3 5", TournamentFault::Twice(1)),
    ];
    for (typed, fault) in faults {
        let told = happen(&mut event, TournamentInput::Pair(pairs(typed)));
        assert_eq!(told, Err(fault), "{typed}");
    }
    let first = TournamentInput::Pair(pairs("1-3 2-4 5"));
    happen(&mut event, first.clone()).unwrap();
    assert_eq!(
        happen(&mut event, first),
        Err(TournamentFault::RoundOpen(1))
    );
    score(&mut event, 1, 1, WHITE).unwrap();
    score(&mut event, 1, 2, GameScore::Forfeit(Some(Side::Black))).unwrap();
    let faults = [
        ("3-1 2-5 4", TournamentFault::Met(3, 1)),
        ("1-2 3-4 5", TournamentFault::SecondBye(5)),
        // A win without a game is a free point, too.
        ("1-2 3-5 4", TournamentFault::SecondBye(4)),
    ];
    for (typed, fault) in faults {
        let told = happen(&mut event, TournamentInput::Pair(pairs(typed)));
        assert_eq!(told, Err(fault), "{typed}");
    }
    let absent = TournamentInput::Absent {
        player: 1,
        round: 2,
        bye: ByeKind::Half,
    };
    happen(&mut event, absent).unwrap();
    // Who has not met because one did not come may be paired again.
    happen(&mut event, TournamentInput::Pair(pairs("2-4 5-3"))).unwrap();
    assert_eq!(points(&event, 5), 2);
    assert_eq!(points(&event, 1), 2);
    score(&mut event, 2, 1, DRAW).unwrap();
    score(&mut event, 2, 2, DRAW).unwrap();
    assert_eq!(points(&event, 1), 3);
}

#[test]
fn an_engine_must_keep_the_colours() {
    let mut event = drawn(PairingSystem::Swiss, NEW, 6, 5);
    let pairs = |text: &str| SwissPairs::typed(text.split(' ')).unwrap();
    for typed in ["1-2 3-4 5-6", "1-3 2-5 6-4"] {
        happen(&mut event, TournamentInput::Pair(pairs(typed))).unwrap();
        for board in 1..=3 {
            let round = event.rounds().len();
            score(&mut event, round, board, DRAW).unwrap();
        }
    }
    assert_eq!(
        event.check_colours(&pairs("1-4 2-6 3-5")),
        Err(TournamentFault::Colour(1))
    );
    assert_eq!(event.check_colours(&pairs("4-1 2-6 3-5")), Ok(()));
    let read = SwissPairs::read("3\r\n4 1\r\n2 6\r\n5 0\r\n").unwrap();
    assert_eq!((read.pairs.len(), read.bye), (2, Some(5)));
    for bad in ["", "x", "2\n1 2\n", "1\n1 two\n", "1\n1\n"] {
        assert_eq!(
            SwissPairs::read(bad),
            Err(TournamentFault::Unreadable),
            "{bad:?}"
        );
    }
}

#[test]
fn what_is_asked_is_answered() {
    let mut event = drawn(ROBIN, NEW, 6, 0);
    play_to(&mut event, 3);
    let (leaders, most) = event.leaders();
    assert_eq!(points(&event, leaders[0]), most);
    assert!((1..=6).all(|player| points(&event, player) <= most));
    assert_eq!(event.playing().count(), 3);
    let NextGame::At(place, side, other) = event.next_game(5) else {
        panic!("two rounds are to come");
    };
    let game = event.board(place).unwrap();
    assert_eq!(
        (place.round, game.at(side), game.at(side.other())),
        (4, 5, other)
    );
    let need = event.need(5).unwrap();
    assert_eq!((need.games, need.halves), (2, points(&event, 5)));
    play_to(&mut event, 5);
    assert_eq!(event.leaders().0, [1]);
    assert_eq!(event.need(1).unwrap().for_first, 0);
    assert!(!event.need(6).unwrap().reaches_leader);
    assert_eq!(event.next_game(1), NextGame::None);
}

#[test]
fn the_first_place_is_certain_only_with_what_is_said() {
    let mut seen = [0; 2];
    for seed in 0..20 {
        let mut event = drawn(ROBIN, NEW, 5, 0);
        let mut chance = annabella::chance::Chance::new(seed);
        for round in 1..=4 {
            for board in 1..=2 {
                let one = [WHITE, DRAW, BLACK][chance.below(3)];
                score(&mut event, round, board, one).unwrap();
            }
        }
        for player in 1..=5 {
            let need = event.need(player).unwrap();
            for one in [WHITE, DRAW, BLACK] {
                for other in [WHITE, DRAW, BLACK] {
                    let mut end = event.clone();
                    score(&mut end, 5, 1, one).unwrap();
                    score(&mut end, 5, 2, other).unwrap();
                    let gained = points(&end, player) - points(&event, player);
                    let mut others = (1..=5).filter(|other| *other != player);
                    let is_alone = others.all(|other| points(&end, other) < points(&end, player));
                    assert!(
                        gained < need.for_first || is_alone,
                        "{seed} {player} {need:?}"
                    );
                    seen[usize::from(is_alone)] += 1;
                }
            }
            // Half a point less is not enough.
            assert!(need.for_first == 0 || can_fail(&event, player, need.for_first - 1));
        }
    }
    assert!(seen[0] > 100 && seen[1] > 100, "{seen:?}");
}

/// Whether somebody can have as many points as a player who gains so many halves in the fifth and last round.
fn can_fail(event: &Tournament, player: usize, gained: u32) -> bool {
    let ends = [WHITE, DRAW, BLACK]
        .into_iter()
        .flat_map(|one| [WHITE, DRAW, BLACK].map(|other| (one, other)));
    let mut ends = ends.map(|(one, other)| {
        let mut end = event.clone();
        score(&mut end, 5, 1, one).unwrap();
        score(&mut end, 5, 2, other).unwrap();
        end
    });
    ends.any(|end| {
        let mut others = (1..=5).filter(|other| *other != player);
        points(&end, player) - points(event, player) >= gained
            && others.any(|other| points(&end, other) >= points(&end, player))
    })
}

#[test]
fn the_same_seed_draws_the_same_numbers_however_often_lots_were_drawn() {
    let names = |event: &Tournament| -> Vec<String> {
        event
            .entrants()
            .iter()
            .map(|one| one.name.clone())
            .collect()
    };
    let mut event = drawn(ROBIN, NEW, 9, 0);
    happen(&mut event, TournamentInput::Lots(Some(42))).unwrap();
    let first = names(&event);
    for seed in [Some(43), None, Some(42)] {
        happen(&mut event, TournamentInput::Lots(seed)).unwrap();
    }
    assert_eq!(names(&event), first);
    // As an earlier version drew, so it is still read.
    happen(&mut event, TournamentInput::Draw(Some(42))).unwrap();
    assert_ne!(names(&event), first);
    assert_eq!(
        names(&Tournament::replay(event.log().to_vec())),
        names(&event)
    );
}

#[test]
fn a_result_of_another_round_names_it_and_a_correction_says_why() {
    let mut event = drawn(ROBIN, NEW, 4, 0);
    play_to(&mut event, 1);
    let tells_round = |facts: Vec<TournamentFact>| {
        facts.iter().any(|fact| match fact {
            TournamentFact::Scored { is_other_round, .. } => *is_other_round,
            _ => false,
        })
    };
    assert!(tells_round(score(&mut event, 2, 1, DRAW).unwrap()));
    assert!(!tells_round(score(&mut event, 2, 2, DRAW).unwrap()));
    // Also where a result stands there already, because a player has left.
    let mut left = event.clone();
    withdraw(&mut left, 4).unwrap();
    let open = left.rounds()[2]
        .boards
        .iter()
        .position(|one| one.score.is_none());
    assert!(tells_round(
        score(&mut left, 3, open.unwrap() + 1, DRAW).unwrap()
    ));
    let reason = "both sheets say so".to_owned();
    let corrected = TournamentInput::Score {
        at: at(1, 1),
        score: DRAW,
        reason: reason.clone(),
    };
    happen(&mut event, corrected).unwrap();
    happen(
        &mut event,
        TournamentInput::Reopen {
            at: at(2, 2),
            reason: "wrong board".to_owned(),
        },
    )
    .unwrap();
    let told: Vec<_> = event
        .corrections()
        .iter()
        .map(|one| (one.at, one.now, one.reason.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            (at(1, 1), Some(DRAW), reason.as_str()),
            (at(2, 2), None, "wrong board")
        ]
    );
}

#[test]
fn the_order_of_the_tie_breaks_decides() {
    let mut event = drawn(ROBIN, NEW, 4, 0);
    // 1 wins two and loses one, 2 wins one and draws two: as many points.
    let results = [
        (1, 4, WHITE),
        (2, 3, DRAW),
        (1, 2, BLACK),
        (1, 3, WHITE),
        (2, 4, DRAW),
    ];
    for (one, other, result) in results {
        for round in 1..=3 {
            let found = event.rounds()[round - 1]
                .boards
                .iter()
                .position(|board| board.side_of(one).is_some() && board.side_of(other).is_some());
            if let Some(at) = found {
                let is_white = event.rounds()[round - 1].boards[at].white == one;
                let turned = match (is_white, result) {
                    (false, WHITE) => BLACK,
                    (false, BLACK) => WHITE,
                    (_, other) => other,
                };
                score(&mut event, round, at + 1, turned).unwrap();
            }
        }
    }
    assert_eq!(points(&event, 1), points(&event, 2));
    for (order, first) in [(TieBreak::Wins, 1), (TieBreak::DirectEncounter, 2)] {
        happen(&mut event, TournamentInput::TieBreaks(vec![order])).unwrap();
        assert_eq!(event.standings_now()[0].player, first, "{order:?}");
    }
    let twice = TournamentInput::TieBreaks(vec![TieBreak::Wins, TieBreak::Wins]);
    assert_eq!(
        happen(&mut event, twice),
        Err(TournamentFault::TieBreakTwice)
    );
}

#[test]
fn what_is_known_of_a_player_can_be_amended_at_any_time() {
    let mut event = entered(ROBIN, NEW, 5, 0);
    let amend = |event: &mut Tournament, player, text: &str| {
        let text = text.to_owned();
        happen(event, TournamentInput::Amend { player, text })
    };
    let told = amend(&mut event, 2, "name Title, Anna rating 1850 touch seat 3").unwrap();
    let anna = event.entrant(2).unwrap();
    assert_eq!(told, [TournamentFact::Amended(2, Box::new(anna.clone()))]);
    assert_eq!(anna.name, "Title, Anna");
    assert_eq!((anna.rating, anna.touch, anna.seat), (1850, true, 3));
    // What is not said stays, and what is the same already is nothing new.
    amend(&mut event, 2, "touch no seat 0").unwrap();
    let anna = event.entrant(2).unwrap();
    assert_eq!((anna.rating, anna.touch, anna.seat), (1850, false, 0));
    assert_eq!(amend(&mut event, 2, "rating 1850"), Ok(vec![]));
    let taken = amend(&mut event, 2, "name P3");
    assert_eq!(taken, Err(TournamentFault::NameTaken("P3".to_owned())));
    for wrong in ["", "rating", "rating x", "Anna", "touch maybe"] {
        let refused = amend(&mut event, 2, wrong);
        assert_eq!(
            refused,
            Err(TournamentFault::Entry(wrong.to_owned(), "amend".to_owned()))
        );
    }
    assert_eq!(
        amend(&mut event, 6, "seat 1"),
        Err(TournamentFault::NoPlayer(6))
    );
    // Lots are drawn over the order of entry still, and games stay where they are.
    for _ in 0..2 {
        happen(&mut event, TournamentInput::Lots(None)).unwrap();
        assert_eq!(event.name(2), "Title, Anna");
        happen(&mut event, TournamentInput::Lots(Some(9))).unwrap();
    }
    play_to(&mut event, 2);
    let before = event.standings_now();
    amend(&mut event, 1, "name Zoe").unwrap();
    assert_eq!(event.name(1), "Zoe");
    assert_eq!(event.standings_now(), before);
    let again = Tournament::replay(event.log().to_vec());
    assert_eq!(again.entrants(), event.entrants());
    // Who leaves before there is a game leaves the others their places.
    let mut event = entered(ROBIN, NEW, 4, 0);
    withdraw(&mut event, 2).unwrap();
    happen(&mut event, TournamentInput::Lots(None)).unwrap();
    let names: Vec<String> = (1..=3).map(|one| event.name(one)).collect();
    assert_eq!(names, ["P1", "P3", "P4"]);
}
