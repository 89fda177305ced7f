//! The shelf is looked through to its end, and what is damaged of it is mended.

use std::fs;
use std::path::{Path, PathBuf};

use super::answers::{answer, tell_of_unchecked};
use super::database::ShelfTrouble;
use super::doubts::Doubts;
use super::keeper::Keeper;
use super::salvage::GamesCompared;
use crate::adapters::work::Work;
use crate::protocol::{Report, ShelfAnswer, WorkKind, WorkReport, Wrong};
use crate::shelf::FoundGames;

impl Keeper {
    /// Looks at every page of the shelf and every game, and mends it; then takes over what can be read of a file that was
    /// set aside, and of all of them if the shelf has no games. Games that are other ones than those that were put there
    /// are named, and stay.
    pub fn repair(&mut self, from: Option<&Path>, tell: &mut dyn FnMut(Report)) {
        self.begin();
        let repaired = self.try_to_repair(from, tell);
        self.tell_of(repaired, tell);
    }

    /// Takes games that are other ones than those that were put there for what they are now; a damaged shelf is repaired.
    pub fn confirm(&mut self, tell: &mut dyn FnMut(Report)) {
        self.begin();
        let confirmed = self.compared(tell).and_then(|compared| {
            let altered = if compared.is_damaged {
                &[][..]
            } else {
                compared.altered.as_slice()
            };
            self.database(tell)?.confirm(altered)
        });
        let repaired = confirmed.and_then(|()| self.try_to_repair(None, tell));
        self.tell_of(repaired, tell);
    }

    /// What is to be said of the shelf in the end; `None` if all was said.
    fn try_to_repair(
        &mut self,
        from: Option<&Path>,
        tell: &mut dyn FnMut(Report),
    ) -> Result<Option<ShelfAnswer>, ShelfTrouble> {
        let before = self.set_aside();
        self.database(tell)?;
        let stop = self.stop.clone();
        self.try_to_check(move || stop.is_up(), tell)?;
        let stop = self.stop.clone();
        // What was mended just now is as good as it can be.
        if !self.has_mended {
            if stop.is_up() {
                return Err(ShelfTrouble::Stopped);
            }
            let compared = self.compared(tell)?;
            match compared.is_damaged {
                true => self.mend(tell)?,
                false => self.database(tell)?.mark(&compared.altered)?,
            }
        }
        // What has just been salvaged was told with what is lost of it.
        let is_new = self.has_mended;
        let doubts = match is_new {
            true => Doubts::default(),
            false => self.database(tell)?.doubts()?,
        };
        if let Some(from) = from {
            self.take_over(from, tell)?;
        }
        for aside in before.iter().filter(|_| from.is_none()) {
            if self.database(tell)?.count()? == 0 {
                match self.take_over(aside, tell) {
                    // Nothing can be read of it.
                    Err(ShelfTrouble::Fault(fault)) if fault.what == Wrong::NoShelf => {}
                    taken => taken?,
                }
            }
        }
        let games = self.database(tell)?.count()?;
        let altered = self.compared(tell)?.altered;
        tell_of_unchecked(doubts.unchecked, tell);
        if !altered.is_empty() {
            let count = u32::try_from(altered.len()).unwrap_or(u32::MAX);
            let games = self.database(tell)?.listed(&altered)?;
            let found = ShelfAnswer::Found(FoundGames { games, count });
            if doubts.cut == 0 {
                return Ok(Some(found));
            }
            // That its end is lost is told as well.
            tell(Report::Shelf(found));
        }
        Ok((games > 0 || !is_new).then_some(ShelfAnswer::Sound(games, doubts.cut)))
    }

    fn compared(&mut self, tell: &mut dyn FnMut(Report)) -> Result<GamesCompared, ShelfTrouble> {
        let stop = self.stop.clone();
        let database = self.database(tell)?;
        let mut report = |working| tell(Report::Work(WorkReport::Reached(working)));
        let mut work = Work::begin(WorkKind::Import, stop, &mut report);
        database.compared(&mut work)
    }

    fn tell_of(
        &self,
        repaired: Result<Option<ShelfAnswer>, ShelfTrouble>,
        tell: &mut dyn FnMut(Report),
    ) {
        match repaired {
            Ok(said) => said.into_iter().for_each(|said| tell(answer(said))),
            Err(ShelfTrouble::Fault(fault)) => tell(answer(ShelfAnswer::Fault(fault))),
            Err(ShelfTrouble::Stopped) => tell(answer(self.stopped(WorkKind::Import))),
        }
    }

    /// The damaged shelves that were set aside beside this one.
    pub(super) fn set_aside(&self) -> Vec<PathBuf> {
        let folder = self.path.as_deref().and_then(Path::parent);
        let files = folder.and_then(|folder| fs::read_dir(folder).ok());
        let paths = files
            .into_iter()
            .flatten()
            .flatten()
            .map(|file| file.path());
        let mut damaged: Vec<PathBuf> = paths
            .filter(|path| path.extension().is_some_and(|ending| ending == "db"))
            .filter(|path| {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                name.starts_with("shelf-damaged-")
            })
            .collect();
        damaged.sort();
        damaged
    }
}
