//! What the fingers remember of a board.

use crate::board::{Side, Square};
use crate::explore::BoardView;

/// What the fingers remember.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct Fingers {
    /// From which side the board is seen.
    pub side: Side,
    /// From which square and in which direction the last ray went, round the clock.
    pub ray: Option<(Square, usize)>,
    /// The board as it was when changes were asked for, and after how many plies; `None` is the
    /// beginning of the game.
    pub listened: Option<(usize, BoardView)>,
}

impl Default for Fingers {
    fn default() -> Self {
        Self {
            side: Side::White,
            ray: None,
            listened: None,
        }
    }
}

impl Fingers {
    /// Another game is on the board.
    pub fn forget(&mut self) {
        self.ray = None;
        self.listened = None;
    }
}
