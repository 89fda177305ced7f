//! The chessclock: time controls, two dials, flag-fall, warnings, the arbiter's corrections.
//!
//! Everything here is pure. Time comes in as a [`Moment`], nothing waits, and a late or repeated
//! look at the clock changes nothing: what the dials show is computed from the last operation.
//! No law is known here. Numbers that differ from edition to edition are arguments.
//!
//! A moment before one that the clock has seen already counts as the later one, so that time that
//! goes backwards gives nothing to anybody.

mod control;
mod correction;
mod dial;
mod jump;
mod presets;
mod press;
mod retract;
mod running;
mod schedule;
mod short;
mod tags;
mod thresholds;
mod warning;

use serde::{Deserialize, Serialize};

use crate::board::Side;
use crate::time::Moment;

pub use control::{Bonus, ControlFault, Period, Reason, TimeControl};
pub use correction::{Booking, ClaimPenalty, Cut};
use dial::Dial;
pub use jump::{Jump, Tolerance};
pub use presets::{ControlPreset, PRESETS};
use press::ClockPress;
pub use running::Running;
pub use schedule::PlayingTime;
pub use tags::{Tagged, TimeTag};
pub use thresholds::DEFAULT_WARNINGS_MS;
use thresholds::Thresholds;
pub use warning::Warning;

/// Why the clock refuses. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockRefusal {
    /// A clock runs already.
    Runs,
    /// No clock runs.
    StandsStill,
    /// There is nothing to resume: the clocks are stopped, or run.
    NotPaused,
    /// The clock that runs is the opponent's.
    NotYourTurn,
    /// The flag of this side has fallen, at this moment.
    FlagFallen(Moment),
}

/// What came of a move that was completed by the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ClockPressed {
    /// The moves that this side has completed.
    pub moves: u32,
    /// The time that the move took, in milliseconds.
    pub move_ms: u64,
    /// The reading of this side's clock now, in milliseconds.
    pub remaining_ms: u64,
    /// The period that has begun for this side with this move, counted from 1.
    pub entered: Option<usize>,
}

/// When the flags fell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Flags {
    /// When White's fell.
    pub white: Option<Moment>,
    /// When Black's fell.
    pub black: Option<Moment>,
}

impl Flags {
    /// Whether both are down.
    pub const fn both(self) -> bool {
        self.white.is_some() && self.black.is_some()
    }

    /// Whose flag fell first; `None` if none did, or both at one moment.
    pub fn first(self) -> Option<Side> {
        match (self.white, self.black) {
            (Some(white), Some(black)) if white == black => None,
            (Some(white), Some(black)) if white > black => Some(Side::Black),
            (Some(_), _) => Some(Side::White),
            (None, Some(_)) => Some(Side::Black),
            (None, None) => None,
        }
    }
}

/// A chessclock: two dials, of which at most one runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    control: TimeControl,
    running: Running,
    /// The latest moment that the clock has been told of. The running dial counts from here.
    seen: Moment,
    white: Dial,
    black: Dial,
    warnings: Thresholds,
    /// An increment that came into the game while it went on, in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    increment_s: Option<u32>,
    /// Every press that was not retracted, in their order.
    #[serde(default)]
    presses: Vec<ClockPress>,
}

impl Clock {
    /// A clock that is set and stands still.
    pub fn new(control: TimeControl) -> Self {
        Self {
            white: Dial::new(control.period(Side::White, 0)),
            black: Dial::new(control.period(Side::Black, 0)),
            control,
            running: Running::Stopped,
            seen: Moment::default(),
            warnings: Thresholds::default(),
            increment_s: None,
            presses: Vec::new(),
        }
    }

    /// The time control to which it is set.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Which clock runs.
    pub fn running(&self) -> Running {
        self.running
    }

    /// Starts the clock of a side: at the beginning, after an adjournment, or, while the clocks are
    /// paused, of whichever side the arbiter wants.
    ///
    /// # Errors
    /// If a clock runs already.
    pub fn start(&mut self, side: Side, now: Moment) -> Result<(), ClockRefusal> {
        if matches!(self.running, Running::Runs(_)) {
            return Err(ClockRefusal::Runs);
        }
        self.settle(now);
        self.running = Running::Runs(side);
        Ok(())
    }

    /// A player completes a move: his clock stops and the opponent's starts. He receives what comes
    /// with every move, and at the end of a period the time of the next one.
    ///
    /// # Errors
    /// If his clock does not run, or if his flag has fallen by now. See [`Clock::press_unclaimed`].
    pub fn press(&mut self, side: Side, now: Moment) -> Result<ClockPressed, ClockRefusal> {
        self.may_press(side)?;
        if let Some(moment) = self.flag_fallen(side, now) {
            return Err(ClockRefusal::FlagFallen(moment));
        }
        self.settle(now);
        let (white, black) = (self.white, self.black);
        let dial = *self.dial(side);
        let entered = (dial.due == Some(dial.moves.saturating_add(1)))
            .then(|| self.control.period(side, dial.period.saturating_add(1)));
        let dial = self.dial_mut(side);
        let move_ms = dial.move_ms;
        dial.count_move();
        if let Some(next) = entered {
            dial.enter(next);
        }
        dial.give_bonus();
        if entered.is_some() {
            dial.arm();
        }
        let pressed = ClockPressed {
            moves: dial.moves,
            move_ms,
            remaining_ms: dial.remaining_ms(),
            entered: entered.map(|_| dial.period.saturating_add(1)),
        };
        self.running = Running::Runs(side.other());
        self.remember_press(side, white, black);
        Ok(pressed)
    }

    /// As [`Clock::press`], for laws under which a fallen flag counts only once it is claimed: if
    /// the player's own flag is down, the move is counted, it brings no time, and the flag stays down.
    ///
    /// # Errors
    /// If the clock of this side does not run.
    pub fn press_unclaimed(
        &mut self,
        side: Side,
        now: Moment,
    ) -> Result<ClockPressed, ClockRefusal> {
        if self.flag_fallen(side, now).is_none() {
            return self.press(side, now);
        }
        self.may_press(side)?;
        self.settle(now);
        let (white, black) = (self.white, self.black);
        let dial = self.dial_mut(side);
        let move_ms = dial.move_ms;
        dial.count_move();
        let pressed = ClockPressed {
            moves: dial.moves,
            move_ms,
            remaining_ms: dial.remaining_ms(),
            entered: None,
        };
        self.running = Running::Runs(side.other());
        self.remember_press(side, white, black);
        Ok(pressed)
    }

    /// Stops both clocks for a while.
    ///
    /// # Errors
    /// If none runs.
    pub fn pause(&mut self, now: Moment) -> Result<(), ClockRefusal> {
        let Running::Runs(side) = self.running else {
            return Err(ClockRefusal::StandsStill);
        };
        self.settle(now);
        self.running = Running::Paused(side);
        Ok(())
    }

    /// Starts the clock again that ran when they were paused.
    ///
    /// # Errors
    /// If they are not paused.
    pub fn resume(&mut self, now: Moment) -> Result<(), ClockRefusal> {
        let Running::Paused(side) = self.running else {
            return Err(ClockRefusal::NotPaused);
        };
        self.start(side, now)
    }

    /// Stops both clocks: the game is over or adjourned. Stopping twice changes nothing.
    pub fn stop(&mut self, now: Moment) {
        self.settle(now);
        self.running = Running::Stopped;
    }

    /// The reading of a side's clock, in milliseconds; 0 once the flag has fallen.
    pub fn remaining_ms(&self, side: Side, now: Moment) -> u64 {
        self.at(side, now).remaining_ms()
    }

    /// The time that a side has used in the whole game, in milliseconds, with what ran after its
    /// flag had fallen.
    pub fn used_ms(&self, side: Side, now: Moment) -> u64 {
        self.at(side, now).used_ms
    }

    /// The time that ran after a side's flag had fallen, in milliseconds.
    pub fn over_ms(&self, side: Side, now: Moment) -> u64 {
        self.at(side, now).over_ms
    }

    /// The moves that a side has completed.
    pub fn moves(&self, side: Side) -> u32 {
        self.dial(side).moves
    }

    /// The number of the period that a side is in, from 1. The last one may repeat.
    pub fn period(&self, side: Side) -> usize {
        self.dial(side).period.saturating_add(1)
    }

    /// What comes with every move of this side now.
    pub fn bonus(&self, side: Side) -> Bonus {
        self.dial(side).bonus
    }

    /// The moves that a side has still to complete in this period; `None` if it must complete all
    /// that remain in the game.
    pub fn moves_to_control(&self, side: Side) -> Option<u32> {
        let dial = self.dial(side);
        dial.due.map(|due| due.saturating_sub(dial.moves))
    }

    /// The exact moment at which a side's flag fell, if it has fallen by now. A late look finds the
    /// same moment.
    pub fn flag_fallen(&self, side: Side, now: Moment) -> Option<Moment> {
        self.at(side, now).flag
    }

    /// Both flags, as they are by now.
    pub fn flags(&self, now: Moment) -> Flags {
        Flags {
            white: self.flag_fallen(Side::White, now),
            black: self.flag_fallen(Side::Black, now),
        }
    }

    /// The next moment after now at which something happens by itself: the running side's flag
    /// falls, or its reading comes down to a warning. `None` while the clocks stand still.
    pub fn next_deadline(&self, now: Moment) -> Option<Moment> {
        let Running::Runs(side) = self.running else {
            return None;
        };
        let now = now.max(self.seen);
        let dial = self.at(side, now);
        if dial.flag.is_some() {
            return None;
        }
        let flag = now.plus_ms(dial.until_flag_ms());
        let warning = self.warnings.next(side, &dial).map(|threshold_ms| {
            let falls_ms = dial.remaining_ms().saturating_sub(threshold_ms);
            now.plus_ms(falls_ms.saturating_add(dial.hidden_delay_ms()))
        });
        Some(warning.map_or(flag, |warning| warning.min(flag)))
    }

    fn may_press(&self, side: Side) -> Result<(), ClockRefusal> {
        match self.running {
            Running::Runs(running) if running == side => Ok(()),
            Running::Runs(_) => Err(ClockRefusal::NotYourTurn),
            Running::Stopped | Running::Paused(_) => Err(ClockRefusal::StandsStill),
        }
    }

    /// A side's dial as it is by now.
    fn at(&self, side: Side, now: Moment) -> Dial {
        let mut dial = *self.dial(side);
        if self.running == Running::Runs(side) {
            dial.run(self.seen, now);
        }
        dial
    }

    /// Lets the running dial run up to now.
    fn settle(&mut self, now: Moment) {
        let from = self.seen;
        self.seen = from.max(now);
        if let Running::Runs(side) = self.running {
            self.dial_mut(side).run(from, now);
        }
    }

    fn dial(&self, side: Side) -> &Dial {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    fn dial_mut(&mut self, side: Side) -> &mut Dial {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
