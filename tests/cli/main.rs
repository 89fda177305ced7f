//! The program as a process of its own: what a shell, a script and a player at a console meet.
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::path::Path;
use std::process::Command;

#[path = "../common/games.rs"]
mod games;
#[path = "../common/model.rs"]
mod model;
#[path = "../common/patience.rs"]
mod patience;

mod about;
mod braille_files;
mod commands;
mod console;
mod draughts;
mod kill;
#[cfg(target_os = "linux")]
mod limits;
mod listen;
mod long_work;
mod manual;
mod score;
mod tape;
mod tournament;
mod unkept;
#[cfg(unix)]
mod world;

/// Runs the program in a folder, at home there: what it wrote, what it complained of, whether it succeeded.
fn run_in<'a>(
    folder: &Path,
    arguments: impl IntoIterator<Item = &'a str>,
) -> (String, String, bool) {
    let output = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "en_US.UTF-8")
        .env("HOME", folder)
        .env_remove("XDG_CONFIG_HOME")
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (
        text(output.stdout),
        text(output.stderr),
        output.status.success(),
    )
}
