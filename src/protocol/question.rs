//! The questions that a session asks.

use crate::arbiter::{Penalty, Ruling};
use crate::board::{Side, Square};
use crate::drill::Exercise;
use crate::game::{Move, Position};
use crate::protocol::adjournment::AdjournmentQuestion;
use crate::protocol::agreement::{Agreement, Conduct};
use crate::protocol::arbiter::Intervention;
use crate::protocol::ask::{Ask, Suggestion};
use crate::protocol::practice::OpponentQuestion;
use crate::protocol::report::OpenedGame;
use crate::protocol::settings::speech::SpeechOutput;
use crate::protocol::sheet::SheetQuestion;
use crate::protocol::shelf::ShelfQuestion;
use crate::protocol::tournament::TournamentQuestion;
use crate::tournament::BoardAt;

/// A question that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Give up the game that is going on for a new one from this position?
    NewGame(Box<Position>),
    /// Give up the game that is going on for one from a file?
    Open(Box<OpenedGame>),
    /// Resign for the side named?
    Resign(Side),
    /// Does the opponent of the side named accept its draw offer?
    Draw(Side),
    /// Go on with the game of an earlier session, after so many plies? If it is of an event, with its name, its place there
    /// and its players. And whether a clock runs then.
    Resume(usize, Option<Box<(String, BoardAt, [String; 2])>>, bool),
    /// What does the pawn become that goes from the first square to the second?
    Promotion(Square, Square),
    /// Is this the move of the position that was meant?
    ReadBack(Box<Position>, Move),
    /// Was this the move of the position that was said aloud? It is made within a second unless it is taken back.
    Spoken(Box<Position>, Move),
    /// Was this meant, in this position, by words that were not understood?
    Meant(Box<Position>, Box<Suggestion>),
    /// Which of these moves of the position?
    Which(Box<Position>, Vec<Move>),
    /// Shall the arbiter do this, which cannot be undone? Where it rules that a move was illegal, with what that costs.
    Arbiter(Box<Intervention>, Option<Box<Penalty>>),
    /// Under which laws?
    Edition(Box<Agreement>),
    /// Who plays by touch?
    Blind(Box<Agreement>),
    /// With which clock?
    Control(Box<Agreement>),
    /// A question on the way of an adjournment.
    Adjournment(AdjournmentQuestion),
    /// The claim of this side would be right; does the opponent prove that the position in which the
    /// count began is won, so that so many moves more are needed?
    Dispute(Ruling, Side, u32),
    /// The computer was away for so many milliseconds; do they count for this side?
    Missing {
        /// Whose clock ran.
        side: Side,
        /// How long.
        ms: u64,
    },
    /// Is the board turned for who plays Black against the program? The game that begins after the answer, if one does.
    Facing(Option<Box<Agreement>>),
    /// A question on the way to an opponent.
    Opponent(OpponentQuestion),
    /// What a drill asks, where the answer is yes or no.
    Drill(Exercise),
    /// Leave the drill?
    LeaveDrill,
    /// Give up the position that is being set up?
    LeaveSetup,
    /// A question about the shelf of games.
    Shelf(Box<ShelfQuestion>),
    /// A question about the tournament.
    Tournament(Box<TournamentQuestion>),
    /// A question about the scoresheet.
    Sheet(SheetQuestion),
    /// Is this the agreement?
    Agreement(Box<Agreement>),
    /// May the microphone be recorded at each announcement?
    OwnVoice,
    /// Shall the one proposed speak, and not the other?
    Output(SpeechOutput),
    /// In which words are moves announced?
    Words,
    /// Under which name are the games of the player kept?
    Name,
}

impl Question {
    /// Whether it is about the game under way, so that nobody can answer it when that is over.
    pub const fn is_about_play(&self) -> bool {
        match self {
            Self::Resign(_)
            | Self::Draw(_)
            | Self::Promotion(..)
            | Self::ReadBack(..)
            | Self::Spoken(..)
            | Self::Meant(..)
            | Self::Which(..)
            | Self::Arbiter(..)
            | Self::Adjournment(_)
            | Self::Dispute(..)
            | Self::Missing { .. } => true,
            Self::NewGame(_)
            | Self::Open(_)
            | Self::Resume(..)
            | Self::Edition(_)
            | Self::Blind(_)
            | Self::Control(_)
            | Self::Facing(_)
            | Self::Opponent(_)
            | Self::Drill(_)
            | Self::LeaveDrill
            | Self::LeaveSetup
            | Self::Shelf(_)
            | Self::Tournament(_)
            | Self::Sheet(_)
            | Self::Agreement(_)
            | Self::OwnVoice
            | Self::Output(_)
            | Self::Words
            | Self::Name => false,
        }
    }

    /// The two among which there is to choose, where one or the other was meant.
    pub fn either(&self) -> Option<[&Suggestion; 2]> {
        let Self::Meant(_, one) = self else {
            return None;
        };
        one.other.as_deref().map(|other| [&**one, other])
    }

    /// Whether its answer is a password, which nobody hears or sees while it is typed.
    pub const fn wants_password(&self) -> bool {
        matches!(self, Self::Adjournment(AdjournmentQuestion::Word))
    }

    /// Whether the game waits for its answer: what a player meant by a move is not among it, for another move says that.
    pub const fn holds_up_game(&self) -> bool {
        self.is_about_play()
            && !matches!(
                self,
                Self::Promotion(..)
                    | Self::ReadBack(..)
                    | Self::Spoken(..)
                    | Self::Meant(..)
                    | Self::Which(..)
            )
    }

    /// Whether it is about what a player has just said, so that he answers it, too, by saying that again or something else.
    pub const fn asks_what_was_said(&self) -> bool {
        matches!(self, Self::Spoken(..) | Self::Meant(..) | Self::Which(..))
    }

    /// Whether nothing is done where the answer is no, so that the same can be asked for again.
    pub const fn is_declined_for_nothing(&self) -> bool {
        self.asks_what_was_said()
            || matches!(
                self,
                Self::NewGame(_)
                    | Self::Open(_)
                    | Self::Resign(_)
                    | Self::ReadBack(..)
                    | Self::Arbiter(..)
                    | Self::LeaveDrill
                    | Self::LeaveSetup
                    | Self::OwnVoice
            )
    }

    /// Whether it is about a move that was said, and is not made yet.
    pub fn asks_about_move(&self) -> bool {
        if let Self::Meant(_, suggestion) = self {
            return matches!(suggestion.ask, Ask::Enter(_));
        }
        self.asks_what_was_said() || matches!(self, Self::ReadBack(..) | Self::Promotion(..))
    }

    /// Whether it stands in nobody's way: who does something else has its usual answer.
    pub fn may_be_passed_over(&self) -> bool {
        match self {
            Self::Words | Self::Name | Self::Output(_) | Self::Facing(_) => true,
            Self::Control(agreement) => agreement.conduct == Conduct::Practice,
            Self::NewGame(_)
            | Self::Open(_)
            | Self::Resign(_)
            | Self::Draw(_)
            | Self::Resume(..)
            | Self::Promotion(..)
            | Self::ReadBack(..)
            | Self::Spoken(..)
            | Self::Meant(..)
            | Self::Which(..)
            | Self::Arbiter(..)
            | Self::Edition(_)
            | Self::Blind(_)
            | Self::Adjournment(_)
            | Self::Dispute(..)
            | Self::Missing { .. }
            | Self::Opponent(_)
            | Self::Drill(_)
            | Self::LeaveDrill
            | Self::LeaveSetup
            | Self::Shelf(_)
            | Self::Tournament(_)
            | Self::Sheet(_)
            | Self::Agreement(_)
            | Self::OwnVoice => false,
        }
    }

    /// Whether the answer is yes or no, and not a choice.
    pub fn wants_yes_or_no(&self) -> bool {
        if let Self::Adjournment(question) = self {
            return question.wants_yes_or_no();
        }
        if self.either().is_some() {
            return false;
        }
        !matches!(
            self,
            Self::Promotion(..)
                | Self::Which(..)
                | Self::Edition(_)
                | Self::Blind(_)
                | Self::Control(_)
                | Self::Opponent(_)
                | Self::Words
                | Self::Name
        )
    }
}
