//! The games that `score` writes, whatever it writes them as: what cannot be read of a file, and what is unusual in it, is
//! told here and nowhere else.

use std::vec;

use super::outcome::{Done, Failed, complain_of_file, ended};
use super::texts::{FileProgress, tell_of};
use crate::adapters::games::Games;
use crate::desk::Desk;
use crate::protocol::Settings;
use crate::record::Record;

/// Games one after the other, each with its number in the file.
pub(super) trait ScoreGames<'a>: Iterator<Item = Result<(usize, Record), Failed>> {
    /// Looks at all games without a word of what is wrong with them, and goes back to the first; how many the file has,
    /// those too of which nothing can be read.
    fn look_through(&mut self, look: &mut dyn FnMut(&Record) -> Done) -> Result<usize, Failed>;

    /// How far the work is.
    fn progress(&mut self) -> &mut FileProgress<'a>;
}

/// The games of a PGN file; of one with a fault what stands before that, and it is said why.
pub(super) struct PgnGames<'a> {
    games: Games,
    number: usize,
    /// How many could be read whole, and how many as far as anything can be.
    good: usize,
    told: usize,
    progress: FileProgress<'a>,
}

impl<'a> PgnGames<'a> {
    pub(super) fn open(path: &str, desk: &'a Desk, settings: &'a Settings) -> Result<Self, Failed> {
        let games = Games::open(path).map_err(|fault| complain_of_file(desk, settings, &fault))?;
        Ok(Self {
            games,
            number: 0,
            good: 0,
            told: 0,
            progress: FileProgress::begin(path, desk, settings),
        })
    }

    /// Tells what was unusual, and how a command ends that has done so with what it wrote.
    pub(super) fn end(self, done: Done) -> Done {
        if let Err(Failed::Wholly) = done {
            return done;
        }
        let (games, progress) = (&self.games, &self.progress);
        let told = (games.guess(), games.oddities());
        tell_of(progress.desk, progress.settings, told);
        let are_whole = games.oddities().are_whole();
        ended(self.told, are_whole && self.good == self.number)?;
        done
    }
}

impl<'a> ScoreGames<'a> for PgnGames<'a> {
    fn look_through(&mut self, look: &mut dyn FnMut(&Record) -> Done) -> Result<usize, Failed> {
        let mut count = 0;
        while let Some(game) = self.games.next() {
            self.progress.reached(0, None)?;
            count += 1;
            if let Some(record) = game.ok().or_else(|| self.games.take_kept()) {
                look(&record)?;
            }
        }
        let again = self.games.restart();
        let (desk, settings) = (self.progress.desk, self.progress.settings);
        again.map_err(|fault| complain_of_file(desk, settings, &fault))?;
        Ok(count)
    }

    fn progress(&mut self) -> &mut FileProgress<'a> {
        &mut self.progress
    }
}

impl Iterator for PgnGames<'_> {
    type Item = Result<(usize, Record), Failed>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let game = self.games.next()?;
            let bytes = self.games.bytes_read();
            if let Err(stopped) = self.progress.reached(self.number, Some(bytes)) {
                return Some(Err(stopped));
            }
            self.number += 1;
            let kept = match game {
                Ok(record) => {
                    self.good += 1;
                    Some(record)
                }
                Err(fault) => {
                    complain_of_file(self.progress.desk, self.progress.settings, &fault);
                    self.games.take_kept()
                }
            };
            if let Some(record) = kept {
                self.told += 1;
                return Some(Ok((self.number, record)));
            }
        }
    }
}

/// Games that have been read already.
pub(super) struct ReadGames<'a> {
    games: vec::IntoIter<(usize, Record)>,
    done: usize,
    progress: FileProgress<'a>,
}

impl<'a> ReadGames<'a> {
    pub(super) fn new(games: Vec<(usize, Record)>, progress: FileProgress<'a>) -> Self {
        Self {
            games: games.into_iter(),
            done: 0,
            progress,
        }
    }
}

impl<'a> ScoreGames<'a> for ReadGames<'a> {
    fn look_through(&mut self, look: &mut dyn FnMut(&Record) -> Done) -> Result<usize, Failed> {
        let games = self.games.as_slice();
        for (_, record) in games {
            self.progress.reached(0, None)?;
            look(record)?;
        }
        Ok(games.len())
    }

    fn progress(&mut self) -> &mut FileProgress<'a> {
        &mut self.progress
    }
}

impl Iterator for ReadGames<'_> {
    type Item = Result<(usize, Record), Failed>;

    fn next(&mut self) -> Option<Self::Item> {
        let game = self.games.next()?;
        let reached = self.progress.reached(self.done, None);
        self.done += 1;
        Some(reached.map(|()| game))
    }
}
