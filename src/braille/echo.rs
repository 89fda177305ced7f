//! Reads the notes of a game back as they are written, so that the colophon can say what of them comes back.

use super::beside::{NoteLine, NoteReader};
use super::cells::Cells;
use super::flow::FlowItem;
use super::kept::{Kept, in_order};
use super::left_out::{intro_of, take_left_out};
use super::notes::{SheetNote, SheetNotes};
use super::sheet::Style;
use crate::board::Side;
use crate::game::Position;
use crate::record::Record;

impl Style<'_> {
    /// How many notes of a game do not come back from its sheet as they are: letters and signs that the Braille of the
    /// language cannot tell apart, or words that read like moves.
    pub fn changed(&self, record: &Record, notes: &SheetNotes) -> usize {
        self.kept(record, notes).map_or(0, |kept| kept.changed)
    }

    pub(super) fn kept(&self, record: &Record, notes: &SheetNotes) -> Option<Kept> {
        if notes.is_empty() {
            return None;
        }
        let reader = NoteReader::new(self.code, self.prose, self.words);
        let mut read = SheetNotes::new();
        let (mut count, mut changed, mut told) = (0, 0, None);
        for (&plies, beside) in notes {
            let written = in_order(beside.iter().filter(|note| **note != SheetNote::Diagram));
            if written.is_empty() {
                continue;
            }
            let back = self.read_back(&reader, record, (plies, beside));
            // What a sheet says of itself is none of the game's.
            let (said, own): (Vec<SheetNote>, Vec<SheetNote>) = written
                .into_iter()
                .partition(|note| matches!(note, SheetNote::LeftOut(_)));
            count += own.len().max(1);
            let mut rest = SheetNotes::from([(plies, back.clone())]);
            let lengths = self.lengths_of_own(intro_of(&mut rest).map_or("", |text| text.as_str()));
            let due = said
                .iter()
                .filter_map(|note| self.text_of(note, Side::White));
            let due: usize = due.map(|text| self.lengths_of_own(&text).len() - 1).sum();
            let due = due.min(lengths.len() - 1);
            if lengths.len() > 1 {
                told = Some(due);
            }
            take_left_out(&mut rest, lengths[due]);
            changed += differing(&own, &rest.remove(&plies).unwrap_or_default());
            read.insert(plies, back);
        }
        (count > 0).then(|| Kept::of(&read, told, (count, changed)))
    }

    /// The notes behind a move as they are read from the sheet.
    fn read_back(
        &self,
        reader: &NoteReader<'_>,
        record: &Record,
        (plies, beside): (usize, &[SheetNote]),
    ) -> Vec<SheetNote> {
        let before = plies.checked_sub(1).map(|ply| record.position_after(ply));
        let side = before.map_or(Side::White, Position::turn);
        let after = record.position_after(plies);
        // Before the first move there is none that they could stand behind.
        let signed = beside.iter().filter(|_| plies > 0);
        let signs = signed.filter_map(|note| self.sign_of(note));
        let signs: Vec<u8> = signs.flat_map(Cells::as_slice).copied().collect();
        let items = self.notes_after(beside, after, side);
        let lines = items.iter().flat_map(|item| match item {
            FlowItem::Text(lines) => lines.as_slice(),
            FlowItem::Row(_) | FlowItem::Block(_) => &[],
        });
        let lines: Vec<NoteLine<'_>> = lines.map(NoteLine::of_cells).collect();
        let lines = reader.without_diagrams(after, &lines, plies == 0);
        in_order(reader.read(before, side, &signs, lines).iter())
    }
}

/// How many notes differ between two lists: none only if both are the same.
fn differing(written: &[SheetNote], back: &[SheetNote]) -> usize {
    if written == back {
        return 0;
    }
    let lost = written.iter().filter(|note| !back.contains(note)).count();
    let invented = back.iter().filter(|note| !written.contains(note)).count();
    lost.max(invented).max(1)
}
