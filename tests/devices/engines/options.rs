//! The options of an engine are read from it, told, and set by name and in the menu.

use super::*;
use annabella::catalogue::key::{Code, Key, plain};
use annabella::protocol::{EngineOption, OptionRange};

/// Every kind of option, and what is none.
const CHESS: &str = "echo 'option name Hash type spin default 16 min 1 max 1024'
echo 'option name hash type spin default 64 min 1 max 32'
echo 'option name Own Book type check default false'
echo 'option name Analysis Contempt type combo default Off var Off var White side var Both'
echo 'option name Syzygy Path type string default <empty>'
echo 'option name Clear Hash type button'
echo 'option name UCI_Variant type combo default chess var chess var crazyhouse'
echo 'option name Broken type spin default 1 min 9 max 2'
echo 'option name type spin default 1 min 1 max 2'
echo 'option name Odd type spin default x min y max z'; echo uciok;;";

const DRAUGHTS: &str =
    "hub) echo 'param name=variant value=normal type=enum values=\"normal russian\"'
echo 'param name=book value=true type=bool'
echo 'param name=\"book ply\" value=4 type=int min=0 max=20'
echo 'param name=bb-size value=5 type=enum values=\"0 5 6\"'
echo 'param name=path value=\"my tables\" type=string'; echo wait;;";

/// What is heard of an answer that the engine has given.
fn read(session: &mut Session, line: &str) -> Vec<Event> {
    let (answers, inbox) = channel();
    let mut thinker = thinker(answers);
    let outcome = session.handle(at(100), typed(line));
    let reads = Event::Practice(PracticeEvent::ReadsOptions);
    assert_eq!(outcome.events, [reads], "{line}");
    serve(&mut thinker, &*session, outcome);
    answer(session, &inbox, at(200))
}

fn with(game: Game, engine: Engine) -> Session {
    let mut session = Session::default();
    session.handle(at(0), Report::Started(Settings::default()));
    session.handle(at(0), Ask::NewGameFrom(game.start()));
    let engine = OpponentChange::Engine(game, Some(engine));
    session.handle(at(0), Ask::Set(Change::Opponent(engine)));
    session
}

fn listed(session: &Session) -> Vec<String> {
    let options = session.engine_options().into_iter();
    options
        .map(|option| format!("{}={}", option.name, option.value))
        .collect()
}

#[test]
fn an_engine_of_chess_tells_what_can_be_set() {
    let script = Script::new(&uci_with(&format!("uci) {CHESS}")));
    let mut session = with(Game::Chess, script.engine());
    read(&mut session, "engine-option own book = true");
    let told = session.handle(at(300), typed("engine-option")).events;
    let expected = [
        "Hash=16",
        "Own Book=true",
        "Analysis Contempt=Off",
        "Syzygy Path=",
    ];
    assert_eq!(listed(&session), expected);
    let [Event::Practice(PracticeEvent::Options(_, options))] = told.as_slice() else {
        panic!("{told:?}");
    };
    assert_eq!(options, &session.engine_options());
    let choice = OptionRange::Choice(["Off", "White side", "Both"].map(str::to_owned).into());
    assert_eq!(options[2].range, choice);
    // They are known from now on, each by its name.
    let told = session.handle(at(300), typed("engine-option HASH")).events;
    let hash = options[0].clone();
    assert_eq!(told, [Event::Practice(PracticeEvent::Option(hash))]);
}

#[test]
fn an_engine_of_draughts_tells_what_can_be_set() {
    let script = Script::new(&hub_with(DRAUGHTS));
    let mut session = with(Game::Draughts, script.engine());
    read(&mut session, "draughts-engine-option");
    let expected = ["book=true", "book ply=4", "bb-size=5", "path=my tables"];
    assert_eq!(listed(&session), expected);
    let told = session.handle(at(300), typed("draughts-engine-option Book = off"));
    assert!(matches!(told.events[0], Event::Changed(..)));
    assert_eq!(listed(&session)[0], "book=false");
}

#[test]
fn what_an_option_cannot_be_is_refused_with_what_it_can() {
    let script = Script::new(&uci_with(&format!("uci) {CHESS}")));
    let mut session = with(Game::Chess, script.engine());
    read(&mut session, "engine-option Hash");
    for (line, is_taken) in [
        ("engine-option hash = 1024", true),
        ("engine-option Hash = 1025", false),
        ("engine-option Hash = much", false),
        ("engine-option Own Book = on", true),
        ("engine-option Own Book = perhaps", false),
        ("engine-option analysis contempt = white SIDE", true),
        ("engine-option Analysis Contempt = Black", false),
        ("engine-option Clear Hash = 1", false),
        ("engine-option Nothing = 1", false),
        ("engine-option Syzygy Path = /my tables", true),
    ] {
        let told = session.handle(at(300), typed(line)).events;
        let is_refused = matches!(told.as_slice(), [Event::Refused(Refusal::Practice(_))]);
        assert_eq!(is_refused, !is_taken, "{line} {told:?}");
    }
    let expected = [
        "Hash=1024",
        "Own Book=true",
        "Analysis Contempt=White side",
        "Syzygy Path=/my tables",
    ];
    assert_eq!(listed(&session), expected);
}

/// The lines are typed one after the other before the engine has told its options; what each comes to.
fn held(session: &mut Session, lines: &[&str]) -> Vec<Event> {
    let (answers, inbox) = channel();
    let mut thinker = thinker(answers);
    for (at_line, line) in lines.iter().enumerate() {
        let outcome = session.handle(at(100), typed(line));
        let reads = Event::Practice(PracticeEvent::ReadsOptions);
        assert_eq!(outcome.events, [reads], "{line}");
        assert_eq!(outcome.requests.is_empty(), at_line > 0, "it is read once");
        serve(&mut thinker, &*session, outcome);
    }
    answer(session, &inbox, at(200))
}

fn are_taken(events: &[Event]) -> Vec<bool> {
    let is_taken = |event: &Event| !matches!(event, Event::Refused(Refusal::Practice(_)));
    events.iter().map(is_taken).collect()
}

fn set(session: &Session, game: Game) -> Vec<String> {
    let engine = session.settings().opponent.engines.of(game).unwrap();
    let options = engine.options.iter();
    options
        .map(|(name, value)| format!("{name}={value}"))
        .collect()
}

#[test]
fn what_is_set_before_the_options_are_read_waits_and_is_checked_then() {
    let script = Script::new(&uci_with(&format!("uci) {CHESS}")));
    let mut session = with(Game::Chess, script.engine());
    let lines = [
        "engine-option hash = 9999",
        "engine-option Own Book = off",
        "engine-option Foo = 3",
        "engine-option Clear Hash = 1",
        "engine-option UCI_Variant = crazyhouse",
        "engine-option hash = 64",
    ];
    let told = held(&mut session, &lines);
    assert_eq!(are_taken(&told), [false, true, false, false, false, true]);
    assert_eq!(set(&session, Game::Chess), ["Own Book=false", "Hash=64"]);
    assert!(!script.told().contains("setoption name hash"));
}

/// The engine of draughts is asked though chess is on the board.
#[test]
fn which_game_an_engine_of_draughts_plays_is_never_set() {
    let script = Script::new(&hub_with(DRAUGHTS));
    let mut session = with(Game::Chess, Engine::typed("/nowhere/fish"));
    let engine = OpponentChange::Engine(Game::Draughts, Some(script.engine()));
    session.handle(at(0), Ask::Set(Change::Opponent(engine)));
    let lines = [
        "draughts-engine-option variant = normal",
        "draughts-engine-option book = off",
        "draughts-engine-option bb-size = 7",
    ];
    let told = held(&mut session, &lines);
    assert_eq!(are_taken(&told), [false, true, false]);
    assert_eq!(set(&session, Game::Draughts), ["book=false"]);
}

#[test]
fn what_stands_in_the_settings_is_told_only_if_the_engine_offers_it() {
    let script = Script::new(&hub_with(&format!(
        "{DRAUGHTS}\ngo*) echo 'done move=22-18';;"
    )));
    let mut engine = script.engine();
    let kept = [
        ("variant", "normal"),
        ("book", "off"),
        ("bb-size", "7"),
        ("margin", "abc"),
    ];
    engine.options = kept
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .into();
    ask(&engine, Strength::Full, &draughts());
    let told = script.told();
    let orders: Vec<&str> = told
        .lines()
        .filter(|line| line.starts_with("set-param"))
        .collect();
    let expected = [
        "set-param name=variant value=russian",
        "set-param name=\"book\" value=\"false\"",
    ];
    assert_eq!(orders, expected);
}

#[test]
fn the_options_are_walked_and_changed_in_the_menu() {
    let script = Script::new(&uci_with(&format!("uci) {CHESS}")));
    let mut desk = Desk::new(crate::words::voices());
    let run = |desk: &mut Desk, input: DeviceInput| {
        let (mut heard, mut requests) = (Vec::new(), Vec::new());
        match desk.interpret(input) {
            Intent::Commands(commands) => {
                for command in commands {
                    let (outcome, told) = desk.handle(at(1), command);
                    heard.extend(told);
                    requests.extend(outcome.requests);
                }
            }
            Intent::Heard(cues) => heard.extend(desk.tell(&cues)),
            other => panic!("{other:?}"),
        }
        let texts = heard.iter().flat_map(|heard| heard.texts.iter());
        let texts: Vec<String> = texts.map(|text| text.written.clone()).collect();
        (texts.join(" "), requests)
    };
    desk.handle(at(0), Report::Started(Settings::default()));
    let engine = OpponentChange::Engine(Game::Chess, Some(script.engine()));
    desk.handle(at(0), Ask::Set(Change::Opponent(engine)));
    let (answers, inbox) = channel();
    let mut thinker = thinker(answers);
    let line = DeviceInput::Line("engine options".to_owned());
    let (_, requests) = run(&mut desk, line);
    for request in requests {
        if let Request::Think { errand, past } = request {
            thinker.think(*errand, past);
        }
    }
    let Message::Thought(finding) = inbox.recv_timeout(TOO_LONG).unwrap() else {
        panic!("no answer");
    };
    desk.handle(at(2), Report::Thought(finding));
    let menu = Key {
        code: Code::Letter('M'),
        ctrl: true,
        shift: false,
    };
    run(&mut desk, DeviceInput::Key(menu));
    let mut press = |code| run(&mut desk, DeviceInput::Key(plain(code))).0;
    let pages: Vec<String> = (0..20).map(|_| press(Code::Down)).collect();
    let at = pages
        .iter()
        .position(|page| page.starts_with("Engine and its options"));
    let at = at.unwrap_or_else(|| panic!("{pages:?}"));
    press(Code::Home);
    for _ in 0..=at {
        press(Code::Down);
    }
    press(Code::Enter);
    assert!(press(Code::Down).starts_with("Hash: 16"));
    assert!(press(Code::Right).starts_with("Hash: 17"));
    assert!(press(Code::Left).starts_with("Hash: 16"));
    assert!(press(Code::Down).starts_with("Own Book: off"));
    assert!(press(Code::Space).starts_with("Own Book: on"));
    assert!(press(Code::Down).starts_with("Analysis Contempt: Off"));
    assert!(press(Code::Left).starts_with("Analysis Contempt: Both"));
    assert!(press(Code::Right).starts_with("Analysis Contempt: Off"));
    assert!(press(Code::Down).starts_with("Syzygy Path: empty"));
    assert!(press(Code::Enter).contains("engine-option Syzygy Path"));
}

#[test]
fn a_strength_that_the_player_has_set_is_no_level_and_is_told_so() {
    let script = Script::new(&uci("echo 'bestmove e2e4'"));
    let mut engine = script.engine();
    let file = engine.file.clone();
    engine
        .options
        .push(("uci_elo".to_owned(), "2000".to_owned()));
    ask(&engine, Strength::Level(2), &chess());
    let told = script.told();
    let orders: Vec<&str> = told.lines().filter(|line| line.contains("lo")).collect();
    assert_eq!(orders, ["setoption name UCI_Elo value 2000"]);
    let mut session = with(Game::Chess, engine);
    let side = Some(Side::Black);
    let plays = session.handle(at(1), Ask::Practice(PracticeCommand::Opponent(side)));
    let own = EngineStrength::Options;
    let opponent = PracticeEvent::Opponent(Side::Black, 3, Some((file.clone(), own)));
    assert_eq!(plays.events[0], Event::Practice(opponent));
    let level = OpponentChange::Level(7);
    let told = session.handle(at(2), Ask::Set(Change::Opponent(level)));
    let changes_nothing = PracticeEvent::EngineStrength(file, own);
    assert_eq!(told.events.last(), Some(&Event::Practice(changes_nothing)));
}

#[test]
fn an_option_without_a_name_and_a_fraction_out_of_range_are_refused() {
    let script = Script::new(&hub_with(
        "hub) echo 'param name=speed value=1.0 type=real min=0.1 max=9.5'; echo wait;;",
    ));
    let mut session = with(Game::Draughts, script.engine());
    let set = |session: &mut Session, line: &str| session.handle(at(300), typed(line)).events;
    let nameless = Refusal::Practice(PracticeRefusal::NamelessOption);
    let told = set(&mut session, "draughts-engine-option = 3");
    assert_eq!(told, [Event::Refused(nameless)]);
    read(&mut session, "draughts-engine-option");
    for (value, fits) in [
        ("99", false),
        ("fast", false),
        ("NaN", false),
        ("9.5", true),
    ] {
        let told = set(
            &mut session,
            &format!("draughts-engine-option speed = {value}"),
        );
        assert_eq!(!matches!(told[0], Event::Refused(_)), fits, "{value}");
    }
}

#[test]
fn an_engine_that_cannot_be_asked_is_named_and_goes_on_being_the_opponent() {
    let mut session = with(Game::Chess, Engine::typed("/nowhere/fish"));
    let told = read(&mut session, "engine-option");
    let unready = PracticeEvent::Unready("/nowhere/fish".to_owned(), EngineFault::Missing);
    assert_eq!(told, [Event::Practice(unready)]);
    assert_eq!(session.engine_options(), []);
}

#[test]
fn a_number_turns_within_its_range_whatever_it_is() {
    let option = |least, most| EngineOption {
        name: "N".to_owned(),
        value: String::new(),
        range: OptionRange::Number(least, most),
    };
    for (value, least, most, up, then) in [
        ("16", 1, 1024, true, "17"),
        ("1320", 1320, 3190, true, "1420"),
        ("1320", 1320, 3190, false, "1320"),
        ("x", 5, 9, true, "6"),
        (
            "9223372036854775807",
            i64::MIN,
            i64::MAX,
            true,
            "9223372036854775807",
        ),
        (
            "-9223372036854775808",
            i64::MIN,
            i64::MAX,
            false,
            "-9223372036854775808",
        ),
    ] {
        let turned = option(least, most).turned(value, up);
        assert_eq!(turned.as_deref(), Some(then), "{value}");
    }
}
