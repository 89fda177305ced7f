//! The questions of the first start: who speaks, and in which words moves are announced.

use crate::protocol::{Change, Choice as _, Event, MoveWords, Question, Setting, SpeechOutput};
use crate::session::Session;

impl Session {
    /// From now on this one speaks. Who is asked that starts the program for the first time: the words of moves
    /// come next.
    pub(in crate::session) fn speak_through(&mut self, output: SpeechOutput) -> Vec<Event> {
        let mut events = self.apply_change(Change::to(Setting::Output, output.key()));
        events.extend(self.ask(Question::Words));
        events
    }

    /// From now on moves are announced in these words.
    pub(in crate::session) fn announce_in(&mut self, words: MoveWords) -> Vec<Event> {
        self.apply_change(Change::Words(words))
    }
}
