//! The positions of games that are put in the library, by which games are found.

use rusqlite::Connection;

/// How many wait at most: 16 MB.
const MOST_WAITING: usize = 1 << 20;

/// Positions and their games that are still to be written. Their keys are as good as random: written in the order of the
/// games, each would need another page of the database, and in a large one most pages are on the disk.
#[derive(Debug, Default)]
pub(super) struct Positions(Vec<(i64, i64)>);

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
        self.0.extend(keys.iter().map(|key| (*key, game)));
        if self.0.len() < MOST_WAITING {
            return Ok(());
        }
        self.write(connection)
    }

    /// Writes what waits, in the order of the keys.
    ///
    /// # Errors
    /// The database cannot be written.
    pub(super) fn write(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let mut insert = connection
            .prepare_cached("INSERT OR IGNORE INTO positions (key, game) VALUES (?1, ?2)")?;
        self.0.sort_unstable();
        for (key, game) in self.0.drain(..) {
            insert.execute([key, game])?;
        }
        Ok(())
    }
}
