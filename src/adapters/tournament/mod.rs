//! Tournaments on the disk: the file of an event, the engine that pairs a Swiss, pages of tables, and games from files.

mod desk;
pub mod engine;
mod file;
pub mod incoming;
pub mod pages;
mod sheet;
pub mod write;

pub use desk::{EventDesk, EventMemory};
pub use file::EventFile;
pub use sheet::Sheet2D;
