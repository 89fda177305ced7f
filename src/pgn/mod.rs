//! PGN: games in files, read and written (Portable Game Notation, standard of 12 March 1994).

mod draft;
mod fault;
mod kind;
mod letters;
mod notes;
mod numbers;
mod oddity;
mod pdn;
mod pdn_game;
mod read;
mod remark;
mod scan;
mod signs;
mod spelling;
mod tags;
mod text;
mod write;

pub use fault::{PgnError, PgnFault};
pub use oddity::{GamesRead, Oddities, Oddity, Tally};
pub use read::{read, read_all, replaced};
pub use text::{Guess, decode, guess, tag_name};
pub use write::{tag_value, write};
