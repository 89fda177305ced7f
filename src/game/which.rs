//! Which games there are, how each begins, and under which laws.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use crate::board::{Kind, keyed};
use crate::{chess, draughts};

/// A game that can be played.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "kebab-case")]
pub enum Game {
    /// Chess.
    #[default]
    Chess,
    /// Russian draughts.
    Draughts,
}

keyed!(Game);

impl Game {
    /// All games.
    pub const ALL: [Self; 2] = [Self::Chess, Self::Draughts];

    /// The game with this key.
    pub fn of_key(key: &str) -> Option<Self> {
        key.parse().ok()
    }

    /// The other game.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Chess => Self::Draughts,
            Self::Draughts => Self::Chess,
        }
    }

    /// The game that is played under the laws with this key.
    pub fn of_edition(edition: &str) -> Self {
        let found = Self::ALL.into_iter().find(|game| game.edition() == edition);
        found.unwrap_or_default()
    }

    /// The kinds of its pieces, in the order in which positions are listed.
    pub const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Chess => &Kind::CHESS,
            Self::Draughts => &Kind::DRAUGHTS,
        }
    }

    /// The kind of this game that a word for a kind means: in many languages a king of draughts is
    /// called as a queen of chess, and a man as a pawn.
    pub fn own(self, kind: Kind) -> Kind {
        match (self, kind) {
            (Self::Chess, Kind::DraughtsKing) => Kind::Queen,
            (Self::Chess, Kind::Man) => Kind::Pawn,
            (Self::Draughts, Kind::King | Kind::Queen) => Kind::DraughtsKing,
            (Self::Draughts, Kind::Pawn) => Kind::Man,
            _ => kind,
        }
    }

    /// The key of the laws under which it is played where nothing else is agreed on.
    pub const fn edition(self) -> &'static str {
        match self {
            Self::Chess => "fide-2023",
            Self::Draughts => "russian-draughts",
        }
    }
}

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// No position of chess.
    Chess(chess::FenError),
    /// No position of draughts.
    Draughts(draughts::FenError),
}

impl FenError {
    /// The keys of the reasons, for voices; none where the text has not the form of a position.
    pub fn keys(&self) -> Vec<String> {
        match self {
            Self::Chess(chess::FenError::Syntax) => Vec::new(),
            Self::Chess(chess::FenError::Position(faults)) => {
                faults.iter().map(|fault| fault.key()).collect()
            }
            Self::Draughts(error) => error.key().into_iter().map(str::to_owned).collect(),
        }
    }
}
