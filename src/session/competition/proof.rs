//! Whether somebody can still mate, where only a search can tell: asked here, answered elsewhere.
//!
//! The session never waits. It names a question; who has a thread searches, and answers by a
//! command, which stands in the log. Without an answer the game goes on as if there were none.

use crate::arbiter::{self, Forbidden, Made, Objection, Ruling, law};
use crate::chess::Mating;
use crate::protocol::{
    Decision, Event, LeftOpen, PlayEvent, Proof, ProofQuestion, Refusal, Suspension,
};
use crate::record::GameResult;
use crate::session::table::Mode;
use crate::session::{Session, refused};

/// How long a ruling waits for an answer, in milliseconds: the budget of the search and a little more.
const PATIENCE_MS: u64 = 3_000;

impl Session {
    /// The question that waits for a search. It stays the same until it is answered or until the
    /// position has changed; asking twice brings the same answer.
    pub fn proof_wanted(&self) -> Option<&ProofQuestion> {
        self.table.contest.proof.question.as_ref()
    }

    /// Asks whether the position on the board is dead, if that is worth asking.
    ///
    /// Where a search has failed, it is not asked for again before a capture or a pawn move: what
    /// pieces have walked, they can mostly walk back, and each failure costs seconds of computing.
    pub(in crate::session) fn want_proof(&mut self) {
        self.table.contest.proof.question = None;
        let position = self.table.record.position();
        let quiet = usize::try_from(position.quiet_plies()).unwrap_or(usize::MAX);
        let plies = self.table.record.plies();
        let failed = self.table.contest.proof.undecided_at;
        let is_known = failed.is_some_and(|at| at <= plies && plies - at <= quiet);
        let is_open = self.table.mode == Mode::Play && self.table.record.outcome().is_none();
        if is_open && !is_known && arbiter::is_worth_proving(&self.table.contest.rules, position) {
            self.table.contest.proof.question = Some(ProofQuestion {
                position: position.clone(),
                side: None,
            });
        }
    }

    /// A ruling waits if it is in doubt whether its winner can mate.
    pub(in crate::session) fn doubt(&mut self, ruling: Ruling) -> Option<Vec<Event>> {
        let position = self.table.record.position();
        let winner = arbiter::doubtful_winner(&self.table.contest.rules, position, &ruling)?;
        self.table.contest.proof.question = Some(ProofQuestion {
            position: position.clone(),
            side: Some(winner),
        });
        let until = self.now.plus_ms(PATIENCE_MS);
        self.suspend(Suspension::Proving(ruling, until));
        Some(vec![Event::Play(PlayEvent::Proving(winner, ruling.law()))])
    }

    /// The answer of a search. One to another question changes nothing and is not heard; nor is
    /// one by which the game simply goes on.
    pub(in crate::session) fn proved(&mut self, proof: &Proof) -> Vec<Event> {
        if self.table.contest.proof.question.as_ref() != Some(&proof.question)
            || self.table.mode != Mode::Play
        {
            return Vec::new();
        }
        self.table.contest.proof.question = None;
        match (self.suspension().cloned(), proof.mating) {
            (Some(Suspension::Proving(ruling, _)), Mating::Undecided) => self.undecided(ruling),
            (Some(Suspension::Proving(ruling, _)), Mating::Winnable) => self.end_for_good(ruling),
            (Some(Suspension::Proving(ruling, _)), Mating::Unwinnable) => {
                self.end_for_good(Ruling {
                    outcome: GameResult::Draw,
                    ..ruling
                })
            }
            (_, Mating::Winnable) => Vec::new(),
            (_, Mating::Undecided) => {
                self.table.contest.proof.undecided_at = Some(self.table.record.plies());
                let law = arbiter::dead_position(&self.table.contest.rules).law();
                vec![Event::Play(PlayEvent::DeadUndecided(law))]
            }
            (_, Mating::Unwinnable) => {
                let ruling = arbiter::dead_position(&self.table.contest.rules);
                self.end_for_good(ruling)
            }
        }
    }

    /// The search has not come to an end in time: a person decides. In practice there is none.
    pub(in crate::session) fn undecided(&mut self, ruling: Ruling) -> Vec<Event> {
        match ruling.outcome {
            GameResult::Win(winner) if !self.table.contest.is_competition() => {
                let told = Event::Play(PlayEvent::MateUndecided(winner));
                let ended = self.end_for_good(ruling);
                std::iter::once(told).chain(ended).collect()
            }
            GameResult::Win(winner) => self.leave_open(LeftOpen::Mate(winner, ruling)),
            GameResult::Draw | GameResult::LostByBoth => self.end_for_good(ruling),
        }
    }

    /// What the laws leave open is put to the arbiter; the game stands still.
    pub(in crate::session) fn leave_open(&mut self, open: LeftOpen) -> Vec<Event> {
        self.table.contest.law = Some(open.law());
        self.suspend(Suspension::LeftOpen(open));
        vec![Event::Play(PlayEvent::LeftOpen(open))]
    }

    /// The arbiter has decided what the laws leave open.
    pub(in crate::session) fn decide_open(&mut self, open: LeftOpen, agrees: bool) -> Vec<Event> {
        match (open, agrees) {
            (LeftOpen::Mate(_, ruling), true) => self.end_for_good(Ruling {
                outcome: GameResult::Draw,
                ..ruling
            }),
            (LeftOpen::Mate(_, ruling), false) | (LeftOpen::PerpetualCheck(_, ruling), true) => {
                self.end_for_good(ruling)
            }
            (LeftOpen::PerpetualCheck(side, ruling), false) => {
                self.table.contest.claims.checks_go_on = Some(self.table.record.plies());
                self.go_on();
                self.decided(Decision::Reject, side, 0, ruling.law())
            }
            (LeftOpen::Castling(law) | LeftOpen::Touch(_, law), false) => {
                self.go_on();
                let side = self.on_move();
                let mut events = self.decided(Decision::Reject, side, 0, law);
                let turn = &self.table.contest.turn;
                self.table.contest.turn = match open {
                    LeftOpen::Touch(keeps_to_own, _) => turn.without_touch(!keeps_to_own),
                    LeftOpen::Castling(_) | LeftOpen::Mate(..) | LeftOpen::PerpetualCheck(..) => {
                        turn.without_castling()
                    }
                };
                events.push(self.bound_or_free());
                events
            }
            (LeftOpen::Castling(law) | LeftOpen::Touch(_, law), true) => {
                self.go_on();
                let side = self.on_move();
                let agreed = self.decided(Decision::Agree, side, 0, law);
                self.note_incidents(&agreed);
                match self.table.contest.turn.made() {
                    Made::Legal(mv) => self.complete(mv, None),
                    Made::Nothing
                    | Made::InHand(..)
                    | Made::CaptureLeft(..)
                    | Made::PromotionLeft(_)
                    | Made::CastlingLeft(..)
                    | Made::Illegal => Vec::new(),
                }
            }
        }
    }

    /// A player claims that checks have no end. Where the laws know such a draw, the arbiter decides: § 17d (USSR 1956).
    pub(in crate::session) fn claim_perpetual_check(&mut self) -> Vec<Event> {
        refuse!(self.why_not_now());
        let form = self.table.contest.rules.form;
        match arbiter::claim_perpetual_check(form, &self.table.record) {
            None => {
                // Without end they bring the same positions again.
                self.table.contest.law = Some(law!(form.ends, repetition));
                refused(Refusal::NoneInTheseLaws)
            }
            Some(Err(objection)) => self.object(objection),
            Some(Ok((_, ruling)))
                if self.table.contest.claims.checks_go_on == Some(self.table.record.plies()) =>
            {
                let (what, law) = (Forbidden::JustRejected, ruling.law());
                self.object(Objection { what, law })
            }
            Some(Ok((side, ruling))) => self.leave_open(LeftOpen::PerpetualCheck(side, ruling)),
        }
    }

    /// Checks that seem to have no end, where nobody has decided yet that they go on.
    pub(in crate::session) fn endless_checks(&self) -> Option<LeftOpen> {
        let (contest, record) = (&self.table.contest, &self.table.record);
        let ruling = arbiter::perpetual_check(contest.rules.form, record)?;
        let in_check = |plies: usize| record.position_after(plies).is_check();
        // Who claims before his next check has been answered for that one, too.
        let is_decided = contest.claims.checks_go_on.is_some_and(|at| {
            let first = if in_check(at.min(record.plies())) {
                at
            } else {
                at + 1
            };
            first <= record.plies() && (first..=record.plies()).step_by(2).all(in_check)
        });
        let side = record.position().turn().other();
        (contest.is_competition() && !is_decided).then_some(LeftOpen::PerpetualCheck(side, ruling))
    }
}
