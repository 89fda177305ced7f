//! The name of the player, under which his games are kept: asked once, when there is a game to keep.

use crate::protocol::{Change, Event, Question};
use crate::session::Session;

impl Session {
    /// The question for the name of the player, at the end of his first game against the program.
    pub(in crate::session) fn ask_name(&mut self, events: &[Event]) -> Vec<Event> {
        let is_over = events.iter().any(|event| matches!(event, Event::Ruled(_)));
        let is_kept = is_over && self.table.record.plies() > 0 && self.opponent_here().is_some();
        if !is_kept || self.settings.player.is_some() || self.table.question.is_some() {
            return Vec::new();
        }
        self.ask(Question::Name)
    }

    /// The games of the player bear the name of the system's user.
    pub(in crate::session) fn keep_name_of_computer(&mut self) -> Vec<Event> {
        self.apply_change(Change::Player(String::new()))
    }
}
