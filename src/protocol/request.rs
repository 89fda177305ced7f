//! What a session wants of the world. Every request ends in exactly one report.

use super::envelope::Envelope;
use super::practice::Errand;
use super::proof::ProofQuestion;
use super::sheet::Export;
use super::shelf::ShelfRequest;
use super::tournament::TournamentRequest;
use super::work::WorkKind;
use crate::game::Position;

/// What is to be done outside. What only hurries the end of another request, `StopThinking` or `StopWork`, has no report
/// of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Thinks about a position; ends in [`Report::Thought`](super::report::Report::Thought).
    Think {
        /// What is to be found out.
        errand: Box<Errand>,
        /// The positions of the game before, the oldest first.
        past: Vec<Position>,
    },
    /// What is being thought about is no longer wanted.
    StopThinking,
    /// Proves whether somebody can still mate; ends in
    /// [`Report::Proved`](super::report::Report::Proved).
    Prove(ProofQuestion),
    /// Asks the shelf; ends in [`Report::Shelf`](super::report::Report::Shelf), in an opened game
    /// or in games to be found.
    Shelf(ShelfRequest),
    /// Asks the file of a tournament, or the engine that pairs; ends in
    /// [`Report::Tournament`](super::report::Report::Tournament).
    Tournament(TournamentRequest),
    /// A work that takes its time is to end soon.
    StopWork(WorkKind),
    /// Starts the dictaphone; ends in a [`TapeReport`](super::tape::TapeReport).
    Record {
        /// Whether the microphone is recorded at each announcement.
        own_voice: bool,
    },
    /// The dictaphone is to finish its file; ends in a [`TapeReport`](super::tape::TapeReport).
    StopRecording,
    /// Saves the notes in the file from which the game is.
    Save,
    /// Writes the scoresheet into a file.
    Export(Export),
    /// Shows a page of the scoresheet, counted from 1.
    Preview(u32),
    /// Reads what is to be found in the file that was opened last.
    ReadTactics,
    /// Writes what was drilled into a file.
    ExportProgress,
    /// Keeps the envelope of an adjourned game.
    KeepEnvelope {
        /// The envelope.
        envelope: Box<Envelope>,
        /// Whether it has no file yet.
        is_new: bool,
    },
}
