//! What a player can do over the game: exercises, puzzles, lessons, setting a position up.
//!
//! Each has a table of its own. The table of the game waits for its end, exactly as it was.

pub(in crate::session) mod exercise;
pub(in crate::session) mod lesson;
pub(in crate::session) mod puzzle;
pub(in crate::session) mod setup;

use crate::drill::Exercise;
use crate::protocol::drill::NoDrill;
use crate::protocol::event::Event;
use crate::protocol::question::Question;
use crate::protocol::refusal::Refusal;
use crate::record::{Outcome, Record};
use crate::session::Session;
use crate::session::table::Table;
use exercise::Exercising;
use lesson::Learning;
use puzzle::Solving;
use setup::SettingUp;

/// What is done over the game.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "it lies in a box with its table")]
pub(in crate::session) enum Activity {
    /// An exercise of the alphabet and the board.
    Exercise(Exercising),
    /// Moves are to be found.
    Puzzle(Solving),
    /// A lesson in the procedure of a competition.
    Lesson(Box<Learning>),
    /// A position is set up.
    Setup(SettingUp),
}

/// An activity, and the table of the game that waits for its end.
#[derive(Clone, Debug)]
struct Over {
    activity: Activity,
    game: Table,
}

/// The activity over the game, if there is one.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Overlay(Option<Box<Over>>);

impl Overlay {
    /// The activity that is going on.
    pub fn kind(&self) -> Option<&Activity> {
        self.0.as_ref().map(|over| &over.activity)
    }

    pub fn kind_mut(&mut self) -> Option<&mut Activity> {
        self.0.as_mut().map(|over| &mut over.activity)
    }

    /// The table of the game, while it waits.
    pub fn game(&self) -> Option<&Table> {
        self.0.as_ref().map(|over| &over.game)
    }

    /// The table of the game, while it waits.
    pub fn game_mut(&mut self) -> Option<&mut Table> {
        self.0.as_mut().map(|over| &mut over.game)
    }

    pub fn is_on(&self) -> bool {
        self.0.is_some()
    }

    pub fn exercise(&self) -> Option<&Exercising> {
        match self.kind()? {
            Activity::Exercise(exercise) => Some(exercise),
            Activity::Puzzle(_) | Activity::Lesson(_) | Activity::Setup(_) => None,
        }
    }

    pub fn exercise_mut(&mut self) -> Option<&mut Exercising> {
        match self.kind_mut()? {
            Activity::Exercise(exercise) => Some(exercise),
            Activity::Puzzle(_) | Activity::Lesson(_) | Activity::Setup(_) => None,
        }
    }

    pub fn puzzle(&self) -> Option<&Solving> {
        match self.kind()? {
            Activity::Puzzle(puzzle) => Some(puzzle),
            Activity::Exercise(_) | Activity::Lesson(_) | Activity::Setup(_) => None,
        }
    }

    pub fn puzzle_mut(&mut self) -> Option<&mut Solving> {
        match self.kind_mut()? {
            Activity::Puzzle(puzzle) => Some(puzzle),
            Activity::Exercise(_) | Activity::Lesson(_) | Activity::Setup(_) => None,
        }
    }

    pub fn lesson(&self) -> Option<&Learning> {
        match self.kind()? {
            Activity::Lesson(lesson) => Some(lesson),
            Activity::Exercise(_) | Activity::Puzzle(_) | Activity::Setup(_) => None,
        }
    }

    pub fn lesson_mut(&mut self) -> Option<&mut Learning> {
        match self.kind_mut()? {
            Activity::Lesson(lesson) => Some(lesson),
            Activity::Exercise(_) | Activity::Puzzle(_) | Activity::Setup(_) => None,
        }
    }

    pub fn setup(&self) -> Option<&SettingUp> {
        match self.kind()? {
            Activity::Setup(setup) => Some(setup),
            Activity::Exercise(_) | Activity::Puzzle(_) | Activity::Lesson(_) => None,
        }
    }

    pub fn setup_mut(&mut self) -> Option<&mut SettingUp> {
        match self.kind_mut()? {
            Activity::Setup(setup) => Some(setup),
            Activity::Exercise(_) | Activity::Puzzle(_) | Activity::Lesson(_) => None,
        }
    }
}

impl Session {
    /// The table of the game: the one on which an activity does nothing.
    pub(in crate::session) fn game(&self) -> &Table {
        self.activity.game().unwrap_or(&self.table)
    }

    /// The table of the game, wherever the player sits.
    pub(in crate::session) fn game_mut(&mut self) -> &mut Table {
        match self.activity.game_mut() {
            Some(game) => game,
            None => &mut self.table,
        }
    }

    /// The game, also while an activity lies over it.
    pub fn record_of_game(&self) -> &Record {
        &self.game().record
    }

    /// How the game ended, also while an activity lies over it.
    pub fn outcome_of_game(&self) -> Option<Outcome> {
        self.game().record.outcome()
    }

    /// Whether the player is in an exercise, a puzzle or a lesson.
    pub fn is_drilling(&self) -> bool {
        self.place().is_drill()
    }

    /// Puts the game aside, and something else on a table of its own. The clock stands meanwhile.
    pub(in crate::session) fn begin_activity(&mut self, activity: Activity, mut table: Table) {
        let now = self.now;
        let clock = self.table.contest.clock.as_mut();
        self.table.is_held |= clock.is_some_and(|clock| clock.pause(now).is_ok());
        table.fingers.side = self.table.fingers.side;
        let game = std::mem::replace(&mut self.table, table);
        self.activity = Overlay(Some(Box::new(Over { activity, game })));
    }

    /// Ends what lies over the game, which is on the board again.
    pub(in crate::session) fn end_activity(&mut self) -> Option<Activity> {
        let over = self.activity.0.take()?;
        self.table = over.game;
        Some(over.activity)
    }

    /// Does something at the table of the game, wherever the player sits.
    pub(in crate::session) fn at_the_game<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let Some(mut over) = self.activity.0.take() else {
            return act(self);
        };
        std::mem::swap(&mut self.table, &mut over.game);
        let done = act(self);
        std::mem::swap(&mut self.table, &mut over.game);
        self.activity = Overlay(Some(over));
        done
    }

    /// Why no activity can begin now.
    pub(in crate::session) fn why_no_activity(&self) -> Option<Refusal> {
        if let Some(question) = &self.table.question {
            return Some(Refusal::AnswerFirst(question.clone()));
        }
        if self.is_drilling() {
            return Some(Refusal::NoDrill(NoDrill::Drilling));
        }
        self.is_in_competition()
            .then_some(Refusal::NoDrill(NoDrill::Competing))
    }

    /// The exercise, if one is going on.
    pub fn exercise(&self) -> Option<Exercise> {
        self.activity.exercise().map(Exercising::exercise)
    }

    /// Leaves the exercise, the puzzle or the lesson.
    pub(in crate::session) fn leave_activity(&mut self) -> Vec<Event> {
        match self.activity.kind() {
            Some(Activity::Exercise(_)) => self.leave_exercise(),
            Some(Activity::Puzzle(_)) => self.leave_puzzle(),
            Some(Activity::Lesson(_)) => self.leave_lessons(),
            Some(Activity::Setup(_)) | None => {
                vec![Event::Refused(Refusal::NoDrill(NoDrill::NotDrilling))]
            }
        }
    }

    /// Whether the question is whether to leave what lies over the game.
    pub(in crate::session) fn asks_to_leave(&self) -> bool {
        let asks = |question: &Question| matches!(question, Question::LeaveDrill);
        self.table.question.as_ref().is_some_and(asks)
    }
}
