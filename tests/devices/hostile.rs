//! Foreign engines that do one bad thing each: every one is noticed within two seconds of its time.

#![cfg(unix)]

use std::cell::Cell;
use std::fs;
use std::time::{Duration, Instant};

use annabella::adapters::engine::{Budget, External, Strength, Watch, start_ms};
use annabella::game::{Game, Move, Position};
use annabella::protocol::{ClockTimes, Engine, EngineFault};

use crate::engines::script::{self, Script, hub, hub_with, uci, uci_with};
use crate::patience::{TOO_LONG, until};

/// The time for a move, in milliseconds.
const MOVE_MS: u64 = 100;
/// So long an engine may be waited for beyond its time.
const PATIENCE: Duration = Duration::from_secs(2);
/// So long an engine may be waited for when it starts: ten seconds, and half a minute while it prepares tables.
const STARTING: Duration = Duration::from_secs(31);
/// So often the clock of [`watched`] is read after the engine has stuck, before it moves: what the engine has said
/// until then is heard.
const READINGS: u32 = 50;
/// From here on the engine says nothing. It lives on, and lets the time pass.
const STUCK: &str = "touch \"$0.stuck\"; exec sleep 600";
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

/// Asks an engine something while time stands still, until the engine is stuck: then so much of it has passed. A
/// deadline is therefore met or missed by what the engine does, and not by what else the machine does meanwhile.
fn watched<T>(script: &Script, passes: Duration, ask: impl FnOnce(Watch) -> Option<T>) -> T {
    let begin = Instant::now();
    let mark = script.path("engine.stuck");
    let readings = Cell::new(0);
    let now = || {
        if mark.exists() {
            readings.set(readings.get() + 1);
        }
        let is_past = readings.get() > READINGS;
        begin + if is_past { passes } else { Duration::ZERO }
    };
    let is_over = || begin.elapsed() > TOO_LONG;
    let watch = Watch {
        is_over: &is_over,
        now: &now,
    };
    ask(watch).expect("the engine is noticed")
}

/// An answer that was wanted to the end, or a fault.
fn wanted<T>(answer: Result<Option<T>, EngineFault>) -> Option<Result<T, EngineFault>> {
    answer.transpose()
}

fn open(script: &Script, position: &Position) -> Result<External, EngineFault> {
    let engine = script.engine();
    let level = Strength::Level(3);
    watched(script, STARTING, |watch| {
        wanted(External::open(
            &engine,
            level,
            position,
            (None, true),
            watch,
        ))
    })
}

fn choose(
    script: &Script,
    engine: &mut External,
    position: &Position,
) -> Result<Move, EngineFault> {
    let budget = Budget::new(MOVE_MS, None);
    let passes = PATIENCE + Duration::from_millis(MOVE_MS);
    watched(script, passes, |watch| {
        wanted(engine.choose(position, &[], Strength::Level(3), budget, watch))
    })
}

/// What is found to be wrong with an engine, before its first move or over it.
fn fault(script: &str, position: &Position) -> EngineFault {
    let script = Script::new(script);
    let opened = open(&script, position);
    let answer = opened.and_then(|mut engine| choose(&script, &mut engine, position));
    answer.expect_err("the engine is bad")
}

#[test]
fn engines_that_are_not_there_are_noticed() {
    let missing = Err(EngineFault::Missing);
    let opened = |file: &str| {
        let engine = Engine {
            file: file.to_owned(),
            arguments: Vec::new(),
            options: Vec::new(),
        };
        let watch = Watch::new(&|| false);
        External::open(&engine, Strength::Level(3), &chess(), (None, true), watch).map(|_| ())
    };
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
        assert_eq!(fault(STUCK), EngineFault::Silent);
        // A banner is no answer, and no fault.
        assert_eq!(fault(&format!("echo hello; {STUCK}")), EngineFault::Silent);
        for objection in [
            "Error (unknown command): uci",
            "Illegal move: uci",
            "Unknown: hub",
        ] {
            let objects = fault(&format!("echo '{objection}'; {STUCK}"));
            assert_eq!(objects, EngineFault::Rubbish);
        }
        assert_eq!(fault("exit 0"), EngineFault::Gone);
        // It ends its output and lives on.
        assert_eq!(fault("exec >&-; exec sleep 600"), EngineFault::Gone);
        assert_eq!(
            fault("touch \"$0.stuck\"; kill -STOP $$"),
            EngineFault::Silent
        );
        assert_eq!(fault(ENDLESS_LINE), EngineFault::Endless);
        assert_eq!(fault(ENDLESS_LINES), EngineFault::Endless);
    }
}

#[test]
fn engines_that_never_become_ready_are_noticed() {
    let never = uci_with(&format!("isready) {STUCK};;"));
    assert_eq!(fault(&never, &chess()), EngineFault::Silent);
    let never = hub_with(&format!("init) {STUCK};;"));
    assert_eq!(fault(&never, &draughts()), EngineFault::Silent);
    let ends = uci_with("ucinewgame) exit 1;;");
    assert_eq!(fault(&ends, &chess()), EngineFault::Gone);
    let ends = hub_with("new-game) exit 1;;");
    assert_eq!(fault(&ends, &draughts()), EngineFault::Gone);
    // Once it was ready; before the move it is not.
    let once = format!("if [ -e \"$0.once\" ]; then {STUCK}; fi; touch \"$0.once\"");
    let late = uci_with(&format!("isready) {once}; echo readyok;;"));
    assert_eq!(fault(&late, &chess()), EngineFault::Silent);
    let late = hub_with(&format!("ping) {STUCK};;"));
    assert_eq!(fault(&late, &draughts()), EngineFault::Silent);
}

#[test]
fn engines_that_do_not_read_are_noticed() {
    let script = Script::new(&format!("read -r line; echo uciok; {STUCK}"));
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
    let opened = watched(&script, STARTING, |watch| {
        wanted(External::open(
            &engine,
            Strength::Level(3),
            &chess(),
            (None, true),
            watch,
        ))
    });
    assert_eq!(opened.map(|_| ()), Err(EngineFault::Silent));
}

#[test]
fn engines_that_hang_or_crash_over_a_move_are_noticed() {
    for (game, engine) in [(chess(), uci as fn(&str) -> String), (draughts(), hub)] {
        let fault = |go: &str| fault(&engine(go), &game);
        assert_eq!(fault(STUCK), EngineFault::Silent);
        assert_eq!(
            fault("touch \"$0.stuck\"; kill -STOP $$"),
            EngineFault::Silent
        );
        assert_eq!(fault("exit 1"), EngineFault::Gone);
        assert_eq!(fault("kill -SEGV $$"), EngineFault::Gone);
        assert_eq!(fault("exec >&-; exec sleep 600"), EngineFault::Gone);
        // It ends, and something that it has started holds its output open.
        assert_eq!(
            fault("sleep 600 & touch \"$0.stuck\"; exit 1"),
            EngineFault::Silent
        );
    }
}

#[test]
fn engines_that_write_without_end_are_noticed() {
    for (game, engine) in [(chess(), uci as fn(&str) -> String), (draughts(), hub)] {
        let fault = |go: &str| fault(&engine(go), &game);
        assert_eq!(fault(ENDLESS_LINE), EngineFault::Endless);
        assert_eq!(fault(ENDLESS_LINES), EngineFault::Endless);
        // There is always a next line before the deadline, and never a move.
        let drip = "touch \"$0.stuck\"; while :; do echo info depth 1; sleep 0.01; done";
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
        let script = uci(&format!("printf '{one}\\n'; {STUCK}"));
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
    for illegal in ["22-14", "22x18"] {
        let fault = fault(&hub(&format!("echo 'done move={illegal}'")), &draughts());
        assert_eq!(fault, EngineFault::Illegal(illegal.to_owned()));
    }
}

#[test]
fn two_answers_are_one_answer() {
    let script = Script::new(&uci("echo 'bestmove d2d4'; echo 'bestmove a2a3'"));
    let mut engine = open(&script, &chess()).unwrap();
    for _ in 0..2 {
        let mv = choose(&script, &mut engine, &chess()).unwrap();
        assert_eq!(mv.to_string(), "d2d4", "the second one is no answer");
    }
    let script = Script::new(&hub("echo 'done move=22-18'; echo 'done move=24-20'"));
    let mut engine = open(&script, &draughts()).unwrap();
    for _ in 0..2 {
        let mv = choose(&script, &mut engine, &draughts()).unwrap();
        assert_eq!(mv.to_string(), "c3-d4");
    }
}

/// Asks, and does not want the answer any more as soon as the engine has heard the question.
fn leave(script: &Script, engine: &mut External, position: &Position) {
    let begin = Instant::now();
    let has_heard = || script.told().lines().any(|line| line.starts_with("go"));
    let is_over = || has_heard() || begin.elapsed() > TOO_LONG;
    let watch = Watch {
        is_over: &is_over,
        now: &|| begin,
    };
    let budget = Budget::new(30_000, None);
    let answer = engine.choose(position, &[], Strength::Level(3), budget, watch);
    assert_eq!(answer, Ok(None));
    assert!(has_heard(), "it is asked");
}

#[test]
fn an_answer_that_comes_late_is_not_taken_for_the_next_one() {
    // It is ready again before it has answered what was asked before, as an engine may be.
    let first = "if [ -e \"$0.once\" ]";
    let script = Script::new(&uci_with(&format!(
        "go*) {first}; then (sleep 0.3; echo bestmove e2e4) & else touch \"$0.once\"; fi;;
stop) (sleep 0.2; echo bestmove a2a3) &;;"
    )));
    let mut engine = open(&script, &chess()).unwrap();
    leave(&script, &mut engine, &chess());
    let mv = choose(&script, &mut engine, &chess()).unwrap();
    assert_eq!(mv.to_string(), "e2e4");
    let script = Script::new(&hub_with(&format!(
        "go*) {first}; then echo 'done move=22-18'; else touch \"$0.once\"; fi;;
stop) (sleep 0.2; echo 'done move=24-20') &;;"
    )));
    let mut engine = open(&script, &draughts()).unwrap();
    leave(&script, &mut engine, &draughts());
    let mv = choose(&script, &mut engine, &draughts()).unwrap();
    assert_eq!(mv.to_string(), "c3-d4");
}

#[test]
fn an_engine_that_never_stops_is_noticed_when_it_is_asked_again() {
    let answers = "go*) true;;\nstop) touch \"$0.stuck\";;";
    for (game, text) in [
        (chess(), uci_with(answers)),
        (draughts(), hub_with(answers)),
    ] {
        let script = Script::new(&text);
        let mut engine = open(&script, &game).unwrap();
        leave(&script, &mut engine, &game);
        assert_eq!(
            choose(&script, &mut engine, &game),
            Err(EngineFault::Silent)
        );
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
    let rich = ClockTimes {
        own_ms: 60_000,
        ..clock
    };
    assert_eq!(start_ms(Some(clock), true), 300);
    assert_eq!(
        [true, false].map(|first| start_ms(None, first)),
        [10_000, 3_000]
    );
    assert_eq!(Budget::new(120, Some(clock)).grace_ms, 300);
    for clock in [None, Some(rich)] {
        let patience_ms = u128::from(Budget::new(120, clock).grace_ms);
        assert!((301..PATIENCE.as_millis()).contains(&patience_ms));
    }
    let script = Script::new(STUCK);
    let engine = script.engine();
    let opened = watched(&script, Duration::from_millis(300), |watch| {
        let full = Strength::Full;
        let start = (Some(clock), true);
        wanted(External::open(&engine, full, &chess(), start, watch))
    });
    assert_eq!(opened.map(|_| ()), Err(EngineFault::Silent));
    let script = Script::new(&uci(STUCK));
    let mut engine = open(&script, &chess()).unwrap();
    let budget = Budget::new(120, Some(clock));
    let answer = watched(&script, Duration::from_millis(420), |watch| {
        wanted(engine.choose(&chess(), &[], Strength::Full, budget, watch))
    });
    assert_eq!(answer, Err(EngineFault::Silent));
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_of_an_engine_is_left_behind() {
    let script = Script::new(&format!(
        "echo $$ > \"$0.own\"; sleep 600 & echo $! > \"$0.child\"\n{}",
        uci(&format!("trap '' TERM HUP; {STUCK}"))
    ));
    let mut engine = open(&script, &chess()).unwrap();
    let pid = |name| fs::read_to_string(script.path(name)).unwrap();
    let (own, child) = (pid("engine.own"), pid("engine.child"));
    assert!(script::lives(&own) && script::lives(&child));
    assert_eq!(
        choose(&script, &mut engine, &chess()),
        Err(EngineFault::Silent)
    );
    drop(engine);
    let folder = format!("/proc/{}", own.trim());
    assert!(!fs::exists(folder).unwrap(), "not even a zombie is left");
    until("what it has started is ended", || !script::lives(&child));
}
