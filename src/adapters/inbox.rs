//! What arrives in the one inbox of the program, whoever sends it.

use super::speaker::SpeakerEvent;
use super::tape::TapeReport;
use crate::display::DisplayReport;
use crate::input::DeviceInput;
use crate::protocol::ask::Ask;
use crate::protocol::practice::Finding;
use crate::protocol::proof::Proof;

/// What arrives in the inbox.
#[derive(Debug)]
pub enum Message {
    /// The player did something.
    Input(DeviceInput),
    /// The speaker reports.
    Speaker(SpeakerEvent),
    /// A screen reader reads the front from now on, or does so no longer.
    Reader(bool),
    /// The Braille display reports.
    Display(DisplayReport),
    /// The dictaphone reports.
    Tape(TapeReport),
    /// A search has come to its end.
    Proved(Proof),
    /// What was thought about is found.
    Thought(Box<Finding>),
    /// What is done elsewhere tells something.
    Told(Box<Ask>),
    /// A file that took its time to read has been read.
    Opened,
    /// The front is gone; the program ends.
    Close,
}
