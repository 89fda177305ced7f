//! Reads scoresheets in Braille back: pages of cells become games, one after the other.

use std::collections::VecDeque;

use super::code::{BrailleCode, codes};
use super::colophon::{Colophon, InBook};
use super::fault::BrailleFault;
use super::lines::{CellLine, CellPlace, Lines};
use super::order::InOrder;
use super::parts::{self, Parts, SheetPart};
use super::proved::{GameSheet, Proved};
use super::resume::Trials;
use super::scan::{MoveReader, Scanned, SheetGame};
use super::word::Beginnings;
use crate::game::Position;
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
    /// The games.
    pub games: Vec<SheetGame>,
    /// How many moves were written exactly as the code writes them.
    pub exact: usize,
    /// Whether a colophon proves the games: without one nothing says that a sheet was not damaged.
    pub is_proved: bool,
}

/// Reads the games of a file at once: see [`SheetReader`].
pub fn read_sheets(text: &str, code: Option<&'static BrailleCode>, start: &Position) -> Sheets {
    let mut reader = SheetReader::new(text, code, start);
    let games = reader.by_ref().collect();
    Sheets {
        code: reader.code,
        games,
        exact: reader.exact,
        is_proved: reader.is_proved,
    }
}

/// The games of a file in Braille ASCII or Unicode Braille one after the other: memory does not grow with the file.
pub struct SheetReader<'t> {
    /// The code that fits best, or the one that was asked for.
    pub code: &'static BrailleCode,
    /// How many moves were written exactly as the code writes them, so far.
    pub exact: usize,
    /// Whether a colophon proves the games: without one nothing says that a sheet was not damaged.
    pub is_proved: bool,
    /// Whether somebody has said which code it is.
    is_asked_for: bool,
    start: &'t Position,
    lines: Lines<'t>,
    way: Way<'t>,
    ready: VecDeque<SheetGame>,
    has_games: bool,
    trials: Trials,
}

/// How a file is read.
enum Way<'t> {
    /// At its colophons; with the last game of the book that was read, and whether it was the last one.
    Parts(Box<Parts<'t>>, Option<BookPlace>),
    /// As it stands.
    Words(Box<(Lines<'t>, InOrder, MoveReader<'t>)>),
    Done,
}

#[derive(Clone, Copy)]
struct BookPlace {
    nth: u32,
    is_last: bool,
    colophon: CellPlace,
}

impl<'t> SheetReader<'t> {
    /// Begins to read a file in a code or in the one that fits best. A game begins in the position that its colophon
    /// names. Without a colophon it begins in the position given.
    pub fn new(text: &'t str, code: Option<&'static BrailleCode>, start: &'t Position) -> Self {
        let lines = Lines::new(text);
        let is_proved = parts::stands_in(text, &lines);
        let is_asked_for = code.is_some();
        let code = code.or_else(|| proving(Parts::new(lines.clone()), start).filter(|_| is_proved));
        let code = code.unwrap_or_else(|| fitting(lines.clone(), is_proved, start));
        let way = match is_proved {
            true => Way::Parts(Box::new(Parts::new(lines.clone())), None),
            false => as_it_stands(code, &lines, start, Beginnings::AtEdge),
        };
        Self {
            code,
            exact: 0,
            is_proved,
            is_asked_for,
            start,
            lines,
            way,
            ready: VecDeque::new(),
            has_games: false,
            trials: Trials::default(),
        }
    }

    /// Reads the next part of the file; returns whether there was one.
    fn read_on(&mut self) -> bool {
        match std::mem::replace(&mut self.way, Way::Done) {
            Way::Parts(parts, place) => {
                self.read_part(parts, place);
                true
            }
            Way::Words(mut reading) => {
                let (lines, order, reader) = reading.as_mut();
                let mut words = Vec::new();
                if let Some(line) = lines.next() {
                    order.add(self.code, line, &mut words);
                    reader.take(&mut words);
                    self.ready.extend(done(reader));
                    self.way = Way::Words(reading);
                } else {
                    order.finish(&mut words);
                    reader.take(&mut words);
                    reader.finish();
                    self.end_words(reader);
                }
                true
            }
            Way::Done => false,
        }
    }

    /// People leave numbers out; then the first move that can be read begins the game. But what stands behind the first
    /// number and cannot be read is no reason to begin with what comes later.
    fn end_words(&mut self, reader: &mut MoveReader<'t>) {
        self.exact += reader.exact;
        self.ready.extend(done(reader));
        if self.has_games || !self.ready.is_empty() {
            return;
        }
        let next = match reader.words.beginnings {
            Beginnings::AtEdge => Beginnings::Anywhere,
            Beginnings::Anywhere => Beginnings::Unnumbered,
            Beginnings::Unnumbered => return,
        };
        match reader.unbegun.take() {
            Some((_, fault)) => self
                .ready
                .push_back((Record::starting_from(self.start.clone()), Some(fault))),
            None => self.way = as_it_stands(self.code, &self.lines, self.start, next),
        }
    }

    /// Reads a game with its colophon, or what no colophon ends.
    fn read_part(&mut self, mut parts: Box<Parts<'t>>, before: Option<BookPlace>) {
        match parts.next() {
            Some(SheetPart::Game(lines, colophon)) => {
                let sheet = GameSheet {
                    lines: &lines,
                    colophon: &colophon,
                    start: self.start,
                };
                let proved = sheet.proved(self.code);
                let Proved {
                    game: (record, fault),
                    exact,
                    in_book,
                    others,
                } = proved.unwrap_or_else(|| self.doubted(sheet));
                self.exact += exact;
                self.trials.earn(record.plies());
                self.ready.extend(others);
                let mut place = before;
                let mut out_of_order = None;
                if let Some((nth, is_last)) = in_book.map(InBook::place) {
                    let due =
                        before.map_or(1, |before| if before.is_last { 1 } else { before.nth + 1 });
                    out_of_order = (nth != due).then_some(BrailleFault::InBook {
                        place: colophon.place,
                        found: nth,
                        due,
                    });
                    place = Some(BookPlace {
                        nth,
                        is_last,
                        colophon: colophon.place,
                    });
                }
                if out_of_order.is_some() {
                    let none = Record::starting_from(self.start.clone());
                    self.ready.push_back((none, out_of_order));
                }
                self.ready.push_back((record, fault));
                self.way = Way::Parts(parts, place);
            }
            Some(SheetPart::Rest(lines)) => {
                self.read_rest(&lines);
                self.way = Way::Parts(parts, before);
            }
            None => {
                let unended = before.filter(|before| !before.is_last);
                if let Some(BookPlace { colophon, .. }) = unended {
                    let place = colophon;
                    let fault = BrailleFault::Unended { place };
                    let record = Record::starting_from(self.start.clone());
                    self.ready.push_back((record, Some(fault)));
                }
            }
        }
    }

    /// Reads a game once more that is not what its colophon says: in the code in which it is, or finding out what cannot
    /// be read.
    fn doubted(&mut self, sheet: GameSheet<'_>) -> Proved {
        let others = codes().iter().filter(|_| !self.is_asked_for);
        match others
            .filter_map(|code| Some((code, sheet.proved(code)?)))
            .next()
        {
            Some((code, proved)) => {
                self.code = code;
                proved
            }
            None => sheet.doubted(self.code, &mut self.trials),
        }
    }

    /// Reads what no colophon ends: its end is missing.
    fn read_rest(&mut self, lines: &[CellLine]) {
        let first = lines.iter().flat_map(|line| &line.words).next();
        let Some(place) = first.map(|word| word.place) else {
            return;
        };
        let words = self.code.in_order(lines);
        let reader = MoveReader::new(self.code, self.start, Beginnings::AtEdge);
        let mut reader = reader.resuming(self.trials.take()).read(&words);
        self.trials = reader.trials.take();
        self.exact += reader.exact;
        let unended = BrailleFault::NoColophon { place };
        let games = reader.games.into_iter();
        self.ready
            .extend(games.map(|game| told(game, Some(unended.clone()))));
    }
}

/// How far a file has been read.
#[derive(Debug)]
pub enum SheetStep {
    /// A game is done.
    Game(Box<SheetGame>),
    /// It goes on: whoever wants to stop can.
    On,
    /// There is no more.
    Done,
}

impl SheetReader<'_> {
    /// Reads on for a moment.
    pub fn step(&mut self) -> SheetStep {
        if let Some(game) = self.ready.pop_front() {
            self.has_games = true;
            return SheetStep::Game(Box::new(game));
        }
        if self.read_on() {
            return SheetStep::On;
        }
        if std::mem::replace(&mut self.has_games, true) {
            return SheetStep::Done;
        }
        let fault = foreign_character(self.lines.clone()).unwrap_or(BrailleFault::NoGame);
        let record = Record::starting_from(self.start.clone());
        SheetStep::Game(Box::new((record, Some(fault))))
    }
}

impl Iterator for SheetReader<'_> {
    type Item = SheetGame;

    fn next(&mut self) -> Option<SheetGame> {
        loop {
            match self.step() {
                SheetStep::Game(game) => return Some(*game),
                SheetStep::On => {}
                SheetStep::Done => return None,
            }
        }
    }
}

/// The games that a reader has done.
fn done(reader: &mut MoveReader<'_>) -> impl Iterator<Item = SheetGame> {
    let games = reader.games.drain(..).filter(Scanned::is_any);
    games.map(|game| told(game, None))
}

fn told(game: Scanned, otherwise: Option<BrailleFault>) -> SheetGame {
    let fault = game.fault();
    (game.record, fault.or(otherwise))
}

fn as_it_stands<'t>(
    code: &'static BrailleCode,
    lines: &Lines<'t>,
    start: &'t Position,
    beginnings: Beginnings,
) -> Way<'t> {
    let reader = MoveReader::new(code, start, beginnings).resuming(Trials::default());
    Way::Words(Box::new((lines.clone(), InOrder::default(), reader)))
}

/// The code in which most of the first games are what their colophons say, and most moves of them are written so.
fn proving(parts: Parts<'_>, start: &Position) -> Option<&'static BrailleCode> {
    let games = parts.filter_map(|part| match part {
        SheetPart::Game(lines, colophon) => Some((lines, colophon)),
        SheetPart::Rest(_) => None,
    });
    let games: Vec<(Vec<CellLine>, Colophon)> = games.take(GAMES_TRIED).collect();
    let tried = codes().iter().map(|code| {
        let each = games.iter().filter_map(|(lines, colophon)| {
            let sheet = GameSheet {
                lines,
                colophon,
                start,
            };
            sheet.proved(code)
        });
        let (count, exact) = each.fold((0, 0), |sum, one| (sum.0 + 1, sum.1 + one.exact));
        (count, exact, code)
    });
    let best = tried.max_by_key(|(count, exact, _)| (*count, *exact));
    best.filter(|(count, ..)| *count > 0).map(|(.., code)| code)
}

/// The code in which most moves of the first lines can be read.
fn fitting(lines: Lines<'_>, is_proved: bool, start: &Position) -> &'static BrailleCode {
    let mut count = 0;
    let sample: Vec<CellLine> = match is_proved {
        true => match Parts::new(lines).next() {
            Some(SheetPart::Game(lines, _) | SheetPart::Rest(lines)) => lines,
            None => Vec::new(),
        },
        false => lines
            .take_while(|line| {
                let is_more = count < SAMPLE;
                count += line.words.len();
                is_more
            })
            .collect(),
    };
    let tried = codes().iter().map(|code| {
        let words = code.in_order(&sample);
        let ways = [
            Beginnings::AtEdge,
            Beginnings::Anywhere,
            Beginnings::Unnumbered,
        ];
        let mut readers = ways.map(|way| MoveReader::new(code, start, way).read(&words));
        let found = readers
            .iter()
            .position(|reader| !reader.games.is_empty() || reader.unbegun.is_some());
        let reader = &mut readers[found.unwrap_or(0)];
        let plies: usize = reader.games.iter().map(|game| game.record.plies()).sum();
        (plies, reader.exact, code)
    });
    let best = tried.max_by_key(|(plies, exact, _)| (*plies, *exact));
    best.map_or(&codes()[0], |(_, _, code)| code)
}

fn foreign_character(lines: Lines<'_>) -> Option<BrailleFault> {
    let mut foreign = lines.filter_map(|line| line.words.iter().find_map(|word| word.foreign));
    foreign
        .next()
        .map(|(place, found)| BrailleFault::NoCell { place, found })
}
