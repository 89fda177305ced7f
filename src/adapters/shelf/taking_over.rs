//! What can be read of a damaged shelf is taken over and told.

use std::path::Path;

use super::database::{Database, ShelfTrouble};
use crate::adapters::work::{StopSign, Work};
use crate::protocol::{Imported, Report, ShelfAnswer, WorkKind, WorkReport, Wrong};

/// Takes over what can be read of a damaged shelf into a new one.
pub(super) fn salvage(
    new: &Path,
    from: &Path,
    stop: &StopSign,
    tell: &mut dyn FnMut(Report),
) -> Result<Imported, ShelfTrouble> {
    let mut database = Database::open(new)?;
    let mut report = |working| tell(Report::Work(WorkReport::Reached(working)));
    let mut work = Work::begin(WorkKind::Import, stop.clone(), &mut report);
    database.salvage(from, &mut work)
}

/// Takes over what can be read of a damaged shelf, and tells how much that is; returns whether anything was in it.
pub(super) fn take_over(
    database: &mut Database,
    from: &Path,
    stop: StopSign,
    tell: &mut dyn FnMut(Report),
) -> Result<bool, ShelfTrouble> {
    if !from.is_file() {
        return Err(ShelfTrouble::fault(Wrong::NotFound, from, ""));
    }
    let mut report = |working| tell(Report::Work(WorkReport::Reached(working)));
    let mut work = Work::begin(WorkKind::Import, stop, &mut report);
    let salvaged = database.salvage(from, &mut work)?;
    Ok(tell_of_salvaged(salvaged, tell))
}

/// Tells how much was taken over of a damaged shelf; returns whether anything was in it.
pub(super) fn tell_of_salvaged(salvaged: Imported, tell: &mut dyn FnMut(Report)) -> bool {
    let has_any = salvaged.games + salvaged.doubles + salvaged.faulty + salvaged.cut > 0;
    if has_any {
        tell(answer(ShelfAnswer::Imported(salvaged)));
    }
    has_any
}

/// Tells how many games are altered, and of how many nobody knows.
pub(super) fn tell_of_unlike([altered, unchecked]: [u32; 2], tell: &mut dyn FnMut(Report)) {
    if altered > 0 {
        tell(answer(ShelfAnswer::Altered(altered)));
    }
    tell_of_unchecked(unchecked, tell);
}

pub(super) fn tell_of_unchecked(games: u32, tell: &mut dyn FnMut(Report)) {
    if games > 0 {
        tell(answer(ShelfAnswer::Unchecked(games)));
    }
}

pub(super) fn answer(answer: ShelfAnswer) -> Report {
    Report::Shelf(answer)
}
