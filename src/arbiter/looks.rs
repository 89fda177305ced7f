//! What moves look like on the board, legal or not.

use super::holes::{Holes, at, holes_of, last_rank};
use super::irregularity::{Irregularity, irregularity};
use super::made::Made;
use super::turn::Turn;
use crate::board::{Kind, Piece, Square};
use crate::chess::{self, Castling, MoveFacts, Origin};
use crate::draughts::Breach;
use crate::game::Move;

/// What has changed on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnBoard {
    /// The moves that can be seen.
    pub moves: Vec<MoveFacts>,
    /// What is off the board beside them.
    pub removed: Vec<(Square, Piece)>,
}

impl OnBoard {
    /// The move, if nothing else has changed, so that one announcement can name it: App. D.2.3 (FIDE 2023).
    pub fn only_move(&self) -> Option<&MoveFacts> {
        match self.moves.as_slice() {
            [facts] if self.removed.is_empty() => Some(facts),
            _ => None,
        }
    }
}

impl Turn {
    /// What the board shows: Art. 4.7 and App. D.2.3 (FIDE 2023).
    pub fn made(&self) -> Made {
        if let Some((square, piece)) = self.hand() {
            return Made::InHand(square, piece);
        }
        if self.holes == holes_of(self.before()) {
            return Made::Nothing;
        }
        let legal = self.before().legal_moves();
        if let Some(mv) = legal.iter().find(|mv| self.shows(&self.holes, **mv)) {
            return Made::Legal(*mv);
        }
        for mv in &legal {
            if let Some(made) = self.nearly(*mv) {
                return made;
            }
        }
        Made::Illegal
    }

    /// Whether the holes show a legal move: Art. 4.7 (FIDE 2023). A man that has come to the last rank
    /// is a king by itself: Art. 1.4.4 (Russian draughts).
    fn shows(&self, holes: &Holes, mv: Move) -> bool {
        let Some(after) = self.before().play(mv) else {
            return false;
        };
        let mut wanted = holes_of(&after);
        let to = at(mv.to());
        let man = self.before().piece_at(mv.from());
        if holes[to] == man && man.is_some_and(|piece| piece.kind == Kind::Man) {
            wanted[to] = man;
        }
        *holes == wanted
    }

    /// A legal move of which something is still to be done.
    fn nearly(&self, mv: Move) -> Option<Made> {
        let mut holes = self.holes;
        let to = mv.to();
        if let Some(kind) = mv.promotion() {
            let piece = self.piece_at(to).filter(|piece| piece.kind == Kind::Pawn)?;
            holes[at(to)] = Some(Piece { kind, ..piece });
            return self.shows(&holes, mv).then_some(Made::PromotionLeft(to));
        }
        let taken = self.before().captured(mv).into_iter();
        let left: Vec<(Square, Piece)> = taken
            .filter(|(square, piece)| *square != to && self.piece_at(*square) == Some(*piece))
            .collect();
        if let Some((square, piece)) = left.first() {
            for (square, _) in &left {
                holes[at(*square)] = None;
            }
            let made = Made::CaptureLeft(*square, *piece);
            return self.shows(&holes, mv).then_some(made);
        }
        let castling = mv.chess()?;
        let (home, goal) = rook_of(castling, self.before().piece_at(castling.from)?)?;
        holes[at(goal)] = holes[at(home)].take();
        self.shows(&holes, mv)
            .then_some(Made::CastlingLeft(castling, home))
    }

    /// What has changed on the board, told as if it were legal: where the arbiter waits for a claim, App. B.6
    /// (FIDE 2005), nothing in it gives away that it is not, and nothing is left out, App. F.2.1.
    pub fn shown(&self) -> OnBoard {
        let went = self.went();
        let mut moves: Vec<MoveFacts> = went.iter().filter_map(|one| self.facts(*one)).collect();
        let is_told = |square: Square| {
            let mut facts = moves.iter();
            facts.any(|facts| {
                let passed = Square::new(facts.to.file(), facts.from.rank());
                facts.captured.is_some() && facts.to == square
                    || facts.en_passant && passed == Some(square)
            })
        };
        let is_off = |square: &Square| {
            self.before().piece_at(*square).is_some()
                && self.piece_at(*square) != self.before().piece_at(*square)
                && !self.moved().iter().any(|(_, from)| from == square)
                && !is_told(*square)
        };
        let off = Square::all().filter(is_off);
        let mut removed: Vec<(Square, Piece)> = off
            .filter_map(|square| Some((square, self.before().piece_at(square)?)))
            .collect();
        // A capture that was broken off is a capture.
        if irregularity(self) == Irregularity::Draughts(Breach::Uncompleted)
            && let ([facts], Some((_, piece))) = (moves.as_mut_slice(), removed.first())
        {
            facts.captured = Some(piece.kind);
            removed.clear();
        }
        OnBoard { moves, removed }
    }

    /// A piece of the opponent's that is out of its hole although no move on the board captures it: App. D.2.2 and
    /// D.2.3 (FIDE 2023).
    pub fn left_off(&self) -> Option<(Square, Piece)> {
        if self.before().chess().is_none() || self.made() != Made::Illegal {
            return None;
        }
        let mut removed = self.shown().removed.into_iter();
        removed.find(|(_, piece)| piece.side != self.side())
    }

    /// The same turn with what is off the board of the opponent's, beside the move, back in its holes.
    pub(super) fn put_back_theirs(&self) -> Self {
        let mut turn = self.clone();
        for (square, piece) in self.shown().removed {
            if piece.side != self.side() && turn.piece_at(square).is_none() {
                turn.holes[at(square)] = Some(piece);
            }
        }
        turn
    }

    /// From where to where pieces have gone. A king that has gone two squares was to castle, and is the first,
    /// wherever the rook stands; a rook that has castled with it is no move of its own.
    fn went(&self) -> Vec<(Square, Square)> {
        let went = self.moved().iter().map(|(to, from)| (*from, *to));
        let Some(king) = self.king_two_files() else {
            return went.collect();
        };
        let rook = self.castled().and_then(|_| rook_squares(king.0, king.1));
        let others = went.filter(|one| *one != king && Some(*one) != rook);
        std::iter::once(king).chain(others).collect()
    }

    /// What the move of a piece from square to square looks like.
    fn facts(&self, (from, to): (Square, Square)) -> Option<MoveFacts> {
        let (left, stands) = (self.before().piece_at(from)?, self.piece_at(to)?);
        let theirs = |square: Square| {
            let piece = self.before().piece_at(square);
            piece.filter(|piece| piece.side != self.side())
        };
        let taken = theirs(to);
        let is_pawn = left.kind == Kind::Pawn;
        let passed = Square::new(to.file(), from.rank())
            .filter(|_| is_pawn && taken.is_none() && from.file() != to.file())
            .filter(|square| self.piece_at(*square).is_none())
            .and_then(theirs)
            .filter(|piece| piece.kind == Kind::Pawn);
        let castled = self.castled().filter(|(_, king, _)| *king == from);
        let promotes = is_pawn && stands.kind != Kind::Pawn;
        Some(MoveFacts {
            side: self.side(),
            piece: if promotes { Kind::Pawn } else { stands.kind },
            from,
            to,
            captured: taken.or(passed).map(|piece| piece.kind),
            en_passant: passed.is_some(),
            castling: castled.map(|(castling, ..)| castling),
            promotion: promotes.then_some(stands.kind),
            check: None,
            origin: Origin::Clear,
        })
    }

    /// Whether a legal move captures what stands on a square; in passing it is not the square to
    /// which the pawn goes: Art. 3.7.3.1 (FIDE 2023).
    pub fn captures(&self, mv: Move, square: Square) -> bool {
        let captured = self.before().captured(mv);
        captured.iter().any(|(taken, _)| *taken == square)
    }

    /// Whether one of several moves in a row went from square to square: Art. 1.4.1 (Russian draughts).
    /// In chess a second piece was put somewhere by a slip of the hand, and the whole is no move.
    pub fn has_among_moves(&self, from: Square, to: Square) -> bool {
        let is_draughts = self.before().draughts().is_some();
        is_draughts && self.moved().len() > 1 && self.moved().contains(&(to, from))
    }

    /// The castling that stands on the board with king and rook on its squares, legal or not: Art. 3.8.1
    /// (FIDE 2023).
    pub fn castled(&self) -> Option<(Castling, Square, Square)> {
        let (from, to) = self.king_two_files()?;
        let (home, goal) = rook_squares(from, to)?;
        let rook = Some(Piece {
            side: self.side(),
            kind: Kind::Rook,
        });
        let has_castled = self.before().piece_at(home) == rook
            && self.before().piece_at(goal).is_none()
            && self.piece_at(home).is_none()
            && self.piece_at(goal) == rook;
        let castling = Castling::of(to.file() > from.file());
        has_castled.then_some((castling, from, to))
    }

    /// Whether the opponent's king is off the board: Art. 1.4.1 (FIDE 2023).
    pub fn king_is_captured(&self) -> bool {
        let king = Piece {
            side: self.side().other(),
            kind: Kind::King,
        };
        !Square::all().any(|square| self.piece_at(square) == Some(king))
    }

    /// From where to where the king has gone, if that is from its first square by two files.
    pub(super) fn king_two_files(&self) -> Option<(Square, Square)> {
        let king = Some(Piece {
            side: self.side(),
            kind: Kind::King,
        });
        let from = Square::all().find(|square| self.before().piece_at(*square) == king)?;
        let to = Square::all().find(|square| self.piece_at(*square) == king)?;
        let first_rank = last_rank(self.side().other());
        let castles = (from.file(), from.rank(), to.rank()) == (4, first_rank, first_rank)
            && from.file().abs_diff(to.file()) == 2;
        castles.then_some((from, to))
    }
}

/// Where the rook of a castling comes from and where it goes; `None` if the move is no castling.
pub(super) fn rook_of(mv: chess::Move, piece: Piece) -> Option<(Square, Square)> {
    if piece.kind != Kind::King || mv.from.file().abs_diff(mv.to.file()) != 2 {
        return None;
    }
    rook_squares(mv.from, mv.to)
}

/// Where the rook comes from and where it goes if the king castles from the first square to the second.
pub(super) fn rook_squares(from: Square, to: Square) -> Option<(Square, Square)> {
    let (home, goal) = if to.file() > from.file() {
        (7, 5)
    } else {
        (0, 3)
    };
    let rank = from.rank();
    Square::new(home, rank).zip(Square::new(goal, rank))
}
