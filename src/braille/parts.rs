//! A file of scoresheets, parted at the colophons of its games: only one game of it is in memory.

use std::iter::Peekable;
use std::ops::RangeInclusive;

use super::cells::{BLANK, Cell, Cells, cell_of_pattern};
use super::colophon::{Colophon, FIELD, MARK};
use super::lines::{CellLine, Lines, Word};
use super::prose::{Prose, languages};

/// How many words stand before the first field of a colophon.
const HEAD_WORDS: RangeInclusive<usize> = 4..=7;
/// Page, half-moves and check number.
const NUMBERS: usize = 3;
/// No colophon has more words.
const MOST_WORDS: usize = 4000;
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
    /// Whether a field has begun where one does: behind the numbers and the result.
    has_fields: bool,
}

impl Begun {
    /// Adds a word. Where the first field begins, three numbers stand before it, of which one may be damaged: names can be
    /// full cells, too.
    fn add(&mut self, word: &[Cell]) {
        let head = self.colophon.words.as_slice();
        if !self.has_fields && *word == FIELD && HEAD_WORDS.contains(&head.len()) {
            let is_number = |prose: &Prose, word: &[Cell]| {
                let text = prose.read_word(word);
                text.is_some_and(|text| text.parse::<u32>().is_ok())
            };
            self.has_fields = languages().iter().any(|prose| {
                let numbers = head.iter().take(NUMBERS);
                numbers.filter(|word| is_number(prose, word)).count() + 1 >= NUMBERS
            });
        }
        self.colophon.words.push(word.to_vec());
    }

    /// Whether it cannot be a colophon: a row of full cells is also how a mistake is rubbed out.
    fn is_none(&self) -> bool {
        let count = self.colophon.words.len();
        count > MOST_WORDS || count > *HEAD_WORDS.end() && !self.has_fields
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
                let is_mark = word.cells == MARK;
                match open.take() {
                    Some(begun) if is_mark && begun.has_fields => {
                        let (lines, before) = begun.before;
                        game.truncate(lines + 1);
                        game[lines].words.truncate(before);
                        let words: Vec<Word> = words.collect();
                        self.behind = (!words.is_empty()).then_some(CellLine { words });
                        let lines = GameLines { lines: game, heads };
                        return Some(SheetPart::Game(lines, begun.colophon));
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
                            has_fields: false,
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
        (count > 0 || !game.is_empty()).then_some(SheetPart::Rest(GameLines { lines: game, heads }))
    }
}

/// Whether there is a colophon in a file.
pub(super) fn stands_in(text: &str, lines: &Lines<'_>) -> bool {
    let mark = Cells::from(&MARK[..]);
    let marks = [mark.to_string(), mark.to_ascii().unwrap_or_default()];
    let mut words = text.split(|c: char| c.is_whitespace() || cell_of_pattern(c) == Some(BLANK));
    // Few files without a colophon have the word that begins one.
    words.any(|word| marks.iter().any(|mark| mark == word))
        && Parts::new(lines.clone()).any(|part| matches!(part, SheetPart::Game(..)))
}
