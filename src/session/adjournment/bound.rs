//! A touch binds which move is sealed, and does not take the envelope away.

use crate::arbiter::{self, Duty, Forbidden, Objection, Obligation, Written};
use crate::protocol::{Event, NotNow};
use crate::session::Session;
use crate::session::adjournment::not_now;

impl Session {
    /// To what the touch binds the player on move, also in the move that he seals, where the arbiter sees to it: Art. 4.3
    /// (FIDE 2023).
    pub(in crate::session) fn ruled_duty(&self) -> Option<Duty> {
        let contest = &self.table.contest;
        arbiter::ruled_duty(&contest.rules, &contest.turn)
    }

    /// Whether what a player has written to be sealed is clearly another move than the one to which his touch binds him,
    /// or the one that he has declared with a wrong claim.
    pub fn seals_other(&self, written: &Written) -> bool {
        let [mv] = written.fitting.as_slice() else {
            return false;
        };
        let is_other = |duty: Duty| !duty.moves.contains(mv);
        self.can_seal() && self.ruled_duty().is_some_and(is_other)
    }

    /// He has written such a move, and it is not put away.
    pub(super) fn seal_other(&mut self) -> Vec<Event> {
        let Some(duty) = self.ruled_duty().filter(|_| self.can_seal()) else {
            return not_now(NotNow::NotSealing);
        };
        let mut events = not_now(NotNow::SealsOther);
        if let Obligation::Declared(mv) = duty.obligation {
            let (what, law) = (Forbidden::SealsOther(mv), duty.law);
            events.extend(self.object(Objection { what, law }));
        } else {
            self.table.contest.law = Some(duty.law);
            events.push(self.bound_or_free());
        }
        events
    }
}
