//! A board on which pieces are set up one by one, until a game can begin from it.

use super::{FenError, Game, Position};
use crate::board::{Kind, Piece, Side, Square};
use crate::{chess, draughts};

/// Castling as a FEN names it: whose, whether on the king's side, and its letter.
const CASTLING: [(Side, bool, char); 4] = [
    (Side::White, true, 'K'),
    (Side::White, false, 'Q'),
    (Side::Black, true, 'k'),
    (Side::Black, false, 'q'),
];

/// A board that need not be a position yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    game: Game,
    pieces: [Option<Piece>; 64],
    /// The side that is to move.
    pub turn: Side,
    /// What is allowed of [`CASTLING`]; it counts only where king and rook stand at home.
    castling: [bool; 4],
}

impl Setup {
    /// The board of a position. What it remembers of the moves before is left out: the counters and a pawn
    /// that could be captured in passing.
    pub fn of(position: &Position) -> Self {
        let at = |index| Square::from_index(u8::try_from(index).ok()?);
        let fen = position.fen();
        let rights = fen.split(' ').nth(2).unwrap_or_default();
        Self {
            game: position.game(),
            pieces: std::array::from_fn(|index| position.piece_at(at(index)?)),
            turn: position.turn(),
            castling: CASTLING.map(|(.., letter)| rights.contains(letter)),
        }
    }

    /// The game that the pieces belong to.
    pub fn game(&self) -> Game {
        self.game
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.pieces[usize::from(square.index())]
    }

    /// The squares of a piece, a1 to h8.
    pub fn squares_of(&self, piece: Piece) -> Vec<Square> {
        Square::all()
            .filter(|square| self.piece_at(*square) == Some(piece))
            .collect()
    }

    /// Puts a piece on a square in the place of what stood there, or empties the square.
    ///
    /// # Errors
    /// Such a piece never stands there: a pawn on the first or last rank, a man where it would be a king,
    /// a piece of draughts on a light square.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) -> Result<(), FenError> {
        let own = |piece: Piece| Piece {
            kind: self.game.own(piece.kind),
            ..piece
        };
        let piece = piece.map(own);
        let (is_first, is_last) = match piece.map(|piece| piece.side) {
            Some(Side::White) => (square.rank() == 0, square.rank() == 7),
            _ => (square.rank() == 7, square.rank() == 0),
        };
        match piece.map(|piece| piece.kind) {
            Some(Kind::Pawn) if is_first || is_last => {
                let fault = chess::FenFault::PawnOnBackrank;
                return Err(FenError::Chess(chess::FenError::Position(vec![fault])));
            }
            Some(_) if self.game == Game::Draughts && !square.is_dark() => {
                return Err(FenError::Draughts(draughts::FenError::LightSquare(square)));
            }
            Some(Kind::Man) if is_last => {
                let fault = draughts::FenError::ManOnLastRank(square);
                return Err(FenError::Draughts(fault));
            }
            _ => {}
        }
        self.pieces[usize::from(square.index())] = piece;
        Ok(())
    }

    /// Takes all pieces off, and forbids castling.
    pub fn clear(&mut self) {
        self.pieces = [None; 64];
        self.castling = [false; 4];
    }

    /// The castling that is allowed and that king and rook bear out: whose, and whether it is the short one.
    pub fn castling(&self) -> impl Iterator<Item = (Side, bool)> {
        self.rights().map(|(side, is_short, _)| (side, is_short))
    }

    /// Allows all castling for which king and rook stand at home, or forbids it where some is allowed.
    pub fn switch_castling(&mut self) {
        let allows = self.rights().next().is_none();
        self.castling = [allows; 4];
    }

    fn rights(&self) -> impl Iterator<Item = (Side, bool, char)> {
        let allowed = CASTLING.into_iter().zip(self.castling);
        allowed.filter_map(|(right, is_allowed)| {
            let (side, is_short, _) = right;
            let rank = if side == Side::White { 0 } else { 7 };
            let is = |file, kind| {
                let at = Square::new(file, rank).and_then(|square| self.piece_at(square));
                at == Some(Piece { side, kind })
            };
            let rook = if is_short { 7 } else { 0 };
            let at_home = self.game == Game::Chess && is(4, Kind::King) && is(rook, Kind::Rook);
            (is_allowed && at_home).then_some(right)
        })
    }

    /// The position, if a game can begin from the board.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn position(&self) -> Result<Position, FenError> {
        self.game.read_fen(&match self.game {
            Game::Chess => self.chess_fen(),
            Game::Draughts => self.draughts_fen(),
        })
    }

    fn chess_fen(&self) -> String {
        let turn = match self.turn {
            Side::White => "w",
            Side::Black => "b",
        };
        let mut rights: String = self.rights().map(|(.., letter)| letter).collect();
        if rights.is_empty() {
            rights.push('-');
        }
        let board = chess::placement(|square| self.piece_at(square));
        format!("{board} {turn} {rights} - 0 1")
    }

    fn draughts_fen(&self) -> String {
        let letter = |side| if side == Side::White { "W" } else { "B" };
        let of_side = |side: Side| {
            let own = Square::all().filter_map(|square| Some((square, self.piece_at(square)?)));
            let own = own.filter(|(_, piece)| piece.side == side);
            let names: Vec<String> = own
                .map(|(square, piece)| {
                    if let Kind::DraughtsKing = piece.kind {
                        format!("K{square}")
                    } else {
                        square.to_string()
                    }
                })
                .collect();
            format!("{}{}", letter(side), names.join(","))
        };
        let [white, black] = Side::BOTH.map(of_side);
        format!("{}:{white}:{black}", letter(self.turn))
    }
}
