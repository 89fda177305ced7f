//! Reads the moves of scoresheets in Braille back, word by word.

use super::above::Above;
use super::cells::{BLANK, Cells};
use super::code::BrailleCode;
use super::fault::BrailleFault;
use super::lines::{CellPlace, Word};
use super::resume::Trials;
use super::scanned::Scanned;
use super::word::{Beginnings, Found, WordReader};
use crate::game::Position;
use crate::record::MOST_PLIES;

/// A word is read when so many behind it are known, or all.
const AHEAD: usize = 3000;
/// Of so many moves that cannot be read it is said what they could be: nobody reads more.
const MOST_SUGGESTED: usize = 10_000;
/// So many cells that could not be read are kept.
const MOST_UNREAD: usize = 4000;

/// A reader of the words of games. It is given them piece by piece.
pub(super) struct MoveReader<'a> {
    pub words: WordReader<'a>,
    /// Whether it goes on behind what cannot be read, and tells what is missing before a game.
    resumes: bool,
    /// The games that are done.
    pub games: Vec<Scanned>,
    /// How many moves were written exactly as the code writes them.
    pub exact: usize,
    /// The beginning of a game whose first move cannot be read, and which word that is.
    pub unbegun: Option<(usize, BrailleFault)>,
    game: Option<Scanned>,
    /// Where the last move stands.
    last: Option<CellPlace>,
    ahead: Vec<Word>,
    /// What stands above the next game.
    pub above: Above,
    /// Whether it has been told that something cannot be read since the last game.
    is_told: bool,
    /// The words that could not be read behind the last game.
    unread: Option<Cells>,
    /// What it still may try.
    pub trials: Trials,
    /// How many moves could not be read.
    faults: usize,
}

impl<'a> MoveReader<'a> {
    pub fn new(code: &'static BrailleCode, start: &'a Position, beginnings: Beginnings) -> Self {
        Self {
            words: WordReader {
                code,
                start,
                beginnings,
                suggests: true,
            },
            resumes: false,
            games: Vec::new(),
            exact: 0,
            unbegun: None,
            game: None,
            last: None,
            ahead: Vec::new(),
            above: Above::default(),
            is_told: false,
            unread: None,
            trials: Trials::default(),
            faults: 0,
        }
    }

    /// Goes on behind what cannot be read where only one move makes the rest legal.
    pub fn resuming(mut self, trials: Trials) -> Self {
        self.resumes = true;
        self.trials = trials;
        self
    }

    /// Reads words to their end; they are all that there are.
    pub fn read(mut self, words: &[Word]) -> Self {
        self.go_on(words, 0);
        self.close();
        self
    }

    /// Takes more words, and reads those behind which enough are known.
    pub fn take(&mut self, more: &mut Vec<Word>) {
        self.ahead.append(more);
        if self.ahead.len() > 2 * AHEAD {
            self.go_on_ahead(AHEAD);
        }
    }

    /// Reads the words that were taken, to the end.
    pub fn finish(&mut self) {
        self.go_on_ahead(0);
        self.close();
    }

    /// Whether a game has begun and goes on.
    pub fn is_in_game(&self) -> bool {
        self.game.is_some()
    }

    fn go_on_ahead(&mut self, kept: usize) {
        let mut words = std::mem::take(&mut self.ahead);
        let read = self.go_on(&words, kept);
        words.drain(..read);
        self.ahead = words;
    }

    fn close(&mut self) {
        self.keep_unread();
        self.games.extend(self.game.take());
    }

    /// Reads words while more than so many are left; returns how many were read.
    fn go_on(&mut self, words: &[Word], kept: usize) -> usize {
        self.above.measure(words);
        let mut at = 0;
        while at + kept < words.len() {
            let rest = &words[at..];
            let count = match self.game.take() {
                None => self.before_game(rest, at),
                Some(game) => self.in_game(game, rest, at),
            };
            let end = words.len().min(at + count);
            words[at..end].iter().for_each(|word| self.above.see(word));
            at = end;
        }
        at
    }

    /// Looks for the beginning of a game; returns how many words are done with.
    fn before_game(&mut self, words: &[Word], at: usize) -> usize {
        if let Some(before) = self.words.begins(words) {
            self.keep_unread();
            self.game = Some(self.titled(&words[0]));
            self.last = None;
            self.is_told = false;
            return before;
        }
        if self.words.could_begin(words) {
            let fault = self
                .words
                .unreadable(self.words.start, &words[1], Vec::new());
            if self.resumes && self.resumed_at_first(words, &fault) {
                return 2;
            }
            self.unbegun.get_or_insert((at + 1, fault));
        }
        if self.resumes
            && !self.is_told
            && let Some(fault) = self.words.gap(words)
        {
            self.is_told = true;
            self.keep_unread();
            let game = self.titled(&words[0]);
            self.games.push(Scanned {
                broken: Some((at, fault)),
                ..game
            });
            self.unread = Some(Cells::new());
        }
        // Behind what cannot be read stands the end of that game.
        if self.unread.is_none() {
            self.above.add(self.words.code, &words[0]);
        }
        self.add_unread(&words[0]);
        1
    }

    /// Begins a game whose first move cannot be read, if only one makes the rest legal.
    fn resumed_at_first(&mut self, words: &[Word], fault: &BrailleFault) -> bool {
        let mut game = self.titled(&words[0]);
        let rest = &words[1..];
        let reader = self.words;
        let Some(taken) = self.trials.only_one(&reader, &game.record, rest, fault) else {
            return false;
        };
        self.keep_unread();
        game.play_taken(taken.mv, &words[1]);
        self.last = Some(words[1].place);
        self.game = Some(game);
        self.is_told = false;
        true
    }

    /// Reads on in a game; returns how many words are done with.
    fn in_game(&mut self, mut game: Scanned, words: &[Word], at: usize) -> usize {
        match self.words.next(&game.record, self.last, words) {
            Found::Passed(count) => {
                self.pass(&mut game, &words[..count.min(words.len())]);
                self.game = Some(game);
                count
            }
            Found::Move(..) if game.record.plies() >= MOST_PLIES => {
                let place = words[0].place;
                game.broken = Some((at, BrailleFault::TooLong { place }));
                self.games.push(game);
                self.is_told = true;
                1
            }
            Found::Move(count, mv, is_exact) => {
                self.trials.earn(1);
                self.exact += usize::from(is_exact);
                game.first.get_or_insert(words[0].place);
                game.last = Some(words[0].place);
                self.last = Some(words[0].place);
                let position = game.record.position();
                let signs = self.words.code.signs_behind(position, mv, &words[..count]);
                let _ = game.record.play(mv);
                game.beside.sign(game.record.plies(), &signs);
                self.game = Some(game);
                count
            }
            Found::Ended(count, outcome) => {
                if count == 0 {
                    // The title of the next game.
                    let title = game.beside.words.remove(&game.record.plies());
                    self.above.add_all(title);
                }
                game.end = Some(at + count);
                game.record.set_outcome(outcome);
                let second = words
                    .get(count)
                    .filter(|next| follows(&words[..count], next));
                let second = second.filter(|_| outcome.is_some());
                game.second = second.and_then(|next| {
                    let other = self.words.code.read_result(&next.cells)?;
                    Some((next.place, other))
                });
                let count = count + usize::from(game.second.is_some());
                self.above.end(words[..count].last().map(|word| word.place));
                self.games.push(game);
                count
            }
            Found::Fault(fault) => {
                self.faults += 1;
                self.words.suggests = self.faults < MOST_SUGGESTED;
                let reader = self.words;
                let taken = self
                    .resumes
                    .then(|| self.trials.only_one(&reader, &game.record, words, &fault));
                if let Some(taken) = taken.flatten() {
                    game.play_taken(taken.mv, &words[0]);
                    self.last = Some(words[0].place);
                    self.game = Some(game);
                    return taken.words;
                }
                game.broken = Some((at, fault));
                self.games.push(game);
                self.is_told = true;
                self.unread = Some(Cells::new());
                self.add_unread(&words[0]);
                1
            }
        }
    }

    /// Keeps what stands beside the moves.
    fn pass(&self, game: &mut Scanned, passed: &[Word]) {
        // Where no colophon parts the games, the numbers of pages stand among them.
        let is_page = self.resumes && self.words.code.is_page_number(passed);
        let head = passed.last().filter(|word| word.is_head);
        let result = head.and_then(|word| self.words.code.read_result(&word.cells));
        game.titled = result.or(game.titled);
        if let [word] = passed
            && !word.is_note
            && !word.is_head
        {
            let signs = self.words.code.signs_apart(&word.cells);
            game.beside.sign(game.record.plies(), &signs);
        } else if !is_page {
            game.beside.add(game.record.plies(), passed);
        }
    }

    fn add_unread(&mut self, word: &Word) {
        if let Some(unread) = self
            .unread
            .as_mut()
            .filter(|cells| cells.len() < MOST_UNREAD)
        {
            if !unread.is_empty() {
                unread.push(BLANK);
            }
            unread.append(&word.cells);
        }
    }

    /// What could not be read of a game is not lost: it stands in a comment behind its last move.
    fn keep_unread(&mut self) {
        let unread = self.unread.take().filter(|cells| !cells.is_empty());
        if let (Some(cells), Some(game)) = (unread, self.games.last_mut()) {
            let mut notes = game.record.notes().clone();
            notes.add_comment(game.record.plies(), &cells.to_unicode(' '));
            let _ = game.record.set_notes(notes);
        }
    }

    /// A game that begins with a word, with the names from the first line of its page.
    fn titled(&mut self, begins: &Word) -> Scanned {
        let mut game = Scanned::of(self.words.start.clone());
        self.above.give_to(&mut game, begins, self.words.code);
        game
    }
}

/// Whether a word stands right behind others: in their line or in the next one.
fn follows(words: &[Word], next: &Word) -> bool {
    words.last().is_some_and(|last| {
        let place = last.place;
        place.page == next.place.page && next.place.line <= place.line + 1
    })
}
