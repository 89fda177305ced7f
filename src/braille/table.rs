//! The table of a Braille chess code, as the files in `braille/` have it.

use std::collections::BTreeMap;

use serde::Deserialize;
use strum::IntoStaticStr;

use super::cells::Cells;
use crate::board::Kind;

/// How far a code rests on a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Status {
    /// An authority has published it; signs that its text does not give are provisional.
    Published,
    /// Print notation, transcribed by the rules of literary or computer Braille.
    Literal,
    /// What players write, without a printed source.
    Practice,
    /// This program's own.
    Own,
}

/// What a provisional sign is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum BrailleSign {
    Pieces,
    Pawn,
    Ranks,
    Capture,
    Check,
    CheckPlace,
    Mate,
    Castling,
    Promotion,
    Results,
    DrawOffer,
    Draughts,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct CodeTable {
    pub status: Status,
    pub language: String,
    pub system: String,
    pub dots: u8,
    pub provisional: Vec<BrailleSign>,
    /// Cells that people leave out: capital signs and the like.
    pub ignored_in_reading: Cells,
    pub pieces: Pieces,
    pub squares: SquareCells,
    #[serde(default)]
    pub joins: Joins,
    pub signs: Signs,
    /// What draughts are written with; `None` if no sign for a capture is known to be free.
    pub draughts: Option<DraughtsCells>,
    pub castling: Castlings,
    pub promotion: Promotions,
    pub numbers: Numbers,
    pub results: ResultCells,
    #[serde(default)]
    pub glyphs: BTreeMap<Glyph, Cells>,
}

/// The quality of a move, as print marks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Glyph {
    /// `!`
    Good,
    /// `?`
    Bad,
    /// `!!`
    Brilliant,
    /// `??`
    Blunder,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pieces {
    king: Cells,
    queen: Cells,
    rook: Cells,
    bishop: Cells,
    knight: Cells,
    pawn: Cells,
}

impl Pieces {
    pub fn of(&self, kind: Kind) -> &Cells {
        match kind {
            Kind::King | Kind::DraughtsKing => &self.king,
            Kind::Queen => &self.queen,
            Kind::Rook => &self.rook,
            Kind::Bishop => &self.bishop,
            Kind::Knight => &self.knight,
            Kind::Pawn | Kind::Man => &self.pawn,
        }
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SquareCells {
    /// The files, a to h.
    pub files: [Cells; 8],
    /// The ranks, 1 to 8, with their number sign if there is one.
    pub ranks: [Cells; 8],
}

/// What stands between two signs that would run together.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct Joins {
    /// Before the first file of a move.
    pub first_file: Cells,
    /// Between a rank and a file.
    pub rank_file: Cells,
    /// Between a rank and the sign of capture.
    pub rank_capture: Cells,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Signs {
    pub capture: Cells,
    #[serde(default)]
    pub capture_also_read: Vec<Cells>,
    pub check: Cells,
    /// As check if there is none.
    pub double_check: Option<Cells>,
    #[serde(default)]
    pub check_also_read: Vec<Cells>,
    pub mate: Cells,
    /// Capture and check stand before the square of arrival; otherwise check follows the move.
    #[serde(default)]
    pub before_arrival: bool,
    /// Capture and check in one sign, before the square of arrival.
    pub capture_check: Option<Cells>,
    /// As check if there is none.
    pub check_after_castling: Option<Cells>,
    #[serde(default)]
    pub begin: Cells,
    #[serde(default)]
    pub end: Cells,
    pub draw_offer: Option<Cells>,
}

/// What stands between the squares of a move of draughts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DraughtsCells {
    pub step: Cells,
    pub capture: Cells,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Castlings {
    pub short: Cells,
    pub long: Cells,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Promotions {
    queen: Cells,
    rook: Cells,
    bishop: Cells,
    knight: Cells,
}

impl Promotions {
    /// What is written for a promotion; nothing for what no pawn becomes.
    pub fn of(&self, kind: Kind) -> &[u8] {
        match kind {
            Kind::Queen => self.queen.as_slice(),
            Kind::Rook => self.rook.as_slice(),
            Kind::Bishop => self.bishop.as_slice(),
            Kind::Knight => self.knight.as_slice(),
            Kind::King | Kind::Pawn | Kind::DraughtsKing | Kind::Man => &[],
        }
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Numbers {
    /// The digits, 0 to 9.
    pub digits: [Cells; 10],
    pub sign: Cells,
    /// After the number of White's move.
    pub after: Cells,
    /// After the number of a move whose White half is not written.
    pub after_black: Cells,
    /// Before a move of Black that stands alone.
    #[serde(default)]
    pub before_black_move: Cells,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ResultCells {
    pub white: Cells,
    pub black: Cells,
    pub draw: Cells,
}
