//! How a game begins for practice: who plays, with which clock, and which side of the board is below.

use super::opponent::told;
use crate::board::{Side, Square};
use crate::clock::TimeControl;
use crate::game::Position;
use crate::protocol::{
    AgreedOpponent, Agreement, BoardForBlack, Change, Choice as _, Conduct, Event, Explored,
    OpponentChange, PracticeEvent, Question, Setting, settings::opponent::LEVELS,
};
use crate::record::Record;
use crate::session::Session;
use crate::session::competition::Contest;
use crate::session::table::{HOME, Mode};

impl Session {
    /// A game for practice begins.
    pub(in crate::session) fn begin(&mut self, position: Position) -> Vec<Event> {
        // What is set up is a board for two, until the player says otherwise.
        let is_dropped = !position.is_start() && self.practice.opponent.take().is_some();
        self.table.contest = Contest::practice(position.clone());
        self.put_on_board(Record::starting_from(position), Mode::Play);
        let opponent = match is_dropped {
            true => told(PracticeEvent::Alone),
            false => self.opponent_of_new_game(),
        };
        let mut events = vec![Event::Began(self.position().clone(), !opponent.is_empty())];
        events.extend(opponent);
        events.extend(self.rule());
        events
    }

    /// The question for the clock of a game against the program, which has not begun yet; `None` if there is none to ask.
    pub(super) fn question_for_clock(&self) -> Option<Question> {
        let side = self.opponent_here()?;
        let table = &self.table;
        let has_begun = table.record.plies() > 0 || table.contest.clock.is_some();
        let is_over = table.record.outcome().is_some();
        if has_begun && !is_over || table.mode != Mode::Play {
            return None;
        }
        let start = match is_over {
            true => self.position().game().start(),
            false => table.record.start().clone(),
        };
        Some(Question::Control(Box::new(Agreement {
            opponent: Some(AgreedOpponent { side, level: None }),
            ..Agreement::practice(start)
        })))
    }

    /// No clock was wanted: the game goes on, and after the end of one the next begins.
    fn play_without_clock(&mut self) -> Vec<Event> {
        if self.table.record.outcome().is_none() {
            return self.tell_opponent();
        }
        let start = self.position().game().start();
        self.begin(start)
    }

    /// The clock of a game against the program was chosen: the game begins with it, or goes on without one.
    pub(in crate::session) fn take_practice_control(
        &mut self,
        agreement: Agreement,
        control: Option<TimeControl>,
    ) -> Vec<Event> {
        self.table.question = None;
        if control.is_some() {
            let agreement = Agreement {
                control,
                reads_first: true,
                ..agreement
            };
            return self.set_out(agreement);
        }
        self.begin_without_clock()
    }

    /// A game against the program begins, or goes on, without a clock. Who plays Black for the first time is asked how the
    /// board is to lie.
    pub(super) fn begin_without_clock(&mut self) -> Vec<Event> {
        let mut events = self.play_without_clock();
        if self.own_side() == Side::Black && self.settings.opponent.board_for_black.is_asked() {
            events.extend(self.ask(Question::Facing(None)));
        }
        events
    }

    /// Whom the program plays from now on, and how strong, as it was agreed.
    pub(in crate::session) fn take_opponent(
        &mut self,
        agreed: Option<AgreedOpponent>,
    ) -> Vec<Event> {
        let Some(opponent) = agreed else {
            return Vec::new();
        };
        self.practice.opponent = Some(opponent.side);
        let level = opponent
            .level
            .filter(|level| *level != self.settings.opponent.level && LEVELS.contains(level));
        let change = level.map(|level| Change::Opponent(OpponentChange::Level(level)));
        change.map_or_else(Vec::new, |change| self.apply_change(change))
    }

    /// A game begins under an agreement. Who is to play Black against the program for the first time is asked before
    /// it how the board is to lie: nothing comes between the terms and the game.
    pub(in crate::session) fn set_out(&mut self, agreement: Agreement) -> Vec<Event> {
        let practises = agreement.conduct == Conduct::Practice;
        let opponent = agreement.opponent.filter(|_| practises);
        let plays = opponent.map(|opponent| opponent.side);
        if plays == Some(Side::White) && self.settings.opponent.board_for_black.is_asked() {
            return self.ask(Question::Facing(Some(Box::new(agreement))));
        }
        self.propose(agreement)
    }

    /// How the board is to lie was answered; the game that waited for it begins.
    pub(in crate::session) fn face(
        &mut self,
        turned: bool,
        agreement: Option<Box<Agreement>>,
    ) -> Vec<Event> {
        let lies = match turned {
            true => BoardForBlack::Turned,
            false => BoardForBlack::Upright,
        };
        let mut events = self.apply_change(Change::to(Setting::BoardForBlack, lies.key()));
        match agreement {
            Some(agreement) => events.extend(self.propose(*agreement)),
            None => events.extend(self.face_own_side()),
        }
        events
    }

    /// Turns the board for who plays against the program, if he wants that.
    pub(super) fn face_own_side(&mut self) -> Vec<Event> {
        let Some(opponent) = self.opponent_here() else {
            return Vec::new();
        };
        let own = opponent.other();
        let is_turned = self.settings.opponent.board_for_black == BoardForBlack::Turned;
        if is_turned && self.table.record.plies() == 0 && self.table.cursor == HOME {
            self.table.cursor = own_home(own);
        }
        match self.settings.opponent.board_for_black {
            BoardForBlack::Turned if self.table.fingers.side != own => {
                self.table.fingers.side = own;
                vec![Event::Explored(Explored::Flipped(own))]
            }
            BoardForBlack::Ask | BoardForBlack::Turned | BoardForBlack::Upright => Vec::new(),
        }
    }

    /// What a question that stands in nobody's way comes to, where nobody answers it.
    pub(in crate::session) fn usual_answer(&mut self) -> Vec<Event> {
        match &self.table.question {
            None if self.table.left.is_put_off => self.resume(),
            // How the board lies is asked another time.
            Some(Question::Control(_)) => {
                self.table.question = None;
                self.play_without_clock()
            }
            Some(Question::Facing(_)) => self.no(),
            // And the name at the end of another game.
            Some(Question::Name) => {
                self.table.question = None;
                Vec::new()
            }
            _ => self.yes(),
        }
    }
}

/// Where the hand of a side rests before the game: in its own first rank.
fn own_home(side: Side) -> Square {
    let opposite = Square::new(HOME.file(), 7 - HOME.rank()).unwrap_or(HOME);
    match side {
        Side::White => HOME,
        Side::Black => opposite,
    }
}
