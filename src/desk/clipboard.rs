//! What goes into the clipboard.

use crate::protocol::ReviewStep;
use crate::session::Session;

/// What the player wants in the clipboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Copied {
    /// This text.
    Text(String),
    /// The game on the board, as PGN.
    Game,
}

impl Copied {
    /// What a step takes from the board, if it does.
    pub(super) fn of_board(step: ReviewStep, session: &Session) -> Option<Self> {
        match step {
            ReviewStep::CopyPosition => Some(Self::Text(session.position().fen())),
            ReviewStep::CopyGame => Some(Self::Game),
            ReviewStep::Previous
            | ReviewStep::Next
            | ReviewStep::First
            | ReviewStep::Last
            | ReviewStep::Spell
            | ReviewStep::Copy => None,
        }
    }
}
