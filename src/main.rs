//! The program: see the library for everything.

// On Windows no terminal opens beside the board.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    annabella::adapters::cli::run()
}
