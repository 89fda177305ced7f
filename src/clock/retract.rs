//! Taking the press of a clock back: a move that counted does not count, and what it brought is gone.

use super::dial::Dial;
use super::press::ClockPress;
use super::{Bonus, Clock, Running};
use crate::board::Side;
use crate::time::Moment;

impl Clock {
    /// How often the clock was pressed and not retracted: the moves of both sides.
    pub fn presses(&self) -> usize {
        self.presses.len()
    }

    /// The readings of White's and Black's clock, in milliseconds, at the moment when this number of presses had
    /// been made and the next one came; `None` if it did not come.
    pub fn readings_at_press(&self, presses: usize) -> Option<[u64; 2]> {
        let press = self.presses.get(presses)?;
        Some([press.white.remaining_ms(), press.black.remaining_ms()])
    }

    /// Remembers a press of a side that has just been made; the dials were as given before it.
    pub(super) fn remember_press(&mut self, side: Side, white: Dial, black: Dial) {
        let before = match side {
            Side::White => white,
            Side::Black => black,
        };
        let gained_ms = self.dial(side).main_ms.saturating_sub(before.main_ms);
        self.presses.push(ClockPress {
            side,
            white,
            black,
            gained_ms,
        });
    }

    /// The last press is retracted: its move does not count, the time that came with it is taken
    /// away, and the clock of its side runs again, or will when the pause is over. The time that was
    /// used stays used. Returns whose press it was; `None` if there was none.
    pub fn retract(&mut self, now: Moment) -> Option<Side> {
        self.settle(now);
        let press = self.presses.pop()?;
        let before = match press.side {
            Side::White => press.white,
            Side::Black => press.black,
        };
        let dial = self.dial_mut(press.side);
        dial.main_ms = dial.main_ms.saturating_sub(press.gained_ms);
        dial.delay_ms = before.delay_ms;
        dial.bonus = before.bonus;
        dial.move_ms = before.move_ms;
        dial.moves = before.moves;
        dial.period = before.period;
        dial.due = before.due;
        // The opponent's move has not begun: its delay is whole again when it does.
        let other = self.dial_mut(press.side.other());
        if matches!(other.bonus, Bonus::Bronstein(_) | Bonus::Delay(_)) {
            other.give_bonus();
        }
        self.running = match self.running {
            Running::Runs(_) => Running::Runs(press.side),
            Running::Paused(_) => Running::Paused(press.side),
            Running::Stopped => Running::Stopped,
        };
        Some(press.side)
    }
}
