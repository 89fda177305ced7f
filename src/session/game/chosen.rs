//! Whom the program plays against: how it was before a choice that is left, and in a game that is over.

use super::practice::ChosenOpponent;
use crate::board::Side;
use crate::protocol::{Change, Engine, Event, OpponentChange, Refusal};
use crate::session::{Session, refused};

impl Session {
    fn chosen_opponent(&self) -> Box<ChosenOpponent> {
        Box::new(ChosenOpponent {
            side: self.practice.opponent,
            is_replaced: self.practice.is_replaced,
            settings: self.settings.opponent.clone(),
        })
    }

    /// An opponent is about to be chosen: how it was is remembered until that is done.
    pub(super) fn begin_choice(&mut self) {
        self.practice.before = Some(self.chosen_opponent());
    }

    /// Another opponent, or another level, comes: who has played a game that is over stays with it.
    pub(in crate::session) fn note_who_played(&mut self) {
        let is_over = self.table.record.outcome().is_some();
        if is_over && self.practice.played.is_none() {
            self.practice.played = Some(self.chosen_opponent());
        }
    }

    /// The choice is left, and all is as before it.
    pub(super) fn leave_choice(&mut self) -> Vec<Event> {
        let Some(question) = self.table.question.take() else {
            return refused(Refusal::NoQuestion);
        };
        let mut events = vec![Event::Declined(question)];
        let Some(before) = self.practice.before.take() else {
            return events;
        };
        self.practice.opponent = before.side;
        self.practice.is_replaced = before.is_replaced;
        let game = self.position().game();
        let engine = before.settings.engines.of(game);
        if engine != self.settings.opponent.engines.of(game) {
            let change = OpponentChange::Engine(game, engine.cloned());
            events.extend(self.apply_change(Change::Opponent(change)));
        }
        let level = before.settings.level;
        if level != self.settings.opponent.level {
            events.extend(self.apply_change(Change::Opponent(OpponentChange::Level(level))));
        }
        events
    }

    /// Who plays, or has played, the game on the board for the program: the side, the level, and the engine.
    pub fn opponent_of_game(&self) -> Option<(Side, u8, Option<&Engine>)> {
        let game = self.position().game();
        let is_over = self.table.record.outcome().is_some();
        let played = self.practice.played.as_deref().filter(|_| is_over);
        let (side, settings, is_replaced) = match played {
            Some(played) => (played.side, &played.settings, played.is_replaced),
            None => (
                self.practice.opponent,
                &self.settings.opponent,
                self.practice.is_replaced,
            ),
        };
        let engine = settings.engines.of(game).filter(|_| !is_replaced);
        Some((side?, settings.level, engine))
    }
}
