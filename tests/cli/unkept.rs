//! Where nothing can be written: what is there is offered, and nobody hears that it is saved.

use std::fs;
use std::process::Command;

use crate::about::play;

const SAVED: &str = "Goodbye, your game is saved";
const NOT_SAVED: &str = "Goodbye. Your game is not saved";

#[test]
fn a_game_where_nothing_can_be_added_is_offered_and_not_said_to_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let (heard, code) = play(folder.path(), &["e4", "quit"]);
    assert!(heard.contains(SAVED) && code == Some(0), "{heard}");
    // No lock can be made, whoever plays: a folder has its name.
    let lock = folder.path().join("data/current.lock");
    fs::remove_file(&lock).unwrap();
    fs::create_dir(&lock).unwrap();
    let before = fs::read(folder.path().join("data/current.log")).unwrap();
    let (heard, code) = play(folder.path(), &["yes", "e5", "last move", "quit"]);
    assert!(heard.contains("cannot be written"), "{heard}");
    assert!(
        heard.contains("What you do now will not be kept"),
        "{heard}"
    );
    assert!(heard.contains("Unfinished game"), "{heard}");
    assert!(heard.contains("Eva 5"), "{heard}");
    assert!(
        heard.contains(NOT_SAVED) && !heard.contains(SAVED),
        "{heard}"
    );
    assert_ne!(code, Some(0));
    assert_eq!(
        fs::read(folder.path().join("data/current.log")).unwrap(),
        before
    );
}

#[test]
fn a_folder_that_cannot_be_made_keeps_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let (heard, code) = play(&file.join("below"), &["e4", "quit"]);
    assert!(heard.contains(NOT_SAVED) && code == Some(1), "{heard}");
}

#[test]
fn what_a_second_program_does_is_not_saved() {
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &["quit"]);
    let lock = fs::File::create(folder.path().join("data/current.lock")).unwrap();
    lock.try_lock().unwrap();
    let (heard, code) = play(folder.path(), &["e4", "quit"]);
    assert!(heard.contains("running already"), "{heard}");
    assert!(heard.contains(NOT_SAVED) && code == Some(1), "{heard}");
}

/// A file of no size is to a program what a full disk is: it can be made, and nothing can be written.
#[cfg(unix)]
#[test]
fn a_full_disk_is_told_and_the_game_is_not_said_to_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new("sh")
        .arg("-c")
        .arg("trap '' XFSZ; ulimit -f 0; printf 'e4\\nquit\\n' | \"$0\" \"$@\"")
        .arg(env!("CARGO_BIN_EXE_annabella"))
        .args(["console", "--audio-out", "none", "--language", "en"])
        .args(["--voice", "en", "--data"])
        .arg(folder.path())
        .output()
        .unwrap();
    let heard = String::from_utf8(output.stdout).unwrap();
    assert!(
        heard.contains("What you do now will not be kept"),
        "{heard}"
    );
    assert!(
        heard.contains(NOT_SAVED) && !heard.contains(SAVED),
        "{heard}"
    );
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_command_that_was_mistyped_opens_no_window() {
    let output = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("reprot")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("reprot"));
}

#[test]
fn a_report_of_an_older_log_tells_nothing_of_a_move_that_was_due() {
    let folder = tempfile::tempdir().unwrap();
    let lines = [
        "new competition ussr-1956 90+30 none read-out",
        "adjourn",
        "yes",
    ];
    play(folder.path(), &lines);
    let log = folder.path().join("data/current.log");
    // As versions before this one wrote it.
    let mut text = fs::read_to_string(&log).unwrap();
    let last = text.lines().last().unwrap();
    let at = last.split("\"at\":").nth(1).unwrap();
    let at = at.split('}').next().unwrap().to_owned() + "}";
    text += &format!(
        "{{\"at\":{at},\"ask\":{{\"enter\":{{\"unreadable\":\"sealed d2-d4; rainbow\"}}}}}}\n"
    );
    // The log ends as it did, before the program was left.
    fs::write(&log, text).unwrap();
    let report = folder.path().join("report.txt");
    let status = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["report", "--data"])
        .arg(folder.path())
        .arg("-o")
        .arg(&report)
        .status()
        .unwrap();
    assert!(status.success());
    let report = fs::read_to_string(report).unwrap();
    assert!(report.contains("\"enter\":null"), "{report}");
    assert!(
        !report.contains("rainbow") && !report.contains("d2-d4"),
        "{report}"
    );
}
