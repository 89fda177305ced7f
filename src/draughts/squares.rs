//! Sets of squares, the four diagonal directions, and what lies along them.

use crate::board::Square;

/// A set of squares as bits: bit 0 is a1, bit 1 is b1, bit 63 is h8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares(pub(super) u64);

/// The dark squares, on which alone the game is played (1.1 of the code of Russian draughts).
pub const DARK: Squares = Squares(0xaa55_aa55_aa55_aa55);

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);

    /// One square.
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The squares as bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are, 0 to 64.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a square is among them.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// These and those.
    #[must_use]
    pub const fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// These but not those.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Those that are in both sets.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// The squares, a1 to h8.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let square = Square::from_index(u8::try_from(left.trailing_zeros()).ok()?)?;
            left &= left - 1;
            Some(square)
        })
    }

    /// The squares of one rank, 0 to 7.
    pub(super) const fn rank(rank: u8) -> Self {
        Self(0xff << (8 * rank))
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        Self(
            squares
                .into_iter()
                .fold(0, |set, square| set | 1 << square.index()),
        )
    }
}

/// The diagonal directions, as White sees the board.
pub(super) const DIRECTIONS: [Slant; 4] = [
    Slant::UpLeft,
    Slant::UpRight,
    Slant::DownLeft,
    Slant::DownRight,
];

/// A diagonal direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slant {
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

impl Slant {
    /// Every bit one step on; those at the edge fall off.
    pub const fn step(self, bits: u64) -> u64 {
        match self {
            Self::UpLeft => (bits & !FILE_A) << 7,
            Self::UpRight => (bits & !FILE_H) << 9,
            Self::DownLeft => (bits & !FILE_A) >> 9,
            Self::DownRight => (bits & !FILE_H) >> 7,
        }
    }

    /// The other way.
    pub const fn back(self) -> Self {
        match self {
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
        }
    }

    /// All squares from a square to the edge, without the square itself.
    pub const fn ray(self, square: u32) -> u64 {
        RAYS[self as usize][square as usize & 63]
    }

    /// The first bit that the ray from a square meets; none if there is no such bit.
    pub const fn first(self, square: u32, bits: u64) -> u64 {
        let met = self.ray(square) & bits;
        if met == 0 {
            return 0;
        }
        match self {
            Self::UpLeft | Self::UpRight => met & met.wrapping_neg(),
            Self::DownLeft | Self::DownRight => 1 << (63 - met.leading_zeros()),
        }
    }
}

const RAYS: [[u64; 64]; 4] = rays();

const fn rays() -> [[u64; 64]; 4] {
    let mut rays = [[0; 64]; 4];
    let mut direction = 0;
    while direction < 4 {
        let mut square = 0;
        while square < 64 {
            let mut at = DIRECTIONS[direction].step(1 << square);
            while at != 0 {
                rays[direction][square] |= at;
                at = DIRECTIONS[direction].step(at);
            }
            square += 1;
        }
        direction += 1;
    }
    rays
}
