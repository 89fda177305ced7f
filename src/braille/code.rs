//! A Braille chess code: its table, and how it writes a move of any position.

use std::sync::OnceLock;

use include_dir::{Dir, include_dir};

use super::cells::{Cell, Cells};
use super::table::{BrailleSign, CodeTable, Glyph, Status};
use crate::board::{Kind, Side};
use crate::chess::Origin;
use crate::game::{Move, Position};
use crate::record::GameResult;

pub(super) static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../braille");

/// The cells of the digits 0 to 9 in the upper position, as they follow a number sign.
pub(super) const UPPER_DIGITS: [Cell; 10] =
    [0x1a, 0x01, 0x03, 0x09, 0x19, 0x11, 0x0b, 0x1b, 0x13, 0x0a];

/// A Braille chess code.
#[derive(Clone, Debug)]
pub struct BrailleCode {
    id: String,
    pub(super) table: CodeTable,
}

/// A table that is no code: the place and the reason, as the parser gives them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeError {
    /// The key of the code.
    pub code: String,
    /// What is wrong.
    pub detail: String,
}

impl BrailleCode {
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
        let table: CodeTable = toml::from_str(text).map_err(|fault| error(fault.to_string()))?;
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
    pub fn provisional(&self) -> &[BrailleSign] {
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
        self.encoded(position, mv, false)
    }

    /// Writes a legal move with its whole square of origin, as a sealed move is written; `None` if the
    /// move is not legal.
    pub fn encode_full(&self, position: &Position, mv: Move) -> Option<Cells> {
        self.encoded(position, mv, true)
    }

    fn encoded(&self, position: &Position, mv: Move, is_full: bool) -> Option<Cells> {
        if let (Some(board), Some(mv)) = (position.draughts(), mv.draughts()) {
            return self.encode_draughts(board, mv, is_full);
        }
        let position = position.chess()?;
        let facts = position.facts(mv.chess()?)?;
        Some(match is_full {
            true => self.spell(&facts, self.spelling(Origin::Square)),
            false => self.spell_apart(position, &facts),
        })
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
    /// before it, and then its own sign may follow the blank: see [`BrailleCode::lone_black`].
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
    pub fn result(&self, outcome: GameResult) -> Option<&Cells> {
        Some(match outcome {
            GameResult::Win(Side::White) => &self.table.results.white,
            GameResult::Win(Side::Black) => &self.table.results.black,
            GameResult::Draw => &self.table.results.draw,
            GameResult::LostByBoth => return None,
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
pub fn codes() -> &'static [BrailleCode] {
    static CODES: OnceLock<Vec<BrailleCode>> = OnceLock::new();
    CODES.get_or_init(|| {
        let tables = EMBEDDED.files().filter_map(|file| {
            let id = file.path().to_str()?.strip_suffix(".toml")?;
            Some((id, file.contents_utf8()?))
        });
        let parse = |(id, text)| BrailleCode::parse(id, text).expect("a test reads every table");
        let mut codes: Vec<BrailleCode> = tables.map(parse).collect();
        codes.sort_by(|a, b| a.id.cmp(&b.id));
        codes
    })
}

/// The code with a key.
pub fn code(id: &str) -> Option<&'static BrailleCode> {
    codes().iter().find(|code| code.id == id)
}
