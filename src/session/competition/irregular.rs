//! Illegal moves, claims of them, offers of a draw: what the arbiter rules while the game goes on.

use crate::arbiter::{
    self, CompletedIllegalMove, Forbidden, Irregularity, Law, Made, Objection, Penalty, Turn, law,
};
use crate::board::{Kind, Side};
use crate::clock::Running;
use crate::game::Move;
use crate::protocol::{ClaimsEvent, DraughtsEvent, Event, Hindrance, Question, Refusal, TurnEvent};
use crate::session::competition::stage::GameStage;
use crate::session::{Session, refused};

impl Session {
    /// The clock was pressed after an illegal move, or without one.
    pub(in crate::session) fn irregular(&mut self, irregularity: Irregularity) -> Vec<Event> {
        if let Some(events) = self.rule_after_answer() {
            return events;
        }
        let (rules, turn) = (self.table.contest.rules, &self.table.contest.turn);
        let opponents = arbiter::left_to_opponent(&rules, irregularity);
        let steps_in = arbiter::steps_in(&rules) && opponents.is_none();
        if steps_in || arbiter::must_step_in(&rules, turn).is_some() {
            return self.penalise(irregularity, false);
        }
        let side = turn.side();
        let turn = turn.clone();
        let control = self.press_clock(side);
        // Nobody hears from the arbiter that the move was not legal, and the game goes on as after any other.
        let was_announced = rules.is_blind(side);
        let shown = (!was_announced).then(|| turn.shown());
        if let Some(position) = arbiter::position_after(&turn) {
            self.record_from(&position);
            self.table.contest.next_turn(&position);
        }
        self.table.contest.irregular.unclaimed = Some(CompletedIllegalMove { turn, irregularity });
        let mut events = vec![Event::Turn(TurnEvent::Shown(shown, side.other()))];
        events.extend(control);
        // Who has to decide is told of it.
        if let Some(law) = opponents {
            self.table.contest.law = Some(law);
            events.push(Event::Draughts(DraughtsEvent::TwoMoves(side, law)));
        }
        events
    }

    /// The position before the move is set up again, and the edition's penalty is carried out.
    pub(in crate::session) fn penalise(
        &mut self,
        irregularity: Irregularity,
        claimed: bool,
    ) -> Vec<Event> {
        let by = self.table.contest.turn.side();
        let count = &mut self.table.contest.irregular.counts[by as usize];
        *count += 1;
        let number = *count;
        let rules = self.table.contest.rules;
        let penalty = arbiter::penalty(
            &rules,
            irregularity,
            &self.table.contest.turn,
            number,
            claimed,
        );
        self.table.contest.law = Some(penalty.law);
        let now = self.now;
        if let Some(clock) = &mut self.table.contest.clock
            && penalty.bonus_s > 0
        {
            clock.add(by.other(), u64::from(penalty.bonus_s) * 1000, now);
        }
        let mut events = vec![Event::Turn(TurnEvent::Penalised(penalty))];
        if let Some(ruling) = penalty.ruling {
            events.extend(self.end(ruling));
            return events;
        }
        events.extend(self.after_penalty(&penalty, by));
        events
    }

    fn after_penalty(&mut self, penalty: &Penalty, by: Side) -> Vec<Event> {
        if let Irregularity::Unpromoted(Some(square)) = penalty.irregularity {
            // The pawn has become a queen and the move stays.
            if self.table.contest.turn.promote(Kind::Queen) == Some(Some(square))
                && let Made::Legal(mv) = self.table.contest.turn.made()
            {
                return self.complete_for(mv);
            }
        }
        let turn = self.table.contest.turn.restored(penalty.touch_binds);
        let replaced = (self.presses_of_game(), turn.clone());
        self.table.contest.irregular.replaced.push(replaced);
        self.table.contest.turn = turn;
        if self.clock_runs_or_will() == Some(Running::Runs(by.other())) {
            self.turn_clock();
        }
        // What becomes of a castling is not known to its player.
        let free =
            arbiter::touch_binds_nothing(&self.table.contest.rules, &self.table.contest.turn);
        let free = free.filter(|law| law.rule == "illegal_castling");
        let free = free.map(|law| Event::Turn(TurnEvent::TouchFree(law)));
        std::iter::once(self.bound_or_free()).chain(free).collect()
    }

    /// The pieces stand again as before the turn: what binds the player, or that he is to move.
    pub(in crate::session) fn bound_or_free(&self) -> Event {
        let duty = arbiter::duty(&self.table.contest.rules, &self.table.contest.turn);
        let position = self.table.record.position().clone();
        match duty {
            Some(duty) => Event::Turn(TurnEvent::Bound(duty.obligation, duty.law, position)),
            None => Event::ToMove(position),
        }
    }

    fn complete_for(&mut self, mv: Move) -> Vec<Event> {
        let before = self.table.record.position().clone();
        let side = before.turn();
        if !self.table.record.play(mv) {
            return Vec::new();
        }
        let control = self.press_clock(side);
        let position = self.table.record.position().clone();
        self.table.contest.next_turn(&position);
        let mut events = vec![Event::Turn(TurnEvent::Completed {
            before,
            mv,
            was_announced: false,
        })];
        events.extend(control);
        events.extend(self.rule());
        events
    }

    /// The opponent claims that the last move was illegal, or broke the touch rules.
    pub(in crate::session) fn claim_illegal(&mut self) -> Vec<Event> {
        refuse!(self.why_not_now());
        let rules = self.table.contest.rules;
        let irregular = &self.table.contest.irregular;
        if irregular.unclaimed.is_some()
            && irregular.unplayable().is_none()
            && let Err(objection) = arbiter::claim_in_time(&rules, &self.table.contest.turn)
        {
            return self.object(objection);
        }
        if let Some(irregularity) = self.back_to_illegal_move() {
            return self.penalise(irregularity, true);
        }
        if self.table.contest.irregular.breach.is_some()
            && let Some(law) = arbiter::touch_claim_lost(&rules, &self.table.contest.turn)
        {
            let what = Forbidden::ClaimTooLate;
            return self.object(Objection { what, law });
        }
        if let Some((turn, mv)) = self.table.contest.irregular.breach.take()
            && self.table.record.moves().last() == Some(&mv)
            && let Some(duty) = arbiter::duty(&rules, &turn)
        {
            self.table.record.undo();
            self.table.contest.turn = turn.restored(true);
            self.table.contest.law = Some(duty.law);
            self.turn_clock();
            let position = self.table.record.position().clone();
            let bound = TurnEvent::Bound(duty.obligation, duty.law, position);
            let upheld = Event::Turn(bound);
            self.note_incident(&upheld);
            return vec![upheld];
        }
        let law = arbiter::nothing_illegal(&rules, &self.table.contest.turn);
        let what = Forbidden::NothingIllegal;
        self.object(Objection { what, law })
    }

    /// The opponent has answered an illegal move without a claim: where the edition says so the arbiter
    /// rules on it now.
    pub(in crate::session) fn rule_after_answer(&mut self) -> Option<Vec<Event>> {
        if !arbiter::steps_in_later(&self.table.contest.rules) || self.ended_by_answer().is_some() {
            return None;
        }
        let irregularity = self.back_to_illegal_move()?;
        Some(self.penalise(irregularity, false))
    }

    /// The law by which the answer to an illegal move has ended the game, so that the arbiter, who rules on it after the
    /// answer, comes too late: Art. 5.1a (FIDE 2009).
    pub(in crate::session) fn ended_by_answer(&self) -> Option<Law> {
        let (rules, record) = (&self.table.contest.rules, &self.table.record);
        let steps_in = arbiter::steps_in_later(rules);
        let ruling = steps_in.then(|| arbiter::automatic_end(rules, record, record.plies()));
        ruling.flatten().map(|ruling| ruling.law())
    }

    /// The turn in which a draw is offered, after so many plies: the one under way, or where a move was complete without a
    /// clock and nothing was done since, that of who made it.
    fn offered_at(&self) -> (Turn, usize) {
        let (contest, record) = (&self.table.contest, &self.table.record);
        let (turn, plies) = (contest.turn.clone(), record.plies());
        let last = plies.checked_sub(1).zip(record.moves().last().copied());
        let is_new = turn == Turn::new(record.position().clone());
        match last.filter(|_| is_new && self.is_of_event_without_clock()) {
            Some((before, mv)) => {
                let mut made = Turn::new(record.position_after(before).clone());
                made.make(mv);
                (made, before)
            }
            None => (turn, plies),
        }
    }

    /// Offers a draw in a competition: the offer stands until it is declined.
    pub(in crate::session) fn offer_lawfully(&mut self) -> Vec<Event> {
        refuse!(self.why_not_now());
        let contest = &self.table.contest;
        let (turn, plies) = self.offered_at();
        let side = turn.side();
        if contest.offers.standing == Some(side) {
            return refused(Refusal::OfferStands);
        }
        let before = contest.agreement.no_draws_before;
        let offer = match contest.stage.unsuspended() {
            // Who has sealed has made his move, and has not stopped the clock yet.
            GameStage::Sealing(adjourned) if adjourned.sealed.is_some() => {
                let law = law!(contest.rules.form.ends, draw_offer);
                arbiter::too_early(&contest.rules, &contest.turn, before).map(|()| (law, false))
            }
            GameStage::Sealing(_)
            | GameStage::Playing
            | GameStage::Awaiting(_)
            | GameStage::Away(_)
            | GameStage::Resumed(..)
            | GameStage::Suspended(..) => {
                arbiter::may_offer(&contest.rules, &turn, contest.offers, before)
            }
        };
        // An opponent who has not moved yet could only decline it, by his first move. A lesson begins in mid-game.
        let opponents = self.moves_made()[side.other() as usize];
        let can_be_agreed = match self.activity.is_on() {
            true => Ok(()),
            false => arbiter::may_agree(&contest.rules, &[opponents]),
        };
        match offer.and_then(|offer| can_be_agreed.map(|()| offer)) {
            Err(objection) => self.object(objection),
            Ok((law, disturbs)) => {
                let written = contest.rules.form.ends.draw_offer_written_down.is_some();
                self.table.contest.turn.end_adjusting();
                self.table.contest.offers.offer(side);
                self.table.record.note_offer(plies);
                self.table.contest.law = Some(law);
                vec![Event::Claims(ClaimsEvent::Offered {
                    side,
                    disturbs,
                    written,
                    answers: None,
                    law,
                })]
            }
        }
    }

    /// The offer that waits for an answer at the board. It stands until it is answered or the game is over, also while
    /// the game stands still or the program is not running: Art. 9.1.2.1 (FIDE 2023).
    pub fn standing_offer(&self) -> Option<Event> {
        let contest = &self.table.contest;
        let waits = self.is_lawful() && !self.is_away() && !self.is_over();
        let side = contest.offers.standing.filter(|_| waits)?;
        Some(Event::Claims(ClaimsEvent::Offered {
            side,
            disturbs: false,
            written: false,
            answers: (side == self.on_move()).then_some(side.other()),
            law: law!(contest.rules.form.ends, draw_offer),
        }))
    }

    /// The opponent answers the offer that stands; `None` if there is none.
    pub(in crate::session) fn answer_offer(&mut self, accepts: bool) -> Option<Vec<Event>> {
        self.table.contest.offers.standing?;
        if self.has_arbiter() {
            return Some(refused(Refusal::Arbiter(Hindrance::Acting)));
        }
        if !self.table.contest.is_competition() || self.table.record.outcome().is_some() {
            return None;
        }
        if !accepts {
            let declined = self.table.contest.offers.decline();
            let declined = self.offer_declined(declined);
            return Some(
                declined
                    .into_iter()
                    .chain(self.increment_declined())
                    .collect(),
            );
        }
        Some(match self.may_agree() {
            Ok(()) => self.end(arbiter::agreement(&self.table.contest.rules)),
            Err(objection) => self.object(objection),
        })
    }

    /// Whether the players may agree on a draw now: Art. 5.2.3 and 9.1.1 (FIDE 2023).
    pub(in crate::session) fn may_agree(&self) -> Result<(), Objection> {
        let contest = &self.table.contest;
        let before = contest.agreement.no_draws_before;
        arbiter::too_early(&contest.rules, &contest.turn, before)?;
        arbiter::may_agree(&contest.rules, &self.moves_made())
    }

    /// The moves that White and Black have made, the one included for which the clock is still to be pressed.
    fn moves_made(&self) -> [u32; 2] {
        let contest = &self.table.contest;
        let mut moves = contest.moves(self.table.record.position());
        let has_moved = arbiter::has_moved(&contest.rules, &contest.turn);
        moves[contest.turn.side() as usize] += u32::from(has_moved);
        moves
    }

    /// An offer of the side named was declined, if any was.
    pub(in crate::session) fn offer_declined(&mut self, declined: Option<Side>) -> Option<Event> {
        let ends = &self.table.contest.rules.form.ends;
        let event = Event::Declined(Question::Draw(declined?));
        self.table.contest.law = Some(law!(ends, draw_offer_declined_by));
        Some(event)
    }
}
