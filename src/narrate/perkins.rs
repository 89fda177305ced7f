//! What is heard of Braille in the hands: cells, parts of cells, and the test of the keyboard.

use super::cue::{Arg, Cue, Phrase, Sentence, answered, echo};
use super::phrases::{self as say, Spec};
use super::{erased, typed};
use crate::braille::Cell;
use crate::earcon::Earcon;
use crate::protocol::settings::Settings;

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

fn of_dots(spec: &'static Spec, cell: Cell) -> Phrase {
    Phrase::new(spec, vec![Arg::Text(dots(cell))])
}

/// A cell was typed into the line.
pub fn cell(name: &CellName, settings: &Settings) -> Vec<Cue> {
    match name {
        CellName::Text(text) => typed(text.encode_utf8(&mut [0; 4]), settings),
        CellName::Dots(cell) => vec![echo(vec![of_dots(&say::CELL_DOTS, *cell).into()])],
    }
}

/// Some dots of a cell were struck; the rest follows.
pub fn part(cell: Cell) -> Vec<Cue> {
    let told = match cell {
        0 => Phrase::new(&say::CELL_NO_DOTS, vec![]),
        _ => of_dots(&say::CELL_PART, cell),
    };
    answered(Earcon::Put, vec![told.into()])
}

/// A cell was taken out of the line again.
pub fn cell_erased(name: CellName) -> Vec<Cue> {
    match name {
        CellName::Text(text) => erased(&text.to_string()),
        CellName::Dots(cell) => answered(
            Earcon::Cancel,
            vec![of_dots(&say::CELL_ERASED, cell).into()],
        ),
    }
}

/// The space bar together with these dots does nothing.
pub fn unknown(cell: Cell) -> Vec<Cue> {
    let told = of_dots(&say::CHORD_UNKNOWN, cell).into();
    answered(Earcon::Edge, vec![told])
}

fn with_names(spec: &'static Spec, names: Vec<Phrase>) -> Sentence {
    Sentence([vec![Phrase::new(spec, vec![])], names].concat())
}

/// The keys that are to be held together.
pub fn test_next(names: Vec<Phrase>) -> Vec<Cue> {
    let asked = with_names(&say::BRAILLE_TEST_NEXT, names);
    answered(Earcon::Question, vec![asked])
}

/// The same keys once more, because some of them did not arrive.
pub fn test_again(names: Vec<Phrase>, missing: Vec<Phrase>) -> Vec<Cue> {
    let lost = with_names(&say::BRAILLE_TEST_LOST, missing);
    let asked = with_names(&say::BRAILLE_TEST_AGAIN, names);
    answered(Earcon::Question, vec![lost, asked])
}

/// What the keyboard does not report: keys held together, and those of them that were lost.
pub fn test_over(faults: Vec<(Vec<Phrase>, Vec<Phrase>)>) -> Vec<Cue> {
    if faults.is_empty() {
        let good = Phrase::new(&say::BRAILLE_TEST_GOOD, vec![]).into();
        return answered(Earcon::Ready, vec![good]);
    }
    let one = |(names, missing): (Vec<Phrase>, Vec<Phrase>)| {
        [
            with_names(&say::BRAILLE_TEST_HELD, names),
            with_names(&say::BRAILLE_TEST_LOST, missing),
        ]
    };
    let mut told: Vec<Sentence> = faults.into_iter().flat_map(one).collect();
    told.push(Phrase::new(&say::BRAILLE_TEST_ADVICE, vec![]).into());
    answered(Earcon::Refusal, told)
}
