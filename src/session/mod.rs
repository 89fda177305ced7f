//! The heart: commands in, events out. No clock, no file, no word in here.

mod activity;
mod adjournment;
mod agreement;
mod competition;
mod dispatch;
mod fresh;
mod game;
mod outside;
mod place;
mod table;

use crate::board::{Piece, Square};
use crate::clock::Clock;
use crate::game::Position;
use crate::protocol::agreement::Agreement;
use crate::protocol::ask::Ask;
use crate::protocol::event::Event;
use crate::protocol::question::Question;
use crate::protocol::refusal::Refusal;
use crate::protocol::settings::Settings;
use crate::record::Record;
use crate::time::Moment;

use competition::Contest;
use game::viewer::Mode;

/// Milliseconds after which a question that was heard is asked once more; and only once.
pub const REMINDER_MS: u64 = 30_000;

/// A session at the board: the whole state of the program but for its devices.
#[derive(Clone, Debug)]
pub struct Session {
    settings: Settings,
    contest: Contest,
    /// The moment of the last command, or of the last thing that was due.
    now: Moment,
    record: Record,
    mode: Mode,
    cursor: Square,
    fingers: game::explore::Fingers,
    hand: Option<Square>,
    question: Option<Question>,
    /// In practice: the move that is being entered offers a draw.
    offers_with_move: bool,
    reminder: Option<Moment>,
    announced: Vec<Event>,
    sound: outside::sound::SoundPlace,
    walked: outside::shelf::Walked,
    work: Option<crate::protocol::work::Working>,
    has_ended: bool,
    /// The lines out of which variations were entered.
    outer: Vec<game::sheet::Outer>,
    /// The page of a sheet that was shown last.
    previewed: Option<crate::protocol::sheet::Previewed>,
    /// Whether the player reads in a menu.
    waits: bool,
    /// Whether the clock stands only because a question, a menu or a drill waits.
    is_held: bool,
    practice: game::practice::Practice,
    /// The drill that is going on over the game.
    drill: Option<activity::exercise::Drilling>,
    /// The drill in which moves are entered, and the game that waits for its end.
    finding: Option<Box<activity::puzzle::Solving>>,
    /// The lessons that are going on, and the game that waits for their end.
    coaching: Option<Box<activity::lesson::Coaching>>,
    /// The position that is being set up over the game.
    setting_up: Option<Box<activity::setup::SettingUp>>,
    /// One that was being set up when the program ended.
    left_setup: Option<crate::game::Setup>,
    /// How often the player has peeked at the board that is hidden.
    peeks: Option<u32>,
    /// What was drilled so far.
    progress: crate::drill::Progress,
    /// What the players had chosen, while the laws have other words for announcements.
    own_words: Option<competition::words::OwnWords>,
}

/// Where the cursor stands at the beginning: e1, the king.
const HOME: Square = Square::new(4, 0).expect("e1 is on the board");

impl Session {
    /// Carries a command out and tells what happened.
    ///
    /// What was due by `now` happens first, so that all events together are the same with ticks
    /// and without them. `now` must not go backwards; if it does, nothing happens earlier than it
    /// would have. Every command brings at least one event, but [`Ask::Tick`],
    /// [`Ask::Wait`], what the world loads, and the answer of a search that is no longer wanted or
    /// after which the game simply goes on.
    pub fn handle(&mut self, now: Moment, command: Ask) -> Vec<Event> {
        let mut due = self.due(now);
        if command == Ask::Tick {
            self.note_errand();
            return due;
        }
        self.now = self.now.max(now);
        let mut events = self.obey(command);
        self.end_blindfold(&mut events);
        events.extend(self.lapse());
        self.hold_clock();
        self.note_waiting();
        self.note_errand();
        self.remember(&events);
        if self.question.is_none() {
            self.reminder = None;
        } else if events.iter().any(Event::asks) {
            self.reminder = Some(self.now.plus_ms(REMINDER_MS));
        }
        due.extend(events);
        due
    }

    /// The moment at which a [`Ask::Tick`] will have something to tell, if nothing happens.
    pub fn next_deadline(&self) -> Option<Moment> {
        let deadlines = [
            self.reminder,
            self.clock_deadline(),
            self.hall_deadline(),
            self.forgotten_deadline(),
            self.late_deadline(),
            self.session_deadline(),
            self.thinking_deadline(),
        ];
        deadlines.into_iter().flatten().min()
    }

    /// What was agreed on for the game on the board.
    pub fn agreement(&self) -> &Agreement {
        &self.contest.agreement
    }

    /// The chessclock of the game, if it has one.
    pub fn clock(&self) -> Option<&Clock> {
        self.contest.clock.as_ref()
    }

    /// What stands on a square now: in a competition a piece may be out of its hole.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        if let Some(board) = self.setup() {
            return board.piece_at(square);
        }
        if self.is_blindfold() {
            return None;
        }
        if self.drill.is_some() {
            return self.drilled_piece_at(square);
        }
        if self.is_lawful() {
            self.contest.turn.piece_at(square)
        } else {
            self.position().piece_at(square)
        }
    }

    /// Whether a game is played as in a competition.
    fn is_lawful(&self) -> bool {
        self.contest.is_competition() && self.mode == Mode::Play
    }

    /// The settings as they are.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The game on the board.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How many plies of the record stand on the board.
    pub fn plies(&self) -> usize {
        match self.mode {
            Mode::Play => self.record.plies(),
            Mode::Listen(plies) => plies,
        }
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.record.position_after(self.plies())
    }

    /// Whether a game is being listened to.
    pub fn is_listening(&self) -> bool {
        matches!(self.mode, Mode::Listen(_))
    }

    /// The square on which the player stands.
    pub fn cursor(&self) -> Square {
        self.cursor
    }

    /// The square from which the piece in the hand was taken.
    pub fn hand(&self) -> Option<Square> {
        if self.is_lawful() {
            self.contest.hand()
        } else {
            self.hand
        }
    }

    /// The question that waits for an answer.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Whether the program is to end.
    pub fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// Everything that is due by a moment, each at its own moment.
    fn due(&mut self, now: Moment) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(at) = self.next_deadline().filter(|at| *at <= now) {
            self.now = self.now.max(at);
            let told = match self.reminder.take_if(|reminder| *reminder <= at) {
                Some(_) => self
                    .question
                    .clone()
                    .map(Event::Asked)
                    .into_iter()
                    .collect(),
                None if self.hall_deadline().is_some_and(|due| due <= at) => self.hall_due(),
                None if self.thinking_deadline().is_some_and(|due| due <= at) => {
                    self.still_thinks()
                }
                None if self.forgotten_deadline().is_some_and(|due| due <= at) => {
                    self.clock_forgotten()
                }
                None => self.due_in_game(at),
            };
            if told.is_empty() {
                break;
            }
            events.extend(told);
        }
        let rulings: Vec<Event> = events
            .iter()
            .filter(|event| !event.asks())
            .cloned()
            .collect();
        self.remember(&rulings);
        events
    }

    /// Keeps what was announced for saying it again, and the law for explaining it.
    fn remember(&mut self, events: &[Event]) {
        let announcements = events.iter().filter(|event| event.is_announcement());
        let announced: Vec<Event> = announcements.cloned().collect();
        if !announced.is_empty() {
            self.announced = announced;
        }
        self.note_incidents(events);
        let ruled = events.iter().rev().find_map(|event| match event {
            Event::Ruled(ruling) => Some(ruling.law()),
            Event::Adjournment(told) => told.law(),
            Event::Hall(event) => event.law(),
            _ => None,
        });
        if ruled.is_some() {
            self.contest.law = ruled;
        }
    }

    fn start(&mut self, settings: Settings) -> Vec<Event> {
        self.leave_lessons();
        self.take_settings(settings);
        self.has_ended = false;
        self.sound.is_taped = false;
        self.drill = None;
        self.leave_finding();
        self.put_setup_aside();
        self.peeks = None;
        (self.hand, self.question) = (None, None);
        // What was being done ended with the program that did it.
        self.work = None;
        self.walked = outside::shelf::Walked::default();
        self.stop_clock_for_a_while();
        let mut events = vec![Event::Greeted];
        if self.has_game_to_resume() {
            events.extend(self.ask(Question::Resume(self.plies())));
        } else {
            events.extend(self.begin(Position::default()));
        }
        events
    }

    /// Whether a game of an earlier session is on the board, or a position was set up.
    fn has_game_to_resume(&self) -> bool {
        let was_set_up = *self.record.start() != Position::default();
        match self.mode {
            Mode::Play => self.is_under_way() || was_set_up && self.record.outcome().is_none(),
            Mode::Listen(_) => true,
        }
    }

    /// Whether moves would be lost if another game began. A game from a file is not lost.
    fn is_under_way(&self) -> bool {
        let has_begun = self.record.plies() > 0 || self.contest.is_competition();
        self.mode == Mode::Play && has_begun && self.record.outcome().is_none()
    }

    fn ask(&mut self, question: Question) -> Vec<Event> {
        self.question = Some(question.clone());
        vec![Event::Asked(question)]
    }
}

fn refused(refusal: Refusal) -> Vec<Event> {
    vec![Event::Refused(refusal)]
}
