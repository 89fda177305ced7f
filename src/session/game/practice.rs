//! What a session remembers of practice: the opponent, what is thought about, the advice that is wanted.

use crate::board::Side;
use crate::game::{Game, Move, Position};
use crate::protocol::settings::opponent::OpponentSettings;
use crate::protocol::{BestLine, EngineOption, Errand, ErrandKind};

/// What waits for a search, since when, and how often that was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct WaitingErrand {
    pub errand: Errand,
    pub since: crate::time::Moment,
    pub told: u32,
}

/// An opponent as it was chosen; none plays for two players at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct ChosenOpponent {
    pub side: Option<Side>,
    pub is_replaced: bool,
    pub settings: OpponentSettings,
}

/// Everything about practice that a session remembers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct Practice {
    /// The side that the opponent plays.
    pub opponent: Option<Side>,
    /// The opponent before the choice that is under way.
    pub before: Option<Box<ChosenOpponent>>,
    /// Who has played the game on the board, if it is over and another opponent was chosen since.
    pub played: Option<Box<ChosenOpponent>>,
    /// The files of the engines that the system has.
    pub found: Vec<String>,
    /// Whether the foreign engine was at fault in this game.
    pub is_replaced: bool,
    /// The file of the engine of which was told that it cannot be weakened.
    pub told_full: Option<String>,
    /// What the engines for the games let be set, as it was read from them.
    pub offered: Vec<(Game, Vec<EngineOption>)>,
    /// What waits until the options are read.
    pub options_asked: Vec<OptionAsk>,
    /// What is being thought about.
    pub waiting: Option<WaitingErrand>,
    /// The advice that is wanted, and what was found.
    pub advising: Advising,
}

/// What is done about an option as soon as the options of the engine are read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct OptionAsk {
    pub game: Game,
    /// Empty for all of them.
    pub name: String,
    /// What it is set to; `None` if it is told.
    pub value: Option<String>,
}

/// Advice that is wanted, and what was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct Advising {
    /// What is wanted, and after how many plies of the record.
    pub wanted: Option<(ErrandKind, usize)>,
    pub line: Option<ExpectedLine>,
    pub analysis: Option<Analysis>,
}

/// A line that is listened to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct ExpectedLine {
    pub from: Position,
    pub moves: Vec<Move>,
    /// How many moves of it were told.
    pub told: usize,
}

/// A game that is gone through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) struct Analysis {
    pub start: Position,
    pub moves: Vec<Move>,
    /// What was found in each position, from the first one on.
    pub lines: Vec<BestLine>,
}
