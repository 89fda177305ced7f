//! The program as a process of its own: what a shell, a script and a player at a console meet.
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

#[path = "../common/patience.rs"]
mod patience;

mod braille_files;
mod commands;
mod console;
mod draughts;
mod kill;
mod long_work;
mod manual;
mod score;
mod tape;
