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

/// A change of such a setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BrailleChange {
    /// Another code, by its key; empty for whichever fits.
    Code(String),
    /// Cells are struck in another way.
    Strokes(Strokes),
}

impl BrailleSettings {
    /// Makes a change.
    pub fn apply(&mut self, change: &BrailleChange) {
        match change {
            BrailleChange::Code(code) => self.code.clone_from(code),
            BrailleChange::Strokes(strokes) => self.strokes = *strokes,
        }
    }

    /// The code that was chosen; `None` for whichever fits.
    pub fn code(&self) -> Option<&'static crate::braille::Code> {
        crate::braille::code(&self.code)
    }

    /// The key of the code after the one chosen; after the last one, whichever fits.
    pub fn next_code(&self) -> String {
        let ids = crate::braille::codes().iter().map(crate::braille::Code::id);
        let mut after = ids.skip_while(|id| *id != self.code);
        let next = match self.code.is_empty() {
            true => crate::braille::codes()
                .first()
                .map(crate::braille::Code::id),
            false => after.nth(1),
        };
        next.unwrap_or_default().to_owned()
    }
}
