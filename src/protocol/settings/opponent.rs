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
    /// How many thirds of a level it plays stronger, 0 to 2.
    #[serde(skip_serializing_if = "is_none_of_three")]
    pub thirds: u8,
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
            thirds: 0,
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
    /// A third of a level up or down.
    Third(bool),
    /// Another level, in thirds of one, 3 to 30.
    Thirds(u8),
    /// Whether the opponent goes on thinking while the player is to move.
    Ponders(bool),
    /// Another engine for a game; `None` for the embedded opponent.
    Engine(Game, Option<Engine>),
    /// An option of the engine for a game, by name.
    Option(Game, String, String),
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none_of_three(thirds: &u8) -> bool {
    *thirds == 0
}

impl OpponentChange {
    /// Whether it sets a level that there is not.
    pub fn is_no_level(&self) -> bool {
        match self {
            Self::Level(level) => !LEVELS.contains(level),
            Self::Thirds(thirds) => !(3 * *LEVELS.start()..=3 * *LEVELS.end()).contains(thirds),
            Self::Third(_) | Self::Ponders(_) | Self::Engine(..) | Self::Option(..) => false,
        }
    }
}

impl OpponentSettings {
    /// The level of a move after so many half-moves. Between two levels, one or two of three moves are those of the
    /// higher one.
    pub fn level_after(&self, plies: usize) -> u8 {
        let is_higher = plies / 2 % 3 < usize::from(self.thirds);
        (self.level + u8::from(is_higher)).min(*LEVELS.end())
    }

    /// Puts a level, without a third; what is none becomes the nearest one.
    pub fn put_level(&mut self, level: u8) {
        self.level = level.clamp(*LEVELS.start(), *LEVELS.end());
        self.thirds = 0;
    }

    fn move_by_third(&mut self, up: bool) {
        let thirds = 3 * self.level + self.thirds.min(2);
        self.put_thirds(if up { thirds + 1 } else { thirds - 1 });
    }

    fn put_thirds(&mut self, thirds: u8) {
        let thirds = thirds.clamp(3 * *LEVELS.start(), 3 * *LEVELS.end());
        (self.level, self.thirds) = (thirds / 3, thirds % 3);
    }

    /// Makes a change.
    pub fn apply(&mut self, change: &OpponentChange) {
        match change {
            OpponentChange::Level(level) => self.put_level(*level),
            OpponentChange::Third(up) => self.move_by_third(*up),
            OpponentChange::Thirds(thirds) => self.put_thirds(*thirds),
            OpponentChange::Ponders(ponders) => self.ponders = *ponders,
            OpponentChange::Engine(game, engine) => self.engines.choose(*game, engine.clone()),
            OpponentChange::Option(game, name, value) => self.engines.set(*game, name, value),
        }
    }
}
