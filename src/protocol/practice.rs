//! Practice at home: an opponent that thinks, and advice. What a player can ask, what is to be thought
//! about elsewhere, and what was found.

use crate::board::{Side, Square};
use crate::game::{Game, Move, Position};
use crate::protocol::advice::{Advice, AdviceCommand, AdviceEvent, BestLine};
use crate::protocol::engine::{ClockTimes, Engine, EngineFault, EngineStrength};
use crate::protocol::engine_option::EngineOption;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// What a player practises with. In a competition all of it is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PracticeCommand {
    /// Begins the questions that lead to an opponent. The files of the engines that the system has are
    /// put in from outside.
    Choose(Vec<String>),
    /// Asks who plays against the player, and how strong.
    Who,
    /// The opponent plays this side from now on; `None` for two players at the board.
    Opponent(Option<Side>),
    /// How strong the opponent plays, 1 to 10, as the answer that leads on to the clock.
    Level(u8),
    /// Leaves the questions that lead to an opponent: all is as before them.
    Leave,
    /// No help in this game: what a competition begins with.
    Off,
    /// Asks for advice.
    Advice(AdviceCommand),
    /// Asks what the engine of the game lets be set: the option of this name, or all of them if it is empty.
    Options(String),
}

/// A question on the way to an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpponentQuestion {
    /// Which side does the player play?
    Side,
    /// Who plays against the player: the program itself, or one of these engines?
    Engine(Game, Vec<Engine>),
    /// How strong? The level that holds.
    Level(u8),
}

/// Something to be thought about elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Errand {
    /// What for.
    pub task: ErrandKind,
    /// The position.
    pub position: Position,
    /// How many plies of the record led to it.
    pub plies: usize,
    /// The side of the opponent, if there is one.
    pub answers_for: Option<Side>,
    /// How strong, 1 to 10.
    pub level: u8,
    /// What chance is made of.
    pub seed: u64,
    /// The time after which the answer should be there, in milliseconds, where a clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// The foreign engine that is to make the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<Engine>,
    /// The clocks, for an engine that reckons with them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockTimes>,
}

/// What is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrandKind {
    /// The opponent's move.
    Move,
    /// Whether the opponent agrees to a draw.
    Draw,
    /// Something about the position on the board.
    Advice(Advice),
    /// The line that is expected.
    Line,
    /// A position of a finished game that is gone through.
    Judge,
    /// Not a position: what the engine lets be set.
    Options,
    /// Nothing that is told: the opponent thinks while the player is to move.
    Ponder,
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// The question, so that an answer that comes too late is known.
    pub errand: Errand,
    /// What was found.
    pub found: ErrandAnswer,
    /// What was wrong with the foreign engine, so that the embedded opponent has answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<EngineFault>,
    /// Whether the foreign engine plays as well as it can, since it has no weaker levels.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cannot_be_weakened: bool,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrandAnswer {
    /// The move to be made.
    Move(Move),
    /// Whether the draw is agreed to.
    Draw(bool),
    /// The line that is expected.
    Line(BestLine),
    /// The move that the other side threatens, if it threatens anything.
    Threat(Option<Move>),
    /// Squares with pieces.
    Squares(Vec<Square>),
    /// What the engine lets be set.
    Options(Vec<EngineOption>),
    /// Nothing.
    Nothing,
    /// It was no longer wanted before anything was found.
    Stopped,
}

/// What has happened in practice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeEvent {
    /// The opponent plays this side on this level; the file of the engine and how strong it is, if it is a foreign one.
    Opponent(Side, u8, Option<(String, EngineStrength)>),
    /// The engine of this file is at fault, and the embedded opponent plays on.
    Replaced(String, EngineFault),
    /// The engine of this file is as strong as this, whatever the level.
    EngineStrength(String, EngineStrength),
    /// What the engine of this file lets be set, as it is set now.
    Options(String, Vec<EngineOption>),
    /// One of these options.
    Option(EngineOption),
    /// The engine of this file is at fault before anything was asked of it.
    Unready(String, EngineFault),
    /// An engine is asked what it lets be set.
    ReadsOptions,
    /// Nobody plays against the player.
    Alone,
    /// The player offers a draw, and the opponent answers.
    DrawOffered,
    /// It is a competition: there is no help, and it cannot be turned on.
    NoHelp,
    /// The opponent thinks; how often that was told before.
    Thinks(u32),
    /// Advice.
    Advice(AdviceEvent),
}

/// Why something in practice cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PracticeRefusal {
    /// The opponent is to move.
    OpponentMoves,
    /// The opponent has to answer.
    OpponentAnswers,
    /// Only a finished game is gone through.
    GameGoesOn,
    /// The game was not gone through.
    NotAnalysed,
    /// No foreign engine was chosen that could have an option.
    NoEngine,
    /// An option was to be set, but not which.
    NamelessOption,
    /// There is no such level.
    NoSuchLevel,
    /// The engine has no option of this name.
    NoSuchOption(String),
    /// This option cannot be what was wished.
    NoSuchValue(Box<EngineOption>),
}
