//! The one place where the games meet: a position and a move, of whichever game is played.

mod begin;
mod setup;
mod which;

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use crate::board::{Kind, Piece, Side, Square, made_of};
use crate::{chess, draughts};

pub use setup::Setup;
pub use which::{FenError, Game};

/// A position of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Position {
    /// A position of chess.
    Chess(chess::Position),
    /// A position of Russian draughts.
    Draughts(draughts::Position),
}

/// A move of one of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Move {
    /// A move of chess.
    Chess(chess::Move),
    /// A move of Russian draughts.
    Draughts(draughts::Move),
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhyNot {
    /// In chess.
    Chess(chess::WhyNot),
    /// In Russian draughts.
    Draughts(draughts::WhyNot),
}

made_of!(Position: Chess(chess::Position), Draughts(draughts::Position));
made_of!(Move: Chess(chess::Move), Draughts(draughts::Move));
made_of!(WhyNot: Chess(chess::WhyNot), Draughts(draughts::WhyNot));

/// Does the same in either game.
macro_rules! in_either {
    ($whole:expr, $one:ident => $does:expr) => {
        match $whole {
            Self::Chess($one) => $does,
            Self::Draughts($one) => $does,
        }
    };
}

impl Default for Position {
    fn default() -> Self {
        Self::Chess(chess::Position::default())
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        in_either!(self, mv => Display::fmt(mv, f))
    }
}

impl Move {
    /// The square that the piece leaves.
    pub fn from(&self) -> Square {
        in_either!(self, mv => mv.from)
    }

    /// The square on which the piece stands afterwards.
    pub fn to(&self) -> Square {
        in_either!(self, mv => mv.to)
    }

    /// What the player has chosen that a pawn becomes.
    pub fn promotion(&self) -> Option<Kind> {
        self.chess()?.promotion
    }

    /// The move of chess, if it is one.
    pub fn chess(&self) -> Option<chess::Move> {
        match self {
            Self::Chess(mv) => Some(*mv),
            Self::Draughts(_) => None,
        }
    }

    /// The move of draughts, if it is one.
    pub fn draughts(&self) -> Option<draughts::Move> {
        match self {
            Self::Chess(_) => None,
            Self::Draughts(mv) => Some(*mv),
        }
    }
}

impl Position {
    /// Reads a position of any of the games.
    ///
    /// # Errors
    /// What is wrong with it, for the game as whose position it is written.
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        let game = match text.contains('/') {
            true => Game::Chess,
            false => Game::Draughts,
        };
        game.read_fen(text)
    }

    /// Which game it is.
    pub fn game(&self) -> Game {
        match self {
            Self::Chess(_) => Game::Chess,
            Self::Draughts(_) => Game::Draughts,
        }
    }

    /// The position of chess, if it is one: for what only chess has.
    pub fn chess(&self) -> Option<&chess::Position> {
        match self {
            Self::Chess(position) => Some(position),
            Self::Draughts(_) => None,
        }
    }

    /// The position of draughts, if it is one: for what only draughts have.
    pub fn draughts(&self) -> Option<&draughts::Position> {
        match self {
            Self::Chess(_) => None,
            Self::Draughts(position) => Some(position),
        }
    }

    /// Whether the game begins with this position.
    pub fn is_start(&self) -> bool {
        *self == self.game().start()
    }

    /// Its FEN, unless it is exactly that with which the game begins. The laws call positions the same though the moves
    /// before them are counted otherwise.
    pub fn fen_unless_start(&self) -> Option<String> {
        let fen = self.fen();
        (fen != self.game().start().fen()).then_some(fen)
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        in_either!(self, position => position.turn())
    }

    /// The number of the move to be played.
    pub fn number(&self) -> u32 {
        in_either!(self, position => position.number())
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        match self {
            Self::Chess(position) => position.piece_at(square),
            Self::Draughts(position) => position.piece_at(square).map(|(side, is_king)| {
                let kind = if is_king {
                    Kind::DraughtsKing
                } else {
                    Kind::Man
                };
                Piece { side, kind }
            }),
        }
    }

    /// The squares of a piece, a1 to h8.
    pub fn squares_of(&self, piece: Piece) -> Vec<Square> {
        Square::all()
            .filter(|&square| self.piece_at(square) == Some(piece))
            .collect()
    }

    /// The pieces of a side that attack a square, with their squares. In draughts these are the
    /// pieces that could capture what stands there if it were their turn.
    pub fn attackers(&self, square: Square, side: Side) -> Vec<(Kind, Square)> {
        let squares = in_either!(self, position => position.attackers(square, side));
        let kind = |square| self.piece_at(square).map(|piece| (piece.kind, square));
        squares.into_iter().filter_map(kind).collect()
    }

    /// All legal moves.
    pub fn legal_moves(&self) -> Vec<Move> {
        in_either!(self, position => position.legal_moves().into_iter().map(Into::into).collect())
    }

    /// The position after a move; `None` if the move is not legal or of another game.
    #[must_use]
    pub fn play(&self, mv: Move) -> Option<Self> {
        match (self, mv) {
            (Self::Chess(position), Move::Chess(mv)) => position.play(mv).map(Self::Chess),
            (Self::Draughts(position), Move::Draughts(mv)) => position.play(mv).map(Self::Draughts),
            (Self::Chess(_), Move::Draughts(_)) | (Self::Draughts(_), Move::Chess(_)) => None,
        }
    }

    /// The moves of the piece on a square, with what each captures. In chess the side need not be on
    /// move; in draughts, where a capture elsewhere binds, these are the moves as if it were.
    pub fn moves_from(&self, square: Square) -> Vec<(Move, Vec<Kind>)> {
        match self {
            Self::Chess(position) => {
                let is_pawn = |at| {
                    position
                        .piece_at(at)
                        .is_some_and(|one| one.kind == Kind::Pawn)
                };
                let with = |mv: chess::Move| {
                    let captured = position.piece_at(mv.to).map(|piece| piece.kind);
                    let passing = is_pawn(mv.from) && mv.from.file() != mv.to.file();
                    let captured = captured.or(passing.then_some(Kind::Pawn));
                    (mv.into(), captured.into_iter().collect())
                };
                position.moves_from(square).into_iter().map(with).collect()
            }
            Self::Draughts(position) => {
                let with = |mv: draughts::Move| {
                    let kinds = mv.captured.iter().filter_map(|at| self.piece_at(at));
                    (mv.into(), kinds.map(|piece| piece.kind).collect())
                };
                position.moves_from(square).into_iter().map(with).collect()
            }
        }
    }

    /// Why no legal move goes from one square to another; `None` if one does.
    pub fn why_not(&self, from: Square, to: Square) -> Option<WhyNot> {
        in_either!(self, position => position.why_not(from, to).map(Into::into))
    }

    /// The position in which this board stands after a turn of the side to move, legal or not, and
    /// the other side is to move; `None` if no game can go on from it.
    #[must_use]
    pub fn with_board(&self, board: impl Fn(Square) -> Option<Piece>) -> Option<Self> {
        match self {
            Self::Chess(position) => position.with_board(board).map(Self::Chess),
            Self::Draughts(position) => {
                let board = |square| {
                    let piece: Piece = board(square)?;
                    Some((piece.side, piece.kind == Kind::DraughtsKing))
                };
                position.with_board(board).map(Self::Draughts)
            }
        }
    }

    /// The same position with the other side to move; `None` where the side to move is in check or
    /// must capture, so that to pass would mean nothing.
    pub fn passed(&self) -> Option<Self> {
        in_either!(self, position => position.passed().map(Into::into))
    }

    /// Whether the side to move is in check, which only a king of chess can be.
    pub fn is_check(&self) -> bool {
        self.chess().is_some_and(chess::Position::is_check)
    }

    /// Whether the same pieces stand on the same squares with the same side to move, whatever else
    /// may differ.
    pub fn same_arrangement(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Chess(one), Self::Chess(other)) => one.same_arrangement(other),
            (Self::Draughts(one), Self::Draughts(other)) => one.same_arrangement(other),
            (Self::Chess(_), Self::Draughts(_)) | (Self::Draughts(_), Self::Chess(_)) => false,
        }
    }

    /// Half-moves since a move after which no earlier position can stand again.
    pub fn quiet_plies(&self) -> u32 {
        self.chess().map_or(u32::MAX, chess::Position::quiet_plies)
    }

    /// What a legal move captures, with the squares, in the order in which it is captured.
    pub fn captured(&self, mv: Move) -> Vec<(Square, Piece)> {
        let squares: Vec<Square> = match (self, mv) {
            (Self::Chess(position), Move::Chess(mv)) => {
                position.captured_on(mv).into_iter().collect()
            }
            (Self::Draughts(position), Move::Draughts(mv)) => position.captured_in_order(mv),
            (Self::Chess(_), Move::Draughts(_)) | (Self::Draughts(_), Move::Chess(_)) => Vec::new(),
        };
        let found = |square| Some((square, self.piece_at(square)?));
        squares.into_iter().filter_map(found).collect()
    }

    /// A legal move in the notation of the field: SAN in chess, `c3-d4` and `b4:d6` in draughts;
    /// `None` if the move is not legal.
    pub fn notation(&self, mv: Move) -> Option<String> {
        match (self, mv) {
            (Self::Chess(position), Move::Chess(mv)) => position.san(mv),
            (Self::Draughts(position), Move::Draughts(mv)) => {
                position.is_legal(mv).then(|| position.write(mv))
            }
            (Self::Chess(_), Move::Draughts(_)) | (Self::Draughts(_), Move::Chess(_)) => None,
        }
    }

    /// The one legal move that a text in the notation of the field means: SAN in chess, full or short
    /// notation in draughts.
    pub fn read(&self, text: &str) -> Option<Move> {
        match self {
            Self::Chess(position) => position.read_san(text).ok().map(Move::Chess),
            Self::Draughts(position) => match position.read(text).ok()?.as_slice() {
                [mv] => Some(Move::Draughts(*mv)),
                _ => None,
            },
        }
    }

    /// The position in the form in which the field writes it: FEN.
    pub fn fen(&self) -> String {
        in_either!(self, position => position.fen())
    }

    /// Counts the sequences of legal moves of a given length.
    pub fn perft(&self, depth: u32) -> u64 {
        match self {
            Self::Chess(position) => chess::perft(position, depth),
            Self::Draughts(position) => draughts::perft(position, depth),
        }
    }
}
