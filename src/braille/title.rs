//! Compares the title and the running heads of a sheet with what its colophon says: people read the one, programs the
//! other.

use std::cell::OnceCell;

use super::beside::{in_line, joined};
use super::cells::{Cell, Cells, without_struck};
use super::code::BrailleCode;
use super::diagram::Diagram;
use super::fault::BrailleFault;
use super::flow::Layout;
use super::lines::{CellLine, Word};
use super::page::Paper;
use super::prose::{Prose, languages};
use super::sheet::{SheetWords, Style};
use crate::record::Record;

/// Gives the words of sheets in a language.
pub(super) type AskWords<'t> = &'t dyn Fn(&str) -> SheetWords;

/// The words of sheets in the languages of their prose; each is asked for once.
pub(super) struct SheetLanguages<'t> {
    ask: AskWords<'t>,
    known: Vec<OnceCell<SheetWords>>,
}

impl<'t> SheetLanguages<'t> {
    pub fn new(ask: AskWords<'t>) -> Self {
        Self {
            ask,
            known: languages().iter().map(|_| OnceCell::new()).collect(),
        }
    }

    /// A style in which a sheet is compared; what does not fit into a line does not matter.
    pub fn style<'v>(&'v self, code: &'v BrailleCode, prose: &'v Prose) -> Style<'v> {
        let is_it = |other: &Prose| other.language() == prose.language();
        let at = languages().iter().position(is_it).unwrap_or(0);
        let words = self.known[at].get_or_init(|| (self.ask)(prose.language()));
        Style {
            code,
            prose,
            words,
            paper: Paper::FLOWING,
            layout: Layout::Columns,
            diagram: Diagram::Grid,
        }
    }
}

/// What stands before the moves of a game.
pub(super) struct Title {
    /// What is at odds with the colophon.
    pub faults: Vec<BrailleFault>,
    /// The words behind it.
    pub rest: Vec<Word>,
}

impl Title {
    /// Compares the words before the first move, with those that head the page, with the game of the colophon.
    pub fn read(style: &Style<'_>, record: &Record, words: &[Word]) -> Self {
        let lines: Vec<&[Word]> = words.chunk_by(in_line).collect();
        // An empty line ends it.
        let goes_on = |pair: &&[&[Word]]| {
            let [one, next] = [pair[0][0].place, pair[1][0].place];
            one.page != next.page || one.line + 1 == next.line
        };
        let own = 1 + lines.windows(2).take_while(goes_on).count();
        let mut own = own.min(lines.len());
        let heading = style.heading(record);
        let mut due: &[Cells] = &heading;
        let (mut at, mut faults) = (0, Vec::new());
        while at < own && !due.is_empty() {
            let found = due
                .iter()
                .enumerate()
                .find_map(|(skipped, text)| Some((skipped, lines_of(&lines[at..], text)?)));
            if let Some((skipped, count)) = found {
                due = &due[skipped + 1..];
                at += count;
            } else if (at + 1..own).any(|later| lines_of(&lines[later..], &due[0]).is_some()) {
                // A line has come in.
                let place = lines[at][0].place;
                let in_game = true;
                faults.push(BrailleFault::Stray { place, in_game });
                at += 1;
            } else {
                faults.push(differing(style, lines[at], &due[0]));
                due = &due[1..];
                at += 1;
            }
        }
        // On the next page it may go on, where no empty line stands before the notes.
        own = if due.is_empty() { at } else { own.max(at) };
        let rest = lines[own..].iter().flat_map(|line| line.iter().cloned());
        Self {
            faults,
            rest: rest.collect(),
        }
    }
}

/// How many lines hold a text exactly, or beside what was rubbed out; `None` if it does not stand there.
fn lines_of(lines: &[&[Word]], text: &Cells) -> Option<usize> {
    let wanted = joined(text.words());
    let bare = || counted(lines, &wanted, |line| without_struck(&cells(line)));
    counted(lines, &wanted, cells).or_else(bare)
}

fn counted(
    lines: &[&[Word]],
    wanted: &[Cell],
    cells: impl Fn(&[Word]) -> Vec<Cell>,
) -> Option<usize> {
    let mut found: Vec<Cell> = Vec::new();
    for (count, line) in (1..).zip(lines) {
        found.extend(cells(line));
        if !wanted.starts_with(&found) {
            return None;
        }
        if found.len() == wanted.len() {
            return Some(count);
        }
    }
    None
}

fn cells(line: &[Word]) -> Vec<Cell> {
    joined(line.iter().map(|word| word.cells.as_slice()))
}

fn differing(style: &Style<'_>, line: &[Word], written: &Cells) -> BrailleFault {
    BrailleFault::Title {
        place: line[0].place,
        found: read_line(
            style,
            &line
                .iter()
                .map(|word| word.cells.as_slice())
                .collect::<Vec<_>>(),
        ),
        written: read_line(style, &written.words().collect::<Vec<_>>()),
    }
}

/// A line of the title as text: prose, and the result, which is in the code.
fn read_line(style: &Style<'_>, words: &[&[Cell]]) -> String {
    let result = words.last().and_then(|cells| style.code.read_result(cells));
    let prose = &words[..words.len() - usize::from(result.is_some())];
    let text = style.prose.read_text(prose.iter().copied());
    let parts = [Some(text), result.map(|result| result.pgn().to_owned())];
    let parts: Vec<String> = parts
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(" ")
}

/// The running heads that are not those of the game of the colophon.
pub(super) fn heads_at_odds(
    style: &Style<'_>,
    record: &Record,
    heads: &[&CellLine],
) -> Vec<BrailleFault> {
    let possible = style.heads(record);
    let [.., shortest] = possible.as_slice() else {
        return Vec::new();
    };
    let is = |found: Vec<Cell>| {
        let is_cut = joined(shortest.words()).starts_with(&found);
        is_cut || possible.iter().any(|head| joined(head.words()) == found)
    };
    let is_of = |line: &CellLine| {
        let found = cells(&line.words);
        is(without_struck(&found)) || is(found)
    };
    let wrong = heads
        .iter()
        .filter(|line| !line.words.is_empty() && !is_of(line));
    let told = wrong.map(|line| differing(style, &line.words, &possible[0]));
    told.collect()
}
