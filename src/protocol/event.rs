//! What has happened in a session: facts, from which the narration makes what is heard.

use super::reach::Reach;
use crate::arbiter::{Law, Ruling};
use crate::board::{Kind, Piece, Side, Square};
use crate::game::{Move, Position};
use crate::protocol::adjournment::AdjournmentEvent;
use crate::protocol::agreement::Agreement;
use crate::protocol::arbiter::ArbiterEvent;
use crate::protocol::claims::ClaimsEvent;
use crate::protocol::clock::ClockEvent;
use crate::protocol::cursor::CursorEvent;
use crate::protocol::draughts::DraughtsEvent;
use crate::protocol::drill::DrillEvent;
use crate::protocol::explanation::Explanation;
use crate::protocol::explore::Explored;
use crate::protocol::hands::HandsEvent;
use crate::protocol::place::Topic;
use crate::protocol::practice::PracticeEvent;
use crate::protocol::question::Question;
use crate::protocol::refusal::Refusal;
use crate::protocol::report::Trouble;
use crate::protocol::settings::setting::Setting;
use crate::protocol::settings::{Change, Settings};
use crate::protocol::setup::SetupEvent;
use crate::protocol::sheet::SheetEvent;
use crate::protocol::shelf::ShelfEvent;
use crate::protocol::sound::SoundEvent;
use crate::protocol::suspension::PlayEvent;
use crate::protocol::system_fault::OpenFault;
use crate::protocol::tape::TapeEvent;
use crate::protocol::tournament::TournamentEvent;
use crate::protocol::turn::TurnEvent;
use crate::protocol::viewer::ViewerEvent;
use crate::protocol::waits::Waits;
use crate::protocol::work::WorkEvent;
use crate::record::GameResult;

/// A fact. Events carry what is needed to tell them, so that narration asks nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The program is there, and so is a new game, unless one of an earlier session waits.
    Greeted(Option<Position>),
    /// A new game has begun, and whether it is against the program.
    Began(Position, bool),
    /// A game of an earlier session is on the board again.
    Resumed {
        /// How many plies had been played.
        plies: usize,
        /// Whether it is listened to, not played.
        listens: bool,
        /// Who is to move.
        to_move: Side,
        /// The last move, with the position before it.
        last: Option<(Position, Move)>,
    },
    /// Something in a game that is listened to.
    Viewer(ViewerEvent),
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
    /// The move that was made was read back before, so that nobody needs to hear it again.
    AsRead {
        /// The position before the move.
        before: Position,
        /// The move.
        mv: Move,
    },
    /// The arbiter has ruled.
    Ruled(Ruling),
    /// A command could not be carried out.
    Refused(Refusal),
    /// The cursor has moved, or the hand.
    Cursor(CursorEvent),
    /// A move was taken back; the position is the one before it.
    Undone {
        /// The position that stands again.
        before: Position,
        /// The move that was taken back.
        mv: Move,
    },
    /// So many moves were taken back; the position is the one on the board.
    UndoneMoves(u32, Position),
    /// The result was taken back, and the game goes on; the position is the one on the board.
    ResultUndone(Position),
    /// Who is to move.
    ToMove(Position),
    /// Where pieces are.
    Listed(Vec<Placement>),
    /// Where all pieces are.
    AllPieces {
        /// Of both sides.
        placements: Vec<Placement>,
        /// The side whose pieces are told first.
        turn: Side,
        /// Whether a game begins so.
        is_start: bool,
    },
    /// Which pieces attack a square: those of White, those of Black.
    Attacked([Vec<(Kind, Square)>; 2]),
    /// What was found on the board.
    Explored(Explored),
    /// The moves so far: each with the position before it.
    MoveList(Vec<(Position, Move)>),
    /// Something with the clocks.
    Clock(ClockEvent),
    /// A game has begun under an agreement, and whether its terms were read before.
    Agreed(Box<Agreement>, bool),
    /// Competition: something in the sequence of a move.
    Turn(TurnEvent),
    /// Competition: hands at the board.
    Hands(HandsEvent),
    /// A draw is offered or claimed, or could be.
    Claims(ClaimsEvent),
    /// The game is adjourned or taken up again.
    Adjournment(AdjournmentEvent),
    /// An arbiter has intervened.
    Arbiter(ArbiterEvent),
    /// What has happened in this game of which an arbiter takes note.
    Incidents(Vec<Incident>),
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
    /// The answer to a question that was asked again directly after: the rest of it.
    More(Box<Self>),
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
    /// Something has happened around a tournament.
    Tournament(TournamentEvent),
    /// Something has happened to work that takes its time.
    Work(WorkEvent),
    /// Something around the scoresheet.
    Sheet(SheetEvent),
    /// What was agreed on for the game.
    Terms(Box<Agreement>),
    /// The program ends.
    Ended {
        /// Whether the game is on the disk.
        is_kept: bool,
    },
}

impl Event {
    /// Who hears it, and whether it is said again.
    pub fn reach(&self) -> Reach {
        match self {
            Self::More(event) => event.reach(),
            Self::Greeted(_)
            | Self::Began(..)
            | Self::Resumed { .. }
            | Self::NotOpened(_)
            | Self::Waits(_)
            | Self::Moved { .. }
            | Self::Ruled(_)
            | Self::Refused(_)
            | Self::Undone { .. }
            | Self::UndoneMoves(..)
            | Self::ResultUndone(_)
            | Self::Asked(_)
            | Self::Declined(_)
            | Self::Troubled(_)
            | Self::Agreed(..)
            | Self::Viewer(_)
            | Self::Play(_)
            | Self::Drill(DrillEvent::Nothing(_)) => Reach::Announced,
            // Hands at the board of a competition are heard by both, as the opponent hears the pieces.
            Self::Hands(_)
            | Self::Adjusted
            | Self::Changed(..)
            | Self::Drill(_)
            | Self::Setup(_)
            // A player who is being recorded must know it.
            | Self::Tape(_)
            | Self::Practice(_)
            | Self::AsRead { .. }
            | Self::Ended { .. }
            | Self::Turn(TurnEvent::Repeated(_)) => Reach::Shared,
            Self::Turn(_) => Reach::Announced,
            Self::Clock(event) => event.reach(),
            Self::Tournament(event) => event.reach(),
            Self::Claims(event) if event.is_announcement() => Reach::Announced,
            Self::Arbiter(event) if event.is_announcement() => Reach::Announced,
            Self::Adjournment(event) if event.is_announcement() => Reach::Announced,
            Self::Again(events) if events.iter().any(Self::is_announcement) => Reach::Shared,
            Self::Claims(_)
            | Self::Arbiter(_)
            | Self::Adjournment(_)
            | Self::Again(_)
            | Self::Cursor(_)
            | Self::ToMove(_)
            | Self::Listed(_)
            | Self::AllPieces { .. }
            | Self::Attacked(_)
            | Self::Explored(_)
            | Self::MoveList(_)
            | Self::Incidents(_)
            | Self::Explained(_)
            | Self::Status(_)
            | Self::Terms(_)
            | Self::Draughts(_)
            | Self::Sound(_)
            | Self::Helped(_)
            | Self::Shelf(_)
            | Self::Work(_)
            | Self::Sheet(_) => Reach::Private,
        }
    }

    /// Whether [`Command::Repeat`](crate::protocol::ask::Ask::Repeat) says it again: what happens
    /// to the game does, what the player only looked up does not.
    pub fn is_announcement(&self) -> bool {
        self.reach() == Reach::Announced
    }

    /// Whether it is a move, a ruling, or another thing that stays true however the player goes on: what fails, waits or
    /// is declined passes.
    pub fn lasts(&self) -> bool {
        let passes = matches!(
            self,
            Self::NotOpened(_)
                | Self::Waits(_)
                | Self::Refused(_)
                | Self::Declined(_)
                | Self::Troubled(_)
                | Self::Viewer(_)
                | Self::Drill(_)
        );
        self.is_announcement() && !passes
    }

    /// The law that is told in answer to the question why.
    pub fn explained(&self) -> Option<Law> {
        if let Self::More(event) = self {
            return event.explained();
        }
        if let Self::Explained(explanation) = self {
            return explanation.law;
        }
        None
    }

    /// The law of a ruling, or of what happens around the board.
    pub fn law(&self) -> Option<Law> {
        if let Self::Ruled(ruling) = self {
            Some(ruling.law())
        } else if let Self::Adjournment(event) = self {
            event.law()
        } else if let Self::Asked(Question::Adjournment(question)) = self {
            question.law()
        } else if let Self::Play(event) = self {
            event.law()
        } else {
            None
        }
    }

    /// Whether there is more to tell than is told at first.
    pub const fn has_more(&self) -> bool {
        matches!(
            self,
            Self::AllPieces { .. }
                | Self::MoveList(_)
                | Self::Explained(_)
                | Self::Clock(ClockEvent::TimeTold(_))
                | Self::Explored(Explored::Material { .. })
        )
    }

    /// The same with all that there is to tell.
    pub fn at_length(self) -> Self {
        if self.has_more() {
            Self::More(Box::new(self))
        } else {
            self
        }
    }

    /// Whether the question that waits is heard in it.
    pub fn asks(&self) -> bool {
        if let Self::Again(events) = self {
            return events.iter().any(Self::asks);
        }
        matches!(
            self,
            Self::Asked(_) | Self::Refused(Refusal::AnswerFirst(_))
        )
    }

    /// Whether it tells who speaks, the own voice or a screen reader: the next such news makes it stale.
    pub fn names_speaker(&self) -> bool {
        if let Self::Changed(change, _) = self {
            return change.setting() == Some(Setting::Output);
        }
        matches!(
            self,
            Self::Troubled(Trouble::Reader { .. } | Trouble::ReaderBeside)
        )
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

/// The squares of one kind of piece of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The piece.
    pub piece: Piece,
    /// Its squares, from the side's own first rank upwards; may be empty.
    pub squares: Vec<Square>,
}
