//! How sheets are written from the board: the format, the Braille chess code, the layout, the page.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

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
    /// PEF.
    Pef,
    /// eBraille.
    #[strum(serialize = "ebrl")]
    Ebraille,
}

impl Format {
    /// The format in Braille after this one.
    #[must_use]
    pub const fn next_in_braille(self) -> Self {
        match self {
            Self::Brf => Self::Unicode,
            Self::Unicode => Self::Pef,
            Self::Pef => Self::Ebraille,
            Self::Pgn | Self::Ebraille => Self::Brf,
        }
    }
}

/// How sheets in Braille are written from the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetSettings {
    /// The format.
    pub format: Format,
    /// The id of the Braille chess code.
    pub code: String,
    /// How the moves stand.
    pub layout: SheetLayout,
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
            layout: SheetLayout::Columns,
            width: 40,
            height: 25,
        }
    }
}

/// A change of how sheets in Braille are written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetChange {
    /// Another format.
    Format(Format),
    /// Another chess code.
    Code(String),
    /// Another layout.
    Layout(SheetLayout),
    /// Another size: cells in a line, lines on a page.
    Size(usize, usize),
    /// Other cells in a line.
    Width(usize),
    /// Other lines on a page.
    Height(usize),
}

impl SheetSettings {
    /// Carries a change out.
    pub fn apply(&mut self, change: &SheetChange) {
        match change {
            SheetChange::Format(format) => self.format = *format,
            SheetChange::Code(code) => self.code.clone_from(code),
            SheetChange::Layout(layout) => self.layout = *layout,
            SheetChange::Size(width, height) => (self.width, self.height) = (*width, *height),
            SheetChange::Width(width) => self.width = *width,
            SheetChange::Height(height) => self.height = *height,
        }
    }
}

/// How the moves stand on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SheetLayout {
    Columns,
    Running,
    Single,
    Double,
}
