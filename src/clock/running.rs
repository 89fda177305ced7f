//! Which clock runs.

use serde::{Deserialize, Serialize};

use crate::board::Side;

/// Which clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Running {
    /// None: before the game, after it, or while it is adjourned.
    Stopped,
    /// None for now; this side's clock ran, and will again.
    Paused(Side),
    /// The clock of this side.
    Runs(Side),
}
