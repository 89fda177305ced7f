//! Chess: positions, moves and their notation. It knows nothing about players, clocks or words.

mod attack;
mod board;
mod dead;
mod exact;
mod facts;
mod fen;
mod helpmate;
mod notation;
mod open_king;
mod reach;
mod scene;
mod shadow;
mod why;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Color, EnPassantMode, FromSetup as _, Position as _, Role};

use crate::board::{Kind, Piece, Side, Square, stored_as_text};

pub use board::{placement, read_placement};
pub use facts::{Castling, Check, MoveFacts, Origin, both_kings_attacked};
pub use fen::{FenError, FenFault};
pub use helpmate::Mating;
pub use notation::SanError;
pub use why::{Obstacle, WhyNot};

/// A move of chess: from where, to where, and what a pawn becomes.
///
/// Castling is the king's step of two squares, as in UCI.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Move {
    /// The square that the piece leaves.
    pub from: Square,
    /// The square on which it stands afterwards.
    pub to: Square,
    /// What a pawn on the last rank becomes.
    pub promotion: Option<Kind>,
}

/// The text is not a move in UCI notation such as `g1f3` or `e7e8q`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotUci;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion.map(role) {
            Some(role) => write!(f, "{}", role.char()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Move {
    type Err = NotUci;

    fn from_str(text: &str) -> Result<Self, NotUci> {
        let square = |range| -> Result<Square, NotUci> {
            let text: &str = text.get(range).ok_or(NotUci)?;
            text.parse().map_err(|_| NotUci)
        };
        let promotion = match text.get(4..) {
            Some("") => None,
            Some("q") => Some(Kind::Queen),
            Some("r") => Some(Kind::Rook),
            Some("b") => Some(Kind::Bishop),
            Some("n") => Some(Kind::Knight),
            _ => return Err(NotUci),
        };
        Ok(Self {
            from: square(0..2)?,
            to: square(2..4)?,
            promotion,
        })
    }
}

stored_as_text!(Move, ToString::to_string, str::parse);

/// A position of chess with everything that decides which moves are legal, and its counters.
///
/// Two positions are equal when the laws call them the same: same pieces on the same squares, same
/// side to move, same castling rights, same legal en passant capture (Art. 9.2.3, FIDE 2023).
#[derive(Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Position(shakmaty::Chess);

impl Position {
    /// Reads a FEN of ordinary chess; counters and the last fields may be missing.
    ///
    /// Composed positions with many queens or an impossible check are accepted: they can be played.
    ///
    /// # Errors
    /// [`FenError`] names what is wrong; nothing is repaired silently.
    pub fn from_fen(fen: &str) -> Result<Self, FenError> {
        let setup = fen::read(fen)?.into_setup();
        let read = shakmaty::Chess::from_setup(setup.clone(), CastlingMode::Standard);
        read.or_else(shakmaty::PositionError::ignore_too_much_material)
            .or_else(shakmaty::PositionError::ignore_impossible_check)
            .map(Self)
            .map_err(|error| fen::faults(error.kinds(), &setup))
    }

    /// Reads a FEN, without the castling rights and the en passant square that cannot be right; and whether there were
    /// any.
    ///
    /// # Errors
    /// [`FenError`] names what is wrong besides.
    pub fn from_odd_fen(fen: &str) -> Result<(Self, bool), FenError> {
        let strict = match Self::from_fen(fen) {
            Ok(position) => return Ok((position, false)),
            Err(error) => error,
        };
        fen::read(fen)?
            .into_position::<shakmaty::Chess>(CastlingMode::Standard)
            .or_else(shakmaty::PositionError::ignore_too_much_material)
            .or_else(shakmaty::PositionError::ignore_impossible_check)
            .or_else(shakmaty::PositionError::ignore_invalid_castling_rights)
            .or_else(shakmaty::PositionError::ignore_invalid_ep_square)
            .map(|position| (Self(position), true))
            .map_err(|_| strict)
    }

    /// The FEN of the position. The en passant square is named only where a capture is legal.
    pub fn fen(&self) -> String {
        let mut text = String::with_capacity(96);
        Fen::from_position(&self.0, EnPassantMode::Legal).append_to_string(&mut text);
        text
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        side(self.0.turn())
    }

    /// The number of the move to be played, as printed before White's move: 1 at the start.
    pub fn number(&self) -> u32 {
        self.0.fullmoves().get()
    }

    /// Half-moves since the last capture or pawn move (for Art. 9.3 and 9.6.2, FIDE 2023).
    pub fn quiet_plies(&self) -> u32 {
        self.0.halfmoves()
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0.board().piece_at(to_shakmaty(square)).map(piece)
    }

    /// The squares on which a piece stands, a1 to h8.
    pub fn squares_of(&self, piece: Piece) -> Vec<Square> {
        Square::all()
            .filter(|&square| self.piece_at(square) == Some(piece))
            .collect()
    }

    /// The pieces that attack a square, of one side, a1 to h8.
    pub fn attackers(&self, square: Square, side: Side) -> Vec<Square> {
        let board = self.0.board();
        board
            .attacks_to(to_shakmaty(square), color(side), board.occupied())
            .into_iter()
            .map(from_shakmaty)
            .collect()
    }

    /// All legal moves. A king is never captured, even if it can be.
    pub fn legal_moves(&self) -> Vec<Move> {
        let all = self.0.legal_moves();
        all.iter()
            .filter(|mv| keeps_king(mv))
            .map(|mv| plain(*mv))
            .collect()
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.find(mv).is_some()
    }

    /// The position after a move; `None` if the move is not legal.
    #[must_use]
    pub fn play(&self, mv: Move) -> Option<Self> {
        let found = self.find(mv)?;
        let mut next = self.0.clone();
        next.play_unchecked(found);
        Some(Self(next))
    }

    /// The same position with the other side to move; `None` in check.
    pub fn passed(&self) -> Option<Self> {
        self.0.clone().swap_turn().ok().map(Self)
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.0.is_check()
    }

    /// Whether the side to move is checkmated.
    pub fn is_checkmate(&self) -> bool {
        self.0.is_checkmate()
    }

    /// Whether the side to move is stalemated.
    pub fn is_stalemate(&self) -> bool {
        self.0.is_stalemate()
    }

    /// Whether neither side has the material to mate, whatever is played.
    pub fn is_insufficient_material(&self) -> bool {
        self.0.is_insufficient_material()
    }

    /// Whether the same pieces stand on the same squares with the same side to move, whatever may
    /// be captured in passing or castled.
    pub fn same_arrangement(&self, other: &Self) -> bool {
        self.0.turn() == other.0.turn() && self.0.board() == other.0.board()
    }

    /// The position in the form of the library, for the search of the opponent.
    pub(crate) fn shakmaty(&self) -> &shakmaty::Chess {
        &self.0
    }

    fn find(&self, mv: Move) -> Option<shakmaty::Move> {
        let role = self.0.board().role_at(to_shakmaty(mv.from))?;
        let castles = role == Role::King && mv.from.file().abs_diff(mv.to.file()) > 1;
        let candidates = if castles {
            self.0.legal_moves()
        } else {
            self.0.san_candidates(role, to_shakmaty(mv.to))
        };
        candidates
            .into_iter()
            .find(|candidate| keeps_king(candidate) && plain(*candidate) == mv)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.fen())
    }
}

stored_as_text!(Position, Position::fen, Position::from_fen_of_game);

/// Counts the positions that legal moves reach after `depth` half-moves.
pub fn perft(position: &Position, depth: u32) -> u64 {
    shakmaty::perft(&position.0, depth)
}

pub(crate) fn plain(mv: shakmaty::Move) -> Move {
    let (from, to) = if let shakmaty::Move::Castle { king, rook } = mv {
        let file = if king < rook {
            shakmaty::File::G
        } else {
            shakmaty::File::C
        };
        (king, shakmaty::Square::from_coords(file, king.rank()))
    } else {
        (mv.from().unwrap_or(mv.to()), mv.to())
    };
    Move {
        from: from_shakmaty(from),
        to: from_shakmaty(to),
        promotion: mv.promotion().map(kind),
    }
}

fn to_shakmaty(square: Square) -> shakmaty::Square {
    shakmaty::Square::new(u32::from(square.index()))
}

fn from_shakmaty(square: shakmaty::Square) -> Square {
    Square::from_index(u8::from(square)).expect("both crates number the same 64 squares")
}

pub(crate) fn side(color: Color) -> Side {
    color.fold_wb(Side::White, Side::Black)
}

fn color(side: Side) -> Color {
    Color::from_white(side == Side::White)
}

fn piece(piece: shakmaty::Piece) -> Piece {
    Piece {
        side: side(piece.color),
        kind: kind(piece.role),
    }
}

fn kind(role: Role) -> Kind {
    match role {
        Role::King => Kind::King,
        Role::Queen => Kind::Queen,
        Role::Rook => Kind::Rook,
        Role::Bishop => Kind::Bishop,
        Role::Knight => Kind::Knight,
        Role::Pawn => Kind::Pawn,
    }
}

/// No piece of draughts stands in a position of chess; what looks like it is taken for it.
fn role(kind: Kind) -> Role {
    match kind {
        Kind::King | Kind::DraughtsKing => Role::King,
        Kind::Queen => Role::Queen,
        Kind::Rook => Role::Rook,
        Kind::Bishop => Role::Bishop,
        Kind::Knight => Role::Knight,
        Kind::Pawn | Kind::Man => Role::Pawn,
    }
}

/// Whether a move captures no king.
fn keeps_king(mv: &shakmaty::Move) -> bool {
    mv.capture() != Some(Role::King)
}
