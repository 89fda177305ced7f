//! What is told of a tournament is in its file, and what other programs write there is known here.

use super::lookup::pairings;
use super::{fault, told};
use crate::protocol::{Ask, Event, Input, Report, TournamentAnswer, TournamentEvent};
use crate::session::Session;
use crate::session::outside::{EventPlace, OpenEvent};
use crate::tournament::{
    SwissPairs, Tournament, TournamentEntry, TournamentFault, TournamentInput,
};

impl Session {
    /// What is told now, or together with what is still to be written.
    pub(super) fn once_kept(&mut self, mut events: Vec<Event>) -> Vec<Event> {
        if let Some(open) = &mut self.outside.event
            && open.kept < open.event.log().len()
        {
            open.pending.append(&mut events);
        }
        events
    }

    /// Where the event that is open is, and how much of its log is there, as far as is known.
    pub fn event_file(&self) -> Option<(&str, &[TournamentEntry])> {
        let open = self.outside.event.as_ref()?;
        Some((&open.path, open.event.log().get(..open.kept)?))
    }

    /// Whether an input may look at the event that is open, or change it, so that its file is read again before.
    pub fn consults_event(&self, input: &Input) -> bool {
        let open = self.outside.event.as_ref();
        let asks = match input {
            Input::Ask(ask) => matches!(ask, Ask::Tournament(_) | Ask::Yes),
            Input::Report(Report::Tournament(answer)) => matches!(
                **answer,
                TournamentAnswer::Paired(_)
                    | TournamentAnswer::Report(_)
                    | TournamentAnswer::Entries(_)
                    | TournamentAnswer::Games(_)
            ),
            Input::Report(_) => false,
        };
        open.is_some_and(|open| asks || open.played.is_some())
    }

    /// Takes what another program has written into the file, behind so many entries.
    pub(super) fn catch_up(
        &mut self,
        path: &str,
        from: usize,
        entries: Vec<TournamentEntry>,
    ) -> Vec<Event> {
        let open = self.outside.event.as_mut();
        let Some(open) = open.filter(|open| open.path == path) else {
            return Vec::new();
        };
        // A file that has lost what was in it may be an older one.
        let is_older = from < open.kept;
        open.back_to(from);
        let mut facts = Vec::new();
        for entry in entries {
            facts.extend(open.event.take(entry.at, entry.input).unwrap_or_default());
        }
        open.kept = open.event.log().len();
        self.follow_game_of_event(is_older);
        match facts.is_empty() {
            true => Vec::new(),
            false => told(TournamentEvent::Elsewhere(facts)),
        }
    }

    /// What the engine has answered is checked before anybody hears it.
    pub(super) fn take_pairs(&mut self, text: &str) -> Vec<Event> {
        let Some(open) = &self.outside.event else {
            return told(TournamentEvent::NotOpen);
        };
        let can_be = |pairs: &SwissPairs| {
            let checked = open.event.check_pairs(pairs);
            checked.and_then(|()| open.event.check_colours(pairs))
        };
        let pairs = SwissPairs::read(text).and_then(|pairs| can_be(&pairs).map(|()| pairs));
        let mut events = match pairs {
            Ok(pairs) => self.happen(TournamentInput::Pair(pairs)),
            Err(wrong) => return fault(TournamentFault::OfEngine(Box::new(wrong))),
        };
        if let Some(open) = &self.outside.event {
            let round = open.event.rounds().len();
            let pairs = told(pairings(&open.event, round));
            events.extend(self.once_kept(pairs));
        }
        events
    }
}

impl OpenEvent {
    /// Only so many entries of the log are there.
    pub(super) fn back_to(&mut self, count: usize) {
        if count < self.event.log().len() {
            let log = self.event.log().iter().take(count).cloned();
            self.event = Tournament::replay(log.collect::<Vec<_>>());
        }
        self.pending.clear();
        if let EventPlace::Table(..) = self.place {
            // The rows may have moved under the player.
            self.place = EventPlace::Table(0, 0);
        }
    }
}
