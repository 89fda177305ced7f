//! What a player can do over the game: exercises, puzzles, lessons, setting a position up.
//!
//! Each has a table of its own. The table of the game waits for its end, exactly as it was.

mod beginning;
pub(in crate::session) mod exercise;
mod learning;
pub(in crate::session) mod lesson;
pub(in crate::session) mod puzzle;
mod setting_up;
pub(in crate::session) mod setup;
mod solving;

use crate::drill::Course;
use crate::session::table::Table;
use learning::Learning;
use setting_up::SettingUp;
use solving::Solving;
use strum::EnumTryAs;

/// What is done over the game.
#[derive(Clone, Debug, EnumTryAs)]
#[expect(clippy::large_enum_variant, reason = "it lies in a box with its table")]
pub(in crate::session) enum Activity {
    /// An exercise of the alphabet and the board.
    Exercise(Course),
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

    pub fn exercise(&self) -> Option<&Course> {
        self.kind()?.try_as_exercise_ref()
    }

    pub fn exercise_mut(&mut self) -> Option<&mut Course> {
        self.kind_mut()?.try_as_exercise_mut()
    }

    pub fn puzzle(&self) -> Option<&Solving> {
        self.kind()?.try_as_puzzle_ref()
    }

    pub fn puzzle_mut(&mut self) -> Option<&mut Solving> {
        self.kind_mut()?.try_as_puzzle_mut()
    }

    pub fn lesson(&self) -> Option<&Learning> {
        self.kind()?.try_as_lesson_ref().map(Box::as_ref)
    }

    pub fn lesson_mut(&mut self) -> Option<&mut Learning> {
        self.kind_mut()?.try_as_lesson_mut().map(Box::as_mut)
    }

    pub fn setup(&self) -> Option<&SettingUp> {
        self.kind()?.try_as_setup_ref()
    }

    pub fn setup_mut(&mut self) -> Option<&mut SettingUp> {
        self.kind_mut()?.try_as_setup_mut()
    }
}
