//! How the referee is found and started: a Python interpreter with the package `chess`.

use std::env;
use std::io::{Write as _, stderr};
use std::process::{Command, ExitStatus};

const MISSING: i32 = 77;

/// The referee with some arguments, not started yet.
pub fn referee(arguments: &[&str]) -> Command {
    let python = env::var("ANNABELLA_REFEREE_PYTHON").unwrap_or_else(|_| "python3".into());
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/referee/chess_referee.py"
    );
    let mut command = Command::new(python);
    command
        .env("PYTHONIOENCODING", "utf-8")
        .arg(script)
        .args(arguments);
    command
}

/// Whether there is a referee. Without one the tests are skipped where people work, not in CI.
pub fn is_there() -> bool {
    let status = referee(&["play", "0", "0"]).status();
    if status.as_ref().is_ok_and(ExitStatus::success) {
        return true;
    }
    let missing = match &status {
        Ok(status) => status.code() == Some(MISSING),
        Err(_) => true,
    };
    assert!(missing, "the referee is broken: {status:?}");
    assert!(env::var_os("CI").is_none(), "python-chess is missing");
    // Not through the macro, whose output is hidden when a test passes.
    let _ = writeln!(
        stderr(),
        "SKIPPED: python-chess is missing, nothing was compared with it"
    );
    false
}
