//! Writes a move sign by sign, with what has to stand between signs that would run together.

use super::cells::{Cell, Cells};
use super::code::{Code, Spelling};
use super::table::Table;
use crate::board::{Kind, Square};
use crate::chess::{Check, MoveFacts, Origin};

/// What was written last, where the next sign depends on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Other,
    Rank,
}

/// Writes the parts of a move one after the other, with what has to stand between them.
pub(super) struct Pen<'a> {
    code: &'a Table,
    pub cells: Cells,
    last: Last,
    has_file: bool,
}

impl<'a> Pen<'a> {
    pub fn new(code: &'a Code) -> Self {
        Self {
            code: &code.table,
            cells: Cells::new(),
            last: Last::Other,
            has_file: false,
        }
    }

    pub fn add(&mut self, cells: &Cells) {
        self.cells.append(cells.as_slice());
        self.last = Last::Other;
    }

    fn file(&mut self, square: Square) {
        let joins = &self.code.joins;
        if self.last == Last::Rank {
            self.add(&joins.rank_file);
        } else if !self.has_file {
            self.add(&joins.first_file);
        }
        self.add(&self.code.squares.files[usize::from(square.file())]);
        self.has_file = true;
    }

    fn rank(&mut self, square: Square) {
        self.add(&self.code.squares.ranks[usize::from(square.rank())]);
        self.last = Last::Rank;
    }

    pub fn square(&mut self, square: Square) {
        self.file(square);
        self.rank(square);
    }

    fn sign(&mut self, sign: &[Cell]) {
        if !sign.is_empty() && self.last == Last::Rank {
            self.add(&self.code.joins.rank_capture);
        }
        self.cells.append(sign);
        if !sign.is_empty() {
            self.last = Last::Other;
        }
    }

    /// Everything of an ordinary move but the sign of check behind it.
    pub fn steps(&mut self, facts: &MoveFacts, spelling: Spelling<'_>) {
        if facts.piece != Kind::Pawn {
            self.add(self.code.pieces.of(facts.piece));
        }
        if matches!(spelling.origin, Origin::File | Origin::Square) {
            self.file(facts.from);
        }
        if matches!(spelling.origin, Origin::Rank | Origin::Square) {
            self.rank(facts.from);
        }
        let signs = &self.code.signs;
        let checks = signs.before_arrival
            && spelling.check.is_none()
            && matches!(facts.check, Some(Check::Single | Check::Double));
        let captures = facts.captured.is_some() && !spelling.capture.is_empty();
        match (captures, checks) {
            (true, true) => {
                let both = signs.capture_check.as_ref().unwrap_or(&signs.check);
                self.sign(both.as_slice());
            }
            (true, false) => self.sign(spelling.capture),
            (false, true) => self.sign(signs.check.as_slice()),
            (false, false) => {}
        }
        self.square(facts.to);
        if let Some(kind) = facts.promotion {
            self.cells.append(self.code.promotion.of(kind));
        }
    }

    pub fn check_behind(&mut self, facts: &MoveFacts) {
        let signs = &self.code.signs;
        let check = match facts.check {
            None => return,
            Some(Check::Mate) => &signs.mate,
            Some(_) if facts.castling.is_some() => {
                signs.check_after_castling.as_ref().unwrap_or(&signs.check)
            }
            Some(_) if signs.before_arrival => return,
            Some(Check::Double) => signs.double_check.as_ref().unwrap_or(&signs.check),
            Some(Check::Single) => &signs.check,
        };
        self.cells.append(check.as_slice());
    }
}
