//! What goes wrong with an adjourned game: a lost envelope, clocks that show a wrong time.

use crate::arbiter::{self, ClockErrorFound, Law};
use crate::board::Side;
use crate::laws::EnvelopeLost;
use crate::protocol::{
    AdjournmentEvent as Told, AdjournmentQuestion, ClockEvent, Event, MoveEntry, NotNow, Question,
    Refusal,
};
use crate::session::adjournment::not_now;
use crate::session::competition::stage::InEnvelope;
use crate::session::{Session, refused};

impl Session {
    /// The envelope is lost.
    pub(in crate::session) fn lose_envelope(&mut self) -> Vec<Event> {
        if !self.is_closed() {
            return not_now(NotNow::NotAdjourned);
        }
        // No word opens it any more.
        let asked_word = Question::Adjournment(AdjournmentQuestion::Word);
        self.table
            .question
            .take_if(|question| *question == asked_word);
        let (then, law) = arbiter::envelope_lost(&self.table.contest.rules);
        match then {
            EnvelopeLost::SealerSaysMove => self.envelope_is_lost(law),
            EnvelopeLost::RestoredIfBeyondDoubt => {
                let question = AdjournmentQuestion::BeyondDoubt(law);
                self.ask(Question::Adjournment(question))
            }
        }
    }

    /// The envelope is lost and the game goes on: the player who sealed says what he sealed.
    pub(in crate::session) fn envelope_is_lost(&mut self, law: Law) -> Vec<Event> {
        let Some(adjourned) = self.table.contest.stage.adjourned_mut() else {
            return not_now(NotNow::NotAdjourned);
        };
        adjourned.is_lost = true;
        vec![Event::Adjournment(Told::Lost(adjourned.sealer, law))]
    }

    /// The sealed move cannot be read for certain, and the arbiter knows which one was meant: he names it, as the
    /// player does whose envelope is lost. § 21 (USSR 1956).
    pub(in crate::session) fn meaning_is_certain(&mut self, law: Law) -> Vec<Event> {
        if let Some(adjourned) = self.table.contest.stage.adjourned_mut() {
            adjourned.is_lost = true;
        }
        vec![Event::Adjournment(Told::NameMeaning(law))]
    }

    /// Whether a move that is named now is the one that was sealed.
    pub(in crate::session) fn is_sealed_move_named(&self) -> bool {
        let resumed = self.table.contest.stage.resumed();
        resumed.is_some_and(|(adjourned, resumed)| {
            adjourned.is_lost && resumed.envelope == InEnvelope::SealedMove
        })
    }

    pub(in crate::session) fn lose_position(&mut self) -> Vec<Event> {
        if !self.is_closed() {
            return not_now(NotNow::NotAdjourned);
        }
        let (_, law) = arbiter::envelope_lost(&self.table.contest.rules);
        self.annul(law)
    }

    /// The game is annulled: it is played anew under the same agreement.
    pub(in crate::session) fn annul(&mut self, law: Law) -> Vec<Event> {
        let agreement = self.table.contest.agreement.clone();
        let mut events = vec![Event::Adjournment(Told::Annulled(law))];
        events.extend(self.begin_under(agreement));
        events
    }

    /// The player who sealed says what he sealed, after the envelope was lost.
    pub(in crate::session) fn say_sealed(&mut self, entry: &MoveEntry) -> Vec<Event> {
        let Some((adjourned, resumed)) = self.table.contest.stage.resumed() else {
            return not_now(NotNow::NotAdjourned);
        };
        if !adjourned.is_lost || resumed.envelope != InEnvelope::SealedMove {
            return not_now(NotNow::NotLost);
        }
        let sealer = adjourned.sealer;
        if !resumed.present[sealer.other() as usize] {
            return not_now(NotNow::Closed);
        }
        let (_, law) = arbiter::envelope_lost(&self.table.contest.rules);
        if let MoveEntry::Move(mv) = entry
            && self.table.record.position().play(*mv).is_some()
        {
            return self.make_sealed(sealer, *mv, None, None, law);
        }
        let text = if let MoveEntry::Unreadable(text) = entry {
            text.clone()
        } else {
            String::new()
        };
        refused(Refusal::Unreadable(text))
    }

    /// A clock shows a wrong time.
    pub(in crate::session) fn correct_time(
        &mut self,
        side: Side,
        remaining_s: u32,
        by: Option<Side>,
    ) -> Vec<Event> {
        let now = self.now;
        let Some(clock) = &self.table.contest.clock else {
            return vec![Event::Clock(ClockEvent::NoClock)];
        };
        if !self.is_away() && self.table.contest.stage.resumed().is_none() {
            return not_now(NotNow::NotAdjourned);
        }
        let remaining_ms = u64::from(remaining_s) * 1000;
        let error = ClockErrorFound {
            resumed: !self.is_away(),
            has_moved: by.is_some_and(|by| self.has_moved_since(by)),
            gives_time: remaining_ms >= clock.remaining_ms(side, now),
            arbiter: by.is_none(),
        };
        let law = match arbiter::may_correct_clocks(&self.table.contest.rules, error) {
            Ok(law) => law,
            Err(objection) => return self.object(objection),
        };
        if let Some(clock) = &mut self.table.contest.clock {
            clock.set_remaining(side, remaining_ms, now);
        }
        vec![Event::Adjournment(Told::Corrected(side, remaining_ms, law))]
    }

    /// Whether a side has made a move of its own after the sealed move.
    fn has_moved_since(&self, side: Side) -> bool {
        let Some((_, resumed)) = self.table.contest.stage.resumed() else {
            return false;
        };
        let since = resumed.plies + 1..self.table.record.plies();
        let mut movers = since.map(|plies| self.table.record.position_after(plies).turn());
        movers.any(|mover| mover == side)
    }
}
