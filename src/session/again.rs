//! What was said, so that it can be said again.

use crate::protocol::{Ask, Event};
use crate::time::Moment;

/// What is said again: on demand, at length, or because nobody has answered.
#[derive(Clone, Debug, Default)]
pub(super) struct SaidAgain {
    /// What was announced last.
    pub announced: Vec<Event>,
    /// What was asked last, if more can be told of it.
    pub asked: Option<Ask>,
    /// When the question that waits is asked once more.
    pub reminder: Option<Moment>,
}
