//! Moves that were said aloud: read back, and made if nobody takes them back.

use crate::game::Move;
use crate::protocol::{Ask, Event, Input, MoveEntry, Outcome, Question, Refusal};
use crate::session::Session;
use crate::time::Moment;

/// How long a move that was said aloud can be taken back before it is made, in milliseconds.
const SPOKEN_MS: u64 = 1_000;

/// How long a no means a move that was made as it was read back, if nothing else was asked for, in milliseconds.
const MADE_MS: u64 = 10_000;

impl Session {
    /// What comes of a move that was said aloud. In practice it is read back first; of several, one is asked for. Where
    /// it is as good as a move that was typed, and where something else is asked, the move to enter comes back: under
    /// the laws the words are the announcement.
    pub(in crate::session) fn spoken(&mut self, moves: Vec<Move>) -> Result<Vec<Event>, MoveEntry> {
        let legal = self.position().legal_moves();
        let fitting: Vec<Move> = legal.into_iter().filter(|mv| moves.contains(mv)).collect();
        if let ([mv], Some(asked)) = (fitting.as_slice(), &self.table.question)
            && names(asked, *mv)
        {
            return Ok(self.yes());
        }
        let asked = self.table.question.take_if(|one| one.asks_what_was_said());
        let is_possible = !self.activity.is_on()
            && self.table.question.is_none()
            && self.why_no_move_now().is_none();
        match fitting.as_slice() {
            [mv] if is_possible && !self.is_lawful() && !self.settings.reads_back => {
                Ok(self.read_back(*mv))
            }
            [_, _, ..] if is_possible => {
                let before = Box::new(self.position().clone());
                Ok(self.ask(Question::Which(before, fitting)))
            }
            other => {
                let entry = match other {
                    [mv] => MoveEntry::Move(*mv),
                    _ => MoveEntry::Several(moves),
                };
                if asked.is_some() {
                    self.table.question = asked;
                }
                Err(entry)
            }
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
        let waits = !self.is_read_back() || self.outside.speaks;
        self.table.spoken_due.filter(|_| !waits)
    }

    /// Whether the player speaks, and what he says is not known yet.
    pub fn hears_speech(&self) -> bool {
        self.outside.speaks
    }

    /// A move that was read back waits while the player speaks: he may be taking it back. When it is known what he has
    /// said, the second begins anew.
    pub(in crate::session) fn hear_speaking(&mut self, speaks: bool) -> Vec<Event> {
        self.outside.speaks = speaks;
        if self.is_read_back() {
            self.table.spoken_due = Some(self.now.plus_ms(SPOKEN_MS));
        }
        Vec::new()
    }

    /// What an ask means right behind a move that was read back, or is asked about: who takes back what he hears does not
    /// mean the move before, and who says no when the move was made a moment ago takes it back.
    pub(in crate::session) fn after_reading(&mut self, ask: Ask) -> Ask {
        let made = self.table.made_as_read.take();
        let is_made = made.is_some_and(|made| self.now <= made.plus_ms(MADE_MS));
        if ask == Ask::Undo && self.question().is_some_and(Question::asks_about_move) {
            Ask::No
        } else if ask == Ask::No && self.table.question.is_none() && is_made {
            Ask::Undo
        } else {
            ask
        }
    }

    /// The move that was read back is made.
    pub(in crate::session) fn make_as_read(&mut self, mv: Move) -> Vec<Event> {
        let mut events = self.make(mv);
        self.table.made_as_read = Some(self.now);
        if let Some(Event::Moved { before, mv }) = events.first().cloned() {
            events.push(Event::AsRead { before, mv });
        }
        events
    }

    /// A move that was read back is never lost without a word. What would put it aside, or has to wait for it, comes
    /// behind it: the move is made first. Where it cannot be made any more, that is said.
    pub(in crate::session) fn not_losing_what_was_read(
        &mut self,
        before: Self,
        now: Moment,
        input: Input,
        outcome: Outcome,
    ) -> Outcome {
        let Some(read) = before.table.question.clone() else {
            return outcome;
        };
        if !self.has_lost(&read, &outcome.events) {
            return outcome;
        }
        *self = before;
        self.table.spoken_due = Some(self.now);
        let mut outcome = self.handle_here(now.max(self.now), input);
        if self.has_lost(&read, &outcome.events) {
            outcome.events.push(Event::Declined(read));
        }
        outcome
    }

    /// Whether a move that was read back is neither made nor waits any more, and nothing was said of it; or whether
    /// something was refused for its sake.
    fn has_lost(&self, read: &Question, events: &[Event]) -> bool {
        let is_refused = |event: &Event| matches!(event, Event::Refused(Refusal::AnswerFirst(asked)) if asked == read);
        if events.iter().any(is_refused) {
            return true;
        }
        let waits = [&self.table.question, &self.table.left.question];
        !waits.contains(&&Some(read.clone())) && !events.iter().any(|event| tells_of(event, read))
    }
}

/// Whether a question is whether this very move was said.
fn names(asked: &Question, mv: Move) -> bool {
    let is_suggested = |ask: &Ask| *ask == Ask::Enter(MoveEntry::Move(mv));
    if let Question::Spoken(_, read) = asked {
        return *read == mv;
    }
    matches!(asked, Question::Meant(_, suggestion) if is_suggested(&suggestion.ask))
}

/// Whether an event says what has become of a move that was read back: a move is made, this one or another, or it is
/// asked for another one, or this one was taken back.
fn tells_of(event: &Event, read: &Question) -> bool {
    if let Event::Asked(Question::Meant(_, suggestion)) = event {
        return matches!(suggestion.ask, Ask::Enter(_));
    }
    matches!(event, Event::Declined(declined) if declined == read)
        || matches!(
            event,
            Event::Moved { .. }
                | Event::Asked(
                    Question::Spoken(..)
                        | Question::Which(..)
                        | Question::Promotion(..)
                        | Question::ReadBack(..)
                )
        )
}
