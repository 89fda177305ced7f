//! The lines of a file in Braille one after the other, in words that know where they stand: however long the file is,
//! only one line of it is in memory.

use super::cells::{BLANK, Cell, cell_of_ascii, cell_of_pattern};
use super::prose::{Prose, languages};

/// Lines from this cell on are notes and diagrams, unless they hold one move alone.
const NOTE_INDENT: usize = 4;
/// A line that is longer is read as several: no paper is so wide.
const LONGEST_LINE: usize = 4096;
/// A number that stands alone from this cell on, behind the margin, is that of a page; on narrow pages one in the right
/// half.
const PAGE_NUMBER: usize = 12;

/// Where something stands in a file of pages; all from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
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
    /// How many cells it stands to the right of the margin.
    pub indent: usize,
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

/// What holds for the whole file.
#[derive(Clone, Copy)]
struct Manner {
    cell_of: fn(char) -> Option<Cell>,
    /// The cell in which the first word of every line stands or one behind it.
    margin: usize,
    /// Form feeds part the pages; where somebody has taken them out, the numbers of pages do, which end where the
    /// longest line ends.
    width: Option<usize>,
    /// What ends a line; old systems have a carriage return alone.
    line_end: char,
}

/// The lines of a file, page after page.
#[derive(Clone)]
pub(super) struct Lines<'t> {
    manner: Manner,
    pages: std::str::Split<'t, char>,
    lines: std::str::Split<'t, char>,
    /// What is left of a line that is too long, the cell in which it begins, and whether it is a note.
    rest: Option<(&'t str, usize, bool)>,
    page: usize,
    line: usize,
    is_head: bool,
    is_top: bool,
}

impl<'t> Lines<'t> {
    pub fn new(text: &'t str) -> Self {
        let text = text.trim_start_matches('\u{feff}');
        let is_unicode = text.chars().any(|c| cell_of_pattern(c).is_some());
        let line_end = if text.contains('\n') { '\n' } else { '\r' };
        let pages = text.split('\u{c}');
        let lines = pages.clone().flat_map(|page| page.split(line_end));
        let begins = lines.filter_map(|line| {
            let line = line.get(..LONGEST_LINE).unwrap_or(line);
            line.chars().position(|c| !is_blank(c))
        });
        let mut all = Self {
            manner: Manner {
                cell_of: if is_unicode {
                    cell_of_pattern
                } else {
                    cell_of_ascii
                },
                margin: begins.min().unwrap_or(0) + 1,
                width: (!text.contains('\u{c}')).then(|| width_of(text, line_end)),
                line_end,
            },
            pages,
            lines: "".split(line_end),
            rest: None,
            page: 0,
            line: 0,
            is_head: false,
            is_top: false,
        };
        all.turn();
        all
    }

    /// Goes on to the next page on which something stands; returns whether there is one.
    fn turn(&mut self) -> bool {
        let is_written = |page: &&str| page.chars().any(|c| !is_blank(c));
        let Some(text) = self.pages.by_ref().find(is_written) else {
            return false;
        };
        let text = text.strip_prefix("\r\n").unwrap_or(text);
        self.lines = text.split(self.manner.line_end);
        self.begin_page();
        true
    }

    fn begin_page(&mut self) {
        self.page += 1;
        self.line = 0;
        self.is_head = self.page > 1;
        self.is_top = self.page > 1;
    }

    /// The words of a line or of a part of it, which begins at a cell.
    fn read(&mut self, text: &'t str, first: usize, is_note: Option<bool>) -> CellLine {
        let (page, line) = (self.page, self.line);
        let mut words = Vec::new();
        let text = self.cut(text, first, is_note);
        let place = |cell| CellPlace { page, line, cell };
        words_of(
            text,
            self.manner.cell_of,
            |cell| place(first + cell),
            &mut words,
        );
        let begins = words.first().map_or(0, |word: &Word| word.place.cell);
        let is_note = is_note.unwrap_or(begins >= self.manner.margin + NOTE_INDENT);
        if let Some((_, _, rest_is_note)) = &mut self.rest {
            *rest_is_note = is_note;
        }
        self.is_top &= self.is_head || !words.is_empty();
        for word in &mut words {
            word.indent = word.place.cell.saturating_sub(self.manner.margin);
            word.is_note = is_note;
            word.is_head = self.is_head;
            word.is_top = self.is_top;
        }
        self.is_head &= words.is_empty();
        if self.is_page_number(&words) {
            self.begin_page();
        }
        CellLine { words }
    }

    /// The part of a line that is read at once; the rest is kept.
    fn cut(&mut self, text: &'t str, first: usize, is_note: Option<bool>) -> &'t str {
        let Some((end, _)) = text.char_indices().nth(LONGEST_LINE) else {
            return text;
        };
        let blank = text[..end].rfind(is_blank).filter(|&blank| blank > 0);
        let (part, rest) = text.split_at(blank.unwrap_or(end));
        let cells = part.chars().count();
        self.rest = Some((rest, first + cells, is_note.unwrap_or(false)));
        part
    }

    fn is_page_number(&self, words: &[Word]) -> bool {
        let ([word], Some(width)) = (words, self.manner.width) else {
            return false;
        };
        let is_far = word.place.cell >= self.manner.margin + PAGE_NUMBER.min(width / 2);
        let is_number = |prose: &Prose| {
            let text = prose.read_word(&word.cells);
            text.is_some_and(|text| text.parse::<u32>().is_ok())
        };
        is_far
            && word.place.cell + word.cells.len() == width + 1
            && languages().iter().any(is_number)
    }
}

impl Iterator for Lines<'_> {
    type Item = CellLine;

    fn next(&mut self) -> Option<CellLine> {
        if let Some((text, first, is_note)) = self.rest.take() {
            return Some(self.read(text, first, Some(is_note)));
        }
        loop {
            if let Some(text) = self.lines.next() {
                self.line += 1;
                return Some(self.read(text, 0, None));
            }
            if !self.turn() {
                return None;
            }
        }
    }
}

/// Where the longest line ends.
fn width_of(text: &str, line_end: char) -> usize {
    let ends = text
        .split(line_end)
        .map(|line| line.trim_end_matches(is_blank).chars().count());
    ends.max().unwrap_or(0)
}

/// White space, and the Braille pattern without a dot.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || cell_of_pattern(c) == Some(BLANK)
}

fn words_of(
    text: &str,
    cell_of: fn(char) -> Option<Cell>,
    place: impl Fn(usize) -> CellPlace,
    words: &mut Vec<Word>,
) {
    let mut goes_on = false;
    for (cell, c) in (1..).zip(text.chars()) {
        if is_blank(c) {
            goes_on = false;
            continue;
        }
        let found = cell_of(c);
        if !goes_on {
            words.push(Word {
                cells: Vec::new(),
                foreign: None,
                place: place(cell),
                indent: 0,
                is_last: false,
                is_note: false,
                is_head: false,
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
}
