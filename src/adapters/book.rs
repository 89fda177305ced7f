//! The file of scoresheets that is being written: pages one after the other, or documents in an archive.
//! It stands in its place when it is whole, and not before.

use std::io::{self, Write};
use std::path::Path;

use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::archive::Archive;
use super::calendar::now;
use super::store::WholeFile;
use crate::braille::format::{Metadata, PEF_TAIL, brf, pef_head, pef_page, unicode};
use crate::braille::{Binding, BraillePage, Cells, Paper, SheetNotes, Style, ebraille, names};
use crate::protocol::Format;
use crate::record::Record;

/// The file that is being written.
pub enum Book {
    /// Pages one after the other.
    Pages {
        /// In which format.
        to: Format,
        /// Where they go.
        out: Out,
        /// How many there are so far.
        count: usize,
        /// What binds their games.
        binding: Binding,
    },
    /// Documents in an archive.
    Documents {
        /// The archive.
        archive: Archive<WholeFile>,
        /// The names of the games so far.
        names: Vec<Cells>,
    },
}

/// Where pages go.
pub enum Out {
    /// Into a file.
    File(WholeFile),
    /// To standard output.
    Console(io::Stdout),
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::File(file) => file.write(bytes),
            Self::Console(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::File(file) => file.flush(),
            Self::Console(out) => out.flush(),
        }
    }
}

/// Why a sheet could not be written.
#[derive(Debug)]
pub enum Unwritten {
    /// The file cannot be written; what was there before is still there.
    File(io::Error),
    /// Braille ASCII has no cells of eight dots.
    EightDots,
    /// The format cannot go to standard output.
    NeedsFile,
    /// The format has no pages, only documents.
    NoPages,
}

impl From<io::Error> for Unwritten {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

impl Book {
    /// Begins a file, or writes to standard output.
    ///
    /// # Errors
    /// The file cannot be written, or the format needs one.
    pub fn begin(
        to: Format,
        path: Option<&Path>,
        metadata: &Metadata,
        paper: Paper,
    ) -> Result<Self, Unwritten> {
        if to == Format::Ebraille {
            let path = path.ok_or(Unwritten::NeedsFile)?;
            let mut archive = Archive::new(WholeFile::create(path)?);
            for (name, text) in [ebraille::MIMETYPE, ebraille::CONTAINER] {
                archive.add(name, text.as_bytes())?;
            }
            let names = Vec::new();
            return Ok(Self::Documents { archive, names });
        }
        let mut out = match path {
            Some(path) => Out::File(WholeFile::create(path)?),
            None => Out::Console(io::stdout()),
        };
        if to == Format::Pef {
            out.write_all(pef_head(metadata, paper).as_bytes())?;
        }
        Ok(Self::Pages {
            to,
            out,
            count: 0,
            binding: Binding::default(),
        })
    }

    /// Writes pages.
    ///
    /// # Errors
    /// The file cannot be written, or the format cannot hold them.
    pub fn pages(&mut self, pages: &[BraillePage]) -> Result<(), Unwritten> {
        let Self::Pages { to, out, count, .. } = self else {
            return Err(Unwritten::NoPages);
        };
        for page in pages {
            let text = match to {
                Format::Unicode => unicode(page),
                Format::Pef => pef_page(page),
                Format::Pgn | Format::Brf | Format::Ebraille => {
                    brf(page).map_err(|_| Unwritten::EightDots)?
                }
            };
            out.write_all(text.as_bytes())?;
            *count += 1;
        }
        Ok(())
    }

    /// Writes the next game of the book, which begins on a page and may be the last one; returns the number of the next
    /// page.
    ///
    /// # Errors
    /// The file cannot be written, or the format cannot hold the game.
    pub fn game(
        &mut self,
        style: &Style<'_>,
        metadata: &Metadata,
        record: &Record,
        notes: &SheetNotes,
        (next, is_last): (u32, bool),
    ) -> Result<u32, Unwritten> {
        match self {
            Self::Documents {
                archive,
                names: all,
            } => {
                let name = ebraille::document_name(all.len() + 1);
                let text = ebraille::document(metadata, style, record, notes);
                archive.add(&name, text.as_bytes())?;
                all.push(style.prose.write(&names(record)));
                Ok(next)
            }
            Self::Pages { binding, .. } => {
                let (pages, after) = style.game_in_book(record, notes, next, (binding, is_last));
                self.pages(&pages)?;
                Ok(after)
            }
        }
    }

    /// Ends the file and puts it in its place; returns the number of pages or documents.
    ///
    /// # Errors
    /// The file cannot be written; then nothing is left of it.
    pub fn finish(self, style: &Style<'_>, metadata: &Metadata) -> Result<usize, Unwritten> {
        match self {
            Self::Pages {
                to, mut out, count, ..
            } => {
                let tail = if to == Format::Pef { PEF_TAIL } else { "" };
                out.write_all(tail.as_bytes())?;
                match out {
                    Out::File(file) => file.keep()?,
                    Out::Console(mut out) => out.flush()?,
                }
                Ok(count)
            }
            Self::Documents { mut archive, names } => {
                let (_, modified) = now();
                let title = style.prose.write(&style.words.contents);
                let index = ebraille::index(metadata, &title, &names);
                let package = ebraille::package(metadata, &modified, names.len());
                archive.add("index.html", index.as_bytes())?;
                archive.add("package.opf", package.as_bytes())?;
                archive.finish()?.keep()?;
                Ok(names.len())
            }
        }
    }
}

/// The same identifier for the same text: a UUID of version 8, made of the SHA-256 of the text.
pub fn identifier(text: &str) -> String {
    let digest: [u8; 32] = Sha256::digest(text).into();
    let (sixteens, _) = digest.as_chunks::<16>();
    Uuid::new_v8(sixteens[0]).urn().to_string()
}
