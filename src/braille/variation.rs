//! Variations on a scoresheet: a paragraph each below the move that they replace, and deeper ones below it.

use super::cells::{BLANK, Cells};
use super::notes::{SheetNote, SheetVariation};
use super::page::wrapped;
use super::sheet::{NOTE_INDENT, Style};
use crate::board::Side;

/// How much further to the right the first line of a paragraph begins than the others.
const STEP: usize = 2;
/// How much further to the right a deeper variation stands than the one that it belongs to: no line of it begins where
/// one of the other does.
const DEEPER: usize = 4;

/// In how many variations that stands which begins with a line.
pub(super) fn depth_of(line: &Cells) -> usize {
    let blanks = line.as_slice().iter().take_while(|cell| **cell == BLANK);
    blanks.count().saturating_sub(NOTE_INDENT + STEP) / DEEPER
}

impl Style<'_> {
    /// The paragraph of a variation, and those of the variations in it. They begin where notes do, so that no
    /// reader takes them for moves of the game.
    pub(super) fn variation(&self, variation: &SheetVariation, depth: usize) -> Vec<Cells> {
        let mut text = Cells::new();
        let mut deeper = Vec::new();
        let mut position = variation.before.clone();
        let mut is_numbered = false;
        let none = Vec::new();
        let beside = |ply: &usize| variation.notes.get(ply).unwrap_or(&none);
        self.beside(beside(&0), position.turn(), &mut text);
        for (ply, &mv) in (1..).zip(&variation.moves) {
            let side = position.turn();
            if !is_numbered || side == Side::White {
                word(&mut text, &self.code.move_number(position.number(), side));
            }
            let mut cells = match side {
                Side::Black if !is_numbered => self.code.lone_black().clone(),
                Side::White | Side::Black => Cells::new(),
            };
            cells.append(
                self.code
                    .encode(&position, mv)
                    .unwrap_or_default()
                    .as_slice(),
            );
            let notes = beside(&ply);
            for note in notes {
                cells.append(self.sign_of(note).map_or(&[], Cells::as_slice));
            }
            word(&mut text, &cells);
            is_numbered = !self.beside(notes, side, &mut text);
            deeper.extend(notes.iter().filter_map(SheetNote::variation));
            match position.play(mv) {
                Some(after) => position = after,
                None => break,
            }
        }
        let other = (NOTE_INDENT + DEEPER * depth).min(self.width() / 2);
        let mut lines = wrapped(&text, self.width(), other + STEP, other);
        for one in deeper {
            lines.extend(self.variation(one, depth + 1));
        }
        lines
    }

    /// Adds the notes that are said in words. Returns whether there were any.
    fn beside(&self, notes: &[SheetNote], side: Side, text: &mut Cells) -> bool {
        let texts = notes.iter().filter_map(|note| self.text_of(note, side));
        let count = texts.map(|one| word(text, &self.prose.write(&one))).count();
        count > 0
    }
}

fn word(text: &mut Cells, more: &Cells) {
    if !text.is_empty() {
        text.push(BLANK);
    }
    text.append(more.as_slice());
}
