//! The arbiter's hand on the clock: time set, given and taken, moves counted anew, a wrong claim,
//! time booked at an adjournment.

use serde::{Deserialize, Serialize};

use super::{Bonus, Clock};
use crate::board::Side;
use crate::time::Moment;

/// What a wrong claim of a draw costs. The numbers are the edition's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ClaimPenalty {
    /// What the opponent receives, in milliseconds.
    pub opponent_ms: u64,
    /// What the claimant loses, if anything.
    pub claimant: Option<Cut>,
}

/// Half of the time that is left is taken, within limits, as in Art. 9.5b (FIDE 2005).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cut {
    /// The most that is taken, in milliseconds.
    pub most_ms: u64,
    /// The least that is left, in milliseconds; a player who has less keeps it.
    pub floor_ms: u64,
}

impl Cut {
    /// What is left of a reading after the cut, in milliseconds.
    pub fn leaves_ms(self, remaining_ms: u64) -> u64 {
        let cut_ms = (remaining_ms / 2).min(self.most_ms);
        let left_ms = (remaining_ms - cut_ms).max(self.floor_ms);
        left_ms.min(remaining_ms)
    }
}

/// The time that a player takes on himself when he adjourns early, as in § 19 (USSR 1956).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Booking {
    /// What is written down as used, in milliseconds.
    pub used_ms: u64,
    /// How much more that is than was used, in milliseconds.
    pub extra_ms: u64,
}

impl Booking {
    /// The booking that fills a session: together with the time that the opponent has used it is
    /// as long as the session. Nothing is added if the session is full already. In milliseconds.
    pub fn filling(session_ms: u64, own_used_ms: u64, opponent_used_ms: u64) -> Self {
        let extra_ms = session_ms
            .saturating_sub(own_used_ms)
            .saturating_sub(opponent_used_ms);
        Self {
            used_ms: own_used_ms.saturating_add(extra_ms),
            extra_ms,
        }
    }
}

impl Clock {
    /// Sets the reading of a side's clock, in milliseconds. A fallen flag goes up again, unless the
    /// reading is zero: then it falls.
    pub fn set_remaining(&mut self, side: Side, remaining_ms: u64, now: Moment) {
        self.settle(now);
        let now = self.seen;
        let dial = self.dial_mut(side);
        dial.set_remaining(remaining_ms);
        if remaining_ms > 0 {
            dial.flag = None;
            dial.over_ms = 0;
        }
        dial.arm();
        dial.check_flag(now);
    }

    /// Gives a side time, in milliseconds. A flag that has fallen stays down.
    pub fn add(&mut self, side: Side, ms: u64, now: Moment) {
        self.settle(now);
        let dial = self.dial_mut(side);
        dial.main_ms = dial.main_ms.saturating_add(ms);
        dial.arm();
    }

    /// Takes time from a side, in milliseconds, at most all that is left; then the flag falls.
    /// Returns how much was taken. It does not count as used.
    pub fn take(&mut self, side: Side, ms: u64, now: Moment) -> u64 {
        self.settle(now);
        let now = self.seen;
        let dial = self.dial_mut(side);
        let before_ms = dial.remaining_ms();
        dial.set_remaining(before_ms.saturating_sub(ms));
        dial.check_flag(now);
        before_ms.min(ms)
    }

    /// A side has used time that nobody saw running, in milliseconds, at most all that is left.
    pub fn use_up(&mut self, side: Side, ms: u64, now: Moment) {
        self.take(side, ms, now);
        let dial = self.dial_mut(side);
        dial.used_ms = dial.used_ms.saturating_add(ms);
    }

    /// Corrects the counter of moves, for example when a game goes on from an earlier position. The
    /// period follows; no time is given or taken.
    pub fn set_moves(&mut self, side: Side, moves: u32, now: Moment) {
        self.settle(now);
        let (period, due) = self.control.place(side, moves);
        let bonus = self.control.period(side, period).bonus;
        let bonus = self.increment_s.map_or(bonus, Bonus::Increment);
        let dial = self.dial_mut(side);
        dial.moves = moves;
        dial.period = period;
        dial.due = due;
        dial.bonus = bonus;
    }

    /// From now on each completed move of both sides brings this number of seconds, in this period and in
    /// those that follow.
    pub fn introduce_increment(&mut self, increment_s: u32, now: Moment) {
        self.settle(now);
        self.increment_s = Some(increment_s);
        for side in Side::BOTH {
            self.dial_mut(side).bonus = Bonus::Increment(increment_s);
        }
    }

    /// Both flags are down and the game goes on: the flag of a side is put up again and its next
    /// period begins. What ran after the flag had fallen is taken from the new time.
    pub fn begin_next_period(&mut self, side: Side, now: Moment) {
        self.settle(now);
        let now = self.seen;
        let dial = *self.dial(side);
        let next = self.control.period(side, dial.period.saturating_add(1));
        let dial = self.dial_mut(side);
        dial.enter(next);
        // A move that has begun has had its bonus.
        if dial.move_ms == 0 {
            dial.give_bonus();
        }
        dial.main_ms = dial.main_ms.saturating_sub(dial.over_ms);
        dial.over_ms = 0;
        dial.flag = None;
        dial.arm();
        dial.check_flag(now);
    }

    /// Corrects both clocks after a wrong claim.
    pub fn correct_wrong_claim(&mut self, claimant: Side, costs: ClaimPenalty, now: Moment) {
        self.add(claimant.other(), costs.opponent_ms, now);
        if let Some(cut) = costs.claimant {
            let remaining_ms = self.remaining_ms(claimant, now);
            let left_ms = cut.leaves_ms(remaining_ms);
            self.take(claimant, remaining_ms - left_ms, now);
        }
    }

    /// A side adjourns and takes the rest of the session on itself: that time counts as used, and
    /// is gone from its reading. The length of the session is in milliseconds.
    pub fn book_session(&mut self, side: Side, session_ms: u64, now: Moment) -> Booking {
        self.settle(now);
        let other = self.dial(side.other()).used_ms;
        let booking = Booking::filling(session_ms, self.dial(side).used_ms, other);
        self.take(side, booking.extra_ms, now);
        self.dial_mut(side).used_ms = booking.used_ms;
        booking
    }
}
