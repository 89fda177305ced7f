//! Reads scoresheets in Braille back: pages of cells become games.

use super::code::{BrailleCode, codes};
use super::colophon::{self, Colophon, Roster};
use super::fault::BrailleFault;
use super::lines::{CellLine, CellPlace, lines_of};
use super::prose::{languages, prose};
use super::scan::MoveReader;
use crate::game::{Move, Position};
use crate::record::Record;

/// The number of words that decide which code a file is in.
const SAMPLE: usize = 600;
/// The number of games by whose colophons the code is found.
const GAMES_TRIED: usize = 3;

/// What was read of a file.
#[derive(Clone, Debug)]
pub struct Sheets {
    /// The code that fitted best, or the one that was asked for.
    pub code: &'static BrailleCode,
    /// The games, each up to the first fault in it.
    pub games: Vec<(Record, Option<BrailleFault>)>,
    /// How many moves were written exactly as the code writes them.
    pub exact: usize,
    /// Whether a colophon proves the games: without one nothing says that a sheet was not damaged.
    pub is_proved: bool,
}

type ReadGame = (Record, Option<BrailleFault>);

/// Reads the games of a file in Braille ASCII or Unicode Braille, in a code or in the one that fits
/// best. A game begins in the position that its colophon names. Without a colophon it begins in the position given.
///
/// # Panics
/// Never: there are codes in every build.
pub fn read_sheets(text: &str, code: Option<&'static BrailleCode>, start: &Position) -> Sheets {
    let lines = lines_of(text);
    let is_proved = colophon::stands_in(&lines);
    let (parts, rest) = match is_proved {
        true => colophon::parted(&lines),
        false => (Vec::new(), lines),
    };
    let code = code.or_else(|| proving(&parts, start));
    let code = code.unwrap_or_else(|| fitting(parts.first().map_or(&rest, |part| &part.0), start));
    let mut sheets = Sheets {
        code,
        games: Vec::new(),
        exact: 0,
        is_proved,
    };
    for (lines, colophon) in &parts {
        let (game, exact) = proved(code, lines, colophon, start, true);
        sheets.exact += exact;
        sheets.games.push(game);
    }
    let reader = unproved(code, &rest, start);
    sheets.exact += reader.exact;
    for (record, fault) in reader.games {
        let place = rest
            .iter()
            .flat_map(|line| &line.words)
            .next()
            .map(|word| word.place);
        let unended = place
            .filter(|_| is_proved)
            .map(|place| BrailleFault::NoColophon { place });
        sheets.games.push((record, fault.or(unended)));
    }
    if sheets.games.is_empty() {
        let fault = foreign_character(&rest).unwrap_or(BrailleFault::NoGame);
        sheets
            .games
            .push((Record::starting_from(start.clone()), Some(fault)));
    }
    sheets
}

/// The code in which one of the first games is what its colophon says.
fn proving(parts: &[(Vec<CellLine>, Colophon)], start: &Position) -> Option<&'static BrailleCode> {
    parts
        .iter()
        .take(GAMES_TRIED)
        .find_map(|(lines, colophon)| {
            codes().iter().find(|code| {
                let ((_, fault), _) = proved(code, lines, colophon, start, false);
                matches!(fault, None | Some(BrailleFault::Page { .. }))
            })
        })
}

/// The code in which most moves of the first lines can be read.
fn fitting(lines: &[CellLine], start: &Position) -> &'static BrailleCode {
    let mut count = 0;
    let sample = lines.iter().take_while(|line| {
        count += line.words.len();
        count <= SAMPLE || count == line.words.len()
    });
    let sample = &lines[..sample.count()];
    let tried = codes().iter().map(|code| {
        let reader = unproved(code, sample, start);
        let plies: usize = reader.games.iter().map(|(record, _)| record.plies()).sum();
        (plies, reader.exact, code)
    });
    let best = tried.max_by_key(|(plies, exact, _)| (*plies, *exact));
    best.expect("there are codes").2
}

/// Reads lines that no colophon ends.
fn unproved<'a>(
    code: &'static BrailleCode,
    lines: &[CellLine],
    start: &'a Position,
) -> MoveReader<'a> {
    let words = code.in_order(lines);
    let mut reader = MoveReader::new(code, start);
    reader.read(&words, true);
    if reader.games.is_empty() {
        // People leave numbers out; then the first move that can be read begins the game. But what stands behind the
        // first number and cannot be read is no reason to begin with what comes later.
        match reader.unreadable_beginning(lines) {
            Some(fault) => reader
                .games
                .push((Record::starting_from(start.clone()), Some(fault))),
            None => reader.read(&words, false),
        }
    }
    reader
}

/// Reads the lines of one game and proves by its colophon that they are what was written. One move that cannot be read
/// is found by trying all, if `mends`.
fn proved(
    code: &'static BrailleCode,
    lines: &[CellLine],
    colophon: &Colophon,
    start: &Position,
    mends: bool,
) -> (ReadGame, usize) {
    let mut best: Option<ReadGame> = None;
    for roster in &rosters(code, colophon) {
        let game = start.game();
        let begins = roster
            .fen
            .as_ref()
            .map_or_else(|| Some(game.start()), |fen| game.read_fen(fen).ok());
        let Some(begins) = begins else { continue };
        let words = code.in_order(lines);
        let read = |taken_for: Option<(CellPlace, Move)>| {
            let mut reader = MoveReader::new(code, &begins);
            reader.taken_for = taken_for;
            reader.read(&words, true);
            reader
        };
        let fitting = |reader: &MoveReader<'_>| {
            reader.games.iter().find_map(|(found, _)| {
                let record = roster.record(found);
                roster.fits(&record, found.outcome()).then_some(record)
            })
        };
        let reader = read(None);
        if let Some(record) = fitting(&reader) {
            return (
                (record, wrong_page(lines, reader.first, colophon, roster)),
                reader.exact,
            );
        }
        let doubtful = if mends {
            reader.doubtful(lines)
        } else {
            Vec::new()
        };
        for (place, mv, san) in doubtful {
            if let Some(record) = fitting(&read(Some((place, mv)))) {
                return ((record, Some(BrailleFault::Mended { place, mv: san })), 0);
            }
        }
        if best.is_none() {
            best = reader
                .games
                .into_iter()
                .max_by_key(|(record, _)| record.plies())
                .map(|(found, fault)| {
                    let differs = BrailleFault::Differs {
                        place: colophon.place,
                        written: roster.plies,
                        read: found.plies(),
                    };
                    (roster.record(&found), Some(fault.unwrap_or(differs)))
                });
        }
    }
    (
        best.unwrap_or_else(|| unread(code, lines, colophon, start)),
        0,
    )
}

/// What a colophon may say: in the prose of the code, and in that of other languages.
fn rosters(code: &BrailleCode, colophon: &Colophon) -> Vec<Roster> {
    let own = prose(code.language());
    let others = languages().iter();
    let others = others.filter(|other| other.language() != own.language());
    let all = std::iter::once(own).chain(others);
    all.filter_map(|prose| colophon.read(prose)).collect()
}

/// What can be read of a game whose colophon says nothing.
fn unread(
    code: &'static BrailleCode,
    lines: &[CellLine],
    colophon: &Colophon,
    start: &Position,
) -> ReadGame {
    let mut reader = unproved(code, lines, start);
    let (record, fault) = match reader.games.is_empty() {
        true => (Record::starting_from(start.clone()), None),
        false => reader.games.swap_remove(0),
    };
    let differs = BrailleFault::Differs {
        place: colophon.place,
        written: 0,
        read: record.plies(),
    };
    (record, Some(fault.unwrap_or(differs)))
}

/// Pages are counted from the first of the file; a game that begins on another one than was written tells of it. It
/// begins with its title, not behind its first move, and not before what no colophon ends.
fn wrong_page(
    lines: &[CellLine],
    first_move: Option<CellPlace>,
    colophon: &Colophon,
    roster: &Roster,
) -> Option<BrailleFault> {
    let first = lines.iter().flat_map(|line| &line.words).next();
    let first = first.map_or(colophon.place, |word| word.place).page;
    let found = first_move.unwrap_or(colophon.place).page;
    let is_right = usize::try_from(roster.page).is_ok_and(|page| (first..=found).contains(&page));
    (!is_right).then_some(BrailleFault::Page {
        found,
        written: roster.page,
    })
}

fn foreign_character(lines: &[CellLine]) -> Option<BrailleFault> {
    let mut foreign = lines
        .iter()
        .flat_map(|line| &line.words)
        .filter_map(|word| word.foreign);
    foreign
        .next()
        .map(|(place, found)| BrailleFault::NoCell { place, found })
}
