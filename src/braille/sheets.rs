//! Reads scoresheets in Braille back: pages of cells become games, one after the other.

use std::collections::VecDeque;

use super::binding::BookPlace;
use super::code::{BrailleCode, codes};
use super::colophon::Colophon;
use super::fault::{BrailleFault, on_board};
use super::kept;
use super::lines::{CellPlace, Lines};
use super::order::InOrder;
use super::parts::{self, GameLines, LONGEST_GAME, Parts, SheetPart};
use super::patience::Patience;
use super::proved::GameSheet;
use super::resume::Trials;
use super::scan::MoveReader;
use super::scanned::{Scanned, SheetGame};
use super::title::{AskWords, SheetLanguages};
use super::which::{fitting, proving};
use super::word::Beginnings;
use crate::game::Position;
use crate::record::Record;

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
    /// Another code in which the sheet is another game, if nothing proves which it is.
    rival: Option<&'static BrailleCode>,
    start: &'t Position,
    lines: Lines<'t>,
    way: Way<'t>,
    ready: VecDeque<SheetGame>,
    has_games: bool,
    trials: Trials,
    words: SheetLanguages<'t>,
    /// How far the file has been read.
    reached: CellPlace,
    patience: Patience,
}

/// How a file is read.
enum Way<'t> {
    /// At its colophons; with the last game of the book that was read, and whether it was the last one.
    Parts(Box<Parts<'t>>, Option<BookPlace>),
    /// As it stands.
    Words(Box<(Lines<'t>, InOrder, MoveReader<'t>)>),
    Done,
}

impl<'t> SheetReader<'t> {
    /// Begins to read a file in a code or in the one that fits best. A game begins in the position that its colophon
    /// names. Without a colophon it begins in the position given. What stands beside the moves is read by the words of
    /// sheets, which are asked for by their language.
    pub fn new(
        text: &'t str,
        (code, start): (Option<&'static BrailleCode>, &'t Position),
        words: AskWords<'t>,
    ) -> Self {
        let words = SheetLanguages::new(words);
        let lines = Lines::new(text);
        let is_proved = parts::stands_in(&lines);
        let is_asked_for = code.is_some();
        let code = code
            .or_else(|| proving(Parts::new(lines.clone()), start, &words).filter(|_| is_proved));
        let (code, rival) = match code {
            Some(code) => (code, None),
            None => fitting(lines.clone(), is_proved, start),
        };
        let way = match is_proved {
            true => Way::Parts(Box::new(Parts::new(lines.clone())), None),
            false => as_it_stands(code, &lines, start, Beginnings::AtEdge),
        };
        Self {
            code,
            exact: 0,
            is_proved,
            is_asked_for,
            rival,
            start,
            lines,
            way,
            ready: VecDeque::new(),
            has_games: false,
            trials: Trials::default(),
            words,
            reached: CellPlace {
                page: 1,
                line: 1,
                cell: 1,
            },
            patience: Patience::default(),
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
                    if let Some(word) = line.words.first() {
                        self.reached = word.place;
                    }
                    let count = line.words.len();
                    order.add(self.code, line, &mut words);
                    reader.take(&mut words);
                    let is_idle = !reader.is_in_game();
                    self.ready.extend(done(reader));
                    self.way = Way::Words(reading);
                    if is_idle && self.patience.ends_behind(count) {
                        self.give_up();
                    }
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
            if let Some(rival) = self.rival.take() {
                self.tell(BrailleFault::OtherCode { code: rival.id() });
            }
            if let Some(place) = reader.above.behind(self.code) {
                let in_game = false;
                self.tell(BrailleFault::Stray { place, in_game });
            }
            return;
        }
        let next = match reader.words.beginnings {
            Beginnings::AtEdge => Beginnings::Anywhere,
            Beginnings::Anywhere => Beginnings::Unnumbered,
            Beginnings::Unnumbered => return,
        };
        self.patience.begin_again();
        match reader.unbegun.take() {
            Some((_, fault)) => self
                .ready
                .push_back((Record::starting_from(self.start.clone()), vec![fault])),
            None => self.way = as_it_stands(self.code, &self.lines, self.start, next),
        }
    }

    /// Reads a game with its colophon, or what no colophon ends.
    fn read_part(&mut self, mut parts: Box<Parts<'t>>, before: Option<BookPlace>) {
        match parts.next() {
            Some(SheetPart::Game(game, colophon)) => {
                let place = self.read_game(&game, &colophon, before);
                self.way = Way::Parts(parts, place);
            }
            Some(SheetPart::Rest(rest)) => {
                let has_game = self.read_rest(&rest);
                self.way = Way::Parts(parts, before);
                if !has_game && self.patience.ends_behind(LONGEST_GAME) {
                    self.give_up();
                }
            }
            None => {
                if let Some(fault) = before.and_then(BookPlace::unended) {
                    self.tell(fault);
                }
            }
        }
    }

    /// Tells what belongs to no game.
    fn tell(&mut self, fault: BrailleFault) {
        let none = Record::starting_from(self.start.clone());
        self.ready.push_back((none, vec![fault]));
    }

    /// Reads a game with its colophon, in its code or in another one; returns which game of the book it is.
    fn read_game(
        &mut self,
        game: &GameLines,
        colophon: &Colophon,
        before: Option<BookPlace>,
    ) -> Option<BookPlace> {
        let sheet = GameSheet {
            game,
            colophon,
            start: self.start,
            words: &self.words,
        };
        let others = codes().iter().filter(|_| !self.is_asked_for);
        let mut all = std::iter::once(self.code).chain(others);
        let found = all.find_map(|code| Some((code, sheet.proved(code)?)));
        let (code, proved) =
            found.unwrap_or_else(|| (self.code, sheet.doubted(self.code, &mut self.trials)));
        self.code = code;
        self.reached = colophon.place;
        self.exact += proved.exact;
        self.trials.earn(proved.game.0.plies());
        if !proved.game.1.is_empty() {
            let words = game.lines.iter().map(|line| line.words.len());
            self.patience.spend(words.sum());
        }
        self.ready.extend(proved.others);
        let found = proved.in_book;
        let (here, fault) = BookPlace::behind(before, found, colophon.place);
        if let Some(fault) = fault {
            self.tell(fault);
        }
        self.ready.push_back(proved.game);
        here
    }

    /// Reads what no colophon ends: its end is missing. Returns whether there is any game.
    fn read_rest(&mut self, rest: &GameLines) -> bool {
        let all = rest.heads.iter().chain(&rest.lines);
        let mut places = all.flat_map(|line| &line.words).map(|word| word.place);
        let Some(place) = places.next() else {
            return false;
        };
        let words = self.code.in_order(&rest.lines);
        let reader = MoveReader::new(self.code, self.start, Beginnings::AtEdge);
        let mut reader = reader.resuming(self.trials.take()).read(&words);
        self.trials = reader.trials.take();
        self.exact += reader.exact;
        let has_game = !reader.games.is_empty();
        if !has_game {
            self.tell(BrailleFault::Stray {
                place,
                in_game: false,
            });
        }
        let unended = BrailleFault::NoColophon { place };
        let games = reader.games.into_iter();
        let code = self.code;
        self.ready
            .extend(games.map(|game| told(game, code, Some(unended.clone()))));
        has_game
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
            let has_more = !matches!(self.way, Way::Done) || !self.ready.is_empty();
            if self.patience.ends_with(game.1.is_empty()) && has_more {
                self.ready.clear();
                self.give_up();
                self.patience = Patience::default();
            }
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
        SheetStep::Game(Box::new((record, vec![fault])))
    }

    /// What stands behind is not read, and that is told.
    fn give_up(&mut self) {
        self.way = Way::Done;
        self.tell(BrailleFault::GivenUp {
            place: self.reached,
        });
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
    let code = reader.words.code;
    let games = reader.games.drain(..).filter(Scanned::is_any);
    games.map(|game| told(game, code, None))
}

/// A game that nothing proves, with the signs behind its moves, and what is wrong with it.
fn told(game: Scanned, code: &BrailleCode, otherwise: Option<BrailleFault>) -> SheetGame {
    let notes = game.unread_notes();
    let above = game.left_above().filter(|_| otherwise.is_none());
    let fault = game.fault().or(otherwise).or_else(|| game.breaks_off());
    let contradicted = game.contradicted();
    let signs = game.signs(code);
    let mut record = game.record;
    let place = fault
        .iter()
        .chain(&notes)
        .find_map(BrailleFault::place)
        .or(game.first);
    let shown = place.and_then(|place| on_board(&record, place));
    kept::give(&signs, &mut record);
    (
        record,
        fault
            .into_iter()
            .chain(contradicted)
            .chain(above)
            .chain(notes)
            .chain(shown)
            .collect(),
    )
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

fn foreign_character(lines: Lines<'_>) -> Option<BrailleFault> {
    let mut foreign = lines.filter_map(|line| line.words.iter().find_map(|word| word.foreign));
    foreign
        .next()
        .map(|(place, found)| BrailleFault::NoCell { place, found })
}
