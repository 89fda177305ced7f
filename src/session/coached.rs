//! What a command means while lessons are going on.

use super::coaching::told;
use super::command::Command;
use super::drill::NoDrill;
use super::event::{Event, Question, Refusal};
use super::hall::{HallCommand, HallEvent};
use super::procedure::ProcedureEvent;
use super::{Session, refused};

impl Session {
    /// Leaves the lesson out: it stays as new or as due as it was.
    pub(super) fn skip_lesson(&mut self) -> Vec<Event> {
        self.question = None;
        let mut events = told(ProcedureEvent::LeftOut);
        events.extend(self.next_lesson());
        events
    }

    /// Says the next step. Where the player goes alone, that counts.
    pub(super) fn hint_in_lesson(&mut self) -> Vec<Event> {
        if let Some(coaching) = &mut self.coaching
            && !coaching.is_prompted
        {
            coaching.hints += 1;
        }
        self.next_step().into_iter().collect()
    }

    /// What a command means in a lesson; it comes back if it means the same as elsewhere.
    pub(super) fn obey_in_lesson(&mut self, command: Command) -> Result<Vec<Event>, Box<Command>> {
        let is_leaving = matches!(self.question, Some(Question::LeaveDrill));
        let has_in_hand = self.contest.turn.hand().is_some();
        Ok(match command {
            Command::Yes if is_leaving => self.leave_lessons(),
            Command::No | Command::Cancel if is_leaving => {
                self.question = None;
                let mut events = vec![Event::Declined(Question::LeaveDrill)];
                events.extend(self.tell_task());
                events
            }
            Command::Repeat if is_leaving => self.ask(Question::LeaveDrill),
            Command::Repeat => {
                let mut events = vec![Event::Listed(self.placements(None, None))];
                events.extend(self.tell_task());
                events
            }
            Command::Help => {
                let mut events = self.hint_in_lesson();
                events.extend(told(ProcedureEvent::Helped));
                events
            }
            // What can be done next is what the lesson wants.
            Command::Why => {
                let mut explanation = self.explanation();
                explanation.now.clear();
                let mut events = vec![Event::Explained(Box::new(explanation))];
                events.extend(self.next_step());
                events
            }
            Command::Cancel if !has_in_hand => self.ask(Question::LeaveDrill),
            Command::Hall(HallCommand::Slept { ms }) => vec![Event::Hall(HallEvent::Slept(ms))],
            Command::Hall(HallCommand::Proved(_)) => Vec::new(),
            command if is_step(&command) => self.act_in_lesson(command),
            command @ (Command::Start(_)
            | Command::Set(_)
            | Command::Speech(_)
            | Command::Sound(_)
            | Command::Sweep(_)
            | Command::Quit
            | Command::Report(_)
            | Command::Wait(_)
            | Command::Clock
            | Command::Walk(_)
            | Command::Go(_)
            | Command::Look(_)
            | Command::Pieces { .. }
            | Command::Attackers(_)
            | Command::Explore(_)
            | Command::Moves
            | Command::Turn) => return Err(Box::new(command)),
            _ => refused(Refusal::NoDrill(NoDrill::Drilling)),
        })
    }
}

/// Whether a command is a step at the board.
fn is_step(command: &Command) -> bool {
    matches!(
        command,
        Command::Enter(_)
            | Command::EnterOffering(_)
            | Command::TakeOrPut
            | Command::Cancel
            | Command::Yes
            | Command::No
            | Command::Adjust
            | Command::Promote(_)
            | Command::Lift(_)
            | Command::Touch(_)
            | Command::Put(_)
            | Command::ReadOut
            | Command::RepeatedBy(_)
            | Command::Press
            | Command::OfferDraw
            | Command::Undo
            | Command::Claim(_)
    )
}
