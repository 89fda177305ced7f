//! Two desks at one file, what is asked before it happens, and what cannot be.

use annabella::board::Step;
use annabella::input::Intent;
use annabella::protocol::{
    Ask, Event, EventTrouble, Question, Report, Request, TournamentAnswer, TournamentAsk,
    TournamentDoubt, TournamentEvent, TournamentQuestion, TournamentRequest, TournamentTrouble,
};
use annabella::session::Session;
use annabella::time::Moment;
use annabella::tournament::{
    BoardAt, CrossCell, GameScore, PairingSystem, SwissPairs, Tournament, TournamentEntry,
    TournamentFact, TournamentFault, TournamentInput,
};

use super::asked::{kept, session_of, told};
use super::{BLACK, DRAW, WHITE, at, drawn, happen, score, withdraw};

const ROBIN: PairingSystem = PairingSystem::RoundRobin;
const OLD: &str = "ussr-1956";

fn reported(session: &mut Session, answer: TournamentAnswer) -> Vec<Event> {
    let report = Report::Tournament(Box::new(answer));
    session.handle(Moment::default(), report).events
}

fn entry(input: TournamentInput) -> TournamentEntry {
    let at = Moment::default();
    TournamentEntry { at, input }
}

fn result(round: usize, board: usize, score: GameScore, reason: &str) -> TournamentInput {
    let (at, reason) = (at(round, board), reason.to_owned());
    TournamentInput::Score { at, score, reason }
}

fn doubt(events: &[Event]) -> Option<&TournamentDoubt> {
    let [Event::Asked(Question::Tournament(question))] = events else {
        return None;
    };
    match &**question {
        TournamentQuestion::Sure(doubt, _) => Some(doubt),
        TournamentQuestion::Play(..)
        | TournamentQuestion::Withdraw(..)
        | TournamentQuestion::Replace { .. } => None,
    }
}

#[test]
fn a_result_is_told_when_it_is_written_and_has_not_happened_if_it_is_not() {
    let mut session = session_of("");
    let asked = || Ask::from(TournamentAsk::Result(2, DRAW, String::new()));
    let outcome = session.handle(Moment::default(), asked());
    assert_eq!(outcome.events, [], "nothing is told before it is written");
    let keeps = matches!(
        &outcome.requests[..],
        [Request::Tournament(TournamentRequest::Keep(..))]
    );
    assert!(keeps, "{:?}", outcome.requests);
    let trouble = TournamentTrouble::new(EventTrouble::Changed, "club", "");
    let told = reported(&mut session, TournamentAnswer::Unkept(trouble.clone()));
    assert_eq!(
        told,
        [Event::Tournament(TournamentEvent::Unwritten(trouble))]
    );
    assert_eq!(
        session.event().unwrap().board(at(1, 2)).unwrap().score,
        None
    );
    // The event is still open, and the entry can be made again.
    let again = kept(&mut session, asked());
    assert!(
        matches!(
            &again[..],
            [Event::Tournament(TournamentEvent::Happened(_))]
        ),
        "{again:?}"
    );
    assert_eq!(
        session.event().unwrap().board(at(1, 2)).unwrap().score,
        Some(DRAW)
    );
}

#[test]
fn what_another_desk_has_written_is_told_and_counts() {
    let mut session = session_of("");
    let before = session.event().unwrap().log().len();
    let news = vec![entry(result(1, 2, BLACK, ""))];
    let news = TournamentAnswer::News("club".to_owned(), before, news);
    let told = reported(&mut session, news);
    assert!(
        matches!(
            &told[..],
            [Event::Tournament(TournamentEvent::Elsewhere(_))]
        ),
        "{told:?}"
    );
    assert_eq!(
        session.event().unwrap().board(at(1, 2)).unwrap().score,
        Some(BLACK)
    );
    // What the session alone knew, after a crash, gives way to what the file says.
    let news = TournamentAnswer::News("club".to_owned(), before - 1, Vec::new());
    reported(&mut session, news);
    assert_eq!(session.event().unwrap().log().len(), before - 1);
}

#[test]
fn the_file_tells_what_other_programs_have_written() {
    use annabella::adapters::tournament::{EventDesk, EventFile};
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.annt").display().to_string();
    let log = crate::common::tournament::log();
    let (mut other, _) = EventFile::open(&path, true).unwrap();
    other.keep(0, &log[..2]).unwrap();
    let mut desk = EventDesk::default();
    // Nothing is open yet: the session knows one entry that is there, and one that is not.
    let known = vec![log[0].clone(), log[3].clone()];
    let news = |from, entries: &[TournamentEntry]| {
        let news = TournamentAnswer::News(path.clone(), from, entries.to_vec());
        Some(Report::Tournament(Box::new(news)))
    };
    assert_eq!(desk.news(&path, &known), news(1, &log[1..2]));
    assert_eq!(desk.news(&path, &log[..2]), None);
    other.keep(2, &log[2..4]).unwrap();
    assert_eq!(desk.news(&path, &log[..2]), news(2, &log[2..4]));
    assert_eq!(desk.news(&path, &log[..4]), None);
}

#[test]
fn a_game_that_was_not_played_because_somebody_had_left_cannot_be_drawn_or_lost_by_lateness() {
    let mut event = drawn(ROBIN, OLD, 4, 0);
    super::play_to(&mut event, 2);
    withdraw(&mut event, 4).unwrap();
    let last = event.rounds()[2].boards.clone();
    let board = last
        .iter()
        .position(|game| game.side_of(4).is_some())
        .unwrap()
        + 1;
    let game = &last[board - 1];
    let other = if game.white == 4 {
        game.black
    } else {
        game.white
    };
    let left = Err(TournamentFault::Left("P4".to_owned()));
    let late = TournamentInput::Late {
        at: at(3, board),
        player: other,
        minutes: 61,
    };
    assert_eq!(happen(&mut event, late), left);
    assert_eq!(happen(&mut event, result(3, board, DRAW, "mistake")), left);
    assert_eq!(event.board(at(3, board)).unwrap().score, game.score);
    // Who is there may not have come either.
    let nobody = result(3, board, GameScore::Forfeit(None), "did not come");
    assert!(happen(&mut event, nobody.clone()).is_ok());
    // A file of an earlier version, in which such a thing stands, is read as it is.
    let mut log = drawn(ROBIN, OLD, 4, 0).into_log();
    log.extend([
        entry(result(1, 1, WHITE, "")),
        entry(result(2, 1, WHITE, "")),
    ]);
    let mut event = Tournament::replay(log.clone());
    withdraw(&mut event, 4).unwrap();
    let mut log = event.into_log();
    let given = (1..=3).flat_map(|round| (1..=2).map(move |board| BoardAt { round, board }));
    let event = Tournament::replay(log.clone());
    let mut given = given.filter(|at| {
        let game = event.board(*at).unwrap();
        game.side_of(4).is_some() && game.score.is_some_and(|score| !score.is_played())
    });
    let given = given.next().unwrap();
    log.push(entry(result(given.round, given.board, DRAW, "once taken")));
    let count = log.len();
    assert_eq!(Tournament::replay(log).log().len(), count);
}

#[test]
fn an_adjourned_game_that_is_lost_by_lateness_was_begun() {
    let mut event = drawn(ROBIN, OLD, 4, 0);
    let (white, black) = (
        event.rounds()[0].boards[0].white,
        event.rounds()[0].boards[0].black,
    );
    let adjourned = TournamentInput::Adjourn {
        at: at(1, 1),
        sealed_by: white,
        day: String::new(),
    };
    happen(&mut event, adjourned).unwrap();
    let late = TournamentInput::Late {
        at: at(1, 1),
        player: black,
        minutes: 70,
    };
    happen(&mut event, late).unwrap();
    assert_eq!(event.board(at(1, 1)).unwrap().score, Some(WHITE));
}

#[test]
fn an_annulled_game_is_still_one_of_his_by_paragraph_23() {
    // Four games each: one played and two annulled is less than half, for what is annulled is played again, § 20.
    let mut event = drawn(ROBIN, OLD, 5, 0);
    let own: Vec<BoardAt> = event
        .games()
        .filter(|(_, game)| game.side_of(5).is_some())
        .map(|(at, _)| at)
        .collect();
    happen(&mut event, result(own[0].round, own[0].board, WHITE, "")).unwrap();
    for at in &own[1..3] {
        happen(
            &mut event,
            result(at.round, at.board, GameScore::Annulled, ""),
        )
        .unwrap();
    }
    let facts = withdraw(&mut event, 5).unwrap();
    assert!(
        matches!(
            facts[..],
            [TournamentFact::Withdrew {
                struck: true,
                games: (1, 4),
                ..
            }]
        ),
        "{facts:?}"
    );
}

#[test]
fn a_result_that_is_said_twice_is_asked_about_in_the_next_round() {
    let mut session = session_of("");
    let asked = || TournamentAsk::Result(2, DRAW, String::new());
    told(&mut session, asked());
    let again = kept(&mut session, asked());
    let Some(TournamentDoubt::Again(place, ..)) = doubt(&again) else {
        panic!("{again:?}");
    };
    assert_eq!(*place, at(2, 2));
    kept(&mut session, Ask::No);
    assert_eq!(
        session.event().unwrap().board(at(2, 2)).unwrap().score,
        None
    );
    kept(&mut session, asked());
    kept(&mut session, Ask::Yes);
    assert_eq!(
        session.event().unwrap().board(at(2, 2)).unwrap().score,
        Some(DRAW)
    );
}

#[test]
fn lots_that_are_drawn_are_drawn_again_after_a_question() {
    let mut log = crate::common::tournament::log();
    log.pop();
    let mut session = Session::default();
    reported(
        &mut session,
        TournamentAnswer::Opened("club".to_owned(), log),
    );
    let asked = kept(&mut session, TournamentAsk::Draw(Some(7)));
    assert_eq!(doubt(&asked), Some(&TournamentDoubt::Lots), "{asked:?}");
    assert_eq!(session.event().unwrap().seed(), None);
    kept(&mut session, Ask::Yes);
    assert_eq!(session.event().unwrap().seed(), Some(7));
}

#[test]
fn pairs_without_a_result_are_taken_back_after_a_question() {
    let mut event = super::entered(PairingSystem::Swiss, "fide-2023", 4, 3);
    let pairs = |pairs: &[(usize, usize)]| {
        let pairs = SwissPairs {
            pairs: pairs.to_vec(),
            bye: None,
        };
        TournamentInput::Pair(pairs)
    };
    happen(&mut event, pairs(&[(1, 2), (3, 4)])).unwrap();
    // Who leaves now is told why it is too late.
    let absent = TournamentInput::Absent {
        player: 4,
        round: 1,
        bye: annabella::tournament::ByeKind::Half,
    };
    assert_eq!(
        happen(&mut event, absent),
        Err(TournamentFault::RoundPaired(1))
    );
    let mut session = Session::default();
    let opened = TournamentAnswer::Opened("club".to_owned(), event.into_log());
    reported(&mut session, opened);
    let pair = || TournamentAsk::Do(Box::new(pairs(&[(1, 3), (2, 4)])));
    let asked = kept(&mut session, pair());
    assert_eq!(
        doubt(&asked),
        Some(&TournamentDoubt::Paired(1)),
        "{asked:?}"
    );
    kept(&mut session, Ask::Yes);
    let boards = |session: &Session| -> Vec<[usize; 2]> {
        let round = session.event().unwrap().round(1).unwrap();
        round
            .boards
            .iter()
            .map(annabella::tournament::BoardPairing::players)
            .collect()
    };
    assert_eq!(boards(&session), [[1, 3], [2, 4]]);
    told(&mut session, TournamentAsk::Result(1, WHITE, String::new()));
    let unpair = TournamentAsk::Do(Box::new(TournamentInput::Unpair));
    let refused = TournamentEvent::Refused(TournamentFault::HasResults(1));
    assert_eq!(told(&mut session, unpair), refused);
}

#[test]
fn what_is_typed_of_players_and_days_is_checked_and_put_in_order() {
    let mut event = super::entered(ROBIN, "fide-2023", 1, 0);
    let enter = |event: &mut Tournament, typed: &str| {
        let entrant = annabella::tournament::Entrant::typed(typed).unwrap();
        happen(event, TournamentInput::Enter(Box::new(entrant)))
    };
    for (typed, key) in [
        ("Anna title XX", "value-title"),
        ("Anna rating 99999", "value-rating"),
        ("Anna sex q", "value-sex"),
        ("Anna federation RUSS", "value-federation"),
        ("Anna birth 2020/02/31", "value-birth"),
        ("Anna id 12345678901234", "value-id"),
        ("Anna seat 99999", "value-seat"),
        ("12", "value-name"),
        ("An\u{200b}na", "value-name"),
    ] {
        let told = enter(&mut event, typed);
        assert!(
            matches!(told, Err(TournamentFault::Value(wrong, _)) if wrong == key),
            "{typed}: {told:?}"
        );
    }
    let taken = enter(&mut event, "p1");
    assert_eq!(taken, Err(TournamentFault::NameTaken("p1".to_owned())));
    enter(&mut event, "Anna title wgm federation rus birth 15.03.1960").unwrap();
    let anna = event.entrant(2).unwrap();
    assert_eq!(
        [&anna.title, &anna.federation, &anna.birth],
        ["WGM", "RUS", "1960/03/15"]
    );
    let set = |event: &mut Tournament, detail: &str, text: &str| {
        let detail = detail.parse().unwrap();
        happen(event, TournamentInput::Detail(detail, text.to_owned()))
    };
    for (detail, text) in [
        ("begins", "2026/02/30"),
        ("begins", "yesterday"),
        ("ends", "31.02.2026"),
    ] {
        assert!(set(&mut event, detail, text).is_err(), "{detail} {text}");
    }
    set(&mut event, "begins", "1.3.2026").unwrap();
    assert!(set(&mut event, "ends", "2026/02/28").is_err());
    assert!(event.trf(false).contains("042 2026/03/01\n"));
}

#[test]
fn a_report_with_another_scoring_is_refused_and_what_is_not_heeded_is_told() {
    let mut event = drawn(ROBIN, "fide-2023", 4, 0);
    score(&mut event, 1, 1, WHITE).unwrap();
    let trf = event.trf(false);
    let import = |text: String| happen(&mut Tournament::default(), TournamentInput::Import(text));
    let refused = import(format!("{trf}162  W 3.0 D 1.0 L 0.0\n"));
    assert!(
        matches!(refused, Err(TournamentFault::Trf(_))),
        "{refused:?}"
    );
    assert_eq!(import(trf.clone()).unwrap().len(), 1);
    assert_eq!(
        import(format!("{trf}162  W 1.0 D 0.5 L 0.0\n"))
            .unwrap()
            .len(),
        1
    );
    let told = import(format!("{trf}260 1 4 2 3\n240 H 3 2\n")).unwrap();
    let codes = vec!["240".to_owned(), "260".to_owned()];
    assert_eq!(told[1..], [TournamentFact::Unheeded(codes)]);
    let told = import(trf.replacen(" 1.0 ", " 3.5 ", 1)).unwrap();
    assert_eq!(told[1..], [TournamentFact::OtherPoints(1)]);
}

#[test]
fn a_list_of_a_spreadsheet_is_read_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let read = |text: &str| {
        let path = folder.path().join("players.csv");
        std::fs::write(&path, text).unwrap();
        annabella::adapters::tournament::incoming::read(&path)
    };
    for text in [
        "name;Elo\nAnna;1850\n;\nBoris;1700\n",
        "name\trating\nAnna\t1850\nBoris\t1700\n",
    ] {
        let Ok(TournamentAnswer::Entries(players)) = read(text) else {
            panic!("{text}");
        };
        let players: Vec<_> = players
            .iter()
            .map(|(_, one)| (one.name.as_str(), one.rating))
            .collect();
        assert_eq!(players, [("Anna", 1850), ("Boris", 1700)]);
    }
    assert!(
        read("name,club\nAnna,Riga\n")
            .unwrap_err()
            .to_string()
            .contains("club")
    );
    assert!(
        read("name\nAnna,Riga\n")
            .unwrap_err()
            .to_string()
            .starts_with('2')
    );
    // A mark that nothing closes would make one cell of all that follows.
    let unclosed = read("name\nAnna\n\"Boris\nClara\n").unwrap_err();
    assert!(unclosed.to_string().starts_with('3'), "{unclosed}");
    let marked = "name\n\"Anna\"\n\"Boris \"\"Bob\"\" B\"\nClara 5\"\n";
    assert!(read(marked).is_ok());
    let mut session = Session::default();
    let log = crate::common::tournament::log()[..3].to_vec();
    reported(
        &mut session,
        TournamentAnswer::Opened("club".to_owned(), log),
    );
    let entries = |names: &[&str]| {
        let players = names
            .iter()
            .map(|name| annabella::tournament::Entrant::typed(name).unwrap());
        // The names of the columns are the first line.
        TournamentAnswer::Entries((2..).zip(players).collect())
    };
    let told = reported(&mut session, entries(&["Clara", "anna"]));
    let taken = TournamentFault::NameTaken("anna".to_owned());
    let taken = TournamentFault::Listed(3, Box::new(taken));
    assert_eq!(told, [Event::Tournament(TournamentEvent::Refused(taken))]);
    assert_eq!(session.event().unwrap().entrants().len(), 2);
    let told = reported(&mut session, entries(&["Zoe\u{7}"]));
    let heard = TournamentFault::Value("value-name", "Zoe ".to_owned());
    let heard = TournamentFault::Listed(2, Box::new(heard));
    assert_eq!(told, [Event::Tournament(TournamentEvent::Refused(heard))]);
    let told = reported(&mut session, entries(&["Anna", "Boris"]));
    assert_eq!(told, [Event::Tournament(TournamentEvent::Unchanged)]);
}

#[test]
fn a_table_tells_what_is_adjourned_annulled_and_does_not_count() {
    let mut event = drawn(ROBIN, "fide-2023", 6, 0);
    super::play_to(&mut event, 2);
    withdraw(&mut event, 6).unwrap();
    let adjourned = TournamentInput::Adjourn {
        at: at(3, 2),
        sealed_by: event.rounds()[2].boards[1].white,
        day: String::new(),
    };
    happen(&mut event, adjourned).unwrap();
    let table = event.cross_table();
    let cells: Vec<&CrossCell> = table.cells.iter().flatten().flatten().collect();
    assert!(cells.iter().any(|cell| cell.result_sign() == "a"));
    let uncounted = cells.iter().filter(|cell| cell.is_uncounted());
    assert!(uncounted.count() >= 4);
    let row = table.players.iter().position(|one| *one == 6).unwrap();
    let signs = (0..table.columns.len()).map(|column| table.sign(row, column));
    assert!(signs.filter(|sign| sign.starts_with('(')).count() >= 2);
}

#[test]
fn players_leave_and_win_by_their_names_in_every_language() {
    let lines = [
        (
            "en",
            [
                "Clara withdraws",
                "withdraw Clara",
                "board two, Clara won",
                "Clara lost",
            ],
        ),
        (
            "de",
            [
                "Clara scheidet aus",
                "Clara tritt zurück",
                "Brett zwei, Clara gewinnt",
                "Clara verliert",
            ],
        ),
        (
            "ru",
            [
                "Clara выбывает",
                "Clara снимается",
                "доска два, Clara выиграла",
                "Clara проиграла",
            ],
        ),
        (
            "fr",
            [
                "Clara se retire",
                "Clara quitte le tournoi",
                "échiquier deux, Clara gagne",
                "Clara perd",
            ],
        ),
        (
            "es",
            [
                "Clara se retira",
                "Clara abandona el torneo",
                "tablero dos, Clara gana",
                "Clara pierde",
            ],
        ),
    ];
    for (language, lines) in lines {
        let mut desk = crate::commands::at("practice", language);
        let log = crate::common::tournament::log();
        let event = Tournament::replay(log.clone());
        let clara = event.called("Clara").unwrap();
        let side = event.board(at(1, 2)).unwrap().side_of(clara).unwrap();
        let opened = TournamentAnswer::Opened("club".to_owned(), log);
        desk.handle(Moment::default(), Report::Tournament(Box::new(opened)));
        let withdraws = TournamentAsk::Do(Box::new(TournamentInput::Withdraw {
            player: clara,
            reason: String::new(),
        }));
        let won = |side| {
            let won = GameScore::Played(annabella::record::GameResult::Win(side));
            TournamentAsk::Result(2, won, String::new())
        };
        let expected = [withdraws.clone(), withdraws, won(side), won(side.other())];
        for (line, expected) in lines.into_iter().zip(expected) {
            let intent = crate::commands::meant(&desk, line);
            let expected = Ask::from(expected);
            assert!(
                matches!(&intent, Intent::Commands(asks) if *asks == [expected.clone().into()]),
                "{language} {line}: {intent:?}"
            );
        }
    }
    // Another board than his is not taken, and nobody's needs are nobody's.
    let mut desk = crate::commands::at("practice", "en");
    let opened = TournamentAnswer::Opened("club".to_owned(), crate::common::tournament::log());
    desk.handle(Moment::default(), Report::Tournament(Box::new(opened)));
    let result = |intent: &Intent| format!("{intent:?}").contains("Result(");
    let intent = crate::commands::meant(&desk, "board one, Clara won");
    assert!(!result(&intent), "{intent:?}");
    let intent = crate::commands::meant(&desk, "what does Zoe need");
    let unknown = Ask::from(TournamentAsk::Unknown("Zoe".to_owned()));
    assert!(
        matches!(&intent, Intent::Commands(asks) if *asks == [unknown.clone().into()]),
        "{intent:?}"
    );
}

#[test]
fn the_words_of_a_list_and_the_names_of_keys_are_for_the_table_that_is_walked() {
    let leap = TournamentAsk::Leap;
    let most = usize::MAX;
    for (language, line, expected) in [
        ("en", "end", leap(Step::Right, most)),
        ("en", "home", leap(Step::Left, most)),
        ("en", "control end", leap(Step::DownRight, most)),
        ("en", "key Control End", leap(Step::DownRight, most)),
        ("en", "v right", TournamentAsk::Ray(Step::Right)),
        ("en", "close", TournamentAsk::Leave),
        ("en", "escape", TournamentAsk::Leave),
        ("en", "cancel", TournamentAsk::Leave),
        ("en", "quit", TournamentAsk::Leave),
        ("ru", "выход", TournamentAsk::Leave),
        ("ru", "эскейп", TournamentAsk::Leave),
        ("fr", "Échap", TournamentAsk::Leave),
        ("de", "schließen", TournamentAsk::Leave),
        ("de", "Eingabe", TournamentAsk::Pick(None)),
        ("ru", "ввод", TournamentAsk::Pick(None)),
        ("fr", "Entrée", TournamentAsk::Pick(None)),
        ("es", "Intro", TournamentAsk::Pick(None)),
        ("ru", "отмена", TournamentAsk::Leave),
        ("ru", "закрыть", TournamentAsk::Leave),
        ("ru", "вправо", TournamentAsk::Walk(Step::Right)),
        ("en", "to the right", TournamentAsk::Walk(Step::Right)),
        ("de", "v rechts", TournamentAsk::Ray(Step::Right)),
        ("ru", "v вниз", TournamentAsk::Ray(Step::Down)),
    ] {
        let mut desk = crate::commands::at("practice", language);
        let opened = TournamentAnswer::Opened("club".to_owned(), crate::common::tournament::log());
        desk.handle(Moment::default(), Report::Tournament(Box::new(opened)));
        desk.handle(Moment::default(), Ask::from(TournamentAsk::Table));
        let intent = crate::commands::meant(&desk, line);
        let expected = Ask::from(expected);
        assert!(
            matches!(&intent, Intent::Commands(asks) if *asks == [expected.clone().into()]),
            "{language} {line}: {intent:?}"
        );
    }
}
