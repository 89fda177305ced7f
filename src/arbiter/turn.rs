//! One player's turn at the board: what was touched, what is out of its hole, what was announced.

use serde::{Deserialize, Serialize};

use super::hand::{Adjusting, OutOfHole};
use super::holes::{self, Holes, holes_of, last_rank};
use super::made::{Announced, Made};
use crate::board::{Kind, Piece, Side, Square};
use crate::game::{Move, Position};

/// One turn. The position before it stays as it is until the move is completed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Turn {
    before: Position,
    #[serde(with = "holes")]
    pub(super) holes: Holes,
    pub(super) out: Vec<OutOfHole>,
    /// Where the pieces stand that were put, and where each was taken.
    pub(super) moved: Vec<(Square, Square)>,
    touched: Vec<(Square, Piece)>,
    /// For each of them, whether it was touched while another piece was out of its hole: § 14 (USSR 1956).
    together: Vec<bool>,
    /// The opponent's that were touched when a legal move stood. They bind if it is given up: App. D.2.3 (FIDE 2023).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    touched_since: Vec<(Square, Piece)>,
    pub(super) adjusting: Adjusting,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    castling_begun: Option<Square>,
    /// Where a pawn was taken and released whose move was not finished when the clock was pressed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    released: Option<(Square, Square)>,
    /// The number of pieces that were touched before one was released where only a part of a move was left to do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    touched_before: Option<usize>,
    /// The move that was declared with a wrong claim: Art. 9.5.3 (FIDE 2023).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    declared: Option<Move>,
    /// Whether the arbiter has ruled that castling is no move of the king that must move.
    castling_rejected: bool,
    /// Which of two touches the arbiter has ruled to bind, the own piece's or that of the opponent's piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) own_binds: Option<bool>,
    /// Whether one of two pieces that were put is being taken back, so that the other is not yet a move.
    is_taken_back: bool,
    /// Whether the move was announced.
    pub announced: Announced,
    /// Whether the opponent has repeated the announcement.
    pub repeated: bool,
}

impl Turn {
    /// A turn in which nothing has happened yet: App. D.2.3 (FIDE 2023).
    pub fn new(before: Position) -> Self {
        Self {
            holes: holes_of(&before),
            before,
            out: Vec::new(),
            moved: Vec::new(),
            touched: Vec::new(),
            together: Vec::new(),
            touched_since: Vec::new(),
            adjusting: Adjusting::No,
            castling_begun: None,
            released: None,
            touched_before: None,
            declared: None,
            castling_rejected: false,
            own_binds: None,
            is_taken_back: false,
            announced: Announced::No,
            repeated: false,
        }
    }

    /// The position before the turn. From it Art. 4.3 (FIDE 2023) tells what can be moved.
    pub fn before(&self) -> &Position {
        &self.before
    }

    /// Whose turn it is: Art. 1.3 (FIDE 2023).
    pub fn side(&self) -> Side {
        self.before.turn()
    }

    /// What stands in a hole now; a touched piece is out of it: App. D.2.2 (FIDE 2023).
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.holes[usize::from(square.index())]
    }

    /// The own piece out of its hole that was taken last, by its square: App. D.2.2 (FIDE 2023).
    pub fn hand(&self) -> Option<(Square, Piece)> {
        let side = self.side();
        let mut own = self.out.iter().rev().filter(|out| out.piece.side == side);
        own.next().map(|out| (out.home(), out.piece))
    }

    /// What was touched, in its order: Art. 4.3 (FIDE 2023).
    pub fn touched(&self) -> &[(Square, Piece)] {
        &self.touched
    }

    /// What was touched, in its order, divided into what was touched at one time: § 14 (USSR 1956).
    pub(super) fn touched_together(&self) -> Vec<&[(Square, Piece)]> {
        let mut groups = Vec::new();
        let mut rest = self.touched.as_slice();
        for at in (1..rest.len())
            .rev()
            .filter(|at| self.together.get(*at) != Some(&true))
        {
            let (before, group) = rest.split_at(at);
            groups.push(group);
            rest = before;
        }
        groups.push(rest);
        groups.reverse();
        groups
    }

    /// Where the pieces stand that were put, and where each was taken, in their order: Art. 1.4.1
    /// (Russian draughts).
    pub(super) fn moved(&self) -> &[(Square, Square)] {
        &self.moved
    }

    /// Where the king stood whose castling was taken back in this turn, legal or not: Art. 4.4.1 and
    /// 4.4.3 (FIDE 2023).
    pub fn castling_begun(&self) -> Option<Square> {
        self.castling_begun
    }

    /// Where a pawn was taken and released in the illegal move that this turn replaces: Art. 7.5.1 (FIDE 2023).
    pub(super) fn released(&self) -> Option<(Square, Square)> {
        self.released
    }

    /// The move that was declared with a wrong claim, and no other may be made: Art. 9.5.3 (FIDE 2023).
    pub(super) fn declared(&self) -> Option<Move> {
        self.declared
    }

    /// A move was declared with a wrong claim, and binds: Art. 9.5.3 (FIDE 2023).
    pub fn declare(&mut self, mv: Move) {
        self.declared = Some(mv);
    }

    /// The turn as it was before a piece was released where only a part of a move was left to do: no touch after that
    /// changes which move it is. `None` if none was.
    pub(super) fn before_release(&self) -> Option<Self> {
        let count = self.touched_before?;
        Some(Self {
            touched: self.touched.iter().copied().take(count).collect(),
            together: self.together.iter().copied().take(count).collect(),
            castling_rejected: self.castling_rejected,
            own_binds: self.own_binds,
            ..Self::new(self.before.clone())
        })
    }

    /// Whether what stands on the board is left of a castling that is being taken back: Art. 4.4.2 (FIDE 2023).
    pub fn is_taken_back(&self) -> bool {
        self.is_taken_back
    }

    /// A piece is touched and not taken: Art. 4.3 (FIDE 2023). After "I adjust" it is adjusted by that.
    pub fn touch(&mut self, square: Square) {
        if self.is_adjusting() {
            self.adjusting = Adjusting::Begun;
        } else if let Some(piece) = self.piece_at(square) {
            self.note_touch(square, piece);
        }
    }

    pub(super) fn note_touch(&mut self, square: Square, piece: Piece) {
        if !self.touched.contains(&(square, piece)) {
            self.touched.push((square, piece));
            self.together
                .push(self.out.iter().any(|out| out.first && out.from != square));
        }
    }

    /// Takes what stands in a hole out of it: App. D.2.2 (FIDE 2023). `None` if it is empty.
    pub fn lift(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        let adjusted = self.is_adjusting().then_some(square);
        // What is taken when a legal move stands binds nobody, unless that is given up: Art. 4.7 (FIDE 2023).
        let binds = adjusted.is_none() && !matches!(self.made(), Made::Legal(_));
        // A piece that was put somewhere and is taken again is still the one from its first square.
        let put = self.moved.iter().position(|(at, _)| *at == square);
        let from = put.map_or(square, |at| self.moved[at].1);
        if adjusted.is_none() {
            // Only castling moves two pieces in chess; in draughts two moves in a row are a matter of their own.
            self.is_taken_back |=
                put.is_some() && self.moved.len() > 1 && self.before.chess().is_some();
            self.moved.retain(|(at, _)| *at != square);
            self.no_longer_announced();
        }
        let first = !self.touched.contains(&(square, piece));
        if put.is_none() && binds {
            self.note_touch(square, piece);
        } else if put.is_none() && adjusted.is_none() && piece.side != self.side() {
            self.touched_since.push((square, piece));
        } else if put.is_some() && adjusted.is_none() {
            for (square, piece) in std::mem::take(&mut self.touched_since) {
                self.note_touch(square, piece);
            }
        }
        self.holes[usize::from(square.index())] = None;
        // What a pawn became is a pawn again where it does not stand on the last rank.
        let was = self.before.piece_at(from);
        let chosen = was.is_some_and(|was| was.kind == Kind::Pawn && was.kind != piece.kind);
        self.out.push(OutOfHole {
            from,
            piece,
            adjusted,
            chosen,
            first,
        });
        Some(piece)
    }

    /// The pieces stand otherwise than they were announced.
    fn no_longer_announced(&mut self) {
        self.announced = Announced::No;
        self.repeated = false;
    }

    /// Which piece out of its hole would come into a square: App. D.2.3 (FIDE 2023).
    ///
    /// Of two own pieces it is the one that castling brings there; otherwise the one that was taken
    /// last. A piece of the opponent only comes back into its own hole.
    pub fn coming_to(&self, square: Square) -> Option<(Square, Piece)> {
        self.index_to(square)
            .map(|at| (self.out[at].home(), self.out[at].piece))
    }

    /// Puts a piece into an empty hole; returns it, and whether it is back where it came from.
    /// When it is released there the move is made: Art. 4.7 (FIDE 2023).
    pub fn put(&mut self, square: Square) -> Option<(Piece, bool)> {
        if self.piece_at(square).is_some() {
            return None;
        }
        let at = self.index_to(square)?;
        if self.out[at].home() != square {
            self.end_adjusting();
            self.take_to_move(at);
        } else if self.is_adjusting() {
            self.adjusting = Adjusting::Begun;
        }
        let mut out = self.out.remove(at);
        if out.chosen && square.rank() != last_rank(out.piece.side) {
            // The choice is for the last rank only; elsewhere it is the pawn that is put.
            out.piece.kind = Kind::Pawn;
        }
        self.holes[usize::from(square.index())] = Some(out.piece);
        if out.home() != square {
            self.moved.push((square, out.from));
            self.is_taken_back = false;
            self.note_release();
        }
        if out.adjusted.is_none() {
            self.no_longer_announced();
        }
        Some((out.piece, out.home() == square))
    }

    /// A piece was released: if only a part of its move is left to do, what was touched until now comes first.
    fn note_release(&mut self) {
        let is_part = match self.made() {
            Made::CaptureLeft(..) | Made::PromotionLeft(_) | Made::CastlingLeft(..) => true,
            Made::Illegal => self.king_two_files().is_some(),
            Made::Nothing | Made::InHand(..) | Made::Legal(_) => false,
        };
        let is_replacement = self.castling_begun.is_some() || self.released.is_some();
        if is_part && !is_replacement && self.before.chess().is_some() {
            self.touched_before = Some(self.touched.len());
        }
    }

    /// The pawn in the hand, or on the last rank, becomes a piece: Art. 4.4.4 (FIDE 2023).
    /// Returns the square, where there is one already; `None` if no pawn can.
    pub fn promote(&mut self, kind: Kind) -> Option<Option<Square>> {
        let side = self.side();
        let last = last_rank(side);
        let near = last.abs_diff(1);
        let pawn = Piece {
            side,
            kind: Kind::Pawn,
        };
        let new = Piece { side, kind };
        if !matches!(kind, Kind::Queen | Kind::Rook | Kind::Bishop | Kind::Knight) {
            return None;
        }
        if let Some(out) = self
            .out
            .iter_mut()
            .find(|out| (out.piece == pawn || out.chosen) && out.from.rank() == near)
        {
            (out.piece, out.chosen) = (new, true);
            return Some(None);
        }
        // One that an earlier turn has left there stays a pawn.
        let is_new = |square: &Square| {
            self.piece_at(*square) == Some(pawn) && self.before.piece_at(*square) != Some(pawn)
        };
        let square = Square::all().find(|square| square.rank() == last && is_new(square))?;
        self.holes[usize::from(square.index())] = Some(new);
        self.announced = Announced::No;
        Some(Some(square))
    }

    /// Makes a whole move with the hands of a player: Art. 4.7 (FIDE 2023). False if it is not legal
    /// or if the turn has begun already.
    pub fn make(&mut self, mv: Move) -> bool {
        let Some(after) = self.before.play(mv) else {
            return false;
        };
        if self.made() != Made::Nothing {
            return false;
        }
        self.touch(mv.from());
        self.holes = holes_of(&after);
        true
    }

    /// The arbiter rules that the other castling is no move of the king: § 10 (USSR 1956). King and rook are
    /// back on their squares.
    #[must_use]
    pub fn without_castling(&self) -> Self {
        Self {
            castling_rejected: true,
            ..self.restored(true)
        }
    }

    /// The arbiter rules which of two touches binds: § 14 (USSR 1956). The pieces are back on their squares.
    #[must_use]
    pub fn without_touch(&self, own_binds: bool) -> Self {
        Self {
            own_binds: Some(own_binds),
            ..self.restored(true)
        }
    }

    /// Whether he has ruled so: § 10 (USSR 1956).
    pub(super) fn is_castling_rejected(&self) -> bool {
        self.castling_rejected
    }

    /// The position before the turn is set up again; what was touched still binds the player where
    /// the laws say so: Art. 7.5.1 (FIDE 2023).
    #[must_use]
    pub fn restored(&self, touch_binds: bool) -> Self {
        let mut turn = Self::new(self.before.clone());
        let king = self
            .king_two_files()
            .filter(|_| matches!(self.made(), Made::Illegal | Made::CastlingLeft(..)));
        turn.castling_begun = king.map(|(_, to)| to).or(self.castling_begun);
        turn.released = match self.made() {
            Made::CaptureLeft(..) | Made::PromotionLeft(_) => self.moved.last().copied(),
            Made::Nothing
            | Made::InHand(..)
            | Made::Legal(_)
            | Made::CastlingLeft(..)
            | Made::Illegal => None,
        }
        .map(|(to, from)| (from, to))
        .or(self.released);
        turn.touched_before = self.touched_before;
        turn.declared = self.declared;
        turn.castling_rejected = self.castling_rejected;
        turn.own_binds = self.own_binds;
        if touch_binds || turn.castling_begun.is_some() {
            turn.touched.clone_from(&self.touched);
            turn.together.clone_from(&self.together);
        }
        turn
    }
}
