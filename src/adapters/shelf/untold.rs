//! What was taken over of damaged shelves. It is kept with the games until it was told: the program may be ended before.

use rusqlite::{Connection, Result, params};

use crate::protocol::Imported;

/// What was taken over of one shelf.
pub(super) struct Untold {
    /// Its number: what is told later has a higher one.
    pub number: i64,
    /// Whether that shelf had this place, and is now beside it.
    pub is_aside: bool,
    /// How much it was.
    pub imported: Imported,
}

/// Remembers what was taken over.
pub(super) fn owe(shelf: &Connection, imported: &Imported, is_aside: bool) -> Result<()> {
    shelf.execute(
        "INSERT INTO untold VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        params![
            imported.file,
            is_aside,
            imported.games,
            imported.doubles,
            imported.faulty,
            imported.altered,
            imported.cut,
            imported.unchecked
        ],
    )?;
    Ok(())
}

/// What is still to be told, after what has this number.
pub(super) fn owed(shelf: &Connection, after: i64) -> Result<Vec<Untold>> {
    let mut all = shelf.prepare("SELECT rowid, * FROM untold WHERE rowid > ?1 ORDER BY rowid")?;
    let rows = all.query_map([after], |row| {
        Ok(Untold {
            number: row.get(0)?,
            is_aside: row.get(2)?,
            imported: Imported {
                file: row.get(1)?,
                games: row.get(3)?,
                doubles: row.get(4)?,
                faulty: row.get(5)?,
                altered: row.get(6)?,
                cut: row.get(7)?,
                unchecked: row.get(8)?,
                ..Imported::default()
            },
        })
    })?;
    rows.collect()
}

/// All up to this number was told.
pub(super) fn forget(shelf: &Connection, up_to: i64) -> Result<()> {
    shelf.execute("DELETE FROM untold WHERE rowid <= ?1", [up_to])?;
    Ok(())
}
