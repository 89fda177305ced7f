//! The scoresheet of the game: notes beside its moves, its variations, and saving it in files.

use crate::game::{Move, Position};
use crate::pgn::{Guess, Oddities};
use crate::protocol::OpenFault;
use crate::protocol::settings::sheet::Format;
use serde::{Deserialize, Serialize};

/// What is done with the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetCommand {
    /// Tells what stands beside the move reached.
    Tell,
    /// Puts a comment after the move reached; an empty one takes it away, after a question.
    Comment(String),
    /// Puts a sign beside the move reached, or takes it away if it stands there.
    Glyph(u8),
    /// The next sign of quality; after the last one none.
    NextQuality,
    /// Goes into a variation instead of the move reached, by its number from 1.
    Enter(usize),
    /// Goes back from a variation.
    Leave,
    /// Saves the notes in the file that the game is from; asks first.
    Save,
    /// Writes the game to a file; without a path one that is not there yet.
    Export(Export),
    /// Shows a page of the sheet in dots and tells what the sheet is like, without writing it; without a
    /// number the page after the one shown last.
    Preview(Option<u32>),
}

/// A file to be written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Export {
    /// In which format.
    pub format: Format,
    /// Where; `None` for a name made of the date and the players.
    pub path: Option<String>,
    /// Whether a file there may be overwritten.
    #[serde(default)]
    pub overwrites: bool,
}

impl Export {
    /// Into a file with a name that is not there yet.
    pub const fn of(format: Format) -> Self {
        Self {
            format,
            path: None,
            overwrites: false,
        }
    }
}

/// A file that has been written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrittenFile {
    /// Its path.
    pub file: String,
    /// Of a Braille sheet, the number of pages, and the cells and lines of one.
    pub pages: Option<(u32, u32, u32)>,
    /// Whether the code has signs that no source gives.
    pub is_provisional: bool,
}

/// What is to be told of a file of games besides the games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ReadNote {
    /// How many games have faults; the others are there.
    pub faulty: u32,
    /// The lines of the first faults, counted from 1.
    pub lines: Vec<u32>,
    /// The one fault, where there is only one, and it is a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong_move: Option<OpenFault>,
    /// The encoding that was guessed, if the file is not in UTF-8.
    pub guess: Option<Guess>,
    /// What was unusual in the games that could be read.
    pub odd: Oddities,
    /// How many games begin from a position and have moves, if most of them do: there something can be found.
    #[serde(default)]
    pub to_be_found: u32,
}

/// Why notes could not be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotSaved {
    /// The game is from no file.
    NoFile,
    /// The file is no longer as it was read.
    ChangedOutside,
    /// Braille ASCII has no cells of eight dots, and the code wants them.
    EightDots,
    /// No move is sealed.
    NothingSealed,
    /// The move is sealed under another word.
    WrongWord,
}

/// A page of a sheet that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Previewed {
    /// Its number, from 1.
    pub page: u32,
    /// How many pages the sheet has.
    pub pages: u32,
    /// How many lines are written on it.
    pub lines: u32,
    /// Cells in a line of a page.
    pub width: u32,
    /// Lines on a page.
    pub height: u32,
    /// Whether the code has signs that no source gives.
    pub is_provisional: bool,
}

/// A question about the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetQuestion {
    /// Save the notes in the file?
    Save,
    /// Overwrite the file?
    Overwrite(Export),
    /// Delete the comment on the move reached?
    Delete,
}

/// What happened to the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetEvent {
    /// What stands beside the move reached.
    Beside {
        /// The comment, without commands to programs.
        comment: String,
        /// The signs.
        glyphs: Vec<u8>,
        /// The first moves of the variations, with the position before them.
        variations: Vec<(Position, Move)>,
    },
    /// Nothing stands there.
    Nothing,
    /// The comment there now; empty if it was taken away.
    Commented(String),
    /// The signs there now.
    Signed(Vec<u8>),
    /// A variation was entered; its comment, and the position before its first move.
    Entered(String),
    /// A variation was left.
    Left,
    /// There is no such variation.
    NoVariation,
    /// The Braille code has no signs for the game on the board.
    NoSign,
    /// Notes are not made while a game is played.
    NotNow,
    /// What is to be told of a file of games besides the games.
    Read(ReadNote),
    /// The notes are to be saved in the file of the game.
    Saving,
    /// A page is to be shown, by its number; the last one if there are not so many.
    Previewing,
    /// A page is shown.
    Previewed(Previewed),
    /// A file has been written.
    Written(WrittenFile),
    /// The notes could not be saved.
    NotSaved(NotSaved),
}

/// What became of a sheet that was to be written, shown or read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetReport {
    /// A file has been written.
    Written(WrittenFile),
    /// A page is shown.
    Previewed(Previewed),
    /// The file exists: shall it be overwritten?
    Exists(Export),
    /// What is to be told of a file of games besides the games.
    Read(ReadNote),
    /// The notes could not be saved.
    NotSaved(NotSaved),
}
