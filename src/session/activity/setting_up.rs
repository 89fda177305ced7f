//! A position that is being set up, over the game.

use crate::board::Side;
use crate::game::Setup;

/// A position that is being set up.
#[derive(Clone, Debug)]
pub(in crate::session) struct SettingUp {
    pub board: Setup,
    /// The boards before each change, the last one at the end.
    pub before: Vec<Setup>,
    /// The side whose pieces are placed.
    pub side: Side,
}

impl SettingUp {
    /// The board as it is.
    pub fn board(&self) -> &Setup {
        &self.board
    }
}
