//! What a terminal of Windows starts as `annabella`: it lies beside the program as `annabella.com`.
//!
//! The program has no terminal of its own, so that none opens beside the board, and no shell waits for such a program.
//! This one has a terminal, starts the program with the same words, waits, and ends as it has ended.

use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    // Control C is for the program, which saves the game first.
    let _ = ctrlc::set_handler(|| {});
    let program = std::env::current_exe().map(|here| here.with_file_name("annabella.exe"));
    let ended = program.and_then(|path| {
        Command::new(path)
            .args(std::env::args_os().skip(1))
            .status()
    });
    match ended {
        Ok(status) => {
            let code = status.code().and_then(|code| u8::try_from(code).ok());
            ExitCode::from(code.unwrap_or(1))
        }
        Err(error) => {
            eprintln!("annabella.exe: {error}");
            ExitCode::FAILURE
        }
    }
}
