//! What can still be read of a damaged shelf is taken over into a new one.

use std::path::Path;

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
