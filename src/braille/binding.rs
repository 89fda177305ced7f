//! Binds the games of a book of sheets: which one each is, and a number made of all before it.

use sha2::{Digest as _, Sha256};

use super::fault::BrailleFault;
use super::kept::{CHECKS, Kept, check_number};
use super::lines::CellPlace;

/// Which game of a book one is, and what ties it to the games before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct InBook {
    /// Counted from 1.
    pub nth: u32,
    pub is_last: bool,
    /// What [`Binding`] has made of the games before it; `None` in the only game of a book, and in sheets of earlier
    /// versions.
    pub tie: Option<u32>,
}

impl InBook {
    /// The numbers that stand in the colophon; none in that of an only game. No book has so many games that the number of
    /// one could be a tie.
    pub fn numbers(self) -> Vec<u32> {
        let last = self.is_last.then_some(self.nth);
        let numbers = [Some(self.nth), last, self.tie];
        match self.is_last && self.nth == 1 {
            true => Vec::new(),
            false => numbers.into_iter().flatten().collect(),
        }
    }

    /// Whether no game can stand before it in its book.
    pub fn begins_book(self) -> bool {
        self.tie.is_none_or(|tie| tie == Binding::default().tie)
    }

    pub fn of_numbers(numbers: &[u32]) -> Option<Self> {
        let (numbers, tie) = match numbers {
            [rest @ .., last] if *last >= CHECKS => (rest, Some(*last)),
            _ => (numbers, None),
        };
        let (nth, is_last) = match (numbers, tie) {
            ([], None) => (1, true),
            ([nth], _) => (*nth, false),
            ([nth, all], _) if nth == all => (*nth, true),
            _ => return None,
        };
        Some(Self { nth, is_last, tie })
    }
}

/// Binds the games of a book: each names what has been made of all before it, so that no page of another book fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    games: u32,
    tie: u32,
}

impl Default for Binding {
    fn default() -> Self {
        Self {
            games: 0,
            tie: CHECKS,
        }
    }
}

impl Binding {
    /// Binds the next game, and says what its colophon names.
    pub(super) fn bind(&mut self, check: u32, kept: Option<Kept>, is_last: bool) -> InBook {
        let tie = Some(self.tie);
        self.games += 1;
        self.tie = tied(self.tie, check, kept);
        let nth = self.games;
        InBook { nth, is_last, tie }
    }
}

/// What is made of a tie and of the game behind it.
pub(super) fn tied(tie: u32, check: u32, kept: Option<Kept>) -> u32 {
    let mut hash = Sha256::new();
    let kept = kept.map(|kept| kept.to_string()).unwrap_or_default();
    hash.update(format!("{tie} {check} {kept}"));
    CHECKS + check_number(hash)
}

/// The last game of a book that was read.
#[derive(Clone, Copy)]
pub(super) struct BookPlace {
    in_book: InBook,
    /// The tie that the next game has; `None` in books of earlier versions.
    next_tie: Option<u32>,
    /// Where its colophon begins.
    colophon: CellPlace,
}

impl BookPlace {
    /// The place of the next game, whose colophon begins at a place, and what is wrong with it: games are missing, or are
    /// of another book. A colophon that cannot be read says nothing.
    pub fn behind(
        before: Option<Self>,
        found: Option<(InBook, Option<u32>)>,
        colophon: CellPlace,
    ) -> (Option<Self>, Option<BrailleFault>) {
        let Some((in_book, next_tie)) = found else {
            return (before, None);
        };
        let open = before.filter(|before| !before.in_book.is_last);
        let (found, due) = (in_book.nth, open.map_or(1, |before| before.in_book.nth + 1));
        let is_tied = match open {
            Some(before) => in_book.tie == before.next_tie,
            None => in_book.begins_book(),
        };
        let place = colophon;
        let fault = match found == due {
            false => Some(BrailleFault::InBook { place, found, due }),
            true => (!is_tied).then_some(BrailleFault::OtherBook { place }),
        };
        let here = Self {
            in_book,
            next_tie,
            colophon,
        };
        (Some(here), fault)
    }

    /// That games are missing, if the book goes on behind the last one.
    pub fn unended(self) -> Option<BrailleFault> {
        let place = self.colophon;
        (!self.in_book.is_last).then_some(BrailleFault::Unended { place })
    }
}
