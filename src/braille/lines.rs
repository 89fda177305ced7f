//! The lines of a file in Braille, in words that know where they stand.

use super::cells::{Cell, cell_of_ascii, cell_of_pattern};

/// Lines from this cell on are notes and diagrams, unless they hold one move alone.
const NOTE_INDENT: usize = 4;
/// Where something stands in a file of pages; all from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellPlace {
    pub page: usize,
    pub line: usize,
    pub cell: usize,
}

/// Cells between blanks, and where they stand.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub cells: Vec<Cell>,
    /// A character in it that is no cell, and its place.
    pub foreign: Option<(CellPlace, char)>,
    pub place: CellPlace,
    /// The word ends its line.
    pub is_last: bool,
    /// The line begins far from the edge, as notes and diagrams do.
    pub is_note: bool,
    /// The line heads a page, so that it need not hold moves.
    pub is_head: bool,
    /// No empty line stands before it on its page, which may be the title of another game.
    pub is_top: bool,
}

#[derive(Clone, Debug)]
pub(super) struct CellLine {
    pub words: Vec<Word>,
}

fn cell_reader(text: &str) -> fn(char) -> Option<Cell> {
    let is_unicode = text.chars().any(|c| cell_of_pattern(c).is_some());
    if is_unicode {
        cell_of_pattern
    } else {
        cell_of_ascii
    }
}

/// The lines of a file, page after page.
pub(super) fn lines_of(text: &str) -> Vec<CellLine> {
    let cell_of = cell_reader(text);
    let mut lines = Vec::new();
    let text = text.trim_start_matches('\u{feff}');
    for (page, text) in (1..).zip(text.split('\u{c}')) {
        let text = text.strip_prefix("\r\n").unwrap_or(text);
        let mut is_head = page > 1;
        let mut is_top = page > 1;
        for (line, text) in (1..).zip(text.lines()) {
            let place = |cell| CellPlace { page, line, cell };
            let mut words = words_of(text, cell_of, place, is_head);
            is_top &= is_head || !words.is_empty();
            is_head &= words.is_empty();
            words.iter_mut().for_each(|word| word.is_top = is_top);
            lines.push(CellLine { words });
        }
    }
    mark_notes(&mut lines);
    lines
}

/// Notes and diagrams stand away from the margin that all lines keep.
fn mark_notes(lines: &mut [CellLine]) {
    let begin = |line: &CellLine| line.words.first().map(|word| word.place.cell);
    let margin = lines.iter().filter_map(begin).min().unwrap_or(1);
    for line in lines {
        let is_note = begin(line).is_some_and(|cell| cell >= margin + NOTE_INDENT);
        line.words
            .iter_mut()
            .for_each(|word| word.is_note = is_note);
    }
}

fn words_of(
    text: &str,
    cell_of: fn(char) -> Option<Cell>,
    place: impl Fn(usize) -> CellPlace,
    is_head: bool,
) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut goes_on = false;
    for (cell, c) in (1..).zip(text.chars()) {
        let found = if c.is_whitespace() {
            Some(0)
        } else {
            cell_of(c)
        };
        if found == Some(0) {
            goes_on = false;
            continue;
        }
        if !goes_on {
            words.push(Word {
                cells: Vec::new(),
                foreign: None,
                place: place(cell),
                is_last: false,
                is_note: false,
                is_head,
                is_top: false,
            });
            goes_on = true;
        }
        if let Some(word) = words.last_mut() {
            word.cells.extend(found);
            if found.is_none() {
                word.foreign.get_or_insert((place(cell), c));
            }
        }
    }
    if let Some(word) = words.last_mut() {
        word.is_last = true;
    }
    words
}
