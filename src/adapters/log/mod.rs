//! The log of a session on disk: what was done, written down before it is announced.
//!
//! The log is `current.log` in the folder of the data. Its form is one entry on each line, in the
//! order in which things were done: a JSON object, encoded in UTF-8, ended by a line feed.
//!
//! - `at`: when it was done, as `{"ms":MILLISECONDS}` since the log began.
//! - `ask`: what a player asked, an [`Ask`]; or `report`: what the world reported, a [`Report`]. Each
//!   is its name in small letters joined by hyphens, or an object with that name as its only key and
//!   with what belongs to it as its value. Positions are FEN, moves are UCI, squares are `a1` to `h8`.
//!
//! ```text
//! {"at":{"ms":5120},"ask":{"enter":{"move":{"chess":"e2e4"}}}}
//! ```
//!
//! Logs of earlier versions have one field `do` in place of the two; they are read as well.
//!
//! Replaying the entries gives the session again. The first entry starts the program with its
//! settings, the second begins a game or opens one; each further start of the program adds another.
//! A game that another one replaces is kept in the folder `games`, a log in the same form.
//!
//! How versions read each other's logs: names are never changed and never given another meaning; a
//! field that is new has a default, and one that is unknown is passed over. A line with a command
//! that this version does not know ends what it can replay: it counts as damage, so the whole log is
//! put aside under the name `damaged-SECONDS-NUMBER.log`, the player is told, and the game goes on
//! from the entries before that line.

mod legacy;

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize, de};
use serde_json::Value;

use super::store::{first_free, rename_over};
use crate::protocol::{Ask, Input, Report};
use crate::time::Moment;

/// The name of the log in the folder of the data.
pub const CURRENT: &str = "current.log";
const LOCK: &str = "current.lock";
/// A new log under this name is not whole yet.
const NEXT: &str = "next.tmp";

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Line")]
pub struct LogEntry {
    /// When it was.
    pub at: Moment,
    /// What was asked or reported.
    #[serde(flatten)]
    pub input: Input,
}

/// A line as it stands in a file, which an earlier version may have written.
#[derive(Deserialize)]
struct Line {
    at: Moment,
    #[serde(rename = "do")]
    done: Option<Value>,
    ask: Option<Ask>,
    report: Option<Report>,
}

impl TryFrom<Line> for LogEntry {
    type Error = serde_json::Error;

    fn try_from(line: Line) -> Result<Self, Self::Error> {
        let at = line.at;
        let input = match (line.ask, line.report, line.done) {
            (Some(ask), None, None) => Input::Ask(ask),
            (None, Some(report), None) => Input::Report(report),
            (None, None, Some(done)) => legacy::read(&done)?,
            _ => return Err(de::Error::custom("one of ask and report")),
        };
        Ok(Self { at, input })
    }
}

/// What the log held when it was opened.
#[derive(Debug, Default)]
pub struct FoundLog {
    /// The entries, in order.
    pub entries: Vec<LogEntry>,
    /// The place of the first line that could not be read; it and what follows was put aside.
    pub damage: Option<Damage>,
}

/// A log that was not whole.
#[derive(Debug, PartialEq, Eq)]
pub struct Damage {
    /// The line, counted from 1.
    pub line: usize,
    /// Where the damaged log is kept.
    pub kept: PathBuf,
}

/// How often a log is reached for, and how long is waited between: who was ended hard holds it until the system has cleared
/// away behind him.
const TRIES: usize = 10;
const BETWEEN: Duration = Duration::from_millis(50);

fn hold(lock: &File) -> io::Result<()> {
    for _ in 1..TRIES {
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => thread::sleep(BETWEEN),
            held => return Ok(held?),
        }
    }
    Ok(lock.try_lock()?)
}

/// The log of the session that is going on.
#[derive(Debug)]
pub struct Log {
    folder: PathBuf,
    file: File,
    /// Held as long as the program runs, so that no second one writes the same log.
    _lock: File,
}

impl Log {
    /// Opens the log in a folder, or begins one. A last line that a crash cut off is dropped: it
    /// was never announced. A log that is damaged elsewhere is kept under another name.
    ///
    /// # Errors
    /// The folder cannot be written, or another program holds the log.
    pub fn open(folder: &Path) -> io::Result<(Self, FoundLog)> {
        fs::create_dir_all(folder)?;
        let lock = File::create(folder.join(LOCK))?;
        hold(&lock)?;
        // A program that was killed had no time to put it in its place; what it replaces is still there.
        let _ = fs::remove_file(folder.join(NEXT));
        let path = folder.join(CURRENT);
        let options = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .clone();
        let mut file = options.open(&path)?;
        let (mut found, good_bytes) = read(&file)?;
        if let Some(damage) = &mut found.damage {
            damage.kept = free_name(folder, "damaged-");
            fs::copy(&path, &damage.kept)?;
        }
        file.set_len(good_bytes)?;
        file.seek(SeekFrom::End(0))?;
        file.sync_all()?;
        sync_folder(folder);
        let log = Self {
            folder: folder.to_owned(),
            file,
            _lock: lock,
        };
        Ok((log, found))
    }

    /// Writes an entry. What may change the game is on the disk when this returns.
    ///
    /// # Errors
    /// The disk is full or gone.
    pub fn append(&mut self, entry: &LogEntry) -> io::Result<()> {
        let mut line = serde_json::to_vec(entry)?;
        line.push(b'\n');
        self.file.write_all(&line)?;
        if entry.input.must_be_kept() {
            self.file.sync_data()?;
        }
        Ok(())
    }

    /// Begins a new log with these entries. The one before is kept in the folder `games`, or given
    /// up if nothing in it is worth it.
    ///
    /// # Errors
    /// The disk is full or gone; the log is then as it was.
    pub fn begin_anew(&mut self, entries: &[LogEntry], keeps_old: bool) -> io::Result<()> {
        let temporary = self.folder.join(NEXT);
        let mut file = File::create(&temporary)?;
        let mut lines = Vec::new();
        for entry in entries {
            serde_json::to_writer(&mut lines, entry)?;
            lines.push(b'\n');
        }
        file.write_all(&lines)?;
        file.sync_all()?;
        let path = self.folder.join(CURRENT);
        if keeps_old {
            let games = self.folder.join("games");
            fs::create_dir_all(&games)?;
            let kept = free_name(&games, "");
            fs::hard_link(&path, &kept).or_else(|_| fs::copy(&path, &kept).map(drop))?;
        }
        // Not every system puts a file in the place of one that is open.
        self.file = file;
        if let Err(error) = rename_over(&temporary, &path) {
            self.file = OpenOptions::new().append(true).open(&path)?;
            let _ = fs::remove_file(&temporary);
            return Err(error);
        }
        sync_folder(&self.folder);
        Ok(())
    }
}

/// What stands in the log of a folder that cannot be written, as far as it can be read.
pub fn read_only(folder: &Path) -> Vec<LogEntry> {
    let found = File::open(folder.join(CURRENT)).and_then(|file| read(&file));
    found.map(|(found, _)| found.entries).unwrap_or_default()
}

/// A name in a folder that no file has yet: the prefix, the seconds since 1970, and a number.
fn free_name(folder: &Path, prefix: &str) -> PathBuf {
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    first_free(|taken| folder.join(format!("{prefix}{seconds}-{taken}.log")))
}

/// Reads the entries, and how many bytes of the file they take.
fn read(file: &File) -> io::Result<(FoundLog, u64)> {
    let mut found = FoundLog::default();
    let mut good_bytes = 0;
    let mut reader = BufReader::new(file);
    let mut line = Vec::new();
    loop {
        line.clear();
        let length = reader.read_until(b'\n', &mut line)?;
        if length == 0 {
            break;
        }
        match serde_json::from_slice(&line) {
            Ok(entry) if line.ends_with(b"\n") => found.entries.push(entry),
            _ => {
                let is_cut_off = !line.ends_with(b"\n") && reader.fill_buf()?.is_empty();
                if !is_cut_off {
                    found.damage = Some(Damage {
                        line: found.entries.len() + 1,
                        kept: PathBuf::new(),
                    });
                }
                break;
            }
        }
        good_bytes += u64::try_from(length).unwrap_or(0);
    }
    Ok((found, good_bytes))
}

/// A rename is only safe on disk when the folder is; systems that cannot do it do without.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}
