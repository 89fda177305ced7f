//! Claims of a draw: a right one ends the game, a wrong one costs what the edition says.

use crate::arbiter::claims::{self, Claim, ClaimFault, Ground, Judgement};
use crate::arbiter::{self, Forbidden, Law, Objection, Obligation, Verdict, law};
use crate::board::Side;
use crate::chess::{Castling, WhyNot};
use crate::game::Move;
use crate::protocol::{ClaimsEvent, Correction, Event, MoveEntry, Refusal, TurnEvent, WrongClaim};
use crate::session::table::Mode;
use crate::session::{Session, refused};

impl Session {
    /// The player on move claims a draw, on the board or with a move that is declared and not made.
    pub(in crate::session) fn claim_draw(
        &mut self,
        ground: Ground,
        entry: Option<MoveEntry>,
    ) -> Vec<Event> {
        refuse!(self.why_not_now());
        if !claims::is_known(self.table.contest.rules.form, ground) {
            let counted = self.table.contest.rules.form.draughts;
            self.table.contest.law = counted.map(|draughts| law!(draughts, king_moves));
            return refused(Refusal::NoneInTheseLaws);
        }
        if entry.is_some()
            && let Err(law) = claims::may_be_ahead(self.table.contest.rules.form, ground)
        {
            let what = Forbidden::NotAhead;
            return self.object(Objection { what, law });
        }
        self.table.contest.turn.end_adjusting();
        let move_ahead = match entry.map(|entry| self.declare(entry)).transpose() {
            Ok(mv) => mv,
            Err(events) => return events,
        };
        let (rules, turn) = (self.table.contest.rules, &self.table.contest.turn);
        let what = Forbidden::ClaimLost;
        let has_sealed = self.is_sealing() && self.sealed().is_some();
        if let Some(law) = arbiter::claim_lost_by_move(&rules, turn, has_sealed, ground) {
            return self.object(Objection { what, law });
        }
        // Where the right is not lost, the move that is made counts.
        let move_ahead = move_ahead.or_else(|| arbiter::move_made(&rules, turn));
        let (side, touched) = (turn.side(), !turn.touched().is_empty());
        let claim = Claim { ground, move_ahead };
        let mut judgement = claims::judge(rules.form, &self.table.record, side, claim, touched);
        self.want_longer(ground, &mut judgement);
        let before = self.table.record.position().clone();
        let mut events = vec![Event::Claims(ClaimsEvent::DrawClaimed(
            ground, before, move_ahead,
        ))];
        match judgement.decision {
            Ok(ruling) => match judgement.unless_won {
                Some(more) => events.extend(self.check_claim(ruling, side, more.value)),
                None => events.extend(self.end(ruling)),
            },
            Err(ClaimFault::NotReached) => {
                let wrong = self.wrong_claim(side, claim, &judgement);
                let made = wrong.must_make.filter(|_| wrong.counts_as_made);
                events.push(Event::Claims(ClaimsEvent::ClaimWrong(wrong)));
                if let Some((mv, law)) = made {
                    events.extend(self.complete_declared(mv));
                    self.table.contest.law = Some(law);
                }
            }
            Err(_) => {
                let law = judgement.law;
                return self.object(Objection { what, law });
            }
        }
        events
    }

    /// The move that was declared with a wrong claim counts as made. It was heard with the claim.
    fn complete_declared(&mut self, mv: Move) -> Vec<Event> {
        let mut events = self.complete(mv, None);
        for event in &mut events {
            if let Event::Turn(TurnEvent::Completed { was_announced, .. }) = event {
                *was_announced = true;
            }
        }
        events
    }

    /// The legal move that is declared with a claim; nothing is made on the board.
    pub(in crate::session) fn declare(&mut self, entry: MoveEntry) -> Result<Move, Vec<Event>> {
        let position = self.table.record.position();
        let legal = position.legal_moves().into_iter();
        let fitting: Vec<Move> = legal.filter(|mv| entry.names(mv)).collect();
        match (fitting.as_slice(), &entry) {
            ([mv], _) => Ok(*mv),
            ([_, ..], _) => {
                let law = law!(self.table.contest.rules.form.ends, claim_ahead);
                let what = Forbidden::Ambiguous;
                Err(self.object(Objection { what, law }))
            }
            ([], MoveEntry::Move(mv)) => {
                let why = position.why_not(mv.from(), mv.to());
                let why = why.unwrap_or(WhyNot::NoPromotion.into());
                Err(refused(Refusal::Illegal(why)))
            }
            ([], MoveEntry::Castling(short)) => match position
                .chess()
                .and_then(|chess| chess.castling_move(Castling::of(*short)))
            {
                Some(mv) => Ok(mv.into()),
                None => Err(self.enter(entry)),
            },
            // What is left names no legal move, and so nothing is made of it but the refusal.
            ([], _) => Err(self.enter(entry)),
        }
    }

    fn wrong_claim(&mut self, side: Side, claim: Claim, judgement: &Judgement) -> WrongClaim {
        let now = self.now;
        let law = |rule, article| Law { rule, article };
        let correction = match (&mut self.table.contest.clock, judgement.correction) {
            (Some(clock), Some(correction)) => {
                let before_ms = clock.remaining_ms(side, now);
                clock.correct_wrong_claim(side, correction.value, now);
                Some(Correction {
                    opponent_ms: correction.value.opponent_ms,
                    taken_ms: before_ms.saturating_sub(clock.remaining_ms(side, now)),
                    law: law("wrong_claim", correction.article),
                })
            }
            _ => None,
        };
        let offers_draw = judgement.offers_draw;
        let offers_draw = offers_draw.filter(|_| self.offer_with_claim(side));
        let offers_draw = offers_draw.map(|article| law("claim_is_offer", article));
        let declared = judgement.must_make;
        let declared = declared.map(|mv| (mv.value, law("claimed_move_binds", mv.article)));
        // What was touched before binds first.
        let duty = arbiter::duty(&self.table.contest.rules, &self.table.contest.turn);
        let must_make =
            declared.filter(|(mv, _)| duty.as_ref().is_none_or(|duty| duty.moves.contains(mv)));
        if let Some((mv, _)) = must_make {
            self.table.contest.turn.declare(mv);
        }
        self.table.contest.law =
            Some(correction.map_or(judgement.law, |correction| correction.law));
        WrongClaim {
            side,
            ground: claim.ground,
            is_ahead: claim.move_ahead.is_some(),
            reached: judgement.reached,
            wanted: judgement.wanted,
            law: judgement.law,
            correction,
            must_make,
            counts_as_made: judgement.counts_as_made,
            offers_draw,
        }
    }

    /// What a legal move on the board stands against: what was touched, or the move that was declared. Of a castling the
    /// arbiter may still have to decide.
    pub(in crate::session) fn plays_other(&self) -> Option<Objection> {
        let turn = &self.table.contest.turn;
        let objection = arbiter::breach(&self.table.contest.rules, turn)?;
        let is_open = matches!(objection.what, Forbidden::Bound(Obligation::MoveKing(_)))
            && arbiter::asks_about_castling(turn);
        (!is_open).then_some(objection)
    }

    /// What could be claimed now: told in practice only, and nothing changes.
    pub(in crate::session) fn may_i_claim(&self) -> Vec<Event> {
        if self.table.contest.is_competition() && self.table.mode == Mode::Play {
            return refused(Refusal::PracticeOnly);
        }
        if let (Mode::Play, Some(outcome)) = (self.table.mode, self.table.record.outcome()) {
            return refused(Refusal::GameOver(Some(outcome)));
        }
        let form = self.table.contest.rules.form;
        let chances = arbiter::claims_now(form, &self.table.record, self.plies());
        vec![Event::Claims(ClaimsEvent::MayClaim(
            self.position().turn(),
            chances,
        ))]
    }

    /// Every claim that was possible in the game: in a competition only when it is over.
    pub(in crate::session) fn tell_claims(&self) -> Vec<Event> {
        if self.is_lawful() && self.table.record.outcome().is_none() {
            return refused(Refusal::ClaimsLater);
        }
        let form = self.table.contest.rules.form;
        let parts = self.earlier().len();
        let mut report = arbiter::claims_report(form, &self.table.record);
        // What the arbiter has agreed to was claimed.
        let mut incidents = self.table.contest.intervening.incidents.iter();
        let perpetual = incidents.find_map(|incident| {
            let Event::Ruled(ruling) = incident.event else {
                return None;
            };
            matches!(ruling.verdict, Verdict::PerpetualCheck(_)).then_some(ruling)
        });
        let ended = perpetual.map(|ruling| (self.table.record.position().clone(), ruling));
        report.over = report.over.or(ended);
        let now = std::mem::take(&mut report.chances);
        // A part that ended with an illegal move went on: what could be claimed there was missed.
        for (part, record) in self.earlier().iter().enumerate() {
            for chance in arbiter::claims_report(form, record).chances {
                report.chances.push(arbiter::ClaimChance {
                    plies: self.presses_before(part, chance.plies),
                    fate: arbiter::Fate::Missed,
                    ..chance
                });
            }
        }
        report
            .chances
            .extend(now.into_iter().map(|chance| arbiter::ClaimChance {
                plies: self.presses_before(parts, chance.plies),
                ..chance
            }));
        vec![Event::Claims(ClaimsEvent::ClaimsTold(report))]
    }
}
