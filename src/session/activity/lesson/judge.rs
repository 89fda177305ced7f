//! A step of a lesson: the arbiter of every competition says what it brings, and here nothing comes of what
//! would cost something.

use crate::arbiter::{self, Announced, Forbidden, Made, Objection, RuleDetail, Turn, law, law_if};
use crate::board::Square;
use crate::chess;
use crate::drill::lesson::LessonGoal;
use crate::game::{Move, WhyNot};
use crate::laws::ClaimLostBy;
use crate::protocol::{
    Ask, Astray, ClaimsEvent, CursorEvent, Event, NoDrill, ProcedureEvent, Question, Refusal,
    TurnEvent,
};
use crate::record::GameResult;
use crate::session::Session;
use crate::session::activity::lesson::told;
use crate::session::refused;

impl Session {
    /// Carries out a step, and says whether it was right.
    pub(in crate::session) fn act_in_lesson(&mut self, command: Ask) -> Vec<Event> {
        let Some(learning) = self.activity.lesson() else {
            return Vec::new();
        };
        let goal = learning.goal();
        let clock = self.table.contest.clock.clone();
        let mut events = if let LessonGoal::Reply(mv) = goal {
            self.reply(mv, command)
        } else {
            self.as_in_competition(command)
        };
        events.extend(self.opponent_answers(goal, &events));
        // Nothing is kept of what would cost something.
        self.table.contest.irregular.counts = [0; 2];
        self.table.contest.proof.question = None;
        if events.iter().any(costs) {
            self.table.contest.clock = clock;
        }
        if self.is_reached(goal, &events) {
            if matches!(goal, LessonGoal::Illegal(..)) {
                events.extend(told(ProcedureEvent::Free));
            }
            events.extend(self.reach_goal());
            return events;
        }
        let slips = self.slip(goal, &mut events);
        let is_refused = events
            .iter()
            .any(|event| matches!(event, Event::Refused(_)));
        let Some(learning) = self.activity.lesson_mut() else {
            return events;
        };
        learning.slips += u32::from(slips);
        if is_refused || slips || learning.is_prompted {
            events.extend(self.next_step());
        }
        events
    }

    /// What the player does of the opponent's move: he repeats it, and makes it on his own board. Then the
    /// opponent presses the clock.
    fn reply(&mut self, mv: chess::Move, command: Ask) -> Vec<Event> {
        let repeated = if let Ask::Enter(entry) | Ask::EnterOffering(entry) = &command {
            Some(Some(entry.clone()))
        } else if let Ask::Repeats(entry) = &command {
            Some(entry.clone())
        } else {
            None
        };
        let by_hand = matches!(
            command,
            Ask::TakeOrPut
                | Ask::Cancel
                | Ask::Lift(_)
                | Ask::Touch(_)
                | Ask::Put(_)
                | Ask::PressClock
        );
        let mut events = match repeated {
            Some(entry) => {
                self.swap_boards();
                let events = self.repeat_announcement(entry.as_ref());
                self.swap_boards();
                events
            }
            None if by_hand => self.as_in_competition(command),
            None => refused(Refusal::NoDrill(NoDrill::Drilling)),
        };
        let is_repeated = self
            .activity
            .lesson()
            .is_some_and(super::Learning::is_repeated);
        if is_repeated && self.table.contest.turn.made() == Made::Legal(mv.into()) {
            // What he touches while he makes it binds nobody: the opponent has made it already.
            let mut turn = Turn::new(self.table.contest.turn.before().clone());
            turn.make(mv.into());
            turn.announced = Announced::AsMade;
            turn.repeated = true;
            self.table.contest.turn = turn;
            events.extend(self.press());
        }
        events
    }

    /// The board of the opponent, where his move stands already, for that of the player.
    fn swap_boards(&mut self) {
        let theirs = self
            .activity
            .lesson_mut()
            .and_then(|one| one.theirs.as_mut());
        if let Some(theirs) = theirs {
            std::mem::swap(theirs, &mut self.table.contest.turn);
        }
    }

    /// What the opponent does after a step of the player: he repeats what was announced, and claims what is
    /// not legal.
    fn opponent_answers(&mut self, goal: LessonGoal, events: &[Event]) -> Vec<Event> {
        let opponent = self.table.contest.turn.side().other();
        if self.table.contest.irregular.unclaimed.is_some() {
            let mut answer = told(ProcedureEvent::OpponentClaims);
            answer.extend(self.claim_illegal());
            return answer;
        }
        let is_announced = |event: &Event| {
            matches!(
                event,
                Event::Turn(TurnEvent::Announced { .. } | TurnEvent::AnnouncedUnheard(_))
            )
        };
        let is_over = self.table.record.outcome().is_some()
            || self.table.contest.turn.announced == Announced::No;
        let repeats = self.table.contest.agreement.opponent_repeats;
        if !repeats || is_over || !events.iter().any(is_announced) {
            return Vec::new();
        }
        let before = Box::new(self.table.contest.turn.before().clone());
        if let (LessonGoal::Misheard(_, other), Some(learning)) = (goal, self.activity.lesson_mut())
            && !std::mem::replace(&mut learning.has_misheard, true)
        {
            return told(ProcedureEvent::Misheard(before, other.into()));
        }
        self.table.contest.turn.repeated = true;
        vec![Event::Turn(TurnEvent::Repeated(opponent))]
    }

    fn is_reached(&self, goal: LessonGoal, events: &[Event]) -> bool {
        let any = |is: &dyn Fn(&Event) -> bool| events.iter().any(is);
        let forbidden = |is: &dyn Fn(Forbidden) -> bool| {
            any(
                &|event| matches!(event, Event::Refused(Refusal::Forbidden(objection)) if is(objection.what)),
            )
        };
        let turn = &self.table.contest.turn;
        match goal {
            LessonGoal::Move(mv) | LessonGoal::Misheard(mv, _) | LessonGoal::Reply(mv) => {
                self.is_played(mv.into())
            }
            LessonGoal::Offer(mv) => {
                let side = self.table.record.position().turn().other();
                self.is_played(mv.into()) && self.table.contest.offers.standing == Some(side)
            }
            LessonGoal::Early(_) => forbidden(&|what| what == Forbidden::NotAnnounced),
            LessonGoal::Instead(_) => forbidden(&|what| matches!(what, Forbidden::Bound(_))),
            LessonGoal::Misspoken(..) => {
                any(&|event| matches!(event, Event::Turn(TurnEvent::AnnouncedOtherwise { .. })))
            }
            LessonGoal::Illegal(..) => {
                any(&|event| matches!(event, Event::Turn(TurnEvent::Penalised(_))))
            }
            LessonGoal::Touch(square) => is_back(events, square) && !turn.touched().is_empty(),
            LessonGoal::Adjust(square) => is_back(events, square) && turn.touched().is_empty(),
            LessonGoal::Decline => {
                any(&|event| matches!(event, Event::Declined(Question::Draw(_))))
            }
            LessonGoal::Claim(_) => {
                self.table.record.outcome() == Some(GameResult::Draw)
                    && any(&|event| matches!(event, Event::Claims(ClaimsEvent::DrawClaimed(..))))
            }
        }
    }

    /// Whether the move was completed since the goal began.
    fn is_played(&self, mv: Move) -> bool {
        let before = self.activity.lesson().map(|one| one.start.0.plies());
        before.is_some_and(|plies| plies < self.table.record.plies())
            && self.table.record.moves().last() == Some(&mv)
    }

    /// Whether a step was wrong. What leads elsewhere is taken back, and said.
    fn slip(&mut self, goal: LessonGoal, events: &mut Vec<Event>) -> bool {
        let is_told = events.iter().any(is_wrong);
        let ends = self.table.record.outcome().is_some();
        let Some(learning) = self.activity.lesson() else {
            return false;
        };
        let is_completed = self.table.record.plies() != learning.start.0.plies();
        if ends || is_completed || is_told && events.iter().any(costs) {
            let law = law!(self.table.contest.rules.form.ends, draw_offer);
            self.back_to_goal();
            events.extend(told(if is_completed && !ends {
                self.table.contest.law = Some(law);
                let what = Forbidden::OfferNotNow;
                ProcedureEvent::Astray(Astray::Forbidden(Objection { what, law }))
            } else {
                ProcedureEvent::Undone
            }));
            return true;
        }
        let disturbs = |event: &Event| {
            matches!(
                event,
                Event::Claims(ClaimsEvent::Offered { disturbs: true, .. })
            )
        };
        if events.iter().any(disturbs)
            || !matches!(goal, LessonGoal::Offer(_) | LessonGoal::Decline)
        {
            events.extend(self.answer_offer(false).into_iter().flatten());
            self.table.contest.offers = self
                .activity
                .lesson()
                .map_or_else(Default::default, |one| one.start.1.offers);
        }
        let Some(astray) = self.astray(goal) else {
            return is_told;
        };
        self.back_to_goal();
        let law = match &astray {
            Astray::Forbidden(objection) => Some(objection.law),
            Astray::Illegal(_, law) => Some(*law),
            Astray::Elsewhere(law) => *law,
        };
        self.table.contest.law = law.or(self.table.contest.law);
        events.extend(told(ProcedureEvent::Astray(astray)));
        true
    }

    /// Everything is as it was when the goal began.
    fn back_to_goal(&mut self) {
        let Some(learning) = self.activity.lesson_mut() else {
            return;
        };
        let law = self.table.contest.law;
        (self.table.record, self.table.contest) = (*learning.start).clone();
        self.table.contest.law = law;
        learning.has_misheard = false;
        (self.table.hand, self.table.question) = (None, None);
    }

    /// Whether the board leads elsewhere than to the goal.
    fn astray(&self, goal: LessonGoal) -> Option<Astray> {
        let (rules, turn) = (&self.table.contest.rules, &self.table.contest.turn);
        if turn.is_adjusting() {
            return None;
        }
        let free = matches!(
            goal,
            LessonGoal::Instead(_) | LessonGoal::Illegal(..) | LessonGoal::Reply(_)
        );
        let adjusts = matches!(goal, LessonGoal::Adjust(_));
        let is_breach = |duty: &arbiter::Duty| {
            let wanted = goal.wanted();
            adjusts || wanted.is_some_and(|mv| !duty.moves.contains(&mv))
        };
        if let Some(duty) = arbiter::duty(rules, turn).filter(|duty| !free && is_breach(duty)) {
            let what = Forbidden::Bound(duty.obligation);
            let law = duty.law;
            return Some(Astray::Forbidden(Objection { what, law }));
        }
        let is_off = |square: &Square| !goal.allows(*square, turn.piece_at(*square), turn.before());
        let off = Square::all().find(is_off)?;
        let moving = &rules.form.moving;
        let forbidden = |what, law| Astray::Forbidden(Objection { what, law });
        Some(match (goal, turn.piece_at(off)) {
            (LessonGoal::Reply(_), _) => {
                let law = law_if!(rules.edition.blind, repeat_announcement)?;
                forbidden(Forbidden::RepetitionDiffers, law)
            }
            (LessonGoal::Claim(_), _) => return Some(self.touched_before_claim()),
            (_, Some(_)) if goal.wanted().is_some_and(|mv| is_chosen(mv, off)) => forbidden(
                Forbidden::PromotionFinal(off),
                law!(moving, promotion_choice_final),
            ),
            (_, Some(_)) => match self.why_not_legal() {
                Some(why) => Astray::Illegal(why, law!(rules.form.irregular, illegal_move)),
                None => Astray::Elsewhere(None),
            },
            (_, None) => Astray::Elsewhere(Some(law!(rules.edition.blind, touched_when))),
        })
    }

    /// What a touch means to who was to claim a draw: in some editions the right is lost, in others only
    /// the piece must move.
    fn touched_before_claim(&self) -> Astray {
        let (rules, turn) = (&self.table.contest.rules, &self.table.contest.turn);
        let law = law!(rules.form.ends, claim_lost_by);
        let by_touch = RuleDetail::ClaimLost(ClaimLostBy::Touch);
        let duty = arbiter::duty(rules, turn);
        let (what, law) = match duty {
            _ if arbiter::details(rules, law, None).contains(&by_touch) => {
                (Forbidden::ClaimLost, law)
            }
            Some(duty) => (Forbidden::Bound(duty.obligation), duty.law),
            None => return Astray::Elsewhere(None),
        };
        Astray::Forbidden(Objection { what, law })
    }

    /// Why what stands on the board is no legal move, if it is none.
    fn why_not_legal(&self) -> Option<WhyNot> {
        let turn = &self.table.contest.turn;
        let shown = turn.shown();
        let facts = shown
            .moves
            .first()
            .filter(|_| turn.made() == Made::Illegal)?;
        turn.before().why_not(facts.from, facts.to)
    }
}

/// Whether it is the piece of a promotion that stands on the square.
fn is_chosen(mv: Move, square: Square) -> bool {
    mv.promotion().is_some() && mv.to() == square
}

fn is_back(events: &[Event], square: Square) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Cursor(CursorEvent::PutBack(at, _)) if *at == square))
}

/// Whether what has happened would cost time or the game.
fn costs(event: &Event) -> bool {
    matches!(
        event,
        Event::Turn(TurnEvent::Penalised(_))
            | Event::Claims(ClaimsEvent::ClaimWrong(_))
            | Event::Ruled(_)
    )
}

/// Whether the arbiter has said that something was wrong.
fn is_wrong(event: &Event) -> bool {
    matches!(
        event,
        Event::Refused(Refusal::Forbidden(_) | Refusal::ClaimFirst(_))
            | Event::Turn(TurnEvent::AnnouncedOtherwise { .. } | TurnEvent::Penalised(_))
            | Event::Claims(
                ClaimsEvent::ClaimWrong(_) | ClaimsEvent::Offered { disturbs: true, .. }
            )
    )
}
