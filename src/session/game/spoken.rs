//! Moves that were said aloud: read back, and made if nobody takes them back.

use crate::game::Move;
use crate::protocol::{Event, MoveEntry, Question};
use crate::session::Session;
use crate::time::Moment;

/// How long a move that was said aloud can be taken back before it is made, in milliseconds.
const SPOKEN_MS: u64 = 1_000;

impl Session {
    /// What comes of a move that was said aloud. In practice it is read back first; of several, one is asked for. Where
    /// it is as good as a move that was typed, and where something else is asked, the move to enter comes back: under
    /// the laws the words are the announcement.
    pub(in crate::session) fn spoken(&mut self, moves: Vec<Move>) -> Result<Vec<Event>, MoveEntry> {
        let is_read_back = self.is_read_back();
        let legal = self.position().legal_moves();
        let fitting: Vec<Move> = legal.into_iter().filter(|mv| moves.contains(mv)).collect();
        let is_free = self.table.question.is_none() || is_read_back;
        let at_the_game = !self.activity.is_on() && is_free;
        if is_read_back {
            self.table.question = None;
        }
        let is_possible = at_the_game && self.why_no_move_now().is_none();
        match fitting.as_slice() {
            [mv] if is_possible && !self.is_lawful() && !self.settings.reads_back => {
                Ok(self.read_back(*mv))
            }
            [mv] => Err(MoveEntry::Move(*mv)),
            [_, _, ..] if is_possible => {
                let before = Box::new(self.position().clone());
                Ok(self.ask(Question::Which(before, fitting)))
            }
            _ => Err(MoveEntry::Several(moves)),
        }
    }

    /// Reads a move back that was said aloud; it is made when its time is up.
    pub(in crate::session) fn read_back(&mut self, mv: Move) -> Vec<Event> {
        self.table.spoken_due = Some(self.now.plus_ms(SPOKEN_MS));
        let before = Box::new(self.position().clone());
        self.ask(Question::Spoken(before, mv))
    }

    /// Whether a move that was said aloud has been read back, and is not yet made.
    pub(in crate::session) fn is_read_back(&self) -> bool {
        matches!(self.table.question, Some(Question::Spoken(..)))
    }

    /// Under the laws, the answer which of the moves was said is the announcement.
    pub(in crate::session) fn choose_said(&mut self, entry: &MoveEntry) {
        self.table.question.take_if(|question| {
            matches!((question, entry), (Question::Which(_, moves), MoveEntry::Move(mv)) if moves.contains(mv))
        });
    }

    /// When the move that was read back is made.
    pub(in crate::session) fn spoken_deadline(&self) -> Option<Moment> {
        self.table.spoken_due.filter(|_| self.is_read_back())
    }

    /// The move that was read back is made.
    pub(in crate::session) fn make_as_read(&mut self, mv: Move) -> Vec<Event> {
        let mut events = self.make(mv);
        if let Some(Event::Moved { before, mv }) = events.first().cloned() {
            events.push(Event::AsRead { before, mv });
        }
        events
    }
}
