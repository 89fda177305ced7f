//! A turn is taken back, and what was taken back is made again.

use crate::protocol::{Event, Refusal};
use crate::session::{Session, refused};

impl Session {
    /// Takes back what the player did last, and the opponent's answer to it.
    pub(in crate::session) fn undo_turn(&mut self) -> Vec<Event> {
        let opponent = self.opponent_here();
        let started = self.table.record.start().turn();
        if self.table.record.plies() == 1
            && opponent == Some(started)
            && self.table.record.outcome().is_none()
        {
            return refused(Refusal::NoMoves);
        }
        let mut events = self.undo();
        if let [Event::Undone { before, .. }] = events.as_slice()
            && Some(before.turn()) == opponent
            && self.table.record.plies() > 0
        {
            events.extend(self.undo());
        }
        events
    }

    /// Remembers the moves of the game before some are taken back, unless they are the beginning of such a line.
    pub(super) fn keep_for_redo(&mut self) {
        let moves = self.table.record.moves();
        if !self.table.taken_back.starts_with(moves) {
            self.table.taken_back = moves.to_vec();
        }
    }

    /// Makes the move again that was taken back, and the opponent's answer to it.
    pub(super) fn redo(&mut self) -> Vec<Event> {
        if self.is_listening() {
            return refused(Refusal::Listening);
        }
        refuse!(self.why_no_question_now());
        let mut events = self.make_again();
        if events.is_empty() {
            return refused(Refusal::NothingTakenBack);
        }
        if self.is_opponents_turn() {
            events.extend(self.make_again());
        }
        events
    }

    /// Makes the next move of the line that was taken back; nothing if there is none.
    fn make_again(&mut self) -> Vec<Event> {
        let (moves, line) = (self.table.record.moves(), &self.table.taken_back);
        let is_over = self.table.record.outcome().is_some();
        let next = line.get(moves.len()).copied();
        match next.filter(|_| !is_over && line.starts_with(moves)) {
            Some(mv) => self.make(mv),
            None => Vec::new(),
        }
    }
}
