//! What the program tells of itself, and the report for a fault.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Plays lines in the console of a folder: what was printed, and the number with which it ends.
pub fn play(folder: &Path, lines: &[&str]) -> (String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["console", "--audio-out", "none", "--language", "en"])
        .args(["--voice", "en", "--data"])
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let script = lines.join("\n");
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), script.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    (
        String::from_utf8(output.stdout).unwrap(),
        output.status.code(),
    )
}

#[test]
fn the_version_and_the_folders_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("Jörg's files");
    let place = data.display().to_string();
    let (printed, _, good) = crate::run_in(folder.path(), ["about", "--data", &place]);
    assert!(good && printed.contains(env!("CARGO_PKG_VERSION")));
    for name in ["config", "data", "cache"] {
        assert!(printed.contains(&data.join(name).display().to_string()));
    }
    let (heard, _) = play(&data, &["which version is this"]);
    assert!(heard.contains(printed.trim_end()), "{heard}");
    let (german, _, _) = crate::run_in(folder.path(), ["about"]);
    assert!(german.contains(&folder.path().display().to_string()));
}

#[test]
fn a_report_holds_the_game_and_nothing_that_was_sealed() {
    for sealed in ["seal Nf3", "seal Nf3; rainbow"] {
        let folder = tempfile::tempdir().unwrap();
        let (heard, _) = play(
            folder.path(),
            &[
                "key F8",
                "new competition ussr-1956 90+30 none read-out",
                "e4",
                "clock",
                "e5",
                "clock",
                "adjourn",
                "yes",
                sealed,
                "write a report for a fault",
            ],
        );
        let file = heard.split("The report is in ").nth(1).expect(&heard);
        let file = file.split(".txt").next().unwrap().to_owned() + ".txt";
        let report = fs::read_to_string(&file).unwrap();
        assert!(report.contains(env!("CARGO_PKG_VERSION")), "{report}");
        assert!(report.contains("earcon_percent = "), "{report}");
        assert!(report.contains("e2e4"), "{report}");
        let log = fs::read_to_string(folder.path().join("data/current.log")).unwrap();
        let hidden = log.lines().find(|line| line.contains("\"seal\""));
        let hidden = hidden.expect("the log holds what was sealed");
        assert!(report.contains("\"adjournment\":null"), "{report}");
        assert!(!report.contains(hidden), "{report}");
        assert!(!report.contains("g1f3") && !report.contains("rainbow"));
    }
}

#[test]
fn a_report_tells_no_name_of_the_home_and_goes_where_it_is_wanted() {
    let home = tempfile::tempdir().unwrap();
    let (printed, _, good) = crate::run_in(home.path(), ["report", "-o", "näher/fault.txt"]);
    assert!(good && printed.contains("näher/fault.txt"), "{printed}");
    let report = fs::read_to_string(home.path().join("näher/fault.txt")).unwrap();
    assert!(report.contains("settings: ~"), "{report}");
    assert!(!report.contains(&home.path().display().to_string()));
    let (_, complaint, good) = crate::run_in(home.path(), ["report", "-o", "näher"]);
    assert!(!good && complaint.contains("näher"), "{complaint}");
}
