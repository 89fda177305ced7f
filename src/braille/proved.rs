//! Proves by its colophon that a game was read as it was written, and finds by it what could not be read.

use std::ops::RangeInclusive;

use super::beside::NoteReader;
use super::binding::InBook;
use super::code::BrailleCode;
use super::colophon::{Colophon, Roster};
use super::fault::{BrailleFault, on_board};
use super::kept;
use super::left_out::{intro_of, take_left_out};
use super::lines::{CellLine, CellPlace, Word};
use super::mending::mended;
use super::parts::GameLines;
use super::prose::{Prose, languages, prose};
use super::resume::Trials;
use super::scan::MoveReader;
use super::scanned::{Scanned, SheetGame};
use super::sheet::Style;
use super::title::{SheetLanguages, Title, heads_at_odds};
use super::word::Beginnings;
use crate::game::Position;
use crate::record::Record;

/// A game that stands besides the one of the colophon has at least so many plies; what has fewer is hardly one.
const LEAST_OTHER: usize = 4;
/// So many places are tried at which a game may begin.
const MOST_BEGINNINGS: usize = 6;

/// What was read of a game with a colophon.
pub(super) struct Proved {
    pub game: SheetGame,
    /// How many moves were written exactly as the code writes them.
    pub exact: usize,
    /// Which game of the book it is, and the tie of the next one, if the colophon can be read.
    pub in_book: Option<(InBook, Option<u32>)>,
    /// Games that stand besides it: their colophons are lost.
    pub others: Vec<SheetGame>,
    /// Whether the notes are other ones than those that were written.
    are_notes_other: bool,
}

impl Proved {
    /// How much speaks against the language in which it was read: notes that were not written so, and how many faults there
    /// are. What a sheet itself says that it leaves out is none.
    pub fn doubts(&self) -> (bool, usize) {
        let faults = self.game.1.iter();
        let faults = faults.filter(|fault| !matches!(fault, BrailleFault::LeftOut { .. }));
        (self.are_notes_other, faults.count())
    }
}

/// The lines of one game, and its colophon.
#[derive(Clone, Copy)]
pub(super) struct GameSheet<'a> {
    pub game: &'a GameLines,
    pub colophon: &'a Colophon,
    pub start: &'a Position,
    /// The words that stand on sheets.
    pub words: &'a SheetLanguages<'a>,
}

impl GameSheet<'_> {
    /// Reads the game in a code; `None` unless the colophon proves that it is what was written. Its prose is that of the
    /// language in which most of the rest is as it should be.
    pub fn proved(self, code: &'static BrailleCode) -> Option<Proved> {
        let words = code.in_order(&self.game.lines);
        let mut best: Option<Proved> = None;
        for (prose, roster) in self.rosters(code) {
            let Some(start) = self.begins(&roster) else {
                continue;
            };
            let reader = || MoveReader::new(code, &start, Beginnings::AtEdge);
            let begins = reader().words;
            // A title may begin as a game does: then the game is what begins behind it.
            let later = (1..words.len()).filter(|&at| begins.begins(&words[at..]).is_some());
            let mut tried = std::iter::once(0).chain(later).take(MOST_BEGINNINGS);
            let found = tried.find_map(|at| {
                let reader = reader().read(&words[at..]);
                self.proved_in(reader, words.split_at(at), (&start, &roster, prose))
            });
            let is_better =
                |one: &Proved| best.as_ref().is_none_or(|old| one.doubts() < old.doubts());
            if let Some(found) = found.filter(is_better) {
                let is_whole = found.doubts() == (false, 0);
                best = Some(found);
                if is_whole {
                    break;
                }
            }
        }
        best
    }

    /// The game of a colophon among those that were read.
    fn proved_in(
        self,
        mut reader: MoveReader<'_>,
        (title, words): (&[Word], &[Word]),
        (start, roster, prose): (&Position, &Roster, &Prose),
    ) -> Option<Proved> {
        // The last one: a title or a table of contents may read like a short game.
        let mut games = reader.games.iter();
        let found = games.rposition(|game| roster.is_of(&game.record));
        let game = match found {
            Some(found) => reader.games.swap_remove(found),
            // There may be no move at all.
            None => Some(Scanned::of(start.clone())).filter(|game| roster.is_of(&game.record))?,
        };
        let mut record = roster.record(&game.record);
        let mut faults = Vec::from_iter(self.wrong_page(game.first, roster));
        faults.extend(on_board(&record, self.colophon.place));
        let style = self.words.style(reader.words.code, prose);
        let others = others(reader.games);
        let behind = game
            .end
            .and_then(|end| words.get(end..))
            .unwrap_or_default();
        let behind = behind.iter().filter(|_| others.is_empty());
        faults.extend(self.stray(&style, (&game, behind), roster));
        let all = title.iter().chain(words);
        let (found, are_notes_other) = self.beside(&style, (&game, all), roster, &mut record);
        faults.extend(found);
        Some(Proved {
            game: (record, faults),
            exact: reader.exact,
            in_book: Some((roster.in_book, roster.next_tie())),
            others,
            are_notes_other,
        })
    }

    /// Puts the notes of a game beside its moves; returns what of them or of its title is not as it was written, and whether
    /// the notes are other ones.
    fn beside<'w>(
        self,
        style: &Style<'_>,
        (game, words): (&Scanned, impl Iterator<Item = &'w Word>),
        roster: &Roster,
        record: &mut Record,
    ) -> (Vec<BrailleFault>, bool) {
        let here = self.pages(game.first, roster);
        let head = |line: &CellLine| line.words.first().map_or(0, |word| word.place.page);
        let heads = self.game.heads.iter();
        let (first, later): (Vec<&CellLine>, Vec<&CellLine>) = heads
            .filter(|line| head(line) >= *here.start())
            .partition(|line| head(line) == *here.start());
        let before = words.take_while(|word| Some(word.place) != game.first);
        let before: Vec<&Word> = before
            .filter(|word| word.place.page >= *here.start())
            .collect();
        let before = without_begin(style, record, &before).iter().copied();
        let words = first.into_iter().flat_map(|line| &line.words).chain(before);
        let title = Title::read(style, record, &words.cloned().collect::<Vec<_>>());
        let mut faults = title.faults;
        faults.extend(heads_at_odds(style, record, &later));
        let intro = title.rest.as_slice();
        let is_any = roster.kept.is_some() || !game.beside.is_empty() || !intro.is_empty();
        let notes = is_any.then(|| {
            let reader = NoteReader::new(style.code, style.prose, style.words);
            reader.read_all(record, &game.beside, intro)
        });
        let mut notes = notes.unwrap_or_default();
        let lengths = style.lengths_of_own(intro_of(&mut notes).map_or("", |text| text.as_str()));
        let most = lengths.len().saturating_sub(1);
        let told = match roster.kept {
            Some(kept) => kept.told(&notes, most),
            None => Some(most),
        };
        let are_other = told.is_none();
        let lost = match roster.kept {
            Some(kept) if are_other => kept.count,
            Some(kept) => kept.changed,
            // Sheets of earlier versions say nothing of their notes.
            None => notes.values().map(Vec::len).sum(),
        };
        let place = game.beside.first().or(intro.first());
        let place = place.map_or(self.colophon.place, |word| word.place);
        let left_out = take_left_out(&mut notes, lengths[told.unwrap_or(most)]);
        faults.extend(left_out.map(|text| BrailleFault::LeftOut { place, text }));
        kept::give(&notes, record);
        faults.extend((lost > 0).then_some(BrailleFault::Notes { place, lost }));
        (faults, are_other)
    }

    /// Reads a game that is not what its colophon says. What cannot be read is found by trying all moves, if the colophon
    /// proves what comes of it.
    pub fn doubted(self, code: &'static BrailleCode, trials: &mut Trials) -> Proved {
        let words = code.in_order(&self.game.lines);
        let rosters: Vec<Roster> = self.rosters(code).into_iter().map(|one| one.1).collect();
        let in_book = rosters.first();
        let in_book = in_book.map(|roster| (roster.in_book, roster.next_tie()));
        let without = |game| Proved {
            game,
            exact: 0,
            in_book,
            others: Vec::new(),
            are_notes_other: false,
        };
        for roster in &rosters {
            let Some(begins) = self.begins(roster) else {
                continue;
            };
            let reader = MoveReader::new(code, &begins, Beginnings::AtEdge).read(&words);
            if let Some((record, moves)) = mended(&reader, &words, (roster, &begins), trials) {
                let faults = std::iter::once(BrailleFault::Mended { moves });
                let lost = roster.kept.map(|kept| BrailleFault::Notes {
                    place: self.colophon.place,
                    lost: kept.count,
                });
                return without((roster.record(&record), faults.chain(lost).collect()));
            }
        }
        without(self.unproved((code, &words), rosters.first(), trials))
    }

    /// Where the game of a colophon begins.
    fn begins(self, roster: &Roster) -> Option<Position> {
        let game = self.start.game();
        match &roster.fen {
            Some(fen) => game.read_fen(fen).ok(),
            None => Some(game.start()),
        }
    }

    /// What the colophon may say: in the prose of the code, and in that of other languages.
    fn rosters(self, code: &BrailleCode) -> Vec<(&'static Prose, Roster)> {
        let own = prose(code.language());
        let others = languages().iter();
        let others = others.filter(|other| other.language() != own.language());
        let all = std::iter::once(own).chain(others);
        let read = all.filter_map(|prose| Some((prose, self.colophon.read(prose)?)));
        read.collect()
    }

    /// What can be read of a game that is not what its colophon says, or whose colophon cannot be read.
    fn unproved(
        self,
        (code, words): (&'static BrailleCode, &[Word]),
        roster: Option<&Roster>,
        trials: &mut Trials,
    ) -> SheetGame {
        let begins = roster.and_then(|roster| self.begins(roster));
        let begins = begins.as_ref().unwrap_or(self.start);
        let reader = MoveReader::new(code, begins, Beginnings::AtEdge).resuming(trials.take());
        let mut reader = reader.read(words);
        *trials = reader.trials.take();
        let game = reader
            .games
            .into_iter()
            .max_by_key(|game| game.record.plies());
        let unbegun = reader.unbegun.map(|(_, fault)| fault);
        let notes = game.as_ref().and_then(Scanned::unread_notes);
        let signs = game.as_ref().map(|game| game.signs(code));
        let (read, fault) = match game {
            Some(game) => (game.record.clone(), game.fault()),
            None => (Record::starting_from(begins.clone()), unbegun),
        };
        let differs = BrailleFault::Differs {
            place: self.colophon.place,
            written: roster.map_or(0, |roster| roster.plies),
            read: read.plies(),
        };
        let fault = match fault {
            Some(BrailleFault::Resumed { moves, then: None }) => BrailleFault::Resumed {
                moves,
                then: Some(Box::new(differs)),
            },
            Some(fault) => fault,
            None => differs,
        };
        let mut record = roster.map_or_else(|| read.clone(), |roster| roster.record(&read));
        // They hold what could not be read.
        let _ = record.set_notes(read.notes().clone());
        kept::give(&signs.unwrap_or_default(), &mut record);
        (record, std::iter::once(fault).chain(notes).collect())
    }

    /// Pages are counted from the first of the file; a game that begins on another one than was written tells of it. It
    /// begins with its title, not behind its first move, and not before what no colophon ends.
    fn wrong_page(self, first_move: Option<CellPlace>, roster: &Roster) -> Option<BrailleFault> {
        let (first, found) = self.page_of(first_move);
        let page = usize::try_from(roster.page);
        let is_right = page.is_ok_and(|page| (first..=found).contains(&page));
        (!is_right).then_some(BrailleFault::Page {
            found,
            written: roster.page,
        })
    }

    /// The first page of the lines of a game, and that of its first move.
    fn page_of(self, first_move: Option<CellPlace>) -> (usize, usize) {
        let first = self.game.lines.iter().flat_map(|line| &line.words).next();
        let first = first.map_or(self.colophon.place, |word| word.place).page;
        (first, first_move.unwrap_or(self.colophon.place).page)
    }

    /// The pages of a game, from that with its title up to its first move.
    pub fn pages(self, first_move: Option<CellPlace>, roster: &Roster) -> RangeInclusive<usize> {
        let (first, found) = self.page_of(first_move);
        let written = usize::try_from(roster.page).unwrap_or(first);
        written.clamp(first.min(found), found)..=found
    }
}

/// The words before the first move without its number, or without what ends a game that has no moves.
fn without_begin<'w>(
    style: &Style<'_>,
    record: &Record,
    mut words: &'w [&'w Word],
) -> &'w [&'w Word] {
    if record.plies() > 0 {
        let number = |word: &Word| style.code.read_number(&word.cells);
        return match words {
            [rest @ .., last] if number(last) == Some(record.start().number()) => rest,
            _ => words,
        };
    }
    for cells in style.last(record).iter().rev() {
        words = match words {
            [rest @ .., last] if last.cells == cells.as_slice() => rest,
            _ => words,
        };
    }
    words
}

/// Games besides the one of a colophon, which have lost theirs.
fn others(games: Vec<Scanned>) -> Vec<SheetGame> {
    let games = games
        .into_iter()
        .filter(|game| game.record.plies() >= LEAST_OTHER);
    let told = games.filter_map(|game| {
        let place = game.first?;
        let fault = game.fault().unwrap_or(BrailleFault::NoColophon { place });
        let notes = game.unread_notes();
        Some((game.record, std::iter::once(fault).chain(notes).collect()))
    });
    told.collect()
}
