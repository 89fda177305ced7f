//! Moves that are said aloud: what another voice says into the microphone is played on the board.
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::harness::{Desktop, Logged, until};

/// Where `./x listening` puts the model.
fn model() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/listening/speech-embedding.onnx")
}

/// Whether this machine can speak into the program, and has the model; if not, that is said loudly.
fn can_listen() -> bool {
    let speaks = Command::new("espeak-ng").arg("--version").output();
    let can = model().exists() && speaks.is_ok_and(|done| done.status.success());
    if !can {
        let line = "ATTENTION: a test of spoken moves is LEFT OUT: it needs espeak-ng and the model of ./x listening.\n";
        let _ = std::io::stderr().write_all(line.as_bytes());
    }
    can
}

/// Where the next run of these tests finds what the phrases of a language sound like.
fn made_before(language: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("phrases-{language}"))
}

/// Where the program keeps what the phrases sound like.
fn kept(desktop: &Desktop) -> PathBuf {
    desktop
        .place("XDG_CACHE_HOME")
        .join("annabella/listening.pieces")
}

/// A recording of words in a voice that is none of those with which the program compares.
fn record(desktop: &Desktop, voice: &str, words: &str) -> PathBuf {
    let path = desktop.place("HOME").join("words.wav");
    let done = desktop
        .command("espeak-ng")
        .args(["-v", voice, "-s", "150", "-w"])
        .arg(&path)
        .arg(words)
        .status();
    assert!(done.unwrap().success());
    path
}

/// Strikes the key that opens the microphone. Where a busy machine has held it down for long, its end closes the microphone
/// again, and it is struck once more.
fn open_microphone(desktop: &mut Desktop) {
    for _ in 0..10 {
        let before = desktop.log().len();
        let has = |desktop: &Desktop, text: &str| {
            desktop.log()[before..].iter().any(|line| line.text == text)
        };
        desktop.keys("ctrl+y");
        until("the key has opened the microphone", || {
            has(desktop, "input Spoken(Open)") && has(desktop, "input MicrophoneUp")
        });
        // The earcon that it is open is not part of what is said.
        std::thread::sleep(std::time::Duration::from_millis(250));
        if !has(desktop, "input Spoken(Closed)") {
            desktop.wait_for_log("input Spoken(Open)");
            return;
        }
        desktop.wait_for_log("spoken ");
        desktop.wait_for_log("said ");
    }
    panic!("the key is held down for long each time");
}

/// Strikes the key, speaks, and strikes it again.
fn speak(desktop: &mut Desktop, recording: &Path) {
    open_microphone(desktop);
    let played = desktop
        .command("paplay")
        // All of it waits in the sound server, so that a busy machine makes no holes in it.
        .args(["-d", "micsink", "--latency-msec", "2000"])
        .arg(recording)
        .status();
    assert!(played.unwrap().success());
    std::thread::sleep(std::time::Duration::from_millis(300));
    desktop.keys("ctrl+y");
}

/// Uses the microphone for the first time, so that what can be said is made ready from now on.
fn begin_to_listen(desktop: &mut Desktop) {
    desktop.keys("ctrl+y");
    desktop.wait_for_log("input Spoken(Open)");
    desktop.keys("Escape");
    desktop.wait_for_log("input Spoken(GivenUp)");
    desktop.wait_for_log("said ");
}

/// Says words as soon as everything that can be said competes, for until then what is near is asked about; whether some of
/// the sound was lost, and what came of it.
fn say(desktop: &mut Desktop, voice: &str, words: &str) -> (bool, String) {
    let recording = record(desktop, voice, words);
    until("what can be said is ready", || {
        let log = desktop.log();
        let told = |line: &Logged| line.text.strip_prefix("sayable ").map(str::to_owned);
        let told: Vec<String> = log.iter().filter_map(told).collect();
        let mut asked = told.iter().rev();
        let asked = asked.find_map(|told| told.strip_suffix(" asked"));
        asked.is_some_and(|number| told.contains(&format!("{number} whole")))
    });
    for _ in 0..10 {
        speak(desktop, &recording);
        let is_cut = desktop.wait_for_log("is cut ").text.ends_with("true");
        let result = desktop.wait_for_log("spoken ").text;
        // A busy machine may bring no sound of it before the key; then a player says it again.
        if !result.contains("TooSoft") {
            return (is_cut, result);
        }
        desktop.wait_for_log("said ");
    }
    panic!("nothing of {words} arrives")
}

/// Says a move until it is read back, as a player does, or it is asked about; then what chooses it. Where no sound was lost, and
/// nothing was learnt with which others do not compare, it is read back at once.
fn say_until_heard(
    desktop: &mut Desktop,
    voice: &str,
    (words, says): (&str, &str),
    has_learnt: bool,
) -> Option<&'static str> {
    for _ in 0..10 {
        let (is_cut, result) = say(desktop, voice, words);
        if !(is_cut || has_learnt && result.contains("Un")) {
            assert!(
                result.contains("Heard"),
                "nothing is lost of {words}: {result}"
            );
            desktop.wait_for_log(&format!("said {says}"));
            return None;
        }
        let told = desktop.wait_for_log("said ").text;
        let is_it = told.contains(says);
        assert!(
            told.ends_with('?') || told.ends_with('.') && !is_it,
            "{words}: {told}"
        );
        if is_it {
            // Of two moves each has its half of the question.
            let is_second = told.find(says).is_some_and(|at| at > told.len() / 2);
            let is_second = result.contains("Unclear") && is_second;
            return Some(if is_second { "2 Return" } else { "1 Return" });
        }
        if told.ends_with('?') {
            desktop.keys("Escape");
            desktop.wait_for_log("said ");
        }
    }
    panic!("{words} was not understood")
}

/// Says a move until it is heard, chooses it where it is asked about, and waits until it is made; whether the program has learnt of
/// the moves before.
fn play(
    desktop: &mut Desktop,
    voice: &str,
    (words, says, square): (&str, &str, &str),
    has_learnt: bool,
) {
    if let Some(choice) = say_until_heard(desktop, voice, (words, says), has_learnt) {
        desktop.keys(choice);
    }
    wait_until_made(desktop, square);
}

/// A move is made a second after it was read back: then it stands in the list of moves.
fn wait_until_made(desktop: &Desktop, square: &str) {
    let is_in = |line: &str| line.contains("[list item]") && line.contains(square);
    desktop.wait_until_tree(|tree| tree.lines().any(is_in));
}

/// From each key that closes the microphone to the beginning of what is read back, where what can be said was ready.
fn answers_ms(log: &[Logged]) -> Vec<u64> {
    let mut closed = None;
    let mut is_heard = false;
    let mut answers = Vec::new();
    for line in log {
        if line.text == "input Spoken(Closed)" {
            (closed, is_heard) = (Some(line.ms), false);
        } else if line.text == "input Spoken(Waits)" {
            closed = None;
        } else if line.text.starts_with("spoken ") {
            is_heard = true;
        } else if line.text.starts_with("begins ") && is_heard {
            answers.extend(closed.take().map(|from| line.ms - from));
        }
    }
    answers
}

const ENGLISH: [(&str, &str, &str); 10] = [
    ("echo two echo four", "Echo 4", "e4"),
    ("echo seven echo five", "Echo 5", "e5"),
    ("knight foxtrot three", "Knight Foxtrot 3", "f3"),
    ("knight charlie six", "Knight Charlie 6", "c6"),
    ("bishop bravo five", "Bishop Bravo 5", "b5"),
    ("alpha seven alpha six", "Alfa 6", "a6"),
    ("bishop alpha four", "Bishop Alfa 4", "a4"),
    ("knight foxtrot six", "Knight Foxtrot 6", "f6"),
    ("delta two delta three", "Delta 3", "d3"),
    ("foxtrot eight echo seven", "Bishop Echo 7", "e7"),
];

const GERMAN: [(&str, &str, &str); 10] = [
    ("Eva zwei Eva vier", "Eva 4", "e4"),
    ("Eva sieben Eva fünf", "Eva 5", "e5"),
    ("Springer Felix drei", "Springer Felix 3", "f3"),
    ("Springer Cäsar sechs", "Springer C", "c6"),
    ("Läufer Bella fünf", "Läufer Bella 5", "b5"),
    ("Anna sieben Anna sechs", "Anna 6", "a6"),
    ("Läufer Anna vier", "Läufer Anna 4", "a4"),
    ("Springer Felix sechs", "Springer Felix 6", "f6"),
    ("David zwei David drei", "David 3", "d3"),
    ("Läufer Eva sieben", "Läufer Eva 7", "e7"),
];

#[test]
fn a_game_of_ten_moves_is_said_aloud_in_english() {
    let settings = "language = \"en\"\nannouncer = \"en\"\nfiles = \"nato\"\n";
    say_a_game("en_US.UTF-8", settings, "en-us+f4", ENGLISH);
}

#[test]
fn a_game_of_ten_moves_is_said_aloud_in_german() {
    let settings = "language = \"de\"\nannouncer = \"de\"\n";
    say_a_game("de_DE.UTF-8", settings, "de+f4", GERMAN);
}

fn say_a_game(locale: &str, settings: &str, voice: &str, moves: [(&str, &str, &str); 10]) {
    if !Desktop::is_available() || !cfg!(feature = "sound") || !can_listen() {
        return;
    }
    let mut desktop = Desktop::open(&[("LANG", locale)]);
    desktop.settings(&format!("output = \"own-voice\"\n{settings}"));
    let (kept, made) = (kept(&desktop), made_before(voice));
    fs::create_dir_all(kept.parent().unwrap()).unwrap();
    // Nothing was made before the first run.
    let _ = fs::copy(&made, &kept);
    desktop.launch(&[]);
    desktop.wait_for_log("said ");
    begin_to_listen(&mut desktop);
    for (at, one) in moves.into_iter().enumerate() {
        play(&mut desktop, voice, one, at > 0);
    }
    desktop.wait_until_tree(|tree| tree.lines().filter(|line| line.contains("'5. ")).count() == 1);
    let log = desktop.log();
    for line in &log {
        let mut kinds = ["said ", "spoken ", "is cut ", "sayable "].into_iter();
        if kinds.any(|kind| line.text.starts_with(kind)) {
            println!("{} {}", line.ms, line.text);
        }
    }
    let mut answers = answers_ms(&log);
    answers.sort_unstable();
    println!("from key to answer, in milliseconds: {answers:?}");
    if fs::copy(&kept, made.with_extension("new")).is_ok() {
        fs::rename(made.with_extension("new"), made).unwrap();
    }
    desktop.stop();
}

#[test]
fn a_recording_into_the_microphone_makes_a_move() {
    if !Desktop::is_available() || !cfg!(feature = "sound") || !can_listen() {
        return;
    }
    let mut desktop = Desktop::open(&[("LANG", "en_US.UTF-8")]);
    desktop.settings(
        "output = \"own-voice\"\nlanguage = \"en\"\nannouncer = \"en\"\nfiles = \"nato\"\n",
    );
    desktop.launch(&[]);
    desktop.wait_for_log("said ");
    begin_to_listen(&mut desktop);
    let move_and_place = ("knight foxtrot three", "Knight Foxtrot 3", "f3");
    play(&mut desktop, "en-us+f4", move_and_place, false);
    desktop.wait_for_in_tree("[list item] '1. Nf3'");
    // Words that are no move change nothing.
    let (is_cut, _) = say(
        &mut desktop,
        "en-us+f4",
        "the weather is lovely in the garden",
    );
    let told = desktop.wait_for_log("said ").text;
    assert!(is_cut || told == "said Not understood.", "{told}");
    if told.ends_with('?') {
        desktop.keys("Escape");
        desktop.wait_for_log("said ");
    }
    // What is taken back within the second is not made; a machine may be too busy to strike the key in time.
    for _ in 0..5 {
        let said = ("knight foxtrot six", "Knight Foxtrot 6");
        let asked = say_until_heard(&mut desktop, "en-us+f4", said, true);
        let read = desktop
            .log()
            .into_iter()
            .rfind(|line| line.text.starts_with("said Knight"));
        desktop.keys("Escape");
        if asked.is_some() {
            desktop.wait_for_log("said ");
            continue;
        }
        let struck = desktop.wait_for_log("input Key(Key { code: Escape");
        if desktop.wait_for_log("said ").text == "said No move made." {
            break;
        }
        assert!(
            read.is_none_or(|read| struck.ms - read.ms > 500),
            "nothing is taken back within the second"
        );
        desktop.keys("ctrl+z");
        desktop.wait_for_log("said ");
    }
    desktop.wait_for_in_tree("[list item] '1. Nf3'");
    desktop.stop();
}

#[test]
fn a_microphone_that_is_pulled_out_or_missing_is_told_and_typing_goes_on() {
    if !Desktop::is_available() || !cfg!(feature = "sound") || !can_listen() {
        return;
    }
    // What is left plays, and its monitor takes the place of the microphone; or nothing is left, and the server makes one.
    for modules in [
        ["module-remap-source", "micsink"],
        ["module-remap-source", "module-null-sink"],
    ] {
        let mut desktop = Desktop::open(&[("LANG", "en_US.UTF-8")]);
        desktop.settings("output = \"own-voice\"\nlanguage = \"en\"\nannouncer = \"en\"\n");
        desktop.launch(&[]);
        desktop.wait_for_log("said ");
        desktop.keys("ctrl+y");
        desktop.wait_for_log("input Spoken(Open)");
        std::thread::sleep(std::time::Duration::from_millis(500));
        for module in modules {
            unload(&desktop, module);
        }
        std::thread::sleep(std::time::Duration::from_millis(500));
        desktop.keys("ctrl+y");
        desktop.wait_for_log("said The microphone was disconnected");
        desktop.keys("ctrl+y");
        desktop.wait_for_log("said There is no microphone");
        desktop.type_text("e4");
        desktop.keys("Return");
        desktop.wait_for_log("said Eva 4");
        desktop.stop();
    }
}

/// Takes the modules of the sound server away in whose line this stands.
fn unload(desktop: &Desktop, what: &str) {
    let listed = desktop
        .command("pactl")
        .args(["list", "short", "modules"])
        .output();
    let listed = String::from_utf8(listed.unwrap().stdout).unwrap();
    for line in listed.lines().filter(|line| line.contains(what)) {
        let number = line.split('\t').next().unwrap();
        let done = desktop
            .command("pactl")
            .args(["unload-module", number])
            .status();
        assert!(done.unwrap().success());
    }
}
