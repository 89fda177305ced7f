//! The clock in the session: it runs, is pressed, warns; a flag falls; time is asked for.

use super::event::{Event, Refusal, TimeTold};
use super::{Session, refused};
use crate::arbiter;
use crate::board::Side;
use crate::clock::{Clock, Running};
use crate::time::Moment;

impl Session {
    /// When the clock will have something to tell by itself.
    pub(super) fn clock_deadline(&self) -> Option<Moment> {
        let clock = self.contest.clock.as_ref()?;
        let Running::Runs(side) = clock.running() else {
            return None;
        };
        let due = clock.next_deadline(self.now)?;
        let falls = clock.flag_fallen(side, due).is_some();
        let both = falls && clock.flag_fallen(side.other(), due).is_some();
        (!falls || arbiter::sees_flag(&self.contest.rules, both)).then_some(due)
    }

    /// The clock warns as the settings say.
    pub(super) fn set_warnings(&mut self) {
        let now = self.now;
        let thresholds = self.settings.warnings_s.iter();
        let thresholds_ms: Vec<u64> = thresholds.map(|s| u64::from(*s) * 1000).collect();
        if let Some(clock) = &mut self.contest.clock {
            for side in Side::BOTH {
                clock.set_warnings(side, &thresholds_ms, now);
            }
        }
    }

    /// What the clock tells now that it is due.
    pub(super) fn clock_due(&mut self) -> Vec<Event> {
        let now = self.now;
        let Some(clock) = &mut self.contest.clock else {
            return Vec::new();
        };
        let Running::Runs(side) = clock.running() else {
            return Vec::new();
        };
        if let Some(warning) = clock.warning(side, now) {
            clock.warned(warning);
            return vec![Event::Warned(warning)];
        }
        if clock.flag_fallen(side, now).is_some() {
            return self.flag_seen(side);
        }
        Vec::new()
    }

    /// The arbiter sees that a flag has fallen.
    fn flag_seen(&mut self, side: Side) -> Vec<Event> {
        let both = self
            .contest
            .clock
            .as_ref()
            .is_some_and(|clock| clock.flags(self.now).both());
        if !arbiter::sees_flag(&self.contest.rules, both) || self.record.outcome().is_some() {
            return Vec::new();
        }
        let position = self.record.position().clone();
        let ruling = arbiter::flag_fallen(&self.contest.rules, &position, side);
        self.end(ruling)
    }

    /// The opponent of the player on move, or the player himself, claims that the other's flag is
    /// down: whose flag it is says who claims.
    pub(super) fn claim_flag(&mut self) -> Vec<Event> {
        if let Some(refusal) = self.why_no_move_now() {
            return refused(refusal);
        }
        let Some(clock) = &self.contest.clock else {
            return vec![Event::NoClock];
        };
        let flags = clock.flags(self.now);
        let turn = self.record.position().turn();
        let claimant = flags.first().map_or(turn, Side::other);
        let last_period = clock.moves_to_control(turn).is_none();
        let position = self.record.position().clone();
        let rules = self.contest.rules;
        match arbiter::flag_claimed(&rules, &position, claimant, flags, last_period) {
            Ok(Some(ruling)) => self.end(ruling),
            Ok(None) => self.go_on_after_flags(),
            Err(objection) => self.object(objection),
        }
    }

    fn go_on_after_flags(&mut self) -> Vec<Event> {
        let now = self.now;
        if let Some(clock) = &mut self.contest.clock {
            for side in Side::BOTH {
                clock.begin_next_period(side, now);
            }
        }
        vec![self.clock_told()]
    }

    /// A move was completed: the other clock runs.
    pub(super) fn press_clock(&mut self, side: Side) {
        let now = self.now;
        if let Some(clock) = &mut self.contest.clock {
            let is_paused = clock.resume(now).is_ok();
            // A flag that only the opponent may claim does not stop the game.
            let _ = clock.press_unclaimed(side, now);
            if is_paused {
                let _ = clock.pause(now);
            }
        }
    }

    /// The clock of the side to move runs, whatever ran before: a move was taken back.
    pub(super) fn turn_clock(&mut self) {
        self.retract_presses();
        let (now, side) = (self.now, self.record.position().turn());
        let Some(clock) = &mut self.contest.clock else {
            return;
        };
        let was_paused = matches!(clock.running(), Running::Paused(_));
        clock.stop(now);
        let _ = clock.start(side, now);
        if was_paused {
            let _ = clock.pause(now);
        }
    }

    pub(super) fn is_paused(&self) -> bool {
        let running = self.contest.clock.as_ref().map(Clock::running);
        matches!(running, Some(Running::Paused(_)))
    }

    /// Stops the clocks for a while, or lets them run again. Only in practice.
    pub(super) fn pause(&mut self) -> Vec<Event> {
        let now = self.now;
        if self.contest.is_competition() {
            return refused(Refusal::NoPause);
        }
        let Some(clock) = &mut self.contest.clock else {
            return vec![Event::NoClock];
        };
        match clock.running() {
            Running::Runs(_) => {
                let _ = clock.pause(now);
                vec![Event::Paused]
            }
            Running::Paused(side) => {
                let _ = clock.resume(now);
                vec![Event::ClockRuns(side)]
            }
            Running::Stopped => vec![self.clock_told()],
        }
    }

    /// The time is asked for.
    pub(super) fn ask_time(&mut self) -> Vec<Event> {
        if !self.contest.is_competition() || self.contest.clock.is_none() {
            return vec![self.clock_told()];
        }
        let rules = self.contest.rules;
        // At one computer it is the player on move who asks.
        let side = self.record.position().turn();
        match arbiter::may_ask_time(&rules, side, true) {
            Ok((law, _)) => {
                self.contest.law = Some(law);
                vec![self.clock_told()]
            }
            Err(objection) => self.object(objection),
        }
    }

    /// How the clocks stand.
    pub(super) fn clock_told(&self) -> Event {
        let Some(clock) = &self.contest.clock else {
            return Event::NoClock;
        };
        let tells_moves = match arbiter::may_ask_time(&self.contest.rules, Side::White, true) {
            Ok((_, tells_moves)) => tells_moves || !self.contest.is_competition(),
            Err(_) => false,
        };
        let running = match clock.running() {
            Running::Runs(side) => Some(side),
            Running::Paused(_) | Running::Stopped => None,
        };
        Event::TimeTold(TimeTold {
            remaining_ms: Side::BOTH.map(|side| clock.remaining_ms(side, self.now)),
            moves: tells_moves.then(|| Side::BOTH.map(|side| clock.moves(side))),
            to_control: Side::BOTH.map(|side| clock.moves_to_control(side)),
            flags: Side::BOTH.map(|side| clock.flag_fallen(side, self.now).is_some()),
            running,
        })
    }
}
