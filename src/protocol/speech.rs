//! Who speaks: the program's own voice or the screen reader, and the question which of them.

use serde::{Deserialize, Serialize};

/// A step through what was said, or something to do with where one stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewStep {
    /// To what was said before.
    Previous,
    /// To what was said after.
    Next,
    /// To the oldest that is kept.
    First,
    /// To the newest.
    Last,
    /// What one stands on, letter by letter.
    Spell,
    /// What one stands on, to the clipboard.
    Copy,
}

impl ReviewStep {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] = [
        Self::Previous,
        Self::Next,
        Self::First,
        Self::Last,
        Self::Spell,
        Self::Copy,
    ];

    /// The key under which voices keep what it does.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Previous => "review-previous",
            Self::Next => "review-next",
            Self::First => "review-first",
            Self::Last => "review-last",
            Self::Spell => "review-spell",
            Self::Copy => "review-copy",
        }
    }
}
