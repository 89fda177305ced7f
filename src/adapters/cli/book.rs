//! The file of scoresheets that is being written: pages one after the other, or documents in an archive.

use std::io::{self, Write};
use std::path::Path;

use super::{Done, Failed, Target, complain};
use crate::adapters::archive::Archive;
use crate::adapters::calendar::now;
use crate::adapters::store::WholeFile;
use crate::braille::format::{Metadata, PEF_TAIL, brf, pef_head, pef_page, unicode};
use crate::braille::{Cells, Notes, Page, Paper, Style, ebraille, names};
use crate::record::Record;

/// The file that is being written.
pub(super) enum Book<'a> {
    Pages {
        to: Target,
        out: Out,
        count: usize,
        path: Option<&'a Path>,
    },
    Documents {
        archive: Archive<WholeFile>,
        names: Vec<Cells>,
        path: &'a Path,
    },
}

/// Where pages go.
pub(super) enum Out {
    File(WholeFile),
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

fn broken(path: Option<&Path>, error: &io::Error) -> Failed {
    match path {
        Some(path) => complain(&format!("{}: {error}", path.display())),
        // The reader of standard output has gone away.
        None => Failed,
    }
}

impl<'a> Book<'a> {
    pub(super) fn begin(
        to: Target,
        path: Option<&'a Path>,
        metadata: &Metadata,
        paper: Paper,
    ) -> Result<Self, Failed> {
        let create =
            |path: &Path| WholeFile::create(path).map_err(|error| broken(Some(path), &error));
        if to == Target::Ebrl {
            let path = path.ok_or_else(|| complain("--to ebrl: give the file with -o FILE"))?;
            let mut archive = Archive::new(create(path)?);
            for (name, text) in [ebraille::MIMETYPE, ebraille::CONTAINER] {
                let added = archive.add(name, text.as_bytes());
                added.map_err(|error| broken(Some(path), &error))?;
            }
            let names = Vec::new();
            return Ok(Self::Documents {
                archive,
                names,
                path,
            });
        }
        let mut out = match path {
            Some(path) => Out::File(create(path)?),
            None => Out::Console(io::stdout()),
        };
        if to == Target::Pef {
            let head = out.write_all(pef_head(metadata, paper).as_bytes());
            head.map_err(|error| broken(path, &error))?;
        }
        let count = 0;
        Ok(Self::Pages {
            to,
            out,
            count,
            path,
        })
    }

    pub(super) fn pages(&mut self, pages: &[Page]) -> Done {
        let Self::Pages {
            to,
            out,
            count,
            path,
        } = self
        else {
            return Err(complain("--to ebrl: it has no pages"));
        };
        for page in pages {
            let text = match to {
                Target::Unicode => unicode(page),
                Target::Pef => pef_page(page),
                _ => brf(page).map_err(|_| complain("--to brf: a cell has eight dots"))?,
            };
            let put = out.write_all(text.as_bytes());
            put.map_err(|error| broken(*path, &error))?;
            *count += 1;
        }
        Ok(())
    }

    /// Writes a game and returns the number of the next page.
    pub(super) fn game(
        &mut self,
        style: &Style<'_>,
        metadata: &Metadata,
        record: &Record,
        notes: &Notes,
        next: u32,
    ) -> Result<u32, Failed> {
        if let Self::Documents {
            archive,
            names: all,
            path,
        } = self
        {
            let name = ebraille::document_name(all.len() + 1);
            let text = ebraille::document(metadata, &style.lines(record, notes));
            let added = archive.add(&name, text.as_bytes());
            added.map_err(|error| broken(Some(path), &error))?;
            all.push(style.prose.write(&names(record)));
            return Ok(next);
        }
        let (pages, after) = style.game(record, notes, next);
        self.pages(&pages)?;
        Ok(after)
    }

    /// Ends the file and puts it in its place; returns the number of pages.
    pub(super) fn finish(self, style: &Style<'_>, metadata: &Metadata) -> Result<usize, Failed> {
        match self {
            Self::Pages {
                to,
                mut out,
                count,
                path,
            } => {
                let tail = if to == Target::Pef { PEF_TAIL } else { "" };
                let ended = out.write_all(tail.as_bytes()).and_then(|()| match out {
                    Out::File(file) => file.keep(),
                    Out::Console(mut out) => out.flush(),
                });
                ended.map_err(|error| broken(path, &error))?;
                Ok(count)
            }
            Self::Documents {
                mut archive,
                names,
                path,
            } => {
                let (_, modified) = now();
                let title = style.prose.write(&style.words.contents);
                let index = ebraille::index(metadata, &title, &names);
                let package = ebraille::package(metadata, &modified, names.len());
                let ended = archive
                    .add("index.html", index.as_bytes())
                    .and_then(|()| archive.add("package.opf", package.as_bytes()))
                    .and_then(|()| archive.finish())
                    .and_then(WholeFile::keep);
                ended.map_err(|error| broken(Some(path), &error))?;
                Ok(names.len())
            }
        }
    }
}

/// The same identifier for the same text, in the form of a UUID of version 8.
pub(super) fn identifier(text: &str) -> String {
    let mut hash: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    for byte in text.bytes() {
        hash ^= u128::from(byte);
        hash = hash.wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b);
    }
    let hex = format!("{hash:032x}");
    format!(
        "urn:uuid:{}-{}-8{}-8{}-{}",
        &hex[..8],
        &hex[8..12],
        &hex[13..16],
        &hex[17..20],
        &hex[20..]
    )
}
