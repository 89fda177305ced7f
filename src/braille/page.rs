//! Pages of cells: lines, running heads, page numbers, and what must stay together.

use super::cells::{BLANK, Cell, Cells};
use super::prose::Prose;

/// The size of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paper {
    width: usize,
    height: usize,
}

impl Default for Paper {
    /// Forty cells by twenty-five lines, the usual embosser's page.
    fn default() -> Self {
        Self {
            width: 40,
            height: 25,
        }
    }
}

impl Paper {
    /// The narrowest page, as wide as the shortest displays.
    pub const LEAST_WIDTH: usize = 12;
    /// Into lines from here on a number fits with the longest move of chess of any code.
    pub(super) const WIDE: usize = 20;
    /// The widest and the highest page.
    pub const MOST: usize = 200;

    /// The lines of the lowest page: head, both moves of a number, page number; and the number, if it is not wide.
    pub const fn least_height(width: usize) -> usize {
        if width < Self::WIDE { 5 } else { 4 }
    }

    /// A page of a number of cells and lines; `None` if it is too small for a move or beyond every
    /// embosser.
    pub fn new(width: usize, height: usize) -> Option<Self> {
        let fits = (Self::LEAST_WIDTH..=Self::MOST).contains(&width)
            && (Self::least_height(width)..=Self::MOST).contains(&height);
        fits.then_some(Self { width, height })
    }

    /// A page on which no line of text ends before the text does.
    pub(super) const FLOWING: Self = Self {
        width: 65_536,
        height: usize::MAX,
    };

    /// Cells in a line.
    pub const fn width(self) -> usize {
        self.width
    }

    /// Lines on a page, with the head and the page number.
    pub const fn height(self) -> usize {
        self.height
    }

    /// Lines between the head and the page number.
    pub(super) const fn body(self) -> usize {
        self.height - 2
    }
}

/// A page: its lines from the first, without blanks at their ends, as many as are needed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BraillePage {
    /// The lines.
    pub lines: Vec<Cells>,
}

/// Fills pages from the top.
pub(super) struct Pager<'a> {
    pub paper: Paper,
    prose: &'a Prose,
    head: Cells,
    number: u32,
    open: Option<BraillePage>,
    done: Vec<BraillePage>,
}

impl<'a> Pager<'a> {
    /// Begins before the page with a number.
    pub fn new(paper: Paper, prose: &'a Prose, head: Cells, number: u32) -> Self {
        Self {
            paper,
            prose,
            head,
            number,
            open: None,
            done: Vec::new(),
        }
    }

    /// Opens a page with a head of its own.
    pub fn begin(&mut self, head: Cells) {
        self.close();
        self.open = Some(BraillePage { lines: vec![head] });
    }

    /// How many lines the page still has; a page that is full counts as the next one.
    pub fn room(&mut self) -> usize {
        let room = self.rest();
        if room > 0 {
            return room;
        }
        self.close();
        self.rest()
    }

    /// How many lines the page has left, none if it is full.
    pub fn rest(&self) -> usize {
        let used = self.open.as_ref().map_or(1, |page| page.lines.len());
        (1 + self.paper.body()).saturating_sub(used)
    }

    /// Whether nothing stands on the page but its head.
    pub fn is_fresh(&self) -> bool {
        self.open.as_ref().is_none_or(|page| page.lines.len() <= 1)
    }

    /// Adds a line, on the next page if this one is full.
    pub fn line(&mut self, mut line: Cells) {
        self.room();
        line.trim_end();
        let head = || BraillePage {
            lines: vec![self.head.clone()],
        };
        self.open.get_or_insert_with(head).lines.push(line);
    }

    /// Adds lines that stand on one page, if a page can hold them.
    pub fn block(&mut self, lines: Vec<Cells>) {
        self.keep(lines.len());
        for line in lines {
            self.line(line);
        }
    }

    /// Goes on to the next page if the lines do not fit on this one but would fit on a whole one.
    pub fn keep(&mut self, lines: usize) {
        if lines > self.room() && lines <= self.paper.body() {
            self.close();
        }
    }

    /// Adds an empty line, but none at the top of a page.
    pub fn gap(&mut self) {
        if !self.is_fresh() && self.rest() > 0 {
            self.line(Cells::new());
        }
    }

    /// Goes on to the next page, unless this one is still empty.
    pub fn close(&mut self) {
        let Some(mut page) = self.open.take() else {
            return;
        };
        while page.lines.last().is_some_and(Cells::is_empty) {
            page.lines.pop();
        }
        page.lines.resize(self.paper.height() - 1, Cells::new());
        let number = self.prose.write(&self.number.to_string());
        let mut line = Cells::blanks(self.paper.width().saturating_sub(number.len()));
        line.append(number.as_slice());
        page.lines.push(line);
        self.done.push(page);
        self.number += 1;
    }

    /// All pages, and the number of the page after them.
    pub fn finish(mut self) -> (Vec<BraillePage>, u32) {
        self.close();
        (self.done, self.number)
    }
}

/// Breaks cells at their blanks into lines; the first begins after `first` blanks, the others after
/// `other`. A word that is longer than a line is cut.
pub(super) fn wrapped(cells: &Cells, width: usize, first: usize, other: usize) -> Vec<Cells> {
    let mut lines = Vec::new();
    let mut line = Cells::blanks(first);
    let mut is_empty = true;
    for word in cells.words() {
        if !is_empty && line.len() + 1 + word.len() > width {
            lines.push(std::mem::replace(&mut line, Cells::blanks(other)));
            is_empty = true;
        }
        if !is_empty {
            line.push(BLANK);
        }
        let mut rest = word;
        while line.len() + rest.len() > width {
            let (part, more) = rest.split_at(width - line.len());
            line.append(part);
            lines.push(std::mem::replace(&mut line, Cells::blanks(other)));
            rest = more;
        }
        line.append(rest);
        is_empty = rest.is_empty();
    }
    if !is_empty {
        lines.push(line);
    }
    lines
}

/// The cells in the middle of a line.
pub(super) fn centred(cells: &[Cell], width: usize) -> Cells {
    let mut line = Cells::blanks(width.saturating_sub(cells.len()) / 2);
    line.append(cells);
    line
}
