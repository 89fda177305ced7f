//! Prose in uncontracted Braille: names, headings, comments, times.

mod reading;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use include_dir::Dir;
use serde::Deserialize;
use unicode_normalization::UnicodeNormalization as _;

use super::cells::{BLANK, Cells};
use super::code::{CodeError, EMBEDDED};

/// Stands for a character that no table knows: all six dots.
const UNKNOWN: &[u8] = &[0x3f];

/// The letters after which a digit could not be told from a letter.
const LOOK_LIKE_DIGITS: std::ops::RangeInclusive<char> = 'a'..='j';

/// How a language is written in uncontracted Braille.
#[derive(Clone, Debug)]
pub struct Prose {
    language: String,
    pub(super) table: ProseTable,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ProseTable {
    /// Before a capital letter.
    pub capital: Cells,
    /// Before a word of capitals.
    pub capital_word: Cells,
    /// Before a number.
    pub number: Cells,
    /// The digits, 0 to 9.
    pub digits: [Cells; 10],
    /// Between a number and a letter that looks like a digit.
    pub letter_after_number: Cells,
    /// Before a letter whose accent has no sign of its own.
    accent: Cells,
    /// Before a word in the letters of another language.
    foreign: Cells,
    /// Before such a word that begins with a capital.
    foreign_capital: Cells,
    pub letters: BTreeMap<char, Cells>,
    /// Before a letter, by the combining mark that Unicode puts after it.
    accents: BTreeMap<char, Cells>,
    pub signs: BTreeMap<char, Cells>,
    /// The signs between digits that leave the number whole.
    pub in_numbers: BTreeMap<char, Cells>,
}

impl Prose {
    /// Reads a language from its table.
    ///
    /// # Errors
    /// The table is not in the format of the folder `braille/prose`.
    pub fn parse(language: &str, text: &str) -> Result<Self, CodeError> {
        let table = toml::from_str(text).map_err(|fault| CodeError {
            code: language.to_owned(),
            detail: fault.to_string(),
        })?;
        Ok(Self {
            language: language.to_owned(),
            table,
        })
    }

    /// The language, for example `de`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Writes a text. Runs of white space become one blank. A letter that the language does not
    /// have is written as the next language has it, and what nobody has as a full cell.
    pub fn write(&self, text: &str) -> Cells {
        let mut cells = Cells::new();
        for word in text.split_whitespace() {
            if !cells.is_empty() {
                cells.push(BLANK);
            }
            let chars: Vec<char> = word.nfc().collect();
            self.word(&chars, &mut cells);
        }
        cells
    }

    fn word(&self, chars: &[char], cells: &mut Cells) {
        let mut at = 0;
        // A sign that may stand in a number does not end one: in "12.e5" the e would be another digit.
        let mut is_number = false;
        while let Some(&c) = chars.get(at) {
            let run = |is: fn(char) -> bool| {
                let rest = chars[at..].iter();
                rest.take_while(|&&c| is(c)).count()
            };
            if c.is_ascii_digit() {
                at += self.figures(&chars[at..], cells);
                is_number = true;
            } else if c.is_alphabetic() {
                if std::mem::take(&mut is_number) && self.looks_like_digit(c) {
                    cells.append(self.table.letter_after_number.as_slice());
                }
                let letters = run(char::is_alphabetic);
                self.letters(&chars[at..at + letters], cells);
                at += letters;
            } else {
                let sign = self.table.signs.get(&self.quotation(c, at, chars));
                let sign = sign.map_or_else(|| self.unknown(), Cells::as_slice);
                let mut inside = self.table.in_numbers.values();
                is_number &= inside.any(|inside| inside.as_slice() == sign);
                cells.append(sign);
                at += 1;
            }
        }
    }

    /// A quotation mark as the language has it: some open in one language and close in another.
    fn quotation(&self, c: char, at: usize, chars: &[char]) -> char {
        let next = chars.get(at + 1);
        let closes = at > 0 && !next.is_some_and(|next| next.is_alphanumeric());
        match c {
            '“' if closes => '”',
            '«' | '»' if !self.table.signs.contains_key(&c) => ['„', '”'][usize::from(closes)],
            other => other,
        }
    }

    /// Writes the number with which the characters begin, and returns its length.
    fn figures(&self, chars: &[char], cells: &mut Cells) -> usize {
        cells.append(self.table.number.as_slice());
        let mut at = 0;
        while let Some(&c) = chars.get(at) {
            let before_digit = chars.get(at + 1).is_some_and(char::is_ascii_digit);
            if let Some(value) = c.to_digit(10) {
                let digit = usize::try_from(value).unwrap_or_default();
                cells.append(self.table.digits[digit].as_slice());
            } else if let Some(sign) = self.table.in_numbers.get(&c).filter(|_| before_digit) {
                cells.append(sign.as_slice());
            } else {
                break;
            }
            at += 1;
        }
        at
    }

    /// Capitals have a sign of their own in between, unless the language writes none.
    fn looks_like_digit(&self, next: char) -> bool {
        if next.is_uppercase() && !self.table.capital.is_empty() {
            return false;
        }
        let lower = lowered(next);
        let known = self.table.letters.get(&lower);
        // A foreign word has a sign of its own before it.
        if known.is_none() && !self.table.foreign.is_empty() {
            return false;
        }
        let digit = |cells: &Cells| self.table.digits.contains(cells);
        known.map_or(LOOK_LIKE_DIGITS.contains(&lower), digit)
    }

    fn letters(&self, letters: &[char], cells: &mut Cells) {
        let own = |c: &char| self.table.letters.contains_key(&lowered(*c));
        let is_foreign = !letters.iter().all(own) && !self.table.foreign.is_empty();
        let capitals = letters.iter().filter(|c| c.is_uppercase()).count();
        let is_shouted = capitals == letters.len() && capitals > 1;
        if is_foreign {
            cells.append(match letters.first() {
                Some(first) if first.is_uppercase() => self.table.foreign_capital.as_slice(),
                _ => self.table.foreign.as_slice(),
            });
        } else if is_shouted {
            cells.append(self.table.capital_word.as_slice());
        }
        for &letter in letters {
            if letter.is_uppercase() && !is_shouted && !is_foreign {
                cells.append(self.table.capital.as_slice());
            }
            self.letter(lowered(letter), cells);
        }
    }

    /// What stands for a character that nobody writes: a question mark, for full cells have a meaning on a sheet.
    fn unknown(&self) -> &[u8] {
        self.table.signs.get(&'?').map_or(UNKNOWN, Cells::as_slice)
    }

    /// Writes a small letter.
    fn letter(&self, letter: char, cells: &mut Cells) {
        if let Some(known) = self.table.letters.get(&letter) {
            cells.append(known.as_slice());
            return;
        }
        let mut parts = std::iter::once(letter).nfd();
        let base = parts.next().unwrap_or(letter);
        let mark = parts.next();
        if let (Some(mark), Some(known)) = (mark, self.table.letters.get(&base)) {
            let accent = self.table.accents.get(&mark);
            cells.append(accent.unwrap_or(&self.table.accent).as_slice());
            cells.append(known.as_slice());
            return;
        }
        let others = languages()
            .iter()
            .filter(|other| other.language != self.language);
        let mut known = others.filter_map(|other| {
            let letters = &other.table.letters;
            letters.get(&letter).or_else(|| letters.get(&base))
        });
        let known = known.next();
        cells.append(known.map_or_else(|| self.unknown(), Cells::as_slice));
    }
}

/// The small letter; the sharp s and the like stay what they are.
fn lowered(c: char) -> char {
    c.to_lowercase().next().unwrap_or(c)
}

/// Every language that has a table.
pub fn languages() -> &'static [Prose] {
    static LANGUAGES: OnceLock<Vec<Prose>> = OnceLock::new();
    LANGUAGES.get_or_init(|| {
        let folder = EMBEDDED.get_dir("prose").into_iter();
        let tables = folder.flat_map(Dir::files).filter_map(|file| {
            let language = file.path().file_stem()?.to_str()?;
            Some((language, file.contents_utf8()?))
        });
        let parse = |(language, text)| Prose::parse(language, text).ok();
        let mut all: Vec<Prose> = tables.filter_map(parse).collect();
        all.sort_by(|a, b| a.language.cmp(&b.language));
        all
    })
}

/// How a language is written; English where there is no table for it.
///
/// # Panics
/// Never: the table of English is part of the program.
pub fn prose(language: &str) -> &'static Prose {
    let find = |wanted: &str| languages().iter().find(|prose| prose.language == wanted);
    let found = find(language).or_else(|| find("en"));
    found.expect("the table of English is part of the program")
}
