//! What is asked of an open event in a session, and how a file of it is heard.

use annabella::board::Step;
use annabella::input::Intent;
use annabella::narrate::cue::Cue;
use annabella::narrate::narrate;
use annabella::protocol::{
    Ask, Event, EventLook, Report, Request, Settings, TournamentAnswer, TournamentAsk,
    TournamentEvent, TournamentRequest, Who,
};
use annabella::record::GameResult;
use annabella::session::Session;
use annabella::time::Moment;
use annabella::tournament::{
    Entrant, GameScore, TournamentEntry, TournamentFact, TournamentFault, TournamentInput,
};

/// A session of a player of this name, in which an event of Anna, Boris, Clara and David is open.
pub fn session_of(player: &str) -> Session {
    let mut session = Session::default();
    let settings = Settings {
        player: Some(player.to_owned()),
        ..Settings::default()
    };
    session.handle(Moment::default(), Report::Started(settings));
    let log = crate::common::tournament::log();
    let opened = TournamentAnswer::Opened("club".to_owned(), log);
    session.handle(Moment::default(), Report::Tournament(Box::new(opened)));
    session
}

/// What is told of what is asked, when all of it is in the file.
pub fn kept(session: &mut Session, ask: impl Into<Ask>) -> Vec<Event> {
    let mut outcome = session.handle(Moment::default(), ask.into());
    let keeps =
        |request: &Request| matches!(request, Request::Tournament(TournamentRequest::Keep(..)));
    if outcome.requests.iter().any(keeps) {
        let report = Report::Tournament(Box::new(TournamentAnswer::Kept));
        outcome
            .events
            .extend(session.handle(Moment::default(), report).events);
    }
    outcome.events
}

pub fn told(session: &mut Session, ask: TournamentAsk) -> TournamentEvent {
    let mut events = kept(session, ask);
    match events.pop() {
        Some(Event::Tournament(event)) if events.is_empty() => event,
        other => panic!("{other:?} behind {events:?}"),
    }
}

#[test]
fn who_asks_for_his_own_game_is_known_by_his_name() {
    let mine = |player| {
        told(
            &mut session_of(player),
            EventLook::NextGame(Who::Own).into(),
        )
    };
    let needs = |player| told(&mut session_of(player), EventLook::Needs(Who::Own).into());
    assert!(matches!(mine("clara"), TournamentEvent::NextGame(name, ..) if name == "Clara"));
    assert!(matches!(needs("David"), TournamentEvent::Needs(name, _) if name == "David"));
    for stranger in ["", "Zoe"] {
        let refused = TournamentEvent::Refused(TournamentFault::NotAmong);
        assert_eq!(mine(stranger), refused, "{stranger}");
        assert_eq!(needs(stranger), refused, "{stranger}");
    }
}

#[test]
fn the_rest_of_a_list_of_duties_is_read_at_one_stroke() {
    let mut session = session_of("");
    let numbers = |event| match event {
        TournamentEvent::Duties(duties, _) => duties.iter().map(|duty| duty.number).collect(),
        other => panic!("{other:?}"),
    };
    let mut numbers = |ask| -> Vec<usize> { numbers(told(&mut session, ask)) };
    assert_eq!(numbers(TournamentAsk::Duties), [1]);
    assert_eq!(numbers(TournamentAsk::Walk(Step::Down)), [2]);
    assert_eq!(numbers(TournamentAsk::Ray(Step::Down)), [2, 3, 4, 5, 6, 7]);
    assert_eq!(numbers(TournamentAsk::Here), [2]);
}

#[test]
fn a_tick_is_taken_away_where_it_was_set_and_a_result_that_ends_the_round_sounds() {
    let mut session = session_of("");
    let facts = |event| match event {
        TournamentEvent::Happened(facts) => facts,
        other => panic!("{other:?}"),
    };
    told(&mut session, TournamentAsk::Duties);
    let ticked = facts(told(&mut session, TournamentAsk::Pick(None)));
    assert_eq!(ticked, [TournamentFact::Ticked(6)]);
    let taken_away = facts(told(&mut session, TournamentAsk::Pick(None)));
    assert_eq!(taken_away, [TournamentFact::Unticked(7)]);
    assert!(!session.event().unwrap().duties()[0].is_ticked);
    let again = TournamentInput::Untick("assistant".to_owned(), 1);
    let again = told(&mut session, TournamentAsk::Do(Box::new(again)));
    assert_eq!(again, TournamentEvent::Unchanged);
    let half = GameScore::Played(GameResult::Draw);
    let over = told(&mut session, TournamentAsk::Result(2, half, String::new()));
    let cues = narrate(&Event::Tournament(over), &Settings::default());
    let sounds = |cue: &&Cue| matches!(cue, Cue::Sound(_));
    assert_eq!(cues.iter().filter(sounds).count(), 2, "{cues:?}");
}

#[test]
fn a_player_is_asked_about_by_his_name_in_every_language() {
    let lines = [
        ("en", "What does Felix need?", true),
        ("en", "when does Weber play", false),
        ("de", "was braucht Felix Weber?", true),
        ("de", "wann spielt Felix", false),
        ("fr", "que faut-il à Felix ?", true),
        ("fr", "quand joue Weber", false),
        ("es", "¿Qué necesita Felix?", true),
        ("es", "próxima partida de Weber", false),
        ("ru", "что нужно Феликсу", true),
        ("ru", "когда играет Феликс?", false),
        ("ru", "следующая партия Петровой", false),
    ];
    for (language, line, needs) in lines {
        let mut desk = crate::commands::at("practice", language);
        let mut log = crate::common::tournament::log();
        log.truncate(2);
        let latin = ["Felix Weber", "Ann"];
        let names = if language == "ru" {
            ["Феликс", "Петрова Анна"]
        } else {
            latin
        };
        log.extend(names.map(|name| {
            let name = name.to_owned();
            let entrant = Entrant {
                name,
                ..Entrant::default()
            };
            TournamentEntry {
                at: Moment::default(),
                input: TournamentInput::Enter(Box::new(entrant)),
            }
        }));
        let opened = TournamentAnswer::Opened("club".to_owned(), log);
        desk.handle(Moment::default(), Report::Tournament(Box::new(opened)));
        let number = if line.contains("Петров") { 3 } else { 2 };
        let who = Who::Number(number);
        let look = match needs {
            true => EventLook::Needs(who),
            false => EventLook::NextGame(who),
        };
        let intent = crate::commands::meant(&desk, line);
        let expected = Ask::from(TournamentAsk::from(look));
        assert!(
            matches!(&intent, Intent::Commands(asks) if *asks == [expected.into()]),
            "{line}: {intent:?}"
        );
    }
}

#[test]
fn a_file_is_written_whole_and_read_by_its_name() {
    let written = TournamentEvent::Written("clubs/anna/club.html".to_owned(), None);
    let cues = narrate(&Event::Tournament(written), &Settings::default());
    let said = cues.iter().find_map(|cue| match cue {
        Cue::Say(utterance) => Some(utterance),
        Cue::Sound(_) => None,
    });
    let text = crate::common::voices().render(said.unwrap(), &Settings::default());
    assert_eq!(text.written, "Written to clubs/anna/club.html.");
    assert_eq!(text.read(), "Written to club.html.");
}

#[test]
fn the_keys_of_a_list_go_to_its_ends_in_the_cross_table_and_in_the_lists_of_duties() {
    let mut session = session_of("");
    let place = |event| match event {
        TournamentEvent::Cells(cells, is_edge) => {
            (format!("{} {}", cells[0].0, cells[0].2), is_edge)
        }
        TournamentEvent::Duties(duties, is_edge) => (duties[0].number.to_string(), is_edge),
        other => panic!("{other:?}"),
    };
    let mut at = |ask| place(told(&mut session, ask));
    let leap = TournamentAsk::Leap;
    let is = |name: &str, is_edge| (name.to_owned(), is_edge);
    assert_eq!(at(TournamentAsk::Table), is("Anna ", false));
    assert_eq!(at(leap(Step::Right, usize::MAX)), is("Anna David", false));
    assert_eq!(at(leap(Step::Right, usize::MAX)), is("Anna David", true));
    assert_eq!(at(leap(Step::Down, 2)), is("Clara David", false));
    assert_eq!(at(leap(Step::UpLeft, usize::MAX)), is("Anna ", false));
    assert_eq!(at(leap(Step::DownRight, usize::MAX)), is("David ", false));
    assert_eq!(
        at(TournamentAsk::Walk(Step::Left)),
        is("David Clara", false)
    );
    assert_eq!(at(leap(Step::Left, usize::MAX)), is("David Anna", false));
    assert_eq!(at(TournamentAsk::Duties), is("1", false));
    assert_eq!(at(leap(Step::Right, usize::MAX)), is("7", false));
    assert_eq!(at(leap(Step::Up, 10)), is("1", false));
    assert_eq!(at(leap(Step::UpLeft, usize::MAX)), is("1", true));
}

#[test]
fn what_happened_to_an_event_is_said_again_and_what_was_looked_up_is_not() {
    let mut session = session_of("");
    let half = GameScore::Played(GameResult::Draw);
    let happened = told(&mut session, TournamentAsk::Result(2, half, String::new()));
    told(&mut session, EventLook::Standings.into());
    let again = session.handle(Moment::default(), Ask::Repeat).events;
    assert_eq!(again, [Event::Again(vec![Event::Tournament(happened)])]);
}

#[test]
fn what_no_game_can_be_played_under_is_not_settled() {
    for (line, is_good) in [
        ("new round-robin ussr-1956 form rapid", false),
        ("new round-robin ussr-1956 late 30", false),
        ("new round-robin fide-2001 no-draws-before-30", false),
        (
            "new round-robin fide-2023 rapid-watched late 30 two-boards",
            true,
        ),
        ("new round-robin russian-draughts", true),
    ] {
        let mut session = Session::default();
        let opened = TournamentAnswer::Opened("club".to_owned(), Vec::new());
        session.handle(Moment::default(), Report::Tournament(Box::new(opened)));
        let ask = annabella::input::tournament::asked(line, None).unwrap();
        let events = kept(&mut session, ask);
        let told = |event: &Event| matches!(event, Event::Tournament(TournamentEvent::Terms(..)));
        assert_eq!(events.iter().any(told), is_good, "{line}: {events:?}");
        let is_refused = matches!(events[0], Event::Refused(_));
        assert_eq!(is_refused, !is_good, "{line}: {events:?}");
        let settled = session.event().unwrap().regulations().is_some();
        assert_eq!(settled, is_good, "{line}");
    }
}

#[test]
fn the_conduct_of_the_event_is_that_of_its_games() {
    let mut session = Session::default();
    let opened = TournamentAnswer::Opened("club".to_owned(), Vec::new());
    session.handle(Moment::default(), Report::Tournament(Box::new(opened)));
    for line in [
        "new match fide-2009 rounds 2 rapid-watched touch one-board read-out session-240 clock 30+10",
        "enter Anna",
        "enter Boris",
        "draw as-entered",
        "play 1",
    ] {
        let ask = annabella::input::tournament::asked(line, None).unwrap();
        session.handle(Moment::default(), ask);
    }
    session.handle(Moment::default(), Ask::Yes);
    let agreed = session.agreement();
    assert_eq!(agreed.form.key(), "rapid-watched");
    assert_eq!(agreed.blind, [true; 2]);
    assert!(!agreed.two_boards);
    assert_eq!(agreed.session_s, Some(240 * 60));
    assert_eq!(agreed.announcing, annabella::protocol::Announcing::ReadOut);
}

#[test]
fn a_seed_by_chance_can_be_kept_by_ear() {
    use annabella::protocol::{Input, Stamp};
    for seed in [7, 1_795_677_683_459_266_340, u64::MAX] {
        let mut input = Input::from(Ask::from(TournamentAsk::Draw(None)));
        input.stamp(Stamp { seed, day: 0 }, Vec::new);
        let Input::Ask(Ask::Tournament(asked)) = input else {
            panic!("{input:?}");
        };
        let TournamentAsk::Draw(Some(drawn)) = *asked else {
            panic!("{asked:?}");
        };
        assert!(drawn < 1_000_000, "{drawn}");
        assert_eq!(drawn, seed % 1_000_000);
    }
}

#[test]
fn the_clock_decides_on_the_form_that_is_not_said() {
    for (line, form) in [
        ("new round-robin fide-2023 clock 90+30", "standard"),
        ("new round-robin fide-2023 clock 15+10", "rapid"),
        ("new round-robin fide-2023 clock 3+2", "blitz"),
        (
            "new round-robin fide-2023 clock 15+10 form standard",
            "standard",
        ),
        (
            "new round-robin fide-2023 rapid-watched clock 15+10",
            "rapid-watched",
        ),
        ("new round-robin ussr-1956 clock 15+10", "standard"),
        ("new round-robin fide-2023", "standard"),
    ] {
        let Some(Ask::Tournament(asked)) = annabella::input::tournament::asked(line, None) else {
            panic!("{line}");
        };
        let TournamentAsk::Do(input) = *asked else {
            panic!("{line}");
        };
        let TournamentInput::Found(settled) = *input else {
            panic!("{line}");
        };
        assert_eq!(settled.form, form, "{line}");
    }
}
