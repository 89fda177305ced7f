//! What a command means while lessons are going on.

use crate::protocol::ask::Ask;
use crate::protocol::drill::NoDrill;
use crate::protocol::event::Event;
use crate::protocol::procedure::ProcedureEvent;
use crate::protocol::question::Question;
use crate::protocol::refusal::Refusal;
use crate::protocol::suspension::{HallCommand, HallEvent};
use crate::session::activity::lesson::told;
use crate::session::{Session, refused};

impl Session {
    /// Leaves the lesson out: it stays as new or as due as it was.
    pub(in crate::session) fn skip_lesson(&mut self) -> Vec<Event> {
        self.question = None;
        let mut events = told(ProcedureEvent::LeftOut);
        events.extend(self.next_lesson());
        events
    }

    /// Says the next step. Where the player goes alone, that counts.
    pub(in crate::session) fn hint_in_lesson(&mut self) -> Vec<Event> {
        if let Some(coaching) = &mut self.coaching
            && !coaching.is_prompted
        {
            coaching.hints += 1;
        }
        self.next_step().into_iter().collect()
    }

    /// What a command means in a lesson; it comes back if it means the same as elsewhere.
    pub(in crate::session) fn obey_in_lesson(
        &mut self,
        command: Ask,
    ) -> Result<Vec<Event>, Box<Ask>> {
        let is_leaving = matches!(self.question, Some(Question::LeaveDrill));
        let has_in_hand = self.contest.turn.hand().is_some();
        Ok(match command {
            Ask::Yes if is_leaving => self.leave_lessons(),
            Ask::No | Ask::Cancel if is_leaving => {
                self.question = None;
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
            Ask::Hall(HallCommand::Slept { ms }) => vec![Event::Hall(HallEvent::Slept(ms))],
            Ask::Hall(HallCommand::Proved(_)) => Vec::new(),
            command if is_step(&command) => self.act_in_lesson(command),
            command @ (Ask::Start(_)
            | Ask::Set(_)
            | Ask::Speech(_)
            | Ask::Sound(_)
            | Ask::Sweep(_)
            | Ask::Quit
            | Ask::Report(_)
            | Ask::Wait(_)
            | Ask::TellTime
            | Ask::Walk(_)
            | Ask::Go(_)
            | Ask::Look(_)
            | Ask::Pieces { .. }
            | Ask::Attackers(_)
            | Ask::Explore(_)
            | Ask::Moves
            | Ask::Turn) => return Err(Box::new(command)),
            _ => refused(Refusal::NoDrill(NoDrill::Drilling)),
        })
    }
}

/// Whether a command is a step at the board.
fn is_step(command: &Ask) -> bool {
    matches!(
        command,
        Ask::Enter(_)
            | Ask::EnterOffering(_)
            | Ask::TakeOrPut
            | Ask::Cancel
            | Ask::Yes
            | Ask::No
            | Ask::Adjust
            | Ask::Promote(_)
            | Ask::Lift(_)
            | Ask::Touch(_)
            | Ask::Put(_)
            | Ask::ReadOut
            | Ask::Repeats(_)
            | Ask::PressClock
            | Ask::OfferDraw
            | Ask::Undo
            | Ask::Claim(_)
    )
}
