//! The clock in the session: it runs, is pressed, warns; a flag falls; time is asked for.

use crate::arbiter::{self, OnWord, law};
use crate::board::Side;
use crate::clock::{Clock, DEFAULT_WARNINGS_MS, Running};
use crate::protocol::{ClockEvent, Conduct, Event, PlayEvent, Refusal, TimeTold};
use crate::session::competition::ClockWaiting;
use crate::session::{Session, refused};
use crate::time::Moment;

/// How long after a move a player has forgotten his clock, in milliseconds.
const FORGOTTEN_MS: u64 = 30_000;

impl Session {
    /// When the clock will have something to tell by itself.
    pub(in crate::session) fn clock_deadline(&self) -> Option<Moment> {
        // In a lesson nobody loses by time.
        let clock = self
            .table
            .contest
            .clock
            .as_ref()
            .filter(|_| !self.is_in_lesson())?;
        let Running::Runs(side) = clock.running() else {
            return None;
        };
        let due = clock.next_deadline(self.now)?;
        let falls = clock.flag_fallen(side, due).is_some();
        let both = falls && clock.flag_fallen(side.other(), due).is_some();
        (!falls || arbiter::sees_flag(&self.table.contest.rules, both)).then_some(due)
    }

    /// The clock warns as the settings say.
    pub(in crate::session) fn set_warnings(&mut self) {
        let now = self.now;
        let thresholds = self.settings.warnings_s.iter();
        let thresholds_ms: Vec<u64> = thresholds.map(|s| u64::from(*s) * 1000).collect();
        if let Some(clock) = &mut self.table.contest.clock {
            for side in Side::BOTH {
                let (rules, agreement) = (&self.table.contest.rules, &self.table.contest.agreement);
                let competes = agreement.conduct == Conduct::Competition;
                // Who must be warned cannot do without it; who is told on request only is not disturbed.
                let must = arbiter::must_warn(rules, side).is_some();
                let chosen_ms: &[u64] = match competes {
                    true if must && thresholds_ms.is_empty() => &DEFAULT_WARNINGS_MS,
                    true if !agreement.arrangements.warnings
                        && arbiter::may_warn(rules, side).is_none() =>
                    {
                        &[]
                    }
                    true | false => &thresholds_ms,
                };
                clock.set_warnings(side, chosen_ms, now);
            }
        }
    }

    /// Whether the clock of a competition may warn: by its laws one side at least, or because that was agreed on.
    pub(in crate::session) fn warns_unasked(&self) -> bool {
        let contest = &self.table.contest;
        contest.agreement.arrangements.warnings || arbiter::may_warn_unasked(&contest.rules)
    }

    /// What is due in the game at a moment: the clock, a player who is late, the end of the session.
    pub(in crate::session) fn due_in_game(&mut self, at: Moment) -> Vec<Event> {
        let told = self.clock_due();
        if !told.is_empty() {
            return told;
        }
        if self.late_deadline().is_some_and(|due| due <= at) {
            return self.late_due();
        }
        if self.session_deadline().is_some_and(|due| due <= at) {
            // The arbiter lets the player on move seal.
            return self.adjourn_on(OnWord::SessionOver);
        }
        Vec::new()
    }

    /// What the clock tells now that it is due.
    fn clock_due(&mut self) -> Vec<Event> {
        let now = self.now;
        let Some(clock) = &mut self.table.contest.clock else {
            return Vec::new();
        };
        let Running::Runs(side) = clock.running() else {
            return Vec::new();
        };
        if let Some(warning) = clock.warning(side, now) {
            clock.warned(warning);
            let counts = arbiter::tells_moves(&self.table.contest.rules);
            let to_control = clock.moves_to_control(side).filter(|_| counts);
            return vec![match arbiter::may_warn(&self.table.contest.rules, side) {
                Some(law) if self.table.contest.is_competition() => {
                    Event::Play(PlayEvent::Warned(warning, to_control, law))
                }
                _ => Event::Clock(ClockEvent::Warned(warning)),
            }];
        }
        if clock.flag_fallen(side, now).is_some() {
            return self.flag_seen(side);
        }
        Vec::new()
    }

    /// The arbiter sees that a flag has fallen.
    pub(in crate::session) fn flag_seen(&mut self, side: Side) -> Vec<Event> {
        let both = self
            .table
            .contest
            .clock
            .as_ref()
            .is_some_and(|clock| clock.flags(self.now).both());
        if !arbiter::sees_flag(&self.table.contest.rules, both)
            || self.table.record.outcome().is_some()
        {
            return Vec::new();
        }
        let position = self.table.record.position().clone();
        let last_period = self.is_last_period(side);
        if let Some(then) =
            arbiter::both_fallen(&self.table.contest.rules, last_period).filter(|_| both)
        {
            return match then {
                Some(ruling) => self.end(ruling),
                None => self.go_on_after_flags(),
            };
        }
        let ruling = arbiter::flag_fallen(&self.table.contest.rules, &position, side);
        self.end(ruling)
    }

    /// Whether a side must make all the moves that are left in this period.
    fn is_last_period(&self, side: Side) -> bool {
        let clock = self.table.contest.clock.as_ref();
        clock.is_some_and(|clock| clock.moves_to_control(side).is_none())
    }

    /// The opponent of the player on move, or the player himself, claims that the other's flag is
    /// down: whose flag it is says who claims.
    pub(in crate::session) fn claim_flag(&mut self) -> Vec<Event> {
        refuse!(self.why_no_move_now());
        let Some(clock) = &self.table.contest.clock else {
            return vec![Event::Clock(ClockEvent::NoClock)];
        };
        let flags = clock.flags(self.now);
        let turn = self.table.record.position().turn();
        let claimant = flags.first().map_or(turn, Side::other);
        let last_period = self.is_last_period(turn);
        let position = self.table.record.position().clone();
        let rules = self.table.contest.rules;
        match arbiter::flag_claimed(&rules, &position, claimant, flags, last_period) {
            Ok(Some(ruling)) => self.end(ruling),
            Ok(None) => self.go_on_after_flags(),
            Err(objection) => self.object(objection),
        }
    }

    fn go_on_after_flags(&mut self) -> Vec<Event> {
        let now = self.now;
        if let Some(clock) = &mut self.table.contest.clock {
            for side in Side::BOTH {
                clock.begin_next_period(side, now);
            }
        }
        vec![self.clock_told()]
    }

    /// A move was completed: the other clock runs. Tells of a control that is reached with it.
    pub(in crate::session) fn press_clock(&mut self, side: Side) -> Option<Event> {
        let now = self.now;
        let law = law!(
            self.table.contest.rules.form.timing,
            time_saved_carries_over
        );
        let clock = self.table.contest.clock.as_mut()?;
        let is_paused = clock.resume(now).is_ok();
        // A flag that only the opponent may claim does not stop the game.
        let pressed = clock.press_unclaimed(side, now);
        if is_paused {
            let _ = clock.pause(now);
        }
        let left_ms = clock.remaining_ms(side, now);
        if self.table.record.plies() > 0 && self.table.record.position().turn() != side {
            self.table.record.note_clock(left_ms);
        }
        let entered = pressed.ok()?.entered?;
        let periods = clock.control().periods(side);
        let period = periods.get(entered.saturating_sub(1)).or(periods.last())?;
        let added_ms = u64::from(period.main_s) * 1000;
        Some(Event::Clock(ClockEvent::ControlReached {
            side,
            added_ms,
            law,
        }))
    }

    /// When the arbiter tells a player that he has forgotten the clock: § 18 (USSR 1956).
    pub(in crate::session) fn forgotten_deadline(&self) -> Option<Moment> {
        let ClockWaiting::Since(made_at) = self.table.contest.waiting else {
            return None;
        };
        let may_tell = arbiter::may_tell_of_clock(&self.table.contest.rules).is_some();
        (may_tell && self.own_clock_runs()).then(|| made_at.plus_ms(FORGOTTEN_MS))
    }

    /// Notes since when a move that was made waits for the clock.
    pub(in crate::session) fn note_waiting(&mut self) {
        let contest = &self.table.contest;
        let waits = contest.clock.is_some()
            && self.is_lawful()
            && self.table.record.outcome().is_none()
            && arbiter::waits_for_clock(&contest.rules, &contest.turn);
        self.table.contest.waiting = match self.table.contest.waiting {
            _ if !waits => ClockWaiting::No,
            ClockWaiting::No => ClockWaiting::Since(self.now),
            before @ (ClockWaiting::Since(_) | ClockWaiting::Told) => before,
        };
    }

    /// The arbiter tells, once, that the clock was not pressed.
    pub(in crate::session) fn clock_forgotten(&mut self) -> Vec<Event> {
        self.table.contest.waiting = ClockWaiting::Told;
        let law = arbiter::may_tell_of_clock(&self.table.contest.rules);
        let side = self.table.contest.turn.side();
        law.map(|law| Event::Clock(ClockEvent::ClockForgotten(side, law)))
            .into_iter()
            .collect()
    }

    /// The clock of the side to move runs, whatever ran before: a move was taken back.
    pub(in crate::session) fn turn_clock(&mut self) {
        self.retract_presses();
        let (now, side) = (self.now, self.table.record.position().turn());
        let Some(clock) = &mut self.table.contest.clock else {
            return;
        };
        let was_paused = matches!(clock.running(), Running::Paused(_));
        clock.stop(now);
        let _ = clock.start(side, now);
        if was_paused {
            let _ = clock.pause(now);
        }
    }

    /// Whether the clock of the player on move runs; without a clock all time is his own.
    pub(in crate::session) fn own_clock_runs(&self) -> bool {
        let side = self.table.contest.turn.side();
        let clock = self.table.contest.clock.as_ref();
        clock.is_none_or(|clock| clock.running() == Running::Runs(side))
    }

    pub(in crate::session) fn is_paused(&self) -> bool {
        let running = self.table.contest.clock.as_ref().map(Clock::running);
        matches!(running, Some(Running::Paused(_)))
    }

    /// In practice nobody loses time while the program waits for an answer, or reads in a menu.
    pub(in crate::session) fn hold_clock(&mut self) {
        let (now, asks) = (
            self.now,
            self.table.question.is_some() || self.outside.in_menu || self.activity.is_on(),
        );
        let is_practice = !self.table.contest.is_competition();
        let Some(clock) = &mut self.table.contest.clock else {
            self.table.is_held = false;
            return;
        };
        let runs = matches!(clock.running(), Running::Runs(_));
        if asks && runs && is_practice {
            self.table.is_held = clock.pause(now).is_ok();
        } else if !asks && std::mem::take(&mut self.table.is_held) {
            // The answer may have ended the game; then there is nothing to resume. It may have brought a
            // search, too; then the clock runs again when the game goes on.
            if self.table.contest.stage.suspension().is_none() {
                let _ = clock.resume(now);
            }
        }
    }

    /// Stops the clocks for a while, or lets them run again. Only in practice.
    pub(in crate::session) fn pause(&mut self) -> Vec<Event> {
        let now = self.now;
        if self.table.left.is_put_off {
            return self.resume();
        }
        if self.table.contest.is_competition() {
            return refused(Refusal::NoPause);
        }
        refuse!(self.why_suspended());
        let Some(clock) = &mut self.table.contest.clock else {
            return vec![Event::Clock(ClockEvent::NoClock)];
        };
        match clock.running() {
            Running::Runs(_) => {
                let _ = clock.pause(now);
                vec![Event::Clock(ClockEvent::Paused)]
            }
            Running::Paused(side) => {
                let _ = clock.resume(now);
                vec![Event::Clock(ClockEvent::ClockRuns(side))]
            }
            Running::Stopped => vec![self.clock_told()],
        }
    }

    /// The time is asked for.
    pub(in crate::session) fn ask_time(&mut self) -> Vec<Event> {
        if !self.table.contest.is_competition() || self.table.contest.clock.is_none() {
            return vec![self.clock_told()];
        }
        let rules = self.table.contest.rules;
        // At one computer it is the player on move who asks.
        match arbiter::may_ask_time(&rules, self.on_move(), true) {
            Ok(law) => {
                self.table.contest.law = law.or(self.table.contest.law);
                vec![self.clock_told()]
            }
            Err(objection) => self.object(objection),
        }
    }

    /// How the clocks stand.
    pub(in crate::session) fn clock_told(&self) -> Event {
        let Some(clock) = &self.table.contest.clock else {
            return Event::Clock(ClockEvent::NoClock);
        };
        let tells_moves =
            !self.table.contest.is_competition() || arbiter::tells_moves(&self.table.contest.rules);
        let running = match clock.running() {
            Running::Runs(side) => Some(side),
            Running::Paused(_) | Running::Stopped => None,
        };
        Event::Clock(ClockEvent::TimeTold(TimeTold {
            remaining_ms: Side::BOTH.map(|side| clock.remaining_ms(side, self.now)),
            moves: tells_moves.then(|| Side::BOTH.map(|side| clock.moves(side))),
            to_control: Side::BOTH.map(|side| clock.moves_to_control(side).filter(|_| tells_moves)),
            flags: Side::BOTH.map(|side| clock.flag_fallen(side, self.now).is_some()),
            running,
        }))
    }
}
