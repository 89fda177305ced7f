//! The heart: asks and reports in, events and requests out. No clock, no file, no word in here.

/// Refuses what is asked if there is a reason, and does nothing more of it.
macro_rules! refuse {
    ($why:expr) => {
        if let Some(refusal) = $why {
            return $crate::session::refused(refusal);
        }
    };
}

mod activity;
mod adjournment;
mod again;
mod agreement;
mod competition;
mod dispatch;
mod game;
mod outside;
mod place;
mod table;
mod tournament;

use crate::board::{Piece, Square};
use crate::clock::{Clock, Running};
use crate::drill::Progress;
use crate::game::{Position, Setup};
use crate::protocol::{Agreement, Event, Input, Outcome, Question, Refusal, Report, Settings};
use crate::record::Record;
use crate::time::Moment;

use activity::Overlay;
use again::SaidAgain;
use game::practice::Practice;
use outside::Outside;
use table::{Mode, Table};

/// Milliseconds after which a question that was heard is asked once more; and only once.
pub const REMINDER_MS: u64 = 30_000;

/// A session at the board: the whole state of the program but for its devices.
#[derive(Clone, Debug)]
pub struct Session {
    /// The settings as the player has chosen them.
    settings: Settings,
    /// What follows from them and from the laws of the game.
    in_force: Settings,
    /// The moment of the last input, or of the last thing that was due.
    now: Moment,
    /// The table at which the player sits: that of the game, or that of the activity over it.
    table: Table,
    /// What lies over the game, and the table of the game meanwhile.
    activity: Overlay,
    /// The world around the board.
    outside: Outside,
    practice: Practice,
    /// What was drilled so far, and what was being set up when the program ended.
    progress: Progress,
    left_setup: Option<Setup>,
    again: SaidAgain,
    has_ended: bool,
}

impl Session {
    /// Handles what a player asks or the world reports.
    ///
    /// What was due by `now` happens first, so that all events together are the same with ticks
    /// and without them. `now` must not go backwards; if it does, nothing happens earlier than it
    /// would have. Every ask brings at least one event. A report brings none where nothing is to be
    /// told: a tick, an open menu, an answer that is no longer wanted or after which the game simply
    /// goes on.
    pub fn handle(&mut self, now: Moment, input: impl Into<Input>) -> Outcome {
        let input = input.into();
        // Of an earlier run it is read back once more when its game goes on.
        let starts = matches!(input, Input::Report(Report::Started(_)));
        let before = (self.is_read_back() && !starts).then(|| self.clone());
        let outcome = self.handle_here(now, input.clone());
        match before {
            Some(before) => self.not_losing_what_was_read(before, now, input, outcome),
            None => outcome,
        }
    }

    fn handle_here(&mut self, now: Moment, input: Input) -> Outcome {
        let outcome_before = self.outcome_of_game();
        let mut events = self.due(now);
        if !events.is_empty() {
            self.again.asked = None;
        }
        let is_tick = input == Input::Report(Report::Tick);
        if !is_tick {
            self.now = self.now.max(now);
            events.extend(self.carry_out_input(input));
        }
        // A tick at which nothing was due has changed nothing.
        if !is_tick || !events.is_empty() {
            self.in_force = self.settings_in_force();
        }
        self.note_requests(outcome_before);
        let requests = std::mem::take(&mut self.outside.requests);
        Outcome { events, requests }
    }

    fn carry_out_input(&mut self, input: Input) -> Vec<Event> {
        let mut events = match input {
            Input::Ask(ask) => self.answer(ask),
            Input::Report(report) => {
                let told = self.hear(report);
                if !told.is_empty() {
                    self.again.asked = None;
                }
                told
            }
        };
        self.follow_up(&mut events);
        self.remember(&events);
        events
    }

    /// What comes of everything that happens, be it by an input or by time alone.
    fn follow_up(&mut self, events: &mut Vec<Event>) {
        events.extend(self.hear_what_waited());
        self.end_blindfold(events);
        events.extend(self.ask_name(events));
        events.extend(self.void_adjournment());
        events.extend(self.tend_event());
        self.hold_clock();
        self.note_waiting();
        if self.table.question.is_none() {
            self.again.reminder = None;
        } else if events.iter().any(Event::asks) {
            self.again.reminder = Some(self.now.plus_ms(REMINDER_MS));
        }
    }

    /// The moment at which a [`Report::Tick`] will have something to tell, if nothing happens.
    pub fn next_deadline(&self) -> Option<Moment> {
        let deadlines = [
            self.again.reminder,
            self.spoken_deadline(),
            self.clock_deadline(),
            self.play_deadline(),
            self.forgotten_deadline(),
            self.late_deadline(),
            self.session_deadline(),
            self.thinking_deadline(),
        ];
        deadlines.into_iter().flatten().min()
    }

    /// What was agreed on for the game on the board.
    pub fn agreement(&self) -> &Agreement {
        &self.table.contest.agreement
    }

    /// The chessclock that the player sees, if there is one: a board that is set up lies beside that of
    /// the game.
    pub fn clock(&self) -> Option<&Clock> {
        let is_set_up = self.setup().is_some();
        let table = if is_set_up { self.game() } else { &self.table };
        table.contest.clock.as_ref()
    }

    /// What stands on a square now: in a competition a piece may be out of its hole.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        if let Some(board) = self.setup() {
            return board.piece_at(square);
        }
        if self.is_blindfold() {
            return None;
        }
        if self.activity.exercise().is_some() {
            return self.drilled_piece_at(square);
        }
        if self.is_lawful() {
            self.table.contest.turn.piece_at(square)
        } else {
            self.position().piece_at(square)
        }
    }

    /// Whether a game is played as in a competition.
    fn is_lawful(&self) -> bool {
        self.table.contest.is_competition() && self.table.mode == Mode::Play
    }

    /// The settings in force: the player's own, but for what the laws of the game demand.
    #[expect(
        clippy::misnamed_getters,
        reason = "everybody asks for what is in force"
    )]
    pub fn settings(&self) -> &Settings {
        &self.in_force
    }

    /// The settings as the player has chosen them.
    pub fn own_settings(&self) -> &Settings {
        &self.settings
    }

    /// The game on the board.
    pub fn record(&self) -> &Record {
        &self.table.record
    }

    /// How many plies of the record stand on the board.
    pub fn plies(&self) -> usize {
        self.table.plies()
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.table.position()
    }

    /// Whether a game is being listened to.
    pub fn is_listening(&self) -> bool {
        matches!(self.table.mode, Mode::Listen(_))
    }

    /// The square on which the player stands.
    pub fn cursor(&self) -> Square {
        self.table.cursor
    }

    /// The square from which the piece in the hand was taken.
    pub fn hand(&self) -> Option<Square> {
        if self.is_lawful() {
            self.table.contest.hand()
        } else {
            self.table.hand
        }
    }

    /// The question that waits for an answer.
    pub fn question(&self) -> Option<&Question> {
        self.table.question.as_ref()
    }

    /// Whether the question that waits will be put once more.
    pub fn reminds(&self) -> bool {
        self.again.reminder.is_some()
    }

    /// Whether a question or an offer of a draw waits for an answer.
    pub fn awaits_answer(&self) -> bool {
        self.table.question.is_some() || self.table.contest.offers.standing.is_some()
    }

    /// Whether a question about the game, or an offer of a draw, was open when the program ended.
    pub fn has_left_question(&self) -> bool {
        self.table.left.question.is_some() || self.standing_offer().is_some()
    }

    /// Whether what is done is on the disk.
    pub fn is_kept(&self) -> bool {
        !self.outside.is_unkept
    }

    /// Whether the program is to end.
    pub fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// Everything that is due by a moment, each at its own moment.
    fn due(&mut self, now: Moment) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(at) = self.next_deadline().filter(|at| *at <= now) {
            let is_due = |due: Option<Moment>| due.is_some_and(|due| due <= at);
            // What the clock shows comes first: a moment later a flag that has fallen is no deadline any more.
            let is_due_in_game = is_due(self.clock_deadline())
                || is_due(self.late_deadline())
                || is_due(self.session_deadline());
            self.now = self.now.max(at);
            let mut told = match is_due_in_game {
                true => self.due_in_game(at),
                false => Vec::new(),
            };
            if !told.is_empty() {
            } else if self.again.reminder.take_if(|due| *due <= at).is_some() {
                events.extend(self.table.question.clone().map(Event::Asked));
                continue;
            } else if is_due(self.spoken_deadline()) {
                told = self.yes();
            } else if is_due(self.play_deadline()) {
                told = self.play_due();
            } else if is_due(self.thinking_deadline()) {
                told = self.still_thinks();
            } else if is_due(self.forgotten_deadline()) {
                told = self.clock_forgotten();
            }
            if told.is_empty() {
                break;
            }
            self.follow_up(&mut told);
            events.extend(told);
            // A flag that has fallen ends what was thought about.
            self.note_errand();
        }
        let rulings = events.iter().filter(|event| !event.asks()).cloned();
        self.remember(&rulings.collect::<Vec<_>>());
        events
    }

    fn start(&mut self, settings: Settings) -> Vec<Event> {
        if let Some(setup) = self.activity.setup() {
            self.left_setup = Some(setup.board().clone());
        }
        self.end_activity();
        self.settings = settings;
        self.settings.mend();
        self.has_ended = false;
        // What was being done ended with the program that did it; an event of which a game is on the board stays.
        let event = self.outside.event.take();
        self.outside = Outside {
            sound: self.outside.sound,
            event: event.filter(|open| open.played.is_some()),
            ..Outside::default()
        };
        self.practice.waiting = None;
        self.table.peeks = None;
        self.table.hand = None;
        if let Some(asked) = self.table.question.take() {
            self.table.left.question = Some(asked).filter(Question::is_about_play);
        }
        (self.table.left.is_put_again, self.table.left.is_put_off) = (false, false);
        self.stop_clock_for_a_while();
        if self.has_game_to_resume() {
            let mut events = vec![Event::Greeted(None)];
            events.extend(self.ask(self.question_to_resume()));
            return events;
        }
        // What has ended can still be looked at, and its last ruling be explained.
        if self.has_ended_game() {
            let status = Event::Status(self.table.record.outcome());
            return vec![Event::Greeted(None), status];
        }
        let mut events = self.begin(Position::default());
        // The greeting tells the game as well.
        for event in &mut events {
            if let Event::Began(position, _) = event {
                *event = Event::Greeted(Some(position.clone()));
            }
        }
        events
    }

    fn question_to_resume(&self) -> Question {
        let clock = self.table.contest.clock.as_ref();
        let is_paused = clock.is_some_and(|clock| matches!(clock.running(), Running::Paused(_)));
        let runs = is_paused && self.goes_on_at_once();
        Question::Resume(self.plies(), self.named_in_event(), runs)
    }

    /// Whether a game of an earlier session is on the board, or a position was set up.
    fn has_game_to_resume(&self) -> bool {
        let was_set_up = *self.table.record.start() != Position::default();
        match self.table.mode {
            Mode::Play => {
                self.is_under_way() || was_set_up && self.table.record.outcome().is_none()
            }
            Mode::Listen(_) => true,
        }
    }

    /// Whether a game that has ended is on the board.
    fn has_ended_game(&self) -> bool {
        let has_ended = self.table.record.outcome().is_some();
        self.table.mode == Mode::Play && has_ended
    }

    /// Whether moves would be lost if another game began. A game from a file is not lost.
    pub fn is_under_way(&self) -> bool {
        let has_begun = self.table.record.plies() > 0 || self.table.contest.is_competition();
        self.table.mode == Mode::Play && has_begun && self.table.record.outcome().is_none()
    }
}

fn refused(refusal: Refusal) -> Vec<Event> {
    vec![Event::Refused(refusal)]
}

impl Default for Session {
    fn default() -> Self {
        Self {
            settings: Settings::default(),
            in_force: Settings::default(),
            now: Moment::default(),
            table: Table::practice(Position::default()),
            activity: Overlay::default(),
            outside: Outside::default(),
            practice: Practice::default(),
            progress: Progress::default(),
            left_setup: None,
            again: SaidAgain::default(),
            has_ended: false,
        }
    }
}
