//! A tournament as a session knows it: what is asked of it, what is told, and what is wanted of the file of the event.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::agreement::Agreement;
use super::drill::Stamp;
use super::incoming::IncomingGame;
use super::reach::Reach;
use crate::board::{Step, made_of};
use crate::record::GameResult;
use crate::tournament::{
    BoardAt, BoardRead, CrossCell, Entrant, GameScore, JudgesNeeded, ListedDuty, Need, NextGame,
    RankedPlayer, Regulations, ResultCorrection, TieBreak, TournamentEntry, TournamentFact,
    TournamentFault, TournamentInput,
};

/// What a player or an organiser asks of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentAsk {
    /// What was typed means nothing.
    Unread(String),
    /// What was typed begins with this verb of the console, and the rest does not fit it.
    Unfit(String, String),
    /// Nobody is called like this, of whom something was typed.
    Unknown(String),
    /// Something happens to it.
    Do(Box<TournamentInput>),
    /// Draws lots from this seed; without one, from what the program gives as chance.
    Draw(Option<u64>),
    /// A result of the round that is played: its board, what came of it, why it takes the place of another one.
    Result(usize, GameScore, String),
    /// Opens the check-lists of duties.
    Duties,
    /// Opens the cross-table.
    Table,
    /// A step in the cross-table, or in the lists of duties.
    Walk(Step),
    /// As many steps at once as there are, up to a number.
    Leap(Step, usize),
    /// Reads the row or the column from here on.
    Ray(Step),
    /// The cell or the duty where the player stands.
    Here,
    /// Ticks the duty where the player stands, or takes its tick away; in the cross-table, begins the game of this round on the day that comes from outside, elsewhere as `Here`.
    Pick(Option<u32>),
    /// Leaves the cross-table or the lists.
    Leave,
    /// Begins a game of the round that is played, at this board; the day, counted from 1970-01-01, comes from outside.
    Play(usize, Option<u32>),
    /// Pairs the next round with the engine for Swiss systems.
    Pair,
    /// Closes the event.
    Close,
    /// A question about it.
    #[serde(untagged)]
    Look(EventLook),
    /// Something with a file.
    #[serde(untagged)]
    File(EventErrand),
}

/// What is asked of an event, and changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventLook {
    /// The pairings of a round; without one, of that which is played.
    Pairings(Option<usize>),
    /// The standings.
    Standings,
    /// Who leads.
    Leaders,
    /// The next game of a player.
    NextGame(Who),
    /// Who is still playing.
    Playing,
    /// The adjourned games.
    Adjourned,
    /// The players, with what must be known of each before a round.
    Players,
    /// What holds for every game.
    Terms,
    /// What assistants have done at a board.
    Assisted(BoardAt),
    /// What a player needs.
    Needs(Who),
    /// His place and his points.
    Place(Who),
    /// The pairings of the first round in which nothing was played.
    NextRound,
    /// The pairings of the last round that is paired.
    LastRound,
    /// How many judges there must be.
    Judges,
    /// The results that were corrected, and why.
    Corrections,
    /// What parts players with as many points.
    TieBreaks,
}

made_of!(TournamentAsk: Look(EventLook));

/// What is done with a file or a folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventErrand {
    /// Opens the event of a file.
    Open(String),
    /// Makes the file of a new event.
    Create(String),
    /// Takes what is in a file or a folder: the report of an event, a list of players, or games.
    Import(String),
    /// Takes the games of a folder, now and whenever there are new ones.
    Watch(String),
    /// Writes a table, the games or the report into a file, whose name says the format.
    Write(EventTable, String),
}

/// A player as he is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// By his number.
    Number(usize),
    /// By his name, or the beginning of it.
    Name(String),
    /// Who asks; his name is in the settings.
    Own,
}

impl TournamentAsk {
    /// Gives a draw of lots its seed, by chance, of as many digits as an ear keeps, six, and a game its day.
    pub(super) const fn stamp(&mut self, stamp: Stamp) {
        if let Self::Draw(seed @ None) = self {
            *seed = Some(stamp.seed % 1_000_000);
        } else if let Self::Play(_, day @ None) | Self::Pick(day @ None) = self {
            *day = Some(stamp.day);
        }
    }
}

/// What of an event is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventTable {
    /// The pairings of a round, from 1; 0 is that which is played.
    Pairings(usize),
    /// The standings.
    Standings,
    /// The cross-table.
    Cross,
    /// The lists of duties.
    Duties,
    /// The games of a round, or of all with 0.
    Games(usize),
    /// The report for federations.
    Report,
}

impl EventTable {
    /// The round of what is written round by round; 0 for the rest.
    pub const fn round(self) -> usize {
        match self {
            Self::Pairings(round) | Self::Games(round) => round,
            Self::Standings | Self::Cross | Self::Duties | Self::Report => 0,
        }
    }
}

/// What is wanted of the world for a tournament. Each ends in a [`TournamentAnswer`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentRequest {
    /// Do something with a file.
    File(EventErrand),
    /// Keep what has happened in the event of this file, behind so many entries: all of it or nothing.
    Keep(String, usize, Vec<TournamentEntry>),
    /// Let the engine pair the event of this TRF.
    Pair(String),
}

/// What the world answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentAnswer {
    /// The log of the event of a file.
    Opened(String, Vec<TournamentEntry>),
    /// What has happened is in the file.
    Kept,
    /// What has happened could not be written.
    Unkept(TournamentTrouble),
    /// Another program has written into the file: its path, and all entries behind so many.
    News(String, usize, Vec<TournamentEntry>),
    /// What the engine has answered.
    Paired(String),
    /// The text of a report that was to be read.
    Report(String),
    /// Players who enter, each with the line of the list where he stands.
    Entries(Vec<(usize, Entrant)>),
    /// Games of files.
    Games(Vec<IncomingGame>),
    /// A folder is watched.
    Watching(String),
    /// A file is written.
    Written(String),
    /// The same; what was there before is in the other file.
    Replaced(String, String),
    /// It could not be done.
    Trouble(TournamentTrouble),
}

/// What can be wrong outside of an event: the key, the file, and what the system says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentTrouble {
    /// What it is.
    pub what: EventTrouble,
    /// The file, or the program.
    pub file: String,
    /// What the system says.
    pub detail: String,
}

impl TournamentTrouble {
    /// Something is wrong with a file, or a program.
    pub fn new(what: EventTrouble, file: impl Into<String>, detail: impl Into<String>) -> Self {
        let (file, detail) = (file.into(), detail.into());
        Self { what, file, detail }
    }
}

/// What can be wrong with the file of an event, or with the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum EventTrouble {
    /// The file is no event, or damaged; it is left as it is.
    Damaged,
    /// Another program has it.
    Locked,
    /// Another program has written to it meanwhile.
    Changed,
    /// A later version has written it.
    Newer,
    /// It cannot be read or written.
    Broken,
    /// A line of a list cannot be read.
    Line,
    /// There is no event in this file.
    NotFound,
    /// There is a file of this name already.
    Exists,
    /// The name of a file ends in no format that fits what is to be written.
    Format,
    /// No engine for Swiss systems is on the path.
    NoEngine,
    /// The engine says that no pairing is possible.
    NoPairing,
    /// The engine does not understand what it was given.
    NotUnderstood,
    /// The event is too large for the engine.
    TooLarge,
    /// The engine took too long.
    Slow,
    /// The program on the path is another one than its name says.
    NotEngine,
    /// The engine has failed in another way.
    Engine,
}

/// What is asked before something that cannot be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentQuestion {
    /// Does this player leave? His number, his name, why.
    Withdraw(usize, String, String),
    /// Does this game take the place of what stands there?
    Replace {
        /// The game as it stands.
        stands: Box<BoardRead>,
        /// The result of the other one.
        says: Option<GameResult>,
        /// The other one.
        pgn: String,
    },
    /// Does this game of the event begin, between these, under this?
    Play(BoardAt, [String; 2], Box<Agreement>),
    /// Is all this meant, in spite of this?
    Sure(TournamentDoubt, Vec<TournamentInput>),
}

/// Why something is asked about before it happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentDoubt {
    /// Lots are drawn already.
    Lots,
    /// The round is paired already.
    Paired(usize),
    /// The colours of this player are wrong.
    Colours(usize),
    /// The result would be the first of its round: where, who plays, the result.
    Again(BoardAt, [String; 2], GameScore),
}

/// What has happened around a tournament, or was asked of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TournamentEvent {
    /// An event is open: its name, players, the round that is played, all rounds.
    Opened(String, usize, usize, usize),
    /// No event is open.
    NotOpen,
    /// The event is closed.
    Closed,
    /// The player has left the cross-table.
    LeftTable,
    /// The file of an event is being opened.
    Opening,
    /// A file or a folder is being read.
    Reading,
    /// A file is being written.
    Writing,
    /// The engine is pairing.
    Pairing,
    /// All was so already.
    Unchanged,
    /// Something has happened.
    Happened(Vec<TournamentFact>),
    /// Another program has let this happen.
    Elsewhere(Vec<TournamentFact>),
    /// What was to happen could not be written, and has not happened.
    Unwritten(TournamentTrouble),
    /// Nothing has happened, for a reason.
    Refused(TournamentFault),
    /// The pairings of a round, and who is free.
    Pairings(usize, Vec<BoardRead>, Vec<String>),
    /// The standings: names, places, and the tie-breaks of the event.
    Standings(Vec<(String, RankedPlayer)>, Vec<TieBreak>),
    /// Who leads, with how many halves of a point.
    Leaders(Vec<String>, u32),
    /// The next game of a player, the name of the opponent, and his adjourned games.
    NextGame(String, NextGame, String, Vec<BoardRead>),
    /// The games that go on.
    Playing(Vec<BoardRead>),
    /// The adjourned games.
    Adjourned(Vec<BoardRead>),
    /// The seed of the draw, and the players in the order of their numbers, and whether each has left.
    Players(Option<u64>, Vec<(Entrant, bool)>),
    /// What is settled of the event, and the terms of every game.
    Terms(Box<Regulations>, Box<Agreement>),
    /// Duties of a check-list, whether the edge of the lists was met; none if the edition has no lists.
    Duties(Vec<ListedDuty>, bool),
    /// What assistants have done at a board: duties in their order.
    Assisted(BoardAt, Vec<usize>),
    /// What a player needs.
    Needs(String, Need),
    /// How many judges there must be; `None` where the edition says nothing.
    Judges(Option<JudgesNeeded>),
    /// The results that were corrected.
    Corrections(Vec<ResultCorrection>),
    /// What parts players with as many points, the first first.
    TieBreaks(Vec<TieBreak>),
    /// Cells of the cross-table, each with the player of the row and the opponent; whether the edge was met.
    Cells(Vec<(String, CrossCell, String)>, bool),
    /// A game of this file is none of the event; whether it would be one with the colours changed about.
    Foreign(String, bool),
    /// A game cannot be read: its file, which game of it, and the line of the fault.
    Unreadable(String, usize, usize),
    /// A folder is watched.
    Watching(String),
    /// A file is written; where what was there before is now.
    Written(String, Option<String>),
    /// Something is wrong outside.
    Trouble(TournamentTrouble),
}

impl TournamentEvent {
    /// Who hears it, and whether it is said again: what happens to the event is, what is only looked up is not.
    pub const fn reach(&self) -> Reach {
        let happens = matches!(
            self,
            Self::Opened(..)
                | Self::NotOpen
                | Self::Unchanged
                | Self::Happened(_)
                | Self::Elsewhere(_)
                | Self::Unwritten(_)
                | Self::Refused(_)
                | Self::Trouble(_)
        );
        match happens {
            true => Reach::Announced,
            false => Reach::Private,
        }
    }

    /// The key under which voices keep what is said of it, where it holds nothing.
    pub fn key(&self) -> &'static str {
        self.into()
    }
}
