//! Everything that was said, kept for reading again at one's own pace.

use std::collections::VecDeque;

use crate::protocol::ReviewStep;

/// How much is kept.
const KEPT: usize = 500;

/// What was said, and where the player stands in it.
#[derive(Clone, Debug)]
pub struct Review<T> {
    said: VecDeque<T>,
    /// The place of the player; after the newest until something is read again.
    at: usize,
}

impl<T> Default for Review<T> {
    fn default() -> Self {
        Self {
            said: VecDeque::new(),
            at: 0,
        }
    }
}

impl<T> Review<T> {
    /// Keeps something that was said. A player who is reading again stays where he is.
    pub fn push(&mut self, said: T) {
        if self.at == self.said.len() {
            self.at += 1;
        }
        self.said.push_back(said);
        if self.said.len() > KEPT {
            self.said.pop_front();
            self.at = self.at.saturating_sub(1);
        }
    }

    /// The player does something else: the next step back leads to the newest again.
    pub fn leave(&mut self) {
        self.at = self.said.len();
    }

    /// Takes a step. What stands there, and whether the step would have led beyond the first or
    /// the last; `None` if nothing was said yet.
    pub fn step(&mut self, step: ReviewStep) -> Option<(&T, bool)> {
        let newest = self.said.len().checked_sub(1)?;
        let (to, is_edge) = match step {
            ReviewStep::Previous => (self.at.saturating_sub(1), self.at == 0),
            ReviewStep::Next => ((self.at + 1).min(newest), self.at >= newest),
            ReviewStep::First => (0, false),
            ReviewStep::Last => (newest, false),
            ReviewStep::Spell
            | ReviewStep::Copy
            | ReviewStep::CopyPosition
            | ReviewStep::CopyGame => (self.at.min(newest), false),
        };
        self.at = to;
        self.said.get(to).map(|said| (said, is_edge))
    }
}
