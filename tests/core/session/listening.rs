//! Listening to a game from a file: step by step, to a place, and playing on from there.

use annabella::pgn;
use annabella::protocol::{
    Ask, Event, OpenedGame, Question, Refusal, Report, Settings, ViewerEvent,
};
use annabella::record::{GameResult, Record};
use annabella::session::Session;

use super::{NOW, entered, play, refusal, square, started, state};

const SHORT: &str =
    "[White \"Anna\"]\n[Black \"Hector\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
const BLACK_FIRST: &str =
    "[SetUp \"1\"]\n[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\n7... e5 8. e4 Kd7 *\n";

fn opening(text: &str) -> Box<OpenedGame> {
    let mut games = pgn::read(text.as_bytes());
    Box::new(OpenedGame {
        record: games.remove(0).expect("a whole game"),
        number: 1,
        count: 1,
    })
}

fn listening(text: &str) -> Session {
    let mut session = started();
    let events = session.handle(NOW, Report::Opened(opening(text))).events;
    assert!(matches!(
        events.as_slice(),
        [Event::Viewer(ViewerEvent::Opened(_))]
    ));
    session
}

/// Where the game stands: plies, and whose turn it is as FEN writes it.
fn reached(session: &Session) -> (usize, u32) {
    (session.plies(), session.position().number())
}

#[test]
fn forwards_to_the_end_and_back_to_the_beginning() {
    let mut session = listening(SHORT);
    let outcome = session.record().outcome();
    for plies in 1..=3 {
        let events = session.handle(NOW, Ask::Forward).events;
        assert!(matches!(
            events.as_slice(),
            [Event::Viewer(ViewerEvent::SteppedForward { .. })]
        ));
        assert_eq!(session.plies(), plies);
    }
    let end = |was_there| Event::Viewer(ViewerEvent::EndOfGame { outcome, was_there });
    let events = session.handle(NOW, Ask::Forward).events;
    assert!(matches!(
        events[0],
        Event::Viewer(ViewerEvent::SteppedForward { .. })
    ));
    assert_eq!(events[1..], [end(false)]);
    assert_eq!(session.cursor(), square("h4"));
    assert_eq!(session.handle(NOW, Ask::Forward).events, [end(true)]);
    for plies in (0..4).rev() {
        let events = session.handle(NOW, Ask::Back).events;
        assert!(matches!(
            events.as_slice(),
            [Event::Viewer(ViewerEvent::SteppedBack { .. })]
        ));
        assert_eq!(session.plies(), plies);
    }
    let events = session.handle(NOW, Ask::Back).events;
    assert_eq!(events, [Event::Viewer(ViewerEvent::BeginningOfGame)]);
}

#[test]
fn jumps_land_before_the_move_with_the_number() {
    let mut session = listening(SHORT);
    for (command, expected) in [
        (Ask::ToEnd, (4, 3)),
        (Ask::ToMove(2), (2, 2)),
        (Ask::ToMove(3), (4, 3)),
        (Ask::ToStart, (0, 1)),
        (Ask::ToMove(1), (0, 1)),
    ] {
        let events = session.handle(NOW, command).events;
        assert!(matches!(
            events.as_slice(),
            [Event::Viewer(ViewerEvent::Jumped { .. })]
        ));
        assert_eq!(reached(&session), expected);
    }
    let before = state(&session);
    for number in [0, 4, u32::MAX] {
        let events = session.handle(NOW, Ask::ToMove(number)).events;
        assert_eq!(refusal(&events), Some(&Refusal::NoSuchMove(number)));
        assert_eq!(before, state(&session));
    }
}

#[test]
fn a_game_may_begin_with_black() {
    let mut session = listening(BLACK_FIRST);
    session.handle(NOW, Ask::ToMove(7));
    assert_eq!(reached(&session), (0, 7));
    session.handle(NOW, Ask::ToMove(8));
    assert_eq!(reached(&session), (1, 8));
    session.handle(NOW, Ask::ToEnd);
    let events = session.handle(NOW, Ask::Moves).events;
    let [Event::MoveList(moves)] = events.as_slice() else {
        panic!("{events:?}")
    };
    assert_eq!(moves.len(), 3);
    assert_eq!(moves[0].0.number(), 7);
}

#[test]
fn while_listening_nothing_is_played() {
    let mut session = listening(SHORT);
    session.handle(NOW, Ask::Forward);
    let before = state(&session);
    for command in [
        entered(&session, "e5"),
        Ask::TakeOrPut,
        Ask::Undo,
        Ask::Resign,
        Ask::OfferDraw,
    ] {
        let events = session.handle(NOW, command).events;
        assert_eq!(refusal(&events), Some(&Refusal::Listening));
        assert_eq!(before, state(&session));
    }
}

#[test]
fn a_game_of_ones_own_is_walked_through_when_it_is_over() {
    let mut session = started();
    play(&mut session, "f3 e5 g4 Qh4");
    let outcome = session.record().outcome();
    let events = session.handle(NOW, Ask::Forward).events;
    let was_there = true;
    assert_eq!(
        events,
        [Event::Viewer(ViewerEvent::EndOfGame { outcome, was_there })]
    );
    let events = session.handle(NOW, Ask::PlayOn).events;
    assert_eq!(refusal(&events), Some(&Refusal::GameOver(outcome)));
    let events = session.handle(NOW, Ask::Back).events;
    assert!(matches!(
        events.as_slice(),
        [Event::Viewer(ViewerEvent::SteppedBack { .. })]
    ));
    assert_eq!((session.plies(), session.record().plies()), (3, 4));
    session.handle(NOW, Ask::ToStart);
    assert_eq!(session.plies(), 0);
    assert_eq!(session.record().outcome(), outcome, "the result stands");
    session.handle(NOW, Ask::ToEnd);
    assert_eq!(session.plies(), 4);

    let mut session = started();
    play(&mut session, "f3 e5 g4 Qh4");
    session.handle(NOW, Ask::ToMove(2));
    assert_eq!(reached(&session), (2, 2));
}

#[test]
fn while_playing_there_is_nothing_to_walk_through() {
    let mut session = started();
    for command in [
        Ask::Forward,
        Ask::Back,
        Ask::ToStart,
        Ask::ToEnd,
        Ask::ToMove(1),
        Ask::PlayOn,
    ] {
        let events = session.handle(NOW, command).events;
        assert_eq!(refusal(&events), Some(&Refusal::NotListening));
    }
}

#[test]
fn playing_on_forgets_what_came_after_and_the_result() {
    let mut session = listening(SHORT);
    session.handle(NOW, Ask::ToMove(2));
    let events = session.handle(NOW, Ask::PlayOn).events;
    assert!(matches!(
        events.as_slice(),
        [Event::Viewer(ViewerEvent::PlayedOn(_))]
    ));
    assert_eq!(session.record().plies(), 2);
    assert_eq!(session.record().outcome(), None);
    play(&mut session, "Kf2 Qh4+");
}

#[test]
fn playing_on_from_a_mate_is_ruled_at_once() {
    let mut session = listening(SHORT);
    session.handle(NOW, Ask::ToEnd);
    let events = session.handle(NOW, Ask::PlayOn).events;
    assert!(matches!(
        events.as_slice(),
        [Event::Viewer(ViewerEvent::PlayedOn(_)), Event::Ruled(_)]
    ));
    assert!(matches!(
        session.record().outcome(),
        Some(GameResult::Win(_))
    ));
}

#[test]
fn opening_asks_only_where_moves_would_be_lost() {
    let mut session = started();
    play(&mut session, "e4");
    let record: Record = session.record().clone();
    for keep in [Ask::No, Ask::Cancel] {
        let events = session.handle(NOW, Report::Opened(opening(SHORT))).events;
        assert!(matches!(
            events.as_slice(),
            [Event::Asked(Question::Open(_))]
        ));
        session.handle(NOW, keep);
        assert_eq!(*session.record(), record);
        assert!(!session.is_listening());
    }
    session.handle(NOW, Report::Opened(opening(SHORT)));
    session.handle(NOW, Ask::Yes);
    assert!(session.is_listening());
    // A game from a file is still in its file.
    let events = session
        .handle(NOW, Report::Opened(opening(BLACK_FIRST)))
        .events;
    assert!(matches!(
        events.as_slice(),
        [Event::Viewer(ViewerEvent::Opened(_))]
    ));
    let events = session
        .handle(NOW, Ask::NewGameFrom(annabella::game::Position::default()))
        .events;
    assert!(matches!(events.as_slice(), [Event::Began(..)]));
}

#[test]
fn listening_is_resumed_at_its_place() {
    let mut session = listening(SHORT);
    session.handle(NOW, Ask::Forward);
    session.handle(NOW, Report::Started(Settings::default()));
    let before = state(&session);
    for command in [Ask::Forward, Ask::Back, Ask::ToEnd, Ask::PlayOn] {
        let events = session.handle(NOW, command).events;
        assert!(matches!(refusal(&events), Some(Refusal::AnswerFirst(_))));
        assert_eq!(before, state(&session));
    }
    let events = session.handle(NOW, Ask::Yes).events;
    assert!(matches!(
        events.as_slice(),
        [Event::Resumed { plies: 1, .. }]
    ));
    assert!(session.is_listening());
}
