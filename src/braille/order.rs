//! The order in which the words of lines are read: of two columns side by side, the left comes before the right.

use super::code::BrailleCode;
use super::lines::{CellLine, Word};

/// No page has more words in its right column.
const MOST_WORDS: usize = 10_000;

/// Brings the words of lines into their order, line by line.
#[derive(Debug, Default)]
pub(super) struct InOrder {
    right: Vec<Word>,
    next_left: Option<u32>,
}

impl InOrder {
    /// Adds the words of a line, as far as their turn has come; those of a right column wait.
    pub fn add(&mut self, code: &BrailleCode, line: CellLine, words: &mut Vec<Word>) {
        let numbers = numbers_in(code, &line);
        let is_over = |right: &Word| {
            let page = line.words.first().map(|word| word.place.page);
            page.is_some_and(|page| page != right.place.page)
        };
        if self.right.len() > MOST_WORDS || self.right.last().is_some_and(is_over) {
            words.append(&mut self.right);
        }
        // A note below the columns ends them, whatever number it begins with.
        let is_note = line.words.first().is_some_and(|word| word.is_note);
        let split = match numbers.as_slice() {
            _ if is_note => None,
            [(0, left), (at, other)] if *other > *left + 1 => Some((*left, *at)),
            [(0, left)] if self.next_left == Some(*left) && !self.right.is_empty() => {
                Some((*left, line.words.len()))
            }
            _ => None,
        };
        let mut here = line.words;
        match split {
            Some((left, at)) => {
                self.right.extend(here.split_off(at));
                self.next_left = Some(left + 1);
            }
            None => words.append(&mut self.right),
        }
        words.append(&mut here);
    }

    /// Adds what has waited.
    pub fn finish(&mut self, words: &mut Vec<Word>) {
        words.append(&mut self.right);
    }
}

impl BrailleCode {
    /// The words of lines in their order.
    pub(super) fn in_order(&self, lines: &[CellLine]) -> Vec<Word> {
        let mut order = InOrder::default();
        let mut words = Vec::new();
        for line in lines {
            order.add(self, line.clone(), &mut words);
        }
        order.finish(&mut words);
        words
    }
}

/// The move numbers of a line with their places among its words.
fn numbers_in(code: &BrailleCode, line: &CellLine) -> Vec<(usize, u32)> {
    let read = |(at, word): (usize, &Word)| Some((at, code.read_number(&word.cells)?));
    line.words.iter().enumerate().filter_map(read).collect()
}
