//! Work that takes its time: imports, exports, searches. It is done outside; the session knows how
//! far it is, and tells it when it is asked.

use crate::board::listed;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum WorkKind {
    /// A file of games is opened.
    Open,
    /// Games of a file are put on the shelf.
    Import,
    /// Games are written into a file.
    Export,
    /// Games are looked for.
    Search,
    /// The shelf is written into a file.
    Backup,
    /// The shelf of a file is taken.
    Restore,
}

listed!(WorkKind);

/// How far a work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Working {
    /// What is done.
    pub task: WorkKind,
    /// Number of games, or parts, that are done.
    pub done: u32,
    /// Percentage of the whole that is done; `None` if it is not known.
    pub percent: Option<u32>,
}

impl Working {
    /// With the number of games or parts that are done, and what part of the whole that is, if it is known.
    pub fn at(task: WorkKind, done: usize, part: Option<(u64, u64)>) -> Self {
        let percent = part.map(|(done, all)| {
            let percent = done.saturating_mul(100) / all.max(1);
            u32::try_from(percent.min(100)).unwrap_or(100)
        });
        Self {
            task,
            done: u32::try_from(done).unwrap_or(u32::MAX),
            percent,
        }
    }
}

/// What happens to a work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WorkCommand {
    /// The player asks how far it is.
    Tell,
    /// The player stops it.
    Stop,
}

/// What has happened to a work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkEvent {
    /// It has begun.
    Began(WorkKind),
    /// It is so far; whether the player has asked.
    Reached(Working, bool),
    /// It is done, or was stopped.
    Ended(WorkKind, bool),
    /// It is to be stopped.
    Stopping(WorkKind),
    /// Another work is not done yet.
    Busy(Working),
    /// Nothing is being done.
    None,
}

/// How far a work is that takes its time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WorkReport {
    /// It has begun, or is to begin; one thing after the other.
    Began(WorkKind),
    /// It is so far.
    Reached(Working),
    /// It has come to its end; whether it was stopped before.
    Ended(WorkKind, bool),
}
