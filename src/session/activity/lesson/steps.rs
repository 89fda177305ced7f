//! What a command means while lessons are going on.

use crate::protocol::{Ask, Event, ProcedureEvent, Question};
use crate::session::Session;
use crate::session::activity::lesson::told;

impl Session {
    /// Leaves the lesson out: it stays as new or as due as it was.
    pub(in crate::session) fn skip_lesson(&mut self) -> Vec<Event> {
        self.table.question = None;
        let mut events = told(ProcedureEvent::LeftOut);
        events.extend(self.next_lesson());
        events
    }

    /// Says the next step. Where the player goes alone, that counts.
    pub(in crate::session) fn hint_in_lesson(&mut self) -> Vec<Event> {
        if let Some(learning) = self.activity.lesson_mut()
            && !learning.is_prompted
        {
            learning.hints += 1;
        }
        self.next_step().into_iter().collect()
    }

    /// What an ask means in a lesson.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what is admitted here and not named means the same as at the table"
    )]
    pub(in crate::session) fn in_lesson(&mut self, ask: Ask) -> Vec<Event> {
        let is_leaving = self.asks_to_leave();
        let has_in_hand = self.table.contest.turn.hand().is_some();
        match ask {
            Ask::Yes if is_leaving => self.leave_lessons(),
            Ask::No | Ask::Cancel if is_leaving => {
                self.table.question = None;
                let mut events = vec![Event::Declined(Question::LeaveDrill)];
                events.extend(self.tell_task());
                events
            }
            Ask::Repeat if is_leaving => self.ask(Question::LeaveDrill),
            Ask::Repeat => {
                let mut events = vec![Event::Listed(self.placements(None, None))];
                events.extend(self.tell_task());
                events
            }
            Ask::Help => {
                let mut events = self.hint_in_lesson();
                events.extend(told(ProcedureEvent::Helped));
                events
            }
            // What can be done next is what the lesson wants.
            Ask::Why => {
                let mut explanation = self.explanation();
                explanation.now.clear();
                let mut events = vec![Event::Explained(Box::new(explanation))];
                events.extend(self.next_step());
                events
            }
            Ask::Cancel if !has_in_hand => self.ask(Question::LeaveDrill),
            ask if is_step(&ask) => self.act_in_lesson(ask),
            ask => self.carry_out(ask),
        }
    }
}

/// Whether an ask is a step of the procedure: at the board, or spoken there.
fn is_step(ask: &Ask) -> bool {
    ask.acts_at_the_board()
        || matches!(
            ask,
            Ask::Cancel
                | Ask::Yes
                | Ask::No
                | Ask::Repeats(_)
                | Ask::OfferDraw
                | Ask::Undo
                | Ask::Claim(_)
        )
}
