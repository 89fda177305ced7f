//! The shelf of games as a session knows it: what is asked of it, what was found, and where the
//! player stands in that. The database is outside; what it answers comes back as a command.

use crate::board::keyed;
use crate::pgn::{Guess, Oddities};
use crate::protocol::system_fault::OpenFault;
use crate::protocol::work::WorkKind;
use crate::record::Record;
use crate::shelf::{FoundGames, Listing, Query};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// What a player does with the shelf, or what the shelf answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShelfCommand {
    /// Looks for games, in the words of [`Query::read`]; without words for all.
    Search(String),
    /// Looks for games in which the position on the board stood.
    Here,
    /// Puts the game on the board on the shelf.
    Keep,
    /// Puts the games of a PGN file on the shelf.
    Import(String),
    /// Writes the shelf into a file.
    Backup(String),
    /// Puts the shelf of such a file in the place of this one; asks first.
    Restore(String),
    /// Takes the game that was walked to off the shelf; asks first.
    Delete,
    /// Opens the game that was walked to for listening.
    Open,
    /// Walks through what was found.
    Walk(Walk),
    /// Leaves what was found.
    Close,
}

/// A step through what was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Walk {
    /// To the next game.
    Next,
    /// To the game before.
    Previous,
    /// To the first game.
    First,
    /// To the last game.
    Last,
    /// Nowhere: the game is told with everything that is known of it.
    Here,
}

/// What the database is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfRequest {
    /// Search.
    Search(Query),
    /// Put a game on the shelf.
    Keep(Box<Record>, Keeping),
    /// Give the player's own games that were kept last.
    Last,
    /// Put the games of a file on the shelf.
    Import(String),
    /// Write the shelf into a file; whether it may take the place of a file that is there.
    Backup(String, bool),
    /// Take the shelf of a file.
    Restore(String),
    /// Take a game off the shelf.
    Delete(i64),
    /// Give a game for listening: its number on the shelf, its place in what was found, counted
    /// from 1, and how many were found.
    Open(i64, u32, u32),
}

/// Why a game is put on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// It was played here, and has just come to its end; nobody need hear of it.
    Ended,
    /// The player has asked for it, and it is one that was played here.
    Own,
    /// The player has asked for it, and it is one that was listened to.
    Other,
}

/// What a player is told of a request when it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShelfStep {
    /// A work that takes its time has begun.
    Work(WorkKind),
    /// A game is being kept.
    Keeping,
    /// The player's last games are looked for.
    Last,
    /// A game is being deleted.
    Deleting,
    /// A game is being opened.
    Opening,
}

impl ShelfRequest {
    /// What the player is told of it.
    pub const fn step(&self) -> ShelfStep {
        match self {
            Self::Search(_) => ShelfStep::Work(WorkKind::Search),
            Self::Import(_) => ShelfStep::Work(WorkKind::Import),
            Self::Backup(..) => ShelfStep::Work(WorkKind::Backup),
            Self::Restore(_) => ShelfStep::Work(WorkKind::Restore),
            Self::Keep(..) => ShelfStep::Keeping,
            Self::Last => ShelfStep::Last,
            Self::Delete(_) => ShelfStep::Deleting,
            Self::Open(..) => ShelfStep::Opening,
        }
    }

    /// What work it is; keeping a game and opening one are done at once.
    pub const fn task(&self) -> Option<WorkKind> {
        match self.step() {
            ShelfStep::Work(work) => Some(work),
            ShelfStep::Keeping | ShelfStep::Last | ShelfStep::Deleting | ShelfStep::Opening => None,
        }
    }
}

/// What the database answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShelfAnswer {
    /// The games that were looked for.
    Found(FoundGames),
    /// The game is on the shelf; whether it was there already.
    Kept(bool),
    /// The game that has just ended is kept; nobody asked, and nobody is told.
    EndedKept,
    /// The games of a file are on the shelf.
    Imported(Imported),
    /// Every page of the shelf was looked at, and is sound; how many games it has, and how many pages had gone with the end
    /// of the file from which they were salvaged.
    Sound(u32, u32),
    /// The shelf was written into a file, with so many games.
    BackedUp(String, u32),
    /// In its place there was a backup with more games: under what name it is kept, and with how many.
    KeptBeside(String, u32),
    /// There is a file of this name already.
    Exists(String),
    /// The shelf of a file is there now, with so many games.
    Restored(String, u32),
    /// So many games of what was backed up or restored are other ones than those that were kept.
    Altered(u32),
    /// Of so many games nobody knows whether their notes are as they were: an earlier version kept them.
    Unchecked(u32),
    /// The game of this number is off the shelf.
    Deleted(i64),
    /// The work was stopped, and everything is as it was before.
    Stopped(WorkKind),
    /// The work was stopped, and everything is as it was before but for what was taken over of a damaged shelf.
    StoppedMended(WorkKind),
    /// Something is wrong with the shelf or with a file.
    Fault(ShelfFault),
}

/// What became of the games of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Imported {
    /// The file.
    pub file: String,
    /// How many games are new on the shelf.
    pub games: u32,
    /// How many were there already.
    pub doubles: u32,
    /// How many have a fault, and are kept up to there if anything stands before it.
    pub faulty: u32,
    /// How many of a damaged shelf are other ones than those that were kept there.
    #[serde(default)]
    pub altered: u32,
    /// How many pages of a damaged shelf are lost of which nobody knows what games stood there.
    #[serde(default)]
    pub cut: u32,
    /// How many of a damaged shelf were kept by an earlier version, so that nobody knows whether their notes are as they were.
    #[serde(default)]
    pub unchecked: u32,
    /// The line of the first fault, counted from 1; 0 if there is none.
    pub line: u32,
    /// The encoding that was guessed, if the file is not in UTF-8.
    #[serde(default)]
    pub guess: Option<Guess>,
    /// What was unusual in the file.
    #[serde(default, skip_serializing_if = "Oddities::is_empty")]
    pub odd: Oddities,
    /// What is wrong with the games of the file, for those who can read a list.
    #[serde(skip)]
    pub faults: Vec<OpenFault>,
}

/// Something is wrong with the shelf or with a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShelfFault {
    /// What it is.
    pub what: Wrong,
    /// The file that is meant; if it was set aside, where it is now.
    pub file: String,
    /// What the system said.
    pub detail: String,
    /// What work it has ended.
    #[serde(default)]
    pub ends: FaultEnds,
}

/// What work a fault of the shelf has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultEnds {
    /// Earlier versions did not say: that of the shelf, if it had any.
    #[default]
    NotSaid,
    /// None: what was asked takes no time, or goes on all the same.
    Nothing,
    /// This one.
    Work(WorkKind),
}

impl From<Option<WorkKind>> for FaultEnds {
    fn from(task: Option<WorkKind>) -> Self {
        task.map_or(Self::Nothing, Self::Work)
    }
}

/// What can be wrong with the shelf or with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Wrong {
    /// The shelf was damaged; it was set aside, and a new one was begun.
    Damaged,
    /// Another program has the shelf; nothing is put on it for now.
    Locked,
    /// A later version of the program has written the shelf; it is left alone.
    Newer,
    /// The shelf cannot be read or written.
    Broken,
    /// The file that was named is not there.
    NotFound,
    /// The file that was named holds no game.
    NoGame,
    /// The file that was named is no backup of a shelf, or a damaged one.
    NoShelf,
    /// The file that was named cannot be read.
    Unreadable,
    /// The file that was named cannot be written.
    Unwritable,
    /// This session keeps nothing, and so has no shelf.
    NoneHere,
}

keyed!(Wrong);

/// A question about the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfQuestion {
    /// Take this game off the shelf?
    Delete(Box<Listing>),
    /// Put the shelf of this file in the place of this one?
    Restore(String),
    /// Write over this file?
    Replace(String),
}

/// What has happened around the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfEvent {
    /// The shelf is doing something.
    Begun(ShelfStep),
    /// Games were found, so many in all; so many can be walked through; the first of them.
    Found(u32, u32, Option<Box<Listing>>),
    /// The player stands on a game: its place from 1, how many there are, whether everything is to
    /// be told.
    Stood(u32, u32, Box<Listing>, bool),
    /// There is no game further on; this is the last one.
    Edge(u32, u32, Box<Listing>),
    /// The player has left what was found.
    Closed,
    /// Nothing was found that could be walked through.
    NothingFound,
    /// There are no moves to put on the shelf.
    NothingToKeep,
    /// The shelf has answered.
    Answered(ShelfAnswer),
}
