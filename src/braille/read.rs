//! Reads the cells of a move: what they can mean among the legal moves of a position.

use super::cells::{Cell, Cells};
use super::code::{BrailleCode, UPPER_DIGITS, codes};
use super::lines::Word;
use super::pen::Spelling;
use crate::board::{Kind, Side};
use crate::chess::{self, MoveFacts, Origin};
use crate::game::{Move, Position};
use crate::record::GameResult;

/// The cell of dots 3456, which turns the letters a to j into digits.
const NUMBER_SIGN: Cell = 0x3c;
/// Dots 7 and 8, which mark capitals.
const CAPITAL_DOTS: Cell = 0xc0;
/// The cells of the digits 0 to 9 in the lower position.
const LOWER_DIGITS: [Cell; 10] = [0x34, 0x02, 0x06, 0x12, 0x32, 0x22, 0x16, 0x36, 0x26, 0x14];

/// What may stand behind a move number: the full stops of the codes.
const STOPS: [Cell; 3] = [0x32, 0x04, 0x28];
/// A move with more wrong cells than this is not suggested.
const MOST_WRONG: usize = 2;

/// What the cells of a move mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// One legal move.
    One(Move),
    /// Several legal moves, in the order in which the position lists them.
    Several(Vec<Move>),
    /// No legal move.
    None,
}

/// How well cells fit; less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// As the code writes the move.
    Written,
    /// A form that the code allows, or with a sign left out.
    Allowed,
    /// With capital signs left out or digits in the other position.
    Loose,
}

/// Reads the cells of a move in one code, or in whichever code they fit best.
///
/// Missing signs of capture, check and capital are forgiven, and so are signs of quality, more of
/// the origin than is needed, and digits in the other position.
pub fn decode(position: &Position, cells: &Cells, code: Option<&BrailleCode>) -> Reading {
    let chosen = codes().iter().filter(|_| code.is_none()).chain(code);
    let moves = best(position, cells.as_slice(), chosen).map_or(Vec::new(), |(_, moves)| moves);
    match moves.as_slice() {
        [] => Reading::None,
        [one] => Reading::One(*one),
        _ => Reading::Several(moves),
    }
}

/// The moves that the cells fit best in some codes, and how well.
fn best<'a>(
    position: &Position,
    cells: &[Cell],
    codes: impl Iterator<Item = &'a BrailleCode>,
) -> Option<(Fit, Vec<Move>)> {
    let chess = position.chess();
    let legal = chess.map_or_else(Vec::new, chess::Position::legal_moves);
    let mut best: Option<(Fit, Vec<Move>)> = None;
    for code in codes {
        let fitting = match (chess, position.draughts()) {
            (Some(chess), _) => {
                let facts = code.possible(chess, &legal, cells);
                code.fitting(chess, &facts, cells)
            }
            (None, Some(board)) => code.fitting_draughts(board, cells),
            (None, None) => None,
        };
        let Some((fit, moves)) = fitting else {
            continue;
        };
        if best.as_ref().is_none_or(|(known, _)| fit < *known) {
            best = Some((fit, Vec::new()));
        }
        if let Some((_, all)) = best.as_mut().filter(|(known, _)| *known == fit) {
            for mv in moves {
                if !all.contains(&mv) {
                    all.push(mv);
                }
            }
        }
    }
    best
}

impl BrailleCode {
    /// The moves that the cells fit best in this code, and whether the code writes the move so.
    pub(super) fn fitting_moves(&self, position: &Position, cells: &[Cell]) -> (Vec<Move>, bool) {
        match best(position, cells, [self].into_iter()) {
            Some((fit, moves)) => (moves, fit == Fit::Written),
            None => (Vec::new(), false),
        }
    }

    /// Reads a move number in the digits of the code or behind a number sign, whatever stands
    /// after it; `None` if the cells are none.
    pub(super) fn read_number(&self, cells: &[Cell]) -> Option<u32> {
        let cells = cells
            .strip_prefix(self.begin().as_slice())
            .filter(|rest| !rest.is_empty())
            .unwrap_or(cells);
        let own = |cells: &[Cell]| {
            let digits = &self.table.numbers.digits;
            let sign = self.table.numbers.sign.as_slice();
            number_of(cells.strip_prefix(sign)?, |cell| {
                digits.iter().position(|digit| digit.as_slice() == [cell])
            })
        };
        let upper = |cells: &[Cell]| number_of(cells.strip_prefix(&[NUMBER_SIGN])?, digit_of);
        own(cells).or_else(|| upper(cells))
    }

    /// The result that cells are.
    pub(super) fn read_result(&self, cells: &[Cell]) -> Option<GameResult> {
        let all = [
            GameResult::Win(Side::White),
            GameResult::Win(Side::Black),
            GameResult::Draw,
        ];
        let is_it = |result: &GameResult| {
            self.result(*result)
                .is_some_and(|sign| sign.as_slice() == cells)
        };
        all.into_iter().find(is_it)
    }

    /// The result with which words begin, and how many words it has: on narrow pages it may be cut at the end of a line.
    pub(super) fn read_result_of(&self, words: &[Word]) -> Option<(usize, GameResult)> {
        let first = words.first()?;
        let whole = self.read_result(&first.cells).map(|result| (1, result));
        whole.or_else(|| {
            let next = words.get(1).filter(|_| first.is_last)?;
            let both = [first.cells.as_slice(), &next.cells].concat();
            self.read_result(&both).map(|result| (2, result))
        })
    }

    /// The moves that the cells could be, best first: those with the fewest cells wrong.
    pub(super) fn near(&self, position: &Position, cells: &[Cell]) -> Vec<Move> {
        let mut near: Vec<(usize, Move)> = Vec::new();
        for mv in position.legal_moves() {
            let written = self.encode(position, mv).unwrap_or_default();
            let distance = distance(written.as_slice(), cells);
            if distance < written.len().min(MOST_WRONG + 1) {
                near.push((distance, mv));
            }
        }
        near.sort_by_key(|(distance, _)| *distance);
        let best = near.first().map(|(distance, _)| *distance);
        near.retain(|(distance, _)| Some(*distance) == best);
        near.into_iter().map(|(_, mv)| mv).collect()
    }

    /// The moves that the cells could be at all: every form of a move names the square of arrival, but for castlings.
    fn possible(
        &self,
        position: &chess::Position,
        legal: &[chess::Move],
        cells: &[Cell],
    ) -> Vec<MoveFacts> {
        let loose = self.loosened(cells);
        let holds = |sign: &Cells| {
            let sign = self.loosened(sign.as_slice());
            loose.windows(sign.len().max(1)).any(|part| part == sign)
        };
        let squares = &self.table.squares;
        let files = squares.files.each_ref().map(holds);
        let ranks = squares.ranks.each_ref().map(holds);
        let may_be = |mv: &&chess::Move| {
            let (file, rank) = (usize::from(mv.to.file()), usize::from(mv.to.rank()));
            let may_castle =
                mv.from.rank() == mv.to.rank() && mv.from.file().abs_diff(mv.to.file()) == 2;
            files[file] && ranks[rank] || may_castle
        };
        let moves = legal.iter().filter(may_be);
        moves.filter_map(|mv| position.facts(*mv)).collect()
    }

    /// The moves that the cells fit best, with or without signs of quality behind them.
    fn fitting(
        &self,
        position: &chess::Position,
        facts: &[MoveFacts],
        cells: &[Cell],
    ) -> Option<(Fit, Vec<Move>)> {
        let bare = self.without_glyphs(cells).into_iter();
        let (fit, moves) = bare
            .filter_map(|bare| self.fitting_bare(position, facts, bare))
            .next()?;
        Some((fit, moves.into_iter().map(Into::into).collect()))
    }

    /// The cells, and what is left of them without the signs of quality and the offer of a draw that
    /// may stand behind; the longest first.
    pub(super) fn without_glyphs<'a>(&self, cells: &'a [Cell]) -> Vec<&'a [Cell]> {
        let signs = self.table.glyphs.values().chain(self.draw_offer());
        let signs: Vec<&Cells> = signs.filter(|sign| !sign.is_empty()).collect();
        let mut lengths = vec![cells.len()];
        let mut at = 0;
        while let Some(&length) = lengths.get(at) {
            for sign in &signs {
                let rest = cells[..length].strip_suffix(sign.as_slice());
                if let Some(rest) = rest.filter(|rest| !lengths.contains(&rest.len())) {
                    lengths.push(rest.len());
                }
            }
            at += 1;
        }
        lengths.sort_unstable_by(|a, b| b.cmp(a));
        lengths.into_iter().map(|length| &cells[..length]).collect()
    }

    fn fitting_bare(
        &self,
        position: &chess::Position,
        facts: &[MoveFacts],
        cells: &[Cell],
    ) -> Option<(Fit, Vec<chess::Move>)> {
        if cells.is_empty() {
            return None;
        }
        let is_written = |facts: &&MoveFacts| self.spell_apart(position, facts).as_slice() == cells;
        if let Some(facts) = facts.iter().find(is_written) {
            return Some((Fit::Written, vec![plain(facts)]));
        }
        let forms = facts.iter().map(|facts| (plain(facts), self.forms(facts)));
        self.fitting_forms(&forms.collect::<Vec<_>>(), cells)
    }

    /// The moves that have exactly this form, or otherwise those that have it when read with some tolerance.
    pub(super) fn fitting_forms<M: Copy>(
        &self,
        forms: &[(M, Vec<Cells>)],
        cells: &[Cell],
    ) -> Option<(Fit, Vec<M>)> {
        let fits = |matches: &dyn Fn(&Cells) -> bool| {
            let fit = forms.iter().filter(|(_, forms)| forms.iter().any(matches));
            fit.map(|(mv, _)| *mv).collect::<Vec<_>>()
        };
        let allowed = fits(&|form| form.as_slice() == cells);
        if !allowed.is_empty() {
            return Some((Fit::Allowed, allowed));
        }
        let loose = self.loosened(cells);
        let fit = fits(&|form| self.loosened(form.as_slice()) == loose);
        (!fit.is_empty() && !loose.is_empty()).then_some((Fit::Loose, fit))
    }

    /// Every form of a move that a reader accepts.
    fn forms(&self, facts: &MoveFacts) -> Vec<Cells> {
        let signs = &self.table.signs;
        let mut captures = vec![signs.capture.as_slice(), &[]];
        captures.extend(signs.capture_also_read.iter().map(Cells::as_slice));
        let mut checks: Vec<Option<&[Cell]>> = vec![None, Some(&[])];
        if facts.check.is_some() {
            checks.push(Some(signs.check.as_slice()).filter(|_| !signs.before_arrival));
            checks.push(Some(signs.mate.as_slice()));
            checks.extend(
                signs
                    .check_also_read
                    .iter()
                    .map(|sign| Some(sign.as_slice())),
            );
        }
        let mut forms = Vec::new();
        for origin in [Origin::Clear, Origin::File, Origin::Rank, Origin::Square] {
            // A pawn that captures names its file.
            let pawn_takes = facts.piece == Kind::Pawn && facts.captured.is_some();
            if pawn_takes && matches!(origin, Origin::Clear | Origin::Rank) {
                continue;
            }
            for &capture in &captures {
                for &check in &checks {
                    let spelling = Spelling {
                        origin,
                        capture,
                        check,
                    };
                    let form = self.spell(facts, spelling);
                    if !forms.contains(&form) {
                        forms.push(form);
                    }
                }
            }
        }
        forms
    }

    /// The cells without what people leave out: capital signs, and the difference between digits
    /// behind a number sign and lowered ones.
    pub(super) fn loosened(&self, cells: &[Cell]) -> Vec<Cell> {
        let ignored = self.table.ignored_in_reading.as_slice();
        let mut loose = Vec::with_capacity(cells.len());
        let mut at = 0;
        while let Some(&cell) = cells.get(at) {
            at += 1;
            let mut digit = cells.get(at).and_then(|&next| digit_of(next));
            if cell == NUMBER_SIGN && digit.is_some() {
                while let Some(value) = digit {
                    loose.push(LOWER_DIGITS[value]);
                    at += 1;
                    digit = cells.get(at).and_then(|&next| digit_of(next));
                }
            } else if !ignored.contains(&cell) {
                loose.push(cell & !CAPITAL_DOTS);
            }
        }
        loose
    }
}

/// The number in digits, before the signs of a full stop if there are any.
fn number_of(cells: &[Cell], digit: impl Fn(Cell) -> Option<usize>) -> Option<u32> {
    let length = cells
        .iter()
        .take_while(|&&cell| digit(cell).is_some())
        .count();
    let (digits, rest) = cells.split_at(length);
    let mut number: u32 = 0;
    for &cell in digits {
        let value = u32::try_from(digit(cell)?).ok()?;
        if number == 0 && value == 0 {
            return None;
        }
        number = number.checked_mul(10)?.checked_add(value)?;
    }
    let is_stop = rest.iter().all(|cell| STOPS.contains(cell));
    (number > 0 && is_stop).then_some(number)
}

/// How many cells have to be changed, added or taken away so that one becomes the other.
fn distance(from: &[Cell], to: &[Cell]) -> usize {
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (at, &cell) in from.iter().enumerate() {
        let mut corner = row[0];
        row[0] = at + 1;
        for (column, &other) in to.iter().enumerate() {
            let changed = corner + usize::from(cell != other);
            corner = row[column + 1];
            row[column + 1] = changed.min(corner + 1).min(row[column] + 1);
        }
    }
    row[to.len()]
}

fn digit_of(cell: Cell) -> Option<usize> {
    UPPER_DIGITS.iter().position(|&digit| digit == cell)
}

fn plain(facts: &MoveFacts) -> chess::Move {
    chess::Move {
        from: facts.from,
        to: facts.to,
        promotion: facts.promotion,
    }
}
