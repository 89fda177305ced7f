//! Everything impure: what touches devices, files, threads, the clock and other programs.

pub mod archive;
pub mod audio;
mod book;
pub mod braille_line;
pub mod brlapi;
pub mod browse;
mod calendar;
pub mod captions;
pub mod cli;
pub mod console;
pub mod duel;
pub mod endings;
pub mod engine;
pub mod envelope;
pub mod fault_report;
#[cfg(feature = "gamepad")]
pub mod gamepad;
#[cfg(not(feature = "gamepad"))]
#[path = "no_gamepad.rs"]
pub mod gamepad;
pub mod games;
pub mod host;
pub mod inbox;
mod interrupt;
#[cfg(target_os = "linux")]
pub mod listeners;
#[cfg(not(target_os = "linux"))]
#[path = "no_listeners.rs"]
pub mod listeners;
pub mod listening;
pub mod log;
mod louis;
pub mod menu_view;
pub mod nvda;
pub mod open_file;
pub mod player_view;
mod players;
pub mod progress;
pub mod prover;
pub mod reader;
pub mod scoresheet;
pub mod seal;
pub mod shelf;
pub mod sleep;
pub mod solver;
pub mod speaker;
pub mod speech;
pub mod store;
pub mod table_view;
pub mod tactics;
pub mod tape;
#[cfg(windows)]
mod terminal;
#[cfg(not(windows))]
#[path = "no_terminal.rs"]
mod terminal;
mod text_file;
pub mod thinker;
pub mod tournament;
pub mod trace;
mod tuning;
pub mod uci;
pub mod view;
mod whole_file;
pub mod window;
mod wording;
pub mod work;
