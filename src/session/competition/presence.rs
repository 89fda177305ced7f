//! Who is there, how long play may last on one day, and a computer that was away.

use crate::arbiter;
use crate::board::Side;
use crate::protocol::{ClockEvent, Event, PlayEvent, Question, Refusal, Suspension};
use crate::session::competition::stage::{GameStage, Lateness};
use crate::session::table::Mode;
use crate::session::{Session, refused};
use crate::time::Moment;

/// How long before the end of a day's play the players are told, in milliseconds.
const DAY_WARNING_MS: u64 = 15 * 60 * 1000;

impl Session {
    /// The game begins: the clock of the side to move runs, or, as long as nobody has come, the one
    /// that the laws name.
    pub(in crate::session) fn begin_clock(&mut self) -> Vec<Event> {
        let (now, competes) = (self.now, self.table.contest.is_competition());
        let contest = &mut self.table.contest;
        let mut awaited = [false; 2];
        contest.schedule.start = now;
        contest.schedule.unseen_ms = 0;
        if competes {
            awaited = contest.agreement.arrangements.awaited;
            contest.schedule.day.begin(now);
        }
        let mut side = self.table.record.position().turn();
        if awaited == [true; 2] {
            let (first, law) = arbiter::awaited_clock(&contest.rules);
            side = first;
            contest.law = Some(law);
        }
        if let Some(clock) = &mut contest.clock {
            let _ = clock.start(side, now);
        }
        if awaited == [false; 2] {
            return Vec::new();
        }
        contest.stage = GameStage::Awaiting(awaited);
        vec![Event::Play(PlayEvent::Awaiting(awaited))]
    }

    /// How late a player may still come, in milliseconds after the beginning. What nobody saw of the time is gone.
    fn may_come_ms(&self) -> u64 {
        let event_s = self.table.contest.agreement.arrangements.late_s;
        let allowed_ms = arbiter::late_arrival_ms(&self.table.contest.rules, event_s);
        allowed_ms.saturating_sub(self.table.contest.schedule.unseen_ms)
    }

    /// A player has come.
    pub(in crate::session) fn come(&mut self, side: Side) -> Vec<Event> {
        if self.awaits_anybody() {
            return self.arrives(side);
        }
        let now = self.table.contest.intervening.since.unwrap_or(self.now);
        let schedule = &self.table.contest.schedule;
        let late_ms = now.ms.saturating_sub(schedule.start.ms) + schedule.unseen_ms;
        let is_lawful = self.is_lawful();
        let stage = &mut self.table.contest.stage;
        match stage {
            GameStage::Awaiting([true, true]) if is_lawful => {
                *stage = GameStage::Awaiting(Side::BOTH.map(|other| other != side));
            }
            GameStage::Awaiting(awaited) if is_lawful && awaited[side as usize] => {
                *stage = GameStage::Playing;
            }
            GameStage::Playing
            | GameStage::Awaiting(_)
            | GameStage::Sealing(_)
            | GameStage::Away(_)
            | GameStage::Resumed(..)
            | GameStage::Suspended(..) => return refused(Refusal::NoOccasion),
        }
        if self.running().is_some() {
            self.turn_clock();
        }
        vec![Event::Play(PlayEvent::Came(side, late_ms))]
    }

    pub(in crate::session) fn presence_deadline(&self) -> Option<Moment> {
        let waits = matches!(self.table.contest.stage, GameStage::Awaiting(_));
        // Where an arbiter has stopped the clocks, nobody comes too late meanwhile.
        if !waits || !self.is_lawful() || self.has_arbiter() {
            return None;
        }
        let last = self
            .table
            .contest
            .schedule
            .start
            .plus_ms(self.may_come_ms());
        // Exactly so late is still in time.
        (last.ms < u64::MAX).then(|| last.plus_ms(1))
    }

    /// Who has not come by now has lost.
    pub(in crate::session) fn too_late(&mut self) -> Vec<Event> {
        let rules = self.table.contest.rules;
        let GameStage::Awaiting(awaited) = std::mem::take(&mut self.table.contest.stage) else {
            return Vec::new();
        };
        match awaited {
            [true, true] => {
                let law = arbiter::both_late(&rules);
                self.suspend(Suspension::NobodyCame(law));
                vec![Event::Play(PlayEvent::NobodyCame(law))]
            }
            [white, _] => {
                let side = if white { Side::White } else { Side::Black };
                self.end_for_good(arbiter::came_late(&rules, side))
            }
        }
    }

    /// When the day's play is to be warned of or over.
    pub(in crate::session) fn day_deadline(&self) -> Option<Moment> {
        let is_open = self.table.record.outcome().is_none()
            && self.table.contest.stage.suspension().is_none();
        if !is_open || !self.is_lawful() {
            return None;
        }
        let (limit_ms, _) = arbiter::daily_limit_ms(&self.table.contest.rules)?;
        let early_ms = if self.table.contest.schedule.is_day_warned {
            0
        } else {
            DAY_WARNING_MS
        };
        self.table
            .contest
            .schedule
            .day
            .deadline(limit_ms.saturating_sub(early_ms))
    }

    pub(in crate::session) fn day_due(&mut self) -> Vec<Event> {
        let Some((limit_ms, law)) = arbiter::daily_limit_ms(&self.table.contest.rules) else {
            return Vec::new();
        };
        let now = self.now;
        if !std::mem::replace(&mut self.table.contest.schedule.is_day_warned, true) {
            let left_ms = self.table.contest.schedule.day.left_ms(limit_ms, now);
            return vec![Event::Play(PlayEvent::DayEnds(left_ms, law))];
        }
        self.table.contest.schedule.day.end(now);
        self.suspend(Suspension::DayOver(law));
        vec![Event::Play(PlayEvent::DayOver(law))]
    }

    /// Another day: the players go on where they stopped.
    pub(in crate::session) fn next_day(&mut self) -> Vec<Event> {
        if !matches!(self.suspension(), Some(Suspension::DayOver(_)))
            || self.table.question.is_some()
        {
            return refused(Refusal::NoOccasion);
        }
        self.table.contest.schedule.day = crate::clock::PlayingTime::default();
        self.table.contest.schedule.day.begin(self.now);
        self.table.contest.schedule.is_day_warned = false;
        self.go_on();
        vec![Event::Play(PlayEvent::NextDay(self.on_move()))]
    }

    /// The computer was away, and the clock has not counted that time.
    pub(in crate::session) fn slept(&mut self, ms: u64) -> Vec<Event> {
        let is_open = self.table.mode == Mode::Play && self.table.record.outcome().is_none();
        let Some(side) = self.running().filter(|_| is_open) else {
            return vec![Event::Play(PlayEvent::Slept(ms))];
        };
        let now = self.now;
        if let Some(clock) = &mut self.table.contest.clock {
            let _ = clock.pause(now);
        }
        self.ask(Question::Missing { side, ms })
    }

    /// The time that the computer was away counts for the side, or it does not. The clock runs on.
    pub(in crate::session) fn count_missing(
        &mut self,
        side: Side,
        ms: u64,
        counts: bool,
    ) -> Vec<Event> {
        let now = self.now;
        let Some(clock) = &mut self.table.contest.clock else {
            return vec![Event::Clock(ClockEvent::NoClock)];
        };
        if counts {
            clock.use_up(side, ms, now);
        }
        let _ = clock.resume(now);
        if counts {
            let schedule = &mut self.table.contest.schedule;
            schedule.unseen_ms = schedule.unseen_ms.saturating_add(ms);
            schedule.day.add(ms);
            if let Some(resumed) = self.table.contest.stage.resumed_mut()
                && let Lateness::Loses(late_ms) = &mut resumed.lateness
            {
                *late_ms = late_ms.saturating_sub(ms);
            }
        }
        let has_fallen = clock.flag_fallen(side, now).is_some();
        let mut events = vec![self.clock_told()];
        if has_fallen {
            events.extend(self.flag_seen(side));
        }
        events
    }
}
