//! A right claim of fifty moves, disputed: the opponent proves that the position was won, but not in fifty.

use crate::arbiter::claims::{self, ClaimFault, Ground, Judgement};
use crate::arbiter::{self, Ruling, Verdict, law, law_if};
use crate::board::Side;
use crate::laws::ClaimCheckedOn;
use crate::protocol::{Event, PlayEvent, Question};
use crate::session::Session;

impl Session {
    /// The claim would be right; the opponent may prove that more moves are needed: § 17f (USSR
    /// 1956). Meanwhile the claimant's clock runs where the laws want it: § 17g (USSR 1956).
    pub(in crate::session) fn check_claim(
        &mut self,
        ruling: Ruling,
        side: Side,
        more: u32,
    ) -> Vec<Event> {
        let now = self.now;
        let stops = self.table.contest.rules.form.ends.claim_checked_on.value
            == ClaimCheckedOn::StoppedClocks;
        if let (true, Some(clock)) = (stops, &mut self.table.contest.clock) {
            let _ = clock.pause(now);
        }
        self.table.contest.law = Some(ruling.law());
        self.ask(Question::Dispute(ruling, side, more))
    }

    /// The claimant's flag falls while his claim is checked: what that means is known only when the
    /// claim is found right or wrong. `None` if no claim is checked.
    pub(in crate::session) fn flag_in_check(&mut self, ruling: Ruling) -> Option<Vec<Event>> {
        let Some(Question::Dispute(_, side, _)) = self.table.question else {
            return None;
        };
        if ruling.verdict != Verdict::Flag(side) {
            return None;
        }
        let law = law!(self.table.contest.rules.form.ends, claim_checked_on);
        Some(vec![Event::Play(PlayEvent::FlagInCheck(side, law))])
    }

    /// Nobody proves anything: the claim is right, and a flag that has fallen meanwhile changes
    /// nothing.
    pub(in crate::session) fn undisputed(&mut self, ruling: Ruling) -> Vec<Event> {
        let contest = &self.table.contest;
        if let Some(mv) = arbiter::move_made(&contest.rules, &contest.turn) {
            // The claim counted it.
            let _ = self.table.record.play(mv);
        }
        self.end_for_good(ruling)
    }

    /// The opponent has proved it: the claim can be made again only after so many moves more. If the
    /// claimant's flag has fallen meanwhile, he has lost.
    pub(in crate::session) fn disputed(
        &mut self,
        ruling: Ruling,
        side: Side,
        more: u32,
    ) -> Vec<Event> {
        let rules = self.table.contest.rules;
        let flag = self.table.contest.clock.as_ref();
        let flag = flag.and_then(|clock| clock.flag_fallen(side, self.now));
        let Verdict::QuietMoves(reached) = ruling.verdict else {
            return self.end_for_good(ruling);
        };
        if flag.is_some()
            && let Some(outcome) = claims::flag_during_check(rules.form, side, false)
        {
            let lost = Ruling::new(Verdict::Flag(side), outcome.value, outcome.article);
            return self.end_for_good(lost);
        }
        let wanted = rules.form.ends.fifty_moves.value.saturating_add(more);
        self.table.contest.claims.longer = Some((wanted, self.count_began()));
        let law = law_if!(rules.form.ends, fifty_moves_extension);
        let law = law.unwrap_or(ruling.law());
        let now = self.now;
        if let Some(clock) = &mut self.table.contest.clock {
            // It stands still only where the laws stop it during the check.
            let _ = clock.resume(now);
        }
        let left = wanted.saturating_sub(reached);
        vec![Event::Play(PlayEvent::NeedsMore(left, law))]
    }

    /// A claim of quiet moves needs more of them if that was proved in the same count.
    pub(in crate::session) fn want_longer(&self, ground: Ground, judgement: &mut Judgement) {
        let Some((wanted, began)) = self.table.contest.claims.longer else {
            return;
        };
        if ground == Ground::QuietMoves && began == self.count_began() {
            judgement.wanted = wanted;
            if judgement.reached < wanted && judgement.decision.is_ok() {
                judgement.decision = Err(ClaimFault::NotReached);
            }
        }
    }

    /// After so many plies the present count of quiet moves began.
    fn count_began(&self) -> usize {
        let quiet =
            usize::try_from(self.table.record.position().quiet_plies()).unwrap_or(usize::MAX);
        self.table.record.plies().saturating_sub(quiet)
    }
}
