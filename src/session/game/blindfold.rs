//! Playing blindfold: the board is hidden from eyes and fingers, and peeks are counted.

use crate::protocol::{DrillEvent, Event, FindingEvent, NoDrill, Refusal};
use crate::session::{Session, refused};

impl Session {
    /// Whether the board is hidden: that of the game, and not that of a drill.
    pub fn is_blindfold(&self) -> bool {
        self.table.peeks.is_some() && !self.table.contest.is_competition()
    }

    /// The board is hidden, or shown again.
    pub(in crate::session) fn toggle_blindfold(&mut self) -> Vec<Event> {
        if self.table.contest.is_competition() {
            return refused(Refusal::NoDrill(NoDrill::Competing));
        }
        let event = if let Some(peeks) = self.table.peeks.take() {
            FindingEvent::Shown(peeks)
        } else {
            self.table.peeks = Some(0);
            FindingEvent::Hidden
        };
        vec![Event::Drill(DrillEvent::Finding(event))]
    }

    /// A look at the board, which is counted.
    pub(in crate::session) fn peek(&mut self) -> Vec<Event> {
        let Some(peeks) = &mut self.table.peeks else {
            return refused(Refusal::NoDrill(NoDrill::NotHidden));
        };
        *peeks = peeks.saturating_add(1);
        let peeked = Event::Drill(DrillEvent::Finding(FindingEvent::Peeked(*peeks)));
        vec![peeked, Event::Listed(self.placements(None, None))]
    }

    /// When the game is over, so is blindfold, and the peeks are told.
    pub(in crate::session) fn end_blindfold(&mut self, events: &mut Vec<Event>) {
        let is_over = events.iter().any(|event| matches!(event, Event::Ruled(_)));
        if is_over && let Some(peeks) = self.table.peeks.take() {
            events.push(Event::Drill(DrillEvent::Finding(FindingEvent::Shown(
                peeks,
            ))));
        }
    }
}
