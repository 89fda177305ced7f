//! Listening to a game from a file: forwards, backwards, to a move, and playing on from there.

use super::command::Opening;
use super::event::{Event, Question, Refusal};
use super::{Mode, Session, refused};
use crate::board::Side;

impl Session {
    pub(super) fn open(&mut self, opening: Box<Opening>) -> Vec<Event> {
        if self.has_unfinished_game() && !self.is_listening() {
            self.ask(Question::Open(opening))
        } else {
            self.listen_to(opening)
        }
    }

    pub(super) fn listen_to(&mut self, opening: Box<Opening>) -> Vec<Event> {
        self.put_on_board(opening.record.clone(), Mode::Listen(0));
        vec![Event::Opened(opening)]
    }

    pub(super) fn forward(&mut self) -> Vec<Event> {
        let Mode::Listen(plies) = self.mode else {
            return refused(Refusal::NotListening);
        };
        let outcome = self.record.outcome();
        let Some(&mv) = self.record.moves().get(plies) else {
            return vec![Event::EndOfGame(outcome)];
        };
        let before = self.position().clone();
        self.mode = Mode::Listen(plies + 1);
        self.cursor = mv.to();
        let mut events = vec![Event::Moved { before, mv }];
        if plies + 1 == self.record.plies() {
            events.push(Event::EndOfGame(outcome));
        }
        events
    }

    pub(super) fn back(&mut self) -> Vec<Event> {
        let Mode::Listen(plies) = self.mode else {
            return refused(Refusal::NotListening);
        };
        let Some((before, mv)) = self.last_move() else {
            return vec![Event::BeginningOfGame];
        };
        self.mode = Mode::Listen(plies - 1);
        self.cursor = mv.from();
        vec![Event::SteppedBack { before, mv }]
    }

    pub(super) fn jump(&mut self, plies: usize) -> Vec<Event> {
        if !self.is_listening() {
            return refused(Refusal::NotListening);
        }
        self.mode = Mode::Listen(plies);
        let position = self.position().clone();
        let last = self.last_move();
        vec![Event::Jumped { position, last }]
    }

    pub(super) fn to_move(&mut self, number: u32) -> Vec<Event> {
        let find = |side| self.record.plies_before(number, side);
        match find(Side::White).or_else(|| find(Side::Black)) {
            Some(plies) => self.jump(plies),
            None if self.is_listening() => refused(Refusal::NoSuchMove(number)),
            None => refused(Refusal::NotListening),
        }
    }

    pub(super) fn play_on(&mut self) -> Vec<Event> {
        let Mode::Listen(plies) = self.mode else {
            return refused(Refusal::NotListening);
        };
        while self.record.plies() > plies {
            self.record.undo();
        }
        self.record.set_outcome(None);
        self.mode = Mode::Play;
        vec![Event::PlayedOn(self.position().clone())]
    }
}
