//! What a device reports, and which of two players it comes from, where each has one.

use super::pad::PadReport;
use super::perkins::{Chord, Touch};
use super::spoken::Listened;
use crate::board::{Side, Square};
use crate::catalogue::key::Key;
use crate::protocol::{Folder, PathCompletion, ReviewStep};

/// What a device reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeviceInput {
    /// A key of the table was pressed.
    Key(Key),
    /// A key was pressed that types a character.
    Stroke(Key, char),
    /// A character was typed, nobody knows by which key.
    Character(char),
    /// A whole line was entered: a verb of the console, or words.
    Line(String),
    /// A move that was said ahead comes now.
    Ahead(String),
    /// The gamepad reports something.
    Pad(PadReport),
    /// A key of the Braille writer went down or came up.
    Touch(Touch),
    /// The Braille display asks for something.
    Display(DisplayKey),
    /// What has become of listening to the player.
    Spoken(Listened),
    /// The key that keeps the microphone open came up.
    MicrophoneUp,
    /// A square was clicked or touched.
    Click(Square),
    /// A row of the menu, or an option of the question, was clicked, counted from 0.
    Row(usize),
    /// Text from the clipboard.
    Pasted(String),
    /// The focus has moved to a part of the window with this name.
    Focused(String),
    /// A file was dropped on the window, or named at the start.
    Path(String),
    /// What stands in a folder that was asked for.
    Files(Folder),
    /// The path that is being typed is to be completed.
    Complete,
    /// How the path that is being typed goes on.
    Completed(PathCompletion),
    /// What a device reports that belongs to the player of one side.
    By(Side, Box<DeviceInput>),
}

/// What a key of a Braille display means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisplayKey {
    /// Dots that were typed.
    Chord(Chord),
    /// The key above a square.
    Square(Square),
    /// A key that a keyboard has, too.
    Press(Key),
    /// What was said is to be had again.
    Review(ReviewStep),
}

impl DeviceInput {
    /// Whose device reports it, if that is known, and what it reports.
    #[must_use]
    pub fn of_whom(self) -> (Option<Side>, Self) {
        if let Self::By(side, input) = self {
            return (Some(side), input.of_whom().1);
        }
        if let Self::Line(line) = &self
            && let Some((side, rest)) = by(line)
        {
            return (Some(side), Self::Line(rest.to_owned()));
        }
        (None, self)
    }
}

/// `by black left`: a line of the console as it comes from the device of one player.
fn by(line: &str) -> Option<(Side, &str)> {
    let (side, rest) = line.trim().strip_prefix("by ")?.trim().split_once(' ')?;
    let side = side.parse().ok()?;
    Some((side, rest.trim()))
}
