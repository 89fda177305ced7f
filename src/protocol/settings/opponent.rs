//! Practice at home: an opponent that thinks, and advice. What a player can ask, what is to be thought
//! about elsewhere, and what was found.

use crate::game::Game;
use crate::protocol::engine::{Engine, Engines};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// The weakest level is for a child's first games, the highest one is as strong as the opponent can be.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=10;

/// What the player has chosen about opponents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OpponentSettings {
    /// How strong the opponent plays, 1 to 10.
    pub level: u8,
    /// Whether it goes on thinking while the player is to move.
    pub ponders: bool,
    /// Foreign engines that play instead of the embedded opponent.
    pub engines: Engines,
    /// How the board lies for who plays Black against the program.
    #[serde(skip_serializing_if = "BoardForBlack::is_asked")]
    pub board_for_black: BoardForBlack,
}

/// How the board and the orders of lists are for who plays Black against the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum BoardForBlack {
    /// The player is asked, once.
    #[default]
    Ask,
    /// Black's side is below.
    Turned,
    /// As it lay before.
    Upright,
}

impl BoardForBlack {
    /// Whether the player has not been asked yet.
    pub fn is_asked(&self) -> bool {
        *self == Self::Ask
    }
}

impl Default for OpponentSettings {
    fn default() -> Self {
        Self {
            level: 3,
            ponders: false,
            engines: Engines::default(),
            board_for_black: BoardForBlack::default(),
        }
    }
}

/// A change of what was chosen about opponents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpponentChange {
    /// Another level, 1 to 10.
    Level(u8),
    /// Whether the opponent goes on thinking while the player is to move.
    Ponders(bool),
    /// Another engine for a game; `None` for the embedded opponent.
    Engine(Game, Option<Engine>),
    /// An option of the engine for a game, by name.
    Option(Game, String, String),
}

impl OpponentSettings {
    /// Makes a change.
    pub fn apply(&mut self, change: &OpponentChange) {
        match change {
            OpponentChange::Level(level) => self.level = *level,
            OpponentChange::Ponders(ponders) => self.ponders = *ponders,
            OpponentChange::Engine(game, engine) => self.engines.choose(*game, engine.clone()),
            OpponentChange::Option(game, name, value) => self.engines.set(*game, name, value),
        }
    }
}
