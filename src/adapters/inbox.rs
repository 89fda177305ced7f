//! What arrives in the one inbox of the program, whoever sends it.

use super::audio::heard::MicrophoneReport;
use super::speaker::SpeakerEvent;
use super::tape::Recorded;
use crate::display::DisplayReport;
use crate::input::DeviceInput;
use crate::input::spoken::Listened;
use crate::protocol::{Finding, Proof, Report};

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
    Tape(Recorded),
    /// The microphone reports.
    Microphone(MicrophoneReport),
    /// The listener has understood something, of what could be said when it had this number.
    Understood(u64, Listened),
    /// A search has come to its end.
    Proved(Proof),
    /// What was thought about is found.
    Thought(Box<Finding>),
    /// What is done elsewhere tells something.
    Told(Box<Report>),
    /// A file that took its time to read has been read.
    Opened,
    /// The front is gone; the program ends.
    Close,
}
