//! Foreign engines that do one bad thing each: every one is noticed within two seconds of its time.

#![cfg(unix)]

use std::fs;
use std::time::{Duration, Instant};

use crate::engines::script::{self, Script, hub, hub_with, uci, uci_with};
use annabella::adapters::engine::{Budget, External, Strength};
use annabella::game::{Game, Move, Position};
use annabella::session::engine::{ClockTimes, Engine, EngineFault};

/// The time for a move, in milliseconds.
const MOVE_MS: u64 = 100;
/// So long an engine may be waited for beyond its time.
const PATIENCE: Duration = Duration::from_secs(2);
/// The letter that is written without end.
const ENDLESS_LINE: &str = "tr '\\0' x < /dev/zero";
const ENDLESS_LINES: &str =
    "exec yes 'info depth 1 this is a line of some length that says nothing'";

fn chess() -> Position {
    Game::Chess.start()
}

fn draughts() -> Position {
    Game::Draughts.start()
}

fn open(engine: &Engine, position: &Position) -> Result<External, EngineFault> {
    let begin = Instant::now();
    let opened = External::open(engine, Strength::Level(3), position, None, &|| false);
    let took = begin.elapsed();
    assert!(took < PATIENCE, "to start: {took:?}");
    opened.map(Option::unwrap)
}

fn choose(engine: &mut External, position: &Position) -> Result<Move, EngineFault> {
    let begin = Instant::now();
    let budget = Budget::new(MOVE_MS, None);
    let answer = engine.choose(position, &[], Strength::Level(3), budget, &|| false);
    let over = begin
        .elapsed()
        .saturating_sub(Duration::from_millis(MOVE_MS));
    assert!(over < PATIENCE, "beyond its time: {over:?}");
    answer.map(Option::unwrap)
}

/// What is found to be wrong with an engine, before its first move or over it.
fn fault(script: &str, position: &Position) -> EngineFault {
    let script = Script::new(script);
    let opened = open(&script.engine(), position);
    let answer = opened.and_then(|mut engine| choose(&mut engine, position));
    answer.expect_err("the engine is bad")
}

#[test]
fn engines_that_are_not_there_are_noticed() {
    let engine = |file: &str| Engine {
        file: file.to_owned(),
        options: Vec::new(),
    };
    let missing = Err(EngineFault::Missing);
    let opened = |file: &str| open(&engine(file), &chess()).map(|_| ());
    assert_eq!(opened("/nowhere/engine"), missing);
    // A folder, and a file that is no program.
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(opened(folder.path().to_str().unwrap()), missing);
    let file = folder.path().join("text");
    fs::write(&file, "hello").unwrap();
    assert_eq!(opened(file.to_str().unwrap()), missing);
}

#[test]
fn engines_that_never_greet_are_noticed() {
    for game in [chess(), draughts()] {
        let fault = |script: &str| fault(script, &game);
        assert_eq!(fault("exec sleep 60"), EngineFault::Silent);
        assert_eq!(fault("echo hello; exec sleep 60"), EngineFault::Rubbish);
        assert_eq!(fault("exit 0"), EngineFault::Gone);
        // It ends its output and lives on.
        assert_eq!(fault("exec >&-; exec sleep 60"), EngineFault::Gone);
        assert_eq!(fault("kill -STOP $$"), EngineFault::Silent);
        assert_eq!(fault(ENDLESS_LINE), EngineFault::Endless);
        let lines = fault(ENDLESS_LINES);
        assert!(
            matches!(lines, EngineFault::Endless | EngineFault::Rubbish),
            "{lines:?}"
        );
    }
}

#[test]
fn engines_that_never_become_ready_are_noticed() {
    let never = uci_with("isready) exec sleep 60;;");
    assert_eq!(fault(&never, &chess()), EngineFault::Silent);
    let never = hub_with("init) exec sleep 60;;");
    assert_eq!(fault(&never, &draughts()), EngineFault::Silent);
    let ends = uci_with("ucinewgame) exit 1;;");
    assert_eq!(fault(&ends, &chess()), EngineFault::Gone);
    let ends = hub_with("new-game) exit 1;;");
    assert_eq!(fault(&ends, &draughts()), EngineFault::Gone);
    // Once it was ready; before the move it is not.
    let once = "if [ -e \"$0.once\" ]; then exec sleep 60; fi; touch \"$0.once\"";
    let late = uci_with(&format!("isready) {once}; echo readyok;;"));
    assert_eq!(fault(&late, &chess()), EngineFault::Silent);
    let late = hub_with("ping) exec sleep 60;;");
    assert_eq!(fault(&late, &draughts()), EngineFault::Silent);
}

#[test]
fn engines_that_do_not_read_are_noticed() {
    let deaf = "read -r line; echo uciok; exec sleep 60";
    let script = Script::new(deaf);
    let mut engine = script.engine();
    // More than any pipe holds.
    engine
        .options
        .push(("Long".to_owned(), "x".repeat(300_000)));
    for number in 0..1_000 {
        engine
            .options
            .push((format!("Option {number}"), "1".to_owned()));
    }
    let begin = Instant::now();
    let fault = open(&engine, &chess()).map(|_| ());
    assert_eq!(fault, Err(EngineFault::Silent));
    assert!(
        begin.elapsed() < PATIENCE,
        "ended, too: {:?}",
        begin.elapsed()
    );
}

#[test]
fn engines_that_hang_or_crash_over_a_move_are_noticed() {
    for (game, engine) in [(chess(), uci as fn(&str) -> String), (draughts(), hub)] {
        let fault = |go: &str| fault(&engine(go), &game);
        assert_eq!(fault("exec sleep 60"), EngineFault::Silent);
        assert_eq!(fault("kill -STOP $$"), EngineFault::Silent);
        assert_eq!(fault("exit 1"), EngineFault::Gone);
        assert_eq!(fault("kill -SEGV $$"), EngineFault::Gone);
        assert_eq!(fault("exec >&-; exec sleep 60"), EngineFault::Gone);
        // It ends, and something that it has started holds its output open.
        assert_eq!(fault("sleep 60 & exit 1"), EngineFault::Silent);
    }
}

#[test]
fn engines_that_write_without_end_are_noticed() {
    for (game, engine) in [(chess(), uci as fn(&str) -> String), (draughts(), hub)] {
        let fault = |go: &str| fault(&engine(go), &game);
        assert_eq!(fault(ENDLESS_LINE), EngineFault::Endless);
        let lines = fault(ENDLESS_LINES);
        assert!(
            matches!(lines, EngineFault::Endless | EngineFault::Silent),
            "{lines:?}"
        );
        // There is always a next line before the deadline, and never a move.
        let drip = "while :; do echo info depth 1; sleep 0.01; done";
        assert_eq!(fault(drip), EngineFault::Silent);
    }
}

#[test]
fn rubbish_and_impossible_moves_are_noticed() {
    let rubbish = [
        "bestmove",
        "bestmove (none)",
        "bestmove \\303\\251\\377",
        "bestmove e2e4e2e4",
    ];
    for one in rubbish {
        let script = uci(&format!("printf '{one}\\n'"));
        assert_eq!(fault(&script, &chess()), EngineFault::Rubbish, "{one}");
    }
    let rubbish = [
        "done",
        "done move=",
        "done move=1-99",
        "done move=\\377-\\377",
    ];
    for one in rubbish {
        let script = hub(&format!("printf '{one}\\n'"));
        let fault = fault(&script, &draughts());
        assert!(
            matches!(fault, EngineFault::Rubbish | EngineFault::Illegal(_)),
            "{one} {fault:?}"
        );
    }
    // What is no answer is not waited for longer than an answer.
    for one in ["bestmoves e2e4", "\\377\\376\\000", "e2e4"] {
        let script = uci(&format!("printf '{one}\\n'"));
        assert_eq!(fault(&script, &chess()), EngineFault::Silent, "{one}");
    }
    for illegal in ["e2e5", "e7e5", "a7a8q", "0000"] {
        let fault = fault(&uci(&format!("echo bestmove {illegal}")), &chess());
        let expected = match illegal {
            "0000" => EngineFault::Rubbish,
            illegal => EngineFault::Illegal(illegal.to_owned()),
        };
        assert_eq!(fault, expected);
    }
    let illegal = fault(&hub("echo 'done move=22-14'"), &draughts());
    assert_eq!(illegal, EngineFault::Illegal("22-14".to_owned()));
}

#[test]
fn two_answers_are_one_answer() {
    let script = Script::new(&uci("echo 'bestmove d2d4'; echo 'bestmove a2a3'"));
    let mut engine = open(&script.engine(), &chess()).unwrap();
    for _ in 0..2 {
        let mv = choose(&mut engine, &chess()).unwrap();
        assert_eq!(mv.to_string(), "d2d4", "the second one is no answer");
    }
    let script = Script::new(&hub("echo 'done move=22-18'; echo 'done move=24-20'"));
    let mut engine = open(&script.engine(), &draughts()).unwrap();
    for _ in 0..2 {
        let mv = choose(&mut engine, &draughts()).unwrap();
        assert_eq!(mv.to_string(), "c3-d4");
    }
}

/// Asks, and does not want the answer any more after a moment.
fn leave(engine: &mut External, position: &Position) {
    let begin = Instant::now();
    let is_over = || begin.elapsed() > Duration::from_millis(50);
    let budget = Budget::new(30_000, None);
    let answer = engine.choose(position, &[], Strength::Level(3), budget, &is_over);
    assert_eq!(answer, Ok(None));
    assert!(begin.elapsed() < Duration::from_secs(1), "at once");
}

#[test]
fn an_answer_that_comes_late_is_not_taken_for_the_next_one() {
    // It is ready again before it has answered what was asked before, as an engine may be.
    let first = "if [ -e \"$0.once\" ]";
    let script = Script::new(&uci_with(&format!(
        "go*) {first}; then (sleep 0.3; echo bestmove e2e4) & else touch \"$0.once\"; fi;;
stop) (sleep 0.2; echo bestmove a2a3) &;;"
    )));
    let mut engine = open(&script.engine(), &chess()).unwrap();
    leave(&mut engine, &chess());
    let mv = engine.choose(
        &chess(),
        &[],
        Strength::Level(3),
        Budget::new(2_000, None),
        &|| false,
    );
    assert_eq!(mv.unwrap().unwrap().to_string(), "e2e4");
    let script = Script::new(&hub_with(&format!(
        "go*) {first}; then echo 'done move=22-18'; else touch \"$0.once\"; fi;;
stop) (sleep 0.2; echo 'done move=24-20') &;;"
    )));
    let mut engine = open(&script.engine(), &draughts()).unwrap();
    leave(&mut engine, &draughts());
    let mv = choose(&mut engine, &draughts()).unwrap();
    assert_eq!(mv.to_string(), "c3-d4");
}

#[test]
fn an_engine_that_never_stops_is_noticed_when_it_is_asked_again() {
    for (game, engine) in [(chess(), uci as fn(&str) -> String), (draughts(), hub)] {
        let script = Script::new(&engine("true"));
        let mut engine = open(&script.engine(), &game).unwrap();
        leave(&mut engine, &game);
        assert_eq!(choose(&mut engine, &game), Err(EngineFault::Silent));
    }
}

#[test]
fn where_little_time_is_left_less_is_waited_for() {
    let clock = ClockTimes {
        own_ms: 1_200,
        other_ms: 60_000,
        bonus_ms: 0,
        other_bonus_ms: 0,
        moves_to_go: None,
    };
    let open = |script: &Script, clock| {
        let engine = script.engine();
        External::open(&engine, Strength::Full, &chess(), Some(clock), &|| false)
    };
    let begin = Instant::now();
    let opened = open(&Script::new("exec sleep 60"), clock).map(|_| ());
    assert_eq!(opened, Err(EngineFault::Silent));
    assert!(begin.elapsed() < Duration::from_millis(1_000), "{begin:?}");
    let script = Script::new(&uci("exec sleep 60"));
    let rich = ClockTimes {
        own_ms: 60_000,
        ..clock
    };
    let mut engine = open(&script, rich).unwrap().unwrap();
    let begin = Instant::now();
    let budget = Budget::new(120, Some(clock));
    let answer = engine.choose(&chess(), &[], Strength::Full, budget, &|| false);
    assert_eq!(answer, Err(EngineFault::Silent));
    assert!(begin.elapsed() < Duration::from_millis(1_000), "{begin:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_of_an_engine_is_left_behind() {
    let script = Script::new(&format!(
        "echo $$ > \"$0.own\"; sleep 60 & echo $! > \"$0.child\"\n{}",
        uci("trap '' TERM HUP; exec sleep 60")
    ));
    let mut engine = open(&script.engine(), &chess()).unwrap();
    let pid = |name| fs::read_to_string(script.path(name)).unwrap();
    let (own, child) = (pid("engine.own"), pid("engine.child"));
    assert!(script::lives(&own) && script::lives(&child));
    assert_eq!(choose(&mut engine, &chess()), Err(EngineFault::Silent));
    drop(engine);
    let folder = format!("/proc/{}", own.trim());
    assert!(!fs::exists(folder).unwrap(), "not even a zombie is left");
    let begin = Instant::now();
    while script::lives(&child) {
        assert!(begin.elapsed() < PATIENCE, "what it has started lives on");
        std::thread::sleep(Duration::from_millis(10));
    }
}
