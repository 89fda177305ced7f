//! The catalogue of commands: a row for everything that can be done by its name.
//!
//! The key table, the menu, the pages of the gamepad, the verbs of the console, help, the manual and the words
//! that are understood all come from these rows. What a row does is told by the message `command-ID` of the voices,
//! and the attribute `hear` of that message lists the words for it.

mod board;
mod does;
mod explore;
mod file;
mod game;
pub mod key;
mod keyboard;
pub mod keymap;
mod page;
mod practice;
mod pressed;
mod row;
mod rules;
mod said;
mod sound;
mod tables;
mod tournament;
mod verbs;

pub use does::{Does, FileAim, Hand, Typed, WhichSpoken};
pub use page::{Page, When};
pub use pressed::{Filling, Pressed};
pub use row::{Row, Stroke};
use row::{ask, command};
pub use tables::{messages, phrases, row, rows};
pub use verbs::verb;
