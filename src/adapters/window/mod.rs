//! The window: a front that any thread can reach, and the screen that shows what it was told.

mod board;
mod buttons;
mod cards;
mod control;
mod dial;
mod dots;
mod fonts;
mod front;
mod home;
mod keys;
mod letters;
mod look;
mod measure;
mod menu;
mod moves;
mod node;
mod opponent;
mod panel;
mod panels;
mod pieces;
mod question;
mod run;
mod screen;
mod table;
#[cfg(target_os = "linux")]
mod tree;
#[cfg(not(target_os = "linux"))]
#[path = "no_tree.rs"]
mod tree;
mod words;

pub use fonts::load_fonts;
pub use front::WindowFront;
pub use look::{Palette, palette};
pub use node::Introduction;
pub use opponent::{of_opponent, opponents_view};
pub use run::{WindowError, run_with_host};
pub use screen::ui;
