//! What has happened in a session: facts, from which the narration makes what is heard.

use crate::arbiter::claims::Ground;
use crate::arbiter::{ClaimChance, ClaimsReport, Law, Obligation, Penalty, Ruling};
use crate::board::{Kind, Piece, Side, Square};
use crate::chess::MoveFacts;
use crate::clock::Warning;
use crate::game::{Move, Position};
use crate::protocol::adjournment::AdjournmentEvent;
use crate::protocol::agreement::Agreement;
use crate::protocol::arbiter::ArbiterEvent;
use crate::protocol::claims::WrongClaim;
use crate::protocol::draughts::DraughtsEvent;
use crate::protocol::drill::DrillEvent;
use crate::protocol::explanation::Explanation;
use crate::protocol::explore::Explored;
use crate::protocol::place::Topic;
use crate::protocol::practice::PracticeEvent;
use crate::protocol::question::Question;
use crate::protocol::refusal::Refusal;
use crate::protocol::report::{OpenFault, OpenedGame, Trouble};
use crate::protocol::settings::{Change, Settings};
use crate::protocol::setup::SetupEvent;
use crate::protocol::sheet::SheetEvent;
use crate::protocol::shelf::ShelfEvent;
use crate::protocol::sound::SoundEvent;
use crate::protocol::suspension::PlayEvent;
use crate::protocol::tape::TapeEvent;
use crate::protocol::waits::Waits;
use crate::protocol::work::WorkEvent;
use crate::record::GameResult;

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
    Opened(Box<OpenedGame>),
    /// A game could not be opened.
    NotOpened(OpenFault),
    /// A report wants the board, and waits until the question is answered or the activity is left.
    Waits(Waits),
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
        /// Whether the piece in the hand may go there, as far as that may be told.
        is_target: bool,
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
    /// The result was taken back, and the game goes on; the position is the one on the board.
    ResultUndone(Position),
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
    /// What was found on the board.
    Explored(Explored),
    /// The moves so far: each with the position before it.
    MoveList(Vec<(Position, Move)>),
    /// There is no clock in this game.
    NoClock,
    /// A game has begun under an agreement.
    Agreed(Box<Agreement>),
    /// In whose words the moves are announced, the key of a voice, and the law.
    AnnouncedIn(String, Law),
    /// Competition: an own piece was taken out of its hole.
    Lifted(Square, Piece),
    /// Competition: a piece of the opponent was taken off the board.
    TakenOff(Square, Piece),
    /// Competition: a piece was touched, and that binds.
    Touched(Square, Piece),
    /// Competition: a piece was felt by a player for whom that has no consequence.
    Felt(Square, Piece, Law),
    /// Competition: a piece was put into a hole.
    Placed(Square, Piece),
    /// Competition: the pawn in the hand, or on the square, has become a piece.
    Promoted(Option<Square>, Kind),
    /// Competition: pieces may be adjusted until one is put again.
    Adjusting(Law),
    /// Competition: the move on the board was announced.
    Announced {
        /// The position before the move.
        before: Position,
        /// The move.
        mv: Move,
    },
    /// Competition: an announcement agrees with the board, but no legal move does; what the move
    /// looks like.
    AnnouncedUnheard(Option<MoveFacts>),
    /// Competition: another move was announced than the one on the board.
    AnnouncedOtherwise {
        /// The position before the move.
        before: Position,
        /// The move that was announced, if it is a legal one.
        said: Option<Move>,
        /// What holds then.
        law: Law,
    },
    /// Competition: the side named has repeated the announcement.
    Repeated(Side),
    /// Competition: the move made counts, and not the announcement.
    MoveCounts(Law),
    /// Competition: a move was completed by the clock.
    Completed {
        /// The position before the move.
        before: Position,
        /// The move.
        mv: Move,
        /// Whether it was heard before the clock was pressed.
        was_announced: bool,
    },
    /// What was touched binds the player.
    Bound(Obligation, Law),
    /// Nothing that was touched can be played, and every move is free.
    TouchFree(Law),
    /// An illegal move, and what it costs.
    Penalised(Penalty),
    /// A move that nobody has judged was completed by the clock: what it looks like, if that was not
    /// announced, and whose turn it is.
    Shown(Option<MoveFacts>, Side),
    /// An illegal move that nobody has claimed in time stands.
    IllegalStands(Law),
    /// A draw was offered.
    Offered {
        /// By whom.
        side: Side,
        /// Whether the offer did not come between the move and the clock.
        disturbs: bool,
        /// Whether both players write it down.
        written: bool,
        /// The law.
        law: Law,
    },
    /// The side to move claims a draw, with the move that it declares.
    DrawClaimed(Ground, Position, Option<Move>),
    /// The claim is wrong, and the game goes on.
    ClaimWrong(WrongClaim),
    /// The game is adjourned or taken up again.
    Adjournment(AdjournmentEvent),
    /// What the side could claim now.
    MayClaim(Side, Vec<ClaimChance>),
    /// Every claim that was possible in the game.
    ClaimsTold(ClaimsReport),
    /// An arbiter has intervened.
    Arbiter(ArbiterEvent),
    /// What has happened in this game of which an arbiter takes note.
    Incidents(Vec<Incident>),
    /// How the clocks stand.
    TimeTold(TimeTold),
    /// So much time is left.
    Warned(Warning),
    /// A side has completed the moves of a period: the time of the next one, in milliseconds, is
    /// added to what it has saved.
    ControlReached {
        /// The side.
        side: Side,
        /// The time that is added.
        added_ms: u64,
        /// The law by which the saved time is kept.
        law: Law,
    },
    /// A move was made long ago, and the clock was not pressed.
    ClockForgotten(Side, Law),
    /// The clocks are stopped for a while.
    Paused,
    /// The clock of the side named runs.
    ClockRuns(Side),
    /// The law that the last ruling or refusal stands on, and what can be done now.
    Explained(Box<Explanation>),
    /// Pieces may be adjusted: in practice nothing counts as touched.
    Adjusted,
    /// How the game stands.
    Status(Option<GameResult>),
    /// A question that wants yes or no, or a choice.
    Asked(Question),
    /// A question was answered with no, and nothing changes.
    Declined(Question),
    /// A setting was changed; the settings as they are now.
    Changed(Change, Box<Settings>),
    /// What a player of draughts has asked.
    Draughts(DraughtsEvent),
    /// Something around the sound.
    Sound(SoundEvent),
    /// Something around the dictaphone.
    Tape(TapeEvent),
    /// Help for where the player is.
    Helped(Topic),
    /// What was announced last, once more.
    Again(Vec<Event>),
    /// Something around the session is impaired.
    Troubled(Trouble),
    /// Something has happened around the board.
    Play(PlayEvent),
    /// Something in practice.
    Practice(PracticeEvent),
    /// Something has happened while a position was set up.
    Setup(SetupEvent),
    /// Something has happened in a drill.
    Drill(DrillEvent),
    /// Something has happened around the shelf of games.
    Shelf(ShelfEvent),
    /// Something has happened to work that takes its time.
    Work(WorkEvent),
    /// Something around the scoresheet.
    Sheet(SheetEvent),
    /// The program ends.
    Ended,
}

impl Event {
    /// Whether [`Command::Repeat`](crate::protocol::ask::Ask::Repeat) says it again: what happens
    /// to the game does, what the player only looked up does not.
    pub fn is_announcement(&self) -> bool {
        if let Self::Arbiter(event) = self {
            return event.is_announcement();
        }
        matches!(
            self,
            Self::Began(_)
                | Self::Resumed { .. }
                | Self::Opened(_)
                | Self::NotOpened(_)
                | Self::Waits(_)
                | Self::Drill(DrillEvent::Nothing(_))
                | Self::Moved { .. }
                | Self::Ruled(_)
                | Self::Refused(_)
                | Self::Undone { .. }
                | Self::ResultUndone(_)
                | Self::SteppedForward { .. }
                | Self::SteppedBack { .. }
                | Self::Jumped { .. }
                | Self::EndOfGame { .. }
                | Self::BeginningOfGame
                | Self::PlayedOn(_)
                | Self::Asked(_)
                | Self::Declined(_)
                | Self::Troubled(_)
                | Self::Agreed(_)
                | Self::AnnouncedIn(..)
                | Self::Announced { .. }
                | Self::AnnouncedOtherwise { .. }
                | Self::MoveCounts(_)
                | Self::Completed { .. }
                | Self::Bound(..)
                | Self::ControlReached { .. }
                | Self::AnnouncedUnheard(_)
                | Self::TouchFree(_)
                | Self::Penalised(_)
                | Self::IllegalStands(_)
                | Self::Shown(..)
                | Self::Offered { .. }
                | Self::DrawClaimed(..)
                | Self::ClaimWrong(_)
                | Self::Play(_)
        ) || matches!(self, Self::Adjournment(told) if told.is_announcement())
    }

    /// The law that is told in answer to the question why.
    pub fn explained(&self) -> Option<Law> {
        match self {
            Self::Explained(explanation) => explanation.law,
            _ => None,
        }
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

/// Something that happened, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// The number of the move at which the game was.
    pub number: u32,
    /// Whose move it was.
    pub side: Side,
    /// What happened.
    pub event: Event,
}

/// How the clocks stand, White first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeTold {
    /// The readings, in milliseconds.
    pub remaining_ms: [u64; 2],
    /// The moves completed, where they are told.
    pub moves: Option<[u32; 2]>,
    /// The moves still to be completed in this period; `None` for all that remain.
    pub to_control: [Option<u32>; 2],
    /// Whether the flags are down.
    pub flags: [bool; 2],
    /// Whose clock runs.
    pub running: Option<Side>,
}

/// The squares of one kind of piece of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The piece.
    pub piece: Piece,
    /// Its squares, from the side's own first rank upwards; may be empty.
    pub squares: Vec<Square>,
}
