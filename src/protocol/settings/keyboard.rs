//! What the letters of the keyboard are for, and the keys that the player has changed.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// What letters and digits do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Keyboard {
    /// They are typed into the line: moves and commands in words.
    #[default]
    Line,
    /// They explore the board.
    Board,
    /// The eight keys on which the fingers rest name files and ranks.
    HomeRow,
    /// They are the dots of a Braille writer.
    Perkins,
}

/// The keys that the player has changed: the id of a command, and the name of its key.
///
/// What is in it is not checked here: an id or a key that nobody knows any more is kept, and does
/// nothing.
pub type Keys = BTreeMap<String, String>;
