//! Why the system did not do with a file what was wanted.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};

/// Why the system did not do with a file what was wanted, so that it can be said in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SystemFault {
    /// The player may not do this.
    Denied,
    /// There is no such file.
    NotFound,
    /// It is a folder.
    Folder,
    /// The folder is not there, or is none.
    NoFolder,
    /// It exists already.
    Exists,
    /// There is no room left.
    Full,
    /// Nothing can be written there.
    ReadOnly,
    /// Another program uses it.
    Busy,
    /// No file can have this name.
    BadName,
    /// It is the file that is read.
    Source,
    /// It holds something else than text.
    NoText,
    /// It is a device, a pipe or the like.
    NoFile,
    /// Its links lead in a circle.
    Circle,
    /// It is a file, but no program.
    NoProgram,
    /// Anything else.
    Other,
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
    /// The number of the move that is wrong; 0 if it is something else.
    #[serde(default)]
    pub number: u32,
}
