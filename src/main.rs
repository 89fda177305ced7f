//! The program: see the library for everything.

use std::process::ExitCode;

fn main() -> ExitCode {
    annabella::adapters::cli::run()
}
