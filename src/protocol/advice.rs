//! Advice in practice: what a player can ask, and what was found. In a competition all of it is refused.

use crate::board::{Piece, Side, Square, keyed};
use crate::game::{Move, Position};
use crate::openings::Name;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// What a player asks in practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdviceCommand {
    /// Something about the position on the board.
    Ask(Advice),
    /// A move of the line that is expected from here: one after the other, at the player's own pace.
    Line(Direction),
    /// Goes through a finished game, move by move.
    Analyse,
    /// Goes to a move at which the game turned.
    Turn(Direction),
    /// The name of the opening.
    Opening,
}

/// What can be asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Advice {
    /// The square of the piece to move, and nothing else.
    Hint,
    /// What the other side would do if it were to move.
    Threat,
    /// Which of the player's pieces can be won at once.
    Hanging,
    /// Who stands better, in words.
    Value,
}

/// Forwards or backwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// The next one.
    Next,
    /// The one before.
    Previous,
}

/// The line that is expected from a position, and what it comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestLine {
    /// The value for the side to move, in hundredths of a pawn or a man.
    pub value: i32,
    /// In how many half-moves the side to move wins (positive) or loses (negative), if that is seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win_in: Option<i32>,
    /// The moves; none where the game is over.
    pub moves: Vec<Move>,
}

/// How far one side is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Degree {
    /// Nobody is.
    Level,
    /// A little.
    Slight,
    /// Clearly.
    Clear,
    /// Enough to win the game.
    Winning,
    /// It wins by force, in so many moves.
    Wins(u32),
}

/// Who stands better, and how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// The side that does; any where nobody does.
    pub side: Side,
    /// How much.
    pub degree: Degree,
}

impl BestLine {
    /// What the line comes to, seen from a side to move.
    pub fn assessment(&self, turn: Side) -> Assessment {
        let side = if self.value < 0 { turn.other() } else { turn };
        let degree = match (self.win_in, self.value.abs()) {
            (Some(plies), _) => Degree::Wins(plies.unsigned_abs().div_ceil(2)),
            (None, ..35) => Degree::Level,
            (None, 35..100) => Degree::Slight,
            (None, 100..300) => Degree::Clear,
            (None, _) => Degree::Winning,
        };
        Assessment { side, degree }
    }

    /// How good the prospects of the side to move are, 0 to 100: a pawn counts for much where the game
    /// is level, and for little where it is decided.
    pub fn prospects(&self) -> i32 {
        50 + 50 * self.value / (self.value.abs() + 300)
    }
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Quality {
    /// None is better.
    Best,
    /// Almost as good as the best one.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// Much was lost.
    Mistake,
    /// Most of it was lost.
    Blunder,
}

keyed!(Quality);

impl Quality {
    /// By how much the prospects of the player fell, in hundredths of the game.
    pub const fn of(loss: i32) -> Self {
        match loss {
            ..=1 => Self::Best,
            2..=5 => Self::Good,
            6..=11 => Self::Inaccuracy,
            12..=22 => Self::Mistake,
            _ => Self::Blunder,
        }
    }
}

/// A move of a game that was gone through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    /// The position before it.
    pub before: Position,
    /// The move.
    pub mv: Move,
    /// How good it was.
    pub quality: Quality,
    /// By how much the prospects of the player fell, in hundredths of the game.
    pub loss: i32,
    /// The best move.
    pub best: Option<Move>,
    /// How the game stood after it.
    pub assessment: Assessment,
}

/// What a whole game comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisSummary {
    /// How often White and Black went wrong: inaccuracies, mistakes, blunders.
    pub counts: [[u32; 3]; 2],
    /// The move that lost most, if it was a mistake.
    pub turned: Option<Box<JudgedMove>>,
}

/// What is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdviceEvent {
    /// It is being looked at.
    Looks,
    /// The piece to move stands here.
    Hint(Square),
    /// What the other side threatens, with the position in which it would be to move.
    Threat(Box<(Position, Move)>),
    /// No threat is seen.
    NoThreat,
    /// Nothing can be said: the side to move is in check, or must capture.
    Forced,
    /// The pieces that can be won at once.
    Hanging(Vec<(Square, Piece)>),
    /// Who stands better.
    Value(Assessment),
    /// A line was found: what it comes to, and how many moves it has.
    LineFound(Assessment, u32),
    /// A move of the line, with the position before it, and which one it is.
    LineMove(Box<(Position, Move)>, u32),
    /// The line has no more moves, or none before.
    LineEnds(Direction),
    /// A game of so many half-moves is gone through.
    Analyses(u32),
    /// It was gone through.
    Analysed(AnalysisSummary),
    /// What the analysis says of the move that was listened to.
    Judged(Box<JudgedMove>),
    /// There is no further move at which the game turned.
    NoTurn(Direction),
    /// The name of the opening; and if the game has gone on since, the number of the last move that belongs to it.
    Opening(Name, Option<u32>),
    /// The opening has no name in the table.
    NoOpening,
}
