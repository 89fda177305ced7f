//! Reads the moves of scoresheets in Braille back, line by line.

use super::cells::{Cell, Cells};
use super::code::BrailleCode;
use super::fault::BrailleFault;
use super::lines::{CellLine, CellPlace, Word};
use super::prose::prose;
use crate::board::Side;
use crate::game::{Move, Position};
use crate::record::{GameResult, Record};

/// How many of the moves that unreadable cells could be are named.
const MOST_NAMED: usize = 4;
/// Numbers of moves begin before this cell; behind it they are page numbers and the like.
const MARGIN: usize = 5;

impl BrailleCode {
    /// The words in the order in which they are read: of two columns side by side, the left comes
    /// before the right.
    pub(super) fn in_order(&self, lines: &[CellLine]) -> Vec<Word> {
        let mut words = Vec::new();
        let mut right: Vec<Word> = Vec::new();
        let mut next_left = None;
        for line in lines {
            let numbers = self.numbers_in(line);
            let split = match numbers.as_slice() {
                [(0, left), (at, other)] if *other > *left + 1 => Some((*left, *at)),
                [(0, left)] if next_left == Some(*left) && !right.is_empty() => {
                    Some((*left, line.words.len()))
                }
                _ => None,
            };
            if let Some((left, at)) = split {
                let (here, there) = line.words.split_at(at);
                words.extend_from_slice(here);
                right.extend_from_slice(there);
                next_left = Some(left + 1);
            } else {
                words.append(&mut right);
                words.extend_from_slice(&line.words);
            }
        }
        words.append(&mut right);
        words
    }

    /// The move numbers of a line with their places among its words.
    fn numbers_in(&self, line: &CellLine) -> Vec<(usize, u32)> {
        let read = |(at, word): (usize, &Word)| Some((at, self.read_number(&word.cells)?));
        line.words.iter().enumerate().filter_map(read).collect()
    }
}

/// A reader of the words of one game or of several.
pub(super) struct MoveReader<'a> {
    code: &'static BrailleCode,
    start: &'a Position,
    /// The games, each up to the first fault in it.
    pub games: Vec<(Record, Option<BrailleFault>)>,
    game: Option<Record>,
    /// How many moves were written exactly as the code writes them.
    pub exact: usize,
    /// The page from which names were taken last.
    titled: Option<usize>,
    /// The cells of the longest line.
    width: usize,
    /// Where the first move stands.
    pub first: Option<CellPlace>,
    /// Where the last move stands.
    last: Option<CellPlace>,
    /// What the word at a place is taken for, whatever its cells are.
    pub taken_for: Option<(CellPlace, Move)>,
}

/// What a word turned out to be.
enum Found {
    /// The number of words that are done with.
    Read(usize),
    /// The rest of the line holds no moves.
    SkipLine,
    /// The title of another game.
    NextGame,
    Fault(BrailleFault),
}

impl<'a> MoveReader<'a> {
    pub fn new(code: &'static BrailleCode, start: &'a Position) -> Self {
        Self {
            code,
            start,
            games: Vec::new(),
            game: None,
            exact: 0,
            titled: None,
            width: 0,
            first: None,
            last: None,
            taken_for: None,
        }
    }

    /// Reads words from the first to the last. Without numbers the first move that can be read begins the game.
    pub fn read(&mut self, words: &[Word], numbered: bool) {
        let ends = words.iter().map(|word| word.place.cell + word.cells.len());
        self.width = ends.max().unwrap_or(0);
        let mut at = 0;
        while let Some(word) = words.get(at) {
            let Some(mut record) = self.game.take() else {
                if self.begins(&words[at..], numbered) {
                    self.game = Some(self.titled(words, at));
                    at += usize::from(numbered);
                } else {
                    at += 1;
                }
                continue;
            };
            if record.plies() > 1
                && numbered
                && self.is_apart(word)
                && self.begins(&words[at..], true)
            {
                self.games.push((record, None));
                continue;
            }
            // The result in the title of the next game is not that of this one.
            if let Some(outcome) = self
                .outcome(&word.cells)
                .filter(|_| word.place.cell < MARGIN || !word.is_note)
            {
                record.set_outcome(Some(outcome));
                self.games.push((record, None));
                at += 1;
                continue;
            }
            match self.word(&mut record, &words[at..]) {
                Found::Read(count) => at += count,
                Found::SkipLine => {
                    let line = (word.place.page, word.place.line);
                    let same = |word: &&Word| (word.place.page, word.place.line) == line;
                    at += words[at..].iter().take_while(same).count();
                }
                Found::NextGame => {
                    self.games.push((record, None));
                    continue;
                }
                Found::Fault(fault) => {
                    self.games.push((record, Some(fault)));
                    at += 1;
                    continue;
                }
            }
            self.game = Some(record);
        }
        if let Some(record) = self.game.take() {
            self.games.push((record, None));
        }
    }

    /// A game that begins at a word, with the names from the first line of its page.
    fn titled(&mut self, words: &[Word], at: usize) -> Record {
        let mut record = Record::starting_from(self.start.clone());
        let page = words[at].place.page;
        if self.titled.replace(page) == Some(page) {
            return record;
        }
        let same = words[..at]
            .iter()
            .rev()
            .take_while(|word| word.place.page == page)
            .count();
        let mut before = words[at - same..at].iter();
        let Some(first) = before.next() else {
            return record;
        };
        let is_first = |word: &&Word| word.place.line == first.place.line;
        let (line, below): (Vec<&Word>, Vec<&Word>) =
            std::iter::once(first).chain(before).partition(is_first);
        let length = line.iter().map(|word| word.cells.len() + 1).sum::<usize>();
        // Where the next word would not have fitted, nobody knows whether the names go on.
        if below
            .first()
            .is_some_and(|next| length + next.cells.len() >= self.width)
        {
            return record;
        }
        let cells = line.iter().map(|word| word.cells.as_slice());
        let text = prose(self.code.language()).read_names(cells);
        if let Some((white, black)) = text.as_deref().and_then(|text| text.split_once(" - ")) {
            record.set_tag("White", white);
            record.set_tag("Black", black);
        }
        record
    }

    /// Whether a game begins here: its first number and a move, or two moves where there are no
    /// numbers.
    fn begins(&self, words: &[Word], numbered: bool) -> bool {
        let is_move = |position: &Position, word: &Word| {
            let (moves, _) = self.moves(position, &word.cells);
            moves.first().copied().filter(|_| moves.len() == 1)
        };
        if numbered {
            let [number, first, ..] = words else {
                return false;
            };
            let is_first = self
                .taken_for
                .is_some_and(|(place, _)| place == first.place);
            return self.code.read_number(&number.cells) == Some(self.start.number())
                && (is_first || is_move(self.start, first).is_some());
        }
        let [first, second, ..] = words else {
            return false;
        };
        let after = is_move(self.start, first).and_then(|mv| self.start.play(mv));
        after.is_some_and(|after| is_move(&after, second).is_some())
    }

    fn outcome(&self, cells: &[Cell]) -> Option<GameResult> {
        let all = [
            GameResult::Win(Side::White),
            GameResult::Win(Side::Black),
            GameResult::Draw,
        ];
        all.into_iter().find(|outcome| {
            let result = self.code.result(*outcome);
            result.is_some_and(|result| result.as_slice() == cells)
        })
    }

    /// The moves that cells can be, also behind the sign that a lone move of Black has.
    fn moves(&self, position: &Position, cells: &[Cell]) -> (Vec<Move>, bool) {
        let (moves, exact) = self.code.fitting_moves(position, cells);
        let lone = self.code.lone_black().as_slice();
        match cells.strip_prefix(lone) {
            Some(rest) if moves.is_empty() && !lone.is_empty() => {
                self.code.fitting_moves(position, rest)
            }
            _ => (moves, exact),
        }
    }

    fn word(&mut self, record: &mut Record, words: &[Word]) -> Found {
        let word = &words[0];
        if let Some((_, mv)) = self.taken_for.filter(|(place, _)| *place == word.place) {
            self.first.get_or_insert(word.place);
            self.last = Some(word.place);
            return match record.play(mv) {
                true => Found::Read(1),
                false => Found::Fault(self.unreadable(record.position(), word, Vec::new())),
            };
        }
        if let Some(fault) = self.wrong_number(record, words) {
            return Found::Fault(fault);
        }
        if self.is_passed_over(&word.cells) {
            return Found::Read(1);
        }
        if word.is_note {
            return Found::SkipLine;
        }
        let (moves, exact) = self.moves(record.position(), &word.cells);
        if let ([mv], None) = (moves.as_slice(), word.foreign) {
            self.exact += usize::from(exact);
            self.first.get_or_insert(word.place);
            self.last = Some(word.place);
            let _ = record.play(*mv);
            return Found::Read(1);
        }
        if let (true, Some(next)) = (word.is_last && moves.is_empty(), words.get(1)) {
            let joined = [word.cells.as_slice(), &next.cells].concat();
            if let [mv] = self.moves(record.position(), &joined).0.as_slice() {
                let _ = record.play(*mv);
                return Found::Read(2);
            }
        }
        if word.is_head && moves.is_empty() {
            return Found::SkipLine;
        }
        if word.is_top && self.is_title(words) {
            return Found::NextGame;
        }
        if let Some((place, found)) = word.foreign {
            return Found::Fault(BrailleFault::NoCell { place, found });
        }
        Found::Fault(self.unreadable(record.position(), word, moves))
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

    /// What stands behind the first number at the edge of a line, if the lines are not a game without numbers.
    pub fn unreadable_beginning(&self, lines: &[CellLine]) -> Option<BrailleFault> {
        let mut begun = lines.iter().filter_map(|line| match line.words.as_slice() {
            [number, first, ..] if !number.is_note => {
                let number = self.code.read_number(&number.cells)?;
                (number == self.start.number()).then_some(first)
            }
            _ => None,
        });
        let first = begun.next()?;
        Some(self.unreadable(self.start, first, Vec::new()))
    }

    /// The moves that could stand where a game broke off, each with its place and SAN.
    pub fn doubtful(&self, lines: &[CellLine]) -> Vec<(CellPlace, Move, String)> {
        let unbegun = || Some((self.start.clone(), self.unreadable_beginning(lines)?));
        let first = if self.games.is_empty() {
            unbegun()
        } else {
            None
        };
        let broken = self.games.iter().filter_map(|(record, fault)| {
            let fault = fault.clone()?;
            Some((record.position().clone(), fault))
        });
        let of = |(position, fault): (Position, BrailleFault)| {
            let (BrailleFault::Unreadable { place, .. } | BrailleFault::NoCell { place, .. }) =
                fault
            else {
                return Vec::new();
            };
            let moves = position.legal_moves().into_iter();
            let named = moves.filter_map(|mv| Some((place, mv, position.notation(mv)?)));
            named.collect()
        };
        broken.chain(first).flat_map(of).collect()
    }

    /// Whether a line stands between the last move and a word, so that another game may begin with it.
    fn is_apart(&self, word: &Word) -> bool {
        let line = |place: CellPlace| (place.page, place.line);
        self.last.is_none_or(|last| {
            let (page, at) = line(last);
            line(word.place) != (page, at) && line(word.place) != (page, at + 1)
        })
    }

    /// Whether a game begins below the first empty line of the page.
    fn is_title(&self, words: &[Word]) -> bool {
        let page = words[0].place.page;
        let is_title = |word: &Word| word.place.page == page && (word.is_top || word.is_note);
        let below = words.iter().position(|word| !is_title(word));
        below.is_some_and(|below| self.begins(&words[below..], true))
    }

    /// Numbers, and signs that stand apart from their move.
    fn is_passed_over(&self, cells: &[Cell]) -> bool {
        let signs = &self.code.table.signs;
        let apart = [&signs.check, &signs.begin, &signs.end];
        let is_known = |rest: &[Cell]| {
            let mut known = apart.into_iter();
            rest.is_empty() || known.any(|sign| sign.words().next() == Some(rest))
        };
        let rests = self.code.without_glyphs(cells);
        self.code.read_number(cells).is_some() || rests.into_iter().any(is_known)
    }

    fn unreadable(&self, position: &Position, word: &Word, mut moves: Vec<Move>) -> BrailleFault {
        if moves.is_empty() {
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
