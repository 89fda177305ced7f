//! The positions of games that are put in the library, by which games are found.

use rusqlite::Connection;

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
