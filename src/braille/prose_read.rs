//! Reads prose in uncontracted Braille back, where it can be read in one way only.

use std::collections::BTreeMap;

use super::cells::{Cell, Cells};
use super::prose::Prose;

/// The signs that stand in names, the most usual ones first.
const USUAL: &str = ".,-'()";

impl Prose {
    /// The text of words in cells; `None` if it is not exactly what [`Prose::write`] would write.
    fn read_exactly<'a>(&self, words: impl Iterator<Item = &'a [Cell]>) -> Option<String> {
        let mut texts = Vec::new();
        for word in words {
            let text = self.read_word(word)?;
            if self.write(&text).as_slice() != word {
                return None;
            }
            texts.push(text);
        }
        (!texts.is_empty()).then(|| texts.join(" "))
    }

    /// The same; where the language marks no capitals, each word of a name has one.
    pub(super) fn read_names<'a>(&self, words: impl Iterator<Item = &'a [Cell]>) -> Option<String> {
        let text = self.read_exactly(words)?;
        if !self.table.capital.is_empty() {
            return Some(text);
        }
        let capital = |word: &str| {
            let mut letters = word.chars();
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            first.chain(letters).collect::<String>()
        };
        let words: Vec<String> = text.split(' ').map(capital).collect();
        Some(words.join(" "))
    }

    fn read_word(&self, word: &[Cell]) -> Option<String> {
        let table = &self.table;
        let mut text = String::new();
        let (mut rest, mut shouts) = (word, false);
        while !rest.is_empty() {
            if let Some(after) = prefixed(rest, &table.number) {
                rest = self.read_number(after, &mut text)?;
                continue;
            }
            if let Some(after) = prefixed(rest, &table.capital_word) {
                (rest, shouts) = (after, true);
                continue;
            }
            let capital = prefixed(rest, &table.capital)
                .and_then(|after| longest(after, &table.letters))
                .filter(|_| !shouts);
            if let Some((letter, after)) = capital {
                text.extend(letter.to_uppercase());
                rest = after;
            } else if let Some((letter, after)) = longest(rest, &table.letters) {
                if shouts {
                    text.extend(letter.to_uppercase());
                } else {
                    text.push(letter);
                }
                rest = after;
            } else {
                let (sign, after) = longest(rest, &table.signs)?;
                text.push(sign);
                (rest, shouts) = (after, false);
            }
        }
        Some(text)
    }

    /// Reads digits and the signs between them; returns what follows.
    fn read_number<'a>(&self, cells: &'a [Cell], text: &mut String) -> Option<&'a [Cell]> {
        let digit = |cells: &'a [Cell]| {
            let digits = ('0'..='9').zip(&self.table.digits);
            let mut fitting = digits.filter_map(|(c, digit)| Some((c, prefixed(cells, digit)?)));
            fitting.next()
        };
        let (first, mut rest) = digit(cells)?;
        text.push(first);
        loop {
            if let Some((next, after)) = digit(rest) {
                text.push(next);
                rest = after;
            } else if let Some((sign, after)) = longest(rest, &self.table.in_numbers)
                && digit(after).is_some()
            {
                text.push(sign);
                rest = after;
            } else {
                break;
            }
        }
        Some(prefixed(rest, &self.table.letter_after_number).unwrap_or(rest))
    }
}

/// What follows a sign; `None` if the cells do not begin with it or there is no such sign.
fn prefixed<'a>(cells: &'a [Cell], sign: &Cells) -> Option<&'a [Cell]> {
    let rest = cells.strip_prefix(sign.as_slice())?;
    (!sign.is_empty()).then_some(rest)
}

/// The character whose sign is the longest one with which the cells begin, and what follows.
fn longest<'a>(cells: &'a [Cell], signs: &BTreeMap<char, Cells>) -> Option<(char, &'a [Cell])> {
    let fitting = signs
        .iter()
        .filter_map(|(&c, sign)| Some((c, prefixed(cells, sign)?)));
    // Where signs look alike, those that stand in names come first.
    let rank = |c: char| USUAL.find(c).unwrap_or(USUAL.len());
    fitting.min_by_key(|(c, rest)| (rest.len(), rank(*c)))
}
