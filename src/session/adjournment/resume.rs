//! Taking an adjourned game up again: who is there, the envelope, the clocks, and what went wrong.

use crate::arbiter::{self, Opening, Ruling};
use crate::board::Side;
use crate::clock::Running;
use crate::laws::SealerAbsent;
use crate::protocol::{
    AdjournmentEvent as Told, AdjournmentQuestion, Disagreement, Envelope, Event, NotNow, NotTaken,
    Question, Refusal,
};
use crate::seal::Sealed;
use crate::session::adjournment::not_now;
use crate::session::competition::Contest;
use crate::session::competition::SessionStart;
use crate::session::competition::stage::{Adjourned, GameStage, InEnvelope, Lateness, Resumed};
use crate::session::table::Mode;
use crate::session::{Session, refused};
use crate::time::Moment;

impl Session {
    /// Why no move can be made: nobody is there, the game stands still or is adjourned, or a reply must
    /// be sealed.
    pub(in crate::session) fn why_not_at_this_stage(&self) -> Option<Refusal> {
        let (adjourned, resumed) = match &self.table.contest.stage {
            GameStage::Playing | GameStage::Sealing(_) => return None,
            GameStage::Suspended(why, _) => return Some(Refusal::Suspended(why.clone())),
            GameStage::Awaiting(awaited) => {
                let side = self.on_move();
                return awaited[side as usize].then_some(Refusal::NotHere(side));
            }
            GameStage::Away(_) => return Some(Refusal::Adjournment(NotNow::Away)),
            GameStage::Resumed(_, resumed) if resumed.is_closed() => {
                return Some(Refusal::Adjournment(NotNow::Closed));
            }
            GameStage::Resumed(adjourned, resumed) => (adjourned, resumed),
        };
        let replies = self.table.record.plies() == resumed.plies + 1;
        if let Opening::SealerAway(SealerAbsent::ReplyMustBeSealed, law) =
            arbiter::opening(&self.table.contest.rules, adjourned.sealer, resumed.present)
            && replies
        {
            let what = arbiter::Forbidden::MustSeal;
            Some(Refusal::Forbidden(arbiter::Objection { what, law }))
        } else {
            None
        }
    }

    /// Whether an envelope is closed.
    pub fn is_closed(&self) -> bool {
        match self.table.contest.stage.unsuspended() {
            GameStage::Away(_) => true,
            GameStage::Resumed(_, resumed) => resumed.is_closed(),
            GameStage::Playing
            | GameStage::Awaiting(_)
            | GameStage::Sealing(_)
            | GameStage::Suspended(..) => false,
        }
    }

    /// An envelope from a file is on the table: its game is the game now.
    pub(in crate::session) fn take_envelope(&mut self, envelope: Box<Envelope>) -> Vec<Event> {
        let not_taken = |why| vec![Event::Adjournment(Told::NotTaken(why))];
        if self.is_under_way() && !self.is_away() {
            return not_taken(NotTaken::UnderWay);
        }
        let rules = match envelope.agreement.rules() {
            Ok(rules) => rules,
            Err(disagreement) => return not_taken(NotTaken::Disagreed(disagreement)),
        };
        let mut contest = Contest::new(envelope.agreement.clone(), rules);
        contest.clock.clone_from(&envelope.clock);
        contest.irregular.counts = envelope.illegal_moves;
        contest.offers = envelope.offers;
        contest.next_turn(envelope.position());
        contest.irregular.standing.clone_from(&envelope.illegal);
        if envelope.is_unclaimed {
            contest.irregular.unclaimed = contest.irregular.standing.pop();
        }
        let (earlier, record) = envelope.parts();
        let presses = earlier.iter().map(|part| part.plies() + 1).sum::<usize>() + record.plies();
        contest.intervening.earlier = earlier;
        contest.stage = GameStage::Away(Box::new(Adjourned {
            sealer: envelope.sealer(),
            presses,
            sealed: envelope.sealed.clone(),
            open: envelope.open,
            takes_time: None,
            appointment: envelope.appointment.clone(),
            named: None,
        }));
        self.table.contest = contest;
        self.put_on_board(record, Mode::Play);
        self.follow_game_of_event(false);
        let now = self.now;
        if let Some(clock) = &mut self.table.contest.clock {
            clock.stop(now);
        }
        let mut events = vec![Event::Adjournment(Told::Taken(envelope))];
        events.extend(self.opponent_of_new_game());
        events
    }

    /// The game is to be resumed.
    pub(in crate::session) fn resume_adjourned(
        &mut self,
        present: Option<[bool; 2]>,
        late_s: Option<u32>,
    ) -> Vec<Event> {
        refuse!(self.why_no_question_now());
        let timing = &self.table.contest.rules.form.timing;
        if late_s.is_some() && timing.late_arrival_set_by_event.is_none() {
            return refused(Refusal::Disagreed(Disagreement::NoLateRule));
        }
        // Who resigned in the meantime may have lost; whether he has is being examined.
        refuse!(self.why_suspended());
        if self.awaits_anybody() {
            return match present {
                Some(present) => self.all_arrive(present),
                None => self.ask(Question::Adjournment(AdjournmentQuestion::Present(late_s))),
            };
        }
        if self.is_closed() && !self.is_away() {
            return self.open_or_wait();
        }
        if !self.is_away() {
            return not_now(NotNow::NotAdjourned);
        }
        match present {
            Some(present) => self.set_up(present, late_s),
            None => self.ask(Question::Adjournment(AdjournmentQuestion::Present(late_s))),
        }
    }

    pub(in crate::session) fn say_present(&mut self, present: [bool; 2]) -> Vec<Event> {
        match self.table.question {
            Some(Question::Adjournment(AdjournmentQuestion::Present(late_s))) => {
                self.table.question = None;
                if self.is_away() {
                    self.set_up(present, late_s)
                } else {
                    self.all_arrive(present)
                }
            }
            _ => refused(Refusal::NoQuestion),
        }
    }

    /// Those who are present now and were not have come.
    fn all_arrive(&mut self, present: [bool; 2]) -> Vec<Event> {
        let mut events = Vec::new();
        for side in Side::BOTH
            .into_iter()
            .filter(|side| present[*side as usize])
        {
            let was_there = self
                .table
                .contest
                .stage
                .resumed()
                .is_some_and(|(_, one)| one.present[side as usize]);
            if !was_there {
                events.extend(self.arrives(side));
            }
        }
        match self.table.contest.stage.resumed() {
            Some((_, resumed))
                if events.is_empty() && resumed.envelope == InEnvelope::SealedMove =>
            {
                self.open_or_wait()
            }
            _ if events.is_empty() => not_now(NotNow::IsThere),
            _ => events,
        }
    }

    /// Whether a player is awaited at a resumption.
    pub fn awaits_anybody(&self) -> bool {
        let resumed = self.table.contest.stage.resumed();
        resumed.is_some_and(|(_, resumed)| resumed.awaits_anybody())
    }

    /// The position and the times are set up; the envelope is opened, or the absent are awaited.
    fn set_up(&mut self, present: [bool; 2], late_s: Option<u32>) -> Vec<Event> {
        let (now, rules) = (self.now, self.table.contest.rules);
        let clock = self.table.contest.clock.as_ref();
        self.table.contest.schedule.session = SessionStart {
            used_ms: clock.map_or(0, |clock| {
                Side::BOTH.map(|side| clock.used_ms(side, now)).iter().sum()
            }),
            periods: clock.map_or([0; 2], |clock| {
                Side::BOTH.map(|side| clock.period(side).saturating_sub(1))
            }),
            resumed_at: Some(self.table.record.plies()),
        };
        let remaining_ms = clock.map(|clock| Side::BOTH.map(|side| clock.remaining_ms(side, now)));
        let plies = self.table.record.plies();
        let Some(adjourned) = self.table.contest.stage.adjourned() else {
            return not_now(NotNow::NotAdjourned);
        };
        let sealer = adjourned.open.is_none().then_some(adjourned.sealer);
        let arrangements = &mut self.table.contest.agreement.arrangements;
        arrangements.late_s = late_s.or(arrangements.late_s);
        let told_s = arrangements.late_s;
        self.table.contest.stage.resume(Resumed {
            at: now,
            lateness: match (arbiter::lateness_ms(&rules, told_s), told_s) {
                (0, None) => Lateness::Unknown,
                (late_ms, _) => Lateness::Loses(late_ms),
            },
            present,
            plies,
            envelope: InEnvelope::SealedMove,
            slip: None,
            reply: None,
        });
        let mut events = vec![Event::Adjournment(Told::SetUp {
            remaining_ms,
            sealer,
            law: arbiter::position_restored(&rules),
        })];
        events.extend(self.open_or_wait());
        events.extend(self.late_due());
        events
    }

    /// Opens the envelope if the player who must reply is there; else his clock runs.
    pub(in crate::session) fn open_or_wait(&mut self) -> Vec<Event> {
        let Some((adjourned, resumed)) = self.table.contest.stage.resumed() else {
            return not_now(NotNow::NotAdjourned);
        };
        let replier = adjourned.sealer.other();
        let opening =
            arbiter::opening(&self.table.contest.rules, adjourned.sealer, resumed.present);
        let law = match opening {
            Opening::Closed(law) => {
                let now = self.now;
                if let Some(clock) = &mut self.table.contest.clock
                    && clock.running() != Running::Runs(replier)
                {
                    clock.stop(now);
                    let _ = clock.start(replier, now);
                }
                let has_clock = self.table.contest.clock.is_some();
                return vec![Event::Adjournment(Told::Waiting {
                    side: replier,
                    has_clock,
                    law,
                })];
            }
            Opening::Opened(law) | Opening::SealerAway(_, law) => law,
        };
        if let Some(named) = self.named_instead() {
            return vec![named];
        }
        let is_locked = adjourned.sealed.as_ref().is_some_and(Sealed::is_locked);
        if adjourned.open.is_none() && is_locked && resumed.slip.is_none() {
            self.stop_clock_for_a_while();
            return self.ask(Question::Adjournment(AdjournmentQuestion::Word));
        }
        self.open_envelope(law)
    }

    /// A player who was absent has come.
    pub(in crate::session) fn arrives(&mut self, side: Side) -> Vec<Event> {
        let Some(resumed) = self.table.contest.stage.resumed_mut() else {
            return not_now(NotNow::NotAdjourned);
        };
        if std::mem::replace(&mut resumed.present[side as usize], true) {
            return not_now(NotNow::IsThere);
        }
        let envelope = resumed.envelope;
        // Who has come is not late by the word that was asked for.
        let is_of_absent = |question: &mut Question| {
            matches!(
                question,
                Question::Adjournment(
                    AdjournmentQuestion::Present(_) | AdjournmentQuestion::Late(_)
                )
            )
        };
        let asked = self.table.question.take_if(is_of_absent);
        if let Some(Question::Adjournment(AdjournmentQuestion::Late(_))) = asked {
            // Of a player who is still awaited it is asked anew.
            resumed.lateness = Lateness::Unknown;
            self.clock_goes_on();
        }
        let mut events = vec![Event::Adjournment(Told::Arrived(side))];
        events.extend(match envelope {
            InEnvelope::SealedMove => self.open_or_wait(),
            InEnvelope::Reply => self.open_reply(),
            InEnvelope::Nothing => Vec::new(),
        });
        events.extend(self.late_due());
        events
    }

    /// When a player who is awaited will have come too late.
    pub(in crate::session) fn late_deadline(&self) -> Option<Moment> {
        if let GameStage::Resumed(_, one) = &self.table.contest.stage
            && one.awaits_anybody()
            && !self.has_arbiter()
        {
            match one.lateness {
                // Exactly so late is still in time, but whoever may not be late at all has lost already.
                Lateness::Loses(late_ms) => {
                    Some(one.at.plus_ms(late_ms.saturating_add(late_ms.min(1))))
                }
                Lateness::Unknown => Some(one.at),
                Lateness::Waits => None,
            }
        } else {
            None
        }
    }

    /// The clock runs again that stood while something was asked.
    pub(in crate::session) fn clock_goes_on(&mut self) {
        let (now, has_arbiter) = (self.now, self.has_arbiter());
        if let Some(clock) = self.table.contest.clock.as_mut().filter(|_| !has_arbiter) {
            let _ = clock.resume(now);
        }
    }

    /// Rules on players who have come too late. Where neither the event nor the laws give them any time, and nobody has
    /// said so, it is asked first: Guidelines I.10 (FIDE 2023).
    pub(in crate::session) fn late_due(&mut self) -> Vec<Event> {
        let asks_word =
            self.table.question == Some(Question::Adjournment(AdjournmentQuestion::Word));
        let is_due = self.late_deadline().is_some_and(|at| at <= self.now) && !asks_word;
        let Some((_, resumed)) = self.table.contest.stage.resumed().filter(|_| is_due) else {
            return Vec::new();
        };
        let late = resumed.present.map(|present| !present);
        let position = self.table.record.position().clone();
        let lateness = resumed.lateness;
        let Some(ruling) = arbiter::late(&self.table.contest.rules, &position, late) else {
            return Vec::new();
        };
        if lateness != Lateness::Unknown {
            return self.lost_by_lateness(ruling);
        }
        if let Some(resumed) = self.table.contest.stage.resumed_mut() {
            resumed.lateness = Lateness::Waits;
        }
        // Who is there has to wait and loses no time by it; the clock of an absent player runs on.
        if self.running().is_some_and(|side| !late[side as usize]) {
            self.stop_clock_for_a_while();
        }
        self.ask(Question::Adjournment(AdjournmentQuestion::Late(ruling)))
    }

    /// Who came too late has lost, unless the sealed move ends the game.
    pub(super) fn lost_by_lateness(&mut self, ruling: Ruling) -> Vec<Event> {
        match self.ends_by_seal() {
            Some(events) => events,
            None => self.end(ruling),
        }
    }
}
