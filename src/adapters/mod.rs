//! Everything impure: what touches devices, files, threads, the clock and other programs.

#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    clippy::disallowed_types
)]

pub mod audio;
pub mod cli;
pub mod console;
#[cfg(feature = "gamepad")]
pub mod gamepad;
#[cfg(not(feature = "gamepad"))]
#[path = "no_gamepad.rs"]
pub mod gamepad;
pub mod host;
pub mod log;
pub mod solver;
pub mod speaker;
pub mod speech;
pub mod store;
pub mod trace;
pub mod view;
pub mod window;
