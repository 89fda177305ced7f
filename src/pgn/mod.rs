//! PGN: games in files, read and written (Portable Game Notation, standard of 12 March 1994).

mod notes;
mod numbers;
mod pdn;
mod read;
mod scan;
mod text;
mod write;

use strum::IntoStaticStr;

use crate::chess::FenError;
use crate::draughts;
use crate::record::Record;

pub use read::{read, replaced};
pub use text::{Guess, decode, guess};
pub use write::write;

/// How much of an unreadable text is repeated in a fault, in characters.
const TEXT_LIMIT: usize = 32;

/// Why a game of a file could not be read whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// Which game of the file, from 1.
    pub game: usize,
    /// The line of the fault, from 1.
    pub line: usize,
    /// The column of the fault, from 1, counted in characters.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
    /// What can be read nevertheless: the tags, and the moves before the first faulty one.
    pub played: Box<Record>,
}

/// What is wrong with a game of a file; texts are as they stand in the file, long ones cut off.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Fault {
    /// The file contains no game.
    NoGame,
    /// The line in brackets is not a name with a value in quotation marks.
    MalformedTag,
    /// The tag occurs twice with different values.
    RepeatedTag {
        /// The name of the tag.
        name: String,
    },
    /// The position in the tag `FEN` is wrong.
    BadFen(FenError),
    /// The position of draughts in the tag `FEN` is wrong.
    #[strum(serialize = "bad-fen")]
    BadPosition(draughts::FenError),
    /// The text is not a move.
    UnreadableMove {
        /// The text.
        text: String,
    },
    /// The move is not legal.
    IllegalMove {
        /// The move.
        san: String,
    },
    /// Several legal moves fit.
    AmbiguousMove {
        /// The move.
        san: String,
    },
    /// A comment begins that has no end.
    OpenComment,
    /// A variation begins that has no end.
    OpenVariation,
    /// The result after the moves is not the one of the tag `Result`.
    ResultsDiffer,
}

impl Fault {
    /// The key under which voices keep the words for this fault.
    pub fn key(&self) -> &'static str {
        self.into()
    }

    /// The text that is wrong, as it stands in the file; empty if the fault has none.
    pub fn detail(&self) -> String {
        match self {
            Self::RepeatedTag { name: text }
            | Self::UnreadableMove { text }
            | Self::IllegalMove { san: text }
            | Self::AmbiguousMove { san: text } => text.clone(),
            Self::BadFen(FenError::Position(faults)) => faults
                .iter()
                .map(|fault| fault.key())
                .collect::<Vec<_>>()
                .join(", "),
            Self::BadPosition(error) => error.key().unwrap_or_default().to_owned(),
            Self::BadFen(FenError::Syntax)
            | Self::NoGame
            | Self::MalformedTag
            | Self::OpenComment
            | Self::OpenVariation
            | Self::ResultsDiffer => String::new(),
        }
    }
}
