//! The log, the settings and the folders they live in: written whole, read with care.

use annabella::protocol::report::Report;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Arc, Mutex, mpsc};

use annabella::adapters::host::{Front, Host, Message, Start};
use annabella::adapters::log::{Log, LogEntry};
use annabella::adapters::store::{Folders, load_settings, save_settings};
use annabella::desk::{Desk, Heard};
use annabella::game::Position;
use annabella::input::DeviceInput;
use annabella::protocol::ask::Ask;
use annabella::protocol::settings::Settings;
use annabella::time::Moment;
use annabella::voice::Voices;
use proptest::prelude::*;
use tempfile::TempDir;

use crate::common::commands::{any_command, any_settings};

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

fn entry(ms: u64, command: Ask) -> LogEntry {
    LogEntry {
        at: Moment::from_ms(ms),
        command,
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

const GOOD: &str = "{\"at\":{\"ms\":1},\"do\":\"turn\"}\n{\"at\":{\"ms\":2},\"do\":\"undo\"}\n";

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
        commands in prop::collection::vec((any::<u64>(), any_command()), 1..20)
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
        commands in prop::collection::vec(any_command(), 1..6), cut in any::<u16>()
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
    let enter = annabella::protocol::ask::MoveEntry::Move(e4.into());
    log.append(&entry(5120, Ask::Enter(enter))).unwrap();
    log.append(&entry(6000, Ask::Undo)).unwrap();
    log.append(&entry(7000, Ask::Go("h8".parse().unwrap())))
        .unwrap();
    let text = fs::read_to_string(folder.path().join("current.log")).unwrap();
    assert_eq!(
        text,
        "{\"at\":{\"ms\":5120},\"do\":{\"enter\":{\"move\":{\"chess\":\"e2e4\"}}}}\n\
         {\"at\":{\"ms\":6000},\"do\":\"undo\"}\n\
         {\"at\":{\"ms\":7000},\"do\":{\"go\":\"h8\"}}\n"
    );
}

#[test]
fn what_is_written_after_a_torn_line_can_be_read() {
    let folder = with_log(format!("{GOOD}{{\"at\":{{\"ms\":3}},\"do\":\"u").as_bytes());
    let (mut log, found_first) = Log::open(folder.path()).unwrap();
    assert_eq!(found_first.entries.len(), 2);
    assert_eq!(found_first.damage, None);
    log.append(&entry(4, Ask::Help)).unwrap();
    drop(log);
    let found = found(folder.path());
    assert_eq!(found.entries.len(), 3);
    assert_eq!(found.entries[2].command, Ask::Help);
}

#[test]
fn damage_is_kept_aside_and_what_came_before_it_goes_on() {
    let unknown = b"{\"at\":{\"ms\":3},\"do\":{\"castle-in-the-air\":[1,2]}}\n".as_slice();
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
    let start = "{\"at\":{\"ms\":1,\"day\":2},\"do\":{\"start\":{\"language\":\"de\",\"smell\":\"rose\"}},\"by\":\"x\"}\n";
    let folder = with_log(start.as_bytes());
    let found = found(folder.path());
    assert_eq!(found.damage, None);
    let expected = Settings {
        language: "de".to_owned(),
        ..Settings::default()
    };
    assert_eq!(found.entries[0].command, Report::Started(expected));
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
    let commands: Vec<Ask> = found
        .entries
        .into_iter()
        .map(|entry| entry.command)
        .collect();
    assert_eq!(commands, [Ask::NewGameFrom(Position::default()), Ask::Turn]);
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
    #[cfg(unix)]
    std::os::unix::fs::symlink(full, folder.path().join("next.tmp")).unwrap();
    let (mut log, _) = Log::open(folder.path()).unwrap();
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
        ("language = \"de\"\n[[[\n", ":2:"),
        ("form = songs\n", ":1:8: "),
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
        displays: None,
        trace: None,
    };
    let (sender, inbox) = mpsc::channel();
    let front = Box::new(Paper(Arc::clone(&said)));
    let host = Host::start(start, Arc::new(Voices::embedded()), sender.clone(), front);
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
    assert!(
        is_said(&said, "A game is waiting, 2 moves played"),
        "{said:?}"
    );
    assert!(is_said(&said, "Knight Gustav 1, Felix 3"), "{said:?}");
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
    assert!(is_said(&said, "Pawn Eva 2, Eva 4"), "{said:?}");
}

#[test]
fn a_second_program_says_that_it_keeps_nothing() {
    let folder = folder();
    let held = Log::open(&folder.path().join("data")).unwrap();
    let said = program(folder.path(), &["e4"]);
    assert!(is_said(&said, "Annabella is running already"), "{said:?}");
    assert!(
        is_said(&said, "Pawn Eva 2, Eva 4"),
        "it can be played all the same"
    );
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
    assert!(is_said(&said, "Pawn Eva 2, Eva 4"));
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
    assert!(is_said(&said, "Pawn Eva 2, Eva 4"), "{said:?}");
}
