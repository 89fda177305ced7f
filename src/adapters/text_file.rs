//! Files of text as they come: a pipe, which can be read once, and UTF-16, which some programs write, are read from a
//! copy.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// By so many bytes it is known whether a text is in UTF-16.
const SAMPLE: usize = 1024;
/// By fewer letters it is not.
const LEAST_LETTERS: usize = 4;

/// Opens a file, or a copy of it in UTF-8.
///
/// # Errors
/// It is not there, is a folder, or cannot be read.
pub(super) fn open(path: impl AsRef<Path>) -> io::Result<File> {
    let mut file = File::open(path)?;
    let found = file.metadata()?;
    if found.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if !found.is_file() {
        let mut copy = tempfile::tempfile()?;
        io::copy(&mut file, &mut copy)?;
        file = copy;
        file.seek(SeekFrom::Start(0))?;
    }
    let mut begin = Vec::new();
    (&mut file).take(SAMPLE as u64).read_to_end(&mut begin)?;
    file.seek(SeekFrom::Start(0))?;
    let Some(unit) = unit(&begin) else {
        return Ok(file);
    };
    let mut copy = BufWriter::new(tempfile::tempfile()?);
    in_utf8(file, unit, &mut copy)?;
    let mut copy = copy.into_inner().map_err(io::IntoInnerError::into_error)?;
    copy.seek(SeekFrom::Start(0))?;
    Ok(copy)
}

/// Reads a file whole.
///
/// # Errors
/// As those of [`open`].
pub(super) fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// How two bytes make a unit of UTF-16.
pub(super) type Unit = fn([u8; 2]) -> u16;

/// The units of UTF-16, if a text that begins so is in it: a mark says it, or most letters have a zero,
/// always on the same side.
pub(super) fn unit(begin: &[u8]) -> Option<Unit> {
    let (pairs, _) = begin.get(..SAMPLE).unwrap_or(begin).as_chunks::<2>();
    let zeros = |at: usize| pairs.iter().filter(|pair| pair[at] == 0).count();
    let is_only = |side: usize| {
        pairs.len() >= LEAST_LETTERS && zeros(side) * 2 > pairs.len() && zeros(1 - side) == 0
    };
    match begin {
        [0xFF, 0xFE, ..] => Some(u16::from_le_bytes),
        [0xFE, 0xFF, ..] => Some(u16::from_be_bytes),
        _ if is_only(1) => Some(u16::from_le_bytes),
        _ if is_only(0) => Some(u16::from_be_bytes),
        _ => None,
    }
}

/// Writes a text of such units in UTF-8.
///
/// # Errors
/// It cannot be read or written.
pub(super) fn in_utf8(from: impl Read, unit: Unit, to: &mut impl Write) -> io::Result<()> {
    let mut bytes = BufReader::new(from).bytes();
    let mut failed = Ok(());
    let units = std::iter::from_fn(|| match [bytes.next()?, bytes.next()?] {
        [Ok(first), Ok(second)] => Some(unit([first, second])),
        [Err(error), _] | [_, Err(error)] => {
            failed = Err(error);
            None
        }
    });
    for letter in char::decode_utf16(units) {
        let letter = letter.unwrap_or(char::REPLACEMENT_CHARACTER);
        to.write_all(letter.encode_utf8(&mut [0; 4]).as_bytes())?;
    }
    failed
}
