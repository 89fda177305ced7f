//! PGN: games in files, read and written (Portable Game Notation, standard of 12 March 1994).

mod fault;
mod notes;
mod numbers;
mod pdn;
mod read;
mod scan;
mod text;
mod write;

pub use fault::{PgnError, PgnFault};
pub use read::{read, replaced};
pub use text::{Guess, decode, guess};
pub use write::write;
