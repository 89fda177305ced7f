//! Foreign engines: what they are told, how they are found, and that a game goes on without them.

#![cfg(unix)]

mod options;
pub mod script;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Instant;

use crate::patience::{TOO_LONG, until};
use annabella::adapters::engine::find::{engines, in_folders, why_missing};
use annabella::adapters::engine::{Budget, External, Strength, Watch};
use annabella::adapters::host::Message;
use annabella::adapters::thinker::Thinker;
use annabella::board::Side;
use annabella::desk::Desk;
use annabella::game::{Game, Move, Position};
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::{
    Ask, Change, Engine, EngineFault, EngineStrength, Event, Input, MoveEntry, OpponentChange,
    Outcome, PracticeCommand, PracticeEvent, PracticeRefusal, Refusal, Report, Request, Settings,
};
use annabella::session::Session;
use annabella::time::Moment;
use script::{Script, hub, hub_with, uci, uci_with};

fn chess() -> Position {
    Game::Chess.start()
}

fn draughts() -> Position {
    Game::Draughts.start()
}

/// The move of an engine, with a budget of 100 ms.
fn ask(engine: &Engine, strength: Strength, position: &Position) -> Move {
    let begin = Instant::now();
    let watch = Watch {
        is_over: &|| begin.elapsed() > TOO_LONG,
        now: &|| begin,
    };
    let opened = External::open(engine, strength, position, (None, true), watch);
    let mut engine = opened.unwrap().unwrap();
    let budget = Budget::new(100, None);
    let answer = engine.choose(position, &[], strength, budget, watch);
    answer.unwrap().unwrap()
}

#[test]
fn a_good_engine_plays_and_is_told_its_options() {
    let script = Script::new(&uci_with(
        "uci) echo 'option name Book File type string default <empty>'; echo uciok;;
go*) echo 'info depth 1'; echo 'bestmove e2e4 ponder e7e5';;",
    ));
    let mut engine = script.engine();
    engine
        .options
        .push(("book file".to_owned(), "a\nquit".to_owned()));
    assert_eq!(
        ask(&engine, Strength::Level(3), &chess()).to_string(),
        "e2e4"
    );
    let told = script.told();
    // What a player types stays one order.
    assert!(
        told.contains("setoption name Book File value aquit\n"),
        "{told}"
    );
    assert!(
        told.contains("position startpos\ngo movetime 100\n"),
        "{told}"
    );
}

#[test]
fn a_good_engine_of_draughts_plays() {
    let script = Script::new(&hub_with(
        "hub) echo 'param name=variant value=normal type=enum values=\"normal russian\"'
echo 'param name=bb-size value=5 type=int min=0 max=6'; echo wait;;
go*) echo 'info depth=1'; echo 'done move=22-18';;",
    ));
    let mut engine = script.engine();
    let option = ("bb-size".to_owned(), "4".to_owned());
    engine.options.push(option);
    assert_eq!(
        ask(&engine, Strength::Full, &draughts()).to_string(),
        "c3-d4"
    );
    let told = script.told();
    for order in [
        "set-param name=variant value=russian\n",
        "set-param name=\"bb-size\" value=\"4\"\n",
        "pos pos=Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww\n",
        "level move-time=0.100\ngo think\n",
    ] {
        assert!(told.contains(order), "{order} {told}");
    }
}

/// The squares are counted from b8 along each rank to g1: Black's men stand on the first ones, as the protocol has them
/// at the beginning of its own game, where White begins with 32-28.
#[test]
fn an_engine_of_draughts_is_told_each_square_in_its_place() {
    let script = Script::new(&hub("echo 'done move=32-28'"));
    let position = Game::Draughts.read_fen("W:WKg1,a1,f4:BKb8,c7,h4").unwrap();
    let mv = ask(&script.engine(), Strength::Full, &position);
    assert_eq!(mv.to_string(), "g1-h2");
    let told = script.told();
    let board = "pos pos=WBeeeebeeeeeeeeeeeewbeeeeeeeeweeW\n";
    assert!(told.contains(board), "{told}");
}

#[test]
fn an_engine_of_draughts_is_told_the_game_so_that_it_knows_what_was_repeated() {
    let script = Script::new(&hub("echo 'done move=22-18'"));
    let start = Game::Draughts.read_fen("W:Wa1,c3,e3,h2:Bf6,h8,d8").unwrap();
    let mut game = vec![start];
    for mv in ["e3-d4", "f6-g5", "d4-e5", "g5-h4"] {
        let now = game.last().unwrap();
        let fits = |one: &Move| one.to_string() == mv;
        let next = now.legal_moves().into_iter().find(fits).unwrap();
        game.push(now.play(next).unwrap());
    }
    let begin = Instant::now();
    let watch = Watch {
        is_over: &|| begin.elapsed() > TOO_LONG,
        now: &|| begin,
    };
    let (position, past) = game.split_last().unwrap();
    let full = Strength::Full;
    let opened = External::open(&script.engine(), full, position, (None, true), watch);
    let budget = Budget::new(100, None);
    let _ = opened
        .unwrap()
        .unwrap()
        .choose(position, past, full, budget, watch);
    let told = script.told();
    let pos = told.lines().find(|line| line.starts_with("pos ")).unwrap();
    let whole = "pos pos=Webebeeeeeebeeeeeeeeeewweeeewweee moves=\"23-18 11-16 18-15 16-20\"";
    assert_eq!(pos, whole);
}

#[test]
fn a_capture_is_told_with_all_that_is_taken() {
    let script = Script::new(&hub("echo 'done move=1-6'"));
    let start = Game::Draughts.read_fen("W:Wc3,a1:Bd4,f6,h8,a7").unwrap();
    let captures = start.legal_moves();
    let next = start.play(captures[0]).unwrap();
    let begin = Instant::now();
    let watch = Watch {
        is_over: &|| begin.elapsed() > TOO_LONG,
        now: &|| begin,
    };
    let full = Strength::Full;
    let opened = External::open(&script.engine(), full, &next, (None, true), watch);
    let budget = Budget::new(100, None);
    let past = [start];
    let _ = opened
        .unwrap()
        .unwrap()
        .choose(&next, &past, full, budget, watch);
    // c3 takes d4 and f6, and stands on g7.
    assert!(
        script.told().contains(" moves=\"22x8x11x18\"\n"),
        "{}",
        script.told()
    );
}

#[test]
fn an_engine_that_does_not_play_russian_draughts_is_named() {
    let fault = |values: &str| {
        let script = Script::new(&hub_with(&format!(
            "hub) echo 'param name=variant value=normal type=enum {values}'; echo wait;;"
        )));
        let begin = Instant::now();
        let watch = Watch {
            is_over: &|| begin.elapsed() > TOO_LONG,
            now: &|| begin,
        };
        let full = Strength::Full;
        let opened = External::open(&script.engine(), full, &draughts(), (None, true), watch);
        opened.map(|_| ())
    };
    assert_eq!(
        fault("values=\"normal killer bt\""),
        Err(EngineFault::OtherGame)
    );
    assert_eq!(fault("values=normal"), Err(EngineFault::OtherGame));
    assert_eq!(fault("values=\"normal russian\""), Ok(()));
    assert_eq!(fault(""), Ok(()));
}

#[test]
fn an_engine_starts_in_its_own_folder_with_its_arguments() {
    let script = Script::new(&format!(
        "pwd > \"$0.folder\"; echo \"$1 $2\" > \"$0.arguments\"\n{}",
        uci("echo bestmove e2e4")
    ));
    let file = script.engine().file;
    let engine = Engine::typed(&format!("{file} --uci \"two words\""));
    ask(&engine, Strength::Full, &chess());
    let wrote = |name| fs::read_to_string(script.path(name)).unwrap();
    let folder = script.path("").canonicalize().unwrap();
    assert_eq!(
        PathBuf::from(wrote("engine.folder").trim())
            .canonicalize()
            .unwrap(),
        folder
    );
    assert_eq!(wrote("engine.arguments"), "--uci two words\n");
}

#[test]
fn a_line_names_an_engine_and_its_arguments() {
    let read = |text: &str| {
        let engine = Engine::typed(text);
        (engine.file, engine.arguments.join("|"))
    };
    let is = |file: &str, arguments: &str| (file.to_owned(), arguments.to_owned());
    assert_eq!(read("gnuchess --uci"), is("gnuchess", "--uci"));
    assert_eq!(read("/opt/my engines/toga"), is("/opt/my engines/toga", ""));
    assert_eq!(
        read("\"/opt/a -b/x\" y \"z w\""),
        is("/opt/a -b/x", "y|z w")
    );
    assert_eq!(read("java -jar \"a b.jar\""), is("java", "-jar|a b.jar"));
    assert_eq!(read("  \"unclosed "), is("\"unclosed", ""));
}

/// What an engine with such an option is told about its strength.
fn strength_told(options: &str, strength: Strength) -> Vec<String> {
    let script = Script::new(&uci_with(&format!(
        "uci) {options}; echo uciok;;
go*) echo bestmove e2e4;;"
    )));
    ask(&script.engine(), strength, &chess());
    let told = script.told();
    let orders = told
        .lines()
        .filter_map(|line| line.strip_prefix("setoption name "));
    orders.map(str::to_owned).collect()
}

#[test]
fn levels_are_spread_over_what_an_engine_offers() {
    let elo = "echo 'option name UCI_LimitStrength type check default false'
echo 'option name Skill Level type spin default 20 min 0 max 20'
echo 'option name UCI_Elo type spin default 1350 min 1350 max 2850'";
    let by_elo = |strength| strength_told(elo, strength);
    let limited = |elo: u32| {
        let elo = format!("UCI_Elo value {elo}");
        vec!["UCI_LimitStrength value true".to_owned(), elo]
    };
    assert_eq!(by_elo(Strength::of_level(1)), limited(1350));
    assert_eq!(by_elo(Strength::of_level(4)), limited(1850));
    assert_eq!(by_elo(Strength::of_level(9)), limited(2683));
    assert_eq!(by_elo(Strength::Elo(1900)), limited(1900));
    assert_eq!(by_elo(Strength::Elo(100)), limited(1350));
    assert_eq!(
        by_elo(Strength::of_level(10)),
        ["UCI_LimitStrength value false", "Skill Level value 20"]
    );
    let skill = "echo 'option name Skill Level type spin default 20 min 0 max 20'";
    let by_skill = |level| strength_told(skill, Strength::of_level(level));
    assert_eq!(by_skill(1), ["Skill Level value 0"]);
    assert_eq!(by_skill(5), ["Skill Level value 8"]);
    assert_eq!(by_skill(10), ["Skill Level value 20"]);
    assert!(strength_told("true", Strength::of_level(1)).is_empty());
}

#[test]
fn engines_are_found_in_folders() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stockfish");
    let found = || {
        in_folders(
            &["stockfish"],
            [folder.path().to_owned(), PathBuf::from("relative")].into_iter(),
        )
    };
    assert!(found().is_empty());
    fs::write(&file, "").unwrap();
    assert!(found().is_empty(), "it is no program");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(found(), [file.to_str().unwrap()]);
}

#[test]
fn why_an_engine_is_not_there_is_what_is_wrong_with_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::create_dir(at("folder")).unwrap();
    fs::write(at("text"), "").unwrap();
    let why = |name: &str| why_missing(&at(name)).map(|fault| (fault.key, fault.detail));
    let is = |key: &str, detail: &str| Some((key.to_owned(), detail.to_owned()));
    assert_eq!(why("nothing"), is("not-found", ""));
    assert_eq!(why("folder"), is("not-readable", "folder"));
    assert_eq!(why("text"), is("not-readable", "no-program"));
    fs::set_permissions(at("text"), fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(why("text"), None);
    assert!(why_missing("no such program").is_some());
    assert_eq!(why_missing("sh"), None);
}

#[test]
fn stockfish_is_found_outside_the_search_path() {
    if fs::exists("/usr/games/stockfish").unwrap() {
        let has_it = |file: &String| file.ends_with("/stockfish");
        assert!(engines().iter().any(has_it), "{:?}", engines());
    }
}

#[test]
fn an_engine_that_was_found_is_offered_and_chosen_by_its_number_or_name() {
    for answer in ["2", "stockfish"] {
        let mut desk = Desk::new(crate::words::voices());
        desk.handle(at(0), Report::Started(Settings::default()));
        let found = vec!["/usr/games/stockfish".to_owned()];
        desk.handle(at(0), Ask::Practice(PracticeCommand::Choose(found)));
        let mut heard = String::new();
        for line in ["white", answer, "4", "0"] {
            let Intent::Commands(commands) = desk.interpret(DeviceInput::Line(line.to_owned()))
            else {
                panic!("{line}");
            };
            for command in commands {
                let (_, told) = desk.handle(at(1), command);
                heard += &format!("{told:?}");
            }
        }
        assert!(heard.contains("2, stockfish"), "{heard}");
        assert!(heard.contains("plays Black on level 4"), "{heard}");
        let engine = desk.session().settings().opponent.engines.of(Game::Chess);
        assert_eq!(engine.unwrap().file, "/usr/games/stockfish");
    }
}

fn at(ms: u64) -> Moment {
    Moment { ms }
}

fn mv(text: &str) -> Ask {
    Ask::Enter(MoveEntry::Move(Move::Chess(text.parse().unwrap())))
}

/// What a line that a player types asks for.
fn typed(line: &str) -> Input {
    let mut desk = Desk::new(crate::words::voices());
    let Intent::Commands(mut commands) = desk.interpret(DeviceInput::Line(line.to_owned())) else {
        panic!("{line}");
    };
    commands.remove(0)
}

/// A session in which the engine plays Black.
fn against(engine: Engine) -> Session {
    let mut session = Session::default();
    session.handle(at(0), Report::Started(Settings::default()));
    let engine = OpponentChange::Engine(Game::Chess, Some(engine));
    session.handle(at(0), Ask::Set(Change::Opponent(engine)));
    let opponent = PracticeCommand::Opponent(Some(Side::Black));
    session.handle(at(0), Ask::Practice(opponent));
    session
}

/// A thinker for whom time stands still, so that no engine is late because the machine is busy.
fn thinker(answers: Sender<Message>) -> Thinker {
    let now = Instant::now();
    Thinker::with_clock(answers, Box::new(move || now))
}

/// Gives the thinker what is wanted of it, and lets it know whether an engine plays.
fn serve(thinker: &mut Thinker, session: &Session, outcome: Outcome) {
    thinker.employ(session.employs_engine());
    for request in outcome.requests {
        match request {
            Request::Think { errand, past } => thinker.think(*errand, past),
            Request::StopThinking => thinker.stop(),
            _ => {}
        }
    }
}

/// Waits for the answer, and gives it to the session.
fn answer(session: &mut Session, inbox: &Receiver<Message>, now: Moment) -> Vec<Event> {
    match inbox.recv_timeout(TOO_LONG).unwrap() {
        Message::Thought(finding) => session.handle(now, Report::Thought(finding)).events,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_a_player_sets_and_the_clocks_reach_the_engine() {
    let script = Script::new(&uci_with(
        "uci) echo 'option name Hash type spin default 16 min 1 max 64'
echo 'option name UCI_LimitStrength type check default false'; echo uciok;;
go*) echo bestmove e7e5;;",
    ));
    let mut session = against(script.engine());
    let (answers, inbox) = channel();
    let mut thinker = thinker(answers);
    let outcome = session.handle(at(0), typed("engine-option Hash = 64"));
    session.handle(at(0), typed("engine-option Hash = 32"));
    serve(&mut thinker, &session, outcome);
    answer(&mut session, &inbox, at(0));
    session.handle(at(0), typed("level 10"));
    session.handle(at(0), typed("new practice 40/90+30,30+30"));
    let outcome = session.handle(at(10_000), mv("e2e4"));
    serve(&mut thinker, &session, outcome);
    let told = answer(&mut session, &inbox, at(12_000));
    assert!(matches!(told.as_slice(), [Event::Moved { .. }]), "{told:?}");
    let told = script.told();
    assert!(!told.contains("Hash value 64"), "{told}");
    for order in [
        "setoption name UCI_LimitStrength value false\n",
        "setoption name Hash value 32\n",
        "position startpos moves e2e4\n",
    ] {
        assert!(told.contains(order), "{order} {told}");
    }
    let go: Vec<&str> = told
        .lines()
        .filter_map(|line| line.strip_prefix("go "))
        .flat_map(|go| go.split(' ').collect::<Vec<_>>())
        .collect();
    let number = |name| {
        let at = go.iter().position(|word| *word == name).unwrap();
        go[at + 1].parse::<u64>().unwrap()
    };
    // White has used ten seconds and got thirty twice; Black has used nothing yet.
    assert_eq!(number("wtime"), 5_450_000, "{go:?}");
    assert_eq!(number("btime"), 5_430_000, "{go:?}");
    assert_eq!((number("winc"), number("binc")), (30_000, 30_000));
    assert_eq!(number("movestogo"), 40);
}

#[test]
fn an_option_without_an_engine_is_refused() {
    let mut session = Session::default();
    session.handle(at(0), Report::Started(Settings::default()));
    let told = session
        .handle(at(0), typed("engine-option Hash = 64"))
        .events;
    let refusal = Refusal::Practice(PracticeRefusal::NoEngine);
    assert_eq!(told, [Event::Refused(refusal)]);
}

#[test]
fn the_embedded_opponent_plays_on_where_an_engine_dies() {
    // It plays one move, and dies over the second one.
    let script = Script::new(&uci(
        "if [ -e \"$0.once\" ]; then exit 1; fi; touch \"$0.once\"; echo bestmove e7e5",
    ));
    let file = script.engine().file;
    let mut session = against(script.engine());
    let (answers, inbox) = channel();
    let mut thinker = thinker(answers);
    let outcome = session.handle(at(10), mv("e2e4"));
    serve(&mut thinker, &session, outcome);
    let told = answer(&mut session, &inbox, at(20));
    assert!(matches!(told.as_slice(), [Event::Moved { .. }]), "{told:?}");
    assert_eq!(session.record().moves()[1].to_string(), "e7e5");
    let outcome = session.handle(at(30), mv("g1f3"));
    serve(&mut thinker, &session, outcome);
    let told = answer(&mut session, &inbox, at(40));
    let replaced = PracticeEvent::Replaced(file, EngineFault::Gone);
    assert_eq!(told[0], Event::Practice(replaced));
    assert!(matches!(told[1], Event::Moved { .. }), "{told:?}");
    // From now on the embedded opponent plays, without another word of it.
    let outcome = session.handle(at(50), mv("d2d4"));
    assert_eq!(session.errand().unwrap().engine, None);
    serve(&mut thinker, &session, outcome);
    let told = answer(&mut session, &inbox, at(60));
    assert!(matches!(told.as_slice(), [Event::Moved { .. }]), "{told:?}");
}

#[test]
fn that_an_engine_cannot_be_weakened_is_told_once() {
    let script = Script::new(&uci_with(
        "uci) echo uciok;;
go*) if [ -e \"$0.once\" ]; then echo bestmove b8c6; else touch \"$0.once\"; echo bestmove e7e5; fi;;",
    ));
    let file = script.engine().file;
    let mut session = against(script.engine());
    let (answers, inbox) = channel();
    let mut thinker = thinker(answers);
    let outcome = session.handle(at(10), mv("e2e4"));
    serve(&mut thinker, &session, outcome);
    let told = answer(&mut session, &inbox, at(20));
    assert_eq!(
        told[0],
        Event::Practice(PracticeEvent::EngineStrength(file, EngineStrength::Full))
    );
    assert!(matches!(told[1], Event::Moved { .. }), "{told:?}");
    let outcome = session.handle(at(30), mv("g1f3"));
    serve(&mut thinker, &session, outcome);
    let told = answer(&mut session, &inbox, at(40));
    assert!(matches!(told.as_slice(), [Event::Moved { .. }]), "{told:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_engine_is_ended_when_a_competition_begins() {
    let script = Script::new(&format!(
        "echo $$ > \"$0.own\"\n{}",
        uci("echo bestmove e7e5")
    ));
    let mut session = against(script.engine());
    let (answers, inbox) = channel();
    let mut thinker = thinker(answers);
    let outcome = session.handle(at(10), mv("e2e4"));
    serve(&mut thinker, &session, outcome);
    answer(&mut session, &inbox, at(20));
    serve(&mut thinker, &session, Outcome::default());
    let own = fs::read_to_string(script.path("engine.own")).unwrap();
    assert!(script::lives(&own), "it waits for the next move");
    session.handle(at(30), typed("new competition fide-2005 90+30 none"));
    let outcome = session.handle(at(40), Ask::Yes);
    serve(&mut thinker, &session, outcome);
    until("the engine has ended", || !script::lives(&own));
}
