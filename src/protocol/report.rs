//! What the world reports to a session: what it has opened, found, thought out or could not do.
//!
//! A report is never refused. It is applied wherever the player is, and it never takes the place of
//! a question: what wants the board waits until the question is answered or the activity is left.

use serde::{Deserialize, Serialize};

use super::drill::DrillReport;
use super::envelope::Envelope;
use super::practice::Finding;
use super::proof::Proof;
use super::settings::Settings;
use super::settings::speech::SpeechOutput;
use super::sheet::SheetReport;
use super::shelf::ShelfAnswer;
use super::system_fault::OpenFault;
use super::tape::TapeReport;
use super::tournament::TournamentAnswer;
use super::work::WorkReport;
use crate::record::Record;

/// What the world tells a session, unasked or as the answer to a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(
    clippy::large_enum_variant,
    reason = "the settings come once, when the program starts"
)]
pub enum Report {
    /// The program has started; the game in the log, if any, is to be offered again.
    Started(Settings),
    /// The question that was open when the program ended is put again, if the game is gone on with. It stands behind
    /// [`Report::Started`] in the log, so that what earlier versions have logged replays without it.
    QuestionLeft,
    /// Time has passed, and nothing else has happened.
    Tick,
    /// The player reads in a menu, or does so no longer: in practice the clocks wait meanwhile.
    InMenu(bool),
    /// The player speaks, and what he says is not known yet; or does so no longer: a move that was read back waits
    /// meanwhile.
    Speaks(bool),
    /// Something around the session is impaired.
    Trouble(Trouble),
    /// A game from a file is there to be listened to.
    Opened(Box<OpenedGame>),
    /// A game could not be opened.
    NotOpened(OpenFault),
    /// An envelope was read from a file.
    Envelope(Box<Envelope>),
    /// The envelope in a file could not be read.
    NoEnvelope(OpenFault),
    /// The envelope of the adjourned game was written into this file.
    EnvelopeFiled(String),
    /// The file of the envelope is as the envelope is again.
    EnvelopeKept,
    /// The answer to [`Request::Prove`](super::request::Request::Prove).
    Proved(Proof),
    /// The answer to [`Request::Think`](super::request::Request::Think).
    Thought(Box<Finding>),
    /// The computer slept, or the program stood still, for a time that the clock has not counted.
    Slept {
        /// How long, in milliseconds.
        ms: u64,
    },
    /// The program has never been started before, and this one is proposed to speak.
    SpeakerProposed(SpeechOutput),
    /// The program has never been started before, and nobody was asked in which words moves are announced.
    WordsProposed,
    /// What is done with a scoresheet.
    Sheet(SheetReport),
    /// What drills have waited for.
    Drill(DrillReport),
    /// The shelf answers.
    Shelf(ShelfAnswer),
    /// The file of a tournament answers, or the engine that pairs.
    Tournament(Box<TournamentAnswer>),
    /// How far a work is that takes its time.
    Work(WorkReport),
    /// What becomes of the dictaphone.
    Tape(TapeReport),
}

impl Report {
    /// Whether the report may change the game or the settings, so that a log must not lose it.
    pub const fn must_be_kept(&self) -> bool {
        match self {
            Self::Tick
            | Self::Trouble(_)
            | Self::Drill(_)
            | Self::Shelf(_)
            | Self::Tournament(_)
            | Self::Work(_) => false,
            Self::Started(_)
            | Self::QuestionLeft
            | Self::InMenu(_)
            | Self::Speaks(_)
            | Self::Opened(_)
            | Self::NotOpened(_)
            | Self::Envelope(_)
            | Self::NoEnvelope(_)
            | Self::EnvelopeFiled(_)
            | Self::EnvelopeKept
            | Self::Proved(_)
            | Self::Thought(_)
            | Self::Slept { .. }
            | Self::SpeakerProposed(_)
            | Self::WordsProposed
            | Self::Sheet(_)
            | Self::Tape(_) => true,
        }
    }
}

/// A game from a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenedGame {
    /// The game.
    pub record: Record,
    /// Its number in the file, counted from 1.
    pub number: u32,
    /// How many games the file has.
    pub count: u32,
}

/// What the world around the session cannot do; told to the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trouble {
    /// Sound or speech is impaired; the key of what happened, and what the system said.
    Sound {
        /// The key of what happened.
        key: String,
        /// What the system said.
        detail: String,
    },
    /// A file could not be written.
    Unwritable {
        /// The file.
        file: String,
        /// What the system said.
        detail: String,
    },
    /// Another program has the log of this folder; this session is not kept.
    LogInUse,
    /// What is done from now on is not kept.
    NotKept,
    /// The settings could not be read; they were put aside.
    SettingsBroken {
        /// What is wrong, and where.
        detail: String,
    },
    /// The value of one setting could not be read; its usual value holds.
    SettingBroken {
        /// The setting, as it stands in the file.
        detail: String,
    },
    /// What was learnt in drills could not be read; it was put aside.
    ProgressBroken {
        /// What is wrong, and where.
        detail: String,
    },
    /// The log of the last game was damaged; what could be read is there.
    LogDamaged {
        /// The first line that could not be read, counted from 1.
        line: u32,
        /// Where the damaged log is kept.
        kept: String,
    },
    /// The file has no game before or after this one, or no file is open.
    NoOtherGame,
    /// A voice of this name does not exist.
    NoSuchVoice(String),
    /// The words are no command and no move.
    NotUnderstood(String),
    /// The screen reader that is to speak has come or gone; while it is gone the own voice speaks.
    Reader {
        /// Whether it reads the window now.
        is_there: bool,
    },
    /// A screen reader has come while the own voice speaks; who speaks is left to the player.
    ReaderBeside,
}
