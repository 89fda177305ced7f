//! Draughts: what was said of a move, and why it is refused.

use serde::{Deserialize, Serialize};

use super::event::{Event, Refusal};
use super::{Session, refused};
use crate::board::Square;
use crate::draughts::WhyNot;

/// What was said of a move of draughts, where no legal move is such.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DraughtsEntry {
    /// A move along these squares.
    Along(Vec<Square>),
    /// A capture of so many pieces; the legal move captures another number, the second one.
    Takes(u32, u32),
}

impl Session {
    pub(super) fn refuse_in_draughts(&self, said: &DraughtsEntry) -> Vec<Event> {
        let why = match said {
            DraughtsEntry::Along(squares) => {
                let position = self.position().draughts();
                position.and_then(|position| position.why_not_along(squares))
            }
            DraughtsEntry::Takes(_, number) => Some(WhyNot::CapturesOthers(*number)),
        };
        let why = why.unwrap_or(WhyNot::NotAlong);
        refused(Refusal::Illegal(why.into()))
    }
}
