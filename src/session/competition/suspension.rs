//! What happens around the board: proofs that take time, decisions of a person who is the arbiter,
//! players who come late, the end of a day's play, a computer that slept.

use crate::board::Side;
use crate::clock::{Clock, Running};
use crate::protocol::{Event, Refusal, Suspension};
use crate::session::Session;
use crate::time::Moment;

impl Session {
    /// Why the game stands still, if it does.
    pub fn suspension(&self) -> Option<&Suspension> {
        self.table.contest.stage.suspension()
    }

    /// The game stands still for this reason.
    pub(in crate::session) fn suspend(&mut self, suspension: Suspension) {
        let now = self.now;
        if let Some(clock) = &mut self.table.contest.clock {
            // They may stand still already.
            let _ = clock.pause(now);
        }
        self.table.hand = None;
        self.table.contest.stage.suspend(suspension);
    }

    /// The game goes on: the clock runs that ran before.
    pub(in crate::session) fn go_on(&mut self) {
        let (now, has_arbiter) = (self.now, self.has_arbiter());
        self.table.contest.stage.go_on();
        if let Some(clock) = &mut self.table.contest.clock
            && !has_arbiter
        {
            // Without a clock of its own the game goes on all the same.
            let _ = clock.resume(now);
        }
    }

    /// The side whose clock runs.
    pub(in crate::session) fn running(&self) -> Option<Side> {
        match self.table.contest.clock.as_ref().map(Clock::running) {
            Some(Running::Runs(side)) => Some(side),
            _ => None,
        }
    }

    /// What is due around the board, apart from the clock.
    pub(in crate::session) fn play_deadline(&self) -> Option<Moment> {
        let proof = match self.suspension() {
            Some(Suspension::Proving(_, until)) => Some(*until),
            _ => None,
        };
        [proof, self.presence_deadline(), self.day_deadline()]
            .into_iter()
            .flatten()
            .min()
    }

    /// What is told when it is due.
    pub(in crate::session) fn play_due(&mut self) -> Vec<Event> {
        let now = self.now;
        if let Some(Suspension::Proving(ruling, until)) = self.suspension()
            && *until <= now
        {
            return self.undecided(*ruling);
        }
        if self.presence_deadline().is_some_and(|due| due <= now) {
            return self.too_late();
        }
        if self.day_deadline().is_some_and(|due| due <= now) {
            return self.day_due();
        }
        Vec::new()
    }

    /// The refusal of what cannot be done while the game stands still.
    pub(in crate::session) fn why_suspended(&self) -> Option<Refusal> {
        self.suspension().cloned().map(Refusal::Suspended)
    }
}
