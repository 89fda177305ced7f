//! While a game is adjourned: its envelope, and how it can end before it is taken up again.

use crate::arbiter;
use crate::board::Side;
use crate::protocol::{
    AdjournmentEvent as Told, Ask, Envelope, Event, NotNow, Question, Refusal, envelope::name_tag,
};
use crate::session::adjournment::not_now;
use crate::session::competition::stage::GameStage;
use crate::session::{Session, refused};

impl Session {
    /// After the move was sealed the opponent of the player who sealed offers a draw.
    pub(in crate::session) fn offer_while_adjourned(&mut self, side: Side) -> Vec<Event> {
        refuse!(self.why_not_away());
        let law = match arbiter::may_offer_after_sealing(&self.table.contest.rules) {
            Ok(law) => law,
            Err(objection) => return self.object(objection),
        };
        if self.table.contest.offers.standing == Some(side) {
            return refused(Refusal::OfferStands);
        }
        let (contest, before) = (
            &self.table.contest,
            self.table.contest.agreement.no_draws_before,
        );
        if let Err(objection) = arbiter::too_early(&contest.rules, &contest.turn, before) {
            return self.object(objection);
        }
        self.table.contest.offers.offer(side);
        vec![Event::Adjournment(Told::Offered(side, law))]
    }

    /// A draw is agreed on while the envelope is closed.
    pub(in crate::session) fn agree_while_adjourned(&mut self) -> Vec<Event> {
        if let Err(objection) = self.may_agree() {
            return self.object(objection);
        }
        let ruling = arbiter::agreement(&self.table.contest.rules);
        self.end(ruling)
    }

    /// Offers and resignations while the game is adjourned; `None` if it is not.
    pub(in crate::session) fn while_away(&mut self, command: &Ask) -> Option<Vec<Event>> {
        if !self.is_away() || self.table.question.is_some() {
            return None;
        }
        let sealer = self.table.contest.stage.adjourned()?.sealer;
        let is_offered = self.table.contest.offers.standing.is_some();
        if *command == Ask::OfferDraw {
            Some(self.offer_while_adjourned(sealer.other()))
        } else if *command == Ask::Resign {
            Some(self.ask(Question::Resign(sealer)))
        } else if let Ask::ResignAs(side) = *command {
            Some(self.ask(Question::Resign(side)))
        } else if *command == Ask::Yes && is_offered {
            Some(self.agree_while_adjourned())
        } else {
            None
        }
    }

    /// The law by which a game ends that is adjourned, if it ends before its resumption.
    pub(in crate::session) fn concluded_while_adjourned(&self) -> Option<Event> {
        let law = arbiter::ended_meanwhile(&self.table.contest.rules)?;
        self.is_away()
            .then_some(Event::Adjournment(Told::Concluded(law)))
    }

    pub(in crate::session) fn name_players(&mut self, names: [String; 2]) -> Vec<Event> {
        for (side, name) in Side::BOTH.into_iter().zip(&names) {
            self.table.record.set_tag(name_tag(side), name);
        }
        self.keep_envelope(false);
        vec![Event::Adjournment(Told::Named(names))]
    }

    pub(in crate::session) fn appoint(&mut self, text: String) -> Vec<Event> {
        let Some(adjourned) = self.table.contest.stage.adjourned_mut() else {
            return not_now(NotNow::NotAdjourned);
        };
        adjourned.appointment.clone_from(&text);
        self.keep_envelope(false);
        vec![Event::Adjournment(Told::Appointed(text))]
    }

    pub(in crate::session) fn tell_envelope(&self) -> Vec<Event> {
        let law = arbiter::envelope_told(&self.table.contest.rules);
        match self.envelope() {
            Some(mut envelope) if self.is_closed() || self.is_sealing() => {
                if let Some(clock) = &mut envelope.clock {
                    clock.stop(self.now);
                }
                vec![Event::Adjournment(Told::Told(Box::new(envelope), law))]
            }
            _ => not_now(NotNow::NotAdjourned),
        }
    }

    /// What stands on the envelope, if it is closed.
    pub(in crate::session) fn closed_envelope(&self) -> Vec<Event> {
        if self.is_closed() {
            self.tell_envelope()
        } else {
            Vec::new()
        }
    }

    /// The envelope of the game that is adjourned.
    pub fn envelope(&self) -> Option<Envelope> {
        let adjourned = self.table.contest.stage.adjourned()?;
        let irregular = &self.table.contest.irregular;
        Some(Envelope {
            agreement: self.table.contest.agreement.clone(),
            record: self.table.record.clone(),
            earlier: self.earlier().to_vec(),
            illegal: irregular
                .standing
                .iter()
                .chain(&irregular.unclaimed)
                .cloned()
                .collect(),
            is_unclaimed: irregular.unclaimed.is_some(),
            appointment: adjourned.appointment.clone(),
            illegal_moves: irregular.counts,
            offers: self.table.contest.offers,
            open: adjourned.open,
            sealed: adjourned.sealed.clone(),
            clock: self.table.contest.clock.clone(),
        })
    }

    pub(in crate::session) fn why_not_away(&self) -> Option<Refusal> {
        if let Some(question) = &self.table.question {
            return Some(Refusal::AnswerFirst(question.clone()));
        }
        (!self.is_away()).then_some(Refusal::Adjournment(NotNow::NotAdjourned))
    }

    /// Whether the game is adjourned and has not been taken up again.
    pub fn is_away(&self) -> bool {
        matches!(self.table.contest.stage.unsuspended(), GameStage::Away(_))
    }
}
