//! The log of a session on disk: what was done, written down before it is announced.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::session::command::Command;
use crate::time::Moment;

const CURRENT: &str = "current.log";
const LOCK: &str = "current.lock";

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When it was done.
    pub at: Moment,
    /// What was done.
    #[serde(rename = "do")]
    pub command: Command,
}

/// What the log held when it was opened.
#[derive(Debug, Default)]
pub struct Found {
    /// The entries, in order.
    pub entries: Vec<Entry>,
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
    pub fn open(folder: &Path) -> io::Result<(Self, Found)> {
        fs::create_dir_all(folder)?;
        let lock = File::create(folder.join(LOCK))?;
        lock.try_lock()?;
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
            damage.kept = folder.join(format!("damaged-{}.log", now_s()));
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
    pub fn append(&mut self, entry: &Entry) -> io::Result<()> {
        let mut line = serde_json::to_vec(entry)?;
        line.push(b'\n');
        self.file.write_all(&line)?;
        if entry.command.must_be_kept() {
            self.file.sync_data()?;
        }
        Ok(())
    }

    /// Begins a new log with these entries. The one before is kept in the folder `games`.
    ///
    /// # Errors
    /// The disk is full or gone; the log is then as it was.
    pub fn begin_anew(&mut self, entries: &[Entry]) -> io::Result<()> {
        let temporary = self.folder.join("next.tmp");
        let mut file = File::create(&temporary)?;
        for entry in entries {
            serde_json::to_writer(&mut file, entry)?;
            file.write_all(b"\n")?;
        }
        file.sync_all()?;
        let path = self.folder.join(CURRENT);
        self.keep(&path)?;
        fs::rename(&temporary, &path)?;
        sync_folder(&self.folder);
        self.file = file;
        Ok(())
    }

    fn keep(&self, path: &Path) -> io::Result<()> {
        let games = self.folder.join("games");
        fs::create_dir_all(&games)?;
        let free = (0..)
            .map(|n| games.join(format!("{}-{n}.log", now_s())))
            .find(|p| !p.exists());
        match free {
            Some(kept) => fs::hard_link(path, &kept).or_else(|_| fs::copy(path, kept).map(drop)),
            None => Ok(()),
        }
    }
}

/// Reads the entries, and how many bytes of the file they take.
fn read(file: &File) -> io::Result<(Found, u64)> {
    let mut found = Found::default();
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

fn now_s() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}
