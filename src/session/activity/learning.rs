//! Lessons that are going on, over the game.

use crate::arbiter::Turn;
use crate::drill::lesson::{Lesson, LessonGoal};
use crate::laws::Edition;
use crate::record::Record;
use crate::session::competition::Contest;

/// Lessons that are going on.
#[derive(Clone, Debug)]
pub(in crate::session) struct Learning {
    pub edition: &'static Edition,
    /// The lessons of this session in their order.
    pub lessons: Vec<&'static Lesson>,
    /// Which of them is going on, and which of its goals.
    pub at: usize,
    pub goal: usize,
    /// How the goal began.
    pub start: Box<(Record, Contest)>,
    /// The turn as it stands on the opponent's board, where he has moved.
    pub theirs: Option<Turn>,
    pub is_prompted: bool,
    /// Whether the opponent has repeated wrongly what is repeated wrongly once.
    pub has_misheard: bool,
    pub slips: u32,
    pub hints: u32,
    pub right: u32,
    pub wrong: u32,
    pub day: u32,
}

impl Learning {
    pub fn lesson(&self) -> &'static Lesson {
        self.lessons[self.at]
    }

    pub fn goal(&self) -> LessonGoal {
        self.lesson().goals[self.goal]
    }

    /// Whether the announcement of the opponent was repeated.
    pub fn is_repeated(&self) -> bool {
        self.theirs.as_ref().is_none_or(|turn| turn.repeated)
    }

    pub fn card(&self) -> String {
        card(self.edition, self.lesson())
    }
}

/// Under which name the progress keeps a lesson.
pub(super) fn card(edition: &Edition, lesson: &Lesson) -> String {
    format!("{} {}", edition.id, lesson.key)
}
