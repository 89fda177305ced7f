//! Where the player is, as one value.

use super::Session;
use crate::protocol::place::{Place, Stage};

impl Session {
    /// Where the player is.
    pub fn place(&self) -> Place {
        if self.setup().is_some() {
            return Place::Setup;
        }
        if let Some(subject) = self.drilled() {
            return Place::Exercise(subject);
        }
        if self.is_finding() {
            return Place::Puzzle;
        }
        if self.is_coached() {
            return Place::Lesson;
        }
        if self.is_listening() {
            return Place::Viewer;
        }
        if self.table.contest.is_competition() {
            return Place::Competition(self.stage());
        }
        let blindfold = self.is_blindfold();
        Place::Practice { blindfold }
    }

    /// How far the game under the laws is.
    fn stage(&self) -> Stage {
        if self.table.record.outcome().is_some() {
            Stage::Over
        } else if self.is_away() {
            Stage::Away
        } else if self.has_arbiter() {
            Stage::Arbiter
        } else if self.table.contest.halt.is_some() {
            Stage::Suspended
        } else if self.is_sealing() {
            Stage::Sealing
        } else if self.is_closed() {
            Stage::Resuming
        } else {
            Stage::Playing
        }
    }
}
