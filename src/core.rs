//! The pure core: everything but `adapters`, as a crate of its own. It knows no device, no file, no thread and no clock.

#![deny(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    clippy::disallowed_types
)]
#![warn(clippy::wildcard_enum_match_arm)]

pub mod arbiter;
pub mod board;
pub mod braille;
pub mod catalogue;
pub mod chance;
pub mod chess;
pub mod clock;
pub mod desk;
pub mod display;
pub mod draughts;
pub mod drill;
pub mod earcon;
pub mod explore;
pub mod game;
pub mod input;
pub mod laws;
pub mod listening;
pub mod manual;
pub mod narrate;
pub mod openings;
pub mod opponent;
pub mod pgn;
pub mod protocol;
pub mod record;
pub mod seal;
pub mod session;
pub mod shelf;
pub mod time;
pub mod tournament;
pub mod voice;
