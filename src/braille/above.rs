//! What stands above the moves of a game that nothing proves: the names are taken from there, and what else stands there
//! is told.

use super::beside::{in_line, joined};
use super::cells::{Cell, without_struck};
use super::code::BrailleCode;
use super::lines::{CellPlace, Word};
use super::prose::{Prose, languages, prose};
use super::scanned::Scanned;
use super::word::is_rub_out;
use crate::record::GameResult;

/// So many words may stand above a game, or be the names in a line of it.
const MOST_NAMES: usize = 200;
/// So many letters of what is left out are told.
const MOST_TOLD: usize = 200;
/// A title that stands further down than the top of its page begins at least so many cells from the edge: a note, or the
/// rest of a game, does not.
const HEADING_FROM: usize = 5;

/// The first line of a page, or behind a game, where names stand.
#[derive(Debug)]
struct Top {
    page: usize,
    line: usize,
    /// Whether it is where a title stands.
    is_title: bool,
    words: Vec<Vec<Cell>>,
    /// The length of the first word below it.
    below: Option<usize>,
}

/// What has been read since the last game, and the first line of the page.
#[derive(Debug, Default)]
pub(super) struct Above {
    top: Option<Top>,
    /// The page from which names were taken last.
    titled: Option<usize>,
    /// Where the last game ended, until there is a line behind it.
    ended: Option<CellPlace>,
    /// The cells of the longest line.
    width: usize,
    result: Option<GameResult>,
    words: Vec<Word>,
}

impl Above {
    /// Finds how long the lines are.
    pub fn measure(&mut self, words: &[Word]) {
        let ends = words.iter().map(|word| word.place.cell + word.cells.len());
        self.width = self.width.max(ends.max().unwrap_or(0));
    }

    /// A game has ended here.
    pub fn end(&mut self, place: Option<CellPlace>) {
        self.ended = place;
    }

    /// Takes a word before a game.
    pub fn add(&mut self, code: &BrailleCode, word: &Word) {
        self.result = code.read_result(&word.cells).or(self.result);
        if self.words.len() < MOST_NAMES {
            self.words.push(word.clone());
        }
    }

    /// Takes what was read as notes of the game before.
    pub fn add_all(&mut self, words: Option<Vec<Word>>) {
        self.words = words.unwrap_or_default();
        self.words.truncate(MOST_NAMES);
    }

    /// Remembers the first line of each page, and behind each game.
    pub fn see(&mut self, word: &Word) {
        let CellPlace { page, line, cell } = word.place;
        let behind = match self.ended {
            Some(ended) if (page, line) <= (ended.page, ended.line) => return,
            ended => ended.is_some_and(|ended| ended.page == page),
        };
        if self.ended.take().is_some() {
            (self.top, self.titled) = (None, None);
        }
        match &mut self.top {
            Some(top) if top.page == page => {
                if top.line == line {
                    if top.words.len() < MOST_NAMES {
                        top.words.push(word.cells.clone());
                    }
                } else {
                    top.below.get_or_insert(word.cells.len());
                }
            }
            Some(_) | None => {
                self.top = Some(Top {
                    page,
                    line,
                    is_title: !behind || cell >= HEADING_FROM,
                    words: vec![word.cells.clone()],
                    below: None,
                });
            }
        }
    }

    /// Gives a game that begins with a word the names from the first line of its page, and tells what else stands there.
    pub fn give_to(&mut self, game: &mut Scanned, begins: &Word, code: &BrailleCode) {
        game.titled = self.result.take();
        let words = std::mem::take(&mut self.words);
        let page = begins.place.page;
        let is_new = self.titled.replace(page) != Some(page);
        let top = self.top.as_ref();
        let is_there =
            |top: &&Top| top.page == page && top.is_title && top.line != begins.place.line;
        let top = top.filter(|top| is_new && is_there(top));
        // Where the next word would not have fitted, nobody knows whether the names go on.
        let names = top.filter(|top| {
            let length = top.words.iter().map(|word| word.len() + 1).sum::<usize>();
            let below = top.below.is_some_and(|next| length + next >= self.width);
            top.words.len() < MOST_NAMES && !below
        });
        let lines = top.iter().flat_map(|top| &top.words);
        let mut all = lines.chain(words.iter().map(|word| &word.cells));
        game.is_headed = all.any(|word| is_dash(word));
        let prose = prose(code.language());
        let text = names.and_then(|top| {
            let words = top.words.iter().map(|word| without_struck(word));
            let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
            prose.read_names(words.iter().map(Vec::as_slice))
        });
        let names = text.as_deref().and_then(|text| text.split_once(" - "));
        if let Some((white, black)) = names {
            game.record.set_tag("White", white);
            game.record.set_tag("Black", black);
        }
        let taken = top.filter(|_| names.is_some()).map(|top| top.line);
        let is_taken = |word: &Word| word.place.page == page && Some(word.place.line) == taken;
        let left = left(code, &words, page).into_iter();
        game.above = told(prose, left.filter(|line| !is_taken(&line[0])));
    }

    /// Where something stands behind the last game.
    pub fn behind(&self, code: &BrailleCode) -> Option<CellPlace> {
        let left = left(code, &self.words, usize::MAX);
        Some(left.first()?[0].place)
    }
}

/// Whether a word parts names in any language.
fn is_dash(word: &[Cell]) -> bool {
    let mut all = languages().iter();
    all.any(|prose| prose.write("-").as_slice() == word)
}

/// The lines of words that say something of a game that is not read elsewhere; what comes behind them stands on a page.
fn left<'w>(code: &BrailleCode, words: &'w [Word], page: usize) -> Vec<&'w [Word]> {
    let lines: Vec<&[Word]> = words.chunk_by(in_line).collect();
    let pages = lines.iter().map(|line| line[0].place.page);
    let next = pages.skip(1).chain([page]);
    let is_foot =
        |line: &[Word], next: usize| line[0].place.page != next && code.is_page_number(line);
    let each = lines.iter().zip(next);
    let left = each.filter(|(line, next)| !is_foot(line, *next) && !is_furniture(code, line));
    left.map(|(line, _)| *line).collect()
}

/// Whether a line has nothing but a result, the sign of an end, or what was rubbed out.
fn is_furniture(code: &BrailleCode, line: &[Word]) -> bool {
    let is_result = |word: &Word| code.read_result(&word.cells).is_some();
    line.iter().all(|word| is_rub_out(&word.cells))
        || matches!(line, [word] if is_result(word))
        || joined(line.iter().map(|word| word.cells.as_slice())) == code.end().as_slice()
}

/// Lines as text, and where the first of them begins.
fn told<'w>(prose: &Prose, lines: impl Iterator<Item = &'w [Word]>) -> Option<(CellPlace, String)> {
    let mut place = None;
    let mut texts = Vec::new();
    for line in lines {
        place.get_or_insert(line[0].place);
        let words: Vec<_> = line
            .iter()
            .map(|word| without_struck(&word.cells))
            .collect();
        texts.push(prose.read_text(words.iter().map(Vec::as_slice)));
    }
    let text = texts.join(" / ");
    let short: String = text.chars().take(MOST_TOLD).collect();
    let more = if short.len() < text.len() { "…" } else { "" };
    Some((place?, format!("{short}{more}")))
}
