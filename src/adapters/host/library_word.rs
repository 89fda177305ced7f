//! What is told of a damaged library, until it was heard to its end.

use std::time::Duration;

use super::Host;
use super::ear::read;
use crate::adapters::shelf::is_of_damage;
use crate::desk::Heard;
use crate::protocol::Report;

/// The sentences that tell what was lost of the library. Whatever cuts one of them for good, or closes the program before,
/// leaves it unheard, and the next program tells all of them again.
#[derive(Default)]
pub(super) struct LibraryWord {
    /// Whether what becomes heard now tells of it.
    is_told: bool,
    unheard: Vec<String>,
    /// Those that sound, each with the ticket of what it is a part of.
    sounding: Vec<(u64, String)>,
}

impl LibraryWord {
    /// Something is to be heard.
    pub(super) fn note(&mut self, batch: &[Heard]) {
        if self.is_told {
            let texts = batch.iter().map(read).filter(|text| !text.is_empty());
            self.unheard.extend(texts);
        }
    }

    /// A text begins to be heard.
    pub(super) fn begin(&mut self, ticket: u64, text: &str) {
        let is_in = |one: &&String| text.contains(one.as_str());
        let begun = self.unheard.iter().filter(is_in).cloned();
        self.sounding.extend(begun.map(|one| (ticket, one)));
    }

    /// It was heard to its end. Returns whether nothing is unheard any more.
    pub(super) fn end(&mut self, ticket: u64) -> bool {
        let (ended, sounding): (Vec<_>, _) = std::mem::take(&mut self.sounding)
            .into_iter()
            .partition(|(of, _)| *of == ticket);
        self.sounding = sounding;
        self.unheard
            .retain(|one| !ended.iter().any(|(_, text)| text == one));
        !ended.is_empty() && self.unheard.is_empty()
    }
}

impl Host {
    /// Takes what another thread reports.
    pub(super) fn told(&mut self, report: Report) {
        self.library_word.is_told = is_of_damage(&report);
        self.handle(report);
        let is_told = std::mem::take(&mut self.library_word.is_told);
        // Lines that are printed are there at once; so is what a window without any sound shows.
        let is_seen = self.speaker.is_none() || self.front.await_reader(Duration::ZERO).is_none();
        if is_told && is_seen {
            self.shelf.heard();
        }
    }

    /// What sounded under a ticket was heard to its end.
    pub(super) fn end_word_of_library(&mut self, ticket: u64) {
        if self.library_word.end(ticket) {
            self.shelf.heard();
        }
    }
}
