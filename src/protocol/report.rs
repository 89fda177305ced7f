//! What a player can ask of a session. The log of a session is a list of these.

use crate::record::Record;
use serde::{Deserialize, Serialize};

/// A game from a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenedGame {
    /// The game.
    pub record: Record,
    /// Its number in the file, counted from 1.
    pub number: u32,
    /// How many games the file has.
    pub count: u32,
}

/// Why a file could not be opened as a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenFault {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1; 0 when the whole file is meant.
    pub line: u32,
    /// The column, counted from 1; 0 when the whole file is meant.
    pub column: u32,
    /// The key of what is wrong.
    pub key: String,
    /// The text that is wrong, or what the system said.
    pub detail: String,
}

/// What the world around the session cannot do; told to the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trouble {
    /// Sound or speech is impaired; the key of what happened, and what the system said.
    Sound {
        /// The key of what happened.
        key: String,
        /// What the system said.
        detail: String,
    },
    /// A file could not be written.
    Unwritable {
        /// The file.
        file: String,
        /// What the system said.
        detail: String,
    },
    /// Another program has the log of this folder; this session is not kept.
    LogInUse,
    /// The settings could not be read; they were put aside.
    SettingsBroken {
        /// What is wrong, and where.
        detail: String,
    },
    /// The value of one setting could not be read; its usual value holds.
    SettingBroken {
        /// The setting, as it stands in the file.
        detail: String,
    },
    /// What was learnt in drills could not be read; it was put aside.
    ProgressBroken {
        /// What is wrong, and where.
        detail: String,
    },
    /// The log of the last game was damaged; what could be read is there.
    LogDamaged {
        /// The first line that could not be read, counted from 1.
        line: u32,
        /// Where the damaged log is kept.
        kept: String,
    },
    /// The file has no game before or after this one, or no file is open.
    NoOtherGame,
    /// A voice of this name does not exist.
    NoSuchVoice(String),
    /// The words are no command and no move.
    NotUnderstood(String),
    /// The screen reader that is to speak has come or gone; while it is gone the own voice speaks.
    Reader {
        /// Whether it reads the window now.
        is_there: bool,
    },
    /// A screen reader has come while the own voice speaks; who speaks is left to the player.
    ReaderBeside,
}
