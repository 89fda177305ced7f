//! A move of a competition: out of the hole, captured piece off, into another hole, announced, clock.

use crate::arbiter::{
    self, Announced, Completion, Forbidden, Irregularity, Law, Made, Objection, Obligation, law,
    law_if,
};
use crate::board::{Kind, Square};
use crate::game::Move;
use crate::protocol::{Ask, CursorEvent, Event, HandsEvent, LeftOpen, Refusal, TurnEvent};
use crate::session::{Session, refused};

/// Within this time after a press of the clock another one is by the same hand, in milliseconds.
const BOUNCE_MS: u64 = 3_000;

/// With what a player moves, if he does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum MovesWith {
    Hands,
    Words,
}

impl MovesWith {
    pub fn of(ask: &Ask) -> Option<Self> {
        if matches!(ask, Ask::TakeOrPut | Ask::Put(_) | Ask::Promote(_)) {
            Some(Self::Hands)
        } else if matches!(
            ask,
            Ask::Enter(_) | Ask::EnterOffering(_) | Ask::ReadOut | Ask::Repeats(_)
        ) {
            Some(Self::Words)
        } else {
            None
        }
    }
}

impl Session {
    /// Why nothing can be done at the board in a competition now.
    pub(in crate::session) fn why_not_now(&self) -> Option<Refusal> {
        if !self.table.contest.is_competition() {
            return Some(Refusal::NotInPractice);
        }
        if let Some(question) = &self.table.question {
            return Some(Refusal::AnswerFirst(question.clone()));
        }
        self.why_no_move_now()
    }

    pub(in crate::session) fn object(&mut self, objection: Objection) -> Vec<Event> {
        self.table.contest.law = Some(objection.law);
        refused(Refusal::Forbidden(objection))
    }

    /// Takes a piece out of its hole, an own one or one of the opponent's.
    pub(in crate::session) fn lift(&mut self, square: Square) -> Vec<Event> {
        refuse!(self.why_not_now());
        let Some(piece) = self.table.contest.turn.piece_at(square) else {
            return refused(Refusal::NothingHere(square));
        };
        let contest = &self.table.contest;
        if let Err(objection) = arbiter::may_lift(&contest.rules, &contest.turn, square) {
            return self.object(objection);
        }
        let mut events = self.begin_touch();
        self.table.cursor = square;
        let side = self.table.contest.turn.side();
        self.table.contest.turn.lift(square);
        if piece.side == side {
            events.push(Event::Hands(HandsEvent::Lifted(square, piece)));
        } else {
            events.push(Event::Hands(HandsEvent::TakenOff(square, piece)));
        }
        events
    }

    /// A touch declines a draw where the edition says so. A piece that is only adjusted is not touched.
    pub(in crate::session) fn begin_touch(&mut self) -> Vec<Event> {
        let contest = &mut self.table.contest;
        if contest.turn.is_adjusting() {
            return Vec::new();
        }
        let side = contest.turn.side();
        let declined = contest.offers.touched(&contest.rules, side);
        self.offer_declined(declined).into_iter().collect()
    }

    /// Says that nothing that was touched can be played, when no piece is in the hand any more.
    fn touch_told(&mut self) -> Vec<Event> {
        let contest = &mut self.table.contest;
        let law = arbiter::touch_binds_nothing(&contest.rules, &contest.turn);
        let Some(law) = law.filter(|_| contest.turn.made() == Made::Nothing) else {
            return Vec::new();
        };
        contest.law = Some(law);
        vec![Event::Turn(TurnEvent::TouchFree(law))]
    }

    /// Touches a piece without taking it.
    pub(in crate::session) fn touch(&mut self, square: Square) -> Vec<Event> {
        refuse!(self.why_not_now());
        let Some(piece) = self.table.contest.turn.piece_at(square) else {
            return refused(Refusal::NothingHere(square));
        };
        let rules = self.table.contest.rules;
        if let Some(law) = arbiter::touch_is_free(&rules, self.table.contest.turn.side()) {
            self.table.contest.law = Some(law);
            return vec![Event::Hands(HandsEvent::Felt(square, piece, law))];
        }
        // What is touched after the move binds to nothing.
        if let Err(objection) = arbiter::may_lift(&rules, &self.table.contest.turn, square) {
            return self.object(objection);
        }
        let mut events = self.begin_touch();
        self.table.contest.turn.touch(square);
        events.push(Event::Hands(HandsEvent::Touched(square, piece)));
        events.extend(self.touch_told());
        events
    }

    /// Puts a piece into a hole.
    pub(in crate::session) fn put(&mut self, square: Square) -> Vec<Event> {
        refuse!(self.why_not_now());
        let turn = &self.table.contest.turn;
        if let Some(piece) = turn.piece_at(square) {
            return refused(Refusal::Occupied(square, piece));
        }
        if turn.coming_to(square).is_none() {
            return refused(Refusal::EmptyHand);
        }
        if let Err(objection) = arbiter::may_put(&self.table.contest.rules, turn, square) {
            return self.object(objection);
        }
        self.table.cursor = square;
        let has_adjusted = turn.is_adjusting();
        let Some((piece, back)) = self.table.contest.turn.put(square) else {
            return refused(Refusal::EmptyHand);
        };
        let mut events = vec![if back {
            Event::Cursor(CursorEvent::PutBack(square, piece))
        } else {
            Event::Hands(HandsEvent::Placed(square, piece))
        }];
        if has_adjusted && !self.table.contest.turn.is_adjusting() {
            events.extend(self.begin_touch());
        }
        events.extend(self.end_at_once());
        events.extend(self.other_told());
        if back {
            events.extend(self.touch_told());
        }
        events
    }

    /// Says at once that a move is not the one to which the player is bound. Castling may have begun with the rook.
    pub(in crate::session) fn other_told(&mut self) -> Vec<Event> {
        let castles = |what| matches!(what, Forbidden::Bound(Obligation::Castle(_)));
        let other = self.plays_other().filter(|one| !castles(one.what));
        other.map_or_else(Vec::new, |objection| self.object(objection))
    }

    /// A move that ends the game needs no clock.
    pub(in crate::session) fn end_at_once(&mut self) -> Vec<Event> {
        let rules = self.table.contest.rules;
        let mut events: Vec<Event> = self.offer_refused_by_move().into_iter().collect();
        if !arbiter::needs_no_clock(&rules) {
            return events;
        }
        let mut turn = self.table.contest.turn.clone();
        // Where announcing belongs to the move it comes first; the opponent need not repeat a mate.
        let was_announced = turn.announced != Announced::No;
        if arbiter::is_made_by_announcing(&rules, turn.side()) && !was_announced {
            return events;
        }
        if !was_announced {
            turn.announced = Announced::AsMade;
        }
        turn.repeated = true;
        let Some(mv) = arbiter::stands_to_end(&rules, &turn) else {
            return events;
        };
        if self.which_touch(mv).is_some() {
            return events;
        }
        let mut after = self.table.record.clone();
        let is_legal = after.play(mv);
        if !is_legal || arbiter::automatic_end(&rules, &after, after.plies()).is_none() {
            return events;
        }
        let before = self.table.record.position().clone();
        self.table.record = after;
        if !was_announced || !rules.is_blind(turn.side()) {
            events.push(Event::Moved { before, mv });
        }
        let ended_by = self.ended_by_answer();
        events.extend(self.let_stand(ended_by));
        events.extend(self.rule());
        events
    }

    /// A move that is made refuses the opponent's offer, before the clock, too: § 17e (USSR 1956).
    fn offer_refused_by_move(&mut self) -> Option<Event> {
        let contest = &mut self.table.contest;
        let has_moved = arbiter::has_moved(&contest.rules, &contest.turn);
        let side = contest.turn.side();
        let declined = has_moved.then(|| contest.offers.moved(side));
        self.offer_declined(declined.flatten())
    }

    /// The gesture of the cursor: takes, puts, or takes a captured piece off.
    pub(in crate::session) fn take_or_put_lawfully(&mut self) -> Vec<Event> {
        let square = self.table.cursor;
        let turn = &self.table.contest.turn;
        let side = turn.side();
        match (turn.hand(), turn.piece_at(square)) {
            (Some((_, held)), Some(piece)) if piece.side == side => {
                let castles = |one: Kind, other: Kind| held.kind == one && piece.kind == other;
                if castles(Kind::King, Kind::Rook) || castles(Kind::Rook, Kind::King) {
                    self.lift(square)
                } else {
                    refused(Refusal::Occupied(square, piece))
                }
            }
            (_, Some(_)) => self.lift(square),
            (_, None) => self.put(square),
        }
    }

    /// Puts the piece in the hand back where it was taken.
    pub(in crate::session) fn put_back(&mut self) -> Vec<Event> {
        match self.table.contest.turn.hand() {
            Some((square, _)) => self.put(square),
            None => vec![Event::Cursor(CursorEvent::NothingToCancel)],
        }
    }

    /// The pawn becomes a piece.
    pub(in crate::session) fn promote_lawfully(&mut self, kind: Kind) -> Vec<Event> {
        refuse!(self.why_not_now());
        let Some(square) = self.table.contest.turn.promote(kind) else {
            return if let Made::Legal(mv) = self.table.contest.turn.made()
                && mv.promotion().is_some()
            {
                // A choice that has to go back, because another was declared, is not final.
                let breach = arbiter::breach(&self.table.contest.rules, &self.table.contest.turn);
                let law = law!(self.table.contest.rules.form.moving, promotion_choice_final);
                let what = Forbidden::PromotionFinal(mv.to());
                self.object(breach.unwrap_or(Objection { what, law }))
            } else {
                refused(Refusal::NoQuestion)
            };
        };
        let mut events = vec![Event::Hands(HandsEvent::Promoted(square, kind))];
        if square.is_some() {
            events.extend(self.end_at_once());
            events.extend(self.other_told());
        }
        events
    }

    /// Whether a pawn stands on the last rank, and its player is to choose what it becomes.
    pub fn has_pawn_to_promote(&self) -> bool {
        let is_left = matches!(self.table.contest.turn.made(), Made::PromotionLeft(_));
        is_left && self.why_not_now().is_none()
    }

    pub(in crate::session) fn say_adjust(&mut self) -> Vec<Event> {
        refuse!(self.why_not_now());
        let runs = self.own_clock_runs();
        match arbiter::may_adjust(&self.table.contest.rules, &self.table.contest.turn, runs) {
            Ok(law) => {
                self.table.contest.turn.adjust();
                self.table.contest.law = Some(law);
                vec![Event::Hands(HandsEvent::Adjusting(law))]
            }
            Err(objection) => self.object(objection),
        }
    }

    /// The player presses the clock.
    pub(in crate::session) fn press(&mut self) -> Vec<Event> {
        if !self.table.contest.is_competition() {
            return vec![self.clock_told()];
        }
        refuse!(self.why_not_now());
        if self.is_paused() {
            return refused(Refusal::Paused);
        }
        let has_made_nothing = self.table.contest.turn.made() == Made::Nothing;
        if has_made_nothing && self.is_of_event_without_clock() {
            return vec![self.clock_told()];
        }
        let repeats = self.table.contest.agreement.opponent_repeats;
        let is_bounce = self.is_pressed_again();
        match arbiter::may_press(&self.table.contest.rules, &self.table.contest.turn, repeats) {
            // The opponent has had no time to do anything: it was the player who pressed before.
            Ok(Completion::Irregular(Irregularity::WithoutMove)) if is_bounce => {
                let law = law_if!(self.table.contest.rules.form.timing, clock_without_move);
                let what = Forbidden::NotMoved;
                law.map_or_else(Vec::new, |law| self.object(Objection { what, law }))
            }
            Err(objection) => {
                if let Forbidden::Bound(Obligation::MoveKing(_)) = objection.what
                    && arbiter::asks_about_castling(&self.table.contest.turn)
                {
                    return self.leave_open(LeftOpen::Castling(objection.law));
                }
                let objection = self.plays_other().unwrap_or(objection);
                self.object(objection)
            }
            Ok(Completion::Legal(mv, ignored)) => match self.which_touch(mv) {
                Some(open) => self.leave_open(open),
                None => self.complete(mv, ignored),
            },
            Ok(Completion::Irregular(irregularity)) => self.irregular(irregularity),
        }
    }

    /// What the arbiter is asked of a move that keeps to one of two touches only: § 14 (USSR 1956).
    fn which_touch(&self, mv: Move) -> Option<LeftOpen> {
        let contest = &self.table.contest;
        let open = arbiter::asks_about_touch(&contest.rules, &contest.turn, mv);
        open.map(|(own, law)| LeftOpen::Touch(own, law))
    }

    /// Notes that the clock is pressed, and tells whether it was a moment ago.
    fn is_pressed_again(&mut self) -> bool {
        let before = self.table.contest.pressed.replace(self.now);
        before.is_some_and(|at| self.now.ms.saturating_sub(at.ms) < BOUNCE_MS)
    }

    /// In a game of an event that has no clock to press, a legal move is complete when nothing of it is left to be done: all
    /// that is said of it was said, or its piece was released and belongs to no castling.
    pub(in crate::session) fn complete_without_clock(&mut self, with: MovesWith) -> Vec<Event> {
        let contest = &self.table.contest;
        let repeats = contest.agreement.opponent_repeats;
        let is_whole = match arbiter::may_press(&contest.rules, &contest.turn, repeats) {
            Ok(Completion::Legal(mv, None)) => with == MovesWith::Words || !self.may_castle_by(mv),
            Ok(_) | Err(_) => false,
        };
        let may_press = self.why_not_now().is_none() && !self.can_seal() && !self.is_over();
        match is_whole && may_press && self.is_of_event_without_clock() {
            true => self.press(),
            false => Vec::new(),
        }
    }

    /// Whether a move of a rook may be the beginning of castling.
    fn may_castle_by(&self, mv: Move) -> bool {
        let [from, to] = [mv.from(), mv.to()];
        let piece = self.table.record.position().piece_at(from);
        piece.is_some_and(|piece| piece.kind == Kind::Rook)
            && from.rank() == to.rank()
            && matches!((from.file(), to.file()), (0, 3) | (7, 5))
    }

    /// A legal move is completed, and the clock is pressed.
    pub(in crate::session) fn complete(&mut self, mv: Move, ignored: Option<Law>) -> Vec<Event> {
        if let Some(events) = self.rule_after_answer() {
            return events;
        }
        let before = self.table.record.position().clone();
        let turn = self.table.contest.turn.clone();
        let side = before.turn();
        if !self.table.record.play(mv) {
            return self.irregular(Irregularity::IllegalMove);
        }
        // An assistant announces for a player who sees, too.
        let is_said =
            self.table.contest.rules.is_blind(side) || turn.announced == Announced::AsMade;
        let was_announced = is_said && ignored.is_none();
        let mut events = vec![Event::Turn(TurnEvent::Completed {
            before,
            mv,
            was_announced,
        })];
        events.extend(self.let_stand(None));
        if let Some(law) = ignored {
            self.table.contest.law = Some(law);
            events.insert(0, Event::Turn(TurnEvent::MoveCounts(law)));
        }
        events.extend(self.press_clock(side));
        self.table.cursor = mv.to();
        let breached = arbiter::duty(&self.table.contest.rules, &turn)
            .is_some_and(|duty| !duty.moves.contains(&mv));
        self.table.contest.irregular.breach = breached.then_some((turn, mv));
        let declined = self.table.contest.offers.moved(side);
        events.extend(self.offer_declined(declined));
        let position = self.table.record.position().clone();
        self.table.contest.next_turn(&position);
        events.extend(self.rule());
        events
    }
}
