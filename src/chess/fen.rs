//! Why a text is no position of chess: what is wrong with it, of which side, and on which rank.

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{Color, PositionErrorKinds, Setup};
use strum::IntoStaticStr;

use crate::board::Side;

/// Why a FEN was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// The text does not have the form of a FEN.
    Syntax,
    /// It is written wrongly, or the pieces cannot stand like that; every reason.
    Position(Vec<FenFault>),
}

/// What is wrong with a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FenFault {
    /// There are not eight ranks.
    RankCount,
    /// A rank has not eight squares.
    RankWidth(u8),
    /// A sign on a rank is no piece.
    RankSign(u8),
    /// Nothing says who is to move.
    Turn,
    /// The counts at the end are no numbers.
    Counts,
    /// There is no piece at all.
    EmptyBoard,
    /// A side has no king.
    MissingKing(Side),
    /// A side has several kings.
    TooManyKings(Side),
    /// A pawn stands on the first or the eighth rank.
    PawnOnBackrank,
    /// Castling is allowed although king or rook is not at home.
    CastlingRights,
    /// The en passant square cannot be right.
    EnPassantSquare,
    /// The side that has just moved is in check.
    OppositeCheck(Side),
}

impl FenFault {
    /// The key under which voices keep the words for this fault, and behind a blank of whom or where it is, if it is of
    /// one side or one rank.
    pub fn key(self) -> String {
        let key: &'static str = self.into();
        match self {
            Self::MissingKing(side) | Self::TooManyKings(side) | Self::OppositeCheck(side) => {
                format!("{key} {}", side.key())
            }
            Self::RankWidth(rank) | Self::RankSign(rank) => format!("{key} {rank}"),
            Self::RankCount
            | Self::Turn
            | Self::Counts
            | Self::EmptyBoard
            | Self::PawnOnBackrank
            | Self::CastlingRights
            | Self::EnPassantSquare => key.to_owned(),
        }
    }
}

/// Reads a FEN as it is written.
pub(super) fn read(fen: &str) -> Result<Fen, FenError> {
    let text = fen.trim();
    Fen::from_ascii(text.as_bytes()).map_err(|error| {
        let one = |fault| FenError::Position(vec![fault]);
        match error {
            ParseFenError::InvalidBoard => ranks(text),
            ParseFenError::InvalidTurn => one(FenFault::Turn),
            ParseFenError::InvalidCastling => one(FenFault::CastlingRights),
            ParseFenError::InvalidEpSquare => one(FenFault::EnPassantSquare),
            ParseFenError::InvalidHalfmoveClock | ParseFenError::InvalidFullmoves => {
                one(FenFault::Counts)
            }
            ParseFenError::InvalidFen
            | ParseFenError::InvalidPocket
            | ParseFenError::InvalidRemainingChecks => FenError::Syntax,
        }
    })
}

/// What is wrong with the ranks of a FEN.
fn ranks(text: &str) -> FenError {
    let board = text.split_whitespace().next().unwrap_or_default();
    if !board.contains('/') {
        return FenError::Syntax;
    }
    let wrong = |(rank, signs): (u8, &str)| {
        let is_sign = |c: &char| matches!(c, '1'..='8') || "kqrbnpKQRBNP".contains(*c);
        if signs.chars().any(|sign| !is_sign(&sign)) {
            return Some(FenFault::RankSign(rank));
        }
        let width: u32 = signs.chars().map(|c| c.to_digit(10).unwrap_or(1)).sum();
        (width != 8).then_some(FenFault::RankWidth(rank))
    };
    let faults: Vec<FenFault> = match board.split('/').count() {
        8 => (1..=8)
            .rev()
            .zip(board.split('/'))
            .filter_map(wrong)
            .collect(),
        _ => vec![FenFault::RankCount],
    };
    match faults.is_empty() {
        true => FenError::Syntax,
        false => FenError::Position(faults),
    }
}

/// Every reason why the pieces cannot stand like that.
pub(super) fn faults(kinds: PositionErrorKinds, setup: &Setup) -> FenError {
    let is = |kind| kinds.contains(kind);
    if is(PositionErrorKinds::EMPTY_BOARD) {
        return FenError::Position(vec![FenFault::EmptyBoard]);
    }
    let board = &setup.board;
    let kings = |side: Side| match (board.kings()
        & board.by_color(Color::from_white(side == Side::White)))
    .count()
    {
        0 => Some(FenFault::MissingKing(side)),
        1 => None,
        _ => Some(FenFault::TooManyKings(side)),
    };
    let mut faults = Vec::new();
    if is(PositionErrorKinds::MISSING_KING) || is(PositionErrorKinds::TOO_MANY_KINGS) {
        faults.extend(Side::BOTH.into_iter().filter_map(kings));
    }
    let opponent = setup.turn.fold_wb(Side::Black, Side::White);
    let others = [
        (
            PositionErrorKinds::PAWNS_ON_BACKRANK,
            FenFault::PawnOnBackrank,
        ),
        (
            PositionErrorKinds::INVALID_CASTLING_RIGHTS,
            FenFault::CastlingRights,
        ),
        (
            PositionErrorKinds::INVALID_EP_SQUARE,
            FenFault::EnPassantSquare,
        ),
        (
            PositionErrorKinds::OPPOSITE_CHECK,
            FenFault::OppositeCheck(opponent),
        ),
    ];
    let others = others.into_iter().filter(|(kind, _)| is(*kind));
    faults.extend(others.map(|(_, fault)| fault));
    FenError::Position(faults)
}
