//! The board that both games share: sides, files, ranks, squares, steps.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// Lets a type be stored as the text that it is written as and read from.
macro_rules! stored_as_text {
    ($stored:ty, $write:path, $read:path) => {
        impl From<$stored> for String {
            fn from(stored: $stored) -> Self {
                $write(&stored)
            }
        }

        impl TryFrom<String> for $stored {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                $read(&text).map_err(|_| text)
            }
        }
    };
}
pub(crate) use stored_as_text;

/// Makes variants of an enum from what each of them holds.
macro_rules! made_of {
    ($whole:ty: $($variant:ident($part:ty)),*) => {$(
        impl From<$part> for $whole {
            fn from(part: $part) -> Self {
                Self::$variant(part)
            }
        }
    )*};
}
pub(crate) use made_of;

/// Gives the variants of an enum the keys that `strum` makes of their names.
macro_rules! keyed {
    ($keyed:ty) => {
        impl $keyed {
            /// The key under which voices, files and the console know it.
            pub fn key(self) -> &'static str {
                self.into()
            }
        }
    };
}
pub(crate) use keyed;

/// The same for an enum whose variants are also walked through.
macro_rules! listed {
    ($listed:ty) => {
        $crate::board::keyed!($listed);

        impl $listed {
            /// All of them, in their order.
            pub const ALL: &'static [Self] = <Self as ::strum::VariantArray>::VARIANTS;
        }
    };
}
pub(crate) use listed;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Side {
    /// The side that moves first.
    White,
    /// The other side.
    Black,
}

keyed!(Side);

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// The kinds of pieces of both games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// The king of chess.
    King,
    /// The queen.
    Queen,
    /// The rook.
    Rook,
    /// The bishop.
    Bishop,
    /// The knight.
    Knight,
    /// The pawn.
    Pawn,
    /// The king of draughts.
    DraughtsKing,
    /// The man of draughts.
    Man,
}

keyed!(Kind);

impl Kind {
    /// The kinds of chess, in the order in which positions are listed.
    pub const CHESS: [Self; 6] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Pawn,
    ];

    /// The kinds of draughts, in the order in which positions are listed.
    pub const DRAUGHTS: [Self; 2] = [Self::DraughtsKing, Self::Man];

    /// The kinds of all games.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::CHESS.into_iter().chain(Self::DRAUGHTS)
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Whose piece it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

/// A square of the eight by eight board, a1 to h8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Square(u8);

/// The text is not the name of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASquare;

impl Square {
    /// All squares, a1, b1 ... h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self)
    }

    /// The square on a file and a rank, each 0 to 7; `None` beyond the board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 {
            Some(Self(rank * 8 + file))
        } else {
            None
        }
    }

    /// The square of an index, 0 (a1), 1 (b1) to 63 (h8); `None` beyond the board.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// 0 (a1), 1 (b1) to 63 (h8).
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The file, 0 (a) to 7 (h).
    pub const fn file(self) -> u8 {
        self.0 % 8
    }

    /// The rank, 0 (first) to 7 (eighth).
    pub const fn rank(self) -> u8 {
        self.0 / 8
    }

    /// Whether the square is dark; a1 is.
    pub const fn is_dark(self) -> bool {
        (self.file() + self.rank()).is_multiple_of(2)
    }

    /// The next square in a direction; `None` at the edge.
    pub fn step(self, step: Step) -> Option<Self> {
        let (file, rank) = step.offset();
        let file = self.file().checked_add_signed(file)?;
        let rank = self.rank().checked_add_signed(rank)?;
        Self::new(file, rank)
    }

    /// The squares in a direction up to the edge, without this one.
    pub fn ray(self, step: Step) -> impl Iterator<Item = Self> {
        std::iter::successors(self.step(step), move |square| square.step(step))
    }
}

/// One step of the eight directions, as White sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Step {
    /// Towards the eighth rank.
    Up,
    /// Towards the first rank.
    Down,
    /// Towards the a-file.
    Left,
    /// Towards the h-file.
    Right,
    /// Up and left at once.
    UpLeft,
    /// Up and right at once.
    UpRight,
    /// Down and left at once.
    DownLeft,
    /// Down and right at once.
    DownRight,
}

listed!(Step);

impl Step {
    /// How many files to the right and how many ranks up it goes.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::Up => (0, 1),
            Self::Down => (0, -1),
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
            Self::UpLeft => (-1, 1),
            Self::UpRight => (1, 1),
            Self::DownLeft => (-1, -1),
            Self::DownRight => (1, -1),
        }
    }

    /// The same step from the other side of the board.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            char::from(b'a' + self.file()),
            char::from(b'1' + self.rank())
        )
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, NotASquare> {
        let &[file, rank] = text.as_bytes() else {
            return Err(NotASquare);
        };
        Self::new(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')).ok_or(NotASquare)
    }
}

stored_as_text!(Square, ToString::to_string, str::parse);
