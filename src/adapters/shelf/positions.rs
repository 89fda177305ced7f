//! Games as they are put in the library, with their positions, by which they are found.

use rusqlite::{Connection, params};

use crate::shelf::{Sheet, folded, text_digest};

/// How many games are written together, as a power of two. They are a block of the table.
const BLOCK_BITS: u32 = 12;

/// Positions and their games that are still to be written. Their keys are as good as random: in one table for all games,
/// each would need another page of the database, and in a large one most pages are on the disk. So those of a block of
/// games stand together, and are written behind all others, in the order of the keys. A search looks into every block.
#[derive(Debug, Default)]
pub(super) struct Positions(Vec<[i64; 3]>);

impl Positions {
    /// Takes the positions of a game, by their keys.
    ///
    /// # Errors
    /// The database cannot be written.
    pub(super) fn add(
        &mut self,
        keys: &[i64],
        game: i64,
        connection: &Connection,
    ) -> rusqlite::Result<()> {
        let block = game >> BLOCK_BITS;
        if self.0.last().is_some_and(|last| last[0] != block) {
            self.write(connection)?;
        }
        self.0.extend(keys.iter().map(|key| [block, *key, game]));
        Ok(())
    }

    /// Writes what waits, in the order of the keys.
    ///
    /// # Errors
    /// The database cannot be written.
    pub(super) fn write(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let mut insert = connection.prepare_cached(
            "INSERT OR IGNORE INTO positions (block, key, game) VALUES (?1, ?2, ?3)",
        )?;
        self.0.sort_unstable();
        for place in self.0.drain(..) {
            insert.execute(place)?;
        }
        Ok(())
    }
}

/// Puts a sheet into the tables, and its positions with those that are to be written; returns whether it is new there.
pub(super) fn put(
    connection: &Connection,
    sheet: &Sheet,
    positions: &mut Positions,
) -> rusqlite::Result<bool> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO games (white, black, event, site, date, round, result, eco, names, start,
            opening, plies, pgn, digest, text)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
         ON CONFLICT (digest) DO NOTHING",
    )?;
    let [white, black, event, site, date, round] = &sheet.tags;
    let plies = i64::try_from(sheet.plies).unwrap_or(i64::MAX);
    let added = insert.execute(params![
        white,
        black,
        event,
        site,
        date,
        round,
        sheet.result,
        sheet.eco,
        sheet.names,
        sheet.start,
        sheet.opening,
        plies,
        sheet.pgn,
        sheet.digest,
        text_digest(&sheet.pgn)
    ])?;
    if added == 0 {
        return Ok(false);
    }
    let game = connection.last_insert_rowid();
    positions.add(&sheet.positions, game, connection)?;
    Ok(true)
}

/// Takes a game off the tables, with its positions; returns whether it was there.
pub(super) fn take_off(connection: &Connection, id: i64) -> rusqlite::Result<bool> {
    let gone = connection.execute("DELETE FROM games WHERE id = ?1", [id])?;
    let positions = "DELETE FROM positions WHERE block = ?1 >> 12 AND game = ?1";
    connection.execute(positions, [id])?;
    Ok(gone > 0)
}

/// Gives all games that have none the digest of their text.
pub(super) fn give_text_digests(connection: &Connection) -> rusqlite::Result<()> {
    let mut all = connection.prepare("SELECT id, pgn FROM games WHERE text IS NULL")?;
    let mut change = connection.prepare("UPDATE games SET text = ?1 WHERE id = ?2")?;
    let mut rows = all.query([])?;
    while let Some(row) = rows.next()? {
        let text = text_digest(&row.get::<_, String>(1)?);
        change.execute(params![text, row.get::<_, i64>(0)?])?;
    }
    Ok(())
}

/// Folds the names of all games as they are folded today.
pub(super) fn fold_names(connection: &Connection) -> rusqlite::Result<()> {
    let mut all = connection.prepare("SELECT id, white, black, event, site, names FROM games")?;
    let mut change = connection.prepare("UPDATE games SET names = ?1 WHERE id = ?2")?;
    let mut rows = all.query([])?;
    while let Some(row) = rows.next()? {
        let tags: [String; 4] = [row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?];
        let names = folded(&tags.join("\n"));
        if names != row.get::<_, String>(5)? {
            change.execute(params![names, row.get::<_, i64>(0)?])?;
        }
    }
    Ok(())
}
