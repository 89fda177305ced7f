//! Who speaks: the answer to the question whether it is to be the one proposed.

use crate::protocol::{Change, Choice as _, Event, Setting, SpeechOutput};
use crate::session::Session;

impl Session {
    /// From now on this one speaks.
    pub(in crate::session) fn speak_through(&mut self, output: SpeechOutput) -> Vec<Event> {
        self.apply_change(Change::to(Setting::Output, output.key()))
    }
}
