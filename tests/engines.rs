//! Foreign engines that do one bad thing each: all of them are noticed in time, and the game goes on.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use annabella::adapters::engine::find::in_folders;
use annabella::adapters::engine::{Budget, External, Strength};
use annabella::adapters::host::Message;
use annabella::adapters::thinker::Thinker;
use annabella::board::Side;
use annabella::game::{Game, Move, Position};
use annabella::session::Session;
use annabella::session::command::{Command, Entry};
use annabella::session::engine::{ClockTimes, Engine, EngineFault};
use annabella::session::event::Event;
use annabella::session::practice::{OpponentChange, PracticeCommand, PracticeEvent};
use annabella::session::settings::{Change, Settings};
use annabella::time::Moment;

/// An engine that greets as it should, and then does what `go` says.
fn after_greeting(go: &str) -> String {
    format!(
        "while read -r line; do case \"$line\" in
uci) echo 'id name Test'; echo 'option name UCI_Elo type spin default 1500 min 1000 max 2000'
echo 'option name UCI_LimitStrength type check default false'; echo uciok;;
isready) echo readyok;;
go*) {go};;
quit) exit;;
*) echo \"$line\" >> \"$0.log\";;
esac; done"
    )
}

/// The same for the engines of draughts.
fn hub_after_greeting(go: &str) -> String {
    format!(
        "while read -r line; do case \"$line\" in
hub) echo 'id name=Test'; echo 'param name=variant value=normal type=enum values=\"normal russian\"'; echo wait;;
init) echo ready;;
ping) echo pong;;
go*) {go};;
quit) exit;;
*) echo \"$line\" >> \"$0.log\";;
esac; done"
    )
}

/// A program made of a script of the shell, in a folder of its own.
struct Script {
    folder: tempfile::TempDir,
}

impl Script {
    fn new(text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("engine");
        fs::write(&file, format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        Self { folder }
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("engine")
    }

    fn engine(&self) -> Engine {
        Engine {
            file: self.file().to_str().unwrap().to_owned(),
            options: Vec::new(),
        }
    }

    /// What the engine was told and has written down.
    fn told(&self) -> String {
        fs::read_to_string(self.folder.path().join("engine.log")).unwrap_or_default()
    }
}

/// Asks an engine for a move with a budget of 100 ms, and says how long that took.
fn ask(engine: &Engine, position: &Position) -> (Result<Option<Move>, EngineFault>, Duration) {
    let begin = Instant::now();
    let wanted = || false;
    let answer = External::open(engine, Strength::Level(3), position, &wanted).and_then(|opened| {
        let budget = Budget::new(100, None);
        let mut engine = opened.unwrap();
        engine.choose(position, &[], Strength::Level(3), budget, &wanted)
    });
    (answer, begin.elapsed())
}

fn fault_of(script: &str, position: &Position) -> EngineFault {
    let script = Script::new(script);
    let (answer, took) = ask(&script.engine(), position);
    // Three seconds to start, the move, and two seconds more at most.
    assert!(took < Duration::from_millis(5_100), "{took:?}");
    answer.expect_err("the engine is bad")
}

fn chess() -> Position {
    Game::Chess.start()
}

fn draughts() -> Position {
    Game::Draughts.start()
}

#[test]
fn a_good_engine_plays_and_is_told_its_strength_and_options() {
    let script = Script::new(&after_greeting(
        "echo 'info depth 1'; echo 'bestmove e2e4 ponder e7e5'",
    ));
    let mut engine = script.engine();
    engine
        .options
        .push(("Threads\nquit".to_owned(), "1".to_owned()));
    let (answer, _) = ask(&engine, &chess());
    assert_eq!(answer.unwrap().unwrap().to_string(), "e2e4");
    let told = script.told();
    assert!(
        told.contains("setoption name UCI_LimitStrength value true"),
        "{told}"
    );
    assert!(told.contains("setoption name UCI_Elo value 1200"), "{told}");
    // What a player types stays one order.
    assert!(
        told.contains("setoption name Threadsquit value 1"),
        "{told}"
    );
    assert!(told.contains("position startpos"), "{told}");
}

#[test]
fn a_good_engine_of_draughts_plays() {
    let script = Script::new(&hub_after_greeting(
        "echo 'info depth=1'; echo 'done move=22-18'",
    ));
    let (answer, _) = ask(&script.engine(), &draughts());
    assert_eq!(answer.unwrap().unwrap().to_string(), "c3-d4");
    let told = script.told();
    assert!(
        told.contains("set-param name=variant value=russian"),
        "{told}"
    );
    assert!(told.contains("pos pos=Wbbbbbbbbbbbb"), "{told}");
    assert!(told.contains("level move-time=0.100"), "{told}");
}

#[test]
fn the_clocks_are_passed_on() {
    let script = Script::new(&after_greeting(
        "echo \"$line\" >> \"$0.log\"; echo 'bestmove e2e4'",
    ));
    let wanted = || false;
    let engine = script.engine();
    let mut engine = External::open(&engine, Strength::Full, &chess(), &wanted)
        .unwrap()
        .unwrap();
    let clock = ClockTimes {
        own_ms: 60_000,
        other_ms: 50_000,
        bonus_ms: 2_000,
    };
    let budget = Budget::new(2_000, Some(clock));
    engine
        .choose(&chess(), &[], Strength::Full, budget, &wanted)
        .unwrap();
    let told = script.told();
    assert!(
        told.contains("go wtime 60000 btime 50000 winc 2000 binc 2000"),
        "{told}"
    );
    assert!(told.contains("UCI_LimitStrength value false"), "{told}");
}

#[test]
fn an_engine_that_is_not_there_is_noticed() {
    let engine = Engine {
        file: "/nowhere/engine".to_owned(),
        options: Vec::new(),
    };
    assert_eq!(ask(&engine, &chess()).0, Err(EngineFault::Missing));
    // A file that is no program.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("text");
    fs::write(&file, "hello").unwrap();
    let engine = Engine {
        file: file.to_str().unwrap().to_owned(),
        options: Vec::new(),
    };
    assert_eq!(ask(&engine, &chess()).0, Err(EngineFault::Missing));
}

#[test]
fn engines_that_never_greet_are_noticed() {
    assert_eq!(fault_of("exec sleep 60", &chess()), EngineFault::Silent);
    assert_eq!(fault_of("exec sleep 60", &draughts()), EngineFault::Silent);
    assert_eq!(
        fault_of("echo hello; exec sleep 60", &chess()),
        EngineFault::Rubbish
    );
    assert_eq!(
        fault_of("echo hello; exec sleep 60", &draughts()),
        EngineFault::Rubbish
    );
    assert_eq!(fault_of("exit 0", &chess()), EngineFault::Gone);
}

#[test]
fn engines_that_hang_or_crash_over_a_move_are_noticed() {
    let hangs = after_greeting("exec sleep 60");
    assert_eq!(fault_of(&hangs, &chess()), EngineFault::Silent);
    assert_eq!(
        fault_of(&hub_after_greeting("exec sleep 60"), &draughts()),
        EngineFault::Silent
    );
    assert_eq!(
        fault_of(&after_greeting("exit 1"), &chess()),
        EngineFault::Gone
    );
    assert_eq!(
        fault_of(&after_greeting("kill -SEGV $$"), &chess()),
        EngineFault::Gone
    );
    assert_eq!(
        fault_of(&hub_after_greeting("exit 1"), &draughts()),
        EngineFault::Gone
    );
}

#[test]
fn rubbish_and_impossible_moves_are_noticed() {
    let rubbish = [
        "bestmove",
        "bestmove (none)",
        "bestmove \\\\303\\\\251\\\\377",
        "bestmove e2e4e2e4",
    ];
    for one in rubbish {
        let script = after_greeting(&format!("printf '{one}\\n'"));
        assert_eq!(fault_of(&script, &chess()), EngineFault::Rubbish, "{one}");
    }
    let illegal = fault_of(&after_greeting("echo bestmove e2e5"), &chess());
    assert_eq!(illegal, EngineFault::Illegal("e2e5".to_owned()));
    let illegal = fault_of(&hub_after_greeting("echo 'done move=22-14'"), &draughts());
    assert_eq!(illegal, EngineFault::Illegal("22-14".to_owned()));
    let nothing = fault_of(&hub_after_greeting("echo 'done'"), &draughts());
    assert_eq!(nothing, EngineFault::Rubbish);
}

#[test]
fn engines_that_write_without_end_are_noticed() {
    let one_line = after_greeting("tr '\\\\0' x < /dev/zero");
    assert_eq!(fault_of(&one_line, &chess()), EngineFault::Endless);
    let lines =
        after_greeting("yes 'info depth 1 this is a line of some length that says nothing at all'");
    let fault = fault_of(&lines, &chess());
    assert!(
        matches!(fault, EngineFault::Endless | EngineFault::Silent),
        "{fault:?}"
    );
    assert_eq!(
        fault_of("tr '\\\\0' x < /dev/zero", &draughts()),
        EngineFault::Endless
    );
}

#[test]
fn an_answer_to_another_question_is_passed_over() {
    // It says a move before it is asked, and again what it has said.
    let script = Script::new(&after_greeting(
        "echo 'bestmove d2d4'; echo 'bestmove a2a3'",
    ));
    let wanted = || false;
    let mut engine = External::open(&script.engine(), Strength::Full, &chess(), &wanted)
        .unwrap()
        .unwrap();
    let budget = Budget::new(100, None);
    let first = chess();
    let mv = engine
        .choose(&first, &[], Strength::Full, budget, &wanted)
        .unwrap()
        .unwrap();
    assert_eq!(mv.to_string(), "d2d4");
    let mv = engine
        .choose(&first, &[], Strength::Full, budget, &wanted)
        .unwrap()
        .unwrap();
    assert_eq!(
        mv.to_string(),
        "d2d4",
        "the old a2a3 is not taken for the answer"
    );
}

#[test]
fn what_is_no_longer_wanted_is_left_at_once() {
    let script = Script::new(&after_greeting("sleep 2; echo bestmove e2e4"));
    let wanted = || false;
    let mut engine = External::open(&script.engine(), Strength::Full, &chess(), &wanted)
        .unwrap()
        .unwrap();
    let begin = Instant::now();
    let is_over = || begin.elapsed() > Duration::from_millis(50);
    let budget = Budget::new(30_000, None);
    assert_eq!(
        engine.choose(&chess(), &[], Strength::Full, budget, &is_over),
        Ok(None)
    );
    assert!(begin.elapsed() < Duration::from_secs(1));
}

#[test]
fn engines_are_found_in_folders() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stockfish");
    let found = || in_folders([folder.path().to_owned(), PathBuf::from("relative")].into_iter());
    assert!(found().is_empty());
    fs::write(&file, "").unwrap();
    assert!(found().is_empty(), "it is no program");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(found(), [file.to_str().unwrap()]);
}

/// Waits for the answer, and gives it to the session.
fn answer(session: &mut Session, inbox: &Receiver<Message>, now: Moment) -> Vec<Event> {
    match inbox.recv_timeout(Duration::from_secs(10)).unwrap() {
        Message::Thought(finding) => {
            session.handle(now, Command::Practice(PracticeCommand::Found(finding)))
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_embedded_opponent_plays_on_where_an_engine_dies() {
    // It plays one move, and dies over the second one.
    let script = Script::new(&after_greeting(
        "if [ -e \"$0.once\" ]; then exit 1; fi; touch \"$0.once\"; echo bestmove e7e5",
    ));
    let at = |ms| Moment { ms };
    let mv = |text: &str| Command::Enter(Entry::Move(Move::Chess(text.parse().unwrap())));
    let mut session = Session::default();
    session.handle(at(0), Command::Start(Settings::default()));
    let engine = OpponentChange::Engine(Game::Chess, Some(script.engine()));
    session.handle(at(0), Command::Set(Change::Opponent(engine)));
    let told = session.handle(
        at(0),
        Command::Practice(PracticeCommand::Opponent(Some(Side::Black))),
    );
    let file = script.engine().file;
    let plays = PracticeEvent::Opponent(Side::Black, 3, Some(file.clone()));
    assert_eq!(told, [Event::Practice(plays)]);
    let (answers, inbox) = channel();
    let mut thinker = Thinker::new(answers);
    session.handle(at(10), mv("e2e4"));
    thinker.ask(&session);
    let told = answer(&mut session, &inbox, at(20));
    assert!(matches!(told.as_slice(), [Event::Moved { .. }]), "{told:?}");
    assert_eq!(session.record().moves()[1].to_string(), "e7e5");
    session.handle(at(30), mv("g1f3"));
    thinker.ask(&session);
    let told = answer(&mut session, &inbox, at(40));
    let replaced = PracticeEvent::Replaced(file, EngineFault::Gone);
    assert_eq!(told[0], Event::Practice(replaced));
    assert!(matches!(told[1], Event::Moved { .. }), "{told:?}");
    // From now on the embedded opponent plays, without another word of it.
    session.handle(at(50), mv("d2d4"));
    assert_eq!(session.errand().unwrap().engine, None);
    thinker.ask(&session);
    let told = answer(&mut session, &inbox, at(60));
    assert!(matches!(told.as_slice(), [Event::Moved { .. }]), "{told:?}");
}
