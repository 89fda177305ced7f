//! Playing: moves entered, pieces taken and put, questions answered, the game ended.

use crate::arbiter::{self, Ruling};
use crate::board::{Kind, Side, Square};
use crate::chess::{self, Castling, Check, Obstacle, WhyNot};
use crate::game::{Move, Position};
use crate::protocol::{
    Ask, CursorEvent, Event, Hindrance, LeftOpen, MoveEntry, PracticeEvent, Question, Refusal,
    Suspension,
};
use crate::record::Record;
use crate::session::competition::stage::GameStage;
use crate::session::table::{HOME, LeftQuestion, Mode, WordsChosenBy};
use crate::session::{Session, refused};

impl Session {
    pub(in crate::session) fn new_game(&mut self, position: Position) -> Vec<Event> {
        // So is a position that was put there and would be lost.
        let record = &self.table.record;
        let is_put = record.plies() == 0 && !record.start().is_start();
        let is_lost = is_put && position.is_start() && record.outcome().is_none();
        if self.is_under_way() || self.table.mode == Mode::Play && is_lost {
            self.ask(Question::NewGame(Box::new(position)))
        } else {
            self.begin(position)
        }
    }

    /// Everything that belonged to the game before is forgotten.
    pub(in crate::session) fn put_on_board(&mut self, record: Record, mode: Mode) {
        self.practice.before = None;
        self.practice.played = None;
        self.table.record = record;
        self.table.outer.clear();
        self.table.previewed = None;
        self.table.mode = mode;
        self.table.words_by = WordsChosenBy::default();
        self.table.cursor = HOME;
        self.table.fingers.forget();
        self.table.hand = None;
        self.table.question = None;
        self.table.left = LeftQuestion::default();
    }

    /// Enters a move, and offers a draw with it if the player wrote so.
    pub(in crate::session) fn enter_with(&mut self, entry: MoveEntry, offers: bool) -> Vec<Event> {
        // The answer to a question about the move keeps the offer that came with the question.
        self.table.offers_with_move =
            offers || self.table.offers_with_move && self.table.question.is_some();
        let events = self.enter(entry);
        if self.table.question.is_none() {
            self.table.offers_with_move = false;
        }
        events
    }

    pub(in crate::session) fn enter(&mut self, entry: MoveEntry) -> Vec<Event> {
        refuse!(self.why_no_move_now());
        let position = self.position();
        let chess = position.chess();
        let illegal = |why: Option<WhyNot>, otherwise: WhyNot| {
            refused(Refusal::Illegal(why.unwrap_or(otherwise).into()))
        };
        match entry {
            MoveEntry::Move(mv)
                if self.settings.reads_back && self.position().play(mv).is_some() =>
            {
                let position = Box::new(self.position().clone());
                self.ask(Question::ReadBack(position, mv))
            }
            MoveEntry::Move(mv) => self.make(mv),
            MoveEntry::Several(moves) => self.choose_from(&moves),
            MoveEntry::FromTo(from, to) => self.move_between(from, to),
            MoveEntry::KindTo(kind, to) => {
                let why = chess.and_then(|chess| chess.why_no(kind, to));
                illegal(why, WhyNot::NoneReaches(kind, to))
            }
            MoveEntry::Draughts(said) => self.refuse_in_draughts(&said),
            MoveEntry::To(to) => illegal(None, WhyNot::NothingReaches(to)),
            MoveEntry::Castling(short) => {
                let castling = Castling::of(short);
                if let Some(mv) = chess.and_then(|chess| chess.castling_move(castling)) {
                    return self.enter(MoveEntry::Move(mv.into()));
                }
                let obstacle = chess.and_then(|chess| chess.why_not_castling(castling));
                let obstacle = obstacle.unwrap_or(Obstacle::RightLost);
                illegal(None, WhyNot::Castling(castling, obstacle))
            }
            MoveEntry::NoCapture(square) => illegal(None, WhyNot::NoCapture(square)),
            MoveEntry::NoCaptures => illegal(None, WhyNot::NoCaptures),
            MoveEntry::NotThere(kind, square) => illegal(None, WhyNot::NotThere(kind, square)),
            MoveEntry::NoneFromThere(kind, to) => illegal(None, WhyNot::NoneFromThere(kind, to)),
            MoveEntry::NoEnPassant => illegal(None, WhyNot::NoEnPassant),
            MoveEntry::NoCheck => illegal(None, WhyNot::NoSuchCheck(Check::Single)),
            MoveEntry::NoDoubleCheck => illegal(None, WhyNot::NoSuchCheck(Check::Double)),
            MoveEntry::NoMate => illegal(None, WhyNot::NoSuchCheck(Check::Mate)),
            MoveEntry::NoPromotion => illegal(None, WhyNot::NoPromotion),
            MoveEntry::Unreadable(text) => refused(Refusal::Unreadable(text)),
        }
    }

    /// Several moves were meant: those that are legal are offered.
    fn choose_from(&mut self, meant: &[Move]) -> Vec<Event> {
        let legal = self.position().legal_moves();
        let fitting: Vec<Move> = legal.into_iter().filter(|mv| meant.contains(mv)).collect();
        let (Some(first), Some(last)) = (fitting.first(), fitting.last()) else {
            return refused(Refusal::Unreadable(String::new()));
        };
        let (from, to) = (first.from(), first.to());
        if first == last {
            self.enter(MoveEntry::Move(*first))
        } else if fitting.iter().all(|mv| promotes(mv, from, to)) {
            self.ask(Question::Promotion(from, to))
        } else {
            let position = Box::new(self.position().clone());
            self.ask(Question::Which(position, fitting))
        }
    }

    pub(in crate::session) fn why_no_move_now(&self) -> Option<Refusal> {
        if self.has_arbiter() && self.table.question.is_none() && !self.is_over() {
            return Some(Refusal::Arbiter(Hindrance::Acting));
        }
        self.why_game_stands()
    }

    /// Why nothing can be done in the game now, whether an arbiter has stepped in or not.
    pub(in crate::session) fn why_game_stands(&self) -> Option<Refusal> {
        match (&self.table.question, self.table.mode) {
            (None, Mode::Play) if self.table.left.is_put_off => {
                Some(Refusal::AnswerFirst(self.question_to_resume()))
            }
            (
                None | Some(Question::Which(..) | Question::Promotion(..) | Question::ReadBack(..)),
                Mode::Play,
            ) => self
                .table
                .record
                .outcome()
                .map(|outcome| Refusal::GameOver(Some(outcome)))
                .or_else(|| self.why_not_at_this_stage())
                .or_else(|| self.why_opponent_moves()),
            (Some(question), _) => Some(Refusal::AnswerFirst(question.clone())),
            (None, Mode::Listen(_)) => Some(Refusal::Listening),
        }
    }

    fn move_between(&mut self, from: Square, to: Square) -> Vec<Event> {
        if let Some(why) = self.position().why_not(from, to) {
            return refused(Refusal::Illegal(why));
        }
        let fits = |mv: &Move| mv.from() == from && mv.to() == to;
        let legal = self.position().legal_moves();
        let fitting: Vec<Move> = legal.into_iter().filter(fits).collect();
        match fitting.as_slice() {
            [] => refused(Refusal::Illegal(WhyNot::NothingReaches(to).into())),
            [mv] => self.make(*mv),
            several => self.choose_from(several),
        }
    }

    pub(in crate::session) fn make(&mut self, mv: Move) -> Vec<Event> {
        let before = self.position().clone();
        if !self.table.record.play(mv) {
            let why = before.why_not(mv.from(), mv.to());
            return refused(Refusal::Illegal(why.unwrap_or(WhyNot::NoPromotion.into())));
        }
        self.table.hand = None;
        self.table.question = None;
        self.table.cursor = mv.to();
        let side = before.turn();
        let control = self.press_clock(side);
        let mut events = vec![Event::Moved { before, mv }];
        events.extend(control);
        events.extend(self.rule());
        if std::mem::take(&mut self.table.offers_with_move) && self.table.record.outcome().is_none()
        {
            self.table
                .record
                .note_offer(self.table.record.plies().saturating_sub(1));
            events.extend(self.ask(Question::Draw(side)));
        }
        events
    }

    /// Ends the game if the position on the board ends it by itself.
    pub(in crate::session) fn rule(&mut self) -> Vec<Event> {
        let ruling = arbiter::automatic_end(
            &self.table.contest.rules,
            &self.table.record,
            self.table.record.plies(),
        );
        if let Some(ruling) = ruling {
            return self.end(ruling);
        }
        if let Some(open) = self.endless_checks() {
            return self.leave_open(open);
        }
        self.want_proof();
        Vec::new()
    }

    /// The game ends, unless something else must be cleared up first.
    pub(in crate::session) fn end(&mut self, ruling: Ruling) -> Vec<Event> {
        let first = self.flag_in_check(ruling);
        let first = first.or_else(|| self.flag_after_claim(ruling));
        let first = first.or_else(|| self.doubt(ruling));
        first.unwrap_or_else(|| self.end_for_good(ruling))
    }

    pub(in crate::session) fn end_for_good(&mut self, ruling: Ruling) -> Vec<Event> {
        self.table.hand = None;
        self.table
            .question
            .take_if(|question| question.is_about_play());
        self.table.contest.proof.question = None;
        self.table.contest.claims.postponed = None;
        let (now, position) = (self.now, self.table.record.position().clone());
        self.table.contest.next_turn(&position);
        self.table.contest.offers.standing = None;
        let before = self.concluded_while_adjourned();
        self.table.contest.stage = GameStage::Playing;
        self.table.contest.intervening.since = None;
        self.table.contest.intervening.restoring = None;
        if let Some(clock) = &mut self.table.contest.clock {
            clock.stop(now);
        }
        self.table.record.set_outcome(Some(ruling.outcome));
        before.into_iter().chain([Event::Ruled(ruling)]).collect()
    }

    pub(in crate::session) fn take_or_put(&mut self) -> Vec<Event> {
        refuse!(self.why_no_question_now());
        refuse!(self.why_no_move_now());
        let square = self.table.cursor;
        match (self.table.hand, self.position().piece_at(square)) {
            (Some(from), _) if from == square => self.cancel(),
            (Some(from), _) => self.move_between(from, square),
            (None, None) => refused(Refusal::NothingHere(square)),
            (None, Some(piece)) if piece.side != self.position().turn() => {
                refused(Refusal::NotYours(square, piece))
            }
            (None, Some(piece)) => {
                self.table.hand = Some(square);
                vec![Event::Cursor(CursorEvent::Taken(square, piece))]
            }
        }
    }

    pub(in crate::session) fn cancel(&mut self) -> Vec<Event> {
        if let Some(question @ Question::Dispute(..)) = &self.table.question {
            return refused(Refusal::AnswerFirst(question.clone()));
        }
        let resumes = |question: &mut Question| matches!(question, Question::Resume(..));
        if let Some(question) = self.table.question.take_if(resumes) {
            self.table.left.is_put_off = !self.is_listening();
            return vec![Event::Declined(question)];
        }
        if let Some(Question::Output(_) | Question::Words) = self.table.question {
            return self.yes();
        }
        if self.table.question.is_some() {
            return self.no();
        }
        let Some(from) = self.table.hand.take() else {
            return vec![Event::Cursor(CursorEvent::NothingToCancel)];
        };
        let piece = self
            .position()
            .piece_at(from)
            .expect("a piece in the hand has its square");
        vec![Event::Cursor(CursorEvent::PutBack(from, piece))]
    }

    pub(in crate::session) fn promote(&mut self, kind: Kind) -> Vec<Event> {
        let Some(Question::Promotion(from, to)) = self.table.question else {
            return refused(Refusal::NoQuestion);
        };
        let promotion = Some(kind);
        self.make(
            chess::Move {
                from,
                to,
                promotion,
            }
            .into(),
        )
    }

    pub(in crate::session) fn undo(&mut self) -> Vec<Event> {
        if self.is_listening() {
            return refused(Refusal::Listening);
        }
        refuse!(self.why_no_question_now());
        if self.is_ended_by_players() {
            self.practice.played = None;
            self.table.record.set_outcome(None);
            self.turn_clock();
            return vec![Event::ResultUndone(self.position().clone())];
        }
        let Some(mv) = self.table.record.undo() else {
            return refused(Refusal::NoMoves);
        };
        self.table.contest.stage.go_on();
        self.want_proof();
        self.table.hand = None;
        self.table.cursor = mv.from();
        self.turn_clock();
        let before = self.position().clone();
        vec![Event::Undone { before, mv }]
    }

    /// Takes back the last move, or several, or makes again what was taken back.
    pub(in crate::session) fn take_back(&mut self, ask: &Ask) -> Vec<Event> {
        if *ask == Ask::Redo {
            return self.redo();
        }
        if let Some(told) = self.take_result_back_behind_game() {
            return told;
        }
        self.keep_for_redo();
        if let Ask::UndoMoves(number) = ask {
            return self.undo_turns(*number);
        }
        let events = self.undo_turn();
        // At the desk of an event nothing else was entered.
        let is_nothing = matches!(events[..], [Event::Refused(Refusal::NoMoves)]);
        let of_event = is_nothing.then(|| self.take_result_back()).flatten();
        of_event.unwrap_or(events)
    }

    /// Takes back so many moves, or all that there are; a result that players have made goes first.
    fn undo_turns(&mut self, number: u32) -> Vec<Event> {
        let mut taken = 0;
        while taken < number {
            match self.undo_turn().as_slice() {
                [Event::ResultUndone(_)] => {}
                [Event::Refused(refusal)] if taken == 0 => return refused(refusal.clone()),
                [Event::Refused(_)] | [] => break,
                [..] => taken += 1,
            }
        }
        vec![Event::UndoneMoves(taken, self.position().clone())]
    }

    /// Whether the game is over, and not because of the position or of the clock: somebody resigned,
    /// or a draw was agreed on or claimed.
    fn is_ended_by_players(&self) -> bool {
        let (record, now) = (&self.table.record, self.now);
        let ends = || arbiter::automatic_end(&self.table.contest.rules, record, record.plies());
        let clock = self.table.contest.clock.as_ref();
        let is_flag_down = clock.is_some_and(|clock| clock.flags(now).first().is_some());
        record.outcome().is_some() && !is_flag_down && ends().is_none()
    }

    /// Asks whether the player at a device resigns, or who speaks at the board: never for an opponent that thinks.
    pub(in crate::session) fn resign(&mut self, by: Option<Side>) -> Vec<Event> {
        let side = by.filter(|_| self.opponent_here().is_none());
        let side = side.unwrap_or_else(|| self.own_side());
        // Where the arbiter is asked how the game goes on, it has not ended.
        let waits = |refusal: &Refusal| {
            matches!(
                refusal,
                Refusal::Practice(_)
                    | Refusal::Suspended(Suspension::LeftOpen(
                        LeftOpen::Castling(_) | LeftOpen::Touch(..) | LeftOpen::PerpetualCheck(..)
                    ))
            )
        };
        // Who resigns does not wait for what becomes of his offer.
        let offered = self.awaits_opponents_answer();
        self.table.question.take_if(|_| offered);
        match self.why_no_move_now().filter(|refusal| !waits(refusal)) {
            Some(refusal) => refused(refusal),
            None => self.ask(Question::Resign(side)),
        }
    }

    pub(in crate::session) fn offer_draw(&mut self) -> Vec<Event> {
        refuse!(self.why_no_move_now());
        self.table.record.note_offer(self.table.record.plies());
        let side = self.position().turn();
        let asked = self.ask(Question::Draw(side));
        // It is put to the opponent, and not read to the player who offers.
        match self.awaits_opponents_answer() {
            true => vec![Event::Practice(PracticeEvent::DrawOffered)],
            false => asked,
        }
    }
}

/// Whether a pawn becomes something by a move between these squares.
fn promotes(mv: &Move, from: Square, to: Square) -> bool {
    mv.promotion().is_some() && (mv.from(), mv.to()) == (from, to)
}
