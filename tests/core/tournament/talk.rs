//! What an organiser says at the desk in whole sentences, and what is asked before it happens.

use annabella::input::Intent;
use annabella::protocol::{
    Ask, Event, EventErrand, EventLook, EventTable, Question, Report, TournamentAnswer,
    TournamentAsk, TournamentDoubt, TournamentEvent, TournamentQuestion,
};
use annabella::session::Session;
use annabella::time::Moment;
use annabella::tournament::{
    Entrant, GameScore, PairingSystem, Regulations, Tournament, TournamentEntry, TournamentFault,
    TournamentInput,
};

use super::asked::kept;
use super::{DRAW, WHITE, at, drawn, entered, happen, withdraw};

const NAMES: [&str; 6] = ["Anna", "Boris", "Carmen", "Denis", "Elsa", "Franz"];

/// An event of six under today's Laws, with its numbers in this order.
fn event_of_six() -> Tournament {
    let mut event = Tournament::default();
    let settled = Regulations {
        control: "90+30".to_owned(),
        ..Regulations::new(PairingSystem::RoundRobin, "fide-2023")
    };
    happen(&mut event, TournamentInput::Found(Box::new(settled))).unwrap();
    for name in NAMES {
        let entrant = Entrant {
            name: name.to_owned(),
            rating: if name == "Anna" { 1850 } else { 0 },
            ..Entrant::default()
        };
        happen(&mut event, TournamentInput::Enter(Box::new(entrant))).unwrap();
    }
    happen(&mut event, TournamentInput::Lots(None)).unwrap();
    event
}

fn opened(event: Tournament) -> Session {
    let mut session = Session::default();
    let opened = TournamentAnswer::Opened("club".to_owned(), event.into_log());
    session.handle(Moment::default(), Report::Tournament(Box::new(opened)));
    session
}

/// What a line means at the console while this event is open.
fn meant_in(log: &[TournamentEntry], language: &str, line: &str) -> Intent {
    let mut desk = crate::commands::at("practice", language);
    let opened = TournamentAnswer::Opened("club".to_owned(), log.to_vec());
    desk.handle(Moment::default(), Report::Tournament(Box::new(opened)));
    crate::commands::meant(&desk, line)
}

fn is(intent: &Intent, expected: impl Into<Ask>) -> bool {
    let expected: Ask = expected.into();
    matches!(intent, Intent::Commands(asks) if *asks == [expected.into()])
}

#[test]
fn who_has_sealed_and_the_day_are_understood_and_nothing_else_becomes_a_day() {
    let log = event_of_six().into_log();
    let mut language = "en";
    let mut wrong = Vec::new();
    for line in include_str!("adjourned.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        if let Some(next) = line.strip_prefix("= ") {
            language = next;
            continue;
        }
        let (said, expected) = line.split_once(" -> ").expect("a sentence and its sense");
        let intent = meant_in(&log, language, said);
        let is_right = if expected == "?" {
            !format!("{intent:?}").contains("Adjourn {")
        } else {
            let (first, rest) = expected.split_once(' ').unwrap_or((expected, ""));
            let (place, sealed_by, day) = match first.parse() {
                Ok(place) => {
                    let (player, day) = rest.split_once(' ').unwrap_or((rest, ""));
                    (place, player, day)
                }
                Err(()) => (at(1, board_of(first)), first, rest),
            };
            let input = TournamentInput::Adjourn {
                at: place,
                sealed_by: sealed_by.parse().unwrap(),
                day: day.to_owned(),
            };
            is(&intent, TournamentAsk::Do(Box::new(input)))
        };
        if !is_right {
            wrong.push(format!("{language}: {line}: {intent:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The board of a player of six in the first round.
fn board_of(player: &str) -> usize {
    let number: usize = player.parse().unwrap();
    number.min(7 - number)
}

#[test]
fn the_board_of_a_round_is_said_in_any_order_and_the_round_is_counted() {
    let log = drawn(PairingSystem::RoundRobin, "fide-2023", 12, 0).into_log();
    let mut wrong = Vec::new();
    for (language, round, line) in [
        ("en", 2, "board 1 of round 2, White won"),
        ("de", 2, "Brett 1 der Runde 2, Weiß gewinnt"),
        ("ru", 2, "доска 1 тура 2, белые выиграли"),
        ("ru", 2, "доска 1 в туре 2, белые выиграли"),
        ("fr", 2, "échiquier 1 de la ronde 2, les blancs gagnent"),
        ("es", 2, "tablero 1 de la ronda 2, ganan las blancas"),
        ("en", 2, "board 1 of the second round, White won"),
        ("en", 2, "board 1 of the 2nd round, White won"),
        ("de", 2, "Brett 1 der zweiten Runde, Weiß gewinnt"),
        ("de", 2, "Brett 1 in der 2. Runde, Weiß gewinnt"),
        ("ru", 2, "доска 1 второго тура, белые выиграли"),
        ("ru", 2, "доска 1 во втором туре, белые выиграли"),
        (
            "fr",
            1,
            "échiquier 1 de la première ronde, les blancs gagnent",
        ),
        ("es", 2, "tablero 1 de la segunda ronda, ganan las blancas"),
        ("en", 3, "third round, board 1, White won"),
        ("de", 3, "dritte Runde, Brett 1, Weiß gewinnt"),
        ("ru", 3, "третий тур, доска 1, белые выиграли"),
        ("fr", 3, "troisième ronde, échiquier 1, les blancs gagnent"),
        ("es", 3, "tercera ronda, tablero 1, ganan las blancas"),
        ("en", 11, "board 1 of the eleventh round, White won"),
        ("de", 11, "Brett 1 der elften Runde, Weiß gewinnt"),
        ("ru", 11, "доска 1 одиннадцатого тура, белые выиграли"),
        (
            "fr",
            11,
            "échiquier 1 de la onzième ronde, les blancs gagnent",
        ),
        ("es", 9, "tablero 1 de la novena ronda, ganan las blancas"),
        ("en", 2, "round 2 – board 1 White won"),
    ] {
        let input = TournamentInput::Score {
            at: at(round, 1),
            score: WHITE,
            reason: String::new(),
        };
        let intent = meant_in(&log, language, line);
        if !is(&intent, TournamentAsk::Do(Box::new(input))) {
            wrong.push(format!("{language}: {line}: {intent:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_asked_of_the_event_may_have_the_word_for_it_before_it() {
    let log = event_of_six().into_log();
    let mut wrong = Vec::new();
    let second = EventLook::Pairings(Some(2));
    for (language, line, look) in [
        ("en", "tournament pairings of round 2", second.clone()),
        ("en", "tournament pairings round 2", second.clone()),
        ("en", "pairings round 2", second.clone()),
        (
            "en",
            "tournament pairings of the second round",
            second.clone(),
        ),
        ("de", "Turnier Paarungen der Runde 2", second.clone()),
        ("de", "Paarungen Runde 2", second.clone()),
        ("ru", "турнир пары тура 2", second.clone()),
        ("fr", "tournoi appariements de la ronde 2", second.clone()),
        ("fr", "appariements ronde 2", second.clone()),
        ("es", "torneo emparejamientos de la ronda 2", second.clone()),
        ("es", "emparejamientos ronda 2", second),
        ("de", "Korrekturen", EventLook::Corrections),
        ("ru", "поправки", EventLook::Corrections),
    ] {
        let intent = meant_in(&log, language, line);
        if !is(&intent, TournamentAsk::from(look)) {
            wrong.push(format!("{language}: {line}: {intent:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_first_played_result_of_a_round_is_asked_about_whoever_has_left_or_not_come() {
    let mut event = event_of_six();
    withdraw(&mut event, 4).unwrap();
    let mut session = opened(event);
    let result = |session: &mut Session, board, score| {
        let events = kept(session, TournamentAsk::Result(board, score, String::new()));
        let [Event::Asked(Question::Tournament(question))] = &events[..] else {
            return false;
        };
        matches!(
            **question,
            TournamentQuestion::Sure(TournamentDoubt::Again(..), _)
        )
    };
    // The first round has none before it.
    assert!(!result(&mut session, 1, WHITE));
    assert!(!result(&mut session, 2, WHITE));
    let open = |session: &Session| -> Vec<usize> {
        let event = session.event().unwrap();
        let games = event
            .games()
            .filter(|(at, game)| at.round == 2 && game.is_open());
        games.map(|(at, _)| at.board).collect()
    };
    assert_eq!(session.event().unwrap().current_round(), 2);
    let boards = open(&session);
    assert_eq!(boards.len(), 2, "who has left plays none");
    assert!(result(&mut session, boards[0], WHITE));
    kept(&mut session, Ask::No);
    assert_eq!(open(&session), boards);
    // Who has not come has not begun it either.
    assert!(result(&mut session, boards[0], GameScore::Forfeit(None)));
    kept(&mut session, Ask::Yes);
    assert!(result(&mut session, boards[1], DRAW));
    kept(&mut session, Ask::Yes);
    assert_eq!(session.event().unwrap().current_round(), 3);
}

#[test]
fn who_plays_is_read_before_the_clock_of_white_runs() {
    let mut session = opened(event_of_six());
    let events = kept(&mut session, TournamentAsk::Play(1, Some(20_000)));
    let [Event::Asked(Question::Tournament(question))] = &events[..] else {
        panic!("{events:?}");
    };
    let TournamentQuestion::Play(place, names, _) = &**question else {
        panic!("{question:?}");
    };
    assert_eq!(
        (*place, &names[..]),
        (at(1, 1), &["Anna".to_owned(), "Franz".to_owned()][..])
    );
    // A result takes its place, and nothing has begun.
    let events = kept(&mut session, TournamentAsk::Result(2, DRAW, String::new()));
    assert!(matches!(events[0], Event::Declined(_)), "{events:?}");
    assert!(session.agreement().control.is_none());
    kept(&mut session, TournamentAsk::Play(1, Some(20_000)));
    let began = kept(&mut session, Ask::Yes);
    let begins = |event: &Event| matches!(event, Event::Agreed(_, true));
    assert!(began.iter().any(begins), "{began:?}");
}

#[test]
fn what_is_not_there_is_not_written_and_the_engine_is_named() {
    let mut session = opened(entered(PairingSystem::RoundRobin, "fide-2023", 4, 0));
    for table in [
        EventTable::Pairings(0),
        EventTable::Pairings(1),
        EventTable::Games(2),
    ] {
        let errand = EventErrand::Write(table, "a.html".to_owned());
        let events = kept(&mut session, TournamentAsk::File(errand));
        let told = TournamentEvent::Refused(TournamentFault::NotDrawn);
        assert_eq!(events, [Event::Tournament(told)], "{table:?}");
    }
    let mut session = opened(drawn(PairingSystem::Swiss, "fide-2023", 4, 3));
    let answer = TournamentAnswer::Paired("1\n1 2\n".to_owned());
    let report = Report::Tournament(Box::new(answer));
    let events = session.handle(Moment::default(), report).events;
    let wrong = TournamentFault::OfEngine(Box::new(TournamentFault::Missing(3)));
    assert_eq!(events, [Event::Tournament(TournamentEvent::Refused(wrong))]);
}

#[test]
fn several_details_are_set_in_one_line_and_a_name_holds_any_word() {
    use annabella::tournament::EventDetail::{Arbiter, Begins, Name, Place};
    let set = |language: &str, line: &str| {
        let log = event_of_six().into_log();
        let Intent::Commands(asks) = meant_in(&log, language, line) else {
            panic!("{line}");
        };
        let mut session = opened(event_of_six());
        for input in asks {
            session.handle(Moment::default(), input);
        }
        let settled = session.event().unwrap().regulations().unwrap();
        [Name, Place, Begins, Arbiter].map(|one| settled.detail(one).to_owned())
    };
    for (language, line) in [
        (
            "en",
            "tournament set place Riga begins 2026/11/27 arbiter Lina",
        ),
        (
            "de",
            "Turnier setze Ort Riga Beginn 2026/11/27 Schiedsrichter Lina",
        ),
    ] {
        assert_eq!(
            set(language, line),
            ["", "Riga", "2026/11/27", "Lina"],
            "{line}"
        );
    }
    let line = "tournament set name The place of arbiter Lina";
    assert_eq!(set("en", line)[0], "The place of arbiter Lina");
    let line = "tournament set place Where it begins";
    assert_eq!(set("en", line)[1], "Where it begins");
}

#[test]
fn an_assistant_and_touch_are_taken_back_in_every_language() {
    let with = Entrant::typed("Elsa touch assistant Maria").unwrap();
    for text in ["no-assistant", "assistant -"] {
        assert_eq!(with.amended(text).unwrap().assistant, "", "{text}");
    }
    assert!(!with.amended("no-touch").unwrap().touch);
    let log = event_of_six().into_log();
    for (language, line) in [
        ("en", "tournament amend Elsa no assistant"),
        ("de", "Turnier ändere Elsa kein Assistent"),
        ("ru", "турнир измени Elsa без помощника"),
        ("fr", "tournoi modifie Elsa sans assistant"),
        ("es", "torneo modifica Elsa sin asistente"),
    ] {
        let (player, text) = (5, "no-assistant".to_owned());
        let input = TournamentInput::Amend { player, text };
        let intent = meant_in(&log, language, line);
        assert!(
            is(&intent, TournamentAsk::Do(Box::new(input))),
            "{line}: {intent:?}"
        );
    }
}

#[test]
fn a_result_without_its_board_is_that_of_the_only_open_one_else_it_is_asked_which() {
    let none = GameScore::Forfeit(None);
    let mut event = event_of_six();
    let which = |log: &[TournamentEntry]| meant_in(log, "en", "both forfeit");
    let asked = TournamentAsk::Unfit("both forfeit".to_owned(), "which".to_owned());
    assert!(is(&which(event.log()), asked));
    for board in 1..=2 {
        super::score(&mut event, 1, board, WHITE).unwrap();
    }
    let only = TournamentAsk::Result(3, none, String::new());
    assert!(is(&which(event.log()), only));
}

#[test]
fn a_result_says_that_no_event_is_open_and_offers_no_draw() {
    for line in ["board 2, draw", "board 2 White won"] {
        let desk = crate::commands::at("practice", "en");
        let Intent::Commands(asks) = crate::commands::meant(&desk, line) else {
            panic!("{line}");
        };
        let mut session = Session::default();
        let asked = asks
            .into_iter()
            .flat_map(|ask| session.handle(Moment::default(), ask).events);
        let events: Vec<Event> = asked.collect();
        assert_eq!(
            events,
            [Event::Tournament(TournamentEvent::NotOpen)],
            "{line}"
        );
    }
}

#[test]
fn laws_that_are_not_known_are_told_when_their_event_is_opened() {
    let mut log = event_of_six().into_log();
    if let TournamentInput::Found(settled) = &mut log[0].input {
        settled.edition = "fide-1850".to_owned();
    }
    let answer = TournamentAnswer::Opened("club".to_owned(), log);
    let report = Report::Tournament(Box::new(answer));
    let events = Session::default().handle(Moment::default(), report).events;
    let fault = TournamentFault::Value("value-edition", "fide-1850".to_owned());
    assert!(
        events.contains(&Event::Tournament(TournamentEvent::Refused(fault))),
        "{events:?}"
    );
}

#[test]
fn what_is_wrong_with_a_result_is_told_as_one_with_an_example() {
    let log = event_of_six().into_log();
    for line in [
        "result 1.1 annulled wrong pieces",
        "board 1 annulled, wrong pieces",
    ] {
        let unfit = TournamentAsk::Unfit(line.to_owned(), "result".to_owned());
        let intent = meant_in(&log, "en", line);
        assert!(is(&intent, unfit), "{line}: {intent:?}");
    }
}
