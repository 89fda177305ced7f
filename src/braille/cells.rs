//! Cells: what fingers read, as Unicode Braille and as Braille ASCII.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::board::stored_as_text;

/// A cell as its raised dots: bit 0 is dot 1, bit 7 is dot 8. No dot is the blank.
pub type Cell = u8;

/// The cell without a dot.
pub const BLANK: Cell = 0;

/// All six dots: a row of them over a mistake rubs it out.
pub(super) const FULL: Cell = 0x3f;

/// Dots 36, behind which a word goes on in the next line.
pub(super) const HYPHEN: Cell = 0x24;

/// The first of the 256 Braille patterns of Unicode; the others follow in the order of [`Cell`].
const FIRST_PATTERN: u32 = 0x2800;

/// North American Braille ASCII: the characters of the 64 cells of six dots, in the order of
/// [`Cell`]. A file `.brf` is written in it.
const BRAILLE_ASCII: &[u8; 64] =
    b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// A sequence of cells.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cells(Vec<Cell>);

/// A character that stands for no cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotBraille {
    /// Its place, from 0, in characters.
    pub at: usize,
    /// The character.
    pub found: char,
}

/// A cell with dot 7 or 8, which Braille ASCII cannot write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EightDots {
    /// Its place, from 0, in cells.
    pub at: usize,
}

impl Cells {
    /// No cell yet.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// A number of blanks.
    pub fn blanks(count: usize) -> Self {
        Self(vec![BLANK; count])
    }

    /// Reads cells from Unicode Braille or, if there is none in the text, from Braille ASCII.
    /// A space is the blank in both; capital and small letters are the same.
    ///
    /// # Errors
    /// The first character that is no cell.
    pub fn read(text: &str) -> Result<Self, NotBraille> {
        if text.chars().any(|c| cell_of_pattern(c).is_some()) {
            Self::from_unicode(text)
        } else {
            Self::from_ascii(text)
        }
    }

    /// Reads Unicode Braille. A space or a no-break space is the blank.
    ///
    /// # Errors
    /// The first character that is no cell.
    pub fn from_unicode(text: &str) -> Result<Self, NotBraille> {
        from_chars(text, |c| match c {
            ' ' | '\u{a0}' => Some(BLANK),
            _ => cell_of_pattern(c),
        })
    }

    /// Reads Braille ASCII (BRF). Small letters and their neighbours, such as `{` for `[`, are
    /// accepted, because both are written.
    ///
    /// # Errors
    /// The first character that is no cell.
    pub fn from_ascii(text: &str) -> Result<Self, NotBraille> {
        from_chars(text, cell_of_ascii)
    }

    /// The cells as Unicode Braille; the blank as `blank`, which files choose differently: a space
    /// or the pattern U+2800.
    pub fn to_unicode(&self, blank: char) -> String {
        let char_of = |&cell: &Cell| match cell {
            BLANK => blank,
            _ => pattern(cell),
        };
        self.0.iter().map(char_of).collect()
    }

    /// The cells as Braille ASCII.
    ///
    /// # Errors
    /// The first cell with dot 7 or 8: it is refused, never truncated.
    pub fn to_ascii(&self) -> Result<String, EightDots> {
        let mut text = String::with_capacity(self.0.len());
        for (at, &cell) in self.0.iter().enumerate() {
            let &byte = BRAILLE_ASCII
                .get(usize::from(cell))
                .ok_or(EightDots { at })?;
            text.push(char::from(byte));
        }
        Ok(text)
    }

    /// The cells.
    pub fn as_slice(&self) -> &[Cell] {
        &self.0
    }

    /// How many cells there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no cell.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a cell.
    pub fn push(&mut self, cell: Cell) {
        self.0.push(cell);
    }

    /// Adds cells.
    pub fn append(&mut self, cells: &[Cell]) {
        self.0.extend_from_slice(cells);
    }

    /// Adds blanks up to a number of cells.
    pub fn pad_to(&mut self, cells: usize) {
        if self.0.len() < cells {
            self.0.resize(cells, BLANK);
        }
    }

    /// Removes the blanks at the end.
    pub fn trim_end(&mut self) {
        while self.0.last() == Some(&BLANK) {
            self.0.pop();
        }
    }

    /// The runs of cells between blanks.
    pub fn words(&self) -> impl Iterator<Item = &[Cell]> {
        let runs = self.0.split(|&cell| cell == BLANK);
        runs.filter(|run| !run.is_empty())
    }
}

impl From<&[Cell]> for Cells {
    fn from(cells: &[Cell]) -> Self {
        Self(cells.to_vec())
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<T: IntoIterator<Item = Cell>>(cells: T) -> Self {
        Self(cells.into_iter().collect())
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_unicode(pattern(BLANK)))
    }
}

impl FromStr for Cells {
    type Err = NotBraille;

    fn from_str(text: &str) -> Result<Self, NotBraille> {
        Self::read(text)
    }
}

stored_as_text!(Cells, ToString::to_string, Cells::from_unicode);

/// The character of a cell in Unicode.
pub fn pattern(cell: Cell) -> char {
    // All 256 patterns are characters, so the blank is never what comes of it.
    char::from_u32(FIRST_PATTERN + u32::from(cell)).unwrap_or(' ')
}

/// The cell of a Braille pattern of Unicode; `None` for other characters.
pub fn cell_of_pattern(c: char) -> Option<Cell> {
    Cell::try_from(u32::from(c).checked_sub(FIRST_PATTERN)?).ok()
}

/// The cell of a character of Braille ASCII; `None` for other characters.
pub fn cell_of_ascii(c: char) -> Option<Cell> {
    let capital = match c {
        '`' => '@',
        '{' => '[',
        '|' => '\\',
        '}' => ']',
        '~' => '^',
        _ => c.to_ascii_uppercase(),
    };
    let byte = u8::try_from(capital).ok()?;
    let index = BRAILLE_ASCII.iter().position(|&known| known == byte)?;
    Cell::try_from(index).ok()
}

fn from_chars(text: &str, cell_of: impl Fn(char) -> Option<Cell>) -> Result<Cells, NotBraille> {
    let read = |(at, found)| cell_of(found).ok_or(NotBraille { at, found });
    text.chars().enumerate().map(read).collect()
}

/// Prose without rows of full cells; one alone is a letter in some languages.
pub(super) fn without_struck(cells: &[Cell]) -> Vec<Cell> {
    let rows = cells.chunk_by(|one, next| one == next);
    let kept = rows.filter(|row| row.len() < 2 || row[0] != FULL);
    kept.flatten().copied().collect()
}
