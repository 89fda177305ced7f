//! Foreign engines as a session knows them: which one plays, and what was wrong with it.

use crate::game::Game;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use strum::IntoStaticStr;

/// The options of UCI that make an engine weaker, in letters alone: those that a level sets, unless the player has set one.
const STRENGTH: [&str; 3] = ["ucilimitstrength", "ucielo", "skilllevel"];

/// A foreign engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engine {
    /// The file of the program.
    pub file: String,
    /// What stands behind it when it is started.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<String>,
    /// What the player has set, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<(String, String)>,
}

impl Engine {
    /// The engine that a player has typed, without options: a file, and behind it arguments, the first of which
    /// begins with `-`, so that a file may have spaces in its name. Other arguments stand behind a file in
    /// quotation marks, and so can each argument.
    pub fn typed(text: &str) -> Self {
        let text = text.trim();
        let (file, rest) = match text.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
            Some(quoted) => quoted,
            None => text.split_at(text.find(" -").unwrap_or(text.len())),
        };
        let mut is_quoted = false;
        let parts = rest.split(|c: char| {
            is_quoted ^= c == '"';
            c == '"' || !is_quoted && c.is_whitespace()
        });
        Self {
            file: file.trim().to_owned(),
            arguments: parts
                .filter(|part| !part.is_empty())
                .map(str::to_owned)
                .collect(),
            options: Vec::new(),
        }
    }

    /// Whether the player has set by an option how strong the engine plays, so that no level does.
    pub fn has_own_strength(&self) -> bool {
        let letters = |name: &str| name.replace([' ', '_'], "").to_ascii_lowercase();
        let mut set = self.options.iter();
        set.any(|(name, _)| STRENGTH.contains(&letters(name).as_str()))
    }
}

/// How strong a foreign engine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum EngineStrength {
    /// As the level says, so far as is known.
    Level,
    /// As well as it can: it has no weaker levels.
    Full,
    /// As the player has set it by an option.
    Options,
}

/// What a player calls an engine: the name of its file.
pub fn name(file: &str) -> &str {
    let name = super::file_name(file);
    name.strip_suffix(".exe").unwrap_or(name)
}

/// The engines that a player has chosen, by the key of their game; without one, the embedded opponent plays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Engines(BTreeMap<String, Engine>);

impl Engines {
    /// The engine for a game.
    pub fn of(&self, game: Game) -> Option<&Engine> {
        self.0.get(game.key())
    }

    /// Chooses an engine for a game, or none.
    pub fn choose(&mut self, game: Game, engine: Option<Engine>) {
        match engine {
            Some(engine) => self.0.insert(game.key().to_owned(), engine),
            None => self.0.remove(game.key()),
        };
    }

    /// Sets an option of the engine for a game, if there is one.
    pub fn set(&mut self, game: Game, name: &str, value: &str) {
        if let Some(engine) = self.0.get_mut(game.key()) {
            engine
                .options
                .retain(|(other, _)| !other.eq_ignore_ascii_case(name));
            engine.options.push((name.to_owned(), value.to_owned()));
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
    /// What a move brings to the side to move.
    pub bonus_ms: u64,
    /// What a move brings to the other side.
    #[serde(default)]
    pub other_bonus_ms: u64,
    /// How many moves the side to move has to make before more time comes, where that is so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves_to_go: Option<u32>,
}

impl ClockTimes {
    /// The clocks after the side to move has used so much more.
    #[must_use]
    pub fn after_ms(self, used_ms: u64) -> Self {
        Self {
            own_ms: self.own_ms.saturating_sub(used_ms),
            ..self
        }
    }
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
    /// It does not play Russian draughts.
    OtherGame,
}
