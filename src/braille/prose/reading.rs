//! Reads prose in uncontracted Braille, as it is typed on a Braille writer.

use std::collections::BTreeMap;

use unicode_normalization::UnicodeNormalization as _;

use super::{Prose, languages};
use crate::braille::cells::{BLANK, Cell, Cells};

/// The signs that stand in names, the most usual ones first.
const USUAL: &str = ".,-'()";

/// Signs that open and close, which some languages write alike.
const PAIRS: [(char, char); 4] = [('(', ')'), ('¿', '?'), ('¡', '!'), ('“', '?')];

/// No number takes more cells than these.
const LONGEST_NUMBER: usize = 100;

/// What follows a sign of capitals.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    Small,
    /// The next letter is a capital.
    Letter,
    /// All letters up to the next sign are.
    Word,
}

impl Prose {
    /// Reads a text; `None` if a sign in it stands for nothing.
    ///
    /// Capitals need not be marked. A lowered digit behind a letter of a file alone is read as a
    /// digit, because squares are written so in most chess codes.
    pub fn read_line(&self, cells: &Cells) -> Option<String> {
        self.read(cells.as_slice(), true)
    }

    /// The sign before a number.
    pub(in crate::braille) fn number_sign(&self) -> &[Cell] {
        self.table.number.as_slice()
    }

    /// Reads a word; `None` if [`Prose::write`] would not write it so. Where the language marks no capitals, a word has
    /// one.
    pub(in crate::braille) fn read_word(&self, word: &[Cell]) -> Option<String> {
        let text = self.read(word, false)?;
        if self.write(&text).as_slice() != word {
            return None;
        }
        Some(match self.table.capital.is_empty() {
            true => capital(&text),
            false => text,
        })
    }

    /// Reads names; `None` if the words are not exactly what [`Prose::write`] would write. Where the
    /// language marks no capitals, each word of a name has one.
    pub(in crate::braille) fn read_names<'a>(
        &self,
        words: impl Iterator<Item = &'a [Cell]>,
    ) -> Option<String> {
        let mut names = Vec::new();
        for word in words {
            names.push(self.read_word(word)?);
        }
        (!names.is_empty()).then(|| names.join(" "))
    }

    /// Reads words as a text; those that stand for nothing stay cells. Where the language marks no capitals, a sentence
    /// has one.
    pub(in crate::braille) fn read_text<'a>(
        &self,
        words: impl Iterator<Item = &'a [Cell]>,
    ) -> String {
        let mut text = String::new();
        for word in words {
            let begins = text.is_empty() || text.ends_with(['.', '!', '?']);
            let read = self.read(word, false).map(|read| self.paired(&read));
            let read = read.unwrap_or_else(|| Cells::from(word).to_unicode(' '));
            if !text.is_empty() {
                text.push(' ');
            }
            match begins && self.table.capital.is_empty() {
                true => text.push_str(&capital(&read)),
                false => text.push_str(&read),
            }
        }
        self.quoted(&text)
    }

    /// A text in which a quotation mark that is closed by another sign is the one that opens with it.
    fn quoted(&self, text: &str) -> String {
        let cells = |sign: char| self.table.signs.get(&sign);
        if cells('"') != cells('«') || cells('«') == cells('»') {
            return text.to_owned();
        }
        let closes = |at: usize| text[at + 1..].find(['"', '»']).map(|next| at + 1 + next);
        let quoted = text.char_indices().map(|(at, c)| match c {
            '"' if closes(at).is_some_and(|end| text[end..].starts_with('»')) => '«',
            other => other,
        });
        quoted.collect()
    }

    /// A word in which signs that open and close and look alike are what they are in their places: one opens where the word
    /// begins.
    fn paired(&self, word: &str) -> String {
        let cells = |sign: char| self.table.signs.get(&sign);
        let paired = word.char_indices().map(|(at, c)| {
            let mut pairs = PAIRS.into_iter();
            let pair = pairs.find(|&(open, close)| {
                (c == open || c == close) && cells(open).is_some() && cells(open) == cells(close)
            });
            let next = word[at + c.len_utf8()..].chars().next();
            let begins = word[..at].chars().all(|c| "([{\"".contains(c));
            let opens = begins && next.is_some_and(char::is_alphanumeric);
            pair.map_or(c, |(open, close)| if opens { open } else { close })
        });
        paired.collect()
    }

    /// Reads a text, with squares of most chess codes in it or without.
    fn read(&self, cells: &[Cell], has_squares: bool) -> Option<String> {
        let mut text = String::new();
        let mut case = Case::Small;
        // Whether the letters are those of another language, up to the next sign that is none.
        let mut is_foreign = false;
        let mut at = 0;
        while let Some(&cell) = cells.get(at) {
            let rest = &cells[at..];
            if cell == BLANK {
                text.push(' ');
                (case, is_foreign) = (Case::Small, false);
                at += 1;
            } else if let Some(digit) = self.digit_in_prose(&cells[..at], cell, has_squares) {
                text.push(digit);
                case = Case::Small;
                at += 1;
            } else if let Some((sign, length)) = self.in_number(&cells[..at], rest) {
                text.push(sign);
                at += length;
            } else if let Some((length, next)) = self.mark(rest, case) {
                is_foreign |= self.is_foreign(&rest[..length]);
                case = next;
                at += length;
            } else {
                let foreign = is_foreign.then(|| self.foreign(rest)).flatten();
                is_foreign = foreign.is_some();
                let (character, length) = foreign.or_else(|| self.character(rest))?;
                if case == Case::Small {
                    text.push(character);
                } else {
                    text.extend(character.to_uppercase());
                }
                if case == Case::Letter || !character.is_alphabetic() {
                    case = Case::Small;
                }
                at += length;
            }
        }
        Some(text)
    }

    /// The letter of one cell.
    pub fn letter_of(&self, cell: Cell) -> Option<char> {
        let mut letters = self.table.letters.iter();
        let found = letters.find(|(_, cells)| cells.as_slice() == [cell]);
        found.map(|(letter, _)| *letter)
    }

    /// The digit that a cell is behind others: behind a number sign, behind another digit, or lowered
    /// behind the letter of a file.
    pub fn digit_after(&self, before: &[Cell], cell: Cell) -> Option<char> {
        let digit = |digits: &[Cells]| {
            let at = digits.iter().position(|one| one.as_slice() == [cell])?;
            char::from_digit(u32::try_from(at).ok()?, 10)
        };
        if self.is_in_number(before) {
            return digit(&self.table.digits);
        }
        let lowered = LOWERED.map(|cell| Cells::from(&[cell][..]));
        let file = before.last().and_then(|&last| self.letter_of(last));
        let is_square = file.is_some_and(|letter| ('a'..='h').contains(&latin(letter)));
        let is_rank = |digit: &char| ('1'..='8').contains(digit);
        digit(&lowered).filter(|digit| is_square && is_rank(digit))
    }

    /// The same in a text, where the letter of a file must begin the word: elsewhere the cells are
    /// full stops and commas.
    fn digit_in_prose(&self, before: &[Cell], cell: Cell, has_squares: bool) -> Option<char> {
        let ahead = before.split_last().and_then(|(_, rest)| rest.last());
        let begins = ahead.is_none_or(|ahead| *ahead == BLANK || LOWERED.contains(ahead));
        let is_digit = begins && has_squares || self.is_in_number(before);
        self.digit_after(before, cell).filter(|_| is_digit)
    }

    /// Whether a number is going on behind these cells. One that never ends is none.
    fn is_in_number(&self, before: &[Cell]) -> bool {
        let sign = self.table.number.as_slice();
        let mut figures = &before[before.len().saturating_sub(LONGEST_NUMBER)..];
        while let Some((last, rest)) = figures.split_last() {
            if figures.ends_with(sign) {
                return true;
            }
            let is_figure = self
                .table
                .digits
                .iter()
                .any(|one| one.as_slice() == [*last]);
            let mut inside = self.table.in_numbers.values();
            let before = match is_figure {
                true => Some(rest),
                false => inside.find_map(|one| figures.strip_suffix(one.as_slice())),
            };
            let Some(before) = before else {
                return false;
            };
            figures = before;
        }
        false
    }

    /// A sign inside a number, with a digit behind it.
    fn in_number(&self, before: &[Cell], rest: &[Cell]) -> Option<(char, usize)> {
        if !self.is_in_number(before) {
            return None;
        }
        let mut signs = self.table.in_numbers.iter();
        let (sign, cells) = signs.find(|(_, cells)| rest.starts_with(cells.as_slice()))?;
        let next = rest.get(cells.len())?;
        let is_digit = self
            .table
            .digits
            .iter()
            .any(|one| one.as_slice() == [*next]);
        is_digit.then_some((*sign, cells.len()))
    }

    /// A sign that is no character: of a number, of capitals, of a foreign word.
    fn mark(&self, rest: &[Cell], case: Case) -> Option<(usize, Case)> {
        let table = &self.table;
        let marks = [
            (&table.capital_word, Case::Word),
            (&table.capital, Case::Letter),
            (&table.foreign_capital, Case::Letter),
            (&table.foreign, case),
            (&table.number, Case::Small),
            (&table.letter_after_number, case),
        ];
        let mut marks = marks.into_iter().filter(|(sign, _)| !sign.is_empty());
        let stands = |sign: &Cells| {
            // The sign of a mark may also be a comma or the like, where no letter follows it.
            let next = rest.get(sign.len()).filter(|next| **next != BLANK);
            rest.starts_with(sign.as_slice()) && next.is_some() && !self.is_other_sign(rest, sign)
        };
        let (sign, next) = marks.find(|(sign, _)| stands(sign))?;
        Some((sign.len(), next))
    }

    /// Whether cells that begin as a mark does are another sign: a longer one, and neither a letter stands behind the mark nor
    /// do they write a number, too.
    fn is_other_sign(&self, rest: &[Cell], mark: &Cells) -> bool {
        let table = &self.table;
        let is_of_letters = [
            &table.capital_word,
            &table.capital,
            &table.letter_after_number,
        ]
        .contains(&mark);
        let longest = longest_of(&table.signs, rest).map_or(0, |(_, length)| length);
        let is_number = *mark == table.number && !self.is_in_number(&rest[..longest]);
        let is_bare = is_of_letters && self.own_letter(&rest[mark.len()..]).is_none();
        longest > mark.len() && (is_bare || is_number)
    }

    /// The letter with which the cells begin, with its accent or without. Where one sign stands for all accents, nobody knows
    /// which it is.
    fn own_letter(&self, rest: &[Cell]) -> Option<(char, usize)> {
        let accented = || {
            self.table.accents.iter().find_map(|(mark, sign)| {
                let behind = rest.strip_prefix(sign.as_slice())?;
                let (letter, length) = longest_of(&self.table.letters, behind)?;
                let mut whole = [letter, *mark].into_iter().nfc();
                let letter = whole.next()?;
                whole
                    .next()
                    .is_none()
                    .then_some((letter, sign.len() + length))
            })
        };
        let any = self.table.accent.as_slice();
        let bare = || {
            let behind = rest.strip_prefix(any).filter(|_| !any.is_empty())?;
            let (letter, length) = longest_of(&self.table.letters, behind)?;
            Some((letter, any.len() + length))
        };
        let own = longest_of(&self.table.letters, rest);
        own.or_else(accented).or_else(bare)
    }

    /// Whether a sign says that the letters behind it are those of another language.
    fn is_foreign(&self, sign: &[Cell]) -> bool {
        let table = &self.table;
        [&table.foreign, &table.foreign_capital]
            .into_iter()
            .any(|one| one.as_slice() == sign)
    }

    /// The letter of another language with which the cells begin.
    fn foreign(&self, rest: &[Cell]) -> Option<(char, usize)> {
        let mut others = languages()
            .iter()
            .filter(|other| other.language != self.language);
        others.find_map(|other| longest_of(&other.table.letters, rest))
    }

    /// The character with which the cells begin: the longest that fits, an own letter first.
    fn character(&self, rest: &[Cell]) -> Option<(char, usize)> {
        let longest = |of| longest_of(of, rest);
        let own = self.own_letter(rest);
        let own = own.or_else(|| longest(&self.table.signs));
        own.or_else(|| {
            let mut others = languages().iter();
            others.find_map(|other| longest(&other.table.letters))
        })
    }
}

/// The longest of some signs that fits. Where they look alike, those that stand in names come first.
fn longest_of(of: &BTreeMap<char, Cells>, rest: &[Cell]) -> Option<(char, usize)> {
    let rank = |c: char| USUAL.find(c).unwrap_or(USUAL.len());
    let fits = |cells: &Cells| !cells.is_empty() && rest.starts_with(cells.as_slice());
    let fit = of.iter().filter(|(_, cells)| fits(cells));
    let best = fit.min_by_key(|(c, cells)| (usize::MAX - cells.len(), rank(**c)));
    best.map(|(character, cells)| (*character, cells.len()))
}

/// A word with a capital at its beginning.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The cells of the digits 0 to 9 in the lower part of the cell.
const LOWERED: [Cell; 10] = [0x34, 0x02, 0x06, 0x12, 0x32, 0x22, 0x16, 0x36, 0x26, 0x14];

/// The Latin letter of a file that a Cyrillic letter has the cell of.
const fn latin(letter: char) -> char {
    match letter {
        'а' => 'a',
        'б' => 'b',
        'ц' => 'c',
        'д' => 'd',
        'е' => 'e',
        'ф' => 'f',
        'г' => 'g',
        'х' => 'h',
        other => other,
    }
}
