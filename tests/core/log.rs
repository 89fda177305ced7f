//! The log, the settings and the folders they live in: written whole, read with care.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Arc, Mutex, mpsc};

use annabella::adapters::host::{Front, Host, Message, Start};
use annabella::adapters::log::{Log, LogEntry};
use annabella::adapters::store::{Folders, load_settings, save_settings};
use annabella::board::Side;
use annabella::chess::Mating;
use annabella::desk::{Desk, Heard};
use annabella::drill::Progress;
use annabella::drill::tactics::Collection;
use annabella::game::{Game, Position};
use annabella::input::DeviceInput;
use annabella::protocol::{
    Adjournment, Ask, Change, Decision, DrillCommand, DrillReport, Engine, Errand, ErrandAnswer,
    ErrandKind, Export, Finding, Format, Input, NotSaved, OpenFault, OpenedGame, OpponentChange,
    PracticeCommand, Previewed, Proof, ProofQuestion, ReadNote, Report, ReviewStep, Settings,
    SheetCommand, SheetReport, ShelfAnswer, ShelfCommand, SpeechOutput, Stamp, TapeCommand,
    TapeReport, Trouble, WorkCommand, WorkKind, WorkReport, Working, WrittenFile,
};
use annabella::record::Record;
use annabella::time::Moment;
use proptest::prelude::*;
use tempfile::TempDir;

use crate::common::commands::{any_input, any_settings};
use crate::common::table::Table;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

fn entry(ms: u64, input: impl Into<Input>) -> LogEntry {
    LogEntry {
        at: Moment::from_ms(ms),
        input: input.into(),
    }
}

/// The log of a folder as the next start of the program finds it.
fn found(folder: &Path) -> annabella::adapters::log::FoundLog {
    Log::open(folder).expect("the log can be opened").1
}

/// A log with these lines as they stand.
fn with_log(lines: &[u8]) -> TempDir {
    let folder = folder();
    fs::write(folder.path().join("current.log"), lines).unwrap();
    folder
}

const GOOD: &str = "{\"at\":{\"ms\":1},\"ask\":\"turn\"}\n{\"at\":{\"ms\":2},\"ask\":\"undo\"}\n";

fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name();
    let mut names: Vec<String> = entries
        .map(|entry| name(entry).to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn every_command_is_read_as_it_was_written(
        commands in prop::collection::vec((any::<u64>(), any_input()), 1..20)
    ) {
        let entries: Vec<LogEntry> = commands.into_iter().map(|(ms, command)| entry(ms, command)).collect();
        let folder = folder();
        let (mut log, before) = Log::open(folder.path()).unwrap();
        prop_assert!(before.entries.is_empty() && before.damage.is_none());
        for entry in &entries {
            log.append(entry).unwrap();
        }
        drop(log);
        let found = found(folder.path());
        prop_assert_eq!(found.entries, entries);
        prop_assert_eq!(found.damage, None);
    }

    #[test]
    fn a_log_cut_off_anywhere_gives_the_entries_before(
        commands in prop::collection::vec(any_input(), 1..6), cut in any::<u16>()
    ) {
        let entries: Vec<LogEntry> = commands.into_iter().map(|command| entry(0, command)).collect();
        let folder = folder();
        let (mut log, _) = Log::open(folder.path()).unwrap();
        for entry in &entries {
            log.append(entry).unwrap();
        }
        drop(log);
        let path = folder.path().join("current.log");
        let bytes = fs::read(&path).unwrap();
        let cut = usize::from(cut) % (bytes.len() + 1);
        fs::write(&path, &bytes[..cut]).unwrap();
        let whole = bytes[..cut].iter().filter(|byte| **byte == b'\n').count();
        let found = found(folder.path());
        prop_assert_eq!(&found.entries, &entries[..whole]);
        prop_assert_eq!(found.damage, None, "a crash in the middle of a line is no damage");
    }

    #[test]
    fn settings_are_read_as_they_were_saved(mut settings in any_settings()) {
        settings.mend();
        let folders_in = folder();
        let folders = Folders::under(folders_in.path());
        prop_assert!(load_settings(&folders).unwrap().is_none());
        save_settings(&folders, &settings).unwrap();
        prop_assert_eq!(load_settings(&folders).unwrap().unwrap().settings, settings);
    }
}

#[test]
fn the_form_of_the_log_is_what_its_documentation_says() {
    let folder = folder();
    let (mut log, _) = Log::open(folder.path()).unwrap();
    let e4 = "e2e4".parse::<annabella::chess::Move>().unwrap();
    let enter = annabella::protocol::entry::MoveEntry::Move(e4.into());
    log.append(&entry(5120, Ask::Enter(enter))).unwrap();
    log.append(&entry(6000, Ask::Undo)).unwrap();
    log.append(&entry(7000, Ask::Go("h8".parse().unwrap())))
        .unwrap();
    log.append(&entry(8000, Report::InMenu(true))).unwrap();
    let text = fs::read_to_string(folder.path().join("current.log")).unwrap();
    assert_eq!(
        text,
        "{\"at\":{\"ms\":5120},\"ask\":{\"enter\":{\"move\":{\"chess\":\"e2e4\"}}}}\n\
         {\"at\":{\"ms\":6000},\"ask\":\"undo\"}\n\
         {\"at\":{\"ms\":7000},\"ask\":{\"go\":\"h8\"}}\n\
         {\"at\":{\"ms\":8000},\"report\":{\"in-menu\":true}}\n"
    );
}

/// A value as it stands in a line.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// What the world told, in the field `do` of an old line and as it is read today.
fn old_reports() -> Vec<(String, Report)> {
    let settings = Settings {
        language: "de".to_owned(),
        ..Settings::default()
    };
    let game = OpenedGame {
        record: Record::default(),
        number: 2,
        count: 3,
    };
    let fault = OpenFault {
        file: "a.pgn".to_owned(),
        line: 7,
        column: 1,
        key: "not-found".to_owned(),
        detail: String::new(),
        number: 0,
    };
    let mut table = Table::new("ussr-1956 none 90+30 read-out");
    table.lines("e4, clock, e5, clock, adjourn, yes, seal Nf3, stop-clocks");
    let envelope = table.session().envelope().unwrap();
    let proof = Proof {
        question: ProofQuestion {
            position: Position::default(),
            side: None,
        },
        mating: Mating::Undecided,
    };
    let finding = Finding {
        errand: Errand {
            task: ErrandKind::Draw,
            position: Position::default(),
            plies: 0,
            answers_for: None,
            level: 1,
            seed: 0,
            time_ms: None,
            engine: None,
            clock: None,
        },
        found: ErrandAnswer::Draw(true),
        fault: None,
        cannot_be_weakened: false,
    };
    let collection = Collection::default();
    let progress = Progress::default();
    let stamp = Stamp { seed: 5, day: 6 };
    let export = Export {
        format: Format::Pgn,
        path: None,
        overwrites: false,
    };
    let page = Previewed {
        page: 1,
        pages: 2,
        lines: 3,
        width: 40,
        height: 25,
        is_provisional: false,
    };
    let written = WrittenFile {
        file: "a.pgn".to_owned(),
        pages: None,
        is_provisional: false,
    };
    let reached = Working {
        task: WorkKind::Import,
        done: 1,
        percent: Some(2),
    };
    let line = |name: &str, value: String| format!(r#"{{"{name}":{value}}}"#);
    let in_area = |area: &str, name: &str, value: String| line(area, line(name, value));
    vec![
        (line("start", json(&settings)), Report::Started(settings)),
        (r#""tick""#.to_owned(), Report::Tick),
        (line("wait", json(&true)), Report::InMenu(true)),
        (
            r#"{"report":"log-in-use"}"#.to_owned(),
            Report::Trouble(Trouble::LogInUse),
        ),
        (line("open", json(&game)), Report::Opened(Box::new(game))),
        (
            line("open-failed", json(&fault)),
            Report::NotOpened(fault.clone()),
        ),
        (
            in_area("hall", "proved", json(&proof)),
            Report::Proved(proof),
        ),
        (
            r#"{"hall":{"slept":{"ms":5}}}"#.to_owned(),
            Report::Slept { ms: 5 },
        ),
        (
            r#"{"speech":{"ask-output":"screen-reader"}}"#.to_owned(),
            Report::SpeakerProposed(SpeechOutput::ScreenReader),
        ),
        (
            r#"{"adjournment":{"filed":"a.envelope"}}"#.to_owned(),
            Report::EnvelopeFiled("a.envelope".to_owned()),
        ),
        (
            in_area("adjournment", "take", json(&envelope)),
            Report::Envelope(Box::new(envelope)),
        ),
        (
            in_area("adjournment", "take-failed", json(&fault)),
            Report::NoEnvelope(fault),
        ),
        (
            in_area("practice", "found", json(&finding)),
            Report::Thought(Box::new(finding)),
        ),
        (
            in_area("sheet", "written", json(&written)),
            Report::Sheet(SheetReport::Written(written)),
        ),
        (
            in_area("sheet", "previewed", json(&page)),
            Report::Sheet(SheetReport::Previewed(page)),
        ),
        (
            in_area("sheet", "exists", json(&export)),
            Report::Sheet(SheetReport::Exists(export)),
        ),
        (
            r#"{"sheet":{"read":{"faulty":2}}}"#.to_owned(),
            Report::Sheet(SheetReport::Read(ReadNote {
                faulty: 2,
                ..ReadNote::default()
            })),
        ),
        (
            r#"{"sheet":{"not-saved":"no-file"}}"#.to_owned(),
            Report::Sheet(SheetReport::NotSaved(NotSaved::NoFile)),
        ),
        (
            in_area("drill", "load", json(&progress)),
            Report::Drill(DrillReport::Load(progress)),
        ),
        (
            r#"{"drill":{"exported":"a.csv"}}"#.to_owned(),
            Report::Drill(DrillReport::Exported("a.csv".to_owned())),
        ),
        (
            in_area("drill", "collection", json(&(&collection, stamp))),
            Report::Drill(DrillReport::Collection(Box::new(collection), stamp)),
        ),
        (
            r#"{"drill":"no-file"}"#.to_owned(),
            Report::Drill(DrillReport::NoFile),
        ),
        (
            r#"{"drill":{"games":[[],{"seed":5,"day":6}]}}"#.to_owned(),
            Report::Drill(DrillReport::Games(Vec::new(), stamp)),
        ),
        (
            r#"{"shelf":{"answer":{"kept":true}}}"#.to_owned(),
            Report::Shelf(ShelfAnswer::Kept(true)),
        ),
        (
            r#"{"work":{"began":"import"}}"#.to_owned(),
            Report::Work(WorkReport::Began(WorkKind::Import)),
        ),
        (
            r#"{"work":{"reached":{"task":"import","done":1,"percent":2}}}"#.to_owned(),
            Report::Work(WorkReport::Reached(reached)),
        ),
        (
            r#"{"work":{"ended":["import",true]}}"#.to_owned(),
            Report::Work(WorkReport::Ended(WorkKind::Import, true)),
        ),
        (
            r#"{"tape":{"started":{"file":"a.wav","lacks_microphone":true}}}"#.to_owned(),
            Report::Tape(TapeReport::Started {
                file: "a.wav".to_owned(),
                lacks_microphone: true,
            }),
        ),
        (
            r#"{"tape":{"stopped":{"file":"a.wav","announcements":1,"length_s":2}}}"#.to_owned(),
            Report::Tape(TapeReport::Stopped {
                file: "a.wav".to_owned(),
                announcements: 1,
                length_s: 2,
            }),
        ),
        (
            r#"{"tape":{"failed":{"file":"a.wav","detail":"full"}}}"#.to_owned(),
            Report::Tape(TapeReport::Failed {
                file: "a.wav".to_owned(),
                detail: "full".to_owned(),
            }),
        ),
    ]
}

/// What a player asked, in the field `do` of an old line; most of it has the same name today.
fn old_asks() -> Vec<(String, Ask)> {
    let decision = Decision::Postpone { gives_time: true };
    let asks = [
        (
            r#"{"hall":{"decide":{"postpone":{"gives_time":true}}}}"#,
            Ask::Decide(decision),
        ),
        (r#"{"hall":{"present":"white"}}"#, Ask::Present(Side::White)),
        (r#"{"hall":"next-day"}"#, Ask::NextDay),
        (
            r#"{"speech":{"review":"previous"}}"#,
            Ask::Review(ReviewStep::Previous),
        ),
        (r#""undo""#, Ask::Undo),
        (r#"{"go":"h8"}"#, Ask::Go("h8".parse().unwrap())),
        (
            r#"{"adjournment":"stop"}"#,
            Ask::Adjournment(Adjournment::Stop),
        ),
        (r#"{"practice":"off"}"#, Ask::Practice(PracticeCommand::Off)),
        (r#"{"sheet":"save"}"#, Ask::Sheet(SheetCommand::Save)),
        (r#"{"drill":"skip"}"#, Ask::Drill(DrillCommand::Skip)),
        (r#"{"shelf":"keep"}"#, Ask::Shelf(ShelfCommand::Keep)),
        (r#"{"work":"stop"}"#, Ask::Work(WorkCommand::Stop)),
        (r#"{"tape":"start"}"#, Ask::Tape(TapeCommand::Start)),
    ];
    asks.map(|(old, ask)| (old.to_owned(), ask)).into()
}

#[test]
fn lines_of_earlier_versions_are_read() {
    let asks = old_asks().into_iter();
    let reports = old_reports().into_iter();
    let lines: Vec<(String, Input)> = asks
        .map(|(old, ask)| (old, Input::Ask(ask)))
        .chain(reports.map(|(old, report)| (old, Input::Report(report))))
        .collect();
    for (old, expected) in lines {
        let line = format!("{{\"at\":{{\"ms\":3}},\"do\":{old}}}\n");
        let folder = with_log(line.as_bytes());
        let found = found(folder.path());
        assert_eq!(found.damage, None, "{old}");
        assert_eq!(found.entries, [entry(3, expected)], "{old}");
    }
}

#[test]
fn what_is_written_after_a_torn_line_can_be_read() {
    let folder = with_log(format!("{GOOD}{{\"at\":{{\"ms\":3}},\"ask\":\"u").as_bytes());
    let (mut log, found_first) = Log::open(folder.path()).unwrap();
    assert_eq!(found_first.entries.len(), 2);
    assert_eq!(found_first.damage, None);
    log.append(&entry(4, Ask::Help)).unwrap();
    drop(log);
    let found = found(folder.path());
    assert_eq!(found.entries.len(), 3);
    assert_eq!(found.entries[2].input, Ask::Help.into());
}

#[test]
fn damage_is_kept_aside_and_what_came_before_it_goes_on() {
    let unknown = b"{\"at\":{\"ms\":3},\"ask\":{\"castle-in-the-air\":[1,2]}}\n".as_slice();
    for damage in [b"not json\n".as_slice(), b"\xff\xfe\x00\n", b"\n", unknown] {
        let bytes = [GOOD.as_bytes(), damage, GOOD.as_bytes()].concat();
        let folder = with_log(&bytes);
        let found_first = found(folder.path());
        assert_eq!(found_first.entries.len(), 2);
        let damage = found_first.damage.expect("damage is told");
        assert_eq!(damage.line, 3);
        assert_eq!(fs::read(&damage.kept).unwrap(), bytes, "nothing is lost");
        let again = found(folder.path());
        assert_eq!(again.entries.len(), 2);
        assert_eq!(again.damage, None, "damage is told once");
    }
}

#[test]
fn two_damaged_logs_are_both_kept() {
    let folder = with_log(b"one\n");
    let first = found(folder.path()).damage.unwrap().kept;
    fs::write(folder.path().join("current.log"), "two\n").unwrap();
    let second = found(folder.path()).damage.unwrap().kept;
    assert_eq!(fs::read_to_string(first).unwrap(), "one\n");
    assert_eq!(fs::read_to_string(second).unwrap(), "two\n");
}

#[test]
fn fields_of_later_versions_are_passed_over() {
    let start = "{\"at\":{\"ms\":1,\"day\":2},\"report\":{\"started\":{\"language\":\"de\",\"smell\":\"rose\"}},\"by\":\"x\"}\n";
    let folder = with_log(start.as_bytes());
    let found = found(folder.path());
    assert_eq!(found.damage, None);
    let expected = Settings {
        language: "de".to_owned(),
        ..Settings::default()
    };
    assert_eq!(found.entries[0].input, Report::Started(expected).into());
}

#[test]
fn a_new_game_has_a_new_log_and_the_old_one_is_kept() {
    let folder = with_log(GOOD.as_bytes());
    let (mut log, _) = Log::open(folder.path()).unwrap();
    let new = [entry(9, Ask::NewGameFrom(Position::default()))];
    log.begin_anew(&new, true).unwrap();
    log.append(&entry(10, Ask::Help)).unwrap();
    log.begin_anew(&new, false).unwrap();
    log.append(&entry(11, Ask::Turn)).unwrap();
    drop(log);
    let games = names(&folder.path().join("games"));
    assert_eq!(games.len(), 1, "what was not worth keeping is not kept");
    let kept = fs::read_to_string(folder.path().join("games").join(&games[0])).unwrap();
    assert_eq!(kept, GOOD);
    let found = found(folder.path());
    let inputs: Vec<Input> = found.entries.into_iter().map(|entry| entry.input).collect();
    let asks = [Ask::NewGameFrom(Position::default()), Ask::Turn];
    assert_eq!(inputs, asks.map(Input::from));
}

#[test]
fn one_log_has_one_writer() {
    let folder = folder();
    let first = Log::open(folder.path()).unwrap();
    let second = Log::open(folder.path()).map(drop);
    assert_eq!(second.unwrap_err().kind(), ErrorKind::WouldBlock);
    drop(first);
    assert!(Log::open(folder.path()).is_ok());
}

#[test]
fn a_full_disk_is_an_error_and_no_panic() {
    let full = Path::new("/dev/full");
    if !full.exists() {
        return;
    }
    let folder = folder();
    let (mut log, _) = Log::open(folder.path()).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(full, folder.path().join("next.tmp")).unwrap();
    log.append(&entry(1, Ask::Turn)).unwrap();
    let new = [entry(2, Ask::NewGameFrom(Position::default()))];
    assert!(log.begin_anew(&new, true).is_err());
    log.append(&entry(3, Ask::Help)).unwrap();
    drop(log);
    assert_eq!(
        found(folder.path()).entries.len(),
        2,
        "the log is as it was"
    );
}

#[test]
fn broken_settings_are_kept_aside_and_named_with_their_place() {
    for (text, place) in [
        ("language = \"de\"\n[[[\n", ":2:3: [[["),
        ("form = songs\n", ":1:8: form = songs"),
    ] {
        let folder = folder();
        let folders = Folders::under(folder.path());
        fs::create_dir_all(&folders.config).unwrap();
        let path = folders.config.join("settings.toml");
        fs::write(&path, text).unwrap();
        let detail = load_settings(&folders).unwrap_err();
        assert!(detail.contains(place), "{detail}");
        assert!(!detail.contains(['\n', '|', '^']), "{detail} is read aloud");
        let kept = fs::read_to_string(path.with_extension("toml.broken")).unwrap();
        assert_eq!(kept, text);
        assert!(
            load_settings(&folders).unwrap().is_none(),
            "it is told once"
        );
    }
}

#[test]
fn one_value_that_cannot_be_read_spoils_no_other() {
    let folder = folder();
    let folders = Folders::under(folder.path());
    fs::create_dir_all(&folders.config).unwrap();
    let path = folders.config.join("settings.toml");
    let text = "language = \"de\"\nrate_percent = \"fast\"\nform = \"songs\"\n";
    fs::write(&path, text).unwrap();
    let loaded = load_settings(&folders).unwrap().unwrap();
    assert_eq!(loaded.settings.language, "de");
    assert_eq!(loaded.settings.rate_percent, 100);
    let faults = ["form = \"songs\"", "rate_percent = \"fast\""];
    let mut told = loaded.faults;
    told.sort();
    assert_eq!(told, faults);
    let kept = fs::read_to_string(path.with_extension("toml.broken")).unwrap();
    assert_eq!(kept, text);
    let again = load_settings(&folders).unwrap().unwrap();
    assert_eq!(again.settings.language, "de");
    assert!(again.faults.is_empty(), "it is told once");
}

#[test]
fn what_another_version_has_written_into_the_settings_stays_there() {
    let folder = folder();
    let folders = Folders::under(folder.path());
    fs::create_dir_all(&folders.config).unwrap();
    let path = folders.config.join("settings.toml");
    fs::write(
        &path,
        "language = \"de\"\nsmell = \"rose\"\n[later]\nx = 1\n",
    )
    .unwrap();
    let mut settings = load_settings(&folders).unwrap().unwrap().settings;
    settings.rate_percent = 200;
    save_settings(&folders, &settings).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("smell = \"rose\""), "{text}");
    assert!(text.contains("[later]\nx = 1"), "{text}");
    assert!(text.contains("rate_percent = 200"), "{text}");
    assert!(text.contains("language = \"de\""), "{text}");
}

#[test]
fn what_is_as_usual_again_is_not_kept_as_it_was() {
    let folder = folder();
    let folders = Folders::under(folder.path());
    let mut settings = Settings::default();
    let engine = Engine {
        options: vec![("Hash".to_owned(), "64".to_owned())],
        ..Engine::typed("gnuchess --uci")
    };
    for game in Game::ALL {
        settings.opponent.engines.choose(game, Some(engine.clone()));
    }
    let third = Change::Opponent(OpponentChange::Third(true));
    settings.apply(&third);
    settings.player = Some("Anna".to_owned());
    save_settings(&folders, &settings).unwrap();
    let path = folders.config.join("settings.toml");
    let text = fs::read_to_string(&path).unwrap();
    let text = text.replace("[opponent]", "[opponent]\nhumour = \"dry\"");
    fs::write(&path, text).unwrap();
    // Another engine has no arguments of the one before it.
    let mut other = settings.clone();
    let stockfish = Some(Engine::typed("stockfish"));
    other.opponent.engines.choose(Game::Chess, stockfish);
    for now in [&other, &Settings::default()] {
        save_settings(&folders, now).unwrap();
        let loaded = load_settings(&folders).unwrap().unwrap();
        assert_eq!((&loaded.settings, loaded.faults.len()), (now, 0));
    }
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("humour = \"dry\""), "{text}");
}

#[test]
fn settings_that_are_no_text_are_kept_aside() {
    let folder = folder();
    let folders = Folders::under(folder.path());
    fs::create_dir_all(&folders.config).unwrap();
    let path = folders.config.join("settings.toml");
    fs::write(&path, b"\xff\xfe").unwrap();
    assert!(load_settings(&folders).is_err());
    assert!(path.with_extension("toml.broken").exists());
}

#[test]
fn settings_of_other_versions_and_absurd_numbers_are_read() {
    let folder = folder();
    let folders = Folders::under(folder.path());
    fs::create_dir_all(&folders.config).unwrap();
    let text = "language = \"ru\"\nsmell = \"rose\"\nrate_percent = 9000\nspeech_percent = 0\n[later]\nx = 1\n";
    fs::write(folders.config.join("settings.toml"), text).unwrap();
    let settings = load_settings(&folders).unwrap().unwrap().settings;
    assert_eq!(settings.language, "ru");
    assert_eq!(settings.rate_percent, 300);
    assert_eq!(settings.speech_percent, 10, "never silent");
    assert_eq!(settings.announcer, Settings::default().announcer);
}

/// A front that writes down what is said.
struct Paper(Arc<Mutex<Vec<String>>>);

impl Front for Paper {
    fn hear(&mut self, heard: &Heard) {
        let texts = heard.texts.iter().map(|text| text.written.clone());
        self.0.lock().unwrap().extend(texts);
    }

    fn show(&mut self, _desk: &Desk, _now: Moment) {}

    fn close(&mut self) {}
}

/// Starts the whole program but for its sound on a folder, enters the lines, and ends it.
fn program(folder: &Path, lines: &[&str]) -> Vec<String> {
    let said = Arc::new(Mutex::new(Vec::new()));
    let start = Start {
        folders: Some(Folders::under(folder)),
        sink: None,
        defaults: Settings {
            announcer: "en".to_owned(),
            ..Settings::default()
        },
        overrides: Vec::new(),
        searches: annabella::adapters::prover::Searches::default(),
        gamepads: false,
        asks_words: false,
        displays: None,
        trace: None,
    };
    let (sender, inbox) = mpsc::channel();
    let front = Box::new(Paper(Arc::clone(&said)));
    let host = Host::start(start, crate::common::voices(), sender.clone(), front);
    for line in lines {
        let line = DeviceInput::Line((*line).to_owned());
        sender.send(Message::Input(line)).unwrap();
    }
    sender.send(Message::Close).unwrap();
    host.run(&inbox);
    let said = said.lock().unwrap();
    said.clone()
}

fn is_said(said: &[String], part: &str) -> bool {
    said.iter().any(|text| text.contains(part))
}

#[test]
fn a_game_is_there_when_the_program_starts_again() {
    let folder = folder();
    program(folder.path(), &["e4", "e5", "Nf3"]);
    let said = program(folder.path(), &["y", "moves"]);
    assert!(is_said(&said, "Unfinished game, 2 moves"), "{said:?}");
    assert!(is_said(&said, "Knight Felix 3"), "{said:?}");
    let said = program(folder.path(), &["n", "moves"]);
    assert!(is_said(&said, "No move has been made yet"), "{said:?}");
    let games = folder.path().join("data").join("games");
    assert_eq!(names(&games).len(), 1, "the game that was given up is kept");
}

#[test]
fn starting_without_playing_keeps_no_games() {
    let folder = folder();
    for _ in 0..3 {
        program(folder.path(), &["turn"]);
    }
    let games = folder.path().join("data").join("games");
    assert_eq!(names(&games), Vec::<String>::new());
}

#[test]
fn a_damaged_log_is_said() {
    let folder = folder();
    program(folder.path(), &["e4", "e5"]);
    let path = folder.path().join("data").join("current.log");
    let log = fs::read_to_string(&path).unwrap();
    fs::write(&path, log.replace("e7e5", "e7e9")).unwrap();
    let said = program(folder.path(), &["y", "moves"]);
    assert!(is_said(&said, "is damaged from line"), "{said:?}");
    assert!(is_said(&said, "Eva 4"), "{said:?}");
}

#[test]
fn who_starts_while_another_program_is_being_ended_gets_the_log() {
    let folder = folder();
    let held = Log::open(folder.path()).unwrap();
    let ends = std::thread::spawn(move || drop(held));
    assert!(Log::open(folder.path()).is_ok());
    ends.join().unwrap();
}

#[test]
fn a_second_program_says_that_it_keeps_nothing() {
    let folder = folder();
    let held = Log::open(&folder.path().join("data")).unwrap();
    let said = program(folder.path(), &["e4"]);
    assert!(is_said(&said, "Annabella is running already"), "{said:?}");
    assert!(is_said(&said, "Eva 4"), "it can be played all the same");
    drop(held);
    let said = program(folder.path(), &["moves"]);
    assert!(is_said(&said, "No move has been made yet"), "{said:?}");
}

#[test]
fn a_folder_that_cannot_be_written_is_said_once() {
    let folder = folder();
    // Where folders are wanted there is a file; root could write into a folder that is read-only.
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let said = program(&file, &["e4", "faster", "faster"]);
    let told = |part: &str| said.iter().filter(|text| text.contains(part)).count();
    assert_eq!(told("data cannot be written"), 1, "{said:?}");
    assert_eq!(told("config cannot be written"), 1, "{said:?}");
    assert!(is_said(&said, "Eva 4"));
}

#[test]
fn broken_settings_and_missing_voices_are_said() {
    let folder = folder();
    let folders = Folders::under(folder.path());
    fs::create_dir_all(&folders.config).unwrap();
    let path = folders.config.join("settings.toml");
    fs::write(&path, "language = \n").unwrap();
    let said = program(folder.path(), &[]);
    assert!(is_said(&said, "The settings could not be read"), "{said:?}");
    fs::write(&path, "language = 7\n").unwrap();
    let said = program(folder.path(), &[]);
    let fault = "The setting language = 7 cannot be read";
    assert!(is_said(&said, fault), "{said:?}");
    fs::write(&path, "language = \"xx\"\nannouncer = \"yy\"\n").unwrap();
    let said = program(folder.path(), &["e4"]);
    for id in ["xx", "yy"] {
        assert!(
            is_said(&said, &format!("There is no voice called {id}")),
            "{said:?}"
        );
    }
    assert!(is_said(&said, "Eva 4"), "{said:?}");
}
