//! Playing blindfold: the board is hidden from eyes and fingers, and peeks are counted.

use crate::protocol::ask::Ask;
use crate::protocol::drill::{DrillEvent, FindingEvent, NoDrill};
use crate::protocol::event::Event;
use crate::protocol::explore::Explore;
use crate::protocol::refusal::Refusal;
use crate::session::{Session, refused};

impl Session {
    /// Whether the board is hidden: that of the game, and not that of a drill.
    pub fn is_blindfold(&self) -> bool {
        self.peeks.is_some() && !self.contest.is_competition() && !self.is_drilling()
    }

    /// The board is hidden, or shown again.
    pub(in crate::session) fn toggle_blindfold(&mut self) -> Vec<Event> {
        if self.contest.is_competition() {
            return refused(Refusal::NoDrill(NoDrill::Competing));
        }
        let event = if let Some(peeks) = self.peeks.take() {
            FindingEvent::Shown(peeks)
        } else {
            self.peeks = Some(0);
            FindingEvent::Hidden
        };
        vec![Event::Drill(DrillEvent::Finding(event))]
    }

    /// A look at the board, which is counted.
    pub(in crate::session) fn peek(&mut self) -> Vec<Event> {
        let Some(peeks) = &mut self.peeks else {
            return refused(Refusal::NoDrill(NoDrill::NotHidden));
        };
        *peeks = peeks.saturating_add(1);
        let peeked = Event::Drill(DrillEvent::Finding(FindingEvent::Peeked(*peeks)));
        vec![peeked, Event::Listed(self.placements(None, None))]
    }

    /// What a command means while the board is hidden; it comes back if it means the same as ever.
    pub(in crate::session) fn obey_blindfold(
        &mut self,
        command: Ask,
    ) -> Result<Vec<Event>, Box<Ask>> {
        let at = |square| {
            let at = FindingEvent::At(square);
            vec![Event::Drill(DrillEvent::Finding(at))]
        };
        Ok(match command {
            Ask::Walk(step) => {
                let seen = crate::explore::seen(step, self.seen_from());
                match self.cursor.step(seen) {
                    Some(square) => {
                        self.cursor = square;
                        at(square)
                    }
                    None => vec![Event::Edge(self.cursor)],
                }
            }
            Ask::Go(square) => {
                self.cursor = square;
                at(square)
            }
            // What was announced may be heard again.
            command @ Ask::Explore(Explore::LastMove | Explore::Colour(_) | Explore::Flip) => {
                return Err(Box::new(command));
            }
            Ask::Look(_)
            | Ask::Pieces { .. }
            | Ask::Attackers(_)
            | Ask::Explore(_)
            | Ask::Sweep(_)
            | Ask::TakeOrPut => refused(Refusal::NoDrill(NoDrill::Hidden)),
            command => return Err(Box::new(command)),
        })
    }

    /// When the game is over, so is blindfold, and the peeks are told.
    pub(in crate::session) fn end_blindfold(&mut self, events: &mut Vec<Event>) {
        let is_over = events.iter().any(|event| matches!(event, Event::Ruled(_)));
        if is_over
            && !self.is_drilling()
            && let Some(peeks) = self.peeks.take()
        {
            events.push(Event::Drill(DrillEvent::Finding(FindingEvent::Shown(
                peeks,
            ))));
        }
    }
}
