//! liblouis of the system, loaded at run time, so that the program neither links nor needs it: contracted Braille.

#![allow(unsafe_code, reason = "a C library is called")]

use std::ffi::{CString, c_char, c_int, c_void};

use libloading::Library;

use crate::braille::{BLANK, Cells, cell_of_pattern};

/// The names under which systems keep the library.
const LIBRARY_NAMES: [&str; 6] = [
    "liblouis.so.20",
    "liblouis.so.21",
    "liblouis.so.19",
    "liblouis.dylib",
    "/opt/homebrew/lib/liblouis.dylib",
    "liblouis.dll",
];

/// The table of the contracted, or else the usual literary Braille of the languages of the manual.
const TABLES: [(&str, &str); 3] = [
    ("en", "en-ueb-g2.ctb"),
    ("de", "de-g2.ctb"),
    ("ru", "ru-litbrl.ctb"),
];

// The constants of `liblouis.h`.
const DOTS_IO: c_int = 4;
const UC_BRL: c_int = 64;
const LOG_OFF: c_int = 60_000;

type TranslateString = unsafe extern "C" fn(
    *const c_char,
    *const c_void,
    *mut c_int,
    *mut c_void,
    *mut c_int,
    *mut c_void,
    *mut c_char,
    c_int,
) -> c_int;
type CharSize = unsafe extern "C" fn() -> c_int;
type SetLogLevel = unsafe extern "C" fn(c_int);

/// A table of liblouis.
pub struct Louis {
    library: Library,
    table: CString,
    /// The bytes of a character: 2 or 4, as the library was built.
    width: c_int,
}

impl Louis {
    /// The table of a language; `None` without the library, or if it does not have the table.
    pub fn load(language: &str) -> Option<Self> {
        let (_, table) = TABLES.iter().find(|(id, _)| *id == language)?;
        // SAFETY: these are the names of one well-known library whose initialisers do nothing.
        let mut libraries = LIBRARY_NAMES
            .iter()
            .filter_map(|name| unsafe { Library::new(name) }.ok());
        let library = libraries.next()?;
        // SAFETY: the functions have these types in every version of the library that has these names.
        let width = unsafe {
            library.get::<SetLogLevel>(b"lou_setLogLevel\0").ok()?(LOG_OFF);
            library.get::<CharSize>(b"lou_charSize\0").ok()?()
        };
        let table = CString::new(*table).ok()?;
        let louis = Self {
            library,
            table,
            width,
        };
        louis.write("a").map(|_| louis)
    }

    /// Writes a text; `None` if the library fails.
    pub fn write(&self, text: &str) -> Option<Cells> {
        // Signs that tables do not have, or have only as foreign ones.
        let plain = text.replace(['\u{a0}', '\u{2011}'], " ");
        let patterns: Vec<u32> = match self.width {
            2 => {
                let text: Vec<u16> = plain.encode_utf16().collect();
                self.translated(&text)?
            }
            4 => {
                let text: Vec<u32> = plain.chars().map(u32::from).collect();
                self.translated(&text)?
            }
            _ => return None,
        };
        let mut cells = Cells::new();
        for pattern in patterns {
            let pattern = char::from_u32(pattern)?;
            cells.push(match pattern {
                ' ' => BLANK,
                other => cell_of_pattern(other)?,
            });
        }
        Some(cells)
    }

    /// The patterns for characters of the width of this library.
    fn translated<T: Copy + Default + Into<u32>>(&self, text: &[T]) -> Option<Vec<u32>> {
        let room = text.len() * 6 + 64;
        let mut out = vec![T::default(); room];
        let (from, to) = (text.as_ptr().cast(), out.as_mut_ptr().cast());
        let length = self.translate(from, text.len(), to, room)?;
        Some(out.iter().take(length).map(|&one| one.into()).collect())
    }

    /// Calls the library; returns how many characters it has written.
    fn translate(
        &self,
        text: *const c_void,
        length: usize,
        out: *mut c_void,
        room: usize,
    ) -> Option<usize> {
        let mut length = c_int::try_from(length).ok()?;
        let mut room = c_int::try_from(room).ok()?;
        // SAFETY: the function has this type in every version of the library. It reads and writes no more characters
        // than the two lengths say, and both buffers have as many of its width. The null pointers mean that neither
        // typeforms nor spacing are wanted.
        let done = unsafe {
            let translate = self
                .library
                .get::<TranslateString>(b"lou_translateString\0")
                .ok()?;
            translate(
                self.table.as_ptr(),
                text,
                &raw mut length,
                out,
                &raw mut room,
                std::ptr::null_mut(),
                std::ptr::null_mut(),
                DOTS_IO | UC_BRL,
            )
        };
        (done != 0).then(|| usize::try_from(room).ok())?
    }
}
