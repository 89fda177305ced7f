//! What happens in a game that is listened to.

use crate::game::{Move, Position};
use crate::protocol::report::OpenedGame;
use crate::record::GameResult;

/// What happens in a game that is listened to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViewerEvent {
    /// A game has been opened for listening.
    Opened(Box<OpenedGame>),
    /// What stands above the game.
    Heading(Box<OpenedGame>),
    /// While listening, the game was walked forwards over a move.
    SteppedForward {
        /// The position before the move.
        before: Position,
        /// The move.
        mv: Move,
    },
    /// While listening, the game was walked backwards over a move.
    SteppedBack {
        /// The position that is reached.
        before: Position,
        /// The move over which was walked.
        mv: Move,
    },
    /// While listening, another place of the game was reached.
    Jumped {
        /// The position that is reached.
        position: Position,
        /// The last move before it, with the position before that move.
        last: Option<(Position, Move)>,
    },
    /// The end of the game in the file.
    EndOfGame {
        /// The result of the game.
        outcome: Option<GameResult>,
        /// Whether the end had been reached before, so that there was no move to step over.
        was_there: bool,
    },
    /// The beginning of the game in the file.
    BeginningOfGame,
    /// From here on the game is played, no longer listened to.
    PlayedOn(Position),
}
