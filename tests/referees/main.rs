//! The referees: other programs judge our moves, our claims and our Braille.
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

#[allow(dead_code, reason = "the tests of the core use more of it")]
#[path = "../common/games.rs"]
mod games;

mod age;
mod braille;
mod chess;
mod claims;
mod draughts;
mod python;
mod tournament;
