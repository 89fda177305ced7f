//! What is asked of an open event in a session, and how a file of it is heard.

use annabella::board::Step;
use annabella::input::Intent;
use annabella::narrate::cue::Cue;
use annabella::narrate::narrate;
use annabella::protocol::{
    Ask, Event, EventLook, Report, Settings, TournamentAnswer, TournamentAsk, TournamentEvent, Who,
};
use annabella::record::GameResult;
use annabella::session::Session;
use annabella::time::Moment;
use annabella::tournament::{
    Entrant, GameScore, TournamentEntry, TournamentFact, TournamentFault, TournamentInput,
};

/// A session of a player of this name, in which an event of Anna, Boris, Clara and David is open.
fn session_of(player: &str) -> Session {
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

fn told(session: &mut Session, ask: TournamentAsk) -> TournamentEvent {
    let mut events = session.handle(Moment::default(), Ask::from(ask)).events;
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
    let ticked = facts(told(&mut session, TournamentAsk::Pick));
    assert_eq!(ticked, [TournamentFact::Ticked(6)]);
    let taken_away = facts(told(&mut session, TournamentAsk::Pick));
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
    let written = TournamentEvent::Written("clubs/anna/club.html".to_owned());
    let cues = narrate(&Event::Tournament(written), &Settings::default());
    let said = cues.iter().find_map(|cue| match cue {
        Cue::Say(utterance) => Some(utterance),
        Cue::Sound(_) => None,
    });
    let text = crate::common::voices().render(said.unwrap(), &Settings::default());
    assert_eq!(text.written, "Written to clubs/anna/club.html.");
    assert_eq!(text.read(), "Written to club.html.");
}
