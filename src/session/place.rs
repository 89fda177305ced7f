//! Where the player is, as one value.

use super::Session;
use super::competition::stage::GameStage;
use crate::protocol::{Place, Stage};

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
        if self.is_in_lesson() {
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
        let stage = &self.table.contest.stage;
        match (stage, stage.unsuspended()) {
            _ if self.is_over() => Stage::Over,
            (_, GameStage::Away(_)) => Stage::Away,
            _ if self.has_arbiter() => Stage::Arbiter,
            (GameStage::Suspended(..), _) => Stage::Suspended,
            (GameStage::Sealing(_), _) => Stage::Sealing,
            (GameStage::Resumed(_, resumed), _) if resumed.is_closed() => Stage::Resuming,
            (
                GameStage::Playing
                | GameStage::Awaiting(_)
                | GameStage::Away(_)
                | GameStage::Resumed(..),
                _,
            ) => Stage::Playing,
        }
    }
}
