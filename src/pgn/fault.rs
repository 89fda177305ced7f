//! Why a game of a file could not be read whole.

use strum::IntoStaticStr;

use crate::chess::FenError;
use crate::draughts;
use crate::record::Record;

/// The most characters of an unreadable text that a fault repeats.
pub(super) const TEXT_LIMIT: usize = 32;

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
    pub fault: PgnFault,
    /// What can be read nevertheless: the tags, and the moves before the first faulty one.
    pub played: Box<Record>,
}

/// What is wrong with a game of a file; texts are as they stand in the file, long ones cut off.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PgnFault {
    /// The file contains no game.
    NoGame,
    /// The game is another one than chess or Russian draughts: Chess960, Crazyhouse.
    Variant {
        /// Its name.
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
    /// The game has more moves than the laws allow one to have.
    #[strum(serialize = "too-many-moves")]
    TooLong,
}

impl PgnError {
    /// What is kept of the game: nothing of one of another kind, of one whose beginning is not known, and of words that
    /// are no game.
    pub fn kept(self) -> Option<Record> {
        let record = *self.played;
        let has_any = record.plies() > 0 || !record.tags().is_empty();
        (self.fault.keeps_game() && has_any).then_some(record)
    }
}

impl PgnFault {
    /// Whether the game is kept up to there.
    pub(super) const fn keeps_game(&self) -> bool {
        match self {
            Self::NoGame | Self::Variant { .. } | Self::BadFen(_) | Self::BadPosition(_) => false,
            Self::UnreadableMove { .. }
            | Self::IllegalMove { .. }
            | Self::AmbiguousMove { .. }
            | Self::OpenComment
            | Self::OpenVariation
            | Self::TooLong => true,
        }
    }

    /// The key under which voices keep the words for this fault.
    pub fn key(&self) -> &'static str {
        self.into()
    }

    /// The text that is wrong, as it stands in the file; empty if the fault has none.
    pub fn detail(&self) -> String {
        match self {
            Self::Variant { name: text }
            | Self::UnreadableMove { text }
            | Self::IllegalMove { san: text }
            | Self::AmbiguousMove { san: text } => text.clone(),
            Self::BadFen(FenError::Position(faults)) => faults
                .iter()
                .map(|fault| fault.key())
                .collect::<Vec<String>>()
                .join(", "),
            Self::BadPosition(error) => error.key().unwrap_or_default().to_owned(),
            Self::NoGame
            | Self::BadFen(_)
            | Self::OpenComment
            | Self::OpenVariation
            | Self::TooLong => String::new(),
        }
    }
}
