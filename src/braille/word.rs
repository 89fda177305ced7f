//! What a word of a scoresheet is while a game is read: a move, a number, a result, or something beside them.

use super::cells::{Cell, Cells, FULL, HYPHEN};
use super::code::BrailleCode;
use super::fault::BrailleFault;
use super::lines::{CellPlace, Word};
use crate::board::Square;
use crate::game::{Move, Position};
use crate::record::{GameResult, Record};

/// How many of the moves that unreadable cells could be are named.
const MOST_NAMED: usize = 4;
/// Numbers of moves begin before this cell; behind it they are page numbers and the like.
const MARGIN: usize = 5;
/// Whether the next game begins is looked for in so many words.
const TITLE_WORDS: usize = 400;
/// The parts of a move that was broken stand within so many words.
const MOST_LOOKED_AT: usize = 40;
/// The hyphens at the end of a line behind which a move goes on.
const HYPHENS: [&[Cell]; 2] = [&[HYPHEN], &[0x10, HYPHEN]];

/// Reads the words of games that begin in a position, in a code.
#[derive(Clone, Copy)]
pub(super) struct WordReader<'a> {
    pub code: &'static BrailleCode,
    pub start: &'a Position,
    pub beginnings: Beginnings,
    /// Whether it says what unreadable cells could be, which takes as long as many moves.
    pub suggests: bool,
}

/// Where a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beginnings {
    /// With the number of its first move, at the edge of the page: elsewhere are notes.
    AtEdge,
    /// With the number of its first move, wherever it stands.
    Anywhere,
    /// With the first two moves that can be read: there are no numbers.
    Unnumbered,
}

/// What words turned out to be.
#[derive(Debug)]
pub(super) enum Found {
    /// So many words that are no moves.
    Passed(usize),
    /// A move in so many words, and whether the code writes it so.
    Move(usize, Move, bool),
    /// The game has ended with so many words, and with the result if one stands there.
    Ended(usize, Option<GameResult>),
    Fault(BrailleFault),
}

impl WordReader<'_> {
    /// What the first of the words is in a game; the place is that of its last move.
    pub fn next(&self, record: &Record, last: Option<CellPlace>, words: &[Word]) -> Found {
        let word = &words[0];
        if record.plies() > 1
            && self.is_numbered()
            && is_apart(last, word)
            && self.begins(words).is_some()
        {
            return Found::Ended(0, None);
        }
        // The result in the title of the next game is not that of this one.
        let is_title = word.is_note && word.place.cell >= MARGIN;
        if let (false, Some((count, result))) = (is_title, self.code.read_result_of(words)) {
            return Found::Ended(count, Some(result));
        }
        if let Some(fault) = self.wrong_number(record, words) {
            return Found::Fault(fault);
        }
        if word.foreign.is_none() && self.is_passed_over(&word.cells) {
            return Found::Passed(1);
        }
        if word.is_note {
            return Found::Passed(rest_of_line(words));
        }
        self.a_move(record.position(), words)
    }

    pub fn is_numbered(&self) -> bool {
        match self.beginnings {
            Beginnings::AtEdge | Beginnings::Anywhere => true,
            Beginnings::Unnumbered => false,
        }
    }

    fn a_move(&self, position: &Position, words: &[Word]) -> Found {
        let word = &words[0];
        let (moves, is_exact) = self.moves(position, &word.cells);
        if let ([mv], None) = (moves.as_slice(), word.foreign) {
            return Found::Move(1, *mv, is_exact);
        }
        if word.is_last
            && moves.is_empty()
            && let Some((count, mv)) = self.broken(position, words)
        {
            return Found::Move(count, mv, false);
        }
        if let (true, None, Some(mv)) = (
            moves.is_empty(),
            word.foreign,
            self.apart(position, &word.cells),
        ) {
            return match mv {
                Apart::Move(mv) => Found::Move(1, mv, false),
                Apart::Wrong(found) => Found::Fault(BrailleFault::Number {
                    place: word.place,
                    found,
                    due: position.number(),
                }),
            };
        }
        if word.is_head && moves.is_empty() {
            return Found::Passed(rest_of_line(words));
        }
        if word.is_top && self.is_title(words) {
            return Found::Ended(0, None);
        }
        Found::Fault(match word.foreign {
            Some((place, found)) => BrailleFault::NoCell { place, found },
            None => self.unreadable(position, word, moves),
        })
    }

    /// A move that was broken at the end of lines, with a hyphen or without, and how many words it has.
    fn broken(&self, position: &Position, words: &[Word]) -> Option<(usize, Move)> {
        let first = words.first()?;
        let mut begun = [without_hyphens(&first.cells), vec![first.cells.clone()]].concat();
        for (count, word) in (2..=MOST_LOOKED_AT).zip(&words[1..]) {
            // The foot of a page and the head of the next one may stand between the parts.
            if word.is_head || word.is_note {
                continue;
            }
            let whole = begun
                .iter()
                .map(|part| [part, word.cells.as_slice()].concat());
            let whole: Vec<Vec<Cell>> = whole.collect();
            if let Some(mv) = whole.iter().find_map(|cells| self.one(position, cells)) {
                return Some((count, mv));
            }
            begun = whole
                .iter()
                .flat_map(|cells| without_hyphens(cells))
                .collect();
            if begun.is_empty() || !word.is_last || word.foreign.is_some() {
                return None;
            }
        }
        None
    }

    /// A move behind its number without a blank, or beside what was rubbed out.
    fn apart(&self, position: &Position, cells: &[Cell]) -> Option<Apart> {
        let kept: Vec<Cell> = without_rub_outs(cells);
        if kept.len() < cells.len()
            && let Some(mv) = self.one(position, &kept)
        {
            return Some(Apart::Move(mv));
        }
        let numbers = (1..kept.len()).rev().filter_map(|length| {
            let (number, rest) = kept.split_at(length);
            let number = self.code.read_number(number)?;
            let mv = self.one(position, rest)?;
            Some((number, mv))
        });
        let mut wrong = None;
        for (number, mv) in numbers {
            if number == position.number() {
                return Some(Apart::Move(mv));
            }
            wrong.get_or_insert(Apart::Wrong(number));
        }
        wrong
    }

    /// The only move that cells are.
    fn one(&self, position: &Position, cells: &[Cell]) -> Option<Move> {
        match self.moves(position, cells).0.as_slice() {
            [mv] => Some(*mv),
            _ => None,
        }
    }

    /// Whether a game begins with the first of the words: its first number and a move, or two moves where there are no
    /// numbers. Returns how many words stand before the move.
    pub fn begins(&self, words: &[Word]) -> Option<usize> {
        let first = words.first()?;
        if self.beginnings == Beginnings::AtEdge && first.is_note {
            return None;
        }
        if self.is_numbered() {
            if let Some(number) = self.code.read_number(&first.cells) {
                let is_first = number == self.start.number();
                let [_, rest @ ..] = words else { return None };
                let rubbed = rest.iter().position(|word| !is_rub_out(&word.cells))?;
                let rest = &rest[rubbed..];
                let next = rest.first().filter(|_| is_first)?;
                let whole = self.one(self.start, &next.cells);
                let broken = || self.broken(self.start, rest).filter(|_| next.is_last);
                let apart = || match self.apart(self.start, &next.cells)? {
                    Apart::Move(mv) => Some(mv),
                    Apart::Wrong(_) => None,
                };
                let mv = whole.or_else(|| broken().map(|(_, mv)| mv));
                return mv.or_else(apart).map(|_| 1 + rubbed);
            }
            let starts = |cells: &[Cell]| {
                let number = self.code.number(self.start.number());
                let begin = self.code.begin().as_slice();
                let cells = cells.strip_prefix(begin).unwrap_or(cells);
                cells.starts_with(number.as_slice())
            };
            let glued = starts(&first.cells) && first.foreign.is_none();
            return match glued.then(|| self.apart(self.start, &first.cells))? {
                Some(Apart::Move(_)) => Some(0),
                Some(Apart::Wrong(_)) | None => None,
            };
        }
        let after = self.one(self.start, &first.cells);
        let after = after.and_then(|mv| self.start.play(mv))?;
        self.one(&after, &words.get(1)?.cells).map(|_| 0)
    }

    /// A number at the edge of a line with what looks like a move behind it, where no game has begun: what stands
    /// before it is missing, or cannot be read.
    pub fn gap(&self, words: &[Word]) -> Option<BrailleFault> {
        let [word, next, ..] = words else { return None };
        let found = self.code.read_number(&word.cells)?;
        let is_gap = self.is_numbered()
            && found != self.start.number()
            && may_begin_line(word)
            && self.looks_like_move(&next.cells);
        is_gap.then_some(BrailleFault::Number {
            place: word.place,
            found,
            due: self.start.number(),
        })
    }

    /// Whether a number of the first move stands at the edge of a line, with something behind or below it.
    pub fn could_begin(&self, words: &[Word]) -> bool {
        let [word, _, ..] = words else { return false };
        let is_number = self.code.read_number(&word.cells) == Some(self.start.number());
        self.is_numbered() && is_number && may_begin_line(word)
    }

    fn looks_like_move(&self, cells: &[Cell]) -> bool {
        let cells = self.code.loosened(cells);
        Square::all().any(|square| {
            let square = self.code.loosened(self.code.square(square).as_slice());
            cells
                .windows(square.len().max(1))
                .any(|part| part == square)
        })
    }

    /// The moves that cells can be, also behind the sign that a lone move of Black has.
    fn moves(&self, position: &Position, cells: &[Cell]) -> (Vec<Move>, bool) {
        let found = self.code.fitting_moves(position, cells);
        if !found.0.is_empty() {
            return found;
        }
        let lone = self.code.lone_black().as_slice();
        let rest = cells.strip_prefix(lone).filter(|_| !lone.is_empty());
        match rest.map(|rest| self.code.fitting_moves(position, rest)) {
            Some(found) if !found.0.is_empty() => found,
            Some(_) | None => (self.hyphened(position, cells), false),
        }
    }

    /// The move whose two squares are parted by a hyphen.
    fn hyphened(&self, position: &Position, cells: &[Cell]) -> Vec<Move> {
        let found = (1..cells.len()).filter_map(|at| {
            let (before, after) = (&cells[..at], cells[at..].strip_prefix(&[HYPHEN])?);
            let mv = self.code.fitting_moves(position, &[before, after].concat());
            let [mv] = mv.0[..] else { return None };
            let from = self.code.loosened(self.code.square(mv.from()).as_slice());
            self.code.loosened(before).ends_with(&from).then_some(mv)
        });
        found.take(1).collect()
    }

    /// A number of a move that is not the one due. A page number stands alone, far from the edge.
    fn wrong_number(&self, record: &Record, words: &[Word]) -> Option<BrailleFault> {
        let word = &words[0];
        let (found, due) = (
            self.code.read_number(&word.cells)?,
            record.position().number(),
        );
        let is_alone =
            word.is_last && (word.is_note || words.get(1).is_none_or(|next| next.is_head));
        let is_of_move = !word.is_note && !word.is_head && !is_alone;
        (is_of_move && found != due).then_some(BrailleFault::Number {
            place: word.place,
            found,
            due,
        })
    }

    /// Whether a game begins below the first empty line of the page.
    fn is_title(&self, words: &[Word]) -> bool {
        let page = words[0].place.page;
        let is_title = |word: &Word| word.place.page == page && (word.is_top || word.is_note);
        let mut near = words.iter().take(TITLE_WORDS);
        let below = near.position(|word| !is_title(word));
        below.is_some_and(|below| self.begins(&words[below..]).is_some())
    }

    /// Numbers, signs that stand apart from their move, and what was rubbed out.
    fn is_passed_over(&self, cells: &[Cell]) -> bool {
        let signs = &self.code.table.signs;
        let apart = [&signs.check, &signs.begin, &signs.end];
        let is_known = |rest: &[Cell]| {
            let mut known = apart.into_iter();
            rest.is_empty() || known.any(|sign| sign.words().next() == Some(rest))
        };
        let rests = self.code.without_glyphs(cells);
        is_rub_out(cells)
            || self.code.read_number(cells).is_some()
            || rests.into_iter().any(is_known)
    }

    pub fn unreadable(
        &self,
        position: &Position,
        word: &Word,
        mut moves: Vec<Move>,
    ) -> BrailleFault {
        if moves.is_empty() && self.suggests {
            moves = self.code.near(position, &word.cells);
        }
        moves.truncate(MOST_NAMED);
        BrailleFault::Unreadable {
            place: word.place,
            cells: Cells::from(word.cells.as_slice()),
            could_be: moves
                .into_iter()
                .filter_map(|mv| position.notation(mv))
                .collect(),
        }
    }
}

/// How many words stand in the line of the first one, from that on.
fn rest_of_line(words: &[Word]) -> usize {
    let line = |word: &Word| (word.place.page, word.place.line);
    words
        .iter()
        .take_while(|word| line(word) == line(&words[0]))
        .count()
}

/// Whether a number can be that of a move: on narrow pages the move may stand below it, but a number that ends a line is
/// that of a page.
pub(super) fn may_begin_line(word: &Word) -> bool {
    let is_lone = word.place.cell < MARGIN;
    !word.is_note && !word.is_head && (!word.is_last || is_lone)
}

/// What a word is that holds more than a move.
enum Apart {
    Move(Move),
    /// A number that is not due stands before it.
    Wrong(u32),
}

/// The cells without each of the hyphens that may end them.
fn without_hyphens(cells: &[Cell]) -> Vec<Vec<Cell>> {
    let bare = HYPHENS
        .iter()
        .filter_map(|hyphen| cells.strip_suffix(*hyphen));
    bare.filter(|part| !part.is_empty())
        .map(<[Cell]>::to_vec)
        .collect()
}

/// Whether a word is rubbed out.
pub(super) fn is_rub_out(cells: &[Cell]) -> bool {
    cells.iter().all(|cell| *cell == FULL)
}

/// The cells without full ones.
fn without_rub_outs(cells: &[Cell]) -> Vec<Cell> {
    let kept = cells.iter().filter(|cell| **cell != FULL);
    kept.copied().collect()
}

/// Whether a line stands between the last move and a word, so that another game may begin with it.
fn is_apart(last: Option<CellPlace>, word: &Word) -> bool {
    let line = |place: CellPlace| (place.page, place.line);
    last.is_none_or(|last| {
        let (page, at) = line(last);
        line(word.place) != (page, at) && line(word.place) != (page, at + 1)
    })
}
