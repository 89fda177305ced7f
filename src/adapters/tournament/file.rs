//! The file of an event: an SQLite database that holds its log, one input a row. It is whole at any moment.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, params};

use crate::adapters::calendar;
use crate::adapters::shelf::database_fault;
use crate::protocol::{EventTrouble, SystemFault, TournamentTrouble};
use crate::time::Moment;
use crate::tournament::{Tournament, TournamentEntry};

/// Marks the file as an event: `AnnT` in ASCII, in `application_id`.
const MARK: i32 = 0x416e_6e54;

/// The version of the table; a file says its own in `user_version`.
const VERSION: i32 = 1;

/// How long another program may hold the file before it counts as locked.
const PATIENCE: Duration = Duration::from_millis(1500);

const TABLE: &str = "
    CREATE TABLE log (
        id INTEGER PRIMARY KEY, at INTEGER NOT NULL, written TEXT NOT NULL, input TEXT NOT NULL
    );
";

/// The file of an event that is open. The event itself is the session's.
pub struct EventFile {
    connection: Connection,
    path: String,
    /// How many inputs it holds.
    count: usize,
}

impl EventFile {
    /// Opens the file of an event, or makes a new one.
    ///
    /// # Errors
    /// It is not there, or there already; it is no event, is damaged, locked, of a later version, or cannot be opened. It is left as it is.
    pub fn open(path: &str, is_new: bool) -> Result<(Self, Tournament), TournamentTrouble> {
        // A file without a byte is what is left of one that was not made to the end.
        let is_there = fs::metadata(path).is_ok_and(|about| about.len() > 0);
        let trouble = |what, detail: &str| TournamentTrouble::new(what, path, detail);
        if Path::new(path).is_dir() {
            return Err(trouble(
                EventTrouble::Broken,
                &SystemFault::Folder.to_string(),
            ));
        }
        match (is_there, is_new) {
            (false, false) => return Err(trouble(EventTrouble::NotFound, "")),
            (true, true) => return Err(trouble(EventTrouble::Exists, "")),
            (true, false) | (false, true) => {}
        }
        let of = |error: rusqlite::Error| of_error(path, &error);
        let mut connection = connect(path, is_new).map_err(of)?;
        let (mark, version) = marks(&connection).map_err(of)?;
        if is_new {
            make(&mut connection).map_err(of)?;
        } else if mark != MARK || acts_by_itself(&connection).map_err(of)? {
            return Err(trouble(EventTrouble::Damaged, ""));
        } else if version > VERSION {
            return Err(trouble(EventTrouble::Newer, ""));
        }
        let rows = read_log(&connection, 0).map_err(of)?;
        let count = rows.len();
        let log: Result<Vec<_>, _> = rows.iter().map(entry).collect();
        let log = log.map_err(|error| trouble(EventTrouble::Damaged, &error.to_string()))?;
        let event = Tournament::replay(log);
        if event.log().len() != count {
            // An input that does not fit those before it was not written by this program.
            return Err(trouble(EventTrouble::Damaged, ""));
        }
        let file = Self {
            connection,
            path: path.to_owned(),
            count,
        };
        Ok((file, event))
    }

    /// Where it is.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// What other programs have written since, behind so many entries.
    ///
    /// # Errors
    /// The file cannot be read, or is damaged.
    pub fn news(&mut self) -> Result<Vec<TournamentEntry>, TournamentTrouble> {
        let rows = read_log(&self.connection, self.count);
        let rows = rows.map_err(|error| of_error(&self.path, &error))?;
        let log: Result<Vec<_>, _> = rows.iter().map(entry).collect();
        let log = log.map_err(|error| {
            TournamentTrouble::new(EventTrouble::Damaged, &self.path, error.to_string())
        })?;
        self.count += log.len();
        Ok(log)
    }

    /// Keeps what has happened, behind so many inputs; all of it is on the disk when this returns. That no other program
    /// has written one there is a matter of its key.
    ///
    /// # Errors
    /// Something else has happened meanwhile, or the file cannot be written; then it is as it was.
    pub fn keep(
        &mut self,
        before: usize,
        entries: &[TournamentEntry],
    ) -> Result<(), TournamentTrouble> {
        let trouble = |what, detail: &str| TournamentTrouble::new(what, &self.path, detail);
        if self.count != before {
            return Err(trouble(EventTrouble::Changed, ""));
        }
        let inputs = entries
            .iter()
            .map(|entry| serde_json::to_string(&entry.input));
        let inputs: Result<Vec<String>, _> = inputs.collect();
        let inputs = inputs.map_err(|error| trouble(EventTrouble::Broken, &error.to_string()))?;
        let rows = entries.iter().map(|entry| entry.at).zip(&inputs);
        insert(&mut self.connection, before, rows).map_err(|error| of_error(&self.path, &error))?;
        self.count += entries.len();
        Ok(())
    }
}

/// Writes rows behind so many others, all or none.
fn insert<'a>(
    connection: &mut Connection,
    before: usize,
    rows: impl Iterator<Item = (Moment, &'a String)>,
) -> rusqlite::Result<()> {
    let (_, written) = calendar::now();
    let change = connection.transaction()?;
    {
        let mut row =
            change.prepare("INSERT INTO log (id, at, written, input) VALUES (?1, ?2, ?3, ?4)")?;
        let before = i64::try_from(before).unwrap_or(i64::MAX - 1);
        for ((at, input), behind) in rows.zip(1..) {
            let at = i64::try_from(at.ms).unwrap_or(i64::MAX);
            row.execute(params![before.saturating_add(behind), at, written, input])?;
        }
    }
    change.commit()
}

fn connect(path: &str, is_new: bool) -> rusqlite::Result<Connection> {
    let mut flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    flags.set(OpenFlags::SQLITE_OPEN_CREATE, is_new);
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

/// What a file says of itself: its mark and its version.
fn marks(connection: &Connection) -> rusqlite::Result<(i32, i32)> {
    let of = |name| connection.pragma_query_value(None, name, |row| row.get(0));
    Ok((of("application_id")?, of("user_version")?))
}

/// Whether a file holds more than tables: something in it would change what is written.
fn acts_by_itself(connection: &Connection) -> rusqlite::Result<bool> {
    let sought = "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE type IN ('trigger', 'view'))";
    connection.query_row(sought, [], |row| row.get(0))
}

/// Makes the table of a new file, and marks it.
fn make(connection: &mut Connection) -> rusqlite::Result<()> {
    let change = connection.transaction()?;
    change.execute_batch(TABLE)?;
    change.pragma_update(None, "application_id", MARK)?;
    change.pragma_update(None, "user_version", VERSION)?;
    change.commit()
}

/// The rows of the log behind so many: when, and what.
fn read_log(connection: &Connection, behind: usize) -> rusqlite::Result<Vec<(i64, String)>> {
    let behind = i64::try_from(behind).unwrap_or(i64::MAX);
    let mut rows = connection.prepare("SELECT at, input FROM log WHERE id > ?1 ORDER BY id")?;
    let rows = rows.query_map([behind], |row| Ok((row.get(0)?, row.get(1)?)))?;
    rows.collect()
}

fn entry((at, input): &(i64, String)) -> serde_json::Result<TournamentEntry> {
    let at = Moment::from_ms(u64::try_from(*at).unwrap_or(0));
    let input = serde_json::from_str(input)?;
    Ok(TournamentEntry { at, input })
}

fn of_error(path: &str, error: &rusqlite::Error) -> TournamentTrouble {
    let what = match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => EventTrouble::Changed,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => EventTrouble::Locked,
        // Without its table, or with a row of another kind, it is no event either.
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase | ErrorCode::Unknown) | None => {
            EventTrouble::Damaged
        }
        _ => EventTrouble::Broken,
    };
    let detail = match error.sqlite_error_code() {
        Some(ErrorCode::CannotOpen) if !has_folder(path) => SystemFault::NoFolder.to_string(),
        _ => database_fault(error),
    };
    TournamentTrouble::new(what, path, detail)
}

/// Whether there is a folder in which a file can be.
fn has_folder(path: &str) -> bool {
    let folder = Path::new(path).parent();
    folder.is_none_or(|folder| folder.as_os_str().is_empty() || folder.is_dir())
}
