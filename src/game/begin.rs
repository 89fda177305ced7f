//! The position from which each game begins, and those that are read.

use super::{FenError, Game, Position};
use crate::board::{Piece, Square};
use crate::{chess, draughts};

impl Game {
    /// The position from which the game is played.
    pub fn start(self) -> Position {
        match self {
            Self::Chess => chess::Position::default().into(),
            Self::Draughts => draughts::Position::default().into(),
        }
    }

    /// Reads what stands on a board in the form in which the field writes positions, legal or not: a1
    /// to h8. `None` if the text is none.
    pub fn read_board(self, text: &str) -> Option<[Option<Piece>; 64]> {
        match self {
            Self::Chess => chess::read_placement(text),
            Self::Draughts => {
                let position: Position = draughts::Position::from_fen(text).ok()?.into();
                let at = |at| Square::from_index(u8::try_from(at).ok()?);
                Some(std::array::from_fn(|index| position.piece_at(at(index)?)))
            }
        }
    }

    /// Positions in which between them everything is said that moves are made of: each piece, file and rank, captures,
    /// castlings, promotions.
    pub fn showcase(self) -> Vec<Position> {
        let fens: &[&str] = match self {
            Self::Chess => &[
                "r3k2r/1q1b2p1/2n2n2/3p1p2/2B1P3/2N2N2/1Q1P2P1/R3K2R w KQkq - 0 1",
                "r3k2r/p5P1/8/2b2n2/4q3/8/2PP4/RN1QKBNR w KQkq - 0 1",
            ],
            Self::Draughts => &[
                "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
                "W:WKa1,Kh2,c5,e5:Bb6,g3,f6",
            ],
        };
        let read = fens.iter().filter_map(|fen| self.read_fen(fen).ok());
        read.collect()
    }

    /// Reads a position in the form in which the field writes it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read_fen(self, fen: &str) -> Result<Position, FenError> {
        match self {
            Self::Chess => chess::Position::from_fen(fen)
                .map(Position::Chess)
                .map_err(FenError::Chess),
            Self::Draughts => draughts::Position::from_fen(fen)
                .map(Position::Draughts)
                .map_err(FenError::Draughts),
        }
    }
}
