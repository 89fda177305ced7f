//! An envelope is opened: what is in it is judged and made on the board.

use crate::arbiter::{self, Judged, Law, Opening};
use crate::board::Side;
use crate::game::{Move, Position};
use crate::laws::SealerAbsent;
use crate::protocol::{
    AdjournmentEvent as Told, AdjournmentQuestion, Event, NotNow, Question, Refusal, Slip,
};
use crate::session::adjournment::not_now;
use crate::session::competition::stage::InEnvelope;
use crate::session::{Session, refused};

impl Session {
    /// A log of an earlier version tells the word, and what was sealed under it is read here.
    pub(in crate::session) fn say_word(&mut self, word: &str) -> Vec<Event> {
        let position = self.table.record.position();
        let slip = self
            .sealed()
            .and_then(|sealed| Slip::of_old_log(sealed, word, position));
        self.unsealed(slip.map(Box::new))
    }

    /// The seal was opened with a word, or was not.
    pub(in crate::session) fn unsealed(&mut self, slip: Option<Box<Slip>>) -> Vec<Event> {
        if self.table.question != Some(Question::Adjournment(AdjournmentQuestion::Word)) {
            return refused(Refusal::NoQuestion);
        }
        let Some(slip) = slip else {
            return not_now(NotNow::WrongWord);
        };
        self.table.question = None;
        if let Some(resumed) = self.table.contest.stage.resumed_mut() {
            resumed.slip = Some(*slip);
            if resumed.envelope == InEnvelope::Reply {
                return self.open_reply();
            }
        }
        let mut events = self.open_or_wait();
        events.extend(self.late_due());
        events
    }

    pub(in crate::session) fn open_envelope(&mut self, law: Law) -> Vec<Event> {
        let Some((adjourned, resumed)) = self.table.contest.stage.resumed() else {
            return not_now(NotNow::NotAdjourned);
        };
        let (sealer, position) = (adjourned.sealer, self.table.record.position().clone());
        if let Some(mv) = adjourned.open {
            let events = self.make_sealed(sealer, mv, None, None, law);
            return self.offered_with_seal(None, events);
        }
        let sealed = adjourned.sealed.as_ref();
        let read = || sealed.and_then(|sealed| Slip::read(sealed, &position));
        let Some(slip) = resumed.slip.clone().or_else(read) else {
            // A seal that was tampered with tells nothing: the envelope is as good as lost.
            return self.lose_envelope();
        };
        self.judge(sealer, &position, slip, law)
    }

    /// A sealed move that ends the game counts, although its player is late: App. A.10 (FIDE 2005).
    pub(in crate::session) fn ends_by_seal(&mut self) -> Option<Vec<Event>> {
        let rules = self.table.contest.rules;
        let law = arbiter::sealed_move_ends(&rules)?;
        let (adjourned, resumed) = self.table.contest.stage.resumed()?;
        let is_late = !resumed.present[adjourned.sealer as usize];
        if resumed.envelope != InEnvelope::SealedMove || !is_late {
            return None;
        }
        let position = self.table.record.position();
        let read = || Slip::read(adjourned.sealed.as_ref()?, position);
        let slip = resumed.slip.clone().or_else(read)?;
        let mv = match arbiter::judge_sealed(&rules, position, &slip.written) {
            Judged::Clear(mv) | Judged::Slip(mv, _) => mv,
            Judged::Flawed(..) => return None,
        };
        let mut after = self.table.record.clone();
        let is_end =
            after.play(mv) && arbiter::automatic_end(&rules, &after, after.plies()).is_some();
        is_end.then(|| self.open_envelope(law))
    }

    /// What was sealed is read and made, or loses the game.
    fn judge(&mut self, side: Side, before: &Position, slip: Slip, law: Law) -> Vec<Event> {
        let (text, offers) = (Some(slip.text), slip.offers_draw);
        match arbiter::judge_sealed(&self.table.contest.rules, before, &slip.written) {
            Judged::Clear(mv) => {
                let events = self.make_sealed(side, mv, text, None, law);
                self.offered_with_seal(offers.then_some(side), events)
            }
            Judged::Slip(mv, slip) => {
                let events = self.make_sealed(side, mv, text, Some(slip), law);
                self.offered_with_seal(offers.then_some(side), events)
            }
            Judged::Flawed(flaw, ruling) => {
                let opened = Told::Opened {
                    side,
                    text,
                    made: None,
                    slip: None,
                    law,
                };
                let mut events = vec![
                    Event::Adjournment(opened),
                    Event::Adjournment(Told::Flawed(flaw)),
                ];
                if arbiter::arbiter_reads_sealed(&self.table.contest.rules) {
                    self.stop_clock_for_a_while();
                    let question = AdjournmentQuestion::Meaning(ruling);
                    events.extend(self.ask(Question::Adjournment(question)));
                } else {
                    events.extend(self.end(ruling));
                }
                events
            }
        }
    }

    /// The draw that was offered on the slip is offered now, if the players may agree on one. An offer that stands since
    /// the adjournment is said again. Both wait until it is known who has come too late.
    pub(in crate::session) fn offered_with_seal(
        &mut self,
        offers: Option<Side>,
        mut events: Vec<Event>,
    ) -> Vec<Event> {
        if let Some(side) = offers.filter(|_| !self.is_over() && self.may_agree().is_ok()) {
            self.table.contest.offers.offer(side);
            self.table.record.note_offer(self.table.record.plies());
        }
        let is_late = self.late_deadline().is_some_and(|at| at <= self.now);
        events.extend(self.standing_offer().filter(|_| !is_late));
        events
    }

    /// The sealed move is made on the board, and the clock of the opponent runs.
    pub(in crate::session) fn make_sealed(
        &mut self,
        side: Side,
        mv: Move,
        text: Option<String>,
        slip: Option<Law>,
        law: Law,
    ) -> Vec<Event> {
        let before = self.table.record.position().clone();
        let resumed = self.table.contest.stage.resumed();
        let is_reply = resumed.is_some_and(|(_, one)| one.envelope != InEnvelope::SealedMove);
        let is_away = resumed.is_some_and(|(_, one)| !one.present[side as usize]);
        if !self.table.record.play(mv) {
            return self.lose_envelope();
        }
        let (now, has_arbiter) = (self.now, self.has_arbiter());
        match &mut self.table.contest.clock {
            Some(_) if is_reply && has_arbiter => {}
            Some(clock) if is_reply => {
                // It stood while the arbiter was asked what the reply means.
                let _ = clock.resume(now);
            }
            Some(clock) => {
                clock.stop(now);
                let _ = clock.start(side, now);
                let _ = clock.press_unclaimed(side, now);
            }
            None => {}
        }
        self.table.cursor = mv.to();
        let after = self.table.record.position().clone();
        let unclaimed = self.table.contest.irregular.unclaimed.take();
        self.table.contest.next_turn(&after);
        if let Some(resumed) = self.table.contest.stage.resumed_mut() {
            resumed.envelope = InEnvelope::Nothing;
        }
        if let Some(adjourned) = self.table.contest.stage.adjourned_mut() {
            adjourned.named = None;
        }
        let mut events = vec![Event::Adjournment(Told::Opened {
            side,
            text,
            made: Some((before, mv)),
            slip,
            law,
        })];
        self.table.contest.irregular.unclaimed = unclaimed;
        let ended_by = self.ended_by_answer();
        if let Some(ruled) = self.rule_after_answer() {
            if !self.is_over() {
                self.turn_clock();
            }
            events.extend(ruled);
            return events;
        }
        events.extend(self.let_stand(ended_by));
        let rules = self.table.contest.rules;
        let declined = self.table.contest.offers.opened(&rules, side);
        events.extend(self.offer_declined(declined));
        events.extend(self.rule());
        if self.table.record.outcome().is_some() {
            let ends = arbiter::sealed_move_ends(&self.table.contest.rules);
            if let Some(law) = ends.filter(|_| !is_reply && is_away) {
                events.insert(1, Event::Adjournment(Told::Concluded(law)));
            }
            return events;
        }
        events.extend(self.sealer_away().filter(|_| !is_reply));
        events
    }

    /// What the player who must reply does while the other one is away.
    pub(in crate::session) fn sealer_away(&self) -> Option<Event> {
        let (adjourned, resumed) = self.table.contest.stage.resumed()?;
        if let Opening::SealerAway(absent, law) =
            arbiter::opening(&self.table.contest.rules, adjourned.sealer, resumed.present)
        {
            Some(Event::Adjournment(Told::SealerAway {
                side: adjourned.sealer.other(),
                must: absent == SealerAbsent::ReplyMustBeSealed,
                law,
            }))
        } else {
            None
        }
    }

    /// The reply is put into an envelope, and the clock of the absent player runs.
    pub(in crate::session) fn put_reply_away(&mut self) -> Vec<Event> {
        let side = self.table.record.position().turn();
        let Some(Event::Adjournment(Told::SealerAway { law, .. })) = self.sealer_away() else {
            return not_now(NotNow::NotSealing);
        };
        self.press_clock(side);
        if let Some(resumed) = self.table.contest.stage.resumed_mut() {
            resumed.envelope = InEnvelope::Reply;
            resumed.slip = None;
        }
        vec![Event::Adjournment(Told::ReplySealed(side, law))]
    }

    /// The envelope with the reply is opened in the presence of the player who was absent.
    pub(in crate::session) fn open_reply(&mut self) -> Vec<Event> {
        let Some((adjourned, resumed)) = self.table.contest.stage.resumed() else {
            return not_now(NotNow::NotAdjourned);
        };
        let side = adjourned.sealer.other();
        let law = arbiter::opened_before(&self.table.contest.rules);
        let position = self.table.record.position().clone();
        if let Some(named) = self.named_instead() {
            return vec![named];
        }
        let Some(reply) = &resumed.reply else {
            return not_now(NotNow::NothingSealed);
        };
        if reply.is_locked() && resumed.slip.is_none() {
            return self.ask(Question::Adjournment(AdjournmentQuestion::Word));
        }
        let read = || Slip::read(reply, &position);
        match resumed.slip.clone().or_else(read) {
            Some(slip) => self.judge(side, &position, slip, law),
            None => not_now(NotNow::WrongWord),
        }
    }
}
