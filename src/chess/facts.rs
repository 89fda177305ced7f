//! What a legal move does: everything that an announcement may name.

use serde::{Deserialize, Serialize};
use shakmaty::Position as _;
use strum::IntoStaticStr;

use super::{Move, Position, color, kind, plain, role, to_shakmaty};
use crate::board::{Kind, Piece, Side, Square};

/// The two ways to castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Castling {
    /// With the rook of the h-file.
    Short,
    /// With the rook of the a-file.
    Long,
}

impl Castling {
    /// Short or long castling.
    pub const fn of(is_short: bool) -> Self {
        if is_short { Self::Short } else { Self::Long }
    }
}

/// What a move does to the opponent's king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Check {
    /// One piece gives check.
    Single,
    /// Two pieces give check at once.
    Double,
    /// Checkmate.
    Mate,
}

/// How much of the square of origin has to be said so that only one move is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// Nothing: only one piece of the kind can go there.
    Clear,
    /// The file.
    File,
    /// The rank.
    Rank,
    /// File and rank.
    Square,
}

/// Everything that an announcement may say of a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveFacts {
    /// Who moves.
    pub side: Side,
    /// The piece that moves; for castling the king, for a promotion the pawn.
    pub piece: Kind,
    /// The square that the piece leaves.
    pub from: Square,
    /// The square on which it stands afterwards.
    pub to: Square,
    /// What is captured.
    pub captured: Option<Kind>,
    /// Whether a pawn is captured in passing.
    pub en_passant: bool,
    /// Whether and how the move castles.
    pub castling: Option<Castling>,
    /// What the pawn becomes.
    pub promotion: Option<Kind>,
    /// What the opponent's king suffers.
    pub check: Option<Check>,
    /// What has to be said of the origin, as in SAN (FIDE Laws, Appendix C.10).
    pub origin: Origin,
}

impl Position {
    /// The square on which a legal move captures, if it does; in passing it is not the one to which
    /// the pawn goes: Art. 3.7.3.1 (FIDE 2023).
    pub fn captured_on(&self, mv: Move) -> Option<Square> {
        let found = self.find(mv).filter(|found| found.is_capture())?;
        if found.is_en_passant() {
            Square::new(mv.to.file(), mv.from.rank())
        } else {
            Some(mv.to)
        }
    }

    /// The facts of a legal move; `None` if the move is not legal.
    pub fn facts(&self, mv: Move) -> Option<MoveFacts> {
        let found = self.find(mv)?;
        let mut next = self.0.clone();
        next.play_unchecked(found);
        let check = match next.checkers().count() {
            0 => None,
            _ if next.is_checkmate() => Some(Check::Mate),
            1 => Some(Check::Single),
            _ => Some(Check::Double),
        };
        Some(MoveFacts {
            side: self.turn(),
            piece: kind(found.role()),
            from: mv.from,
            to: mv.to,
            captured: found.capture().map(kind),
            en_passant: found.is_en_passant(),
            castling: found.castling_side().map(|side| match side {
                shakmaty::CastlingSide::KingSide => Castling::Short,
                shakmaty::CastlingSide::QueenSide => Castling::Long,
            }),
            promotion: mv.promotion,
            check,
            origin: self.origin(found),
        })
    }

    fn origin(&self, mv: shakmaty::Move) -> Origin {
        let plain_move = plain(mv);
        if matches!(mv.role(), shakmaty::Role::Pawn) {
            return if mv.is_capture() {
                Origin::File
            } else {
                Origin::Clear
            };
        }
        if mv.is_castle() {
            return Origin::Clear;
        }
        let rivals = self
            .0
            .san_candidates(mv.role(), to_shakmaty(plain_move.to))
            .into_iter()
            .filter(|other| !other.is_castle())
            .map(|other| plain(other).from)
            .filter(|&from| from != plain_move.from)
            .collect::<Vec<_>>();
        let same_file = rivals.iter().any(|r| r.file() == plain_move.from.file());
        let same_rank = rivals.iter().any(|r| r.rank() == plain_move.from.rank());
        match (rivals.is_empty(), same_file, same_rank) {
            (true, _, _) => Origin::Clear,
            (false, false, _) => Origin::File,
            (false, true, false) => Origin::Rank,
            (false, true, true) => Origin::Square,
        }
    }
}

/// Whether each king of a board that need not be a legal position is attacked.
pub fn both_kings_attacked(piece_at: impl Fn(Square) -> Option<Piece>) -> bool {
    let mut board = shakmaty::Board::empty();
    for square in Square::all() {
        if let Some(piece) = piece_at(square) {
            let color = color(piece.side);
            let role = role(piece.kind);
            board.set_piece_at(to_shakmaty(square), shakmaty::Piece { color, role });
        }
    }
    shakmaty::Color::ALL.into_iter().all(|color| {
        let king = board.king_of(color);
        let attackers = king.map(|king| board.attacks_to(king, color.other(), board.occupied()));
        attackers.is_some_and(shakmaty::Bitboard::any)
    })
}
