//! The keeper of the shelf: does what is asked, one thing after the other.

use crate::protocol::{
    DrillReport, Keeping, OpenedGame, Report, ShelfAnswer, ShelfFault, ShelfRequest, Stamp,
    WorkKind, WorkReport, Wrong,
};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use super::answers::{answer, tell_of_unlike};
use super::database::{Database, PATIENCE, ShelfTrouble};
use super::place::FileMark;
use crate::adapters::calendar;
use crate::adapters::store::system_fault;
use crate::adapters::work::{StopSign, Work};
use crate::pgn;
use crate::record::Record;

/// The file of the shelf in the folder of the player's data.
pub fn file_in(data: &Path) -> PathBuf {
    data.join("shelf.db")
}

/// Does what is asked, one thing after the other.
pub struct Keeper {
    /// Where the shelf is; `None` for one in memory.
    pub(super) path: Option<PathBuf>,
    pub(super) database: Option<Database>,
    /// Which file is open, or was found to be damaged.
    pub(super) file: Option<FileMark>,
    /// Whether every page of it has been looked at.
    is_checked: bool,
    /// The number of what was told last of that which was taken over; 0 if nothing was.
    pub(super) told: i64,
    /// Whether anything was taken over while what was asked last is done.
    pub(super) has_mended: bool,
    pub(super) stop: StopSign,
}

impl Keeper {
    /// A shelf that is forgotten.
    pub fn in_memory() -> Self {
        Self::new(None, Database::in_memory().ok(), StopSign::default())
    }

    /// The shelf of a file; it is opened when it is needed.
    pub fn of(path: PathBuf, stop: StopSign) -> Self {
        Self::new(Some(path), None, stop)
    }

    /// No shelf: whatever is asked is answered so.
    pub(super) fn nowhere(stop: StopSign) -> Self {
        Self::new(None, None, stop)
    }

    fn new(path: Option<PathBuf>, database: Option<Database>, stop: StopSign) -> Self {
        Self {
            is_checked: path.is_none(),
            path,
            database,
            file: None,
            told: 0,
            has_mended: false,
            stop,
        }
    }

    /// Does what is asked; the commands tell the session what became of it.
    pub fn fulfil(&mut self, request: ShelfRequest, tell: &mut dyn FnMut(Report)) {
        self.begin();
        let task = request.task();
        let again = request.clone();
        let mut done = self.try_to(request, tell);
        // The damage has come to light in the middle of the work: what can be read is saved, and the work done then.
        if let Err(ShelfTrouble::Fault(fault)) = &done
            && fault.what == Wrong::Damaged
            && self.database.is_some()
        {
            done = self.mend(tell).and_then(|()| self.try_to(again, tell));
        }
        if let Err(trouble) = done {
            tell(answer(match (trouble, task) {
                (ShelfTrouble::Stopped, task) => self.stopped(task.unwrap_or(WorkKind::Search)),
                (ShelfTrouble::Fault(_), Some(task)) if self.stop.is_up() => self.stopped(task),
                (ShelfTrouble::Fault(fault), task) => ShelfAnswer::Fault(ShelfFault {
                    ends: task.into(),
                    ..fault
                }),
            }));
        }
    }

    /// The shelf, opened if it is not.
    pub(super) fn database(
        &mut self,
        tell: &mut dyn FnMut(Report),
    ) -> Result<&mut Database, ShelfTrouble> {
        if self.database.is_none() {
            let path = self.path.as_deref().ok_or_else(none_here)?;
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).map_err(|error| {
                    ShelfTrouble::fault(Wrong::Unwritable, folder, system_fault(&error))
                })?;
            }
            let path = path.to_owned();
            self.file = FileMark::of(&path);
            let opened = match is_emptied(&path) {
                true => Err(ShelfTrouble::fault(Wrong::Damaged, &path, "")),
                false => self.open(&path, tell),
            };
            match opened {
                Err(ShelfTrouble::Fault(fault)) if fault.what == Wrong::Damaged => {
                    self.mend(tell)?;
                }
                opened => opened?,
            }
        }
        self.database.as_mut().ok_or_else(none_here)
    }

    /// Opens the file that is there now, and tells what is still to be told of it.
    pub(super) fn open(
        &mut self,
        path: &Path,
        tell: &mut dyn FnMut(Report),
    ) -> Result<(), ShelfTrouble> {
        let before = FileMark::of(path);
        self.database = Some(Database::open(path)?);
        self.file = before.or_else(|| FileMark::of(path));
        self.told = 0;
        self.tell_untold(tell)
    }

    /// Something else is asked. Where another program has put another file in the place of the shelf, that one is opened.
    pub(super) fn begin(&mut self) {
        self.has_mended = false;
        let path = self.path.as_deref();
        if path.is_some_and(|path| FileMark::of(path) != self.file) {
            self.database = None;
            self.is_checked = false;
        }
    }

    /// What is told of a work that was stopped.
    pub(super) fn stopped(&self, task: WorkKind) -> ShelfAnswer {
        match self.has_mended {
            true => ShelfAnswer::StoppedMended(task),
            false => ShelfAnswer::Stopped(task),
        }
    }

    /// Looks at every page of the shelf, once, unless it is told to stop; a damaged one is mended.
    pub fn check(
        &mut self,
        is_to_stop: impl FnMut() -> bool + Send + 'static,
        tell: &mut dyn FnMut(Report),
    ) {
        if let Err(ShelfTrouble::Fault(fault)) = self.try_to_check(is_to_stop, tell) {
            tell(answer(ShelfAnswer::Fault(fault)));
        }
    }

    /// The same.
    ///
    /// # Errors
    /// It is damaged, and as for [`Self::mend`].
    pub(super) fn try_to_check(
        &mut self,
        is_to_stop: impl FnMut() -> bool + Send + 'static,
        tell: &mut dyn FnMut(Report),
    ) -> Result<(), ShelfTrouble> {
        let open = self.database.as_mut().filter(|_| !self.is_checked);
        let Some(is_sound) = open.and_then(|open| open.is_sound(is_to_stop)) else {
            return Ok(());
        };
        self.is_checked = true;
        match is_sound {
            true => Ok(()),
            false => self.mend(tell),
        }
    }

    fn try_to(
        &mut self,
        request: ShelfRequest,
        tell: &mut dyn FnMut(Report),
    ) -> Result<(), ShelfTrouble> {
        if let ShelfRequest::Restore(from) = &request {
            return self.restore(from, tell);
        }
        let stop = self.stop.clone();
        let task = request.task();
        let has_file = self.path.is_some();
        let database = self.database(tell)?;
        database.heed_stop_sign(task.map(|_| stop.clone()))?;
        let mut report = |working| tell(Report::Work(WorkReport::Reached(working)));
        let mut work = Work::begin(task.unwrap_or(WorkKind::Search), stop, &mut report);
        let told = match request {
            ShelfRequest::Search(query) => ShelfAnswer::Found(database.search(&query, &mut work)?),
            ShelfRequest::Import(path) => ShelfAnswer::Imported(database.import(&path, &mut work)?),
            ShelfRequest::Keep(record, keeping) => {
                let record = if has_file { dated(*record) } else { *record };
                let was_there = database.keep(&record, keeping != Keeping::Other)?;
                match keeping {
                    Keeping::Ended => ShelfAnswer::EndedKept,
                    Keeping::Own | Keeping::Other => ShelfAnswer::Kept(was_there),
                }
            }
            ShelfRequest::Backup(file, false)
                if Path::new(&file).exists() && !Path::new(&file).is_dir() =>
            {
                ShelfAnswer::Exists(file)
            }
            ShelfRequest::Backup(file, _) => {
                // A damaged one is mended first: a copy of it would be as damaged.
                let unlike = database.looked_through(&mut work)?;
                let (games, beside) = database.back_up(Path::new(&file), &mut work)?;
                tell(answer(ShelfAnswer::BackedUp(file, games)));
                if let Some((larger, games)) = beside {
                    tell(answer(ShelfAnswer::KeptBeside(larger, games)));
                }
                tell_of_unlike(unlike, tell);
                return Ok(());
            }
            ShelfRequest::Delete(id) => {
                database.delete(id)?;
                ShelfAnswer::Deleted(id)
            }
            ShelfRequest::Open(id, number, count) => {
                let text = database.text(id)?.unwrap_or_default();
                tell(opened(&text, number, count));
                return Ok(());
            }
            ShelfRequest::Last => {
                let games = DrillReport::Games(database.last_own()?, Stamp::default());
                tell(Report::Drill(games));
                return Ok(());
            }
            ShelfRequest::Restore(_) => return Ok(()),
        };
        tell(answer(told));
        Ok(())
    }

    /// The shelf is closed, another one takes its place, and that one is opened.
    fn restore(&mut self, from: &str, tell: &mut dyn FnMut(Report)) -> Result<(), ShelfTrouble> {
        let path = self.path.clone().ok_or_else(none_here)?;
        // A damaged shelf is reported, and set aside, before another one takes its place.
        self.database(tell)?;
        self.database = None;
        let mut report = |working| tell(Report::Work(WorkReport::Reached(working)));
        let mut work = Work::begin(WorkKind::Restore, self.stop.clone(), &mut report);
        let [games, altered, unchecked] = Database::restore(Path::new(from), &path, &mut work)?;
        tell(answer(ShelfAnswer::Restored(from.to_owned(), games)));
        tell_of_unlike([altered, unchecked], tell);
        Ok(())
    }
}

/// Whether nothing is left of the shelf of a file. Another program that has only just begun one is waited for as long as
/// for one that holds the file.
fn is_emptied(path: &Path) -> bool {
    loop {
        match fs::metadata(path) {
            Ok(found) if found.is_file() && found.len() == 0 => {
                let age = found.modified().ok().and_then(|time| time.elapsed().ok());
                if age.is_none_or(|age| age > PATIENCE) {
                    return true;
                }
                thread::sleep(PATIENCE / 30);
            }
            _ => return false,
        }
    }
}

pub(super) fn none_here() -> ShelfTrouble {
    ShelfTrouble::fault(Wrong::NoneHere, Path::new(""), "")
}

/// A game of the shelf for listening.
fn opened(text: &str, number: u32, count: u32) -> Report {
    match pgn::read(text.as_bytes()).swap_remove(0) {
        Ok(record) => Report::Opened(Box::new(OpenedGame {
            record,
            number,
            count,
        })),
        Err(error) => Report::NotOpened(crate::adapters::store::pgn_fault("", &error)),
    }
}

/// A game that was just played has the date of today, if it has none.
fn dated(mut record: Record) -> Record {
    if record.tag("Date").is_none() {
        record.set_tag("Date", &calendar::now().0.replace('-', "."));
    }
    record
}
