//! Practice at home: an opponent that thinks, and advice. What a player can ask, what is to be thought
//! about elsewhere, and what was found.

use crate::board::Side;
use crate::game::Position;
use crate::protocol::practice::Errand;
use crate::protocol::practice::PracticeCommand;
use crate::session::Session;
use crate::session::game::advice::Advising;

/// What waits for a search, since when, and how often that was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct WaitingErrand {
    pub errand: Errand,
    pub since: crate::time::Moment,
    pub told: u32,
}

/// Everything about practice that a session remembers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct Practice {
    /// The side that the opponent plays.
    pub opponent: Option<Side>,
    /// The files of the engines that the system has.
    pub found: Vec<String>,
    /// Whether the foreign engine was at fault in this game.
    pub is_replaced: bool,
    /// What is being thought about.
    pub waiting: Option<WaitingErrand>,
    /// The advice that is wanted, and what was found.
    pub advising: Advising,
}

impl Session {
    /// What is to be thought about; it stays the same until it is answered or no longer wanted.
    pub fn errand(&self) -> Option<&Errand> {
        self.practice
            .waiting
            .as_ref()
            .map(|waiting| &waiting.errand)
    }

    /// The positions before the one of an errand, for repetition.
    pub fn past_of(&self, errand: &Errand) -> Vec<Position> {
        let plies = errand.plies.min(self.table.record.plies());
        let past = (0..plies).map(|plies| self.table.record.position_after(plies));
        past.cloned().collect()
    }

    /// The side that the opponent plays, if there is one.
    pub fn opponent(&self) -> Option<Side> {
        self.practice.opponent
    }

    /// What the log of a new game has to say of practice.
    pub fn practice_noted(&self) -> Option<PracticeCommand> {
        if self.is_in_competition() {
            return Some(PracticeCommand::Off);
        }
        self.practice
            .opponent
            .map(|side| PracticeCommand::Opponent(Some(side)))
    }
}
