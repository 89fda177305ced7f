//! What stands at the end of a sheet and makes it certain: where the game begins in the book, how many half-moves it
//! has, a check number, and exactly what its title says. A sheet that is damaged anywhere does not fit it.
//!
//! Three full cells, page, half-moves, check number, result, then the rest of the Seven Tag Roster of PGN, and the FEN
//! of a game that does not begin in the usual position; one full cell stands before each. Three full cells end it.

use sha2::{Digest as _, Sha256};

use super::cells::{BLANK, Cell, Cells};
use super::lines::{CellLine, CellPlace, Word};
use super::page::wrapped;
use super::prose::Prose;
use crate::board::Side;
use crate::record::{GameResult, Record};

/// All six dots.
const FULL: Cell = 0x3f;
/// Begins and ends a colophon.
const MARK: [Cell; 3] = [FULL; 3];
/// Stands between two parts of a word that is longer than a line.
const GLUE: [Cell; 2] = [FULL; 2];
/// Stands before each field.
const FIELD: [Cell; 1] = [FULL];
/// Check numbers are below this: one wrong sheet in ten million fits by chance.
const CHECKS: u32 = 10_000_000;
/// The fields in their order.
const TAGS: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// A colophon as it stands on the page.
#[derive(Clone, Debug)]
pub(super) struct Colophon {
    /// Where it begins.
    pub place: CellPlace,
    words: Vec<Vec<Cell>>,
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
}

/// The lines of the colophon of a game that begins on a page.
pub(super) fn lines(record: &Record, page: u32, prose: &Prose, width: usize) -> Vec<Cells> {
    let mut words: Vec<Vec<Cell>> = vec![MARK.to_vec()];
    let numbers = [
        page.to_string(),
        record.plies().to_string(),
        check(record).to_string(),
    ];
    words.extend(
        numbers
            .iter()
            .map(|number| prose.write(number).as_slice().to_vec()),
    );
    words.push(exact(result_key(record.outcome()), prose));
    let fen = fen_of(record);
    let fields = TAGS
        .map(|tag| record.tag(tag))
        .into_iter()
        .chain([fen.as_deref()]);
    for field in fields {
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
        let [page, plies, check, result] = fields.next()? else {
            return None;
        };
        let number = |cells: &[Cell]| prose.read_word(cells)?.parse::<u32>().ok();
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
        (texts.len() == TAGS.len() + 1).then_some(())?;
        Some(Roster {
            page: number(page)?,
            plies: usize::try_from(number(plies)?).ok()?,
            check: number(check)?,
            outcome: outcome_of(&read_exact(result, prose)?)?,
            tags: tags
                .filter_map(|(at, tag)| Some((tag, text(at)?)))
                .collect(),
            fen: text(TAGS.len()),
        })
    }
}

impl Roster {
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

    /// Whether a game, with the result that stands on the sheet if one does, is the one that was written.
    pub fn fits(&self, record: &Record, result: Option<GameResult>) -> bool {
        let same_result = result.is_none() || result == self.outcome;
        same_result && record.plies() == self.plies && check(record) == self.check
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
    let start = record.start();
    (*start != start.game().start()).then(|| start.fen())
}

/// A number that differs for games that differ in anything: tags, start, moves, result.
fn check(record: &Record) -> u32 {
    let mut hash = Sha256::new();
    for tag in TAGS {
        // White space is written as single blanks; what stands around a text is not.
        hash.update(
            record
                .tag(tag)
                .map_or_else(|| "-".to_owned(), |value| format!("={value}")),
        );
        hash.update([0]);
    }
    hash.update(fen_of(record).unwrap_or_default());
    for mv in record.moves() {
        hash.update([0]);
        hash.update(mv.to_string());
    }
    hash.update([0]);
    hash.update(result_key(record.outcome()));
    let bytes = hash.finalize();
    let number = bytes
        .iter()
        .take(4)
        .fold(0u32, |number, byte| (number << 8) | u32::from(*byte));
    number % CHECKS
}

/// The lines of a file, parted at the colophons: those of each game with its colophon, and what stands behind the last.
pub(super) fn parted(lines: &[CellLine]) -> (Vec<(Vec<CellLine>, Colophon)>, Vec<CellLine>) {
    let mut games = Vec::new();
    let mut open: Option<Colophon> = None;
    let mut game = Vec::new();
    for line in without_furniture(lines) {
        let mut words = Vec::new();
        for word in &line.words {
            match &mut open {
                None if word.cells == MARK => {
                    open = Some(Colophon {
                        place: word.place,
                        words: Vec::new(),
                    });
                }
                None => words.push(word.clone()),
                Some(_) if word.cells == MARK => {
                    game.push(CellLine {
                        words: std::mem::take(&mut words),
                    });
                    games.extend(
                        open.take()
                            .map(|colophon| (std::mem::take(&mut game), colophon)),
                    );
                }
                Some(colophon) => colophon.words.push(word.cells.clone()),
            }
        }
        game.push(CellLine { words });
    }
    (games, game)
}

/// Whether there is a colophon in the lines.
pub(super) fn stands_in(lines: &[CellLine]) -> bool {
    lines
        .iter()
        .flat_map(|line| &line.words)
        .any(|word| word.cells == MARK)
}

/// The lines with nothing in place of heads and page numbers: the first line of each page, and a number that stands
/// alone at the end of the last one.
fn without_furniture(lines: &[CellLine]) -> Vec<CellLine> {
    let page = |line: &CellLine| line.words.first().map(|word| word.place.page);
    let held: Vec<&CellLine> = lines.iter().filter(|line| !line.words.is_empty()).collect();
    let each = held.iter().enumerate().map(|(at, line)| {
        let before = at.checked_sub(1).and_then(|before| page(held[before]));
        let is_first = before != page(line);
        let is_last = held.get(at + 1).is_none_or(|next| page(next) != page(line));
        let is_number = |word: &Word| word.is_note && line.words.len() == 1;
        match is_first || is_last && line.words.first().is_some_and(is_number) {
            true => CellLine { words: Vec::new() },
            false => (*line).clone(),
        }
    });
    each.collect()
}
