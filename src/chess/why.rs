//! Why a move is not legal: the reason that a refusal tells the player.

use shakmaty::{Bitboard, CastlingSide, Position as _, attacks};

use super::{Castling, Check, Position, color, from_shakmaty, role, to_shakmaty};
use crate::board::{Kind, Piece, Side, Square};

/// The first reason that stands against a move, in the order in which a player would look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhyNot {
    /// The square of origin is empty.
    Empty(Square),
    /// The piece on the square of origin is the opponent's.
    OpponentsPiece(Square, Piece),
    /// The player has no piece of the kind.
    NoSuchPiece(Kind),
    /// No piece of the kind can go to the square by its way of moving (Art. 3.2-3.8, FIDE 2023).
    NoneReaches(Kind, Square),
    /// No piece at all can go to the square.
    NothingReaches(Square),
    /// The piece does not move in this way.
    NotItsWay(Kind, Square, Square),
    /// A piece of the same side stands on the square of arrival (Art. 3.1, FIDE 2023).
    OwnPiece(Square, Kind),
    /// A piece stands in the way, on the square named.
    Blocked(Square, Piece),
    /// A pawn captures obliquely only, and there is nothing to capture.
    NothingToCapture(Square),
    /// The piece shields its king from the piece on the square named (Art. 3.9.2, FIDE 2023).
    Pinned(Square, Kind, Square),
    /// The king is in check from the square named and would still be (Art. 3.9.2, FIDE 2023).
    StillInCheck(Square),
    /// The king would be attacked on its new square by the piece on the square named.
    KingWouldBeInCheck(Square, Square),
    /// Castling is not possible.
    Castling(Castling, Obstacle),
    /// The piece cannot be promoted, or not to that.
    NoPromotion,
    /// The move is legal but does not capture, although a capture was named.
    NoCapture(Square),
    /// A capture was named, and none is legal that is such.
    NoCaptures,
    /// The piece that was named does not stand on the square.
    NotThere(Kind, Square),
    /// No piece of the kind that stands on the file or rank named can go to the square.
    NoneFromThere(Kind, Square),
    /// The move is legal but captures nothing in passing (Art. 3.7.3, FIDE 2023), although that was said.
    NoEnPassant,
    /// The move is legal but not what was said of it: it gives no such check.
    NoSuchCheck(Check),
}

/// What stands in the way of castling (Art. 3.8.2, FIDE 2023).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// The king or the rook has moved, or is not there.
    RightLost,
    /// The king is in check.
    InCheck,
    /// A piece stands between king and rook, on the square named.
    Between(Square),
    /// The king would cross or reach an attacked square.
    Attacked(Square),
}

impl Position {
    /// Why no legal move leads from one square to the other; `None` if one does.
    pub fn why_not(&self, from: Square, to: Square) -> Option<WhyNot> {
        let legal = self.0.legal_moves();
        if legal
            .iter()
            .map(|mv| super::plain(*mv))
            .any(|mv| mv.from == from && mv.to == to)
        {
            return None;
        }
        let Some(piece) = self.piece_at(from) else {
            return Some(WhyNot::Empty(from));
        };
        if piece.side != self.turn() {
            return Some(WhyNot::OpponentsPiece(from, piece));
        }
        if piece.kind == Kind::King && self.is_kings_home(from) && is_two_files(from, to) {
            let castling = Castling::of(from < to);
            return self
                .why_not_castling(castling)
                .map(|o| WhyNot::Castling(castling, o));
        }
        if let Some(other) = self.piece_at(to)
            && other.side == piece.side
        {
            return Some(WhyNot::OwnPiece(to, other.kind));
        }
        Some(
            self.off_its_way(piece, from, to)
                .unwrap_or_else(|| self.against_the_king(piece, from, to)),
        )
    }

    /// Why no piece of a kind can legally go to a square; `None` if one can.
    pub fn why_no(&self, kind: Kind, to: Square) -> Option<WhyNot> {
        let piece = Piece {
            side: self.turn(),
            kind,
        };
        let squares = self.squares_of(piece);
        let mut reasons = Vec::new();
        for &from in &squares {
            reasons.push((from, self.why_not(from, to)?));
        }
        let telling = |why: &WhyNot| !matches!(why, WhyNot::NotItsWay(..) | WhyNot::Blocked(..));
        match reasons.as_slice() {
            [] => Some(WhyNot::NoSuchPiece(kind)),
            [(_, only)] => Some(*only),
            several => Some(
                several
                    .iter()
                    .map(|(_, why)| *why)
                    .find(telling)
                    .unwrap_or(WhyNot::NoneReaches(kind, to)),
            ),
        }
    }

    /// What stands against castling; `None` if it is legal.
    pub fn why_not_castling(&self, castling: Castling) -> Option<Obstacle> {
        let side = match castling {
            Castling::Short => CastlingSide::KingSide,
            Castling::Long => CastlingSide::QueenSide,
        };
        let us = self.0.turn();
        if !self.0.castling_moves(side).is_empty() {
            return None;
        }
        if !self.0.castles().has(us, side) {
            return Some(Obstacle::RightLost);
        }
        if self.0.is_check() {
            return Some(Obstacle::InCheck);
        }
        let between = self.0.castles().path(us, side) & self.0.board().occupied();
        if let Some(square) = between.first() {
            return Some(Obstacle::Between(from_shakmaty(square)));
        }
        let king = self.0.board().king_of(us)?;
        let path = attacks::between(king, side.king_to(us)).with(side.king_to(us));
        let attacked = path.into_iter().find(|square| {
            !self
                .attackers(from_shakmaty(*square), self.turn().other())
                .is_empty()
        });
        attacked.map(|square| Obstacle::Attacked(from_shakmaty(square)))
    }

    /// The king's step that castles; `None` if it is not legal.
    pub fn castling_move(&self, castling: Castling) -> Option<super::Move> {
        let side = match castling {
            Castling::Short => CastlingSide::KingSide,
            Castling::Long => CastlingSide::QueenSide,
        };
        let mv = self.0.castling_moves(side).first().copied();
        mv.map(super::plain)
    }

    /// Where the king goes when it castles, whether it may or not: Art. 3.8.2 (FIDE 2023).
    pub fn castling_goal(&self, castling: Castling) -> Option<Square> {
        let rank = match self.turn() {
            Side::White => 0,
            Side::Black => 7,
        };
        match castling {
            Castling::Short => Square::new(6, rank),
            Castling::Long => Square::new(2, rank),
        }
    }

    fn is_kings_home(&self, square: Square) -> bool {
        let home = match self.turn() {
            Side::White => shakmaty::Square::E1,
            Side::Black => shakmaty::Square::E8,
        };
        to_shakmaty(square) == home
    }

    fn off_its_way(&self, piece: Piece, from: Square, to: Square) -> Option<WhyNot> {
        let (start, end) = (to_shakmaty(from), to_shakmaty(to));
        let occupied = self.0.board().occupied();
        let not_its_way = Some(WhyNot::NotItsWay(piece.kind, from, to));
        if piece.kind == Kind::Pawn {
            return self.off_the_pawns_way(piece, from, to);
        }
        let shakmaty_piece = shakmaty::Piece {
            color: color(piece.side),
            role: role(piece.kind),
        };
        if !attacks::attacks(start, shakmaty_piece, Bitboard::EMPTY).contains(end) {
            return not_its_way;
        }
        if attacks::attacks(start, shakmaty_piece, occupied).contains(end) {
            return None;
        }
        self.first_between(from, to)
    }

    fn off_the_pawns_way(&self, pawn: Piece, from: Square, to: Square) -> Option<WhyNot> {
        let not_its_way = Some(WhyNot::NotItsWay(Kind::Pawn, from, to));
        let white = pawn.side == Side::White;
        let ahead = if white {
            to.rank().checked_sub(from.rank())
        } else {
            from.rank().checked_sub(to.rank())
        };
        let home = if white { 1 } else { 6 };
        match (ahead, from.file().abs_diff(to.file())) {
            (Some(1), 0) => self.piece_at(to).map(|piece| WhyNot::Blocked(to, piece)),
            (Some(2), 0) if from.rank() == home => self
                .first_between(from, to)
                .or_else(|| self.piece_at(to).map(|piece| WhyNot::Blocked(to, piece))),
            (Some(1), 1) => {
                let passing = self.0.pseudo_legal_ep_square() == Some(to_shakmaty(to));
                (self.piece_at(to).is_none() && !passing).then_some(WhyNot::NothingToCapture(to))
            }
            _ => not_its_way,
        }
    }

    fn first_between(&self, from: Square, to: Square) -> Option<WhyNot> {
        let between =
            attacks::between(to_shakmaty(from), to_shakmaty(to)) & self.0.board().occupied();
        let squares = between.into_iter().map(from_shakmaty);
        let nearest = squares.min_by_key(|square| {
            square
                .file()
                .abs_diff(from.file())
                .max(square.rank().abs_diff(from.rank()))
        })?;
        Some(WhyNot::Blocked(nearest, self.piece_at(nearest)?))
    }

    /// The piece could go there but for its king.
    fn against_the_king(&self, piece: Piece, from: Square, to: Square) -> WhyNot {
        let board = self.0.board();
        let mut occupied = board.occupied().with(to_shakmaty(to));
        occupied.discard(to_shakmaty(from));
        if piece.kind == Kind::Pawn
            && from.file() != to.file()
            && self.piece_at(to).is_none()
            && let Some(passed) = Square::new(to.file(), from.rank())
        {
            occupied.discard(to_shakmaty(passed));
        }
        let king = if let Kind::King = piece.kind {
            Some(to_shakmaty(to))
        } else {
            board.king_of(color(piece.side))
        };
        // What stood on the square of arrival is captured and attacks no more.
        let attackers = king.map_or(Bitboard::EMPTY, |king| {
            board.attacks_to(king, color(piece.side.other()), occupied)
                & occupied.without(to_shakmaty(to))
        });
        let attacker = attackers.first().map(from_shakmaty);
        let checker = (attackers & self.0.checkers()).first().map(from_shakmaty);
        match (piece.kind, checker, attacker) {
            (Kind::King, _, Some(attacker)) => WhyNot::KingWouldBeInCheck(to, attacker),
            (_, Some(checker), _) => WhyNot::StillInCheck(checker),
            (_, None, Some(pinner)) => WhyNot::Pinned(from, piece.kind, pinner),
            (_, None, None) => WhyNot::NotItsWay(piece.kind, from, to),
        }
    }
}

fn is_two_files(from: Square, to: Square) -> bool {
    from.rank() == to.rank() && from.file().abs_diff(to.file()) == 2
}
