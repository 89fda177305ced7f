//! How long large files take, how much memory, and how soon Control C ends the work: `./x long limits` prints the table.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use annabella::pgn;

use crate::games::{how_many, random_games};

/// No file of so many bytes takes longer or more memory.
const BYTES: usize = 200_000_000;
const MOST_SECONDS: f64 = 60.0;
const MOST_MEGABYTES: u64 = 500;
/// When Control C is pressed, and how soon it is answered.
const AFTER: Duration = Duration::from_secs(2);
const SOON: Duration = Duration::from_secs(1);

/// What a run has taken: the time of the processor, which other programs do not change, and the most memory.
struct Taken {
    seconds: f64,
    megabytes: u64,
    code: Option<i32>,
}

/// The numbers of a file in `/proc` behind a name, or in a place.
fn of_process(id: u32, file: &str) -> String {
    fs::read_to_string(format!("/proc/{id}/{file}")).unwrap_or_default()
}

fn start(folder: &Path, line: &str) -> std::process::Child {
    Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(line.split(' '))
        .current_dir(folder)
        .env("HOME", folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

fn run(folder: &Path, line: &str) -> Taken {
    let begin = Instant::now();
    let mut child = start(folder, line);
    let (mut megabytes, mut ticks) = (0, 0);
    let status = loop {
        let status = of_process(child.id(), "status");
        let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let most = most.and_then(|most| most.trim().strip_suffix(" kB"));
        megabytes = most.map_or(megabytes, |kilobytes| {
            kilobytes.parse::<u64>().unwrap() / 1000
        });
        // Behind the name of the program; the times in it and in the system are the 14th and the 15th.
        let stat = of_process(child.id(), "stat");
        let fields = stat.rsplit(')').next().unwrap().split_whitespace();
        let times = fields.skip(11).take(2);
        ticks = ticks.max(times.map(|ticks| ticks.parse::<u64>().unwrap()).sum());
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        sleep(Duration::from_millis(20));
    };
    // A second has a hundred of them on every Linux.
    let taken = Taken {
        seconds: ticks as f64 / 100.0,
        megabytes,
        code: status.code(),
    };
    println!(
        "{line}: {:.1} s, {:.1} s of the processor, {megabytes} MB",
        begin.elapsed().as_secs_f64(),
        taken.seconds
    );
    taken
}

/// How long the program goes on after Control C.
fn interrupted(folder: &Path, line: &str) -> Duration {
    let mut child = start(folder, line);
    sleep(AFTER);
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-s", "INT", &id]).status();
    let begin = Instant::now();
    assert!(sent.unwrap().success());
    child.wait().unwrap();
    println!(
        "{line}: ends {:.2} s after Control C",
        begin.elapsed().as_secs_f64()
    );
    begin.elapsed()
}

fn repeated(text: &str) -> String {
    text.repeat(BYTES / text.len() + 1)
}

#[test]
#[ignore = "it writes and reads files of 200 MB; ./x long runs it"]
fn limits() {
    let folder = tempfile::tempdir().unwrap();
    let (here, path) = (folder.path(), |name: &str| folder.path().join(name));
    let mut tags = String::new();
    for number in 0..200_000 {
        let _ = writeln!(tags, "[Tag{number} \"{number}\"]");
    }
    fs::write(path("tags.pgn"), format!("{tags}\n1. e4 e5 *\n")).unwrap();
    let tiny = repeated("1. e4 e5 2. Nf3 Nc6 *\n\n\n");
    fs::write(path("tiny.pgn"), tiny).unwrap();
    fs::write(path("line.pgn"), repeated("1. e4 e5 2. Nf3 Nc6 ")).unwrap();
    fs::write(path("words.txt"), repeated(",1 e4 e5\n,2 ,nf3 ,nc6\n\n")).unwrap();
    let mut slow = 0;
    for file in ["tags.pgn", "tiny.pgn", "line.pgn"] {
        for line in [
            format!("score {file} --to pgn -o out.pgn"),
            format!("library import {file} --data {file}.data"),
        ] {
            slow += u32::from(!is_within(&run(here, &line), MOST_MEGABYTES));
            slow += u32::from(interrupted(here, &line.replace("data", "other")) > SOON);
        }
    }
    let sheets = "score words.txt --from braille --to pgn -o out.pgn";
    slow += u32::from(!is_within(&run(here, sheets), MOST_MEGABYTES));
    slow += u32::from(interrupted(here, sheets) > SOON);
    assert_eq!(slow, 0, "the table says which");
}

fn is_within(taken: &Taken, megabytes: u64) -> bool {
    taken.seconds <= MOST_SECONDS && taken.megabytes <= megabytes && taken.code.is_some()
}

/// Twenty thousand games, or ten times as many as `ANNABELLA_GAMES` says: their sheets come back in everything.
#[test]
#[ignore = "it reads thousands of games; ./x long runs it"]
fn twenty_thousand_sheets_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let games = random_games(31, how_many() * 10);
    let games = (1..).zip(games).map(|(number, mut record)| {
        record.set_tag(
            "Event",
            ["Ng, X", "Open of Łódź", "1 e4 e5", "d4, c5"][number % 4],
        );
        record.set_tag(
            "Date",
            &format!("19{:02}.{:02}.??", number % 100, number % 12 + 1),
        );
        record.set_tag("Round", &number.to_string());
        pgn::write(&record)
    });
    let games: String = games.collect();
    fs::write(path("games.pgn"), &games).unwrap();
    let written = run(folder.path(), "score games.pgn --to brf -o sheets.brf");
    let read = run(
        folder.path(),
        "score sheets.brf --from braille --to pgn -o back.pgn",
    );
    assert_eq!((written.code, read.code), (Some(0), Some(0)));
    assert!(read.seconds < 15.0 && read.megabytes < 200);
    assert_eq!(fs::read_to_string(path("back.pgn")).unwrap(), games);
}
