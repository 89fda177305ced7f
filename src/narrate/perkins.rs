//! What is heard of Braille in the hands: cells, parts of cells, and the test of the keyboard.

use super::cue::{Cue, Phrase, Sentence, answered, echo, followed};
use super::phrases::{self as say, Spec};
use super::{erased, typed};
use crate::braille::Cell;
use crate::earcon::Earcon;
use crate::protocol::Settings;

/// What a cell is heard as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellName {
    /// The letter or digit that it is.
    Text(char),
    /// Its dots, where it is none.
    Dots(Cell),
}

/// `1 2 5`: the dots of a cell.
pub fn dots(cell: Cell) -> String {
    let raised = (0..8).filter(|dot| cell & (1 << dot) != 0);
    let numbers: Vec<String> = raised.map(|dot| (dot + 1).to_string()).collect();
    numbers.join(" ")
}

/// A cell was typed into the line.
pub fn cell(name: &CellName, settings: &Settings) -> Vec<Cue> {
    match name {
        CellName::Text(text) => typed(text.encode_utf8(&mut [0; 4]), settings),
        CellName::Dots(cell) => vec![echo(say::CELL_DOTS.with(dots(*cell)))],
    }
}

/// Some dots of a cell were struck; the rest follows.
pub fn part(cell: Cell) -> Vec<Cue> {
    let told = match cell {
        0 => say::CELL_NO_DOTS.plain(),
        _ => say::CELL_PART.with(dots(cell)),
    };
    answered(Earcon::Put, told)
}

/// A cell was taken out of the line again.
pub fn cell_erased(name: CellName) -> Vec<Cue> {
    match name {
        CellName::Text(text) => erased(&text.to_string()),
        CellName::Dots(cell) => answered(Earcon::Cancel, say::CELL_ERASED.with(dots(cell))),
    }
}

/// The space bar together with these dots does nothing.
pub fn unknown(cell: Cell) -> Vec<Cue> {
    answered(Earcon::Edge, say::CHORD_UNKNOWN.with(dots(cell)))
}

fn with_names(spec: &'static Spec, names: Vec<Phrase>) -> Sentence {
    followed(spec.plain(), names)
}

/// The keys that are to be held together.
pub fn test_next(names: Vec<Phrase>) -> Vec<Cue> {
    answered(Earcon::Question, with_names(&say::BRAILLE_TEST_NEXT, names))
}

/// The same keys once more, because some of them did not arrive.
pub fn test_again(names: Vec<Phrase>, missing: Vec<Phrase>) -> Vec<Cue> {
    let lost = with_names(&say::BRAILLE_TEST_LOST, missing);
    let asked = with_names(&say::BRAILLE_TEST_AGAIN, names);
    answered(Earcon::Question, (lost, asked))
}

/// What the keyboard does not report: keys held together, and those of them that were lost.
pub fn test_over(faults: Vec<(Vec<Phrase>, Vec<Phrase>)>) -> Vec<Cue> {
    if faults.is_empty() {
        return answered(Earcon::Ready, say::BRAILLE_TEST_GOOD.plain());
    }
    let told = faults.into_iter().flat_map(|(names, missing)| {
        [
            with_names(&say::BRAILLE_TEST_HELD, names),
            with_names(&say::BRAILLE_TEST_LOST, missing),
        ]
    });
    let told: Vec<Sentence> = told.collect();
    answered(Earcon::Refusal, (told, say::BRAILLE_TEST_ADVICE.plain()))
}
