//! Solved endings of draughts in a file: compressed, in the folder of what can be made again.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use sha2::{Digest, Sha256};

use super::store::{Folders, write_whole};
use crate::draughts::{Endings, MOST_PIECES};

/// What the file begins with; the number of pieces follows as one byte, SHA-256 of the table, and the table, compressed.
const HEAD: &[u8; 16] = b"Annabella-end-1\n";

/// How many bytes the sum has.
const SUM: usize = 32;

/// Where the endings are kept.
pub fn path(folders: &Folders) -> PathBuf {
    folders.cache.join("draughts-endings.bin")
}

/// Writes endings to a file, and returns how many bytes it has.
///
/// # Errors
/// The file or its folder cannot be written.
pub fn write(path: &Path, endings: &Endings) -> io::Result<usize> {
    let mut file = HEAD.to_vec();
    file.extend(u8::try_from(endings.pieces()));
    file.extend(Sha256::digest(endings.codes()));
    let mut encoder = ZlibEncoder::new(file, Compression::best());
    encoder.write_all(endings.codes())?;
    let file = encoder.finish()?;
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    write_whole(path, &file)?;
    Ok(file.len())
}

/// Reads the endings of a file.
///
/// # Errors
/// The file cannot be read, or it is damaged ([`io::ErrorKind::InvalidData`]).
pub fn read(path: &Path) -> io::Result<Endings> {
    let damaged = || io::Error::from(io::ErrorKind::InvalidData);
    let file = fs::read(path)?;
    let (pieces, table) = file
        .strip_prefix(HEAD)
        .and_then(|rest| rest.split_first())
        .filter(|(pieces, _)| (2..=MOST_PIECES).contains(&usize::from(**pieces)))
        .ok_or_else(damaged)?;
    let (sum, table) = table.split_at_checked(SUM).ok_or_else(damaged)?;
    let pieces = usize::from(*pieces);
    let size = Endings::size(pieces);
    let mut codes = Vec::with_capacity(size);
    // One byte more than there may be: a table that is too long is damaged, too.
    let mut table = ZlibDecoder::new(table).take(size as u64 + 1);
    table.read_to_end(&mut codes).map_err(|_| damaged())?;
    if Sha256::digest(&codes).as_slice() != sum {
        return Err(damaged());
    }
    Endings::read(pieces, codes).ok_or_else(damaged)
}
