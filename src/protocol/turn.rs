//! What is announced, completed and ruled of a move in a competition.

use crate::arbiter::{Law, Obligation, OnBoard, Penalty};
use crate::board::Side;
use crate::chess::Castling;
use crate::game::{Move, Position};

/// What is announced, completed and ruled of a move in a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnEvent {
    /// In whose words the moves are announced, the key of a voice, and the law.
    AnnouncedIn(String, Law),
    /// The move on the board was announced.
    Announced {
        /// The position before the move.
        before: Position,
        /// The move.
        mv: Move,
    },
    /// An announcement agrees with the board, but no legal move does; what the board looks like.
    AnnouncedUnheard(OnBoard),
    /// Another move was announced than the one on the board.
    AnnouncedOtherwise {
        /// The position before the move.
        before: Position,
        /// The move that was announced, if it is a legal one.
        said: Option<Move>,
        /// The castling that was announced, if it is not legal.
        castling: Option<Castling>,
        /// What holds then.
        law: Law,
    },
    /// The side named has repeated the announcement.
    Repeated(Side),
    /// The move made counts, and not the announcement.
    MoveCounts(Law),
    /// A move was completed by the clock.
    Completed {
        /// The position before the move.
        before: Position,
        /// The move.
        mv: Move,
        /// Whether it was heard before the clock was pressed.
        was_announced: bool,
    },
    /// What was touched binds the player, who is to move here.
    Bound(Obligation, Law, Position),
    /// Nothing that was touched can be played, and every move is free.
    TouchFree(Law),
    /// An illegal move, and what it costs.
    Penalised(Penalty),
    /// A move that nobody has judged was completed by the clock: what the board looks like, if that was not
    /// announced, and whose turn it is.
    Shown(Option<OnBoard>, Side),
    /// An illegal move that nobody has claimed in time stands.
    IllegalStands(Law),
}
