//! What is under way around the session: a display that shows it, a file that is read, a record that runs.

use std::sync::mpsc::Receiver;

use crate::adapters::audio::microphone::Microphone;
use crate::adapters::listening::Listener;
use crate::adapters::open_file::Opened;
use crate::adapters::tape::Dictaphone;
use crate::adapters::work::{StopSign, Stopped};
use crate::display::{Display, DisplayLine};
use crate::input::spoken::{Sayable, SpokenMeaning};
use crate::input::talk::Talk;
use crate::protocol::Settings;

/// The display that is there, and what is on it.
#[derive(Debug, Default)]
pub(super) struct Shown {
    pub(super) display: Option<Display>,
    pub(super) line: DisplayLine,
}

/// The file that is being read.
#[derive(Default)]
pub(super) struct FileOpening {
    pub(super) stop: StopSign,
    pub(super) result: Option<Receiver<Result<Opened, Stopped>>>,
}

impl FileOpening {
    /// Stops the reading.
    pub(super) fn stop(&self) {
        self.stop.stop();
    }
}

/// The dictaphone, if it runs, and the microphone while it listens.
#[derive(Default)]
pub(super) struct Taping {
    pub(super) dictaphone: Option<Dictaphone>,
    /// Those that still write what they have been told.
    pub(super) ending: Vec<Dictaphone>,
    pub(super) own_voice: bool,
    pub(super) microphone: Option<Microphone>,
    /// Which game of the record it is, counted from 1.
    pub(super) game: u32,
    /// Whether the announcement to come is the first of the game.
    pub(super) begins: bool,
}

/// Who listens, and for what.
#[derive(Default)]
pub(super) struct Listening {
    pub(super) listener: Option<Listener>,
    /// Whether it was looked for what an earlier run has kept.
    pub(super) has_looked: bool,
    pub(super) open: Option<OpenMicrophone>,
    /// What was said last may have meant these.
    pub(super) meant: Vec<SpokenMeaning>,
    /// What can be said, as the listener was told.
    pub(super) told: Option<(Sayable, Settings)>,
    /// Whether the words with which a voice is taught are being found out.
    pub(super) teaches: bool,
    /// How many microphones were closed whose sound is not wanted.
    pub(super) unheard: u32,
    /// Whether something that was said is being found out.
    pub(super) works: bool,
    /// What was said as long as this number was the newest is given up.
    pub(super) given_up: u64,
    /// Whether the player spoke already when the microphone began to hear, or some of what he said did not come.
    pub(super) is_cut: bool,
}

/// The microphone while it is open.
pub(super) struct OpenMicrophone {
    pub(super) _microphone: Microphone,
    pub(super) talk: Talk,
}
