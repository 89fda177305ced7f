//! Finds what cannot be read of a game by what its colophon says.

use super::colophon::Roster;
use super::fault::BrailleFault;
use super::lines::{CellPlace, Word};
use super::resume::{Trial, Trials};
use super::scan::MoveReader;
use super::scanned::Scanned;
use super::word::may_begin_line;
use crate::game::{Move, Position};
use crate::record::Record;

/// So many moves of a game that cannot be read are found by its colophon.
const MOST_MENDED: usize = 2;

/// So many places are tried at which a game may begin.
const MOST_BEGINNINGS: usize = 6;

/// Moves, and numbers of moves, that could not be read.
type MendedMoves = Vec<(CellPlace, String)>;

/// The game that a reader breaks off, with what the colophon proves of it.
pub(super) fn mended(
    reader: &MoveReader<'_>,
    words: &[Word],
    (roster, begins): (&Roster, &Position),
    trials: &mut Trials,
) -> Option<(Record, MendedMoves)> {
    let mending = Mending {
        reader,
        words,
        roster,
    };
    let places = broken_in(reader, begins).into_iter();
    let mut places = places.chain(unnumbered(reader, words, begins));
    places.find_map(|broken| mending.mended(&broken, MOST_MENDED, trials))
}

/// A game up to what cannot be read, and which word that is.
struct Broken {
    record: Record,
    at: usize,
    fault: BrailleFault,
}

/// The places at which the games of a reader break off.
fn broken_in(reader: &MoveReader<'_>, start: &Position) -> Vec<Broken> {
    let of = |game: &Scanned| {
        let (at, fault) = game.broken.clone()?;
        let record = game.record.clone();
        Some(Broken { record, at, fault })
    };
    let unbegun = reader.unbegun.iter().map(|(at, fault)| Broken {
        record: Record::starting_from(start.clone()),
        at: *at,
        fault: fault.clone(),
    });
    reader.games.iter().filter_map(of).chain(unbegun).collect()
}

/// The places at which a game may begin with a number that cannot be read: the first move can.
fn unnumbered(reader: &MoveReader<'_>, words: &[Word], start: &Position) -> Vec<Broken> {
    let code = reader.words.code;
    let may_begin = |at: &usize| {
        let [word, next, ..] = &words[*at..] else {
            return false;
        };
        may_begin_line(word)
            && code.read_number(&word.cells) != Some(start.number())
            && code.fitting_moves(start, &next.cells).0.len() == 1
    };
    let places = (0..words.len()).filter(may_begin).take(MOST_BEGINNINGS);
    let begun = places.map(|at| Broken {
        record: Record::starting_from(start.clone()),
        at,
        fault: reader.words.unreadable(start, &words[at], Vec::new()),
    });
    begun.collect()
}

/// Finds moves that cannot be read by what the colophon says of the game.
struct Mending<'a, 's> {
    reader: &'a MoveReader<'s>,
    words: &'a [Word],
    roster: &'a Roster,
}

impl Mending<'_, '_> {
    /// The game with the moves that make it what the colophon says, up to so many of them.
    fn mended(
        &self,
        broken: &Broken,
        most: usize,
        trials: &mut Trials,
    ) -> Option<(Record, MendedMoves)> {
        let rest = &self.words[broken.at..];
        let position = broken.record.position();
        let moves = position.legal_moves();
        let word = rest.first()?;
        let reader = &self.reader.words;
        let number = trials.without(reader, &broken.record, rest);
        let others = trials.all(reader, &broken.record, rest, &broken.fault, &moves);
        let tried: Vec<Trial> = number.into_iter().chain(others).collect();
        let named = |mv: Option<Move>| {
            let number = || format!("{}.", position.number());
            let text = mv.map_or_else(number, |mv| position.notation(mv).unwrap_or_default());
            (word.place, text)
        };
        let is_it = |record: &Record| self.roster.is_of(record);
        if let Some(trial) = tried.iter().find(|trial| is_it(&trial.record)) {
            return Some((trial.record.clone(), vec![named(trial.mv)]));
        }
        if most <= 1 {
            return None;
        }
        let furthest = tried.iter().map(|trial| trial.at).max()?;
        for trial in tried.into_iter().filter(|trial| trial.at == furthest) {
            let Some(fault) = trial.fault else { continue };
            let further = Broken {
                record: trial.record,
                at: broken.at + trial.at,
                fault,
            };
            if further.at >= self.words.len() {
                continue;
            }
            if let Some((record, more)) = self.mended(&further, most - 1, trials) {
                return Some((record, [vec![named(trial.mv)], more].concat()));
            }
        }
        None
    }
}
