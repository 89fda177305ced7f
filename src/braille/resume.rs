//! What a move that cannot be read may have been: every legal move is tried, and it is seen how far the rest can be read
//! then.

use super::fault::BrailleFault;
use super::lines::{CellPlace, Word};
use super::word::{Found, WordReader};
use crate::game::Move;
use crate::record::{MOST_PLIES, Record};

/// A move is taken, though the rest cannot be read to its end, if so many words more can be read with it than with any
/// other.
const FURTHER: usize = 8;
/// How many words are tried at most in a file, and how many more for each move that is read: the time that a long file
/// takes grows with its length only.
const TRIED_FIRST: usize = 3_000_000;
const TRIED_MORE: usize = 3;
/// To copy so many moves takes as long as to try a word.
const COPIED: usize = 16;

/// What is read if a move is taken for what stands there.
#[derive(Debug)]
pub(super) struct Trial {
    /// `None` where the word is passed over: it is the number of a move.
    pub mv: Option<Move>,
    /// How many words stand for it: none where it is missing.
    pub words: usize,
    /// The game with it and all that can be read behind it.
    pub record: Record,
    /// Where it ends: at which word, and why if it is no end.
    pub at: usize,
    pub fault: Option<BrailleFault>,
}

/// A move that is taken for what cannot be read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    pub mv: Move,
    pub words: usize,
}

/// Tries moves, within a budget.
#[derive(Debug)]
pub(super) struct Trials {
    budget: usize,
}

impl Default for Trials {
    fn default() -> Self {
        Self {
            budget: TRIED_FIRST,
        }
    }
}

impl Trials {
    /// All that are left, for somebody else.
    pub fn take(&mut self) -> Self {
        Self {
            budget: std::mem::take(&mut self.budget),
        }
    }

    /// So many moves were read.
    pub fn earn(&mut self, moves: usize) {
        self.budget += TRIED_MORE * moves;
    }

    /// The only move with which the rest of a game can be read, or much more of it than with any other.
    pub fn only_one(
        &mut self,
        reader: &WordReader<'_>,
        record: &Record,
        words: &[Word],
        fault: &BrailleFault,
    ) -> Option<Taken> {
        if self.budget == 0 {
            return None;
        }
        let near = reader.code.near(record.position(), &words[0].cells);
        let legal = record.position().legal_moves();
        for moves in [near, legal] {
            let trials = self.all(reader, record, words, fault, &moves);
            match choose(&trials) {
                Chosen::One(at) => {
                    let Trial { mv, words, .. } = trials[at];
                    return mv.map(|mv| Taken { mv, words });
                }
                Chosen::Several => return None,
                Chosen::None => {}
            }
        }
        None
    }

    /// Tries moves for what stands at the first word, and for what is missing before it.
    pub fn all(
        &mut self,
        reader: &WordReader<'_>,
        record: &Record,
        words: &[Word],
        fault: &BrailleFault,
        moves: &[Move],
    ) -> Vec<Trial> {
        let is_word = match fault {
            BrailleFault::Unreadable { .. } | BrailleFault::NoCell { .. } => true,
            BrailleFault::Number { .. } => false,
            BrailleFault::NoGame
            | BrailleFault::Differs { .. }
            | BrailleFault::Mended { .. }
            | BrailleFault::Resumed { .. }
            | BrailleFault::Page { .. }
            | BrailleFault::InBook { .. }
            | BrailleFault::Unended { .. }
            | BrailleFault::OtherBook { .. }
            | BrailleFault::Stray { .. }
            | BrailleFault::BreaksOff { .. }
            | BrailleFault::Results { .. }
            | BrailleFault::Title { .. }
            | BrailleFault::Notes { .. }
            | BrailleFault::LeftOut { .. }
            | BrailleFault::OnBoard { .. }
            | BrailleFault::TooLong { .. }
            | BrailleFault::GivenUp { .. }
            | BrailleFault::NoColophon { .. }
            | BrailleFault::Above { .. }
            | BrailleFault::OtherCode { .. } => return Vec::new(),
        };
        let mut trials = Vec::new();
        for &mv in moves {
            for count in usize::from(false)..=usize::from(is_word) {
                if self.budget == 0 {
                    return Vec::new();
                }
                let mut tried = record.clone();
                if tried.play(mv) {
                    trials.push(self.read(reader, tried, (Some(mv), count), words));
                }
            }
        }
        trials
    }

    /// Passes over the first word.
    pub fn without(
        &mut self,
        reader: &WordReader<'_>,
        record: &Record,
        words: &[Word],
    ) -> Option<Trial> {
        let is_left = self.budget > 0;
        is_left.then(|| self.read(reader, record.clone(), (None, 1), words))
    }

    fn read(
        &mut self,
        reader: &WordReader<'_>,
        mut record: Record,
        (mv, count): (Option<Move>, usize),
        words: &[Word],
    ) -> Trial {
        let reader = WordReader {
            suggests: false,
            ..*reader
        };
        let mut at = count;
        let mut last: Option<CellPlace> = words.first().map(|word| word.place);
        let mut fault = None;
        // The game is copied for each of them.
        self.budget = self.budget.saturating_sub(record.plies() / COPIED);
        while let Some(rest) = words.get(at..).filter(|rest| !rest.is_empty()) {
            self.budget = self.budget.saturating_sub(1);
            match reader.next(&record, last, rest) {
                Found::Passed(count) => at += count,
                Found::Move(..) if record.plies() >= MOST_PLIES => {
                    let place = rest[0].place;
                    fault = Some(BrailleFault::TooLong { place });
                    break;
                }
                Found::Move(count, next, _) => {
                    last = Some(rest[0].place);
                    let _ = record.play(next);
                    at += count;
                }
                Found::Ended(_, outcome) => {
                    record.set_outcome(outcome);
                    break;
                }
                Found::Fault(found) => {
                    fault = Some(found);
                    break;
                }
            }
        }
        Trial {
            mv,
            words: count,
            record,
            at,
            fault,
        }
    }
}

enum Chosen {
    None,
    One(usize),
    Several,
}

/// The only one of the trials that reads to the end, or reads much further than the others.
fn choose(trials: &[Trial]) -> Chosen {
    let whole = |trial: &&Trial| trial.fault.is_none();
    match trials.iter().filter(whole).count() {
        0 => {}
        1 => {
            let at = trials.iter().position(|trial| trial.fault.is_none());
            return at.map_or(Chosen::None, Chosen::One);
        }
        _ => return Chosen::Several,
    }
    let mut order: Vec<usize> = (0..trials.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(trials[at].at));
    match order.as_slice() {
        [first, rest @ ..] => {
            let next = rest.first().map_or(0, |&next| trials[next].at);
            match trials[*first].at >= next + FURTHER {
                true => Chosen::One(*first),
                false => Chosen::None,
            }
        }
        [] => Chosen::None,
    }
}
