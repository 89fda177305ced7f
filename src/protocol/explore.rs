//! Exploring the board: what a player can ask of it, and what is found.

use crate::arbiter::OnBoard;
use crate::board::{Kind, Piece, Side, Square, Step};
use crate::chess::{Castling, Obstacle};
use crate::explore::{BoardChange, PlacedPiece};
use crate::game::{Move, Position};
use serde::{Deserialize, Serialize};

/// What a player asks of the board. A square, file or rank that is not named is the cursor's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Explore {
    /// The square with its colour.
    Colour(Option<Square>),
    /// The pieces on a rank, 0 to 7.
    Rank(Option<u8>),
    /// The pieces on a file, 0 to 7.
    File(Option<u8>),
    /// The pieces on the diagonals of the square.
    Diagonals,
    /// The pieces in a direction up to the edge.
    Ray(Step),
    /// The pieces in the next direction round the clock: straight or slanting, onwards or back.
    NextRay {
        /// Along ranks and files, not along diagonals.
        straight: bool,
        /// Against the clock.
        back: bool,
    },
    /// The pieces a knight's move away.
    KnightView,
    /// The pieces on the squares around.
    KingView,
    /// Who attacks the piece on a square, or an empty square.
    Attackers(Option<Square>),
    /// Who defends the piece on a square, or an empty square.
    Defenders(Option<Square>),
    /// The legal moves of the piece on a square.
    Moves(Option<Square>),
    /// Its captures only.
    Captures(Option<Square>),
    /// The legal moves of the piece in the hand.
    InHand,
    /// What the piece in the hand would attack from the square of the cursor, and who it.
    IfPut,
    /// The pieces of the side from which the board is seen.
    OwnPieces,
    /// The pieces of the other side.
    OthersPieces,
    /// The pieces of a kind of the side from which the board is seen.
    OwnOfKind(Kind),
    /// The pieces of a kind of the other side.
    OthersOfKind(Kind),
    /// All pieces, file by file.
    Files,
    /// The pawns, file by file.
    Pawns,
    /// What each side has.
    Material,
    /// What was captured last.
    LastCaptured,
    /// The last move.
    LastMove,
    /// What has changed since this was asked last.
    Changes,
    /// The whole board, rank by rank.
    Board,
    /// Whom the last move attacks, and which attacks it ended.
    Threats,
    /// Whether the side to move is in check, and from where.
    Check,
    /// Which move of the game is to be made.
    MoveNumber,
    /// Every legal capture, piece by piece.
    EveryCapture,
    /// Every legal move, piece by piece.
    EveryMove,
    /// The legal moves of the pieces of a kind.
    MovesOfKind(Kind),
    /// Whether castling is possible, on each side.
    Castling,
    /// Goes to the next piece of a kind, or to the one before.
    Next {
        /// The kind.
        kind: Kind,
        /// Whether backwards.
        back: bool,
    },
    /// Goes to a file on the same rank.
    ToFile(u8),
    /// Goes to a rank on the same file.
    ToRank(u8),
    /// Goes to where the last move ended.
    ToLastMove,
    /// Turns the board round.
    Flip,
    /// What is asked in words only.
    Inquiry(Inquiry),
}

/// What a player asks of the board in words only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Inquiry {
    /// How many pieces of a kind each side has.
    CountKind(Kind),
    /// How many pieces each side has.
    CountPieces,
    /// How many legal moves there are.
    CountMoves,
    /// The last move of who asks.
    OwnLastMove,
    /// The pieces on the line between two squares, and on these.
    Between(Square, Square),
    /// The pieces on the diagonals of a square.
    Diagonals(Square),
    /// The pieces around a square.
    Around(Square),
    /// Which file has a name: "what does Bella mean".
    FileName(u8),
    /// From which side the board is seen; it is turned where another one is wished.
    SeenFrom(Option<Side>),
    /// The passed pawns of both sides.
    Passed,
    /// Whether a piece of a kind can go to a square.
    Reach(Kind, Square),
    /// Which side has castled, and when.
    Castled,
    /// What stands against castling of a side, or of the opponent of who asks.
    MayCastle(Option<Side>),
    /// How often the position on the board has stood there.
    Occurrences,
}

impl Explore {
    /// The same question about another square than the cursor's; `None` if it is not about one.
    pub const fn of(self, square: Square) -> Option<Self> {
        if let Self::Colour(_) = self {
            Some(Self::Colour(Some(square)))
        } else if let Self::Attackers(_) = self {
            Some(Self::Attackers(Some(square)))
        } else if let Self::Defenders(_) = self {
            Some(Self::Defenders(Some(square)))
        } else if let Self::Moves(_) = self {
            Some(Self::Moves(Some(square)))
        } else if let Self::Captures(_) = self {
            Some(Self::Captures(Some(square)))
        } else {
            None
        }
    }

    /// Whether the answer is more than what fingers find on the board: something that a player in
    /// a competition has to find out alone.
    ///
    /// Lines, rays, a knight's and a king's squares and lists only tell which piece stands where.
    /// The last move and the last capture are in the player's own score. Attacks, moves, captures
    /// and threats follow from the position, and a comparison with earlier is a note.
    pub const fn is_advice(self) -> bool {
        matches!(
            self,
            Self::Attackers(_)
                | Self::Defenders(_)
                | Self::Moves(_)
                | Self::Captures(_)
                | Self::InHand
                | Self::IfPut
                | Self::Changes
                | Self::Threats
                | Self::EveryMove
                | Self::Inquiry(
                    Inquiry::CountMoves
                        | Inquiry::Passed
                        | Inquiry::Reach(..)
                        | Inquiry::MayCastle(_)
                        | Inquiry::Occurrences
                )
                | Self::EveryCapture
                | Self::MovesOfKind(_)
                | Self::Castling
        )
    }
}

/// A line of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardLine {
    /// A rank, 0 to 7.
    Rank(u8),
    /// A file, 0 to 7.
    File(u8),
    /// From one square to another.
    Between(Square, Square),
}

/// A square that a piece can go to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The square.
    pub to: Square,
    /// What is captured; of several the first.
    pub captured: Option<Kind>,
    /// The way of a capture of draughts, without the square from which it goes.
    pub way: Vec<Square>,
    /// How many pieces are captured.
    pub count: u32,
}

/// What is answered to an inquiry, where nothing else tells the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InquiryAnswer {
    /// No line joins two squares.
    NoLine(Square, Square),
    /// How many pieces White and Black have.
    PieceCount([u32; 2]),
    /// How many legal moves there are.
    MoveCount(u32),
    /// The file that has a name.
    FileName(u8),
    /// Whether a piece of a kind can go to a square.
    Reach(Kind, Square, bool),
    /// Which way White and Black have castled, and with which of their moves.
    Castled([Option<(Castling, u32)>; 2]),
    /// How often the position has stood on the board, this time counted.
    Occurrences(u32),
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Explored {
    /// A square, what stands there, and its colour.
    Colour(Square, Option<Piece>),
    /// The pieces on a line.
    Line(BoardLine, Vec<PlacedPiece>),
    /// The answer to an inquiry.
    Found(InquiryAnswer),
    /// The passed pawns of White and of Black.
    Passed([Vec<Square>; 2]),
    /// The pieces in directions from a square.
    Rays(Vec<(Step, Vec<PlacedPiece>)>),
    /// The pieces on the squares that a knight or a king would reach.
    Around(Kind, Square, Vec<PlacedPiece>),
    /// Who attacks or defends a square.
    Attack {
        /// The square.
        square: Square,
        /// What stands there.
        piece: Option<Piece>,
        /// Whose pieces do it.
        side: Side,
        /// Whether they defend it.
        defends: bool,
        /// Those that do it themselves.
        direct: Vec<(Kind, Square)>,
        /// Those that do it through the others.
        behind: Vec<(Kind, Square)>,
    },
    /// Where a piece can go; nowhere, if there are no targets.
    Moves {
        /// The square of the piece.
        square: Square,
        /// The piece.
        piece: Piece,
        /// Where it can go.
        targets: Vec<Target>,
        /// Whether only captures were asked for.
        captures: bool,
        /// Whether it is not its side's turn.
        out_of_turn: bool,
    },
    /// Nothing stands there that could move.
    NothingHere(Square),
    /// Where each piece can go that can go anywhere, as [`Explored::Moves`].
    EveryMove(Vec<Self>),
    /// The number of the move that is to be made; `None` under laws that let nobody count the players' moves.
    MoveNumber(Option<u32>),
    /// Each way of castling, and what stands against it.
    Castling(Vec<(Castling, Option<Obstacle>)>),
    /// Nothing can be captured.
    NoCapture,
    /// Who is to move is not in check.
    NoCheck,
    /// This side is in check, and from where, if that may be told.
    Check(Side, Vec<(Kind, Square)>),
    /// What a piece would attack on another square, and what would attack it.
    IfPut {
        /// The piece.
        piece: Piece,
        /// The square.
        square: Square,
        /// Whether it can go there.
        legal: bool,
        /// What it would attack.
        targets: Vec<(Kind, Square)>,
        /// What would attack it.
        by: Vec<(Kind, Square)>,
    },
    /// Pieces, or pawns only, file by file; files without any are left out.
    Files {
        /// Whether only pawns were asked for.
        pawns: bool,
        /// Each file, 0 to 7, with its pieces.
        files: Vec<(u8, Vec<PlacedPiece>)>,
    },
    /// How many pieces of each kind White and Black have, in the order of the kinds of the game.
    Material {
        /// White's, then Black's.
        counts: [Vec<(Kind, u32)>; 2],
        /// Whether the difference may be told too.
        compares: bool,
    },
    /// What was captured last, and where; `None` if nothing was.
    LastCaptured(Option<(Piece, Square)>),
    /// The last move with the position before it; `None` if there was none.
    LastMove(Option<Box<(Position, Move)>>),
    /// The last move as it looks on the board: nobody has judged whether it is legal.
    Shown(OnBoard),
    /// What has changed.
    Changes(Vec<BoardChange>),
    /// Each rank with its pieces, the farthest first.
    Board(Vec<(u8, Vec<PlacedPiece>)>),
    /// Who attacks whom since the last move, and who no longer does.
    Threats {
        /// Attacker and attacked.
        new: Vec<(PlacedPiece, PlacedPiece)>,
        /// Those that are over, as they stood before the move.
        ended: Vec<(PlacedPiece, PlacedPiece)>,
    },
    /// The search for the next piece of a kind went round the board, or found none.
    Wrapped(Kind, bool),
    /// The board is seen from this side.
    Flipped(Side),
}
