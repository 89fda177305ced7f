//! The file of the shelf: which one it is, and how another one takes its place.

use std::fs::{self, File, Metadata, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::SystemTime;

use rusqlite::{Connection, OpenFlags};

use super::database::{PATIENCE, ShelfTrouble};
use crate::adapters::calendar;
use crate::adapters::store::first_free;
use crate::protocol::Wrong;

/// Which file has a name: another one in its place has another mark.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct FileMark(u64, u64);

impl FileMark {
    /// The mark of the file that has a name now; `None` if there is none.
    pub fn of(path: &Path) -> Option<Self> {
        fs::metadata(path)
            .ok()
            .and_then(|found| Self::in_found(&found))
    }

    #[cfg(unix)]
    fn in_found(found: &Metadata) -> Option<Self> {
        use std::os::unix::fs::MetadataExt as _;
        Some(Self(found.dev(), found.ino()))
    }

    /// Where nothing takes the place of a file that is open, none is needed.
    #[cfg(not(unix))]
    fn in_found(_: &Metadata) -> Option<Self> {
        None
    }
}

/// While it lives, no other program puts another file in the place of a shelf.
pub(super) struct Alone {
    _lock: File,
    path: PathBuf,
}

impl Drop for Alone {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// Waits a moment until no other program puts another file in the place of a shelf. Where files cannot be locked, there is
/// nobody to wait for.
///
/// # Errors
/// Another program goes on doing so.
pub(super) fn alone(shelf: &Path) -> Result<Option<Alone>, ShelfTrouble> {
    const TRIES: u32 = 30;
    let path = shelf.with_extension("lock");
    for _ in 0..TRIES {
        let Ok(lock) = File::create(&path) else {
            return Ok(None);
        };
        match lock.try_lock() {
            Ok(()) => {
                // The one before has taken its own away in the end.
                let mark = lock.metadata().ok();
                if mark.and_then(|found| FileMark::in_found(&found)) == FileMark::of(&path) {
                    return Ok(Some(Alone { _lock: lock, path }));
                }
            }
            Err(TryLockError::Error(_)) => return Ok(None),
            Err(TryLockError::WouldBlock) => thread::sleep(PATIENCE / TRIES),
        }
    }
    Err(ShelfTrouble::fault(Wrong::Locked, shelf, ""))
}

/// Lets no other program write into a damaged shelf, as long as its tables can be locked. Where a file that is open cannot
/// be renamed, it is not.
///
/// # Errors
/// Another program is writing.
pub(super) fn held(path: &Path) -> Result<Option<Connection>, ShelfTrouble> {
    let Ok(shelf) = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE) else {
        return Ok(None);
    };
    let begun = shelf
        .busy_timeout(PATIENCE)
        .and_then(|()| shelf.execute_batch("BEGIN IMMEDIATE"));
    match begun.map_err(|error| ShelfTrouble::of(path, &error)) {
        Err(ShelfTrouble::Fault(fault)) if fault.what == Wrong::Locked => {
            Err(ShelfTrouble::Fault(fault))
        }
        Ok(()) | Err(_) => Ok(cfg!(unix).then_some(shelf)),
    }
}

/// When a file was changed last, if the system says that.
pub(super) fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

/// Puts a new shelf in the place of a damaged one, which is set aside under a name. At no moment is there none.
pub(super) fn replace(path: &Path, new: &Path, kept: &Path) -> io::Result<()> {
    move_journal(path, kept)?;
    if !kept.exists() {
        keep_beside(path, kept)?;
    }
    fs::rename(new, path)
}

/// Gives a file a second name. Where it cannot have two, the first one is gone until another file takes it.
pub(super) fn keep_beside(path: &Path, kept: &Path) -> io::Result<()> {
    fs::hard_link(path, kept).or_else(|_| fs::rename(path, kept))
}

/// Gives a file another name beside it, with why and the day; what belongs to it goes with it.
pub(super) fn set_aside(path: &Path, why: &str) -> io::Result<()> {
    let kept = other_name(path, why);
    fs::rename(path, &kept)?;
    move_journal(path, &kept)
}

/// A name beside a file that nothing has, with why it is kept and the day.
pub(super) fn other_name(path: &Path, why: &str) -> PathBuf {
    let today = calendar::now().0;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    first_free(|taken| match taken {
        0 => path.with_file_name(format!("{stem}-{why}-{today}.db")),
        _ => path.with_file_name(format!("{stem}-{why}-{today}-{taken}.db")),
    })
}

/// A journal that is left over belongs to the file that is set aside, and to no other.
fn move_journal(path: &Path, kept: &Path) -> io::Result<()> {
    let journal = |path: &Path| {
        let mut name = path.as_os_str().to_owned();
        name.push("-journal");
        PathBuf::from(name)
    };
    match journal(path).exists() {
        true => fs::rename(journal(path), journal(kept)),
        false => Ok(()),
    }
}
