//! Finding moves over a game: the game waits meanwhile, with its clock, and is there again afterwards.

use annabella::board::{Side, Square};
use annabella::clock::{Clock, Running};
use annabella::drill::tactics::Collection;
use annabella::protocol::{
    Agreement, Ask, Change, DrillCommand, DrillReport, Event, MoveEntry, NoDrill, OpponentChange,
    PracticeCommand, Refusal, Report, Stamp,
};
use annabella::session::Session;
use annabella::time::Moment;

fn at(ms: u64) -> Moment {
    Moment::from_ms(ms)
}

fn enter(session: &mut Session, ms: u64, uci: &str) -> Vec<Event> {
    let mv = uci.parse::<annabella::chess::Move>().unwrap();
    session
        .handle(at(ms), Ask::Enter(MoveEntry::Move(mv.into())))
        .events
}

fn drill(session: &mut Session, ms: u64, command: DrillCommand) -> Vec<Event> {
    session.handle(at(ms), Ask::Drill(command)).events
}

fn running(session: &Session) -> Option<Running> {
    session.clock().map(Clock::running)
}

/// A practice game of five minutes in which White has moved.
fn playing() -> Session {
    let mut session = super::started();
    let agreement = Agreement {
        control: "5+0".parse().ok(),
        ..Agreement::default()
    };
    session.handle(at(0), Ask::AgreeOn(Box::new(agreement)));
    enter(&mut session, 1_000, "e2e4");
    session
}

#[test]
fn the_clock_of_the_game_stands_while_moves_are_found_and_runs_again() {
    let mut session = playing();
    let left_ms = |session: &Session, ms| {
        let clock = session.clock().expect("a clock");
        clock.remaining_ms(Side::Black, at(ms))
    };
    let before_ms = left_ms(&session, 2_000);
    drill(&mut session, 2_000, DrillCommand::Tactics(Stamp::default()));
    assert!(session.is_finding());
    assert_eq!(running(&session), None);
    // Ten minutes later nobody has lost by time.
    session.handle(at(600_000), Report::Tick);
    drill(&mut session, 600_000, DrillCommand::Leave);
    assert_eq!(running(&session), Some(Running::Runs(Side::Black)));
    assert_eq!(left_ms(&session, 600_000), before_ms);
    assert_eq!(session.record().plies(), 1);
}

#[test]
fn a_clock_that_was_stopped_stays_stopped() {
    let mut session = playing();
    session.handle(at(2_000), Ask::Pause);
    drill(&mut session, 3_000, DrillCommand::Recall(Stamp::default()));
    drill(&mut session, 4_000, DrillCommand::Leave);
    assert_eq!(running(&session), Some(Running::Paused(Side::Black)));
}

#[test]
fn a_program_that_starts_again_has_the_game_on_the_board() {
    let mut session = playing();
    drill(&mut session, 2_000, DrillCommand::Tactics(Stamp::default()));
    let settings = session.settings().clone();
    session.handle(at(3_000), Report::Started(settings));
    assert!(!session.is_finding());
    assert_eq!(session.record().plies(), 1);
}

#[test]
fn a_hidden_board_is_not_felt_and_a_peek_is_counted() {
    let mut session = playing();
    drill(&mut session, 2_000, DrillCommand::Blindfold);
    let e4 = "e4".parse().unwrap();
    assert_eq!(session.piece_at(e4), None);
    let looked = session.handle(at(3_000), Ask::Look(Some(e4))).events;
    assert!(matches!(
        looked.as_slice(),
        [Event::Refused(Refusal::NoDrill(_))]
    ));
    drill(&mut session, 4_000, DrillCommand::Peek);
    // Moves are played as ever.
    enter(&mut session, 5_000, "e7e5");
    assert_eq!(session.record().plies(), 2);
    drill(&mut session, 6_000, DrillCommand::Blindfold);
    assert!(session.piece_at(e4).is_some());
}

/// What was said to be hidden or shown is not turned round where it is so already.
#[test]
fn a_board_is_hidden_and_shown_by_name() {
    let mut session = playing();
    let finds = |events: &[Event]| matches!(events, [Event::Drill(_)]);
    let stays = |events: &[Event]| matches!(events, [Event::Refused(_), Event::Listed(_)]);
    assert!(stays(&drill(&mut session, 2_000, DrillCommand::Show)));
    assert!(!session.is_blindfold());
    for now in [3_000, 4_000] {
        assert!(finds(&drill(&mut session, now, DrillCommand::Hide)));
        assert!(session.is_blindfold());
    }
    assert!(finds(&drill(&mut session, 5_000, DrillCommand::Show)));
    assert!(!session.is_blindfold());
}

#[test]
fn in_a_competition_no_board_is_hidden_and_nothing_is_drilled() {
    let mut session = super::started();
    let agreement = Agreement {
        conduct: annabella::protocol::agreement::Conduct::Competition,
        ..Agreement::default()
    };
    session.handle(at(0), Ask::AgreeOn(Box::new(agreement)));
    for command in [
        DrillCommand::Blindfold,
        DrillCommand::Tactics(Stamp::default()),
    ] {
        let events = drill(&mut session, 1_000, command);
        assert!(matches!(
            events.as_slice(),
            [Event::Refused(Refusal::NoDrill(_))]
        ));
    }
}

/// Against the opponent the player has all the moves of a drill, and nobody thinks about its positions.
#[test]
fn the_opponent_of_the_game_has_no_part_in_a_drill() {
    for side in Side::BOTH {
        let mut session = super::started();
        let opponent = PracticeCommand::Opponent(Some(side));
        session.handle(at(0), Ask::Practice(opponent));
        let ponders = Change::Opponent(OpponentChange::Ponders(true));
        session.handle(at(0), Ask::Set(ponders));
        let mut collection = Collection::default();
        collection.read_lines("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - bm Ra8#;", Some(0));
        let begin = DrillReport::Collection(Box::new(collection), Stamp::default());
        session.handle(at(1_000), Report::Drill(begin));
        assert!(
            session.errand().is_none() && session.pondering().is_none(),
            "{side:?}"
        );
        session.handle(at(2_000), Ask::Go("a1".parse().unwrap()));
        session.handle(at(3_000), Ask::TakeOrPut);
        session.handle(at(4_000), Ask::Go("a8".parse().unwrap()));
        let events = session.handle(at(5_000), Ask::TakeOrPut).events;
        assert!(
            events
                .iter()
                .any(|event| matches!(event, Event::Moved { .. })),
            "{side:?}: {events:?}"
        );
        assert!(!session.is_finding());
    }
}

#[test]
fn what_a_drill_asks_about_is_seen_though_the_board_of_the_game_is_hidden() {
    let mut session = playing();
    drill(&mut session, 2_000, DrillCommand::Blindfold);
    drill(&mut session, 3_000, DrillCommand::Tactics(Stamp::default()));
    assert!(Square::all().any(|square| session.piece_at(square).is_some()));
    // The board of the game is not shown from here, nor hidden.
    for command in [DrillCommand::Blindfold, DrillCommand::Peek] {
        let events = drill(&mut session, 3_500, command);
        assert_eq!(
            events,
            [Event::Refused(Refusal::NoDrill(NoDrill::Drilling))]
        );
    }
    drill(&mut session, 4_000, DrillCommand::Leave);
    assert!(Square::all().all(|square| session.piece_at(square).is_none()));
}
