//! Finds what stands on a sheet beside its game: nothing of it may be passed over without a word.

use super::beside::joined;
use super::colophon::Roster;
use super::fault::BrailleFault;
use super::lines::{CellLine, Word};
use super::proved::GameSheet;
use super::scanned::Scanned;
use super::sheet::Style;
use super::word::is_rub_out;

impl GameSheet<'_> {
    /// What stands on pages before the title or behind the end of a game. Contents stand before the first one of a book,
    /// and an end may have a sign of its own.
    pub(super) fn stray<'w>(
        self,
        style: &Style<'_>,
        (game, behind): (&Scanned, impl Iterator<Item = &'w Word>),
        roster: &Roster,
    ) -> Vec<BrailleFault> {
        let title = *self.pages(game.first, roster).start();
        let is_before = |word: &&Word| word.place.page < title;
        let heads = self
            .game
            .heads
            .iter()
            .filter(|line| line.words.first().is_some_and(|word| is_before(&word)));
        let contents = joined(style.prose.write(&style.words.contents).words());
        let is_contents = |line: &CellLine| {
            contents.is_empty()
                || joined(line.words.iter().map(|word| word.cells.as_slice())) == contents
        };
        let has_contents = roster.in_book.nth == 1 && heads.clone().all(is_contents);
        let lines = heads.chain(&self.game.lines).flat_map(|line| &line.words);
        let mut before = lines.filter(|word| !has_contents && is_before(word));
        let mut end = style.code.end().words().peekable();
        let mut behind = behind.filter(|word| {
            let is_end = end.next_if(|cells| *cells == word.cells).is_some();
            !is_end && !is_rub_out(&word.cells)
        });
        let places = [before.next(), behind.next()].into_iter().flatten();
        let in_game = true;
        let stray = places.map(|word| BrailleFault::Stray {
            place: word.place,
            in_game,
        });
        stray.collect()
    }
}
