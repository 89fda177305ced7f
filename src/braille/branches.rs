//! Reads the variations of a sheet: a paragraph for each, the deeper ones below it and further to the right.

use super::beside::{NoteLine, NoteReader};
use super::cells::Cell;
use super::notes::{SheetNote, SheetNotes, SheetVariation};
use crate::board::Side;
use crate::game::{Move, Position};

/// Variations in variations are read so deep.
const DEEPEST: usize = 100;

/// The paragraph of a variation: its words, and the lines of those in it.
struct Paragraph<'l, 'c> {
    words: Vec<&'c [Cell]>,
    deeper: &'l [NoteLine<'c>],
}

/// The paragraphs that begin as far from the edge as the first one does.
fn paragraphs<'l, 'c>(mut lines: &'l [NoteLine<'c>]) -> Vec<Paragraph<'l, 'c>> {
    let mut all = Vec::new();
    while let [first, rest @ ..] = lines {
        let goes_on = |line: &&NoteLine<'_>| line.indent < first.indent;
        let (more, rest) = rest.split_at(rest.iter().take_while(goes_on).count());
        let is_deeper = |line: &&NoteLine<'_>| line.indent > first.indent;
        // The lines of a deeper one that go on stand further to the right, too.
        let (deeper, rest) = rest.split_at(rest.iter().take_while(is_deeper).count());
        let whole = std::iter::once(first).chain(more);
        all.push(Paragraph {
            words: whole.flat_map(|line| line.words.clone()).collect(),
            deeper,
        });
        lines = rest;
    }
    all
}

/// The moves of a paragraph, with the positions before each of them and after the last.
struct Line {
    moves: Vec<Move>,
    positions: Vec<Position>,
    notes: SheetNotes,
}

impl NoteReader<'_> {
    /// The variations of lines, which begin in a position. A paragraph that is none is a comment.
    pub(super) fn variations(
        &self,
        before: &Position,
        lines: &[NoteLine<'_>],
        depth: usize,
    ) -> Vec<SheetNote> {
        let each = paragraphs(lines).into_iter();
        let read = each.filter_map(|paragraph| match self.line(before, &paragraph.words) {
            Some(line) => {
                let one = self.with_deeper(line, paragraph.deeper, depth);
                Some(SheetNote::Variation(one))
            }
            None => self.unread(&paragraph),
        });
        read.collect()
    }

    /// A paragraph that is no variation, with all below it.
    fn unread(&self, paragraph: &Paragraph<'_, '_>) -> Option<SheetNote> {
        let deeper = paragraph.deeper.iter();
        let deeper = deeper.flat_map(|line| line.words.iter().copied());
        self.comment(paragraph.words.iter().copied().chain(deeper))
    }

    /// A variation with those in it. Each stands at the first move from the last one on that has its number and in place
    /// of which its first move can be played.
    fn with_deeper(&self, mut line: Line, deeper: &[NoteLine<'_>], depth: usize) -> SheetVariation {
        let mut from = 0;
        for paragraph in paragraphs(deeper).into_iter().filter(|_| depth < DEEPEST) {
            let number = paragraph.words.first();
            let number = number.and_then(|word| self.code.read_number(word));
            let mut places = (from..line.moves.len()).filter(|&ply| {
                let due = line.positions[ply].number();
                number.is_none_or(|number| number == due)
            });
            let found = places.find_map(|ply| {
                let one = self.line(&line.positions[ply], &paragraph.words)?;
                Some((ply, one))
            });
            let Some((ply, one)) = found else {
                let unread = self.unread(&paragraph);
                let behind = line.notes.entry(line.moves.len());
                behind.or_default().extend(unread);
                continue;
            };
            let one = self.with_deeper(one, paragraph.deeper, depth + 1);
            line.notes
                .entry(ply + 1)
                .or_default()
                .push(SheetNote::Variation(one));
            from = ply;
        }
        SheetVariation {
            before: line.positions.swap_remove(0),
            moves: line.moves,
            notes: line.notes,
        }
    }

    /// Reads moves and what is said between them; `None` if there is no move.
    fn line(&self, before: &Position, words: &[&[Cell]]) -> Option<Line> {
        let mut line = Line {
            moves: Vec::new(),
            positions: vec![before.clone()],
            notes: SheetNotes::new(),
        };
        let mut said: Vec<&[Cell]> = Vec::new();
        let mut is_numbered = false;
        let mut at = 0;
        while at < words.len() {
            let position = line.positions.last()?;
            let is_due = !is_numbered || position.turn() == Side::White;
            let Some((mv, signs)) = self.numbered(position, &words[at..], is_due) else {
                said.push(words[at]);
                is_numbered = false;
                at += 1;
                continue;
            };
            self.say(&mut line, &mut said);
            let position = line.positions.last()?.play(mv)?;
            line.moves.push(mv);
            line.positions.push(position);
            if !signs.is_empty() {
                line.notes.insert(line.moves.len(), signs);
            }
            at += 1 + usize::from(is_due);
            is_numbered = true;
        }
        self.say(&mut line, &mut said);
        (!line.moves.is_empty()).then_some(line)
    }

    /// The move with which words begin, behind its number if one is due, and its signs.
    fn numbered(
        &self,
        position: &Position,
        words: &[&[Cell]],
        is_due: bool,
    ) -> Option<(Move, Vec<SheetNote>)> {
        let cells = match words {
            [number, cells, ..] if is_due => {
                let number = self.code.read_number(number);
                number.filter(|number| *number == position.number())?;
                cells
            }
            [cells, ..] if !is_due => cells,
            _ => return None,
        };
        let lone = match position.turn() {
            Side::Black if is_due => self.code.lone_black().as_slice(),
            Side::White | Side::Black => &[],
        };
        let cells = cells.strip_prefix(lone)?;
        let (moves, _) = self.code.fitting_moves(position, cells);
        let [mv] = moves[..] else { return None };
        let written = self.code.encode(position, mv)?;
        let signs = cells.strip_prefix(written.as_slice())?;
        Some((mv, self.code.signs_of(signs)?))
    }

    /// Puts what was said behind the last move.
    fn say(&self, line: &mut Line, said: &mut Vec<&[Cell]>) {
        let plies = line.moves.len();
        let side = match plies.checked_sub(1) {
            Some(ply) => line.positions[ply].turn(),
            None => line.positions[0].turn(),
        };
        let ends: Vec<usize> = (1..=said.len()).collect();
        let remarks = self.remarks(said, &ends, side);
        said.clear();
        if !remarks.is_empty() {
            line.notes.entry(plies).or_default().extend(remarks);
        }
    }
}
