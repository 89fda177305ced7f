//! What goes wrong with an adjourned game: a lost envelope, clocks that show a wrong time.

use crate::arbiter::{self, ClockErrorFound, Flaw, Forbidden, Law, Objection};
use crate::board::Side;
use crate::game::Move;
use crate::laws::EnvelopeLost;
use crate::protocol::{
    AdjournmentEvent as Told, AdjournmentQuestion, ClockEvent, Event, MoveEntry, NotNow, Question,
    Refusal, Slip,
};
use crate::session::adjournment::not_now;
use crate::session::competition::stage::{InEnvelope, NamedSeal};
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
        adjourned.named = Some(NamedSeal::EnvelopeLost(law));
        let sealer = adjourned.sealer;
        let told = self.named_instead();
        vec![told.unwrap_or(Event::Adjournment(Told::Lost(sealer, law)))]
    }

    /// The sealed move cannot be read for certain, and the arbiter knows which one was meant: he names it, as the
    /// player does whose envelope is lost. § 21 (USSR 1956).
    pub(in crate::session) fn meaning_is_certain(&mut self, law: Law) -> Vec<Event> {
        if let Some(adjourned) = self.table.contest.stage.adjourned_mut() {
            adjourned.named = Some(NamedSeal::MeaningKnown(law));
        }
        vec![Event::Adjournment(Told::NameMeaning(law))]
    }

    /// Whether a move that is named now is the one that was sealed.
    pub(in crate::session) fn is_sealed_move_named(&self) -> bool {
        self.named_instead().is_some()
    }

    /// What is awaited where a closed envelope of a game that was taken up again is not read: that its move is named.
    pub(in crate::session) fn named_instead(&self) -> Option<Event> {
        let (adjourned, resumed) = self.table.contest.stage.resumed()?;
        let is_closed = resumed.is_closed() && adjourned.open.is_none();
        Some(Event::Adjournment(
            match adjourned.named.filter(|_| is_closed)? {
                NamedSeal::EnvelopeLost(law) => Told::Lost(adjourned.writer(resumed), law),
                NamedSeal::MeaningKnown(law) => Told::NameMeaning(law),
            },
        ))
    }

    /// With the envelope the position is lost as well.
    pub(in crate::session) fn lose_position(&mut self) -> Vec<Event> {
        refuse!(self.why_no_question_now());
        if !self.is_closed() {
            return not_now(NotNow::NotAdjourned);
        }
        let adjourned = self.table.contest.stage.adjourned();
        match adjourned.and_then(|adjourned| adjourned.named) {
            Some(NamedSeal::EnvelopeLost(law)) => {
                self.ask(Question::Adjournment(AdjournmentQuestion::Annul(law)))
            }
            Some(NamedSeal::MeaningKnown(_)) | None => not_now(NotNow::NotLost),
        }
    }

    /// The game is annulled: it is played anew under the same agreement. What has happened in it is kept, and that it
    /// was annulled.
    pub(in crate::session) fn annul(&mut self, law: Law) -> Vec<Event> {
        let agreement = self.table.contest.agreement.clone();
        let mut events = vec![Event::Adjournment(Told::Annulled(law))];
        self.note_incident(&events[0]);
        let incidents = std::mem::take(&mut self.table.contest.intervening.incidents);
        events.extend(self.begin_under(agreement));
        self.table.contest.intervening.incidents = incidents;
        events
    }

    /// What was sealed is named: by who wrote it, after the envelope was lost, or by the arbiter.
    pub(in crate::session) fn say_sealed(&mut self, entry: &MoveEntry) -> Vec<Event> {
        // Who names the move has answered whether it is certain.
        if let Some(Question::Adjournment(AdjournmentQuestion::Meaning(ruling))) =
            self.table.question
        {
            self.table.question = None;
            self.meaning_is_certain(ruling.law());
        }
        let Some((adjourned, resumed)) = self.table.contest.stage.resumed() else {
            return not_now(NotNow::NotAdjourned);
        };
        let Some(named) = adjourned.named.filter(|_| resumed.is_closed()) else {
            return not_now(NotNow::NotLost);
        };
        let (writer, law) = (adjourned.writer(resumed), named.law());
        if !resumed.present[writer.other() as usize] {
            return not_now(NotNow::Closed);
        }
        let legal = self.table.record.position().legal_moves();
        let mut fitting = legal.into_iter().filter(|mv| entry.names(mv));
        match (fitting.next(), fitting.next(), entry) {
            (Some(mv), None, _) => match named {
                NamedSeal::MeaningKnown(_) if !self.can_be_meant(mv) => {
                    let question = AdjournmentQuestion::Unlike(mv, law);
                    self.ask(Question::Adjournment(question))
                }
                NamedSeal::MeaningKnown(_) | NamedSeal::EnvelopeLost(_) => self.make_named(mv, law),
            },
            (Some(_), Some(_), _) => {
                let what = Forbidden::Ambiguous;
                self.object(Objection { what, law })
            }
            (None, _, MoveEntry::Unreadable(text)) => refused(Refusal::Unreadable(text.clone())),
            // Nobody meant a move that is not legal.
            (None, ..) => vec![Event::Adjournment(Told::Flawed(Flaw::Illegal))],
        }
    }

    /// Whether anything in the writing speaks for a move.
    fn can_be_meant(&self, mv: Move) -> bool {
        let position = self.table.record.position();
        let Some((adjourned, resumed)) = self.table.contest.stage.resumed() else {
            return true;
        };
        let lies = match resumed.envelope {
            InEnvelope::Reply => &resumed.reply,
            InEnvelope::SealedMove | InEnvelope::Nothing => &adjourned.sealed,
        };
        let read = || Slip::read(lies.as_ref()?, position);
        let slip = resumed.slip.clone().or_else(read);
        slip.is_none_or(|slip| arbiter::can_be_meant(position, &slip.written, mv))
    }

    /// The move that was named is made as the one that was sealed.
    pub(in crate::session) fn make_named(&mut self, mv: Move, law: Law) -> Vec<Event> {
        let Some((adjourned, resumed)) = self.table.contest.stage.resumed() else {
            return not_now(NotNow::NotAdjourned);
        };
        let writer = adjourned.writer(resumed);
        let events = self.make_sealed(writer, mv, None, None, law);
        self.offered_with_seal(None, events)
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
