//! The quickplay finish: a claim that a person decides on, or a request for an increment.

use crate::arbiter::{self, Finish, Forbidden, Law, Objection, Ruling, Verdict, law, law_if};
use crate::board::Side;
use crate::clock::Bonus;
use crate::laws::Form;
use crate::protocol::{
    ClaimDecidedBy, ClockEvent, Decision, Event, Hindrance, PlayEvent, Refusal, Suspension,
};
use crate::session::competition::arbiter::hindered;
use crate::session::competition::stage::GameStage;
use crate::session::{Session, refused};

impl Session {
    /// The player on move claims that the opponent cannot or does not try to win by normal means.
    pub(in crate::session) fn claim_quickplay(&mut self) -> Vec<Event> {
        refuse!(self.why_not_now());
        let side = self.on_move();
        let Some(finish) = self.finish(side) else {
            return vec![Event::Clock(ClockEvent::NoClock)];
        };
        let rules = self.table.contest.rules;
        let (law, is_last) = match arbiter::may_claim_quickplay(&rules, finish) {
            None => return self.no_such_claim(|form| form.ends.quickplay_finish.is_some()),
            Some(Err(objection)) => return self.object(objection),
            Some(Ok(may)) => may,
        };
        let is_offer = rules.form.ends.claim_is_offer.is_some();
        let by = if is_last {
            ClaimDecidedBy::ArbiterAfterwards
        } else if is_offer && self.offer_with_claim(side) {
            ClaimDecidedBy::OpponentElseArbiter
        } else {
            ClaimDecidedBy::Arbiter
        };
        self.suspend(Suspension::Quickplay { side, law, is_last });
        vec![Event::Play(PlayEvent::QuickplayClaimed(side, law, by))]
    }

    /// The player on move asks for an increment for both, which is an offer of a draw where one may be agreed on.
    pub(in crate::session) fn ask_increment(&mut self) -> Vec<Event> {
        refuse!(self.why_not_now());
        let side = self.on_move();
        let Some(finish) = self.finish(side) else {
            return vec![Event::Clock(ClockEvent::NoClock)];
        };
        let law = match arbiter::may_ask_increment(&self.table.contest.rules, finish) {
            None => return self.no_such_claim(|form| form.ends.quickplay_increment.is_some()),
            Some(Err(objection)) => return self.object(objection),
            Some(Ok(law)) => law,
        };
        let offers = self.offer_with_claim(side);
        self.suspend(Suspension::Increment {
            side,
            law,
            is_declined: !offers,
        });
        let decided = PlayEvent::IncrementDecided(side, law);
        let asked = Event::Play(PlayEvent::IncrementAsked(side, law, offers));
        let decided = (!offers).then_some(Event::Play(decided));
        std::iter::once(asked).chain(decided).collect()
    }

    /// The laws, or this form of competition, know no such claim, or only where there is an arbiter. What ends the game
    /// where none saves from it is the flag.
    fn no_such_claim(&mut self, knows: impl Fn(&Form) -> bool) -> Vec<Event> {
        let rules = self.table.contest.rules;
        self.table.contest.law = Some(law!(rules.form.timing, flag));
        if knows(rules.form) {
            return hindered(Hindrance::NoneAgreed);
        }
        let is_in_laws = rules.edition.forms().any(|(_, form)| knows(form));
        refused(match is_in_laws {
            true => Refusal::NoSuchRule,
            false => Refusal::NoneInTheseLaws,
        })
    }

    /// A claim is an offer of a draw, but no way round the rule that forbids draws: Art. 9.1.1 (FIDE 2023). Whether it
    /// is one.
    pub(in crate::session) fn offer_with_claim(&mut self, side: Side) -> bool {
        let may = self.may_agree().is_ok();
        if may {
            self.table.contest.offers.offer(side);
            self.table.record.note_offer(self.table.record.plies());
        }
        may
    }

    /// What the laws ask of the game in a quickplay finish; `None` without a clock.
    fn finish(&self, side: Side) -> Option<Finish> {
        let clock = self.table.contest.clock.as_ref()?;
        let terms = &self.table.contest.agreement.arrangements;
        let is_unlimited = clock.moves_to_control(side).is_none();
        let flag = clock.flag_fallen(side, self.now);
        Some(Finish {
            is_announced: terms.quickplay,
            without_arbiter: terms.without_arbiter,
            is_last_period: is_unlimited && clock.bonus(side) == Bonus::None,
            remaining_ms: flag.map_or(clock.remaining_ms(side, self.now), |_| 0),
        })
    }

    /// The draw that goes with a request for an increment was declined: now the arbiter decides.
    pub(in crate::session) fn increment_declined(&mut self) -> Option<Event> {
        if let GameStage::Suspended(
            Suspension::Increment {
                side,
                law,
                is_declined,
            },
            _,
        ) = &mut self.table.contest.stage
        {
            *is_declined = true;
            Some(Event::Play(PlayEvent::IncrementDecided(*side, *law)))
        } else {
            None
        }
    }

    /// A claim is not taken back where the laws say so; `None` if there is no claim to take back.
    pub(in crate::session) fn withdraw_claim(&mut self) -> Option<Vec<Event>> {
        let Some(Suspension::Quickplay { side, .. } | Suspension::Increment { side, .. }) =
            self.suspension()
        else {
            return None;
        };
        let side = *side;
        if let Some(law) = law_if!(self.table.contest.rules.form.ends, claim_is_final) {
            let what = Forbidden::ClaimFinal;
            return Some(self.object(Objection { what, law }));
        }
        self.go_on();
        Some(vec![Event::Clock(ClockEvent::ClockRuns(side))])
    }

    /// A ruling on the flag of a player whose claim was put off waits for the arbiter.
    pub(in crate::session) fn flag_after_claim(&mut self, ruling: Ruling) -> Option<Vec<Event>> {
        let (side, law) = self.table.contest.claims.postponed?;
        if ruling.verdict != Verdict::Flag(side) {
            return None;
        }
        self.table.contest.claims.postponed = None;
        self.suspend(Suspension::Flag(ruling, law));
        Some(vec![Event::Play(PlayEvent::DecideNow(side, law))])
    }

    /// The arbiter decides. What he decides is final: Art. 10.2d (FIDE 2005).
    pub(in crate::session) fn decide(&mut self, decision: Decision) -> Vec<Event> {
        if let Some(question) = &self.table.question {
            return refused(Refusal::AnswerFirst(question.clone()));
        }
        if !self.is_lawful() || self.table.record.outcome().is_some() {
            return refused(Refusal::NoOccasion);
        }
        let rules = self.table.contest.rules;
        let bonus_s = arbiter::quickplay_bonus_s(&rules);
        match (self.suspension().cloned(), decision) {
            (Some(Suspension::Quickplay { side, law, .. }), Decision::Agree) => {
                self.end_for_good(arbiter::quickplay_ruling(side, true, law))
            }
            (
                Some(Suspension::Quickplay {
                    side,
                    law,
                    is_last: true,
                }),
                Decision::Reject,
            ) => self.end_for_good(arbiter::quickplay_ruling(side, false, law)),
            (Some(Suspension::Quickplay { is_last: true, .. }), Decision::Postpone { .. }) => {
                refused(Refusal::NoOccasion)
            }
            (Some(Suspension::Quickplay { side, law, .. }), Decision::Postpone { gives_time }) => {
                self.table.contest.claims.postponed = Some((side, law));
                self.go_on();
                let bonus_s = if gives_time { bonus_s } else { 0 };
                self.decided(decision, side, bonus_s, law)
            }
            (Some(Suspension::Quickplay { side, law, .. }), Decision::Reject) => {
                self.go_on();
                self.decided(decision, side, bonus_s, law)
            }
            (
                Some(Suspension::Increment {
                    side,
                    law,
                    is_declined: true,
                }),
                Decision::Agree | Decision::Reject,
            ) => self.decide_increment(decision, side, law),
            (Some(Suspension::Flag(ruling, law)), Decision::Agree | Decision::Reject) => {
                let Verdict::Flag(side) = ruling.verdict else {
                    return refused(Refusal::NoOccasion);
                };
                let drawn = arbiter::quickplay_ruling(side, true, law);
                let is_right = decision == Decision::Agree;
                self.end_for_good(if is_right { drawn } else { ruling })
            }
            (Some(Suspension::LeftOpen(open)), Decision::Agree | Decision::Reject) => {
                self.decide_open(open, decision == Decision::Agree)
            }
            (None, Decision::Agree | Decision::Reject) => {
                if let Some(objection) = self.waits_for_flag() {
                    return self.object(objection);
                }
                match self.table.contest.claims.postponed.take() {
                    None => refused(Refusal::NoOccasion),
                    Some((side, law)) if decision == Decision::Agree => {
                        self.end_for_good(arbiter::quickplay_ruling(side, true, law))
                    }
                    Some((side, law)) => self.decided(decision, side, bonus_s, law),
                }
            }
            _ => refused(Refusal::NoOccasion),
        }
    }

    /// Why a claim that was put off is not decided yet: no flag has fallen. Art. 10.2b (FIDE 2001).
    fn waits_for_flag(&self) -> Option<Objection> {
        self.table.contest.claims.postponed?;
        let law = arbiter::decided_after_flag(&self.table.contest.rules)?;
        let clock = self.table.contest.clock.as_ref();
        let is_up = clock.is_none_or(|clock| clock.flags(self.now).first().is_none());
        let what = Forbidden::DecidedAfterFlag;
        is_up.then_some(Objection { what, law })
    }

    fn decide_increment(&mut self, decision: Decision, side: Side, law: Law) -> Vec<Event> {
        let (increment_s, bonus_s) = arbiter::quickplay_increment_s(&self.table.contest.rules);
        let now = self.now;
        let grants = decision == Decision::Agree;
        if let (true, Some(clock)) = (grants, &mut self.table.contest.clock) {
            clock.introduce_increment(increment_s, now);
        }
        self.go_on();
        let mut events = self.decided(decision, side, if grants { bonus_s } else { 0 }, law);
        if let (
            true,
            [
                Event::Play(PlayEvent::Decided {
                    increment_s: told, ..
                }),
            ],
        ) = (grants, events.as_mut_slice())
        {
            *told = increment_s;
        }
        events
    }

    /// The game goes on; the opponent of the claimant may have gained time.
    pub(in crate::session) fn decided(
        &mut self,
        decision: Decision,
        side: Side,
        bonus_s: u32,
        law: Law,
    ) -> Vec<Event> {
        let now = self.now;
        let gained_ms = u64::from(bonus_s) * 1000;
        if let (1.., Some(clock)) = (gained_ms, &mut self.table.contest.clock) {
            clock.add(side.other(), gained_ms, now);
        }
        vec![Event::Play(PlayEvent::Decided {
            decision,
            gains: side.other(),
            gained_ms,
            increment_s: 0,
            law,
        })]
    }
}
