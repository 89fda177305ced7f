//! Zip archives without compression, as publications for Braille displays need them.

use std::io::{self, Seek, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// An archive that is being written.
pub struct Archive<W: Write + Seek> {
    // It is large, and stands beside what is small.
    out: Box<ZipWriter<W>>,
}

impl<W: Write + Seek> Archive<W> {
    /// Begins an archive.
    pub fn new(out: W) -> Self {
        Self {
            out: Box::new(ZipWriter::new(out)),
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
        self.out.start_file(name, options)?;
        self.out.write_all(contents)
    }

    /// Ends the archive with its directory.
    ///
    /// # Errors
    /// The archive cannot be written.
    pub fn finish(self) -> io::Result<W> {
        Ok(self.out.finish()?)
    }
}
