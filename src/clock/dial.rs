//! One dial of the chessclock: what a side has left, has used, and has still to do.

use serde::{Deserialize, Serialize};

use super::control::{Bonus, Period, ms};
use crate::time::Moment;

/// The state of one side. It never looks at the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Dial {
    /// Main time left, in milliseconds.
    pub main_ms: u64,
    /// What is left of the delay of this move, in milliseconds.
    pub delay_ms: u64,
    /// The bonus of the period.
    pub bonus: Bonus,
    /// Time used in the whole game, in milliseconds.
    pub used_ms: u64,
    /// Time used on this move, in milliseconds.
    pub move_ms: u64,
    /// Time that ran after the flag had fallen, in milliseconds.
    pub over_ms: u64,
    /// Moves completed.
    pub moves: u32,
    /// The index of the period, from 0.
    pub period: usize,
    /// The number of moves with which the period ends; `None` for sudden death.
    pub due: Option<u32>,
    /// When the flag fell.
    pub flag: Option<Moment>,
    /// Only thresholds below this have still to be warned of, in milliseconds.
    pub ceiling_ms: u64,
}

impl Dial {
    /// A dial at the beginning of the first period.
    pub fn new(first: Period) -> Self {
        let mut dial = Self {
            main_ms: 0,
            delay_ms: 0,
            bonus: Bonus::None,
            used_ms: 0,
            move_ms: 0,
            over_ms: 0,
            moves: 0,
            period: 0,
            due: first.moves,
            flag: None,
            ceiling_ms: 0,
        };
        dial.main_ms = first.main_ms();
        dial.bonus = first.bonus;
        dial.give_bonus();
        // The bonus does not count here: nobody wants to hear about five minutes in a game of 5+3.
        dial.ceiling_ms = first.main_ms();
        dial
    }

    /// The reading, in milliseconds: the delay counts where the reading contains it.
    pub fn remaining_ms(&self) -> u64 {
        self.main_ms.saturating_add(self.shown_delay_ms())
    }

    /// The part of the delay that the reading contains, in milliseconds.
    fn shown_delay_ms(&self) -> u64 {
        match self.bonus {
            Bonus::Bronstein(_) => self.delay_ms,
            Bonus::None | Bonus::Increment(_) | Bonus::Delay(_) => 0,
        }
    }

    /// The part of the delay during which the reading stands still, in milliseconds.
    pub fn hidden_delay_ms(&self) -> u64 {
        self.delay_ms - self.shown_delay_ms()
    }

    /// All that can run before the flag falls, in milliseconds.
    pub fn until_flag_ms(&self) -> u64 {
        self.main_ms.saturating_add(self.delay_ms)
    }

    /// Lets the dial run from one moment to another.
    pub fn run(&mut self, from: Moment, to: Moment) {
        let elapsed_ms = to.ms.saturating_sub(from.ms);
        let until_flag_ms = self.until_flag_ms();
        if elapsed_ms >= until_flag_ms && self.flag.is_none() {
            self.flag = Some(from.plus_ms(until_flag_ms));
        }
        let delay_ms = elapsed_ms.min(self.delay_ms);
        let main_ms = (elapsed_ms - delay_ms).min(self.main_ms);
        self.delay_ms -= delay_ms;
        self.main_ms -= main_ms;
        let over_ms = elapsed_ms - delay_ms - main_ms;
        self.over_ms = self.over_ms.saturating_add(over_ms);
        self.used_ms = self.used_ms.saturating_add(elapsed_ms);
        self.move_ms = self.move_ms.saturating_add(elapsed_ms);
    }

    /// Counts a move, without any time for it.
    pub fn count_move(&mut self) {
        self.moves = self.moves.saturating_add(1);
        self.move_ms = 0;
    }

    /// Enters the next period: its main time is added to what was saved.
    pub fn enter(&mut self, next: Period) {
        self.period = self.period.saturating_add(1);
        self.due = next
            .moves
            .and_then(|moves| self.due.unwrap_or(self.moves).checked_add(moves));
        self.bonus = next.bonus;
        self.main_ms = self.main_ms.saturating_add(next.main_ms());
    }

    /// Gives what comes with every move. What was left of a delay is lost.
    pub fn give_bonus(&mut self) {
        self.delay_ms = 0;
        match self.bonus {
            Bonus::None => {}
            Bonus::Increment(s) => self.main_ms = self.main_ms.saturating_add(ms(s)),
            Bonus::Bronstein(s) | Bonus::Delay(s) => self.delay_ms = ms(s),
        }
    }

    /// Sets the reading to a number of milliseconds. A delay that the reading contains gives way only if
    /// it must.
    pub fn set_remaining(&mut self, remaining_ms: u64) {
        if matches!(self.bonus, Bonus::Bronstein(_)) {
            self.delay_ms = self.delay_ms.min(remaining_ms);
        }
        self.main_ms = remaining_ms - self.shown_delay_ms();
    }

    /// Lets the flag fall if there is nothing left that could run.
    pub fn check_flag(&mut self, now: Moment) {
        if self.until_flag_ms() == 0 && self.flag.is_none() {
            self.flag = Some(now);
        }
    }

    /// From here on only thresholds that the reading has not reached yet are to be warned of.
    pub fn forget_passed(&mut self) {
        self.ceiling_ms = self.ceiling_ms.min(self.remaining_ms());
    }

    /// Thresholds below the reading are to be warned of, though they were before.
    pub fn arm(&mut self) {
        self.ceiling_ms = self.ceiling_ms.max(self.remaining_ms());
    }
}
