//! A touch binds which move is sealed, and does not take the envelope away.

use crate::arbiter::{self, Duty, Forbidden, Objection, Written};
use crate::protocol::{Event, NotNow};
use crate::session::Session;
use crate::session::adjournment::not_now;

impl Session {
    /// To what the touch binds the player on move, also in the move that he seals, where the arbiter sees to it: Art. 4.3
    /// (FIDE 2023).
    pub(in crate::session) fn ruled_duty(&self) -> Option<Duty> {
        let contest = &self.table.contest;
        let on_request = contest.rules.form.moving.touch_ruled_on_request.is_some();
        arbiter::duty(&contest.rules, &contest.turn).filter(|_| !on_request)
    }

    /// Whether what a player has written to be sealed is clearly another move than the one to which his touch binds him,
    /// or the one that he has declared with a wrong claim.
    pub fn seals_other(&self, written: &Written) -> bool {
        let [mv] = written.fitting.as_slice() else {
            return false;
        };
        let is_other = |duty: Duty| !duty.moves.contains(mv);
        let is_declared = self.not_as_declared(*mv).is_none();
        self.can_seal() && (!is_declared || self.ruled_duty().is_some_and(is_other))
    }

    /// He has written such a move, and it is not put away.
    pub(super) fn seal_other(&mut self) -> Vec<Event> {
        if let Some((mv, law)) = self.table.contest.claims.declared
            && self.can_seal()
        {
            let what = Forbidden::SealsOther(mv.from(), mv.to());
            let mut events = not_now(NotNow::SealsOther);
            events.extend(self.object(Objection { what, law }));
            return events;
        }
        match self.ruled_duty() {
            Some(duty) if self.can_seal() => {
                self.table.contest.law = Some(duty.law);
                let mut events = not_now(NotNow::SealsOther);
                events.push(self.bound_or_free());
                events
            }
            Some(_) | None => not_now(NotNow::NotSealing),
        }
    }
}
