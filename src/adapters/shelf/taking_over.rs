//! What can be read of a damaged shelf is taken over and told.

use std::fs;
use std::path::Path;

use super::answers::answer;
use super::database::{Database, ShelfTrouble};
use super::keeper::{Keeper, none_here};
use super::place::{FileMark, alone, changed, held, other_name, replace};
use super::untold;
use crate::adapters::store::system_fault;
use crate::adapters::work::Work;
use crate::protocol::{
    FaultEnds, Imported, Report, ShelfAnswer, ShelfFault, WorkKind, WorkReport, Wrong,
};

impl Keeper {
    /// Takes over what can be read of the damaged shelf into a new one, which then has its place; the damaged one is set
    /// aside. What is asked goes on with the new one, also where another program has just done the same.
    ///
    /// # Errors
    /// The new one cannot be written, another program is doing the same, or the work was stopped; then the damaged one is
    /// where it was.
    pub(super) fn mend(&mut self, tell: &mut dyn FnMut(Report)) -> Result<(), ShelfTrouble> {
        let path = self.path.clone().ok_or_else(none_here)?;
        self.database = None;
        let _alone = alone(&path)?;
        if FileMark::of(&path) == self.file {
            let new = path.with_extension("mended");
            self.put_mended(&path, &new, tell)
                .inspect_err(|_| drop(fs::remove_file(&new)))?;
            self.has_mended = true;
        }
        self.open(&path, tell)
    }

    fn put_mended(
        &self,
        path: &Path,
        new: &Path,
        tell: &mut dyn FnMut(Report),
    ) -> Result<(), ShelfTrouble> {
        let mark = FileMark::of(path);
        // A program that was ended here has left it under both names.
        let beside = self.set_aside().into_iter();
        let mut same = beside.filter(|_| mark.is_some());
        let kept = same.find(|kept| FileMark::of(kept) == mark);
        let kept = kept.unwrap_or_else(|| other_name(path, "damaged"));
        for _ in 0..3 {
            // What was left over when this was cut short is no beginning.
            let _ = fs::remove_file(new);
            let before = changed(path);
            self.salvage(&mut Database::open(new)?, path, Some(&kept), tell)?;
            let _held = held(path)?;
            // What another program has written meanwhile is taken over, too.
            if changed(path) == before {
                return replace(path, new, &kept).map_err(|error| {
                    ShelfTrouble::fault(Wrong::Broken, path, system_fault(&error))
                });
            }
        }
        Err(ShelfTrouble::fault(Wrong::Locked, path, ""))
    }

    fn salvage(
        &self,
        database: &mut Database,
        from: &Path,
        aside: Option<&Path>,
        tell: &mut dyn FnMut(Report),
    ) -> Result<Imported, ShelfTrouble> {
        let mut report = |working| tell(Report::Work(WorkReport::Reached(working)));
        let mut work = Work::begin(WorkKind::Import, self.stop.clone(), &mut report);
        database.salvage(from, aside, &mut work)
    }

    /// Takes over what can be read of a damaged shelf, and tells how much that is.
    ///
    /// # Errors
    /// There is no such file, or nothing of a shelf is in it; this one cannot be written, or the work was stopped.
    pub(super) fn take_over(
        &mut self,
        from: &Path,
        tell: &mut dyn FnMut(Report),
    ) -> Result<(), ShelfTrouble> {
        if !from.is_file() {
            return Err(ShelfTrouble::fault(Wrong::NotFound, from, ""));
        }
        let mut database = self.database.take().ok_or_else(none_here)?;
        let salvaged = self.salvage(&mut database, from, None, tell);
        self.database = Some(database);
        let has_any = has_any(&salvaged?);
        self.has_mended = true;
        self.tell_untold(tell)?;
        match has_any {
            true => Ok(()),
            false => Err(ShelfTrouble::fault(Wrong::NoShelf, from, "")),
        }
    }

    /// Tells what was taken over and not told yet, also by a program that was ended before it could.
    pub(super) fn tell_untold(&mut self, tell: &mut dyn FnMut(Report)) -> Result<(), ShelfTrouble> {
        let Some(database) = &self.database else {
            return Ok(());
        };
        for one in untold::owed(&database.connection, self.told)? {
            self.told = one.number;
            if one.is_aside {
                tell(answer(ShelfAnswer::Fault(ShelfFault {
                    what: Wrong::Damaged,
                    file: one.imported.file.clone(),
                    detail: String::new(),
                    ends: FaultEnds::Nothing,
                })));
            }
            if has_any(&one.imported) {
                tell(answer(ShelfAnswer::Imported(one.imported)));
            }
        }
        Ok(())
    }

    /// What was told has arrived, and need not be told again.
    pub fn heard(&mut self) {
        if self.told > 0
            && let Some(database) = &self.database
            // Where it cannot be written, it is told again.
            && untold::forget(&database.connection, self.told).is_ok()
        {
            self.told = 0;
        }
    }
}

/// Whether a report tells of a damaged shelf what was taken over of it, and so must arrive.
pub(in crate::adapters) fn is_of_damage(report: &Report) -> bool {
    matches!(
        report,
        Report::Shelf(
            ShelfAnswer::Imported(_)
                | ShelfAnswer::Fault(ShelfFault {
                    what: Wrong::Damaged,
                    ..
                })
        )
    )
}

/// Whether anything was taken over, or is known to be lost.
fn has_any(salvaged: &Imported) -> bool {
    salvaged.games + salvaged.doubles + salvaged.faulty + salvaged.cut > 0
}
