//! What is asked of an open event in a session, and how a file of it is heard.

use annabella::board::Step;
use annabella::narrate::cue::Cue;
use annabella::narrate::narrate;
use annabella::protocol::{
    Ask, Event, EventLook, Report, Settings, TournamentAnswer, TournamentAsk, TournamentEvent, Who,
};
use annabella::session::Session;
use annabella::time::Moment;
use annabella::tournament::TournamentFault;

/// A session of a player of this name, in which an event of Anna, Boris, Clara and David is open.
fn session_of(player: &str) -> Session {
    let mut session = Session::default();
    let settings = Settings {
        player: player.to_owned(),
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
    assert_eq!(numbers(TournamentAsk::Ray(Step::Down)), [2, 3, 4, 5, 6]);
    assert_eq!(numbers(TournamentAsk::Here), [2]);
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
