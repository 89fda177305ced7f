//! The shelf: games played and read from files, as they are kept and searched. Pure: the database
//! itself is an adapter.

mod query;
mod sheet;

use serde::{Deserialize, Serialize};

use crate::record::GameResult;

pub use query::{Dates, Query};
pub use sheet::{Sheet, folded, moves_key, position_key, text_digest};

/// The most games of a search that can be walked through.
pub const MOST: usize = 200;

/// What is said about a game on the shelf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// Its number in the database; it stays the same.
    pub id: i64,
    /// The name of White; empty if it is not known.
    pub white: String,
    /// The name of Black; empty if it is not known.
    pub black: String,
    /// The event; empty if it is not known.
    pub event: String,
    /// The date as PGN has it, without what is not known: `1960`, `1960.03.15`; or empty.
    pub date: String,
    /// The result; `None` if it is not known.
    pub outcome: Option<GameResult>,
    /// How many plies were made.
    pub plies: u32,
    /// The first moves in SAN, with a space between two.
    pub first: String,
    /// Whether it is not as it was put there: something has altered the file.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_altered: bool,
}

/// What a search has found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundGames {
    /// The games, at most [`MOST`]; the newest first.
    pub games: Vec<Listing>,
    /// How many games fit in all.
    pub count: u32,
}
