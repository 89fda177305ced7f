//! What a player can ask of a session. The log of a session is a list of these.

use crate::board::{Kind, Side, Square, Step};
use crate::game::{Move, Position};
use crate::protocol::adjournment::Adjournment;
use crate::protocol::agreement::Agreement;
use crate::protocol::arbiter::Intervention;
use crate::protocol::draughts::DraughtsCommand;
use crate::protocol::drill::{DrillCommand, Stamp};
use crate::protocol::entry::MoveEntry;
use crate::protocol::explore::Explore;
use crate::protocol::practice::PracticeCommand;
use crate::protocol::settings::Change;
use crate::protocol::setup::SetupCommand;
use crate::protocol::sheet::SheetCommand;
use crate::protocol::shelf::ShelfCommand;
use crate::protocol::sound::SoundCommand;
use crate::protocol::speech::ReviewStep;
use crate::protocol::suspension::Decision;
use crate::protocol::sweep::Sweep;
use crate::protocol::tape::TapeCommand;
use crate::protocol::terms::Term;
use crate::protocol::tournament::TournamentAsk;
use crate::protocol::work::WorkCommand;
use serde::{Deserialize, Serialize};

/// What may have been meant by words that were not understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suggestion {
    /// What is done if it was meant.
    pub ask: Ask,
    /// The words that would have said it.
    pub words: String,
    /// What else may have been meant as well: then there is to choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Box<Self>>,
}

/// A thing to do, whatever device it came from.
///
/// A command has the name of its row in the catalogue. Logs keep the names under which they were first written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Begins a game from a position; asks first when a game is going on.
    #[serde(rename = "new-game")]
    NewGameFrom(Position),
    /// Begins a new game of the same kind; asks first when a game is going on.
    #[serde(rename = "anew")]
    NewGame,
    /// A move, or what was understood instead of one.
    Enter(MoveEntry),
    /// The same, and a draw is offered with the move: `e4 (=)`.
    EnterOffering(MoveEntry),
    /// Asks whether this was meant by words that were not understood.
    Suggest(Box<Suggestion>),
    /// A move that was said aloud; or several, if it was not heard which of them.
    Spoken(Vec<Move>),
    /// Walks one square.
    Walk(Step),
    /// Goes to a square.
    Go(Square),
    /// Takes the piece on the square, or puts the one in the hand there.
    TakeOrPut,
    /// Puts the piece in the hand back, or answers a question with no. The question whether to go
    /// on with a game is only asked again: a slip of the hand must not give the game up.
    Cancel,
    /// Answers a question with yes.
    Yes,
    /// Answers a question with no.
    No,
    /// Names what the pawn becomes.
    Promote(Kind),
    /// Takes the last move back.
    Undo,
    /// Takes so many moves back.
    UndoMoves(u32),
    /// Makes again what was taken back last.
    Redo,
    /// Says the last announcement again.
    Repeat,
    /// Tells who is to move.
    Turn,
    /// Tells what stands on a square; without one, on the square of the cursor.
    Look(Option<Square>),
    /// Tells where pieces are: of a side or both, of a kind or all.
    Pieces {
        /// Whose pieces; `None` for both sides.
        side: Option<Side>,
        /// Which kind; `None` for all.
        kind: Option<Kind>,
    },
    /// Tells which pieces attack a square; without one, the square of the cursor.
    Attackers(Option<Square>),
    /// Explores the board.
    Explore(Explore),
    /// Tells what players of draughts ask.
    Draughts(DraughtsCommand),
    /// Tells where all pieces of both sides are.
    AllPieces,
    /// Tells the latest moves; asked again, all.
    Moves,
    /// Tells all moves so far.
    AllMoves,
    /// Reads the last moves of both sides, so many.
    LastMoves(u32),
    /// Tells the time on the clocks.
    #[serde(rename = "clock")]
    TellTime,
    /// Something with the scoresheet.
    Sheet(SheetCommand),
    /// Begins a game under an agreement.
    #[serde(rename = "agree")]
    AgreeOn(Box<Agreement>),
    /// Begins the questions that lead to an agreement.
    #[serde(rename = "settle")]
    Agree,
    /// Answers such a question.
    Term(Term),
    /// Competition: takes a piece out of its hole, an own one or a captured one.
    Lift(Square),
    /// Competition: touches a piece without taking it.
    Touch(Square),
    /// Competition: puts a piece into a hole.
    Put(Square),
    /// Competition: lets the program announce the move that is on the board.
    ReadOut,
    /// Competition: the opponent repeats the announcement, in words or by a key.
    #[serde(rename = "repeated-by")]
    Repeats(Option<MoveEntry>),
    /// Presses the clock.
    #[serde(rename = "press")]
    PressClock,
    /// Practice: stops the clocks for a while, or lets them run again.
    Pause,
    /// Claims a draw, or that the opponent has broken a rule.
    Claim(ClaimKind),
    /// Adjourns the game, seals a move, resumes.
    Adjournment(Adjournment),
    /// Practice: asks what could be claimed, without claiming it.
    MayIClaim,
    /// Tells every draw that could have been claimed in the game.
    Claims,
    /// An arbiter intervenes, or something that is his to note is asked.
    Arbiter(Intervention),
    /// Tells which law the last ruling or refusal stands on, and what it says.
    Why,
    /// Announces that pieces are to be adjusted on their squares.
    Adjust,
    /// Tells the result, or that the game goes on.
    Status,
    /// Listening to a game: one move forwards.
    Forward,
    /// Listening to a game: one move backwards.
    Back,
    /// Listening to a game: to its beginning.
    ToStart,
    /// Listening to a game: to its end.
    ToEnd,
    /// Listening to a game: to the position in which the move with this number is to be made.
    ToMove(u32),
    /// Tells who plays in the game, where and when, and the result.
    Heading,
    /// Goes on playing from the position reached while listening.
    PlayOn,
    /// Decides as the person who is the arbiter on what the game stands still for.
    Decide(Decision),
    /// Somebody who was awaited has come.
    Present(Side),
    /// Play goes on on the next day.
    NextDay,
    /// Reads what was said again.
    Review(ReviewStep),
    /// Resigns, after a question.
    Resign,
    /// The same at a device of this side.
    ResignAs(Side),
    /// Offers a draw to the opponent.
    OfferDraw,
    /// Changes a setting.
    Set(Change),
    /// Asks or changes something around the sound.
    Sound(SoundCommand),
    /// Plays a line of the board as sound.
    Sweep(Sweep),
    /// Starts or stops the dictaphone.
    Tape(TapeCommand),
    /// Tells what can be done here.
    Help,
    /// Ends the program; the game is kept for the next time.
    Quit,
    /// Practises with an opponent or with advice.
    Practice(PracticeCommand),
    /// Drills.
    Drill(DrillCommand),
    /// Sets a position up.
    Setup(SetupCommand),
    /// Something with the shelf of games.
    Shelf(ShelfCommand),
    /// Something with a tournament; it is kept in a file of its own.
    Tournament(Box<TournamentAsk>),
    /// Something with work that takes its time.
    Work(WorkCommand),
}

impl From<TournamentAsk> for Ask {
    fn from(ask: TournamentAsk) -> Self {
        Self::Tournament(Box::new(ask))
    }
}

impl Ask {
    /// Puts what only the world knows into a command that needs it.
    pub fn stamp(&mut self, stamp: Stamp, engines: impl FnOnce() -> Vec<String>) {
        if let Self::Drill(command) = self {
            command.stamp(stamp);
        } else if let Self::Tournament(ask) = self {
            ask.stamp(stamp);
        } else if let Self::Practice(PracticeCommand::Choose(found)) = self {
            *found = engines();
        }
    }

    /// At whose device it was asked, where that matters.
    pub fn hand(&self) -> Option<Side> {
        if let Self::ResignAs(side) = self {
            Some(*side)
        } else {
            None
        }
    }

    /// Whether it does something at the board.
    pub const fn acts_at_the_board(&self) -> bool {
        matches!(
            self,
            Self::Enter(_)
                | Self::EnterOffering(_)
                | Self::TakeOrPut
                | Self::Adjust
                | Self::Promote(_)
                | Self::Lift(_)
                | Self::Touch(_)
                | Self::Put(_)
                | Self::ReadOut
                | Self::PressClock
        )
    }

    /// Whether the command may change the game or the settings, so that a log must not lose it.
    ///
    /// The others only ask or walk; replayed or not, the game is the same.
    pub fn must_be_kept(&self) -> bool {
        !matches!(
            self,
            Self::Walk(_)
                | Self::Go(_)
                | Self::Repeat
                | Self::Turn
                | Self::Look(_)
                | Self::Pieces { .. }
                | Self::Attackers(_)
                | Self::Explore(_)
                | Self::Draughts(_)
                | Self::AllPieces
                | Self::Moves
                | Self::AllMoves
                | Self::LastMoves(_)
                | Self::TellTime
                | Self::Why
                | Self::MayIClaim
                | Self::Claims
                | Self::Arbiter(Intervention::Incidents)
                | Self::Status
                | Self::Heading
                | Self::Sweep(_)
                | Self::Help
                | Self::Practice(PracticeCommand::Who)
                | Self::Review(_)
                | Self::Drill(_)
                | Self::Shelf(_)
                | Self::Tournament(_)
                | Self::Work(_)
        )
    }
}

/// What a player claims.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimKind {
    /// The opponent's flag has fallen.
    Flag,
    /// The opponent's last move was illegal, or not with the piece that he had touched.
    Illegal,
    /// A draw by repetition; with a move if that one is to bring it about.
    Repetition(Option<MoveEntry>),
    /// A draw by moves enough without capture or pawn move; with a move as above.
    QuietMoves(Option<MoveEntry>),
    /// A draw by perpetual check.
    PerpetualCheck,
    /// A draw in a quickplay finish: the opponent cannot or does not try to win by normal means.
    Quickplay,
    /// An increment for both in a quickplay finish, which is an offer of a draw.
    Increment,
}
