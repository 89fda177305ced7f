//! What an organiser types and says in the course of an event, and what he is told.

use annabella::board::Side;
use annabella::input::Intent;
use annabella::protocol::{
    Ask, Event, EventLook, MoveEntry, Question, Report, TournamentAnswer, TournamentAsk,
    TournamentEvent, Who,
};
use annabella::record::GameResult;
use annabella::session::Session;
use annabella::time::Moment;
use annabella::tournament::{
    Entrant, GameScore, NextGame, PairingSystem, SwissPairs, TieBreak, TournamentFact,
    TournamentFault, TournamentInput, TrfWrong,
};

use super::asked::{kept, session_of, told};
use super::{BLACK, DRAW, WHITE, at, drawn, entered, happen, score};

const ROBIN: PairingSystem = PairingSystem::RoundRobin;
const SWISS: PairingSystem = PairingSystem::Swiss;
const NEW: &str = "fide-2023";

fn enter(text: &str) -> TournamentInput {
    TournamentInput::Enter(Box::new(Entrant::typed(text).unwrap()))
}

#[test]
fn a_result_that_would_be_the_first_of_a_round_is_asked_about() {
    // Round 1 ends with board 2; a correction of that board must not begin round 2 without a word.
    let mut session = session_of("");
    let asked = |score| TournamentAsk::Result(2, score, String::new());
    told(&mut session, asked(WHITE));
    let events = kept(&mut session, asked(BLACK));
    assert!(session.question().is_some(), "{events:?}");
    kept(&mut session, Ask::No);
    let event = session.event().unwrap();
    assert_eq!(event.board(at(2, 2)).unwrap().score, None);
    assert_eq!(event.board(at(1, 2)).unwrap().score, Some(WHITE));
}

#[test]
fn between_the_rounds_of_a_swiss_the_next_game_is_not_paired_yet() {
    let mut event = drawn(SWISS, NEW, 4, 3);
    let pairs = SwissPairs::typed("1-3 2-4".split(' ')).unwrap();
    happen(&mut event, TournamentInput::Pair(pairs)).unwrap();
    score(&mut event, 1, 1, WHITE).unwrap();
    assert_eq!(event.next_game(1), NextGame::Unpaired(2));
    score(&mut event, 1, 2, WHITE).unwrap();
    assert_eq!(event.next_game(4), NextGame::Unpaired(2));
    assert_eq!(event.why_no_round(2), TournamentFault::NotPaired(2));
    assert_eq!(event.why_no_round(4), TournamentFault::NotPaired(4));
}

#[test]
fn what_must_come_before_a_round_is_said() {
    let event = entered(ROBIN, NEW, 4, 0);
    assert_eq!(event.why_no_round(0), TournamentFault::NotDrawn);
    let settled = annabella::tournament::Regulations::new(SWISS, NEW);
    let mut event = annabella::tournament::Tournament::default();
    assert_eq!(event.why_no_round(1), TournamentFault::NotFounded);
    let founded = happen(&mut event, TournamentInput::Found(Box::new(settled)));
    assert_eq!(founded, Err(TournamentFault::HowManyRounds));
    let event = drawn(ROBIN, NEW, 4, 0);
    assert_eq!(event.why_no_round(4), TournamentFault::NoRound(4));
}

#[test]
fn an_adjourned_game_that_is_played_ahead_is_in_the_list() {
    let mut session = session_of("");
    let sealed_by = session.event().unwrap().board(at(2, 1)).unwrap().white;
    let ahead = TournamentInput::Adjourn {
        at: at(2, 1),
        sealed_by,
        day: "Friday".to_owned(),
    };
    kept(&mut session, TournamentAsk::Do(Box::new(ahead)));
    let TournamentEvent::Adjourned(games) = told(&mut session, EventLook::Adjourned.into()) else {
        panic!("not a list of games");
    };
    let games: Vec<_> = games.iter().map(|game| game.at).collect();
    assert_eq!(games, [at(2, 1)]);
}

#[test]
fn two_players_of_a_name_are_told_apart_by_what_is_known_of_them() {
    let mut event = entered(ROBIN, NEW, 0, 0);
    happen(&mut event, enter("Ivan Petrov birth 1960")).unwrap();
    let again = happen(&mut event, enter("ivan petrov birth 1960"));
    assert_eq!(again, Err(TournamentFault::NameTaken("ivan petrov".into())));
    assert_eq!(event.name(1), "Ivan Petrov");
    happen(&mut event, enter("Ivan Petrov birth 1991")).unwrap();
    assert_eq!(
        [1, 2].map(|one| event.name(one)),
        ["Ivan Petrov (1)", "Ivan Petrov (2)"]
    );
    assert_eq!(event.called("Ivan Petrov"), None);
    assert_eq!(event.called("Ivan Petrov (2)"), Some(2));
    // A report has the names as they are.
    assert!(!event.trf(false).contains("(1)"), "{}", event.trf(false));
    let other = TournamentInput::Amend {
        player: 2,
        text: "name Ivan Petrenko".to_owned(),
    };
    happen(&mut event, other).unwrap();
    assert_eq!(event.name(1), "Ivan Petrov");
}

#[test]
fn what_cannot_be_a_name_is_refused() {
    let mut event = entered(ROBIN, NEW, 0, 0);
    for name in ["1-0", "7", "???"] {
        let wrong = TournamentFault::Value("value-name", name.to_owned());
        assert_eq!(happen(&mut event, enter(name)), Err(wrong));
    }
    let long = happen(&mut event, enter(&"n".repeat(34)));
    let wrong = TournamentFault::Value("value-name-length", "33".to_owned());
    assert_eq!(long, Err(wrong));
    happen(&mut event, enter(&"n".repeat(33))).unwrap();
}

#[test]
fn a_report_of_teams_is_refused() {
    let mut event = annabella::tournament::Tournament::default();
    let mut text = drawn(ROBIN, NEW, 4, 0).trf(false);
    text.push_str("013 Club A                               1    2\n");
    let Err(TournamentFault::Trf(fault)) = happen(&mut event, TournamentInput::Import(text)) else {
        panic!("teams are taken for players");
    };
    assert_eq!(fault.what, TrfWrong::Teams);
}

#[test]
fn a_game_that_is_over_is_not_begun_from_the_table() {
    let mut session = session_of("");
    told(&mut session, TournamentAsk::Table);
    let event = session.event().unwrap();
    let [row, column] = {
        let table = event.cross_table();
        let game = event.board(at(1, 1)).unwrap();
        [game.white, game.black].map(|one| {
            table
                .players
                .iter()
                .position(|other| *other == one)
                .unwrap()
        })
    };
    let right = TournamentAsk::Leap(annabella::board::Step::Right, column);
    told(&mut session, right);
    if row > 0 {
        let down = TournamentAsk::Leap(annabella::board::Step::Down, row);
        told(&mut session, down);
    }
    let over = TournamentEvent::Refused(TournamentFault::GameOver);
    assert_eq!(told(&mut session, TournamentAsk::Pick(None)), over);
}

#[test]
fn results_are_said_of_a_board_in_every_way() {
    use GameResult::{LostByBoth, Win};
    use annabella::board::Side::{Black, White};
    let lines = [
        ("en", "board two, both lose", GameScore::Played(LostByBoth)),
        ("en", "board two 1-0", WHITE),
        ("en", "board two Black lost", WHITE),
        (
            "en",
            "board two White wins by forfeit",
            GameScore::Forfeit(Some(White)),
        ),
        (
            "en",
            "board two forfeit 0-1",
            GameScore::Forfeit(Some(Black)),
        ),
        (
            "en",
            "board two judged half",
            GameScore::Adjudicated(GameResult::Draw),
        ),
        ("en", "board two annulled", GameScore::Annulled),
        (
            "de",
            "Brett zwei kampflos für Weiß",
            GameScore::Forfeit(Some(White)),
        ),
        (
            "de",
            "Brett zwei beide verlieren",
            GameScore::Played(LostByBoth),
        ),
        (
            "ru",
            "доска два проиграли оба",
            GameScore::Played(LostByBoth),
        ),
        (
            "ru",
            "доска два победа чёрных",
            GameScore::Played(Win(Black)),
        ),
        (
            "fr",
            "échiquier deux les deux perdent",
            GameScore::Played(LostByBoth),
        ),
        (
            "es",
            "tablero dos pierden los dos",
            GameScore::Played(LostByBoth),
        ),
    ];
    for (language, line, score) in lines {
        let intent = meant(language, line);
        let expected = Ask::from(TournamentAsk::Result(2, score, String::new()));
        assert!(is(&intent, &expected), "{language} {line}: {intent:?}");
    }
    let intent = meant("ru", "доска 1.2 1-0");
    let input = TournamentInput::Score {
        at: at(1, 2),
        score: WHITE,
        reason: String::new(),
    };
    let expected = Ask::from(TournamentAsk::Do(Box::new(input)));
    assert!(is(&intent, &expected), "{intent:?}");
    let intent = meant("en", "board two drawn because on agreement");
    let reason = "on agreement".to_owned();
    let expected = Ask::from(TournamentAsk::Result(2, DRAW, reason));
    assert!(is(&intent, &expected), "{intent:?}");
}

#[test]
fn the_word_alone_tells_the_round_and_adjourned_alone_the_list() {
    for (language, line) in [("en", "tournament"), ("de", "Turnier"), ("ru", "турнир")] {
        let expected = Ask::from(TournamentAsk::from(EventLook::Pairings(None)));
        let intent = meant(language, line);
        assert!(is(&intent, &expected), "{language}: {intent:?}");
    }
    let expected = Ask::from(TournamentAsk::from(EventLook::Adjourned));
    let intent = meant("en", "tournament adjourned");
    assert!(is(&intent, &expected), "{intent:?}");
}

#[test]
fn what_the_pages_for_organisers_say_is_understood_at_once() {
    let look = |look: EventLook| Ask::from(TournamentAsk::from(look));
    for (language, lines, asks) in [
        (
            "en",
            ["who leads", "who is ahead", "who is winning"],
            EventLook::Leaders,
        ),
        (
            "de",
            ["wer führt", "wer liegt vorn", "wer gewinnt"],
            EventLook::Leaders,
        ),
        (
            "ru",
            ["кто лидирует", "кто ведёт", "кто впереди"],
            EventLook::Leaders,
        ),
        (
            "fr",
            ["qui mène", "qui est en tête", "qui gagne"],
            EventLook::Leaders,
        ),
        (
            "es",
            ["quién lidera", "quién va primero", "quién gana"],
            EventLook::Leaders,
        ),
        (
            "en",
            [
                "who is still playing",
                "which games are still open",
                "open games",
            ],
            EventLook::Playing,
        ),
        (
            "de",
            [
                "wer spielt noch",
                "welche Partien laufen noch",
                "offene Partien",
            ],
            EventLook::Playing,
        ),
        (
            "ru",
            ["кто ещё играет", "какие партии идут", "кто ещё не закончил"],
            EventLook::Playing,
        ),
        (
            "fr",
            ["qui joue encore", "qui joue toujours", "parties en cours"],
            EventLook::Playing,
        ),
        (
            "es",
            [
                "quién sigue jugando",
                "quién juega todavía",
                "partidas en juego",
            ],
            EventLook::Playing,
        ),
        (
            "en",
            ["players", "participants", "who takes part"],
            EventLook::Players,
        ),
        (
            "de",
            ["Teilnehmer", "Spieler", "wer nimmt teil"],
            EventLook::Players,
        ),
        (
            "ru",
            ["участники", "игроки", "кто участвует"],
            EventLook::Players,
        ),
        (
            "fr",
            ["joueurs", "participants", "qui participe"],
            EventLook::Players,
        ),
        (
            "es",
            ["jugadores", "participantes", "quién participa"],
            EventLook::Players,
        ),
        (
            "en",
            ["round 2", "pairings of round 2", "pairings for round 2"],
            EventLook::Pairings(Some(2)),
        ),
        (
            "de",
            ["Runde 2", "Paarungen der Runde 2", "Paarungen von Runde 2"],
            EventLook::Pairings(Some(2)),
        ),
        (
            "ru",
            ["тур 2", "пары тура 2", "пары 2 тура"],
            EventLook::Pairings(Some(2)),
        ),
        (
            "fr",
            [
                "ronde 2",
                "appariements de la ronde 2",
                "tournoi appariements 2",
            ],
            EventLook::Pairings(Some(2)),
        ),
        (
            "es",
            [
                "ronda 2",
                "emparejamientos de la ronda 2",
                "torneo emparejamientos 2",
            ],
            EventLook::Pairings(Some(2)),
        ),
        (
            "ru",
            ["положение", "турнирное положение", "положение в турнире"],
            EventLook::Standings,
        ),
    ] {
        for line in lines {
            let intent = meant(language, line);
            assert!(
                is(&intent, &look(asks.clone())),
                "{language} {line}: {intent:?}"
            );
        }
    }
}

#[test]
fn a_board_of_a_round_and_an_adjourned_game_are_said_without_a_form() {
    let scored = TournamentInput::Score {
        at: at(2, 1),
        score: DRAW,
        reason: String::new(),
    };
    let scored = Ask::from(TournamentAsk::Do(Box::new(scored)));
    for (language, line) in [
        ("en", "round 2 board 1 draw"),
        ("en", "round two, board one, half"),
        ("en", "board one of round two: a draw"),
        ("de", "Brett 1 in Runde 2 remis"),
        ("de", "Runde 2 Brett 1 remis"),
        ("ru", "тур 2 доска 1 ничья"),
        ("fr", "ronde 2 échiquier 1 nulle"),
        ("es", "ronda 2 tablero 1 tablas"),
    ] {
        let intent = meant(language, line);
        assert!(is(&intent, &scored), "{language} {line}: {intent:?}");
    }
    let adjourned = TournamentInput::Adjourn {
        at: at(1, 2),
        sealed_by: 2,
        day: "Friday".to_owned(),
    };
    let adjourned = Ask::from(TournamentAsk::Do(Box::new(adjourned)));
    let intent = meant("en", "board two adjourned Boris Friday");
    assert!(is(&intent, &adjourned), "{intent:?}");
    let unfit = TournamentAsk::Unfit("board two adjourned".into(), "adjourn".into());
    let intent = meant("en", "board two adjourned");
    assert!(is(&intent, &unfit.into()), "{intent:?}");
}

#[test]
fn who_has_resigned_or_not_come_has_not_won() {
    for (language, line, score) in [
        ("en", "board two white resigned", BLACK),
        ("en", "board two, black's flag fell", WHITE),
        (
            "en",
            "board two white didn't come",
            GameScore::Forfeit(Some(Side::Black)),
        ),
        ("en", "board two nobody came", GameScore::Forfeit(None)),
        ("de", "Brett zwei Weiß gibt auf", BLACK),
        ("de", "Brett zwei Zeitüberschreitung Schwarz", WHITE),
        (
            "de",
            "Brett zwei Schwarz ist nicht gekommen",
            GameScore::Forfeit(Some(Side::White)),
        ),
        ("de", "Brett zwei Punkteteilung", DRAW),
        ("ru", "доска два белые сдались", BLACK),
        ("ru", "доска два никто не пришёл", GameScore::Forfeit(None)),
        ("fr", "échiquier deux les noirs abandonnent", WHITE),
        (
            "fr",
            "échiquier deux personne n'est venu",
            GameScore::Forfeit(None),
        ),
        ("es", "tablero dos las blancas abandonan", BLACK),
        ("es", "tablero dos no vino nadie", GameScore::Forfeit(None)),
    ] {
        let intent = meant(language, line);
        let result = TournamentAsk::Result(2, score, String::new());
        assert!(is(&intent, &result.into()), "{language} {line}: {intent:?}");
    }
    // What is said of a board and cannot be read is neither a result nor anything else.
    for line in [
        "board two white is thinking",
        "board two black offers a draw",
        "board two nobody knows",
    ] {
        let intent = meant("en", line);
        let unread = Ask::from(TournamentAsk::Unread(line.to_owned()));
        assert!(is(&intent, &unread), "{line}: {intent:?}");
    }
}

#[test]
fn tie_breaks_are_named_in_words() {
    let order = vec![
        TieBreak::BuchholzCut1,
        TieBreak::DirectEncounter,
        TieBreak::SonnebornBerger,
    ];
    let order = TournamentInput::TieBreaks(order);
    let order = Ask::from(TournamentAsk::Do(Box::new(order)));
    for (language, line) in [
        (
            "en",
            "tournament tie breaks Buchholz cut one, direct encounter, Sonneborn-Berger",
        ),
        ("en", "tournament tie breaks BH/C1 DE SB"),
        (
            "de",
            "Turnier Feinwertung Buchholz ohne den niedrigsten, direkter Vergleich, Sonneborn-Berger",
        ),
        (
            "ru",
            "турнир коэффициенты усечённый Бухгольц, личная встреча, Зоннеборн-Бергер",
        ),
        (
            "fr",
            "tournoi départage Buchholz sans le plus bas, confrontation directe, Sonneborn-Berger",
        ),
        (
            "es",
            "torneo desempate Buchholz sin el peor, enfrentamiento directo, Sonneborn-Berger",
        ),
    ] {
        let intent = meant(language, line);
        assert!(is(&intent, &order), "{language} {line}: {intent:?}");
    }
}

#[test]
fn before_lots_are_drawn_nobody_plays_and_nobody_is_first() {
    let mut session = Session::default();
    let log = entered(ROBIN, NEW, 4, 0).into_log();
    let opened = TournamentAnswer::Opened("club".to_owned(), log);
    session.handle(Moment::default(), Report::Tournament(Box::new(opened)));
    for look in [
        EventLook::Playing,
        EventLook::Leaders,
        EventLook::Needs(Who::Number(1)),
        EventLook::NextGame(Who::Number(1)),
    ] {
        let heard = told(&mut session, look.into());
        assert_eq!(heard, TournamentEvent::Refused(TournamentFault::NotDrawn));
    }
}

#[test]
fn a_result_is_taken_beside_a_question_of_the_game() {
    let mut session = session_of("");
    session.handle(Moment::default(), Ask::Resign);
    assert!(matches!(session.question(), Some(Question::Resign(_))));
    let full = TournamentInput::Score {
        at: at(1, 2),
        score: DRAW,
        reason: String::new(),
    };
    kept(&mut session, TournamentAsk::Do(Box::new(full)));
    let board = |session: &Session| session.event().unwrap().board(at(1, 2)).unwrap().score;
    assert_eq!(board(&session), Some(DRAW));
    // What would be asked about itself has to wait.
    let leaves = TournamentInput::Withdraw {
        player: 1,
        reason: String::new(),
    };
    kept(&mut session, TournamentAsk::Do(Box::new(leaves)));
    assert!(matches!(session.question(), Some(Question::Resign(_))));
    assert!(session.event().unwrap().has_left(1).is_none());
}

#[test]
fn what_is_no_entry_says_how_one_looks() {
    for (language, line, verb) in [
        ("en", "tournament late 1.2", "late"),
        ("ru", "турнир опоздание 1.2", "late"),
        ("fr", "tournoi départage rien", "tie-breaks"),
    ] {
        let Intent::Commands(asks) = meant(language, line) else {
            panic!("{line}");
        };
        let text = format!("{asks:?}");
        assert!(
            text.contains("Unfit") && text.contains(verb),
            "{line}: {text}"
        );
    }
    let intent = meant("fr", "tournoi gribouille x");
    let unread = Ask::from(TournamentAsk::Unread("gribouille x".to_owned()));
    assert!(is(&intent, &unread), "{intent:?}");
}

#[test]
fn questions_are_answered_and_results_taken_while_another_question_waits() {
    let mut session = session_of("");
    told(&mut session, TournamentAsk::Result(2, WHITE, String::new()));
    kept(&mut session, TournamentAsk::Result(2, BLACK, String::new()));
    assert!(session.question().is_some());
    let standings = told(&mut session, EventLook::Standings.into());
    assert!(matches!(standings, TournamentEvent::Standings(..)));
    assert!(session.question().is_some());
    // What cannot be entered leaves the question.
    let nowhere = told(&mut session, TournamentAsk::Result(9, BLACK, String::new()));
    assert!(
        matches!(nowhere, TournamentEvent::Refused(_)),
        "{nowhere:?}"
    );
    assert!(session.question().is_some());
    let full = TournamentInput::Score {
        at: at(3, 1),
        score: DRAW,
        reason: String::new(),
    };
    let events = kept(&mut session, TournamentAsk::Do(Box::new(full)));
    assert!(matches!(events[0], Event::Declined(_)), "{events:?}");
    assert!(session.question().is_none());
    let event = session.event().unwrap();
    assert_eq!(event.board(at(2, 2)).unwrap().score, None);
    assert_eq!(event.board(at(3, 1)).unwrap().score, Some(DRAW));
}

#[test]
fn who_takes_back_behind_a_result_hears_how() {
    let mut session = session_of("");
    let told = kept(&mut session, Ask::Undo);
    let back = TournamentEvent::Refused(TournamentFault::TakeBack(at(1, 1)));
    assert_eq!(told, [Event::Tournament(back)]);
}

#[test]
fn who_takes_back_behind_a_typed_result_loses_no_move_of_a_practice_game() {
    let back = TournamentEvent::Refused(TournamentFault::TakeBack(at(1, 2)));
    let back = [Event::Tournament(back)];
    for is_over in [true, false] {
        let mut session = session_of("");
        for mv in ["e2e4", "e7e5"] {
            let mv = mv.parse::<annabella::chess::Move>().unwrap();
            kept(&mut session, Ask::Enter(MoveEntry::Move(mv.into())));
        }
        if is_over {
            kept(&mut session, Ask::OfferDraw);
            kept(&mut session, Ask::Yes);
        }
        kept(&mut session, TournamentAsk::Result(2, DRAW, String::new()));
        assert_eq!(kept(&mut session, Ask::Undo), back, "{is_over}");
        assert_eq!(session.position().number(), 2);
        // Of a game that goes on, the next one is for its moves.
        let again = kept(&mut session, Ask::Undo);
        assert_eq!(again == back, is_over, "{again:?}");
    }
}

#[test]
fn a_result_goes_in_while_it_is_asked_whether_a_game_goes_on() {
    let mut desk = crate::commands::at("practice", "en");
    let mut log = crate::common::tournament::log();
    if let TournamentInput::Found(settled) = &mut log[0].input {
        settled.name = "Club".to_owned();
    }
    let opened = TournamentAnswer::Opened("club".to_owned(), log);
    desk.handle(Moment::default(), Report::Tournament(Box::new(opened)));
    desk.handle(Moment::default(), Ask::from(TournamentAsk::Play(2, None)));
    desk.handle(Moment::default(), Ask::Yes);
    let settings = desk.session().settings().clone();
    desk.handle(Moment::default(), Report::Started(settings));
    let Some(Question::Resume(_, Some(named), _)) = desk.session().question() else {
        panic!("{:?}", desk.session().question());
    };
    assert_eq!((named.1, &named.2[0][..]), (at(1, 2), "Boris"));
    let intent = crate::commands::meant(&desk, "board 2, half");
    let expected = Ask::from(TournamentAsk::Result(2, DRAW, String::new()));
    assert!(
        matches!(&intent, Intent::Commands(asks) if *asks == [expected.into()]),
        "{intent:?}"
    );
}

#[test]
fn a_game_whose_result_was_taken_back_stays_out_and_another_one_goes_in() {
    let mut event = drawn(ROBIN, NEW, 4, 0);
    let tags = "[White \"P1\"]\n[Black \"P4\"]\n";
    let game = |moves: &str, replaces| TournamentInput::Game {
        at: at(1, 1),
        pgn: format!("{tags}\n{moves}\n"),
        replaces,
    };
    happen(&mut event, game("1. e4 e5 1-0", false)).unwrap();
    let reopen = TournamentInput::Reopen {
        at: at(1, 1),
        reason: "wrong board".to_owned(),
    };
    happen(&mut event, reopen.clone()).unwrap();
    let again = happen(&mut event, game("1. e4 e5 1-0", false));
    let asked = TournamentFault::Contradiction(at(1, 1), None, Some(GameResult::Win(Side::White)));
    assert_eq!(again, Err(asked));
    happen(&mut event, game("1. d4 d5 0-1", false)).unwrap();
    assert_eq!(event.board(at(1, 1)).unwrap().score, Some(BLACK));
    assert!(event.board(at(1, 1)).unwrap().game.contains("d4"));
    // Moves that do not fit the result that is typed then are not kept.
    happen(&mut event, reopen).unwrap();
    let facts = score(&mut event, 1, 1, DRAW).unwrap();
    assert!(facts.contains(&TournamentFact::MovesDropped(at(1, 1))));
    assert_eq!(event.board(at(1, 1)).unwrap().game, "");
}

#[test]
fn before_the_first_result_all_is_settled_otherwise() {
    let settled = |system, rounds| {
        let mut settled = annabella::tournament::Regulations::new(system, NEW);
        settled.rounds = rounds;
        TournamentInput::Found(Box::new(settled))
    };
    let mut event = drawn(ROBIN, NEW, 4, 0);
    happen(&mut event, settled(SWISS, 3)).unwrap();
    assert!(event.rounds().is_empty() && !event.is_drawn());
    assert_eq!(event.entrants().len(), 4);
    let of_two = happen(&mut event, settled(PairingSystem::Match, 2));
    assert_eq!(of_two, Err(TournamentFault::Count(4)));
    let mut event = drawn(ROBIN, NEW, 4, 0);
    score(&mut event, 1, 1, WHITE).unwrap();
    let late = happen(&mut event, settled(SWISS, 3));
    assert_eq!(late, Err(TournamentFault::Begun));
}

#[test]
fn who_enters_before_an_even_event_begins_has_the_number_of_who_has_left() {
    for edition in ["ussr-1956", NEW] {
        let mut event = drawn(ROBIN, edition, 4, 0);
        assert_eq!(
            happen(&mut event, enter("Eva")),
            Err(TournamentFault::Begun)
        );
        super::withdraw(&mut event, 2).unwrap();
        happen(&mut event, enter("Eva")).unwrap();
        assert_eq!(event.name(2), "Eva");
        assert_eq!(event.has_left(2), None);
        assert!(event.games().all(|(_, game)| game.score.is_none()));
        assert_eq!(
            happen(&mut event, enter("Felix")),
            Err(TournamentFault::Begun)
        );
    }
}

#[test]
fn a_result_of_who_has_left_is_taken_back_and_what_follows_is_judged_again() {
    let mut event = drawn(ROBIN, "ussr-1956", 4, 0);
    super::play_to(&mut event, 2);
    super::withdraw(&mut event, 1).unwrap();
    let own = |round: usize| super::seat_of(&event.rounds()[round - 1], 1).unwrap().0 + 1;
    let [first, last] = [at(1, own(1)), at(3, own(3))];
    let reopen = |at| TournamentInput::Reopen {
        at,
        reason: "wrong board".to_owned(),
    };
    // What follows from leaving stands.
    let given = happen(&mut event, reopen(last));
    assert_eq!(given, Err(TournamentFault::Left("P1".to_owned())));
    happen(&mut event, reopen(first)).unwrap();
    assert_eq!(event.has_left(1), Some(false));
    // It was not played after all: one of three is less than half.
    let facts = score(&mut event, 1, first.board, GameScore::Forfeit(None)).unwrap();
    assert_eq!(event.has_left(1), Some(true));
    let is_told = facts
        .iter()
        .any(|fact| matches!(fact, TournamentFact::Withdrew { games: (1, 3), .. }));
    assert!(is_told, "{facts:?}");
    let places = event.standings_now();
    let struck = places.iter().filter(|one| one.is_struck).count();
    assert_eq!(struck, 1);
}

fn meant(language: &str, line: &str) -> Intent {
    let mut desk = crate::commands::at("practice", language);
    let log = crate::common::tournament::log();
    let opened = TournamentAnswer::Opened("club".to_owned(), log);
    desk.handle(Moment::default(), Report::Tournament(Box::new(opened)));
    crate::commands::meant(&desk, line)
}

fn is(intent: &Intent, expected: &Ask) -> bool {
    matches!(intent, Intent::Commands(asks) if *asks == [expected.clone().into()])
}

#[test]
fn a_game_without_a_clock_that_is_given_up_has_its_moves_and_its_day() {
    for (white, black) in [(false, false), (true, false), (true, true)] {
        let mut event = drawn(ROBIN, NEW, 4, 0);
        for (number, touch) in [(1, white), (4, black)] {
            let text = "touch".to_owned();
            let amend = TournamentInput::Amend {
                player: number,
                text,
            };
            if touch {
                happen(&mut event, amend).unwrap();
            }
        }
        let mut session = Session::default();
        let mut log = event.into_log();
        if let TournamentInput::Found(settled) = &mut log[0].input {
            settled.name = "Club".to_owned();
        }
        let opened = TournamentAnswer::Opened("club".to_owned(), log);
        session.handle(Moment::default(), Report::Tournament(Box::new(opened)));
        kept(&mut session, TournamentAsk::Play(1, Some(20_000)));
        kept(&mut session, Ask::Yes);
        for (mv, touch) in [("e2e4", white), ("e7e5", black)] {
            let mv = mv.parse::<annabella::chess::Move>().unwrap();
            if touch {
                kept(&mut session, Ask::Lift(mv.from));
                kept(&mut session, Ask::Put(mv.to));
            }
            kept(&mut session, Ask::Enter(MoveEntry::Move(mv.into())));
        }
        assert_eq!(session.position().number(), 2, "{white} {black}");
        kept(&mut session, Ask::Resign);
        kept(&mut session, Ask::Yes);
        let game = &session.event().unwrap().board(at(1, 1)).unwrap().game;
        for part in ["1. e4 e5 0-1", "[Date \"2024.10.04\"]"] {
            assert!(game.contains(part), "{white} {black}: {game}");
        }
    }
}
