//! A file of scoresheets, parted at the colophons of its games: only one game of it is in memory.

use std::iter::Peekable;
use std::ops::RangeInclusive;

use super::cells::Cell;
use super::colophon::{Colophon, FIELD, GLUE, MARK};
use super::lines::{CellLine, Lines, Word};
use super::prose::{Prose, languages};

/// How many words stand before the first field of a colophon.
const HEAD_WORDS: RangeInclusive<usize> = 4..=7;
/// Page, half-moves and check number.
const NUMBERS: usize = 3;
/// The tags, and where the game begins.
const LEAST_FIELDS: usize = 7;
/// No colophon has more words.
const MOST_WORDS: usize = 4000;
/// So many beginnings of fields, beside a mark, are left of a colophon and not of mistakes that were rubbed out.
const LEAST_LEFT: usize = 2;
/// No game has more words: what is longer is read in pieces.
pub(super) const LONGEST_GAME: usize = 100_000;

/// A part of a file.
#[derive(Clone, Debug)]
pub(super) enum SheetPart {
    /// The lines of a game, and its colophon.
    Game(GameLines, Colophon),
    /// Lines behind the last colophon, or more of them than a game has.
    Rest(GameLines),
}

/// The lines of a game, and apart from them those that head its pages.
#[derive(Clone, Debug, Default)]
pub(super) struct GameLines {
    pub lines: Vec<CellLine>,
    pub heads: Vec<CellLine>,
}

/// The parts of a file with colophons, one after the other.
#[derive(Clone)]
pub(super) struct Parts<'t> {
    lines: Peekable<Held<'t>>,
    page: usize,
    /// What stands in a line behind the end of a colophon.
    behind: Option<CellLine>,
}

/// The lines in which something stands.
#[derive(Clone)]
struct Held<'t>(Lines<'t>);

impl Iterator for Held<'_> {
    type Item = CellLine;

    fn next(&mut self) -> Option<CellLine> {
        self.0.by_ref().find(|line| !line.words.is_empty())
    }
}

/// A colophon that has begun, and how many lines and words of the game stand before it.
struct Begun {
    colophon: Colophon,
    before: (usize, usize),
    /// How many fields have begun, the first where one does: behind the numbers and the result.
    fields: usize,
}

impl Begun {
    /// Adds a word. Where the first field begins, three numbers stand before it, of which one may be damaged: names can be
    /// full cells, too.
    fn add(&mut self, word: &[Cell]) {
        let head = self.colophon.words.as_slice();
        if *word == FIELD && (self.fields > 0 || HEAD_WORDS.contains(&head.len())) {
            let is_number = |prose: &Prose, word: &[Cell]| {
                let text = prose.read_word(word);
                text.is_some_and(|text| text.parse::<u32>().is_ok())
            };
            let is_one = languages().iter().any(|prose| {
                let numbers = head.iter().take(NUMBERS);
                numbers.filter(|word| is_number(prose, word)).count() + 1 >= NUMBERS
            });
            self.fields += usize::from(self.fields > 0 || is_one);
        }
        self.colophon.words.push(word.to_vec());
    }

    /// The game that it ends, of lines and those that head pages.
    fn ends(self, mut lines: Vec<CellLine>, heads: Vec<CellLine>) -> SheetPart {
        let (last, words) = self.before;
        lines.truncate(last + 1);
        if let Some(line) = lines.last_mut() {
            line.words.truncate(words);
        }
        SheetPart::Game(GameLines { lines, heads }, self.colophon)
    }

    /// Whether it cannot be a colophon: a row of full cells is also how a mistake is rubbed out.
    fn is_none(&self) -> bool {
        let count = self.colophon.words.len();
        count > MOST_WORDS || count > *HEAD_WORDS.end() && self.fields == 0
    }

    /// Whether a word ends it: its mark, or behind all its fields a mark of which one cell is damaged.
    fn is_ended_by(&self, word: &[Cell]) -> bool {
        self.fields > 0 && *word == MARK
            || self.fields >= LEAST_FIELDS && *word != GLUE && is_damaged_mark(word)
    }
}

impl<'t> Parts<'t> {
    pub fn new(lines: Lines<'t>) -> Self {
        Self {
            lines: Held(lines).peekable(),
            page: 0,
            behind: None,
        }
    }

    /// A line that is no furniture: neither the first one of its page, nor a number that stands alone at the end of it.
    /// The first lines are kept apart.
    fn without_furniture(&mut self, line: CellLine, heads: &mut Vec<CellLine>) -> Option<CellLine> {
        let page = |line: &CellLine| line.words.first().map_or(0, |word| word.place.page);
        let here = page(&line);
        let is_first = std::mem::replace(&mut self.page, here) != here;
        let is_last = self.lines.peek().is_none_or(|next| page(next) != here);
        let is_number = line.words.len() == 1 && line.words[0].is_note;
        if is_first {
            heads.push(line);
            return None;
        }
        (!(is_last && is_number)).then_some(line)
    }
}

impl Iterator for Parts<'_> {
    type Item = SheetPart;

    fn next(&mut self) -> Option<SheetPart> {
        let mut game: Vec<CellLine> = Vec::new();
        let mut heads: Vec<CellLine> = Vec::new();
        let mut open: Option<Begun> = None;
        let mut count = 0;
        loop {
            let line = match self.behind.take() {
                Some(line) => Some(line),
                None => match self.lines.next() {
                    Some(line) => {
                        count += line.words.len();
                        self.without_furniture(line, &mut heads)
                    }
                    None => break,
                },
            };
            let Some(line) = line else { continue };
            let at = game.len();
            game.push(CellLine { words: Vec::new() });
            let mut words = line.words.into_iter();
            while let Some(word) = words.next() {
                let is_mark = word.cells == MARK || open.is_none() && is_damaged_mark(&word.cells);
                match open.take() {
                    Some(begun) if begun.is_ended_by(&word.cells) => {
                        let words: Vec<Word> = words.collect();
                        self.behind = (!words.is_empty()).then_some(CellLine { words });
                        return Some(begun.ends(game, heads));
                    }
                    Some(mut begun) if !is_mark => {
                        begun.add(&word.cells);
                        open = Some(begun).filter(|begun| !begun.is_none());
                    }
                    Some(_) | None if is_mark => {
                        let (place, words) = (word.place, Vec::new());
                        open = Some(Begun {
                            colophon: Colophon { place, words },
                            before: (at, game[at].words.len()),
                            fields: 0,
                        });
                    }
                    Some(_) | None => {}
                }
                game[at].words.push(word);
            }
            if count > LONGEST_GAME {
                break;
            }
        }
        // One whose end is missing still has its numbers.
        if let Some(begun) = open.filter(|begun| begun.fields > 0) {
            return Some(begun.ends(game, heads));
        }
        (count > 0 || !game.is_empty()).then_some(SheetPart::Rest(GameLines { lines: game, heads }))
    }
}

/// Whether a word is the mark of a colophon of which one cell is another one, is missing or is doubled.
fn is_damaged_mark(word: &[Cell]) -> bool {
    let full = word.iter().filter(|cell| **cell == MARK[0]).count();
    match word.len() {
        3 => full == 2,
        2 | 4 => full == word.len(),
        _ => false,
    }
}

/// Whether there is a colophon in a file, or what is left of one.
pub(super) fn stands_in(lines: &Lines<'_>) -> bool {
    let (mut marks, mut fields) = (0, 0);
    for word in Held(lines.clone()).flat_map(|line| line.words) {
        marks += usize::from(word.cells == MARK);
        fields += usize::from(word.cells == FIELD);
    }
    // Few files without a colophon have the words of one.
    fields >= LEAST_LEFT
        && (marks > 0 || Parts::new(lines.clone()).any(|part| matches!(part, SheetPart::Game(..))))
}
