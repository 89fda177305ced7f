//! Everything that was said, kept for reading again at one's own pace.

use std::collections::VecDeque;

use crate::protocol::speech::ReviewStep;

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

    /// What was said last.
    pub fn latest(&self) -> Option<&T> {
        self.said.back()
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
            ReviewStep::Spell | ReviewStep::Copy => (self.at.min(newest), false),
        };
        self.at = to;
        self.said.get(to).map(|said| (said, is_edge))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::speech::ReviewStep::{Copy, First, Last, Next, Previous, Spell};

    fn walk(review: &mut Review<u32>, steps: &[ReviewStep]) -> Vec<(u32, bool)> {
        let step = |step: &ReviewStep| review.step(*step).map(|(said, edge)| (*said, edge));
        steps.iter().filter_map(step).collect()
    }

    #[test]
    fn nothing_was_said() {
        let mut review = Review::<u32>::default();
        for &step in ReviewStep::ALL {
            assert!(review.step(step).is_none());
        }
    }

    #[test]
    fn one_walks_from_the_newest_to_the_oldest_and_back() {
        let mut review = Review::default();
        (1..=3).for_each(|said| review.push(said));
        let back = walk(&mut review, &[Previous, Previous, Previous, Previous]);
        assert_eq!(back, [(3, false), (2, false), (1, false), (1, true)]);
        let forth = walk(&mut review, &[Next, Spell, Next, Copy, Next]);
        assert_eq!(
            forth,
            [(2, false), (2, false), (3, false), (3, false), (3, true)]
        );
        assert_eq!(walk(&mut review, &[First, Last]), [(1, false), (3, false)]);
    }

    #[test]
    fn what_is_said_meanwhile_does_not_push_the_reader_on() {
        let mut review = Review::default();
        (1..=3).for_each(|said| review.push(said));
        walk(&mut review, &[Previous, Previous]);
        review.push(4);
        assert_eq!(walk(&mut review, &[Next, Next]), [(3, false), (4, false)]);
    }

    #[test]
    fn only_so_much_is_kept() {
        let mut review = Review::default();
        let many = u32::try_from(KEPT).expect("it is a small number") + 10;
        (0..many).for_each(|said| review.push(said));
        assert_eq!(
            walk(&mut review, &[Previous, First]),
            [(many - 1, false), (10, false)]
        );
    }
}
