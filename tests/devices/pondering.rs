//! The opponent thinks while the player is to move: only if it may, and for as long as the player thinks.

use std::sync::mpsc::channel;
use std::time::Instant;

use annabella::adapters::host::Message;
use annabella::adapters::thinker::{Thinker, find};
use annabella::board::Side;
use annabella::desk::Desk;
use annabella::game::Game;
use annabella::input::{DeviceInput, Intent};
use annabella::opponent::{Limits, Memory, think};
use annabella::protocol::{
    Ask, Change, Engine, ErrandAnswer, ErrandKind, OpponentChange, PracticeCommand, Report,
    Request, Settings,
};
use annabella::session::Session;
use annabella::time::Moment;

use crate::patience::TOO_LONG;

const NOW: Moment = Moment { ms: 10 };

/// What a line that a player types asks for.
fn typed(session: &mut Session, line: &str) -> Vec<Request> {
    let mut desk = Desk::new(crate::words::voices());
    let Intent::Commands(commands) = desk.interpret(DeviceInput::Line(line.to_owned())) else {
        panic!("{line}");
    };
    let outcomes = commands
        .into_iter()
        .map(|command| session.handle(NOW, command));
    outcomes.flat_map(|outcome| outcome.requests).collect()
}

/// A game in which the opponent plays Black.
fn game() -> Session {
    let mut session = Session::default();
    session.handle(NOW, Report::Started(Settings::default()));
    let opponent = PracticeCommand::Opponent(Some(Side::Black));
    session.handle(NOW, Ask::Practice(opponent));
    session
}

#[test]
fn it_ponders_only_if_it_may() {
    let mut session = game();
    assert_eq!(
        session.pondering(),
        None,
        "not as long as nobody has allowed it"
    );
    typed(&mut session, "ponder on");
    let errand = session.pondering().expect("the player is to move");
    assert_eq!(errand.task, ErrandKind::Ponder);
    assert_eq!(&errand.position, session.position());
    typed(&mut session, "ponder off");
    assert_eq!(session.pondering(), None);
    typed(&mut session, "ponder on");
    typed(&mut session, "e2e4");
    assert_eq!(
        session.pondering(),
        None,
        "the opponent's own move comes first"
    );
    assert_eq!(session.errand().unwrap().task, ErrandKind::Move);
}

#[test]
fn it_does_not_ponder_where_nobody_plays_or_another_one_does() {
    let mut session = game();
    typed(&mut session, "ponder on");
    assert!(session.pondering().is_some());
    let engine = Engine {
        file: "/usr/games/stockfish".to_owned(),
        arguments: Vec::new(),
        options: Vec::new(),
    };
    let engine = OpponentChange::Engine(Game::Chess, Some(engine));
    session.handle(NOW, Ask::Set(Change::Opponent(engine)));
    assert_eq!(session.pondering(), None, "a foreign engine plays");
    typed(&mut session, "engine none");
    assert!(session.pondering().is_some());
    let alone = PracticeCommand::Opponent(None);
    session.handle(NOW, Ask::Practice(alone));
    assert_eq!(session.pondering(), None, "nobody plays");
}

#[test]
fn it_never_ponders_in_a_competition() {
    let mut session = game();
    typed(&mut session, "ponder on");
    typed(&mut session, "new competition fide-2005 90+30 none");
    assert!(session.is_in_competition());
    assert_eq!((session.pondering(), session.errand()), (None, None));
}

#[test]
fn pondering_is_not_heard_and_stops_at_once_when_the_player_moves() {
    let mut session = game();
    typed(&mut session, "level 1");
    let ponders = typed(&mut session, "ponder on");
    let (answers, inbox) = channel();
    // Time stands still for it: by itself it would never stop pondering.
    let now = Instant::now();
    let mut thinker = Thinker::with_clock(answers, Box::new(move || now));
    let moves = typed(&mut session, "a2a3");
    for request in ponders.into_iter().chain(moves) {
        match request {
            Request::Think { errand, past } => thinker.think(*errand, past),
            Request::StopThinking => thinker.stop(),
            other => panic!("{other:?}"),
        }
    }
    let next = || match inbox.recv_timeout(TOO_LONG).unwrap() {
        Message::Thought(finding) => finding,
        heard => panic!("{heard:?}"),
    };
    // It tells that it has stopped, of which the player hears nothing.
    let stopped = next();
    assert_eq!(stopped.errand.task, ErrandKind::Ponder);
    assert_eq!(stopped.found, ErrandAnswer::Stopped);
    assert_eq!(session.handle(NOW, Report::Thought(stopped)).events, []);
    let finding = next();
    assert_eq!(finding.errand.task, ErrandKind::Move);
    assert!(matches!(finding.found, ErrandAnswer::Move(_)));
}

#[test]
fn what_was_found_while_pondering_is_used_when_the_expected_move_comes() {
    let mut session = game();
    typed(&mut session, "ponder on");
    let errand = session.pondering().unwrap();
    let mut pondered = Memory::new(8);
    let found = find(&errand, &[], &mut pondered, 400_000, &mut |_| false);
    assert_eq!(found, ErrandAnswer::Nothing, "nothing is told of it");
    let limits = |depth| Limits {
        depth,
        nodes: u64::MAX,
    };
    let search = |position, memory: &mut Memory, depth| {
        think(
            position,
            &[],
            memory,
            limits(depth),
            &mut |_| false,
            &mut |_| {},
        )
        .unwrap()
    };
    let expected = search(&errand.position, &mut pondered, 1).line[0];
    let after = errand.position.play(expected).unwrap();
    let warm = search(&after, &mut pondered, 9).nodes;
    let cold = search(&after, &mut Memory::new(8), 9).nodes;
    assert!(warm * 2 < cold, "{warm} positions instead of {cold}");
}
