//! The database of the shelf: opened with care, filled and emptied game by game.

use std::path::Path;
use std::time::Duration;
use std::{fs, thread};

use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, params};

use super::ahead::ahead;
use super::doubts::Doubts;
use super::positions::{Positions, fold_names, give_text_digests, put, take_off};
use crate::adapters::games::Games;
use crate::adapters::work::{Stopped, Work};
use crate::pgn::PgnFault;
use crate::protocol::{FaultEnds, Imported, ShelfFault, SystemFault, Wrong};
use crate::record::Record;
use crate::shelf::{Sheet, text_digest};

/// The version of the tables; a database says its own in `user_version`.
pub(super) const VERSION: i32 = 10;

/// Marks the file as a shelf: `AnnS` in ASCII, in `application_id`.
const MARK: i32 = 0x416e_6e53;

/// So many faults of a file are named at most; all are counted.
const FAULTS_NAMED: usize = 10_000;

/// Every database begins with so many bytes.
const HEADER: u64 = 100;

/// How long another program may hold the file before it counts as locked.
pub(super) const PATIENCE: Duration = Duration::from_millis(1500);

/// What makes the tables of the version before into those of the next; the first makes all.
const MIGRATIONS: [&str; 10] = [
    "
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        white TEXT NOT NULL, black TEXT NOT NULL, event TEXT NOT NULL, site TEXT NOT NULL,
        date TEXT NOT NULL, round TEXT NOT NULL, result TEXT NOT NULL, eco TEXT NOT NULL,
        names TEXT NOT NULL, start TEXT NOT NULL, opening TEXT NOT NULL, plies INTEGER NOT NULL,
        pgn TEXT NOT NULL, digest BLOB NOT NULL UNIQUE
    );
    CREATE INDEX games_by_date ON games (date);
    CREATE INDEX games_by_opening ON games (opening);
    CREATE TABLE positions (
        key INTEGER NOT NULL,
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        PRIMARY KEY (key, game)
    ) WITHOUT ROWID;
    CREATE INDEX positions_of_game ON positions (game);
",
    "
    ALTER TABLE games ADD COLUMN own INTEGER NOT NULL DEFAULT 0;
",
    // Names are folded anew: see `fold_names`.
    "",
    // 4096 games are a block: see `Positions`. What is searched by stands in an index, in the order in which it is told:
    // the games themselves need not be read.
    "
    CREATE TABLE places (
        block INTEGER NOT NULL, key INTEGER NOT NULL, game INTEGER NOT NULL,
        PRIMARY KEY (block, key, game)
    ) WITHOUT ROWID;
    INSERT INTO places SELECT game >> 12, key, game FROM positions ORDER BY 1, 2, 3;
    DROP TABLE positions;
    ALTER TABLE places RENAME TO positions;
    DROP INDEX games_by_date;
    CREATE INDEX games_by_date ON games (date, names, result, eco);
",
    // Names are folded anew.
    "",
    // How many pages had gone with the end of a file from which games were salvaged. And names are folded anew.
    "
    CREATE TABLE IF NOT EXISTS cut (pages INTEGER NOT NULL);
",
    // Names are folded anew.
    "",
    // The digest of the whole text.
    "
    ALTER TABLE games ADD COLUMN text BLOB;
",
    // How many games had no such digest when they were taken over.
    "
    CREATE TABLE IF NOT EXISTS unchecked (games INTEGER NOT NULL);
",
    // What was taken over and is still to be told.
    "
    CREATE TABLE IF NOT EXISTS untold (
        file TEXT NOT NULL, is_aside INTEGER NOT NULL, games INTEGER NOT NULL, doubles INTEGER NOT NULL,
        faulty INTEGER NOT NULL, altered INTEGER NOT NULL, cut INTEGER NOT NULL, unchecked INTEGER NOT NULL
    );
",
];

/// Why something could not be done with the database.
#[derive(Debug)]
pub enum ShelfTrouble {
    /// The work was stopped; everything is as it was.
    Stopped,
    /// Something is wrong.
    Fault(ShelfFault),
}

impl ShelfTrouble {
    /// Something is wrong with a file; an empty path is that of no file.
    pub(super) fn fault(what: Wrong, path: &Path, detail: impl Into<String>) -> Self {
        Self::Fault(ShelfFault {
            what,
            file: path.display().to_string(),
            detail: detail.into(),
            ends: FaultEnds::Nothing,
        })
    }

    pub(super) fn of(path: &Path, error: &rusqlite::Error) -> Self {
        let what = match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Wrong::Locked,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Wrong::Damaged,
            _ if is_no_value(error) => Wrong::Damaged,
            _ => Wrong::Broken,
        };
        Self::fault(what, path, database_fault(error))
    }
}

/// Whether what stands in a row cannot have been put there, or a row, a table or a column that was made is not there.
pub(super) fn is_no_value(error: &rusqlite::Error) -> bool {
    use rusqlite::Error;
    matches!(
        error,
        Error::FromSqlConversionFailure(..)
            | Error::InvalidColumnType(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::QueryReturnedNoRows
            | Error::Utf8Error(..)
            | Error::SqlInputError { .. }
    )
}

/// Why the database could not be used, as a key.
pub(in crate::adapters) fn database_fault(error: &rusqlite::Error) -> String {
    let fault = match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => SystemFault::Full,
        Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => SystemFault::Denied,
        Some(ErrorCode::ReadOnly) => SystemFault::ReadOnly,
        _ => SystemFault::Other,
    };
    fault.to_string()
}

impl From<Stopped> for ShelfTrouble {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

impl From<rusqlite::Error> for ShelfTrouble {
    fn from(error: rusqlite::Error) -> Self {
        Self::of(Path::new(""), &error)
    }
}

/// A shelf that is open.
pub struct Database {
    pub(super) connection: Connection,
}

impl Database {
    /// A shelf that is forgotten when it is closed.
    ///
    /// # Errors
    /// The database cannot be made.
    pub fn in_memory() -> Result<Self, ShelfTrouble> {
        let mut database = Self {
            connection: Connection::open_in_memory()?,
        };
        database.prepare()?;
        Ok(database)
    }

    /// Opens the shelf of a file; makes it if it is not there.
    ///
    /// # Errors
    /// The file is damaged, locked, of a newer version, or cannot be opened. It is left as it is.
    pub fn open(path: &Path) -> Result<Self, ShelfTrouble> {
        // What is too short to be a database would be taken for an empty one.
        if (1..HEADER).contains(&fs::metadata(path).map_or(0, |found| found.len())) {
            return Err(ShelfTrouble::fault(Wrong::Damaged, path, ""));
        }
        let connection = Connection::open(path).map_err(|error| ShelfTrouble::of(path, &error))?;
        let mut database = Self { connection };
        database.prepare().map_err(|trouble| match trouble {
            ShelfTrouble::Fault(found) => ShelfTrouble::Fault(ShelfFault {
                file: path.display().to_string(),
                ..found
            }),
            stopped @ ShelfTrouble::Stopped => stopped,
        })?;
        Ok(database)
    }

    /// Opens a file only to look whether it is a sound shelf.
    pub(super) fn sound(path: &Path) -> Result<u32, String> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
        let read = || -> rusqlite::Result<(String, i32, i32, u32)> {
            let connection = Connection::open_with_flags(path, flags)?;
            let check = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
            let mark = connection.query_row("PRAGMA application_id", [], |row| row.get(0))?;
            let version = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
            let games = connection.query_row("SELECT count(*) FROM games", [], |row| row.get(0))?;
            Ok((check, mark, version, games))
        };
        match read() {
            Ok((check, MARK, 1..=VERSION, games)) if check == "ok" => Ok(games),
            Ok((check, ..)) if check != "ok" => Err(check),
            Ok(_) => Err(String::new()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Looks whether the file is of a known version, and brings its tables up to date.
    fn prepare(&mut self) -> Result<(), ShelfTrouble> {
        let connection = &mut self.connection;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "cache_size", -65_536)?;
        let found =
            "SELECT user_version, (SELECT count(*) FROM sqlite_master) FROM pragma_user_version";
        let (version, tables): (i32, u32) =
            connection.query_row(found, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
        // A database of something else.
        if version == 0 && tables > 0 {
            return Err(ShelfTrouble::fault(Wrong::Damaged, Path::new(""), ""));
        }
        let done = usize::try_from(version).ok();
        let Some(missing) = done.and_then(|done| MIGRATIONS.get(done..)) else {
            return Err(ShelfTrouble::fault(Wrong::Newer, Path::new(""), ""));
        };
        if missing.is_empty() {
            return Ok(());
        }
        let change = connection.transaction()?;
        for migration in missing {
            change.execute_batch(migration)?;
        }
        fold_names(&change)?;
        let without = "SELECT count(*) FROM games WHERE text IS NULL";
        let unchecked = change.query_row(without, [], |row| row.get(0))?;
        Doubts { cut: 0, unchecked }.write(&change)?;
        give_text_digests(&change)?;
        change.pragma_update(None, "application_id", MARK)?;
        change.pragma_update(None, "user_version", VERSION)?;
        change.commit()?;
        Ok(())
    }

    /// How many games are on the shelf.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn count(&self) -> Result<u32, ShelfTrouble> {
        let count = "SELECT count(*) FROM games";
        Ok(self.connection.query_row(count, [], |row| row.get(0))?)
    }

    /// Puts a game on the shelf, or its notes beside the game that is there, and whether it is the player's own;
    /// returns whether all of it was there already.
    ///
    /// # Errors
    /// The database cannot be written; then nothing has changed.
    pub fn keep(&mut self, record: &Record, is_own: bool) -> Result<bool, ShelfTrouble> {
        let change = self.connection.transaction()?;
        let sheet = Sheet::of(record);
        let mut positions = Positions::default();
        let is_new = put(&change, &sheet, &mut positions)?;
        positions.write(&change)?;
        // The same game with other notes: they are what the player wants to keep.
        let noted = "UPDATE games SET pgn = ?1, text = ?3 WHERE digest = ?2 AND pgn <> ?1";
        let text = text_digest(&sheet.pgn);
        let has_changed =
            is_new || change.execute(noted, params![sheet.pgn, sheet.digest, text])? > 0;
        if is_own {
            let own = "UPDATE games SET own = 1 WHERE digest = ?1";
            change.execute(own, [&sheet.digest])?;
        }
        change.commit()?;
        Ok(!has_changed)
    }

    /// Puts the games of a PGN file on the shelf, all of them or none.
    ///
    /// # Errors
    /// The file cannot be read, the database cannot be written, or the work was stopped; then
    /// nothing has changed.
    pub fn import(&mut self, path: &str, work: &mut Work) -> Result<Imported, ShelfTrouble> {
        let games = Games::open(path).map_err(|error| {
            let what = match error.key.as_str() {
                "not-found" => Wrong::NotFound,
                _ => Wrong::Unreadable,
            };
            ShelfTrouble::fault(what, Path::new(path), error.detail)
        })?;
        let size = games.size();
        let mut imported = Imported {
            file: path.to_owned(),
            ..Imported::default()
        };
        let change = self.connection.transaction()?;
        let mut positions = Positions::default();
        thread::scope(|scope| {
            for (at, read) in ahead(scope, games).enumerate() {
                work.reached(at, Some((read.bytes, size)))?;
                (imported.guess, imported.odd) = (read.guess, read.odd);
                if let Some(fault) = read.fault {
                    // It is the only one of its file.
                    if fault.key == PgnFault::NoGame.key() {
                        return Err(ShelfTrouble::fault(Wrong::NoGame, Path::new(path), ""));
                    }
                    imported.faulty += 1;
                    if imported.line == 0 {
                        imported.line = fault.line;
                    }
                    if imported.faults.len() < FAULTS_NAMED {
                        imported.faults.push(fault);
                    }
                }
                match read.game {
                    Some(sheet) if put(&change, &sheet, &mut positions)? => imported.games += 1,
                    Some(_) => imported.doubles += 1,
                    None => {}
                }
            }
            Ok::<(), ShelfTrouble>(())
        })?;
        positions.write(&change)?;
        change.commit()?;
        Ok(imported)
    }

    /// Takes a game off the shelf; returns whether it was there.
    ///
    /// # Errors
    /// The database cannot be written; then nothing has changed.
    pub fn delete(&mut self, id: i64) -> Result<bool, ShelfTrouble> {
        let change = self.connection.transaction()?;
        let was_there = take_off(&change, id)?;
        change.commit()?;
        Ok(was_there)
    }

    /// The whole text of a game; `None` if it is not there.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn text(&self, id: i64) -> Result<Option<String>, ShelfTrouble> {
        let one = "SELECT pgn FROM games WHERE id = ?1";
        let text = self.connection.query_row(one, [id], |row| row.get(0));
        Ok(text.optional()?)
    }
}
