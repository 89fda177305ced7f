//! Playing: moves entered, pieces taken and put, questions answered, the game ended.

use super::command::Entry;
use super::contest::Contest;
use super::event::{Event, Question, Refusal};
use super::{HOME, Mode, Session, refused};
use crate::arbiter::{self, Ruling};
use crate::board::{Kind, Square};
use crate::chess::{Castling, Obstacle, WhyNot};
use crate::game::{Move, Position};
use crate::record::Record;

impl Session {
    pub(super) fn new_game(&mut self, position: Position) -> Vec<Event> {
        if self.is_under_way() {
            self.ask(Question::NewGame(Box::new(position)))
        } else {
            self.begin(position)
        }
    }

    pub(super) fn begin(&mut self, position: Position) -> Vec<Event> {
        self.contest = Contest::practice(position.clone());
        self.put_on_board(Record::starting_from(position), Mode::Play);
        let mut events = vec![Event::Began(self.position().clone())];
        events.extend(self.rule());
        events
    }

    /// Everything that belonged to the game before is forgotten.
    pub(super) fn put_on_board(&mut self, record: Record, mode: Mode) {
        self.record = record;
        self.mode = mode;
        self.cursor = HOME;
        self.fingers.forget();
        self.hand = None;
        self.question = None;
    }

    pub(super) fn enter(&mut self, entry: Entry) -> Vec<Event> {
        if let Some(refusal) = self.why_no_move_now() {
            return refused(refusal);
        }
        let Position::Chess(position) = self.position();
        let illegal = |why: Option<WhyNot>, otherwise: WhyNot| {
            refused(Refusal::Illegal(why.unwrap_or(otherwise)))
        };
        match entry {
            Entry::Move(mv) if self.settings.reads_back && self.position().play(mv).is_some() => {
                let position = Box::new(self.position().clone());
                self.ask(Question::ReadBack(position, mv))
            }
            Entry::Move(mv) => self.make(mv),
            Entry::Several(moves) => self.choose_from(&moves),
            Entry::FromTo(from, to) => self.move_between(from, to),
            Entry::KindTo(kind, to) => {
                illegal(position.why_no(kind, to), WhyNot::NoneReaches(kind, to))
            }
            Entry::To(to) => illegal(None, WhyNot::NothingReaches(to)),
            Entry::Castling(short) => {
                let castling = if short {
                    Castling::Short
                } else {
                    Castling::Long
                };
                if let Some(mv) = position.castling_move(castling) {
                    return self.enter(Entry::Move(mv.into()));
                }
                let obstacle = position.why_not_castling(castling);
                let obstacle = obstacle.unwrap_or(Obstacle::RightLost);
                illegal(None, WhyNot::Castling(castling, obstacle))
            }
            Entry::NoCapture(square) => illegal(None, WhyNot::NoCapture(square)),
            Entry::NotThere(kind, square) => illegal(None, WhyNot::NotThere(kind, square)),
            Entry::NoneFromThere(kind, to) => illegal(None, WhyNot::NoneFromThere(kind, to)),
            Entry::NoEnPassant => illegal(None, WhyNot::NoEnPassant),
            Entry::NoCheck => illegal(None, WhyNot::NoSuchCheck),
            Entry::NoPromotion => illegal(None, WhyNot::NoPromotion),
            Entry::Unreadable(text) => refused(Refusal::Unreadable(text)),
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
            self.enter(Entry::Move(*first))
        } else if fitting.iter().all(|mv| (mv.from(), mv.to()) == (from, to)) {
            self.ask(Question::Promotion(from, to))
        } else {
            let position = Box::new(self.position().clone());
            self.ask(Question::Which(position, fitting))
        }
    }

    pub(super) fn why_no_move_now(&self) -> Option<Refusal> {
        match (&self.question, self.mode) {
            (
                None | Some(Question::Which(..) | Question::Promotion(..) | Question::ReadBack(..)),
                Mode::Play,
            ) => self
                .record
                .outcome()
                .map(|outcome| Refusal::GameOver(Some(outcome))),
            (Some(question), _) => Some(Refusal::AnswerFirst(question.clone())),
            (None, Mode::Listen(_)) => Some(Refusal::Listening),
        }
    }

    fn move_between(&mut self, from: Square, to: Square) -> Vec<Event> {
        let Position::Chess(position) = self.position();
        if let Some(why) = position.why_not(from, to) {
            return refused(Refusal::Illegal(why));
        }
        let fits = |mv: &Move| mv.from() == from && mv.to() == to;
        let legal = self.position().legal_moves();
        let mut fitting = legal.into_iter().filter(fits);
        match (fitting.next(), fitting.next()) {
            (None, _) => refused(Refusal::Illegal(WhyNot::NothingReaches(to))),
            (Some(mv), None) => self.make(mv),
            (Some(_), Some(_)) => self.ask(Question::Promotion(from, to)),
        }
    }

    fn make(&mut self, mv: Move) -> Vec<Event> {
        let before = self.position().clone();
        if !self.record.play(mv) {
            let Position::Chess(position) = &before;
            let why = position.why_not(mv.from(), mv.to());
            return refused(Refusal::Illegal(why.unwrap_or(WhyNot::NoPromotion)));
        }
        self.hand = None;
        self.question = None;
        self.cursor = mv.to();
        self.press_clock(before.turn());
        let mut events = vec![Event::Moved { before, mv }];
        events.extend(self.rule());
        events
    }

    /// Ends the game if the position on the board ends it by itself.
    pub(super) fn rule(&mut self) -> Vec<Event> {
        let ruling = arbiter::automatic_end(&self.contest.rules, &self.record, self.record.plies());
        ruling.map_or_else(Vec::new, |ruling| self.end(ruling))
    }

    pub(super) fn end(&mut self, ruling: Ruling) -> Vec<Event> {
        self.hand = None;
        let (now, position) = (self.now, self.record.position().clone());
        self.contest.next_turn(&position);
        self.contest.offers.standing = None;
        self.contest.standing = None;
        if let Some(clock) = &mut self.contest.clock {
            clock.stop(now);
        }
        self.record.set_outcome(Some(ruling.outcome));
        vec![Event::Ruled(ruling)]
    }

    pub(super) fn take_or_put(&mut self) -> Vec<Event> {
        if let Some(question) = &self.question {
            return refused(Refusal::AnswerFirst(question.clone()));
        }
        if let Some(refusal) = self.why_no_move_now() {
            return refused(refusal);
        }
        let square = self.cursor;
        match (self.hand, self.position().piece_at(square)) {
            (Some(from), _) if from == square => self.cancel(),
            (Some(from), _) => self.move_between(from, square),
            (None, None) => refused(Refusal::NothingHere(square)),
            (None, Some(piece)) if piece.side != self.position().turn() => {
                refused(Refusal::NotYours(square, piece))
            }
            (None, Some(piece)) => {
                self.hand = Some(square);
                vec![Event::Taken(square, piece)]
            }
        }
    }

    pub(super) fn cancel(&mut self) -> Vec<Event> {
        if let Some(question @ Question::Resume(_)) = &self.question {
            return refused(Refusal::AnswerFirst(question.clone()));
        }
        if self.question.is_some() {
            return self.no();
        }
        let Some(from) = self.hand.take() else {
            return vec![Event::NothingToCancel];
        };
        let piece = self
            .position()
            .piece_at(from)
            .expect("a piece in the hand has its square");
        vec![Event::PutBack(from, piece)]
    }

    pub(super) fn promote(&mut self, kind: Kind) -> Vec<Event> {
        let Some(Question::Promotion(from, to)) = self.question else {
            return refused(Refusal::NoQuestion);
        };
        self.make(Move::Chess(crate::chess::Move {
            from,
            to,
            promotion: Some(kind),
        }))
    }

    pub(super) fn undo(&mut self) -> Vec<Event> {
        if self.is_listening() {
            return refused(Refusal::Listening);
        }
        if let Some(question) = &self.question {
            return refused(Refusal::AnswerFirst(question.clone()));
        }
        let Some(mv) = self.record.undo() else {
            return refused(Refusal::NoMoves);
        };
        self.hand = None;
        self.cursor = mv.from();
        self.turn_clock();
        let before = self.position().clone();
        vec![Event::Undone { before, mv }]
    }

    pub(super) fn resign(&mut self) -> Vec<Event> {
        match self.why_no_move_now() {
            Some(refusal) => refused(refusal),
            None => self.ask(Question::Resign(self.on_move())),
        }
    }

    pub(super) fn offer_draw(&mut self) -> Vec<Event> {
        match self.why_no_move_now() {
            Some(refusal) => refused(refusal),
            None => self.ask(Question::Draw(self.position().turn())),
        }
    }

    pub(super) fn yes(&mut self) -> Vec<Event> {
        match self.question.take() {
            None => refused(Refusal::NoQuestion),
            Some(Question::NewGame(position)) => self.begin(*position),
            Some(Question::Open(opening)) => self.listen_to(opening),
            Some(Question::Resign(side)) => {
                let position = self.record.position().clone();
                let ruling = arbiter::resignation(&self.contest.rules, &position, side);
                self.end(ruling)
            }
            Some(Question::ReadBack(_, mv)) => self.make(mv),
            Some(Question::Draw(_)) => self.end(arbiter::agreement(&self.contest.rules)),
            Some(Question::Agreement(agreement)) => self.begin_under(*agreement),
            Some(Question::Resume(_)) => self.resume(),
            Some(choice) => self.ask(choice),
        }
    }

    /// No keeps what is. To a game of an earlier session it says that another one begins; the
    /// host has put the earlier one aside.
    pub(super) fn no(&mut self) -> Vec<Event> {
        match self.question.take() {
            None => refused(Refusal::NoQuestion),
            Some(Question::Resume(_)) => self.begin(Position::default()),
            Some(question) => vec![Event::Declined(question)],
        }
    }

    fn resume(&mut self) -> Vec<Event> {
        let now = self.now;
        if let Some(clock) = &mut self.contest.clock {
            let _ = clock.resume(now);
        }
        vec![Event::Resumed {
            plies: self.plies(),
            listens: self.is_listening(),
            position: self.position().clone(),
            last: self.last_move(),
        }]
    }
}
