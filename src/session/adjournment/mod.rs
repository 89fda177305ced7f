//! Adjourning a game: the player on move seals a move, the clocks are stopped, the envelope is kept.

pub(in crate::session) mod away;
mod bound;
pub(in crate::session) mod envelope;
pub(in crate::session) mod loss;
pub(in crate::session) mod playing_session;
pub(in crate::session) mod resume;

use crate::arbiter::{self, Adjourning, Completion, Forbidden, Law, Made, Objection, OnWord, Turn};
use crate::board::Side;
use crate::protocol::{
    Adjournment, AdjournmentEvent as Told, AdjournmentQuestion, Event, Hindrance, NotNow,
    PlayEvent, Question, Refusal, Request,
};
use crate::seal::Sealed;
use crate::session::competition::stage::{Adjourned, GameStage, InEnvelope};
use crate::session::{Session, refused};

impl Session {
    pub(in crate::session) fn handle_adjournment(&mut self, command: Adjournment) -> Vec<Event> {
        match command {
            Adjournment::Adjourn(on) => self.adjourn(on),
            Adjournment::Seal(sealed) => self.seal(sealed),
            Adjournment::SealsOther => self.seal_other(),
            Adjournment::Stop => self.stop_for_adjournment(),
            Adjournment::Names(names) => self.name_players(names),
            Adjournment::Appointment(text) => self.appoint(text),
            Adjournment::Tell => self.tell_envelope(),
            Adjournment::Resume { present, late_s } => self.resume_adjourned(present, late_s),
            Adjournment::Present(present) => self.say_present(present),
            Adjournment::Word(word) => self.say_word(&word),
            Adjournment::Unsealed(slip) => self.unsealed(slip),
            Adjournment::Arrives(side) => self.arrives(side),
            Adjournment::EnvelopeLost => self.lose_envelope(),
            Adjournment::PositionLost => self.lose_position(),
            Adjournment::Says(entry) => self.say_sealed(&entry),
            Adjournment::WrongTime {
                side,
                remaining_s,
                by,
            } => self.correct_time(side, remaining_s, by),
            Adjournment::Offer(side) => self.offer_while_adjourned(side),
            Adjournment::Resigns(side) => match self.why_not_away() {
                Some(refusal) => refused(refusal),
                None => self.ask(Question::Resign(side)),
            },
            Adjournment::Drawn => match self.why_not_away() {
                Some(refusal) => refused(refusal),
                None => self.agree_while_adjourned(),
            },
        }
    }

    /// The player on move asks to adjourn, or the arbiter who has stepped in says so.
    fn adjourn(&mut self, on: OnWord) -> Vec<Event> {
        let refusal = match on {
            OnWord::Player => self.why_not_now(),
            _ if !self.has_arbiter() => Some(Refusal::Arbiter(Hindrance::Absent)),
            _ if self.table.question.is_some() => self.why_no_question_now(),
            OnWord::SessionOver | OnWord::Arbiter => self.why_game_stands(),
        };
        match refusal {
            Some(refusal) => refused(refusal),
            None => self.adjourn_on(on),
        }
    }

    /// The game is adjourned on somebody's word. A player can only ask: the arbiter answers.
    pub(in crate::session) fn adjourn_on(&mut self, on: OnWord) -> Vec<Event> {
        if self.is_sealing() {
            return vec![self.seal_now(None)];
        }
        if !self.is_board_at_rest() {
            return not_now(NotNow::MoveUnderWay);
        }
        let playing_session = self.playing_session();
        let side = self.table.record.position().turn();
        if on == OnWord::Player && playing_session.length_ms.is_none() {
            self.table.contest.law = Some(arbiter::adjourned_on_move(&self.table.contest.rules));
            let question = AdjournmentQuestion::SessionOver(side);
            return self.ask(Question::Adjournment(question));
        }
        let adjourning = match arbiter::may_adjourn(&self.table.contest.rules, &playing_session, on)
        {
            Ok(adjourning) => adjourning,
            Err(objection) if objection.what == Forbidden::BeforeControl => {
                self.table.contest.law = Some(objection.law);
                let question = AdjournmentQuestion::Consent(side, objection.law);
                return self.ask(Question::Adjournment(question));
            }
            Err(objection) => return self.object(objection),
        };
        self.table.contest.law = Some(adjourning.law);
        match playing_session.left_ms() {
            Some(left_ms) if adjourning.takes_time => {
                let clock = self.table.contest.clock.as_ref();
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
    pub(in crate::session) fn yes_to_adjournment(
        &mut self,
        question: AdjournmentQuestion,
    ) -> Vec<Event> {
        match question {
            AdjournmentQuestion::SessionOver(_) => self.adjourn_on(OnWord::SessionOver),
            AdjournmentQuestion::Consent(..) => {
                let events = self.adjourn_on(OnWord::Arbiter);
                if let Some(seals @ Event::Adjournment(Told::SealNow { .. })) = events.first() {
                    self.note_incident(seals);
                }
                events
            }
            AdjournmentQuestion::TakeTime(_, _, law) => self.begin_sealing(Adjourning {
                takes_time: true,
                law,
            }),
            AdjournmentQuestion::BeyondDoubt(law) => self.envelope_is_lost(law),
            AdjournmentQuestion::Meaning(ruling) => self.meaning_is_certain(ruling.law()),
            AdjournmentQuestion::Annul(law) => self.annul(law),
            AdjournmentQuestion::Late(ruling) => self.lost_by_lateness(ruling),
            AdjournmentQuestion::Unlike(mv, law) => self.make_named(mv, law),
            choice @ (AdjournmentQuestion::Present(_) | AdjournmentQuestion::Word) => {
                self.ask(Question::Adjournment(choice))
            }
        }
    }

    /// No to a question of the adjournment: only a doubt about a lost envelope changes anything. The
    /// arbiter who does not consent is told with the article.
    pub(in crate::session) fn no_to_adjournment(
        &mut self,
        question: AdjournmentQuestion,
    ) -> Vec<Event> {
        match question {
            AdjournmentQuestion::BeyondDoubt(law) => self.annul(law),
            AdjournmentQuestion::Meaning(ruling) => self.end(ruling),
            late @ AdjournmentQuestion::Late(_) => {
                self.clock_goes_on();
                let declined = Event::Declined(Question::Adjournment(late));
                std::iter::once(declined)
                    .chain(self.standing_offer())
                    .collect()
            }
            AdjournmentQuestion::Unlike(_, law) => {
                vec![Event::Adjournment(Told::NameMeaning(law))]
            }
            AdjournmentQuestion::Consent(_, law) => {
                let what = Forbidden::BeforeControl;
                self.object(Objection { what, law })
            }
            other @ (AdjournmentQuestion::SessionOver(_)
            | AdjournmentQuestion::Annul(_)
            | AdjournmentQuestion::TakeTime(..)
            | AdjournmentQuestion::Present(_)
            | AdjournmentQuestion::Word) => vec![Event::Declined(Question::Adjournment(other))],
        }
    }

    fn begin_sealing(&mut self, adjourning: Adjourning) -> Vec<Event> {
        self.table.contest.stage = GameStage::Sealing(Box::new(Adjourned {
            sealer: self.table.record.position().turn(),
            presses: self.presses_of_game(),
            sealed: None,
            open: None,
            takes_time: adjourning.takes_time.then_some(adjourning.law),
            appointment: String::new(),
            named: None,
        }));
        let now = self.seal_now(Some(adjourning.law));
        let bound = self.ruled_duty().map(|_| self.bound_or_free());
        std::iter::once(now).chain(bound).collect()
    }

    /// The player on move is to seal: now that the game is adjourned by this law, or still.
    fn seal_now(&self, law: Option<Law>) -> Event {
        let position = self.table.record.position();
        let side = position.turn();
        Event::Adjournment(Told::SealNow {
            side,
            number: position.number(),
            law,
            braille: arbiter::seals_in_braille(&self.table.contest.rules, side),
        })
    }

    /// What this stage of the game wants of the players, who may have forgotten it.
    pub(in crate::session) fn wanted_at_this_stage(&self) -> Option<Event> {
        if let Some(named) = self.named_instead() {
            return Some(named);
        }
        match self.table.contest.stage.unsuspended() {
            GameStage::Awaiting(awaited) => Some(Event::Play(PlayEvent::Awaiting(*awaited))),
            GameStage::Sealing(_) => Some(self.seal_now(None)),
            GameStage::Resumed(_, resumed)
                if !resumed.is_closed() && self.table.record.plies() == resumed.plies + 1 =>
            {
                self.sealer_away()
            }
            GameStage::Playing
            | GameStage::Away(_)
            | GameStage::Resumed(..)
            | GameStage::Suspended(..) => None,
        }
    }

    /// A move is sealed: the one with which the game is adjourned, or the reply to an absent player.
    fn seal(&mut self, sealed: Sealed) -> Vec<Event> {
        let rules = self.table.contest.rules;
        let side = self.table.record.position().turn();
        if !self.is_board_at_rest() {
            return not_now(NotNow::MoveUnderWay);
        }
        let contest = &mut self.table.contest;
        let Some(place) = contest.stage.sealing_place(contest.turn.side()) else {
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
    pub(in crate::session) fn stop_for_adjournment(&mut self) -> Vec<Event> {
        let stage = self.table.contest.stage.unsuspended();
        if let GameStage::Resumed(_, one) = stage
            && one.reply.is_some()
            && one.envelope != InEnvelope::Reply
        {
            return self.put_reply_away();
        } else if !matches!(stage, GameStage::Sealing(_)) {
            return not_now(NotNow::NotSealing);
        }
        let rules = self.table.contest.rules;
        let repeats = self.table.contest.agreement.opponent_repeats;
        let mut open = None;
        if self.table.contest.turn.made() != Made::Nothing {
            match arbiter::may_press(&rules, &self.table.contest.turn, repeats) {
                Ok(Completion::Legal(mv, _)) => open = Some(mv),
                _ => return self.press(),
            }
        }
        let Some(adjourned) = self.table.contest.stage.adjourned_mut() else {
            return not_now(NotNow::NotSealing);
        };
        if open.is_none() && adjourned.sealed.is_none() {
            return not_now(NotNow::NothingSealed);
        }
        adjourned.open = open;
        let (side, takes_time) = (adjourned.sealer, adjourned.takes_time);
        self.table.contest.stage.put_away();
        self.table.contest.turn = Turn::new(self.table.record.position().clone());
        let mut events = self.stop_clocks(side, takes_time);
        if open.is_some() {
            let law = arbiter::sealed_on_board(&rules);
            events.push(Event::Adjournment(Told::MadeOpenly(law)));
        }
        let law = arbiter::envelope_told(&rules);
        self.keep_envelope(true);
        events.extend(
            self.envelope()
                .map(|envelope| Event::Adjournment(Told::Adjourned(Box::new(envelope), law))),
        );
        events
    }

    /// The envelope of a game that is adjourned is to be kept as it is now.
    pub(in crate::session) fn keep_envelope(&mut self, is_new: bool) {
        if let Some(envelope) = self.envelope().filter(|_| self.is_away()) {
            let envelope = Box::new(envelope);
            let request = Request::KeepEnvelope { envelope, is_new };
            self.outside.requests.push(request);
        }
    }

    /// Stops both clocks; the side that adjourns early takes the rest of the session on itself.
    fn stop_clocks(&mut self, side: Side, takes_time: Option<Law>) -> Vec<Event> {
        let (now, started_ms) = (self.now, self.table.contest.schedule.session.used_ms);
        let session_s = self.table.contest.agreement.session_s;
        let Some(clock) = &mut self.table.contest.clock else {
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

    /// The clock key when a move may be sealed: it stops the clocks, or completes a move as ever.
    pub(in crate::session) fn press_when_sealing(&mut self) -> Vec<Event> {
        let resumed = self.table.contest.stage.resumed();
        let has_reply = resumed.is_none_or(|(_, resumed)| resumed.reply.is_some());
        refuse!(self.why_no_question_now());
        if has_reply {
            self.stop_for_adjournment()
        } else {
            self.press()
        }
    }

    /// An adjournment is void when its position is gone: who was to seal has completed an illegal move on
    /// the board that nobody rules on, or pieces went back. A later word adjourns the game anew.
    pub(in crate::session) fn void_adjournment(&mut self) -> Option<Event> {
        let adjourned = self.table.contest.stage.adjourned()?;
        let resumed = self.table.contest.stage.resumed();
        let opened = match resumed.map(|(_, resumed)| resumed.envelope) {
            None | Some(InEnvelope::SealedMove) => 0,
            Some(InEnvelope::Reply) => 1,
            Some(InEnvelope::Nothing) => return None,
        };
        let stands = self.presses_of_game() == adjourned.presses + opened;
        if stands && self.table.contest.irregular.unplayable().is_none()
            || self.table.record.outcome().is_some()
        {
            return None;
        }
        *self.table.contest.stage.unsuspended_mut() = GameStage::Playing;
        let law = arbiter::adjourned_on_move(&self.table.contest.rules);
        Some(Event::Adjournment(Told::Void(law)))
    }

    /// Whether every piece stands where it did before this move. What was touched binds which move is sealed.
    pub(in crate::session) fn is_board_at_rest(&self) -> bool {
        self.table.contest.turn.made() == Made::Nothing
    }

    pub(in crate::session) fn is_sealing(&self) -> bool {
        matches!(
            self.table.contest.stage.unsuspended(),
            GameStage::Sealing(_)
        )
    }

    /// What is sealed and has not been opened.
    pub fn sealed(&self) -> Option<&Sealed> {
        let stage = self.table.contest.stage.unsuspended();
        if let GameStage::Resumed(_, one) = stage
            && one.envelope != InEnvelope::SealedMove
        {
            return one.reply.as_ref();
        }
        stage.adjourned()?.sealed.as_ref()
    }

    /// Whether a move is due to be sealed, and none is sealed yet.
    pub fn must_seal(&self) -> bool {
        self.is_sealing() && self.can_seal() && self.sealed().is_none()
    }

    /// Whether the player on move can seal a move now.
    pub fn can_seal(&self) -> bool {
        let contest = &self.table.contest;
        let mut stage = contest.stage.clone();
        self.is_lawful() && stage.sealing_place(contest.turn.side()).is_some()
    }
}

pub(in crate::session) fn not_now(why: NotNow) -> Vec<Event> {
    refused(Refusal::Adjournment(why))
}
