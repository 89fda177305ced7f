//! What has happened to an event, or why nothing has: facts without words.

use serde::Serialize;
use strum::IntoStaticStr;

use super::entrant::Entrant;
use super::regulations::EventDetail;
use super::round::{BoardAt, ByeKind, GameScore};
use super::trf::TrfFault;
use crate::board::made_of;
use crate::record::GameResult;

/// What has happened to an event. Numbers count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentFact {
    /// The event is settled.
    Founded,
    /// The event is settled otherwise; whether lots must be drawn again.
    Resettled(bool),
    /// The event of a file is there: players and rounds.
    Imported(usize, usize),
    /// Lines of a file with these codes are kept, but nobody looks at them when pairs are entered by hand.
    Unheeded(Vec<String>),
    /// The points of so many players in a file are others than those of their results.
    OtherPoints(usize),
    /// A player has entered, with a number that lots may change.
    Entered(usize, String),
    /// What is known of a player has changed: his number, and what is known now.
    Amended(usize, Box<Entrant>),
    /// Lots were drawn from a seed; the names in the order of their numbers.
    Drawn(Option<u64>, Vec<String>),
    /// A round is paired: its number, and its boards.
    Paired(usize, usize),
    /// The pairs of a round are taken back.
    Unpaired(usize),
    /// The colours of a player are not as they should be.
    Colour(usize),
    /// A player will be absent in a round.
    Absent(String, usize, ByeKind),
    /// A game has a result.
    Scored {
        /// Whether the game before was one of another round.
        is_other_round: bool,
        /// Where.
        at: BoardAt,
        /// White and Black.
        names: [String; 2],
        /// The result.
        score: GameScore,
        /// The result that stood there before.
        before: Option<GameScore>,
    },
    /// A game whose result was a mistake is open again; White and Black.
    Reopened(BoardAt, [String; 2]),
    /// Something more is known of the event.
    Described(EventDetail, String),
    /// A round is over, but for so many adjourned games.
    RoundOver(usize, usize),
    /// The event is over.
    Over,
    /// A player has come late: his name, the minutes that are allowed, whether he has lost by it; the article.
    Late(String, u32, bool, &'static str),
    /// A game is adjourned: who has sealed, and the day on which it goes on, which may be empty.
    Adjourned(BoardAt, String, String),
    /// The last round is next, and so many adjourned games are not finished; the article that wants it.
    Unfinished(usize, &'static str),
    /// The moves of a game are there.
    GameTaken(BoardAt),
    /// The moves of a game whose result was taken back do not fit the new one, and are there no longer.
    MovesDropped(BoardAt),
    /// A player has left; how many of his games are won by the opponents, or were annulled; the article.
    Withdrew {
        /// His name.
        name: String,
        /// Whether his games do not count.
        annulled: bool,
        /// Whether they are nothing any more, and his row is struck.
        struck: bool,
        /// Games played, and all of them.
        games: (usize, usize),
        /// The article.
        article: &'static str,
    },
    /// A player has left before lots were drawn, or a Swiss.
    Gone(String),
    /// A player has left a match, and so has lost it; the article.
    MatchLost(String, &'static str),
    /// A player has left before the start, and lots must be drawn again; the article, empty where none says so.
    DrawAgain(String, &'static str),
    /// The tie-breaks are others; whether the event had begun.
    TieBreaks(bool),
    /// A duty is done; how many of its list are open.
    Ticked(usize),
    /// A duty is not done after all; how many of its list are open.
    Unticked(usize),
    /// What an assistant did is in the log: the duty.
    Assisted(usize),
}

/// Why something cannot be done with an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TournamentFault {
    /// The event is settled already.
    FoundAlready,
    /// The event must be settled first.
    NotFounded,
    /// The name is empty.
    Name,
    /// Another player has the name.
    NameTaken(String),
    /// What is said of a player or of the event cannot be: its key, and what was typed.
    Value(&'static str, String),
    /// There are too many players, too few, or no table for so many.
    Count(usize),
    /// The event has begun.
    Begun,
    /// The event has not begun.
    NotBegun,
    /// There is no player of this number.
    NoPlayer(usize),
    /// No player is called so, or several are.
    NoName(String),
    /// Who asks is no player of the event, by his name in the settings.
    NotAmong,
    /// There is no such game.
    NoBoard(BoardAt),
    /// The player of this number does not play that game.
    NotHisGame(usize),
    /// There are no such rounds.
    NoRound(usize),
    /// This round has no pairings yet.
    NotPaired(usize),
    /// Lots must be drawn first.
    NotDrawn,
    /// The system needs a number of rounds.
    HowManyRounds,
    /// A result stands there; a reason is needed to replace it.
    Reason(GameScore),
    /// The game is over.
    GameOver,
    /// The player has left already.
    Left(String),
    /// Unfinished games of who leaves must be judged first: how many, and the article.
    JudgeFirst(usize, &'static str),
    /// The round is not over.
    RoundOpen(usize),
    /// The round is paired already.
    RoundPaired(usize),
    /// Something was played in the round already.
    HasResults(usize),
    /// All rounds are paired.
    NoMoreRounds,
    /// Pairs are not entered here, they follow from the table.
    ByTable,
    /// Nobody has this number, or he is not there in this round.
    Absent(usize),
    /// A player is there twice among pairs.
    Twice(usize),
    /// A player is missing among pairs.
    Missing(usize),
    /// Two players have met already.
    Met(usize, usize),
    /// A player has got a point without a game before.
    SecondBye(usize),
    /// A player would have a colour three times in a row, or three times more often than the other one.
    Colour(usize),
    /// What an engine has answered cannot be read.
    Unreadable,
    /// Something is wrong with a file.
    Trf(TrfFault),
    /// The tie-breaks name one twice.
    TieBreakTwice,
    /// What was typed is no entry; the verb of the console with which it begins, or nothing.
    Entry(String, String),
    /// A player of a list cannot enter: his place in the list, from 1, and why.
    Listed(usize, Box<TournamentFault>),
    /// What the engine has answered cannot be, for this.
    OfEngine(Box<TournamentFault>),
    /// To take back the last result, it is opened again.
    TakeBack(BoardAt),
    /// There is no such duty.
    NoDuty,
    /// The game is adjourned.
    Adjourned,
    /// Another game is on the board.
    GameOnBoard,
    /// The moves are not those of a game of the event.
    OtherGame,
    /// A game is another one than what stands there: where, the result that stands, the result of the game.
    Contradiction(BoardAt, Option<GameScore>, Option<GameResult>),
}

made_of!(TournamentFault: Trf(TrfFault));

/// What has come of an input.
pub(super) type Facts = Result<Vec<TournamentFact>, TournamentFault>;
