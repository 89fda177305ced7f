//! Russian draughts: positions, moves, and the rules of moving and capturing.
//!
//! The numbers of articles are those of the code of Russian draughts. What a player may claim and
//! how a game ends is the arbiter's; here is only what can be moved.

mod breach;
mod draws;
mod endings;
mod explore;
mod fen;
mod moves;
mod notation;
mod paths;
mod roads;
mod squares;
mod two_kings;
mod why;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::board::{Side, Square, stored_as_text};

pub use breach::Breach;
pub use draws::Counts;
pub use endings::{Endings, MOST_PIECES, SolvedEnding};
pub use fen::FenError;
pub use notation::Unread;
pub use roads::Road;
pub use squares::{DARK, Squares};
pub use why::WhyNot;

/// A move: from where, to where, and what it captures. The way between is found again by
/// [`Position::path`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Move {
    /// The square that the piece leaves.
    pub from: Square,
    /// The square on which it stands afterwards. A capture may come back to where it began.
    pub to: Square,
    /// The captured pieces.
    pub captured: Squares,
}

impl Move {
    /// Whether something is captured.
    pub fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }
}

/// The form in which moves are stored: `c3-d4`, or `c3:e5 d4` with the captured squares.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture() { ':' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)?;
        self.captured
            .iter()
            .try_for_each(|square| write!(f, " {square}"))
    }
}

/// The text is no move in the form in which moves are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAMove;

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let mut words = text.split(' ');
        let squares = words.next().ok_or(NotAMove)?;
        let (from, to) = squares.split_once([':', '-']).ok_or(NotAMove)?;
        let square = |text: &str| text.parse::<Square>().map_err(|_| NotAMove);
        let captured = words.map(square).collect::<Result<Squares, _>>()?;
        if squares.contains(':') == captured.is_empty() {
            return Err(NotAMove);
        }
        Ok(Self {
            from: square(from)?,
            to: square(to)?,
            captured,
        })
    }
}

stored_as_text!(Move, ToString::to_string, str::parse);

/// A position: what stands where, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Position {
    sides: [u64; 2],
    kings: u64,
    turn: Side,
    number: u32,
}

impl Default for Position {
    /// Twelve men of each side on the first three ranks (1.3); White begins (1.4.1).
    fn default() -> Self {
        Self {
            sides: [DARK.0 & 0x00ff_ffff, DARK.0 & !(u64::MAX >> 24)],
            kings: 0,
            turn: Side::White,
            number: 1,
        }
    }
}

impl Position {
    /// The side to move.
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// The number of the move to be played, 1 at the start.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The pieces of a side.
    pub fn pieces(&self, side: Side) -> Squares {
        Squares(self.sides[side as usize])
    }

    /// The men of a side.
    pub fn men(&self, side: Side) -> Squares {
        Squares(self.sides[side as usize] & !self.kings)
    }

    /// The kings of a side.
    pub fn kings(&self, side: Side) -> Squares {
        Squares(self.sides[side as usize] & self.kings)
    }

    /// Whose piece stands on a square, and whether it is a king.
    pub fn piece_at(&self, square: Square) -> Option<(Side, bool)> {
        let side = Side::BOTH
            .into_iter()
            .find(|side| self.pieces(*side).contains(square))?;
        Some((side, Squares(self.kings).contains(square)))
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The position after a move; `None` if the move is not legal.
    #[must_use]
    pub fn play(&self, mv: Move) -> Option<Self> {
        self.is_legal(mv).then(|| self.after(mv))
    }

    /// Whether a legal move makes a king of a man.
    ///
    /// A man that captures a piece on the last rank but one has been on the last rank, before it or
    /// behind it; so the captured pieces tell, whatever the way was (1.4.4, 1.5.15).
    pub fn promotes(&self, mv: Move) -> bool {
        let is_man = !Squares(self.kings).contains(mv.from);
        let before_last = match self.turn {
            Side::White => Squares::rank(6),
            Side::Black => Squares::rank(1),
        };
        is_man
            && (Squares(self.last_rank()).contains(mv.to)
                || !mv.captured.and(before_last).is_empty())
    }

    /// The position after a legal move.
    pub fn after(&self, mv: Move) -> Self {
        let mut next = *self;
        let (from, to) = (1_u64 << mv.from.index(), 1_u64 << mv.to.index());
        let is_king = self.kings & from != 0 || self.promotes(mv);
        let (own, theirs) = (self.turn as usize, self.turn.other() as usize);
        next.sides[own] = self.sides[own] & !from | to;
        next.sides[theirs] &= !mv.captured.0;
        next.kings &= !(mv.captured.0 | from);
        if is_king {
            next.kings |= to;
        }
        next.turn = self.turn.other();
        next.number = self.number_after();
        next
    }

    /// The position after a legal move that captures nothing, from one bit to another.
    fn after_quiet(&self, from: u64, to: u64) -> Self {
        let mut next = *self;
        next.sides[self.turn as usize] ^= from | to;
        if self.kings & from != 0 {
            next.kings ^= from | to;
        } else {
            next.kings |= to & self.last_rank();
        }
        next.turn = self.turn.other();
        next.number = self.number_after();
        next
    }

    /// The number of the move that follows this one.
    fn number_after(&self) -> u32 {
        let step = u32::from(self.turn == Side::Black);
        self.number.saturating_add(step)
    }

    /// The same position with the other side to move; `None` if a piece must be captured.
    pub fn passed(&self) -> Option<Self> {
        let passed = Self {
            turn: self.turn.other(),
            ..*self
        };
        self.must_capture_with().is_empty().then_some(passed)
    }

    /// Whether the same pieces stand on the same squares with the same side to move (1.9.1.7).
    pub fn same_arrangement(&self, other: &Self) -> bool {
        self.sides == other.sides && self.kings == other.kings && self.turn == other.turn
    }

    fn own(&self) -> u64 {
        self.sides[self.turn as usize]
    }

    fn theirs(&self) -> u64 {
        self.sides[self.turn.other() as usize]
    }

    /// The rank on which the men of the side to move become kings (1.4.4).
    fn last_rank(&self) -> u64 {
        match self.turn {
            Side::White => Squares::rank(7).0,
            Side::Black => Squares::rank(0).0,
        }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.fen())
    }
}

stored_as_text!(Position, Position::fen, Position::from_fen);

/// Counts the sequences of `depth` legal moves; moves are distinct by their squares and what they
/// capture.
pub fn perft(position: &Position, depth: u32) -> u64 {
    position.count(&mut vec![Vec::new(); depth as usize])
}
