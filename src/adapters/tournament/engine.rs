//! The engine that pairs a Swiss: bbpPairings, found on the path, given a file of TRF, and not trusted.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::protocol::{EventTrouble, TournamentTrouble};

/// The program, as its authors call it.
const NAMES: [&str; 2] = ["bbpPairings", "bbppairings"];

/// The variable of the environment that names another program with the same command line.
const OTHER: &str = "ANNABELLA_PAIRINGS";

/// How long a round may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often it is looked whether it is done.
const GLANCE: Duration = Duration::from_millis(20);

/// Lets the engine pair the next round of a file of TRF; returns what it has answered, unread.
///
/// # Errors
/// There is no engine; it failed, with the meaning of its code; or it took longer than a minute.
pub fn pair(trf: &str) -> Result<String, TournamentTrouble> {
    let program = find().ok_or_else(|| TournamentTrouble {
        what: EventTrouble::NoEngine,
        file: NAMES[0].to_owned(),
        detail: String::new(),
    })?;
    let failed = |detail: String| TournamentTrouble {
        what: EventTrouble::Engine,
        file: program.display().to_string(),
        detail,
    };
    let folder = tempfile::tempdir().map_err(|error| failed(error.to_string()))?;
    let (asked, answer) = (
        folder.path().join("round.trf"),
        folder.path().join("pairs.txt"),
    );
    fs::write(&asked, trf).map_err(|error| failed(error.to_string()))?;
    run(&program, &asked, &answer).map_err(failed)?;
    fs::read_to_string(&answer).map_err(|error| failed(error.to_string()))
}

fn run(program: &Path, asked: &Path, answer: &Path) -> Result<(), String> {
    let mut child = Command::new(program)
        .arg("--dutch")
        .arg(asked)
        .arg("-p")
        .arg(answer)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())?;
    let begun = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            // 1: no pairing, 2: unexpected, 3: bad request, 4: too large, 5: file.
            Ok(Some(status)) => return Err(status.to_string()),
            Ok(None) if begun.elapsed() < PATIENCE => thread::sleep(GLANCE),
            Ok(None) => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("> {} s", PATIENCE.as_secs()));
            }
            Err(error) => return Err(error.to_string()),
        }
    }
}

/// Where the engine is.
fn find() -> Option<PathBuf> {
    if let Some(other) = std::env::var_os(OTHER).filter(|name| !name.is_empty()) {
        return Some(PathBuf::from(other));
    }
    let path = std::env::var_os("PATH")?;
    let folders = std::env::split_paths(&path);
    let files = folders.flat_map(|folder| {
        NAMES.map(|name| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
    });
    files.into_iter().find(|file| file.is_file())
}
