//! Moves that are said aloud: what another voice says into the microphone is played on the board.
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::harness::{Desktop, Logged};

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

/// Strikes the key, speaks, and strikes it again.
fn speak(desktop: &mut Desktop, recording: &Path) {
    desktop.keys("ctrl+y");
    desktop.wait_for_log("input Spoken(Open)");
    // The earcon that the microphone is open is not part of what is said.
    std::thread::sleep(std::time::Duration::from_millis(250));
    let played = desktop
        .command("paplay")
        .args(["-d", "micsink"])
        .arg(recording)
        .status();
    assert!(played.unwrap().success());
    std::thread::sleep(std::time::Duration::from_millis(100));
    desktop.keys("ctrl+y");
}

fn say(desktop: &mut Desktop, voice: &str, words: &str) {
    let recording = record(desktop, voice, words);
    speak(desktop, &recording);
}

/// Says a move until it is heard, as a player does, or one of two is asked for and he chooses; waits until it is made.
fn play(desktop: &mut Desktop, voice: &str, (words, says, square): (&str, &str, &str)) {
    for _ in 0..3 {
        say(desktop, voice, words);
        let result = desktop.wait_for_log("spoken ").text;
        if result.contains("Heard") {
            desktop.wait_for_log(&format!("said {says}"));
            return wait_until_made(desktop, square);
        }
        desktop.wait_for_log("said ");
        // Of two moves the nearer one comes first, and of yes and no the yes.
        if result.contains("Unclear") || result.contains("Unsure") {
            desktop.keys("1 Return");
            return wait_until_made(desktop, square);
        }
    }
    panic!("{words} was not understood");
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
    for one in moves {
        play(&mut desktop, voice, one);
    }
    desktop.wait_until_tree(|tree| tree.lines().filter(|line| line.contains("'5. ")).count() == 1);
    let log = desktop.log();
    for line in &log {
        if line.text.starts_with("said ") || line.text.starts_with("spoken ") {
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
    // Nothing was made before: on a slow machine it is asked about.
    let move_and_place = ("knight foxtrot three", "Knight Foxtrot 3", "f3");
    play(&mut desktop, "en-us+f4", move_and_place);
    desktop.wait_for_in_tree("[list item] '1. Nf3'");
    // Words that are no move change nothing.
    say(
        &mut desktop,
        "en-us+f4",
        "the weather is lovely in the garden",
    );
    desktop.wait_for_log("said Not understood");
    // What is taken back within the second is not made.
    for _ in 0..4 {
        say(&mut desktop, "en-us+f4", "knight foxtrot six");
        let result = desktop.wait_for_log("spoken ").text;
        if result.contains("Heard") {
            break;
        }
        // A machine that is too slow to be sure asks.
        desktop.wait_for_log("said ");
        if result.contains("Unclear") || result.contains("Unsure") {
            desktop.keys("Escape");
            desktop.wait_for_log("said ");
        }
    }
    desktop.wait_for_log("said Knight Foxtrot 6");
    desktop.keys("Escape");
    desktop.wait_for_log("said ");
    desktop.wait_for_in_tree("[list item] '1. Nf3'");
    desktop.stop();
}

#[test]
fn a_microphone_that_is_pulled_out_or_missing_is_told_and_typing_goes_on() {
    if !Desktop::is_available() || !cfg!(feature = "sound") || !can_listen() {
        return;
    }
    let mut desktop = Desktop::open(&[("LANG", "en_US.UTF-8")]);
    desktop.settings("output = \"own-voice\"\nlanguage = \"en\"\nannouncer = \"en\"\n");
    desktop.launch(&[]);
    desktop.wait_for_log("said ");
    desktop.keys("ctrl+y");
    desktop.wait_for_log("input Spoken(Open)");
    std::thread::sleep(std::time::Duration::from_millis(500));
    for module in ["module-remap-source", "micsink"] {
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
