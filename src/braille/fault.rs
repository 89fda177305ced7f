//! What is wrong with a sheet that is read back.

use super::cells::Cells;
use super::lines::CellPlace;
use crate::record::{GameResult, Record};

/// What cannot be read of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrailleFault {
    /// No game begins in the file.
    NoGame,
    /// In another code, a game of other moves stands on a sheet that nothing proves. No game has this fault.
    OtherCode {
        /// That code.
        code: &'static str,
    },
    /// A character is no cell.
    NoCell {
        /// Where it stands.
        place: CellPlace,
        /// The character.
        found: char,
    },
    /// A number of a move stands where another one is due.
    Number {
        /// Where it stands.
        place: CellPlace,
        /// The number.
        found: u32,
        /// The number that is due.
        due: u32,
    },
    /// A game is not what its colophon says: the sheet was damaged.
    Differs {
        /// Where the colophon begins.
        place: CellPlace,
        /// The half-moves that were written.
        written: usize,
        /// The half-moves that were read.
        read: usize,
    },
    /// Moves could not be read; the colophon proves that they were these. The game is whole.
    Mended {
        /// Where each stands, and the move in SAN.
        moves: Vec<(CellPlace, String)>,
    },
    /// Moves could not be read. Only with these could the rest be read; nothing proves it.
    Resumed {
        /// Where each stands, and the move in SAN.
        moves: Vec<(CellPlace, String)>,
        /// What is wrong besides.
        then: Option<Box<BrailleFault>>,
    },
    /// A game begins on another page than its colophon says: pages are missing, doubled or out of order. The game is
    /// whole.
    Page {
        /// The page on which it begins.
        found: usize,
        /// The page that the colophon names.
        written: u32,
    },
    /// The next game is not the one of the book that is due: games are missing, doubled or out of order. No game has
    /// this fault.
    InBook {
        /// Where its colophon begins.
        place: CellPlace,
        /// Which game of the book it is.
        found: u32,
        /// Which one is due.
        due: u32,
    },
    /// A game is the one that is due, but of another book than the game before it.
    /// No game has this fault.
    OtherBook {
        /// Where its colophon begins.
        place: CellPlace,
    },
    /// Something stands before, among or behind the moves of a game, or behind the last game, that belongs to none.
    Stray {
        /// Where it begins.
        place: CellPlace,
        /// Whether a game has this fault.
        in_game: bool,
    },
    /// The game has neither a result nor a colophon at its end, though it has a title: its end may be missing.
    BreaksOff {
        /// Where the last move stands.
        place: CellPlace,
        /// The result in the title.
        titled: Option<GameResult>,
    },
    /// A game that nothing proves has two results: in its title and at its end, or twice at its end.
    Results {
        /// Where the second one stands, or the last move.
        place: CellPlace,
        /// The result that it was given, which is the first one at its end, and the other one.
        results: [GameResult; 2],
    },
    /// The book goes on behind the last game, and that is missing. No game has this fault.
    Unended {
        /// Where its colophon begins.
        place: CellPlace,
    },
    /// A game has no colophon, though others of the file have one: its end is missing.
    NoColophon {
        /// Where its first move stands.
        place: CellPlace,
    },
    /// A line of the title or a running head is not what the colophon says of the game. The game is that of the colophon.
    Title {
        /// Where the line begins.
        place: CellPlace,
        /// What stands there.
        found: String,
        /// What the colophon says.
        written: String,
    },
    /// Notes do not come back as they were written: comments, signs, variations. The moves do.
    Notes {
        /// Where the first note of the game stands.
        place: CellPlace,
        /// How many of its notes or lines of notes.
        lost: usize,
    },
    /// What the sheet itself says of what it leaves out; it is no comment of the game.
    LeftOut {
        /// Where the game begins, or what stands beside it.
        place: CellPlace,
        /// The words.
        text: String,
    },
    /// Something stands above a game that nothing proves, and is left out: perhaps another position than the usual one.
    Above {
        /// Where it begins.
        place: CellPlace,
        /// What stands there.
        text: String,
    },
    /// The result is not that of the mate or the stalemate on the board. What was written counts.
    OnBoard {
        /// Where the result stands, or what ends the sheet.
        place: CellPlace,
    },
    /// The game has more moves than the laws allow one to have; it is read up to there.
    TooLong {
        /// Where the next move stands.
        place: CellPlace,
    },
    /// Too much of the file cannot be read: what stands behind is not read at all. No game has this fault.
    GivenUp {
        /// Where the rest begins.
        place: CellPlace,
    },
    /// The cells are not exactly one move.
    Unreadable {
        /// Where they begin.
        place: CellPlace,
        /// The cells.
        cells: Cells,
        /// The moves that they could be, in SAN.
        could_be: Vec<String>,
    },
}

impl BrailleFault {
    /// Where it stands.
    pub(super) fn place(&self) -> Option<CellPlace> {
        match self {
            Self::NoGame | Self::OtherCode { .. } | Self::Page { .. } => None,
            Self::Mended { moves } | Self::Resumed { moves, .. } => {
                moves.first().map(|(place, _)| *place)
            }
            Self::NoCell { place, .. }
            | Self::Number { place, .. }
            | Self::Differs { place, .. }
            | Self::InBook { place, .. }
            | Self::Unended { place }
            | Self::OtherBook { place }
            | Self::Stray { place, .. }
            | Self::BreaksOff { place, .. }
            | Self::Results { place, .. }
            | Self::NoColophon { place }
            | Self::Title { place, .. }
            | Self::Notes { place, .. }
            | Self::LeftOut { place, .. }
            | Self::Above { place, .. }
            | Self::OnBoard { place }
            | Self::TooLong { place }
            | Self::GivenUp { place }
            | Self::Unreadable { place, .. } => Some(*place),
        }
    }
}

/// Whether the result of a game is another one than the board shows; it stands at a place.
pub(super) fn on_board(record: &Record, place: CellPlace) -> Option<BrailleFault> {
    let is_other = record.outcome().is_some()
        && record
            .result_on_board()
            .is_some_and(|shown| Some(shown) != record.outcome());
    is_other.then_some(BrailleFault::OnBoard { place })
}
