//! What happens to an event. Its log is a list of these.

use serde::{Deserialize, Serialize};

use super::entrant::Entrant;
use super::pairs::SwissPairs;
use super::regulations::{EventDetail, Regulations};
use super::round::{BoardAt, ByeKind, GameScore};
use super::tiebreak::TieBreak;
use crate::time::Moment;

/// Something that happens to an event. Numbers of players, rounds and boards count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentInput {
    /// The event is settled.
    Found(Box<Regulations>),
    /// The event is that of a file in TRF.
    Import(String),
    /// A player enters.
    Enter(Box<Entrant>),
    /// What is known of a player was wrong, or has changed; it is typed as in an entry.
    Amend {
        /// His number.
        player: usize,
        /// What is known now.
        text: String,
    },
    /// Lots are drawn from a seed, over the players in the order in which they have entered; without one they keep it.
    Lots(Option<u64>),
    /// As earlier versions drew lots: over the players as they stood after the draw before.
    Draw(Option<u64>),
    /// The next round of a Swiss has these pairs.
    Pair(SwissPairs),
    /// The pairs of the last round of a Swiss, of which nothing was played, are taken back.
    Unpair,
    /// A player will not be there in a round that is not paired yet.
    Absent {
        /// His number.
        player: usize,
        /// The round.
        round: usize,
        /// What he gets.
        bye: ByeKind,
    },
    /// A game has a result.
    Score {
        /// Where.
        #[serde(flatten)]
        at: BoardAt,
        /// The result.
        score: GameScore,
        /// Why it takes the place of another one; needed only then.
        #[serde(default)]
        reason: String,
    },
    /// The result of a game was entered by mistake: the game is still open.
    Reopen {
        /// Where.
        #[serde(flatten)]
        at: BoardAt,
        /// Why.
        reason: String,
    },
    /// What else is to be known of the event, for its report.
    Detail(EventDetail, String),
    /// A player has come late.
    Late {
        /// Where.
        #[serde(flatten)]
        at: BoardAt,
        /// His number.
        player: usize,
        /// How late, in minutes.
        minutes: u32,
    },
    /// A game is adjourned.
    Adjourn {
        /// Where.
        #[serde(flatten)]
        at: BoardAt,
        /// The number of who has sealed.
        sealed_by: usize,
        /// The day on which it goes on, as it was told.
        day: String,
    },
    /// The moves of a game, as PGN.
    Game {
        /// Where.
        #[serde(flatten)]
        at: BoardAt,
        /// The game.
        pgn: String,
        /// Whether it takes the place of what stands there.
        #[serde(default)]
        replaces: bool,
    },
    /// A player leaves the event.
    Withdraw {
        /// His number.
        player: usize,
        /// Why; may be empty.
        #[serde(default)]
        reason: String,
    },
    /// The order of the tie-breaks is another one.
    TieBreaks(Vec<TieBreak>),
    /// A duty of a check-list is done: its list and its number from 1.
    Tick(String, usize),
    /// It is not done after all.
    Untick(String, usize),
    /// An assistant has done something at a board.
    Assist {
        /// Where.
        #[serde(flatten)]
        at: BoardAt,
        /// The number of the duty, from 1.
        duty: usize,
    },
}

/// An input with its time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentEntry {
    /// When, in milliseconds since the log began.
    pub at: Moment,
    /// What.
    pub input: TournamentInput,
}
