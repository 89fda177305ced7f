//! Adjourning a game: the player on move seals a move, the clocks are stopped, the envelope is kept.

use super::adjournment::{
    Adjournment, AdjournmentEvent as Told, AdjournmentQuestion, Envelope, NotNow, name_tag,
};
use super::event::{Event, Question, Refusal};
use super::resuming::Resumed;
use super::{Session, refused};
use crate::arbiter::{self, Adjourning, Completion, Law, Made, OnWord, Sitting, Turn};
use crate::board::Side;
use crate::clock::{Clock, Running};
use crate::game::Move;
use crate::seal::Sealed;
use crate::time::Moment;

/// A game that is adjourned, is about to be, or was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Adjourned {
    pub sealer: Side,
    pub stage: Stage,
    /// What was sealed.
    pub sealed: Option<Sealed>,
    /// The move that was made on the board instead.
    pub open: Option<Move>,
    /// The law by which the player who seals takes time on himself.
    pub takes_time: Option<Law>,
    pub appointment: String,
    /// Whether the envelope was lost.
    pub is_lost: bool,
}

/// How far it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The player on move is to seal a move; his clock runs.
    Sealing,
    /// The clocks are stopped, and the envelope is kept.
    Away,
    /// It was taken up again.
    Resumed(Resumed),
}

/// Where the session at the board began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SittingStart {
    /// The time that both sides had used, in milliseconds.
    pub used_ms: u64,
    /// The periods of the time control in which they were, from 0.
    pub periods: [usize; 2],
}

impl Session {
    pub(super) fn obey_adjournment(&mut self, command: Adjournment) -> Vec<Event> {
        match command {
            Adjournment::Adjourn(on) => self.adjourn(on),
            Adjournment::Seal(sealed) => self.seal(sealed),
            Adjournment::Stop => self.stop_for_adjournment(),
            Adjournment::Names(names) => self.name_players(names),
            Adjournment::Appointment(text) => self.appoint(text),
            Adjournment::Tell => self.tell_envelope(),
            Adjournment::Filed(file) => vec![Event::Adjournment(Told::Filed(file))],
            Adjournment::Take(envelope) => self.take_envelope(envelope),
            Adjournment::TakeFailed(fault) => vec![Event::Adjournment(Told::Untaken(fault))],
            Adjournment::Resume { present, late_s } => self.resume_adjourned(present, late_s),
            Adjournment::Present(present) => self.say_present(present),
            Adjournment::Word(word) => self.say_word(word),
            Adjournment::Arrives(side) => self.arrives(side),
            Adjournment::EnvelopeLost => self.lose_envelope(),
            Adjournment::PositionLost => self.lose_position(),
            Adjournment::Says(entry) => self.say_sealed(&entry),
            Adjournment::WrongTime {
                side,
                remaining_s,
                by,
            } => self.correct_time(side, remaining_s, by),
            Adjournment::Offer(side) => self.offer_meanwhile(side),
            Adjournment::Resigns(side) => match self.why_not_away() {
                Some(refusal) => refused(refusal),
                None => self.ask(Question::Resign(side)),
            },
            Adjournment::Drawn => match self.why_not_away() {
                Some(refusal) => refused(refusal),
                None => self.agree_meanwhile(),
            },
        }
    }

    /// The player on move adjourns, or the arbiter does.
    fn adjourn(&mut self, on: OnWord) -> Vec<Event> {
        if let Some(refusal) = self.why_not_now() {
            return refused(refusal);
        }
        if self.is_sealing() {
            return vec![self.seal_now(arbiter::envelope_told(&self.contest.rules))];
        }
        if !self.is_board_at_rest() {
            return not_now(NotNow::MoveUnderWay);
        }
        let sitting = self.sitting();
        let side = self.record.position().turn();
        if on == OnWord::Player && sitting.length_ms.is_none() {
            let question = AdjournmentQuestion::SessionOver(side);
            return self.ask(Question::Adjournment(question));
        }
        let adjourning = match arbiter::may_adjourn(&self.contest.rules, &sitting, on) {
            Ok(adjourning) => adjourning,
            Err(objection) => return self.object(objection),
        };
        self.contest.law = Some(adjourning.law);
        match sitting.left_ms() {
            Some(left_ms) if adjourning.takes_time => {
                let clock = self.contest.clock.as_ref();
                let own_ms = clock.map(|clock| clock.remaining_ms(side, self.now));
                if own_ms.is_some_and(|own_ms| own_ms <= left_ms) {
                    return not_now(NotNow::TooLittleTime);
                }
                let question = AdjournmentQuestion::TakeTime(side, left_ms, adjourning.law);
                self.ask(Question::Adjournment(question))
            }
            _ => self.begin_sealing(adjourning),
        }
    }

    /// Yes to a question of the adjournment.
    pub(super) fn yes_to_adjournment(&mut self, question: AdjournmentQuestion) -> Vec<Event> {
        match question {
            AdjournmentQuestion::SessionOver(_) => self.adjourn(OnWord::SessionOver),
            AdjournmentQuestion::TakeTime(_, _, law) => self.begin_sealing(Adjourning {
                takes_time: true,
                law,
            }),
            AdjournmentQuestion::BeyondDoubt(law) => self.envelope_is_lost(law),
            choice => self.ask(Question::Adjournment(choice)),
        }
    }

    /// No to a question of the adjournment: only a doubt about a lost envelope changes anything.
    pub(super) fn no_to_adjournment(&mut self, question: AdjournmentQuestion) -> Vec<Event> {
        match question {
            AdjournmentQuestion::BeyondDoubt(law) => self.annul(law),
            other => vec![Event::Declined(Question::Adjournment(other))],
        }
    }

    fn begin_sealing(&mut self, adjourning: Adjourning) -> Vec<Event> {
        self.contest.adjourned = Some(Adjourned {
            sealer: self.record.position().turn(),
            stage: Stage::Sealing,
            sealed: None,
            open: None,
            takes_time: adjourning.takes_time.then_some(adjourning.law),
            appointment: String::new(),
            is_lost: false,
        });
        vec![self.seal_now(adjourning.law)]
    }

    fn seal_now(&self, law: Law) -> Event {
        let position = self.record.position();
        let side = position.turn();
        Event::Adjournment(Told::SealNow {
            side,
            number: position.number(),
            law,
            braille: arbiter::seals_in_braille(&self.contest.rules, side),
        })
    }

    /// A move is sealed: the one with which the game is adjourned, or the reply to an absent player.
    fn seal(&mut self, sealed: Sealed) -> Vec<Event> {
        let rules = self.contest.rules;
        let side = self.record.position().turn();
        if !self.is_board_at_rest() {
            return not_now(NotNow::MoveUnderWay);
        }
        let Some(place) = self.contest.sealing_place() else {
            return not_now(NotNow::NotSealing);
        };
        let changes = match place.is_some().then(|| arbiter::may_change_seal(&rules)) {
            None => None,
            Some(Ok(law)) => Some(law),
            Some(Err(objection)) => return self.object(objection),
        };
        *place = Some(sealed);
        vec![Event::Adjournment(Told::Sealed(side, changes))]
    }

    /// The clocks are stopped, by command or by the clock key.
    pub(super) fn stop_for_adjournment(&mut self) -> Vec<Event> {
        match &self.contest.adjourned {
            Some(one) if one.stage == Stage::Sealing => {}
            Some(Adjourned {
                stage: Stage::Resumed(resumed),
                ..
            }) if resumed.reply.is_some() && !resumed.is_reply_away => {
                return self.put_reply_away();
            }
            _ => return not_now(NotNow::NotSealing),
        }
        let rules = self.contest.rules;
        let repeats = self.contest.agreement.opponent_repeats;
        let mut open = None;
        if self.contest.turn.made() != Made::Nothing {
            match arbiter::may_press(&rules, &self.contest.turn, repeats) {
                Ok(Completion::Legal(mv, _)) => open = Some(mv),
                _ => return self.press(),
            }
        }
        let Some(adjourned) = &mut self.contest.adjourned else {
            return not_now(NotNow::NotSealing);
        };
        if open.is_none() && adjourned.sealed.is_none() {
            return not_now(NotNow::NothingSealed);
        }
        adjourned.open = open;
        adjourned.stage = Stage::Away;
        let (side, takes_time) = (adjourned.sealer, adjourned.takes_time);
        self.contest.turn = Turn::new(self.record.position().clone());
        let mut events = self.stop_clocks(side, takes_time);
        if open.is_some() {
            let law = arbiter::sealed_on_board(&rules);
            events.push(Event::Adjournment(Told::MadeOpenly(law)));
        }
        let law = arbiter::envelope_told(&rules);
        events.extend(
            self.envelope()
                .map(|envelope| Event::Adjournment(Told::Adjourned(Box::new(envelope), law))),
        );
        events
    }

    /// Stops both clocks; the side that adjourns early takes the rest of the session on itself.
    fn stop_clocks(&mut self, side: Side, takes_time: Option<Law>) -> Vec<Event> {
        let (now, started_ms) = (self.now, self.contest.sitting.used_ms);
        let session_s = self.contest.agreement.session_s;
        let Some(clock) = &mut self.contest.clock else {
            return Vec::new();
        };
        clock.stop(now);
        let (Some(law), Some(session_s)) = (takes_time, session_s) else {
            return Vec::new();
        };
        let session_ms = (u64::from(session_s) * 1000).saturating_add(started_ms);
        let booking = clock.book_session(side, session_ms, now);
        vec![Event::Adjournment(Told::TimeTaken {
            side,
            booking,
            left_ms: clock.remaining_ms(side, now),
            law,
        })]
    }

    /// The envelope of the game that is adjourned.
    pub fn envelope(&self) -> Option<Envelope> {
        let adjourned = self.contest.adjourned.as_ref()?;
        Some(Envelope {
            agreement: self.contest.agreement.clone(),
            record: self.record.clone(),
            appointment: adjourned.appointment.clone(),
            illegal_moves: self.contest.illegal_moves,
            offers: self.contest.offers,
            open: adjourned.open,
            sealed: adjourned.sealed.clone(),
            clock: self.contest.clock.clone(),
        })
    }

    fn name_players(&mut self, names: [String; 2]) -> Vec<Event> {
        for (side, name) in Side::BOTH.into_iter().zip(&names) {
            self.record.set_tag(name_tag(side), name);
        }
        vec![Event::Adjournment(Told::Named(names))]
    }

    fn appoint(&mut self, text: String) -> Vec<Event> {
        let Some(adjourned) = &mut self.contest.adjourned else {
            return not_now(NotNow::NotAdjourned);
        };
        adjourned.appointment.clone_from(&text);
        vec![Event::Adjournment(Told::Appointed(text))]
    }

    fn tell_envelope(&self) -> Vec<Event> {
        let law = arbiter::envelope_told(&self.contest.rules);
        match self.envelope() {
            Some(envelope) if self.is_closed() || self.is_sealing() => {
                vec![Event::Adjournment(Told::Told(Box::new(envelope), law))]
            }
            _ => not_now(NotNow::NotAdjourned),
        }
    }

    /// What stands on the envelope, if it is closed.
    pub(super) fn closed_envelope(&self) -> Vec<Event> {
        if self.is_closed() {
            self.tell_envelope()
        } else {
            Vec::new()
        }
    }

    /// After the move was sealed the opponent of the player who sealed offers a draw.
    fn offer_meanwhile(&mut self, side: Side) -> Vec<Event> {
        if let Some(refusal) = self.why_not_away() {
            return refused(refusal);
        }
        let law = match arbiter::may_offer_after_sealing(&self.contest.rules) {
            Ok(law) => law,
            Err(objection) => return self.object(objection),
        };
        if self.contest.offers.standing == Some(side) {
            return refused(Refusal::OfferStands);
        }
        self.contest.offers.offer(side);
        vec![Event::Adjournment(Told::Offered(side, law))]
    }

    /// A draw is agreed on while the envelope is closed.
    pub(super) fn agree_meanwhile(&mut self) -> Vec<Event> {
        let moves = self.contest.moves(self.record.position());
        if let Err(objection) = arbiter::may_agree(&self.contest.rules, moves) {
            return self.object(objection);
        }
        let ruling = arbiter::agreement(&self.contest.rules);
        self.end(ruling)
    }

    /// Offers and resignations while the game is adjourned; `None` if it is not.
    pub(super) fn meanwhile(&mut self, command: &super::command::Command) -> Option<Vec<Event>> {
        use super::command::Command;
        if !self.is_away() || self.question.is_some() {
            return None;
        }
        let sealer = self.contest.adjourned.as_ref()?.sealer;
        match command {
            Command::OfferDraw => Some(self.offer_meanwhile(sealer.other())),
            Command::Resign => Some(self.ask(Question::Resign(sealer))),
            Command::Yes if self.contest.offers.standing.is_some() => Some(self.agree_meanwhile()),
            _ => None,
        }
    }

    /// The law by which a game ends that is adjourned, if it ends before its resumption.
    pub(super) fn concluded_meanwhile(&self) -> Option<Event> {
        let law = arbiter::ended_meanwhile(&self.contest.rules)?;
        self.is_away()
            .then_some(Event::Adjournment(Told::Concluded(law)))
    }

    /// The clock key when a move may be sealed: it stops the clocks, or completes a move as ever.
    pub(super) fn press_when_sealing(&mut self) -> Vec<Event> {
        let has_reply = match &self.contest.adjourned {
            Some(Adjourned {
                stage: Stage::Resumed(resumed),
                ..
            }) => resumed.reply.is_some(),
            _ => true,
        };
        if let Some(refusal) = self.why_no_question_now() {
            return refused(refusal);
        }
        if has_reply {
            self.stop_for_adjournment()
        } else {
            self.press()
        }
    }

    fn why_no_question_now(&self) -> Option<Refusal> {
        self.question.clone().map(Refusal::AnswerFirst)
    }

    /// How far the session at the board has come.
    fn sitting(&self) -> Sitting {
        let (start, agreement) = (self.contest.sitting, &self.contest.agreement);
        let clock = self.contest.clock.as_ref();
        let used = |clock: &Clock| {
            let used = Side::BOTH.map(|side| clock.used_ms(side, self.now));
            used.iter().sum::<u64>().saturating_sub(start.used_ms)
        };
        let has_passed = |clock: &Clock, side: Side| {
            clock.period(side) > start.periods[side as usize].saturating_add(1)
        };
        let control_made =
            clock.is_some_and(|clock| Side::BOTH.into_iter().all(|side| has_passed(clock, side)));
        Sitting {
            length_ms: agreement.session_s.map(|s| u64::from(s) * 1000),
            used_ms: clock.map_or(0, used),
            control_made,
        }
    }

    /// When the session at the board is over; not while a move is under way.
    pub(super) fn session_deadline(&self) -> Option<Moment> {
        let clock = self.contest.clock.as_ref()?;
        let is_open = self.is_lawful() && self.record.outcome().is_none();
        let rests = self.is_board_at_rest() && !self.is_sealing() && !self.is_closed();
        let runs = matches!(clock.running(), Running::Runs(_)) && self.question.is_none();
        let awaits = self.contest.awaits_anybody();
        let left_ms = self.sitting().left_ms()?;
        (is_open && rests && runs && !awaits).then(|| self.now.plus_ms(left_ms))
    }

    /// The session is over: the arbiter lets the player on move seal.
    pub(super) fn session_due(&mut self) -> Vec<Event> {
        self.adjourn(OnWord::SessionOver)
    }

    /// Whether nothing has been touched or moved on this move.
    fn is_board_at_rest(&self) -> bool {
        let (turn, standing) = (&self.contest.turn, &self.contest.standing);
        turn.made() == Made::Nothing && turn.touched().is_empty() && standing.is_none()
    }

    pub(super) fn is_sealing(&self) -> bool {
        let stage = self.contest.adjourned.as_ref().map(|one| &one.stage);
        stage == Some(&Stage::Sealing)
    }

    /// Whether the game is adjourned and has not been taken up again.
    pub fn is_away(&self) -> bool {
        let stage = self.contest.adjourned.as_ref().map(|one| &one.stage);
        stage == Some(&Stage::Away)
    }

    /// Whether the player on move can seal a move now.
    pub fn can_seal(&self) -> bool {
        let mut contest = self.contest.clone();
        self.is_lawful() && contest.sealing_place().is_some()
    }

    fn why_not_away(&self) -> Option<Refusal> {
        if let Some(question) = &self.question {
            return Some(Refusal::AnswerFirst(question.clone()));
        }
        (!self.is_away()).then_some(Refusal::Adjournment(NotNow::NotAdjourned))
    }
}

pub(super) fn not_now(why: NotNow) -> Vec<Event> {
    refused(Refusal::Adjournment(why))
}
