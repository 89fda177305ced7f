//! Games that come from other desks.

use serde::{Deserialize, Serialize};

/// A game of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct IncomingGame {
    /// The file.
    pub file: String,
    /// The game; if it cannot be read, which game of the file it is, and the line of the fault, both from 1.
    pub pgn: Result<String, (usize, usize)>,
}
