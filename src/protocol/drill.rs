//! Drills in a session: what the player asks for, and what has happened.

use crate::board::{Kind, Side, Square, keyed};
use crate::drill::line::Aim;
use crate::drill::tactics::{BadLine, Collection};
use crate::drill::{Answer, DrillOutcome, Exercise, Progress, Subject, Summary};
use crate::protocol::procedure::ProcedureEvent;
use crate::record::Record;
use crate::shelf::Listing;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A game that the player has played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnGame {
    /// What is told of it.
    pub listing: Listing,
    /// The game.
    pub record: Record,
}

/// What the world gives to a drill: the core knows neither chance nor the calendar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    /// The seed of the exercises.
    pub seed: u64,
    /// The day, counted from 1970-01-01.
    pub day: u32,
}

/// What a player asks of the drills.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrillCommand {
    /// Begins a drill; the game waits meanwhile.
    Begin(Subject, Stamp),
    /// Answers.
    Answer(Answer),
    /// Asks for the answer, and for another exercise.
    Skip,
    /// Asks for help with the exercise.
    Hint,
    /// Ends the drill.
    Leave,
    /// Tells what has been learnt.
    Summary(Stamp),
    /// Writes the progress to a file; the program around the session does it.
    Export,
    /// The game on the board is to be entered from memory.
    Recall(Stamp),
    /// Mates of the program's own set are to be found.
    Tactics(Stamp),
    /// Combinations of the file that is open are to be found; the program around the session reads it.
    File,
    /// The player's own last games are to be entered from memory; the shelf is asked for them.
    RecallLast,
    /// The procedure of a competition by touch, in lessons.
    Procedure(Stamp),
    /// The lessons go on under another edition of the laws.
    Edition,
    /// Hides the board, or shows it again.
    Blindfold,
    /// Hides the board.
    Hide,
    /// Shows the board again.
    Show,
    /// Where the pieces stand, although the board is hidden; it is counted.
    Peek,
}

impl DrillCommand {
    /// Puts the stamp of the world into a command that needs one.
    pub fn stamp(&mut self, now: Stamp) {
        if let Self::Begin(_, stamp)
        | Self::Summary(stamp)
        | Self::Recall(stamp)
        | Self::Tactics(stamp)
        | Self::Procedure(stamp) = self
        {
            *stamp = now;
        }
    }
}

/// What has happened in a drill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrillEvent {
    /// A drill has begun.
    Began(Subject),
    /// This is asked.
    Asked(Exercise),
    /// An answer was judged.
    Judged(DrillOutcome),
    /// The exercise was given up; the squares that were asked for.
    Skipped(Exercise, Vec<Square>),
    /// The cursor stands on a square: whether it was named, and the piece that is asked about.
    At {
        /// The square.
        square: Square,
        /// What stands there.
        piece: Option<Kind>,
        /// Whether the player has named it.
        is_named: bool,
    },
    /// A square that helps; `None` where nothing helps.
    Hint(Option<Square>),
    /// What to do in this drill.
    Helped(Subject),
    /// What has been learnt, subject by subject.
    Summary(Vec<Summary>),
    /// The drill is over: how many exercises were right and how many wrong.
    Left {
        /// What was drilled.
        subject: Subject,
        /// Right ones.
        right: u32,
        /// Wrong ones.
        wrong: u32,
    },
    /// Moves are to be found, or the board is hidden.
    Finding(FindingEvent),
    /// A lesson in the procedure.
    Procedure(ProcedureEvent),
    /// Combinations of the file that is open are to be found.
    ReadingFile,
    /// There is nothing to be found, or nothing now; why.
    Nothing(NoDrill),
    /// The progress is to be written to a file.
    Exporting,
    /// The progress was written to this file.
    Exported(String),
}

/// What has happened where moves are to be found, or where the board is hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingEvent {
    /// Moves are to be found.
    Wanted {
        /// What they are for.
        aim: Aim,
        /// Whose move is next.
        side: Side,
        /// How hard it is, if that is known.
        rating: Option<u32>,
        /// The game, if it is one of the shelf.
        game: Option<Box<Listing>>,
    },
    /// A line of the player's file cannot be read.
    BadLine(BadLine),
    /// Number of further lines that cannot be read.
    MoreBad(u32),
    /// The file is large: so many positions of it were read, and not all.
    PartRead(u32),
    /// Number of mates that were passed over: they are not there, or could not be proved in time.
    PassedOver(u32),
    /// Whether the move mates in time could not be proved.
    Unproved,
    /// That is not the move.
    NotFound,
    /// All moves are found, with so many wrong ones and so many hints.
    FoundAll {
        /// Wrong moves.
        slips: u32,
        /// Hints.
        hints: u32,
    },
    /// The piece that is to move, and with a second hint where it goes.
    Hint {
        /// The piece.
        kind: Kind,
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Option<Square>,
    },
    /// What to do where moves are to be found.
    Helped,
    /// It is over: so many were found without a slip or a hint, and so many not.
    Left {
        /// Without.
        right: u32,
        /// With.
        wrong: u32,
    },
    /// The board is hidden.
    Hidden,
    /// The board is seen again, after so many peeks.
    Shown(u32),
    /// The player has peeked so often.
    Peeked(u32),
    /// The cursor stands on a square of the hidden board.
    At(Square),
}

/// Why something cannot be done with drills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NoDrill {
    /// A drill is going on, and this belongs to a game.
    Drilling,
    /// A competition is going on.
    Competing,
    /// No drill is going on.
    NotDrilling,
    /// The board is hidden.
    Hidden,
    /// The board is not hidden.
    NotHidden,
    /// The file has nothing to be found in it.
    NoTactics,
    /// No file is open.
    NoFile,
    /// No game of the player is on the shelf.
    NoGames,
}

keyed!(NoDrill);

/// What the world brings for drills.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrillReport {
    /// The progress of earlier sessions.
    Load(Progress),
    /// The progress was written to this file.
    Exported(String),
    /// Combinations of a file of the player are to be found.
    Collection(Box<Collection>, Stamp),
    /// No file is open in which something could be found.
    NoFile,
    /// The shelf has given these, the newest first.
    Games(Vec<OwnGame>, Stamp),
}

impl DrillReport {
    /// Puts the stamp of the world into a report that needs one.
    pub fn stamp(&mut self, now: Stamp) {
        match self {
            Self::Collection(_, stamp) | Self::Games(_, stamp) => *stamp = now,
            Self::Load(_) | Self::Exported(_) | Self::NoFile => {}
        }
    }
}
