//! Zip archives without compression, as publications for Braille displays need them.

use std::io::{self, Write};

/// An archive that is being written.
pub struct Archive<W> {
    out: W,
    /// Bytes written so far.
    at: u32,
    directory: Vec<u8>,
    entries: u16,
}

/// 1 January 1980, the earliest day that the format knows: the files have no time of their own.
const DAY: u16 = 0x0021;
/// Version 2.0 of the format.
const VERSION: u16 = 20;
/// The names are UTF-8.
const FLAGS: u16 = 0x0800;

impl<W: Write> Archive<W> {
    /// Begins an archive.
    pub fn new(out: W) -> Self {
        Self {
            out,
            at: 0,
            directory: Vec::new(),
            entries: 0,
        }
    }

    /// Adds a file.
    ///
    /// # Errors
    /// The archive cannot be written, or becomes too large for the format: 4 gigabytes or 65535
    /// files.
    pub fn add(&mut self, name: &str, contents: &[u8]) -> io::Result<()> {
        let too_large = || io::Error::from(io::ErrorKind::FileTooLarge);
        let size = u32::try_from(contents.len()).map_err(|_| too_large())?;
        let length = u16::try_from(name.len()).map_err(|_| too_large())?;
        let sum = crc32(contents);
        let mut common = Vec::new();
        for field in [VERSION, FLAGS, 0, 0, DAY] {
            common.extend(field.to_le_bytes());
        }
        for field in [sum, size, size] {
            common.extend(field.to_le_bytes());
        }
        common.extend(length.to_le_bytes());
        common.extend(0_u16.to_le_bytes());
        self.directory.extend(b"PK\x01\x02");
        self.directory.extend(VERSION.to_le_bytes());
        self.directory.extend(&common);
        // No comment, first disk, no attributes.
        self.directory.extend([0; 10]);
        self.directory.extend(self.at.to_le_bytes());
        self.directory.extend(name.as_bytes());
        self.entries = self.entries.checked_add(1).ok_or_else(too_large)?;
        for part in [b"PK\x03\x04", common.as_slice(), name.as_bytes(), contents] {
            self.out.write_all(part)?;
            let length = u32::try_from(part.len()).map_err(|_| too_large())?;
            self.at = self.at.checked_add(length).ok_or_else(too_large)?;
        }
        Ok(())
    }

    /// Ends the archive with its directory.
    ///
    /// # Errors
    /// The archive cannot be written.
    pub fn finish(mut self) -> io::Result<W> {
        let size = u32::try_from(self.directory.len());
        let size = size.map_err(|_| io::Error::from(io::ErrorKind::FileTooLarge))?;
        self.out.write_all(&self.directory)?;
        let mut end = b"PK\x05\x06\0\0\0\0".to_vec();
        end.extend(self.entries.to_le_bytes());
        end.extend(self.entries.to_le_bytes());
        end.extend(size.to_le_bytes());
        end.extend(self.at.to_le_bytes());
        end.extend([0; 2]);
        self.out.write_all(&end)?;
        Ok(self.out)
    }
}

/// The checksum of the format (CRC-32 of ISO 3309, reflected).
fn crc32(bytes: &[u8]) -> u32 {
    let mut sum = u32::MAX;
    for &byte in bytes {
        sum ^= u32::from(byte);
        for _ in 0..8 {
            let carry = sum & 1;
            sum >>= 1;
            if carry == 1 {
                sum ^= 0xedb8_8320;
            }
        }
    }
    !sum
}

#[cfg(test)]
mod tests {
    use super::crc32;

    #[test]
    fn the_checksum_is_the_one_of_the_standard() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
    }
}
