//! The shelf of games on the disk: an SQLite database on a thread of its own.

mod ahead;
mod answers;
mod copies;
mod database;
mod doubts;
mod indexes;
mod keeper;
mod pages;
mod place;
mod positions;
mod repair;
mod salvage;
mod search;
mod taking_over;
mod thread;
mod trees;
mod untold;

pub(super) use database::database_fault;
pub use database::{Database, ShelfTrouble};
pub use keeper::{Keeper, file_in};
pub(super) use taking_over::is_of_damage;
pub use thread::Shelf;
