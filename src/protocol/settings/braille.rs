//! What the player has chosen for Braille in the hands: the code, and how cells are struck.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// How the keys of a Braille writer make a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Strokes {
    /// All dots of a cell at once, with both hands.
    #[default]
    Whole,
    /// With one hand: the left column of the cell, then the right one.
    Halves,
    /// With one hand or one finger: the dots one after the other, then the space bar.
    Collected,
}

/// The settings of Braille.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BrailleSettings {
    /// The key of the code in which moves are written and read; empty for whichever fits.
    pub code: String,
    /// How cells are struck.
    pub strokes: Strokes,
}

impl BrailleSettings {
    /// The code that was chosen; `None` for whichever fits.
    pub fn code(&self) -> Option<&'static crate::braille::BrailleCode> {
        crate::braille::code(&self.code)
    }
}
