//! Moves that are said aloud: what another voice says into the microphone is played on the board.
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::harness::{Desktop, now_ms};

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

/// Strikes the key, speaks, and strikes it again; returns when it was struck for the second time.
fn speak(desktop: &mut Desktop, recording: &Path) -> u64 {
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
    let struck = now_ms();
    desktop.keys("ctrl+y");
    struck
}

fn say(desktop: &mut Desktop, voice: &str, words: &str) -> u64 {
    let recording = record(desktop, voice, words);
    speak(desktop, &recording)
}

/// Says a move until it is understood, as a player does; says yes where it is asked whether it was meant.
fn play(desktop: &mut Desktop, voice: &str, words: &str, notation: &str) {
    for _ in 0..3 {
        say(desktop, voice, words);
        let result = desktop.wait_for_log("spoken ").text;
        if result.contains("Heard") {
            break;
        }
        if result.contains("Unclear") {
            desktop.wait_for_log("said ");
            desktop.keys("1 Return");
            break;
        }
    }
    desktop.wait_for_in_tree(notation);
}

#[test]
fn a_recording_into_the_microphone_makes_a_move() {
    if !Desktop::is_available() || !cfg!(feature = "sound") || !can_listen() {
        return;
    }
    let mut desktop = Desktop::open(&[("LANG", "en_US.UTF-8")]);
    desktop.settings("output = \"own-voice\"\nlanguage = \"en\"\nannouncer = \"en\"\nfiles = \"nato\"\n");
    desktop.launch(&[]);
    desktop.wait_for_log("said ");
    let released = say(&mut desktop, "en-us+f4", "knight foxtrot three");
    let heard = desktop.wait_for_log("spoken Heard");
    assert!(heard.ms >= released);
    desktop.wait_for_log("said Knight Foxtrot 3");
    desktop.wait_for_in_tree("[list item] '1. Nf3'");
    // Words that are no move change nothing.
    say(&mut desktop, "en-us+f4", "the weather is lovely in the garden");
    desktop.wait_for_log("said Not understood");
    // What is taken back within the second is not made.
    say(&mut desktop, "en-us+f4", "knight foxtrot six");
    desktop.wait_for_log("said Knight Foxtrot 6");
    desktop.keys("Escape");
    desktop.wait_for_log("said ");
    desktop.wait_for_in_tree("[list item] '1. Nf3'");
    desktop.stop();
}
