//! The engine that pairs a Swiss: bbpPairings, found on the path, given a file of TRF, and not trusted.

use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::adapters::store::system_fault;
use crate::protocol::{EventTrouble, TournamentTrouble};

/// The program, as its authors call it.
const NAMES: [&str; 2] = ["bbpPairings", "bbppairings"];

/// How it begins when it says what it is, with its version behind ` - v`.
const CALLS_ITSELF: &str = "BBP Pairings";

/// The first version that knows the rules of 2026.
const OLDEST: u32 = 6;

/// The variable of the environment that names another program with the same command line.
const OTHER: &str = "ANNABELLA_PAIRINGS";

/// How long a round may take, and how long the program may take to say what it is.
const PATIENCE: Duration = Duration::from_secs(60);
const FIRST_PATIENCE: Duration = Duration::from_secs(10);

/// How often it is looked whether it is done.
const GLANCE: Duration = Duration::from_millis(20);

/// What is wrong, and what the system says of it.
type Wrong = (EventTrouble, String);

/// Lets the engine pair the next round of a file of TRF; returns what it has answered, unread.
///
/// # Errors
/// There is no engine, or an old one; it failed, with the meaning of its code; or it took longer than a minute.
pub fn pair(trf: &str) -> Result<String, TournamentTrouble> {
    let (program, is_other) = find().ok_or_else(|| TournamentTrouble {
        what: EventTrouble::NoEngine,
        file: NAMES[0].to_owned(),
        detail: String::new(),
    })?;
    let answer = match is_other || is_new_enough(&program) {
        true => answer(&program, trf),
        false => Err((EventTrouble::NotEngine, OLDEST.to_string())),
    };
    answer.map_err(|(what, detail)| TournamentTrouble {
        what,
        file: program.display().to_string(),
        detail,
    })
}

fn failed(error: &std::io::Error) -> Wrong {
    (EventTrouble::Engine, system_fault(error))
}

fn answer(program: &Path, trf: &str) -> Result<String, Wrong> {
    let folder = tempfile::tempdir().map_err(|error| failed(&error))?;
    let [asked, answer] = ["round.trf", "pairs.txt"].map(|name| folder.path().join(name));
    fs::write(&asked, trf).map_err(|error| failed(&error))?;
    let words = [
        "--dutch".as_ref(),
        asked.as_os_str(),
        "-p".as_ref(),
        answer.as_os_str(),
    ];
    let mut child = start(program, &words, Stdio::null()).map_err(|error| failed(&error))?;
    let status = wait(&mut child, PATIENCE)?;
    let what = match status.code() {
        Some(0) => return fs::read_to_string(&answer).map_err(|error| failed(&error)),
        Some(1) => EventTrouble::NoPairing,
        Some(3) => EventTrouble::NotUnderstood,
        Some(4) => EventTrouble::TooLarge,
        Some(_) | None => EventTrouble::Engine,
    };
    Err((what, status.to_string()))
}

/// Whether a program says that it is the engine, in a version that knows today's rules.
fn is_new_enough(program: &Path) -> bool {
    let Ok(mut child) = start(program, &["-r".as_ref()], Stdio::piped()) else {
        return false;
    };
    if wait(&mut child, FIRST_PATIENCE).is_err() {
        return false;
    }
    let mut said = Vec::new();
    // The pipe holds what it says in one line.
    let read = child
        .stdout
        .take()
        .map(|out| out.take(4096).read_to_end(&mut said));
    let said = String::from_utf8_lossy(&said);
    let version = said
        .split(" - v")
        .nth(1)
        .and_then(|rest| rest.split('.').next());
    let version: Option<u32> = version.and_then(|major| major.parse().ok());
    let is_it = said.starts_with(CALLS_ITSELF) && version.is_some_and(|major| major >= OLDEST);
    read.is_some_and(|read| read.is_ok()) && is_it
}

fn start(program: &Path, words: &[&OsStr], out: Stdio) -> std::io::Result<Child> {
    Command::new(program)
        .args(words)
        .stdin(Stdio::null())
        .stdout(out)
        .stderr(Stdio::null())
        .spawn()
}

/// Waits for a program, and ends one that takes too long.
fn wait(child: &mut Child, patience: Duration) -> Result<ExitStatus, Wrong> {
    let begun = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status),
            Ok(None) if begun.elapsed() < patience => thread::sleep(GLANCE),
            Ok(None) => {
                let _ = child.kill();
                let _ = child.wait();
                return Err((EventTrouble::Slow, patience.as_secs().to_string()));
            }
            Err(error) => return Err(failed(&error)),
        }
    }
}

/// Where the engine is, and whether it is another one than bbpPairings.
fn find() -> Option<(PathBuf, bool)> {
    if let Some(other) = std::env::var_os(OTHER).filter(|name| !name.is_empty()) {
        return Some((PathBuf::from(other), true));
    }
    let path = std::env::var_os("PATH")?;
    let folders = std::env::split_paths(&path);
    let files = folders.flat_map(|folder| {
        NAMES.map(|name| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
    });
    files
        .into_iter()
        .find(|file| file.is_file())
        .map(|file| (file, false))
}
