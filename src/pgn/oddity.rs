//! What was read although it is not as the standard writes it, or although a part of it is at odds with another.

use crate::board::keyed;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr};

use super::fault::PgnError;
use crate::record::Record;

/// What was read of a file.
#[derive(Clone, Debug, Default)]
pub struct GamesRead {
    /// An entry for each game, in their order.
    pub games: Vec<Result<Record, PgnError>>,
    /// What was unusual in those that could be read.
    pub oddities: Oddities,
}

/// A kind of thing that costs no game, but is told.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumIter,
    IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Oddity {
    /// A line in brackets is not a name with a value in quotation marks.
    MalformedTag,
    /// A line in brackets is no tag at all: it is left out.
    LostTag,
    /// A tag occurs twice with different values; the first one counts.
    RepeatedTag,
    /// Empty lines or comments stand among the tags of a game.
    PartedTags,
    /// Tags stand without moves and without a result, or moves without tags, in a file where others have some.
    Parted,
    /// The result after the moves is not the one of the tag `Result`; that after the moves counts.
    ResultsDiffer,
    /// The result is not that of the mate or the stalemate on the board; that in the file counts.
    ResultOnBoard,
    /// The number of a move is not the one that is due.
    MoveNumber,
    /// A null move stands among the moves of a game, which ends before it.
    NullMove,
    /// Variations stand in each other deeper than a hundredfold; what is deeper is kept as a comment.
    DeepVariation,
    /// What stands in a variation is no legal move of chess: from there on it is kept as a comment.
    BrokenVariation,
    /// A tag says that a position is set up, but there is none; or that none is, but there is one.
    NoPosition,
    /// A date is none of the calendar, or not written as in `2024.05.01`.
    Date,
    /// A tag names another number of half-moves than there are.
    PlyCount,
    /// A clock time is not hours, minutes and seconds: `[%clk 1:00]`; or another one stands beside it, and the last one counts.
    ClockTime,
    /// A check has more signs than one, other ones, or words: `Qh4++`, `Qh4 ch`; or it is none.
    Check,
    /// A promotion has no equals sign: `a8Q`, `e8(Q)`.
    Promotion,
    /// A capture in passing says so: `exd6e.p.`.
    EnPassant,
    /// A move says that it captures in passing, and does not.
    NotPassing,
    /// Castling has other signs than the letter O and hyphens.
    Castling,
    /// A move names both squares: `Ng1-f3`, `e2e4`.
    Squares,
    /// A pawn has its letter: `Pe4`.
    PawnLetter,
    /// A letter may be that of pawns or that of a piece in another language, and the whole game fits both: `Pf3`.
    PawnOrPiece,
    /// A capture has another sign than x, or names no rank: `e:d5`, `ed`.
    Capture,
    /// A piece has a figurine or a small letter: `♘f3`, `nf3`.
    PieceLetter,
    /// A result is written in another way: `1/2`, `1 : 0`.
    Outcome,
    /// A sign of quality is printed as in books: `±`, `∞`.
    Glyph,
    /// A sign of quality is none that the standard or books have, `$300`, `!!!?`, or stands there twice: it is left out.
    LostGlyph,
    /// Pieces have the letters of another language than English: `Sf3`.
    Language,
    /// Cyrillic letters name files: `е4`.
    Cyrillic,
    /// Words that are no moves stand behind the last one, or before the first, or a result in a variation: they are kept as a
    /// comment.
    Remark,
    /// Braces stand in a comment: a file that is written has round brackets for them.
    NestedComment,
    /// A position has castling rights or a square of en passant that cannot be, which do not count, or does not say whose
    /// turn it is.
    Position,
    /// Commas stand between moves, or brackets behind numbers: `1) e4, e5`.
    Punctuation,
    /// Control characters stand in the text, which move or colour what a terminal shows: they are blanks.
    Control,
    /// Signs of word processors stand between moves: blanks that do not break, three dots in one sign.
    Blank,
}

keyed!(Oddity);

/// How often a thing was found, and where first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How often.
    pub count: u32,
    /// The line of the first, from 1.
    pub line: u32,
}

/// What was found, by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Oddities(BTreeMap<Oddity, Tally>);

impl Oddities {
    /// Counts one more; the line is that of the first of its kind.
    pub(super) fn count(&mut self, kind: Oddity, line: usize) {
        let line = u32::try_from(line).unwrap_or(u32::MAX);
        let tally = self.0.entry(kind).or_insert(Tally { count: 0, line });
        tally.count = tally.count.saturating_add(1);
    }

    /// Adds those of a later part of a file, before which so many lines stand.
    pub fn add(&mut self, later: &Self, lines: usize) {
        let lines = u32::try_from(lines).unwrap_or(u32::MAX);
        for (kind, tally) in &later.0 {
            let line = tally.line.saturating_add(lines);
            let sum = self.0.entry(*kind).or_insert(Tally { count: 0, line });
            sum.count = sum.count.saturating_add(tally.count);
        }
    }

    /// Whether all games were read to their ends, and can be read in one way only.
    pub fn are_whole(&self) -> bool {
        self.of(Oddity::NullMove) + self.of(Oddity::PawnOrPiece) == 0
    }

    /// Whether everything was as usual.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The kinds that were found, in a fixed order.
    pub fn iter(&self) -> impl Iterator<Item = (Oddity, Tally)> + '_ {
        self.0.iter().map(|(kind, tally)| (*kind, *tally))
    }

    /// How often a kind was found.
    pub fn of(&self, kind: Oddity) -> u32 {
        self.0.get(&kind).map_or(0, |tally| tally.count)
    }
}
