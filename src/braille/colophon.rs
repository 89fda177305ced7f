//! What stands at the end of a sheet and makes it certain: where the game begins in the book, how many half-moves it
//! has, a check number, and exactly what its title says. A sheet that is damaged anywhere does not fit it.
//!
//! Three full cells, page, half-moves, check number, result, then the rest of the Seven Tag Roster of PGN, and the FEN
//! of a game that does not begin in the usual position; one full cell stands before each. A game with notes has one field
//! more, which says what of them comes back: see [`Kept`]. Three full cells end it.
//! Behind the result of a game in a book stands which one it is, behind that of the last one how many there are, and then
//! a number made of all games before it: see [`Binding`].

use sha2::{Digest as _, Sha256};

use super::binding::{Binding, InBook, tied};
use super::cells::{BLANK, Cell, Cells};
use super::kept::{Kept, check_number};
use super::lines::CellPlace;
use super::page::wrapped;
use super::prose::Prose;
use crate::board::Side;
use crate::record::{GameResult, Record};

/// All six dots.
const FULL: Cell = 0x3f;
/// Begins and ends a colophon.
pub(super) const MARK: [Cell; 3] = [FULL; 3];
/// Stands between two parts of a word that is longer than a line.
pub(super) const GLUE: [Cell; 2] = [FULL; 2];
/// Stands before each field.
pub(super) const FIELD: [Cell; 1] = [FULL];
/// The fields in their order.
const TAGS: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// A colophon as it stands on the page.
#[derive(Clone, Debug)]
pub(super) struct Colophon {
    /// Where it begins.
    pub place: CellPlace,
    /// Its words, without the marks that begin and end it.
    pub words: Vec<Vec<Cell>>,
}

/// What a colophon says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Roster {
    /// The page on which the game begins.
    pub page: u32,
    /// Half-moves.
    pub plies: usize,
    check: u32,
    outcome: Option<GameResult>,
    tags: Vec<(&'static str, String)>,
    /// Where the game begins, if it is not the usual position.
    pub fen: Option<String>,
    /// What it says of the notes, if there are any.
    pub kept: Option<Kept>,
    /// Which game of its book it is.
    pub in_book: InBook,
}

/// The lines of the colophon of a game that begins on a page and is the next one of its book, or the last one.
pub(super) fn lines(
    (record, kept): (&Record, Option<Kept>),
    (page, binding, is_last): (u32, &mut Binding, bool),
    prose: &Prose,
    width: usize,
) -> Vec<Cells> {
    let mut words: Vec<Vec<Cell>> = vec![MARK.to_vec()];
    let check = check(record, |name| record.tag(name), record.outcome());
    let in_book = binding.bind(check, kept, is_last);
    let numbers = [
        page.to_string(),
        record.plies().to_string(),
        check.to_string(),
    ];
    words.extend(
        numbers
            .iter()
            .map(|number| prose.write(number).as_slice().to_vec()),
    );
    words.push(exact(result_key(record.outcome()), prose));
    let numbers = in_book.numbers().into_iter();
    words.extend(numbers.map(|number| prose.write(&number.to_string()).as_slice().to_vec()));
    let fen = fen_of(record);
    let fields = TAGS
        .map(|tag| record.tag(tag))
        .into_iter()
        .chain([fen.as_deref()]);
    let kept = kept.map(|kept| kept.to_string());
    for field in fields.chain(kept.as_deref().map(Some)) {
        words.push(FIELD.to_vec());
        let said = field.into_iter().flat_map(|text| text.split(' '));
        words.extend(said.map(|word| exact(word, prose)));
    }
    words.push(MARK.to_vec());
    let mut cells = Cells::new();
    for word in words {
        for (at, part) in word.chunks(width.saturating_sub(1).max(1)).enumerate() {
            if !cells.is_empty() {
                cells.push(BLANK);
            }
            if at > 0 {
                cells.append(&GLUE);
                cells.push(BLANK);
            }
            cells.append(part);
        }
    }
    wrapped(&cells, width, 0, 0)
}

/// A word so that it comes back exactly: in prose where that can be read, else as the numbers of its characters.
fn exact(word: &str, prose: &Prose) -> Vec<Cell> {
    let plain = prose.write(word);
    let plain = plain.as_slice();
    let is_sign = plain.iter().all(|cell| *cell == FULL) || plain.starts_with(&MARK);
    if !is_sign && prose.read_word(plain).as_deref() == Some(word) {
        return plain.to_vec();
    }
    let mut cells = MARK.to_vec();
    cells.extend_from_slice(prose.number_sign());
    for character in word.chars() {
        cells.extend_from_slice(prose.write(&u32::from(character).to_string()).as_slice());
    }
    cells
}

/// What [`exact`] has written.
fn read_exact(cells: &[Cell], prose: &Prose) -> Option<String> {
    let Some(coded) = cells.strip_prefix(&MARK) else {
        return prose.read_word(cells);
    };
    let sign = prose.number_sign();
    let mut rest = coded.strip_prefix(sign)?;
    let mut text = String::new();
    while !rest.is_empty() {
        let next = rest
            .get(1..)?
            .windows(sign.len().max(1))
            .position(|cells| cells == sign);
        let (number, more) = rest.split_at_checked(next.map_or(rest.len(), |next| next + 1))?;
        let number: u32 = prose.read_word(number)?.parse().ok()?;
        text.push(char::from_u32(number)?);
        rest = more;
    }
    Some(text)
}

impl Colophon {
    /// What it says in the prose of a language; `None` if it cannot be read in that.
    pub fn read(&self, prose: &Prose) -> Option<Roster> {
        let mut words: Vec<Vec<Cell>> = Vec::new();
        let mut is_glued = false;
        for word in &self.words {
            if *word == GLUE {
                is_glued = true;
            } else if std::mem::take(&mut is_glued) {
                words.last_mut()?.extend_from_slice(word);
            } else {
                words.push(word.clone());
            }
        }
        let mut fields = words.split(|word| *word == FIELD);
        let [page, plies, check, result, in_book @ ..] = fields.next()? else {
            return None;
        };
        let number = |cells: &[Cell]| prose.read_word(cells)?.parse::<u32>().ok();
        let in_book: Option<Vec<u32>> = in_book.iter().map(|cells| number(cells)).collect();
        let mut texts = Vec::new();
        for field in fields {
            let said: Option<Vec<String>> =
                field.iter().map(|word| read_exact(word, prose)).collect();
            texts.push(said.filter(|said| said.len() == field.len())?);
        }
        let text = |at: usize| {
            texts
                .get(at)
                .filter(|said| !said.is_empty())
                .map(|said| said.join(" "))
        };
        let tags = TAGS.into_iter().enumerate();
        let kept = match texts.get(TAGS.len() + 1..)? {
            [] => None,
            [said] => Some(said.join(" ").parse().ok()?),
            _ => return None,
        };
        Some(Roster {
            page: number(page)?,
            plies: usize::try_from(number(plies)?).ok()?,
            check: number(check)?,
            outcome: outcome_of(&read_exact(result, prose)?)?,
            tags: tags
                .filter_map(|(at, tag)| Some((tag, text(at)?)))
                .collect(),
            fen: text(TAGS.len()),
            kept,
            in_book: InBook::of_numbers(&in_book?)?,
        })
    }
}

impl Roster {
    /// The tie that the next game of the book has; `None` where that is not known.
    pub fn next_tie(&self) -> Option<u32> {
        let tie = self.in_book.tie?;
        Some(tied(tie, self.check, self.kept))
    }

    /// The game with the tags of the roster and the moves that were read.
    pub fn record(&self, read: &Record) -> Record {
        let mut record = Record::starting_from(read.start().clone());
        for (tag, value) in &self.tags {
            record.set_tag(tag, value);
        }
        for mv in read.moves() {
            let _ = record.play(*mv);
        }
        record.set_outcome(self.outcome);
        record
    }

    /// Whether what was read, with the result that stands on the sheet if one does, is the game that was written.
    pub fn is_of(&self, read: &Record) -> bool {
        let same_result = read.outcome().is_none() || read.outcome() == self.outcome;
        let tag = |wanted: &str| {
            let mut tags = self.tags.iter();
            tags.find(|(tag, _)| *tag == wanted)
                .map(|(_, value)| value.as_str())
        };
        same_result && read.plies() == self.plies && check(read, tag, self.outcome) == self.check
    }
}

/// What a colophon calls each result.
const RESULTS: [(&str, Option<GameResult>); 5] = [
    ("1-0", Some(GameResult::Win(Side::White))),
    ("0-1", Some(GameResult::Win(Side::Black))),
    ("1-1", Some(GameResult::Draw)),
    ("0-0", Some(GameResult::LostByBoth)),
    ("*", None),
];

fn result_key(outcome: Option<GameResult>) -> &'static str {
    let found = RESULTS.iter().find(|(_, result)| *result == outcome);
    found.map_or("*", |(key, _)| key)
}

fn outcome_of(key: &str) -> Option<Option<GameResult>> {
    let found = RESULTS.iter().find(|(known, _)| *known == key);
    found.map(|(_, result)| *result)
}

fn fen_of(record: &Record) -> Option<String> {
    record.start().fen_unless_start()
}

/// A number that differs for games that differ in anything: tags, start, moves, result.
fn check<'a>(
    record: &Record,
    tag: impl Fn(&str) -> Option<&'a str>,
    outcome: Option<GameResult>,
) -> u32 {
    let mut hash = Sha256::new();
    for name in TAGS {
        // White space is written as single blanks; what stands around a text is not.
        hash.update(tag(name).map_or_else(|| "-".to_owned(), |value| format!("={value}")));
        hash.update([0]);
    }
    hash.update(fen_of(record).unwrap_or_default());
    for mv in record.moves() {
        hash.update([0]);
        hash.update(mv.to_string());
    }
    hash.update([0]);
    hash.update(result_key(outcome));
    check_number(hash)
}
