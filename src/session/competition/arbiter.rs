//! The arbiter's mode: he steps in, the clocks stop, he uses his means, sets clocks, and steps back.

use crate::arbiter::{self, ClockFound, Denied, Law, Ruling, Sanction, Verdict, law};
use crate::board::Side;
use crate::clock::{Clock, Running};
use crate::protocol::{
    ArbiterEvent, ClockEvent, Event, Hindrance, Intervention, PracticeEvent, Question, Refusal,
};
use crate::record::GameResult;
use crate::session::table::Mode;
use crate::session::{Session, refused};

impl Session {
    /// Whether an arbiter has stepped in, so that the clocks stand and the players wait.
    pub fn has_arbiter(&self) -> bool {
        self.table.contest.intervening.since.is_some()
    }

    /// An arbiter intervenes.
    pub(in crate::session) fn intervene(&mut self, intervention: Intervention) -> Vec<Event> {
        if !self.table.contest.is_competition() {
            return refused(Refusal::NotInPractice);
        }
        if self.table.mode != Mode::Play {
            return refused(Refusal::Listening);
        }
        if let (Some(question), false) = (
            &self.table.question,
            intervention == Intervention::Incidents,
        ) {
            return refused(Refusal::AnswerFirst(question.clone()));
        }
        if intervention.needs_presence() && !self.has_arbiter() {
            return hindered(Hindrance::Absent);
        }
        self.act(intervention, false)
    }

    /// Carries an intervention out. What cannot be undone is asked about first.
    pub(in crate::session) fn act(
        &mut self,
        intervention: Intervention,
        confirmed: bool,
    ) -> Vec<Event> {
        match intervention {
            Intervention::Toggle if self.has_arbiter() => self.step_back(),
            Intervention::Toggle | Intervention::StepIn => self.step_in(),
            Intervention::StepBack => self.step_back(),
            Intervention::Sanction(side, sanction) => self.sanction(side, sanction, confirmed),
            Intervention::LostByBoth => self.declare_lost(None, confirmed),
            Intervention::Compensate(side, bonus_s) => self.compensate(side, bonus_s),
            Intervention::SetClock(side, to_ms) => self.set_clock(side, to_ms),
            Intervention::SetMoves(side, moves) => self.set_moves(side, moves),
            Intervention::ClocksAsThen => self.clocks_as_then(),
            Intervention::GoBack(number, side, cause) => {
                self.go_back(number, side, cause, confirmed)
            }
            Intervention::Displaced(side) => self.displaced(side),
            Intervention::Restored => self.restored(),
            Intervention::SetUpWrong(fault, renew) => self.set_up_wrong(fault, renew, confirmed),
            Intervention::IllegalPosition | Intervention::IllegalAllTheSame => {
                self.illegal_position(confirmed)
            }
            Intervention::Sheet(side, moves) => self.compare_sheet(side, &moves),
            Intervention::Board(side, board) => self.compare_board(side, &board),
            Intervention::TellToPress => self.tell_to_press(),
            Intervention::TwoBoards => self.two_boards(),
            Intervention::Assistant(side, has_one) => self.assistant(side, has_one),
            Intervention::Incidents => {
                let incidents = self.table.contest.intervening.incidents.clone();
                // An arbiter who asks wants to know, too, that nobody is helped.
                let no_help = Event::Practice(PracticeEvent::NoHelp);
                vec![Event::Incidents(incidents), no_help]
            }
        }
    }

    fn step_in(&mut self) -> Vec<Event> {
        if self.has_arbiter() {
            return hindered(Hindrance::Present);
        }
        if self.table.contest.agreement.arrangements.without_arbiter {
            return hindered(Hindrance::NoneAgreed);
        }
        self.table.contest.intervening.since = Some(self.now);
        self.table.contest.intervening.restored = false;
        self.table.contest.intervening.then_ms = None;
        self.stop_clock_for_a_while();
        let law = law!(self.table.contest.rules.form.timing, arbiter_stops_clock);
        let has_clock = self.table.contest.clock.is_some() && !self.is_over();
        self.told(ArbiterEvent::SteppedIn { law, has_clock })
    }

    fn step_back(&mut self) -> Vec<Event> {
        let now = self.now;
        let mut events = Vec::new();
        if self.table.contest.intervening.restoring.is_some() {
            events.extend(self.restored());
        }
        self.nobody_was_late_meanwhile();
        let mut runs = None;
        // What makes the game stand still beside the arbiter does so after he has stepped back.
        if let Some(clock) = &mut self.table.contest.clock
            && let Running::Paused(side) = clock.running()
            && self.table.contest.stage.suspension().is_none()
        {
            let _ = clock.resume(now);
            runs = Some(side);
        }
        if let Some(outcome) = self.table.record.outcome() {
            // Nothing goes on any more.
            events.push(Event::Status(Some(outcome)));
            return events;
        }
        let law = law!(self.table.contest.rules.form.timing, arbiter_stops_clock);
        let suspension = self.suspension().cloned();
        events.extend(self.told(ArbiterEvent::SteppedBack {
            law,
            runs,
            suspension,
        }));
        events
    }

    /// The arbiter acts no longer. While he did, no clock ran, and nobody came later by it.
    fn nobody_was_late_meanwhile(&mut self) {
        let contest = &mut self.table.contest;
        let Some(since) = contest.intervening.since.take() else {
            return;
        };
        let stopped_ms = self.now.ms.saturating_sub(since.ms);
        contest.schedule.start = contest.schedule.start.plus_ms(stopped_ms);
        if let Some(resumed) = contest.stage.resumed_mut() {
            resumed.at = resumed.at.plus_ms(stopped_ms);
        }
    }

    /// An event of the arbiter, whose law is the one cited last.
    pub(in crate::session) fn told(&mut self, event: ArbiterEvent) -> Vec<Event> {
        if let Some(law) = event.laws().first() {
            self.table.contest.law = Some(*law);
        }
        vec![Event::Arbiter(event)]
    }

    /// The laws do not let the arbiter do it.
    pub(in crate::session) fn denied(&mut self, denied: Denied) -> Vec<Event> {
        match denied {
            Denied::Silent => hindered(Hindrance::Silent),
            Denied::Forbidden(objection) => self.object(objection),
        }
    }

    pub(in crate::session) fn is_over(&self) -> bool {
        self.table.record.outcome().is_some()
    }

    fn sanction(&mut self, side: Side, sanction: Sanction, confirmed: bool) -> Vec<Event> {
        let law = match arbiter::may_sanction(&self.table.contest.rules, sanction, self.is_over()) {
            Ok(law) => law,
            Err(denied) => return self.denied(denied),
        };
        let now = self.now;
        match (sanction, &mut self.table.contest.clock) {
            (Sanction::LossOfGame, _) => return self.declare_lost(Some(side), confirmed),
            (Sanction::OpponentGainsTime(_) | Sanction::OffenderLosesTime(_), None) => {
                return vec![Event::Clock(ClockEvent::NoClock)];
            }
            (Sanction::OpponentGainsTime(bonus_s), Some(clock)) => {
                clock.add(side.other(), u64::from(bonus_s) * 1000, now);
            }
            (Sanction::OffenderLosesTime(cut_s), Some(clock)) => {
                let cut_ms = u64::from(cut_s) * 1000;
                if clock.remaining_ms(side, now) <= cut_ms {
                    return hindered(Hindrance::TooMuchTime);
                }
                clock.take(side, cut_ms, now);
            }
            _ => {}
        }
        self.told(ArbiterEvent::Sanctioned(side, sanction, law))
    }

    /// The game is declared lost for one side, or for both.
    fn declare_lost(&mut self, loser: Option<Side>, confirmed: bool) -> Vec<Event> {
        let rules = self.table.contest.rules;
        let law = match arbiter::may_sanction(&rules, Sanction::LossOfGame, self.is_over()) {
            Ok(law) => law,
            Err(denied) => return self.denied(denied),
        };
        if !confirmed {
            self.table.contest.law = Some(law);
            let intervention = match loser {
                Some(side) => Intervention::Sanction(side, Sanction::LossOfGame),
                None => Intervention::LostByBoth,
            };
            return self.ask(Question::Arbiter(Box::new(intervention), None));
        }
        self.end(arbiter::declared_lost(&rules, loser))
    }

    fn compensate(&mut self, side: Option<Side>, bonus_s: u32) -> Vec<Event> {
        let law = match arbiter::may_compensate(&self.table.contest.rules, self.is_over()) {
            Ok(law) => law,
            Err(denied) => return self.denied(denied),
        };
        let now = self.now;
        let Some(clock) = &mut self.table.contest.clock else {
            return vec![Event::Clock(ClockEvent::NoClock)];
        };
        for one in Side::BOTH {
            if side.is_none_or(|side| side == one) {
                clock.add(one, u64::from(bonus_s) * 1000, now);
            }
        }
        self.told(ArbiterEvent::Compensated(side, bonus_s, law))
    }

    /// The clocks as the arbiter finds them.
    fn clock_found(&self) -> Option<ClockFound> {
        let clock = self.table.contest.clock.as_ref()?;
        Some(ClockFound {
            restored: self.table.contest.intervening.restored,
            first_period: Side::BOTH.iter().all(|side| clock.period(*side) == 1),
            moves: self.table.contest.moves(self.table.record.position()),
            readings_ms: Side::BOTH.map(|side| clock.remaining_ms(side, self.now)),
        })
    }

    fn set_clock(&mut self, side: Side, to_ms: u64) -> Vec<Event> {
        let Some(found) = self.clock_found() else {
            return vec![Event::Clock(ClockEvent::NoClock)];
        };
        if to_ms == 0 || self.is_over() {
            return hindered(Hindrance::TooMuchTime);
        }
        match arbiter::may_set_clock(&self.table.contest.rules, &found, side, to_ms) {
            Ok(law) => self.clock_set(side, to_ms, law),
            Err(denied) => self.denied(denied),
        }
    }

    fn clock_set(&mut self, side: Side, to_ms: u64, law: Law) -> Vec<Event> {
        let now = self.now;
        if let Some(clock) = &mut self.table.contest.clock {
            clock.set_remaining(side, to_ms, now);
        }
        self.told(ArbiterEvent::ClockSet(side, to_ms, law))
    }

    fn set_moves(&mut self, side: Side, moves: u32) -> Vec<Event> {
        let Some(found) = self.clock_found() else {
            return vec![Event::Clock(ClockEvent::NoClock)];
        };
        let law = match arbiter::may_put_clocks_right(&self.table.contest.rules, &found) {
            Ok(law) => law,
            Err(denied) => return self.denied(denied),
        };
        let now = self.now;
        if let Some(clock) = &mut self.table.contest.clock {
            clock.set_moves(side, moves, now);
        }
        self.told(ArbiterEvent::MovesSet(side, moves, law))
    }

    fn clocks_as_then(&mut self) -> Vec<Event> {
        let Some(found) = self.clock_found() else {
            return vec![Event::Clock(ClockEvent::NoClock)];
        };
        let Some(then_ms) = self.table.contest.intervening.then_ms else {
            return hindered(Hindrance::ClocksUnknown);
        };
        let mut events = Vec::new();
        for (side, to_ms) in Side::BOTH.into_iter().zip(then_ms) {
            match arbiter::may_set_clock(&self.table.contest.rules, &found, side, to_ms) {
                Ok(law) => events.extend(self.clock_set(side, to_ms.max(1), law)),
                Err(denied) => events.extend(self.denied(denied)),
            }
        }
        events
    }

    fn tell_to_press(&mut self) -> Vec<Event> {
        match arbiter::may_tell_to_press(&self.table.contest.rules, &self.table.contest.turn) {
            Ok(law) => {
                let side = self.table.contest.turn.side();
                self.told(ArbiterEvent::ToldToPress(side, law))
            }
            Err(denied) => self.denied(denied),
        }
    }

    /// The arbiter sees an illegal position. One to which legal moves have led is called so, and he is asked.
    fn illegal_position(&mut self, confirmed: bool) -> Vec<Event> {
        let is_legal = self.earlier().is_empty() && !self.waits_for_claim();
        let law = match arbiter::illegal_position(&self.table.contest.rules, is_legal) {
            Ok(law) => law,
            Err(denied) => return self.denied(denied),
        };
        let presses = self.presses_of_game();
        let seen = self.table.contest.intervening.illegal_seen;
        let limit = if self.is_over() {
            Some(arbiter::Limit::GameOver)
        } else {
            let waits = seen.is_some_and(|seen| presses <= seen);
            waits.then_some(arbiter::Limit::WaitForMove)
        };
        if let Some(limit) = limit {
            let what = arbiter::Forbidden::Beyond(limit);
            return self.object(arbiter::Objection { what, law });
        }
        let intervention = match seen {
            None if confirmed || !is_legal => {
                self.table.contest.intervening.illegal_seen = Some(presses);
                return self.told(ArbiterEvent::IllegalSeen(law));
            }
            Some(_) if confirmed => {
                let verdict = Verdict::IllegalPosition;
                return self.end(Ruling::new(verdict, GameResult::Draw, law.article));
            }
            None => Intervention::IllegalAllTheSame,
            Some(_) => Intervention::IllegalPosition,
        };
        let legal = is_legal.then(|| self.told(ArbiterEvent::IsLegal(law)));
        self.table.contest.law = Some(law);
        let asked = self.ask(Question::Arbiter(Box::new(intervention), None));
        legal.into_iter().flatten().chain(asked).collect()
    }

    /// The presses of the clock that the moves of the game are worth: one for each, and one for each
    /// illegal move that stands.
    pub(in crate::session) fn presses_of_game(&self) -> usize {
        let earlier = self.table.contest.intervening.earlier.iter();
        let before: usize = earlier.map(|record| record.plies() + 1).sum();
        before + self.table.record.plies()
    }

    /// The clock is told which moves of the game still count.
    pub(in crate::session) fn retract_presses(&mut self) {
        let (now, wanted) = (self.now, self.presses_of_game());
        if let Some(clock) = &mut self.table.contest.clock {
            while clock.presses() > wanted && clock.retract(now).is_some() {}
        }
    }

    /// Whose clock runs, or will when the arbiter steps back.
    pub(in crate::session) fn clock_runs_or_will(&self) -> Option<Running> {
        self.table.contest.clock.as_ref().map(Clock::running)
    }
}

/// Something beside the laws stands against it.
pub(in crate::session) fn hindered(hindrance: Hindrance) -> Vec<Event> {
    refused(Refusal::Arbiter(hindrance))
}
