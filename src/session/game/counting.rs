//! How many pieces and moves there are, what stands on a line, and what the player himself has done last.

use crate::board::{Kind, Piece, Side, Square};
use crate::explore as find;
use crate::explore::CLOCKWISE;
use crate::protocol::{BoardLine, Explored, Inquiry, InquiryAnswer};
use crate::session::Session;

impl Session {
    pub(super) fn inquire(&mut self, inquiry: Inquiry) -> Explored {
        match inquiry {
            Inquiry::CountKind(kind) => self.material(Some(kind)),
            Inquiry::CountPieces => self.piece_count(),
            Inquiry::CountMoves => self.move_count(),
            Inquiry::OwnLastMove => self.own_last_move(),
            Inquiry::Between(from, to) => self.on_line(from, to),
            Inquiry::Diagonals(square) => self.diagonals(square),
            Inquiry::Around(square) => self.around(square),
            Inquiry::Passed => Explored::Passed(Side::BOTH.map(|side| self.passed_pawns(side))),
            Inquiry::Reach(kind, square) => {
                let reaches = self.reaches(kind, square);
                Explored::Found(InquiryAnswer::Reach(kind, square, reaches))
            }
            Inquiry::Castled => self.castled(),
            Inquiry::MayCastle(side) => {
                let turn = self.position().turn();
                // While the opponent thinks, who asks is the other one.
                let other = if self.is_opponents_turn() {
                    turn
                } else {
                    turn.other()
                };
                self.castling_of(side.unwrap_or(other))
            }
            Inquiry::Occurrences => self.occurrences(),
            Inquiry::FileName(file) => Explored::Found(InquiryAnswer::FileName(file)),
            Inquiry::SeenFrom(side) => {
                self.table.fingers.side = side.unwrap_or(self.table.fingers.side);
                Explored::Flipped(self.table.fingers.side)
            }
        }
    }

    /// What each side has, or of one kind only.
    pub(super) fn material(&self, only: Option<Kind>) -> Explored {
        let game = self.game_on_board();
        let (kinds, only) = (game.kinds(), only.map(|kind| game.own(kind)));
        let counted = || {
            let kinds = kinds.iter().copied();
            kinds.filter(|kind| only.is_none_or(|only| only == *kind))
        };
        let mut counts = Side::BOTH.map(|_| counted().map(|kind| (kind, 0)).collect::<Vec<_>>());
        for (_, piece) in self.board().on(Square::all()) {
            let mut of_side = counts[piece.side as usize].iter_mut();
            if let Some((_, count)) = of_side.find(|(kind, _)| *kind == piece.kind) {
                *count += 1;
            }
        }
        let is_chess = kinds.contains(&Kind::Queen);
        let compares = !self.is_in_competition() && is_chess && only.is_none();
        Explored::Material { counts, compares }
    }

    /// How many pieces each side has; in draughts that is told by their kinds.
    fn piece_count(&self) -> Explored {
        if self.position().chess().is_none() {
            return self.material(None);
        }
        let pieces = self.board().on(Square::all());
        let of = |side: Side| {
            pieces
                .iter()
                .filter(|(_, piece)| piece.side == side)
                .count()
        };
        let counts = Side::BOTH.map(|side| u32::try_from(of(side)).unwrap_or(u32::MAX));
        Explored::Found(InquiryAnswer::PieceCount(counts))
    }

    fn move_count(&self) -> Explored {
        let moves = self.position().legal_moves();
        let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        Explored::Found(InquiryAnswer::MoveCount(count))
    }

    /// Which side has castled in this game, and when, by its record and the parts before it.
    pub(super) fn castled(&self) -> Explored {
        let records = self.earlier().iter().chain([&self.table.record]);
        let mut found = Side::BOTH.map(|_| None);
        for record in records {
            for (ply, mv) in record.moves().iter().enumerate() {
                let board = record.position_after(ply);
                let Some((chess, mv)) = board.chess().zip(mv.chess()) else {
                    continue;
                };
                if let Some(way) = chess.facts(mv).and_then(|facts| facts.castling) {
                    found[board.turn() as usize] = Some((way, chess.number()));
                }
            }
        }
        Explored::Found(InquiryAnswer::Castled(found))
    }

    fn occurrences(&self) -> Explored {
        let count = self.table.record.occurrences(self.plies());
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        Explored::Found(InquiryAnswer::Occurrences(count))
    }

    fn on_line(&self, from: Square, to: Square) -> Explored {
        let Some(squares) = find::between(from, to) else {
            return Explored::Found(InquiryAnswer::NoLine(from, to));
        };
        Explored::Line(BoardLine::Between(from, to), self.board().on(squares))
    }

    /// The last move that was made by the side for which the player speaks.
    fn own_last_move(&self) -> Explored {
        let own = self.own_side();
        let record = &self.table.record;
        let last = (0..self.plies()).rev().find_map(|ply| {
            let before = record.position_after(ply);
            let mv = *record.moves().get(ply)?;
            (before.turn() == own).then(|| (before.clone(), mv))
        });
        Explored::LastMove(last.map(Box::new))
    }

    /// The pawns of a side that no pawn of the other one stands before, on their file or beside it.
    fn passed_pawns(&self, side: Side) -> Vec<Square> {
        let pieces = self.board().on(Square::all());
        let pawns = |of: Side| {
            let is_one =
                move |(_, piece): &&(Square, Piece)| piece.kind == Kind::Pawn && piece.side == of;
            pieces.iter().filter(is_one).map(|(square, _)| *square)
        };
        let stops = |pawn: Square, other: Square| {
            let is_before = match side {
                Side::White => other.rank() > pawn.rank(),
                Side::Black => other.rank() < pawn.rank(),
            };
            is_before && other.file().abs_diff(pawn.file()) <= 1
        };
        let is_passed = |pawn: &Square| !pawns(side.other()).any(|other| stops(*pawn, other));
        pawns(side).filter(is_passed).collect()
    }

    /// Whether a legal move takes a piece of a kind to a square.
    fn reaches(&self, kind: Kind, square: Square) -> bool {
        let position = self.position();
        let of_kind = |from: Square| {
            position
                .piece_at(from)
                .is_some_and(|piece| piece.kind == kind)
        };
        let moves = position.legal_moves();
        moves
            .iter()
            .any(|mv| mv.to() == square && of_kind(mv.from()))
    }

    pub(super) fn diagonals(&self, square: Square) -> Explored {
        let slanting = CLOCKWISE.into_iter().skip(1).step_by(2);
        Explored::Rays(slanting.map(|step| self.ray(square, step)).collect())
    }

    pub(super) fn around(&self, square: Square) -> Explored {
        let around = find::king(square, self.table.fingers.side);
        Explored::Around(Kind::King, square, self.board().on(around))
    }
}
