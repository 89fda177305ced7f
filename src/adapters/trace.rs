//! Lines for tests and bug reports: what came in and what was said, with the time of day.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// A file that takes lines of every thread, or nothing.
#[derive(Clone, Debug, Default)]
pub struct Trace(Option<Arc<File>>);

impl Trace {
    /// Opens the file for appending. Without one, or if it cannot be written, nothing is traced.
    pub fn open(path: Option<PathBuf>) -> Self {
        let open = |path| OpenOptions::new().append(true).create(true).open(path).ok();
        Self(path.and_then(open).map(Arc::new))
    }

    /// Writes a line: milliseconds since 1970, the kind, and what the function makes.
    pub fn line(&self, kind: &str, what: impl FnOnce() -> String) {
        if let Some(file) = &self.0 {
            let since = SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default();
            // One write for each line, so that lines of a program that is killed are whole. That
            // the trace itself cannot be written is not worth a word to the player.
            let line = format!(
                "{} {kind} {}\n",
                since.as_millis(),
                what().replace('\n', " ")
            );
            let _ = (&**file).write_all(line.as_bytes());
        }
    }
}
