//! How sheets are written from the board: the format, the Braille chess code, the layout, the page.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::braille::Layout;

/// The formats in which a game is saved from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Format {
    /// Portable Game Notation.
    Pgn,
    /// Braille ASCII.
    Brf,
    /// Unicode Braille.
    Unicode,
    Pef,
    #[strum(serialize = "ebrl")]
    Ebraille,
}

/// How sheets in Braille are written from the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetSettings {
    pub format: Format,
    /// The id of the Braille chess code.
    pub code: String,
    /// How the moves stand.
    pub layout: Layout,
    /// Cells in a line.
    pub width: usize,
    /// Lines on a page.
    pub height: usize,
}

impl Default for SheetSettings {
    fn default() -> Self {
        Self {
            format: Format::Brf,
            code: "san-low".to_owned(),
            layout: Layout::Columns,
            width: 40,
            height: 25,
        }
    }
}
