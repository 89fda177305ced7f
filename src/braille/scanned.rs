//! A game as far as it could be read, and what is wrong with it.

use super::beside::Beside;
use super::code::BrailleCode;
use super::fault::BrailleFault;
use super::lines::{CellPlace, Word};
use super::notes::SheetNotes;
use crate::game::{Move, Position};
use crate::record::{GameResult, Record};

/// A game as far as it was read, and what is wrong with it.
pub type SheetGame = (Record, Vec<BrailleFault>);

/// A game as far as it could be read.
#[derive(Clone, Debug)]
pub(super) struct Scanned {
    pub record: Record,
    /// Moves that could not be read, and for which they were taken.
    pub taken: Vec<(CellPlace, String)>,
    /// Why the game is not read to its end, and which word that is.
    pub broken: Option<(usize, BrailleFault)>,
    /// Where the first move stands.
    pub first: Option<CellPlace>,
    /// Where the last move stands.
    pub last: Option<CellPlace>,
    /// Which word stands behind its end; `None` if all do that there are.
    pub end: Option<usize>,
    /// The result that its title or a running head has.
    pub titled: Option<GameResult>,
    /// Whether two names stand above its first move, though perhaps they cannot be read.
    pub is_headed: bool,
    /// What stands above its first move and is not taken from there, and where.
    pub above: Option<(CellPlace, String)>,
    /// Another result that stands right behind its own.
    pub second: Option<(CellPlace, GameResult)>,
    /// What stands beside the moves.
    pub beside: Beside,
}

impl Scanned {
    /// A game that begins in a position, before its first move.
    pub fn of(start: Position) -> Self {
        Self {
            record: Record::starting_from(start),
            taken: Vec::new(),
            broken: None,
            first: None,
            last: None,
            end: None,
            titled: None,
            is_headed: false,
            above: None,
            second: None,
            beside: Beside::default(),
        }
    }

    /// Whether there is anything of it: a move, or a reason why it has none.
    pub fn is_any(&self) -> bool {
        self.record.plies() > 0 || self.broken.is_some()
    }

    /// The signs behind its moves.
    pub fn signs(&self, code: &BrailleCode) -> SheetNotes {
        let signs = self.beside.signs.iter();
        let signs = signs.filter_map(|(plies, cells)| Some((*plies, code.signs_of(cells)?)));
        signs.collect()
    }

    /// The notes of a game that no colophon proves are not read: what they say is not certain. The signs behind its moves
    /// are.
    pub fn unread_notes(&self) -> Option<BrailleFault> {
        let place = self.beside.first()?.place;
        let lost = self.beside.lines();
        Some(BrailleFault::Notes { place, lost })
    }

    /// What is wrong with the game, if anything is.
    pub fn fault(&self) -> Option<BrailleFault> {
        let broken = self.broken.as_ref().map(|(_, fault)| fault.clone());
        if self.taken.is_empty() {
            return broken;
        }
        Some(BrailleFault::Resumed {
            moves: self.taken.clone(),
            then: broken.map(Box::new),
        })
    }

    /// That something stands above it that is not taken from there.
    pub fn left_above(&self) -> Option<BrailleFault> {
        let (place, text) = self.above.clone()?;
        Some(BrailleFault::Above { place, text })
    }

    /// That its end may be missing, though nothing else is wrong: there is a title, but no result at the end.
    pub fn breaks_off(&self) -> Option<BrailleFault> {
        let is_titled = self.titled.is_some() || self.is_headed;
        let place = self
            .last
            .filter(|_| is_titled && self.record.outcome().is_none())?;
        let titled = self.titled;
        Some(BrailleFault::BreaksOff { place, titled })
    }

    /// That its title and its end have different results, or its end has two.
    pub fn contradicted(&self) -> Option<BrailleFault> {
        let ended = self.record.outcome()?;
        let titled = || Some((self.last?, self.titled?));
        let (place, other) = self.second.or_else(titled)?;
        let results = [ended, other];
        (other != ended).then_some(BrailleFault::Results { place, results })
    }

    /// Plays a move for which what stands at a word was taken.
    pub fn play_taken(&mut self, mv: Move, word: &Word) {
        let san = self.record.position().notation(mv).unwrap_or_default();
        self.first.get_or_insert(word.place);
        self.last = Some(word.place);
        let _ = self.record.play(mv);
        self.taken.push((word.place, san));
    }
}
