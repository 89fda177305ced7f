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
