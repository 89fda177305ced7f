//! For how long the opponent may think, and what he thinks of in the player's time.

use super::opponent::told;
use crate::protocol::{ClockTimes, Errand, ErrandKind, Event, PracticeEvent};
use crate::session::Session;
use crate::session::table::Mode;
use crate::time::Moment;

/// How long the opponent thinks unheard, in milliseconds.
const FIRST_TOLD_MS: u64 = 3_000;

/// How often it is heard afterwards that it still thinks, in milliseconds.
const TOLD_AGAIN_MS: u64 = 10_000;

/// How long advice is thought about, in milliseconds.
const ADVICE_MS: u64 = 1_500;

/// How long a position of a finished game is thought about, in milliseconds.
const JUDGING_MS: u64 = 400;

/// With a clock, the opponent uses this part of the time that is left.
const SHARE_OF_TIME: u64 = 30;

impl Session {
    /// How long may be thought about it.
    pub(super) fn time_for(&self, task: ErrandKind) -> Option<u64> {
        match task {
            ErrandKind::Move | ErrandKind::Draw => self.time_to_think_ms(),
            ErrandKind::Judge => Some(JUDGING_MS),
            ErrandKind::Advice(_) | ErrandKind::Line => Some(ADVICE_MS),
            ErrandKind::Options | ErrandKind::Ponder => None,
        }
    }

    /// The clocks for the side to move.
    pub(super) fn clock_times(&self) -> Option<ClockTimes> {
        let clock = self.table.contest.clock.as_ref()?;
        let side = self.position().turn();
        let bonus_ms = |side| u64::from(clock.bonus(side).seconds()).saturating_mul(1_000);
        Some(ClockTimes {
            own_ms: clock.remaining_ms(side, self.now),
            other_ms: clock.remaining_ms(side.other(), self.now),
            bonus_ms: bonus_ms(side),
            other_bonus_ms: bonus_ms(side.other()),
            moves_to_go: clock.moves_to_control(side).filter(|moves| *moves > 0),
        })
    }

    /// What the opponent may think about while the player is to move; nothing is told of it.
    pub fn pondering(&self) -> Option<Errand> {
        let plays = self.table.mode == Mode::Play && self.opponent_here().is_some();
        let is_on = self.table.record.outcome().is_none() && !self.activity.is_on();
        let ponders = self.settings.opponent.ponders && self.engine().is_none();
        (plays && is_on && ponders && self.errand().is_none()).then(|| Errand {
            task: ErrandKind::Ponder,
            position: self.position().clone(),
            plies: self.plies(),
            answers_for: self.practice.opponent,
            level: self.settings.opponent.level,
            seed: 0,
            time_ms: None,
            engine: None,
            clock: None,
        })
    }

    /// How long the opponent may think by its clock.
    fn time_to_think_ms(&self) -> Option<u64> {
        let clock = self.table.contest.clock.as_ref()?;
        let side = self.position().turn();
        let left_ms = clock.remaining_ms(side, self.now);
        Some((left_ms / SHARE_OF_TIME).max(1))
    }

    /// When it is heard next that the opponent thinks.
    pub(in crate::session) fn thinking_deadline(&self) -> Option<Moment> {
        let waiting = self.practice.waiting.as_ref()?;
        let again_ms = u64::from(waiting.told).saturating_mul(TOLD_AGAIN_MS);
        Some(
            waiting
                .since
                .plus_ms(FIRST_TOLD_MS.saturating_add(again_ms)),
        )
    }

    pub(in crate::session) fn still_thinks(&mut self) -> Vec<Event> {
        let Some(waiting) = &mut self.practice.waiting else {
            return Vec::new();
        };
        let before = waiting.told;
        waiting.told = before.saturating_add(1);
        told(PracticeEvent::Thinks(before))
    }
}
