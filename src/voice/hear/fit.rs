//! From what was said to the legal moves that fit it, or to the reason why none does.

use super::said::{Said, SaidCheck};
use crate::board::{Kind, Piece, Side, Square};
use crate::chess::{Castling, Check, Move, Position};
use crate::protocol::MoveEntry;

/// A position with its legal moves.
pub(super) struct LegalMoves<'a> {
    position: &'a Position,
    legal: Vec<Move>,
}

impl<'a> LegalMoves<'a> {
    pub(super) fn new(position: &'a Position) -> Self {
        let legal = position.legal_moves();
        Self { position, legal }
    }

    /// The legal moves that fit, in order, each once. None of what is doubtful where nothing else fits: who says a piece
    /// that cannot go there means no other one.
    pub(super) fn fitting(&self, said: &[Said]) -> Vec<Move> {
        let fitting = |is_meant: &dyn Fn(&Said) -> bool| {
            let meant = said.iter().filter(|one| is_meant(one));
            let mut moves: Vec<Move> = meant.flat_map(|one| self.fitting_one(one)).collect();
            moves.sort_unstable();
            moves.dedup();
            moves
        };
        let is_sure = |one: &Said| !one.is_doubtful;
        match said.iter().any(is_sure) && fitting(&is_sure).is_empty() {
            true => Vec::new(),
            false => fitting(&|_| true),
        }
    }

    fn fitting_one(&self, said: &Said) -> Vec<Move> {
        let mut moves = self.related(said);
        moves.retain(|mv| self.fault(said, *mv).is_none());
        if said.promotion.is_none() {
            // What the pawn becomes is asked, even if the check that was named leaves one choice.
            let promotes = |mv: &&Move| moves.iter().any(|m| (m.from, m.to) == (mv.from, mv.to));
            return self.legal.iter().filter(promotes).copied().collect();
        }
        moves
    }

    /// The legal moves of the piece and the squares that were named, whatever else was said.
    pub(super) fn related(&self, said: &Said) -> Vec<Move> {
        let moves = self.legal.iter().copied();
        if let Some(way) = said.castling {
            let fits = |mv: &Move| {
                self.castling(*mv)
                    .is_some_and(|own| way.is_none_or(|w| w == own))
            };
            return moves.filter(fits).collect();
        }
        let is = |wanted: Option<Square>, square| wanted.is_none_or(|wanted| wanted == square);
        let fits = |mv: &Move| {
            is(said.to, mv.to)
                && is(said.from, mv.from)
                && said.from_file.is_none_or(|file| file == mv.from.file())
                && said.from_rank.is_none_or(|rank| rank == mv.from.rank())
                && said.to_file.is_none_or(|file| file == mv.to.file())
                && said.wing.is_none_or(|wing| wing == wing_of(mv.from))
                && said
                    .outermost
                    .is_none_or(|way| self.is_outermost(mv.from, way))
                && said
                    .mover
                    .is_none_or(|kind| self.kind_at(mv.from) == Some(kind))
                && said.squares.is_none_or(|count| {
                    let far = mv.from.rank().abs_diff(mv.to.rank());
                    mv.from.file() == mv.to.file() && (count == 0 || count == far)
                })
                && said
                    .to_rank
                    .is_none_or(|rank| rank == mv.to.rank() && rank != mv.from.rank())
                && said
                    .in_front_of
                    .is_none_or(|kind| self.is_in_front_of(mv.from, kind))
                && (!said.promotes || mv.promotion.is_some())
                && (said.to.is_some()
                    || said.promotes
                    || said.to_rank.is_some()
                    || said.squares.is_some()
                    || said.promotion.is_some()
                    || self.captured(*mv).is_some())
        };
        let mut moves: Vec<Move> = moves.filter(fits).collect();
        if is_bare_pawn(said) && moves.iter().any(|mv| self.captured(*mv).is_none()) {
            moves.retain(|mv| self.captured(*mv).is_none());
        } else if is_bare_pawn(said) && said.to.is_some_and(|to| self.pawn_below(to).is_some()) {
            // The pawn on the file was meant, which cannot go there, and not one that captures.
            moves.clear();
        } else if is_bare_pawn(said) && said.is_unnamed && !moves.is_empty() {
            // Who names no more than a square where a pawn would capture may mean a piece that goes there.
            return self.related(&Said {
                mover: None,
                is_unnamed: false,
                ..*said
            });
        }
        moves
    }

    /// Whether a piece stands farther than all others of its kind, as its player sees the board.
    fn is_outermost(&self, square: Square, way: (i8, i8)) -> bool {
        let side = self.turn();
        self.kind_at(square).is_some_and(|kind| {
            let others = self.position.squares_of(Piece { side, kind });
            is_outermost(square, others.into_iter(), side, way)
        })
    }

    /// What was said of a move that is not true of it.
    fn fault(&self, said: &Said, mv: Move) -> Option<MoveEntry> {
        let captured = self.captured(mv);
        if said
            .is_on_dark
            .is_some_and(|is_dark| is_dark != mv.from.is_dark())
        {
            return Some(MoveEntry::NoneFromThere(self.kind_at(mv.from)?, mv.to));
        }
        if said.takes && captured.is_none() {
            return Some(MoveEntry::NoCapture(mv.to));
        }
        if let Some(kind) = said.captured
            && captured != Some(kind)
        {
            return Some(MoveEntry::NotThere(kind, mv.to));
        }
        if said.en_passant && (captured.is_none() || self.kind_at(mv.to).is_some()) {
            return Some(MoveEntry::NoEnPassant);
        }
        if said.promotion.is_some() && said.promotion != mv.promotion {
            return Some(MoveEntry::NoPromotion);
        }
        let said_check = said.check?;
        let check = self.position.facts(mv).and_then(|facts| facts.check);
        let (is_true, denied) = match said_check {
            SaidCheck::Check => (check.is_some(), MoveEntry::NoCheck),
            SaidCheck::Double => (check == Some(Check::Double), MoveEntry::NoDoubleCheck),
            SaidCheck::TwoSigns => {
                let is_true = matches!(check, Some(Check::Double | Check::Mate));
                (is_true, MoveEntry::NoDoubleCheck)
            }
            SaidCheck::Mate => (check == Some(Check::Mate), MoveEntry::NoMate),
        };
        (!is_true).then_some(denied)
    }

    /// Why no legal move fits; `None` if the reason cannot be told better than by the words.
    pub(super) fn refusal(&self, said: &Said) -> Option<MoveEntry> {
        if let Some(way) = said.castling {
            let legal = self.related(said);
            return Some(match legal.first() {
                Some(mv) => self.fault(said, *mv)?,
                None => MoveEntry::Castling(way != Some(Castling::Long)),
            });
        }
        let related = self.related(said);
        // Among the promotions of a pawn, the one that was named shows what else is wrong.
        let named = related.iter().find(|mv| mv.promotion == said.promotion);
        if let Some(mv) = named.or(related.first()) {
            return self.fault(said, *mv);
        }
        match (said.from, said.to) {
            (Some(from), Some(to)) => Some(self.between(said.mover, from, to)),
            (None, Some(to)) => Some(self.towards(said, to)),
            (Some(_), None) => no_captures(said),
            (None, None) => self.without_square(said).or_else(|| no_captures(said)),
        }
    }

    fn between(&self, mover: Option<Kind>, from: Square, to: Square) -> MoveEntry {
        let own = self
            .position
            .piece_at(from)
            .filter(|piece| piece.side == self.turn());
        match (mover, own) {
            (Some(kind), Some(piece)) if piece.kind != kind => MoveEntry::NotThere(kind, from),
            _ => MoveEntry::FromTo(from, to),
        }
    }

    fn towards(&self, said: &Said, to: Square) -> MoveEntry {
        let Some(kind) = said.mover else {
            return match self.legal.iter().any(|mv| mv.to == to) {
                true => MoveEntry::NoCapture(to),
                false => MoveEntry::To(to),
            };
        };
        let piece = Piece {
            side: self.turn(),
            kind,
        };
        let squares = self.position.squares_of(piece);
        if said.from_file.is_some() || said.from_rank.is_some() || said.wing.is_some() {
            let mut named = squares.into_iter().filter(|square| {
                said.from_file.is_none_or(|file| file == square.file())
                    && said.from_rank.is_none_or(|rank| rank == square.rank())
                    && said.wing.is_none_or(|wing| wing == wing_of(*square))
            });
            return match (named.next(), named.next()) {
                (Some(from), None) => MoveEntry::FromTo(from, to),
                _ if kind == Kind::Pawn => self.pawn_on_file(said, to),
                _ => MoveEntry::NoneFromThere(kind, to),
            };
        }
        match self.pawn_below(to) {
            Some(from) if is_bare_pawn(said) => MoveEntry::FromTo(from, to),
            _ => MoveEntry::KindTo(kind, to),
        }
    }

    /// Of several pawns on a file, the one that stands where it would have to.
    fn pawn_on_file(&self, said: &Said, to: Square) -> MoveEntry {
        let from = said.from_file.zip(ahead(to, self.turn().other()));
        match from.and_then(|(file, rank)| Square::new(file, rank)) {
            Some(from) if self.is_own_pawn(from) => MoveEntry::FromTo(from, to),
            _ => MoveEntry::NoneFromThere(Kind::Pawn, to),
        }
    }

    /// "e takes d" and "knight takes bishop": the square that must be meant, if it is only one.
    fn without_square(&self, said: &Said) -> Option<MoveEntry> {
        let mover = said.mover?;
        let own = Piece {
            side: self.turn(),
            kind: mover,
        };
        if let Some(to_file) = said.to_file {
            let on_file = |square: &Square| Some(square.file()) == said.from_file;
            let mut pawns = self.position.squares_of(own).into_iter().filter(on_file);
            let (Some(from), None) = (pawns.next(), pawns.next()) else {
                return None;
            };
            let to = Square::new(to_file, ahead(from, self.turn())?)?;
            return Some(MoveEntry::FromTo(from, to));
        }
        let victim = Piece {
            side: self.turn().other(),
            kind: said.captured?,
        };
        match self.position.squares_of(victim).as_slice() {
            [only] => Some(MoveEntry::KindTo(mover, *only)),
            _ => None,
        }
    }

    /// The own pawn that could be meant by the square before it, had it the way free.
    fn pawn_below(&self, to: Square) -> Option<Square> {
        let back = self.turn().other();
        let one = Square::new(to.file(), ahead(to, back)?)?;
        if self.is_own_pawn(one) {
            return Some(one);
        }
        let two = Square::new(to.file(), ahead(one, back)?)?;
        let home = match self.turn() {
            Side::White => 1,
            Side::Black => 6,
        };
        (two.rank() == home && self.is_own_pawn(two)).then_some(two)
    }

    /// Whether a square is the one before an own piece of a kind.
    fn is_in_front_of(&self, square: Square, kind: Kind) -> bool {
        let behind = ahead(square, self.turn().other());
        let behind = behind.and_then(|rank| Square::new(square.file(), rank));
        let own = Piece {
            side: self.turn(),
            kind,
        };
        behind.and_then(|square| self.position.piece_at(square)) == Some(own)
    }

    fn is_own_pawn(&self, square: Square) -> bool {
        let pawn = Piece {
            side: self.turn(),
            kind: Kind::Pawn,
        };
        self.position.piece_at(square) == Some(pawn)
    }

    fn castling(&self, mv: Move) -> Option<Castling> {
        let steps = mv.from.file().abs_diff(mv.to.file());
        let castles = self.kind_at(mv.from) == Some(Kind::King) && steps == 2;
        castles.then_some(Castling::of(mv.from < mv.to))
    }

    /// What a legal move captures.
    fn captured(&self, mv: Move) -> Option<Kind> {
        let oblique = mv.from.file() != mv.to.file();
        let passing = oblique && self.kind_at(mv.from) == Some(Kind::Pawn);
        self.kind_at(mv.to).or(passing.then_some(Kind::Pawn))
    }

    fn kind_at(&self, square: Square) -> Option<Kind> {
        self.position.piece_at(square).map(|piece| piece.kind)
    }

    fn turn(&self) -> Side {
        self.position.turn()
    }
}

/// A capture was said without its square, and there is none.
fn no_captures(said: &Said) -> Option<MoveEntry> {
    match said.en_passant {
        true => Some(MoveEntry::NoEnPassant),
        false => said.takes.then_some(MoveEntry::NoCaptures),
    }
}

/// Whether only the square was said to which a pawn shall go.
fn is_bare_pawn(said: &Said) -> bool {
    let is_named = said.to.is_some() || said.to_file.is_some();
    let is_bare = said.from.is_none() && said.from_file.is_none() && !said.takes;
    said.mover == Some(Kind::Pawn) && is_named && is_bare
}

/// The side of the board on which a square is.
pub(super) fn wing_of(square: Square) -> Castling {
    match square.file() {
        0..4 => Castling::Long,
        _ => Castling::Short,
    }
}

/// Whether a square lies farther than others, one at least, as a side sees them.
pub(super) fn is_outermost(
    square: Square,
    others: impl Iterator<Item = Square>,
    side: Side,
    (files, ranks): (i8, i8),
) -> bool {
    let far = |square: Square| {
        let far = i32::from(files) * i32::from(square.file())
            + i32::from(ranks) * i32::from(square.rank());
        match side {
            Side::White => far,
            Side::Black => -far,
        }
    };
    let mut others = others.filter(|other| *other != square).peekable();
    others.peek().is_some() && others.all(|other| far(other) < far(square))
}

/// The rank before a square, as a side sees it.
fn ahead(square: Square, side: Side) -> Option<u8> {
    match side {
        Side::White => square.rank().checked_add(1),
        Side::Black => square.rank().checked_sub(1),
    }
}

/// The move, the moves to choose from, or the reason why there is none.
pub(super) fn answer(board: &LegalMoves<'_>, said: &[Said], text: &str) -> MoveEntry {
    let moves = board.fitting(said);
    let one_pawn = |first: &Move| {
        let squares = (first.from, first.to);
        moves.iter().all(|mv| (mv.from, mv.to) == squares)
    };
    match moves.as_slice() {
        [] => {
            // Of several readings, the one that wants the least of the words is the likely one.
            let wants = |one: &&Said| {
                let by_line = one.from_file.is_some() || one.from_rank.is_some();
                (by_line, one.mover == Some(Kind::Pawn))
            };
            let mut likely: Vec<&Said> = said.iter().collect();
            likely.sort_by_key(wants);
            let reason = likely.into_iter().find_map(|one| board.refusal(one));
            reason.unwrap_or_else(|| MoveEntry::Unreadable(text.to_owned()))
        }
        [only] => MoveEntry::Move((*only).into()),
        [first, ..] if one_pawn(first) => MoveEntry::FromTo(first.from, first.to),
        several => MoveEntry::Several(several.iter().copied().map(Into::into).collect()),
    }
}
