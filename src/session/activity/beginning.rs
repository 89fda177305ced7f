//! How something begins over the game, and how it ends.

use super::{Activity, Over, Overlay};
use crate::drill::{Course, Exercise};
use crate::protocol::{Event, NoDrill, Question, Refusal};
use crate::record::{GameResult, Record};
use crate::session::Session;
use crate::session::table::Table;

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
    pub fn outcome_of_game(&self) -> Option<GameResult> {
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
        self.activity.exercise().map(Course::exercise)
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
