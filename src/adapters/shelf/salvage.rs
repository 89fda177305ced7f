//! What can still be read of a damaged shelf is taken over into a new one.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags, OptionalExtension, Row};

use super::database::{Database, ShelfTrouble, put};
use super::positions::Positions;
use crate::adapters::work::Work;
use crate::pgn;
use crate::protocol::Imported;
use crate::shelf::Sheet;

/// Behind the last game that can be read, so many numbers are tried, where the last number is not known.
const BLIND: i64 = 10_000;

impl Database {
    /// Takes over the games of a damaged shelf that can be read, and counts those that cannot. The file is only read.
    ///
    /// # Errors
    /// This shelf cannot be written, or the work was stopped; then nothing has changed.
    pub fn salvage(&mut self, from: &Path, work: &mut Work) -> Result<Imported, ShelfTrouble> {
        let mut salvaged = Imported {
            file: from.display().to_string(),
            ..Imported::default()
        };
        // Where there can be no copy, the file itself may still be read.
        let copy = Mended::of(from).ok().flatten();
        let from = copy.as_ref().map_or(from, |copy| copy.path.as_path());
        let Ok(damaged) = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)
        else {
            return Ok(salvaged);
        };
        let last = [
            "SELECT max(id) FROM games",
            "SELECT max(game) FROM positions",
        ];
        let last = last.iter().find_map(|query| {
            let found = damaged.query_row(query, [], |row| row.get::<_, Option<i64>>(0));
            found.ok().flatten()
        });
        // Each by its number: a page that is damaged costs the games on it, and no others.
        let own = damaged.prepare("SELECT pgn, own FROM games WHERE id = ?1");
        let Ok(mut one) =
            own.or_else(|_| damaged.prepare("SELECT pgn, 0 FROM games WHERE id = ?1"))
        else {
            return Ok(salvaged);
        };
        let change = self.connection.transaction()?;
        let mut positions = Positions::default();
        let (mut id, mut end) = (0, last.unwrap_or(BLIND));
        while id < end {
            id += 1;
            work.reached(usize::try_from(id).unwrap_or(0), None)?;
            let text = |row: &Row| Ok((row.get::<_, String>(0)?, row.get::<_, bool>(1)?));
            let found = one.query_row([id], text).optional();
            let (text, is_own) = match found {
                Ok(Some(found)) => found,
                Ok(None) => continue,
                Err(_) => {
                    salvaged.faulty += u32::from(last.is_some());
                    continue;
                }
            };
            if last.is_none() {
                end = id + BLIND;
            }
            let Some(Ok(record)) = pgn::read(text.as_bytes()).into_iter().next() else {
                salvaged.faulty += 1;
                continue;
            };
            let sheet = Sheet::of(&record);
            if put(&change, &sheet, &mut positions)? {
                salvaged.games += 1;
            } else {
                salvaged.doubles += 1;
            }
            if is_own {
                change.execute(
                    "UPDATE games SET own = 1 WHERE digest = ?1",
                    [&sheet.digest],
                )?;
            }
        }
        positions.write(&change)?;
        change.commit()?;
        Ok(salvaged)
    }

    /// Looks whether every page is sound; `None` if it was told to stop before the end.
    pub(super) fn is_sound(
        &mut self,
        is_to_stop: impl FnMut() -> bool + Send + 'static,
    ) -> Option<bool> {
        let steps = 10_000;
        self.connection
            .progress_handler(steps, Some(is_to_stop))
            .ok()?;
        let check = self
            .connection
            .query_row("PRAGMA quick_check(1)", [], |row| row.get(0));
        let _ = self.connection.progress_handler(0, None::<fn() -> bool>);
        match check {
            Ok(check) => Some(String::eq(&check, "ok")),
            Err(error)
                if error.sqlite_error_code() == Some(rusqlite::ErrorCode::OperationInterrupted) =>
            {
                None
            }
            Err(_) => Some(false),
        }
    }
}

/// The beginning of every file of SQLite, and the bytes of its header.
const MAGIC: &[u8] = b"SQLite format 3\0";
const HEADER_BYTES: usize = 100;

/// A copy of a shelf of which the end is missing, or the first page, without which nothing of it could be read: the end is
/// filled up, and the first page is that of a new shelf. It is removed when it is dropped.
struct Mended {
    path: PathBuf,
}

impl Mended {
    /// A copy, if the file needs one.
    fn of(damaged: &Path) -> io::Result<Option<Self>> {
        let mut file = File::open(damaged)?;
        let bytes = file.metadata()?.len();
        let mut header = [0; HEADER_BYTES];
        let has_header = file.read_exact(&mut header).is_ok() && header.starts_with(MAGIC);
        let beside = |ending: &str| damaged.with_extension(ending);
        let first = match has_header {
            true => None,
            false => Some(first_page(&beside("new.tmp"))?),
        };
        header = first
            .as_ref()
            .and_then(|page| page.first_chunk())
            .copied()
            .unwrap_or(header);
        // "1" stands for 65,536; section 1.3 of the file format of SQLite.
        let size = match u16::from_be_bytes([header[16], header[17]]) {
            1 => 65_536,
            size => u64::from(size),
        };
        let pages = match first {
            Some(_) => u32::try_from(bytes.div_ceil(size.max(1))).unwrap_or(u32::MAX),
            None => u32::from_be_bytes([header[28], header[29], header[30], header[31]]),
        };
        let whole = u64::from(pages) * size;
        if first.is_none() && bytes >= whole {
            return Ok(None);
        }
        let copy = Self {
            path: beside("mended.tmp"),
        };
        fs::copy(damaged, &copy.path)?;
        let mut file = OpenOptions::new().write(true).open(&copy.path)?;
        file.set_len(whole.max(bytes))?;
        if let Some(mut page) = first {
            if let Some(count) = page.get_mut(28..32) {
                count.copy_from_slice(&pages.to_be_bytes());
            }
            file.seek(SeekFrom::Start(0))?;
            file.write_all(&page)?;
        }
        Ok(Some(copy))
    }
}

impl Drop for Mended {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// The first page of a new shelf, which is made at a path for that: it says where the tables begin.
fn first_page(path: &Path) -> io::Result<Vec<u8>> {
    let _ = fs::remove_file(path);
    let made = Database::open(path).map(drop);
    let page = fs::read(path).map(|mut bytes| {
        bytes.truncate(4096);
        bytes
    });
    fs::remove_file(path)?;
    match made {
        Ok(()) => page,
        Err(_) => Err(io::ErrorKind::Other.into()),
    }
}
