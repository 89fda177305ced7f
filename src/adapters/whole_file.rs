//! Files that are as before or whole: written under a temporary name, synced, renamed. Links, modes and devices stay.

use std::fs::{self, File, Permissions};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::interrupt::waiting;

/// Writes a file so that it is either as before or whole: to a temporary name, synced, renamed.
///
/// # Errors
/// The file cannot be written; what was there before is still there.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = WholeFile::create(path)?;
    file.write_all(bytes)?;
    file.keep()
}

/// Where a file goes: what a link points to is written and not the link, a file that is there keeps its mode, and what
/// is no file, such as a device or a pipe, is written into. So are a file in a folder in which none can be made, one that
/// has other names too, and what is open already, such as `/dev/stdout`.
#[derive(Debug)]
pub struct Destination {
    path: PathBuf,
    /// Where it is written until it is whole; the path itself if it is no file, and nothing is sought in it.
    written: PathBuf,
    there: There,
}

/// What is where a file goes.
#[derive(Debug)]
enum There {
    /// Nothing, or a file with its permissions: a new one takes its place.
    File(Option<Permissions>),
    /// A file that no other one can take the place of: it is written into when the new one is whole.
    Fixed,
    /// No file: it is written into.
    NoFile,
    /// What this process has open, a file or not: it is written into where it stands when all is whole.
    Open(File),
}

impl Destination {
    /// Looks what is there.
    ///
    /// # Errors
    /// A folder is there, what is there is to be read only, or what is there cannot be looked at.
    pub fn of(path: &Path) -> io::Result<Self> {
        if let Some(open) = already_open(path) {
            return Ok(Self {
                path: path.to_owned(),
                written: elsewhere(path),
                there: There::Open(open),
            });
        }
        let is_folder = path.as_os_str().as_encoded_bytes().ends_with(b"/");
        let found = match fs::metadata(path) {
            Ok(found) if found.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
            Ok(found) => Some(found),
            Err(error) if error.kind() == io::ErrorKind::NotFound && !is_folder => None,
            Err(error) => return Err(error),
        };
        if found.as_ref().is_some_and(|found| !found.is_file()) {
            return Ok(Self {
                path: path.to_owned(),
                written: path.to_owned(),
                there: There::NoFile,
            });
        }
        if found
            .as_ref()
            .is_some_and(|found| found.permissions().readonly())
        {
            // A new file in its place would not ask whether the old one may be written.
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        // A chain of so many links is a circle, which has been refused.
        let path = links(path).last().unwrap_or_else(|| path.to_owned());
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".tmp");
        let written = path.with_file_name(name);
        let is_fixed = |found: &fs::Metadata| has_other_names(found) || !can_be_made(&written);
        if found.as_ref().is_some_and(is_fixed) && File::options().append(true).open(&path).is_ok()
        {
            return Ok(Self {
                written: elsewhere(&path),
                path,
                there: There::Fixed,
            });
        }
        Ok(Self {
            written,
            path,
            there: There::File(found.map(|found| found.permissions())),
        })
    }

    /// Looks what is there, for a format of which the head is written last: what is no file takes it when it is whole.
    ///
    /// # Errors
    /// Those of [`Self::of`].
    pub fn of_sought(path: &Path) -> io::Result<Self> {
        let mut found = Self::of(path)?;
        if found.is_no_file() {
            found.written = elsewhere(path);
        }
        Ok(found)
    }

    /// Where it is to be written.
    pub fn written(&self) -> &Path {
        &self.written
    }

    /// Whether something is there that is no file, or is open, and is written into.
    pub fn is_no_file(&self) -> bool {
        matches!(self.there, There::NoFile | There::Open(_))
    }

    /// Puts what was written in its place.
    ///
    /// # Errors
    /// The file cannot be renamed, or what is no file does not take it.
    pub fn place(&self) -> io::Result<()> {
        if self.written == self.path {
            return Ok(());
        }
        let is_fixed = match &self.there {
            There::File(permissions) => {
                if let Some(permissions) = permissions {
                    fs::set_permissions(&self.written, permissions.clone())?;
                }
                return rename_over(&self.written, &self.path);
            }
            There::Fixed => true,
            There::NoFile => false,
            There::Open(open) => {
                io::copy(&mut File::open(&self.written)?, &mut &*open)?;
                return fs::remove_file(&self.written);
            }
        };
        let mut options = File::options();
        options.write(true).truncate(is_fixed);
        let mut into = waiting(|| options.open(&self.path))?;
        io::copy(&mut File::open(&self.written)?, &mut into)?;
        if is_fixed {
            into.sync_all()?;
        }
        fs::remove_file(&self.written)
    }

    /// Leaves nothing of what was written.
    pub fn give_up(&self) {
        if self.written != self.path {
            let _ = fs::remove_file(&self.written);
        }
    }
}

/// Whether a file can be made; nothing is left of it.
fn can_be_made(path: &Path) -> bool {
    File::create(path).is_ok() && fs::remove_file(path).is_ok()
}

/// A file that is written until it is whole, where every program may write.
fn elsewhere(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = format!("annabella-{}-{name}.tmp", std::process::id());
    std::env::temp_dir().join(name)
}

/// A path and what it points to by one link after another, even if nothing is at the end.
fn links(path: &Path) -> impl Iterator<Item = PathBuf> {
    let next = |path: &PathBuf| {
        let next = fs::read_link(path).ok()?;
        Some(path.parent().unwrap_or(Path::new("")).join(next))
    };
    std::iter::successors(Some(path.to_owned()), next).take(MOST_LINKS)
}

/// So many links after another are a circle.
const MOST_LINKS: usize = 41;

/// Whether a file stands in folders under several names.
#[cfg(unix)]
fn has_other_names(found: &fs::Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(found) > 1
}

#[cfg(not(unix))]
const fn has_other_names(_: &fs::Metadata) -> bool {
    false
}

/// What this process has open, if a path is a name for that.
#[cfg(unix)]
#[expect(unsafe_code, reason = "a path names what is open by its number")]
fn already_open(path: &Path) -> Option<File> {
    use std::os::fd::{BorrowedFd, RawFd};
    let ours = ["/dev/fd", "/proc/self/fd"].map(|folder| fs::canonicalize(folder).ok());
    let number = |path: PathBuf| {
        let folder = fs::canonicalize(path.parent()?).ok()?;
        let is_ours = ours.contains(&Some(folder));
        let number: RawFd = path.file_name()?.to_str()?.parse().ok()?;
        (is_ours && number >= 0).then_some(number)
    };
    let number = links(path).find_map(number)?;
    // SAFETY: it is borrowed for the one call that makes a copy of it, which fails if nothing is open under the number.
    let borrowed = unsafe { BorrowedFd::borrow_raw(number) };
    borrowed.try_clone_to_owned().ok().map(File::from)
}

#[cfg(not(unix))]
const fn already_open(_: &Path) -> Option<File> {
    None
}

/// A file that is written little by little, under a temporary name until it is whole.
#[derive(Debug)]
pub struct WholeFile {
    to: Destination,
    file: BufWriter<File>,
    is_kept: bool,
}

impl WholeFile {
    /// Begins to write a file.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn create(path: &Path) -> io::Result<Self> {
        let to = Destination::of(path)?;
        Ok(Self {
            file: BufWriter::new(waiting(|| File::create(to.written()))?),
            to,
            is_kept: false,
        })
    }

    /// Puts the file in its place. Without this, nothing is left of it.
    ///
    /// # Errors
    /// The file cannot be written; what was there before is still there.
    pub fn keep(mut self) -> io::Result<()> {
        self.file.flush()?;
        if !self.to.is_no_file() {
            self.file.get_ref().sync_all()?;
        }
        self.to.place()?;
        self.is_kept = true;
        Ok(())
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Seek for WholeFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}

impl Drop for WholeFile {
    fn drop(&mut self) {
        if !self.is_kept {
            self.to.give_up();
        }
    }
}

/// Puts a file in the place of another one. On Windows a program that looks at every new file may have one of
/// them open for a moment: it is waited for.
pub(super) fn rename_over(from: &Path, to: &Path) -> io::Result<()> {
    let mut tries = if cfg!(windows) { 20 } else { 1 };
    loop {
        tries -= 1;
        match fs::rename(from, to) {
            Err(error) if tries > 0 && error.kind() == io::ErrorKind::PermissionDenied => {
                std::thread::sleep(Duration::from_millis(25));
            }
            done => return done,
        }
    }
}
