//! The engine that pairs a Swiss: bbpPairings, found on the path, given a file of TRF, and not trusted.

use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::adapters::engine::find::programs;
use crate::adapters::engine::leash::Leash;
use crate::adapters::store::system_fault;
use crate::protocol::{EventTrouble, TournamentTrouble};

/// The program, as its authors call it.
const NAMES: [&str; 2] = ["bbpPairings", "bbppairings"];

/// How it begins when it says what it is, with its version behind ` - v`.
const CALLS_ITSELF: &str = "BBP Pairings";

/// What stands there instead, if somebody has built it from its sources.
const OWN_BUILD: &str = " - non-release build";

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
    let missing = || TournamentTrouble::new(EventTrouble::NoEngine, NAMES[0], "");
    let (program, is_other) = find().ok_or_else(missing)?;
    let answer = match is_other || is_new_enough(&program) {
        true => answer(&program, trf),
        false => Err((EventTrouble::NotEngine, OLDEST.to_string())),
    };
    answer.map_err(|(what, detail)| TournamentTrouble::new(what, program, detail))
}

fn failed(error: &std::io::Error) -> Wrong {
    (EventTrouble::Engine, system_fault(error))
}

fn answer(program: &str, trf: &str) -> Result<String, Wrong> {
    let folder = tempfile::tempdir().map_err(|error| failed(&error))?;
    let [asked, answer] = ["round.trf", "pairs.txt"].map(|name| folder.path().join(name));
    fs::write(&asked, trf).map_err(|error| failed(&error))?;
    let words = [
        "--dutch".as_ref(),
        asked.as_os_str(),
        "-p".as_ref(),
        answer.as_os_str(),
    ];
    let (mut child, _leash) =
        start(program, &words, Stdio::null()).map_err(|error| failed(&error))?;
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

/// Whether a program says that it is the engine, in a version that knows today's rules, or built from its sources.
fn is_new_enough(program: &str) -> bool {
    let Ok((mut child, _leash)) = start(program, &["-r".as_ref()], Stdio::piped()) else {
        return false;
    };
    if wait(&mut child, FIRST_PATIENCE).is_err() {
        return false;
    }
    let (mut said, out) = (String::new(), child.stdout.take());
    // The pipe holds what it says in one line.
    let is_read = out.is_some_and(|out| out.take(4096).read_to_string(&mut said).is_ok());
    let version = said.split(" - v").nth(1);
    let major = version.and_then(|version| version.split('.').next()?.parse::<u32>().ok());
    let is_new = major.is_some_and(|major| major >= OLDEST) || said.contains(OWN_BUILD);
    is_read && said.starts_with(CALLS_ITSELF) && is_new
}

/// Starts the program, which ends with this one.
fn start(program: &str, words: &[&OsStr], out: Stdio) -> std::io::Result<(Child, Leash)> {
    let mut command = Command::new(program);
    command.args(words).stdin(Stdio::null()).stdout(out);
    command.stderr(Stdio::null());
    Leash::prepare(&mut command);
    let child = command.spawn()?;
    let leash = Leash::new(&child);
    Ok((child, leash))
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
fn find() -> Option<(String, bool)> {
    match std::env::var(OTHER) {
        Ok(other) if !other.is_empty() => Some((other, true)),
        Ok(_) | Err(_) => Some((programs(&NAMES).into_iter().next()?, false)),
    }
}
