//! How a referee is found and started: a Python interpreter with the packages of the referees.

use std::env;
use std::io::{Write as _, stderr};
use std::process::{Command, ExitStatus};

const MISSING: i32 = 77;

/// The referee of chess with some arguments, not started yet.
pub fn referee(arguments: &[&str]) -> Command {
    referee_of("chess", arguments)
}

/// The referee of a game with some arguments, not started yet.
pub fn referee_of(game: &str, arguments: &[&str]) -> Command {
    let python = env::var("ANNABELLA_REFEREE_PYTHON").unwrap_or_else(|_| "python3".into());
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/referees");
    let mut command = Command::new(python);
    command
        .env("PYTHONIOENCODING", "utf-8")
        .arg(format!("{folder}/{game}_referee.py"))
        .args(arguments);
    command
}

/// Whether there is a referee of chess. Without one the tests are skipped where people work, not in CI.
pub fn is_there() -> bool {
    answers(referee(&["play", "0", "0"]))
}

/// Whether a referee answers when it is called in this way.
pub fn answers(mut call: Command) -> bool {
    let status = call.status();
    if status.as_ref().is_ok_and(ExitStatus::success) {
        return true;
    }
    let missing = match &status {
        Ok(status) => status.code() == Some(MISSING),
        Err(_) => true,
    };
    assert!(missing, "the referee is broken: {status:?}");
    assert!(
        env::var_os("CI").is_none(),
        "the package of the referee is missing"
    );
    // Not through the macro, whose output is hidden when a test passes.
    let _ = writeln!(
        stderr(),
        "SKIPPED: the package of the referee is missing, nothing was compared with it"
    );
    false
}
