//! Who speaks: the program's own voice or the screen reader, and the question which of them.

use crate::board::listed;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A step through what was said, or something to do with where one stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ReviewStep {
    /// To what was said before.
    #[strum(serialize = "review-previous")]
    Previous,
    /// To what was said after.
    #[strum(serialize = "review-next")]
    Next,
    /// To the oldest that is kept.
    #[strum(serialize = "review-first")]
    First,
    /// To the newest.
    #[strum(serialize = "review-last")]
    Last,
    /// What one stands on, letter by letter.
    #[strum(serialize = "review-spell")]
    Spell,
    /// What one stands on, to the clipboard.
    #[strum(serialize = "review-copy")]
    Copy,
    /// The position on the board as a FEN, to the clipboard.
    #[strum(serialize = "copy-position")]
    CopyPosition,
    /// The game on the board as PGN, to the clipboard.
    #[strum(serialize = "copy-game")]
    CopyGame,
}

listed!(ReviewStep);
