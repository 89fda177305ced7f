//! Backup of the shelf into a file, and restoring it from one.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::database::{Database, ShelfTrouble, database_fault};
use super::place::{keep_beside, other_name, set_aside};
use super::untold;
use crate::adapters::store::{Destination, write_fault};
use crate::adapters::work::Work;
use crate::protocol::{SystemFault, Wrong};

/// The number of pages that are copied between two looks at whether the work is to stop.
const PAGES: i32 = 256;

impl Database {
    /// Writes the shelf into a file: under another name first, which is given up if the work is
    /// stopped. Returns how many games are in the file; and if it takes the place of a backup with more games, under what
    /// name that one is kept, and with how many.
    ///
    /// # Errors
    /// The file cannot be written, the shelf is damaged, or the work was stopped; what was there before is still there.
    pub fn back_up(
        &self,
        path: &Path,
        work: &mut Work,
    ) -> Result<(u32, Option<(String, u32)>), ShelfTrouble> {
        let to = Destination::of(path).map_err(|error| unwritable(path, &error))?;
        if to.is_no_file() {
            let why = SystemFault::NoFile.to_string();
            return Err(ShelfTrouble::fault(Wrong::Unwritable, path, why));
        }
        let damaged = |detail: String| ShelfTrouble::fault(Wrong::Damaged, Path::new(""), detail);
        let written = copy(&self.connection, to.written(), work)
            .and_then(|()| Self::sound(to.written()).map_err(damaged))
            .and_then(|games| {
                let put = || -> io::Result<_> {
                    let beside = keep_larger(path, games)?;
                    put_in_place(&to, path)?;
                    Ok((games, beside))
                };
                put().map_err(|error| unwritable(path, &error))
            });
        if written.is_err() {
            to.give_up();
        }
        written
    }

    /// Puts the shelf of a backup into a file; the one that was there is set aside. The file must
    /// not be open. Returns how many games it has, how many of them are other ones than those that were kept, and of how many
    /// nobody knows whether their notes are.
    ///
    /// # Errors
    /// The backup is none or is damaged, or the file cannot be written, or the work was stopped;
    /// then the shelf is still there.
    pub fn restore(from: &Path, to: &Path, work: &mut Work) -> Result<[u32; 3], ShelfTrouble> {
        if !from.is_file() {
            return Err(ShelfTrouble::fault(Wrong::NotFound, from, ""));
        }
        let damaged = |detail: String| ShelfTrouble::fault(Wrong::NoShelf, from, detail);
        let games = Self::sound(from).map_err(damaged)?;
        let place = Destination::of(to).map_err(|error| unwritable(to, &error))?;
        let source = Connection::open_with_flags(from, rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let counted = copy(&source, place.written(), work).and_then(|()| {
            let copy = Self::open(place.written())?;
            // What was told of the other shelf is none of this one's.
            untold::forget(&copy.connection, i64::MAX)?;
            copy.looked_through(work)
        });
        let counted = match counted {
            Ok(counted) => Ok(counted),
            Err(ShelfTrouble::Fault(fault)) if fault.what == Wrong::Damaged => {
                Err(damaged(fault.detail))
            }
            Err(trouble) => Err(trouble),
        };
        let placed = counted.and_then(|[altered, unchecked]| {
            let put = || -> io::Result<()> {
                if to.exists() {
                    set_aside(to, "before")?;
                }
                put_in_place(&place, to)
            };
            put().map_err(|error| unwritable(to, &error))?;
            Ok([games, altered, unchecked])
        });
        if placed.is_err() {
            place.give_up();
        }
        placed
    }
}

/// Keeps a backup beside its place if it has more games than are to come there: its name then, and how many they are.
fn keep_larger(path: &Path, games: u32) -> io::Result<Option<(String, u32)>> {
    let larger = match path.is_file() {
        true => Database::sound(path).ok().filter(|there| *there > games),
        false => None,
    };
    let Some(larger) = larger else {
        return Ok(None);
    };
    let kept = other_name(path, "before");
    keep_beside(path, &kept)?;
    Ok(Some((kept.display().to_string(), larger)))
}

/// Copies a database page by page.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "an enum of rusqlite, which will grow"
)]
fn copy(from: &Connection, to: &Path, work: &mut Work) -> Result<(), ShelfTrouble> {
    let told = |error: &rusqlite::Error| {
        ShelfTrouble::fault(
            Wrong::Unwritable,
            &to.with_extension(""),
            database_fault(error),
        )
    };
    // What a copy that was cut off has left behind is no beginning for this one.
    let _ = fs::remove_file(to);
    File::create(to).map_err(|error| unwritable(&to.with_extension(""), &error))?;
    let mut target = Connection::open(to).map_err(|error| told(&error))?;
    let backup = Backup::new(from, &mut target)?;
    loop {
        let progress = backup.progress();
        let all = u64::try_from(progress.pagecount).unwrap_or(0);
        let left = u64::try_from(progress.remaining).unwrap_or(0);
        work.reached(0, Some((all.saturating_sub(left), all)))?;
        match backup.step(PAGES).map_err(|error| told(&error))? {
            StepResult::Done => return Ok(()),
            StepResult::More => {}
            _ => {
                return Err(ShelfTrouble::fault(Wrong::Locked, Path::new(""), ""));
            }
        }
    }
}

/// The file is on the disk before it has its name.
fn put_in_place(to: &Destination, path: &Path) -> io::Result<()> {
    File::open(to.written())?.sync_all()?;
    to.place()?;
    if let Some(Ok(folder)) = path.parent().map(File::open) {
        let _ = folder.sync_all();
    }
    Ok(())
}

fn unwritable(path: &Path, error: &io::Error) -> ShelfTrouble {
    ShelfTrouble::fault(Wrong::Unwritable, path, write_fault(error))
}
