//! Playing blindfold: the board is hidden from eyes and fingers, and peeks are counted.

use crate::protocol::{DrillEvent, Event, FindingEvent, NoDrill, Refusal};
use crate::session::{Session, refused};

impl Session {
    /// Whether the board is hidden: that of the game, and not that of a drill.
    pub fn is_blindfold(&self) -> bool {
        self.table.peeks.is_some() && !self.table.contest.is_competition()
    }

    /// The board is hidden; where it is already, that is told, and the peeks still count.
    pub(in crate::session) fn hide_board(&mut self) -> Vec<Event> {
        if self.table.contest.is_competition() {
            return refused(Refusal::NoDrill(NoDrill::Competing));
        }
        self.table.peeks.get_or_insert(0);
        vec![Event::Drill(DrillEvent::Finding(FindingEvent::Hidden))]
    }

    /// The board is shown again. Where nothing hides it, who wants to see it is told what stands there.
    pub(in crate::session) fn show_board(&mut self) -> Vec<Event> {
        let mut events = if self.table.contest.is_competition() {
            Vec::new()
        } else if let Some(peeks) = self.table.peeks.take() {
            let shown = FindingEvent::Shown(peeks);
            return vec![Event::Drill(DrillEvent::Finding(shown))];
        } else {
            refused(Refusal::NoDrill(NoDrill::NotHidden))
        };
        events.push(Event::Listed(self.placements(None, None)));
        events
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
