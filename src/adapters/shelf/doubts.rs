//! What of a shelf is in doubt until somebody confirms it.

use rusqlite::{Connection, Result};

const CUT: &str = "SELECT coalesce(max(pages), 0) FROM cut";
const UNCHECKED: &str = "SELECT coalesce(max(games), 0) FROM unchecked";

/// What is told of a shelf by every repair.
#[derive(Clone, Copy, Default)]
pub(super) struct Doubts {
    /// How many pages were lost of a file from which games were salvaged, of which nobody knows what stood there.
    pub cut: u32,
    /// Of how many games nobody knows whether their notes are as they were, because an earlier version kept them.
    pub unchecked: u32,
}

impl Doubts {
    /// What is remembered.
    pub fn of(shelf: &Connection) -> Result<Self> {
        Ok(Self {
            cut: most(shelf, CUT)?,
            unchecked: most(shelf, UNCHECKED)?,
        })
    }

    /// What can be read of it in a shelf that is damaged or of an earlier version.
    pub fn left_of(shelf: &Connection) -> Self {
        Self {
            cut: most(shelf, CUT).unwrap_or(0),
            unchecked: most(shelf, UNCHECKED).unwrap_or(0),
        }
    }

    /// Remembers it, beside what is remembered already.
    pub fn write(self, shelf: &Connection) -> Result<()> {
        for (into, many) in [("cut", self.cut), ("unchecked", self.unchecked)] {
            if many > 0 {
                shelf.execute(&format!("INSERT INTO {into} VALUES (?1)"), [many])?;
            }
        }
        Ok(())
    }

    /// All of it is confirmed.
    pub fn forget(shelf: &Connection) -> Result<()> {
        shelf.execute_batch("DELETE FROM cut; DELETE FROM unchecked")
    }
}

fn most(shelf: &Connection, of: &str) -> Result<u32> {
    shelf.query_row(of, [], |row| row.get(0))
}
