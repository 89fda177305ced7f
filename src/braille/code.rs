//! A Braille chess code: its table, and how it writes a move of any position.

use std::sync::OnceLock;

use include_dir::{Dir, include_dir};

use super::cells::{Cell, Cells};
use super::pen::Pen;
use super::table::{Glyph, Sign, Status, Table};
use crate::board::{Kind, Side, Square};
use crate::chess::{self, Castling, MoveFacts, Origin};
use crate::game::{Move, Position};
use crate::record::Outcome;

pub(super) static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/braille");

/// The cells of the digits 0 to 9 in the upper position, as they follow a number sign.
pub(super) const UPPER_DIGITS: [Cell; 10] =
    [0x1a, 0x01, 0x03, 0x09, 0x19, 0x11, 0x0b, 0x1b, 0x13, 0x0a];

/// A Braille chess code.
#[derive(Clone, Debug)]
pub struct Code {
    id: String,
    pub(super) table: Table,
}

/// A table that is no code: the place and the reason, as the parser gives them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeError {
    /// The key of the code.
    pub code: String,
    /// What is wrong.
    pub detail: String,
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

impl Code {
    /// Reads a code from its table.
    ///
    /// # Errors
    /// The table is not in the format of the folder `braille`, or two of its signs that tell moves
    /// apart are the same.
    pub fn parse(id: &str, text: &str) -> Result<Self, CodeError> {
        let error = |detail: String| CodeError {
            code: id.to_owned(),
            detail,
        };
        let table: Table = toml::from_str(text).map_err(|fault| error(fault.to_string()))?;
        let code = Self {
            id: id.to_owned(),
            table,
        };
        match code.twins() {
            Some(twins) => Err(error(twins)),
            None => Ok(code),
        }
    }

    /// The key of the code, the name of its file: for example `uk-2015`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How far the code rests on a source.
    pub fn status(&self) -> Status {
        self.table.status
    }

    /// The signs that no source gives and that are therefore provisional.
    pub fn provisional(&self) -> &[Sign] {
        &self.table.provisional
    }

    /// The language in whose Braille the names and comments are written, for example `de`.
    pub fn language(&self) -> &str {
        &self.table.language
    }

    /// The name of the code in the data of a file.
    pub fn system(&self) -> &str {
        &self.table.system
    }

    /// Whether the cells have eight dots, so that no embosser and no BRF can have them.
    pub fn has_eight_dots(&self) -> bool {
        self.table.dots == 8
    }

    /// Writes a legal move so that no other legal move of the position looks like it; `None` if
    /// the move is not legal, or the code has no signs for its game.
    ///
    /// Moves that would look alike are written with their whole square of origin.
    pub fn encode(&self, position: &Position, mv: Move) -> Option<Cells> {
        if let (Some(board), Some(mv)) = (position.draughts(), mv.draughts()) {
            return self.encode_draughts(board, mv, false);
        }
        let position = position.chess()?;
        let facts = position.facts(mv.chess()?)?;
        Some(self.spell_apart(position, &facts))
    }

    /// Writes a legal move with its whole square of origin, as a sealed move is written; `None` if the
    /// move is not legal.
    pub fn encode_full(&self, position: &Position, mv: Move) -> Option<Cells> {
        if let (Some(board), Some(mv)) = (position.draughts(), mv.draughts()) {
            return self.encode_draughts(board, mv, true);
        }
        let position = position.chess()?;
        let facts = position.facts(mv.chess()?)?;
        Some(self.spell(&facts, self.spelling(Origin::Square)))
    }

    /// Writes a number in the digits of the code, with the number sign if it has one.
    pub fn number(&self, number: u32) -> Cells {
        let numbers = &self.table.numbers;
        let mut cells = numbers.sign.clone();
        for digit in number.to_string().bytes() {
            cells.append(numbers.digits[usize::from(digit - b'0')].as_slice());
        }
        cells
    }

    /// Writes the number before a move. A move of Black has one only where White's is not written
    /// before it, and then its own sign may follow the blank: see [`Code::lone_black`].
    pub fn move_number(&self, number: u32, side: Side) -> Cells {
        let mut cells = self.number(number);
        let after = match side {
            Side::White => &self.table.numbers.after,
            Side::Black => &self.table.numbers.after_black,
        };
        cells.append(after.as_slice());
        cells
    }

    /// What stands directly before a move of Black that has a number of its own.
    pub fn lone_black(&self) -> &Cells {
        &self.table.numbers.before_black_move
    }

    /// Writes a result; `None` for a game that both have lost, for which no code has a sign.
    pub fn result(&self, outcome: Outcome) -> Option<&Cells> {
        Some(match outcome {
            Outcome::Win(Side::White) => &self.table.results.white,
            Outcome::Win(Side::Black) => &self.table.results.black,
            Outcome::Draw => &self.table.results.draw,
            Outcome::LostByBoth => return None,
        })
    }

    /// The sign of a move's quality; `None` if the code has none.
    pub fn glyph(&self, glyph: Glyph) -> Option<&Cells> {
        self.table.glyphs.get(&glyph)
    }

    /// The sign of an offer of a draw; `None` if the code has none.
    pub fn draw_offer(&self) -> Option<&Cells> {
        self.table.signs.draw_offer.as_ref()
    }

    /// What stands before the first move of a game; mostly nothing.
    pub fn begin(&self) -> &Cells {
        &self.table.signs.begin
    }

    /// What stands after the last move of a game; mostly nothing.
    pub fn end(&self) -> &Cells {
        &self.table.signs.end
    }

    /// The letter of a piece, as it stands before a move or in a list.
    pub fn piece(&self, kind: Kind) -> &Cells {
        self.table.pieces.of(kind)
    }

    /// The cells of the files, a to h.
    pub(super) fn files(&self) -> &[Cells; 8] {
        &self.table.squares.files
    }

    /// Writes the name of a square.
    pub fn square(&self, square: Square) -> Cells {
        let mut pen = Pen::new(self);
        pen.square(square);
        pen.cells
    }

    /// The usual spelling of a move with as much of its origin as is given.
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

    /// Two signs that must differ and do not; `None` if the table is sound.
    fn twins(&self) -> Option<String> {
        let table = &self.table;
        let pieces = Kind::CHESS.map(|kind| table.pieces.of(kind).as_slice());
        let promotions = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight]
            .map(|kind| table.promotion.of(kind));
        let files = table.squares.files.each_ref().map(Cells::as_slice);
        let ranks = table.squares.ranks.each_ref().map(Cells::as_slice);
        let castlings = [&table.castling.short, &table.castling.long].map(Cells::as_slice);
        let draughts = table.draughts.as_ref();
        let draughts = draughts.map_or(Vec::new(), |signs| {
            vec![signs.step.as_slice(), signs.capture.as_slice()]
        });
        // A sign of draughts stands where a rank or a file could.
        let draughts = [&files, &ranks, draughts.as_slice()].concat();
        let sets: [&[&[Cell]]; 6] = [&pieces, &promotions, &files, &ranks, &castlings, &draughts];
        for set in sets {
            for (at, sign) in set.iter().enumerate() {
                if sign.is_empty() || set[..at].contains(sign) {
                    return Some(Cells::from(*sign).to_string());
                }
            }
        }
        None
    }
}

/// All codes of the folder `braille`, by their keys.
///
/// # Panics
/// Never: the tables are part of the program and tested.
pub fn codes() -> &'static [Code] {
    static CODES: OnceLock<Vec<Code>> = OnceLock::new();
    CODES.get_or_init(|| {
        let tables = EMBEDDED.files().filter_map(|file| {
            let id = file.path().to_str()?.strip_suffix(".toml")?;
            Some((id, file.contents_utf8()?))
        });
        let parse = |(id, text)| Code::parse(id, text).expect("a test reads every table");
        let mut codes: Vec<Code> = tables.map(parse).collect();
        codes.sort_by(|a, b| a.id.cmp(&b.id));
        codes
    })
}

/// The code with a key.
pub fn code(id: &str) -> Option<&'static Code> {
    codes().iter().find(|code| code.id == id)
}
