//! A course: one subject is drilled, exercise after exercise.

use super::Subject;
use super::exercise::{Answer, Exercise};
use super::judge::DrillVerdict;
use super::progress::Progress;
use crate::board::Square;
use crate::chance::Chance;

/// The number of other exercises after which one that was answered wrongly is asked again.
const AGAIN_AFTER: u32 = 3;

/// The number of the last exercises that are not asked again at once.
const JUST_ASKED: usize = 2;

/// The number of tries to find an exercise that was never asked; the last one is taken as it is.
const TRIES: usize = 60;

/// A course that goes on until the player ends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    subject: Subject,
    day: u32,
    chance: Chance,
    exercise: Exercise,
    /// The squares that were named one by one.
    given: Vec<Square>,
    /// Whether the exercise counts as wrong already.
    has_slipped: bool,
    /// What was wrong, and how many other exercises come before it.
    again: Vec<(Exercise, u32)>,
    /// What was asked lately, the last one last.
    asked: Vec<Exercise>,
    right: u32,
    wrong: u32,
}

/// What became of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrillOutcome {
    /// The verdict.
    pub verdict: DrillVerdict,
    /// The exercise that was answered.
    pub exercise: Exercise,
    /// Whether it is over, and another one is asked.
    pub is_over: bool,
    /// The squares that were asked for, with those that were named rightly.
    pub solution: Vec<Square>,
}

impl Course {
    /// Begins a course.
    pub fn begin(subject: Subject, seed: u64, day: u32, progress: &Progress) -> Self {
        let mut chance = Chance::new(seed);
        let mut course = Self {
            subject,
            day,
            exercise: subject.exercise(&mut chance),
            chance,
            given: Vec::new(),
            has_slipped: false,
            again: Vec::new(),
            asked: Vec::new(),
            right: 0,
            wrong: 0,
        };
        course.next(progress);
        course
    }

    /// What is drilled.
    pub fn subject(&self) -> Subject {
        self.subject
    }

    /// What is asked now.
    pub fn exercise(&self) -> Exercise {
        self.exercise
    }

    /// The squares that were named so far.
    pub fn given(&self) -> &[Square] {
        &self.given
    }

    /// How many exercises were answered right and how many wrong.
    pub fn score(&self) -> (u32, u32) {
        (self.right, self.wrong)
    }

    /// Takes an answer. When the exercise is over the next one is there.
    pub fn answer(&mut self, answer: &Answer, progress: &mut Progress) -> DrillOutcome {
        let exercise = self.exercise;
        let verdict = exercise.judge(answer, &self.given);
        let mut named = self.given.clone();
        if let Answer::Squares(squares) = answer {
            named.extend(squares);
        }
        let solution = exercise.solution(&named);
        let is_over = match &verdict {
            DrillVerdict::Right => true,
            DrillVerdict::More(_) => {
                self.given.extend(match answer {
                    Answer::Cursor(square) => Some(*square),
                    Answer::Squares(squares) => squares.first().copied(),
                    Answer::File(..)
                    | Answer::Rank(..)
                    | Answer::Truth(_)
                    | Answer::Unreadable(_) => None,
                });
                false
            }
            DrillVerdict::Wrong { goes_on, .. } => {
                self.has_slipped = true;
                !goes_on
            }
            DrillVerdict::Already(_) | DrillVerdict::OtherWay(_) | DrillVerdict::NoAnswer => false,
        };
        if is_over {
            self.close(progress);
        }
        DrillOutcome {
            verdict,
            exercise,
            is_over,
            solution,
        }
    }

    /// Gives the exercise up, which counts as wrong; returns it, and the squares that were asked for.
    pub fn skip(&mut self, progress: &mut Progress) -> (Exercise, Vec<Square>) {
        let exercise = self.exercise;
        let solution = exercise.solution(&self.given);
        self.has_slipped = true;
        self.close(progress);
        (exercise, solution)
    }

    /// A square that helps, where squares are asked for: the next one that was not named. With it
    /// the exercise counts as wrong.
    pub fn hint(&mut self) -> Option<Square> {
        let wanted = self.exercise.solution(&self.given);
        let next = wanted
            .into_iter()
            .find(|square| !self.given.contains(square));
        self.has_slipped |= next.is_some();
        next
    }

    /// The exercise is over.
    fn close(&mut self, progress: &mut Progress) {
        let exercise = self.exercise;
        let is_right = !self.has_slipped;
        progress.note(exercise, is_right, self.day);
        if is_right {
            self.right += 1;
        } else {
            self.wrong += 1;
            self.again.push((exercise, AGAIN_AFTER));
        }
        self.asked.push(exercise);
        if self.asked.len() > JUST_ASKED {
            self.asked.remove(0);
        }
        self.next(progress);
    }

    /// The next exercise: what was wrong and has its turn again, then what is due, then something
    /// new.
    fn next(&mut self, progress: &Progress) {
        self.given.clear();
        self.has_slipped = false;
        for (_, wait) in &mut self.again {
            *wait = wait.saturating_sub(1);
        }
        if let Some(at) = self.again.iter().position(|(_, wait)| *wait == 0) {
            self.exercise = self.again.remove(at).0;
            return;
        }
        let waits = |exercise: &Exercise| self.again.iter().any(|(one, _)| one == exercise);
        let due = progress.due(self.subject, self.day).into_iter();
        let free = |exercise: &Exercise| !waits(exercise) && !self.asked.contains(exercise);
        let due: Vec<Exercise> = due.filter(free).take(8).collect();
        if let Some(exercise) = self.chance.pick(&due) {
            self.exercise = *exercise;
            return;
        }
        for _ in 0..TRIES {
            let exercise = self.subject.exercise(&mut self.chance);
            let is_free = !self.again.iter().any(|(one, _)| *one == exercise)
                && !self.asked.contains(&exercise);
            if is_free {
                self.exercise = exercise;
            }
            if is_free && progress.card(exercise).is_none() {
                return;
            }
        }
    }
}
