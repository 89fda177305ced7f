//! A piece in the hand, and whether pieces are adjusted.

use serde::{Deserialize, Serialize};

use crate::board::{Piece, Square};

/// Whether pieces are adjusted: Art. 4.2.1 (FIDE 2023).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Adjusting {
    No,
    /// "I adjust" was said.
    Said,
    /// Pieces were adjusted since; more may follow, until the player does something else.
    Begun,
}

/// A piece out of its hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct OutOfHole {
    pub(super) from: Square,
    pub(super) piece: Piece,
    /// Where it stood when it was taken after "I adjust".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) adjusted: Option<Square>,
    /// Whether it is a piece chosen for a pawn that has not reached its square yet.
    pub(super) chosen: bool,
    /// Whether it was not touched before it was taken this time.
    #[serde(default)]
    pub(super) first: bool,
}

impl OutOfHole {
    /// Where it goes back.
    pub(super) fn home(&self) -> Square {
        self.adjusted.unwrap_or(self.from)
    }
}
