//! Taking the press of a clock back: a move that counted does not count, and what it brought is gone.

use serde::{Deserialize, Serialize};

use super::dial::Dial;
use super::{Bonus, Clock, Running};
use crate::board::Side;
use crate::time::Moment;

/// A press of the clock: how both dials stood just before it, and what it brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Press {
    side: Side,
    white: Dial,
    black: Dial,
    /// The main time that came with it, in milliseconds: an increment, the time of a new period.
    gained_ms: u64,
}

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
        self.presses.push(Press {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;

    fn at(ms: u64) -> Moment {
        Moment::from_ms(ms)
    }

    #[test]
    fn a_press_that_is_retracted_at_once_has_not_been() {
        for text in ["5+3", "5d3", "5b3", "2/1,5", "0:02"] {
            let control: TimeControl = text.parse().expect("a time control");
            let mut clock = Clock::new(control);
            clock.start(Side::White, at(0)).expect("it stands");
            for (side, ms) in [
                (Side::White, 700),
                (Side::Black, 1_500),
                (Side::White, 1_900),
            ] {
                let before = (
                    Side::BOTH.map(|one| clock.remaining_ms(one, at(ms))),
                    Side::BOTH.map(|one| clock.moves(one)),
                    Side::BOTH.map(|one| clock.period(one)),
                    Side::BOTH.map(|one| clock.moves_to_control(one)),
                    clock.delay_left_ms(side, at(ms)),
                    clock.running(),
                );
                clock.press_unclaimed(side, at(ms)).expect("it runs");
                assert_eq!(clock.retract(at(ms)), Some(side));
                let after = (
                    Side::BOTH.map(|one| clock.remaining_ms(one, at(ms))),
                    Side::BOTH.map(|one| clock.moves(one)),
                    Side::BOTH.map(|one| clock.period(one)),
                    Side::BOTH.map(|one| clock.moves_to_control(one)),
                    clock.delay_left_ms(side, at(ms)),
                    clock.running(),
                );
                assert_eq!(before, after, "{text}");
                clock.press_unclaimed(side, at(ms)).expect("it runs");
            }
        }
    }

    #[test]
    fn what_the_opponent_has_used_stays_used() {
        let mut clock = Clock::new("5+3".parse().expect("a time control"));
        clock.start(Side::White, at(0)).expect("it stands");
        clock.press(Side::White, at(10_000)).expect("it runs");
        assert_eq!(clock.readings_at_press(0), Some([293_000, 303_000]));
        clock.pause(at(14_000)).expect("it runs");
        assert_eq!(clock.retract(at(14_000)), Some(Side::White));
        assert_eq!(clock.remaining_ms(Side::White, at(20_000)), 293_000);
        assert_eq!(clock.remaining_ms(Side::Black, at(20_000)), 299_000);
        assert_eq!(clock.running(), Running::Paused(Side::White));
        assert_eq!(clock.retract(at(20_000)), None);
        assert_eq!(clock.readings_at_press(0), None);
    }
}
