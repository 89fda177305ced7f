//! Writes a move sign by sign, with what has to stand between signs that would run together.

use super::cells::{Cell, Cells};
use super::code::BrailleCode;
use super::table::CodeTable;
use crate::board::{Kind, Square};
use crate::chess::{self, Castling, Check, MoveFacts, Origin};

/// What was written last, where the next sign depends on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Other,
    Rank,
}

/// Writes the parts of a move one after the other, with what has to stand between them.
pub(super) struct Pen<'a> {
    code: &'a CodeTable,
    pub cells: Cells,
    last: Last,
    has_file: bool,
}

impl<'a> Pen<'a> {
    pub fn new(code: &'a BrailleCode) -> Self {
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

/// How a move is spelt, where a reader accepts more than a writer writes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spelling<'a> {
    pub origin: Origin,
    /// The sign of capture; nothing where it is left out.
    pub capture: &'a [Cell],
    /// The sign of check or mate behind the move, in place of the usual one.
    pub check: Option<&'a [Cell]>,
}

impl BrailleCode {
    /// Writes the name of a square.
    pub fn square(&self, square: Square) -> Cells {
        let mut pen = Pen::new(self);
        pen.square(square);
        pen.cells
    }

    /// The usual spelling of a move with so much of its origin.
    pub(super) fn spelling(&self, origin: Origin) -> Spelling<'_> {
        Spelling {
            origin,
            capture: self.table.signs.capture.as_slice(),
            check: None,
        }
    }

    pub(super) fn spell(&self, facts: &MoveFacts, spelling: Spelling<'_>) -> Cells {
        let mut pen = Pen::new(self);
        if let Some(castling) = facts.castling {
            let castlings = &self.table.castling;
            pen.add(match castling {
                Castling::Short => &castlings.short,
                Castling::Long => &castlings.long,
            });
        } else {
            pen.steps(facts, spelling);
        }
        match spelling.check {
            Some(check) => pen.cells.append(check),
            None => pen.check_behind(facts),
        }
        pen.cells
    }

    /// Spells a move as shortly as the other moves to its square of arrival allow. Moves to
    /// different squares never look alike, because the square of arrival is always written.
    pub(super) fn spell_apart(&self, position: &chess::Position, facts: &MoveFacts) -> Cells {
        let short = self.spell(facts, self.spelling(facts.origin));
        if facts.castling.is_some() {
            return short;
        }
        let rivals = position.legal_moves().into_iter().filter(|rival| {
            rival.to == facts.to && rival.from != facts.from && rival.promotion == facts.promotion
        });
        let mut all = vec![(*facts, short)];
        for rival in rivals.filter_map(|rival| position.facts(rival)) {
            if rival.castling.is_none() {
                let cells = self.spell(&rival, self.spelling(rival.origin));
                all.push((rival, cells));
            }
        }
        // Each round writes more moves out; moves written out whole never look alike.
        while self.write_out_twins(&mut all) {}
        all.swap_remove(0).1
    }

    /// Writes the moves out that look alike; returns whether there were any.
    fn write_out_twins(&self, all: &mut [(MoveFacts, Cells)]) -> bool {
        let is_twin = |at: usize| {
            let cells = &all[at].1;
            let mut others = all.iter().enumerate();
            all[at].0.origin != Origin::Square
                && others.any(|(other, (_, seen))| other != at && seen == cells)
        };
        let twins: Vec<usize> = (0..all.len()).filter(|&at| is_twin(at)).collect();
        for &at in &twins {
            let (facts, cells) = &mut all[at];
            facts.origin = Origin::Square;
            *cells = self.spell(facts, self.spelling(Origin::Square));
        }
        !twins.is_empty()
    }
}
