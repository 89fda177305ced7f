//! Zip archives without compression, as publications for Braille displays need them.

use std::cell::RefCell;
use std::io::{self, Seek, SeekFrom, Write};
use std::rc::Rc;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// An archive that is being written.
pub struct Archive<W: Write + Seek> {
    // It is large, and stands beside what is small.
    out: Box<ZipWriter<Silent<W>>>,
    failed: Failed,
}

/// What went wrong first.
type Failed = Rc<RefCell<Option<io::Error>>>;

/// Keeps what goes wrong to itself: the library would tell it on standard error in words of its own.
struct Silent<W> {
    out: W,
    failed: Failed,
}

impl<W> Silent<W> {
    /// The result of something that is done, if nothing has gone wrong so far; otherwise what is said instead.
    fn done<T>(&mut self, instead: T, act: impl FnOnce(&mut W) -> io::Result<T>) -> io::Result<T> {
        if self.failed.borrow().is_some() {
            return Ok(instead);
        }
        act(&mut self.out).or_else(|error| {
            *self.failed.borrow_mut() = Some(error);
            Ok(instead)
        })
    }
}

impl<W: Write> Write for Silent<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.done(bytes.len(), |out| out.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.done((), Write::flush)
    }
}

impl<W: Seek> Seek for Silent<W> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.done(0, |out| out.seek(to))
    }
}

impl<W: Write + Seek> Archive<W> {
    /// Begins an archive.
    pub fn new(out: W) -> Self {
        let failed = Failed::default();
        let out = Silent {
            out,
            failed: Rc::clone(&failed),
        };
        Self {
            out: Box::new(ZipWriter::new(out)),
            failed,
        }
    }

    /// Adds a file as it is: a reader finds the first one, which says what the archive is, without
    /// unpacking anything. It has no time of its own, so that the same text gives the same archive.
    ///
    /// # Errors
    /// The archive cannot be written, or becomes too large for the format.
    pub fn add(&mut self, name: &str, contents: &[u8]) -> io::Result<()> {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Stored)
            .last_modified_time(DateTime::DEFAULT);
        let begun = self.out.start_file(name, options);
        let added = begun.map_err(io::Error::from);
        let added = added.and_then(|()| self.out.write_all(contents));
        first(&self.failed, added)
    }

    /// Ends the archive with its directory.
    ///
    /// # Errors
    /// The archive cannot be written.
    pub fn finish(self) -> io::Result<W> {
        let finished = self.out.finish().map_err(io::Error::from);
        first(&self.failed, finished).map(|silent| silent.out)
    }
}

/// What went wrong first, or what came of it.
fn first<T>(failed: &Failed, result: io::Result<T>) -> io::Result<T> {
    match failed.take() {
        Some(error) => {
            // What follows is not written either.
            *failed.borrow_mut() = Some(io::Error::from(error.kind()));
            Err(error)
        }
        None => result,
    }
}
