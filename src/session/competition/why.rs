//! Why: the law of the last ruling or refusal, what the edition says in it, and what can be done now.

use crate::arbiter::{self, Announced, Forbidden, Made};
use crate::protocol::{Event, Explanation, Next, NextStep};
use crate::session::Session;
use crate::session::table::Mode;

impl Session {
    /// Tells the law of the last ruling or refusal, and what can be done now.
    pub(in crate::session) fn explain(&self) -> Event {
        Event::Explained(Box::new(self.explanation()))
    }

    pub(in crate::session) fn explanation(&self) -> Explanation {
        let contest = &self.table.contest;
        let late_s = contest.agreement.arrangements.late_s;
        let says = contest
            .law
            .map(|law| arbiter::details(&contest.rules, law, late_s))
            .unwrap_or_default();
        Explanation {
            law: contest.law,
            says,
            outcome: self.table.record.outcome(),
            now: self.possible_now(),
        }
    }

    /// What the players can do now in a competition.
    fn possible_now(&self) -> Vec<Next> {
        let contest = &self.table.contest;
        if !contest.is_competition() || self.table.mode != Mode::Play {
            return Vec::new();
        }
        if let Some(refusal) = self.why_not_now().or(self.why_unplayable()) {
            return vec![Next::Hindered(refusal)];
        }
        let mut now = Vec::new();
        let (rules, turn) = (&contest.rules, &contest.turn);
        now.extend(contest.offers.standing.map(Next::Offered));
        let made = turn.made();
        let beside = arbiter::left_off(rules, turn).or_else(|| arbiter::moved_too(rules, turn));
        let beside = beside.map(|objection| objection.what);
        if let Some(other) = self.plays_other() {
            // What binds was said when the move was put on the board, unless something else was told since.
            let is_told = contest.law == Some(other.law);
            if let (Forbidden::Bound(bound), false) = (other.what, is_told) {
                now.push(Next::Must(bound, other.law));
            }
            return now;
        }
        let goes_back =
            if let Some(Forbidden::GoesBack(square, _) | Forbidden::MovedToo(_, square, ..)) =
                beside
            {
                Some(square)
            } else {
                None
            };
        let binds = matches!(
            beside,
            Some(Forbidden::Bound(_) | Forbidden::MovedToo(.., Some(_)))
        );
        let duty = arbiter::duty(rules, turn);
        let duty = duty.filter(|_| made == Made::Nothing || binds);
        if let Some(duty) = duty {
            now.push(Next::Must(duty.obligation, duty.law));
        }
        now.push(Next::Step(match made {
            Made::Nothing if rules.is_blind(turn.side()) => NextStep::Take,
            Made::Nothing => NextStep::Move,
            Made::InHand(square, _) => {
                let adjusted = turn.first_adjusted().map(|(home, _)| home);
                NextStep::Put(adjusted.unwrap_or(square))
            }
            Made::CaptureLeft(square, _) => NextStep::TakeOff(square),
            Made::PromotionLeft(square) => NextStep::Promote(square),
            Made::CastlingLeft(_, rook) => NextStep::Rook(rook),
            Made::Illegal if beside.is_some() => goes_back.map_or(NextStep::Take, NextStep::Put),
            Made::Legal(_) | Made::Illegal if !rules.is_blind(turn.side()) => NextStep::Press,
            Made::Legal(_) | Made::Illegal => match turn.announced {
                Announced::No => NextStep::Announce,
                Announced::Otherwise => NextStep::AnnounceAgain,
                Announced::AsMade if contest.agreement.opponent_repeats && !turn.repeated => {
                    NextStep::Repeat
                }
                Announced::AsMade => NextStep::Press,
            },
        }));
        now
    }
}
