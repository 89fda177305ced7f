//! The game that lies aside while something else is on the board, and comes back untouched.

use crate::board::Square;
use crate::record::{Outcome, Record};
use crate::session::competition::Contest;
use crate::session::game::explore;
use crate::session::{HOME, Mode, Session};

/// A game that waits.
#[derive(Clone, Debug)]
pub(in crate::session) struct Aside {
    record: Record,
    contest: Contest,
    mode: Mode,
    cursor: Square,
    hand: Option<Square>,
    fingers: explore::Fingers,
    /// Whether its clock ran, and is to run again.
    ran: bool,
}

impl Aside {
    /// How the game ended, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.outcome()
    }
}

impl Session {
    /// How the player's own game ended, if it is over: the one on the board, or the one that lies aside.
    pub fn outcome_of_game(&self) -> Option<Outcome> {
        match self.aside() {
            Some(aside) => aside.outcome(),
            None => self.record.outcome(),
        }
    }

    /// The game that lies aside.
    pub(in crate::session) fn aside(&self) -> Option<&Aside> {
        let found = self.finding.as_ref().map(|finding| finding.aside());
        found.or(self.coaching.as_ref().map(|coaching| coaching.aside()))
    }

    /// Puts the game on the board aside, with its clock, and another one in its place.
    pub(in crate::session) fn put_aside(&mut self, record: Record, contest: Contest) -> Aside {
        let ran = self.stop_for_another_game();
        Aside {
            record: std::mem::replace(&mut self.record, record),
            contest: std::mem::replace(&mut self.contest, contest),
            mode: std::mem::replace(&mut self.mode, Mode::Play),
            cursor: std::mem::replace(&mut self.cursor, HOME),
            hand: self.hand.take(),
            fingers: std::mem::take(&mut self.fingers),
            ran,
        }
    }

    /// The game is on the board again, as it was.
    pub(in crate::session) fn take_back_on_board(&mut self, aside: Aside) {
        self.record = aside.record;
        self.contest = aside.contest;
        self.mode = aside.mode;
        self.cursor = aside.cursor;
        self.hand = aside.hand;
        self.fingers = aside.fingers;
        self.question = None;
        let now = self.now;
        if let Some(clock) = self.contest.clock.as_mut().filter(|_| aside.ran) {
            // It stands since it was put aside.
            let _ = clock.resume(now);
        }
    }

    /// Stops the clock of the game that is put aside; returns whether it ran, or stood only for a while.
    fn stop_for_another_game(&mut self) -> bool {
        let now = self.now;
        let is_held = std::mem::take(&mut self.is_held);
        let clock = self.contest.clock.as_mut();
        clock.is_some_and(|clock| clock.pause(now).is_ok()) || is_held
    }
}
