//! What has happened in a session: facts, from which the narration makes what is heard.

use super::command::{OpenFault, Opening, Trouble};
use super::settings::{Change, Settings};
use crate::arbiter::Ruling;
use crate::board::{Kind, Piece, Side, Square};
use crate::chess::WhyNot;
use crate::game::{Move, Position};
use crate::record::Outcome;

/// A fact. Events carry what is needed to tell them, so that narration asks nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The program is there.
    Greeted,
    /// A new game has begun.
    Began(Position),
    /// A game of an earlier session is on the board again.
    Resumed {
        /// How many plies had been played.
        plies: usize,
        /// Whether it is listened to, not played.
        listens: bool,
        /// The position reached.
        position: Position,
        /// The last move, with the position before it.
        last: Option<(Position, Move)>,
    },
    /// A game has been opened for listening.
    Opened(Box<Opening>),
    /// A move was made on the board.
    Moved {
        /// The position before the move.
        before: Position,
        /// The move.
        mv: Move,
    },
    /// The arbiter has ruled.
    Ruled(Ruling),
    /// A command could not be carried out.
    Refused(Refusal),
    /// The cursor stands on a square.
    Stood {
        /// The square.
        square: Square,
        /// What stands there.
        piece: Option<Piece>,
        /// Whose turn it is.
        turn: Side,
    },
    /// The cursor is at the edge and stays where it is.
    Edge(Square),
    /// A piece was taken into the hand.
    Taken(Square, Piece),
    /// The piece in the hand was put back.
    PutBack(Square, Piece),
    /// There was nothing to cancel.
    NothingToCancel,
    /// A move was taken back; the position is the one before it.
    Undone {
        /// The position that stands again.
        before: Position,
        /// The move that was taken back.
        mv: Move,
    },
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
        outcome: Option<Outcome>,
        /// Whether the end had been reached before, so that there was no move to step over.
        was_there: bool,
    },
    /// The beginning of the game in the file.
    BeginningOfGame,
    /// From here on the game is played, no longer listened to.
    PlayedOn(Position),
    /// Who is to move.
    ToMove(Position),
    /// Where pieces are.
    Listed(Vec<Placement>),
    /// Which pieces attack a square: those of White, those of Black.
    Attacked {
        /// The square.
        square: Square,
        /// White's pieces, then Black's.
        by: [Vec<(Kind, Square)>; 2],
    },
    /// The moves so far: each with the position before it.
    MoveList(Vec<(Position, Move)>),
    /// There is no clock in this game.
    NoClock,
    /// Pieces may be adjusted: in practice nothing counts as touched.
    Adjusted,
    /// How the game stands.
    Status(Option<Outcome>),
    /// A question that wants yes or no, or a choice.
    Asked(Question),
    /// A question was answered with no, and nothing changes.
    Declined(Question),
    /// A setting was changed; the settings as they are now.
    Changed(Change, Box<Settings>),
    /// Help for where the player is.
    Helped(Topic),
    /// What was announced last, once more.
    Again(Vec<Event>),
    /// Something around the session is impaired.
    Troubled(Trouble),
    /// The program ends.
    Ended,
}

impl Event {
    /// Whether [`Command::Repeat`](super::command::Command::Repeat) says it again: what happens
    /// to the game does, what the player only looked up does not.
    pub fn is_announcement(&self) -> bool {
        matches!(
            self,
            Self::Began(_)
                | Self::Resumed { .. }
                | Self::Opened(_)
                | Self::Moved { .. }
                | Self::Ruled(_)
                | Self::Refused(_)
                | Self::Undone { .. }
                | Self::SteppedForward { .. }
                | Self::SteppedBack { .. }
                | Self::Jumped { .. }
                | Self::EndOfGame { .. }
                | Self::BeginningOfGame
                | Self::PlayedOn(_)
                | Self::Asked(_)
                | Self::Declined(_)
                | Self::Troubled(_)
        )
    }

    /// Whether the question that waits is heard in it.
    pub fn asks(&self) -> bool {
        match self {
            Self::Asked(_) | Self::Refused(Refusal::AnswerFirst(_)) => true,
            Self::Again(events) => events.iter().any(Self::asks),
            _ => false,
        }
    }
}

/// The squares of one kind of piece of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The piece.
    pub piece: Piece,
    /// Its squares, from the side's own first rank upwards; may be empty.
    pub squares: Vec<Square>,
}

/// Where the player is, and so which help is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A game is being played.
    Playing,
    /// A game is being listened to.
    Listening,
    /// A question waits for yes or no.
    Answering,
    /// A question waits for a choice.
    Choosing,
}

/// A question that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Give up the game that is going on for a new one from this position?
    NewGame(Box<Position>),
    /// Give up the game that is going on for one from a file?
    Open(Box<Opening>),
    /// Resign for the side named?
    Resign(Side),
    /// Does the opponent of the side named accept its draw offer?
    Draw(Side),
    /// Go on with the game of an earlier session?
    Resume(usize),
    /// What does the pawn become that goes from the first square to the second?
    Promotion(Square, Square),
    /// Is this the move of the position that was meant?
    ReadBack(Box<Position>, Move),
    /// Which of these moves of the position?
    Which(Box<Position>, Vec<Move>),
}

impl Question {
    /// Whether the answer is yes or no, and not a choice.
    pub fn wants_yes_or_no(&self) -> bool {
        !matches!(self, Self::Promotion(..) | Self::Which(..))
    }
}

/// Why a command could not be carried out. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No legal move is such.
    Illegal(WhyNot),
    /// The words mean nothing.
    Unreadable(String),
    /// The file could not be opened.
    Unopenable(OpenFault),
    /// The game has ended with this result.
    GameOver(Option<Outcome>),
    /// The game is being listened to; moves cannot be made.
    Listening,
    /// The game is being played; there is nothing to walk through.
    NotListening,
    /// There is nothing on the square to take.
    NothingHere(Square),
    /// The piece is the opponent's.
    NotYours(Square, Piece),
    /// No move has been made yet.
    NoMoves,
    /// The game has no move with this number.
    NoSuchMove(u32),
    /// Nothing has been asked.
    NoQuestion,
    /// A question waits for an answer first.
    AnswerFirst(Question),
    /// Nothing has been announced yet.
    NothingAnnounced,
}
