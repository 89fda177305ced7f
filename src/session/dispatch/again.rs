//! What was said is said again: on demand, or at length when it is asked again.

use crate::protocol::{Ask, Event, Refusal};
use crate::session::{Session, refused};
use crate::time::Moment;

/// Milliseconds for which nobody is reminded who is answering.
const ANSWERS_MS: u64 = 5_000;

impl Session {
    /// The player is about to answer: the question is not put again for a while.
    pub fn put_off_reminder(&mut self, now: Moment) {
        if let Some(due) = &mut self.again.reminder {
            *due = (*due).max(now.plus_ms(ANSWERS_MS));
        }
    }

    /// What was asked last, if asking it again tells more. Where moves are walked, more is the next one.
    pub fn asked_with_more(&self) -> Option<&Ask> {
        self.again.asked.as_ref().filter(|_| !self.is_listening())
    }

    /// Whether nothing but a refusal would come of an ask.
    pub fn refuses(&self, ask: &Ask) -> bool {
        matches!(*self.clone().dispatch(ask.clone()), [Event::Refused(_)])
    }

    /// Carries an ask out. A question that is asked again directly after is answered with the rest.
    pub(in crate::session) fn answer(&mut self, ask: Ask) -> Vec<Event> {
        let is_again = self.again.asked.take().is_some_and(|asked| asked == ask);
        let mut events = self.dispatch(ask.clone());
        if is_again {
            let all = events.into_iter();
            events = all.map(Event::at_length).collect();
        } else if events.iter().any(Event::has_more) {
            self.again.asked = Some(ask);
        }
        events
    }

    /// Keeps what was announced for saying it again, and the law for explaining it.
    pub(in crate::session) fn remember(&mut self, events: &[Event]) {
        // Who hears it again wants the question over which something waits.
        let is_repeated =
            |event: &&Event| event.is_announcement() && !matches!(event, Event::Waits(_));
        let announcements = events.iter().filter(is_repeated);
        let announced: Vec<Event> = announcements.cloned().collect();
        // What came of the answer takes the place of a question that waits no more.
        let is_past =
            |event: &Event| matches!(event, Event::Asked(asked) if self.question() != Some(asked));
        if !announced.is_empty() {
            self.again.announced = announced;
        } else if !events.is_empty() && self.again.announced.iter().any(is_past) {
            self.again.announced = events.to_vec();
        }
        self.note_incidents(events);
        let ruled = events.iter().rev().find_map(Event::law);
        // What is told of a game that is gone on with rules on nothing.
        let is_told_again = events
            .iter()
            .any(|event| matches!(event, Event::Resumed { .. }));
        if ruled.is_some() && !is_told_again {
            self.table.contest.law = ruled;
        }
    }

    pub(in crate::session) fn repeat(&self) -> Vec<Event> {
        if self.again.announced.is_empty() {
            return refused(Refusal::NothingAnnounced);
        }
        vec![Event::Again(self.again.announced.clone())]
    }
}
