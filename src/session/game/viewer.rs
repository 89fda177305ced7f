//! Listening to a game from a file: forwards, backwards, to a move, and playing on from there.

use crate::board::Side;
use crate::game::{Move, Position};
use crate::protocol::{Event, OpenedGame, Question, Refusal, ViewerEvent};
use crate::record::Record;
use crate::session::competition::Contest;
use crate::session::table::{HOME, Mode};
use crate::session::{Session, refused};

impl Session {
    /// The moves so far, each with the position before it; of the parts before illegal moves that
    /// stand too.
    pub(in crate::session) fn moves_so_far(&self) -> Vec<(Position, Move)> {
        let played = |record: &Record, plies: usize| -> Vec<(Position, Move)> {
            let moves = record.moves()[..plies].iter().enumerate();
            moves
                .map(|(plies, mv)| (record.position_after(plies).clone(), *mv))
                .collect()
        };
        let earlier = self.earlier().iter();
        let mut moves: Vec<_> = earlier
            .flat_map(|record| played(record, record.plies()))
            .collect();
        moves.extend(played(&self.table.record, self.plies()));
        moves
    }

    /// The last move on the board, with the position before it.
    pub(in crate::session) fn last_move(&self) -> Option<(Position, Move)> {
        let plies = self.plies().checked_sub(1)?;
        let mv = *self.table.record.moves().get(plies)?;
        Some((self.table.record.position_after(plies).clone(), mv))
    }

    pub(in crate::session) fn open(&mut self, opening: Box<OpenedGame>) -> Vec<Event> {
        if self.is_under_way() {
            self.ask(Question::Open(opening))
        } else {
            self.listen_to(opening)
        }
    }

    pub(in crate::session) fn listen_to(&mut self, opening: Box<OpenedGame>) -> Vec<Event> {
        self.table.contest = Contest::practice(opening.record.start().clone());
        self.put_on_board(opening.record.clone(), Mode::Listen(0));
        vec![Event::Viewer(ViewerEvent::Opened(opening))]
    }

    /// What stands above the game: players, event, date, and the result.
    pub(in crate::session) fn heading(&self) -> Event {
        let game = OpenedGame {
            record: self.table.record.clone(),
            number: 1,
            count: 1,
        };
        Event::Viewer(ViewerEvent::Heading(Box::new(game)))
    }

    /// Whether the game on the board can be walked through: it is listened to, or it was played for practice and is over.
    /// Under the laws a game that is over may still be judged.
    pub fn is_walkable(&self) -> bool {
        self.is_listening() || self.has_ended_game() && !self.table.contest.is_competition()
    }

    /// How many plies of the game that can be walked through are on the board, or why nobody can do so now.
    fn walkable(&self) -> Result<usize, Refusal> {
        match self.why_no_question_now() {
            Some(refusal) => Err(refusal),
            None if !self.is_walkable() => Err(Refusal::NotListening),
            None => Ok(self.plies()),
        }
    }

    pub(in crate::session) fn step(&mut self, forward: bool) -> Vec<Event> {
        if forward { self.forward() } else { self.back() }
    }

    fn forward(&mut self) -> Vec<Event> {
        let plies = match self.walkable() {
            Ok(plies) => plies,
            Err(refusal) => return refused(refusal),
        };
        let outcome = self.table.record.outcome();
        let Some(&mv) = self.table.record.moves().get(plies) else {
            return vec![Event::Viewer(ViewerEvent::EndOfGame {
                outcome,
                was_there: true,
            })];
        };
        let before = self.position().clone();
        self.table.mode = Mode::Listen(plies + 1);
        self.table.cursor = mv.to();
        let mut events = vec![Event::Viewer(ViewerEvent::SteppedForward { before, mv })];
        events.extend(self.judgement(plies));
        events.extend(self.beside_on_the_way());
        if plies + 1 == self.table.record.plies() {
            events.push(Event::Viewer(ViewerEvent::EndOfGame {
                outcome,
                was_there: false,
            }));
        }
        events
    }

    fn back(&mut self) -> Vec<Event> {
        let plies = match self.walkable() {
            Ok(plies) => plies,
            Err(refusal) => return refused(refusal),
        };
        let (Some((before, mv)), Some(fewer)) = (self.last_move(), plies.checked_sub(1)) else {
            return vec![Event::Viewer(ViewerEvent::BeginningOfGame)];
        };
        self.table.mode = Mode::Listen(fewer);
        self.table.cursor = mv.from();
        vec![Event::Viewer(ViewerEvent::SteppedBack { before, mv })]
    }

    /// Goes to the start of the game or to its end.
    pub(in crate::session) fn jump_to_edge(&mut self, is_end: bool) -> Vec<Event> {
        self.jump(if is_end { self.table.record.plies() } else { 0 })
    }

    pub(in crate::session) fn jump(&mut self, plies: usize) -> Vec<Event> {
        refuse!(self.walkable().err());
        self.table.mode = Mode::Listen(plies);
        let position = self.position().clone();
        let last = self.last_move();
        self.table.cursor = last.as_ref().map_or(HOME, |(_, mv)| mv.to());
        let jumped = Event::Viewer(ViewerEvent::Jumped { position, last });
        std::iter::once(jumped)
            .chain(self.beside_on_the_way())
            .collect()
    }

    pub(in crate::session) fn jump_to_number(&mut self, number: u32) -> Vec<Event> {
        refuse!(self.walkable().err());
        let find = |side| self.table.record.plies_before(number, side);
        match find(Side::White).or_else(|| find(Side::Black)) {
            Some(plies) => self.jump(plies),
            None => refused(Refusal::NoSuchMove(number)),
        }
    }

    pub(in crate::session) fn play_on(&mut self) -> Vec<Event> {
        let plies = match self.walkable() {
            Ok(plies) if self.is_listening() => plies,
            // From the end of a game that is over nothing goes on.
            Ok(_) => return refused(Refusal::GameOver(self.table.record.outcome())),
            Err(refusal) => return refused(refusal),
        };
        while self.table.record.plies() > plies {
            self.table.record.undo();
        }
        self.table.record.set_outcome(None);
        self.table.outer.clear();
        self.table.previewed = None;
        self.table.mode = Mode::Play;
        let mut events = vec![Event::Viewer(ViewerEvent::PlayedOn(
            self.position().clone(),
        ))];
        events.extend(self.rule());
        events
    }
}
