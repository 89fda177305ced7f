//! What was lost of a library is told again until the player has heard it to its end.

use std::fs;
use std::path::Path;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use annabella::adapters::audio::SinkChoice;
use annabella::adapters::host::{Front, Host, Message, Start};
use annabella::adapters::prover::Searches;
use annabella::adapters::shelf::{Keeper, file_in};
use annabella::adapters::store::Folders;
use annabella::adapters::work::StopSign;
use annabella::catalogue::key::{Code, plain};
use annabella::desk::{Desk, Heard};
use annabella::input::DeviceInput;
use annabella::protocol::{Report, Settings, ShelfAnswer, ShelfRequest, SpeechOutput, Wrong};
use annabella::shelf::Query;
use annabella::time::Moment;

use crate::patience::until;

/// A window, which a screen reader reads or does not.
struct Window(SpeechOutput);

impl Front for Window {
    fn hear(&mut self, _heard: &Heard) {}

    fn await_reader(&mut self, _wait: Duration) -> Option<bool> {
        Some(self.0 == SpeechOutput::ScreenReader)
    }

    fn show(&mut self, _desk: &Desk, _now: Moment) {}

    fn close(&mut self) {}
}

/// What happens when something is heard in a window.
enum Then {
    Closed,
    /// It is closed when the last of it was heard to its end.
    ClosedAtItsEnd,
    /// The player presses the key that makes silence.
    Silenced,
}

/// Searches in a window; when all of these have begun to be heard, something happens.
fn search_in_window(folders: &Folders, output: SpeechOutput, begun: &[&str], then: &Then) {
    let trace = folders.cache.join("trace");
    let _ = fs::remove_file(&trace);
    let (to_host, inbox) = channel();
    let settings = Settings {
        announcer: "en".to_owned(),
        output,
        // It is heard in the time that it takes.
        rate_percent: 300,
        ..Settings::default()
    };
    let start = Start {
        folders: Some(folders.clone()),
        sink: Some(SinkChoice::Silent),
        defaults: settings,
        overrides: Vec::new(),
        searches: Searches::default(),
        gamepads: false,
        asks_words: false,
        displays: None,
        trace: Some(trace.clone()),
    };
    let own = to_host.clone();
    let window = thread::spawn(move || {
        let voices = crate::words::voices();
        Host::start(start, voices, own, Box::new(Window(output))).run(&inbox)
    });
    let search = DeviceInput::Line("library search".to_owned());
    to_host.send(Message::Input(search)).unwrap();
    until("it is heard", || {
        let lines = fs::read_to_string(&trace).unwrap_or_default();
        let mut lines = lines
            .lines()
            .filter_map(|line| line.split_once(' '))
            .map(|(_, line)| line);
        let mut ticket = "";
        let are_begun = begun.iter().all(|text| {
            let begins = lines.find(|line| line.starts_with("begins ") && line.contains(text));
            ticket = begins
                .and_then(|line| line.split(' ').nth(1))
                .unwrap_or_default();
            begins.is_some()
        });
        are_begun
            && (!matches!(then, Then::ClosedAtItsEnd)
                || lines.any(|line| line == format!("heard {ticket}")))
    });
    if matches!(then, Then::Silenced) {
        to_host
            .send(Message::Input(DeviceInput::Key(plain(Code::Control))))
            .unwrap();
    }
    to_host.send(Message::Close).unwrap();
    window.join().unwrap();
}

/// Whether the next program tells of damage. Nobody hears that.
fn is_told(folders: &Folders) -> bool {
    let mut is_told = false;
    let mut keeper = Keeper::of(file_in(&folders.data), StopSign::default());
    keeper.fulfil(ShelfRequest::Search(Query::default()), &mut |report| {
        is_told |= matches!(report, Report::Shelf(ShelfAnswer::Fault(fault)) if fault.what == Wrong::Damaged);
    });
    is_told
}

/// A library of one game whose first page is damaged.
fn damaged(place: &Path) -> Folders {
    let folders = Folders::under(place);
    for folder in [&folders.data, &folders.cache] {
        fs::create_dir_all(folder).unwrap();
    }
    let games = place.join("games.pgn");
    fs::write(
        &games,
        "[White \"Anna\"]\n[Black \"Bella\"]\n\n1. e4 e5 *\n",
    )
    .unwrap();
    let library = file_in(&folders.data);
    let mut keeper = Keeper::of(library.clone(), StopSign::default());
    let import = ShelfRequest::Import(games.display().to_string());
    keeper.fulfil(import, &mut |_| {});
    drop(keeper);
    let mut bytes = fs::read(&library).unwrap();
    bytes[16..18].fill(0xff);
    fs::write(&library, bytes).unwrap();
    folders
}

/// What was lost counts as told when the player has heard it to its end, and not before.
#[track_caller]
fn tells_until_it_was_heard(output: SpeechOutput) {
    let place = tempfile::tempdir().unwrap();
    let folders = damaged(place.path());
    let all = ["was damaged", "new game", "found"];
    search_in_window(&folders, output, &all[..1], &Then::Closed);
    assert!(
        is_told(&folders),
        "closed while the first sentence was said"
    );
    search_in_window(&folders, output, &all[..1], &Then::Silenced);
    assert!(is_told(&folders), "silenced in the first sentence");
    search_in_window(&folders, output, &all[..2], &Then::Silenced);
    assert!(is_told(&folders), "silenced in the number");
    search_in_window(&folders, output, &all, &Then::ClosedAtItsEnd);
    assert!(!is_told(&folders), "all was heard");
}

#[test]
fn what_a_window_tells_of_a_damaged_library_counts_when_the_own_voice_has_said_it() {
    tells_until_it_was_heard(SpeechOutput::OwnVoice);
}

#[test]
fn what_a_window_tells_of_a_damaged_library_counts_when_a_screen_reader_has_read_it() {
    tells_until_it_was_heard(SpeechOutput::ScreenReader);
}
