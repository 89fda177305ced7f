//! Pages that are no game: the sealed move for its envelope, and sheets to be filled in by hand.

use super::cells::{BLANK, Cells};
use super::page::{BraillePage, Pager, wrapped};
use super::sheet::Style;
use crate::board::Side;
use crate::game::Move;
use crate::record::Record;

impl Style<'_> {
    /// The page for the envelope: the names, and a move in full notation, alone on its page
    /// (appendix 1 to § 19, USSR 1956). `None` if the move is not legal in the last position.
    pub fn sealed(&self, record: &Record, mv: Move) -> Option<BraillePage> {
        let cells = self.code.encode_full(record.position(), mv)?;
        self.envelope(record, &cells)
    }

    /// The page for the envelope with what a player has written that is not one legal move.
    pub fn sealed_in_words(&self, record: &Record, text: &str) -> Option<BraillePage> {
        let is_cells = text
            .chars()
            .all(|c| matches!(c, ' ' | '\u{2800}'..='\u{28ff}'));
        let cells = text.parse().ok().filter(|_| is_cells);
        let cells = cells.unwrap_or_else(|| self.prose.write(text));
        self.envelope(record, &cells)
    }

    fn envelope(&self, record: &Record, written: &Cells) -> Option<BraillePage> {
        let position = record.position();
        let head = self.running_head(record);
        let mut pager = Pager::new(self.paper, self.prose, head, 1);
        let label = self.prose.write(&self.words.sealed_move);
        for line in wrapped(&label, self.width(), 0, 2) {
            pager.line(line);
        }
        let mut line = self.code.move_number(position.number(), position.turn());
        line.push(BLANK);
        line.append(written.as_slice());
        for line in wrapped(&line, self.width(), 0, 2) {
            pager.line(line);
        }
        pager.finish().0.into_iter().next()
    }

    /// A sheet to be filled in by hand: the fields of the title, then so many numbers.
    pub fn blank_form(&self, moves: u32) -> Vec<BraillePage> {
        let words = self.words;
        let fields = [
            &words.white,
            &words.black,
            &words.event,
            &words.site,
            &words.date,
            &words.round,
            &words.result,
        ];
        let mut pager = Pager::new(self.paper, self.prose, Cells::new(), 1);
        for field in fields {
            let field = self.prose.write(&format!("{field}:"));
            for line in wrapped(&field, self.width(), 0, 2) {
                pager.line(line);
            }
        }
        pager.close();
        for number in 1..=moves {
            pager.line(self.code.move_number(number, Side::White));
        }
        pager.finish().0
    }
}
