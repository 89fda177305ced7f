//! What an arbiter asks of a session, and what comes of it.

use crate::arbiter::{Cause, Law, Sanction, SetupFault, SetupRuling};
use crate::board::{Side, Square};
use crate::game::{Move, Position};
use crate::protocol::suspension::Suspension;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// Something that a human arbiter does, or that is his to note. All but the first and the last three
/// need him to have stepped in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intervention {
    /// He steps in, and both clocks stop; if he has, he steps back, and the game goes on.
    Toggle,
    /// He steps in: both clocks stop.
    StepIn,
    /// He steps back: the game goes on.
    StepBack,
    /// He uses one of his means against the side named.
    Sanction(Side, Sanction),
    /// He declares the game lost for both.
    LostByBoth,
    /// He gives time, in seconds, to one side or to both, because something outside has disturbed them.
    Compensate(Option<Side>, u32),
    /// He sets the clock of a side to a reading, in milliseconds.
    SetClock(Side, u64),
    /// He sets the counter of moves of a side.
    SetMoves(Side, u32),
    /// He sets the clocks as they stood when the position to which he went back arose.
    ClocksAsThen,
    /// He puts the pieces back to where the move with this number was to be made by the side named.
    GoBack(u32, Side, Cause),
    /// The side named has displaced pieces, and puts them back on its own time.
    Displaced(Side),
    /// The pieces stand on their squares again.
    Restored,
    /// Something was wrong from the beginning; the last value wants a new game where that is his to say.
    SetUpWrong(SetupFault, bool),
    /// He sees both kings in check, or a pawn unpromoted on the last rank.
    IllegalPosition,
    /// He rules so of a position to which legal moves have led.
    IllegalAllTheSame,
    /// The score sheet of the side named, as its moves are written.
    Sheet(Side, String),
    /// The board of the side named, as the first field of a FEN.
    Board(Side, String),
    /// He tells the player on move to start the opponent's clock.
    TellToPress,
    /// A player demands two boards.
    TwoBoards,
    /// The side named has an assistant, or has none any more.
    Assistant(Side, bool),
    /// Everything that has happened in this game is asked for.
    Incidents,
}

impl Intervention {
    /// Whether it needs the arbiter to have stepped in.
    pub const fn needs_presence(&self) -> bool {
        !matches!(
            self,
            Self::Toggle
                | Self::StepIn
                | Self::TellToPress
                | Self::TwoBoards
                | Self::Assistant(..)
                | Self::Incidents
        )
    }
}

/// What has come of an intervention.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArbiterEvent {
    /// The arbiter has stepped in; the clocks stand, if there are any.
    SteppedIn {
        /// The law.
        law: Law,
        /// Whether the game has a clock.
        has_clock: bool,
    },
    /// He has stepped back; the clock of the side named runs, if there is one.
    SteppedBack {
        /// The law by which he decides when the game goes on.
        law: Law,
        /// Whose clock runs again.
        runs: Option<Side>,
        /// Why the game stands still all the same.
        suspension: Option<Suspension>,
    },
    /// The side named was punished.
    Sanctioned(Side, Sanction, Law),
    /// One side or both were given time, in seconds.
    Compensated(Option<Side>, u32, Law),
    /// The clock of a side was set, in milliseconds.
    ClockSet(Side, u64, Law),
    /// The counter of moves of a side was set.
    MovesSet(Side, u32, Law),
    /// What was wrong from the beginning, and what becomes of the game.
    SetUpWrong(SetupFault, SetupRuling, Law),
    /// The pieces were put back.
    WentBack {
        /// The position that stands again.
        position: Position,
        /// How the clocks of White and Black stood when the next move was completed there, in milliseconds.
        then_ms: Option<[u64; 2]>,
        /// The law by which the pieces went back.
        law: Law,
        /// The law by which the clocks are set.
        clocks: Option<Law>,
    },
    /// The side named puts back on its own time what it has displaced.
    Displaced(Side, Law),
    /// It has done so.
    Restored(Side, Law),
    /// The side named is told to start the opponent's clock.
    ToldToPress(Side, Law),
    /// An illegal position was seen; the next move decides.
    IllegalSeen(Law),
    /// Legal moves have led to the position that he has called illegal; he is asked whether it is so all the same.
    IsLegal(Law),
    /// The move that he has called illegal was legal; he is asked whether it goes back all the same.
    WasLegal(Law),
    /// The sheet of the side named agrees with the record.
    SheetsAgree(Side, Law),
    /// The sheet of the side named differs from the record.
    SheetsDiffer {
        /// Whose sheet.
        side: Side,
        /// The position in which they begin to differ.
        before: Position,
        /// The move of the record; `None` if it ends there.
        record: Option<Move>,
        /// What the sheet says; empty if it ends there.
        sheet: String,
        /// The law.
        law: Law,
    },
    /// The board of the side named agrees with the record.
    BoardAgrees(Side, Law),
    /// The board of the side named differs from the record, and is put right.
    BoardDiffers {
        /// Whose board.
        side: Side,
        /// The squares on which something else must stand.
        squares: Vec<Square>,
        /// The position from which it went wrong, if that can be told, and the move that was made.
        since: Option<(Position, Option<Move>)>,
        /// The law.
        law: Law,
    },
    /// Each player has a board; the law by which the normal rules hold for the sighted side.
    TwoBoards(Law, Option<(Side, Law)>),
    /// The side named has an assistant, or has none any more.
    Assisted(Side, bool, Law),
    /// The side named is to move; an illegal move stands on the board from which no game can go on.
    ToMove(Side),
}

/// Why an intervention is not carried out, beside the laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Hindrance {
    /// The arbiter has not stepped in.
    Absent,
    /// The arbiter has stepped in already.
    Present,
    /// The arbiter has stepped in, and the players wait.
    Acting,
    /// By the agreement there is no arbiter on the spot.
    NoneAgreed,
    /// The edition says nothing of the kind.
    Silent,
    /// There is less time than that on the clock, or none would be left.
    TooMuchTime,
    /// Nobody puts displaced pieces back now.
    NothingDisplaced,
    /// How the clocks stood then is not known.
    ClocksUnknown,
    /// The text is no sheet, or no board.
    Unreadable,
}

impl ArbiterEvent {
    /// Whether it belongs to what is said again on request.
    pub const fn is_announcement(&self) -> bool {
        !matches!(self, Self::ToMove(_))
    }

    /// Whether it belongs to the incidents of the game.
    pub const fn is_incident(&self) -> bool {
        !matches!(
            self,
            Self::ToMove(_)
                | Self::SteppedBack { .. }
                | Self::SteppedIn { .. }
                | Self::WasLegal(_)
                | Self::IsLegal(_)
        )
    }

    /// The laws on which it stands.
    pub fn laws(&self) -> Vec<Law> {
        match self {
            Self::SteppedIn { law, .. }
            | Self::SteppedBack { law, .. }
            | Self::Sanctioned(_, _, law)
            | Self::Compensated(_, _, law)
            | Self::ClockSet(_, _, law)
            | Self::MovesSet(_, _, law)
            | Self::SetUpWrong(_, _, law)
            | Self::Displaced(_, law)
            | Self::Restored(_, law)
            | Self::ToldToPress(_, law)
            | Self::IllegalSeen(law)
            | Self::IsLegal(law)
            | Self::WasLegal(law)
            | Self::SheetsAgree(_, law)
            | Self::SheetsDiffer { law, .. }
            | Self::BoardAgrees(_, law)
            | Self::BoardDiffers { law, .. }
            | Self::Assisted(_, _, law) => vec![*law],
            Self::WentBack { law, clocks, .. } => std::iter::once(*law).chain(*clocks).collect(),
            Self::TwoBoards(law, sighted) => {
                let sighted = sighted.map(|(_, law)| law);
                std::iter::once(*law).chain(sighted).collect()
            }
            Self::ToMove(_) => Vec::new(),
        }
    }
}
