//! Foreign engines as a session knows them: which one plays, and what was wrong with it.

use serde::{Deserialize, Serialize};

use crate::game::Game;

/// A foreign engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engine {
    /// The file of the program.
    pub file: String,
    /// What the player has set, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<(String, String)>,
}

/// What a player calls an engine: the name of its file.
pub fn name(file: &str) -> &str {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    name.strip_suffix(".exe").unwrap_or(name)
}

/// The engines that a player has chosen, one for each game; without one, the embedded opponent plays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Engines {
    /// The one that plays chess.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chess: Option<Engine>,
    /// The one that plays draughts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draughts: Option<Engine>,
}

impl Engines {
    /// The engine for a game.
    pub const fn of(&self, game: Game) -> Option<&Engine> {
        match game {
            Game::Chess => self.chess.as_ref(),
            Game::Draughts => self.draughts.as_ref(),
        }
    }

    /// The place for the engine of a game.
    pub const fn of_mut(&mut self, game: Game) -> &mut Option<Engine> {
        match game {
            Game::Chess => &mut self.chess,
            Game::Draughts => &mut self.draughts,
        }
    }
}

/// The clocks, as an engine is told of them, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockTimes {
    /// What the side to move has left.
    pub own_ms: u64,
    /// What the other side has left.
    pub other_ms: u64,
    /// What a move brings.
    pub bonus_ms: u64,
}

/// What was wrong with an engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EngineFault {
    /// It could not be started.
    Missing,
    /// It does not answer.
    Silent,
    /// It has ended.
    Gone,
    /// What it says means nothing.
    Rubbish,
    /// It made a move that is not legal.
    Illegal(String),
    /// It writes without end.
    Endless,
}
