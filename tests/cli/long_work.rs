//! Long work: it says how far it is, is stopped from outside, and leaves no half file.
#![cfg(unix)]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::console::Program;
use crate::patience::until;

const GAME: &str = "[White \"Anna\"]\n[Black \"Bella\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 O-O 8. c3 d5 1-0\n\n";

/// A file of so many games that nothing is done with it soon.
/// So large that no program is through with it before it is stopped.
fn large_file(folder: &Path) -> String {
    let path = folder.join("large.pgn");
    fs::write(&path, GAME.repeat(400_000)).unwrap();
    path.display().to_string()
}

fn signal(child: &Child, name: &str) {
    let status = Command::new("kill")
        .args(["-s", name, &child.id().to_string()])
        .status();
    assert!(status.unwrap().success());
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

/// Starts a command that writes into a folder, ends it when it has begun to write, and returns what it has
/// complained of.
fn interrupted(folder: &Path, arguments: &[&str], with: &str) -> String {
    let child = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "en_US.UTF-8")
        .env("HOME", folder.parent().unwrap())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    until(&format!("{arguments:?} writes something"), || {
        names(folder).iter().any(|name| name.ends_with(".tmp"))
    });
    signal(&child, with);
    let output = child.wait_with_output().unwrap();
    assert!(!output.status.success(), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn an_export_that_is_ended_leaves_no_half_file() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("games");
    fs::create_dir(&folder).unwrap();
    large_file(&folder);
    // So many games are refused for WAV.
    let targets = ["brf", "unicode", "pef", "ebrl", "pgn", "text", "flac"];
    for (turn, to) in targets.into_iter().enumerate() {
        let with = ["INT", "TERM", "HUP"][turn % 3];
        let arguments = ["score", "large.pgn", "--to", to, "-o", "out"];
        let said = interrupted(&folder, &arguments, with);
        assert!(said.contains("everything is as it was"), "{to}: {said}");
        assert_eq!(names(&folder), ["large.pgn"], "{to}");
    }
}

#[test]
fn an_import_that_is_ended_puts_nothing_on_the_shelf() {
    let folder = tempfile::tempdir().unwrap();
    let file = large_file(folder.path());
    let data = folder.path().join("files");
    let run = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["shelf", "--data"])
            .arg(&data)
            .args(arguments)
            .env("LC_ALL", "en_US.UTF-8")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    };
    let importing = run(&["import", &file]);
    until("something is imported", || {
        data.join("data/shelf.db").exists()
    });
    signal(&importing, "INT");
    let output = importing.wait_with_output().unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("everything is as it was"), "{said}");
    let output = run(&["search"]).wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("No game found"), "{said}");
}

fn enter(program: &mut Program, line: &str) {
    let input = program.child.stdin.as_mut().unwrap();
    writeln!(input, "{line}").unwrap();
}

fn await_line(program: &Program, words: &str) {
    let mut said = Vec::new();
    let found = program.read_until(&mut said, |line| line.contains(words));
    assert!(found, "{words} is not in {said:#?}");
}

#[test]
fn a_large_file_is_opened_beside_the_game_and_can_be_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let large = large_file(folder.path());
    let small = folder.path().join("small.pgn");
    fs::write(&small, GAME.repeat(3)).unwrap();
    let small = small.display().to_string();
    let mut program = Program::start(folder.path());
    enter(&mut program, &format!("open {small}"));
    await_line(&program, "Game 1 of 3");
    enter(&mut program, &format!("open {large}"));
    await_line(&program, "Reading the file");
    enter(&mut program, "how far");
    await_line(&program, "Reading the file");
    enter(&mut program, &format!("open {small}"));
    await_line(&program, "Please wait, another task is running");
    // The file that was open before is still there.
    enter(&mut program, "key Ctrl+PageDown");
    await_line(&program, "Game 2 of 3");
    enter(&mut program, "stop work");
    await_line(&program, "everything is as it was");
    enter(&mut program, "key Ctrl+PageDown");
    await_line(&program, "Game 3 of 3");
    // Told to end, the program takes its leave.
    signal(&program.child, "TERM");
    let mut said = Vec::new();
    program.read_until(&mut said, |_| false);
    assert!(program.child.wait().unwrap().success(), "{said:?}");
}
