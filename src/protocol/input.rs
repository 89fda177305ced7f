//! What goes into a session and what comes out of it.

use serde::{Deserialize, Serialize};

use super::ask::Ask;
use super::drill::Stamp;
use super::event::Event;
use super::report::Report;
use super::request::Request;
use crate::board::made_of;

/// What happens to a session. The log of a session is a list of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(
    clippy::large_enum_variant,
    reason = "the settings come once, when the program starts"
)]
pub enum Input {
    /// What a player asks; it may be refused, with a reason.
    Ask(Ask),
    /// What the world reports; it never is.
    Report(Report),
}

impl Input {
    /// Puts what only the world knows into an input that needs it.
    pub fn stamp(&mut self, stamp: Stamp, engines: impl FnOnce() -> Vec<String>) {
        match self {
            Self::Ask(ask) => ask.stamp(stamp, engines),
            Self::Report(Report::Drill(report)) => report.stamp(stamp),
            Self::Report(_) => {}
        }
    }

    /// Whether it may change the game or the settings, so that a log must not lose it.
    pub fn must_be_kept(&self) -> bool {
        match self {
            Self::Ask(ask) => ask.must_be_kept(),
            Self::Report(report) => report.must_be_kept(),
        }
    }
}

made_of!(Input: Ask(Ask), Report(Report));

/// What comes of an input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// What has happened, to be told.
    pub events: Vec<Event>,
    /// What is wanted of the world.
    pub requests: Vec<Request>,
}
