//! The one place where the games meet: a position and a move, of whichever game is played.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use crate::board::{Kind, Piece, Side, Square};
use crate::chess;

/// A position of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Position {
    /// A position of chess.
    Chess(chess::Position),
}

/// A move of one of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Move {
    /// A move of chess.
    Chess(chess::Move),
}

impl Default for Position {
    fn default() -> Self {
        Self::Chess(chess::Position::default())
    }
}

impl From<chess::Position> for Position {
    fn from(position: chess::Position) -> Self {
        Self::Chess(position)
    }
}

impl From<chess::Move> for Move {
    fn from(mv: chess::Move) -> Self {
        Self::Chess(mv)
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chess(mv) => Display::fmt(mv, f),
        }
    }
}

impl Move {
    /// The square that the piece leaves.
    pub fn from(&self) -> Square {
        match self {
            Self::Chess(mv) => mv.from,
        }
    }

    /// The square on which the piece stands afterwards.
    pub fn to(&self) -> Square {
        match self {
            Self::Chess(mv) => mv.to,
        }
    }
}

impl Position {
    /// The side to move.
    pub fn turn(&self) -> Side {
        match self {
            Self::Chess(position) => position.turn(),
        }
    }

    /// The number of the move to be played.
    pub fn number(&self) -> u32 {
        match self {
            Self::Chess(position) => position.number(),
        }
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        match self {
            Self::Chess(position) => position.piece_at(square),
        }
    }

    /// The squares of a piece, a1 to h8.
    pub fn squares_of(&self, piece: Piece) -> Vec<Square> {
        Square::all()
            .filter(|&square| self.piece_at(square) == Some(piece))
            .collect()
    }

    /// The pieces of a side that attack a square, with their squares.
    pub fn attackers(&self, square: Square, side: Side) -> Vec<(Kind, Square)> {
        let squares = match self {
            Self::Chess(position) => position.attackers(square, side),
        };
        let kind = |square| self.piece_at(square).map(|piece| (piece.kind, square));
        squares.into_iter().filter_map(kind).collect()
    }

    /// All legal moves.
    pub fn legal_moves(&self) -> Vec<Move> {
        match self {
            Self::Chess(position) => position
                .legal_moves()
                .into_iter()
                .map(Move::Chess)
                .collect(),
        }
    }

    /// The position after a move; `None` if the move is not legal or of another game.
    #[must_use]
    pub fn play(&self, mv: Move) -> Option<Self> {
        match (self, mv) {
            (Self::Chess(position), Move::Chess(mv)) => position.play(mv).map(Self::Chess),
        }
    }

    /// The position in the form in which the field writes it: FEN.
    pub fn fen(&self) -> String {
        match self {
            Self::Chess(position) => position.fen(),
        }
    }
}
