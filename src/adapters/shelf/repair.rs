//! The shelf is looked through to its end, and what is damaged of it is mended.

use std::fs;
use std::path::{Path, PathBuf};

use super::database::ShelfTrouble;
use super::keeper::{Keeper, answer, take_over};
use crate::adapters::work::Work;
use crate::protocol::{Report, ShelfAnswer, WorkKind, WorkReport, Wrong};

impl Keeper {
    /// Looks at every page of the shelf and every game, and mends it; then takes over what can be read of a file that was
    /// set aside, and of all of them if the shelf has no games: where there were some, an empty one is not sound.
    pub fn repair(&mut self, from: Option<&Path>, tell: &mut dyn FnMut(Report)) {
        match self.try_to_repair(from, tell) {
            Ok(Some(games)) => tell(answer(ShelfAnswer::Sound(games))),
            Ok(None) => {}
            Err(ShelfTrouble::Fault(fault)) => tell(answer(ShelfAnswer::Fault(fault))),
            Err(ShelfTrouble::Stopped) => tell(answer(ShelfAnswer::Stopped(WorkKind::Import))),
        }
    }

    /// How many games there are now; `None` if there are none because of a damage that was told.
    fn try_to_repair(
        &mut self,
        from: Option<&Path>,
        tell: &mut dyn FnMut(Report),
    ) -> Result<Option<u32>, ShelfTrouble> {
        let before = self.set_aside();
        self.database(tell)?;
        let stop = self.stop.clone();
        self.check(move || stop.is_up(), tell);
        let stop = self.stop.clone();
        if stop.is_up() {
            return Err(ShelfTrouble::Stopped);
        }
        let is_unaltered = {
            let database = self.database(tell)?;
            let mut report = |working| tell(Report::Work(WorkReport::Reached(working)));
            let mut work = Work::begin(WorkKind::Import, stop.clone(), &mut report);
            database.is_unaltered(&mut work)?
        };
        // What was mended just now is as good as it can be.
        let is_mended = self.set_aside().len() > before.len();
        if !is_unaltered && !is_mended {
            self.mend(tell)?;
        }
        let database = self.database(tell)?;
        if let Some(from) = from {
            if !take_over(database, from, stop, tell)? {
                return Err(ShelfTrouble::fault(Wrong::NoShelf, from, ""));
            }
            return database.count().map(Some);
        }
        for aside in &before {
            if database.count()? == 0 {
                take_over(database, aside, stop.clone(), tell)?;
            }
        }
        let games = database.count()?;
        let is_new = self.set_aside().len() > before.len();
        match before.last().filter(|_| games == 0 && !is_new) {
            Some(lost) => Err(ShelfTrouble::fault(Wrong::Damaged, lost, "")),
            None => Ok((games > 0 || !is_new).then_some(games)),
        }
    }

    /// The damaged shelves that were set aside beside this one.
    fn set_aside(&self) -> Vec<PathBuf> {
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
